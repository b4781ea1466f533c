"""A PostgreSQL of our own on the loopback interface, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text


def programs() -> Path | None:
    """Where initdb and postgres are."""
    if sys.platform == "win32":
        return None
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def as_somebody(command: Sequence[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["runuser", "-u", "postgres", "--", *command] if is_root else list(command)


@dataclass(frozen=True)
class Cluster:
    """A database server that can be stopped and started."""

    url: str
    control: tuple[str, ...]
    settings: str

    def start(self) -> None:
        self._run("-o", self.settings, "start")

    def stop(self) -> None:
        """At once, as if the machine had failed; what was committed is kept."""
        self._run("-m", "immediate", "stop")

    def _run(self, *arguments: str) -> None:
        command = as_somebody([*self.control, *arguments])
        subprocess.run(command, check=True, capture_output=True, cwd="/")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """One that runs, with an empty database; it goes when it is left."""
    folder = programs()
    assert folder is not None, "PostgreSQL is not installed"
    # A folder that the other user can reach, though the test's own may be root's alone.
    place = Path(tempfile.mkdtemp(prefix="cuore-postgresql-", dir="/var/tmp"))
    place.chmod(0o755)
    if os.geteuid() == 0:
        shutil.chown(place, "postgres")
    try:
        data = str(place / "data")
        make = [str(folder / "initdb"), "-D", data, "-A", "trust", "-U", "cuore", "--no-sync"]
        subprocess.run(as_somebody(make), check=True, capture_output=True, cwd="/")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        found = Cluster(
            f"postgresql://cuore@127.0.0.1:{port}/postgres",
            (str(folder / "pg_ctl"), "-D", data, "-w", "-l", str(place / "log")),
            f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place}",
        )
        found.start()
        try:
            yield found
        finally:
            stop = as_somebody([*found.control, "-m", "immediate", "stop"])
            subprocess.run(stop, check=False, capture_output=True, cwd="/")
    finally:
        shutil.rmtree(place, ignore_errors=True)


def drop_connections(server: str) -> None:
    engine = create_engine(server.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(text(f"{others} AND datname <> ''"))
    engine.dispose()


def new_database(server: str, name: str, encoding: str = "UTF8") -> str:
    """The URL of another empty database on the same server."""
    engine = create_engine(server.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0"))
    engine.dispose()
    return server.replace("/postgres", f"/{name}")


def main(command: Sequence[str]) -> int:
    """`python -m tests.server.clusters COMMAND…` runs it with a database of its own, named by CUORE_DATABASE."""
    with cluster() as found:
        return subprocess.run(command, env={**os.environ, "CUORE_DATABASE": found.url}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
