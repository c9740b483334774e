"""Opening a table: by its command at once, or by the menu of games that the command shows when it names none."""

from typing import Literal

import discord
import msgspec

from bot.games import GAMES
from bot.games.kit.model import Refusal
from bot.present.controls import cut
from bot.present.panel import Panel
from bot.present.press import NONE, Press
from bot.tables.lobby import ROBOT_NAMES, paces
from bot.tables.model import BRISK, LIVE, ROBOTS, SLOW, Place
from bot.words import Words, words
from cogs import forms, seek
from cogs.answer import Interaction, delivering
from cogs.channel import THREADS, missing
from cogs.parts import ANSWER, Guest, chair

THREAD, CHANNEL = "thread", "channel"
PLACES = (THREAD, CHANNEL)
PACES = (LIVE, BRISK, SLOW)
NAME = 100
ARCHIVE: dict[str, Literal[1_440, 10_080]] = {LIVE: 1_440, BRISK: 1_440, SLOW: 10_080}
"""Minutes of silence after which a table's thread is archived, by pace."""


class Wish(msgspec.Struct, frozen=True):
    """What table is to be opened. `pace` and `place` None: as the server has it."""

    game: str
    pace: str | None = None
    robots: int = 0
    place: str | None = None


def wished(interaction: Interaction, press: Press) -> Wish | None:
    """What somebody has chosen in the menu of games; None for what was never offered."""
    parts = press.filled(*forms.values(interaction.data)).text.split(".")
    if len(parts) != len(Wish.__struct_fields__):
        return None
    game, pace, robots, place = parts
    known = game in GAMES and pace in (NONE, *PACES) and place in (NONE, *PLACES)
    if not known or robots not in map(str, range(len(ROBOT_NAMES))):
        return None
    return Wish(game, None if pace == NONE else pace, int(robots), None if place == NONE else place)


async def opened(guest: Guest, wish: Wish) -> None:
    """Open a lobby, in a thread of its own where that is wanted and allowed, and say where."""
    interaction, tables = guest.reply.interaction, guest.parts.tables
    where = await room(guest, wish.place)
    if where is None:
        return
    chosen = await tables.store.guild(interaction.guild_id or 0)
    spoken = await guest.words()
    lang = chosen.get("lang") or spoken.lang
    pace = wish.pace or _usual_pace(wish.game, chosen.get("pace"))
    name = spoken.say(f"{wish.game}-name")
    if pace not in paces(GAMES[wish.game]):
        await guest.say("error-pace", game=name)
        return
    with tables.opening(interaction.guild_id or 0, interaction.user.id) as refusal:
        if refusal is not None:
            await guest.refuse(None, refusal)
            return
        place = await _place(interaction, where, words(lang), (wish.game, pace))
        answer = await tables.open(place, chair(interaction), wish.game, lang, pace)
    if isinstance(answer, Refusal):
        await guest.refuse(None, answer)
        return
    for _ in range(wish.robots):
        await tables.add_robot(answer.table.id, interaction.user.id, ROBOTS[1])
    await guest.show(Panel(ANSWER, (spoken.say("opened", game=name, where=seek.link(answer.table)),)))


def _usual_pace(game: str, of_server: str | None) -> str:
    """The server's pace where the game has it."""
    return of_server if of_server in paces(GAMES[game]) else LIVE


async def room(guest: Guest, place: str | None) -> str | None:
    """Where a table may be opened; None when the bot lacks a permission there, which is said."""
    interaction = guest.reply.interaction
    chosen = await guest.parts.tables.store.guild(interaction.guild_id or 0)
    where = place or chosen.get("place") or _usual_place(interaction)
    if lacking := _lacking(interaction, where):
        await guest.lack(lacking)
        return None
    return where


async def _place(interaction: Interaction, where: str, spoken: Words, what: tuple[str, str]) -> Place:
    """Where the table will be: a new thread, this thread, or this channel."""
    channel, guild = interaction.channel, interaction.guild_id or 0
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    if where != THREAD or not isinstance(channel, discord.TextChannel):
        return Place(guild, interaction.channel_id or 0)
    game, pace = what
    name = spoken.say("thread-name", game=spoken.say(f"{game}-name"), host=interaction.user.display_name)
    with delivering("create_public_threads"):
        thread = await channel.create_thread(
            name=cut(name, NAME), type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE[pace]
        )
    return Place(guild, channel.id, thread.id)


def _usual_place(interaction: Interaction) -> str:
    """A thread where the bot may make one."""
    return THREAD if all(getattr(interaction.app_permissions, name) for name in THREADS) else CHANNEL


def _lacking(interaction: Interaction, where: str) -> str:
    """The first permission that the bot would lack for a table there; empty when it has all."""
    inside = seek.is_thread(interaction)
    lacking = missing(interaction.app_permissions, thread=inside or where == THREAD)
    if where == THREAD and not inside and not interaction.app_permissions.create_public_threads:
        lacking.append("create_public_threads")
    return lacking[0] if lacking else ""
