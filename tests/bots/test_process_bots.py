"""Bots in any language: the line protocol, and whatever the program does, the table goes on (docs/protocol.md)."""

from __future__ import annotations

import json
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cuore.arena import Venue, match, run
from cuore.arena.contents import contents
from cuore.arena.luggage import packed, play_there
from cuore.bots import BotFault, Seat, ask, dismiss, is_ours, line_protocol, make_bot, seat_name
from cuore.bots.process_bot import ProcessBot
from cuore.boxes.registry import BOXES
from cuore.engine.errors import SetupError
from cuore.words import LANGUAGES, error_text
from tests.bots.odd_program import LATE
from tests.bots.tables import FAMILY, new_table

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"
SECONDS = 120  # until something must have happened: the machine may be busy
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, and limits memory as Linux does")


def odd(manners: str, where: Path | str = "") -> str:
    return "process:" + shlex.join([sys.executable, str(HERE / "odd_program.py"), manners, str(where)])


def a_seat(seed: int = 1) -> Seat:
    return Seat(new_table(["base"], 2, "first-game", seed))


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def wait_until_gone(*pids: int) -> None:
    end = time.monotonic() + SECONDS
    while any(map(is_alive, pids)):
        assert time.monotonic() < end, "still alive"
        time.sleep(0.02)


def wait_for_text(path: Path) -> str:
    end = time.monotonic() + SECONDS
    while not path.exists() or not path.read_text():
        assert time.monotonic() < end
        time.sleep(0.02)
    return path.read_text()


# -- what is told -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [(box,) for box in BOXES] + [FAMILY])
def test_what_a_program_is_told_is_what_the_seat_may_know_byte_by_byte(sets: tuple[str, ...]) -> None:
    game = new_table(sets, 3, "random", 2)
    player = make_bot("random", 5)
    for count in range(250):
        if game.over:
            break
        seat = Seat(game)
        if count % 9 == 0:
            again = [Seat(game.determinize(seat.number, seed)) for seed in range(3)]
            assert {line_protocol.question(other, 7, 2.0) for other in [seat, *again]} == {
                line_protocol.question(seat, 7, 2.0)
            }
            assert {line_protocol.hello(other, 1) for other in [seat, *again]} == {line_protocol.hello(seat, 1)}
        game.apply(player.choose(seat))


def test_a_question_is_the_view_and_the_options_and_nothing_else() -> None:
    seat = a_seat()
    line = line_protocol.question(seat, 3, 1.5)
    assert line.count(b"\n") == 1
    message = json.loads(line)
    assert list(message) == ["type", "id", "seconds", "options", "view"]
    assert message["options"] == list(seat.options)
    assert message["view"] == json.loads(json.dumps(seat.view))
    hello = json.loads(line_protocol.hello(seat, 5))
    assert list(hello) == ["type", "protocol", "cuore", "seed", "seat", "seats", "cards"]
    assert {card["name"] for card in hello["cards"]} >= set(seat.view["town"])


def test_a_program_plays_whole_games_and_is_shown_how_they_end(tmp_path: Path) -> None:
    game = new_table(["base"], 2, "first-game", 1)
    bots = [make_bot(odd("good", tmp_path / "end"), 1), make_bot("big-love", 2)]
    while not game.over:
        game.apply(ask(bots[game.to_move], Seat(game)))
    dismiss(bots[0], Seat(game, 0))
    end: Any = json.loads(wait_for_text(tmp_path / "end"))
    assert end["view"]["over"]
    assert end["view"]["scores"] == game.scores()
    assert end["view"]["seat"] == 0


# -- what goes wrong --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("manners", "kind", "detail"),
    [
        ("future", "protocol", "version 2"),
        ("endless", "time", "no answer in 0.5 s"),
        ("chatty", "protocol", "thinking..."),
        ("flood", "protocol", "xxx"),
        ("long", "protocol", "a line without an end"),
        ("stale", "protocol", "question 0"),
        ("beyond", "protocol", "option 10000"),
        ("more", "protocol", "not an answer"),
        ("deep", "protocol", "[[["),
        pytest.param("dies", "gone", "exit code 3: ValueError: I do not like this town[2J", marks=LINUX),
    ],
)
def test_a_program_that_fails_has_forfeited_with_a_clear_report(manners: str, kind: str, detail: str) -> None:
    bot = make_bot(odd(manners), 1, seconds=0.5 if kind == "time" else SECONDS)
    with pytest.raises(BotFault) as fault:
        ask(bot, a_seat(), name="Odd")
    assert fault.value.kind == kind
    assert detail in fault.value.detail
    for lang in LANGUAGES:
        assert fault.value.bot in error_text(fault.value, lang)


def test_after_a_fault_another_process_begins_with_the_next_question() -> None:
    bot = make_bot(odd("stale"), 1)
    for _ in range(2):
        with pytest.raises(BotFault, match="question"):
            ask(bot, a_seat())


