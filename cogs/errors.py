"""Errors and the sentences for them: one ordered table for commands, components and modals."""

import contextlib
import logging
import secrets

import discord
from discord import app_commands

from bot.present.publishing.chat_port import ForbiddenError, UndeliveredError
from bot.runtime.log import redacted
from bot.tables.executor import MOVING, UNCERTAIN
from bot.tables.storage.database import StoreError, UncertainError, UnwritableError
from bot.tables.storage.leases import LeaseLostError
from cogs.context import InteractionContext

SAID: tuple[tuple[type[BaseException], str], ...] = (
    (ForbiddenError, "error-permission"),
    (UndeliveredError, "error-undelivered"),
    (LeaseLostError, f"refusal-{MOVING}"),
    (UncertainError, f"refusal-{UNCERTAIN}"),
    (UnwritableError, "refusal-unwritable"),
    (StoreError, "error-calm"),
    (app_commands.CommandSignatureMismatch, "error-old-command"),
    (app_commands.CommandNotFound, "error-old-command"),
    (Exception, "error-calm"),
)
"""The first row that matches names the sentence for the person, unless answering itself has failed."""
EXPECTED = (ForbiddenError, UnwritableError)  # the store logs the second
TOLD = (discord.HTTPException, UndeliveredError, StoreError)
"""Errors whose messages are logged; those of our own code might name a card that only one person may see."""
log = logging.getLogger(__name__)


async def answer(ctx: InteractionContext, error: BaseException, where: str) -> None:
    """Log an error under a number, and answer the person if that is possible."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    ctx.response.interaction.extras["refused"] = type(error).__name__
    number = secrets.token_hex(4)
    key = next(key for kind, key in SAID if isinstance(error, kind))
    if error is ctx.response.failure() and not isinstance(error, ForbiddenError):
        log.info("Interaction %s could not be answered (%s): %s", ctx.response.interaction.id, where, error)
        with contextlib.suppress(UndeliveredError):
            await ctx.response.defer()
        return
    if not isinstance(error, EXPECTED):
        log.error("Error %s at %s.", number, where, exc_info=error if isinstance(error, TOLD) else redacted(error))
    try:
        permission = (
            (await ctx.words()).say(f"permission-{error.permission}") if isinstance(error, ForbiddenError) else ""
        )
        await ctx.say(key, id=number, permission=permission)
    except (UndeliveredError, StoreError, discord.DiscordException) as again:
        log.info("Error %s could not be told: %s", number, again)
