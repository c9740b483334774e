"""Who cannot pay goes out: what becomes of the estate, by creditor (section 4.16)."""

from bot.games.classic import claims, data, decks, final_count, open_trades, payments, phases, title_deeds
from bot.games.classic.events.money import (
    BuildingsReturned,
    CreditorReplaced,
    DeedsPledged,
    EstateOpened,
    EstatePassed,
    InterestPaid,
    PotShared,
    WentBankrupt,
)
from bot.games.classic.state import Owed, Plot, State, owned, plan
from bot.games.classic.waits import NAMES
from bot.kit.contract import Seat, Space, Tell
from bot.kit.mechanics import deck
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill, Debt

STEPS = (*NAMES, phases.ToMove, phases.ToArrive, phases.ToMeet)
"""What belongs to the turn of the active player."""


def bankrupt(s: State, owed: Debt, tell: Tell) -> None:
    """A debt that cannot be met: its debtor is out (CLASSIC-152 to CLASSIC-154)."""
    tell(WentBankrupt(owed.seat, owed.creditor))
    go_out(s, owed.seat, owed, tell)


def go_out(s: State, seat: Seat, owed: Debt | None, tell: Tell) -> None:
    """The player takes no further part; the estate goes to the creditor of `owed`, without one to the Bank.

    Claims lapse, and if it was the active player the turn is over (CLASSIC-162). What follows a debt belongs to its
    phase; any other estate waits for the phase that is open (CLASSIC-217).
    """
    s.solvent[seat], s.jailed[seat] = False, False
    s.out.append(seat)
    s.stack = [pending for pending in s.stack if pending is not owed]
    _clear(s, seat, tell)
    claims.forget(s, seat, tell)
    open_trades.forget(s, seat, tell)
    over = sum(s.solvent) == 1
    creditor = BANK if owed is None else owed.creditor
    if creditor >= 0:
        _to_player(s, seat, creditor, tell, over=over)
    else:
        lots = _to_pot(s, seat, owed, tell) if owed and creditor == data.EACH else _to_bank(s, seat, tell)
        if lots.spaces or lots.creditors:
            tell(EstateOpened(seat, len(lots.spaces)))
            (s.due if owed is None else s.stack).append(lots)
    if over:
        final_count.end(s, tell)


def _clear(s: State, seat: Seat, tell: Tell) -> None:
    """Take away what waited for a seat that is out: the steps of its turn, what it owes or is owed later.

    A property that was being decided about stays with the Bank (CLASSIC-186); the turn is over, after the auctions
    (CLASSIC-162, CLASSIC-212); a debt to it is the Bank's now (CLASSIC-220).
    """
    active = seat == s.turns.active
    gone = [one for one in s.stack if _waits_for(one, seat, active=active)]
    s.stack = [one for one in s.stack if not any(one is other for other in gone)]
    for one in gone:
        if isinstance(one, phases.ToChooseCard):
            deck.bury(decks.pile(s, one.deck), one.card)
    s.due = [due for due in s.due if not (isinstance(due, Owed) and seat in (due.seat, due.creditor))]
    if active:
        s.again, s.ending = False, True
    _replace_creditor(s, seat, tell)


def _waits_for(pending: phases.Pending, seat: Seat, *, active: bool) -> bool:
    if isinstance(pending, phases.ToInherit):
        return pending.seat == seat
    return active and isinstance(pending, STEPS)


# ---- to a player


def _to_player(s: State, seat: Seat, creditor: Seat, tell: Tell, *, over: bool) -> None:
    """Buildings are sold, properties mortgaged; cash, deeds and jail cards go over (CLASSIC-157).

    The creditor pays the tenth of each mortgage as one sum (CLASSIC-158, CLASSIC-201), then may lift (CLASSIC-159).
    When nobody else is left nothing follows (CLASSIC-209).
    """
    _sell_all(s, seat, tell)
    plots = owned(s, seat)
    _pledge_all(s, seat, [p for p in plots if not p.mortgaged], tell)
    cash, held = s.purse.cash[seat], s.cards[seat]
    s.cards[creditor] = sorted([*s.cards[creditor], *held])
    s.cards[seat] = []
    pay(s.purse, seat, creditor, cash, tell, EstatePassed(seat, creditor, cash, len(plots), len(held)))
    for p in plots:
        title_deeds.transfer(s, p, creditor)
    if plots and not over:
        _interest(s, creditor, plots, tell)


