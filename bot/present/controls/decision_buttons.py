"""The buttons with which a decision of the turn is answered, as games with properties have them."""

from bot.kit.contract import Action, Cash, LegalAction, Wait
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import PLAIN, PRIMARY, Button
from bot.present.table_view import TableView

RAISE, LOSING = "raise", "losing"
"""Private panels: raising money, and the question before a roll loses an own rent."""
ByVerb = dict[type[Action], LegalAction]


def by_verb(table_view: TableView, wait: Wait) -> ByVerb:
    """What the person awaited may do about a decision; of several with one verb a free one."""
    found: ByVerb = {}
    for legal_action in table_view.may(wait.seats[0]):
        known = found.get(legal_action.action)
        if legal_action.wait in (None, wait.id) and (known is None or known.blocked is not None):
            found[legal_action.action] = legal_action
    return found


def press(table_view: TableView, legal_action: LegalAction, text: str = "") -> str:
    """What a button of this verb sends; `text`: the action with its fields."""
    return table_view.context.press(PLAY, legal_action.wait, text or legal_action.action.__name__)


def button(table_view: TableView, legal_action: LegalAction, label: str = "") -> Button:
    """A verb without fields in its colour, greyed while it is not possible."""
    style = table_view.context.styles.get(legal_action.action.__name__, PLAIN)
    shown = label or table_view.words.action(table_view.game, legal_action.action)
    return Button(shown, press(table_view, legal_action), style, legal_action.blocked is not None)


def throw(table_view: TableView, roll: LegalAction, label: str = "", *, losing: bool) -> Button:
    """The dice; a roll that would lose an own rent is asked about once."""
    made = button(table_view, roll, label)
    return Button(made.label, table_view.opens(LOSING), PRIMARY) if losing and not made.disabled else made


def purchase(
    table_view: TableView, buy: LegalAction, otherwise: LegalAction, price: Cash, cash: Cash
) -> tuple[Row, ...]:
    """Buy with the price and what is left, or not; raising money where the cash is short."""
    short = buy.blocked is not None
    values = {"price": table_view.cash(price), "left": table_view.cash(cash - price)}
    label = table_view.say("panel-buy-short" if short else "panel-buy", **values)
    made = (button(table_view, buy, label), button(table_view, otherwise))
    return ((*made, raising(table_view)) if short else made,)


def raising(table_view: TableView) -> Button:
    """To all that brings money."""
    return Button(table_view.say("panel-raise-money"), table_view.opens(RAISE))
