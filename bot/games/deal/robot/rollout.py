"""How imagined games of Deal go on: for each seat what it likes best, straight from the state."""

from bot.games.deal import actions as verbs
from bot.games.deal import hand, winning
from bot.games.deal.reactions import nos
from bot.games.deal.robot import reactions as replies
from bot.games.deal.robot import turn_value
from bot.games.deal.robot.features import Sight, imagined
from bot.games.deal.robot.reactions import Plea
from bot.games.deal.state import DISCARD, Asked, State, active
from bot.kit.contract import Action, Rng, Seat
from bot.kit.mechanics import reactions as demand
from bot.kit.mechanics.reactions import ReactionChain

END = verbs.EndTurn()


def rollout_policy(s: State, _dice: Rng) -> tuple[Seat, Action]:
    """The next seat and its action; always legal."""
    if s.asked is not None:
        return _answer(s, s.asked, demand.open_threads(s.asked.demand)[0])
    seat = active(s)
    features = imagined(s, seat)
    if s.stage == DISCARD:
        return seat, verbs.GiveBack(replies.unwanted(features, hand.excess(s, seat)))
    return seat, _play(features)


def _play(features: Sight) -> Action:
    """A step to a certain win, else the play worth most, if any is worth something."""
    plan = winning.plan(features)
    if plan is not None:
        return plan.first
    best: Action = END
    most = 0.0
    for _, move in turn_value.moves(features):
        return move
    if features.plays:
        for card in features.hand:
            for action in turn_value.plays(features, card):
                worth = turn_value.WORTHS[type(action)](features, action)
                if worth > most:
                    best, most = action, worth
    return best


def _answer(s: State, asked: Asked, t: ReactionChain) -> tuple[Seat, Action]:
    """Say no where enough is at stake; else pay, or let it be."""
    countering = not demand.stands(t)
    seat = asked.demand.actor if countering else t.seat
    features = imagined(s, seat)
    held = nos(s, seat)
    if held:
        plea = Plea(asked.demand.actor, t.seat, asked.due, tuple(asked.take), asked.give)
        if replies.stake(features, plea) > replies.no_kept(features):
            return seat, verbs.SayNo(t.number, held[0])
    if asked.due and not countering:
        return seat, verbs.Pay(t.number, replies.quick_payment(features, asked.due))
    return seat, verbs.Submit(t.number)
