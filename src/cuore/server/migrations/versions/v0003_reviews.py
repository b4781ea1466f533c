"""Reviews of finished games, by table and seat: they could be made again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("review", sa.Text, nullable=False),
    )
