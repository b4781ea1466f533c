"""Every file under scenarios/ holds, every check in it can fail, and every ruling has one or a reason why not.

The table of rulings in docs/scenarios.md is made from the files: `python -m tests.test_scenarios` writes it anew.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cuore import scenario
from tests.words.reading import check_said, messages

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").glob("*.toml"))
DOCUMENT = ROOT / "docs" / "scenarios.md"
RULINGS = (*range(1, 150), *range(153, 169))  # 150 to 152 are about a box that this program does not hold

files = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@files
def test_the_scenario_holds(path: Path) -> None:
    outcome = scenario.run_file(path)
    assert outcome.ok, outcome.message


# -- and it could fail ---------------------------------------------------------------------------------------


def toml(value: object) -> str:
    """A value as TOML; tables are written inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def run(data: Mapping[str, Any]) -> scenario.Outcome:
    """Run a scenario that stands in a dictionary."""
    return scenario.run_text("\n".join(f"{key} = {toml(value)}" for key, value in data.items()))


def spoilt(key: str, value: Any, data: Mapping[str, Any]) -> tuple[str, Any]:
    """The check turned into one that cannot hold where this one does."""
    match value:
        case _ if key in ("legal", "illegal"):
            return {"legal": "illegal", "illegal": "legal"}[key], value
        case [first] if key == "options" and first.endswith("end turn"):  # a shorthand, which may be left out
            return key, [first, first.replace("end turn", "yes")]
        case bool():
            return key, not value
        case int():
            return key, value + 1
        case [_, *rest]:
            return key, rest
        case []:
            return key, ["1 Love"]
        case _ if key == "phase":
            return key, "start" if value != "start" else "employ"
        case _:
            return key, next(seat for seat in data["seats"] if seat != value)


