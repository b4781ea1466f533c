"""The pages of the site that are made when it is built, none of them committed; mkdocs.yml names this file as a hook.

Made of the game: the rules of every box with their pictures, the compendium, rulings in other languages, scenarios in
full, the API by its public names. Made of other rooms of the house: their READMEs, CONTRIBUTING, CHANGELOG. A link to
a file of the repository is written as it works there; here it is led to where the site has that file, and one that
leads nowhere stops the build. Pages under fr/ and ja/ have a navigation, theme words and a `lang` of their own.
"""

from __future__ import annotations

import importlib
import posixpath
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from cuore import cards, new_game, svg
from cuore.engine.cards import Box, Card
from cuore.words import card_name, say
from cuore.words.names import slug
from cuore.words.pages import card_lines
from cuore.words.rulebook import Block, as_markdown, rulebook, with_rules
from cuore.words.rulings import rulings_document

ROOT: Final = Path(__file__).parent
LANGUAGES: Final = {"en": "English", "fr": "Français", "ja": "日本語"}
ENGLISH: Final = "en"

# Files of the repository outside docs/ that are pages of the site.
ELSEWHERE: Final = {
    "CONTRIBUTING.md": "design/contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
    "README.md": "index.md",
    "src/cuore/engine/README.md": "design/engine.md",
    "src/cuore/words/README.md": "design/words.md",
    "src/cuore/server/README.md": "design/server.md",
    "web/README.md": "design/web.md",
    "training/README.md": "design/training.md",
    "benchmarks/README.md": "design/benchmarks.md",
    "tests/sixth_box/README.md": "design/sixth-box.md",
}
FILES: Final = {  # shown as they are
    "examples/bots/sisters.mjs": "examples/sisters.mjs.txt",
    "examples/bots/sisters.cpp": "examples/sisters.cpp.txt",
    "web/public/icon.svg": "pictures/icon.svg",
}
# The public face of each package, by its `__all__` or by these names.
API: Final = {
    "cuore": (),
    "cuore.bots": (),
    "cuore.towns": (),
    "cuore.svg": ("cards.card", "cards.hand", "table.table", "cameo.portrait"),
    "cuore.scenario": ("Outcome", "run_file", "run_text"),
    "cuore.envs": (
        "cuore_v1.env",
        "cuore_v1.TurnBasedEnv",
        "one_seat.OneSeatEnv",
        "vector.LockstepEnv",
        "opponents.PastSelves",
        "opponents.any_action",
    ),
}
NO_MEMBERS: Final = ("      members: false", "      show_root_heading: false", "      show_root_toc_entry: false")
SHELVES: Final = {  # scenario files by how their names begin; what begins otherwise is about the base box
    "okto": "Oktoberfest",
    "rv": "Romantic Vacation",
    "eth": "Expanding the House",
    "more": "More Tanto Cuore",
    "mix": "Mixing the boxes",
    "base": "Tanto Cuore",
}
UNSEARCHED: Final = "---\nsearch:\n  exclude: true\n---\n"  # whoever looks for a card does not mean its tests
LINK: Final = re.compile(r"(?P<head>\]\()(?P<path>[^)#\s:]+)(?P<anchor>#[^)\s]*)?(?P<tail>\))")
RULING: Final = re.compile(r"^\*\*(\d+)\.\*\*", re.MULTILINE)
EXAMPLE: Final = re.compile(r"^>>> .*\n(?:.+\n)*", re.MULTILINE)
ALTERNATE: Final = re.compile(r'<link rel="alternate" [^>]*hreflang=[^>]*>')
SEARCH: Final = re.compile(r'class="md-search__input"[^>]*aria-label="([^"]*)"')
SIGN: Final = re.compile(r" (?=[:;!?»])|(?<=«) ")
MARKUP: Final = re.compile(r"(<pre.*?</pre>|<code.*?</code>|<[^>]*>)", re.DOTALL)
CODE: Final = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)


# -- what MkDocs calls --------------------------------------------------------------------------------------


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made."""
    for uri, content in made().items():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Lead links to where the site has what they name, and give every ruling an anchor."""
    uri = page.file.src_uri
    if posixpath.basename(uri) == "rulings.md":
        markdown = RULING.sub(r"**\1.**{ #ruling-\1 }", markdown)
    return led(markdown, from_file=f"docs/{uri}", to=uri)


