"""Games that keep themselves: written after every answer, listed for whoever comes back, gone when they are over.

Each game has a file of its own in the folder `games` of the person's state. It holds the save and which bots sat
there; `cuore play --load` reads it like any save. Nothing is ever written over another game: a file that somebody
else has changed since (the same game taken up at two terminals) is left to them, and this one goes on beside it.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cuore
from cuore import words
from cuore.engine.errors import CuoreError
from cuore.engine.game import Game
from cuore.terminal.console import Console
from cuore.terminal.files import state_file, write_atomically
from cuore.terminal.players import Player, players_of

BOTS, SAVE = "bots", "save"  # the keys of a kept file
BEFORE = "unfinished.json"  # where the one game was kept that earlier versions knew
SOME = 10  # games that are offered; `--continue N` reaches the others


@dataclass(frozen=True)
class KeptGame:
    """A game to go on with."""

    path: Path
    when: float
    game: Game
    players: list[Player]

    def line(self, lang: str) -> str:
        """Who plays, how far they are and when that was."""
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when))
        turn = self.game.view(None)["turn"]
        return words.say(lang, "play-kept-game", names=", ".join(self.game.seats), turn=turn, when=when)


def read_game(text: str) -> tuple[Game, list[Player]]:
    """The game and the players of a kept file, or of a save; `SaveError` if it is neither."""
    try:
        kept = json.loads(text)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or set(kept) != {BOTS, SAVE} or not isinstance(kept[SAVE], str):
        game = cuore.load(text)
        return game, players_of(game)
    game = cuore.load(kept[SAVE])
    bots = kept[BOTS] if isinstance(kept[BOTS], list) and len(kept[BOTS]) == len(game.seats) else None
    if bots is None or any(bot is not None and not isinstance(bot, str) for bot in bots):
        return game, players_of(game)
    return game, [Player(name, bot) for name, bot in zip(game.seats, bots, strict=True)]


def kept_games() -> list[KeptGame]:
    """Every game that can be gone on with, the latest first. Files that cannot be read stay where they are."""
    found = []
    for path in [*_folder().glob("*.json"), state_file(BEFORE)]:
        try:
            game, players = read_game(path.read_text(encoding="utf-8"))
            found.append(KeptGame(path, path.stat().st_mtime, game, players))
        except (OSError, ValueError, CuoreError):
            continue
    return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)


class Keeper:
    """Keeps one game in its file, from the first answer to the end."""

    def __init__(self, players: Sequence[Player], path: Path | None = None) -> None:
        """`path` is that of a kept game which is taken up again."""
        self._bots = [player.bot for player in players]
        self._path = path
        self._seen = _stamp(path) if path else None

    @property
    def path(self) -> Path:
        """Where the game is, or would be."""
        return self._path or _folder()

    @property
    def has_begun(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def write(self, game: Game) -> None:
        """Write the game as it stands; what `files.UNWRITABLE` names may be raised."""
        path = self._path
        if path is None or _stamp(path) not in (None, self._seen):
            _folder().mkdir(parents=True, exist_ok=True)
            path = _folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.json"
        write_atomically(path, json.dumps({BOTS: self._bots, SAVE: game.save()}, ensure_ascii=False))
        self._path, self._seen = path, _stamp(path)

    def forget(self) -> None:
        """The game is over: there is nothing to go on with."""
        if self._path is not None and _stamp(self._path) == self._seen:
            self._path.unlink(missing_ok=True)
        self._path = None


def _folder() -> Path:
    return state_file("games")


def _stamp(path: Path) -> tuple[int, int] | None:
    """Changes whenever the file is written."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino


def offer(console: Console, kept: Sequence[KeptGame], lang: str) -> KeptGame | None:
    """Let a person choose a game to go on with; None begins a new one. `EOFError` at the end of the input."""
    games = list(kept)
    forget = {"forget", words.say(lang, "play-command-forget")}
    while games:
        console.heading(words.say(lang, "play-kept-games"))
        shown = games[:SOME]
        for place, game in enumerate(shown, 1):
            console.line(f"{place}. {game.line(lang)}", indent=1, hang=3)
        if len(games) > len(shown):
            console.line(words.say(lang, "play-kept-more", count=len(games) - len(shown)))
        console.line(words.say(lang, "play-kept-how"))
        typed = console.ask()
        if typed is None:
            raise EOFError
        if not typed:
            break
        word, _, rest = typed.partition(" ")
        number = rest if word in forget else typed
        if not number.isdecimal() or not 1 <= int(number) <= len(games):
            console.line(words.say(lang, "play-kept-none", number=number, count=len(games)))
        elif word in forget:
            games.pop(int(number) - 1).path.unlink(missing_ok=True)
        else:
            return games[int(number) - 1]
    return None
