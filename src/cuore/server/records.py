"""The record of a table: the line of play as notation, with what was taken back as comments; its end; all events."""

from __future__ import annotations

from typing import Final

from cuore.server import renderer
from cuore.server.ledger import Branch, Ledger
from cuore.server.messages import Result

BELOW: Final = ("result:", "told:", "end:", "seal:", "hash:")  # lines of a record that come after its answers


def record_text(ledger: Ledger) -> str:
    """`Game.record`, and before the answer that replaced them the answers that were taken back, after `#`."""
    game = ledger.game
    assert game is not None
    told: dict[int, list[str]] = {}
    for branch in ledger.branches:
        told.setdefault(branch.keep, []).append(_comment(ledger, branch))
    lines: list[str] = []
    answers = 0
    in_header = True
    for line in game.record().splitlines():
        is_answer = bool(line) and not in_header and not line.startswith(("#", *BELOW))
        in_header = in_header and bool(line)
        if is_answer or line.startswith(BELOW):
            lines += told.pop(answers, [])
            answers += is_answer
        lines.append(line)
    if ledger.resigned is not None:
        lines.append(f"# {game.seats[ledger.resigned]} resigned")
    return "\n".join(lines) + "\n"


def _comment(ledger: Ledger, branch: Branch) -> str:
    assert ledger.game is not None
    names, text = ledger.game.seats, ledger.game.text
    answers = " · ".join(f"{names[answer.seat]}: {text(answer.move)}" for answer in branch.answers)
    return f"# taken back by {names[branch.seat]} ({branch.how}): {answers}"


def result(ledger: Ledger, lang: str) -> Result | None:
    """How the game of a table ended, once it has: by its rules, or because somebody has resigned."""
    game, told = ledger.game, ledger.past
    if told is not None:
        return None if told.ending is None else renderer.result(told.seats, told.scores(), told.winners(), lang)
    if game is None or ledger.status != "over":
        return None
    if ledger.resigned is not None:
        return renderer.resignation(game.seats, game.scores(), ledger.resigned, lang)
    return renderer.result(game.seats, game.scores(), game.winners(), lang)


def history(ledger: Ledger) -> list[dict[str, object]]:
    """Every event in order, ready for JSON; whose browser it was stays here."""
    return [
        {
            "seq": event.seq,
            "at": event.at,
            "kind": event.kind,
            "seat": event.seat,
            "by": event.by,
            "move": event.move,
            "data": {key: value for key, value in event.data.items() if key != "browser"},
        }
        for event in ledger.events
    ]
