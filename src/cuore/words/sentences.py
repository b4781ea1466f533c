"""Steps as sentences: one renderer per type of step, the words in steps.ftl.

A step is said in one of three forms: `do` tells the reader ("draw a card"), `may` follows "you may" ("draw a card",
"piocher une carte"), `does` follows the name of another player ("draws a card"). A renderer returns the clause in
the form that was asked for and whole sentences that follow it; where a step holds other steps, it says them in turn.
Nothing here begins with a capital or ends with a full stop: `told` adds both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from cuore.boxes.registry import CARDS
from cuore.engine.cards import BOX_SIZE, Card, Lies
from cuore.engine.kinds import MAIDS, Kind, Resource
from cuore.engine.steps import (
    ANY_CARD,
    ChooseBonus,
    ChoosePlayer,
    Cure,
    Discard,
    DiscardLooked,
    DiscardTop,
    Draw,
    EachOther,
    FewerNewCards,
    Gain,
    KeepOne,
    LandHere,
    LookAtHand,
    LookAtTop,
    Match,
    Matches,
    May,
    MoveEvent,
    Neighbours,
    PlaceEvents,
    ReceiveEvent,
    RemoveEvent,
    Return,
    Step,
    Steps,
    SwapLooked,
    Take,
    To,
    TurnAway,
    UnlessMaid,
    UpTo,
    Who,
)
from cuore.words.catalogue import say

S = TypeVar("S", bound=Step)


class Form(StrEnum):
    """How a clause is built; the attributes of the messages in steps.ftl."""

    DO = "do"
    MAY = "may"
    DOES = "does"


@dataclass(frozen=True)
class Speaker:
    """The language, the card that speaks, and whether it speaks to its reader (you) or of another player."""

    lang: str
    card: Card
    you: bool = True

    def say(self, key: str, /, **values: object) -> str:
        """A message that may choose its words by `$person`."""
        return say(self.lang, key, person="you" if self.you else "they", **values)

    @property
    def form(self) -> Form:
        """The form of a plain statement."""
        return Form.DO if self.you else Form.DOES


Renderer = Callable[[Speaker, Any, Form], list[str]]
RENDERERS: Final[dict[type[Step], Renderer]] = {}

# These begin with words of their own ("every other player …"), whoever the text speaks of.
OWN_SUBJECT: Final = (EachOther, Neighbours, TurnAway, UnlessMaid)


def clauses(speaker: Speaker, step: Step, form: Form) -> list[str]:
    """The clause of a step in that form, and the sentences that follow it."""
    return RENDERERS[type(step)](speaker, step, form)


def sentences(speaker: Speaker, steps: Iterable[Step]) -> list[str]:
    """The steps as whole sentences."""
    said: list[str] = []
    for step in steps:
        first, *following = clauses(speaker, step, speaker.form)
        if not speaker.you and not isinstance(step, OWN_SUBJECT):
            first = speaker.say("text-that-player", what=first)
        said += [first, *following]
    return said


def told(lang: str, said: list[str], *, after: str = "", card: str = "") -> str:
    """Sentences as running text; `after` is the key of a message that leads in, such as "Starting phase: …"."""
    first, *rest = (say(lang, "text-sentence", text=text) for text in said)
    text = say(lang, after, text=first, card=card) if after else first
    for sentence in rest:
        text = say(lang, "text-next", before=text, after=capital(sentence))
    return capital(text)


def capital(text: str) -> str:
    """The text with its first letter in upper case, and nothing else changed."""
    return text[:1].upper() + text[1:]


def listed(lang: str, parts: list[str], last: str) -> str:
    """Parts joined by commas, the last one by the message `last` ("and", "or")."""
    *first, end = parts
    if not first:
        return end
    before = first[0]
    for part in first[1:]:
        before = say(lang, "list-comma", before=before, after=part)
    return say(lang, last, before=before, after=end)


def bonus(lang: str, resource: Resource, amount: int) -> str:
    """A symbol of a card as it is read: "Serving +1"."""
    return say(lang, f"bonus-{resource.name.lower().replace('_', '-')}", amount=amount)


def bonuses(lang: str, step: Gain | ChooseBonus) -> list[str]:
    """The bonuses of a step, in the order of the symbols on a card."""
    amounts = {
        Resource.LOVE: step.love,
        Resource.SERVING: step.serving,
        Resource.EMPLOYMENT: step.employment,
    }
    return [bonus(lang, resource, amount) for resource, amount in amounts.items() if amount]


# -- what a step speaks of ----------------------------------------------------------------------------------


def cards_meant(lang: str, matches: Matches) -> str:
    """The cards that a step means, as in "a card" or "one “2 Love” or a maid of cost 4 or less"."""
    return listed(lang, [_match(lang, match) for match in matches], "list-or")


def _match(lang: str, match: Match) -> str:
    what = say(lang, "match-named", name=match.name) if match.name else _kinds(lang, match.kinds)
    if match.cost_at_most is not None:
        what = say(lang, "match-cost", what=what, cost=match.cost_at_most)
    return what


def _kinds(lang: str, kinds: tuple[Kind, ...]) -> str:
    if not kinds:
        return say(lang, "match-any")
    if set(kinds) == set(MAIDS):
        return say(lang, "match-maid")
    if set(kinds) == set(MAIDS) - {Kind.PRIVATE_MAID}:
        return say(lang, "match-maid-in-hand")
    return listed(lang, [say(lang, f"match-{k.name.lower().replace('_', '-')}") for k in kinds], "list-or")


def event_named(name: str, card: Card) -> Card:
    """The event that a card speaks of: the one in its own box if there is one, else the first of that name."""
    found = [c for c in CARDS.values() if c.name == name]
    own = [c for c in found if c.id // BOX_SIZE == card.id // BOX_SIZE]
    return (own or found)[0]


def _place(speaker: Speaker, event: Card, count: int = 1) -> str:
    if event.lies is Lies.ON_MAID:
        return speaker.say("place-on-maid", count=count)
    return speaker.say("place-free")


# -- the renderers ------------------------------------------------------------------------------------------


def renders(kind: type[S]) -> Callable[[Callable[[Speaker, S, Form], list[str]]], Renderer]:
    """Make a function the renderer of a type of step."""

    def register(renderer: Callable[[Speaker, S, Form], list[str]]) -> Renderer:
        RENDERERS[kind] = renderer
        return renderer

    return register


def renders_plainly(kind: type[S], key: str, values: Callable[[Speaker, S], dict[str, object]]) -> None:
    """A step that is one message, with values out of its fields."""
    RENDERERS[kind] = lambda speaker, step, form: [speaker.say(f"{key}.{form}", **values(speaker, step))]


def _nothing(speaker: Speaker, step: Step) -> dict[str, object]:
    return {}


renders_plainly(Gain, "step-gain", lambda to, step: {"bonuses": listed(to.lang, bonuses(to.lang, step), "list-and")})
renders_plainly(
    ChooseBonus,
    "step-choose-bonus",
    lambda to, step: {"bonuses": listed(to.lang, bonuses(to.lang, step), "list-or")},
)
renders_plainly(Draw, "step-draw", lambda to, step: {"count": step.count})
renders_plainly(KeepOne, "step-keep-one", _nothing)
renders_plainly(
    Discard,
    "step-discard",
    lambda to, step: {
        "cards": cards_meant(to.lang, step.match),
        "free": "yes" if step.match == ANY_CARD else "no",
    },
)
renders_plainly(Return, "step-return", lambda to, step: {"cards": cards_meant(to.lang, step.match)})
renders_plainly(
    Take,
    "step-take",
    lambda to, step: {
        "cards": cards_meant(to.lang, step.match),
        "to": "hand" if step.to is To.HAND else "discard",
    },
)
renders_plainly(
    ChoosePlayer,
    "step-choose-player",
    lambda to, step: {"who": "anyone" if step.who is Who.ANYONE else "others"},
)
renders_plainly(DiscardLooked, "step-discard-looked", _nothing)
renders_plainly(SwapLooked, "step-swap-looked", _nothing)
renders_plainly(ReceiveEvent, "step-receive-event", lambda to, step: {"event": step.event})
renders_plainly(
    PlaceEvents,
    "step-place-events",
    lambda to, step: {
        "event": step.event,
        "count": step.count,
        "place": _place(to, event_named(step.event, to.card), step.count),
    },
)
renders_plainly(LandHere, "step-land-here", lambda to, step: {"place": _place(to, to.card)})
renders_plainly(RemoveEvent, "step-remove-event", _nothing)
renders_plainly(Cure, "step-cure", lambda to, step: {"event": step.event})
renders_plainly(MoveEvent, "step-move-event", _nothing)
renders_plainly(TurnAway, "step-turn-away", _nothing)
renders_plainly(DiscardTop, "step-discard-top", _nothing)
renders_plainly(FewerNewCards, "step-fewer-new-cards", lambda to, step: {"count": step.count})


@renders(May)
def _may(speaker: Speaker, may: May, form: Form) -> list[str]:
    first, *following = clauses(speaker, may.step, Form.MAY)
    then = may.then
    if isinstance(may.step, ChoosePlayer) and then:
        # Naming a player is nothing in itself: "you may choose a player and look at …" is one offer.
        second, *following = clauses(speaker, then[0], Form.MAY)
        first = speaker.say("list-and", before=first, after=second)
        following += sentences(speaker, then[1:])
    else:
        following += _led_by(speaker, "text-if-done", then)
    return [speaker.say(f"text-may.{form}", what=first), *following]


@renders(UpTo)
def _up_to(speaker: Speaker, up_to: UpTo, form: Form) -> list[str]:
    first, *following = clauses(speaker, up_to.step, Form.MAY)
    following += _led_by(speaker, "text-each-time", up_to.each)
    return [speaker.say(f"text-up-to.{form}", what=first, times=up_to.times), *following]


@renders(EachOther)
def _each_other(speaker: Speaker, each: EachOther, form: Form) -> list[str]:
    return _said_of(speaker, "text-each-other", each.steps, holding=each.holding)


@renders(Neighbours)
def _neighbours(speaker: Speaker, neighbours: Neighbours, form: Form) -> list[str]:
    return _said_of(speaker, "text-neighbours", neighbours.steps)


@renders(UnlessMaid)
def _unless_maid(speaker: Speaker, unless: UnlessMaid, form: Form) -> list[str]:
    return _led_by(speaker, "text-unless-maid", unless.steps)


@renders(LookAtTop)
def _look_at_top(speaker: Speaker, look: LookAtTop, form: Form) -> list[str]:
    return _look(speaker, "step-look-at-top", look.then, form)


@renders(LookAtHand)
def _look_at_hand(speaker: Speaker, look: LookAtHand, form: Form) -> list[str]:
    return _look(speaker, "step-look-at-hand", look.then, form)


def _look(speaker: Speaker, key: str, then: Steps, form: Form) -> list[str]:
    """What the steps leave goes back where it was, so that has to be said behind them."""
    return [
        speaker.say(f"{key}.{form}"),
        *sentences(speaker, then),
        *([speaker.say(f"{key}.otherwise")] if then else []),
    ]


def _led_by(speaker: Speaker, key: str, steps: Steps) -> list[str]:
    """Sentences of which the first is led by a condition."""
    said = sentences(speaker, steps)
    return [speaker.say(key, then=said[0]), *said[1:]] if said else []


def _said_of(speaker: Speaker, key: str, steps: Steps, **values: object) -> list[str]:
    """Sentences about other players, who are named once."""
    other = replace(speaker, you=False)
    first, *following = clauses(other, steps[0], Form.DOES)
    return [speaker.say(key, what=first, **values), *following, *sentences(other, steps[1:])]
