"""What docs/environments.md says is so: its examples run, its tables are those of the code.

`python -m tests.envs.test_docs` writes the tables anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuore.engine.kinds import Phase, Stack
from cuore.envs import layout
from cuore.envs.layout import Layout

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
BOXES = [
    *(["base"], ["oktoberfest"], ["romantic_vacation"], ["expanding_the_house"], ["more"], ["base", "oktoberfest"]),
    ["base", "oktoberfest", "romantic_vacation", "expanding_the_house"],
]


def tables() -> str:
    """The docstring of layout.py from its first table on, as the page shows it."""
    text = layout.__doc__ or ""
    inside = text[text.index("The sizes depend") : text.index("Version history")].rstrip()
    parts = re.split(r"\n\n", inside)
    shown = [f"```text\n{_flush(part)}\n```" if part.startswith("    ") else part for part in parts]
    return "\n\n".join(shown)


def _flush(part: str) -> str:
    return "\n".join(line.removeprefix("    ") for line in part.splitlines())


def sizes() -> str:
    """How large actions and observations are, by boxes."""
    rows = ["| boxes | cards | actions | observation |", "|---|---:|---:|---:|"]
    for sets in BOXES:
        found = Layout(sets)
        rows.append(f"| {', '.join(sets)} | {found.cards} | {found.actions} | {found.length} |")
    return "\n".join(rows)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_run(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 4


def test_the_tables_are_those_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    assert tables() in page
    assert sizes() in page


def test_the_numbers_of_phases_and_stacks() -> None:
    page = " ".join(PAGE.read_text("utf-8").split())
    for phase in (Phase.START, Phase.SERVE, Phase.EMPLOY, Phase.DISCARD, Phase.CHOOSE):
        assert f"{phase.name.lower()} {phase.value}" in page
    assert f"beer {int(Stack.BEER)}," in page


def main() -> None:
    """Write the tables and sizes anew."""
    page = PAGE.read_text("utf-8")
    head, rest = page.split("a test holds them together. -->\n")
    _, rest = rest.split("Names of cards and places:")
    names, rest = rest.split("Sizes:\n")
    _, rest = rest.split("## Version 0")
    page = f"{head}a test holds them together. -->\n{tables()}\n\nNames of cards and places:{names}"
    PAGE.write_text(f"{page}Sizes:\n\n{sizes()}\n\n## Version 0{rest}", "utf-8")


if __name__ == "__main__":
    main()
