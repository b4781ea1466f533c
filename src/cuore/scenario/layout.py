"""The position of a scenario: read from the tables of the file, checked, and laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuore.boxes import registry
from cuore.engine import positions, setup
from cuore.engine.cards import Card, EventPlacement
from cuore.engine.chance import fast_chance
from cuore.engine.errors import SetupError
from cuore.engine.game import Game
from cuore.engine.kinds import Kind
from cuore.engine.names import find_card, plain_name
from cuore.engine.positions import SeatLayout
from cuore.engine.state import ON, UNDER, spot_card
from cuore.engine.table import Table
from cuore.engine.town import FIRST_GAME, choose_town
from cuore.scenario.lines import Where, as_toml, wrong

SEAT_KEYS = frozenset("hand deck discard quarters refined".split())
SHOWN = " shown"


def strings(value: object, key: Where) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise wrong(key, "scenario-names")
    return value


def set_up(data: Mapping[str, Any]) -> Game:
    """The game at the position that the file describes."""
    sets = strings(data.get("sets", ["base"]), "sets")
    boxes = registry.boxes(sets)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise wrong("options", "scenario-options")
    chosen = registry.chosen_options(sets, options)
    seed = data.get("seed", 1)
    if type(seed) is not int:
        raise wrong("seed", "scenario-whole")
    chance = fast_chance(seed)
    wish = data.get("town", FIRST_GAME)
    town = choose_town(boxes, wish if isinstance(wish, str) else strings(wish, "town"), chosen, chance)
    seats = strings(data.get("seats"), "seats")
    table = setup.make_table(boxes, seats, town, chosen, {}, str(data.get("chiefs", sets[0])))
    phase = data.get("phase", "start")
    phases = {word: number for word, number in table.phases.items() if word not in ("choose", "discard")}
    if not isinstance(phase, str) or phase not in phases:
        raise wrong("phase", "scenario-phase", name=as_toml(phase), allowed=", ".join(phases))
    piles, stacks, shown = _piles(table, data.get("pile", {}))
    state = positions.lay_out(
        table,
        boxes,
        chance,
        _layouts(table, data.get("seat", {})),
        piles=piles,
        stacks=stacks,
        shown=shown,
        active=seat_called(table, data["active"], "active") if "active" in data else 0,
        phase=phases[phase],
    )
    return Game(state, "scenario")


def seat_called(table: Table, name: object, where: Where) -> int:
    """The seat of that name."""
    names = [plain_name(seat) for seat in table.seats]
    if not isinstance(name, str) or plain_name(name) not in names:
        raise wrong(where, "unknown-seat", name=name, allowed=", ".join(table.seats))
    return names.index(plain_name(name))


def card_called(table: Table, name: object, where: Where) -> Card:
    """The card of that name in this game."""
    if not isinstance(name, str):
        raise wrong(where, "scenario-no-card", value=as_toml(name))
    try:
        return find_card(name, table.cards.values())
    except SetupError as error:
        raise SetupError("in-place", where=where, reason=error) from None


def _cards(table: Table, names: object, where: str) -> list[int]:
    if not isinstance(names, list):
        raise wrong(where, "scenario-cards")
    return [card_called(table, name, where).id for name in names]


def _layouts(table: Table, seats: object) -> list[SeatLayout | None]:
    if not isinstance(seats, dict):
        raise wrong("seat", "scenario-seat-tables")
    layouts: list[SeatLayout | None] = [None] * len(table.seats)
    for name, zones in seats.items():
        where = f"seat.{name}"
        seat = seat_called(table, name, "seat")
        if not isinstance(zones, dict):
            raise wrong(where, "scenario-table")
        for key in zones:
            if key not in SEAT_KEYS:
                raise wrong(where, "scenario-key", name=key, allowed=", ".join(sorted(SEAT_KEYS)))
        spots = _quarters(table, zones.get("quarters", []), f"{where}.quarters")
        layouts[seat] = SeatLayout(
            hand=_cards(table, zones.get("hand", []), f"{where}.hand"),
            deck=_cards(table, zones.get("deck", []), f"{where}.deck")[::-1],
            discard=_cards(table, zones.get("discard", []), f"{where}.discard"),
            quarters=[spot for spot in spots if not _is(table, spot, Kind.PRIVATE_MAID, Kind.BEER)],
            private=[spot for spot in spots if _is(table, spot, Kind.PRIVATE_MAID)],
            beers=[spot for spot in spots if _is(table, spot, Kind.BEER)],
            refined=_refined(table, zones, where),
        )
    for layout in layouts:
        for zone in (layout.hand, layout.deck, layout.discard) if layout else ():
            for number in zone:
                if not table.in_hands[number]:
                    raise wrong("seat", "scenario-hand", card=table.cards[number].name)
    return layouts


def _refined(table: Table, zones: Mapping[str, Any], where: str) -> int:
    if "refined" not in zones:
        return -1
    card = card_called(table, zones["refined"], f"{where}.refined")
    if card.kind is not Kind.REFINED_MAID:
        raise wrong(f"{where}.refined", "scenario-refined", card=card.name)
    return card.id


def _is(table: Table, spot: int, *kinds: Kind) -> bool:
    return table.cards[spot_card(spot)].kind in kinds


def _quarters(table: Table, entries: object, where: str) -> list[int]:
    """Spots of the private quarters; of private maids the uncovered one comes last."""
    if not isinstance(entries, list):
        raise wrong(where, "scenario-list")
    spots: list[int] = []
    for entry in entries:
        if isinstance(entry, dict) and set(entry) <= {"private", "on"} and "private" in entry:
            stack = _cards(table, entry["private"], where)
            if not stack or not all(_is(table, card, Kind.PRIVATE_MAID) for card in stack):
                raise wrong(where, "scenario-private")
            stack[-1] |= _events_on(table, entry.get("on", []), table.cards[stack[-1]], where)
            spots += stack
        elif isinstance(entry, dict) and set(entry) <= {"card", "on", "under"} and "card" in entry:
            card = card_called(table, entry["card"], where)
            under = _under(table, entry.get("under", []), card, where)
            spots.append(card.id | under | _events_on(table, entry.get("on", []), card, where))
        elif isinstance(entry, str):
            spots.append(card_called(table, entry, where).id)
        else:
            raise wrong(where, "scenario-entry", value=as_toml(entry))
    for spot in spots:
        card = table.cards[spot_card(spot)]
        on_a_card = card.kind is Kind.EVENT and card.placement in (EventPlacement.ON_MAID, EventPlacement.ON_BUILDING)
        if on_a_card or card.kind in (Kind.LOVE, Kind.REFINED_MAID):
            raise wrong(where, "scenario-alone", card=card.name)
    return spots


def _under(table: Table, names: object, card: Card, where: str) -> int:
    cards = _cards(table, names, where)
    if not cards:
        return 0
    if len(cards) > 1 or card.kind is not Kind.BUILDING:
        raise wrong(where, "scenario-under")
    return (cards[0] + 1) << UNDER


def _events_on(table: Table, names: object, card: Card, where: str) -> int:
    events = _cards(table, names, where)
    fitting = EventPlacement.ON_BUILDING if card.kind is Kind.BUILDING else EventPlacement.ON_MAID
    for event in events:
        if table.cards[event].placement is not fitting:
            raise wrong(where, "scenario-on", event=table.cards[event].name, card=card.name)
    return len(events) << ON


def _piles(table: Table, piles: object) -> tuple[dict[int, int], dict[int, list[int]], dict[int, list[int]]]:
    """Counts of town piles, and face-down stacks (top last, as everywhere in the engine) and what is shown."""
    if not isinstance(piles, dict):
        raise wrong("pile", "scenario-table")
    counts: dict[int, int] = {}
    stacks: dict[int, list[int]] = {}
    shown: dict[int, list[int]] = {}
    for name, value in piles.items():
        where = f"pile.{name}"
        word = name.removesuffix(SHOWN)
        if word in registry.STACKS:
            stack = registry.STACKS[word].number
            cards = _cards(table, value, where)
            for card in cards:
                if table.stack_of[card] != stack:
                    raise wrong(where, "scenario-elsewhere", card=table.cards[card].name)
            if name == word and stack != table.draft_stack:
                stacks[stack] = cards[::-1]
            else:
                shown[stack] = cards
            continue
        counted = card_called(table, name, where)
        if table.pile_of[counted.id] < 0:
            raise wrong(where, "scenario-own-pile", card=counted.name)
        most = setup.copies(table, counted)
        if type(value) is not int or not 0 <= value <= most:
            raise wrong(where, "scenario-whole-to", most=most)
        counts[counted.id] = value
    for stack in {*stacks, *shown}:
        listed = [*stacks.get(stack, ()), *shown.get(stack, ())]
        for number in listed:
            if listed.count(number) > setup.copies(table, table.cards[number]):
                raise wrong("pile", "scenario-too-often", card=table.cards[number].name)
    return counts, stacks, shown
