"""The buttons and menus with which the active player answers the decisions of a turn."""

from collections.abc import Callable

from bot.games.builder import actions, data
from bot.kit.contract import Action, LegalAction, Wait
from bot.present.builder import chip_text
from bot.present.builder.claims import losing
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.decision_buttons import ByVerb, button, by_verb, press, purchase, raising, throw
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import BAD, GOOD, PLAIN, PRIMARY, Button, Menu, SelectOption

ISLAND = "island"
KEEPING, EXCHANGE, CONFIRM = "keeping", "exchange", "confirm"
"""Private panels: before a turn ends with too many chips; exchanging; asking once more."""


def of_turn(ctx: BuilderContext, wait: Wait) -> tuple[Row, ...]:
    """What answers one decision of the turn, for the person awaited."""
    legal_actions = by_verb(ctx, wait)
    made = MAKERS[wait.kind](ctx, wait, legal_actions)
    return tuple([row for row in (*made, _last(ctx, legal_actions)) if row])


def _last(ctx: BuilderContext, legal_actions: ByVerb) -> tuple[Button, ...]:
    """The last player in the game may end it (BUILDER-150)."""
    if actions.EndAndCount not in legal_actions:
        return ()
    label = ctx.words.action(GAME, actions.EndAndCount)
    return (Button(label, ctx.opens(CONFIRM, actions.EndAndCount.__name__), BAD),)


def composing(ctx: BuilderContext, verb: type[Action], label: str = "", style: str = PRIMARY) -> Button:
    """Opens the panel in which a verb with chips is put together."""
    text = ".".join([verb.__name__, *"?" * len(verb.__struct_fields__)])
    shown = label or ctx.words.action(GAME, verb) + "…"
    return Button(shown, ctx.controls.press(COMPOSE, None, text), style)