def spoilt_scenarios(data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """For each check the file up to there with that check spoilt, and where it must fail."""
    steps = data["steps"]
    for i, step in enumerate(steps):
        for key, value in step.items() if isinstance(step, dict) else ():
            bad_key, bad = spoilt(key, value, data)
            yield f"step {i + 1}, {bad_key}", {**data, "steps": [*steps[:i], {bad_key: bad}]}


@files
def test_every_check_of_the_scenario_can_fail_and_says_how(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if data.get("refused"):
        outcome = run({**data, "refused": False, "steps": []})
        assert not outcome.ok
        assert re.match(r"refused: .{10}", outcome.message)
        return
    tried = 0
    for where, altered in spoilt_scenarios(data):
        outcome = run(altered)
        assert not outcome.ok, where
        assert outcome.message.startswith(f"{where}: "), outcome.message
        if where.endswith(("legal", "options")):
            assert re.search(r"should (not )?be legal|legal but not listed: ", outcome.message), outcome.message
        else:
            (wrong,) = altered["steps"][-1].values()
            shown = re.escape(toml(wrong)) if not isinstance(wrong, list) else r"\[.*\]"
            assert re.search(f"expected {shown}, found ", outcome.message), outcome.message
        assert re.search(r"is to move in the \w+ phase; legal: \w|the game is over", outcome.message), outcome.message
        tried += 1
    assert tried, "a scenario without a check"


PLAIN = {"seats": ["Ann", "Bob"], "steps": []}


def test_a_move_that_is_not_legal_fails_and_the_legal_ones_are_listed() -> None:
    seat = {"Ann": {"hand": ["Kagari", "1 Love"]}}
    outcome = run({**PLAIN, "steps": [{"phase": "serve"}, "Ann: serve Azure"], "seat": seat})
    assert not outcome.ok
    assert outcome.message.startswith("step 2, 'Ann: serve Azure': ")
    assert "serve Kagari Ichinomiya · play 1 Love · end serving · end turn" in outcome.message


def test_a_game_that_should_have_been_refused_and_was_not_fails() -> None:
    outcome = run({"seats": ["Ann", "Bob"], "refused": True})
    assert not outcome.ok
    assert "should have been refused" in outcome.message


def test_the_example_in_the_document_holds() -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    outcomes = [scenario.run_text(text) for text in examples if "steps" in text]
    assert [outcome.message for outcome in outcomes] == [""]


def test_the_options_check_wants_the_full_list() -> None:
    data = {**PLAIN, "seat": {"Ann": {"hand": ["Kagari", "1 Love"]}}}
    serve, play, end = "Ann: serve Kagari", "Ann: play 1 Love", "Ann: end serving"
    assert run({**data, "steps": [{"options": [serve, play, end]}]}).ok
    assert not run({**data, "steps": [{"options": [serve, end]}]}).ok
    assert not run({**data, "steps": [{"options": [serve, play, end, "Ann: serve Azure"]}]}).ok


def test_names_are_found_without_case_accents_or_family_name() -> None:
    data = {**PLAIN, "seat": {"ann": {"hand": ["MOINE", "genevieve"], "deck": ["1 love"]}}}
    steps = ["ann: serve Genevieve Daubigny", {"ANN.hand": ["moine de lefevre", "1 Love"], "pile.moine": 9}]
    assert run({**data, "steps": steps}) == scenario.Outcome("scenario", "scenario")


# -- a wrong file is refused with key and reason, and never an exception -------------------------------------


def seat(**zones: object) -> dict[str, Any]:
    return {**PLAIN, "seat": {"Ann": zones}}


def steps(*listed: object) -> dict[str, Any]:
    return {**PLAIN, "steps": list(listed)}


HOUSED = {
    **seat(quarters=[{"card": "Estate", "under": ["Aline", "Aline"]}]),
    "sets": ["expanding_the_house"],
}
STORMED = {**seat(quarters=[{"card": "Sara", "on": ["Heavy Storm"]}]), "sets": ["oktoberfest"]}
DRY = "Elsa Hermina Toni Nora Sara Kirika Anna Renata Aileen Kaori".split()

WRONG: list[tuple[str, Mapping[str, Any], str]] = [
    ("unknown key", {**PLAIN, "setas": []}, r"unknown key 'setas' \(allowed: .*seats"),
    ("unknown seat key", seat(hnad=["Rouge"]), r"seat\.Ann: unknown key 'hnad' \(allowed: .*hand"),
    ("unknown seat", {**PLAIN, "seat": {"Zoe": {}}}, r"seat: no seat 'Zoe' \(allowed: Ann, Bob\)"),
    ("unknown active seat", {**PLAIN, "active": "Zoe"}, r"active: no seat 'Zoe' \(allowed: Ann, Bob\)"),
    ("unknown set", {**PLAIN, "sets": ["bass"]}, r"unknown set 'bass' \(allowed: base"),
    ("no set", {**PLAIN, "sets": []}, r"no set named \(allowed: base"),
    ("unknown chiefs", {**PLAIN, "chiefs": "bass"}, r"unknown set 'bass'"),
    ("unknown phase", {**PLAIN, "phase": "lunch"}, r'phase: unknown phase "lunch" \(allowed: start, serve, .*employ'),
    ("unknown option", {**PLAIN, "options": {"quick": True}}, r"unknown option 'quick' \(allowed: two-player-quick"),
    ("unknown card in a hand", seat(hand=["Bogus"]), r"seat\.Ann\.hand: unknown card 'Bogus' \(allowed: "),
    ("unknown card in a deck", seat(deck=["Bogus"]), r"seat\.Ann\.deck: unknown card 'Bogus'"),
    ("unknown card in the quarters", seat(quarters=["Bogus"]), r"seat\.Ann\.quarters: unknown card 'Bogus'"),
    ("unknown pile", {**PLAIN, "pile": {"Bogus": 1}}, r"pile\.Bogus: unknown card 'Bogus'"),
    ("unknown town maid", {**PLAIN, "town": ["Bogus"] * 10}, r"unknown card 'Bogus'"),
    ("unknown verb", steps("Ann: sing 1 Love"), r"step 1, .*unknown verb 'sing' \(allowed: .*serve"),
    ("unknown card in a move", steps("Ann: play 4 Love"), r"step 1, .*unknown card '4 Love'"),
    ("unknown card in illegal", steps({"illegal": "Ann: serve Bogus"}), r"step 1, illegal: unknown card 'Bogus'"),
    ("unknown verb in illegal", steps({"illegal": "Ann: sing"}), r"step 1, illegal: unknown verb 'sing'"),
    ("unknown seat in a move", steps("Zoe: play all"), r"step 1, .*with a seat of Ann, Bob"),
    ("no seat in a move", steps("play all"), r"step 1, .*a move reads SEAT: VERB"),
    ("unknown check", steps({"Ann.nails": 3}), r"step 1, Ann\.nails: unknown check \(allowed: to_move, "),
    ("unknown seat in a check", steps({"Zoe.love": 3}), r"step 1, Zoe\.love: no seat 'Zoe'"),
    ("unknown pile in a check", steps({"pile.Bogus": 3}), r"step 1, pile\.Bogus: unknown card 'Bogus'"),
    ("too many copies in one hand", seat(hand=["Rouge"] * 11), r"more copies than the box holds: Rouge Crescent"),
    ("too many copies over zones", seat(hand=["3 Love"] * 5, discard=["3 Love"] * 4), r"box holds: 3 Love"),
    ("a private maid twice", seat(quarters=["Rosa", "Rosa"]), r"box holds: Rosa Topaz"),
    ("too many Illnesses", seat(quarters=[{"card": "Azure", "on": ["Illness"] * 11}]), r"box holds: Illness"),
    ("a larger pile", {**PLAIN, "pile": {"Rouge": 11}}, r"pile\.Rouge: must be a whole number from 0 to 10"),
    ("a negative pile", {**PLAIN, "pile": {"Rouge": -1}}, r"pile\.Rouge: must be a whole number"),
    ("a pile of text", {**PLAIN, "pile": {"Rouge": "ten"}}, r"pile\.Rouge: must be a whole number"),
    ("a pile of truth", {**PLAIN, "pile": {"Rouge": True}}, r"pile\.Rouge: must be a whole number"),
    ("a private maid's own pile", {**PLAIN, "pile": {"Rosa": 1}}, r"pile\.Rosa: Rosa Topaz has no pile of its own"),
    ("a stack by number", {**PLAIN, "pile": {"private maids": 3}}, r"pile\.private maids: must be a list"),
    ("a stack of others", {**PLAIN, "pile": {"private maids": ["Rouge"]}}, r"Rouge Crescent does not belong there"),
    (
        "a stack twice",
        {**PLAIN, "pile": {"private maids": ["Rosa", "Rosa"]}},
        r"Rosa Topaz is listed more often than",
    ),
    ("a private maid in hand", seat(hand=["Rosa"]), r"Rosa Topaz never enters a hand"),
    ("an event in a deck", seat(deck=["Illness"]), r"Illness never enters a hand"),
    ("love in the quarters", seat(quarters=["1 Love"]), r"seat\.Ann\.quarters: 1 Love cannot lie there"),
    ("a free Illness", seat(quarters=["Illness"]), r"seat\.Ann\.quarters: Illness cannot lie there"),
    ("a Bad Habit on a maid", seat(quarters=[{"card": "Azure", "on": ["Bad Habit"]}]), r"Bad Habit does not lie on"),
    (
        "a stack of chambermaids",
        seat(quarters=[{"private": ["Azure"]}]),
        r"Ann\.quarters: .*a stack of private maids",
    ),
    ("an empty stack", seat(quarters=[{"private": []}]), r"Ann\.quarters: .*at least one"),
    ("a strange table", seat(quarters=[{"crad": "Azure"}]), r"seat\.Ann\.quarters: .* is neither a card name nor"),
    ("seats missing", {"steps": []}, r"seats: must be a list"),
    ("seats of the wrong type", {"seats": "Ann", "steps": []}, r"seats: must be a list of names"),
    ("seats of numbers", {"seats": [1, 2], "steps": []}, r"seats: must be a list of names"),
    ("one seat", {"seats": ["Ann"], "steps": []}, r"1 seat; this game is for 2 to 6"),
    ("two seats of one name", {"seats": ["Ann", "ann"], "steps": []}, r"seat names must differ: Ann, ann"),
    ("sets of the wrong type", {**PLAIN, "sets": "base"}, r"sets: must be a list"),
    ("a town of the wrong type", {**PLAIN, "town": 10}, r"town: must be a list"),
    ("options of the wrong type", {**PLAIN, "options": ["no-bad-habits"]}, r"options: must be a table"),
    ("an option that is no switch", {**PLAIN, "options": {"no-bad-habits": 1}}, r"no-bad-habits: must be true"),
    ("a seed of the wrong type", {**PLAIN, "seed": "one"}, r"seed: must be a whole number"),
    ("a house of the wrong type", {**PLAIN, "seat": ["Ann"]}, r"seat: must be tables"),
    ("a seat of the wrong type", {**PLAIN, "seat": {"Ann": []}}, r"seat\.Ann: must be a table"),
    ("a hand of the wrong type", seat(hand="Rouge"), r"seat\.Ann\.hand: must be a list of card names"),
    ("a hand of numbers", seat(hand=[1]), r"seat\.Ann\.hand: 1 is not a card name"),
    ("quarters of the wrong type", seat(quarters="Azure"), r"seat\.Ann\.quarters: must be a list"),
    ("events of the wrong type", seat(quarters=[{"card": "Azure", "on": "Illness"}]), r"quarters: must be a list"),
    ("piles of the wrong type", {**PLAIN, "pile": 3}, r"pile: must be a table"),
    ("steps missing", {"seats": ["Ann", "Bob"]}, r"steps: a list of moves and checks is missing"),
    ("steps of the wrong type", {**PLAIN, "steps": "Ann: end turn"}, r"steps: a list of moves and checks"),
    ("a step of the wrong type", steps(3), r"step 1: 3 is neither a move nor a table of checks"),
    ("legal of the wrong type", steps({"legal": 3}), r"step 1, legal: must be a list"),
    ("a winner of the wrong type", steps({"winner": 3}), r"step 1, winner: must be a list"),
    ("cards of the wrong type in a check", steps({"Ann.hand": [3]}), r"step 1, Ann\.hand: 3 is not a card name"),
    ("refused with steps", {**PLAIN, "refused": True}, r"steps: a file with refused = true has none"),
    ("a phase of the wrong type", {**PLAIN, "phase": ["start"]}, r"phase: unknown phase"),
    ("too many copies behind a pile", {**seat(hand=["Rouge"] * 11), "pile": {"Rouge": 0}}, r"box holds: Rouge"),
    ("a private maid in two places", {**seat(quarters=["Rosa"]), "pile": {"private maids": ["Rosa"]}}, r"Rosa Topaz"),
    ("no such box's card", seat(quarters=["Garden"]), r"seat\.Ann\.quarters: unknown card 'Garden'"),
    ("a refined maid in base", seat(refined="Rouge"), r"seat\.Ann\.refined: Rouge Crescent is not a refined maid"),
    ("something under a maid", seat(quarters=[{"card": "Azure", "under": ["Rouge"]}]), r"may lie under a building"),
    ("two under a building", HOUSED, r"one card may lie under a building"),
    ("a storm on a maid", STORMED, r"Heavy Storm does not lie on Sara Leonhardt"),
    ("a beer in hand", {**seat(hand=["Bock"]), "sets": ["oktoberfest"]}, r"Bock never enters a hand"),
    (
        "a town without a bar maid",
        {**PLAIN, "sets": ["oktoberfest"], "town": DRY},
        r"at least 1 of these general maids: Nadja",
    ),
    ("chiefs of a box that is not there", {**PLAIN, "chiefs": "oktoberfest"}, r"unknown set 'oktoberfest'"),
    ("More with nothing to borrow for", {**PLAIN, "sets": ["more", "base"]}, r"More Tanto Cuore is played alone"),
    ("five at More", {"seats": list("ABCDE"), "sets": ["more"], "steps": []}, r"5 seats; this game is for 2 to 4"),
    ("unknown seat in a target", steps({"illegal": "Ann: target Bobb"}), r"step 1, illegal: .*'Bobb'"),
    ("unknown card in a target", steps({"illegal": "Ann: target Bob: Azur"}), r"step 1, illegal: .*'Azur'"),
    ("unknown phase in a move", steps({"illegal": "Ann: end servng"}), r"step 1, illegal: .*end servng"),
    ("unknown bonus in a move", steps({"illegal": "Ann: choose lvoe"}), r"step 1, illegal: .*lvoe"),
]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        *(pytest.param(data, reason, id=name) for name, data, reason in WRONG),
    ],
)
def test_a_wrong_file_is_refused_with_key_and_reason(data: Mapping[str, Any], reason: str) -> None:
    outcome = run(data)
    assert not outcome.ok
    assert outcome.message.startswith(("wrong file: ", "refused: "))
    assert re.search(reason, outcome.message), outcome.message


