"""Classic's private panels: what a seat may do, half-made presses, raising money, deeds, and steps asked once more."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.board import board
from bot.kit.contract import LegalAction, Seat, Space
from bot.present.classic import building, claims, pictures, position_text, trade_draft
from bot.present.classic.decision_controls import LOSING, RAISE, SIDE_PANELS, throw
from bot.present.classic.table_view import GAME, GRAVE, SURE, ClassicTableView
from bot.present.classic.turn_message import DEED
from bot.present.control_id import PLAY, written
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, PLACEHOLDER, buttons, cut, is_complete, reasons, rows
from bot.present.panel_model import BAD, Button, Menu, Panel
from bot.present.panel_name import COMPOSING, MINE, PanelName
from bot.present.panels import trades, turns
from bot.present.panels.action_preview import full
from bot.present.panels.trades import COUNTER, DEAL
from bot.present.presenter import Found, PrivatePanel

MONEY = (actions.Claim, actions.Sell, actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
HALF = 14
"""Properties of one menu of deeds."""
ELSEWHERE = (*trade_draft.ANSWERED, *building.VERBS.values(), actions.Claim)
"""Verbs with buttons of their own."""


# ---- what I may do


def mine(table_view: ClassicTableView, seat: Seat, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why, its cash and properties."""
    legal_actions = [
        legal_action for legal_action in table_view.may(seat) if legal_action.action not in trade_draft.ANSWERED
    ]
    waiting, own = any(seat in wait.seats for wait in table_view.waits), table_view.view.seats[seat]
    made = [
        *claims.own(table_view, seat),
        *trades.own(table_view, table_view.view.deals, seat),
        *_verbs(table_view, seat, legal_actions),
    ]
    said = (
        first,
        "### " + table_view.words.say("mine-title"),
        _purse(table_view, seat),
        turns.waiting(table_view, seat, (claims.CLAIM, DEAL))
        if waiting
        else table_view.words.say("mine-nothing" if own.solvent else "mine-out"),
        _debt(table_view, seat),
        position_text.own(table_view, table_view.owned(seat)),
        *("-# " + line for line in reasons(table_view.context, legal_actions)[: wizard_steps.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows(made))


def _verbs(table_view: ClassicTableView, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; building has panels of its own, a dear roll and grave steps are asked once more."""
    made = building.buttons(table_view, legal_actions)
    for button in buttons(
        table_view.context, [legal_action for legal_action in legal_actions if legal_action.action not in ELSEWHERE]
    ):
        verb = written(button.press).text
        if verb == actions.Roll.__name__:
            legal_action = next(each for each in legal_actions if each.action is actions.Roll)
            made.insert(0, throw(table_view, legal_action, seat))
        elif verb in GRAVE and not button.disabled:
            made.append(Button(button.label, table_view.opens(CONFIRM, verb), BAD))
        else:
            made.append(button)
    return made


def _purse(table_view: ClassicTableView, seat: Seat) -> str:
    """Cash, what of it is free to spend, net worth, jail cards."""
    own = table_view.view.seats[seat]
    said = [table_view.say("panel-own", cash=table_view.cash(own.cash), worth=table_view.cash(own.worth))]
    if own.available != own.cash:
        said.append(table_view.say("panel-available", amount=table_view.cash(own.available)))
    said += [table_view.words.value(GAME, "word", card) for card in own.cards]
    return " · ".join(said)


def _debt(table_view: ClassicTableView, seat: Seat) -> str:
    """What is owed, what is there, what is missing, what can be raised (CLASSIC-150 to CLASSIC-153)."""
    debt = table_view.view.debt
    if debt is None or debt.seat != seat:
        return ""
    cash = table_view.view.seats[seat].cash
    return table_view.say(
        "panel-debt-own",
        amount=table_view.cash(debt.amount),
        cash=table_view.cash(cash),
        missing=table_view.cash(max(0, debt.amount - cash)),
        raisable=table_view.cash(debt.raisable),
    )


# ---- raising money, and the rent that a roll would lose


def _raise(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Panel:
    """All that brings money: selling, mortgaging, deals, rents; giving up (CLASSIC-151, CLASSIC-153)."""
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action in MONEY]
    made = [*claims.own(table_view, seat), *_verbs(table_view, seat, legal_actions)]
    said = (
        "### " + table_view.say("panel-raise-money").rstrip("…"),
        _purse(table_view, seat),
        _debt(table_view, seat),
        position_text.own(table_view, table_view.owned(seat)),
        *("-# " + line for line in reasons(table_view.context, legal_actions)[: wizard_steps.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows([*made, trades.back(table_view)]))


def _losing(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """Claim, or roll and lose it: asked once (CLASSIC-82, CLASSIC-182)."""
    legal_action = next(
        (each for each in table_view.may(seat) if each.action is actions.Roll and each.blocked is None), None
    )
    lost = claims.losing(table_view, seat)
    if legal_action is None or not lost:
        return None
    made = claims.own(table_view, seat)
    rolled = table_view.context.press(PLAY, legal_action.wait, actions.Roll.__name__)
    made.append(Button(table_view.say("panel-roll-anyway"), rolled, BAD))
    said = (
        "### " + table_view.say("panel-losing", count=len(lost)),
        *(claims.line(table_view, claim) for claim in lost),
    )
    return Panel(CONFIRM, said, rows([*made, trades.back(table_view)]))


def confirmation(table_view: ClassicTableView, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text != actions.Roll.__name__:
        return f"{CONFIRM}.{text}" if text in GRAVE else ""
    free = any(each.action is actions.Roll and each.blocked is None for each in table_view.may(seat))
    return LOSING if free and claims.losing(table_view, seat) else ""


# ---- one step of a half-made press


def half_made(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Found:
    """The next question of a half-made press, with what it would cost and bring; building has panels of its own."""
    if asked.action.name in building.PANELS:
        return building.panel(table_view, seat, building.PANELS[asked.action.name], asked.action)
    if asked.name == COMPOSING:
        return trade_draft.panel(table_view, seat, asked)
    about = (_purse(table_view, seat), _debt(table_view, seat))
    return wizard_steps.step(table_view, str(asked), tuple(filter(None, about)))


def _building(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Panel | None:
    return building.panel(table_view, seat, asked.name, asked)


def _go(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Found:
    """Going to a space of one side of the board is asked once more."""
    return _confirm(table_view, seat, PanelName(CONFIRM, f"{actions.Go.__name__}.{asked.text}"))


def _confirm(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Found:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not is_complete(asked.text):
        return half_made(table_view, seat, asked.inner)
    return wizard_steps.confirm(
        table_view, asked.text, (*SURE, actions.Go.__name__), GRAVE, lambda: _consequence(table_view, asked)
    )


def _consequence(table_view: ClassicTableView, asked: PanelName) -> tuple[str, ...]:
    """What an action would change: price, cash that remains, each rent before and after; what waits at a space."""
    changed = table_view.change(asked.text)
    if changed is not None:
        return full(table_view, changed)
    plot = table_view.plots.get(int(asked.inner.text)) if asked.inner.name == actions.Go.__name__ else None
    return () if plot is None else (table_view.say("panel-there", what=table_view.owner_hint(plot)),)


# ---- deeds


def _deed(table_view: ClassicTableView, asked: PanelName) -> Panel:
    """Two menus of all properties, and the deed of the chosen one."""
    space = property_menus.named(asked.last, table_view.plots)
    spaces = board(table_view.view.board).deeds
    said = ("### " + table_view.say("panel-deeds"),) if space is None else position_text.property_(table_view, space)
    menus = (_menu(table_view, spaces[:HALF], space, "?"), _menu(table_view, spaces[HALF:], space, "more.?"))
    return Panel(DEED, said, menus, None if space is None else pictures.deed(table_view, space))


def _menu(table_view: ClassicTableView, spaces: Sequence[Space], chosen: Space | None, text: str) -> Menu:
    """Some properties with their owners."""
    choices = property_menus.choices(table_view, spaces, table_view.space_hint, chosen)
    first, last = table_view.space(spaces[0]), table_view.space(spaces[-1])
    return Menu(
        table_view.opens(DEED, text), cut(table_view.say("panel-side", first=first, last=last), PLACEHOLDER), choices
    )


PRIVATE: dict[str, PrivatePanel[ClassicTableView]] = {
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
    **dict.fromkeys(SIDE_PANELS, _go),
    **dict.fromkeys(building.VERBS, _building),
    **dict.fromkeys((DEAL, COUNTER, *trade_draft.COMPOSED), trade_draft.panel),
}
"""Panels of a seat, by name; deals are put together and answered in one."""
FOR_ANYBODY = {DEED: _deed}
"""Panels that spectators may open too."""
