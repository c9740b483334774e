"""How games ended, with everybody's rating after them; whether a person takes part in that."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("tab", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("robot", sa.String(10)),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("token", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("best_step", sa.Integer),
        sa.Column("worst", sa.Integer),
        sa.Column("worst_step", sa.Integer),
    )
    op.create_index("results_guild", "results", ["guild", "game", "at"])
    op.create_index("results_person", "results", ["person", "guild"])
    op.add_column("people", sa.Column("results", sa.String(10), nullable=False, server_default="on"))


def downgrade() -> None:
    op.drop_column("people", "results")
    op.drop_index("results_person", "results")
    op.drop_index("results_guild", "results")
    op.drop_table("results")
