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
from bot.games.deal.robot import action_values, evaluation, reasons, rollout
from bot.games.deal.state import State
from bot.games.deal.view import view
from bot.kit.contract import Action, Game, Handler, Rng, Seat, Tell
from bot.kit.mechanics import ranking

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
    verbs.ChargeOne: charges.charge_one,
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


class Deal(Game[State]):
    """The game Deal. 2 to 10 players (DEAL-1, DEAL-2)."""

    key = "deal"
    version = 1
    seats = range(2, 11)
    state = State
    action = Verbs
    event = Facts
    options = new_game.OPTIONS
    clocks = waits.CLOCKS
    max_missed_deadlines = 3
    careful = True
    """Payments and rearrangements are refused before anything has changed."""
    cross_checked = frozenset({verbs.Pay, verbs.Rearrange})
    private = frozenset({verbs.GiveBack.__name__, verbs.Order.__name__})
    """Verbs whose values only the seat that plays them may know (section 16)."""
    slips = 2
    """Luck levels a card game, so easy robots slip oftener than elsewhere."""
    horizon = 30
    moments = 2
    """How far a strong robot looks: the rest of this turn and the next one, so that it sees the answer."""
    budget = 16_000
    """A third of a second of a core: dealing all hands anew for each continuation takes longer than its actions tell."""
    judgement = (4, 6)
    """Measured: a tenth of a point is worth some 4 ten-thousandths of a victory."""

    setup = staticmethod(new_game.setup)
    decisions = staticmethod(legal_actions.decisions)
    default = staticmethod(waits.default)
    redeterminize = staticmethod(hidden.redeterminize)
    imagine = staticmethod(hidden.imagine)
    card_word = staticmethod(card_words.card_word)
    refine_refusal = staticmethod(refusals.refine_refusal)
    action_value = staticmethod(action_values.action_value)
    candidate_actions = staticmethod(action_values.candidate_actions)
    explain = staticmethod(reasons.explain)
    veiled = staticmethod(reasons.veiled)
    evaluate = staticmethod(evaluation.evaluate)
    result = staticmethod(ranking.result)
    legal_actions = staticmethod(legal_actions.legal_actions)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    rollout_policy = staticmethod(rollout.rollout_policy)

    def play(self, s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, dice, tell)

    def conserved_totals(self, s: State) -> dict[str, int]:
        """Every card is at every moment in exactly one zone (DEAL-8)."""
        cards = hidden.everywhere(s)
        return {"cards": len(cards), "kinds of card": len(set(cards)), "sum": sum(cards)}

    def moment(self, s: State) -> int:
        """The number of the turn: the outlook is made for the moment when one begins."""
        return s.turns.turn
