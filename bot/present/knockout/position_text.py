"""Lines of text about a position of Knockout: what happened, where all tokens are, who comes next, the round's bills.

The game can be played from them alone (KNOCKOUT-155).
"""

from collections.abc import Sequence

from bot.games.knockout import events
from bot.games.knockout.data import BONUS, CELLS, TAXED, TOKENS
from bot.games.knockout.state import BOARD, JAILED, OUT, Bill, Statement
from bot.games.knockout.view import SideView
from bot.kit.contract import Cash, Event, Seat
from bot.present.knockout import side_text
from bot.present.knockout.panel_context import GAME, KnockoutContext

MINUS = "\u2212"
SCORING = (
    events.Collected,
    events.BonusPaid,
    events.HousePaid,
    events.TaxPaid,
    events.PotTaken,
    events.NothingCollected,
    events.RoundScored,
)
"""What is told when a round is scored."""
SILENT = (*SCORING, events.Won)
"""Told by the round's bills and by the end."""


def news(ctx: KnockoutContext, told: Sequence[Event]) -> list[str]:
    """What happened, one line each: who slid and where it landed; then what was chosen.

    Every token that was moved: from where to where, or off the board or to Jail (KNOCKOUT-155).
    """
    return [ctx.words.event(GAME, event, ctx.names) for event in told if not isinstance(event, SILENT)]


# ---- how it stands


def standing(ctx: KnockoutContext) -> tuple[str, ...]:
    """Every side in the order of the reference card: cash, tokens in hand, where the others are; then the pot."""
    view = ctx.view
    order = [*view.card, *(side.index for side in view.sides if side.index not in view.card)]
    made = [side_line(ctx, view.sides[index], place) for place, index in enumerate(order, 1)]
    made.append("-# " + ctx.say("panel-pot", amount=ctx.cash(view.pot)))
    return tuple(made)


def side_line(ctx: KnockoutContext, side: SideView, place: int) -> str:
    """One side in small letters; one that has resigned is struck through."""
    values = {"sign": side_text.sign(ctx, side), "colour": side_text.colour_of(ctx, side), "cash": ctx.cash(side.cash)}
    if side.resigned:
        return "-# " + ctx.say("panel-side-left", names=side_text.players(ctx, side), **values)
    where = whereabouts(ctx, side)
    line = ctx.say("panel-side", place=place, names=side_text.players(ctx, side), left=side.left, **values)
    return "-# " + " · ".join([line, *where])


def whereabouts(ctx: KnockoutContext, side: SideView) -> list[str]:
    """The spaces of a side's tokens, then how many are in Jail and out."""
    spaces = [each.space for each in side.tokens if each.status == BOARD]
    made = []
    for space in dict.fromkeys(spaces):
        count = spaces.count(space)
        name = ctx.space(space)
        made.append(ctx.say("panel-times", what=name, count=count) if count > 1 else name)
    for status in (JAILED, OUT):
        count = sum(each.status == status for each in side.tokens)
        if count:
            made.append(ctx.say(f"panel-{status}", count=count))
    return made


def following(ctx: KnockoutContext) -> str:
    """Who slides after the player awaited, while regular slides remain."""
    found = next_slider(ctx)
    if found is None:
        return ""
    side, seat = found
    return "-# " + ctx.say("panel-next", sign=side_text.sign(ctx, side), name=ctx.name(seat))


def next_slider(ctx: KnockoutContext) -> tuple[SideView, Seat] | None:
    """The side after the awaited one on the reference card with a token in hand, and its slider (KNOCKOUT-18)."""
    view, asked = ctx.view, ctx.awaited
    if asked is None or asked.what != "slide":
        return None
    at = view.card.index(asked.side)
    for index in (*view.card[at + 1 :], *view.card[: at + 1]):
        side = view.sides[index]
        slid = TOKENS - side.left + (index == asked.side)
        if slid < TOKENS and side.members:
            return side, side.members[(slid + view.round - 1) % len(side.members)]
    return None


# ---- the round's bills


def bills(ctx: KnockoutContext, told: Statement) -> tuple[str, ...]:
    """A bill for each side in card order with its arithmetic, then what became of the pot (KNOCKOUT-46, KNOCKOUT-47)."""
    made = [_bill(ctx, told, bill, place) for place, bill in enumerate(told.bills, 1)]
    return (*made, _pot(ctx, told))


def _bill(ctx: KnockoutContext, told: Statement, bill: Bill, place: int) -> str:
    side, course = ctx.view.sides[bill.side], ctx.view.course
    now = course[told.round - 1][bill.side] if len(course) >= told.round else side.cash
    head = ctx.say(
        "panel-bill",
        place=place,
        sign=side_text.sign(ctx, side),
        names=side_text.players(ctx, side),
        total=signed(ctx, bill.total),
        cash=ctx.cash(now),
    )
    items = _items(ctx, told, bill) or [ctx.say("panel-bill-nothing")]
    return "\n".join([head, *(f"- {item}" for item in items)])


def _items(ctx: KnockoutContext, told: Statement, bill: Bill) -> list[str]:
    """What a side collects and pays, in the order of KNOCKOUT-47; its share of the pot last."""
    made = []
    if bill.spaces:
        sums = " + ".join(f"{ctx.space(space)} {ctx.cash(CELLS[space].pays)}" for space in bill.spaces)
        made.append(f"{sums} = **{ctx.cash(bill.rents)}**" if len(bill.spaces) > 1 else sums)
    sets = [(ctx.group(group), signed(ctx, BONUS[group])) for group in bill.sets]
    made += [ctx.say("panel-bill-set", group=group, amount=amount) for group, amount in sets]
    if bill.house:
        space = ctx.space(bill.house_space, "the")
        made.append(ctx.say("panel-bill-house", space=space, amount=signed(ctx, bill.house)))
    if bill.tax:
        values = {"count": len(bill.spaces), "each": ctx.cash(TAXED), "amount": signed(ctx, -bill.tax)}
        made.append(ctx.say("panel-bill-tax", **values))
    if bill.share:
        sharers = sum(each.share > 0 for each in told.bills)
        values = {"count": sharers, "pot": ctx.cash(told.pot), "amount": signed(ctx, bill.share)}
        made.append(ctx.say("panel-bill-share", **values))
    return made


def _pot(ctx: KnockoutContext, told: Statement) -> str:
    """What stayed in the pot, and what the Bank put in (KNOCKOUT-79, KNOCKOUT-80)."""
    taken = sum(bill.share for bill in told.bills)
    amounts = {"pot": ctx.cash(told.pot), "taken": ctx.cash(taken), "left": ctx.cash(told.left)}
    said = ctx.say("panel-bill-pot", **amounts, **{"taken-n": taken})
    return said if not told.filled else f"{said} {ctx.say('panel-bill-filled', amount=ctx.cash(told.filled))}"


def signed(ctx: KnockoutContext, amount: Cash) -> str:
    """An amount with its sign."""
    return ("+" if amount >= 0 else MINUS) + ctx.cash(abs(amount))
