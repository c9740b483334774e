"""The buttons with which a decision of the turn is answered, as games with properties have them."""

from bot.kit.contract import Action, Cash, LegalAction, Wait
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import PanelContext
from bot.present.panel_model import PLAIN, PRIMARY, SHORT, Button

RAISE, LOSING = "raise", "losing"
"""Private panels: raising money, and the question before a roll loses an own rent."""
ByVerb = dict[type[Action], LegalAction]


def by_verb(ctx: PanelContext, wait: Wait) -> ByVerb:
    """What the person awaited may do about a decision; of several with one verb a free one."""
    found: ByVerb = {}
    for legal_action in ctx.may(wait.seats[0]):
        known = found.get(legal_action.action)
        if legal_action.wait in (None, wait.id) and (known is None or known.blocked is not None):
            found[legal_action.action] = legal_action
    return found


def press(ctx: PanelContext, legal_action: LegalAction, text: str = "") -> str:
    """What a button of this verb sends; `text`: the action with its fields."""
    return ctx.controls.press(PLAY, legal_action.wait, text or legal_action.action.__name__)


def button(ctx: PanelContext, legal_action: LegalAction, label: str = "") -> Button:
    """A verb without fields in its colour, greyed while it is not possible."""
    style = ctx.controls.styles.get(legal_action.action.__name__, PLAIN)
    shown = label or ctx.words.action(ctx.game, legal_action.action)
    return Button(shown, press(ctx, legal_action), style, legal_action.blocked is not None)


def throw(ctx: PanelContext, roll: LegalAction, label: str = "", *, losing: bool) -> Button:
    """The dice; a roll that would lose an own rent is asked about once."""
    made = button(ctx, roll, label)
    return Button(made.label, ctx.opens(LOSING), PRIMARY) if losing and not made.disabled else made


def purchase(ctx: PanelContext, buy: LegalAction, otherwise: LegalAction, price: Cash, cash: Cash) -> tuple[Row, ...]:
    """Buy with the price and, where there is room, what is left; or not; raising money where the cash is short."""
    short = buy.blocked is not None
    label = ctx.say("panel-buy", price=ctx.cash(price), left=ctx.cash(cash - price))
    if short or len(label) > SHORT:
        label = ctx.say("panel-buy-short", price=ctx.cash(price))
    made = (button(ctx, buy, label), button(ctx, otherwise))
    return ((*made, raising(ctx)) if short else made,)


def raising(ctx: PanelContext) -> Button:
    """To all that brings money."""
    return Button(ctx.say("panel-raise-money"), ctx.opens(RAISE))
