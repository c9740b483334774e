"""City's private panels: what a seat may do, half-made presses, deeds, and confirmations."""

from collections.abc import Callable

from bot.games.city import actions, data
from bot.kit.contract import Seat
from bot.present.city import pictures, position_text, trade_draft
from bot.present.city.messages import DEED
from bot.present.city.table_view import GRAVE, SURE, CityTableView
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.panel_model import Menu, Panel
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import full
from bot.present.panels.lobby import opens
from bot.present.panels.trades import COUNTER, DEAL
from bot.present.presenter import PrivatePanel

# ---- what I may do


def mine(table_view: CityTableView, seat: Seat, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why, its cash and districts."""
    elsewhere = (actions.Vote, *trade_draft.ANSWERED)
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action not in elsewhere]
    votes = [legal_action for legal_action in table_view.may(seat) if legal_action.action is actions.Vote]
    made = [
        *trades.own(table_view, table_view.view.deals, seat),
        *(own_panel.asked_again(table_view, button, GRAVE) for button in buttons(table_view.context, legal_actions)),
    ]
    out = not table_view.view.seats[seat].solvent
    asked = own_panel.asked(table_view, seat, (DEAL,), out=out, standing=True)
    about = (_purse(table_view, seat), _debt(table_view, seat), _own(table_view, seat))
    made += buttons(table_view.context, votes)
    return own_panel.mine(table_view, first, asked, about, legal_actions, made, pictures.card(table_view))


def _purse(table_view: CityTableView, seat: Seat) -> str:
    own = table_view.view.seats[seat]
    return table_view.say("panel-own", cash=table_view.cash(own.cash), wealth=table_view.cash(own.wealth))


def _debt(table_view: CityTableView, seat: Seat) -> str:
    """What is owed, what is there, what is missing (CITY-125, CITY-127)."""
    return debts.own(table_view, table_view.view.debt, seat, table_view.view.seats[seat].cash, "panel-debt")


def _own(table_view: CityTableView, seat: Seat) -> str:
    """Own districts, one line each: blocks and rent, or the mortgage."""
    made = []
    for plot in table_view.view.plots:
        if plot.owner != seat:
            continue
        blocks = plot.residential + plot.industrial
        key = "panel-own-mortgaged" if plot.mortgage else "panel-own-plot"
        rent = table_view.cash(plot.mortgage or plot.rent)
        made.append(
            "-# " + table_view.say(key, space=table_view.space(plot.space), blocks=blocks, full=data.FULL, rent=rent)
        )
    return "\n".join(made)


# ---- one step of a half-made press


def half_made(table_view: CityTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """The next question of a half-made press, with what it would cost and bring; None when it is over."""
    about = (EXTRA[asked.name](table_view, seat),) if asked.name in EXTRA else ()
    return wizard_steps.step(table_view, str(asked), about, pictures.card(table_view))


def _permit(table_view: CityTableView, seat: Seat) -> str:
    """Blocks left of the permit, and cash (CITY-57, CITY-58)."""
    left, cash = table_view.view.unit.left, table_view.cash(table_view.view.seats[seat].cash)
    return table_view.say("panel-permit", left=left, cash=cash)


EXTRA: dict[str, Callable[[CityTableView, Seat], str]] = {"Build": _permit, "Mortgage": _debt}
"""What a wizard says besides its question, by verb."""


def _confirm(table_view: CityTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    text = asked.text
    if not is_complete(text):
        return half_made(table_view, seat, asked.inner)
    return wizard_steps.confirm(table_view, text, SURE, GRAVE, lambda: _change(table_view, text))


def _change(table_view: CityTableView, text: str) -> tuple[str, ...]:
    """What an action would change."""
    changed = table_view.change(text)
    return () if changed is None else full(table_view, changed)


# ---- deeds


def _deed(table_view: CityTableView, asked: PanelName) -> Panel:
    """One menu of all districts, and the deed of the chosen one."""
    space = property_menus.named(asked.text, data.DISTRICTS)
    choices = property_menus.choices(
        table_view, list(table_view.plots), lambda each: _owner_hint(table_view, each), space
    )
    said = ("### " + table_view.say("panel-deeds"),) if space is None else position_text.district(table_view, space)
    menu = Menu(opens(table_view.table, DEED, "?"), table_view.say("panel-which-deed"), choices)
    return Panel(DEED, said, (menu,), None if space is None else pictures.deed(table_view, space))


def _owner_hint(table_view: CityTableView, space: int) -> str:
    """Who owns a district, without markdown, as menus show it plain."""
    plot = table_view.plots[space]
    owner = table_view.say("panel-unowned") if plot.owner is None else table_view.names[plot.owner]
    return table_view.say(
        "panel-owned-hint", owner=owner, price=table_view.cash(plot.price), rent=table_view.cash(plot.rent)
    )


PRIVATE: dict[str, PrivatePanel[CityTableView]] = {
    CONFIRM: _confirm,
    **dict.fromkeys((DEAL, COUNTER, COMPOSING, *trade_draft.COMPOSED), trade_draft.panel),
}
"""Panels of a seat, by name; deals are put together and answered in one."""
FOR_ANYBODY = {DEED: _deed}
"""Panels that spectators may open too."""
