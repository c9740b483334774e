"""What each seat may do about trades: offer, accept, refuse, take back (section 4.15, phase TRADE_OFFER)."""

from bot.games.classic import actions as verbs
from bot.games.classic import orders, trades
from bot.games.classic.state import State
from bot.games.kit import trade, turns
from bot.games.kit.model import Goods, Offer, OneOf, Seat, Some
from bot.games.kit.trade import Trade

PARTNERS = tuple([OneOf((seat,)) for seat in range(6)])


def answers(s: State, seat: Seat, found: list[Offer]) -> None:
    """Add the answers to open trades (CLASSIC-145): all can be refused or taken back at any time."""
    held: list[Goods] = []
    for t in s.deals:
        if seat == t.partner:
            held = held or trades.holdings(s)
            found += _answer(s, t, held)
        elif seat == t.seat:
            found.append(Offer(verbs.Withdraw, trade.name(t), (OneOf((t.number,)),)))


def _answer(s: State, t: Trade, held: list[Goods]) -> list[Offer]:
    """Accept, with what is to be lifted of what is received (CLASSIC-148), or refuse."""
    number, wait = OneOf((t.number,)), trade.name(t)
    turned = trades.pledged(s, t.give)
    accept = Offer(verbs.Accept, wait, (number, Some(turned, 0, len(turned))), trades.why_not(s, t, held))
    return [accept, Offer(verbs.Refuse, wait, (number,))]


def proposals(s: State, seat: Seat, found: list[Offer]) -> None:
    """Add one offer for each partner (CLASSIC-141, CLASSIC-145); nobody trades during a shortage (CLASSIC-125)."""
    if orders.running(s) is not None:
        found.append(Offer(verbs.Propose, None, blocked=trades.CONTEST))
        return
    held = trades.holdings(s)
    mine = trades.side(s, seat, held)
    for partner, here in enumerate(s.solvent):
        if here and partner != seat:
            other = trades.side(s, partner, held)
            turned = trades.pledged(s, other.goods)
            params = (PARTNERS[partner], *trade.terms(mine, other, 1), Some(turned, 0, len(turned)))
            found.append(Offer(verbs.Propose, None, params, trades.hopeless(s, seat, partner, held)))


def at_end(s: State, wait: str, seat: Seat, found: list[Offer]) -> None:
    """Add an offer to the next player, as what may come before the end of a turn."""
    partner = turns.after(s.solvent, seat)
    held = trades.holdings(s)
    mine, other = trades.side(s, seat, held), trades.side(s, partner, held)
    if mine.goods and other.goods and trades.hopeless(s, seat, partner, held) is None:
        turned = trades.pledged(s, other.goods)
        params = (PARTNERS[partner], *trade.terms(mine, other, 1), Some(turned, 0, len(turned)))
        found.append(Offer(verbs.Propose, wait, params))


def lapses(s: State) -> list[Offer]:
    """The clock's: an open offer lapses (CLASSIC-145)."""
    return [Offer(verbs.Lapse, trade.name(t), (OneOf((t.number,)),)) for t in s.deals]
