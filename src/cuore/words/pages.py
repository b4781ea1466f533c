"""A card as a player reads it: its names, its text made from the steps, and its page in the compendium."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cuore.boxes.registry import BOXES, STACKS, stack_rule
from cuore.engine.cards import BOX_SIZE, Card, EventPlacement
from cuore.engine.kinds import Kind, Resource
from cuore.engine.standing import Counting
from cuore.engine.steps import Holding, Outnumber, Steps
from cuore.words.catalogue import ENGLISH, knows, say, short
from cuore.words.names import card_name
from cuore.words.names import slug as _slug
from cuore.words.phrases import bonus, cards_meant, key_of, payment
from cuore.words.points import score_text
from cuore.words.rulings import rulings
from cuore.words.sentences import sentences
from cuore.words.speech import Speaker, listed, told
from cuore.words.standing import counted_along, standing_lines


def kind_name(kind: Kind, lang: str) -> str:
    """What a card is, as the rulebook calls it."""
    return say(lang, f"kind-{key_of(kind)}")


def phase_name(phase: str, lang: str) -> str:
    """A phase of the turn, by its word in a view."""
    return say(lang, f"phase-{phase}")


def stack_name(word: str, lang: str) -> str:
    """A stack beside the town, by its word in a view."""
    return say(lang, f"stack-{_slug(word)}")


def title(card: Card, lang: str) -> str:
    """The title over the name. English titles are printed; a language without that title shows the English one."""
    key = f"title-{_slug(card.title)}"
    if lang == ENGLISH or not card.title or not knows(lang, key):
        return card.title
    return say(lang, key)


def card_text(card: Card, lang: str) -> list[str]:
    """The rules text in short lines: symbols, text by timing, what it takes to be a chambermaid, scoring."""
    return list(_text_lines(card, lang))


def short_text(card: Card, lang: str) -> list[str]:
    """The same lines from the same steps in few words, for where there is little room."""
    return list(_text_lines(card, short(lang)))


def card_lines(card: Card, lang: str) -> list[str]:
    """The whole page: name and title, facts, text, what of it is ours, rulings, and where the facts come from."""
    name = card_name(card.name, lang)
    lines = [say(lang, "page-name", name=name, title=title(card, lang)) if card.title else name]
    if card.also_known_as:
        lines.append(say(lang, "page-also", names=listed(lang, list(card.also_known_as), "list-comma")))
    lines.append(" · ".join(_facts(card, lang)))
    lines += card_text(card, lang)
    lines += house_lines(card, lang)
    lines += inferred_lines(card, lang)
    if card.rulings:
        lines.append(say(lang, "page-rulings"))
        numbered = zip(card.rulings, rulings(card, lang), strict=True)
        lines += [f"  {number}. {text}" for number, text in numbered]
    if card.source:
        lines.append(say(lang, "page-sources"))
        lines += [f"  {line}" for line in source_lines(card, lang)]
    return lines


def printed_lines(card: Card, lang: str) -> list[str]:
    """The same with the box behind the name, for whoever has only the card."""
    box = next((box.name for box in BOXES.values() if box.number == card.id // BOX_SIZE), None)
    first, *rest = card_lines(card, lang)
    return [first if box is None else f"{first} ({box})", *rest]


def house_lines(card: Card, lang: str) -> list[str]:
    """What on the card is ours because the printed figure or text is not known to us, and why."""
    return _reasoned("page-house", card.house_figures(), lang)


def inferred_lines(card: Card, lang: str) -> list[str]:
    """What on the card is reasoned out from printed figures, and why."""
    return _reasoned("page-inferred", card.inferred_figures(), lang)


def _reasoned(key: str, figures: Mapping[str, str], lang: str) -> list[str]:
    """Facts with one reason on one line."""
    reasons: dict[str, list[str]] = {}
    for fact, reason in figures.items():
        reasons.setdefault(_in_words(reason, "house", lang), []).append(say(lang, f"fact-{fact}"))
    return [
        say(lang, key, facts=listed(lang, facts, "list-comma"), reason=reason) for reason, facts in reasons.items()
    ]


def source_lines(card: Card, lang: str) -> list[str]:
    """Where the printed facts were found, facts from one place on one line."""
    ours = {fact for fact in card.house_figures() if fact != "text"}  # of a text, some may be printed
    ours |= card.inferred_figures().keys()
    ours |= {"cost"} if card.kind in _NEVER_EMPLOYED else set()
    places: dict[str, list[str]] = {}
    for fact, place in card.source.items():
        if fact in ours:
            continue
        places.setdefault(_in_words(place, "source", lang), []).append(say(lang, f"fact-{fact}"))
    return [
        say(lang, "page-source", facts=listed(lang, facts, "list-comma"), place=place)
        for place, facts in places.items()
    ]


def _facts(card: Card, lang: str) -> Iterator[str]:
    """Kind and figures; those that are ours are marked."""
    house, found = card.house_figures(), card.inferred_figures()

    def figure(fact: str, text: str) -> str:
        if fact in found:
            return say(lang, "page-inferred-mark", fact=text)
        return say(lang, "page-house-mark", fact=text) if fact in house else text

    yield kind_name(card.kind, lang)
    if card.bar_maid:
        yield say(lang, "page-bar-maid")
    if card.tier:
        yield figure("tier", say(lang, "page-tier", tier=card.tier))
    if card.kind not in _NEVER_EMPLOYED:
        yield figure("cost", say(lang, "page-cost", cost=card.cost))
    yield figure("copies", say(lang, "page-copies", copies=card.copies))
    yield figure("vp", say(lang, "page-vp-varies") if card.vp_varies else say(lang, "page-vp", vp=card.vp))
    if card.alcohol or "alcohol" in house:
        yield figure("alcohol", say(lang, "page-alcohol", alcohol=card.alcohol))


_NEVER_EMPLOYED = (Kind.BEER, Kind.REMINISCENCE, Kind.REFINED_MAID, Kind.PREPARATION)


def symbols(card: Card, lang: str) -> list[str]:
    """The symbols of a card, as they are read."""
    amounts = {
        Resource.LOVE: card.love,
        Resource.SERVING: card.serving,
        Resource.EMPLOYMENT: card.employment,
        Resource.IMAGINATION: card.imagination,
        Resource.CONCENTRATION: card.concentration,
        Resource.EFFORT: card.effort,
    }
    printed = [say(lang, "bonus-draw", amount=card.draw)] if card.draw else []
    return printed + [bonus(lang, resource, amount) for resource, amount in amounts.items() if amount]


def _text_lines(card: Card, lang: str) -> Iterator[str]:
    printed = symbols(card, lang)
    if printed:
        yield " · ".join(printed)
    yield from conditions(card, lang)
    yield from _steps_line(card, lang, card.on_employ, after="when-employed")
    yield from _steps_line(card, lang, card.new_hand, after="when-new-hand")
    yield from _steps_line(card, lang, card.placed, after="when-placed")
    yield from _steps_line(card, lang, card.served)
    in_service = "when-in-service-chambermaid" if card.chamber else "when-in-service"
    yield from _steps_line(card, lang, card.in_service, after=in_service)
    yield from _steps_line(card, lang, card.gained, after="when-acquired" if card.requires else "when-gained")
    if card.revealed:
        gone = say(lang, "when-revealed-gone")
        yield told(lang, [*sentences(Speaker(lang, card), card.revealed), gone], after="when-revealed")
    yield from _standing(card, lang)
    yield from _work(card, lang)
    start = "when-start-chambermaid" if card.chamber else "when-start"
    start = "when-start-refined" if card.kind is Kind.REFINED_MAID else start
    yield from _steps_line(card, lang, card.at_start, after=start)
    yield from _steps_line(card, lang, card.on_draw, after="when-drew")
    yield from _steps_line(card, lang, card.others_discard, after="when-others-discard", you=False)
    yield from _steps_line(card, lang, card.reaction, after="when-reaction")
    if card.chamber:
        yield say(lang, "chamber-cost", servings=card.chamber)
    for score in card.score:
        yield told(lang, [score_text(lang, card, score)])


def conditions(card: Card, lang: str) -> Iterator[str]:
    """What it takes to employ or acquire the card, beyond its cost."""
    if card.requires:
        rule = stack_rule(card)
        phase = phase_name(rule.phase, lang)
        yield told(
            lang, [say(lang, "requires", phase=phase, cards=payment(lang, card.requires), count=rule.per_turn)]
        )
    if isinstance(card.employ_if, Holding):
        yield told(lang, [say(lang, "employ-if-holding", cards=cards_meant(lang, card.employ_if.match, None))])
    elif isinstance(card.employ_if, Outnumber):
        along = [name for other in card.employ_if.names for name in counted_along(other, Counting.CONDITIONS)]
        names = listed(lang, [card_name(name, lang) for name in (*card.employ_if.names, *along)], "list-and")
        yield told(lang, [say(lang, "employ-if-outnumber", names=names, card=card_name(card.name, lang))])


def skill_name(stack: str, lang: str) -> str:
    """The skill that the cards of a stack are won with."""
    skill = STACKS[stack].skill
    assert skill is not None
    return say(lang, f"skill-{key_of(skill)}")


def _work(card: Card, lang: str) -> Iterator[str]:
    """A refined maid leads a stack; its cards are won with skill points."""
    if card.leads:
        pile = stack_name(card.leads, lang)
        yield told(lang, [say(lang, "when-leads", skill=skill_name(card.leads, lang), pile=pile)])
    if card.skill:
        points = say(lang, "skill-points", skill=skill_name(card.stack, lang), points=card.skill)
        yield told(lang, [say(lang, "wins", points=points, pile=stack_name(card.stack, lang))])


def _standing(card: Card, lang: str) -> Iterator[str]:
    """What holds as long as the card lies there."""
    if card.placement is EventPlacement.ON_MAID:
        yield told(lang, [say(lang, "when-on-maid")])
    if card.placement is EventPlacement.ON_BUILDING:
        yield told(lang, [say(lang, "when-on-building")])
    for line in standing_lines(card, lang):
        yield told(lang, [line])


def _steps_line(card: Card, lang: str, steps: Steps, *, after: str = "", you: bool = True) -> Iterator[str]:
    if steps:
        yield told(lang, sentences(Speaker(lang, card, you), steps), after=after, card=card_name(card.name, lang))


def _in_words(text: str, prefix: str, lang: str) -> str:
    """Free English text of a card page, in parts; parts that the catalogues know are said in their words."""
    if lang == ENGLISH:
        return text
    parts = []
    for part in text.split("; "):
        key = f"{prefix}-{_slug(part)}"
        parts.append(say(lang, key) if knows(lang, key) else part)
    return say(lang, "page-source-next").join(parts)
