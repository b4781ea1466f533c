"""The daily town: who has played which day's, and how it ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add its table."""
    op.create_table(
        "daily",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("daily_by_game", "daily", ["game"])
