"""Knockout's private panels: what a seat may do, aiming, half-made presses, the board, leaving asked once more."""

from bot.games.knockout import actions
from bot.games.knockout.data import TOKENS
from bot.kit.contract import Refusal, Seat
from bot.present.control_id import PLAY, written
from bot.present.controls.legal_action_controls import CONFIRM, Row, buttons, next_step, rows
from bot.present.knockout import aiming, pictures, position_text, side_text
from bot.present.knockout.decision_controls import AIM, controls
from bot.present.knockout.table_view import GAME, SLIDING, KnockoutTableView
from bot.present.knockout.turn_message import BOARD, told_you, until
from bot.present.panel_model import BAD, Button, Panel
from bot.present.panel_name import COMPOSING, MINE, PanelName
from bot.present.panels.trades import back
from bot.present.presenter import Found, PrivatePanel
from bot.tables.model import PAUSED

LEAVE = actions.Leave.__name__


def board(table_view: KnockoutTableView, asked: PanelName) -> Panel:
    """The board as it is now, in words and as a picture, for everybody."""
    view = table_view.view
    title = "### " + table_view.say("panel-board-title", round=view.round, rounds=view.rounds)
    said = (title, *position_text.standing(table_view), position_text.following(table_view))
    return Panel(BOARD, said, picture=pictures.board(table_view), accent=side_text.edge(table_view))


# ---- aiming


def aim(table_view: KnockoutTableView, seat: Seat, asked: PanelName) -> Found:
    """The aiming panel of the player to slide; others read in one sentence whose slide it is (KNOCKOUT-16)."""
    return aiming.panel(table_view, asked.action.parts) or why_not(table_view, seat)


def why_not(table_view: KnockoutTableView, seat: Seat) -> str:
    """Why there is nothing to aim for this player."""
    asked = table_view.awaited
    if table_view.table.phase == PAUSED:
        return table_view.words.refusal(GAME, Refusal("paused"))
    if asked is None or asked.what not in SLIDING or asked.slider == seat:
        return table_view.words.say("ask-done")
    if seat in table_view.view.sides[asked.side].members:
        return table_view.say(
            "panel-partner", name=table_view.name(asked.slider), next="yours" if _mine_next(table_view, seat) else ""
        )
    return table_view.words.refusal(GAME, Refusal("not-your-slide", {"seat": asked.slider}), table_view.names)


def _mine_next(table_view: KnockoutTableView, seat: Seat) -> bool:
    """Whether the side's next slide of this round is this player's, and sure to come (KNOCKOUT-18)."""
    asked = table_view.awaited
    if asked is None or asked.what != "slide":
        return False
    side = table_view.view.sides[asked.side]
    return side.left > 1 and side.members[(TOKENS - side.left + table_view.view.round) % len(side.members)] == seat


# ---- what I may do


def mine(table_view: KnockoutTableView, seat: Seat, first: str = "") -> Panel:
    """All that this seat may do now, the side's cash and tokens, and how the Jail question is answered."""
    side, own = table_view.side_of(seat), table_view.view.seats[seat]
    place = table_view.view.card.index(side.index) + 1 if side.index in table_view.view.card else 0
    preset = table_view.say("panel-preset", value=own.preset) if own.playing else ""
    said = (
        first,
        "### " + table_view.words.say("mine-title"),
        _waiting(table_view, seat),
        position_text.side_line(table_view, side, place),
        "-# " + table_view.say("panel-pot", amount=table_view.cash(table_view.view.pot)),
        f"-# {preset}" if preset else "",
    )
    return Panel(MINE, said, (*_answers(table_view, seat), *_always(table_view)))


def _waiting(table_view: KnockoutTableView, seat: Seat) -> str:
    """What the table waits for from this seat, until when; or from whom else."""
    if not table_view.view.seats[seat].playing:
        return table_view.words.say("mine-out")
    asked = table_view.awaited
    if asked is None or seat not in asked.seats:
        return table_view.words.say("mine-nothing")
    return "\n".join(filter(None, (table_view.say("panel-you", what=told_you(table_view, asked)), until(table_view))))


def _answers(table_view: KnockoutTableView, seat: Seat) -> tuple[Row, ...]:
    """What answers the open question, where this seat may."""
    wait = table_view.wait
    if wait is None or seat not in wait.seats:
        return ()
    if (
        table_view.awaited is not None
        and table_view.awaited.what in SLIDING
        and table_view.legal_action(*aiming.VERBS) is None
    ):
        return rows(buttons(table_view.context, [each for each in table_view.legal_actions if each.wait is not None]))
    return controls(table_view, table_view.legal_actions)


def _always(table_view: KnockoutTableView) -> tuple[Row, ...]:
    """The preset of the Jail question (KNOCKOUT-193), and leaving, which is asked once more (KNOCKOUT-180)."""
    found = buttons(table_view.context, [each for each in table_view.legal_actions if each.wait is None])
    made = [
        Button(each.label, table_view.opens(CONFIRM, LEAVE), BAD) if written(each.press).text == LEAVE else each
        for each in found
    ]
    return rows(made)


# ---- one step of a half-made press, and what is asked once more


def half_made(table_view: KnockoutTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """The next question of a half-made press; None when it is over."""
    question = next_step(table_view.context, table_view.legal_actions, None, str(asked))
    return None if question is None else Panel(MINE, question.lines, (*question.rows, (back(table_view),)))


def _confirm(table_view: KnockoutTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """Leaving cannot be taken back."""
    if asked.text != LEAVE or table_view.legal_action(LEAVE) is None:
        return None
    label = table_view.words.action(GAME, actions.Leave)
    sure = Button(label, table_view.context.press(PLAY, None, LEAVE), BAD)
    return Panel(CONFIRM, (f"### {label}", table_view.say("panel-confirm-leave")), ((sure, back(table_view)),))


PRIVATE: dict[str, PrivatePanel[KnockoutTableView]] = {
    **dict.fromkeys((AIM, COMPOSING, *aiming.VERBS), aim),
    CONFIRM: _confirm,
}
"""Panels of a seat, by name."""
FOR_ANYBODY = {BOARD: board}
"""Panels that spectators may open too."""
