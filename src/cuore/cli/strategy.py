"""`cuore strategy`: strategy files from their first line to the question why they played so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import cuore
from cuore import words
from cuore.cli.help import Group, StrategyCommand
from cuore.cli.settings import (
    FAILED,
    Cards,
    Json,
    Lang,
    Seed,
    Sets,
    Settings,
    Trouble,
    app,
    examples,
    names,
    print_json,
    settings_of,
    value,
)

if TYPE_CHECKING:
    from cuore.bots.seat import Bot, Seat
    from cuore.bots.strategy_file import Rule, Strategy
    from cuore.bots.strategy_trace import PassedOver, Traced
    from cuore.engine.game import Game

strategy_app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})
app.add_typer(strategy_app, name="strategy")

# What stands in a new file, piece by piece; before each piece comes its comment in the user's language.
PIECES = (
    ("about", 'about = "{about}"\n'),
    ("rules", '[[employ]]\ncard = "Marianne Soleil"\n'),
    ("sisters", '[[employ]]\ncard = ["Azure Crescent", "Viola Crescent", "Rouge Crescent"]\nup_to = 4\n'),
    ("kind", '[[employ]]\nany = "private maid"\nup_to = 1\nif = "turn < 8 and private_maids = 0"\n'),
    ("love", '[[employ]]\ncard = "3 Love"\nif = "turns_left > 5"\n'),
    ("rest", '[[employ]]\ncard = "2 Love"\nup_to = 4\nif = "turns_left > 5"\n'),
    ("play", '[play]\nchamber = "early"\npoints_first = 4\nrush = 6\n'),
)


@strategy_app.callback(
    cls=Group,
    no_args_is_help=True,
    epilog=examples(
        "cuore strategy new mine.toml", "cuore strategy check mine.toml", "cuore strategy trace mine.toml"
    ),
)
def strategy(context: typer.Context, lang: Lang = None) -> None:
    """Bots without Python, as a list of what to employ and when: begin one, check it, see why it plays so."""
    settings_of(context).update(lang)


@strategy_app.command(cls=StrategyCommand, epilog=examples("cuore strategy new mine.toml"))
def new(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file: NAME.toml.")],
    lang: Lang = None,
) -> None:
    """Write a strategy file to begin with, which plays as it is and explains itself."""
    from cuore.bots.registry import SUFFIX
    from cuore.terminal.files import UNWRITABLE, reason, write_atomically

    settings = _settings(context, lang)
    if file.suffix != SUFFIX:
        raise settings.trouble("strategy-suffix", path=str(file))
    if file.exists():
        raise Trouble(settings.say("strategy-exists", path=str(file)), FAILED)
    try:
        write_atomically(file, "\n".join(_pieces(settings)))
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(file), reason=reason(error)), FAILED) from None
    print(settings.say("strategy-written", path=str(file)))


def _pieces(settings: Settings) -> Iterator[str]:
    about = settings.say("strategy-new-title")
    for key, text in PIECES:
        comment = settings.say(f"strategy-new-{key}").splitlines()
        yield "\n".join([*(f"# {line}" for line in comment), text.replace("{about}", about)])


@strategy_app.command(cls=StrategyCommand, epilog=examples("cuore strategy check mine.toml other.toml"))
def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Strategy files.")],
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Say what is wrong in strategy files, line by line, and which rules can never be followed."""
    from cuore.bots.strategy_check import warnings
    from cuore.bots.strategy_file import read_with_errors

    settings = _settings(context, lang)
    report: list[dict[str, Any]] = []
    failed = False
    for path in files:
        read, errors = read_with_errors(settings.read(path), path.stem, str(path))
        notices = warnings(read) if read is not None else []
        lines = [words.error_text(error, settings.lang) for error in errors]
        lines += [
            settings.say("strategy-warning", where=str(path), line=line, reason=reason) for line, reason in notices
        ]
        failed |= bool(errors)
        report.append(
            {
                "file": str(path),
                "errors": [{"line": error.values.get("line"), "text": str(error)} for error in errors],
                "warnings": [{"line": line, "text": str(reason)} for line, reason in notices],
            }
        )
        if json_:
            continue
        for line in lines:
            print(line)
        if read is not None:
            print(settings.say("strategy-fine", where=str(path), rules=len(read.rules), warnings=len(notices)))
    if json_:
        print_json(report)
    if failed:
        raise typer.Exit(FAILED)


