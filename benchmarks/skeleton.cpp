// How fast could it be? A skeleton of the base turn in C++, for scale: fifteen kinds of cards, two players who answer at
// random, two phases. No quarters, no events, no private maids, no texts, nobody who looks on. Cuore plays the real game,
// so it will never get there; what counts is how the ratio moves (benchmarks/rows.py measures both in one run).
//
//     c++ -O2 -std=c++17 -o skeleton skeleton.cpp && ./skeleton 1.5     # decisions per second of CPU time
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

constexpr int kKinds = 15, kFirstMaid = 5, kDone = kKinds, kMostCards = 224, kMostTurns = 400;
struct Page { int cost, copies, cards, love, serving, employment; };
// Three kinds of love, two chiefs, ten maids. The maid whose text lets the other draw is kGenerous.
constexpr Page kPages[kKinds] = {
    {1, 22, 0, 1, 0, 0}, {4, 12, 0, 2, 0, 0}, {7, 8, 0, 3, 0, 0},  {3, 18, 0, 0, 0, 0}, {9, 8, 0, 0, 0, 0},
    {2, 10, 0, 0, 0, 1}, {2, 10, 1, 0, 0, 0}, {2, 10, 0, 1, 0, 0}, {3, 10, 0, 2, 0, 0}, {3, 10, 0, 0, 2, 0},
    {4, 10, 1, 1, 1, 0}, {4, 10, 2, 0, 0, 2}, {5, 10, 0, 3, 0, 1}, {5, 10, 0, 0, 0, 0}, {7, 8, 3, 0, 0, 1}};
constexpr int kGenerous = 12;

class Chance {
  public:
    explicit Chance(uint64_t seed) : word_(seed * 2 + 1) {}
    uint32_t below(uint32_t n) {  // splitmix64
        uint64_t z = word_ += 0x9E3779B97F4A7C15u;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return static_cast<uint32_t>((z >> 32) * n >> 32);
    }

  private:
    uint64_t word_;
};

struct Zone {
    std::array<uint8_t, kMostCards> card;
    int count = 0;
    void add(int c) { card[count++] = static_cast<uint8_t>(c); }
    void add(Zone &from) {
        std::copy_n(from.card.begin(), from.count, card.begin() + count);
        count += from.count;
        from.count = 0;
    }
};

class Game {
  public:
    explicit Game(Chance &chance) : chance_(chance) {
        for (int kind = 0; kind < kKinds; kind++) left_[kind] = kPages[kind].copies;
        for (int seat = 0; seat < 2; seat++) {
            for (int i = 0; i < 10; i++) discard_[seat].add(i < 7 ? 0 : 3);
            draw(seat, 5);
        }
        pass_what_offers_nothing();
    }
    bool over() const { return over_; }
    int options(std::array<uint8_t, kKinds + 1> &found) const {
        int count = 0;
        if (employing_) {
            for (int kind = 0; kind < kKinds; kind++)
                if (kPages[kind].cost <= love_ && left_[kind]) found[count++] = static_cast<uint8_t>(kind);
        } else {
            uint32_t held = 0;
            for (int i = 0; i < hand_[active_].count; i++) held |= 1u << hand_[active_].card[i];
            for (int kind = kFirstMaid; kind < kKinds; kind++)
                if (held >> kind & 1) found[count++] = static_cast<uint8_t>(kind);
        }
        found[count++] = kDone;
        return count;
    }
    void answer(int kind) {
        if (kind == kDone) {
            employing_ ? end_turn() : begin_employing();
        } else if (employing_) {
            love_ -= kPages[kind].cost;
            employments_--;
            if (--left_[kind] == 0 && kind > 2) empty_++;
            discard_[active_].add(kind);
        } else {
            serve(kind);
        }
        pass_what_offers_nothing();
    }

  private:
    void serve(int kind) {
        Zone &hand = hand_[active_];
        auto *end = hand.card.begin() + hand.count, *there = std::find(hand.card.begin(), end, kind);
        std::copy(there + 1, end, there);
        hand.count--;
        played_.add(kind);
        servings_ += kPages[kind].serving - 1;
        employments_ += kPages[kind].employment;
        love_ += kPages[kind].love;
        draw(active_, kPages[kind].cards);
        if (kind == kGenerous) draw(1 - active_, 1);
    }
    void draw(int seat, int count) {
        Zone &deck = deck_[seat], &discard = discard_[seat];
        for (; count > 0; count--) {
            if (!deck.count) {
                if (!discard.count) return;
                for (int i = discard.count - 1; i > 0; i--)
                    std::swap(discard.card[i], discard.card[chance_.below(static_cast<uint32_t>(i) + 1)]);
                deck.add(discard);
            }
            hand_[seat].add(deck.card[--deck.count]);
        }
    }
    void begin_employing() {
        const Zone &hand = hand_[active_];
        for (int i = 0; i < hand.count; i++)
            if (hand.card[i] <= 2) love_ += kPages[hand.card[i]].love;
        employing_ = true;
    }
    void end_turn() {
        discard_[active_].add(hand_[active_]);
        discard_[active_].add(played_);
        draw(active_, 5);
        over_ = ++turns_ >= kMostTurns || empty_ >= 2;
        active_ = 1 - active_;
        employing_ = false;
        servings_ = employments_ = 1;
        love_ = 0;
    }
    bool offers_something() const {
        if (employing_) {
            if (!employments_ || !love_) return false;
            for (int kind = 0; kind < kKinds; kind++)
                if (kPages[kind].cost <= love_ && left_[kind]) return true;
            return false;
        }
        const Zone &hand = hand_[active_];
        return servings_ && std::any_of(hand.card.begin(), hand.card.begin() + hand.count,
                                        [](uint8_t kind) { return kind >= kFirstMaid; });
    }
    void pass_what_offers_nothing() {
        while (!over_ && !offers_something()) employing_ ? end_turn() : begin_employing();
    }

    Chance &chance_;
    Zone deck_[2], hand_[2], discard_[2], played_;
    int left_[kKinds], active_ = 0, servings_ = 1, employments_ = 1, love_ = 0, turns_ = 0, empty_ = 0;
    bool employing_ = false, over_ = false;
};

}  // namespace

int main(int argc, char **argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 1.0;
    const auto spent = [begun = std::clock()] { return double(std::clock() - begun) / CLOCKS_PER_SEC; };
    Chance chance(20260101);
    std::array<uint8_t, kKinds + 1> found;
    long decisions = 0;
    while (spent() < seconds)
        for (int games = 0; games < 500; games++)
            for (Game game(chance); !game.over(); decisions++) {
                const int count = game.options(found);
                game.answer(found[chance.below(static_cast<uint32_t>(count))]);
            }
    std::printf("%.0f\n", double(decisions) / spent());
}
