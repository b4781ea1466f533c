"""Tab in a shell completes commands and options."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cuore.cli.completion import COMPLETE, SHELLS
from tests.cli.helpers import Run, refused


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert (result.code, result.err) == (0, "")
    assert COMPLETE in result.out


def test_another_shell_is_refused(run: Run) -> None:
    refused(run("completion", "nutshell"), "nutshell", "bash, zsh, fish, powershell")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash on this machine")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["cuore", "str"], {"strategy"}),
        (["cuore", "strategy", "tr"], {"trace"}),
        (["cuore", "arena", "--la"], {"--ladder", "--lang"}),
    ],
)
def test_bash_completes(typed: list[str], offered: set[str], tmp_path: Path) -> None:
    command = tmp_path / "cuore"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m cuore "$@"\n')
    command.chmod(0o700)
    script = (
        'eval "$(cuore completion bash)"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1));'
        ' _cuore_completion cuore; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    environment = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    result = subprocess.run(
        ["bash", "-c", script, "bash", *typed],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
        timeout=60,
    )
    assert set(result.stdout.split()) == offered
