"""The message of a building shortage: what is left, who has ordered what, who may still join in; and how it ended."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.events import auctions as events
from bot.games.classic.events.buildings import Built
from bot.games.classic.view import ContestView, OrderView
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import CALM, RED
from bot.present.panel_model import PRIMARY, Button, Panel
from bot.present.panels import auctions, turns
from bot.tables.model import PAUSED, SLOW

CONTEST, ENTER = "contest", "enter"
"""The message, and the private panel in which an order is put together."""
TOLD = (events.OrderEntered, events.OrderForgone, events.OrderLapsed, events.OneOrderLeft, Built)


def awaiting(ctx: ClassicContext) -> Wait | None:
    """The decision of those who are asked."""
    return clock_text.first_wait(ctx, CONTEST)


def contest_panels(ctx: ClassicContext) -> list[Panel]:
    """The shortage while orders may be placed (CLASSIC-123, CLASSIC-125); its auctions have messages of their own."""
    contest, wait = ctx.view.contest, awaiting(ctx)
    if contest is None or wait is None or contest.closed:
        return []
    slow = ctx.table.pace == SLOW
    asked = ctx.words.list(participants.mention(ctx, seat) if slow else ctx.name(seat) for seat in contest.asked)
    said = (
        "## " + _title(ctx, contest),
        *[order(ctx, each) for each in contest.orders],
        ctx.say("panel-contest-asked", names=asked, count=len(contest.asked)),
        clock_text.ends(ctx, "panel-contest-until", wait.id),
        clock_text.absence(ctx, wait),
    )
    called = participants.people(ctx, contest.asked) if slow else ()
    return [Panel(wait.id, said, _controls(ctx, wait), ping=called, accent=RED if auctions.warned(ctx, wait) else CALM)]


def _title(ctx: ClassicContext, contest: ContestView) -> str:
    """How many are left."""
    left = ctx.view.shops if contest.kind == "shop" else ctx.view.towers
    return ctx.say("panel-contest", kind=contest.kind, left=left)


def order(ctx: ClassicContext, each: OrderView) -> str:
    """Who wants what."""
    values = {"group": ctx.group(each.group), "levels": "-".join(map(str, each.levels))}
    return "- " + ctx.say("panel-order", name=ctx.name(each.seat), **values)


def _controls(ctx: ClassicContext, wait: Wait) -> tuple[Row, ...]:
    """Join in, or order nothing: the same for everybody; what it may do is checked for the person who presses."""
    if ctx.table.phase == PAUSED or not participants.people(ctx, wait.seats):
        return ()
    join = Button(ctx.words.action(GAME, actions.Enter) + "…", ctx.opens(ENTER), PRIMARY)
    nothing = Button(ctx.words.action(GAME, actions.Forgo), ctx.controls.press(PLAY, wait.id, "Forgo"))
    return ((join, nothing),)


def past_contest(ctx: ClassicContext, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a shortage: what has been told since the last shortage began."""
    began = [at for at, told in enumerate(recent) if isinstance(told.event, events.ContestOpened)]
    since = recent[began[-1] :] if began else ()
    told = [ctx.words.event(GAME, each, ctx.names) for each in since if isinstance(each.event, TOLD)]
    over = [*reversed(told)] or [ctx.say("panel-contest-over")]
    return turns.past(ctx, slot, ctx.say("panel-contest-past"), over)
