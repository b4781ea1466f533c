"""What is kept about a person beside their games: one list, for whoever wishes to see it all or to have it all gone.

A room that keeps something about people has two functions for it, one that tells it in plain values (for me.json of
an export) and one that lets it go, and a line here. tests/server/test_forgetting.py looks through every column of
every table for what was left out. Games are in forgetting.py and exporting.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from cuore.server import claims, daily, mailing, moderating, noticing, outcomes, passkeys, people, rated


class Kept(NamedTuple):
    """One thing that is kept about people, by their fingerprint."""

    name: str  # in an export
    told: Callable[[Connection, str], Any]  # ready for JSON
    forget: Callable[[Connection, str], None]


KEPT: Final = (
    Kept("name", claims.told, claims.forget),
    Kept("recovery phrase", people.phrase_told, people.forget_phrase),
    Kept("devices", people.devices_told, people.forget_devices),
    Kept("passkeys", passkeys.told, passkeys.forget),
    Kept("push", noticing.told, noticing.forget_person),
    Kept("mail", mailing.told, mailing.forget),
    Kept("days", daily.told, daily.forget),
    Kept("rating", rated.told, rated.forget),  # before the places by which the last games are rated
    Kept("finished games", outcomes.told, outcomes.forget),
    Kept("reports", moderating.told, moderating.forget),
)


def told(connection: Connection, owner: str) -> dict[str, Any]:
    """All of it, ready for JSON."""
    return {each.name: each.told(connection, owner) for each in KEPT}


def forget(connection: Connection, owner: str) -> None:
    """Let all of it go."""
    for each in KEPT:
        each.forget(connection, owner)
