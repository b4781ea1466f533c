"""A table before the deal, as a `TableView`: who sits there, who is awaited, and the commitment of its shuffles."""

from __future__ import annotations

from cuore.server.ledger import Ledger
from cuore.server.messages import Language, SeatView, TableView
from cuore.server.renderer import RoomView, level_name
from cuore.words.catalogue import say


def waiting_table(ledger: Ledger, seat: int | None, lang: Language, room_view: RoomView) -> TableView:
    """Nothing is dealt, so there is nothing to hide."""
    setup = ledger.setup
    free = sum(chair.player == "empty" for chair in ledger.chairs)
    return TableView(
        code=room_view.code,
        version=room_view.version,
        answers=0,
        status="waiting",
        lang=lang,
        seat=seat,
        mine=list(room_view.mine),
        hot_seat=len(room_view.mine) > 1,
        sets=list(setup.sets),
        options_in_play=[say(lang, f"table-option-{name}") for name in setup.options],
        commitment=room_view.commitment,
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
        seats=[_seat(ledger, number, lang, room_view) for number in range(len(ledger.chairs))],
        standing=[],
        last_turn=False,
        ending=None,
        own=None,
        options=[],
        reach=[],
        undo=room_view.undo,
        undo_ask=None,
        undo_declined=None,
        lesson=None,
        puzzle=None,
        daily=None,
        rated=ledger.setup.rated,
        may_be_advised=False,
        talk="none",
        onlookers=[],
        unnamed=0,
        rematch=None,
        result=None,
    )


def _seat(ledger: Ledger, number: int, lang: Language, room_view: RoomView) -> SeatView:
    sitter = room_view.occupants[number]
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
        in_sight=0,
        claimed=sitter.claimed,
    )
