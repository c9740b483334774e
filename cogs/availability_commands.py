"""Being away, and how one is called, by typing; without arguments: their panels."""

from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import Translator
from bot.kit.contract import Refusal
from bot.present import dates
from bot.present.panel_model import cut
from bot.present.panels import availability as panels
from bot.present.panels.availability import AS_EVERYWHERE
from bot.present.panels.rules_search import plain
from bot.tables.availability import leave, time_zones
from bot.tables.model import LIVE, NOTICES, OFF, ON
from cogs import availability_panels, find_table
from cogs.command_translator import FORMER, SUGGESTIONS, choices, slash_command, suggestions
from cogs.context import Services, context_of, spoken_by
from cogs.interaction_response import Interaction

SWITCH = choices("command-notices-", (ON, OFF))
LINE = 100


class AvailabilityCommands(commands.Cog):
    """The commands of a person about themselves."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("away", group="quartier", own=FORMER)
    async def away(self, interaction: Interaction, until: app_commands.Range[str, 1, 60] | None = None) -> None:
        """Be away until the end of a day at all slow tables, or be back."""
        ctx = context_of(self.parts, interaction)
        if until is None:
            await availability_panels.show_away(ctx)
        elif until == panels.BACK or plain(until) == plain((await ctx.words()).say("button-am-back")):
            await availability_panels.come_back(ctx)
        else:
            await availability_panels.announce(ctx, until)

    @away.autocomplete("until")
    async def _days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Days by name and by count; to be back for who is away."""
        chosen, words = (
            await self.parts.store.settings.person(interaction.user.id),
            await spoken_by(self.parts, interaction),
        )
        clock = availability_panels.clock_of(self.parts, interaction, chosen)
        back = words.say("button-am-back")
        found = (
            [(back, panels.BACK)] if leave.current(chosen.leaves, clock.now) and plain(current) in plain(back) else []
        )
        days = dates.suggested(current, availability_panels.today(clock), words)
        return suggestions([*found, *((label, day.isoformat()) for label, day in days)])

    @slash_command("notices", group="quartier", own=FORMER)
    @app_commands.choices(
        how=choices("notices-", (*NOTICES, AS_EVERYWHERE)), mentions=SWITCH, reminder=SWITCH, soon=SWITCH, digest=SWITCH
    )
    async def notices(
        self,
        interaction: Interaction,
        how: str | None = None,
        table: int | None = None,
        mentions: str | None = None,
        reminder: str | None = None,
        soon: str | None = None,
        digest: str | None = None,
        quiet: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Choose how one is called, everywhere or at one table, and one's quiet hours."""
        ctx, said = context_of(self.parts, interaction), list[str]()
        changed = availability_panels.marks(mentions=mentions, reminders=reminder, soon=soon, digest=digest)
        if table is not None:
            found = self.parts.tables.get(table)
            if found is None or found.seat_of(ctx.person) is None:
                said.append((await ctx.words()).refusal(None, Refusal("no-table")))
            else:
                said.append(await availability_panels.choose_for_table(ctx, table, how or AS_EVERYWHERE))
        elif how in NOTICES:
            changed["notices"] = how
        await availability_panels.show_notices(ctx, changed, zone=zone, quiet=quiet, said=said)

    @notices.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """One's tables that are not live."""
        words, mine = await spoken_by(self.parts, interaction), interaction.user.id
        tables = [each for each in self.parts.tables.tables() if each.pace != LIVE and each.seat_of(mine) is not None]
        lines = [(cut(find_table.plain_line(each, words), LINE), each.id) for each in tables]
        return suggestions((line, id_) for line, id_ in lines if plain(current) in plain(line))

    @notices.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones by name or city."""
        return suggested_zones(current, interaction.locale.value)

    @notices.autocomplete("quiet")
    async def _hours(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The usual quiet hours, none, and those of the server."""
        words, usual = (
            await spoken_by(self.parts, interaction),
            self.parts.store.settings.hours(interaction.guild_id or 0),
        )
        there = "" if usual is None else usual.quiet
        return suggested_hours(current, words, there)


def suggested_zones(current: str, locale: str) -> list[app_commands.Choice[str]]:
    """Time zones by name or city; of an empty field those that people usually have."""
    usual = dict.fromkeys((time_zones.guess(locale), *time_zones.USUAL.values(), time_zones.UTC))
    found = time_zones.suggestions(current, SUGGESTIONS) if current.strip() else [*usual]
    return suggestions((each, each) for each in found)


def suggested_hours(current: str, words: Translator, usual: str = "") -> list[app_commands.Choice[str]]:
    """Quiet hours that contain what is typed; `usual` are those of the server."""
    offered = (panels.NEVER, *(f"{since * 60}-{until * 60}" for since, until in panels.USUAL))
    first = (panels.AS_SERVER,) if usual else ()
    said = [(panels.hours(each, words), each) for each in (*first, *offered)]
    return suggestions((label, value) for label, value in said if plain(current) in plain(label))
