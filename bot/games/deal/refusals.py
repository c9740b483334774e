"""Why an action is refused that nobody offered, in the game's own words; an illegal play moves nothing (DEAL-22)."""

from collections.abc import Callable
from typing import Any

from bot.games.deal import actions as verbs
from bot.games.deal import hand
from bot.games.deal.data import DOUBLE, PROPERTY, WILD, face
from bot.games.deal.state import DISCARD, State, active
from bot.kit.contract import CLOCK, Action, Refusal, Seat

ANSWERS = frozenset({verbs.Pay, verbs.SayNo, verbs.Submit})
CARDS = frozenset(
    {
        *(verbs.Bank, verbs.Lay, verbs.Build, verbs.PassGo, verbs.Sly, verbs.Forced, verbs.Breaker),
        *(verbs.Collect, verbs.Birthday, verbs.Charge, verbs.ChargeOne, verbs.Exchange),
    }
)
"""What plays a card from the hand and costs a play (DEAL-19)."""
TURN = CARDS | {verbs.Rearrange, verbs.EndTurn, verbs.GiveBack}


def refine_refusal(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """The reason that a player understands, in place of the judge's vague one; `why` itself where there is none."""
    if seat == CLOCK or s.ranks or not 0 <= seat < len(s.playing) or not s.playing[seat]:
        return why
    code = _answer(s, seat, action) if type(action) in ANSWERS else _turn(s, seat, action)
    return Refusal(code, why.facts) if code else why


def _answer(s: State, seat: Seat, action: Action) -> str:
    """Nothing is asked, not of this seat, or not with these cards (DEAL-68, DEAL-96, DEAL-97)."""
    if s.asked is None:
        return "nothing-to-answer"
    threads = s.asked.demand.threads
    if not any(seat in (t.seat, s.asked.demand.actor) and not t.outcome for t in threads):
        return "not-asked"
    if isinstance(action, verbs.SayNo) and action.card not in s.hands[seat]:
        return "not-in-hand"
    return "cannot-pay" if isinstance(action, verbs.Pay) and s.asked.due else ""


def _turn(s: State, seat: Seat, action: Action) -> str:
    """By time and person (DEAL-23, DEAL-46), then by the card."""
    if type(action) not in TURN:
        return ""
    if seat != active(s):
        return "not-your-turn"
    if s.asked is not None:
        return "answers-open"
    if isinstance(action, verbs.GiveBack):
        return "give-back-exactly" if hand.excess(s, seat) and s.stage == DISCARD else "nothing-to-give-back"
    if s.stage == DISCARD:
        return "turn-over"
    return _card(s, seat, action) if type(action) in CARDS else ""


def _card(s: State, seat: Seat, action: Any) -> str:
    """Not in hand, no plays left (DEAL-18), or not this way."""
    if action.card not in s.hands[seat]:
        return "not-in-hand"
    if not s.plays:
        return "no-plays-left"
    judgement = CHOICES.get(type(action))
    return "" if judgement is None else judgement(s, seat, action)


def _rent(s: State, seat: Seat, action: verbs.Charge | verbs.ChargeOne) -> str:
    """An own colour of the card, and Doubles that are there and can be played (DEAL-58, DEAL-60, DEAL-63, DEAL-64)."""
    if face(action.card).word == DOUBLE:
        return "not-alone"
    if isinstance(action, verbs.ChargeOne) and action.opponent == seat:
        return "not-oneself"
    if action.colour not in face(action.card).colours or action.colour not in s.areas[seat]:
        return "no-such-colour"
    return "no-doubles" if action.doubles else ""


CHOICES: dict[type[Action], Callable[[State, Seat, Any], str]] = {
    # Only money and action cards (DEAL-10); the printed colour, or one of the wild's (DEAL-34); never oneself (DEAL-67).
    verbs.Bank: lambda s, seat, action: "cannot-be-banked" if face(action.card).kind in (PROPERTY, WILD) else "",
    verbs.Lay: lambda s, seat, action: (
        "" if face(action.card).kind in (PROPERTY, WILD) and action.colour in face(action.card).colours else "no-place"
    ),
    verbs.Collect: lambda s, seat, action: "not-oneself" if action.opponent == seat else "",
    verbs.Charge: _rent,
    verbs.ChargeOne: _rent,
}
"""What is wrong with a choice, by verb."""
