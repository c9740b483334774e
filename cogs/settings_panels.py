"""Changing settings, by a command or by a menu of their panels, and showing how everything stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panels import season as seasons
from bot.present.panels import server_rules, settings
from bot.present.panels.settings import AUTO, PERSON, SERVER
from cogs import availability_panels, board_settings, modals
from cogs import server_rules as rule_panels
from cogs.context import InteractionContext, staff

FORMER = "reminders."
"""How the presses of a menu begin that older panels have."""


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Carry out a choice in one of the panels, or open it."""
    if press.wait == SERVER and press.verb in (server_rules.RULES, *server_rules.PANEL_OF):
        if await managed(ctx):
            await rule_panels.pressed(ctx, press)
        return
    text = press.filled(*modals.values(ctx.response.interaction.data)).text
    changed = {} if text == NONE else settings.change(press.wait, text)
    if press.wait == PERSON and text.startswith(FORMER):
        await availability_panels.former(ctx, text)
    elif text != NONE and not changed:
        await ctx.refuse(None, Refusal("forged"))
    else:
        await (show_person if press.wait == PERSON else show_server)(ctx, changed)


async def managed(ctx: InteractionContext) -> bool:
    """Whether the person may change a server's settings; if not, they are told so."""
    if ctx.response.interaction.guild_id is not None and staff(ctx.response.interaction):
        return True
    await ctx.report_missing_permission("manage_guild", "error-staff-only")
    return False


async def show_person(ctx: InteractionContext, changed: Mapping[str, str]) -> None:
    """Save what a person has changed, and show all of their settings."""
    store = ctx.parts.store.settings
    person = await store.person(ctx.person)
    wanted = replace(person, **{key: None if value == AUTO else value for key, value in changed.items()})
    await store.save_person(person, wanted)
    if wanted.results != person.results:  # also where games count again: nothing of before comes back
        await ctx.parts.store.results.forget(ctx.person)
        await ctx.parts.store.daily.forget(ctx.person)
    words = await ctx.words()
    said = [words.say("settings-saved")] if changed else []
    await ctx.show(settings.person(wanted, words, said, staff=staff(ctx.response.interaction)))


async def show_server(ctx: InteractionContext, changed: Mapping[str, str], said: Sequence[str] = ()) -> None:
    """The same for a server, for those who manage it."""
    if not await managed(ctx):
        return
    guild = ctx.response.interaction.guild_id or 0
    chosen = await save_server(ctx, guild, changed)
    words = await ctx.words()
    boards = board_settings.names(await ctx.parts.store.boards.of_guild(guild), words, escaped=True)
    said = [words.say("settings-saved"), *said] if changed else said
    season = await ctx.parts.store.seasons.open(guild)
    panel = settings.server(chosen, boards, words, said)
    await ctx.show(server_rules.added(seasons.added(panel, season, words), words))


async def save_server(ctx: InteractionContext, guild: int, changed: Mapping[str, str]) -> dict[str, Any]:
    """Save a server's settings and return all of them."""
    store = ctx.parts.store.settings
    before = await store.guild(guild)
    chosen = {key: value for key, value in (before | dict(changed)).items() if value != AUTO}
    if chosen == before:
        return chosen
    await store.save_guild(guild, chosen)
    if before.get("theme") != chosen.get("theme"):
        for table in ctx.parts.tables.tables():
            if table.place.guild == guild:
                ctx.parts.publisher.show(table)
    return chosen
