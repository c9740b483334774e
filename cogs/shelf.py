"""A server's boards, as `/settings` loads, lists and takes them away."""

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.games.kit.board import Own, said
from bot.games.kit.reading import Fault
from bot.present import boards
from bot.present.controls import cut
from bot.tables.model import Shelved
from bot.tables.shelf import MOST
from bot.words import Words, escape
from cogs.parts import Guest

SUFFIX = ".toml"
TOLD = 8
"""Faults that are shown of a file; whoever wrote it has `python -m bot board check` for the rest."""
LINE, WIDEST = 100, 350
log = logging.getLogger(__name__)


async def load(guest: Guest, guild: int, file: discord.Attachment) -> list[str]:
    """Keep the board of a file for a server, if it holds one: what is said about it."""
    spoken = await guest.words()
    if not file.filename.lower().endswith(SUFFIX):
        log.warning("A file for the boards of server %s was refused: it is no TOML by its name.", guild)
        return [spoken.say("board-not-toml", name=escape(cut(file.filename, LINE)))]
    if file.size > boards.MOST_BYTES:
        return _refused(guild, (Fault(1, "", "too-large", {"most": boards.MOST_BYTES}),), spoken)
    try:
        data = await file.read()
        own = await asyncio.to_thread(boards.opened, data)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        log.warning("A board for server %s could not be fetched: %s", guild, error)
        return [spoken.say("board-unreadable")]
    except boards.BadBoardError as bad:
        return _refused(guild, bad.faults, spoken)
    return await _kept(guest, guild, own, spoken)


async def _kept(guest: Guest, guild: int, own: Own, spoken: Words) -> list[str]:
    """Put a board on the server's shelf."""
    if not await guest.parts.tables.store.shelf.put(guild, own):
        return [spoken.say("board-shelf-full", most=MOST)]
    await guest.parts.tables.reshelve(guild)
    log.info("Server %s keeps a board for %s.", guild, own.game)
    return [spoken.say("board-kept", **_named(own.game, said(own.title, spoken.lang), spoken))]


def _refused(guild: int, faults: Sequence[Fault], spoken: Words) -> list[str]:
    """What is wrong in a file, as much of it as a person reads at once."""
    first = faults[0]
    log.warning("A board for server %s was refused: line %d, %s: %s", guild, first.line, first.field, first.code)
    lines = ["- " + cut(boards.fault(fault, spoken), WIDEST) for fault in faults[:TOLD]]
    more = [spoken.say("board-more", count=len(faults) - TOLD)] if len(faults) > TOLD else []
    return [spoken.say("board-refused"), "\n".join(lines), *more]


async def forget(guest: Guest, guild: int, wanted: str) -> list[str]:
    """Take a board off a server's shelf, by its number there or by its title."""
    spoken, shelf = await guest.words(), guest.parts.tables.store.shelf
    found = next((each for each in await shelf.boards(guild) if _is(each, wanted)), None)
    if found is None or not await shelf.drop(guild, found.number):
        return [spoken.say("refusal-no-such-board")]
    await guest.parts.tables.reshelve(guild)
    return [spoken.say("board-forgotten", **_named(found.game, said(found.title, spoken.lang), spoken))]


def _is(board: Shelved, wanted: str) -> bool:
    titles = [title.casefold() for title in board.title.values()]
    return wanted == str(board.number) or wanted.strip().casefold() in titles


def names(boards_: Sequence[Shelved], spoken: Words, *, escaped: bool) -> list[str]:
    """The boards of a server, each with its game; `escaped` for a message, plain for a menu."""
    return [
        spoken.say("board-named", **_named(each.game, said(each.title, spoken.lang), spoken, escaped=escaped))
        for each in boards_
    ]


def _named(game: str, title: str, spoken: Words, *, escaped: bool = True) -> dict[str, str]:
    return {"title": escape(title) if escaped else title, "game": spoken.say(f"{game}-name")}
