"""The standing orders of people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    identifier = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "orders",
        sa.Column("tab", identifier, table, primary_key=True),
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("stopped", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
