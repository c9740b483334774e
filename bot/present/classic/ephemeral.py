"""Classic's private panels: what a seat may do, half-made presses, raising money, deeds, and confirmations."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.board import board
from bot.kit.contract import LegalAction, Seat, Space
from bot.present.classic import building, claims, pictures, position_text, trade_draft
from bot.present.classic.decision_controls import SIDE_PANELS
from bot.present.classic.table_view import GAME, GRAVE, SURE, ClassicTableView
from bot.present.classic.turn_message import DEED
from bot.present.control_id import written
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.decision_buttons import LOSING, RAISE, throw
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import full
from bot.present.panels.claims import CLAIM
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
    made = [
        *claims.own(table_view, seat),
        *trades.own(table_view, table_view.view.deals, seat),
        *_verbs(table_view, seat, legal_actions),
    ]
    asked = own_panel.asked(table_view, seat, (CLAIM, DEAL), out=not table_view.view.seats[seat].solvent)
    return own_panel.mine(table_view, first, asked, _about(table_view, seat), legal_actions, made)


def _about(table_view: ClassicTableView, seat: Seat) -> tuple[str, str, str]:
    """A seat's cash, its debt and its properties."""
    return _purse(table_view, seat), _debt(table_view, seat), position_text.own(table_view, table_view.owned(seat))


def _verbs(table_view: ClassicTableView, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; building has panels, a roll that loses a rent and grave verbs ask for confirmation."""
    made = building.buttons(table_view, legal_actions)
    for button in buttons(
        table_view.context, [legal_action for legal_action in legal_actions if legal_action.action not in ELSEWHERE]
    ):
        if written(button.press).text == actions.Roll.__name__:
            legal_action = next(each for each in legal_actions if each.action is actions.Roll)
            made.insert(0, throw(table_view, legal_action, losing=bool(claims.losing(table_view, seat))))
        else:
            made.append(own_panel.asked_again(table_view, button, GRAVE))
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
    return debts.own(table_view, table_view.view.debt, seat, table_view.view.seats[seat].cash)


# ---- raising money, and the rent that a roll would lose


def _raise(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Panel:
    """All that brings money: selling, mortgaging, deals, rents; giving up (CLASSIC-151, CLASSIC-153)."""
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action in MONEY]
    made = [*claims.own(table_view, seat), *_verbs(table_view, seat, legal_actions)]
    return own_panel.raising(table_view, _about(table_view, seat), legal_actions, made)


def _losing(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """Claim, or roll and lose it: asked once (CLASSIC-82, CLASSIC-182)."""
    lost = [claims.line(table_view, claim) for claim in claims.losing(table_view, seat)]
    return own_panel.losing(table_view, _free_roll(table_view, seat), lost, claims.own(table_view, seat))


def _free_roll(table_view: ClassicTableView, seat: Seat) -> LegalAction | None:
    return next((each for each in table_view.may(seat) if each.action is actions.Roll and each.blocked is None), None)


def confirmation(table_view: ClassicTableView, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text != actions.Roll.__name__:
        return f"{CONFIRM}.{text}" if text in GRAVE else ""
    return LOSING if _free_roll(table_view, seat) and claims.losing(table_view, seat) else ""


# ---- one step of a half-made press


def half_made(table_view: ClassicTableView, seat: Seat, asked: PanelName) -> Found:
    """The next question of a half-made press, with what it would cost and bring; building has panels of its own."""
    if asked.action.name in building.PANELS:
        return building.panel(table_view, seat, building.PANELS[asked.action.name], asked.action)
    if asked.name == COMPOSING:
        return trade_draft.panel(table_view, seat, asked)
    about = (_purse(table_view, seat), _debt(table_view, seat))
    return wizard_steps.step(table_view, str(asked), about)


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
    return Menu(table_view.opens(DEED, text), table_view.say("panel-side", first=first, last=last), choices)


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
