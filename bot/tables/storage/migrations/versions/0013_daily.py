"""The game of the day: its days, everybody's games, and their steps."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("id", Id, primary_key=True, autoincrement=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.BigInteger),
        sa.Column("ended", sa.Double),
        sa.Column("opened", sa.Text, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.UniqueConstraint("day", "person", name="daily_games_once"),
    )
    op.create_index("daily_games_guild", "daily_games", ["guild", "day"])
    op.create_table(
        "daily_records",
        sa.Column("tab", Id, sa.ForeignKey("daily_games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("daily_records")
    op.drop_table("daily_games")
    op.drop_table("days")
