"""A town in figures and in a paragraph, from a study of it by the net (town_study.py)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cuore import words
from cuore.arena.intervals import Interval, mean_interval, share_interval
from cuore.arena.town_study import StudiedGame, Study
from cuore.words.names import card_name

DEAD: Final = 0.02  # a maid whom fewer of the hands employ is dead here
NAMED: Final = 3  # cards that a paragraph names
SURE: Final = 1.5  # times its 95 % interval: then one in twenty reports names one of twenty cards by mere chance
FEWEST: Final = 10  # deals before any card is named
FEW: Final = 8  # hands with so much love below which no advice is given
ADVICE: Final = 2  # answers that are told for each amount of love
TEMPERS: Final = {  # of the plans about one maid: how their names begin, and the words for it
    "calm, all of ": "plan-calm-all",
    "calm, two of ": "plan-calm-two",
    "calm, then ": "plan-calm-then",
    "brisk, all of ": "plan-brisk-all",
    "brisk, two of ": "plan-brisk-two",
}


class CardWorth(Struct, frozen=True):
    """What a card is worth to a seat: its games, less the same games when it may not employ the card."""

    card: str
    employed_by: float  # share of the hands
    copies: float  # mean number of those who did
    wins: Interval  # share of victories
    margin: Interval  # points ahead of the best other


class PlanStanding(Struct, frozen=True):
    """How a plan does in one seat, against the net in the others."""

    plan: str
    wins: Interval
    margin: Interval


class Opening(Struct, frozen=True):
    """What the net employs first with so much love in its first turns."""

    love: int
    hands: int
    answers: list[tuple[str, Interval]]  # card, or "" for nothing, with its share; the most frequent first


class StudyReport(Struct, frozen=True):
    """A town as the net sees it."""

    town: str
    games: int
    deals: int
    plans_tried: int
    turns: Interval
    seats: list[Interval]  # share of wins by seat
    plans: list[PlanStanding]  # the best first
    cards: list[CardWorth]  # what is worth most first
    openings: list[Opening]
    runs_out: list[tuple[str, float]]
    dead: list[str]
    text: str


def study_report(town: str, found: Study, maids: Sequence[str], lang: str) -> StudyReport:
    """The report of a study; `maids` are the ten that make the town."""
    games = found.games
    cards = sorted((_worth(card, found) for card in found.cards), key=lambda worth: -worth.margin.value)
    empty = Counter(name for game in games for name in game.emptied)
    report = StudyReport(
        town=town,
        games=found.count,
        deals=len(games),
        plans_tried=found.plans_tried,
        turns=mean_interval([game.turns / found.seats] for game in games),
        seats=[share_interval([game.won[seat]] for game in games) for seat in range(found.seats)],
        plans=_plans(found.plans, lang),
        cards=cards,
        openings=_openings(games),
        runs_out=[(name, count / len(games)) for name, count in empty.most_common()],
        dead=[worth.card for worth in cards if worth.employed_by < DEAD and worth.card in maids],
        text="",
    )
    return _with_text(report, lang)


def _worth(card: str, found: Study) -> CardWorth:
    """By deal: seats that never employed it had nothing to lose, and count as that."""
    wins = {game.deal: [0.0] * found.seats for game in found.games}
    margin = {game.deal: [0.0] * found.seats for game in found.games}
    usual = {game.deal: game for game in found.games}
    for game in found.forbidden:
        if game.card == card:
            wins[game.deal][game.seat] = usual[game.deal].won[game.seat] - game.won[game.seat]
            margin[game.deal][game.seat] = usual[game.deal].margin(game.seat) - game.margin(game.seat)
    copies = [hand[card] for game in found.games for hand in game.employed if card in hand]
    return CardWorth(
        card=card,
        employed_by=len(copies) / (found.seats * len(found.games)),
        copies=fmean(copies) if copies else 0.0,
        wins=gain_interval(list(wins.values())),
        margin=mean_interval(margin.values()),
    )


def gain_interval(deals: Sequence[Sequence[float]]) -> Interval:
    """A mean difference of victories. A few deals may all go alike, so one more each way goes into its interval."""
    value = mean_interval(deals).value
    wide = mean_interval([*deals, [1.0], [-1.0]])
    half = wide.high - wide.value
    return Interval(value, max(-1.0, value - half), min(1.0, value + half), wide.count - 2)


def _plans(games: Sequence[StudiedGame], lang: str) -> list[PlanStanding]:
    by_plan: defaultdict[str, defaultdict[int, list[StudiedGame]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        by_plan[game.plan][game.deal].append(game)
    found = [
        PlanStanding(
            plan=plan_text(plan, lang),
            wins=share_interval([game.won[game.seat] for game in deal] for deal in deals.values()),
            margin=mean_interval([game.margin(game.seat) for game in deal] for deal in deals.values()),
        )
        for plan, deals in by_plan.items()
    ]
    return sorted(found, key=lambda plan: (-plan.wins.value, -plan.margin.value))


def plan_text(name: str, lang: str) -> str:
    """A plan of the house in words."""
    for beginning, key in TEMPERS.items():
        if name.startswith(beginning):
            return words.say(lang, key, card=card_name(name.removeprefix(beginning), lang))
    return words.say(lang, f"plan-{name.replace(',', '').replace(' ', '-')}")


def _openings(games: Sequence[StudiedGame]) -> list[Opening]:
    by_love: defaultdict[int, defaultdict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for love, card in game.openings:
            by_love[love][game.deal].append(card)
    found = []
    for love, deals in sorted(by_love.items()):
        chosen = Counter(card for deal in deals.values() for card in deal)
        if chosen.total() >= FEW:
            answers = [
                (card, share_interval([float(other == card) for other in deal] for deal in deals.values()))
                for card, _ in chosen.most_common()
            ]
            found.append(Opening(love, chosen.total(), answers))
    return found


# -- in words -----------------------------------------------------------------------------------------------


def _with_text(report: StudyReport, lang: str) -> StudyReport:
    """Length, seats, plans, cards, openings; what runs out, what nobody wants."""

    def say(key: str, **values: object) -> str:
        return words.say(lang, key, **values)

    turns, first = report.turns, report.seats[0]
    fair = 1 / len(report.seats)
    seats = "first-seat" if first.low > fair else "later-seat" if first.high < fair else "fair"
    said = [
        say("town-net-length", turns=round(turns.value)),
        say(f"town-report-{seats}", share=_percent(first.value)),
    ]
    if report.plans:
        best = report.plans[0]
        said.append(say("town-net-plan", plan=best.plan, share=_percent(best.wins.value), tried=report.plans_tried))
    good = [worth for worth in report.cards if _is_sure(worth.margin)]
    bad = [worth for worth in reversed(report.cards) if _is_sure(worth.margin, -1)]
    if report.deals < FEWEST:
        said.append(say("town-net-too-few"))
    elif good:
        said.append(say("town-net-matters", cards=_worths(good, lang)))
    else:
        said.append(say("town-net-nothing-matters"))
    if bad and report.deals >= FEWEST:
        said.append(say("town-net-harms", cards=_worths(bad, lang)))
    advice = [
        say(
            "town-net-with-love",
            love=opening.love,
            answers=answers_text(opening, ADVICE, lang),
        )
        for opening in report.openings
    ]
    if advice:
        said.append(say("town-net-opening", advice="; ".join(advice)))
    if report.runs_out:
        often = [name for name, share in report.runs_out if share >= 0.5] or [report.runs_out[0][0]]
        said.append(say("town-report-runs-out", cards=_names(often[:NAMED], lang)))
    if report.dead:
        said.append(say("town-report-dead", cards=_names(report.dead, lang), count=len(report.dead)))
    return replace(report, text=" ".join(said))


def answers_text(opening: Opening, most: int, lang: str) -> str:
    """What the net employs first and how often; so many answers, the most frequent ones."""
    nothing = words.say(lang, "town-net-nothing")
    return ", ".join(
        words.say(
            lang, "town-net-answer", card=card_name(card, lang) if card else nothing, share=_percent(share.value)
        )
        for card, share in opening.answers[:most]
    )


def _is_sure(found: Interval, sign: int = 1) -> bool:
    return sign * found.value > SURE * (found.high - found.value)


def _worths(found: Sequence[CardWorth], lang: str) -> str:
    return ", ".join(
        words.say(lang, "town-net-worth", card=card_name(worth.card, lang), points=f"{worth.margin.value:+.1f}")
        for worth in found[:NAMED]
    )


def _names(cards: Sequence[str], lang: str) -> str:
    return ", ".join(card_name(card, lang) for card in cards)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
