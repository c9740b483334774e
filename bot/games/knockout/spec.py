"""Knockout as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.knockout import actions as verbs
from bot.games.knockout import (
    animation_time,
    departure,
    foresight,
    legal_actions,
    new_game,
    player_choices,
    refusals,
    rounds,
    turn,
    waits,
)
from bot.games.knockout.actions import Verbs
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import Facts, Slid
from bot.games.knockout.lesson import LESSON
from bot.games.knockout.robot import action_values, evaluation, reasons, rollout
from bot.games.knockout.state import State
from bot.games.knockout.view import view
from bot.kit.contract import Action, Handler, Rng, Seat, Tell
from bot.kit.mechanics import ranking
from bot.kit.mechanics.balances import total
from bot.kit.spec import AbsencePolicy, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample

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

SAMPLE = (
    verbs.Slide(135, 0, 96),
    verbs.Slide(60, 20, 75),
    verbs.Slide(210, -30, 84),
    verbs.Slide(135, 10, 108),
    verbs.Slide(90, 0, 62),
    verbs.Slide(180, -5, 90),
    verbs.Slide(45, 40, 100),
    verbs.Slide(140, -10, 70),
    verbs.Slide(120, 5, 112),
)
"""Slides after which the board is worth looking at."""


def play(s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
    """The rule of the action's verb, then all that needs nobody. Whoever acts is not away (KNOCKOUT-162)."""
    if not s.announced:
        turn.announce(s, tell)
    if seat >= 0:
        s.missed[seat] = 0
    HANDLERS[type(action)](s, seat, action, dice, tell)
    turn.go_on(s, tell)


def conserved_totals(s: State) -> dict[str, int]:
    """Cash with the Bank and the pot counted, and tokens (KNOCKOUT-10)."""
    return {"cash": total(s.purse), "tokens": sum([len(side.tokens) for side in s.sides])}


GAME = GameSpec(
    key="knockout",
    version=1,
    seats=range(2, 9),
    state=State,
    action=Verbs,
    event=Facts,
    options=new_game.OPTIONS,
    clocks=waits.CLOCKS,
    setup=new_game.setup,
    legal_actions=legal_actions.legal_actions,
    waits=waits.waits,
    default=waits.default,
    play=play,
    view=view,
    redeterminize=lambda s, seat, dice: (
        None
    ),  # nothing is hidden but the seed, which no state holds (section 17, KNOCKOUT-140)
    result=ranking.result,
    stop=lambda s, tell: rounds.finish(s, "stopped", tell),
    conserved_totals=conserved_totals,
    refine_refusal=refusals.refine_refusal,
    rollout_actions=legal_actions.decisions,
    robots=RobotTuning(
        action_value=action_values.action_value,
        quick_action_value=action_values.quick_action_value,
        candidate_actions=action_values.candidate_actions,
        explain=reasons.explain,
        blunder_rate=5,
        lookahead=Lookahead(
            evaluate=evaluation.evaluate,
            rollout_policy=rollout.rollout_policy,
            simulate_candidates=foresight.foresee,
            phase=lambda s: s.slides,  # slides made: after so many phases an imagined game is evaluated
            lookahead_phases=2,  # the slide and the answer to it
            max_actions=4_000,  # imagined slides take longer than other games' actions
            top_k=8,
        ),
    ),
    absence=AbsencePolicy(min_time_after_outage=waits.GRACE),  # KNOCKOUT-166
    lobby=LobbySpec(
        token_count=len(COLOURS),  # what may be picked are colours (KNOCKOUT-6)
        options_from_tokens=new_game.picks,  # KNOCKOUT-187
        teams=new_game.split,
    ),
    turn_begins=(Slid,),
    animation_seconds=animation_time.animation_seconds,
    sample=Sample(actions=SAMPLE),
    lesson=LESSON,
)
"""The game Knockout. 2 to 8 players, in teams of two from 5 on (KNOCKOUT-1, KNOCKOUT-3)."""
