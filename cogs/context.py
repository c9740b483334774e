"""What every cog works with, passed by the composition root; and how a person is answered."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import discord
import msgspec
from msgspec.structs import replace

from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, escape, resolve_locale, translator_for
from bot.kit.contract import EventFor, Refusal, Seat
from bot.present import registry
from bot.present.panel_model import Form, Panel, themed
from bot.present.panel_name import MINE
from bot.present.panels import first_hints, lobby, own_panel, turns
from bot.present.publishing.chat_port import MessageGoneError, OutgoingMessage, UndeliveredError
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.publisher import Publisher
from bot.tables.analysis.analysis_service import AnalysisService
from bot.tables.daily.daily_service import DailyService
from bot.tables.executor import MOVING
from bot.tables.history.history_service import HistoryService
from bot.tables.model import CLOSED, LOBBY, OVER, Deadline, Participant, Person, Table
from bot.tables.names import tidy
from bot.tables.orders.order_service import OrderService
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store
from cogs import command_groups, drafts
from cogs.delivery_errors import delivering
from cogs.interaction_intake import Intake
from cogs.interaction_response import InteractionResponse
from cogs.lesson_store import Lessons
from cogs.memory_drafts import MemoryDrafts
from cogs.notices import Notices
from cogs.press_throttle import PressThrottle, Verdict
from cogs.privacy import Privacy
from cogs.private_panels import PrivatePanels

ANSWER = "answer"
"""The slot of private answers."""
OTHERS_FIRST = 1.9
"""Seconds for the process that plays a server's tables to answer first, or to defer; Discord allows three."""
OVERTAKEN = frozenset({"too-late", "late"})
"""Refusals of a press on a message that has been overtaken."""


class Services(msgspec.Struct, frozen=True):
    """The parts of the bot that cogs use. `now`: seconds since 1970."""

    tables: TableService
    store: Store
    publisher: Publisher
    pictures: PictureQueue
    now: Callable[[], float]
    history: HistoryService
    analyses: AnalysisService
    orders: OrderService
    notices: Notices
    privacy: Privacy
    daily: DailyService
    intake: Intake = msgspec.field(default_factory=Intake)
    private_panels: PrivatePanels = msgspec.field(default_factory=PrivatePanels)
    throttle: PressThrottle = msgspec.field(default_factory=PressThrottle)
    lessons: Lessons = msgspec.field(default_factory=Lessons)
    daily_drafts: MemoryDrafts = msgspec.field(default_factory=MemoryDrafts)


def participant(interaction: discord.Interaction[discord.Client]) -> Participant:
    """The person of an interaction as a participant of a table."""
    user = interaction.user
    return Participant(
        tidy(user.display_name, user.name), person=user.id, lang=resolve_locale(interaction.locale.value)
    )


