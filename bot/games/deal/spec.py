"""Deal as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.deal import actions as verbs
from bot.games.deal import (
    card_words,
    charges,
    game_over,
    hand,
    hidden,
    legal_actions,
    new_game,
    play_card,
    reactions,
    refusals,
    thefts,
    turn,
    waits,
    wild_cards,
)
from bot.games.deal.actions import Verbs
from bot.games.deal.events import Facts
from bot.games.deal.lesson import LESSON
from bot.games.deal.robot import action_values, evaluation, reasons, rollout
from bot.games.deal.state import State
from bot.games.deal.view import view
from bot.kit.contract import Action, Handler, Rng, Seat, Tell
from bot.kit.mechanics import ranking
from bot.kit.spec import AbsencePolicy, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample
from bot.kit.standing_orders import OrderSpec

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Bank: play_card.bank,
    verbs.Lay: play_card.lay,
    verbs.Build: play_card.build,
    verbs.PassGo: hand.pass_go,
    verbs.Sly: thefts.sly,
    verbs.Forced: thefts.forced,
    verbs.Breaker: thefts.breaker,
    verbs.Collect: charges.collect,
    verbs.Birthday: charges.birthday,
    verbs.Charge: charges.charge,
    verbs.ChargeOne: charges.charge,
    verbs.Exchange: wild_cards.exchange,
    verbs.Rearrange: wild_cards.rearrange,
    verbs.EndTurn: turn.end_turn,
    verbs.GiveBack: turn.give_back,
    verbs.Pay: reactions.settle,
    verbs.SayNo: reactions.say_no,
    verbs.Submit: reactions.submit,
    verbs.Obey: reactions.obey,
    verbs.EndHour: turn.end_hour,
    verbs.Order: reactions.order,
    verbs.Leave: game_over.leave,
}


def play(s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
    """The rule of the action's verb, then all that needs nobody."""
    if not s.announced:
        turn.announce(s, tell)
    HANDLERS[type(action)](s, seat, action, dice, tell)
    turn.go_on(s, dice, tell)


def conserved_totals(s: State) -> dict[str, int]:
    """Every card is at every moment in exactly one zone (DEAL-8)."""
    cards = hidden.everywhere(s)
    return {"cards": len(cards), "kinds of card": len(set(cards)), "sum": sum(cards)}


GAME = GameSpec(
    key="deal",
    version=1,
    seats=range(2, 11),
    state=State,
    action=Verbs,
    event=Facts,
    options=new_game.OPTIONS,
    time_limit=("limit", 1),
    clocks=waits.CLOCKS,
    cross_checked=frozenset({verbs.Pay, verbs.Rearrange}),
    secret_verbs=frozenset({verbs.GiveBack, verbs.Order}),  # section 16
    setup=new_game.setup,
    orders=OrderSpec(aside=(verbs.Rearrange,)),  # its turns end by themselves where nothing could be moved either
    legal_actions=legal_actions.legal_actions,
    waits=waits.waits,
    default=waits.default,
    play=play,
    view=view,
    redeterminize=hidden.redeterminize,
    result=ranking.result,
    stop=game_over.call_off,
    conserved_totals=conserved_totals,
    refine_refusal=refusals.refine_refusal,
    rollout_actions=legal_actions.decisions,
    refuses_before_mutating=True,
    robots=RobotTuning(
        action_value=action_values.action_value,
        candidate_actions=action_values.candidate_actions,
        explain=reasons.explain,
        hides_reason=reasons.veiled,
        blunder_rate=2,  # luck levels a card game, so easy robots blunder oftener than elsewhere
        lookahead=Lookahead(
            evaluate=evaluation.evaluate,
            rollout_policy=rollout.rollout_policy,
            sample_hidden=hidden.imagine,
            phase=lambda s: s.turns.turn,  # the number of the turn: the outlook is made for the moment when one begins
            lookahead_phases=2,  # the rest of this turn and the next one, so that it sees the answer
            max_depth=30,
            max_actions=12_000,  # to deal all hands anew takes longer than the actions of a continuation
            prior_weight=4,  # measured: a tenth of a point is worth some 4 ten-thousandths of a victory
            prior_tries=6,  # measured: one continuation differs by 8 hundredths between two candidates, the judgement errs by 3
        ),
    ),
    absence=AbsencePolicy(max_missed_deadlines=3),
    card_word=card_words.card_word,
    sample=Sample(turns=9),
    lobby=LobbySpec(first="first"),
    lesson=LESSON,
)
"""The game Deal. 2 to 10 players (DEAL-1, DEAL-2)."""