def _interest(s: State, creditor: Seat, plots: list[Plot], tell: Tell) -> None:
    """The tenth of every mortgage received, each rounded up, as one debt to the Bank if short.

    CLASSIC-139, CLASSIC-158, CLASSIC-201, CLASSIC-208.
    """
    b = plan(s)
    s.stack.append(phases.ToInherit(creditor, [p.space for p in plots]))
    amount = sum([b.interests[b.place[p.space]] for p in plots])
    bill = Bill(creditor, BANK, amount, data.INTEREST)
    payments.charge(s, bill, tell, InterestPaid(creditor, amount))


def _sell_all(s: State, seat: Seat, tell: Tell) -> None:
    """All buildings back to the Bank at half price (CLASSIC-157, CLASSIC-161)."""
    b = plan(s)
    plots = [p for p in owned(s, seat) if p.level]
    if not plots:
        return
    amount = sum([p.level * (b.squares[p.space].shop // 2) for p in plots])
    count = sum([p.level for p in plots])
    title_deeds.rebuild(s, plots, [0] * len(plots))
    pay(s.purse, BANK, seat, amount, tell, BuildingsReturned(seat, count, amount))


def _pledge_all(s: State, seat: Seat, plots: list[Plot], tell: Tell) -> None:
    """All properties that are unmortgaged still are mortgaged (CLASSIC-157)."""
    if not plots:
        return
    b = plan(s)
    amount = sum([b.mortgages[b.place[p.space]] for p in plots])
    for p in plots:
        p.mortgaged = True
    pay(s.purse, BANK, seat, amount, tell, DeedsPledged(seat, len(plots), amount))


# ---- to the Bank


def _to_bank(s: State, seat: Seat, tell: Tell) -> phases.Lots:
    """Cash and buildings go to the Bank, jail cards under their decks; the properties, free of mortgage, are auctioned.

    CLASSIC-160, CLASSIC-179.
    """
    plots = [p for p in owned(s, seat) if p.level]
    if plots:
        tell(BuildingsReturned(seat, sum([p.level for p in plots]), 0))
        title_deeds.rebuild(s, plots, [0] * len(plots))
    held = len(s.cards[seat])
    spaces = _set_free(s, seat)
    cash = s.purse.cash[seat]
    pay(s.purse, seat, BANK, cash, tell, EstatePassed(seat, BANK, cash, len(spaces), held))
    return phases.Lots(seat, spaces)


def _set_free(s: State, seat: Seat) -> list[Space]:
    """Kept cards go under their own decks; the properties are nobody's, unmortgaged: their spaces in board order."""
    for kept in list(s.cards[seat]):
        decks.give_up(s, seat, kept)
    plots = owned(s, seat)
    for p in plots:
        p.mortgaged = False
        title_deeds.transfer(s, p, None)
    return [p.space for p in plots]


# ---- to each other player


def _to_pot(s: State, seat: Seat, owed: Debt, tell: Tell) -> phases.Lots:
    """Cash, building money and what the auctions bring are a pot for the creditors (CLASSIC-161)."""
    _sell_all(s, seat, tell)
    held = len(s.cards[seat])
    spaces = _set_free(s, seat)
    cash = s.purse.cash[seat]
    creditors, s.shares = s.shares, []
    pay(s.purse, seat, BANK, cash, tell, EstatePassed(seat, data.EACH, cash, len(spaces), held))
    return phases.Lots(seat, spaces, creditors, cash, owed.amount // len(creditors))


def share_out(s: State, lots: phases.Lots, tell: Tell) -> None:
    """Each creditor gets an equal part of the pot, rounded down, at most what was owed; the rest is the Bank's.

    CLASSIC-161; the part of a creditor who has left is the Bank's too (CLASSIC-220).
    """
    if not lots.creditors:
        return
    part = min(lots.pot // len(lots.creditors), lots.share)
    for creditor in lots.creditors:
        if creditor >= 0:
            pay(s.purse, BANK, creditor, part, tell, PotShared(creditor, part))


def _replace_creditor(s: State, seat: Seat, tell: Tell) -> None:
    """The Bank takes the place of a creditor who is out; what is not yet due lapses (CLASSIC-220)."""
    for pending in s.stack:
        if isinstance(pending, Debt) and pending.creditor == seat:
            tell(CreditorReplaced(pending.seat, seat))
            pending.creditor = BANK
        elif isinstance(pending, Debt) and pending.creditor == data.EACH and seat in s.shares:
            tell(CreditorReplaced(pending.seat, seat))
        if isinstance(pending, phases.Lots):
            pending.creditors = [BANK if other == seat else other for other in pending.creditors]
    s.shares = [BANK if other == seat else other for other in s.shares]
