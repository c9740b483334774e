"""How a strong robot of Knockout chooses a slide: the chance to win after each, gone through wobble by wobble.

What a hand may do is known exactly (KNOCKOUT-120), so nothing is thrown: every aim meets the same even share of all
wobbles. Few of them for all aims, then more for the best ones and those near them, at last the most for the very best.
"""

from collections.abc import Iterable
from functools import cache

from bot.games.knockout import actions as verbs
from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import ANGLE_STEP, ANGLES, LANES, POWERS, TOKENS
from bot.games.knockout.robot.aims import thoughts
from bot.games.knockout.robot.evaluation import FULL, chances, outlook
from bot.games.knockout.robot.features import Sight, seen
from bot.games.knockout.robot.prior import after, landed, wobbles
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.view import KnockoutView
from bot.games.knockout.wobble import Luck
from bot.kit.contract import LegalAction
from bot.kit.robots.move import Candidate

IDEAS, BETTER, BEST, VARIED = 40, 12, 4, 4
"""Aims looked at first, with twice as many wobbles, and with four times as many; those of which variants are tried."""
SLIDES = 150
"""Imagined slides that a wobble for each of the first aims makes in the end, variants and all."""
ANSWERED, ANSWERS, ANSWERING = 8, 4, 6
"""Wobbles with which the very best are looked at once more, with the answer: its wobbles, and the aims it may have."""
VARIANTS: tuple[Aim, ...] = ((0, 0, -5), (0, 0, 5), (-10, 0, 0), (10, 0, 0), (0, -ANGLE_STEP, 0), (0, ANGLE_STEP, 0))
"""What is changed of an aim: lane, angle or power."""
evenly = cache(wobbles)


def foresee(view: KnockoutView, legal_actions: list[LegalAction], budget: int) -> list[Candidate]:
    """The slides worth a thought and what comes of them, best first; none where no slide is asked for.

    `budget`: about how many slides may be imagined. Leaving a token on Chance, or out, is one of the choices.
    """
    able = [
        legal_action for legal_action in legal_actions if legal_action.blocked is None and legal_action.wait is not None
    ]
    verb = next(
        (legal_action.action for legal_action in able if legal_action.action in (verbs.Slide, verbs.Retry)), None
    )
    if verb is None:
        return []
    features = seen(view)
    found = [Candidate(verb(*aim), round(FULL * tries * worth), tries) for worth, aim, tries in _aims(features, budget)]
    found += [
        Candidate(legal_action.action(), round(FULL * chances(features, features.lie)[features.side]), 1)
        for legal_action in able
        if legal_action.action in (verbs.LetLie, verbs.Decline)
    ]
    return sorted(found, key=lambda prospect: prospect.mean, reverse=True)


Found = tuple[float, Aim, int]
"""The chance to win after a slide, the aim, and with how many wobbles it was imagined."""


def _aims(features: Sight, budget: int) -> list[Found]:
    """The best aims, most closely looked at, best first."""
    count = 1
    while 2 * count * SLIDES <= budget:
        count *= 2
    first = _ranked(features, [idea.aim for idea in thoughts(features)[:IDEAS]], count)
    aims = [aim for _, aim, _ in first[:BETTER]]
    varied = [_varied(aim, by) for aim in aims[:VARIED] for by in VARIANTS]
    better = _ranked(features, dict.fromkeys([*aims, *varied]), 2 * count)
    best = _ranked(features, [aim for _, aim, _ in better[:BEST]], 4 * count)
    return sorted(
        [(worth + _answered(features, aim), aim, tries) for worth, aim, tries in best], key=lambda found: -found[0]
    )


def _ranked(features: Sight, aims: Iterable[Aim], count: int) -> list[Found]:
    even = evenly(count)
    return sorted([(_chance(features, aim, even), aim, count) for aim in aims], key=lambda found: -found[0])


def _chance(features: Sight, aim: Aim, even: tuple[Luck, ...]) -> float:
    """The side's chance to win after a slide, on average over these wobbles."""
    return sum([outlook(features, after(features, aim, luck))[features.side] for luck in even]) / len(even)


def _answered(features: Sight, aim: Aim) -> float:
    """What the answer of the side that slides next changes of the chance to win, on average over a few wobbles."""
    following = _following(features)
    if following is None:
        return 0.0
    change = 0.0
    for luck in evenly(ANSWERED):
        other = _next(features, following, landed(features, aim, luck))
        answers = [
            [outlook(other, after(other, idea.aim, answer)) for answer in evenly(ANSWERS)]
            for idea in thoughts(other)[:ANSWERING]
        ]
        found = max(answers, key=lambda each: sum([one[following] for one in each]))
        change += sum([one[features.side] for one in found]) / len(found)
        change -= outlook(features, other.filled)[features.side]
    return change / ANSWERED


def _following(features: Sight) -> int | None:
    """The side that slides next; None when this is the last slide of the round."""
    at = features.order.index(features.side) + 1
    return next((side for side in [*features.order[at:], *features.order[:at]] if features.left[side]), None)


def _next(features: Sight, side: int, lying: list[Lying]) -> Sight:
    """The round as that side sees it then."""
    colour = next(colour for colour, index in features.sides.items() if index == side)
    other = Sight(side, (colour + 1) * TOKENS - features.left[side], lying, features.sides)
    other.order, other.pot, other.rounds, other.again = features.order, features.pot, features.rounds, features.again
    other.left = {**features.left, side: features.left[side] - 1}
    other.outlooks = features.answers  # of these sights all that counts is the same
    other.cash = [cash - (index == features.side) * features.cost for index, cash in enumerate(features.cash)]
    return other


def _varied(aim: Aim, by: Aim) -> Aim:
    """An aim changed a little, within what may be aimed."""
    lane, angle, power = [each + more for each, more in zip(aim, by, strict=True)]
    return (
        min(max(lane, LANES[0]), LANES[1]),
        min(max(angle, ANGLES[0]), ANGLES[1]),
        min(max(power, POWERS[0]), POWERS[1]),
    )
