"""Rents: claims that owners have to ask for (section 9)."""

from bot.games.builder import debts
from bot.games.builder.actions import Ask, EndGrace, Waive
from bot.games.builder.data import RENT
from bot.games.builder.events.money import ClaimLapsed, ClaimOpened, ClaimWaived, RentPaid
from bot.games.builder.state import Claim, Deed, State, decision, rent
from bot.kit.contract import Refused, Rng, Seat, Tell
from bot.kit.mechanics.debt import Bill


def stop(s: State, seat: Seat, d: Deed, tell: Tell) -> None:
    """A claim for the rent of this moment, whoever holds the deed later (BUILDER-63, BUILDER-64, BUILDER-74).

    Several may be open against one visitor (BUILDER-68). With the option the rent is asked for at once.
    """
    assert d.owner is not None
    number = 0 if s.rules.auto else decision(s)
    claim = Claim(number, d.owner, seat, d.space, rent(s, d), late=s.rules.grace == "none")
    if s.rules.auto:
        _charge(s, claim, tell)
        return
    s.claims.append(claim)
    tell(ClaimOpened(seat, d.owner, d.space, claim.amount, claim.number))


def _charge(s: State, c: Claim, tell: Tell) -> None:
    """The whole amount from the visitor's cash, or a debt (BUILDER-72)."""
    paid = RentPaid(c.visitor, c.owner, c.space, c.amount, c.number)
    debts.charge(s, Bill(c.visitor, c.owner, c.amount, RENT, c.space), tell, paid, c.number)


def _close(s: State, number: int) -> Claim:
    """Take a claim away, however it ended."""
    for c in s.claims:
        if c.number == number:
            s.claims.remove(c)
            return c
    raise Refused("claim-closed")


def ask(s: State, _seat: Seat, action: Ask, _dice: Rng, tell: Tell) -> None:
    """The owner asks, in jail as elsewhere, and nobody else for him (BUILDER-66, BUILDER-73)."""
    _charge(s, _close(s, action.claim), tell)


def waive(s: State, _seat: Seat, action: Waive, _dice: Rng, tell: Tell) -> None:
    """The owner lets it go for good (BUILDER-71)."""
    c = _close(s, action.claim)
    tell(ClaimWaived(c.visitor, c.owner, c.space, c.number))


def end_grace(s: State, _seat: Seat, action: EndGrace, _dice: Rng, _tell: Tell) -> None:
    """The grace is over: the claim stays open until the next player rolls (BUILDER-69)."""
    for c in s.claims:
        if c.number == action.claim:
            c.late = True


def close_before(s: State, roller: Seat, tell: Tell) -> None:
    """A roll of another than the visitor closes what was not asked for, a roll in jail too (BUILDER-67).

    The owner's own roll gives up the own claim (BUILDER-70).
    """
    _lapse(s, [c for c in s.claims if c.visitor != roller], tell)


def forget(s: State, seat: Seat | None, tell: Tell) -> None:
    """Claims of and against who is out lapse (BUILDER-74, BUILDER-135), and all when the game is over (BUILDER-138)."""
    _lapse(s, [c for c in s.claims if seat is None or seat in (c.owner, c.visitor)], tell)


def _lapse(s: State, gone: list[Claim], tell: Tell) -> None:
    s.claims = [c for c in s.claims if c not in gone]
    for c in gone:
        tell(ClaimLapsed(c.visitor, c.owner, c.space, c.number))
