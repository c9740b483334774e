"""Knockout's private panels: what a seat may do, aiming, half-made presses, the board, leaving asked once more."""

from bot.games.knockout.data import CELLS, COLUMNS, TOKENS
from bot.kit.contract import Refusal, Seat
from bot.present.controls import wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, Row, buttons, rows
from bot.present.knockout import aiming, pictures, position_text, side_text
from bot.present.knockout.decision_controls import AIM, controls
from bot.present.knockout.messages import BOARD, told_you, until
from bot.present.knockout.panel_context import GAME, SLIDING, KnockoutContext
from bot.present.panel_model import Button, Panel
from bot.present.panel_name import COMPOSING, MINE, PanelName
from bot.present.panels.orders import Own
from bot.present.presenter import Found, PrivatePanel
from bot.tables.model import PAUSED

NAMES = "names"
"""What the board's panel shows instead of the board."""
BOARD_ROWS = tuple(range(first, first + COLUMNS) for first in range(1, len(CELLS), COLUMNS))
"""The spaces of each row, from GO on."""


def board(ctx: KnockoutContext, asked: PanelName) -> Panel:
    """The board as it is now, in words and as a picture, for everybody; or the names of its spaces."""
    if asked.text == NAMES:
        return _names(ctx)
    view = ctx.view
    title = "### " + ctx.say("panel-board-title", round=view.round, rounds=view.rounds)
    said = (title, *position_text.standing(ctx), position_text.following(ctx))
    names = Button(ctx.say("panel-names"), ctx.opens(BOARD, NAMES))
    return Panel(BOARD, said, ((names,),), pictures.board(ctx), accent=side_text.edge(ctx))


def _names(ctx: KnockoutContext) -> Panel:
    """The names of all spaces, which no board bears: a line for each row, from top to bottom as the board shows them."""
    lines = [f"-# {row}. " + " · ".join(map(ctx.space, spaces)) for row, spaces in enumerate(BOARD_ROWS, 1)]
    said = ("### " + ctx.say("panel-names"), ctx.say("panel-names-order"), "\n".join(lines))
    return Panel(BOARD, said, ((Button(ctx.words.say("back"), ctx.opens(BOARD)),),))


# ---- aiming


def aim(ctx: KnockoutContext, seat: Seat, asked: PanelName) -> Found:
    """The aiming panel of the player to slide; others read in one sentence whose slide it is (KNOCKOUT-16)."""
    return aiming.panel(ctx, asked.action.parts) or why_not(ctx, seat)


def why_not(ctx: KnockoutContext, seat: Seat) -> str:
    """Why there is nothing to aim for this player."""
    asked = ctx.awaited
    if ctx.table.phase == PAUSED:
        return ctx.words.refusal(GAME, Refusal("paused"))
    if asked is None or asked.what not in SLIDING or asked.slider == seat:
        return ctx.words.say("ask-done")
    if seat in ctx.view.sides[asked.side].members:
        return ctx.say("panel-partner", name=ctx.name(asked.slider), next="yours" if _mine_next(ctx, seat) else "")
    return ctx.words.refusal(GAME, Refusal("not-your-slide", {"seat": asked.slider}), ctx.names)


def _mine_next(ctx: KnockoutContext, seat: Seat) -> bool:
    """Whether the side's next slide of this round is this player's, and sure to come (KNOCKOUT-18)."""
    asked = ctx.awaited
    if asked is None or asked.what != "slide":
        return False
    side = ctx.view.sides[asked.side]
    return side.left > 1 and side.members[(TOKENS - side.left + ctx.view.round) % len(side.members)] == seat


# ---- what I may do


def mine(ctx: KnockoutContext, seat: Seat) -> Panel:
    """All that this seat may do now, the side's cash and tokens, and how the Jail question is answered."""
    side, own = ctx.side_of(seat), ctx.view.seats[seat]
    place = ctx.view.card.index(side.index) + 1 if side.index in ctx.view.card else 0
    preset = ctx.say("panel-preset", value=own.preset) if own.playing else ""
    said = (
        "### " + ctx.words.say("mine-title"),
        _waiting(ctx, seat),
        position_text.side_line(ctx, side, place),
        "-# " + ctx.say("panel-pot", amount=ctx.cash(ctx.view.pot)),
        f"-# {preset}" if preset else "",
    )
    return Panel(MINE, said, (*_answers(ctx, seat), *_always(ctx, seat)))


def orders(ctx: KnockoutContext, seat: Seat) -> Own:
    """How the Jail question is answered from now on (KNOCKOUT-193)."""
    own = ctx.view.seats[seat]
    return ("- " + ctx.say("panel-preset", value=own.preset),) if own.playing else (), _always(ctx, seat)


def _waiting(ctx: KnockoutContext, seat: Seat) -> str:
    """What the table waits for from this seat, until when; or from whom else."""
    if not ctx.view.seats[seat].playing:
        return ctx.words.say("mine-out")
    asked = ctx.awaited
    if asked is None or seat not in asked.seats:
        return ctx.words.say("mine-nothing")
    return "\n".join(filter(None, (ctx.say("panel-you", what=told_you(ctx, asked)), until(ctx))))


def _answers(ctx: KnockoutContext, seat: Seat) -> tuple[Row, ...]:
    """What answers the open question, where this seat may."""
    wait = ctx.wait
    if wait is None or seat not in wait.seats:
        return ()
    if ctx.awaited is not None and ctx.awaited.what in SLIDING and ctx.free(seat, *aiming.VERBS) is None:
        return rows(buttons(ctx.controls, [each for each in ctx.legal_actions if each.wait is not None]))
    return controls(ctx, ctx.legal_actions)


def _always(ctx: KnockoutContext, seat: Seat) -> tuple[Row, ...]:
    """The preset of the Jail question (KNOCKOUT-193)."""
    return rows(buttons(ctx.controls, [each for each in ctx.moves(seat) if each.wait is None]))


# ---- one step of a half-made press, and what is asked once more


def half_made(ctx: KnockoutContext, seat: Seat, asked: PanelName) -> Panel | None:
    """The next question of a half-made press; None when it is over."""
    return wizard_steps.step(ctx, str(asked))


PRIVATE: dict[str, PrivatePanel[KnockoutContext]] = {
    **dict.fromkeys((AIM, COMPOSING, *(verb.__name__ for verb in aiming.VERBS)), aim),
    # Leaving cannot be taken back.
    CONFIRM: lambda ctx, seat, asked: wizard_steps.confirm(ctx, asked.text),
}
"""Panels of a seat, by name."""
FOR_ANYBODY = {BOARD: board}
"""Panels that spectators may open too."""