@strategy_app.command(
    cls=StrategyCommand,
    epilog=examples(
        "cuore strategy trace mine.toml",
        "cuore strategy trace strategy:sisters --against hard --seed 3",
        "cuore strategy trace mine.toml --sets base,oktoberfest --town random --json",
    ),
)
def trace(
    context: typer.Context,
    strategy: Annotated[str, typer.Argument(metavar="FILE", help="A strategy file, or strategy:NAME.")],
    against: Annotated[str, value("--against", "BOT", "Who plays against it.")] = "big-love",
    town: Annotated[
        str | None, value("--town", "TOWN", "first-game (default), random, a code, a saved town, or ten names.")
    ] = None,
    sets: Sets = None,
    seed: Seed = None,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Play a game, and say at each answer which rule it came from and why those before it did not count."""
    from cuore.bots import Seat, ask, dismiss, make_bot
    from cuore.bots.strategy_trace import TracedBot
    from cuore.bots.workers import think_with_one_thread

    think_with_one_thread()
    settings = _settings(context, lang)
    settings.update(None, cards)
    found = _strategy(strategy)
    seed = 1 if seed is None else seed
    telling = _Telling(found, settings)
    traced = TracedBot(found, seed)
    bots: list[Bot] = [traced, make_bot(against, seed)]
    game = _game(town, sets, [found.name[:20] or "A", settings.say("strategy-other")], seed, settings)
    while not game.over:
        seat, known = Seat(game), len(traced.told)
        game.apply(ask(bots[game.to_move], seat, name=against))
        for one in () if json_ else traced.told[known:]:
            telling.tell(seat, one)
    dismiss(bots[1], Seat(game, 1))
    if json_:
        answers = [{**asdict(one), "text": game.text(one.move)} for one in traced.told]
        print_json({"scores": game.scores(), "winners": game.winners(), "answers": answers})
        return
    telling.sum_up(traced.told, game)


def _settings(context: typer.Context, lang: str | None) -> Settings:
    settings = settings_of(context)
    settings.update(lang)
    return settings


def _strategy(name: str) -> Strategy:
    from cuore.bots.registry import STRATEGY
    from cuore.bots.strategy import load_strategy, shipped_strategies, shipped_strategy

    short = name.removeprefix(STRATEGY)
    if name.startswith(STRATEGY) and short in shipped_strategies():
        return shipped_strategy(short)
    return load_strategy(Path(name), where=name)


def _game(town: str | None, sets: str | None, seats: list[str], seed: int, settings: Settings) -> Game:
    from cuore.terminal.towns import named_town
    from cuore.towns import Town

    named = named_town((town or "first-game").strip())
    if isinstance(named, Town):
        overlay = settings.overlay(named.sets)
        return cuore.new_game(
            named.sets, seats, named.maids, seed, named.options, chiefs=named.chiefs, overlay=overlay
        )
    boxes = names("base" if sets is None else sets)
    return cuore.new_game(boxes, seats, named, seed, overlay=settings.overlay(boxes))


class _Telling:
    """Answers with their reasons, in lines."""

    def __init__(self, strategy: Strategy, settings: Settings) -> None:
        self._strategy = strategy
        self._say = settings.say
        self._lang = settings.lang
        self._turn = 0

    def tell(self, seat: Seat, traced: Traced) -> None:
        """One answer; what the file leaves open is not worth a line."""
        if traced.why == "open":
            return
        if traced.turn != self._turn:
            self._turn = traced.turn
            print(self._say("strategy-turn", turn=traced.turn))
        move = words.move_text(seat.table, traced.move, self._lang)
        is_employ = seat.view["phase"] == "employ"
        key = "strategy-employed" if is_employ else "strategy-answer"
        print(f"  {self._say(key, move=move, love=seat.view['love'], why=self._why(traced))}")
        for passed in traced.passed_over:
            print(f"      {self._passed(passed)}")

    def _why(self, traced: Traced) -> str:
        from cuore.arena.report import local

        if traced.rule is not None:
            rule = self._strategy.rules[traced.rule]
            return self._rule(traced.rule, rule) + self._condition(rule, traced.values)
        return self._say(f"strategy-why-{traced.why}", worth=local(f"{traced.worth:.1f}", self._lang))

    def _passed(self, passed: PassedOver) -> str:
        rule = self._strategy.rules[passed.rule]
        why = self._say(f"strategy-not-{passed.why}", count=rule.up_to)
        return self._told(passed.rule, rule, why + self._condition(rule, passed.values))

    def _told(self, number: int, rule: Rule, text: str) -> str:
        return self._say("strategy-of-rule", rule=self._rule(number, rule), text=text)

    def _rule(self, number: int, rule: Rule) -> str:
        what = ", ".join(words.card_name(name, self._lang) for name in rule.names) or rule.kind
        return self._say("strategy-rule", number=number + 1, line=rule.line, what=what)

    def _condition(self, rule: Rule, values: dict[str, float]) -> str:
        if not values:
            return ""
        known = ", ".join(f"{word} {number:g}" for word, number in values.items())
        return f" [if {rule.text}: {known}]"

    def sum_up(self, told: list[Traced], game: Game) -> None:
        """How it ended, and how often each rule was followed."""
        print()
        print(self._say("strategy-end", own=game.scores()[0], other=game.scores()[1]))
        for number, rule in enumerate(self._strategy.rules):
            count = sum(one.rule == number for one in told)
            print(f"  {self._told(number, rule, self._say('strategy-followed', count=count))}")
