"""Settings of a server: command line before environment before file before the usual; what is wrong is one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuore.cli.configuration import SECRETS
from cuore.server.serve import ServerSettings
from tests.cli.helpers import Run, refused


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServerSettings]:
    """With what a server would have been started."""
    found: list[ServerSettings] = []

    def instead(server: ServerSettings, _settings: object, *, open_browser: bool) -> None:
        found.append(server)

    monkeypatch.setattr("cuore.cli.serve._run", instead)
    return found


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_who_is_believed_first(
    run: Run, served: list[ServerSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path / "house.toml", 'port = 1\nhost = "0.0.0.0"\ngrace = 7\nno-push = true\n')
    monkeypatch.setenv("CUORE_PORT", "2")
    monkeypatch.setenv("CUORE_GRACE", "8")
    monkeypatch.setenv("CUORE_NO_CHAT", "true")
    assert run("serve", "--config", file, "--port", "3").code == 0
    (server,) = served
    assert (server.port, server.policy.grace, server.host) == (3, 8, "0.0.0.0")
    assert (server.policy.push, server.policy.talk, server.workers) == (False, "words", 1)


@pytest.mark.parametrize("where", ["place", "variable"])
def test_a_file_that_nobody_named(
    where: str, run: Run, served: list[ServerSettings], home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if where == "place":
        written(home / ".config" / "cuore" / "serve.toml", "port = 1234")
    else:
        monkeypatch.setenv("CUORE_CONFIG", str(written(tmp_path / "x.toml", "port = 1234")))
    assert run("serve").code == 0
    assert served[0].port == 1234


def test_secrets_have_no_option(
    run: Run, served: list[ServerSettings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = 'database = "sqlite:///of-file.db"\nmetrics-token = "m"\nadmin-token = "a"\n'
    file = written(tmp_path / "house.toml", text)
    monkeypatch.setenv("CUORE_METRICS_TOKEN_FILE", str(written(tmp_path / "token", "from a file\n")))
    assert run("serve", "--config", file).code == 0
    monkeypatch.setenv("CUORE_ADMIN_TOKEN", "b")
    assert run("serve", "--config", file, "--database", "sqlite:///named.db").code == 0
    assert [(one.database, one.metrics_token, one.admin_token) for one in served] == [
        ("sqlite:///of-file.db", "from a file", "a"),
        ("sqlite:///named.db", "from a file", "b"),
    ]
    for name in SECRETS:
        if name != "database":  # has one, which refuses a password
            refused(run("serve", f"--{name}", "x"), f"--{name}")
    refused(run("serve", "--database", "postgresql://ann:secret@db/cuore"), "CUORE_DATABASE")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("prot = 1", ["prot", "did you mean port"]),
        ("zzzz = 1", ["zzzz", "no such setting"]),
        ("config = 'x'", ["config", "no such setting"]),
        ("port = '1'", ["port", "a whole number"]),
        ("port = true", ["port", "a whole number"]),
        ("port = 70000", ["port", "not in the range"]),
        ("grace = 'long'", ["grace", "a number"]),
        ("no-chat = 1", ["no-chat", "true or false"]),
        ("bot = 'x'", ["bot", "a list"]),
        ("host = 1", ["host", "text in quotes"]),
        ("admin-token = 1", ["admin-token", "text in quotes"]),
        ("port = ,", ["line 1"]),
        ("[serve]\nport = 1", ["serve", "no such setting"]),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(text: str, parts: list[str], run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "house.toml", text)
    refused(run("serve", "--config", file), "house.toml", *parts)


def test_other_wrong_settings(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(run("serve", "--config", tmp_path / "none.toml"), "none.toml")
    for address in ("9200", ":9200", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:0", "127.0.0.1:70000"):
        refused(run("serve", "--metrics", address), "--metrics")
    monkeypatch.setenv("CUORE_PORT", "x")
    refused(run("serve"), "--port", "whole number")