def _jail(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """The three ways out, the attempt shown (BUILDER-91 to BUILDER-93)."""
    seat = wait.seats[0]
    attempt = ctx.view.seats[seat].failures + 1
    double = ctx.say("panel-try-double", attempt=attempt, most=data.ATTEMPTS)
    made = [button(ctx, legal_actions[verb]) for verb in (actions.PayFine, actions.UseJailCard)]
    return ((*made, throw(ctx, legal_actions[actions.Roll], double, losing=bool(losing(ctx, seat)))),)


def _buy(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Buy with the price and what is left, auction; raising money where the cash is short (BUILDER-48, BUILDER-49)."""
    lot = ctx.view.lot
    price = ctx.deeds[lot].price if lot is not None else 0
    cash = ctx.view.seats[wait.seats[0]].cash
    return purchase(ctx, legal_actions[actions.Buy], legal_actions[actions.Auction], price, cash)


def _steal(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """One menu of everybody's chips (BUILDER-82)."""
    choices = [
        _prey(ctx, int(victim), str(chip))
        for each in ctx.may(wait.seats[0])
        if each.action is actions.Steal
        for victim in each.options(0)
        for chip in each.options(1)
    ]
    asked = ctx.controls.press(PLAY, wait.id, "Steal.?")
    menu = Menu(asked, ctx.say("panel-steal"), tuple(choices))
    return (menu, (button(ctx, legal_actions[actions.Decline]),))


def _prey(ctx: BuilderContext, victim: int, chip: str) -> SelectOption:
    """One type of one player's chips."""
    held = ctx.some(data.TYPE[chip], ctx.view.seats[victim].chips[data.TYPE[chip]])
    label = ctx.say("panel-prey", chip=chip_text.chip(ctx, chip), name=ctx.names[victim])
    return SelectOption(label, f"{victim}.{chip}", ctx.say("panel-prey-hint", chips=held))


def _pick(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """A button for each type with the chips that the bank can deliver; greyed where it has none (section 23)."""
    legal_action = legal_actions[actions.Pick]
    able, bank = legal_action.options(0), ctx.view.bank
    made = [
        Button(
            ctx.some(kind, min(data.GIFT, bank[kind])),
            press(ctx, legal_action, f"Pick.{chip}"),
            PRIMARY,
            disabled=chip not in able,
        )
        for kind, chip in enumerate(data.CHIPS)
    ]
    return (tuple(made),)


def _swap(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """An own property for another's (section 23)."""
    made = [button(ctx, legal_actions[actions.Decline])]
    if actions.Swap in legal_actions:
        label = ctx.words.action(GAME, actions.Swap) + "…"
        made.insert(0, Button(label, press(ctx, legal_actions[actions.Swap], "Swap.?.?"), PRIMARY))
    return (tuple(made),)


def _manage(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Build, the penthouse once it can be placed, exchange, end, which invites only by itself (BUILDER-17)."""
    made = []
    if _free(legal_actions, actions.Penthouse):
        made.append(composing(ctx, actions.Penthouse, style=GOOD))
    if _free(legal_actions, actions.Build):
        made.append(composing(ctx, actions.Build))
    if _free(legal_actions, actions.Exchange):
        made.append(Button(ctx.words.action(GAME, actions.Exchange) + "…", ctx.opens(EXCHANGE)))
    style = PLAIN if any(each.style != PLAIN for each in made) else PRIMARY
    return ((*made, ending(ctx, legal_actions[actions.EndTurn], wait.seats[0], style)),)


def _free(legal_actions: ByVerb, verb: type[Action]) -> bool:
    return verb in legal_actions and legal_actions[verb].blocked is None


def ending(ctx: BuilderContext, legal_action: LegalAction, seat: int, style: str = PRIMARY) -> Button:
    """The end of the turn; with more than six chips it reminds first of what will have to be left."""
    label = ctx.words.action(GAME, actions.EndTurn)
    if keeping(ctx, seat):
        return Button(label, ctx.opens(KEEPING), style)
    return Button(label, press(ctx, legal_action), style)


def keeping(ctx: BuilderContext, seat: int) -> int:
    """Chips above the six that the next turn of a seat will allow (BUILDER-20)."""
    return max(0, ctx.view.seats[seat].held - data.LIMIT)


def _inherit(ctx: BuilderContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Repay some of the mortgages received, or keep them (BUILDER-121)."""
    repay, made = legal_actions[actions.Repay], [button(ctx, legal_actions[actions.KeepAll])]
    if repay.blocked is None and repay.params:
        label = ctx.words.action(GAME, actions.Repay) + "…"
        made.insert(0, Button(label, press(ctx, repay, "Repay.?"), PRIMARY))
    if len(legal_actions[actions.Keep].options(0)) > 1:
        label = ctx.words.action(GAME, actions.Keep) + "…"
        made.insert(-1, Button(label, press(ctx, legal_actions[actions.Keep], "Keep.?")))
    return (tuple(made),)


MAKERS: dict[str, Callable[[BuilderContext, Wait, ByVerb], tuple[Row, ...]]] = {
    # What is left behind is chosen privately (BUILDER-20), and so are two chips for one (BUILDER-83).
    "drop": lambda ctx, wait, found: ((composing(ctx, actions.Drop, ctx.say("panel-drop", count=ctx.view.surplus)),),),
    "roll": lambda ctx, wait, found: ((throw(ctx, found[actions.Roll], losing=bool(losing(ctx, wait.seats[0]))),),),
    "jail": _jail,
    "buy": _buy,
    "steal": _steal,
    "park": lambda ctx, wait, found: ((composing(ctx, actions.Park), button(ctx, found[actions.Decline])),),
    "pick": _pick,
    "swap": _swap,
    "manage": _manage,
    "debt": lambda ctx, wait, found: ((raising(ctx),),),
    "inherit": _inherit,
    "auction": lambda ctx, wait, found: (),
}
"""By the decision's name. Auctions, rents and offers have controls of their own."""
