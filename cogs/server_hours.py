"""A server's own time zone and quiet hours: chosen by a menu, a form or by typing, by those who manage the server."""

from collections.abc import Sequence

from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panel_model import Button
from bot.present.panels import availability as panels
from bot.present.panels import server_hours, settings
from bot.present.panels.settings import AUTO
from bot.tables.availability import time_zones
from bot.tables.availability.availability_service import AvailabilityService
from bot.tables.availability.server_hours import QUIET, ZONE
from cogs import availability_panels, modals, settings_panels
from cogs.context import InteractionContext, staff


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Ask for the zone, or take what was chosen."""
    typed = modals.values(ctx.response.interaction.data)
    if ctx.response.interaction.guild_id is None or not staff(ctx.response.interaction):
        await ctx.report_missing_permission("manage_guild", "error-staff-only")
    elif press.text == NONE:
        await _show(ctx, ())
    elif press.text == ZONE:
        await _ask(ctx)
    elif press.verb in (ZONE, QUIET) and len(typed) == 1:
        await _show(ctx, await choose(ctx, **{press.verb: typed[0]}))
    else:
        await ctx.refuse(None, Refusal("forged"))


async def _show(ctx: InteractionContext, said: Sequence[str]) -> None:
    words, hours = await ctx.words(), ctx.parts.store.settings.hours(ctx.response.interaction.guild_id or 0)
    back = Button(words.say("settings-server"), settings.opens(settings.SERVER))
    await ctx.show(server_hours.panel(hours, words, said, back))


async def _ask(ctx: InteractionContext) -> None:
    if not await ctx.ask(server_hours.form(await _zone(ctx), await ctx.words())):
        await ctx.say("error-slow")


async def choose(ctx: InteractionContext, zone: str | None = None, quiet: str | None = None) -> Sequence[str]:
    """Save what was named; what cannot be read changes nothing. Returns what to say of it."""
    words, guild = await ctx.words(), ctx.response.interaction.guild_id or 0
    changed, said = dict[str, str](), list[str]()
    if zone is not None and (found := time_zones.find(zone)) is None:
        said.append(panels.unknown_zone(zone, time_zones.similar(zone), words))
    elif zone is not None:
        changed[ZONE] = found or ""
    span = None if quiet is None else availability_panels.read_hours(quiet, words)
    if quiet is not None and span is None:
        said.append(words.refusal(None, Refusal("quiet-hours", {"hours": availability_panels.LONGEST_QUIET // 60})))
    elif span is not None:
        never = span in (availability_panels.NEVER_QUIET, availability_panels.NONE_CHOSEN)
        changed |= {ZONE: changed.get(ZONE, await _zone(ctx)), QUIET: AUTO if never else f"{span[0]}-{span[1]}"}
    if changed:
        await settings_panels.save_server(ctx, guild, changed)
        await AvailabilityService(ctx.parts.tables).look()
        said.append(words.say("settings-saved"))
    return said


async def _zone(ctx: InteractionContext) -> str:
    """The server's zone; that of the person who chooses, until one was named."""
    hours = ctx.parts.store.settings.hours(ctx.response.interaction.guild_id or 0)
    if hours is not None:
        return hours.zone
    chosen = await availability_panels.person(ctx)
    return availability_panels.clock_of(ctx.parts, ctx.response.interaction, chosen).zone
