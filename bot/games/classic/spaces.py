"""Landing: what each kind of space asks for (section 4.5)."""

from collections.abc import Callable

from bot.games.classic import auctions, cards, claims, data, jail, payments, phases, title_deeds
from bot.games.classic.actions import Buy, Decline
from bot.games.classic.events import Bought, Declined, TaxPaid, Visited
from bot.games.classic.state import Plot, State, decision, plan, plot
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def resolve(s: State, step: phases.ToArrive, dice: Rng, tell: Tell) -> None:
    """What the space reached asks for, at once (CLASSIC-15); tokens may share a space (CLASSIC-64)."""
    seat = s.turns.active
    b, space = plan(s), s.spaces[seat]
    place = b.place[space]
    if place >= 0:
        property_(s, s.plots[place], step, dice, tell)
    else:
        SPACES[b.squares[space].kind](s, seat, dice, tell)


def property_(s: State, p: Plot, step: phases.ToArrive, dice: Rng, tell: Tell) -> None:
    """Unowned: buy or not (CLASSIC-52, CLASSIC-99). Another's: a claim for its rent (CLASSIC-55).

    Nothing on a mortgaged one (CLASSIC-56, CLASSIC-137) or one's own (CLASSIC-57).
    """
    seat = s.turns.active
    if p.owner is None:
        s.stack.append(phases.ToBuy(decision(s), p.space))
    elif p.owner == seat:
        tell(Visited(seat, p.space, "own"))
    elif p.mortgaged:
        tell(Visited(seat, p.space, "mortgaged"))
    else:
        claims.open_(s, p, step, dice, tell)


def tax(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """What the space shows, to the Bank (CLASSIC-59); nothing is laid on the board (CLASSIC-168)."""
    space = s.spaces[seat]
    amount = plan(s).squares[space].price
    payments.charge(s, Bill(seat, BANK, amount, data.TAX_DUE, space), tell, TaxPaid(seat, space, amount))


def visit(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """A visit to the jail, Free Parking, GO: nothing more (CLASSIC-61, CLASSIC-62, CLASSIC-63, CLASSIC-168)."""
    space = s.spaces[seat]
    tell(Visited(seat, space, plan(s).squares[space].kind))


SPACES: dict[str, Callable[[State, Seat, Rng, Tell], None]] = {
    data.GO: visit,
    data.JAIL: visit,
    data.PARKING: visit,
    data.GO_TO_JAIL: lambda s, seat, dice, tell: jail.send(s, seat, "space", tell),  # CLASSIC-60
    # A Leap of Faith card, a Treasure Chest card (CLASSIC-58).
    data.LEAP: lambda s, seat, dice, tell: cards.draw(s, seat, data.LEAP, dice, tell),
    data.CHEST: lambda s, seat, dice, tell: cards.draw(s, seat, data.CHEST, dice, tell),
    data.TAX: tax,
}


def buy(s: State, seat: Seat, _action: Buy, _dice: Rng, tell: Tell) -> None:
    """The printed price to the Bank for the deed, unmortgaged (CLASSIC-53)."""
    p = plot(s, s.spaces[seat])
    price = plan(s).squares[p.space].price
    s.stack.pop()
    pay(s.purse, seat, BANK, price, tell, Bought(seat, p.space, price))
    title_deeds.transfer(s, p, seat)


def decline(s: State, seat: Seat, _action: Decline, _dice: Rng, tell: Tell) -> None:
    """Not bought: auctioned at once (CLASSIC-54); who could not pay may bid too (CLASSIC-190)."""
    space = s.spaces[seat]
    s.stack.pop()
    tell(Declined(seat, space))
    auctions.start(s, space, tell)