def on_page_content(html: str, page: Page, **_: object) -> str:
    """Keep French signs with the word before them; code and tags are left alone."""
    if language(page.file.src_uri) != "fr":
        return html
    return "".join(part if part.startswith("<") else SIGN.sub("\u00a0", part) for part in MARKUP.split(html))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Let a page speak its own language: the theme's words, what the navigation shows, where the others are."""
    lang = language(page.file.src_uri)
    config.theme["language"] = lang
    config.extra["alternate"] = [
        {"name": name, "lang": other, "link": counterpart(page, other, nav)} for other, name in LANGUAGES.items()
    ]
    context["nav"] = Navigation([item for item in nav.items if section_language(item) == ENGLISH], nav.pages)
    if lang != ENGLISH:
        section = next(item for item in nav.items if section_language(item) == lang)
        assert isinstance(section, Section)
        context["nav"] = Navigation(section.children, nav.pages)
    context["nav"].homepage = next(found for found in nav.pages if found.file.src_uri == home(lang))
    return context


def on_post_page(output: str, **_: object) -> str:
    """Mend two things of the theme.

    Its script would look for a site map beside every page of another language, if it were told where those are; and
    its search is a dialog without a name.
    """
    name = SEARCH.search(output)
    output = output.replace('role="dialog"', f'role="dialog" aria-label="{name[1]}"', 1) if name else output
    return ALTERNATE.sub("", output)


class Examples(griffe.Extension):
    """Examples in docstrings are code: without a fence their brackets would be read as references."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Fence them."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>```\n", obj.docstring.value + "\n").rstrip()


# -- languages ----------------------------------------------------------------------------------------------


def language(uri: str) -> str:
    """The language of a page, by its folder."""
    first = uri.partition("/")[0]
    return first if first in LANGUAGES else ENGLISH


def home(lang: str) -> str:
    """The page on which a language begins."""
    return in_language("index.md", lang)


def in_language(uri: str, lang: str) -> str:
    """Where an English page is in another language."""
    return uri if lang == ENGLISH else f"{lang}/{uri}"


def section_language(item: object) -> str:
    """The language of a part of the navigation: that of its first page."""
    while isinstance(item, Section):
        item = item.children[0]
    return language(item.file.src_uri) if isinstance(item, Page) else ENGLISH


def counterpart(page: Page, lang: str, nav: Navigation) -> str:
    """The same page in another language; its first page if there is none."""
    uri = page.file.src_uri
    here = language(uri)
    wanted = in_language(uri if here == ENGLISH else uri.removeprefix(f"{here}/"), lang)
    known = {found.file.src_uri: found.url for found in nav.pages}
    return known.get(wanted, known[home(lang)]) or "."


# -- links --------------------------------------------------------------------------------------------------


def led(markdown: str, from_file: str, to: str) -> str:
    """A text with its links led from the places of the repository to those of the site; code is left alone."""

    def lead(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(from_file), link["path"]))
        found, anchor = place(path)
        if not found:  # MkDocs will say that it leads nowhere
            return link[0]
        relative = posixpath.relpath(found, posixpath.dirname(to) or ".")
        return f"{link['head']}{relative}{link['anchor'] or anchor}{link['tail']}"

    parts = CODE.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(lead, part) for part in parts)


def place(path: str) -> tuple[str, str]:
    """Where the site has a file of the repository, and the anchor there; nothing if it does not."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/"), ""
    if path.startswith("scenarios/") and (ROOT / path).is_file():
        return f"scenarios/{shelf(Path(path).stem)}.md", f"#{Path(path).stem}"
    return ELSEWHERE.get(path) or FILES.get(path, ""), ""


# -- what is made -------------------------------------------------------------------------------------------


