"""`cuore town`: ten general maids by wish, by lot or by code, and the saved ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cuore import words
from cuore.cli.settings import (
    FAILED,
    Cards,
    Json,
    Lang,
    Rules,
    Sets,
    Settings,
    Trouble,
    app,
    examples,
    flag,
    is_given,
    names,
    print_json,
    refuse_beside,
    settings_of,
    value,
)

if TYPE_CHECKING:
    from cuore.towns import Town

Names = list[str] | None


def _at_least(name: str, what: str) -> Any:
    return value(f"--{name}", "N", f"At least so many maids who give {what}.", min=0, max=10)


@app.command(
    epilog=examples(
        "cuore town",
        "cuore town --with anise --without nena --seed 7",
        'cuore town --sets base,oktoberfest --attacks none --cost "2-3:3,5+:2" --draw 2',
        "cuore town --first-game --json",
        "cuore town --seed 7 --save friday",
        "cuore play --town friday",
        "cuore town --first-game --report --html town.html",
        "cuore town --first-game --report --bots big-love,priority --games 40",
    )
)
def town(
    context: typer.Context,
    sets: Sets = None,
    options: Rules = None,
    chiefs: Annotated[
        str | None, value("--chiefs", "SET|random", "Whose chiefs lead. Default: the first set's.")
    ] = None,
    first_game: Annotated[bool, flag("--first-game", "The rulebook's selection for a first game.")] = False,
    random: Annotated[bool, flag("--random", "Ten maids by lot (the default).")] = False,
    seed: Annotated[int | None, value("--seed", "N", "The same number and wishes give the same town.")] = None,
    with_: Annotated[Names, value("--with", "NAME", "She must be there; may be repeated.")] = None,
    without: Annotated[Names, value("--without", "NAME", "She must not be there; may be repeated.")] = None,
    cost: Annotated[str | None, value("--cost", "SPAN:N,…", "At least N maids of that cost: 2-3:3,4:1,5+:2.")] = None,
    attacks: Annotated[
        str | None, value("--attacks", "any|none|some|many", "Maids who harm others: some is 1-2, many 3 or more.")
    ] = None,
    draw: Annotated[int | None, _at_least("draw", "cards")] = None,
    serving: Annotated[int | None, _at_least("serving", "servings")] = None,
    employment: Annotated[int | None, _at_least("employment", "employments")] = None,
    love: Annotated[int | None, _at_least("love", "love")] = None,
    sisters: Annotated[
        bool | None, typer.Option("--sisters/--no-sisters", help="Sisters come together or not at all.")
    ] = None,
    allow_dead: Annotated[bool, flag("--allow-dead", "Also maids whose partners are not in the game.")] = False,
    from_code: Annotated[str | None, value("--from-code", "CODE", "The town of a code.")] = None,
    load: Annotated[str | None, value("--load", "NAME", "A saved town.")] = None,
    save: Annotated[str | None, value("--save", "NAME", "Keep the town under a name.")] = None,
    list_: Annotated[bool, flag("--list", "The saved towns.")] = False,
    delete: Annotated[str | None, value("--delete", "NAME", "Forget a saved town.")] = None,
    code: Annotated[bool, flag("--code", "Print only the code.")] = False,
    report: Annotated[bool, flag("--report", "What the town is like, from games of the net.")] = False,
    seconds: Annotated[float, value("--seconds", "S", "Time for the report.", min=1)] = 90,
    games: Annotated[int | None, value("--games", "N", "At most so many deals; with --bots, games.", min=2)] = None,
    seats: Annotated[int, value("--seats", "N", "How many play in the report.", min=2, max=6)] = 2,
    bots: Annotated[str | None, value("--bots", "BOT,…", "These bots play for the report instead.")] = None,
    jobs: Annotated[int | None, value("--jobs", "N", "Processes. Default: one for each core.", min=1)] = None,
    html: Annotated[Path | None, value("--html", "FILE", "The report as a page with plots.")] = None,
    json_: Json = False,
    lang: Lang = None,
    cards: Cards = None,
) -> None:
    """Ten general maids to play with: by lot, by your wishes, by a code, or kept from another day."""
    settings = settings_of(context)
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
            refuse_beside("--list", {"--delete": delete, **others}, settings)
            _print_saved_towns(settings, json_)
        else:
            refuse_beside("--delete", others, settings)
            _delete_town(str(delete), settings)
        return
    if seed is None and not any(map(is_given, fixed.values())):
        import secrets

        seed = secrets.randbits(31)
    chosen = _chosen_town(fixed, rules, wishes, seed, settings)
    if save is not None:
        from cuore.terminal.towns import saved_towns
        from cuore.towns import save_town

        save_town(saved_towns(), save, chosen)
    if report or html is not None:
        from cuore.cli.town_report import Report

        asked = Report(chosen, seats, seconds, games, seed or 1, jobs, html, settings, as_json=json_)
        if bots is None:
            asked.by_net()
        else:
            asked.by_bots(names(bots))
        return
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

    sets = names("base" if rules["--sets"] is None else rules["--sets"])
    options = names(rules["--options"] or "")
    named = [flag for flag, value in fixed.items() if is_given(value)]
    if named:
        others = {**fixed, **({} if named[0] == "--first-game" else rules), **wishes}
        del others[named[0]]
        refuse_beside(named[0], others, settings)
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
        print_json({**describe(town, overlay), **({} if seed is None else {"seed": seed})})
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
        print_json({name: code for name, (code, _) in found.items()})
    elif not found:
        print(settings.say("cli-town-none", path=str(saved_towns())))
    else:
        print("\n".join(f"{name}: {code}" if code else trouble for name, (code, trouble) in found.items()))


def _delete_town(name: str, settings: Settings) -> None:
    from cuore.terminal.towns import saved_towns
    from cuore.towns import delete_town

    delete_town(saved_towns(), name)
    print(settings.say("cli-town-deleted", name=name))
