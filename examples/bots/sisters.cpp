// A bot in C++17: the Crescent sisters, and all of them become chambermaids. One file, no dependency.
//
//     g++ -std=c++17 -O2 -o sisters examples/bots/sisters.cpp
//     cuore arena process:./sisters big-love --games 20
//
// docs/protocol.md tells what goes over the lines. A bot that reads the view wants a JSON library; one that goes by the
// words of its options needs only two fields, and they come before the view: "id" and "options".
#include <cctype>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

using std::string;
using std::string_view;

// The text behind "key": in a message; nothing if it is not there.
string_view after(string_view line, string_view key) {
  const string quoted = "\"" + string(key) + "\":";
  const auto at = line.find(quoted);
  return at == string_view::npos ? string_view() : line.substr(at + quoted.size());
}

// A JSON string that begins at `at`, which is moved behind it. Names in notation hold no escapes but \" and \\.
string read_string(string_view line, size_t &at) {
  string found;
  for (++at; at < line.size() && line[at] != '"'; ++at) {
    if (line[at] == '\\' && at + 1 < line.size()) ++at;
    found += line[at];
  }
  ++at;
  return found;
}

std::vector<string> read_options(string_view line) {
  std::vector<string> options;
  const string_view list = after(line, "options");
  for (size_t at = 1; at < list.size() && list[at] == '"'; at += list[at] == ',') options.push_back(read_string(list, at));
  return options;
}

bool begins(const string &words, string_view wish) { return words.compare(0, wish.size(), wish) == 0; }

size_t choose(const std::vector<string> &options) {
  for (const string_view wish : {"chamber ", "play all", "end serving"})
    for (size_t at = 0; at < options.size(); ++at)
      if (begins(options[at], wish)) return at;
  static size_t turn = 0;  // one sister after the other
  std::vector<size_t> sisters;
  for (size_t at = 0; at < options.size(); ++at)
    if (begins(options[at], "employ ") && options[at].find("Crescent") != string::npos) sisters.push_back(at);
  if (!sisters.empty()) return sisters[turn++ % sisters.size()];
  return options.size() - 1;  // the last one ends the phase or declines
}

int main() {
  std::ios::sync_with_stdio(false);
  for (string line; std::getline(std::cin, line);) {
    const string_view type = after(line, "type");
    if (begins(string(type.substr(0, 8)), "\"hello\""))
      std::cout << R"({"type":"ready","protocol":1})" << std::endl;
    else if (begins(string(type.substr(0, 6)), "\"ask\"")) {
      const string_view number = after(line, "id");
      const string id(number.substr(0, number.find(',')));
      std::cout << R"({"type":"answer","id":)" << id << R"(,"option":)" << choose(read_options(line)) << "}" << std::endl;
    } else if (begins(string(type.substr(0, 6)), "\"end\""))
      break;
  }
}