@cache
def made() -> dict[str, str]:
    """Every made file by its place. They follow from the sources alone, so `mkdocs serve` makes them once."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        found |= rules(lang) | compendium(lang)
        if lang != ENGLISH:  # the English one is committed, and held up to date with the card texts
            found[f"{lang}/rulings.md"] = rulings_document(lang)
    for source, uri in ELSEWHERE.items():
        if source != "README.md":  # the site has a front page of its own
            found[uri] = led((ROOT / source).read_text(encoding="utf-8"), source, uri)
    found |= {uri: (ROOT / source).read_text(encoding="utf-8") for source, uri in FILES.items()}
    found |= {f"api/{module}.md": api_page(module, names) for module, names in API.items()}
    return found | scenarios() | {"adr/index.md": decisions()}


def rules(lang: str) -> dict[str, str]:
    """The rules of every box for newcomers, and the pictures in them."""
    found: dict[str, str] = {}
    for box in with_rules():
        uri = in_language(f"rules/{box.id}.md", lang)
        found[uri] = as_markdown(rulebook(box.id, lang), Illustrator(box, lang, up(uri), found).show)
    return found


@dataclass(frozen=True)
class Illustrator:
    """Draws what the rules of a box show, and keeps it among the made files."""

    box: Box
    lang: str
    up: str
    kept: dict[str, str]

    def show(self, block: Block) -> str:
        """A picture in Markdown: a table at the start of a first game, or cards side by side."""
        pages = {card.name: card for card in self.box.cards}
        if block.kind == "table":
            what, told = "table", self.box.name
            picture = svg.table(new_game([self.box.id], ["Ann", "Bob"], seed=1), 0, lang=self.lang)
        else:
            what = "-".join(slug(name) for name in block.cards)
            told = ", ".join(card_name(name, self.lang) for name in block.cards)
            picture = svg.hand([pages[name] for name in block.cards], lang=self.lang)
        uri = f"pictures/rules/{self.box.id}-{self.lang}-{what}.svg"
        self.kept[uri] = picture
        return f"![{told}]({self.up}{uri}){{ .cuore-{block.kind} }}"


def compendium(lang: str) -> dict[str, str]:
    """Every card of every box: its picture and its page."""
    found: dict[str, str] = {}
    for box, pages in cards().items():
        uri = in_language(f"cards/{box}.md", lang)
        lines = [f"# {say(lang, 'screen-cards-title')} · {say(lang, f'lobby-box-{box}')}"]
        for card in pages:
            picture = f"pictures/cards/{box}/{slug(card.name)}-{lang}.svg"
            found[picture] = svg.card(card, lang=lang)
            lines += ["", *entry(card, lang, up(uri) + picture)]
        found[uri] = "\n".join(lines) + "\n"
    return found


def entry(card: Card, lang: str, picture: str) -> Iterator[str]:
    """A card in the compendium; its rulings lead to their sources."""
    name, facts, *lines = card_lines(card, lang)
    yield f"## {name} {{ #{slug(card.name)} }}"
    yield f"\n![{card_name(card.name, lang)}]({picture}){{ .cuore-card }}"
    yield f"\n{facts}"
    for line in lines:
        number, _, text = line.strip().partition(". ")
        if not line.startswith("  "):
            yield f"\n{line}\n"
        elif number.isdecimal():
            yield f"- [{number}](../rulings.md#ruling-{number}). {text}"
        else:
            yield f"- {line.strip()}"


def up(uri: str) -> str:
    """The way from a page to the first folder."""
    return "../" * uri.count("/")


def api_page(module: str, names: tuple[str, ...]) -> str:
    """What a package offers, each name with its docstring."""
    loaded = importlib.import_module(module)
    lines = [f"# {module}", "", f"::: {module}", "    options:", *NO_MEMBERS, ""]
    for name in names or sorted(loaded.__all__, key=str.lower):
        lines += [f"::: {module}.{name}", ""]
    return "\n".join(lines)


def shelf(name: str) -> str:
    """The page on which a scenario file is shown."""
    first = name.partition("_")[0]
    return first if first in SHELVES else "base"


def scenarios() -> dict[str, str]:
    """Every scenario file in full, by box."""
    lines = {key: [UNSEARCHED, f"# Scenarios: {title}"] for key, title in SHELVES.items()}
    for file in sorted((ROOT / "scenarios").glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        title = tomllib.loads(text)["title"]
        lines[shelf(file.stem)] += ["", f"## {title} {{ #{file.stem} }}", "", f"```toml\n{text.rstrip()}\n```"]
    return {f"scenarios/{key}.md": "\n".join(found) + "\n" for key, found in lines.items()}


def decisions() -> str:
    """The records of architecture decisions, listed."""
    lines = ["# Decisions", "", "Why the house is built as it is: context, options, decision, consequences.", ""]
    for file in sorted((ROOT / "docs" / "adr").glob("0*.md")):
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({file.name})")
    return "\n".join(lines) + "\n"
