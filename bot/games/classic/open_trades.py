"""Trades that are open, and how they end without an exchange (section 4.15). The exchange itself is in `trades.py`."""

from bot.games.classic.events.trades import DealLapsed, DealProposed, DealRefused, DealWithdrawn
from bot.games.classic.state import State
from bot.kit.contract import Goods, Seat, Space, Tell
from bot.kit.mechanics import rejections, trade
from bot.kit.mechanics.trade import Trade

PLEDGED = "pledged-"
"""Among a trade's terms: a property that was mortgaged when the offer was made, by its space."""


def terms(lift: Goods, pledged: Goods) -> Goods:
    """What the sender will lift of what it receives, as spaces; and what of all goods is mortgaged now, as words."""
    return (*lift, *[f"{PLEDGED}{space}" for space in pledged])


def lifts(t: Trade) -> Goods:
    """What the sender lifts of what it receives (CLASSIC-148)."""
    return tuple([item for item in t.terms if isinstance(item, int)])


def pledged(t: Trade) -> list[Space]:
    """Goods of both sides that were mortgaged when the offer was made (CLASSIC-146)."""
    return [int(item.removeprefix(PLEDGED)) for item in t.terms if isinstance(item, str)]


def lay(s: State, t: Trade, tell: Tell) -> None:
    """An offer is open for all to see; between two players it takes the place of what they had open (CLASSIC-145).

    So a new offer answers the other's, and withdraws one's own. Offers to others stand beside it, on the same things
    even: nothing is locked (CLASSIC-203).
    """
    for old in [other for other in s.deals if {other.seat, other.partner} == {t.seat, t.partner}]:
        s.deals.remove(old)
        ended = DealWithdrawn if old.seat == t.seat else DealRefused
        if old.seat != t.seat:
            rejections.remember(s, old, s.plots)
        tell(ended(old.seat, old.partner, old.number))
    s.deals.append(t)
    tell(DealProposed(t.seat, t.partner, t.number, t.give, t.pay, t.take, t.ask, lifts(t)))


refuse = rejections.ending(DealRefused, "plots")
"""The partner refuses (CLASSIC-145)."""
withdraw = trade.ending(DealWithdrawn)
"""The sender takes it back (CLASSIC-145)."""
lapse = rejections.ending(DealLapsed, "plots")
"""The time for the answer is up (CLASSIC-145)."""


def forget(s: State, seat: Seat | None, tell: Tell) -> None:
    """Offers from and to who is out lapse (CLASSIC-162), and all when the game is over (CLASSIC-163)."""
    trade.told(trade.lapse(s.deals, seat), DealLapsed, tell)
