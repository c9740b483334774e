"""A server's custom boards, as `/settings` loads, lists and deletes them."""

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.i18n.translator import Translator, escape
from bot.kit.boards.board_parser import Fault
from bot.kit.boards.custom_board import BoardOverrides, localized
from bot.present.panel_model import cut
from bot.present.panels import board_report
from bot.tables.model import BoardInfo
from bot.tables.storage.board_repository import MAX_BOARDS
from cogs.context import InteractionContext

MAX_FAULTS = 8
"""Faults shown of a file; `python -m bot board check` shows all."""
MAX_FILE_NAME, MAX_FAULT_LENGTH = 100, 350
log = logging.getLogger(__name__)


async def load(ctx: InteractionContext, guild: int, file: discord.Attachment) -> list[str]:
    """Save the board of a file for a server, if it holds one. Returns what to say."""
    spoken = await ctx.words()
    if not file.filename.lower().endswith(".toml"):
        log.warning("A file for the boards of server %s was refused: it is no TOML by its name.", guild)
        return [spoken.say("board-not-toml", name=escape(cut(file.filename, MAX_FILE_NAME)))]
    if file.size > board_report.MOST_BYTES:
        return _refused(guild, (Fault(1, "", "too-large", {"most": board_report.MOST_BYTES}),), spoken)
    try:
        data = await file.read()
        own = await asyncio.to_thread(board_report.opened, data)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        log.warning("A board for server %s could not be fetched: %s", guild, error)
        return [spoken.say("board-unreadable")]
    except board_report.BadBoardError as bad:
        return _refused(guild, bad.faults, spoken)
    return await _save(ctx, guild, own, spoken)


async def _save(ctx: InteractionContext, guild: int, own: BoardOverrides, spoken: Translator) -> list[str]:
    """Save a board for the server. Returns what to say."""
    if not await ctx.parts.store.boards.save(guild, own):
        return [spoken.say("board-shelf-full", most=MAX_BOARDS)]
    await ctx.parts.tables.refresh_boards(guild)
    log.info("Server %s keeps a board for %s.", guild, own.game)
    return [spoken.say("board-kept", **_named(own, spoken))]


def _refused(guild: int, faults: Sequence[Fault], spoken: Translator) -> list[str]:
    """The first faults of a file, in words."""
    first = faults[0]
    log.warning("A board for server %s was refused: line %d, %s: %s", guild, first.line, first.field, first.code)
    lines = ["- " + cut(board_report.fault(fault, spoken), MAX_FAULT_LENGTH) for fault in faults[:MAX_FAULTS]]
    more = [spoken.say("board-more", count=len(faults) - MAX_FAULTS)] if len(faults) > MAX_FAULTS else []
    return [spoken.say("board-refused"), "\n".join(lines), *more]


async def forget(ctx: InteractionContext, guild: int, wanted: str) -> list[str]:
    """Delete a board of a server, by its number or title. Returns what to say."""
    spoken, boards = await ctx.words(), ctx.parts.store.boards
    found = next((each for each in await boards.of_guild(guild) if _matches(each, wanted)), None)
    if found is None or not await boards.delete(guild, found.number):
        return [spoken.say("refusal-no-such-board")]
    await ctx.parts.tables.refresh_boards(guild)
    return [spoken.say("board-forgotten", **_named(found, spoken))]


def _matches(board: BoardInfo, wanted: str) -> bool:
    titles = [title.casefold() for title in board.title.values()]
    return wanted == str(board.number) or wanted.strip().casefold() in titles


def names(boards_: Sequence[BoardInfo], spoken: Translator, *, escaped: bool) -> list[str]:
    """The boards of a server, each with its game; `escaped` for a message, plain for a menu."""
    return [spoken.say("board-named", **_named(each, spoken, escaped=escaped)) for each in boards_]


def _named(board: BoardInfo | BoardOverrides, spoken: Translator, *, escaped: bool = True) -> dict[str, str]:
    title = localized(board.title, spoken.lang)
    return {"title": escape(title) if escaped else title, "game": spoken.say(f"{board.game}-name")}
