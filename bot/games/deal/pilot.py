"""How imagined games of Deal go on: for each seat what it likes best, straight from the state."""

from bot.games.deal import actions as verbs
from bot.games.deal import hand, plans, replies, winning
from bot.games.deal.answers import nos
from bot.games.deal.replies import Plea
from bot.games.deal.sight import Sight, imagined
from bot.games.deal.state import DISCARD, Asked, State, active
from bot.games.kit import demand
from bot.games.kit.demand import Thread
from bot.games.kit.model import Action, Dice, Seat

END = verbs.EndTurn()


def pilot(s: State, _dice: Dice) -> tuple[Seat, Action]:
    """The next seat and its action; always legal."""
    if s.asked is not None:
        return _answer(s, s.asked, demand.open_threads(s.asked.demand)[0])
    seat = active(s)
    sight = imagined(s, seat)
    if s.stage == DISCARD:
        return seat, verbs.GiveBack(replies.unwanted(sight, hand.excess(s, seat)))
    return seat, _play(sight)


def _play(sight: Sight) -> Action:
    """A step to a certain win, else the play worth most, if any is worth something."""
    plan = winning.plan(sight)
    if plan is not None:
        return plan.first
    best: Action = END
    most = 0.0
    for _, move in plans.moves(sight):
        return move
    if sight.plays:
        for card in sight.hand:
            for action in plans.plays(sight, card):
                worth = plans.WORTHS[type(action)](sight, action)
                if worth > most:
                    best, most = action, worth
    return best


def _answer(s: State, asked: Asked, t: Thread) -> tuple[Seat, Action]:
    """Say no where enough is at stake; else pay, or let it be."""
    countering = not demand.stands(t)
    seat = asked.demand.actor if countering else t.seat
    sight = imagined(s, seat)
    held = nos(s, seat)
    if held:
        plea = Plea(asked.demand.actor, t.seat, asked.due, tuple(asked.take), asked.give)
        if replies.stake(sight, plea) > replies.no_kept(sight):
            return seat, verbs.SayNo(t.number, held[0])
    if asked.due and not countering:
        return seat, verbs.Pay(t.number, replies.quick_payment(sight, asked.due))
    return seat, verbs.Submit(t.number)
