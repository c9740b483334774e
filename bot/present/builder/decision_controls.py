"""The buttons and menus with which the active player answers the decisions of a turn."""

from collections.abc import Callable, Sequence

from bot.games.builder import actions, data
from bot.kit.contract import Action, Choice, LegalAction, Wait
from bot.present.builder import chip_text
from bot.present.builder.claims import losing
from bot.present.builder.table_view import GAME, BuilderTableView
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.decision_buttons import ByVerb, button, by_verb, press, purchase, raising, throw
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import BAD, GOOD, PRIMARY, Button, Menu, SelectOption

DEED, ISLAND = "deed", "island"
KEEPING, EXCHANGE, CONFIRM = "keeping", "exchange", "confirm"
"""Private panels: before a turn ends with too many chips; exchanging; asking once more."""


def of_turn(table_view: BuilderTableView, wait: Wait) -> tuple[Row, ...]:
    """What answers one decision of the turn, for the person awaited."""
    legal_actions = by_verb(table_view, wait)
    made = MAKERS[wait.kind](table_view, wait, legal_actions)
    return tuple([row for row in (*made, _last(table_view, legal_actions)) if row])


def _last(table_view: BuilderTableView, legal_actions: ByVerb) -> tuple[Button, ...]:
    """The last player in the game may end it (BUILDER-150)."""
    if actions.EndAndCount not in legal_actions:
        return ()
    label = table_view.words.action(GAME, actions.EndAndCount)
    return (Button(label, table_view.opens(CONFIRM, actions.EndAndCount.__name__), BAD),)


def composing(table_view: BuilderTableView, verb: type[Action], label: str = "", style: str = PRIMARY) -> Button:
    """Opens the panel in which a verb with chips is put together."""
    text = ".".join([verb.__name__, *"?" * len(verb.__struct_fields__)])
    shown = label or table_view.words.action(GAME, verb) + "…"
    return Button(shown, table_view.context.press(COMPOSE, None, text), style)


