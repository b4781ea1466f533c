"""What the browser is compiled against is what the server speaks."""

from pathlib import Path

from cuore.server import typescript

ROOT = Path(__file__).parents[2]


def test_the_committed_types_are_those_of_the_messages() -> None:
    committed = (ROOT / typescript.TARGET).read_text(encoding="utf-8")
    assert committed == typescript.typescript(), "stale: run `python -m cuore.server.typescript`"


def test_every_message_is_there() -> None:
    text = typescript.typescript()
    for struct in typescript.structs():
        assert f"export interface {struct.__name__} {{" in text


def test_tags_defaults_and_null_are_kept() -> None:
    text = typescript.typescript()
    assert "  type: 'give-to-bot';\n  seat: number;\n  level: string;\n" in text
    assert "  town?: string | string[] | null;\n" in text
    assert "deck: [number, number][];" in text