def test_a_file_that_is_no_toml_or_not_there_is_refused(tmp_path: Path) -> None:
    assert scenario.run_text("title = ").message.startswith("not TOML: ")
    assert scenario.run_file(tmp_path / "nobody.toml").message.startswith("cannot be read: ")
    assert scenario.run_file(tmp_path).message.startswith("cannot be read: ")
    (tmp_path / "latin.toml").write_bytes(b'title = "Genevi\xe8ve"')
    assert scenario.run_file(tmp_path / "latin.toml").message.startswith("cannot be read: ")


def failures(tmp_path: Path) -> Iterator[scenario.Outcome]:
    """Every way in which a file can fail."""
    kagari = {**PLAIN, "seat": {"Ann": {"hand": ["Kagari", "1 Love"]}}}
    kinds: tuple[object, ...] = (
        *({"legal": "Ann: serve Azure"}, {"illegal": "Ann: serve Kagari"}, {"options": []}, {"Ann.love": 3}),
        *("Ann: serve Azure", "Bob: end turn", {"pile.Rosa": 1}, {"legal": "play all"}),
    )
    yield from (run(data) for _, data, _ in WRONG)
    yield from (run({**kagari, "steps": [step]}) for step in kinds)
    yield from (run(data) for data in ({**PLAIN, "refused": 1}, {"seats": ["Ann", "Bob"], "refused": True}))
    yield from (scenario.run_text("title = " + rest) for rest in ("", "]", "[" * 5000))
    yield from (scenario.run_file(path) for path in (tmp_path, tmp_path / "nobody.toml"))


