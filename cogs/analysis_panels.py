"""The analysis of a game that is over: who may ask, how it gets on in their message, and what is answered."""

import asyncio
import logging

from bot.kit.contract import Refusal
from bot.present import registry
from bot.present.panel_model import Panel
from bot.present.panels import analysis, history
from bot.present.publishing.chat_port import MessageGoneError, TokenExpiredError, UndeliveredError
from bot.runtime.priority import background
from bot.tables.analysis.analysis_service import Waiting
from bot.tables.analysis.model import Analysis
from bot.tables.model import CLOSED, OVER, Table
from cogs.context import InteractionContext, sentence
from cogs.history_panels import may_look

CALM = 4.0
"""Seconds between two pictures of how far an analysis is."""
log = logging.getLogger(__name__)


def why_not(ctx: InteractionContext, table: Table) -> Refusal | None:
    """Why a person may not see the analysis of a table; None where they may."""
    if not may_look(ctx.response.interaction, table):
        return Refusal("no-table")
    if table.state is None:
        return Refusal("not-started")
    return None if table.phase in (OVER, CLOSED) else Refusal("analysis-early")


async def show(ctx: InteractionContext, table: Table, text: str) -> None:
    """Show what is asked for (`analysis.AskedAnalysis`), make the analysis first, or say in one sentence why not."""
    refusal, asked = why_not(ctx, table), analysis.AskedAnalysis.parse(text)
    if refusal is not None:
        await ctx.refuse(None, refusal)
    elif text == analysis.CANCEL:
        ctx.parts.analyses.cancel(table.id, ctx.person)
        await ctx.show(analysis.cancelled(table, await ctx.words()), table.id)
    elif asked is None:
        await ctx.refuse(None, Refusal("forged"))
    elif asked.turn is not None:
        await _turn(ctx, table, asked.turn)
    else:
        found = ctx.parts.analyses.kept(table)
        await (_make(ctx, table) if found is None else _found(ctx, table, found, asked))


async def _found(ctx: InteractionContext, table: Table, found: Analysis, asked: analysis.AskedAnalysis) -> None:
    seat = table.seat_of(ctx.person)
    await ctx.show(registry.analysed(table, seat, found, await ctx.words(), asked.seat), table.id)


async def _turn(ctx: InteractionContext, table: Table, number: int) -> None:
    """The end of a turn as `/history` shows it, with the way back."""
    past = await ctx.parts.history.turn(table, number)
    if past is None:
        await ctx.refuse(None, Refusal("no-turn"))
        return
    words, asked = await ctx.words(), history.AskedTurn(number)
    panel = registry.history_panel(table, table.seat_of(ctx.person), past, asked, words)
    await ctx.show(analysis.with_way_back(panel, table, words), table.id)


async def _make(ctx: InteractionContext, table: Table) -> None:
    """Make the analysis, and show how it gets on for as long as its message is there."""
    waiting = ctx.parts.analyses.ask(table, ctx.person)
    if isinstance(waiting, Refusal):
        await ctx.refuse(None, waiting)
        return
    try:
        await ctx.show(analysis.working(table, waiting.job.done, await ctx.words()), table.id)
    except UndeliveredError:
        ctx.parts.analyses.leave(waiting)
        raise
    ctx.parts.analyses.tasks.start(_follow(ctx, table, waiting))


async def _follow(ctx: InteractionContext, table: Table, waiting: Waiting) -> None:
    """Draw how far an analysis is from time to time, then the analysis; once the message is gone nobody waits."""
    words, result = await ctx.words(), waiting.job.result
    with background():
        while waiting.open and not await _ended(result):
            if not await _redrawn(ctx, analysis.working(table, waiting.job.done, words)):
                ctx.parts.analyses.leave(waiting)
    if waiting.open:
        found = result.result()
        if isinstance(found, Refusal):
            await _redrawn(ctx, analysis.failed(table, sentence(None, found, words), words))
        else:
            await _redrawn(ctx, registry.analysed(table, table.seat_of(ctx.person), found, words))
    ctx.parts.analyses.leave(waiting)


async def _ended(result: "asyncio.Future[Analysis | Refusal]") -> bool:
    """Whether an analysis has ended within a calm while."""
    await asyncio.wait((result,), timeout=CALM)
    return result.done()


async def _redrawn(ctx: InteractionContext, panel: Panel) -> bool:
    """Show a panel in the place of the one before; whether its message is still there."""
    try:
        await ctx.redraw(panel)
    except (MessageGoneError, TokenExpiredError):
        return False
    except UndeliveredError as error:  # the next one may come through
        log.info("An analysis could not be shown: %s", error)
    return True
