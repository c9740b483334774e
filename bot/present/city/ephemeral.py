"""City's private panels: what a seat may do, half-made presses, deeds, and grave steps asked once more."""

from collections.abc import Callable

from bot.games.city import actions, data
from bot.i18n.translator import Translator
from bot.kit.contract import Seat
from bot.present.city import position_text, trade_draft
from bot.present.city.messages import DEED, MINE
from bot.present.city.table_view import GRAVE, SURE, CityTableView
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.panel_model import Menu, Panel
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import full
from bot.present.panels.lobby import opens
from bot.present.panels.trades import COUNTER, DEAL
from bot.tables.model import Table

DEALING = (DEAL, COUNTER, "compose", *trade_draft.COMPOSED)
"""What names a panel about deals."""


def private(table: Table, seat: Seat | None, what: str, words: Translator) -> Panel:
    """The panel that `what` names: `mine`, `deed`, `deed.14`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees deeds only.
    """
    table_view = CityTableView(table, words, seat)
    name, _, text = what.partition(".")
    if name == DEED:
        return _deed(table_view, text)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    found = _named(table_view, seat, what)
    return found if isinstance(found, Panel) else mine(table_view, seat, found or words.say("ask-done"))


def _named(table_view: CityTableView, seat: Seat, what: str) -> Panel | str | None:
    """The panel of that name, or why there is none any more."""
    name, _, text = what.partition(".")
    if name == CONFIRM:
        return _confirm(table_view, seat, text)
    if name == MINE:
        return mine(table_view, seat)
    return trade_draft.panel(table_view, seat, what) if name in DEALING else _step(table_view, seat, what)


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
    asked = own_panel.asked(table_view, seat, (DEAL,), out=not table_view.view.seats[seat].solvent, standing=True)
    about = (_purse(table_view, seat), _debt(table_view, seat), _own(table_view, seat))
    made += buttons(table_view.context, votes)
    return own_panel.mine(table_view, first, asked, about, legal_actions, made, table_view.card())


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


def _step(table_view: CityTableView, seat: Seat, text: str) -> Panel | None:
    """The next question of a half-made press, with what it would cost and bring; None when it is over."""
    extra = EXTRA.get(text.split(".", maxsplit=1)[0])
    about = () if extra is None else (extra(table_view, seat),)
    return wizard_steps.step(table_view, text, about, table_view.card())


def _permit(table_view: CityTableView, seat: Seat) -> str:
    """Blocks left of the permit, and cash (CITY-57, CITY-58)."""
    left, cash = table_view.view.unit.left, table_view.cash(table_view.view.seats[seat].cash)
    return table_view.say("panel-permit", left=left, cash=cash)


EXTRA: dict[str, Callable[[CityTableView, Seat], str]] = {"Build": _permit, "Mortgage": _debt}
"""What a wizard says besides its question, by verb."""


def _confirm(table_view: CityTableView, seat: Seat, text: str) -> Panel | None:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not is_complete(text):
        return _step(table_view, seat, text)
    return wizard_steps.confirm(table_view, text, SURE, GRAVE, lambda: _change(table_view, text))


def _change(table_view: CityTableView, text: str) -> tuple[str, ...]:
    """What an action would change."""
    changed = table_view.change(text)
    return () if changed is None else full(table_view, changed)


# ---- deeds


def _deed(table_view: CityTableView, text: str) -> Panel:
    """One menu of all districts, and the deed of the chosen one."""
    space = property_menus.named(text, data.DISTRICTS)
    choices = property_menus.choices(
        table_view, list(table_view.plots), lambda each: _owner_hint(table_view, each), space
    )
    said = ("### " + table_view.say("panel-deeds"),) if space is None else position_text.district(table_view, space)
    menu = Menu(opens(table_view.table, DEED, "?"), table_view.say("panel-which-deed"), choices)
    return Panel(DEED, said, (menu,), None if space is None else table_view.deed(space))


def _owner_hint(table_view: CityTableView, space: int) -> str:
    """Who owns a district, without markdown, as menus show it plain."""
    plot = table_view.plots[space]
    owner = table_view.say("panel-unowned") if plot.owner is None else table_view.names[plot.owner]
    return table_view.say(
        "panel-owned-hint", owner=owner, price=table_view.cash(plot.price), rent=table_view.cash(plot.rent)
    )
