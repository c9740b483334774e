"""The boards that servers keep."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("guild", "game", "title", name="boards_title"),
    )


def downgrade() -> None:
    op.drop_table("boards")
