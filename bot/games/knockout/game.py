"""Knockout as the contract knows it: the nine functions and the dispatch from action to rule."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bot.games.kit.model import Action, Clock, Dice, Offer, Option, Options, Refusal, Seat, Tell, Value, Wait
from bot.games.kit.purse import total
from bot.games.kit.thought import Reason
from bot.games.knockout import actions as verbs
from bot.games.knockout import (
    choices,
    departure,
    offers,
    opening,
    outlook,
    pilot,
    refusals,
    robot,
    robot_reasons,
    turn,
    upgrades,
    waits,
    watching,
)
from bot.games.knockout.actions import Verbs
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import Facts
from bot.games.knockout.state import State
from bot.games.knockout.view import KnockoutView, view

Handler = Callable[[State, Seat, Any, Dice, Tell], None]
HANDLERS: dict[type[Action], Handler] = {
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


class Knockout:
    """The game Knockout. 2 to 8 players, in teams of two from 5 on (KNOCKOUT-1, KNOCKOUT-3)."""

    key: ClassVar[str] = "knockout"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 9)
    state: ClassVar[Any] = State
    action: ClassVar[Any] = Verbs
    event: ClassVar[Any] = Facts
    options: ClassVar[tuple[Option, ...]] = opening.OPTIONS
    clocks: ClassVar[Mapping[str, Clock]] = waits.CLOCKS
    patience: ClassVar[int] = 2
    grace: ClassVar[Mapping[str, float]] = waits.GRACE
    """Seconds that a wait has left at least after an outage, by pace (KNOCKOUT-166)."""
    signs: ClassVar[int] = len(COLOURS)
    """What may be picked in the lobby: colours (KNOCKOUT-6)."""
    combining: ClassVar[frozenset[type[Action]]] = frozenset()
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = upgrades.UPGRADES

    slips: ClassVar[int] = 5
    """An easy robot lets a token slip once in so many decisions."""
    budget: ClassVar[int] = 8_000
    """Imagined slides take longer than other games' actions."""
    close_looks: ClassVar[int] = 8
    """Slides that a strong robot looks ahead from."""
    moments: ClassVar[int] = 2
    """The slide and the answer to it."""

    def teams(self, seats: int) -> list[list[Seat]]:
        """Who plays together, by seat (KNOCKOUT-3, KNOCKOUT-5)."""
        return opening.split(seats)

    def picks(self, tokens: Sequence[int | None]) -> dict[str, Value]:
        """The options that follow from the colours picked in the lobby, by seat (KNOCKOUT-187)."""
        return dict(opening.picks(tokens))

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """See `bot.games.knockout.opening`."""
        return opening.setup(seats, options, dice)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.knockout.offers`."""
        return offers.offers(s, seat)

    def decisions(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.knockout.offers`."""
        return offers.decisions(s, seat)

    def waits(self, s: State) -> list[Wait]:
        """See `bot.games.knockout.waits`."""
        return waits.waits(s)

    def default(self, s: State, wait: Wait) -> tuple[Seat, Action]:
        """See `bot.games.knockout.waits`."""
        return waits.default(s, wait)

    def play(self, s: State, seat: Seat, action: Any, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody. Whoever acts is not away (KNOCKOUT-162)."""
        if not s.announced:
            turn.announce(s, tell)
        if seat >= 0:
            s.missed[seat] = 0
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def view(self, s: State, seat: Seat | None) -> KnockoutView:
        """See `bot.games.knockout.view`."""
        return view(s, seat)

    def redeal(self, s: State, seat: Seat | None, dice: Dice) -> None:
        """Nothing is hidden but the seed, which no state holds (section 17, KNOCKOUT-140)."""

    def result(self, s: State) -> list[int] | None:
        """Ranks by seat; the players of a side share theirs (KNOCKOUT-3, KNOCKOUT-189)."""
        return list(s.ranks) if s.ranks else None

    def conserved(self, s: State) -> dict[str, int]:
        """Cash with the Bank and the pot counted, and tokens (KNOCKOUT-10)."""
        return {"cash": total(s.purse), "tokens": sum([len(side.tokens) for side in s.sides])}

    def otherwise(self, s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
        """See `bot.games.knockout.refusals`."""
        return refusals.otherwise(s, seat, action, why)

    def appraise(self, view: KnockoutView, action: Action) -> int:
        """See `bot.games.knockout.robot`."""
        return robot.appraise(view, action)

    def ideas(self, view: KnockoutView, offer: Offer) -> list[Action] | None:
        """See `bot.games.knockout.robot`."""
        return robot.ideas(view, offer)

    def glance(self, view: KnockoutView, action: Action) -> int:
        """See `bot.games.knockout.robot`."""
        return robot.glance(view, action)

    def explain(self, view: KnockoutView, action: Action) -> Reason | None:
        """See `bot.games.knockout.robot_reasons`."""
        return robot_reasons.explain(view, action)

    def moment(self, s: State) -> int:
        """Slides made: after so many `moments` of them an imagined game is evaluated."""
        return s.slides

    def watched(self, s: State, options: Options) -> float:
        """See `bot.games.knockout.watching`."""
        return watching.watched(s, options)

    def evaluate(self, s: State) -> list[int]:
        """See `bot.games.knockout.outlook`."""
        return outlook.evaluate(s)

    def pilot(self, s: State, dice: Dice) -> tuple[Seat, Action]:
        """See `bot.games.knockout.pilot`."""
        return pilot.pilot(s, dice)
