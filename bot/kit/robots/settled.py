"""Whether a game is as good as decided: everybody keeps their rank however it is imagined to go on.

Judged as somebody sees it who sees no hand, so that the answer tells nothing that is hidden.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.kit.contract import Rng
from bot.kit.engine import stopped
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.robots.search import discard_events
from bot.kit.spec import GameSpec

WORLDS = 40
"""Continuations that are imagined: of games in which one in ten goes otherwise, one in seventy seems decided."""
LONGEST = 1_500
"""Actions of a continuation; what is not over by then is ranked as it stands."""


def standing(game: GameSpec[Any], state: Any) -> list[int] | None:
    """Everybody's rank if the game ended now; None where not everybody may know."""
    if game.stop is None or not game.standing_is_public(state):
        return None
    return game.result(stopped(game, state))


def settled(game: GameSpec[Any], saved: bytes, luck: int, worlds: int = WORLDS) -> bool:
    """Whether all imagined continuations keep everybody's rank. `saved`: a position, as msgpack, that is not over.

    Where not everybody may know how things stand, whether all of them end alike. The first one that does not ends the
    search, so most positions take little.
    """
    dice = FastRng(luck)
    now = standing(game, msgspec.msgpack.decode(saved, type=game.state)) or _ranks(game, saved, dice)
    return all(keeps(now, _ranks(game, saved, dice)) for _ in range(worlds))


def keeps(now: Sequence[int], later: Sequence[int]) -> bool:
    """Whether nobody has got past anybody, nor away from whoever shared their rank; the last count may be coarser."""
    pairs = [(one, other) for one in range(len(now)) for other in range(one)]
    if not later:  # it did not come to an end
        return False
    return all(
        (now[one] - now[other]) * (later[one] - later[other]) > 0 or later[one] == later[other] for one, other in pairs
    )


def _ranks(game: GameSpec[Any], saved: bytes, dice: Rng) -> list[int]:
    """How one continuation ends."""
    state = msgspec.msgpack.decode(saved, type=game.state)
    game.redeterminize(state, None, dice)
    _carry_on(game, state, dice)
    return game.result(state) or game.result(stopped(game, state)) or []


def _carry_on(game: GameSpec[Any], state: Any, dice: Rng) -> None:
    """Play on in place as strong robots imagine it, or as normal ones play where there are none."""
    lookahead = None if game.robots is None else game.robots.lookahead
    if lookahead is None:
        kind = "random" if game.robots is None else "normal"
        try:
            play_out(game, state, dice, [kind] * game.seats[-1], LONGEST)
        except RuntimeError:
            return
        return
    for _ in range(LONGEST):
        if game.result(state) is not None:
            return
        seat, action = lookahead.rollout_policy(state, dice)
        game.play(state, seat, action, dice, discard_events)
