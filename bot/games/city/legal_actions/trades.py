"""What each seat may do about deals: propose, settle a debt, answer, take back (section 13, phase DEAL)."""

from bot.games.city import actions as verbs
from bot.games.city import data, phases, trade_exec
from bot.games.city.state import State
from bot.kit.contract import Goods, LegalAction, Refusal, Seat
from bot.kit.mechanics import debt, trade
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.trade import Side

RUNNING, EMPTY = Refusal("auction-running"), Refusal("empty-side")
NOTHING_TO_GIVE = LegalAction(verbs.Propose, None, blocked=EMPTY)


def answers(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """Add what `seat` may answer, and what a debtor may offer.

    During an auction deals can be refused and taken back only; they stand still (CITY-43, CITY-206).
    """
    held = isinstance(top, Auction)
    goods = trade_exec.holdings(s)
    for t in s.deals:
        why = RUNNING if held else trade_exec.why_not(s, t, goods) if seat == t.partner else None
        found += trade.legal_actions(t, seat, why, held=held)
    if isinstance(top, Debt) and top.seat == seat and top.creditor >= 0:
        found.append(_settlement(s, top, goods))


def _settlement(s: State, top: Debt, goods: list[Goods]) -> LegalAction:
    """A debtor may offer the creditor player a deal that settles the debt (CITY-123, CITY-126)."""
    mine = Side(goods[top.seat], s.purse.cash[top.seat])
    params = trade.terms(mine, trade_exec.theirs(s, goods[top.creditor], top.creditor), data.STEP)
    return LegalAction(verbs.OfferSettlement, debt.name(top), params, EMPTY if _nothing(mine) else None)


def proposals(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """Add one offer for each partner, outside auctions (CITY-43, CITY-116, CITY-117, CITY-185)."""
    if isinstance(top, Auction):
        return
    goods = trade_exec.holdings(s)
    mine = Side(goods[seat], s.purse.cash[seat])
    if _nothing(mine):
        found.append(NOTHING_TO_GIVE)
        return
    owing = any(isinstance(pending, Debt) for pending in s.stack)
    for partner, here in enumerate(s.solvent):
        if not here or partner == seat:
            continue
        theirs = trade_exec.theirs(s, goods[partner], partner)
        params = trade.terms(mine, theirs, data.STEP)
        why = EMPTY if _nothing(theirs) else trade_exec.hopeless(s, seat, partner, goods) if owing else None
        found.append(LegalAction(verbs.Propose, None, (trade.PARTNERS[partner], *params), why))


def _nothing(side: Side) -> bool:
    """Whether there is nothing to trade with."""
    return not side.goods and side.cash < data.STEP