def served(parts: Services, interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether this process plays the tables of an interaction's server."""
    return parts.store.served.owns(interaction.guild_id or 0)


def staff(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether the person may manage the server."""
    return interaction.permissions.manage_guild


async def chosen_by(parts: Services, person: int) -> Person:
    """What a person has chosen; the defaults where it cannot be read, for an answer is given all the same."""
    try:
        return await parts.store.settings.person(person)
    except StoreError:
        return Person(person)


async def spoken_by(parts: Services, interaction: discord.Interaction[discord.Client]) -> Translator:
    """The translator for the person of an interaction: the language chosen, else Discord's."""
    chosen = await chosen_by(parts, interaction.user.id)
    return translator_for(chosen.lang or resolve_locale(interaction.locale.value))


class InteractionContext:
    """An interaction and its person, answered privately in their own language."""

    def __init__(self, parts: Services, response: InteractionResponse) -> None:
        self.parts = parts
        self.response = response
        self.person = response.interaction.user.id

    @property
    def guess(self) -> str:
        """The language of the person's Discord client, where the settings cannot be awaited."""
        return resolve_locale(self.response.interaction.locale.value)

    async def words(self) -> Translator:
        """The translator for the person: the language chosen, else Discord's."""
        return await spoken_by(self.parts, self.response.interaction)

    async def show(self, panel: Panel, table: int = 0, kept: drafts.DraftRepository | None = None) -> None:
        """Show a panel to this person alone: in the private message that was pressed, else in a new one.

        It closes the panel of that table that the person had open; `table` 0 is none. `kept`: where its drafts are.
        """
        at = self.parts.tables.get(table)
        await self._deliver(await self._drawn(await self._noted(with_text_above(await self._unsaid(), panel)), kept))
        if table:
            self.parts.private_panels.opened(
                self.person, table, self.response.private_message, 0 if at is None else at.undone
            )

    async def _noted(self, panel: Panel) -> Panel:
        """A panel that says below its text what the command is called now that was typed by a former name."""
        note = command_groups.renamed(self.response.interaction, await self.words())
        return replace(panel, lines=(*panel.lines, note)) if note else panel

    async def _unsaid(self) -> str:
        """What the bot had to tell this person and could not, once."""
        chosen = await chosen_by(self.parts, self.person)
        if not chosen.unsaid:
            return ""
        with contextlib.suppress(StoreError):  # then it is said once more
            await self.parts.store.settings.save_person(chosen, replace(chosen, unsaid=""))
        return (await self.words()).say(chosen.unsaid)

    async def redraw(self, panel: Panel) -> None:
        """Show a panel in the place of the one shown before. Raises UndeliveredError, as once that was closed."""
        await self.response.redraw(await self._drawn(panel))

    async def _drawn(self, panel: Panel, kept: drafts.DraftRepository | None = None) -> OutgoingMessage:
        panel = themed(panel, await self._theme())
        panel = await drafts.store_drafts(kept or self.parts.store.drafts, self.person, panel, self.parts.now())
        return OutgoingMessage(panel, await self.parts.pictures.get(panel.picture), private=True)

    async def _deliver(self, sheet: OutgoingMessage) -> None:
        if self.response.private:
            try:
                await self.response.update(sheet)
            except MessageGoneError:  # closed by a newer panel while it was pressed
                await self.response.send(sheet)
        else:
            await self.response.send(sheet)

    async def show_private(self, table: Table, what: str, first: str = "") -> None:
        """Show one of this person's panels at a table (`registry.private`), below a line of text.

        It explains what this person decides there for the first time.
        """
        words, seat = await self.words(), table.seat_of(self.person)
        panel = with_text_above(first, registry.private(table, seat, what, words))
        if panel.slot == own_panel.OVERTAKEN and not (self.response.private or self.response.typed):
            panel = replace(panel, rows=())  # the message that was pressed shows what is possible now
        panel = await first_hints.on_private(self.parts.store.settings, table, seat, what, panel, words)
        await self.show(panel, table.id)

    async def _theme(self) -> str:
        """The colours of this person's private pictures: those chosen, else the server's."""
        chosen = (await chosen_by(self.parts, self.person)).theme
        return chosen or self.parts.store.settings.theme(self.response.interaction.guild_id or 0)

    async def ask(self, form: Form, kept: drafts.DraftRepository | None = None) -> bool:
        """Open a form; False when it is too late for that. `kept`: where its draft is."""
        return await self.response.form(
            await drafts.store_form_draft(kept or self.parts.store.drafts, self.person, form, self.parts.now())
        )

    async def say(self, key: str, **values: object) -> None:
        """One sentence for this person alone."""
        await self._send(Panel(ANSWER, ((await self.words()).say(key, **values),)))

    async def _send(self, panel: Panel) -> None:
        """Show a sentence to this person alone, whatever was pressed."""
        await self.response.send(OutgoingMessage(await self._noted(panel), private=True))

    async def throttled(self, verdict: Verdict) -> None:
        """Answer a press too many: in a sentence the first time, then without a word."""
        self.response.interaction.extras["refused"] = "throttled"
        if verdict is Verdict.MORE and not self.response.typed:
            await self.response.defer()
        else:
            await self.say("error-throttled")

    async def restarting(self) -> None:
        """Answer that the bot restarts and takes nothing more."""
        self.response.interaction.extras["refused"] = "restarting"
        await self.say("error-restarting")

    async def moving(self) -> None:
        """Answer that another process takes over, if it has not answered: of two answers Discord takes the first."""
        with contextlib.suppress(UndeliveredError, discord.DiscordException):
            await self.say(f"refusal-{MOVING}")

    async def report_missing_permission(self, permission: str, key: str = "error-permission") -> None:
        """Say which permission is missing: the bot's, or with another `key` the person's."""
        await self.say(key, permission=(await self.words()).say(f"permission-{permission}"))

    async def say_no_such_move(self, table: Table) -> None:
        """Say that the table's game does not know the move of a command."""
        await self.say("error-command-elsewhere", game=(await self.words()).say(f"{table.game}-name"))

    async def refuse(self, table: Table | None, refusal: Refusal, current: str = "") -> None:
        """Say why not in one sentence, with a button to what is possible where the person does not have it at hand.

        A private panel with a button that is refused is out of date: the sentence takes its place. What was typed into
        its form may be typed again, so then it stays. `current`: what the button sends, all moves if not told.
        """
        self.response.interaction.extras["refused"] = refusal.code
        if table is not None and not self.parts.store.served.owns(table.place.guild):
            await self.moving()
            return
        spoken = await self.words()
        said = Panel(ANSWER, (sentence(table, refusal, spoken),))
        if table is None:
            await self._send(said)
            return
        if self._behind(table, refusal):
            said = own_panel.overtaken(spoken, said.lines[0], current or lobby.opens(table, MINE))
        if self.response.private and self.response.pressed:
            await self.show(said, table.id)
            return
        await self._send(said)
        self.parts.private_panels.opened(self.person, table.id, self.response.private_message, sentence=True)

    def _behind(self, table: Table, refusal: Refusal) -> bool:
        """Whether what the person sees is out of date, or does not lead to what is possible."""
        if table.seat_of(self.person) is None or table.phase in (OVER, CLOSED):
            return False
        if self.response.private:
            return self.response.pressed
        return table.phase != LOBBY and (self.response.typed or refusal.code in OVERTAKEN)

    async def done(self, table: Table, told: Sequence[EventFor]) -> None:
        """Say what an accepted action has done, of very much the last and what only this person knows; what is possible."""
        spoken, seat = on_board(await self.words(), table.board, table.lang), table.seat_of(self.person)

        def lines(only: Seat | None) -> list[str]:
            return [spoken.event(table.game, each, lobby.names(table)) for each in told if each.only == only]

        secret = lines(seat) if seat is not None else []
        said = [*turns.newest(lines(None), turns.SHOWN), *secret]
        await self.show_private(table, MINE, "\n".join(f"-# {line}" for line in said))


def context_of(parts: Services, interaction: discord.Interaction[discord.Client]) -> InteractionContext:
    """The context of a slash command; the error handler finds the same response."""
    response = InteractionResponse(interaction, parts.intake)
    interaction.extras["reply"] = response
    return InteractionContext(parts, response)


async def answer_moving(parts: Services, interaction: discord.Interaction[discord.Client]) -> None:
    """An interaction of a server that this process does not play: wait for whoever does, then say "one moment".

    It is not carried out here, for it may have been elsewhere.
    """
    await asyncio.sleep(OTHERS_FIRST)
    if interaction.type is discord.InteractionType.autocomplete:
        await suggest_nothing(interaction)
    else:
        await context_of(parts, interaction).moving()


async def suggest_nothing(interaction: discord.Interaction[discord.Client]) -> None:
    """Answer an autocomplete, which may not be deferred as other interactions are."""
    with contextlib.suppress(UndeliveredError, discord.DiscordException), delivering():
        await interaction.response.autocomplete([])


def with_text_above(first: str, panel: Panel) -> Panel:
    """A panel with a line of text above it."""
    return replace(panel, lines=(first, *panel.lines)) if first else panel


def sentence(table: Table | None, refusal: Refusal, spoken: Translator) -> str:
    """A refusal in words, with the host's name where only the host may."""
    if table is None:
        return spoken.refusal(None, refusal)
    return on_board(spoken, table.board, table.lang).refusal(
        table.game, _named(table, refusal, spoken), lobby.names(table)
    )


def _named(table: Table, refusal: Refusal, spoken: Translator) -> Refusal:
    """A refusal that says who the host is, or until when; any other as it is."""
    until = refusal.facts.get("until")
    if isinstance(until, int):
        return Refusal(refusal.code, {"until": lobby.countdown(spoken, Deadline("", 0, until))})
    if refusal.code != "not-host":
        return refusal
    host = next((escape(chair.name) for chair in table.chairs if chair.person == table.host), spoken.say("none"))
    return Refusal(refusal.code, {**refusal.facts, "host": host})
