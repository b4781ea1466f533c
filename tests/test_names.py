"""One word for one thing: no two classes of the package have one name."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "cuore"


def shared_names(modules: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Public classes that bear one name, with the modules where they are defined."""
    found: dict[str, list[str]] = {}
    for module, text in modules:
        for thing in ast.walk(ast.parse(text)):
            if isinstance(thing, ast.ClassDef) and not thing.name.startswith("_"):
                found.setdefault(thing.name, []).append(module)
    return {name: where for name, where in found.items() if len(where) > 1}


def test_no_two_classes_have_one_name() -> None:
    paths = sorted(SOURCE.rglob("*.py"))
    assert len(paths) > 100  # the package is really there
    assert shared_names((str(path.relative_to(SOURCE)), path.read_text("utf-8")) for path in paths) == {}


def test_a_second_class_of_a_name_is_found() -> None:
    planted = [
        ("a.py", "class Table: ..."),
        ("b.py", "def f():\n    class Table: ...\n"),
        ("c.py", "class _Table: ..."),
    ]
    assert shared_names(planted) == {"Table": ["a.py", "b.py"]}
