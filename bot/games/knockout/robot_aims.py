"""The slides that a robot of Knockout thinks of, and what each seems worth at a glance, nothing imagined."""

from bot.games.knockout.aiming import chances, power_for, spaces_of
from bot.games.knockout.data import ACROSS, COLUMNS, LANES, LAUNCH, POWERS, RADIUS, ROWS, TOKENS, space_at
from bot.games.knockout.sight import Idea, Sight
from bot.games.knockout.worth import Standing, stake, standings, worths

FINE = 1000
SIDE = 24
"""How far beside the middle of a column a lane may be, in millimetres, to pass by a token."""
OVER = (12, 40)
"""Power beyond a token's place that knocks it onwards, and off the board from most places."""
GLANCING = 9
"""Millimetres beside a token's middle that send it aside."""
FALLS, STANDS = 0.55, 0.5
"""What is left of the worth of a token that is knocked, and of the space on which the striker takes its place."""
ODDS: dict[int, tuple[tuple[int, float], ...]] = {
    row: tuple([(up, odds / 100) for up, odds in enumerate(chances(power_for(row))[1 : ROWS + 1]) if odds >= 2])
    for row in range(1, ROWS + 1)
}
"""By the row aimed at: the rows on which a slide may stop, from 0, and how often."""
LINES = tuple([ACROSS * column + ACROSS // 2 + aside for column in range(COLUMNS) for aside in (0, -SIDE, SIDE)])


def thoughts(sight: Sight) -> list[Idea]:
    """All slides worth a thought, the best first; found once for a sight."""
    if not sight.ideas:
        sight.ideas = _thoughts(sight)
    return sight.ideas


def _thoughts(sight: Sight) -> list[Idea]:
    found = standings(sight, sight.lie)
    worth = worths(sight, found)
    made = [*_straight(sight, worth), *_knocks(sight, found, worth)]
    made.sort(key=_worth, reverse=True)
    return made


def _worth(idea: Idea) -> float:
    return idea.worth


def _straight(sight: Sight, worth: list[float]) -> list[Idea]:
    """At the middle of each space, by the lane that leads there with nothing in the way."""
    found: list[Idea] = []
    ends = {lane: _free(sight, lane) for lane in LINES}
    for column in range(COLUMNS):
        column_ = spaces_of(column)
        own = [worth[space] for space in column_]
        lanes = LINES[3 * column : 3 * column + 3]
        for row in range(1, ROWS + 1):
            power = power_for(row)
            stop = LAUNCH + 34 + 8 * power
            lane = next((lane for lane in lanes if ends[lane] >= stop), None)
            if lane is not None:
                value = sum([odds * own[up] for up, odds in ODDS[row]])
                found.append(Idea(value, (lane, 0, power), column_[row - 1]))
    return found


def _free(sight: Sight, lane: int) -> float:
    """How far up the board a token comes along a lane, in millimetres."""
    end = 2000.0
    for one in sight.lying:
        if abs(one.x / FINE - lane) < 2 * RADIUS:
            end = min(end, one.y / FINE - 2 * RADIUS)
    return end


def _knocks(sight: Sight, found: dict[int, Standing], worth: list[float]) -> list[Idea]:
    """Straight at each token that stands first on its lane."""
    made = []
    for one in sight.lying:
        side = sight.sides[one.token // TOKENS]
        lane = min(max(round(one.x / FINE), LANES[0]), LANES[1])
        if side not in found or _free(sight, lane) + 2 * RADIUS < one.y / FINE:
            continue
        space = space_at(one.x, one.y)
        lost = stake(found, side, space)
        if side == sight.side:
            continue
        value = FALLS * lost / max(1, len(sight.order) - 1) + STANDS * max(0.0, worth[space])
        power = round((one.y / FINE - LAUNCH - 34) / 8)
        for over in OVER:
            aim = (lane, 0, min(max(power + over, POWERS[0]), POWERS[1]))
            made.append(Idea(value, aim, space, one.token))
    return made
