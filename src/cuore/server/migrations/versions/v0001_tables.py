"""Games, their events, and whose seats they are."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "games",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("games_by_status", "games", ["status", "changed"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(8)),
        sa.Column("id", sa.String(64)),
        sa.Column("move", sa.Integer),
        sa.Column("data", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "id", name="one_event_per_id"),
    )
    op.create_table(
        "holders",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("browser", sa.String(64), nullable=False),
    )
    op.create_index("holders_by_browser", "holders", ["browser"])