def test_a_program_that_is_not_there_is_refused_before_any_game() -> None:
    for command, reason in (
        ("no-such-program", "no program 'no-such-program'"),
        ("", "no program"),
        ("'", "quotation"),
    ):
        with pytest.raises(SetupError, match=reason):
            make_bot(f"process:{command}", 1)


def test_a_program_says_that_it_is_ready_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuore.bots.process_bot.BEGIN", 0.3)
    with pytest.raises(BotFault, match=r"no answer in 0\.3 s"):
        ask(make_bot(odd("mute"), 1), a_seat())


@LINUX
def test_a_program_ends_with_all_its_children_when_its_time_is_up(tmp_path: Path) -> None:
    bot = make_bot(odd("family", tmp_path / "pids"), 1, seconds=3.0)
    with pytest.raises(BotFault, match="no answer"):
        ask(bot, a_seat())
    wait_until_gone(*map(int, wait_for_text(tmp_path / "pids").split()))


@LINUX
def test_a_program_ends_when_cuore_is_killed(tmp_path: Path) -> None:
    code = (
        "import cuore; from cuore.bots import Seat, make_bot; "
        f"make_bot({odd('family', tmp_path / 'pids')!r}, 1).choose(Seat(cuore.new_game(seed=1)))"
    )
    parent = subprocess.Popen([sys.executable, "-c", code])
    pids = [int(pid) for pid in wait_for_text(tmp_path / "pids").split()]
    assert all(map(is_alive, pids))
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    wait_until_gone(*pids)


@LINUX
def test_a_program_that_hoards_memory_dies_alone() -> None:
    with pytest.raises(BotFault, match="MemoryError"):
        ask(make_bot(odd("hoards"), 1), a_seat())


def test_a_program_is_not_told_what_is_ours_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUORE_DATABASE", "postgresql://cuore:secret@db/cuore")
    bot = make_bot(odd("nosy", tmp_path / "environment"), 1)
    ask(bot, a_seat())
    dismiss(bot)
    assert "secret" not in (tmp_path / "environment").read_text()


def test_what_a_program_is_called() -> None:
    assert isinstance(make_bot(odd("good"), 1), ProcessBot)
    assert not is_ours("process:x.toml")
    assert seat_name(odd("good")) == "odd_program"
    assert seat_name("process:some-engine --level 3") == "some-engine"


# -- in the arena -----------------------------------------------------------------------------------------------


def test_in_the_arena_a_program_that_fails_loses_and_the_match_goes_on() -> None:
    plan = match([odd("asleep"), "big-love"], [Venue(("base",))], 2, seed=1, limit=1.5)
    for game in run(plan, jobs=1):
        assert game.fault is not None
        assert game.fault.kind == "time"
        assert game.players[game.fault.seat] == 0
        assert game.winners == [1 - game.fault.seat]


def test_starting_a_program_is_not_thinking() -> None:
    """The limit is for an answer, and less than what this one takes to begin."""
    bots = [odd("late riser"), "tests.bots.ten_lines:Sisters"]
    for game in run(match(bots, [Venue(("base",))], 2, seed=1, limit=LATE - 0.5), jobs=1):
        assert game.fault is None


@LINUX
def test_a_program_travels_with_its_files(tmp_path: Path) -> None:
    """As it does to workers of Dask: what it is made of is sent along, and the file here may be gone."""
    here = tmp_path / "my bot.py"
    here.write_bytes((HERE / "odd_program.py").read_bytes())
    bot = "process:" + shlex.join([sys.executable, str(here), "good"])
    plan = match([bot, "random"], [Venue(("base",))], 2, seed=1)
    luggage = packed(plan.bots)
    assert list(luggage.files) == ["programs/0/my bot.py"]
    before = contents(plan.bots)[bot]
    here.write_bytes(here.read_bytes() + b"\n")
    assert contents(plan.bots)[bot] != before, "results belong to what played"
    here.unlink()
    played = [play_there(planned, luggage) for planned in plan.planned_games()]
    assert [game.fault for game in played] == [None, None]


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool} on this machine")


@needs("node")
def test_the_example_in_javascript_plays_well() -> None:
    assert victories(f"process:node {shlex.quote(str(EXAMPLES / 'sisters.mjs'))}") > 4


@needs("g++")
def test_the_example_in_cpp_plays_well(tmp_path: Path) -> None:
    program = tmp_path / "sisters"
    build = [
        "g++",
        "-std=c++17",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-o",
        str(program),
        str(EXAMPLES / "sisters.cpp"),
    ]
    subprocess.run(build, check=True, timeout=120)
    assert victories(f"process:{program}") > 4


def victories(bot: str) -> int:
    games = run(match([bot, "random"], [Venue(("base",))], 6, seed=3, limit=20.0), jobs=1)
    assert [game.fault for game in games] == [None] * 6
    return sum(game.players[seat] == 0 for game in games for seat in game.winners)
