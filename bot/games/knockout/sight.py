"""What a robot of Knockout sees of a view: who lies where, and what one more token on a space would bring."""

from bot.games.kit.model import Cash, Space
from bot.games.knockout import scoring
from bot.games.knockout.data import BONUS, CELLS, CHANCE, COLOURS, JAIL, PARKING, PROPERTY, RAILROAD, SETS, TOKENS
from bot.games.knockout.slides import Lying
from bot.games.knockout.view import KnockoutView

PROMISE = 0.25
"""What a set begun is worth of its bonus, for each of its streets that is collected."""
ON_CHANCE, BY_RAIL, IN_JAIL = 60.0, 220.0, -30.0
"""What a token there is worth: another slide, a property to choose, a slide lost."""
ON_PARKING = 0.5
"""What the lead on Free Parking is worth of the pot, while others may still follow."""


class Sight:
    """Who asks, all tokens at rest, and the worth of spaces, reckoned when it is asked for."""

    def __init__(self, view: KnockoutView) -> None:
        self.view = view
        asked = view.awaited
        self.side = asked.side if asked is not None else 0
        token = asked.token if asked is not None else -1
        self.colour = COLOURS.index(view.sides[self.side].colour)
        self.lying = [
            Lying(one.number, one.x, one.y)
            for side in view.sides
            for one in side.tokens
            if one.status == "board" and one.number != token
        ]
        self.lie = {
            side.index: [one.space for one in side.tokens if one.status == "board" and one.number != token]
            for side in view.sides
        }
        self.order = [index for index in view.card if view.sides[index].members]
        self._worth: dict[Space, float] = {}
        self._knocked: dict[int, float] = {}
        self._now: dict[int, Cash] = {}

    def brings(self, space: Space) -> Cash:
        """What step 3 brings the side more with a token on `space`."""
        return self._gain(self.side, space) - self._before(self.side)

    def worth(self, space: Space) -> float:
        """What a token on `space` is worth to the side."""
        known = self._worth.get(space)
        if known is None:
            known = self._worth[space] = self._reckoned(space)
        return known

    def knocked(self, token: int) -> float:
        """What it is worth that a token is knocked away: its worth to another side, a loss for an own one."""
        known = self._knocked.get(token)
        if known is None:
            known = self._knocked[token] = self._loss(token)
        return known

    def _before(self, side: int) -> Cash:
        known = self._now.get(side)
        if known is None:
            known = self._now[side] = scoring.gain(self.order, self.lie, side)
        return known

    def _gain(self, side: int, space: Space) -> Cash:
        return scoring.gain(self.order, self.lie | {side: [*self.lie[side], space]}, side)

    def _reckoned(self, space: Space) -> float:
        cell = CELLS[space]
        if cell.kind == PARKING:
            return self._parking()
        if cell.kind in FIXED:
            return FIXED[cell.kind]
        worth = float(self.brings(space))
        return worth + self._promise(space) if cell.kind == PROPERTY and worth > 0 else worth

    def _promise(self, space: Space) -> float:
        """A set that may still be completed."""
        group = CELLS[space].set
        taken = {other for side, spaces in self.lie.items() if side != self.side for other in spaces}
        streets = SETS[group]
        if taken.intersection(streets):
            return 0.0
        own = len(set(streets).intersection(self.lie[self.side]))
        return PROMISE * own * BONUS[group] if own + 1 < len(streets) else 0.0

    def _parking(self) -> float:
        counts = [sum([CELLS[space].kind == PARKING for space in self.lie[side]]) for side in self.order]
        own = sum([CELLS[space].kind == PARKING for space in self.lie[self.side]])
        ahead = own + 1 - max(counts, default=0)
        return ON_PARKING * self.view.pot if ahead > 0 else ON_PARKING * self.view.pot / 2 if ahead == 0 else 0.0

    def _loss(self, token: int) -> float:
        colour = token // TOKENS
        side = next(one for one in self.view.sides if COLOURS.index(one.colour) == colour)
        if not side.members:
            return 0.0
        space = next(one.space for one in side.tokens if one.number == token)
        rest = list(self.lie[side.index])
        rest.remove(space)
        loss = self._before(side.index) - scoring.gain(self.order, self.lie | {side.index: rest}, side.index)
        return -float(loss) if side.index == self.side else loss / max(1, len(self.order) - 1)


FIXED: dict[str, float] = {CHANCE: ON_CHANCE, RAILROAD: BY_RAIL, JAIL: IN_JAIL}
"""What is not reckoned, by kind of space."""
_last: list[Sight] = []


def seen(view: KnockoutView) -> Sight:
    """What a robot sees of a view; made once for the many actions that are judged by it."""
    if _last and _last[0].view is view:
        return _last[0]
    made = Sight(view)
    _last[:] = [made]
    return made
