"""The message of a building shortage: what is left, who has ordered what, who may still join in; and how it ended."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.events import auctions as events
from bot.games.classic.events.buildings import Built
from bot.games.classic.view import ContestView, OrderView
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.classic.table_view import CALM, GAME, RED, ClassicTableView
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import BAD, PRIMARY, Button, Panel
from bot.present.panels.lobby import deadline
from bot.tables.model import PAUSED, SLOW

CONTEST, ENTER = "contest", "enter"
"""The message, and the private panel in which an order is put together."""
TOLD = (events.OrderEntered, events.OrderForgone, events.OrderLapsed, events.OneOrderLeft, Built)


def awaiting(table_view: ClassicTableView) -> Wait | None:
    """The decision of those who are asked."""
    return clock_text.first_wait(table_view, CONTEST)


def contest_panels(table_view: ClassicTableView) -> list[Panel]:
    """The shortage while orders may be placed (CLASSIC-123, CLASSIC-125); its auctions have messages of their own."""
    contest, wait = table_view.view.contest, awaiting(table_view)
    if contest is None or wait is None or contest.closed:
        return []
    row = deadline(table_view.table, wait.id)
    red = row is not None and row.warned > 0
    slow = table_view.table.pace == SLOW
    asked = table_view.words.list(
        participants.mention(table_view, seat) if slow else table_view.name(seat) for seat in contest.asked
    )
    said = (
        "## " + _title(table_view, contest),
        *[order(table_view, each) for each in contest.orders],
        table_view.say("panel-contest-asked", names=asked, count=len(contest.asked)),
        clock_text.ends(table_view, "panel-contest-until", wait.id),
        clock_text.absence(table_view, wait),
    )
    called = participants.people(table_view, contest.asked) if slow else ()
    lines = tuple(filter(None, said))
    return [Panel(wait.id, lines, _controls(table_view, wait), ping=called, accent=RED if red else CALM)]


def _title(table_view: ClassicTableView, contest: ContestView) -> str:
    """How many are left."""
    left = table_view.view.shops if contest.kind == "shop" else table_view.view.towers
    return table_view.say("panel-contest", kind=contest.kind, left=left)


def order(table_view: ClassicTableView, each: OrderView) -> str:
    """Who wants what."""
    values = {"group": table_view.group(each.group), "levels": "-".join(map(str, each.levels))}
    return "- " + table_view.say("panel-order", name=table_view.name(each.seat), **values)


def _controls(table_view: ClassicTableView, wait: Wait) -> tuple[Row, ...]:
    """Join in, or order nothing: the same for everybody; what it may do is checked for the person who presses."""
    if table_view.table.phase == PAUSED or not participants.people(table_view, wait.seats):
        return ()
    join = Button(table_view.words.action(GAME, actions.Enter) + "…", table_view.opens(ENTER), PRIMARY)
    nothing = Button(
        table_view.words.action(GAME, actions.Forgo), table_view.context.press(PLAY, wait.id, "Forgo"), BAD
    )
    return ((join, nothing),)


def past_contest(table_view: ClassicTableView, slot: str, recent: Sequence[EventFor]) -> Panel:
    """The final form of a shortage: what has been told since the last shortage began."""
    began = [at for at, told in enumerate(recent) if isinstance(told.event, events.ContestOpened)]
    since = recent[began[-1] :] if began else ()
    told = [table_view.words.event(GAME, each, table_view.names) for each in since if isinstance(each.event, TOLD)]
    first = [table_view.words.event(GAME, since[0], table_view.names)] if since else []
    said = ("## " + table_view.say("panel-contest-past"), *first, *(f"- {line}" for line in told[:10]))
    return Panel(slot, said if len(said) > 1 else (*said, table_view.say("panel-contest-over")), accent=CALM, last=True)
