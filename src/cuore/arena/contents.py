"""What a bot is made of: the files behind its name. Results belong to them, and they can travel to other machines.

A strategy is its file. A class is its module with everything that module uses from the same folder or package. A
program is the files that its command names. The house (rules, cards and its own bots) is one thing. What a bot reads
by itself, a net for example, nobody can know.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

import cuore
from cuore.bots import BOTS, is_process
from cuore.bots.process_bot import PREFIX, files_named
from cuore.bots.registry import GROUP, STRATEGY, SUFFIX

HOUSE = "cuore"
ROOMS = ("engine", "boxes", "bots", "towns")  # of the house: what decides how a game goes
KINDS = (".py", ".toml", ".npz")
INSTALLED = ("site-packages", "dist-packages")

Files = dict[str, bytes]  # by path, as modules are looked for


def contents(bots: tuple[str, ...]) -> dict[str, str]:
    """A digest of the house and one of each bot that is not the house's own."""
    found = {HOUSE: _house()}
    for bot in bots:
        files = files_of(bot)
        if files:
            found[bot] = digest(files)
    return found


def files_of(bot: str) -> Files:
    """The files of a bot that somebody brought; nothing for one of the house."""
    if bot in BOTS or bot.startswith(STRATEGY):
        return {}
    if is_process(bot):
        return {name: Path(name).read_bytes() for name in files_named(bot.removeprefix(PREFIX))}
    if bot.endswith(SUFFIX):
        return {bot: Path(bot).read_bytes()}
    return _files_of_module(class_of(bot).partition(":")[0])


def class_of(bot: str) -> str:
    """`module:Class` of a bot that is called so, or that an entry point leads to."""
    points = {point.name: point.value for point in entry_points(group=GROUP)}
    return points.get(bot, bot)


def _files_of_module(name: str) -> Files:
    module = importlib.import_module(name)
    if getattr(module, "__file__", None) is None:  # typed in, or built in: there is nothing to read
        return {}
    root = _root(module)
    top = name.partition(".")[0]
    found: dict[str, ModuleType] = {}
    waiting = [module]
    while waiting:
        module = waiting.pop()
        if module.__name__ in found or not _belongs(module, root, top):
            continue
        found[module.__name__] = module
        package = module.__name__.rpartition(".")[0]
        used = [value if isinstance(value, ModuleType) else _home(value) for value in vars(module).values()]
        waiting += [other for other in (sys.modules.get(package), *used) if other is not None]
    paths = [Path(str(module.__file__)).resolve() for module in found.values()]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(paths)}


def _home(value: object) -> ModuleType | None:
    """The module in which a class or a function was written."""
    name = getattr(value, "__module__", None)
    return sys.modules.get(name) if isinstance(name, str) else None


def _root(module: ModuleType) -> Path:
    """The folder from which a module is imported."""
    path = Path(str(module.__file__)).resolve()
    depth = module.__name__.count(".") + (path.stem == "__init__")
    return path.parents[depth]


def _belongs(module: ModuleType, root: Path, top: str) -> bool:
    """Whether a module was brought along with the bot: no library, nothing of ours."""
    file = getattr(module, "__file__", None)
    if file is None or not file.endswith(".py") or module.__name__.partition(".")[0] == HOUSE:
        return False
    path = Path(file).resolve()
    if not path.is_relative_to(root):
        return False
    if any(part in INSTALLED for part in path.parts):
        return module.__name__.partition(".")[0] == top
    return True


@cache
def _house() -> str:
    home = Path(cuore.__file__).parent
    paths = [path for room in ROOMS for path in sorted((home / room).rglob("*")) if path.suffix in KINDS]
    return digest({path.relative_to(home).as_posix(): path.read_bytes() for path in paths})


def digest(files: Files) -> str:
    """A name for what is in the files."""
    whole = hashlib.sha256()
    for name, text in sorted(files.items()):
        whole.update(f"{name}\0{len(text)}\0".encode() + text)
    return whole.hexdigest()[:16]
