"""What people say to each other at a table, and tables that wait for whoever wishes the same."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "talk",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(16)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("wish", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_by_wish", "matches", ["wish", "at"])
