"""Whom people have blocked, and whether messages may mention them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("blocked", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.add_column("people", sa.Column("mentions", sa.String(10), nullable=False, server_default="on"))


def downgrade() -> None:
    op.drop_column("people", "mentions")
    op.drop_index("blocks_blocked", "blocks")
    op.drop_table("blocks")
