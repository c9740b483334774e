"""The buttons and menus with which the active player answers the decisions of a turn."""

from collections.abc import Callable, Sequence

from bot.games.classic import actions, data
from bot.kit.contract import LegalAction, Space, Wait
from bot.present.classic.claims import losing
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls import property_menus
from bot.present.controls.decision_buttons import ByVerb, button, by_verb, press, purchase, raising, throw
from bot.present.controls.legal_action_controls import Row, rows
from bot.present.panel_model import PRIMARY, Button, Menu

BUILD, SIDE = "build", "side"
"""Private panels: building, and a side of the board by number."""
SIDES = 4
SIDE_PANELS = tuple([f"{SIDE}-{side}" for side in range(SIDES)])
MOST_HOLDERS = 2
"""There are two jail cards."""


def of_turn(ctx: ClassicContext, wait: Wait) -> tuple[Row, ...]:
    """What answers one decision of the turn, for the person awaited."""
    make = MAKERS.get(wait.kind)
    return () if make is None else make(ctx, wait, by_verb(ctx, wait))


def _jail(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """The three ways out (CLASSIC-106)."""
    seat = wait.seats[0]
    fine, card = legal_actions[actions.PayFine], legal_actions[actions.UseJailCard]
    attempt = ctx.view.seats[seat].failures + 1
    double = ctx.say("panel-try-double", attempt=attempt, most=data.TURNS_IN_JAIL)
    made = [
        button(ctx, fine, ctx.say("panel-pay-fine", amount=ctx.cash(data.FINE))),
        throw(ctx, legal_actions[actions.Roll], double, losing=bool(losing(ctx, seat))),
    ]
    return rows([*made, *(_card(ctx, card, kept, at) for at, kept in enumerate(ctx.view.seats[seat].cards))])


def _card(ctx: ClassicContext, legal_action: LegalAction, kept: str, at: int) -> Button:
    """One kept jail card (CLASSIC-197), the second one with its number: both do the same."""
    label = ctx.say("panel-use-card", number=at + 1)
    return Button(label, press(ctx, legal_action, f"UseJailCard.{kept}"))


def sellers(ctx: ClassicContext, seat: int) -> list[Button]:
    """While a seat sits in jail: a deal with each of those who have a jail card, about one of theirs (CLASSIC-109)."""
    if not ctx.free(seat, actions.PayFine):
        return []
    held = [(other.seat, other.cards[0]) for other in ctx.view.seats if other.seat != seat and other.cards]
    return [
        Button(
            ctx.short("panel-buy-card", ctx.names[other]),
            ctx.controls.press(COMPOSE, None, f"Propose.{other}.+.0.+{kept}.0.+"),
        )
        for other, kept in held[:MOST_HOLDERS]
    ]


def _bus(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Each way with the space it leads to (CLASSIC-34)."""
    legal_action = legal_actions[actions.Bus]
    made = [
        Button(
            ctx.short("panel-way", ctx.space(way.space), steps=way.steps),
            press(ctx, legal_action, f"Bus.{way.way}"),
            PRIMARY,
        )
        for way in ctx.view.ways
    ]
    return rows(made)


def _triple(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """All other spaces, a menu for each side of the board; the chosen one is asked once more (CLASSIC-45)."""
    free = set(legal_actions[actions.Go].options(0))
    size = data.TRACK.size // SIDES
    return tuple([_side(ctx, side, range(side * size, (side + 1) * size), free) for side in range(SIDES)])


def _side(ctx: ClassicContext, side: int, spaces: Sequence[Space], free: set[int | str]) -> Menu:
    """One side of the board, owner and price beside each name."""
    choices = property_menus.choices(ctx, [space for space in spaces if space in free], ctx.space_hint)
    first, last = ctx.space(spaces[0]), ctx.space(spaces[-1])
    return Menu(ctx.opens(SIDE_PANELS[side], "?"), ctx.say("panel-side", first=first, last=last), choices)


def _buy(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Buy with the price and what is left, auction; raising money where the cash is short (CLASSIC-53)."""
    lot = ctx.view.lot
    price = ctx.plots[lot].price if lot is not None else 0
    cash = ctx.view.seats[wait.seats[0]].available
    return purchase(ctx, legal_actions[actions.Buy], legal_actions[actions.Decline], price, cash)


def _end(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """Hand over the dice; build first, where that is possible (CLASSIC-20, CLASSIC-22)."""
    made = [button(ctx, legal_actions[actions.EndTurn])]
    build = legal_actions.get(actions.Build)
    if build is not None and build.blocked is None:
        made.append(Button(ctx.words.action(GAME, actions.Build) + "…", ctx.opens(BUILD)))
    return (tuple(made),)


def _inherit(ctx: ClassicContext, wait: Wait, legal_actions: ByVerb) -> tuple[Row, ...]:
    """The mortgages that may be lifted, or none (CLASSIC-159)."""
    made = [button(ctx, legal_actions[actions.Done])]
    lift = legal_actions.get(actions.Lift)
    if lift is not None and lift.blocked is None:
        label = ctx.words.action(GAME, actions.Lift) + "…"
        made.insert(0, Button(label, ctx.controls.press(PLAY, lift.wait, "Lift.?"), PRIMARY))
    return (tuple(made),)


MAKERS: dict[str, Callable[[ClassicContext, Wait, ByVerb], tuple[Row, ...]]] = {
    "roll": lambda ctx, wait, found: ((throw(ctx, found[actions.Roll], losing=bool(losing(ctx, wait.seats[0]))),),),
    "jail": _jail,
    "bus": _bus,
    "triple": _triple,
    "card": lambda ctx, wait, found: ((button(ctx, found[actions.Pay]), button(ctx, found[actions.Draw])),),
    "buy": _buy,
    "end": _end,
    "debt": lambda ctx, wait, found: ((raising(ctx),),),
    "inherit": _inherit,
}
"""By the decision's name. Auctions, shortages, claims and deals have controls of their own."""
