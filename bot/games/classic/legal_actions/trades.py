"""What each seat may do about trades: offer, accept, refuse, take back (section 4.15, phase TRADE_OFFER)."""

from bot.games.classic import actions as verbs
from bot.games.classic import orders, trade_exec
from bot.games.classic.state import State
from bot.kit.contract import Choice, Goods, LegalAction, Seat, Subset
from bot.kit.mechanics import trade, turns
from bot.kit.mechanics.trade import Trade


def answers(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Add the answers to open trades (CLASSIC-145): all can be refused or taken back at any time."""
    held: list[Goods] = []
    for t in s.deals:
        if seat == t.partner:
            held = held or trade_exec.holdings(s)
            found += _answer(s, t, held)
        elif seat == t.seat:
            found.append(LegalAction(verbs.Withdraw, trade.name(t), (Choice((t.number,)),)))


def _answer(s: State, t: Trade, held: list[Goods]) -> list[LegalAction]:
    """Accept, with what is to be lifted of what is received (CLASSIC-148), or refuse."""
    number, wait = Choice((t.number,)), trade.name(t)
    turned = trade_exec.pledged(s, t.give)
    accept = LegalAction(verbs.Accept, wait, (number, Subset(turned, 0, len(turned))), trade_exec.why_not(s, t, held))
    return [accept, LegalAction(verbs.Refuse, wait, (number,))]


def proposals(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Add one offer for each partner (CLASSIC-141, CLASSIC-145); nobody trades during a shortage (CLASSIC-125)."""
    if orders.running(s) is not None:
        found.append(LegalAction(verbs.Propose, None, blocked=trade_exec.CONTEST))
        return
    held = trade_exec.holdings(s)
    mine = trade_exec.side(s, seat, held)
    for partner, here in enumerate(s.solvent):
        if here and partner != seat:
            other = trade_exec.side(s, partner, held)
            turned = trade_exec.pledged(s, other.goods)
            params = (trade.PARTNERS[partner], *trade.terms(mine, other, 1), Subset(turned, 0, len(turned)))
            found.append(
                LegalAction(verbs.Propose, None, params, trade_exec.hopeless(s, seat, partner, mine, other, turned))
            )


def at_end(s: State, wait: str, seat: Seat, found: list[LegalAction]) -> None:
    """Add an offer to the next player, as what may come before the end of a turn."""
    partner = turns.after(s.solvent, seat)
    held = trade_exec.holdings(s)
    mine, other = trade_exec.side(s, seat, held), trade_exec.side(s, partner, held)
    if not (mine.goods and other.goods):
        return
    turned = trade_exec.pledged(s, other.goods)
    if trade_exec.hopeless(s, seat, partner, mine, other, turned) is None:
        params = (trade.PARTNERS[partner], *trade.terms(mine, other, 1), Subset(turned, 0, len(turned)))
        found.append(LegalAction(verbs.Propose, wait, params))
