"""What each seat may do about trades and mortgages (sections 16 and 17)."""

from bot.games.builder import actions as verbs
from bot.games.builder import data, trades
from bot.games.builder.debts import free_cash
from bot.games.builder.state import Inherit, State, debtor, owned
from bot.kit.contract import Choice, LegalAction, Refusal, Seat, Space, Value
from bot.kit.mechanics import trade
from bot.kit.mechanics.choices import offer, sort_out
from bot.kit.mechanics.debt import unpaid
from bot.kit.mechanics.trade import Side

MORTGAGED, OWING, EMPTY = Refusal("mortgaged"), Refusal("debt-comes-first"), Refusal("empty-side")


def answers(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Add what `seat` may do about open offers: accept, decline, cancel (BUILDER-119, BUILDER-120)."""
    for t in s.deals:
        why = trades.held_back(s, t) if seat == t.partner and trades.missing(s, t) is None else None
        found += trade.legal_actions(t, seat, why, held=False)


def proposals(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Add one offer for each other active player (BUILDER-116, BUILDER-117); money in whole notes (BUILDER-4)."""
    mine = Side(trades.goods(s, seat), s.purse.cash[seat])
    able = Side(mine.goods, trades.spare(s, seat))
    for partner, here in enumerate(s.active):
        if not here or partner == seat:
            continue
        theirs = Side(trades.goods(s, partner), 0 if debtor(s) == partner else s.purse.cash[partner])
        blocked = _nothing(s, trades.kinds(able), trades.kinds(theirs))
        if blocked is None and trades.hopeless(s, (seat, partner), able, theirs):
            blocked = OWING
        found.append(
            LegalAction(verbs.Propose, None, (trade.PARTNERS[partner], *trade.terms(mine, theirs, data.STEP)), blocked)
        )


def _nothing(s: State, mine: set[Value], theirs: set[Value]) -> Refusal | None:
    """Why two can trade nothing: one has nothing to give, or both have one and the same kind of thing (BUILDER-118)."""
    if not (mine or theirs) or (not (mine and theirs) and not s.rules.gifts):
        return EMPTY
    return trades.GIFT if len(mine | theirs) == 1 and not s.rules.gifts else None


def mortgages(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """At any time: mortgage (BUILDER-123) and repay (BUILDER-124); a debtor mortgages to answer the debt."""
    deeds = sort_out([(d.space, MORTGAGED if d.mortgaged else None) for d in owned(s, seat)])
    if deeds.options and debtor(s) != seat:
        found.append(LegalAction(verbs.Mortgage, None, (deeds,)))
    turned = [d.space for d in owned(s, seat) if d.mortgaged]
    if turned:
        found.append(_repayments(s, seat, turned, None))


def _repayments(s: State, seat: Seat, spaces: list[Space], wait: str | None) -> LegalAction:
    """Mortgages that the free cash can repay, dearer ones greyed; none while raising funds (BUILDER-56, BUILDER-162)."""
    if debtor(s) == seat:
        return LegalAction(verbs.Repay, wait, blocked=OWING)
    cash = free_cash(s, seat)
    return offer(verbs.Repay, wait, sort_out([(space, unpaid(data.TITLES[space].repay, cash)) for space in spaces]))


def inherited(s: State, i: Inherit, found: list[LegalAction]) -> None:
    """Each mortgage received: repay it, if the cash is there, or keep it; or keep them all (BUILDER-121, BUILDER-158)."""
    wait = f"inherit-{i.number}"
    found.append(_repayments(s, i.seat, i.spaces, wait))
    found.append(LegalAction(verbs.Keep, wait, (Choice(tuple(i.spaces)),)))
    found.append(LegalAction(verbs.KeepAll, wait))
