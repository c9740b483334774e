"""When the processes of a PostgreSQL database begin sessions with Discord (a file has no rows here); tables by server."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("bucket", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("tables_guild", "tables", ["guild"])


def downgrade() -> None:
    op.drop_index("tables_guild", "tables")
    op.drop_table("sessions")
