"""A slide, from the hand to rest, and what becomes of every token that it moves (sections 3, 9 to 11)."""

from typing import Protocol

from bot.games.knockout import events, phases, state
from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import CELLS, COLOURS, FEE, JAIL, TOKENS, space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.slide_record import Landed, Lying, Outcome
from bot.games.knockout.state import State, cash, colour, lying, side_of, space_of, token
from bot.games.knockout.wobble import Launch, Luck, launch, luck
from bot.kit.contract import Rng, Seat, Tell

AUTOMATICS: tuple[Aim, ...] = ((45, 0, 15), (135, 0, 15), (225, 0, 15), (135, 0, 25))
"""By the slide's number in the round, from the first (KNOCKOUT-160)."""
AGAIN: Aim = (135, 0, 15)
"""The same for a token out of Jail."""
RESTS, OFF_BOARD, SHORT = "rests", "off", "short"
"""What became of a token; or it went to Jail."""


class Remembering(Protocol):
    """What has happened, as a record or a test tells it (KNOCKOUT-144, KNOCKOUT-146). Dice may have it as `memory`."""

    def wobble(self, number: int) -> Luck:
        """The wobble of slide `number`."""
        ...

    def outcome(self, number: int) -> Outcome | None:
        """What became of slide `number`; None: it is to be simulated."""
        ...


def slide(s: State, shot: tuple[int, Seat, str, Aim], dice: Rng, tell: Tell) -> events.Slid:
    """Slide a token: number, by whom, kind, aim; what it leads to happens when all is at rest (KNOCKOUT-26).

    Then who is off or short is out, and the token may have a second chance; at last who rests on Go to Jail goes there
    (KNOCKOUT-34). A game keeps the physics with which it began, and there is one so far (KNOCKOUT-114).
    """
    number, seat, _, aim = shot
    s.slides += 1
    t = token(s, number)
    origin = space_of(t)
    t.status, t.slider = state.OUT, seat
    before = lying(s)
    memory: Remembering | None = getattr(dice, "memory", None)
    chance = luck(dice, s.slides) if memory is None else memory.wobble(s.slides)
    way = launch(*aim, chance)
    known = None if memory is None else memory.outcome(s.slides)
    outcome = simulate(before, number, way) if known is None else known
    landed = settle(s, number, origin, outcome)
    told = _told(s, shot, (chance, way), tuple(before), (outcome, landed))
    s.last, s.answered = told, s.number
    tell(told)
    for one in landed:
        if one.token != number and one.space != one.origin:
            tell(events.Knocked(COLOURS[one.token // TOKENS], one.token, one.origin, one.space, fate(outcome, one)))
    s.jail += jailed(s, landed, side_of(s, number))
    return told


def settle(s: State, slid: int, origin: int, outcome: Outcome) -> tuple[Landed, ...]:
    """Put every token where the outcome has it.

    Off the board or short of GO is out (KNOCKOUT-27, KNOCKOUT-28), on Go to Jail in Jail (KNOCKOUT-35), else it lies
    there (KNOCKOUT-32, KNOCKOUT-33). The slid token first, then by number.
    """
    origins = {slid: origin}
    ends: dict[int, Lying | None] = {one.token: None for one in outcome.exits}
    ends |= {one.token: one for one in outcome.rest}
    found = []
    for number in sorted(ends, key=lambda number: (number != slid, number)):
        t, end = token(s, number), ends[number]
        was = origins.get(number, space_of(t))
        space = 0 if end is None else space_at(end.x, end.y)
        t.status = state.OUT if not space else state.JAILED if CELLS[space].kind == JAIL else state.BOARD
        t.x, t.y = (end.x, end.y) if end is not None and t.status == state.BOARD else (0, 0)
        found.append(Landed(number, t.status, space, was))
    return tuple(found)


def _told(
    s: State,
    shot: tuple[int, Seat, str, Aim],
    drawn: tuple[Luck, Launch],
    before: tuple[Lying, ...],
    ended: tuple[Outcome, tuple[Landed, ...]],
) -> events.Slid:
    """The record of a slide (KNOCKOUT-143)."""
    number, seat, kind, (lane, angle, power) = shot
    chance, way = drawn
    outcome, landed = ended
    return events.Slid(
        number=s.slides,
        seat=seat,
        colour=colour(s, side_of(s, number)),
        kind=kind,
        token=number,
        space=landed[0].space,
        fate=fate(outcome, landed[0]),
        lane=lane,
        angle=angle,
        power=power,
        power_luck=chance.power,
        angle_luck=chance.angle,
        distance=way.distance,
        direction=way.direction,
        touched=len(landed) - 1,
        before=before,
        outcome=outcome,
        landed=landed,
    )


def fate(outcome: Outcome, one: Landed) -> str:
    """What became of a token, in a word."""
    if one.status == state.OUT:
        return OFF_BOARD if any(one.token == left.token for left in outcome.exits) else SHORT
    return one.status if one.status == state.JAILED else RESTS


def jailed(s: State, landed: tuple[Landed, ...], slider: int) -> list[int]:
    """The tokens sent to Jail in the order in which they are asked about.

    The side that slid, then the others in card order going on from it, each side's lowest number first (KNOCKOUT-41).
    """
    at = s.card.index(slider)
    order = [*s.card[at:], *s.card[:at]]
    found = [one.token for one in landed if one.status == state.JAILED]
    return sorted(found, key=lambda number: (order.index(side_of(s, number)), number))


def second_chance(s: State, told: events.Slid, kind: str) -> phases.ToRetry | None:
    """The question whether the token is slid again.

    Its own slide has carried it off or left it short, and it has touched no other (KNOCKOUT-170, KNOCKOUT-171). Free
    once a slide, paid as often as the side can pay (KNOCKOUT-172, KNOCKOUT-173); for every kind of slide
    (KNOCKOUT-174).
    """
    if s.second == state.OFF or told.space or told.outcome.touches:
        return None
    if s.second == state.FREE and kind == state.SECOND:
        return None
    if s.second != state.FREE and cash(s, side_of(s, told.token)) < FEE:
        return None
    return phases.ToRetry(told.token, told.seat)


def automatic(number: int, kind: str) -> Aim:
    """The slide of who is absent: harmless, at the light blue and pink rows (KNOCKOUT-160)."""
    return AUTOMATICS[number % TOKENS] if kind == state.REGULAR else AGAIN
