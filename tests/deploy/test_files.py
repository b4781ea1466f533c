"""What deploy/ names is there: figures of the dashboard, settings, options, files."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import typer

from cuore.cli import serve as serve_command
from cuore.cli.configuration import SECRETS, variable
from cuore.server.app import Services, make_app
from cuore.server.heart import Heart
from cuore.server.leases import Process
from cuore.server.rooms import Rooms
from cuore.server.store import Store

DEPLOY = Path(__file__).parents[2] / "deploy"
FIGURE = re.compile(r"\b(?:cuore|process)_[a-z_]+\b")


def figures() -> set[str]:
    """The figures that a process among several has."""
    heart = Heart("sqlite://", Process.new("127.0.0.1:1"))
    services = Services(Rooms(Store.open("sqlite://"), heart=heart))
    make_app(services)
    families = list(services.metrics.registry.collect())
    text = services.metrics.text().decode()
    suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
    named = {family.name + end for family in families for end in suffixes.get(family.type, ("",))}
    return named | set(FIGURE.findall(text))


def test_the_dashboard_asks_for_figures_that_exist() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {name for panel in board["panels"] for t in panel["targets"] for name in FIGURE.findall(t["expr"])}
    # These two are counted at the door (serve.py), which no application without a socket has.
    known = figures() | {"cuore_sockets", "cuore_turned_away"}
    assert asked <= known, asked - known
    assert {name for name in known if name.startswith("cuore_")} - asked <= {
        name for name in known if name.startswith(("cuore_request_seconds", "cuore_uptime", "cuore_answer_seconds"))
    }, "a figure that nobody sees"


def test_every_setting_that_is_named_is_one() -> None:
    params = typer.main.get_command(serve_command.app).commands["serve"].params  # type: ignore[attr-defined]
    options = {param.name.replace("_", "-") for param in params}
    settings = tomllib.loads((DEPLOY / "serve.toml").read_text(encoding="utf-8"))
    assert set(settings) <= options
    variables = {variable(name) for name in (*options, *SECRETS)} | {f"{variable(name)}_FILE" for name in SECRETS}
    for file in ("Containerfile", "compose.yaml"):
        named = set(re.findall(r"CUORE_[A-Z_]+", (DEPLOY / file).read_text(encoding="utf-8")))
        assert named - {"CUORE_NAME", "CUORE_SERVERS"} <= variables, file


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    text = (DEPLOY / "cuore.service").read_text(encoding="utf-8")
    unit = tmp_path / "cuore.service"
    unit.write_text(text.replace("/opt/cuore/bin/cuore", "/bin/true"), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
