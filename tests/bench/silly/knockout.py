"""Silly acts of robots in Knockout: slides that would end in Jail or off the board with a steady hand, a gain left lying."""

from typing import Any

from bot.games.knockout.actions import Remain, Retry, Slide
from bot.games.knockout.data import CELLS, JAIL, space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.robot.features import imagined
from bot.games.knockout.state import State
from bot.games.knockout.wobble import launch
from bot.kit.contract import Seat

IN_JAIL, OFF, REMAINS = "aims at Go to Jail", "aims off the board", "stays on the Railroad"


class Watch:
    """Counts them: `counts` how often each was done, `chances` how often it could have been (slides, Railroad moves)."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys((IN_JAIL, OFF, REMAINS), 0)
        self.chances = dict.fromkeys(self.counts, 0)

    def before(self, game: Any, state: State, seat: Seat, action: Any) -> None:
        """A robot is about to play `action`; `state` stays as it is."""
        if isinstance(action, (Slide, Retry)):
            self._slides(state, action)
        elif state.pending is not None and any(
            legal_action.action is Remain for legal_action in game.legal_actions(state, seat)
        ):
            self._count(REMAINS, isinstance(action, Remain))

    def after(self, game: Any, state: State) -> None:
        """Nothing more is to be seen then."""

    def _slides(self, state: State, action: Slide | Retry) -> None:
        """Where the token would end without a wobble; who knocks another off by it has a reason to go off too."""
        assert state.pending is not None
        token = state.pending.token
        lying = [one for one in imagined(state).lying if one.token != token]
        outcome = simulate(lying, token, launch(action.lane, action.angle, action.power))
        end = next((space_at(one.x, one.y) for one in outcome.rest if one.token == token), 0)
        self._count(IN_JAIL, CELLS[end].kind == JAIL)
        self._count(OFF, not end and not outcome.touches)

    def _count(self, name: str, done: bool) -> None:
        self.chances[name] += 1
        self.counts[name] += done
