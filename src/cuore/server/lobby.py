"""Before and around the games: what this server offers, towns by wish, and a table as it stands in a list."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import cuore
from cuore import words
from cuore.bots import LEVELS, about_bot
from cuore.bots.ratings import rating_text
from cuore.boxes import registry
from cuore.boxes.overlay import Corrections, overlay_for
from cuore.engine.cards import Box
from cuore.server import past
from cuore.server.daily import is_sealed
from cuore.server.messages import (
    About,
    BotInfo,
    BoxInfo,
    Language,
    LobbySeat,
    OptionInfo,
    TableSummary,
    TownInfo,
    TownWish,
)
from cuore.server.rated import SeatRating
from cuore.server.room import Room, TablePolicy
from cuore.server.seating import can_be_put_away
from cuore.server.table_setup import DAY_SECONDS
from cuore.server.times import iso
from cuore.towns import Town, Wishes, amounts, describe, generate
from cuore.towns.town import leading_sets
from cuore.words import say
from cuore.words.rulebook import with_rules

CLOCKS: Final = (30, 60, 120, 300, DAY_SECONDS, 3 * DAY_SECONDS, 7 * DAY_SECONDS)


def about(lang: Language, bots: Sequence[str], policy: TablePolicy | None = None) -> About:
    """What this server offers, these bots among it."""
    policy = policy or TablePolicy()
    return About(
        version=cuore.__version__,
        languages=[cast(Language, name) for name in words.LANGUAGES],
        boxes=[box_info(box, lang) for box in registry.BOXES.values()],
        bots=[level_info(name, lang) for name in LEVELS],
        other_bots=[
            BotInfo(name, about_bot(name, lang), name, rating_text(name, lang)) for name in bots if name not in LEVELS
        ],
        clocks=list(CLOCKS),
        talk=policy.talk,
        open_tables=policy.open_tables,
        quick_match=policy.quick_match and policy.open_tables,
        claims=policy.claims,
        ratings=policy.ratings and policy.claims,
    )


def level_info(name: str, lang: Language) -> BotInfo:
    """A level for whoever chooses one."""
    return BotInfo(name, say(lang, f"lobby-bot-{name}"), about_bot(name, lang), rating_text(name, lang))


def box_info(box: Box, lang: Language) -> BoxInfo:
    """A box for whoever chooses one."""
    return BoxInfo(
        set=box.id,
        name=say(lang, f"lobby-box-{box.id}"),
        text=say(lang, f"lobby-box-{box.id}.text"),
        alone=bool(box.rules.first_game),
        stands_alone=box.rules.stands_alone,
        has_skills=any(stack.skill is not None for stack in box.rules.stacks),
        chiefs=bool(leading_sets((box,))),
        seats=list(range(box.rules.seats[0], box.rules.seats[1] + 1)),
        options=[OptionInfo(name, say(lang, f"table-option-{name}")) for name in registry.options((box.id,))],
        rules=box in with_rules(),
    )


def sets_text(sets: Sequence[str], lang: Language) -> str:
    """The boxes of a game by name."""
    return " + ".join(say(lang, f"lobby-box-{name}") for name in sets)


def draw_town(wish: TownWish, lang: Language, corrections: Corrections) -> TownInfo:
    """A town by wish; `CuoreError` says which wish stands in the way."""
    wishes = Wishes(
        sets=tuple(wish.sets),
        required=tuple(wish.required),
        banned=tuple(wish.banned),
        costs=amounts(wish.costs or ""),
        sources=amounts(wish.sources or ""),
        attacks=wish.attacks,
        sisters_together=wish.sisters_together,
        avoid_dead=wish.avoid_dead,
        chiefs=wish.chiefs or "",
        options=tuple(wish.options),
    )
    seed = secrets.randbits(31) if wish.seed is None else wish.seed
    return town_info(generate(wishes, seed, overlay_for(corrections, wish.sets)), lang, corrections)


def town_info(town: Town, lang: Language, corrections: Corrections) -> TownInfo:
    """A town with what is to be said about it."""
    facts: dict[str, Any] = describe(town, overlay_for(corrections, town.sets))
    text = [say(lang, "lobby-costs", counts=", ".join(f"{band}: {n}" for band, n in facts["costs"].items()))]
    if facts["chief_cards"]:
        text.append(say(lang, "cli-town-chiefs", names=", ".join(facts["chief_cards"])))
    if town.options:
        rules = ", ".join(say(lang, f"table-option-{name}") for name in town.options)
        text.append(say(lang, "cli-town-options", names=rules))
    for warning in facts["warnings"]:
        missing = ", ".join(warning["missing"])
        text.append(say(lang, "cli-town-warning", maid=warning["maid"], missing=missing))
    return TownInfo(town.code(), list(town.sets), town.chiefs, list(town.options), list(town.maids), text)


def table_summary(
    room: Room, browser: str | None, lang: Language, standings: Mapping[int, SeatRating] | None = None
) -> TableSummary:
    """A table in a list, or the lobby of one: nothing that is not said before the first card is dealt."""
    setup, game = room.ledger.setup, room.game
    rated = standings or {}
    mine = room.mine(browser)
    yours = game is not None and room.status == "playing" and game.to_move in mine
    return TableSummary(
        code=room.code,
        status=room.status,
        open=setup.open,
        match=setup.match and room.status == "waiting",
        rated=setup.rated,
        sets=list(setup.sets),
        sets_text=sets_text(setup.sets, lang),
        town=list(setup.town),
        town_code=setup.town_code,
        seats=[
            LobbySeat(
                seat,
                chair.name,
                chair.player,
                seat in mine,
                chair.level if chair.player == "bot" else None,
                room.has_claimed(chair.browser, chair.name),
                *rated.get(seat, ()),
            )
            for seat, chair in enumerate(room.ledger.chairs)
        ],
        clock=setup.clock,
        turn=0 if game is None else int(game.view(None)["turn"]),
        your_turn=yours,
        until=iso(room.ledger.asked_at + 1000 * (setup.clock or 0)) if yours and setup.is_slow else None,
        created=iso(room.ledger.created),
        changed=iso(room.ledger.changed),
        result=room.result(lang),
        commitment=room.commitment,
        host=room.status == "waiting" and browser is not None and browser == room.ledger.host,
        deletable=can_be_put_away(room.ledger, browser),
        daily=setup.daily,
        sealed=is_sealed(room.ledger),
        earlier=None if (told := room.ledger.past) is None else past.line(told, lang),
    )
