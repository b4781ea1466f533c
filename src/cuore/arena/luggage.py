"""Bots on their way to other machines: their files are sent along, and unpacked where the game is played.

A worker of Dask lives longer than a match, so what an earlier match brought must never play in its place: every
content has a folder of its own, and modules of another content are forgotten before the bots are made.
"""

from __future__ import annotations

import atexit
import shlex
import shutil
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from cuore.arena.contents import Files, class_of, digest, files_of
from cuore.arena.games import PlannedGame, PlayedGame, play
from cuore.bots import is_process
from cuore.bots.process_bot import PREFIX
from cuore.bots.registry import SUFFIX

PROGRAMS = "programs/"  # files of bots in other languages: they may be run

_folders: dict[str, Path] = {}  # what has been unpacked in this process
_packing = threading.Lock()


class Luggage(Struct, frozen=True):
    """The files of all bots of a match that somebody brought, and what these bots are called there."""

    names: dict[str, str]
    files: Files

    @property
    def modules(self) -> set[str]:
        """The modules that come with it, by their names."""
        paths = [Path(name) for name in self.files if name.endswith(".py")]
        return {".".join(p.parent.parts if p.stem == "__init__" else p.with_suffix("").parts) for p in paths}


def packed(bots: Sequence[str]) -> Luggage:
    """What has to be sent along; nothing for bots of the house."""
    names: dict[str, str] = {}
    files: Files = {}
    for number, bot in enumerate(dict.fromkeys(bots)):
        if is_process(bot):
            first, *rest = shlex.split(bot.removeprefix(PREFIX))
            found = files_of(bot)
            if Path(first).is_absolute():  # an interpreter, which must be in the same place there
                found.pop(first, None)
            sent = {name: f"{PROGRAMS}{number}/{Path(name).name}" for name in found}
            names[bot] = PREFIX + shlex.join(sent.get(part, part) for part in (first, *rest))
            files |= {sent[name]: text for name, text in found.items()}
        elif bot.endswith(SUFFIX):
            names[bot] = f"strategies/{number}/{Path(bot).name}"
            files[names[bot]] = Path(bot).read_bytes()
        elif found := files_of(bot):
            names[bot] = class_of(bot)
            files |= found
    return Luggage(names, files)


def play_there(planned: PlannedGame, luggage: Luggage) -> PlayedGame:
    """Play a game with the bots that came along."""
    if not luggage.files:
        return play(planned)
    with _packing:
        folder = _unpacked(luggage)
    names = {bot: _found(name, folder, luggage) for bot, name in luggage.names.items()}
    return play(structs.replace(planned, bots=tuple(names.get(bot, bot) for bot in planned.bots)))


def _found(name: str, folder: Path, luggage: Luggage) -> str:
    """What a bot is called where its files have been unpacked."""
    if is_process(name):
        parts = shlex.split(name.removeprefix(PREFIX))
        return PREFIX + shlex.join(str(folder / part) if part in luggage.files else part for part in parts)
    return str(folder / name) if name.endswith(SUFFIX) else name


def _unpacked(luggage: Luggage) -> Path:
    key = digest(luggage.files)
    if key not in _folders or not _folders[key].is_dir():  # a worker before us in this process took it with it
        folder = _new_folder()
        for name, text in luggage.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
            if name.startswith(PROGRAMS):
                path.chmod(0o700)
        _folders[key] = folder
    folder = _folders[key]
    if sys.path[0] != str(folder):
        sys.path[:] = [str(folder), *(path for path in sys.path if Path(path) not in _folders.values())]
        for name in luggage.modules:
            sys.modules.pop(name, None)
    return folder


def _new_folder() -> Path:
    """One that does not stay. Dask removes that of a worker with it, or later where the worker was killed."""
    distributed: Any = sys.modules.get("distributed")  # it has no types of its own, and not every process needs it
    try:
        place = distributed.get_worker().local_directory if distributed else None
    except ValueError:  # we are none of its workers
        place = None
    folder = Path(tempfile.mkdtemp(prefix="cuore-bots-", dir=place))
    if place is None:
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
