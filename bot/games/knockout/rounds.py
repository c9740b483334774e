"""The end of a round: collecting and paying, the pot, the new order; and the end of the game (sections 5, 8, 15)."""

from msgspec.structs import replace

from bot.games.knockout import events, scoring, state
from bot.games.knockout.data import BONUS, POT
from bot.games.knockout.scoring import Lie
from bot.games.knockout.state import (
    NOBODY,
    Bill,
    State,
    Statement,
    acting,
    cash,
    colour,
    lying,
    members,
    numbers,
    playing,
    pot,
    space_of,
    token,
)
from bot.kit.contract import Cash, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.ranking import ranking


def lie(s: State) -> Lie:
    """The spaces of every side's tokens; a resigned side's count for nothing (KNOCKOUT-182)."""
    return {
        index: [space for t in side.tokens if (space := space_of(t))] if side.members else []
        for index, side in enumerate(s.sides)
    }


def rounds(s: State) -> int:
    """How many rounds will have been played at the end as things stand.

    Until every remaining side has gone first once (KNOCKOUT-14, KNOCKOUT-183).
    """
    if s.stage == state.OVER:
        return s.round
    return s.round + sum([not s.sides[index].led for index in acting(s)])


def score(s: State, tell: Tell) -> None:
    """Steps 3 and 4; no token moves in them (KNOCKOUT-46, KNOCKOUT-47, KNOCKOUT-48).

    Then the Bank puts 500 into the pot if nothing at all is left in it and a round is to come (KNOCKOUT-80, KNOCKOUT-83).
    """
    order, where, last = acting(s), lie(s), finishing(s)
    bills = scoring.bills(order, where)
    for bill in bills:
        settle(s, bill, tell)
    given = pot(s)
    sharers, share = scoring.shares(order, where, given)
    for index in sharers:
        if share:
            event = events.PotTaken(colour(s, index), members(s, index), share, len(sharers))
            pay(s.purse, len(s.sides), index, share, tell, event)
    left = pot(s)
    filled = 0 if last or left else POT
    bills = [replace(bill, share=share) if bill.side in sharers else bill for bill in bills]
    s.statement = Statement(s.round, tuple(bills), tuple(lying(s)), given, left, filled, jailed(s))
    s.course.append([cash(s, index) for index in range(len(s.sides))])
    refill(s, filled, tell)


def jailed(s: State) -> tuple[int, ...]:
    """The tokens in Jail, by number."""
    return tuple([number for side in s.sides for number in numbers(side) if token(s, number).status == state.JAILED])


def settle(s: State, bill: Bill, tell: Tell) -> None:
    """A side's step 3: properties, set bonuses, House, Luxury Tax into the pot (KNOCKOUT-47, KNOCKOUT-73).

    The tax can always be paid, for each property paid at least as much (KNOCKOUT-76).
    """
    index, who = bill.side, (colour(s, bill.side), members(s, bill.side))
    if not bill.spaces:
        tell(events.NothingCollected(*who))
        return
    pay(s.purse, BANK, index, bill.rents, tell, events.Collected(*who, bill.spaces, bill.rents))
    for group in bill.sets:
        bonus = BONUS[group]
        pay(s.purse, BANK, index, bonus, tell, events.BonusPaid(*who, group, bonus))
    if bill.house:
        pay(s.purse, BANK, index, bill.house, tell, events.HousePaid(*who, bill.house_space, bill.house))
    if bill.tax:
        event = events.TaxPaid(*who, len(bill.spaces), bill.tax)
        pay(s.purse, index, len(s.sides), bill.tax, tell, event)


def refill(s: State, filled: Cash, tell: Tell) -> None:
    """What the Bank puts into the pot, and the round is over."""
    told = events.RoundScored(s.round, pot(s), filled)
    pay(s.purse, BANK, len(s.sides), filled, tell, told)


def finishing(s: State) -> bool:
    """Whether this round is the last: every remaining side has gone first (KNOCKOUT-14, KNOCKOUT-183)."""
    return all(s.sides[index].led for index in playing(s))


def clear(s: State) -> None:
    """All tokens return to their owners, whatever became of them (KNOCKOUT-20, KNOCKOUT-39)."""
    for side in s.sides:
        for t in side.tokens:
            t.status, t.x, t.y, t.used, t.slider = state.HAND, 0, 0, False, NOBODY


def rotate(s: State) -> None:
    """The top marker goes to the bottom; then those of resigned sides leave the card (KNOCKOUT-21, KNOCKOUT-183)."""
    s.card = [index for index in [*s.card[1:], s.card[0]] if s.sides[index].members]


def finish(s: State, why: str, tell: Tell) -> None:
    """The game is over (KNOCKOUT-81, KNOCKOUT-82, KNOCKOUT-184)."""
    s.stage, s.pending = state.OVER, None
    s.jail.clear()
    places = standing(s)
    first = [index for index, place in enumerate(places) if place == 1]
    s.ranks = by_seat(s, places)
    seats = tuple([seat for index in first for seat in members(s, index)])
    tell(events.Won(tuple([colour(s, index) for index in first]), seats, cash(s, first[0]), why))


def standing(s: State) -> list[int]:
    """The place of each side: by cash, equals share it and the next is left out.

    Resigned sides after all others (KNOCKOUT-182, KNOCKOUT-189).
    """
    return ranking({index: (bool(side.members), cash(s, index)) for index, side in enumerate(s.sides)}, ())


def by_seat(s: State, places: list[int]) -> list[int]:
    """A team wins or loses as one (KNOCKOUT-3)."""
    ranks: dict[Seat, int] = {seat: places[index] for index, side in enumerate(s.sides) for seat in side.seats}
    return [ranks[seat] for seat in range(len(s.missed))]
