"""A card as a player reads it: its names, its text made from the steps, and its page in the compendium."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from cuore.engine.cards import Card, Lies
from cuore.engine.kinds import Kind, Phase, Resource
from cuore.engine.steps import Steps
from cuore.engine.view import PHASES
from cuore.words.catalogue import ENGLISH, knows, say
from cuore.words.points import score_text
from cuore.words.rulings import rulings
from cuore.words.sentences import Speaker, bonus, sentences, told

_PHASE_OF = {word: phase for phase, word in PHASES.items()}


def kind_name(kind: Kind, lang: str) -> str:
    """What a card is, as the rulebook calls it."""
    return say(lang, f"kind-{kind.name.lower().replace('_', '-')}")


def phase_name(phase: Phase | str, lang: str) -> str:
    """A phase of the turn; `view["phase"]` will do as well."""
    phase = _PHASE_OF[phase] if isinstance(phase, str) else phase
    return say(lang, f"phase-{phase.name.lower()}")


def title(card: Card, lang: str) -> str:
    """The title over the name. English titles are printed; a language without that title shows the English one."""
    key = f"title-{_slug(card.title)}"
    if lang == ENGLISH or not card.title or not knows(lang, key):
        return card.title
    return say(lang, key)


def card_text(card: Card, lang: str) -> list[str]:
    """The rules text in short lines: symbols, text by timing, what it takes to be a chambermaid, scoring."""
    return list(_text_lines(card, lang))


def card_lines(card: Card, lang: str) -> list[str]:
    """The whole page: name and title, printed facts, text, rulings, and where the facts come from."""
    lines = [say(lang, "page-name", name=card.name, title=title(card, lang)) if card.title else card.name]
    if card.also_known_as:
        lines.append(say(lang, "page-also", names=", ".join(card.also_known_as)))
    facts = [
        kind_name(card.kind, lang),
        say(lang, "page-cost", cost=card.cost),
        say(lang, "page-copies", copies=card.copies),
        say(lang, "page-vp-varies") if card.vp_varies else say(lang, "page-vp", vp=card.vp),
    ]
    lines.append(" · ".join(facts))
    lines += card_text(card, lang)
    if card.rulings:
        lines.append(say(lang, "page-rulings"))
        numbered = zip(card.rulings, rulings(card, lang), strict=True)
        lines += [f"  {number}. {text}" for number, text in numbered]
    if card.source:
        lines.append(say(lang, "page-sources"))
        lines += [f"  {line}" for line in source_lines(card, lang)]
    return lines


def source_lines(card: Card, lang: str) -> list[str]:
    """Where the printed facts were found, facts from one place on one line."""
    places: dict[str, list[str]] = {}
    for fact, place in card.source.items():
        places.setdefault(_place(place, lang), []).append(say(lang, f"fact-{fact}"))
    return [say(lang, "page-source", facts=", ".join(facts), place=place) for place, facts in places.items()]


def _text_lines(card: Card, lang: str) -> Iterator[str]:
    symbols = {
        Resource.LOVE: card.love,
        Resource.SERVING: card.serving,
        Resource.EMPLOYMENT: card.employment,
    }
    printed = [say(lang, "bonus-draw", amount=card.draw)] if card.draw else []
    printed += [bonus(lang, resource, amount) for resource, amount in symbols.items() if amount]
    if printed:
        yield " · ".join(printed)
    yield from _steps_line(card, lang, card.served)
    yield from _steps_line(card, lang, card.land, after="when-land")
    if card.lies is Lies.ON_MAID:
        yield told(lang, [say(lang, "when-on-maid")])
    yield from _steps_line(card, lang, card.at_start, after="when-start")
    yield from _steps_line(card, lang, card.on_draw, after="when-drew")
    yield from _steps_line(card, lang, card.others_discard, after="when-others-discard", you=False)
    yield from _steps_line(card, lang, card.reaction, after="when-reaction")
    if card.chamber:
        yield say(lang, "chamber-cost", servings=card.chamber)
    for score in card.score:
        yield told(lang, [score_text(lang, card, score)])


def _steps_line(card: Card, lang: str, steps: Steps, *, after: str = "", you: bool = True) -> Iterator[str]:
    if steps:
        yield told(lang, sentences(Speaker(lang, card, you), steps), after=after, card=card.name)


def _place(place: str, lang: str) -> str:
    """A source is free English text in parts; parts that the catalogues know are said in their words."""
    if lang == ENGLISH:
        return place
    parts = []
    for part in place.split("; "):
        key = f"source-{_slug(part)}"
        parts.append(say(lang, key) if knows(lang, key) else part)
    return say(lang, "page-source-next").join(parts)


def _slug(text: str) -> str:
    """A text as the end of a message key: "All-purpose Maid" is all-purpose-maid."""
    flat = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    letters = "".join(c if c.isalnum() else " " for c in flat.replace("'", "").lower())
    return "-".join(letters.split())
