"""Why an action is refused that nobody offered, in the game's own words."""

from bot.games.knockout import actions as verbs
from bot.games.knockout import phases, turn
from bot.games.knockout.state import State, side_at, side_of
from bot.kit.contract import CLOCK, Action, Refusal, Seat

SLIDES = frozenset({verbs.Slide, verbs.Retry})
TOO_LATE: dict[type[Action], str] = {
    verbs.Pay: "jail-choice-over",
    verbs.Stay: "jail-choice-over",
    verbs.LetLie: "no-chance",
    verbs.Move: "no-railroad",
    verbs.Remain: "no-railroad",
    verbs.Decline: "no-second-chance",
    verbs.Retry: "no-second-chance",
}
"""What is over, or was never asked, by verb: a payment later in the round is refused (KNOCKOUT-38)."""


def refine_refusal(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """The reason that a player understands, in place of the judge's vague one; `why` itself where there is none."""
    asked = s.pending
    if seat == CLOCK or asked is None or side_at(s, seat) is None:
        return why
    if isinstance(action, verbs.Move) and isinstance(asked, phases.ToMove) and seat in turn.answering(s, asked):
        return Refusal("not-a-property", {"space": action.space})
    if type(action) in SLIDES and seat not in turn.answering(s, asked):
        # Somebody else's slide, or somebody else's question (KNOCKOUT-16).
        if isinstance(asked, (phases.ToSlide, phases.ToRetry, phases.ToChance)):
            return Refusal("not-your-slide", {"seat": asked.seat})
        return Refusal("question-open", {"seat": turn.owner(s, asked.token), "side": side_of(s, asked.token)})
    if isinstance(action, verbs.Slide):
        return Refusal("answer-first")
    if type(action) in TOO_LATE and why.code != "not-a-choice":
        return Refusal(TOO_LATE[type(action)])
    return why
