"""A table before the deal, as a `Table`: who sits there, who is awaited, and the commitment of its shuffles."""

from __future__ import annotations

from cuore.server.face import Surroundings, level_name
from cuore.server.ledger import Ledger
from cuore.server.messages import Language, SeatView, Table
from cuore.words.catalogue import say


def waiting_table(ledger: Ledger, seat: int | None, lang: Language, around: Surroundings) -> Table:
    """Nothing is dealt, so there is nothing to hide."""
    agreed = ledger.agreed
    free = sum(chair.player == "empty" for chair in ledger.chairs)
    return Table(
        code=around.code,
        version=around.version,
        answers=0,
        status="waiting",
        lang=lang,
        seat=seat,
        mine=list(around.mine),
        hot_seat=len(around.mine) > 1,
        sets=list(agreed.sets),
        options_in_play=[say(lang, f"table-option-{name}") for name in agreed.options],
        commitment=around.commitment,
        turn=0,
        active=0,
        phase="start",
        phase_name="",
        phases=[],
        to_move=None,
        prompt=say(lang, "seats-awaited", count=free),
        asked_by=None,
        servings=0,
        love=0,
        employments=0,
        imagination=0,
        concentration=0,
        effort=0,
        has_skills=False,
        played=[],
        town=[],
        stacks=[],
        aside=[],
        seats=[_seat(ledger, number, lang, around) for number in range(len(ledger.chairs))],
        standing=[],
        last_turn=False,
        ending=None,
        own=None,
        options=[],
        undo=around.undo,
        undo_ask=None,
        lesson=None,
        result=None,
    )


def _seat(ledger: Ledger, number: int, lang: Language, around: Surroundings) -> SeatView:
    sitter = around.sitters[number]
    return SeatView(
        seat=number,
        name=ledger.chairs[number].name,
        player=sitter.player,
        bot=sitter.bot,
        bot_name=level_name(sitter.bot, lang),
        stands_in=sitter.stands_in,
        here=sitter.here,
        away_seconds=sitter.away_seconds,
        may_be_given=False,
        clock_left=None,
        hand=0,
        deck=0,
        discard=0,
        discard_top=None,
        quarters=[],
        private=[],
        beers=0,
        refined=None,
        points=None,
    )
