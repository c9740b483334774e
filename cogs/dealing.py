"""`/deal`: a proposal by typing, finished in the panel in which deals are put together."""

from discord import app_commands
from discord.ext import commands

from bot.fields import members
from bot.games.kit.model import Offer, Refusal
from bot.present import goods, lobby, presenters
from bot.present.composition import beginning
from bot.present.controls import Asker
from bot.tables.model import Table
from bot.words import DEFAULT, known, words
from cogs import seek
from cogs.answer import Interaction
from cogs.parts import Guest, Parts, guest_of
from cogs.translate import command, key

VERB = "Propose"
"""The verb of every game in which seats trade."""
CHOICES = 25
WITH, GIVE, TAKE = "with", "give", "take"
Typed = app_commands.Range[str, 1, 100]


class Dealing(commands.Cog):
    """What is typed fills the panel; sending is a press."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    @app_commands.command(**command("deal"))
    @app_commands.guild_only()
    @app_commands.rename(
        partner=key(f"command-deal-{WITH}"), give=key(f"command-deal-{GIVE}"), take=key(f"command-deal-{TAKE}")
    )
    @app_commands.describe(
        partner=key(f"command-deal-{WITH}-description"),
        give=key(f"command-deal-{GIVE}-description"),
        take=key(f"command-deal-{TAKE}-description"),
    )
    async def deal(
        self,
        interaction: Interaction,
        partner: Typed | None = None,
        give: Typed | None = None,
        take: Typed | None = None,
    ) -> None:
        """Put a deal together; what is not said is asked."""
        guest = guest_of(self.parts, interaction)
        table = seek.here(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            await guest.refuse(None, table)
            return
        offers = seek.offers(self.parts.tables, table, guest.person)
        action = next((each for each in members(self.parts.tables.game(table).action) if each.__name__ == VERB), None)
        if action is None:
            await guest.refuse(table, Refusal("not-now", {"action": VERB.lower()}))
            return
        typed = {"partner": partner or "", GIVE: give or "", TAKE: take or ""}
        text = goods.composed(_asker(table, guest.guess), offers, VERB, typed)
        if isinstance(text, Refusal):
            await guest.refuse(table, text)
            return
        await self._panel(guest, table, beginning(action) if text == VERB else text)

    async def _panel(self, guest: Guest, table: Table, text: str) -> None:
        named = f"{presenters.COMPOSING}.{text}"
        await guest.show(presenters.private(table, table.seat_of(guest.person), named, await guest.words()))

    @deal.autocomplete("partner")
    async def _partners(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Everybody with whom a deal may be proposed."""
        table, offers = self._offers(interaction)
        if table is None:
            return []
        found = goods.partners(_asker(table, known(interaction.locale.value)), offers, VERB, current)
        return [app_commands.Choice(name=name, value=seat) for name, seat in found][:CHOICES]

    @deal.autocomplete("give")
    async def _gives(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """One's own things, one after the other."""
        return self._things(interaction, GIVE, current)

    @deal.autocomplete("take")
    async def _takes(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The partner's things, one after the other."""
        return self._things(interaction, TAKE, current)

    def _things(self, interaction: Interaction, side: str, current: str) -> list[app_commands.Choice[str]]:
        table, offers = self._offers(interaction)
        if table is None:
            return []
        partner = getattr(interaction.namespace, words(DEFAULT).say(f"command-deal-{WITH}"), None) or ""
        typed = {"partner": str(partner), side: current}
        found = goods.completions(_asker(table, known(interaction.locale.value)), offers, VERB, typed, side)
        return [app_commands.Choice(name=each, value=each) for each in found][:CHOICES]

    def _offers(self, interaction: Interaction) -> tuple[Table | None, list[Offer]]:
        """The table meant and what the person may do there."""
        table = seek.here(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            return None, []
        return table, seek.offers(self.parts.tables, table, interaction.user.id)


def _asker(table: Table, lang: str) -> Asker:
    return Asker(table.game, table.id, words(lang).on(table.board, table.lang), lobby.names(table))


async def setup(bot: commands.Bot) -> None:
    """Load the command."""
    await bot.add_cog(Dealing(bot.parts))  # type: ignore[attr-defined]
