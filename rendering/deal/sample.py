"""A hand of Deal that nobody holds."""

from msgspec.structs import replace

from bot.games.deal import GAME
from bot.games.deal.view import DealView
from bot.kit.engine import default_options
from bot.kit.rng import CommittedRng
from bot.tables.model import SLOW
from rendering.samples import SEATS, SEED


def hand() -> DealView:
    """What a player sees at the beginning: a fan of five cards, none of them marked as new."""
    state = GAME.setup(SEATS, default_options(GAME, SLOW), CommittedRng(GAME.key, SEED.to_bytes(32, "big")))
    seen: DealView = GAME.view(state, GAME.waits(state)[0].seats[0])
    return replace(seen, hand=seen.hand[:5], fresh=())
