"""Opening a table: by its command at once, or by the menu of games that the command shows when it names none."""

import logging
from collections.abc import Sequence
from typing import Literal

import discord
import msgspec

from bot.games import GAMES
from bot.i18n.translator import Translator, translator_for
from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panel_model import Panel, cut
from bot.present.panels import game_menu
from bot.present.publishing.chat_port import ChannelGoneError, ForbiddenError, UndeliveredError
from bot.tables.lobby import ROBOT_NAMES, paces, usual_robot
from bot.tables.model import BRISK, CHANNEL, LIVE, PACES, PLACES, SLOW, THREAD, ChannelRef
from bot.tables.table_actions import AddRobot
from cogs import find_table, invitations, modals, server_rules, table_list
from cogs.channel_adapter import THREADS, missing
from cogs.context import ANSWER, InteractionContext, participant
from cogs.delivery_errors import delivering
from cogs.interaction_response import Interaction
from cogs.threads import MAX_NAME

THREAD_TYPES: dict[bool, Literal[discord.ChannelType.public_thread, discord.ChannelType.news_thread]] = {
    False: discord.ChannelType.public_thread,
    True: discord.ChannelType.news_thread,
}
"""The kind of thread that a text channel holds, and an announcement channel."""
ARCHIVE: dict[str, Literal[1_440, 10_080]] = {LIVE: 1_440, BRISK: 1_440, SLOW: 10_080}
"""Minutes of silence after which a table's thread is archived, by pace."""
FORMER_PARTS = 4
"""Fields of a press of the menu of games that invites nobody."""
log = logging.getLogger(__name__)


class OpenRequest(msgspec.Struct, frozen=True):
    """Which table to open. `pace` and `place` None: the server's default. `invited`: who is called to it."""

    game: str
    pace: str | None = None
    robots: int = 0
    place: str | None = None
    invited: tuple[int, ...] = ()


def parse_request(interaction: Interaction, press: ControlId) -> OpenRequest | None:
    """What was chosen in the menu of games; None for what was never offered."""
    parts = press.filled(*modals.values(interaction.data)).text.split(".")
    if len(parts) not in (FORMER_PARTS, FORMER_PARTS + 1):
        return None
    game, pace, robots, place, *people = parts
    known = game in GAMES and pace in (NONE, *PACES) and place in (NONE, *PLACES)
    if not known or robots not in map(str, range(len(ROBOT_NAMES))):
        return None
    invited = game_menu.people(people[0]) if people else ()
    if invited is None:
        return None
    return OpenRequest(game, None if pace == NONE else pace, int(robots), None if place == NONE else place, invited)


async def open_table(ctx: InteractionContext, request: OpenRequest, said: Sequence[str] = ()) -> None:
    """Open a lobby, in a thread of its own if wanted and possible, and say where, and what else is `said`."""
    interaction, tables = ctx.response.interaction, ctx.parts.tables
    rules = ctx.parts.store.settings.rules(interaction.guild_id or 0)
    where = await allowed_place(ctx, request.place)
    if where is None:
        return
    chosen = await ctx.parts.store.settings.guild(interaction.guild_id or 0)
    spoken = await ctx.words()
    lang = chosen.get("lang") or spoken.lang
    possible, usual = paces(GAMES[request.game]), chosen.get("pace")
    allowed = [each for each in possible if rules.at_pace(each) is None]
    pace = request.pace or (usual if usual in allowed else next(iter(allowed), LIVE))
    name = spoken.say(f"{request.game}-name")
    if pace not in possible:
        await ctx.say("error-pace", game=name)
        return
    if (forbidden := rules.playing(request.game, pace)) is not None:
        await ctx.refuse(None, forbidden)
        return
    with tables.limiter.begin(interaction.guild_id or 0, interaction.user.id) as refusal:
        if refusal is not None:
            await ctx.refuse(None, refusal)
            return
        place = await _place(ctx, where, translator_for(lang), (request.game, pace))
        if place is None:
            return
        answer = await tables.open(place, participant(interaction), request.game, lang, pace)
    if isinstance(answer, Refusal):
        await ctx.refuse(None, answer)
        return
    for _ in range(request.robots):
        await tables.act(answer.table.id, interaction.user.id, AddRobot(usual_robot(tables.game(answer.table))))
    key = "opened-here" if where == THREAD and place.thread is None else "opened"
    where_ = spoken.say(key, game=name, where=find_table.link(answer.table))
    called = await invitations.send(ctx, answer.table, request.invited)
    await ctx.show(Panel(ANSWER, (where_, *called, *said)))
    await table_list.announce(ctx, answer.table, request.invited)


async def allowed_place(ctx: InteractionContext, place: str | None) -> str | None:
    """Thread or channel, whichever is allowed; None where the server or a permission forbids it, which is told."""
    interaction = ctx.response.interaction
    forbidden = server_rules.opening(ctx.parts.store.settings.rules(interaction.guild_id or 0), interaction)
    if forbidden is not None:
        await ctx.refuse(None, forbidden)
        return None
    chosen = await ctx.parts.store.settings.guild(interaction.guild_id or 0)
    has_threads = all(getattr(interaction.app_permissions, name) for name in THREADS)
    where = place or chosen.get("place") or (THREAD if has_threads else CHANNEL)
    if lacking := _lacking(interaction, where):
        await ctx.report_missing_permission(lacking)
        return None
    return where


async def _place(ctx: InteractionContext, where: str, spoken: Translator, what: tuple[str, str]) -> ChannelRef | None:
    """Where the table will be: a new thread, this thread, or this channel; None when none is possible, which is reported."""
    interaction = ctx.response.interaction
    channel, here = interaction.channel, ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)
    if isinstance(channel, discord.Thread):
        return await _join_thread(ctx, channel)
    if where != THREAD or not isinstance(channel, discord.TextChannel):
        return here
    game, pace = what
    name = spoken.say("thread-name", game=spoken.say(f"{game}-name"), host=participant(interaction).name)
    try:
        with delivering("create_public_threads"):
            thread = await channel.create_thread(
                name=cut(name, MAX_NAME), type=THREAD_TYPES[channel.is_news()], auto_archive_duration=ARCHIVE[pace]
            )
    except ChannelGoneError:
        raise
    except UndeliveredError as error:  # this kind of channel has none, or the server has too many already
        log.info("No thread can be made in channel %s: %s", channel.id, error)
        if lacking := missing(interaction.app_permissions, thread=False):
            await ctx.report_missing_permission(lacking[0], "error-thread")
            return None
        return here
    return ChannelRef(here.guild, channel.id, thread.id)


async def _join_thread(ctx: InteractionContext, thread: discord.Thread) -> ChannelRef | None:
    """This thread; None where it is private and the bot was not added, which is reported."""
    if thread.is_private():
        try:
            with delivering("view_channel"):
                await thread.join()
        except ForbiddenError:
            await ctx.say("error-private-thread", bot=f"<@{ctx.response.interaction.application_id}>")
            return None
    return ChannelRef(ctx.response.interaction.guild_id or 0, thread.parent_id, thread.id)


def _lacking(interaction: Interaction, where: str) -> str:
    """The first permission that the bot lacks for a table there; empty when it has all."""
    inside = isinstance(interaction.channel, discord.Thread)
    begins = where == THREAD and isinstance(interaction.channel, discord.TextChannel)  # others hold no threads
    lacking = missing(interaction.app_permissions, thread=inside or begins)
    if begins and not interaction.app_permissions.create_public_threads:
        lacking.append("create_public_threads")
    return lacking[0] if lacking else ""