def test_every_failure_is_said_in_every_language(tmp_path: Path) -> None:
    said: set[str] = set()
    for outcome in failures(tmp_path):
        assert outcome.error is not None
        said |= check_said(outcome.error)
    keys = {key.removeprefix("error-") for key in messages("en")}
    known = {key for key in keys if key.startswith("scenario-")}
    assert known - said == {"scenario-nobody"}, "nobody is to move where the game is over"


def test_a_file_nested_beyond_reason_is_refused() -> None:
    assert not scenario.run_text("title = " + "[" * 5000).ok


def test_a_card_that_is_looked_at_still_lies_where_it_lay() -> None:
    eliza = {"town": ["Eliza", *"Azure Viola Rouge Safran Kagari Moine Tenalys Sainsbury Anise".split()]}
    houses = {"Ann": {"hand": ["Eliza"]}, "Bob": {"deck": ["Rouge", "Azure"]}}
    moves = ["Ann: serve Eliza", "Ann: target Bob"]
    outcome = run({**PLAIN, **eliza, "steps": [*moves, {"Bob.deck": ["Rouge", "Azure"]}], "seat": houses})
    assert outcome.ok, outcome.message


# -- every ruling --------------------------------------------------------------------------------------------


@cache
def cited(path: Path) -> list[int]:
    """The rulings in a file's `source`: `ruling 54` or `ruling 54, 57`."""
    source = str(tomllib.loads(path.read_text(encoding="utf-8"))["source"])
    lists = re.findall(r"rulings? ((?:\d+(?:, | and )?)+)", source, re.IGNORECASE)
    return [int(number) for listed in lists for number in re.findall(r"\d+", listed)]


