"""Silly acts of Deal's robots: what anybody who knows the rules would see as a mistake."""

from typing import Any

from bot.games.deal import actions as verbs
from bot.games.deal import winning
from bot.games.deal.robot.features import imagined
from bot.kit.contract import Action, Seat
from bot.kit.spec import GameSpec

WON = "a turn ended with the win on the table"


class Watch:
    """Counts the silly acts of one game."""

    def __init__(self) -> None:
        self.counts = {WON: 0}
        self.chances = {WON: 0}

    def before(self, game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> None:
        """Judge what is about to be done: laying and rearranging alone would have won, whatever others answer."""
        if isinstance(action, verbs.EndTurn):
            self.chances[WON] += 1
            self.counts[WON] += winning.plan(imagined(state, seat)) is not None

    def after(self, game: GameSpec[Any], state: Any) -> None:
        """Nothing shows only afterwards."""
