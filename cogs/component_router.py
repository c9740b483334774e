"""Routes every button, menu and form by its custom_id alone, also after a restart."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.games import GAMES
from bot.kit.contract import Refusal, Seat
from bot.kit.undo import still_told
from bot.present import registry
from bot.present.control_id import COMPOSE, FORM, NONE, OPEN, PLAY, TABLE, ControlId, named, parse
from bot.present.controls.legal_action_controls import is_complete
from bot.present.daily import DAILY
from bot.present.panels import (
    availability,
    blocks,
    game_menu,
    lesson_menu,
    lobby,
    openings,
    orders,
    privacy,
    results,
    robot_reasons,
    rules_search,
    season,
    server_hours,
    settings,
    table_status,
    turns,
)
from bot.present.publishing.recent_events import RECORDS_READ
from bot.runtime.log import log_context
from bot.tables.daily.daily_game import is_daily
from bot.tables.lessons import is_lesson
from bot.tables.model import PLAYING, Command, Record, Table, TableChanged
from bot.tables.table_actions import TableAction
from cogs import (
    analysis_panels,
    availability_panels,
    block_panels,
    daily_panels,
    drafts,
    errors,
    find_table,
    history_panels,
    lessons,
    modals,
    open_table,
    order_panels,
    press_input,
    privacy_panels,
    result_panels,
    season_panels,
    settings_panels,
    table_actions,
    table_list,
)
from cogs import server_hours as hours_of_server
from cogs.context import InteractionContext, Services, answer_moving, served
from cogs.interaction_response import Interaction, InteractionResponse
from cogs.press_throttle import Verdict

ROUTED_TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
TOO_LATE_CODES = frozenset(
    {"not-now", "not-your-turn", "wrong-phase", "auction-running", "not-your-slide", "question-open", "answer-first"}
)
"""Refusals that a press for a past decision gets too, where `too-late` says more."""


class ComponentRouter:
    """Handles raw interactions. Nothing is awaited before the table's lock, so presses keep their order."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts
        self._reported: set[tuple[int, str]] = set()
        self._kinds: dict[str, Callable[[InteractionContext, Table, ControlId], Awaitable[None]]] = {
            PLAY: self._play,
            FORM: self._form,
            OPEN: self._open,
            TABLE: self._table_action,
            COMPOSE: self._compose,
        }
        self._without_table: dict[str, Callable[[InteractionContext, ControlId], Awaitable[None]]] = {
            rules_search.RULES: self._rules,
            game_menu.PLAY: self._game_picked,
            lesson_menu.LEARN: lessons.picked,
            DAILY: daily_panels.opened,
            settings.PERSON: settings_panels.pressed,
            settings.SERVER: settings_panels.pressed,
            openings.OPENINGS: table_list.pressed,
            privacy.PRIVACY: privacy_panels.pressed,
            blocks.BLOCKS: block_panels.pressed,
            season.SEASON: season_panels.pressed,
            server_hours.SERVER_HOURS: hours_of_server.pressed,
            availability.NOTICE_PANEL: availability_panels.notices_pressed,
            availability.AWAY_PANEL: availability_panels.away_pressed,
            **dict.fromkeys((results.OWN, results.VERSUS, results.RANKING), result_panels.pressed),
        }

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle components and modals; slash commands are handled by the command tree."""
        if interaction.type not in ROUTED_TYPES:
            return
        if not served(self.parts, interaction):
            await answer_moving(self.parts, interaction)
            return
        intake = self.parts.intake
        ctx = InteractionContext(self.parts, InteractionResponse(interaction, intake))
        with intake.carrying:
            await self._handle(ctx, taken=intake.open)

    async def _handle(self, ctx: InteractionContext, *, taken: bool) -> None:
        """Carry out a press, or answer that the bot restarts."""
        verdict = self.parts.throttle.take(ctx.person) if taken else Verdict.CARRIED
        try:
            if verdict is not Verdict.CARRIED:
                await ctx.throttled(verdict)
            else:
                await (self._route(ctx) if taken else ctx.restarting())
        except Exception as error:  # the person gets an answer, and the next press is handled
            await errors.answer(ctx, error, named(custom_id(ctx.response.interaction)))

    async def _route(self, ctx: InteractionContext) -> None:
        press = parse(custom_id(ctx.response.interaction))
        if press is None or modals.overlong(ctx.response.interaction.data):
            await ctx.refuse(None, Refusal("forged"))
            return
        if press.kind == OPEN and press.wait in self._without_table:
            await self._without_table[press.wait](ctx, press)
            return
        if is_lesson(press.table):
            await lessons.pressed(ctx, press)
            return
        if is_daily(press.table):
            await daily_panels.pressed(ctx, press)
            return
        table = self.parts.tables.get(press.table) or await self.parts.tables.find(press.table)
        if table is None or ctx.response.interaction.guild_id != table.place.guild:
            await ctx.refuse(None, Refusal("no-table"))
            return
        with log_context(table.id, table.seq, table.seat_of(ctx.person)):
            found = await drafts.find_draft(self.parts.store.drafts, ctx.person, press)
            if isinstance(found, Refusal):
                await ctx.refuse(table, found)
            else:
                await self._kinds[press.kind](ctx, self.parts.tables.get(table.id) or table, found)

    # ---- the game

    async def _play(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Submit a complete action; for an incomplete one ask the next question in a private panel."""
        if table.seat_of(ctx.person) is None:
            await ctx.refuse(table, Refusal("stranger"))
            return
        if self._taken_back(ctx, table):
            await ctx.refuse(table, Refusal("too-late"))
            return
        tables, person = self.parts.tables, ctx.person
        filled = press_input.played(ctx, table, press, lambda: find_table.legal_actions(tables, table, person))
        if isinstance(filled, Refusal):
            await ctx.refuse(table, filled)
        elif is_complete(filled.text):
            await self.submit(ctx, table, filled)
        else:
            await ctx.show_private(table, registry.what(filled))

    def _taken_back(self, ctx: InteractionContext, table: Table) -> bool:
        """Whether it was pressed on a private panel that may be older than a step that was taken back."""
        panel = ctx.response.panel
        return panel is not None and self.parts.private_panels.overtaken(ctx.person, table.id, panel, table.undone)

    async def submit(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Submit a complete action, and answer the person."""
        action, seat = registry.action_of(table, press), table.seat_of(ctx.person)
        if isinstance(action, Refusal) or seat is None:
            await ctx.refuse(table, action if isinstance(action, Refusal) else Refusal("stranger"))
            return
        response = ctx.response
        command = Command(str(response.interaction.id), seat, action, press.decision, response.at)
        answer = await self.parts.tables.submit(table.id, command)
        if isinstance(answer, Refusal):
            now = self.parts.tables.get(table.id) or table
            self.parts.publisher.show(now)  # the pressed message was out of date, perhaps because publishing had failed
            await ctx.refuse(now, self._explain(now, seat, press, answer), registry.again(press))
            return
        await self._accepted(ctx, answer)

    def _explain(self, table: Table, seat: Seat, press: ControlId, refusal: Refusal) -> Refusal:
        """Replace a general refusal where the decision is past, or another person's."""
        if refusal.code not in TOO_LATE_CODES or press.decision is None or table.phase != PLAYING:
            return refusal
        waits = {wait.id: wait for wait in self.parts.tables.game(table).waits(table.state)}
        if press.decision not in waits:
            return Refusal("too-late")
        awaited = seat in waits[press.decision].seats or refusal.code not in ("not-now", "wrong-phase")
        return refusal if awaited else Refusal("not-your-turn")

    async def _accepted(self, ctx: InteractionContext, update: TableChanged) -> None:
        """On a public message the publisher answers, elsewhere a private panel says what was done."""
        if ctx.response.message is None:
            await ctx.done(update.table, update.told)
        else:
            self.parts.publisher.on_press(update.table, ctx.response)
        await self._report_missing_permission(ctx, update.table)

    async def _report_missing_permission(self, ctx: InteractionContext, table: Table) -> None:
        """If a permission to show the table is missing, tell the first who presses; publish again if it has returned."""
        missing = self.parts.publisher.trouble(table.id)
        if not missing:
            self._reported = {each for each in self._reported if each[0] != table.id}
        elif getattr(ctx.response.interaction.app_permissions, missing):
            self.parts.publisher.show(table)
        elif (table.id, missing) not in self._reported:
            self._reported.add((table.id, missing))
            await ctx.response.defer()
            await ctx.report_missing_permission(missing)

    async def _form(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Open the modal that asks for the missing fields."""
        seat = table.seat_of(ctx.person)
        refused = Refusal("stranger") if seat is None else await press_input.ask(ctx, table, seat, press)
        if refused is not None:
            await ctx.refuse(table, refused)

    async def _compose(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Change the draft of an action; nothing is played."""
        found = press_input.composing(ctx, table, press)
        if isinstance(found, Refusal):
            await ctx.refuse(table, found)
        else:
            await ctx.show_private(table, registry.what(found))

    # ---- panels and table actions

    async def _open(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Open a private panel, or the next page of one."""
        filled = press.filled(*modals.values(ctx.response.interaction.data))
        if press.wait == turns.LOG:
            await self._log(ctx, table)
        elif press.wait == turns.HISTORY:
            await history_panels.show(ctx, table, filled.text)
        elif press.wait == turns.ANALYSIS:
            await analysis_panels.show(ctx, table, filled.text)
        elif press.wait == orders.ORDERS:
            await order_panels.pressed(ctx, table, press)
        elif press.wait == robot_reasons.WHY:
            records = await self._records(table, robot_reasons.RECORDS_READ)
            await ctx.show(registry.why(table, records, filled.text, await ctx.words()), table.id)
        else:
            first = (
                await order_panels.notice(ctx, table, press.wait),
                await history_panels.digest(ctx, table, press.wait),
            )
            await ctx.show_private(table, registry.what(filled), "\n".join(filter(None, first)))

    async def _log(self, ctx: InteractionContext, table: Table) -> None:
        """Tell all that happened in the present turn."""
        records = await self._records(table, RECORDS_READ)
        told = still_told((), (each for record in records for each in record.told))
        await ctx.show(registry.log(table, told, await ctx.words()), table.id)

    async def _records(self, table: Table, count: int) -> list[Record]:
        """The last steps of a table."""
        return await self.parts.store.history.records(table.id, max(0, table.seq - count))

    async def _rules(self, ctx: InteractionContext, press: ControlId) -> None:
        """Show the rules, which need no table."""
        game, _, named = press.filled(*modals.values(ctx.response.interaction.data)).text.rpartition(".")
        table = self.parts.tables.get(press.table)
        game = game or (table.game if table else next(iter(GAMES)))
        if game not in GAMES:
            await ctx.refuse(None, Refusal("forged"))
            return
        panel = rules_search.panel(press.table, game, named.removeprefix(NONE), await ctx.words())
        if table is not None and table.seat_of(ctx.person) is not None:
            panel = table_status.looked_up(table, panel, await ctx.words())
        await ctx.show(panel, press.table)

    async def _game_picked(self, ctx: InteractionContext, press: ControlId) -> None:
        """Open a table for the game chosen in the menu of games."""
        request = open_table.parse_request(ctx.response.interaction, press)
        if request is None or ctx.response.interaction.guild_id is None:
            await ctx.refuse(None, Refusal("forged"))
        else:
            await open_table.open_table(ctx, request)

    async def _table_action(self, ctx: InteractionContext, table: Table, press: ControlId) -> None:
        """Carry out a table action; its answer goes where it was pressed."""
        tables, interaction = self.parts.tables, ctx.response.interaction
        action = table_actions.read(press.text, modals.values(interaction.data))
        answer = await table_actions.run(tables, table, interaction, action)
        now = tables.get(table.id) or table
        if isinstance(answer, Refusal):
            await self._refuse_action(ctx, now, action, answer)
        elif ctx.response.message is not None:
            self.parts.publisher.on_press(now, ctx.response)
        else:
            await ctx.show_private(now, table_actions.panel_of(action))

    async def _refuse_action(
        self, ctx: InteractionContext, table: Table, action: TableAction | None, refusal: Refusal
    ) -> None:
        """Say why an action is refused; one that ends the game alone is asked about once more."""
        panel_name = table_actions.panel_of(action, refusal)
        if panel_name == table_status.SURE:
            ctx.response.interaction.extras["refused"] = refusal.code
            await ctx.show_private(table, panel_name)
        else:
            await ctx.refuse(table, refusal, lobby.opens(table, panel_name))


def custom_id(interaction: Interaction) -> str:
    """The custom_id of a component or modal."""
    data: Any = interaction.data
    return str(data.get("custom_id", "")) if isinstance(data, dict) else ""
