"""Knockout as the contract knows it: the nine functions and the dispatch from action to rule."""

from collections.abc import Sequence

from bot.games.knockout import actions as verbs
from bot.games.knockout import (
    animation_time,
    departure,
    foresight,
    legal_actions,
    new_game,
    player_choices,
    refusals,
    turn,
    waits,
)
from bot.games.knockout.actions import Verbs
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import Facts
from bot.games.knockout.robot import action_values, evaluation, reasons, rollout
from bot.games.knockout.state import State
from bot.games.knockout.view import view
from bot.kit.contract import Action, Game, Handler, Rng, Seat, Tell, Value
from bot.kit.mechanics import ranking
from bot.kit.mechanics.balances import total

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Slide: player_choices.slide,
    verbs.Retry: player_choices.retry,
    verbs.Decline: player_choices.decline,
    verbs.Pay: player_choices.pay,
    verbs.Stay: player_choices.stay,
    verbs.LetLie: player_choices.let_lie,
    verbs.Move: player_choices.move,
    verbs.Remain: player_choices.remain,
    verbs.TimeUp: player_choices.time_up,
    verbs.Preset: player_choices.preset,
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
    options = new_game.OPTIONS
    clocks = waits.CLOCKS
    max_missed_deadlines = 2
    grace = waits.GRACE
    """Seconds that a wait has left at least after an outage, by pace (KNOCKOUT-166)."""
    signs = len(COLOURS)
    """What may be picked in the lobby: colours (KNOCKOUT-6)."""
    cross_checked = frozenset()

    slips = 5
    """An easy robot lets a token slip once in so many decisions."""
    budget = 4_000
    """Imagined slides take longer than other games' actions."""
    close_looks = 8
    """Slides that a strong robot looks ahead from."""
    moments = 2
    """The slide and the answer to it."""

    teams = staticmethod(new_game.split)
    setup = staticmethod(new_game.setup)
    decisions = staticmethod(legal_actions.decisions)
    default = staticmethod(waits.default)
    refine_refusal = staticmethod(refusals.refine_refusal)
    action_value = staticmethod(action_values.action_value)
    candidate_actions = staticmethod(action_values.candidate_actions)
    quick_action_value = staticmethod(action_values.quick_action_value)
    explain = staticmethod(reasons.explain)
    foresee = staticmethod(foresight.foresee)
    evaluate = staticmethod(evaluation.evaluate)
    animation_seconds = staticmethod(animation_time.animation_seconds)
    result = staticmethod(ranking.result)
    legal_actions = staticmethod(legal_actions.legal_actions)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    rollout_policy = staticmethod(rollout.rollout_policy)

    def picks(self, tokens: Sequence[int | None]) -> dict[str, Value]:
        """The options that follow from the colours picked in the lobby, by seat (KNOCKOUT-187)."""
        return dict(new_game.picks(tokens))

    def play(self, s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody. Whoever acts is not away (KNOCKOUT-162)."""
        if not s.announced:
            turn.announce(s, tell)
        if seat >= 0:
            s.missed[seat] = 0
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def redeterminize(self, s: State, seat: Seat | None, dice: Rng) -> None:
        """Nothing is hidden but the seed, which no state holds (section 17, KNOCKOUT-140)."""

    def conserved_totals(self, s: State) -> dict[str, int]:
        """Cash with the Bank and the pot counted, and tokens (KNOCKOUT-10)."""
        return {"cash": total(s.purse), "tokens": sum([len(side.tokens) for side in s.sides])}

    def moment(self, s: State) -> int:
        """Slides made: after so many `moments` of them an imagined game is evaluated."""
        return s.slides
