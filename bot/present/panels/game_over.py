"""The last message of every game: who has won, what the game says of it, the seed that proves the dice, a rematch."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol, TypeVar

from bot.games import GAMES
from bot.kit.contract import Seat
from bot.present.controls.legal_action_controls import rows
from bot.present.panel_context import CALM, PanelContext
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panels import turns
from bot.present.panels.lobby import rematch
from bot.tables.model import ENDED

END = "end"


def ranks(ctx: PanelContext) -> Sequence[int]:
    """Everybody's rank, by seat; empty where a game that ranks nobody then was called off."""
    return GAMES[ctx.game].result(ctx.table.state) or ()


def winner(ctx: PanelContext) -> str:
    """Who has won, by seat; nobody where there are no ranks."""
    if not (best := _best(ctx)):
        return ctx.words.say("end-called-off")
    return ctx.words.say("end-winner", players=ctx.words.list(best), count=len(best))


def _best(ctx: PanelContext) -> list[str]:
    """The names of those who stand first."""
    return [ctx.name(seat) for seat, rank in enumerate(ranks(ctx)) if rank == 1]


def _ahead(ctx: PanelContext) -> str:
    """Who was ahead when the game was called off; nothing where nobody is ranked."""
    best = _best(ctx)
    return ctx.words.say("end-ahead", players=ctx.words.list(best)) if best else ""


class CountLine(Protocol):
    """What a view says of a seat in the final count."""

    @property
    def seat(self) -> Seat:
        """Whose."""

    @property
    def rank(self) -> int:
        """Its rank."""


L = TypeVar("L", bound=CountLine)


def count(
    ctx: PanelContext, lines: Sequence[L], out: Collection[Seat], said: Callable[[L, str], str]
) -> tuple[str, ...]:
    """A line for each seat; `said` makes it of those that are not out, by the name with its rank."""
    made = []
    for line in lines:
        name = ctx.words.say("end-rank", rank=line.rank, name=ctx.name(line.seat))
        made.append(ctx.say("panel-count-out", name=name) if line.seat in out else said(line, name))
    return tuple(made)


def worth(ctx: PanelContext, amount: str) -> str:
    """By what somebody is first."""
    return ctx.words.say("end-worth", amount=amount)


def panel(
    ctx: PanelContext, title: str, said: Iterable[str], counted: Iterable[str], pictures: Sequence[PictureRequest]
) -> Panel:
    """The end; `title`: who has won, where the game was not called off; `said`: why and by what.

    `counted`: the count, which stands in the pictures, in words for a table that wants them first. A table that does not
    know its seed, as that of a game of the day, shows none.
    """
    table, words = ctx.table, ctx.words
    if table.called_off:
        title, said = words.say("end-called-off"), (_ahead(ctx), *said)
    if table.time_up == ENDED:
        title, said = winner(ctx), (words.say("end-time-up"), *said)
    seed = "-# " + words.say("end-seed", seed=table.seed.hex()) if table.seed else ""
    lines = (f"## {title}", *said, *(counted if ctx.words_first else ()), seed)
    buttons = rows([*rematch(table, words), *_lookups(ctx, pictures)])
    return Panel(END, lines, buttons, pictures[0], accent=CALM, more=tuple(pictures[1:]))


def _lookups(ctx: PanelContext, pictures: Sequence[PictureRequest]) -> list[Button]:
    """The board, unless it is shown, and the turns of the game, the last one first."""
    shown = any(order.key == ctx.game for order in pictures)
    board = [] if shown else [Button(ctx.words.say("button-board"), ctx.opens(turns.BOARD))]
    return [*board, Button(ctx.words.say("button-history"), ctx.opens(turns.HISTORY))]