def _drop(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """What is left behind is chosen privately (BUILDER-20)."""
    return ((composing(table_view, actions.Drop, table_view.say("panel-drop", count=table_view.view.surplus)),),)


def _roll(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    return ((throw(table_view, legal_actions[actions.Roll], losing=bool(losing(table_view, wait.seats[0]))),),)


def _jail(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """The three ways out, the attempt shown (BUILDER-91 to BUILDER-93)."""
    seat = wait.seats[0]
    attempt = table_view.view.seats[seat].failures + 1
    double = table_view.say("panel-try-double", attempt=attempt, most=data.ATTEMPTS)
    made = [button(table_view, legal_actions[verb]) for verb in (actions.PayFine, actions.UseJailCard)]
    return ((*made, throw(table_view, legal_actions[actions.Roll], double, losing=bool(losing(table_view, seat)))),)


def _buy(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Buy with the price and what is left, auction; raising money where the cash is short (BUILDER-48, BUILDER-49)."""
    lot = table_view.view.lot
    price = table_view.deeds[lot].price if lot is not None else 0
    cash = table_view.view.seats[wait.seats[0]].cash
    return purchase(table_view, legal_actions[actions.Buy], legal_actions[actions.Auction], price, cash)


def _steal(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """One menu of everybody's chips (BUILDER-82)."""
    choices = [
        _prey(table_view, victim, str(chip))
        for legal_action in table_view.may(wait.seats[0])
        if legal_action.action is actions.Steal
        for victim, chips in [(int(_options(legal_action, 0)[0]), _options(legal_action, 1))]
        for chip in chips
    ]
    asked = table_view.context.press(PLAY, wait.id, "Steal.?")
    menu = Menu(asked, table_view.say("panel-steal"), tuple(choices))
    return (menu, (button(table_view, legal_actions[actions.Decline]),))


def _options(legal_action: LegalAction, at: int) -> Sequence[int | str]:
    param = legal_action.params[at]
    return param.options if isinstance(param, Choice) else ()


def _prey(table_view: BuilderTableView, victim: int, chip: str) -> SelectOption:
    """One type of one player's chips."""
    held = table_view.some(data.TYPE[chip], table_view.view.seats[victim].chips[data.TYPE[chip]])
    label = table_view.say("panel-prey", chip=chip_text.chip(table_view, chip), name=table_view.names[victim])
    return SelectOption(label, f"{victim}.{chip}", table_view.say("panel-prey-hint", chips=held))


def _park(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Two chips for one are chosen privately (BUILDER-83)."""
    return ((composing(table_view, actions.Park), button(table_view, legal_actions[actions.Decline])),)


def _pick(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """A button for each type; greyed where the bank has none (section 23)."""
    legal_action = legal_actions[actions.Pick]
    able = _options(legal_action, 0)
    made = [
        Button(
            _delivery(table_view, kind),
            press(table_view, legal_action, f"Pick.{chip}"),
            PRIMARY,
            disabled=chip not in able,
        )
        for kind, chip in enumerate(data.CHIPS)
    ]
    return (tuple(made),)


def _delivery(table_view: BuilderTableView, kind: int) -> str:
    """As many chips of a type as a delivery brings, as far as the bank has them."""
    return table_view.some(kind, min(data.GIFT, table_view.view.bank[kind]))


def _swap(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """An own property for another's (section 23)."""
    made = [button(table_view, legal_actions[actions.Decline])]
    if actions.Swap in legal_actions:
        label = table_view.words.action(GAME, actions.Swap) + "…"
        made.insert(0, Button(label, press(table_view, legal_actions[actions.Swap], "Swap.?.?"), PRIMARY))
    return (tuple(made),)


def _manage(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Build, the penthouse once it can be placed, exchange, end (BUILDER-17)."""
    made = []
    if _free(legal_actions, actions.Penthouse):
        made.append(composing(table_view, actions.Penthouse, style=GOOD))
    if _free(legal_actions, actions.Build):
        made.append(composing(table_view, actions.Build))
    if _free(legal_actions, actions.Exchange):
        made.append(Button(table_view.words.action(GAME, actions.Exchange) + "…", table_view.opens(EXCHANGE), PRIMARY))
    return ((*made, ending(table_view, legal_actions[actions.EndTurn], wait.seats[0])),)


def _free(legal_actions: ByVerb, verb: type[Action]) -> bool:
    return verb in legal_actions and legal_actions[verb].blocked is None


def ending(table_view: BuilderTableView, legal_action: LegalAction, seat: int) -> Button:
    """The end of the turn; with more than six chips it reminds first of what will have to be left."""
    label = table_view.words.action(GAME, actions.EndTurn)
    if keeping(table_view, seat):
        return Button(label, table_view.opens(KEEPING), PRIMARY)
    return Button(label, press(table_view, legal_action), PRIMARY)


def keeping(table_view: BuilderTableView, seat: int) -> int:
    """Chips above the six that the next turn of a seat will allow (BUILDER-20)."""
    return max(0, table_view.view.seats[seat].held - data.LIMIT)


def _debt(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Mortgages, trades, rents (BUILDER-128)."""
    return ((raising(table_view),),)


def _inherit(table_view: BuilderTableView, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Repay some of the mortgages received, or keep them (BUILDER-121)."""
    repay, made = legal_actions[actions.Repay], [button(table_view, legal_actions[actions.KeepAll])]
    if repay.blocked is None and repay.params:
        label = table_view.words.action(GAME, actions.Repay) + "…"
        made.insert(0, Button(label, press(table_view, repay, "Repay.?"), PRIMARY))
    if len(_options(legal_actions[actions.Keep], 0)) > 1:
        label = table_view.words.action(GAME, actions.Keep) + "…"
        made.insert(-1, Button(label, press(table_view, legal_actions[actions.Keep], "Keep.?")))
    return (tuple(made),)


MAKERS: dict[str, Callable[[BuilderTableView, Wait, ByVerb], tuple[Row, ...]]] = {
    "drop": _drop,
    "roll": _roll,
    "jail": _jail,
    "buy": _buy,
    "steal": _steal,
    "park": _park,
    "pick": _pick,
    "swap": _swap,
    "manage": _manage,
    "debt": _debt,
    "inherit": _inherit,
    "auction": lambda table_view, wait, legal_actions: (),
}
"""By the decision's name. Auctions, rents and offers have controls of their own."""
