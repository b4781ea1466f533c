"""What a step speaks of: bonuses, cards, players, places."""

from __future__ import annotations

from typing import Final

from cuore.boxes.registry import CARDS
from cuore.engine.cards import BOX_SIZE, Card, EventPlacement
from cuore.engine.kinds import MAIDS, Kind, Resource, Stack
from cuore.engine.matches import Match, Matches
from cuore.engine.steps import ChooseBonus, Discard, DiscardAlike, Gain, Steps, To, Who
from cuore.words.catalogue import knows, say
from cuore.words.names import card_name
from cuore.words.speech import Speaker, listed

# What the messages choose their words by. Whoever has nothing that could be taken cannot be chosen: that goes
# without saying.
WHO: Final = {
    Who.ANYONE: "anyone",
    Who.OTHERS: "others",
    Who.ANOTHER: "others",
    Who.EVERYONE: "anyone",
    Who.BEER_OWNER: "beer-owner",
    Who.ANOTHER_DECK: "others",
}
TO: Final = {To.HAND: "hand", To.DISCARD: "discard", To.DECK: "deck", To.THEIR_DISCARD: "their-discard"}
PLACES: Final = {
    EventPlacement.ANYWHERE: "place-anywhere",
    EventPlacement.ON_BUILDING: "place-on-building",
    EventPlacement.WITH_BUYER: "place-own",
}


def key_of(member: Kind | Resource | Stack) -> str:
    """The name of a kind, resource or stack as the end of a message key."""
    return member.name.lower().replace("_", "-")


def bonus(lang: str, resource: Resource, amount: int) -> str:
    """A symbol of a card as it is read: "Serving +1"."""
    return say(lang, f"bonus-{key_of(resource)}", amount=amount)


def bonuses(lang: str, step: Gain | ChooseBonus) -> list[str]:
    """The bonuses of a step, in the order of the symbols on a card."""
    amounts = {
        Resource.LOVE: step.love,
        Resource.SERVING: step.serving,
        Resource.EMPLOYMENT: step.employment,
    }
    if isinstance(step, Gain):
        amounts |= {
            Resource.IMAGINATION: step.imagination,
            Resource.CONCENTRATION: step.concentration,
            Resource.EFFORT: step.effort,
        }
    return [bonus(lang, resource, amount) for resource, amount in amounts.items() if amount]


def cards_meant(lang: str, matches: Matches, count: int | None = 1) -> str:
    """The cards that a step means, as in "a card" or "one “2 Love” or a maid of cost 4 or less".

    Without a count it is what a card must be, not how many: "if it is a love card".
    """
    return listed(lang, [_match(lang, match, count) for match in matches], "list-or")


def _match(lang: str, match: Match, count: int | None) -> str:
    what = _noun(lang, match, count)
    if match.cost is not None:
        what = say(lang, "match-cost-exactly", what=what, cost=match.cost)
    if match.cost_at_most is not None:
        what = say(lang, "match-cost", what=what, cost=match.cost_at_most)
    if match.cost_at_least is not None:
        what = say(lang, "match-cost-from", what=what, cost=match.cost_at_least)
    return what


def _noun(lang: str, match: Match, count: int | None) -> str:
    if match.name:
        return _counted(lang, "match-named", count, name=card_name(match.name, lang))
    if match.kinds:
        return _kinds(lang, match.kinds, count)
    if match.chambermaid:
        return _counted(lang, "match-chambermaid", count)
    if match.maid is None:
        return _counted(lang, "match-any", count)
    return _counted(lang, "match-maid" if match.maid else "match-not-a-maid", count)


def _kinds(lang: str, kinds: tuple[Kind, ...], count: int | None) -> str:
    if set(kinds) == set(MAIDS):
        return _counted(lang, "match-maid", count)
    if set(kinds) == set(MAIDS) - {Kind.PRIVATE_MAID}:
        return _counted(lang, "match-maid-in-hand", count)
    return listed(lang, [_counted(lang, f"match-{key_of(kind)}", count) for kind in kinds], "list-or")


def _counted(lang: str, key: str, count: int | None, **values: object) -> str:
    """A noun with its number. Languages that always write the number have a form `alone` for where there is none."""
    if count is None and knows(lang, f"{key}.alone"):
        return say(lang, f"{key}.alone", **values)
    return say(lang, key, count=1 if count is None else count, **values)


def payment(lang: str, requires: Steps) -> str:
    """The cards that must be discarded for a reminiscence: "a card of cost 3 and a card of cost 2"."""
    parts = []
    for step in requires:
        if isinstance(step, DiscardAlike):
            parts.append(say(lang, "match-alike", count=step.count))
        else:
            assert isinstance(step, Discard)
            parts.append(cards_meant(lang, step.match, step.count))
    return listed(lang, parts, "list-and")


def event_named(name: str, card: Card) -> Card:
    """The event that a card speaks of: the one in its own box if there is one, else the first of that name."""
    found = [c for c in CARDS.values() if c.name == name]
    own = [c for c in found if c.id // BOX_SIZE == card.id // BOX_SIZE]
    return (own or found)[0]


def place_of(speaker: Speaker, event: Card, count: int = 1) -> str:
    """Where an event may be put."""
    if event.placement is EventPlacement.ON_MAID:
        return speaker.say("place-on-maid", count=count)
    return speaker.say(PLACES.get(event.placement, "place-free"))
