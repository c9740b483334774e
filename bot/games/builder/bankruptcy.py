"""Who goes out, and what becomes of what is left (sections 18 and 20)."""

from bot.games.builder import auctions, chips, claims, debts, game_over, inherited_mortgages, phases, trades
from bot.games.builder.actions import GoBankrupt, Leave, Settle
from bot.games.builder.events.game_over import EstatePassed, LeftGame, WentBankrupt
from bot.games.builder.events.money import DebtCancelled
from bot.games.builder.state import State, mortgage_values, owned
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import debt, deck
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Debt


def go_bankrupt(s: State, _seat: Seat, _action: GoBankrupt, _dice: Rng, tell: Tell) -> None:
    """Give up a debt that cannot be met (BUILDER-129)."""
    _bankrupt(s, s.debts[0], tell)


def settle(s: State, _seat: Seat, _action: Settle, _dice: Rng, tell: Tell) -> None:
    """The time is up: mortgages from the lowest value up until the debt is covered; if it never is, bankruptcy.

    BUILDER-130.
    """
    due = s.debts[0]
    if not _raise(s, due, tell):
        _bankrupt(s, due, tell)


def _raise(s: State, due: Debt, tell: Tell) -> bool:
    """Mortgage what covers a debt, and pay it; False when all together would not."""
    spaces = debt.enough(due.amount - s.purse.cash[due.seat], mortgage_values(s, due.seat))
    for space in spaces or ():
        debts.turn_over(s, due.seat, space, tell)
    if spaces is not None:
        debts.pay_due(s, tell)
    return spaces is not None


def _bankrupt(s: State, due: Debt, tell: Tell) -> None:
    """Out of the turns, but not out of the count (BUILDER-134)."""
    tell(WentBankrupt(due.seat, due.creditor))
    _go_out(s, due.seat, due.creditor, tell)


def leave(s: State, seat: Seat, _action: Leave, _dice: Rng, tell: Tell) -> None:
    """Bankrupt to the bank by own choice; but first debts are paid, and what cannot be met hands over all (BUILDER-148)."""
    tell(LeftGame(seat))
    creditor = BANK
    while s.debts and s.debts[0].seat == seat:
        due = s.debts[0]
        if not _raise(s, due, tell):
            creditor = due.creditor
            break
    s.left.append(seat)
    _go_out(s, seat, creditor, tell)


def _go_out(s: State, seat: Seat, creditor: Seat, tell: Tell) -> None:
    """No more turns, claims, offers, debts; the estate to the creditor; then see who is left (BUILDER-134, BUILDER-135).

    If all others have left, the last one wins at once, bankrupt or not (BUILDER-149). If nobody is active any more, all
    is counted (BUILDER-165).
    """
    s.active[seat] = False
    s.jailed[seat] = False
    s.scrapped += s.blocks[seat]
    s.blocks[seat] = 0
    trades.forget(s, seat, tell)
    claims.forget(s, seat, tell)
    # What it owes goes with the estate; what is owed to it is cancelled (BUILDER-74, BUILDER-132).
    for due in [due for due in s.debts if due.creditor == seat]:
        tell(DebtCancelled(due.seat, seat, due.amount))
    s.debts = [due for due in s.debts if seat not in (due.seat, due.creditor)]
    s.inherits = [i for i in s.inherits if i.seat != seat]
    _pass_on(s, seat, creditor, tell)
    _clear(s, seat)
    if len(s.left) == len(s.active) - 1:
        game_over.end(s, "alone", tell)
    elif not any(s.active):
        game_over.end(s, "nobody", tell)


def _pass_on(s: State, seat: Seat, creditor: Seat, tell: Tell) -> None:
    """To a player: all deeds mortgaged, the money, chips and cards (BUILDER-131, BUILDER-132); else to the bank.

    The bank takes deeds back free of mortgage, without an auction; kept cards go under the pile (BUILDER-133).
    """
    deeds = owned(s, seat)
    for d in deeds if creditor >= 0 else ():
        if not d.mortgaged:
            debts.turn_over(s, seat, d.space, tell)
    cash, held, cards = s.purse.cash[seat], list(s.chips[seat]), s.cards[seat]
    passed = EstatePassed(seat, creditor, cash, len(deeds), chips.words(held), len(cards))
    pay(s.purse, seat, creditor, cash, tell, passed)
    s.cards[seat] = []
    for d in deeds:
        s.fresh.append(d.space)
        d.owner = creditor if creditor >= 0 else None
        d.mortgaged = creditor >= 0
    if creditor >= 0:
        chips.hand_over(s, seat, creditor, held)
        s.cards[creditor] += cards
        inherited_mortgages.open_(s, creditor, [d.space for d in deeds])
        return
    chips.give_back(s, seat, held)
    for card in cards:
        deck.bury(s.chance, card)


def _clear(s: State, seat: Seat) -> None:
    """The turn of who was active passes on, after an auction that is already open (BUILDER-19, BUILDER-135)."""
    if seat == s.turns.active:
        s.again = False
        s.stack = [pending for pending in s.stack if isinstance(pending, phases.Sale)]
    auctions.forget(s, seat)
