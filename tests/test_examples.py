"""The notebook among the examples runs from top to bottom. (The bots are run in tests/bots/test_process_bots.py.)"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[1] / "examples" / "arena.ipynb"


def test_the_cells_of_the_notebook_run(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None), "committed without what it came to"
            exec(compile("".join(cell["source"]), f"{NOTEBOOK.name} {cell['id']}", "exec"), names)
    told = capsys.readouterr().out
    assert "90 rows" in told
    assert sum(share.value for share in names["wins"].values()) == pytest.approx(1)
    assert "Anise Greenaway" in told


def test_the_notebook_runs_as_a_notebook() -> None:
    nbclient: Any = pytest.importorskip("nbclient", reason="there is no nbclient: its cells ran as plain Python")
    nbformat: Any = importlib.import_module("nbformat")
    nbclient.NotebookClient(nbformat.read(NOTEBOOK, as_version=4), timeout=120).execute()
