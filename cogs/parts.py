"""What every cog works with, handed over by the composition; and how a person is answered."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import aiohttp
import discord
import msgspec
from msgspec.structs import replace

from bot.games.kit.model import Refusal, Told
from bot.present import lobby, presenters
from bot.present.outlet import Sheet
from bot.present.panel import Form, Panel
from bot.present.pictures import Pictures
from bot.present.publisher import Publisher
from bot.tables.connect import StoreError
from bot.tables.model import PAUSED, PLAYING, Chair, Table
from bot.tables.service import Tables
from bot.words import Words, escape, known, words
from cogs import drafts
from cogs.answer import Reply
from cogs.intake import Intake

ANSWER = "answer"
"""The slot of private answers."""
HOSTS = "not-host"
"""The refusal of what only the host may do."""


class Parts(msgspec.Struct, frozen=True):
    """The house as the cogs see it. `now`: seconds since 1970."""

    tables: Tables
    publisher: Publisher
    pictures: Pictures
    now: Callable[[], float]
    intake: Intake = msgspec.field(default_factory=Intake)


class Meters(Protocol):
    """What is measured of the client's dealings with Discord."""

    def trace(self) -> aiohttp.TraceConfig:
        """For the library's requests."""
        ...

    def heard(self, id_: int, kind: int, facts: dict[Any, Any]) -> None:
        """An interaction has come; `facts` may say later under `refused` why it was not carried out."""
        ...

    def session(self, how: str) -> None:
        """The gateway has a session."""
        ...


def chair(interaction: discord.Interaction[discord.Client]) -> Chair:
    """The person of an interaction, ready to sit down."""
    user = interaction.user
    return Chair(user.display_name, person=user.id, lang=known(interaction.locale.value))


def staff(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether the person may manage the server."""
    return interaction.permissions.manage_guild


async def spoken_by(parts: Parts, interaction: discord.Interaction[discord.Client]) -> Words:
    """The language of whoever made an interaction: as chosen, else as Discord says."""
    guess = known(interaction.locale.value)
    try:
        chosen = (await parts.tables.store.person(interaction.user.id)).lang
    except StoreError:  # what has to be said is said all the same
        return words(guess)
    return words(chosen or guess)


class Guest:
    """Whoever made an interaction, answered privately in their own language."""

    def __init__(self, parts: Parts, reply: Reply) -> None:
        self.parts = parts
        self.reply = reply
        self.person = reply.interaction.user.id

    @property
    def guess(self) -> str:
        """The language that Discord says, where what was chosen cannot be awaited."""
        return known(self.reply.interaction.locale.value)

    async def words(self) -> Words:
        """The person's language: as chosen, else as Discord says."""
        return await spoken_by(self.parts, self.reply.interaction)

    async def show(self, panel: Panel) -> None:
        """Show a panel to this person alone: in the private message that was pressed, else in a new one."""
        panel = await drafts.kept(self.parts.tables.store, self.person, panel, self.parts.now())
        sheet = Sheet(panel, await self.parts.pictures.get(panel.picture))
        await (self.reply.update(sheet) if self.reply.private else self.reply.say(sheet))

    async def ask(self, form: Form) -> bool:
        """Open a form; False when it is too late for that."""
        return await self.reply.form(
            await drafts.kept_form(self.parts.tables.store, self.person, form, self.parts.now())
        )

    async def say(self, key: str, **values: object) -> None:
        """One sentence for this person alone."""
        await self.reply.say(Sheet(Panel(ANSWER, ((await self.words()).say(key, **values),))))

    async def restarting(self) -> None:
        """The bot is about to end: nothing is begun any more."""
        self.reply.interaction.extras["refused"] = "restarting"
        await self.say("error-restarting")

    async def lack(self, permission: str, key: str = "error-permission") -> None:
        """Which permission is missing: the bot's, or with another `key` the person's."""
        await self.say(key, permission=(await self.words()).say(f"permission-{permission}"))

    async def refuse(self, table: Table | None, refusal: Refusal) -> None:
        """Why not, and what would be possible."""
        self.reply.interaction.extras["refused"] = refusal.code
        spoken = await self.words()
        first = sentence(table, refusal, spoken)
        seat = None if table is None else table.seat_of(self.person)
        if table is None or seat is None or table.phase not in (PLAYING, PAUSED):
            await self.reply.say(Sheet(Panel(ANSWER, (first,))))
            return
        await self.show(below(first, presenters.private(table, seat, presenters.MINE, spoken)))

    async def done(self, table: Table, told: Sequence[Told]) -> None:
        """What an accepted action has done, and what is possible now."""
        spoken, seat = await self.words(), table.seat_of(self.person)
        lines = [
            spoken.on(table.board, table.lang).event(table.game, each, lobby.names(table))
            for each in told
            if each.only is None or each.only == seat
        ]
        panel = presenters.private(table, seat, presenters.MINE, spoken)
        await self.show(below("\n".join(f"- {line}" for line in lines), panel))


def guest_of(parts: Parts, interaction: discord.Interaction[discord.Client]) -> Guest:
    """Whoever typed a command; errors find the same reply."""
    reply = Reply(interaction, parts.intake)
    interaction.extras["reply"] = reply
    return Guest(parts, reply)


def below(first: str, panel: Panel) -> Panel:
    """A panel with a line of text above it."""
    return replace(panel, lines=(first, *panel.lines)) if first else panel


def sentence(table: Table | None, refusal: Refusal, spoken: Words) -> str:
    """A refusal in words, with the host's name where only the host may."""
    if table is None:
        return spoken.refusal(None, refusal)
    return spoken.on(table.board, table.lang).refusal(table.game, _named(table, refusal, spoken), lobby.names(table))


def _named(table: Table, refusal: Refusal, spoken: Words) -> Refusal:
    """A refusal that says who the host is; any other as it is."""
    if refusal.code != HOSTS:
        return refusal
    host = next((escape(chair.name) for chair in table.chairs if chair.person == table.host), spoken.say("none"))
    return Refusal(refusal.code, {**refusal.facts, "host": host})
