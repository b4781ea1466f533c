"""The command `cuore`.

Exit codes: 0 fine, 1 a check failed or a file is damaged, 2 wrong usage, 130 interrupted. Whatever the user can mend
is one line on stderr that says how. What a command needs is imported inside it: `cuore --help` must be quick.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.exceptions import TyperException

import cuore
from cuore import words
from cuore.engine.errors import CuoreError, SaveError, SetupError

if TYPE_CHECKING:
    from cuore.bench import Figure
    from cuore.boxes.overlay import Corrections, Facts
    from cuore.engine.archive import Script
    from cuore.engine.game import Game
    from cuore.scenario import Outcome
    from cuore.terminal.console import Console
    from cuore.terminal.plain import Player
    from cuore.towns import Town

FINE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
OVERLAY_FILE = "cards.toml"
DEFAULT_BOT = "big-love"


class Trouble(Exception):
    """Something the user can mend, in one line."""

    def __init__(self, line: str, code: int = USAGE) -> None:
        super().__init__(line)
        self.code = code


@dataclass
class Settings:
    """What holds for every command."""

    lang: str = "en"
    cards: Path | None = None  # the overlay, if one was named

    def update(self, lang: str | None, cards: Path | None = None) -> None:
        """Take what a command line names; the rest stays."""
        if lang is not None:
            if lang not in words.LANGUAGES:
                raise SetupError("unknown-language", name=lang, allowed=", ".join(words.LANGUAGES))
            self.lang = lang
        if cards is not None:
            self.cards = cards
            self.corrections()  # a wrong file is refused even where no card is looked at

    def overlay(self, sets: Sequence[str]) -> Facts:
        """The corrected card facts that count in a game of these sets."""
        from cuore.boxes.overlay import overlay_for

        return overlay_for(self.corrections(), sets)

    def corrections(self) -> Corrections:
        """Corrected card facts by box: of the file that was named, or of the person's own if there is one."""
        from cuore.boxes.overlay import read_overlay
        from cuore.terminal.files import config_file

        path = self.cards or config_file(OVERLAY_FILE)
        if self.cards is None and not path.is_file():
            return {}
        return read_overlay(self.read(path), str(path))

    def read(self, path: Path) -> str:
        """The text of a file that the user named."""
        from cuore.terminal.files import reason

        try:
            return path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise self.trouble("cli-no-file", path=str(path)) from None
        except (OSError, ValueError) as error:
            raise self.trouble("cli-cannot-read", path=str(path), reason=reason(error)) from None

    def say(self, key: str, **values: object) -> str:
        """A sentence in the user's language."""
        return words.say(self.lang, key, **values)

    def trouble(self, key: str, **values: object) -> Trouble:
        """Wrong usage, to be raised."""
        return Trouble(self.say(key, **values))


# -- the command line ---------------------------------------------------------------------------------------

