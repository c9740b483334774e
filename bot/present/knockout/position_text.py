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
from bot.present.knockout.replay_board import SCORING
from bot.present.knockout.table_view import GAME, KnockoutTableView

MINUS = "\u2212"
SILENT = (*SCORING, events.Won)
"""Told by the round's bills and by the end."""
MOST = 20
"""Events told below a headline: a slide can move fifteen tokens."""


def news(table_view: KnockoutTableView, told: Sequence[Event]) -> str:
    """What happened, one line each: who slid and where it landed; then what was chosen.

    Every token that was moved: from where to where, or off the board or to Jail (KNOCKOUT-155).
    """
    kept = [event for event in told if not isinstance(event, SILENT)]
    return "\n".join("- " + table_view.words.event(GAME, event, table_view.names) for event in kept[-MOST:])


# ---- how it stands


def standing(table_view: KnockoutTableView) -> tuple[str, ...]:
    """Every side in the order of the reference card: cash, tokens in hand, where the others are; then the pot."""
    view = table_view.view
    order = [*view.card, *(side.index for side in view.sides if side.index not in view.card)]
    made = [side_line(table_view, view.sides[index], place) for place, index in enumerate(order, 1)]
    made.append("-# " + table_view.say("panel-pot", amount=table_view.cash(view.pot)))
    return tuple(made)


def side_line(table_view: KnockoutTableView, side: SideView, place: int) -> str:
    """One side in small letters; one that has resigned is struck through."""
    values = {
        "sign": side_text.sign(table_view, side),
        "colour": side_text.colour_of(table_view, side),
        "cash": table_view.cash(side.cash),
    }
    if side.resigned:
        return "-# " + table_view.say("panel-side-left", names=side_text.players(table_view, side), **values)
    where = whereabouts(table_view, side)
    line = table_view.say(
        "panel-side", place=place, names=side_text.players(table_view, side), left=side.left, **values
    )
    return "-# " + " · ".join([line, *where])


def whereabouts(table_view: KnockoutTableView, side: SideView) -> list[str]:
    """The spaces of a side's tokens, then how many are in Jail and out."""
    spaces = [each.space for each in side.tokens if each.status == BOARD]
    made = []
    for space in dict.fromkeys(spaces):
        count = spaces.count(space)
        name = table_view.space(space)
        made.append(table_view.say("panel-times", what=name, count=count) if count > 1 else name)
    for status in (JAILED, OUT):
        count = sum(each.status == status for each in side.tokens)
        if count:
            made.append(table_view.say(f"panel-{status}", count=count))
    return made


def following(table_view: KnockoutTableView) -> str:
    """Who slides after the player awaited, while regular slides remain."""
    found = next_slider(table_view)
    if found is None:
        return ""
    side, seat = found
    return "-# " + table_view.say("panel-next", sign=side_text.sign(table_view, side), name=table_view.name(seat))


def next_slider(table_view: KnockoutTableView) -> tuple[SideView, Seat] | None:
    """The side after the awaited one on the reference card with a token in hand, and its slider (KNOCKOUT-18)."""
    view, asked = table_view.view, table_view.awaited
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


def bills(table_view: KnockoutTableView, told: Statement) -> tuple[str, ...]:
    """A bill for each side in card order with its arithmetic, then what became of the pot (KNOCKOUT-46, KNOCKOUT-47)."""
    made = [_bill(table_view, told, bill, place) for place, bill in enumerate(told.bills, 1)]
    return (*made, _pot(table_view, told))


def _bill(table_view: KnockoutTableView, told: Statement, bill: Bill, place: int) -> str:
    side = table_view.view.sides[bill.side]
    now = cash_after(table_view, told, bill)
    head = table_view.say(
        "panel-bill",
        place=place,
        sign=side_text.sign(table_view, side),
        names=side_text.players(table_view, side),
        total=signed(table_view, bill.total),
        cash=table_view.cash(now),
    )
    items = _items(table_view, told, bill) or [table_view.say("panel-bill-nothing")]
    return "\n".join([head, *(f"- {item}" for item in items)])


def _items(table_view: KnockoutTableView, told: Statement, bill: Bill) -> list[str]:
    """What a side collects and pays, in the order of KNOCKOUT-47; its share of the pot last."""
    made = []
    if bill.spaces:
        sums = " + ".join(f"{table_view.space(space)} {table_view.cash(CELLS[space].pays)}" for space in bill.spaces)
        made.append(f"{sums} = **{table_view.cash(bill.rents)}**" if len(bill.spaces) > 1 else sums)
    sets = [(table_view.group(group), signed(table_view, BONUS[group])) for group in bill.sets]
    made += [table_view.say("panel-bill-set", group=group, amount=amount) for group, amount in sets]
    if bill.house:
        space = table_view.space(bill.house_space, "the")
        made.append(table_view.say("panel-bill-house", space=space, amount=signed(table_view, bill.house)))
    if bill.tax:
        values = {"count": len(bill.spaces), "each": table_view.cash(TAXED), "amount": signed(table_view, -bill.tax)}
        made.append(table_view.say("panel-bill-tax", **values))
    if bill.share:
        sharers = sum(each.share > 0 for each in told.bills)
        values = {"count": sharers, "pot": table_view.cash(told.pot), "amount": signed(table_view, bill.share)}
        made.append(table_view.say("panel-bill-share", **values))
    return made


def _pot(table_view: KnockoutTableView, told: Statement) -> str:
    """What stayed in the pot, and what the Bank put in (KNOCKOUT-79, KNOCKOUT-80)."""
    taken = sum(bill.share for bill in told.bills)
    amounts = {"pot": table_view.cash(told.pot), "taken": table_view.cash(taken), "left": table_view.cash(told.left)}
    said = table_view.say("panel-bill-pot", **amounts, **{"taken-n": taken})
    return (
        said
        if not told.filled
        else f"{said} {table_view.say('panel-bill-filled', amount=table_view.cash(told.filled))}"
    )


def cash_after(table_view: KnockoutTableView, told: Statement, bill: Bill) -> Cash:
    """A side's cash once the round was scored."""
    course = table_view.view.course
    return course[told.round - 1][bill.side] if len(course) >= told.round else table_view.view.sides[bill.side].cash


def signed(table_view: KnockoutTableView, amount: Cash) -> str:
    """An amount with its sign."""
    return ("+" if amount >= 0 else MINUS) + table_view.cash(abs(amount))
