"""Step A's move and step B: the salary, and what each kind of space asks for (sections 3 and 4)."""

from collections.abc import Callable

from bot.games.city import chance, data, debts, held_cards, jail, movement, phases, rents, specials
from bot.games.city.actions import Buy
from bot.games.city.custom_board import board
from bot.games.city.events import Bought, TaxPaid, Visited
from bot.games.city.state import State, decision, for_sale, owned, plot
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def move(s: State, steps: int, tell: Tell) -> None:
    """A move by the dice: the space is resolved once no taxi stands between (CITY-10, CITY-102)."""
    s.stack.append(phases.ToArrive())
    movement.advance(s, steps, tell)
    held_cards.hail(s)


def resolve(s: State, dice: Rng, tell: Tell) -> None:
    """Step B: what the space reached asks for (CITY-10)."""
    seat = s.turns.active
    SPACES[data.SPACES[s.spaces[seat]]](s, seat, dice, tell)


def district(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """Unowned: buy or auction (CITY-22). Another's: its rent, at once (CITY-24, CITY-53, CITY-54).

    Nothing on an own or a mortgaged one (CITY-25, CITY-26) or one promised to all bidders (CITY-210).
    """
    space = s.spaces[seat]
    p = plot(s, space)
    if p.owner is None and not p.waiting:
        s.stack.append(phases.ToBuy(decision(s), space))
    elif p.owner is None:
        tell(Visited(seat, space, "waiting"))
    elif p.owner == seat:
        tell(Visited(seat, space, "own"))
    elif p.mortgage:
        tell(Visited(seat, space, "mortgaged"))
    else:
        paid = rents.paid(s, seat, p)
        debts.charge(s, Bill(seat, p.owner, paid.amount, data.RENT, space), tell, paid)


def auction_space(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """Any unowned district may be named, if there is one (CITY-27, CITY-179)."""
    if for_sale(s):
        s.stack.append(phases.ToChoose(decision(s)))
    else:
        tell(Visited(seat, s.spaces[seat], "none-unowned"))


def tax(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """2M from who owns any industrial block, mortgaged districts included (CITY-28, CITY-178)."""
    if any(p.industrial for p in owned(s, seat)):
        amount = data.INDUSTRIAL_TAX
        bill = Bill(seat, BANK, amount, data.TAX, s.spaces[seat])
        debts.charge(s, bill, tell, TaxPaid(seat, amount))
    else:
        tell(Visited(seat, s.spaces[seat], "no-industry"))


def visit(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """GO, the jail as a visitor: nothing more (CITY-33, CITY-34)."""
    space = s.spaces[seat]
    tell(Visited(seat, space, data.SPACES[space]))


SPACES: dict[str, Callable[[State, Seat, Rng, Tell], None]] = {
    "go": visit,
    "district": district,
    "chance": chance.draw,
    "tax": tax,
    "permission": specials.permission,
    "jail": visit,
    "auction": auction_space,
    "parking": held_cards.parking,
    "go-to-jail": lambda s, seat, dice, tell: jail.send(
        s, seat, "space", tell
    ),  # even after a double (CITY-32, CITY-160)
}


def buy(s: State, seat: Seat, _action: Buy, _dice: Rng, tell: Tell) -> None:
    """The printed price for the district reached (CITY-22, CITY-23)."""
    space = s.spaces[seat]
    price = board(s.board).districts[space].price
    s.stack.pop()
    s.fresh.append(space)
    pay(s.purse, seat, BANK, price, tell, Bought(seat, space, price))
    plot(s, space).owner = seat
