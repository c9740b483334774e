"""The first schema: tables, records, deadlines and what is shown of them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _tab(*, primary_key: bool = True) -> sa.Column[int]:
    return sa.Column("tab", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


def upgrade() -> None:
    _tables()
    _history()
    _around()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("published", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("tables_phase", "tables", ["phase"])


def _history() -> None:
    op.create_table(
        "records",
        _tab(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.UniqueConstraint("tab", "key", name="records_key"),
    )
    op.create_table(
        "deadlines",
        _tab(),
        sa.Column("wait", sa.String(40), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("lap", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("left", sa.Double),
        sa.Column("warned", sa.Integer, nullable=False),
    )
    op.create_table(
        "snapshots",
        _tab(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )


def _around() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        _tab(primary_key=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "shown",
        _tab(),
        sa.Column("slot", sa.String(40), primary_key=True),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("lang", sa.String(10)),
        sa.Column("reminders", sa.String(10), nullable=False),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("guilds", "people", "shown", "drafts", "heartbeat", "snapshots", "deadlines", "records", "tables"):
        op.drop_table(name)
