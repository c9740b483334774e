"""The publisher's errors for what discord.py and aiohttp raise."""

from collections.abc import Iterator
from contextlib import contextmanager

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


@contextmanager
def delivering(permission: str = "send_messages") -> Iterator[None]:
    """Raise Discord's errors as UndeliveredError. `permission`: the missing one when Discord does not say which."""
    try:
        yield
    except discord.HTTPException as error:
        raise translate_error(error, permission) from error
    except discord.InteractionResponded as error:
        raise TokenExpiredError(str(error)) from error
    except (aiohttp.ClientError, discord.RateLimited, OSError, TimeoutError) as error:
        raise UndeliveredError(repr(error)) from error
    except RuntimeError as error:
        if str(error) != CLOSED:
            raise
        raise UndeliveredError(CLOSED) from error


def translate_error(error: discord.HTTPException, permission: str) -> UndeliveredError:
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
