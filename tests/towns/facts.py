"""The base box's maids as somebody with the cards on the table would write them down."""

from __future__ import annotations

from dataclasses import dataclass

from cuore.boxes import registry
from cuore.engine.kinds import Kind

FOUR = ("base", "oktoberfest", "romantic_vacation", "expanding_the_house")
SISTERS = {"Azure Crescent", "Viola Crescent", "Rouge Crescent"}
BAR_MAIDS = {"Nadja Kersten", "Gina Kersten"}


@dataclass(frozen=True)
class Fact:
    cost: int
    attack: bool
    gives: frozenset[str]


def fact(cost: int, gives: str = "", *, attack: bool = False) -> Fact:
    return Fact(cost, attack, frozenset(gives.split()))


BASE_FACTS = {
    "Ophelia Grail": fact(6, "draw serving employment love"),
    "Anise Greenaway": fact(7, "draw employment"),
    "Sainsbury Lockwood": fact(5),
    "Tenalys Trent": fact(5, "love employment"),  # the card she gives is for the others
    "Nena Wilder": fact(5, "love", attack=True),
    "Natsumi Fujikawa": fact(5, "draw serving", attack=True),
    "Esquine Forêt": fact(4, "draw serving"),  # servings by her text
    "Geneviève Daubigny": fact(4, "draw serving love"),
    "Moine de Lefèvre": fact(4, "draw employment"),
    "Eliza Rosewater": fact(3, "love", attack=True),
    "Kagari Ichinomiya": fact(3, "serving"),
    "Claire Saint-Juste": fact(3, "serving"),
    "Safran Virginie": fact(3, "love"),
    "Azure Crescent": fact(2, "employment"),
    "Viola Crescent": fact(2, "draw"),
    "Rouge Crescent": fact(2, "love"),
}

# Those of the other boxes whose gifts are not, or not all, printed as symbols.
BY_TEXT = {
    "Elsa Reinmaier": "draw employment",
    "Toni Darling": "draw serving employment love",
    "Nora Morgenstern": "draw serving",
    "Sara Leonhardt": "serving love",
    "Aileen Hammerschmidt": "draw",
    "Hermina Baum": "love",  # her card comes with the next hand, not when she serves
    "Lydia Leon": "draw serving",
    "Evita Catala": "serving love",
    "Rutile der Sar": "draw serving love",
    "Pauline Dumond": "draw serving",
    "Cynthia Lakes": "draw",
    "Anise Greenaway": "draw employment",
}


def maids_of(*sets: str) -> set[str]:
    return {c.name for box in registry.boxes(sets) for c in box.cards if c.kind is Kind.GENERAL_MAID}
