"""Opening and cancelling a season, by a form or by typing, for those who manage the server."""

from calendar import monthrange
from collections.abc import Iterator
from datetime import UTC, date, datetime

from bot.kit.contract import Refusal
from bot.present.control_id import ControlId
from bot.present.panels import season as panels
from bot.tables.ratings.season import Season, dates
from cogs import modals, settings_panels
from cogs.context import InteractionContext

OFFERED = 6
"""Days that are suggested."""


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Ask for the days, take them, or cancel the season."""
    guild, typed = ctx.response.interaction.guild_id, modals.values(ctx.response.interaction.data)
    if guild is None or not await settings_panels.managed(ctx):
        return
    if press.text == panels.ASK:
        await _ask(ctx, guild)
    elif press.text == panels.CANCEL:
        await ctx.parts.store.seasons.cancel(guild)
        await settings_panels.show_server(ctx, {}, [(await ctx.words()).say("season-cancelled")])
    elif press.text == panels.FILLED and len(typed) == len(("first", "last")):
        await settings_panels.show_server(ctx, {}, await open_season(ctx, guild, *typed))
    else:
        await ctx.refuse(None, Refusal("forged"))


async def _ask(ctx: InteractionContext, guild: int) -> None:
    found, today = await ctx.parts.store.seasons.open(guild), _today(ctx.parts.now())
    if not await ctx.ask(panels.form(await ctx.words(), found, today)):
        await ctx.say("error-slow")


async def open_season(ctx: InteractionContext, guild: int, first: str, last: str) -> list[str]:
    """Open the season whose days were written; its end is shown in this channel. Returns what to say of it."""
    words, found = await ctx.words(), dates(first, last, ctx.parts.now())
    if isinstance(found, Refusal):
        return [words.refusal(None, found)]
    channel = ctx.response.interaction.channel_id or 0
    await ctx.parts.store.seasons.begin(guild, channel, *found)
    return [words.say("season-opened", days=panels.days(words, Season(0, guild, channel, *found)))]


def first_days(now: float) -> Iterator[date]:
    """Today, then the first days of the next months."""
    today = _today(now)
    yield today
    for number in range(1, OFFERED):
        yield _month(today, number)


def last_days(now: float) -> Iterator[date]:
    """The last days of this month and of the next ones."""
    for number in range(OFFERED):
        month = _month(_today(now), number)
        yield month.replace(day=monthrange(month.year, month.month)[1])


def _month(day: date, later: int) -> date:
    """The first day of the month so many months later."""
    months = day.year * 12 + day.month - 1 + later
    return date(months // 12, months % 12 + 1, 1)


def _today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()
