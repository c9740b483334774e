"""The slides that a robot of Knockout thinks of, and what each seems worth at a glance, nothing imagined."""

from math import atan2, degrees, hypot

from bot.games.knockout import data
from bot.games.knockout.aim_preview import Aim, chances, first_touch, power_for, spaces_of
from bot.games.knockout.physics import heading
from bot.games.knockout.robot.features import Idea, Sight
from bot.games.knockout.robot.value import HITS, Standing, stake, standings, worths
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import reach
from bot.kit.contract import Space

FINE = 1000
FAR = 2000.0
"""Millimetres that no slide comes to."""
NEAREST, STEP = 34, 8
"""How far the power 0 would carry, and one more (KNOCKOUT-108), in millimetres."""
SIDE = 22
"""How far beside the middle of a column a lane may be, in millimetres, to pass by a token."""
ASKEW, SURE = 3, 0.9
"""Spaces aimed at askew, and what is left of a hit then."""
ASIDE = (20, 60, 90, 120, 150, 180, 210, 250)
"""Lanes from which to aim askew."""
TENTH = 100_000
"""Millionths of a degree."""
OVER = (12, 40)
"""Power beyond a token's place that knocks it onwards, and off the board from most places."""
FALLS, STANDS = 0.55, 0.5
"""What is left of the worth of a token that is knocked, and of the space on which the striker takes its place."""
ODDS: dict[int, tuple[tuple[int, float], ...]] = {
    row: tuple([(up, odds / 100) for up, odds in enumerate(chances(power_for(row))[1 : data.ROWS + 1]) if odds >= 2])
    for row in range(1, data.ROWS + 1)
}
"""By the row aimed at: the rows on which a slide may stop, from 0, and how often."""
LINES = tuple(
    [data.ACROSS * column + data.ACROSS // 2 + aside for column in range(data.COLUMNS) for aside in (0, -SIDE, SIDE)]
)


def thoughts(features: Sight) -> list[Idea]:
    """All slides worth a thought, the best first; found once for a sight."""
    if not features.ideas:
        features.ideas = _thoughts(features)
    return features.ideas


def _thoughts(features: Sight) -> list[Idea]:
    found = standings(features, features.lie)
    worth = worths(features, found)
    straight = _straight(features, worth)
    made = [*straight, *_round(features, worth, {idea.space for idea in straight}), *_knocks(features, found, worth)]
    made.sort(key=lambda idea: idea.worth, reverse=True)
    return made


def _straight(features: Sight, worth: list[float]) -> list[Idea]:
    """At the middle of each space but Go to Jail, by the lane that leads there with nothing in the way."""
    found: list[Idea] = []
    first = {lane: _first(features, lane) for lane in LINES}
    ends = {lane: FAR if one is None else one.y / FINE - 2 * data.RADIUS for lane, one in first.items()}
    for column in range(data.COLUMNS):
        column_ = spaces_of(column)
        own = [worth[space] for space in column_]
        lanes = LINES[3 * column : 3 * column + 3]
        for row in range(1, data.ROWS + 1):
            power = power_for(row)
            stop = data.LAUNCH + NEAREST + STEP * power
            lane = next((lane for lane in lanes if ends[lane] >= stop), None)
            if lane is not None and data.CELLS[column_[row - 1]].kind != data.JAIL:
                value = sum([odds * own[up] for up, odds in ODDS[row]])
                found.append(Idea(value, (lane, 0, power), column_[row - 1]))
    return found


def _round(features: Sight, worth: list[float], open_: set[Space]) -> list[Idea]:
    """Askew at the dearest spaces to which no lane leads straight, past what stands in the way."""
    if not features.lying:
        return []
    shut = sorted(
        [space for space in range(1, len(worth)) if worth[space] > 0.0 and space not in open_], key=worth.__getitem__
    )
    found = []
    for space in shut[: -ASKEW - 1 : -1]:
        x, y = data.centre(space)
        for lane in sorted(ASIDE, key=lambda lane: abs(lane - x / FINE)):
            aim = _towards(lane, x / FINE - lane, y / FINE - data.LAUNCH)
            ux, uy = heading(aim[1] * TENTH)
            if first_touch(features.lying, (lane, ux, uy), reach(aim[2]) / FINE) is None:
                found.append(Idea(SURE * HITS[data.row(space)] * worth[space], aim, space))
                break
    return found


def _towards(lane: int, aside: float, ahead: float) -> Aim:
    """The aim that comes nearest to stopping so many millimetres aside and ahead."""
    angle = round(degrees(atan2(aside, ahead)) * 10 / data.ANGLE_STEP) * data.ANGLE_STEP
    power = round((hypot(aside, ahead) - NEAREST) / STEP)
    return lane, min(max(angle, data.ANGLES[0]), data.ANGLES[1]), min(max(power, data.POWERS[0]), data.POWERS[1])


def _first(features: Sight, lane: int) -> Lying | None:
    """The token that stands first on a lane."""
    found: Lying | None = None
    for one in features.lying:
        if abs(one.x / FINE - lane) < 2 * data.RADIUS and (found is None or one.y < found.y):
            found = one
    return found


def _knocks(features: Sight, found: dict[int, Standing], worth: list[float]) -> list[Idea]:
    """Straight at each token of another side that stands first on its lane."""
    made = []
    for one in features.lying:
        side = features.sides[one.token // data.TOKENS]
        lane = min(max(round(one.x / FINE), data.LANES[0]), data.LANES[1])
        if side == features.side or side not in found or _first(features, lane) is not one:
            continue
        space = data.space_at(one.x, one.y)
        lost = stake(found, side, space) / len(features.rivals)
        value = FALLS * lost + STANDS * max(0.0, worth[space])
        power = round((one.y / FINE - data.LAUNCH - NEAREST) / STEP)
        for over in OVER:
            aim = (lane, 0, min(max(power + over, data.POWERS[0]), data.POWERS[1]))
            made.append(Idea(value, aim, space, one.token))
    return made
