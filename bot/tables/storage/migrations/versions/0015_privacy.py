"""When people were last here; whose data is to be deleted; which servers and channels are gone."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0013"
branch_labels = None
depends_on = None

SEATED = re.compile(r'"person":(\d{1,19})\b', re.ASCII)
PAGE = 200


def upgrade() -> None:
    """Everybody who is kept gets a row of their own, since after two years without a sign they are forgotten."""
    op.add_column("people", sa.Column("last_seen", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "to_forget",
        sa.Column("person", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "lost_places",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    connection = op.get_bind()
    known = {row[0] for row in connection.execute(sa.text("SELECT id FROM people"))}
    rows = [{"id": person} for person in sorted(_people(connection) - known)]
    if rows:
        connection.execute(sa.text("INSERT INTO people (id, reminders) VALUES (:id, 'on')"), rows)


def _people(connection: sa.Connection) -> set[int]:
    """Everybody who sits at a table, or is named in a result."""
    named = "SELECT person FROM results WHERE person IS NOT NULL UNION SELECT person FROM openings"
    found = {int(row[0]) for row in connection.execute(sa.text(named))}
    last = 0
    page = sa.text("SELECT id, head FROM tables WHERE id > :last ORDER BY id LIMIT :most")
    while rows := connection.execute(page, {"last": last, "most": PAGE}).all():
        last = rows[-1][0]
        found |= {int(each) for _, head in rows for each in SEATED.findall(str(head))}
    return found


def downgrade() -> None:
    op.drop_table("lost_places")
    op.drop_table("to_forget")
    op.drop_column("people", "last_seen")
