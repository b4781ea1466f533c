"""What a town is like to play in, from games between strong bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import isfinite
from statistics import fmean

from msgspec import Struct

from cuore import words
from cuore.arena.figures import Summary, summary, win_share
from cuore.arena.games import PlayedGame
from cuore.arena.intervals import Interval, difference_interval
from cuore.arena.plan import MatchPlan

DEAD = 0.02  # a card that fewer of the hands buy is dead here
FEW = 20  # hands with or without a card below which its effect is not talked about
NAMED = 3  # cards that a paragraph names


class CardUse(Struct, frozen=True):
    """How a card fares: how many hands buy it, how often, and how much more often they win."""

    card: str
    bought_by: float  # share of the hands that bought it at least once
    copies: float  # mean number bought by those
    effect: Interval  # share of wins with it, less that without it


class TownReport(Struct, frozen=True):
    """A town in figures and in a paragraph."""

    town: str
    bots: list[str]
    summary: Summary
    runs_out: list[tuple[str, float]]  # piles and in what share of games they were empty at the end, most often first
    cards: list[CardUse]  # the most bought first
    dead: list[str]
    text: str


def town_report(plan: MatchPlan, played: Sequence[PlayedGame], maids: Sequence[str], lang: str) -> TownReport:
    """The report of a match at one venue; `maids` are the ten that make the town."""
    [venue] = plan.venues
    figures = summary(plan, played)
    cards = sorted((_use(card, played) for card in played[0].piles), key=lambda use: -use.bought_by)
    dead = [use.card for use in cards if use.bought_by < DEAD and use.card in maids]
    empty = Counter(name for game in played for name in game.emptied)
    runs_out = [(name, count / len(played)) for name, count in empty.most_common()]
    return TownReport(
        town=venue.name,
        bots=list(plan.bots),
        summary=figures,
        runs_out=runs_out,
        cards=cards,
        dead=dead,
        text=_paragraph(figures, runs_out, cards, dead, lang),
    )


def _use(card: str, played: Sequence[PlayedGame]) -> CardUse:
    with_: defaultdict[int, list[float]] = defaultdict(list)
    without: defaultdict[int, list[float]] = defaultdict(list)
    copies = []
    for game in played:
        for seat, bought in enumerate(game.bought):
            side = with_ if bought.get(card) else without
            side[game.deal].append(win_share(game, seat))
            if bought.get(card):
                copies.append(bought[card])
    hands = sum(map(len, with_.values())) + sum(map(len, without.values()))
    return CardUse(
        card=card,
        bought_by=len(copies) / hands if hands else 0.0,
        copies=fmean(copies) if copies else 0.0,
        effect=difference_interval(with_.values(), without.values()),
    )


def _paragraph(
    figures: Summary, runs_out: Sequence[tuple[str, float]], cards: Sequence[CardUse], dead: Sequence[str], lang: str
) -> str:
    """Length, seats, what runs out, what wins, what nobody wants."""

    def say(key: str, **values: object) -> str:
        return words.say(lang, key, **values)

    turns = figures.turns
    said = [say("town-net-length", turns=round(turns.value))]
    if isfinite(turns.low):  # one deal has no interval
        said = [say("town-report-length", turns=round(turns.value), low=round(turns.low), high=round(turns.high))]
    first = figures.seats[0]
    fair = 1 / len(figures.seats)
    if first.low > fair:
        said.append(say("town-report-first-seat", share=_percent(first.value)))
    elif first.high < fair:
        said.append(say("town-report-later-seat", share=_percent(first.value)))
    else:
        said.append(say("town-report-fair", share=_percent(first.value)))
    if runs_out:
        often = [name for name, share in runs_out if share >= 0.5] or [runs_out[0][0]]
        said.append(say("town-report-runs-out", cards=", ".join(often[:NAMED])))
    sure = [use for use in cards if use.effect.low > 0 and use.effect.count >= FEW]
    if sure:
        best = sorted(sure, key=lambda use: -use.effect.value)[:NAMED]
        said.append(say("town-report-wins", cards=", ".join(use.card for use in best)))
    bad = [use for use in cards if use.effect.high < 0 and use.effect.count >= FEW]
    worst = sorted(bad, key=lambda use: use.effect.value)
    if worst:
        said.append(say("town-report-loses", cards=", ".join(use.card for use in worst[:NAMED])))
    if dead:
        said.append(say("town-report-dead", cards=", ".join(dead), count=len(dead)))
    return " ".join(said)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
