"""Several processes on one database: who they are, and which of them has a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table is anybody's yet."""
    op.add_column("games", sa.Column("owner", sa.String(16), nullable=True))
    op.add_column("games", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("games_by_owner", "games", ["owner"])
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
