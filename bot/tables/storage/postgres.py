"""Connections to a PostgreSQL server: how many, how long they wait, and what their errors mean."""

from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.tables.storage.address import ServerLimits

CONNECT_TIMEOUT = 10.0
"""Seconds for one try to connect."""
IDLE_TIMEOUT = 5.0
"""Seconds after which the server ends a transaction whose process stands still, and frees its rows for others."""
KEEPALIVE = {"tcp_keepalives_idle": "4", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""After how many seconds the server notices that a process's machine is gone: 10, as long as a lease lasts."""
APPLICATION = "quartier"
"""How the bot is called in `pg_stat_activity`."""
HOPELESS = ("28", "3D000", "42501", "42704", "22023", "0A000")
"""Errors that only somebody can mend: login, database, permissions, an unknown setting in the address."""
LOST = ("08", "57P01", "57P02", "57P05", "25006", "25P03")
"""Errors after which a connection is of no use: the server ends, is a standby now, or has ended the transaction."""


class ServerUnreachableError(ConnectionError):
    """No connection to the server can be had; another try may."""


def engine(url: str, limits: ServerLimits) -> AsyncEngine:
    """The engine for an address of a server. Raises ImportError without the driver.

    The driver reads the address itself, so that all its forms are understood: sockets, several hosts, certificates.
    """
    made = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connector(url, limits),
        hide_parameters=True,
        pool_size=limits.connections,
        max_overflow=0,
        pool_timeout=limits.timeout,
    )
    sa.event.listen(made.sync_engine, "handle_error", _on_error)
    return made


def connector(url: str, limits: ServerLimits) -> Callable[[], Awaitable[Any]]:
    """What opens a connection. Raises ImportError without the driver."""
    import asyncpg  # noqa: PLC0415 - an extra that not everybody has

    settings = {
        **KEEPALIVE,
        "application_name": APPLICATION,
        "statement_timeout": str(round(limits.timeout * 1000)),
        "idle_in_transaction_session_timeout": str(round(IDLE_TIMEOUT * 1000) if limits.timeout else 0),
    }
    more = {} if "target_session_attrs" in url else {"target_session_attrs": "read-write"}

    async def connect() -> Any:
        try:
            return await asyncpg.connect(
                url,
                timeout=CONNECT_TIMEOUT,
                command_timeout=limits.timeout + 2.0 if limits.timeout else None,
                server_settings=settings,
                **more,
            )
        except TimeoutError as error:
            raise ServerUnreachableError(f"the server does not answer within {CONNECT_TIMEOUT:.0f} s") from error
        except OSError as error:
            raise ServerUnreachableError(f"no server answers there ({error.strerror or error})") from error
        except UnicodeError as error:
            raise ServerUnreachableError("no server can have such a name") from error
        except asyncpg.TargetServerAttributeNotMatched as error:
            raise ServerUnreachableError("no server there accepts writes; all are standbys") from error

    return connect


def sqlstate(error: BaseException) -> str:
    """The server's five letters for an error; empty for other errors."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(getattr(inner, "sqlstate", None) or "")


def hopeless(error: BaseException) -> bool:
    """Whether another try is useless until somebody has acted."""
    return sqlstate(error).startswith(HOPELESS) or type(_root(error)).__name__ == "ClientConfigurationError"


def lost(error: BaseException) -> bool:
    """Whether an error says that the connection is gone, and with it what it had not committed."""
    if isinstance(error, DBAPIError):
        return bool(error.connection_invalidated) or sqlstate(error).startswith(LOST)
    return isinstance(error, ConnectionError)


def _root(error: BaseException) -> BaseException:
    """The driver's own error."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _on_error(context: Any) -> None:
    """Let the pool drop its connections after an error that says that the server is another one now."""
    if sqlstate(context.original_exception).startswith(LOST):
        context.is_disconnect = True
