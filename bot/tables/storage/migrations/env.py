"""Runs the migrations on the connection that the store hands over, or on `-x db=URL` from the command line."""

import sqlalchemy as sa
from alembic import context

from bot.tables.storage.schema import metadata


def _migrate(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


_given = context.config.attributes.get("connection")
if _given is not None:
    _migrate(_given)
else:
    with sa.create_engine(context.get_x_argument(as_dictionary=True)["db"]).begin() as _opened:
        _migrate(_opened)
