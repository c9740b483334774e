"""Lines of text about a position of Knockout: what happened, where all tokens are, who comes next, the round's bills.

The game can be played from them alone (KNOCKOUT-155).
"""

from collections.abc import Sequence

from bot.games.kit.model import Cash, Event, Seat
from bot.games.knockout import events
from bot.games.knockout.data import BONUS, CELLS, TAXED, TOKENS
from bot.games.knockout.state import BOARD, JAILED, OUT, Bill, Statement
from bot.games.knockout.view import SideView
from bot.present.knockout.record import SCORING
from bot.present.knockout.scene import GAME, Scene

MINUS = "\u2212"
SILENT = (*SCORING, events.Won)
"""Told by the round's bills and by the end."""
MOST = 20
"""Events told below a headline: a slide can move fifteen tokens."""


def news(scene: Scene, told: Sequence[Event]) -> str:
    """What happened, one line each: who slid and where it landed; then what was chosen.

    Every token that was moved: from where to where, or off the board or to Jail (KNOCKOUT-155).
    """
    kept = [event for event in told if not isinstance(event, SILENT)]
    return "\n".join("- " + scene.words.event(GAME, event, scene.names) for event in kept[-MOST:])


# ---- how it stands


def standing(scene: Scene) -> tuple[str, ...]:
    """Every side in the order of the reference card: cash, tokens in hand, where the others are; then the pot."""
    view = scene.view
    order = [*view.card, *(side.index for side in view.sides if side.index not in view.card)]
    made = [side_line(scene, view.sides[index], place) for place, index in enumerate(order, 1)]
    made.append("-# " + scene.say("panel-pot", amount=scene.cash(view.pot)))
    return tuple(made)


def side_line(scene: Scene, side: SideView, place: int) -> str:
    """One side in small letters; one that has resigned is struck through."""
    values = {"sign": scene.sign(side), "colour": scene.colour_of(side), "cash": scene.cash(side.cash)}
    if side.resigned:
        return "-# " + scene.say("panel-side-left", names=scene.players(side), **values)
    where = whereabouts(scene, side)
    line = scene.say("panel-side", place=place, names=scene.players(side), left=side.left, **values)
    return "-# " + " · ".join([line, *where])


def whereabouts(scene: Scene, side: SideView) -> list[str]:
    """The spaces of a side's tokens, then how many are in Jail and out."""
    spaces = [each.space for each in side.tokens if each.status == BOARD]
    made = []
    for space in dict.fromkeys(spaces):
        count = spaces.count(space)
        name = scene.space(space)
        made.append(scene.say("panel-times", what=name, count=count) if count > 1 else name)
    for status in (JAILED, OUT):
        count = sum(each.status == status for each in side.tokens)
        if count:
            made.append(scene.say(f"panel-{status}", count=count))
    return made


def following(scene: Scene) -> str:
    """Who slides after whoever is awaited, while regular slides remain."""
    found = next_slider(scene)
    if found is None:
        return ""
    side, seat = found
    return "-# " + scene.say("panel-next", sign=scene.sign(side), name=scene.name(seat))


def next_slider(scene: Scene) -> tuple[SideView, Seat] | None:
    """The side after the awaited one on the reference card with a token in hand, and its slider (KNOCKOUT-18)."""
    view, asked = scene.view, scene.awaited
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


def bills(scene: Scene, told: Statement) -> tuple[str, ...]:
    """A bill for each side in card order with its arithmetic, then what became of the pot (KNOCKOUT-46, KNOCKOUT-47)."""
    made = [_bill(scene, told, bill, place) for place, bill in enumerate(told.bills, 1)]
    return (*made, _pot(scene, told))


def _bill(scene: Scene, told: Statement, bill: Bill, place: int) -> str:
    side = scene.view.sides[bill.side]
    now = cash_after(scene, told, bill)
    head = scene.say(
        "panel-bill",
        place=place,
        sign=scene.sign(side),
        names=scene.players(side),
        total=signed(scene, bill.total),
        cash=scene.cash(now),
    )
    items = _items(scene, told, bill) or [scene.say("panel-bill-nothing")]
    return "\n".join([head, *(f"- {item}" for item in items)])


def _items(scene: Scene, told: Statement, bill: Bill) -> list[str]:
    """What a side collects and pays, in the order of KNOCKOUT-47; its share of the pot last."""
    made = []
    if bill.spaces:
        sums = " + ".join(f"{scene.space(space)} {scene.cash(CELLS[space].pays)}" for space in bill.spaces)
        made.append(f"{sums} = **{scene.cash(bill.rents)}**" if len(bill.spaces) > 1 else sums)
    sets = [(scene.group(group), signed(scene, BONUS[group])) for group in bill.sets]
    made += [scene.say("panel-bill-set", group=group, amount=amount) for group, amount in sets]
    if bill.house:
        space = scene.space(bill.house_space, "the")
        made.append(scene.say("panel-bill-house", space=space, amount=signed(scene, bill.house)))
    if bill.tax:
        values = {"count": len(bill.spaces), "each": scene.cash(TAXED), "amount": signed(scene, -bill.tax)}
        made.append(scene.say("panel-bill-tax", **values))
    if bill.share:
        sharers = sum(each.share > 0 for each in told.bills)
        values = {"count": sharers, "pot": scene.cash(told.pot), "amount": signed(scene, bill.share)}
        made.append(scene.say("panel-bill-share", **values))
    return made


def _pot(scene: Scene, told: Statement) -> str:
    """What stayed in the pot, and what the Bank put in (KNOCKOUT-79, KNOCKOUT-80)."""
    taken = sum(bill.share for bill in told.bills)
    amounts = {"pot": scene.cash(told.pot), "taken": scene.cash(taken), "left": scene.cash(told.left)}
    said = scene.say("panel-bill-pot", **amounts, **{"taken-n": taken})
    return said if not told.filled else f"{said} {scene.say('panel-bill-filled', amount=scene.cash(told.filled))}"


def cash_after(scene: Scene, told: Statement, bill: Bill) -> Cash:
    """A side's cash once the round was scored."""
    course = scene.view.course
    return course[told.round - 1][bill.side] if len(course) >= told.round else scene.view.sides[bill.side].cash


def signed(scene: Scene, amount: Cash) -> str:
    """An amount with its sign."""
    return ("+" if amount >= 0 else MINUS) + scene.cash(abs(amount))
