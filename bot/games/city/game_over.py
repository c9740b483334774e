"""Who goes out, what becomes of the estate, and the final count (sections 15 and 16)."""

from bot.games.city import game_hour, held_cards, phases, trades
from bot.games.city.actions import Leave
from bot.games.city.events import Counted, EstatePassed, GameEnded, LeftGame, WentBankrupt
from bot.games.city.state import Plot, State, fortunes, owned, rent
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics import auction, deck
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.ranking import ranking


def bankrupt(s: State, seat: Seat, creditor: Seat, tell: Tell) -> None:
    """A debt that cannot be met eliminates (CITY-135, CITY-181)."""
    tell(WentBankrupt(seat, creditor))
    _go_out(s, seat, creditor, tell)


def leave(s: State, seat: Seat, _action: Leave, _dice: Rng, tell: Tell) -> None:
    """Out by own choice: bankrupt to the creditor if a player is owed, else to the bank (CITY-141).

    What is due in the phase PAY is owed too.
    """
    creditor = BANK
    for pending in s.stack:
        if isinstance(pending, (Debt, phases.ToPay)) and pending.seat == seat:
            creditor = pending.creditor
    tell(LeftGame(seat))
    _go_out(s, seat, creditor, tell)


def _go_out(s: State, seat: Seat, creditor: Seat, tell: Tell) -> None:
    """Hand over the estate, clear what waited for the seat, and see who is left (CITY-135, CITY-140)."""
    s.solvent[seat] = False
    s.jailed[seat] = False
    s.out.append(seat)
    trades.forget(s, seat, tell)
    plots = owned(s, seat)
    cash = s.purse.cash[seat]
    if cash or plots or s.cards[seat]:
        pay(s.purse, seat, creditor, cash, tell, EstatePassed(seat, creditor, cash, len(plots), len(s.cards[seat])))
    for p in plots:
        _hand_over(s, p, creditor)
    held_cards.inherit(s, seat, creditor)
    if sum(s.solvent) == 1:
        end(s, tell)
        return
    _clear(s, seat)
    game_hour.forget(s, seat, tell)


def _hand_over(s: State, p: Plot, creditor: Seat) -> None:
    """To a player as it stands (CITY-139, CITY-183); to the bank free of mortgage, for auction (CITY-136, CITY-137).

    Lots wait in board order, those of a further leaver behind them (CITY-143), and are nobody's meanwhile (CITY-210).
    """
    s.fresh.append(p.space)
    if creditor >= 0:
        p.owner = creditor
        return
    p.owner, p.mortgage, p.waiting = None, 0, True
    s.lots.append(p.space)


def _clear(s: State, seat: Seat) -> None:
    """Take away what waited for the seat; a debt owed to it is cancelled (CITY-166), a card asked about goes under.

    The turn of the active player is over, but a running auction is finished first, without the seat's bids
    (CITY-142, CITY-143, CITY-207).
    """
    active = seat == s.turns.active
    gone = [pending for pending in s.stack if _waits_for(pending, seat, active=active)]
    s.stack = [pending for pending in s.stack if not any(pending is other for other in gone)]
    _put_under(s, gone)
    if active:
        s.again = False
    if s.stack and isinstance(s.stack[-1], Auction):
        auction.strike(s.stack[-1], seat, s.purse.cash)


def _waits_for(pending: phases.Pending, seat: Seat, *, active: bool) -> bool:
    """Whether a pending thing goes with the seat: all of the active player's but an auction, and what it owes or is owed."""
    if isinstance(pending, (Debt, phases.ToPay)) and seat in (pending.seat, pending.creditor):
        return True
    return active and not isinstance(pending, Auction)


def _put_under(s: State, gone: list[phases.Pending]) -> None:
    """A card that nobody answers any more goes under the pile (CITY-99)."""
    for pending in gone:
        if isinstance(pending, phases.ToPick):
            deck.bury(s.chance, pending.card)


def stop(s: State, tell: Tell) -> None:
    """The people have called the game off: the count of what everybody has now, which ends the chart too."""
    s.course.append(fortunes(s))
    end(s, tell)


def end(s: State, tell: Tell) -> None:
    """The count: most wealth first, then cash, then districts; else rank is shared (CITY-149 to CITY-151).

    A last solvent player has won without counting (CITY-150). Who is out ranks behind, the last to go before the
    first.
    """
    _put_under(s, s.stack)
    s.stack.clear()
    s.lots.clear()
    s.hour.vote = None
    trades.forget(s, None, tell)
    alive = [seat for seat, solvent in enumerate(s.solvent) if solvent]
    counts = {seat: _count(s, seat) for seat in alive}
    s.ranks = ranking(counts, s.out)
    for seat in sorted(alive, key=s.ranks.__getitem__):
        total, cash, _ = counts[seat]
        tell(Counted(seat, cash, total - cash, total, s.ranks[seat]))
    tell(GameEnded())


def _count(s: State, seat: Seat) -> tuple[Cash, Cash, int]:
    """Final wealth, cash and districts, in the order in which they decide (CITY-149, CITY-151)."""
    cash = s.purse.cash[seat]
    plots = owned(s, seat)
    return cash + sum([rent(s, p) for p in plots]), cash, len(plots)
