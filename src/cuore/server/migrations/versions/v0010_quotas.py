"""What addresses have used up, and their connections, over all processes of a server.

All of it is of minutes and may be lost with a database that fails, so PostgreSQL keeps it out of its log: to write it
waits for no disk, and no copy of the log tells where somebody came from.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "allowances",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "crowds",
        sa.Column("process", sa.String(16), sa.ForeignKey("processes.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        prefixes=prefixes,
    )
