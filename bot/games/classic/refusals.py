"""Why an action is refused that nobody offered."""

from bot.games.classic import actions as verbs
from bot.games.classic.state import State, busy
from bot.games.kit.model import CLOCK, Action, Cash, Refusal, Seat

TURN: frozenset[type[Action]] = frozenset(
    {
        *(verbs.Roll, verbs.PayFine, verbs.UseJailCard, verbs.Bus, verbs.Go, verbs.Pay, verbs.Draw),
        *(verbs.Buy, verbs.Decline, verbs.EndTurn),
    }
)
"""What only the active player does (CLASSIC-13)."""
DEBT: frozenset[type[Action]] = frozenset({verbs.GoBankrupt})
"""What only a debtor does."""


def short(low: Cash, cash: Cash) -> Refusal:
    """Available cash does not reach."""
    return Refusal("not-enough-cash", {"low": low, "cash": max(cash, 0)})


def otherwise(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """A better word for what the offers only call impossible; `why` where there is none."""
    if seat == CLOCK or not s.solvent[seat]:
        return why
    code = _code(s, seat, action, why)
    return Refusal(code, {} if code != why.code else why.facts)


def _code(s: State, seat: Seat, action: Action, why: Refusal) -> str:
    """Time and person first."""
    verb = type(action)
    if s.ranks:
        return "wrong-phase"
    if isinstance(action, verbs.Claim):
        return "claim-lapsed"
    if verb in TURN and seat != s.turns.active:
        return "not-your-turn"
    if verb in TURN and busy(s):
        return "phase-open"
    if verb in DEBT:
        return "no-debt"
    return why.code if why.code == "not-a-choice" else "wrong-phase"
