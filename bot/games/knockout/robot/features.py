"""What a robot of Knockout knows of a round: who lies where, who goes first, what is still to be slid; from view or state."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.games.knockout import phases
from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import COLOURS, TOKENS, space_at
from bot.games.knockout.rounds import rounds
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.state import BOARD, CHANCES, HAND, SLIDES, State, acting, lying, pot, side_of
from bot.games.knockout.turn import price
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Cash, Space

Filled = bytes
"""The space of each token by its number, 0 for one that is not on the board: what slides that end alike have in common."""


class Idea(NamedTuple):
    """An aim, what it seems worth, and what it is meant for: a space, or the `token` lying there."""

    worth: float
    aim: Aim
    space: Space = 0
    token: int = -1


class Sight:
    """A round as the side sees it that is to decide about `token`, which `lying` and `left` leave out.

    `order`: the sides that play, the top of the card first. `lying`: tokens at rest, `filled` and `lie` their spaces.
    `left`: tokens that each side still has in hand. `again`: whether tokens on Chance may still be slid again. `cash` by
    side, what saying yes costs (`cost`), and how many `rounds` follow this one. `sides`: whose the tokens
    of a colour are. What was found once is kept: `ideas` (slides worth a thought), `hunches` (what aims are worth),
    and of tokens that lie so the `balances` between sides, the chances to win when the side has paid (`outlooks`), and
    these once it has slid (`answers`).
    """

    def __init__(self, side: int, token: int, lies: Iterable[Lying], sides: Mapping[int, int]) -> None:
        self.side = side
        self.token = token
        self.sides = sides
        self.lying = [one for one in lies if one.token != token]
        self.filled = filled(self.lying)
        self.lie = spaces(sides, self.filled)
        self.order: list[int] = []
        self.left: dict[int, int] = {}
        self.cash: list[Cash] = []
        self.pot: Cash = 0
        self.cost: Cash = 0
        self.rounds = 0
        self.again = True
        self.ideas: list[Idea] = []
        self.hunches: dict[Aim, float] = {}
        self.balances: dict[Filled, float] = {}
        self.outlooks: dict[Filled, dict[int, float]] = {}
        self.answers: dict[Filled, dict[int, float]] = {}

    @property
    def rivals(self) -> list[int]:
        """The other sides."""
        return [other for other in self.order if other != self.side]


def filled(lies: Iterable[Lying]) -> Filled:
    """The spaces of the tokens that lie so."""
    found = bytearray(len(COLOURS) * TOKENS)
    for one in lies:
        found[one.token] = space_at(one.x, one.y)
    return bytes(found)


def spaces(sides: Mapping[int, int], of: Filled) -> dict[int, list[Space]]:
    """The spaces of each side's tokens on the board."""
    found: dict[int, list[Space]] = {}
    for colour, side in sides.items():
        found[side] = [space for space in of[colour * TOKENS : colour * TOKENS + TOKENS] if space]
    return found


class _Same:
    """A view by its identity: comparing all that it shows would take longer than to look at it anew."""

    def __init__(self, view: KnockoutView) -> None:
        self.view = view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.view is self.view

    def __hash__(self) -> int:
        return id(self.view)


def seen(view: KnockoutView) -> Sight:
    """What a robot sees of a view; made once for the many actions that are judged by it."""
    return _seen(_Same(view))


@lru_cache(maxsize=1)
def _seen(same: _Same) -> Sight:
    view = same.view
    asked = view.awaited
    tokens = [one for side in view.sides for one in side.tokens]
    features = Sight(
        asked.side if asked is not None else view.card[0],
        asked.token if asked is not None else -1,
        [Lying(one.number, one.x, one.y) for one in tokens if one.status == BOARD],
        {COLOURS.index(side.colour): side.index for side in view.sides},
    )
    features.order = [index for index in view.card if view.sides[index].members]
    features.left = {
        side.index: sum([one.status == HAND and one.number != features.token for one in side.tokens])
        for side in view.sides
    }
    features.cash = [side.cash for side in view.sides]
    features.pot, features.cost = view.pot, asked.cost if asked is not None else 0
    features.rounds, features.again = view.rounds - view.round, view.stage in (SLIDES, CHANCES)
    return features


def imagined(s: State) -> Sight:
    """The same of a state in which a side is asked, or of one in which nobody is."""
    asked = s.pending
    token = -1 if asked is None else asked.token
    side = s.card[0] if asked is None else side_of(s, token)
    # a token in hand, in Jail or out lies nowhere; one on Chance lies there until it is slid again
    away = token if isinstance(asked, phases.ToChance) else -1
    features = Sight(side, away, lying(s), {one.colour: index for index, one in enumerate(s.sides)})
    features.token = token
    features.order = acting(s)
    first = {index: one.colour * TOKENS for index, one in enumerate(s.sides)}
    features.left = {
        index: sum([t.status == HAND and first[index] + place != token for place, t in enumerate(one.tokens)])
        for index, one in enumerate(s.sides)
    }
    features.cash = s.purse.cash[: len(s.sides)]
    features.pot, features.cost = pot(s), 0 if asked is None else price(s, asked)
    features.rounds, features.again = rounds(s) - s.round, s.stage in (SLIDES, CHANCES)
    return features
