"""Whether a person's first decisions are explained, and what was explained already."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("hints", sa.String(10), nullable=False, server_default="on"))
    op.add_column("people", sa.Column("seen", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("people", "seen")
    op.drop_column("people", "hints")
