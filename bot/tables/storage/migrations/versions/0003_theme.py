"""The colours that a person has chosen for private pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("theme", sa.String(10)))


def downgrade() -> None:
    op.drop_column("people", "theme")