app = typer.Typer(
    name="cuore",
    add_completion=False,
    rich_markup_mode=None,  # plain help: quick, and the same for a pipe and a screen reader
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _value(name: str, metavar: str, help: str, **more: Any) -> Any:
    return typer.Option(name, metavar=metavar, help=help, **more)


def _flag(name: str, help: str, **more: Any) -> Any:
    return typer.Option(name, help=help, **more)


def _examples(*lines: str) -> str:
    return "\b\n" + "\n".join(["Examples:", *(f"  {line}" for line in lines)])  # \b: keep the lines apart


Lang = Annotated[str | None, _value("--lang", "|".join(words.LANGUAGES), "Language; else LC_ALL or LANG decides.")]
Cards = Annotated[Path | None, _value("--cards", "FILE", "Corrected card facts; else ~/.config/cuore/cards.toml.")]
Json = Annotated[bool, _flag("--json", "For programs.")]
Sets = Annotated[str | None, _value("--sets", "SET,…", "The boxes to play with. Default: base.")]
Chiefs = Annotated[str | None, _value("--chiefs", "SET", "Whose chiefs lead. Default: the first set's.")]
Rules = Annotated[str | None, _value("--options", "NAME,…", "Optional rules.")]
Seed = Annotated[int | None, _value("--seed", "N", "The same number gives the same deal.")]
Names = list[str] | None


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"cuore {cuore.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog=_examples("cuore", "cuore --lang fr cards genevieve"))
def start(
    context: typer.Context,
    lang: Lang = None,
    cards: Cards = None,
    version: Annotated[bool, _flag("--version", "Show the version.", is_eager=True, callback=_show_version)] = False,
) -> None:
    """Cuore: the Tanto Cuore deck-building card games. Without a command a game begins: cuore play."""
    _settings(context).update(lang, cards)
    if context.invoked_subcommand is None:
        play(context)


def _settings(context: typer.Context) -> Settings:
    assert isinstance(context.obj, Settings)
    return context.obj


# -- play ---------------------------------------------------------------------------------------------------


@app.command(
    epilog=_examples(
        "cuore play",
        "cuore play --seats Ann,Bob,bot:big-love --town random",
        "cuore play --sets base,oktoberfest --chiefs oktoberfest --town random",
        "cuore play --sets more",
        "cuore play --load my-game.json",
    )
)
def play(
    context: typer.Context,
    seats: Annotated[
        str | None, _value("--seats", "NAME,…", "In turn order; bot:NAME is a bot. Default: you and bot:big-love.")
    ] = None,
    town: Annotated[
        str | None,
        _value("--town", "TOWN", "first-game (default), random, a code, a saved town, or ten names with commas."),
    ] = None,
    sets: Sets = None,
    chiefs: Chiefs = None,
    options: Rules = None,
    seed: Seed = None,
    load: Annotated[Path | None, _value("--load", "FILE", "Go on with a saved game.")] = None,
    record: Annotated[Path | None, _value("--record", "FILE", "Write the record of the game at its end.")] = None,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Play in the terminal, at one keyboard and against bots. Type ? there for help."""
    from cuore.terminal.console import Console
    from cuore.terminal.plain import PlainTable

    settings = _settings(context)
    settings.update(lang, cards)
    console = Console()
    if load is None:
        players = _new_players(seats, settings)
        given = {"--sets": sets, "--chiefs": chiefs, "--options": options}
        game = _new_game(town or "first-game", given, [player.name for player in players], seed, settings)
        _mention_unfinished(console, settings)
    else:
        if any(value is not None for value in (town, sets, chiefs, options, seed, settings.cards)):
            raise settings.trouble("cli-load-alone")
        game = cuore.load(settings.read(load))
        players = _players_of(game, seats, settings)
    table = PlainTable(game, players, console, settings.lang)
    with _hangups_as_interrupts():
        try:
            ended = table.play()
        except KeyboardInterrupt:
            table.keep()
            raise
    if ended and record is not None:
        _write_record(table.game, record, console, settings)


def _new_game(
    text: str, given: dict[str, str | None], seats: Sequence[str], seed: int | None, settings: Settings
) -> Game:
    """Deal a game; a town with a code or a name of its own brings its sets, chiefs and options."""
    from cuore.terminal.towns import named_town
    from cuore.towns import Town

    town = named_town(text.strip())
    if isinstance(town, Town):
        _refuse_beside("--town", given, settings)
        return cuore.new_game(
            town.sets, seats, town.maids, seed, town.options, chiefs=town.chiefs, overlay=settings.overlay(town.sets)
        )
    sets = _names("base" if given["--sets"] is None else given["--sets"])
    return cuore.new_game(
        sets,
        seats,
        town,
        seed,
        _names(given["--options"] or ""),
        chiefs=given["--chiefs"] or "",
        overlay=settings.overlay(sets),
    )


def _refuse_beside(flag: str, others: Mapping[str, object], settings: Settings) -> None:
    """What names a town that is fixed leaves nothing to wish for."""
    named = [name for name, value in others.items() if _is_given(value)]
    if named:
        raise settings.trouble("cli-town-fixed", flag=flag, others=", ".join(named))


def _is_given(value: object) -> bool:
    return value is not None and value is not False


@contextmanager
def _hangups_as_interrupts() -> Iterator[None]:
    """A connection that breaks, or a polite kill, leaves a game as Ctrl-C does: it is kept."""
    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _new_players(seats: str | None, settings: Settings) -> list[Player]:
    from cuore.bots import BOTS
    from cuore.terminal.plain import read_players

    players = read_players(f"{settings.say('play-you')},bot:{DEFAULT_BOT}" if seats is None else seats)
    for player in players:
        if player.bot is None and player.name in BOTS:
            raise settings.trouble("cli-bot-prefix", name=player.name)
    return players


def _players_of(game: Game, seats: str | None, settings: Settings) -> list[Player]:
    """Who goes on with a saved game: whoever sat there, or whoever is named now, seat by seat."""
    from cuore.terminal.plain import players_of, read_players

    if seats is None:
        return players_of(game)
    named = read_players(seats)
    if len(named) != len(game.seats):
        raise settings.trouble("cli-load-seats", count=len(named), names=", ".join(game.seats))
    return [replace(player, name=name) for player, name in zip(named, game.seats, strict=True)]


def _mention_unfinished(console: Console, settings: Settings) -> None:
    from cuore.terminal.files import state_file
    from cuore.terminal.plain import UNFINISHED

    path = state_file(UNFINISHED)
    if console.interactive and path.is_file():
        console.line(settings.say("play-unfinished", path=str(path)))


def _write_record(game: Game, path: Path, console: Console, settings: Settings) -> None:
    from cuore.terminal.files import UNWRITABLE, reason, write_whole

    try:
        write_whole(path, game.record())
    except UNWRITABLE as error:
        raise Trouble(settings.say("cli-cannot-write", path=str(path), reason=reason(error)), FAILED) from None
    console.line(settings.say("cli-recorded", path=str(path)))


# -- cards --------------------------------------------------------------------------------------------------


@app.command(
    epilog=_examples("cuore cards", "cuore cards genevieve", "cuore cards --set more --house", "cuore cards --json")
)
def cards(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(help="A card; accents and the family name may be left out.")] = None,
    set_: Annotated[str | None, _value("--set", "SET,…", "Only the cards of these boxes.")] = None,
    house: Annotated[bool, _flag("--house", "Only figures that are ours, the printed ones being unknown.")] = False,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """The compendium: every card of every box, or one card's page. An asterisk marks a house figure."""
    from cuore.boxes import registry
    from cuore.terminal.compendium import card_list, entries, find, house_list, plain_card, plain_house
    from cuore.terminal.console import Console

    settings = _settings(context)
    settings.update(lang, cards)
    found = entries(registry.boxes(list(registry.BOXES) if set_ is None else _names(set_)), settings.corrections())
    if name is not None:
        meant = find(name, [entry.card for entry in found])
        found = [entry for entry in found if entry.card in meant]
    if house and json_:
        _print_json(plain_house(found))
    elif house:
        lines = house_list(found, settings.lang)
        Console().lines(lines or [settings.say("cli-no-house")])
    elif json_:
        plain = [plain_card(entry, settings.lang) for entry in found]
        _print_json(plain[0] if name is not None and len(plain) == 1 else plain)
    elif name is not None:
        for number, entry in enumerate(found):
            heading = [""] * bool(number) + [f"== {entry.box.name} =="] * (len(found) > 1)
            Console().lines(heading + words.card_lines(entry.card, settings.lang))
    else:
        Console().lines(card_list(found, settings.lang))


# -- town ---------------------------------------------------------------------------------------------------


def _at_least(name: str, what: str) -> Any:
    return _value(f"--{name}", "N", f"At least so many maids who give {what}.", min=0, max=10)


@app.command(
    epilog=_examples(
        "cuore town",
        "cuore town --with anise --without nena --seed 7",
        'cuore town --sets base,oktoberfest --attacks none --cost "2-3:3,5+:2" --draw 2',
        "cuore town --first-game --json",
        "cuore town --seed 7 --save friday",
        "cuore play --town friday",
    )
)
def town(
    context: typer.Context,
    sets: Sets = None,
    options: Rules = None,
    chiefs: Annotated[
        str | None, _value("--chiefs", "SET|random", "Whose chiefs lead. Default: the first set's.")
    ] = None,
    first_game: Annotated[bool, _flag("--first-game", "The rulebook's selection for a first game.")] = False,
    random: Annotated[bool, _flag("--random", "Ten maids by lot (the default).")] = False,
    seed: Annotated[int | None, _value("--seed", "N", "The same number and wishes give the same town.")] = None,
    with_: Annotated[Names, _value("--with", "NAME", "She must be there; may be repeated.")] = None,
    without: Annotated[Names, _value("--without", "NAME", "She must not be there; may be repeated.")] = None,
    cost: Annotated[
        str | None, _value("--cost", "SPAN:N,…", "At least N maids of that cost: 2-3:3,4:1,5+:2.")
    ] = None,
    attacks: Annotated[
        str | None, _value("--attacks", "any|none|some|many", "Maids who harm others: some is 1-2, many 3 or more.")
    ] = None,
    draw: Annotated[int | None, _at_least("draw", "cards")] = None,
    serving: Annotated[int | None, _at_least("serving", "servings")] = None,
    employment: Annotated[int | None, _at_least("employment", "employments")] = None,
    love: Annotated[int | None, _at_least("love", "love")] = None,
    sisters: Annotated[
        bool | None, typer.Option("--sisters/--no-sisters", help="Sisters come together or not at all.")
    ] = None,
    allow_dead: Annotated[bool, _flag("--allow-dead", "Also maids whose partners are not in the game.")] = False,
    from_code: Annotated[str | None, _value("--from-code", "CODE", "The town of a code.")] = None,
    load: Annotated[str | None, _value("--load", "NAME", "A saved town.")] = None,
    save: Annotated[str | None, _value("--save", "NAME", "Keep the town under a name.")] = None,
    list_: Annotated[bool, _flag("--list", "The saved towns.")] = False,
    delete: Annotated[str | None, _value("--delete", "NAME", "Forget a saved town.")] = None,
    code: Annotated[bool, _flag("--code", "Print only the code.")] = False,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Ten general maids to play with: by lot, by your wishes, by a code, or kept from another day."""
    settings = _settings(context)
    settings.update(lang, cards)
    wishes = {
        "--with": with_,
        "--without": without,
        "--cost": cost,
        "--attacks": attacks,
        "--draw": draw,
        "--serving": serving,
        "--employment": employment,
        "--love": love,
        "--sisters/--no-sisters": sisters,
        "--allow-dead": allow_dead,
        "--random": random,
        "--seed": seed,
    }
    rules = {"--sets": sets, "--chiefs": chiefs, "--options": options}
    fixed = {"--first-game": first_game, "--from-code": from_code, "--load": load}
    if list_ or delete is not None:
        others = {"--save": save, "--code": code, **fixed, **rules, **wishes}
        if list_:
            _refuse_beside("--list", {"--delete": delete, **others}, settings)
            _print_saved_towns(settings, json_)
        else:
            _refuse_beside("--delete", others, settings)
            _delete_town(str(delete), settings)
        return
    if seed is None and not any(map(_is_given, fixed.values())):
        import secrets

        seed = secrets.randbits(31)
    chosen = _chosen_town(fixed, rules, wishes, seed, settings)
    if save is not None:
        from cuore.terminal.towns import saved_towns
        from cuore.towns import save_town

        save_town(saved_towns(), save, chosen)
    _print_town(chosen, seed, save, settings, only_code=code, as_json=json_)


def _chosen_town(
    fixed: Mapping[str, Any],
    rules: Mapping[str, Any],
    wishes: Mapping[str, Any],
    seed: int | None,
    settings: Settings,
) -> Town:
    """The town that the flags ask for. A wish that makes no sense is wrong usage; one that cannot be met fails."""
    from cuore.terminal.towns import first_game_town, saved_towns
    from cuore.towns import Town, TownError, Wishes, amounts, generate, load_town

    sets = _names("base" if rules["--sets"] is None else rules["--sets"])
    options = _names(rules["--options"] or "")
    named = [flag for flag, value in fixed.items() if _is_given(value)]
    if named:
        others = {**fixed, **({} if named[0] == "--first-game" else rules), **wishes}
        del others[named[0]]
        _refuse_beside(named[0], others, settings)
        if fixed["--from-code"] is not None:
            return Town.from_code(fixed["--from-code"])
        if fixed["--load"] is not None:
            return load_town(saved_towns(), fixed["--load"])
        return first_game_town(sets, rules["--chiefs"] or "", options)
    sources = ("draw", "serving", "employment", "love")
    wanted = Wishes(
        sets=tuple(sets),
        required=tuple(wishes["--with"] or ()),
        banned=tuple(wishes["--without"] or ()),
        costs=amounts(wishes["--cost"] or ""),
        sources=amounts({what: n for what in sources if (n := wishes[f"--{what}"]) is not None}),
        attacks=wishes["--attacks"] or "any",
        sisters_together=bool(wishes["--sisters/--no-sisters"]),
        avoid_dead=not wishes["--allow-dead"],
        chiefs=rules["--chiefs"] or "",
        options=tuple(options),
    )
    assert seed is not None
    try:
        return generate(wanted, seed, settings.overlay(sets))
    except TownError as error:
        raise Trouble(words.error_text(error, settings.lang), FAILED) from None


def _print_town(
    town: Town, seed: int | None, name: str | None, settings: Settings, *, only_code: bool, as_json: bool
) -> None:
    import shlex

    from cuore.terminal.console import Console
    from cuore.terminal.towns import town_lines
    from cuore.towns import describe

    overlay = settings.overlay(town.sets)
    if as_json:
        _print_json({**describe(town, overlay), **({} if seed is None else {"seed": seed})})
        return
    if only_code:
        print(town.code())
        return
    said = town.code() if name is None else shlex.quote(name)
    lines = town_lines(town, overlay, settings.lang)
    if name is not None:
        lines.append(settings.say("cli-town-saved", name=name))
    lines.append(settings.say("cli-play-this-town", command=f"cuore play --town {said}"))
    Console().lines(lines)


def _print_saved_towns(settings: Settings, as_json: bool) -> None:
    from cuore.terminal.towns import saved_list, saved_towns

    found = saved_list(settings.lang)
    if as_json:
        _print_json({name: code for name, (code, _) in found.items()})
    elif not found:
        print(settings.say("cli-town-none", path=str(saved_towns())))
    else:
        print("\n".join(f"{name}: {code}" if code else trouble for name, (code, trouble) in found.items()))


def _delete_town(name: str, settings: Settings) -> None:
    from cuore.terminal.towns import saved_towns
    from cuore.towns import delete_town

    delete_town(saved_towns(), name)
    print(settings.say("cli-town-deleted", name=name))


# -- scenario -----------------------------------------------------------------------------------------------


@app.command(epilog=_examples("cuore scenario scenarios", "cuore scenario my-question.toml --json"))
def scenario(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """Run scenario files: a position, some moves, what must be true."""
    from cuore.scenario import run_file

    settings = _settings(context)
    settings.update(lang)
    outcomes = []
    for path in _scenario_files(files, settings):
        outcome = run_file(path)
        outcomes.append(outcome)
        if not json_:
            print(_outcome_line(path, outcome, settings), flush=True)
    failed = sum(not outcome.ok for outcome in outcomes)
    if json_:
        keys = ("path", "title", "ok", "message")
        _print_json([{key: getattr(outcome, key) for key in keys} for outcome in outcomes])
    else:
        print(settings.say("cli-scenarios", count=len(outcomes), failed=failed))
    if failed:
        raise typer.Exit(FAILED)


def _outcome_line(path: Path, outcome: Outcome, settings: Settings) -> str:
    title = "" if outcome.title == str(path) else outcome.title
    said = " · ".join(part for part in (title, "" if outcome.ok else outcome.message) if part)
    begin = f"{settings.say('cli-scenario-ok' if outcome.ok else 'cli-scenario-failed')} {path}"
    return _one_line(f"{begin}: {said}" if said else begin)


def _scenario_files(paths: Sequence[Path], settings: Settings) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise settings.trouble("cli-no-scenarios", path=str(path))
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise settings.trouble("cli-no-file", path=str(path))
    return found


# -- replay -------------------------------------------------------------------------------------------------


@app.command(
    epilog=_examples(
        "cuore replay game.txt",
        "cuore replay game.txt --step --seat Ann",
        "cuore replay game.txt --at 40 --json",
        "cuore replay game.txt --verify",
    )
)
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a save.")],
    seat: Annotated[str | None, _value("--seat", "NAME", "As this player saw it; else as a spectator does.")] = None,
    at: Annotated[int | None, _value("--at", "N", "Only the first N answers, and the table as it is then.")] = None,
    step: Annotated[bool, _flag("--step", "One answer at a time.")] = False,
    verify: Annotated[bool, _flag("--verify", "Play it again and print the hash of the end.")] = False,
    json_: Json = False,
    lang: Lang = None,
) -> None:
    """A recorded game: its log, a position in it, or step by step."""
    settings = _settings(context)
    settings.update(lang)
    script = _read_script(file, settings)
    count = len(script.moves)
    if at is not None and not 0 <= at <= count:
        raise settings.trouble("cli-at", value=at, count=count)
    game = _after(script, count if at is None else at)
    viewer = None if seat is None else _seat(game, seat)
    if verify:
        _print_verified(game, settings, json_)
    elif json_:
        _print_json(game.view(viewer))
    elif step:
        from cuore.terminal.console import Console
        from cuore.terminal.replay import Stepper

        Stepper(lambda answers: _after(script, answers), count, viewer, Console(), settings.lang).run(at or 0)
    else:
        _print_replay(game, viewer, at is not None, settings)


def _read_script(file: Path, settings: Settings) -> Script:
    from cuore.boxes import registry
    from cuore.engine.archive import load_script, replay_script

    text = settings.read(file)
    read = load_script if text.lstrip().startswith("{") else replay_script
    return read(text, registry.boxes)


def _after(script: Script, answers: int) -> Game:
    """The game after so many answers."""
    from cuore.engine.game import Game

    return Game(replace(script, moves=script.moves[:answers]))


def _seat(game: Game, name: str) -> int:
    from cuore.engine.setup import plain_name

    names = [plain_name(known) for known in game.seats]
    if plain_name(name) not in names:
        raise SetupError("unknown-seat", name=name, allowed=", ".join(game.seats))
    return names.index(plain_name(name))


def _print_verified(game: Game, settings: Settings, as_json: bool) -> None:
    if as_json:
        _print_json({"ok": True, "hash": game.hash(), "answers": len(game.moves), "over": game.over})
    else:
        print(settings.say("cli-verified", count=len(game.moves), hash=game.hash()))


def _print_replay(game: Game, viewer: int | None, with_table: bool, settings: Settings) -> None:
    from cuore.terminal.console import Console
    from cuore.terminal.position import cards_by_name, whole_table

    lines = words.log_lines(game, viewer, settings.lang)
    if with_table and not game.over:
        lines += ["", *whole_table(game.view(viewer), cards_by_name(game.table.cards.values()), settings.lang)]
    for seat in range(len(game.seats)) if game.over else ():
        lines += ["", *words.score_lines(game, seat, settings.lang)]
    Console().lines(lines)


# -- bench --------------------------------------------------------------------------------------------------


@app.command(epilog=_examples("cuore bench", "cuore bench --json --repetitions 3 --seconds 0.2"))
def bench(
    context: typer.Context,
    json_: Json = False,
    repetitions: Annotated[int, _value("--repetitions", "N", "The figures are medians of so many.", min=1)] = 5,
    seconds: Annotated[
        float, _value("--seconds", "S", "CPU time of each loop, nine per repetition.", min=0.01)
    ] = 0.5,
    lang: Lang = None,
) -> None:
    """Measure how fast the engine is here.

    Random games, decisions, copies and views per second of CPU time, and the size of a save.
    """
    from cuore import bench as stopwatch

    settings = _settings(context)
    settings.update(lang)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(settings.say("cli-bench-progress", done=done, count=repetitions), file=sys.stderr, flush=True)

    report = stopwatch.measure(repetitions, seconds, progress)
    if json_:
        _print_json(report.plain())
        return
    print(settings.say("cli-bench-build", build=report.build, repetitions=repetitions, seconds=f"{seconds:g}"))
    for figure in report.figures:
        label = settings.say("cli-bench-" + figure.name.removesuffix("_per_second").replace("_", "-"))
        _print_figure(label, figure)
    print(f"  {settings.say('cli-bench-save'):<20} {report.save_bytes:>10} B")
    print(settings.say("cli-bench-boxes"))
    for figure in report.boxes:
        _print_figure(figure.name, figure)


def _print_figure(label: str, figure: Figure) -> None:
    spread = f"({min(figure.per_second):.0f} – {max(figure.per_second):.0f})"
    print(f"  {label:<20} {figure.median:>10.0f} /s  {spread}")


# -- starting and ending ------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an accent shows a question mark
    settings = Settings(lang=_language())
    try:
        command = typer.main.get_command(app)
        code = command.main(args=arguments, prog_name="cuore", standalone_mode=False, obj=settings)
        sys.stdout.flush()
    except Trouble as trouble:
        return _complain(str(trouble), trouble.code)
    except CuoreError as error:
        return _complain(words.error_text(error, settings.lang), FAILED if isinstance(error, SaveError) else USAGE)
    except TyperException as error:
        context = getattr(error, "ctx", None)
        path = "cuore" if context is None else context.command_path
        return _complain(f"{error.format_message().rstrip('.')} (see {path} --help)", USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # whoever read has read enough; Typer makes an exit of it in most places
        _let_go_of_output()
        return FINE
    except OSError as error:  # the output goes to a file on a full disk, for example
        _let_go_of_output()
        return _complain(f"{error.filename or 'output'}: {error.strerror}", FAILED)
    return code if isinstance(code, int) else FINE


def _language() -> str:
    """The language of the locale, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            lang = value.replace(".", "_").replace("-", "_").partition("_")[0].lower()
            return lang if lang in words.LANGUAGES else "en"
    return "en"


def _let_go_of_output() -> None:
    """Let the interpreter flush what is left into nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(line: str, code: int) -> int:
    print(_one_line(f"cuore: {line}"), file=sys.stderr)
    return code


def _one_line(text: str) -> str:
    return " ".join(part.strip() for part in text.splitlines() if part.strip())


def _print_json(value: object) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))


if __name__ == "__main__":
    sys.exit(main())
