"""The publisher's errors for what discord.py and aiohttp raise."""

from collections.abc import Callable

import aiohttp
import discord

from bot.present.publishing.chat_port import (
    ChannelGoneError,
    ForbiddenError,
    MessageGoneError,
    PersonGoneError,
    TokenExpiredError,
    UndeliveredError,
)

MESSAGE_GONE, CHANNEL_GONE, TOKEN_GONE = {10008}, {10003, 10004}, {10015, 10062, 40060, 50027}
"""Discord's error codes: unknown message; unknown channel or guild; unknown webhook or interaction, answered, expired."""
PERSON_GONE = {10013, 50033}
"""Discord's error codes: unknown user; somebody to whom no direct messages can be opened."""
NO_ACCESS = 50001
CLOSED = "Session is closed"
"""What aiohttp says once the client is closed, to whoever was not ready in time."""


class delivering:  # noqa: N801 - called like contextlib.suppress; a generator would take three times as long
    """Raise Discord's errors as UndeliveredError. `permission`: the missing one when Discord does not say which.

    `on_failure` is given what is raised.
    """

    __slots__ = ("_on_failure", "_permission")

    def __init__(
        self, permission: str = "send_messages", on_failure: Callable[[UndeliveredError], None] | None = None
    ) -> None:
        self._permission = permission
        self._on_failure = on_failure

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        undelivered = None if error is None else translate_error(error, self._permission)
        if undelivered is None:
            return
        if self._on_failure is not None:
            self._on_failure(undelivered)
        if undelivered is not error:
            try:
                raise undelivered from error
            finally:
                del undelivered  # its traceback refers to this frame: it would stay as garbage


def translate_error(error: BaseException, permission: str) -> UndeliveredError | None:
    """The publisher's error for one of Discord, the library or the network; None for any other, which is a mistake."""
    if isinstance(error, UndeliveredError):
        return error
    if isinstance(error, discord.HTTPException):
        return _of_api(error, permission)
    if isinstance(error, discord.InteractionResponded):
        return TokenExpiredError(str(error))
    if isinstance(error, (aiohttp.ClientError, discord.RateLimited, OSError, TimeoutError)):
        return UndeliveredError(repr(error))
    return UndeliveredError(CLOSED) if isinstance(error, RuntimeError) and str(error) == CLOSED else None


def _of_api(error: discord.HTTPException, permission: str) -> UndeliveredError:
    """The publisher's error for an error of Discord's API."""
    if error.code in MESSAGE_GONE:
        return MessageGoneError(str(error))
    if error.code in CHANNEL_GONE:
        return ChannelGoneError(str(error))
    if error.code in PERSON_GONE:
        return PersonGoneError(str(error))
    if error.code in TOKEN_GONE:
        return TokenExpiredError(str(error))
    if isinstance(error, discord.Forbidden):
        return ForbiddenError("view_channel" if error.code == NO_ACCESS else permission)
    return UndeliveredError(str(error))
