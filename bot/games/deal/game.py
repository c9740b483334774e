"""Deal as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.deal import actions as verbs
from bot.games.deal import (
    answers,
    charges,
    finish,
    hand,
    lay,
    naming,
    offers,
    opening,
    outlook,
    pilot,
    refusals,
    robot,
    robot_reasons,
    secrets,
    thefts,
    turn,
    waits,
    wilds,
)
from bot.games.deal.actions import Verbs
from bot.games.deal.events import Facts
from bot.games.deal.state import State
from bot.games.deal.view import view
from bot.games.kit import ranks
from bot.games.kit.model import Action, Dice, Game, Handler, Seat, Tell

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Bank: lay.bank,
    verbs.Lay: lay.lay,
    verbs.Build: lay.build,
    verbs.PassGo: hand.pass_go,
    verbs.Sly: thefts.sly,
    verbs.Forced: thefts.forced,
    verbs.Breaker: thefts.breaker,
    verbs.Collect: charges.collect,
    verbs.Birthday: charges.birthday,
    verbs.Charge: charges.charge,
    verbs.ChargeOne: charges.charge_one,
    verbs.Exchange: wilds.exchange,
    verbs.Rearrange: wilds.rearrange,
    verbs.EndTurn: turn.end_turn,
    verbs.GiveBack: turn.give_back,
    verbs.Pay: answers.settle,
    verbs.SayNo: answers.say_no,
    verbs.Submit: answers.submit,
    verbs.Obey: answers.obey,
    verbs.EndHour: turn.end_hour,
    verbs.Order: answers.order,
    verbs.Leave: finish.leave,
}


class Deal(Game[State]):
    """The game Deal. 2 to 10 players (DEAL-1, DEAL-2)."""

    key = "deal"
    version = 1
    seats = range(2, 11)
    state = State
    action = Verbs
    event = Facts
    options = opening.OPTIONS
    clocks = waits.CLOCKS
    patience = 3
    careful = True
    """Payments and rearrangements are refused before anything has changed."""
    combining = frozenset({verbs.Pay, verbs.Rearrange})
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

    setup = staticmethod(opening.setup)
    decisions = staticmethod(offers.decisions)
    default = staticmethod(waits.default)
    redeal = staticmethod(secrets.redeal)
    imagine = staticmethod(secrets.imagine)
    card_word = staticmethod(naming.card_word)
    otherwise = staticmethod(refusals.otherwise)
    appraise = staticmethod(robot.appraise)
    ideas = staticmethod(robot.ideas)
    explain = staticmethod(robot_reasons.explain)
    veiled = staticmethod(robot_reasons.veiled)
    evaluate = staticmethod(outlook.evaluate)
    result = staticmethod(ranks.result)
    offers = staticmethod(offers.offers)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    pilot = staticmethod(pilot.pilot)

    def play(self, s: State, seat: Seat, action: Verbs, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, dice, tell)

    def conserved(self, s: State) -> dict[str, int]:
        """Every card is at every moment in exactly one zone (DEAL-8)."""
        cards = secrets.everywhere(s)
        return {"cards": len(cards), "kinds of card": len(set(cards)), "sum": sum(cards)}

    def moment(self, s: State) -> int:
        """The number of the turn: the outlook is made for the moment when one begins."""
        return s.turns.turn
