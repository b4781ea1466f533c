"""The optional compiled build plays the same games: same answers offered, same hashes and saves, same bots.

And a browser at its tables is told the same.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parent.parent

# Played by both builds. Prints which one it is, then a hash for each game after every tenth answer.
PLAY = """
import random, sys, zlib
import cuore, cuore.engine.turn, msgspec
from cuore.server.renderer import Occupant, RoomView, table_message
from cuore.server.undoing import reveals
from cuore.words.log import log_lines
print("pure" if cuore.engine.turn.__file__.endswith(".py") else "compiled")
FAMILY = ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"]
for seed in range(24):
    rng = random.Random(seed)
    sets = ["more"] if seed % 4 == 3 else rng.sample(FAMILY, rng.randint(1, 4))
    game = cuore.new_game(sets, ["Ann", "Bob", "Cleo", "Dov"][: 2 + seed % 3], "random", seed=seed)
    chain, copies = [], []
    while not game.over and len(game.moves) < 400:
        if len(game.moves) % 25 == 5:  # copies share what nobody has changed yet: neither may see what the other does
            copy, was = game.clone(), game.hash()
            for _ in range(20):
                if not copy.over:
                    copy.apply(copy.legal()[0])
            assert game.hash() == was
            copies.append((copy, copy.hash()))
        before = game.state.clone()
        game.apply(rng.choice(game.legal()))
        chain.append(int(reveals(before, game.moves[-1], game.state)))  # what may be taken back freely
        if len(game.moves) % 10 == 0:
            chain.append(game.hash()[:8])
            around = RoomView("CODE", game.answers, (Occupant(),) * len(game.seats))
            for seat in (None, game.to_move):  # what a browser is told
                told = table_message(game, seat, "en", around)
                chain.append(zlib.crc32(msgspec.json.encode(told)))
    assert all(copy.hash() == was for copy, was in copies)
    assert cuore.load(game.save()).hash() == game.hash()
    print(zlib.crc32(game.save().encode()))  # to the byte, the order of its keys included
    assert cuore.replay(game.record()).hash() == game.hash()
    print(seed, *chain, game.scores(), game.determinize(0, 1).hash())
    for lang, seat in (("en", None), ("fr", 0), ("ja", 1)):  # what has happened, in words
        print(zlib.crc32("\\n".join(log_lines(game, seat, lang)).encode()))
    told = game.events(0)
    game.undo(min(7, game.answers))
    for _ in range(min(3, len(game.legal_moves))):
        if not game.over:
            game.apply(game.legal_moves[0])  # a Move
    again = cuore.load(game.save())
    assert again.events(1) == game.events(1)
    print(len(told), repr(game), *(f"{event.what.name}:{event.card}" for event in game.last_events(0)))

from cuore.envs.layout import Layout
from cuore.envs.lockstep import Lockstep
for seed, sets in enumerate([["base"], ["more"], FAMILY]):
    layout, rng = Layout(sets), random.Random(seed)
    games = Lockstep(layout.width, 300)
    for place in range(4):
        game = cuore.new_game(sets, ["Ann", "Bob", "Cleo"], "random", seed=place)
        games.seat_game(place, game, layout.writer(game.table))
    ended, rows = [], 0
    while not ended:
        games.write()
        rows = zlib.crc32(bytes(memoryview(games.cells)), rows)
        books = [(layout.writer(game.table).actions, game) for game in games.games]
        ended = games.step([int(book.action(rng.choice(game.legal()), game.to_move)) for book, game in books])
    print(*sets, rows, ended)

from cuore.bots import Seat, make_bot
from cuore.bots.expert import Budget, Expert
for seed, sets in enumerate([*([box] for box in FAMILY), ["more"], FAMILY]):
    game = cuore.new_game(sets, ["Ann", "Bob", "Cleo"], "random", seed=seed)
    bots = [Expert(seed, budget=Budget(80, 6, 4)), *(make_bot(f"strategy:{name}", 0) for name in ("sisters", "beer"))]
    while not game.over and len(game.moves) < 160:
        game.apply(bots[game.to_move].choose(Seat(game)))
    print(*sets, game.hash(), bots[0].playouts)

nest = None
for _ in range(300):  # objects that let go of each other in a long row, as in the tree of a search
    nest = [game.clone(), nest]
del nest
"""
# It ends at once: to take apart all that mypy has built would be a fifth of its work.
COMPILE = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import hatch_build
hatch_build.compile_modules(sys.argv[4:], Path(sys.argv[2], "work"), Path(sys.argv[2], "src"), sys.argv[3])
sys.stdout.flush()
os._exit(0)
"""
# With this allocator a byte that is written where nothing belongs ends the process.
STRICT = {"PYTHONMALLOC": "debug"}


MODULES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cuore"]["compile"]


def test_whatever_compiled_modules_import_is_there_where_they_are_compiled() -> None:
    """A wheel is built in an environment of its own: of our dependencies only what the hook asks for is there."""
    trees = [ast.parse((ROOT / module).read_text(encoding="utf-8")) for module in MODULES]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    foreign = {name.split(".")[0] for name in names} - sys.stdlib_module_names - {"cuore"}
    needs = (*hatch_build.NEEDED_TO_COMPILE, *hatch_build.NEEDED_BY_COMPILED)
    asked_for = {name for need in needs for name in re.findall(r"^\w+", need)}
    assert foreign <= asked_for


def played(source: Path, strict: dict[str, str] | None = None) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(source), **(strict or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


# Not optimised, C takes a quarter of the time, and every assertion of mypyc's own library is held as well.
@pytest.mark.compiled
@pytest.mark.parametrize("level", ["0", pytest.param("3", marks=pytest.mark.long, id="3, as in a wheel")])
def test_compiled_and_pure_play_the_same_games(level: str, tmp_path: Path) -> None:
    if not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang")):
        pytest.skip("no C compiler here: the compiled build was not tried")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    built = subprocess.run(
        [sys.executable, "-c", COMPILE, str(ROOT), str(tmp_path), level, *MODULES],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    pure, compiled = played(ROOT / "src"), played(tmp_path / "src", STRICT)
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert pure[1:] == compiled[1:]
