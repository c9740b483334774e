"""Law 1 for `rollout_actions`, which the judge looks at first."""

from bot.kit.engine import check_action, write
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from bot.kit.testing.random_games import Position

SAMPLES = 8
"""Actions tried of each quick offer that is none of the others."""


def quick_offers_are_offers(p: Position) -> None:
    """Each action that a game's `rollout_actions` offer is legal, whatever values of its domains."""
    quickly = p.game.rollout_actions
    if quickly is None:
        return
    dice = FastRng(2)
    for seat in p.everybody:
        offered = p.game.legal_actions(p.state, seat)
        for quick in quickly(p.state, seat):
            if quick.blocked is not None or quick in offered:
                continue
            tried = [sample(quick, dice) for _ in range(SAMPLES)]
            refused = [(write(a), why) for a in tried if (why := check_action(offered, a, quick.wait)) is not None]
            assert not refused, (seat, quick, refused)
