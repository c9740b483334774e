"""What a server allows, held against who asks; and the panels in which its staff choose it."""

from collections.abc import Sequence
from typing import Any

import discord
from msgspec.structs import asdict

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.present.control_id import ControlId
from bot.present.panels import server_rules as panels
from bot.tables import lobby
from bot.tables import table_actions as actions
from bot.tables.model import OFF, ON, PACES, Table
from bot.tables.server_rules import ServerRules
from bot.tables.service import TableService
from cogs import modals
from cogs.context import InteractionContext, staff
from cogs.interaction_response import Interaction

NUMBERS = ("0", *map(str, panels.NUMBERS))


def roles_of(interaction: Interaction) -> set[int]:
    """The roles of the person, that of everybody included."""
    return {role.id for role in getattr(interaction.user, "roles", ())}


def keeps_order(rules: ServerRules, interaction: Interaction) -> bool:
    """Whether the person may pause, end and move any table of the server."""
    return staff(interaction) or (rules.keepers != 0 and rules.keepers in roles_of(interaction))


def opening(rules: ServerRules, interaction: Interaction) -> Refusal | None:
    """Why the person may open no table here; whoever manages the server needs no role for it."""
    channel = interaction.channel
    here = {interaction.channel_id or 0, (channel.parent_id if isinstance(channel, discord.Thread) else 0) or 0}
    roles = {rules.openers} if staff(interaction) else roles_of(interaction)
    return rules.opening(here, roles)


def of_action(
    tables: TableService, table: Table, interaction: Interaction, action: actions.TableAction
) -> Refusal | None:
    """Why the server does not allow a table action."""
    rules = tables.store.settings.rules(table.place.guild)
    match action:
        case actions.Rematch():
            return opening(rules, interaction) or rules.playing(table.game, table.pace)
        case actions.SetPace(pace):
            return rules.at_pace(pace.partition("+")[0])
        case actions.UsePreset(key):
            found = [each.pace for each in lobby.presets_of(tables.game(table)) if each.key == key]
            return rules.at_pace(found[0]) if found else None
    return None


# ---- the panels


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Open one of the panels, or change a rule; the settings panel has checked who asks."""
    values, interaction = modals.values(ctx.response.interaction.data), ctx.response.interaction
    if press.verb == panels.RULES:
        if values and values[0] in panels.PANELS:
            await _show(ctx, values[0])
        else:
            await ctx.refuse(None, Refusal("forged"))
        return
    changed = read(interaction, press.verb, values) if press.text == f"{press.verb}.?" else None
    if changed is None:
        await ctx.refuse(None, Refusal("forged"))
        return
    store, guild = ctx.parts.store.settings, interaction.guild_id or 0
    before = await store.guild(guild)
    await store.save_guild(guild, {key: value for key, value in (before | changed).items() if value})
    await _show(ctx, panels.PANEL_OF[press.verb], [(await ctx.words()).say("settings-saved")])


def read(interaction: Interaction, field: str, values: Sequence[str]) -> dict[str, Any] | None:
    """The rule that was chosen; None for what was never offered."""
    known = _known(interaction, field)
    if not set(values) <= known or len(set(values)) < len(values):
        return None
    usual = asdict(ServerRules())[field]
    if isinstance(usual, tuple):
        whole = field != "channels" and len(values) == len(known)  # what is added later is allowed too
        return {field: [] if whole else [int(each) if field == "channels" else each for each in values]}
    if len(values) > 1 or (not values and field in ("most", "calls")):
        return None
    if field == "calls":
        return {field: values[0]}
    chosen = int(values[0]) if values else 0
    return {field: 0 if chosen == interaction.guild_id else chosen}  # the role of everybody


def _known(interaction: Interaction, field: str) -> set[str]:
    """What may be chosen."""
    fixed = {"most": NUMBERS, "games": tuple(GAMES), "paces": PACES, "calls": (ON, OFF)}
    if field in fixed:
        return set(fixed[field])
    guild = interaction.guild
    found = [] if guild is None else guild.channels if field == "channels" else guild.roles
    return {str(each.id) for each in found}


async def _show(ctx: InteractionContext, name: str, said: Sequence[str] = ()) -> None:
    rules = ctx.parts.store.settings.rules(ctx.response.interaction.guild_id or 0)
    await ctx.show(panels.panel(name, rules, await ctx.words(), said))
