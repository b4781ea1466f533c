"""A chain over the events of each game, what is due, finished games in one piece, and a place to try writing."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# As the tables are at this step: what the program calls them later is not this step's business.
GAMES = sa.table("games", *(sa.column(name) for name in ("code", "agreed", "secret", "created", "length", "chain")))
KEPT = ("seq", "kind", "seat", "by", "id", "move", "data", "at")
EVENTS = sa.table("events", *(sa.column(name) for name in ("game", *KEPT)))


def upgrade() -> None:
    """Add what is new, and link what is there. Nothing counts as due: a table goes on when somebody visits it."""
    op.add_column("games", sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("chain", sa.String(64), nullable=False, server_default=""))
    op.create_index("games_by_due", "games", ["due", "changed"])
    op.create_table(
        "packed",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    connection = op.get_bind()
    games = connection.execute(sa.select(*(GAMES.c[name] for name in ("code", "agreed", "secret", "created")))).all()
    for code, agreed, secret, created in games:
        chain, length = _hash([code, agreed, secret, created]), 0
        events = sa.select(*(EVENTS.c[name] for name in KEPT)).where(EVENTS.c.game == code).order_by(EVENTS.c.seq)
        for row in connection.execute(events):
            chain, length = _hash([chain, *row]), row[0]
        connection.execute(sa.update(GAMES).where(GAMES.c.code == code).values(length=length, chain=chain))


def _hash(values: list[object]) -> str:
    return hashlib.sha256(json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()
