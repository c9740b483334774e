"""Four chips for one with the bank, in step 5 (section 14)."""

from bot.games.builder import chips, data
from bot.games.builder.actions import Exchange
from bot.games.builder.events.chips import ChipsExchanged
from bot.games.builder.state import State
from bot.kit.contract import Rng, Seat, Tell


def exchange(s: State, seat: Seat, action: Exchange, _dice: Rng, tell: Tell) -> None:
    """Four of one type for one of another, as often as one can, in jail too (BUILDER-17, BUILDER-89, BUILDER-102)."""
    counts = [0, 0, 0, 0]
    counts[data.TYPE[action.chip]] = data.RATE
    chips.give_back(s, seat, counts)
    chips.receive(s, seat, data.TYPE[action.wanted], 1)
    tell(ChipsExchanged(seat, chips.words(counts), action.wanted))
