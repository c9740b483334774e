"""How imagined games of Knockout go on: for each seat what seems best at a glance, straight from the state."""

from bot.games.knockout import actions as verbs
from bot.games.knockout import phases, railroad
from bot.games.knockout.robot.action_values import BUYS
from bot.games.knockout.robot.aims import thoughts
from bot.games.knockout.robot.features import imagined
from bot.games.knockout.state import State
from bot.games.knockout.turn import answering
from bot.kit.contract import Action, Rng, Seat


def rollout_policy(s: State, _dice: Rng) -> tuple[Seat, Action]:
    """The next seat and its action; always legal."""
    asked = s.pending
    if asked is None:
        raise ValueError("Nobody is asked.")
    seat = asked.seat if isinstance(asked, phases.ToChance) else answering(s, asked)[0]
    return seat, _answer(s, asked)


def _answer(s: State, asked: phases.Pending) -> Action:
    if isinstance(asked, phases.ToMove):
        return verbs.Move(railroad.best(s, asked.token))
    features = imagined(s)
    best = thoughts(features)[0]
    if isinstance(asked, phases.ToJail):
        return verbs.Pay() if best.worth > features.cost + BUYS else verbs.Stay()
    if isinstance(asked, phases.ToRetry):
        return verbs.Retry(*best.aim) if best.worth > features.cost else verbs.Decline()
    if isinstance(asked, phases.ToChance) and best.worth <= 0.0:
        return verbs.LetLie()
    return verbs.Slide(*best.aim)