def rulings_table() -> str:
    """Ruling by ruling, the files that show it."""
    lines = ["| ruling | shown by |", "|---:|---|"]
    for ruling in RULINGS:
        shown = [f"[{p.stem}](../scenarios/{p.name})" for p in FILES if ruling in cited(p)]
        if shown:
            lines.append(f"| {ruling} | {', '.join(shown)} |")
    return "\n".join(lines)


def document_parts() -> tuple[str, str, str]:
    """docs/scenarios.md before, in and behind the table of rulings."""
    begin, end = "<!-- rulings: begin -->\n", "\n<!-- rulings: end -->"
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(begin)
    table, _, after = rest.partition(end)
    return before + begin, table, end + after


def reasons() -> dict[int, str]:
    """Rulings that no position can show, and why, from the second table of docs/scenarios.md."""
    rows = re.findall(r"^\| (\d+) \| ([^|\[]+) \|$", document_parts()[2], re.MULTILINE)
    return {int(number): reason for number, reason in rows}


def test_every_ruling_has_a_scenario_or_a_reason_why_not() -> None:
    shown = {ruling for path in FILES for ruling in cited(path)}
    assert sorted(set(RULINGS) - shown - set(reasons())) == []
    assert sorted(shown & set(reasons())) == [], "a scenario shows it after all"
    assert all(len(reason) > 20 for reason in reasons().values())


def test_the_table_of_rulings_is_up_to_date() -> None:
    assert document_parts()[1] == rulings_table(), "write it anew: python -m tests.test_scenarios"


def test_a_file_named_after_a_ruling_cites_it() -> None:
    for path in FILES:
        number = re.match(r"(?:[a-z]+_)?r(\d+)_", path.name)
        assert number is None or int(number[1]) in cited(path), path.name


if __name__ == "__main__":
    start, _, finish = document_parts()
    DOCUMENT.write_text(start + rulings_table() + finish, encoding="utf-8")
