"""`/move trade`: a proposal of a trade, typed and then finished in the trade panel."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.i18n.board_names import on_board
from bot.i18n.translator import DEFAULT, resolve_locale, translator_for
from bot.kit.contract import LegalAction, Refusal
from bot.present.control_id import COMPOSE, NONE, ControlId, fits
from bot.present.controls import trade_input
from bot.present.controls.draft import beginning
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import lobby
from bot.tables.model import Table
from cogs import find_table
from cogs.command_translator import FORMER, slash_command, suggestions
from cogs.context import Services, context_of
from cogs.interaction_response import Interaction

VERB = "Propose"
"""The verb of every game in which seats trade."""
WITH, GIVE, TAKE = "with", "give", "take"
Typed = app_commands.Range[str, 1, 100]


class TradeCommand(commands.Cog):
    """Fills the trade panel with what is typed; a button sends the proposal."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("deal", group="move", own=FORMER, inside="command-move-trade", partner=WITH)
    async def deal(
        self,
        interaction: Interaction,
        partner: Typed | None = None,
        give: Typed | None = None,
        take: Typed | None = None,
    ) -> None:
        """Compose a trade; missing parts are asked for."""
        ctx = context_of(self.parts, interaction)
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            await ctx.refuse(None, table)
            return
        legal_actions = find_table.legal_actions(self.parts.tables, table, ctx.person)
        action = find_table.verb_of(self.parts.tables, table, VERB)
        if action is None:
            await ctx.say_no_such_move(table)
            return
        typed = {"partner": partner or "", GIVE: give or "", TAKE: take or ""}
        text = trade_input.composed(_asker(table, ctx.guess), legal_actions, VERB, typed)
        if isinstance(text, Refusal):
            await ctx.refuse(table, text, _draft(table, _asker(table, ctx.guess), legal_actions, typed))
            return
        named = PanelName(COMPOSING, beginning(action) if text == VERB else text)
        await ctx.show_private(table, str(named))

    @deal.autocomplete("partner")
    async def _partners(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Everybody with whom a trade may be proposed."""
        table, legal_actions = self._offers(interaction)
        if table is None:
            return []
        asker = _asker(table, resolve_locale(interaction.locale.value))
        found = trade_input.partners(asker, legal_actions, VERB, current)
        return suggestions(found)

    @deal.autocomplete("give")
    async def _gives(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The person's own things, one after the other."""
        return self._things(interaction, GIVE, current)

    @deal.autocomplete("take")
    async def _takes(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The partner's things, one after the other."""
        return self._things(interaction, TAKE, current)

    def _things(self, interaction: Interaction, side: str, current: str) -> list[app_commands.Choice[str]]:
        table, legal_actions = self._offers(interaction)
        if table is None:
            return []
        partner = getattr(interaction.namespace, translator_for(DEFAULT).say(f"command-deal-{WITH}"), None) or ""
        typed = {"partner": str(partner), side: current}
        asker = _asker(table, resolve_locale(interaction.locale.value))
        found = trade_input.completions(asker, legal_actions, VERB, typed, side)
        return suggestions((each, each) for each in found)

    def _offers(self, interaction: Interaction) -> tuple[Table | None, list[LegalAction]]:
        """The table meant and what the person may do there."""
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            return None, []
        return table, find_table.legal_actions(self.parts.tables, table, interaction.user.id)


KEPT = (("partner", GIVE), ("partner", TAKE), ("partner",), (GIVE,), ())
"""What may be left of a trade that was mistyped, the most first."""


def _draft(table: Table, asker: ControlContext, legal_actions: Sequence[LegalAction], typed: dict[str, str]) -> str:
    """What opens the trade panel with as much as could be read of what was typed."""
    read = (trade_input.composed(asker, legal_actions, VERB, {side: typed[side] for side in kept}) for kept in KEPT)
    texts = (str(ControlId(COMPOSE, table.id, NONE, text)) for text in read if not isinstance(text, Refusal))
    return next((text for text in texts if fits(text)), "")


def _asker(table: Table, lang: str) -> ControlContext:
    spoken = on_board(translator_for(lang), table.board, table.lang)
    return ControlContext(table.game, table.id, spoken, lobby.names(table))
