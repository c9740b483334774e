"""Why an action is refused that nobody offered, in the game's own words."""

from bot.games.deal import actions as verbs
from bot.games.deal.state import DISCARD, State, active
from bot.games.kit.model import CLOCK, Action, Refusal, Seat

ANSWERS = frozenset({verbs.Pay, verbs.SayNo, verbs.Submit})
CARDS = frozenset(
    {
        *(verbs.Bank, verbs.Lay, verbs.Build, verbs.PassGo, verbs.Sly, verbs.Forced, verbs.Breaker),
        *(verbs.Collect, verbs.Birthday, verbs.Charge, verbs.ChargeOne, verbs.Exchange),
    }
)
"""What plays a card from the hand and costs a play (DEAL-19)."""


def otherwise(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """The reason that a player understands, in place of the judge's vague one; `why` itself where there is none."""
    if seat == CLOCK or s.ranks or not s.playing[seat]:
        return why
    code = _code(s, seat, action)
    return Refusal(code) if code else why


def _code(s: State, seat: Seat, action: Action) -> str:
    """By time and person, then by the card."""
    verb = type(action)
    if verb in ANSWERS:
        return "nothing-to-answer" if s.asked is None else ""
    if verb not in CARDS and verb not in (verbs.Rearrange, verbs.EndTurn, verbs.GiveBack):
        return ""
    if seat != active(s):
        return "not-your-turn"
    if s.asked is not None:
        return "answers-open"
    if s.stage == DISCARD:
        return "" if verb is verbs.GiveBack else "turn-over"
    return _in_turn(s, seat, action)


def _in_turn(s: State, seat: Seat, action: Action) -> str:
    """In the play part of the own turn."""
    if isinstance(action, verbs.GiveBack):
        return "nothing-to-give-back"
    if type(action) not in CARDS:
        return ""
    card = getattr(action, "card", 0)
    if card not in s.hands[seat]:
        return "not-in-hand"
    return "" if s.plays else "no-plays-left"
