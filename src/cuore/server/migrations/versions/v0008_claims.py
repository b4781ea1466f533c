"""Claimed names, passkeys, and which games tell of which browser."""

import json
import re
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

# As the tables are at this step: what the program calls them later is not this step's business.
GAMES = sa.table("games", sa.column("code"), sa.column("agreed"))
EVENTS = sa.table("events", *(sa.column(name) for name in ("game", "kind", "data")))
PACKED = sa.table("packed", sa.column("game"), sa.column("events"))
TRACES = sa.table("traces", sa.column("game"), sa.column("browser"))
NAMING = ("laid", "sat")  # the kinds of events that tell whose browser it was
KIND, DATA = 1, 6  # where a packed event has them
INVITED = re.compile(r'"kept_for": ?"([0-9a-f]{64})"')


def upgrade() -> None:
    """Add their tables, and note who is told of in the games that are there."""
    op.create_table(
        "claims",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("look", sa.Text, unique=True),
        sa.Column("small", sa.Text, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1364), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_owner", "passkeys", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_by_browser", "challenges", ["browser"])
    op.create_table(
        "traces",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
    )
    op.create_index("traces_by_browser", "traces", ["browser"])
    connection = op.get_bind()
    found: set[tuple[str, str]] = set()
    for code, agreed in connection.execute(sa.select(GAMES.c.code, GAMES.c.agreed)):
        found.update((code, browser) for browser in INVITED.findall(agreed))
    told = sa.select(EVENTS.c.game, EVENTS.c.data).where(EVENTS.c.kind.in_(NAMING))
    for code, data in connection.execute(told):
        _note(found, code, data)
    for code, piece in connection.execute(sa.select(PACKED.c.game, PACKED.c.events)):
        try:
            rows = json.loads(zlib.decompress(piece))
        except (zlib.error, ValueError):  # damaged: nobody reads it
            continue
        for row in rows:
            if row[KIND] in NAMING:
                _note(found, code, row[DATA])
    if found:
        rows = [{"game": code, "browser": browser} for code, browser in sorted(found)]
        connection.execute(sa.insert(TRACES), rows)


def _note(found: set[tuple[str, str]], code: str, data: str | None) -> None:
    try:
        browser = json.loads(data or "{}").get("browser")
    except (ValueError, AttributeError):
        return
    if browser:
        found.add((code, browser))
