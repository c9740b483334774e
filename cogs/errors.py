"""What can go wrong and what is said: one ordered table for commands, presses and forms."""

import contextlib
import logging
import secrets

import discord
from discord import app_commands

from bot.log import unsaid
from bot.present.outlet import DeniedError, UndeliveredError
from bot.tables.connect import StoreError, UnwritableError
from cogs.parts import Guest

SAID: tuple[tuple[type[BaseException], str], ...] = (
    (DeniedError, "error-permission"),
    (UndeliveredError, "error-undelivered"),
    (UnwritableError, "refusal-unwritable"),
    (StoreError, "error-calm"),
    (app_commands.NoPrivateMessage, "error-server-only"),
    (app_commands.MissingPermissions, "error-staff-only"),
    (app_commands.BotMissingPermissions, "error-permission"),
    (app_commands.CommandSignatureMismatch, "error-old-command"),
    (app_commands.CommandNotFound, "error-old-command"),
    (Exception, "error-calm"),
)
"""The first row that fits says which sentence the person reads, unless answering was what failed."""
EXPECTED = (
    DeniedError,
    UnwritableError,  # the store has told the host
    app_commands.NoPrivateMessage,
    app_commands.MissingPermissions,
    app_commands.BotMissingPermissions,
)
TOLD = (discord.HTTPException, UndeliveredError, StoreError)
"""Errors of others, whose words help the host; those of our own code might name a card that only one person may see."""
log = logging.getLogger(__name__)


async def answer(guest: Guest, error: BaseException, where: str) -> None:
    """Log what went wrong under a number, and tell the person, if that is possible at all."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    guest.reply.interaction.extras["refused"] = type(error).__name__
    number = secrets.token_hex(4)
    key = next(key for kind, key in SAID if isinstance(error, kind))
    if error is guest.reply.failure and not isinstance(error, DeniedError):
        log.info("Interaction %s could not be answered (%s): %s", guest.reply.interaction.id, where, error)
        with contextlib.suppress(UndeliveredError):
            await guest.reply.later()
        return
    if not isinstance(error, EXPECTED):
        log.error("Error %s at %s.", number, where, exc_info=error if isinstance(error, TOLD) else unsaid(error))
    try:
        await guest.say(key, id=number, permission=await _permission(guest, error))
    except (UndeliveredError, StoreError, discord.DiscordException) as again:
        log.info("Error %s could not be told: %s", number, again)


async def _permission(guest: Guest, error: BaseException) -> str:
    """The name of the missing permission as the person's client shows it."""
    names = [error.permission] if isinstance(error, DeniedError) else getattr(error, "missing_permissions", [])
    spoken = await guest.words()
    return spoken.list(spoken.say(f"permission-{name}") for name in names)
