"""Knockout as the contract knows it: the nine functions and the dispatch from action to rule."""

from collections.abc import Sequence

from bot.games.kit import ranks
from bot.games.kit.model import Action, Dice, Game, Handler, Seat, Tell, Value
from bot.games.kit.purse import total
from bot.games.knockout import actions as verbs
from bot.games.knockout import (
    choices,
    departure,
    foresight,
    offers,
    opening,
    outlook,
    pilot,
    refusals,
    robot,
    robot_reasons,
    turn,
    waits,
    watching,
)
from bot.games.knockout.actions import Verbs
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import Facts
from bot.games.knockout.state import State
from bot.games.knockout.view import view

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Slide: choices.slide,
    verbs.Retry: choices.retry,
    verbs.Decline: choices.decline,
    verbs.Pay: choices.pay,
    verbs.Stay: choices.stay,
    verbs.LetLie: choices.let_lie,
    verbs.Move: choices.move,
    verbs.Remain: choices.remain,
    verbs.TimeUp: choices.time_up,
    verbs.Preset: choices.preset,
    verbs.Leave: departure.leave,
}


class Knockout(Game[State]):
    """The game Knockout. 2 to 8 players, in teams of two from 5 on (KNOCKOUT-1, KNOCKOUT-3)."""

    key = "knockout"
    version = 1
    seats = range(2, 9)
    state = State
    action = Verbs
    event = Facts
    options = opening.OPTIONS
    clocks = waits.CLOCKS
    patience = 2
    grace = waits.GRACE
    """Seconds that a wait has left at least after an outage, by pace (KNOCKOUT-166)."""
    signs = len(COLOURS)
    """What may be picked in the lobby: colours (KNOCKOUT-6)."""
    combining = frozenset()

    slips = 5
    """An easy robot lets a token slip once in so many decisions."""
    budget = 4_000
    """Imagined slides take longer than other games' actions."""
    close_looks = 8
    """Slides that a strong robot looks ahead from."""
    moments = 2
    """The slide and the answer to it."""

    teams = staticmethod(opening.split)
    setup = staticmethod(opening.setup)
    decisions = staticmethod(offers.decisions)
    default = staticmethod(waits.default)
    otherwise = staticmethod(refusals.otherwise)
    appraise = staticmethod(robot.appraise)
    ideas = staticmethod(robot.ideas)
    glance = staticmethod(robot.glance)
    explain = staticmethod(robot_reasons.explain)
    foresee = staticmethod(foresight.foresee)
    evaluate = staticmethod(outlook.evaluate)
    watched = staticmethod(watching.watched)
    result = staticmethod(ranks.result)
    offers = staticmethod(offers.offers)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    pilot = staticmethod(pilot.pilot)

    def picks(self, tokens: Sequence[int | None]) -> dict[str, Value]:
        """The options that follow from the colours picked in the lobby, by seat (KNOCKOUT-187)."""
        return dict(opening.picks(tokens))

    def play(self, s: State, seat: Seat, action: Verbs, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody. Whoever acts is not away (KNOCKOUT-162)."""
        if not s.announced:
            turn.announce(s, tell)
        if seat >= 0:
            s.missed[seat] = 0
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def redeal(self, s: State, seat: Seat | None, dice: Dice) -> None:
        """Nothing is hidden but the seed, which no state holds (section 17, KNOCKOUT-140)."""

    def conserved(self, s: State) -> dict[str, int]:
        """Cash with the Bank and the pot counted, and tokens (KNOCKOUT-10)."""
        return {"cash": total(s.purse), "tokens": sum([len(side.tokens) for side in s.sides])}

    def moment(self, s: State) -> int:
        """Slides made: after so many `moments` of them an imagined game is evaluated."""
        return s.slides
