"""How finished games ended, in a few figures; ratings.

Games that were over before are read and noted by the server once it runs (results.py): to read one is to play it
again, and this step holds up everybody who waits for the database.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "finished",
        sa.Column("game", sa.String(8), sa.ForeignKey("games.code"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("sets", sa.String(200), nullable=False),
        sa.Column("town", sa.String(120), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("rating", sa.String(8), nullable=False),
    )
    op.create_index("finished_by_rating", "finished", ["rating", "ended"])
    op.create_table(
        "places",
        sa.Column("game", sa.String(8), sa.ForeignKey("finished.game"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("browser", sa.String(64)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("places_by_browser", "places", ["browser"])
    op.create_table(
        "ratings",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(72), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.UniqueConstraint("game", "seat", name="rated_once"),
    )
    op.create_index("rated_by_who", "rated", ["who", "at"])
