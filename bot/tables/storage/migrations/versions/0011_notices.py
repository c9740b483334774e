"""How people are called, their quiet hours and leaves; whom the bot has called why."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TEXTS = {"notices": "mention", "soon": "off", "digest": "off", "by_table": "{}", "leaves": "[]", "unsaid": ""}
"""New columns of people, and what they hold of those who have chosen nothing."""
MINUTES = "quiet_since", "quiet_until"


def upgrade() -> None:
    """Reminders by direct message were the only direct messages: now all that calls these people comes so."""
    for name, usual in TEXTS.items():
        kind = sa.Text if name in ("by_table", "leaves") else sa.String(40 if name == "unsaid" else 10)
        op.add_column("people", sa.Column(name, kind, nullable=False, server_default=usual))
    op.add_column("people", sa.Column("zone", sa.String(40)))
    for name in MINUTES:
        op.add_column("people", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE people SET notices = 'direct', reminders = 'on' WHERE reminders = 'direct'")
    op.create_table(
        "notices",
        sa.Column("tab", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("slot", sa.String(60), primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
    )
    op.create_index("notices_due", "notices", ["sent", "due"])


def downgrade() -> None:
    op.drop_index("notices_due", "notices")
    op.drop_table("notices")
    op.execute("UPDATE people SET reminders = 'direct' WHERE notices = 'direct'")
    for name in (*TEXTS, *MINUTES, "zone"):
        op.drop_column("people", name)
