"""Why robots did what they did, with each of their steps."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("thought", sa.Text))


def downgrade() -> None:
    op.drop_column("records", "thought")
