"""Rent that its owner has to ask for (section 4.7)."""

from bot.games.classic import data, payments, phases, rents
from bot.games.classic.actions import Claim, Unblock
from bot.games.classic.events.rents import ClaimLapsed, ClaimOpened, ClaimRecorded, ClaimUnblocked, RentPaid
from bot.games.classic.state import Claim as Open
from bot.games.classic.state import Plot, State, available, busy, decision
from bot.kit.contract import Refused, Rng, Seat, Tell
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.debt import Bill, Debt


def open_(s: State, p: Plot, step: phases.ToArrive, dice: Rng, tell: Tell) -> None:
    """Owner, payer and amount are fixed as the active player stops there; no money moves yet (CLASSIC-74, CLASSIC-75).

    With the option, the bot asks at once (CLASSIC-85). Each landing is a claim of its own (CLASSIC-181).
    The claim stays with who owns the property now, whoever gets it later (CLASSIC-183).
    """
    assert p.owner is not None, "rent is due on what others own"
    amount = rents.due(s, p, step, dice, tell)
    seat = s.turns.active
    one = Open(decision(s), p.owner, seat, amount, p.space, s.turns.turn)
    s.claims.append(one)
    if s.rules.auto:
        _collect(s, one, tell)
    else:
        tell(ClaimOpened(one.number, one.owner, seat, p.space, amount))


def find(s: State, number: int) -> Open:
    """The open claim of that number. Refused where there is none."""
    for one in s.claims:
        if one.number == number and not one.recorded:
            return one
    raise Refused("claim-lapsed")


def claim(s: State, _seat: Seat, action: Claim, _dice: Rng, tell: Tell) -> None:
    """The payer pays the whole at once, or is in debt (CLASSIC-76, CLASSIC-77).

    While a phase is open it is paid if the payer is not the one in debt and has the cash to spare; else it is
    recorded for afterwards (CLASSIC-83, CLASSIC-187).
    """
    one = find(s, action.claim)
    if not busy(s) or (not _in_debt(s, one.payer) and available(s, one.payer) >= one.amount):
        _collect(s, one, tell)
        return
    one.recorded = True
    tell(ClaimRecorded(one.owner, one.payer, one.space, one.amount))


def _in_debt(s: State, seat: Seat) -> bool:
    """Whether a debt of `seat` is open."""
    return any(isinstance(pending, Debt) and pending.seat == seat for pending in s.stack)


def _collect(s: State, one: Open, tell: Tell) -> None:
    """Take the claim off the table and charge it."""
    s.claims.remove(one)
    bill = Bill(one.payer, one.owner, one.amount, data.RENT, one.space)
    payments.charge(s, bill, tell, RentPaid(one.payer, one.owner, one.space, one.amount))


def collect_next(s: State, tell: Tell) -> bool:
    """After a phase, the recorded claim of the earliest landing (CLASSIC-83, CLASSIC-217); whether there was one."""
    for one in s.claims:
        if one.recorded:
            _collect(s, one, tell)
            return True
    return False


def unblock(s: State, _seat: Seat, action: Unblock, _dice: Rng, tell: Tell) -> None:
    """The protected time is over: the next player may roll, the owner may still ask until then (CLASSIC-80)."""
    one = find(s, action.claim)
    one.guarded = False
    tell(ClaimUnblocked(one.owner, one.payer, one.space))


def roll_over(s: State, tell: Tell) -> None:
    """As the dice are thrown, what is open from earlier turns lapses, the payer's own further rolls apart.

    CLASSIC-78, CLASSIC-79, CLASSIC-182.
    """
    _lapse(s, [one for one in s.claims if one.turn != s.turns.turn], tell)


def forget(s: State, seat: Seat, tell: Tell) -> None:
    """Claims for and against who is out lapse, recorded ones too (CLASSIC-162, CLASSIC-184, CLASSIC-185)."""
    _lapse(s, [one for one in s.claims if seat in (one.owner, one.payer)], tell)


def _lapse(s: State, gone: list[Open], tell: Tell) -> None:
    for one in gone:
        s.claims.remove(one)
        tell(ClaimLapsed(one.owner, one.payer, one.space, one.amount))


def pay_up(s: State, seat: Seat | None, tell: Tell) -> None:
    """Open claims are paid in order of landing as far as the payer's cash goes: those against `seat`, or all.

    For who leaves (CLASSIC-179) and when the time is up (CLASSIC-165).
    """
    for one in [one for one in s.claims if seat is None or one.payer == seat]:
        s.claims.remove(one)
        amount = min(one.amount, s.purse.cash[one.payer])
        pay(s.purse, one.payer, one.owner, amount, tell, RentPaid(one.payer, one.owner, one.space, amount))
