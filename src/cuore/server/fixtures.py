"""Example messages for whoever works on the browser: `python -m cuore.server.fixtures FOLDER`.

Real games by random but fixed answers, told by the same code as at a table: for each name a NAME.cards.json and a
NAME.state.json. Nothing at run time uses them.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

import cuore
from cuore.engine.game import Game
from cuore.server.messages import CardsMessage, Language, StateMessage, UndoAsk, UndoOffer
from cuore.server.renderer import Occupant, RoomView, cards_message, table_message
from cuore.server.table_log import TableLog

CODE = "7K3MQ9XT"
NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil", "Fay")
TRIES = 200  # seeds, until a game comes to the wanted position
FOUR = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
LENGTH = 1500  # answers, until a random game is given up
Wanted = Callable[[Game], bool]


@dataclass(frozen=True)
class Example:
    """A position to look for in random games, and whose eyes see it."""

    name: str
    wanted: Wanted
    seat: int | None = 0
    sets: tuple[str, ...] = ("base",)
    seats: int = 2
    town: str = "first-game"
    options: tuple[str, ...] = ()
    lang: Language = "en"
    change: Callable[[RoomView], RoomView] = lambda room_view: room_view


def phase(name: str, *, turn: int, seat: int = 0) -> Wanted:
    """The seat is asked for its turn in that phase, not before that turn."""

    def wanted(game: Game) -> bool:
        view = game.view(None)
        asked = view["asked"]
        right = asked is not None and asked["card"] is None and asked["what"] == name and asked["seat"] == seat
        return bool(right and view["turn"] >= turn)

    return wanted


def question(what: str, *, seat: int = 0) -> Wanted:
    """An effect asks the seat that."""

    def wanted(game: Game) -> bool:
        asked = game.view(None)["asked"]
        return bool(asked and asked["what"] == what and asked["card"] is not None and asked["seat"] == seat)

    return wanted


def both(one: Wanted, other: Wanted) -> Wanted:
    """Both hold."""
    return lambda game: one(game) and other(game)


def busy(game: Game) -> bool:
    """Cards lie in private quarters, and there is something to read."""
    return sum(len(there["quarters"]) + len(there["private"]) for there in game.view(None)["seats"]) >= 4


def has_many_answers(game: Game) -> bool:
    """A hand with a real choice."""
    return len(game.legal()) >= 8


def over(game: Game) -> bool:
    """The end."""
    return game.over


def with_bot(room_view: RoomView) -> RoomView:
    """The others are bots."""
    return room_view._replace(
        occupants=(room_view.occupants[0], *(Occupant("bot", bot="priority") for _ in room_view.occupants[1:])),
    )


def with_undo(room_view: RoomView) -> RoomView:
    """Something may be taken back."""
    return room_view._replace(undo=UndoOffer("free", 1, "Take back: Play 1 Love"))


def with_leaver(room_view: RoomView) -> RoomView:
    """Somebody has gone, somebody asks for consent, and the clock runs."""
    occupants = list(room_view.occupants)
    occupants[1] = occupants[1]._replace(here=False, away_seconds=140, may_be_given=True)
    occupants[2] = Occupant("bot", bot="priority", stands_in=True)
    occupants[0] = occupants[0]._replace(clock_left=73.5)
    ask = UndoAsk(3, 0, 2, "Ann asks to take back 2 answers.", [3], ["Ann employs 1 Love."])
    return room_view._replace(occupants=tuple(occupants), undo_ask=ask)


def hot_seat(room_view: RoomView) -> RoomView:
    """One browser for two people."""
    return room_view._replace(mine=(0, 1))


EXAMPLES = (
    Example("start", phase("serve", turn=1), change=with_bot),
    Example("start.fr", phase("serve", turn=1), lang="fr", change=with_bot),
    Example("start.ja", phase("serve", turn=1), lang="ja", change=with_bot),
    Example("serve", both(both(phase("serve", turn=15), busy), has_many_answers), change=with_undo),
    Example("employ", both(both(phase("employ", turn=15), busy), has_many_answers), change=with_undo),
    Example("employ.fr", both(both(phase("employ", turn=15), busy), has_many_answers), lang="fr"),
    Example("starting-phase", phase("start", turn=5)),
    Example("opponents-turn", both(phase("employ", turn=12, seat=1), busy), change=with_bot),
    Example("opponents-turn.hot-seat", both(phase("employ", turn=12, seat=1), busy), seat=1, change=hot_seat),
    Example("spectator", both(phase("employ", turn=12, seat=1), busy), seat=None),
    Example("question-discard", question("discard"), town="random"),
    Example("question-target", both(question("destination"), has_many_answers), seats=4),
    Example("question-player", question("player"), seats=4, town="random"),
    Example("question-looked", question("looked"), town="random"),
    Example("reaction", question("reaction"), town="random", seats=3),
    Example("four-seats", both(phase("employ", turn=20), busy), seats=4, change=with_leaver),
    Example("six-seats", both(phase("serve", turn=30), busy), seats=6, sets=("base", "oktoberfest")),
    Example("oktoberfest", both(phase("employ", turn=14), busy), sets=("oktoberfest",), seats=3),
    Example("oktoberfest-beer", question("beer"), sets=("oktoberfest",), seats=3),
    Example("oktoberfest-own-beer", question("own-beer"), sets=("oktoberfest",), seats=3, town="random"),
    Example("romantic-vacation", both(phase("serve", turn=14), busy), sets=("romantic_vacation",)),
    Example("romantic-vacation.ja", both(phase("serve", turn=14), busy), sets=("romantic_vacation",), lang="ja"),
    Example("expanding-the-house", both(phase("employ", turn=14), busy), sets=("base", "expanding_the_house")),
    Example("more-draft", phase("choose", turn=5), sets=("more",), seats=3),
    Example("more-serve", both(phase("serve", turn=14), busy), sets=("more",), seats=3),
    Example("more-work", phase("work", turn=10), sets=("more",), seats=3),
    Example(
        "more-with-guests",
        both(phase("employ", turn=14), busy),
        sets=("more", "base"),
        seats=4,
        town="random",
        options=("mixed-pile", "private-maids", "illness"),
    ),
    Example("four-boxes", both(phase("employ", turn=20), busy), sets=FOUR, seats=5, town="random"),
    Example("over", over, change=with_bot),
    Example("over.spectator", over, seat=None, seats=4),
)


def position(example: Example) -> Game:
    """The first random game that comes to such a position."""
    for seed in range(TRIES):
        game = cuore.new_game(example.sets, NAMES[: example.seats], example.town, seed, example.options)
        luck = random.Random(seed)
        for _ in range(LENGTH):
            if example.wanted(game):
                return game
            if game.over:
                break
            game.apply(_answer(game, luck))
    raise LookupError(example.name)


def _answer(game: Game, luck: random.Random) -> int:
    """Any answer, but rather one that does something: a turn that is ended at once shows little."""
    legal = game.legal()
    doing = [move for move in legal if not game.text(move).startswith(("end ", "done", "no"))]
    return luck.choice(doing if doing and luck.random() < 0.85 else legal)


def messages(example: Example) -> tuple[CardsMessage, StateMessage]:
    """What a browser would get at that position."""
    game = position(example)
    occupants = tuple(Occupant() for _ in game.seats)
    mine = () if example.seat is None else (example.seat,)
    room_view = RoomView(CODE, len(game.moves), occupants, mine=mine, commitment="c0ffee" * 10 + "c0ff")
    table = table_message(game, example.seat, example.lang, example.change(room_view))
    lines = TableLog().lines(game, example.seat, example.lang)
    return cards_message(game, example.lang), StateMessage(table, 0, lines, lines[-1].text if lines else None)


def all_messages() -> Iterator[tuple[str, CardsMessage, StateMessage]]:
    """Every example by name."""
    for example in EXAMPLES:
        yield (example.name, *messages(example))


def main(folder: Path) -> None:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, cards, state in all_messages():
        for kind, message in (("cards", cards), ("state", state)):
            text = msgspec.json.format(msgspec.json.encode(message), indent=1)
            (folder / f"{name}.{kind}.json").write_bytes(text + b"\n")
        print(f"{name}: {len(state.table.options)} options, {len(state.log)} lines")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
