"""The round's bills, and the end: who has won, the count, the seed that proves every slide, a rematch."""

from itertools import pairwise

from bot.games.knockout.state import OVER as GAME_OVER
from bot.games.knockout.view import SideView
from bot.present.knockout import pictures, position_text, side_text
from bot.present.knockout.table_view import CALM, KnockoutTableView
from bot.present.panel_model import Panel
from bot.present.panels import game_over

ROUND = "round"


def statement_panel(table_view: KnockoutTableView) -> Panel | None:
    """The bills of the round scored last, a side at a time, in words and as a picture; it stays as it is.

    None before the first, and for a round that was never scored.
    """
    told = table_view.view.statement
    if told is None or (table_view.view.stage == GAME_OVER and told.round != table_view.view.round):
        return None
    title = "## " + table_view.say("panel-bills", round=told.round)
    said = (title, *position_text.bills(table_view, told))
    return Panel(f"{ROUND}-{told.round}", said, picture=pictures.statement(table_view), accent=CALM, last=True)


def end_panel(table_view: KnockoutTableView) -> Panel:
    """Who has won, each side's cash round by round, the seed (KNOCKOUT-81, KNOCKOUT-140, KNOCKOUT-189), and a rematch."""
    title = _winner(table_view) if table_view.view.ranks else game_over.called_off(table_view)
    return game_over.panel(
        table_view, title, [_rank(table_view, side) for side in by_rank(table_view)], (), pictures.count(table_view)
    )


def _winner(table_view: KnockoutTableView) -> str:
    """The side with the most cash, a team or one player; several sides where they share the win (KNOCKOUT-82)."""
    best = [side for side in by_rank(table_view) if table_view.view.ranks[side.seats[0]] == 1]
    named = [side_text.players(table_view, side) for side in best]
    if len(best) > 1:
        named = [f"{side_text.sign(table_view, side)} {name}" for side, name in zip(best, named, strict=True)]
    return table_view.say("panel-winner", names=" · ".join(named), sides=len(best), count=len(best[0].members))


def by_rank(table_view: KnockoutTableView) -> list[SideView]:
    """The sides from the winner down."""
    ranks = table_view.view.ranks
    place = {side.index: ranks[side.seats[0]] if ranks else 0 for side in table_view.view.sides}
    return sorted(table_view.view.sides, key=lambda side: (place[side.index], -side.cash, side.index))


def _rank(table_view: KnockoutTableView, side: SideView) -> str:
    """A side's place, its cash, and what each round brought."""
    ranks = table_view.view.ranks
    rank = ranks[side.seats[0]] if ranks else 0
    name = f"{side_text.sign(table_view, side)} {side_text.players(table_view, side)}"
    name = table_view.words.say("end-rank", rank=rank, name=name) if rank else name
    if side.resigned:
        return table_view.say("panel-count-left", name=name, cash=table_view.cash(side.cash))
    course = [0, *(each[side.index] for each in table_view.view.course)]
    gains = [position_text.signed(table_view, now - before) for before, now in pairwise(course)]
    rest = side.cash - course[-1]
    gains += [position_text.signed(table_view, rest)] if rest else []
    return table_view.say("panel-count", name=name, cash=table_view.cash(side.cash), rounds=" ".join(gains) or "0")
