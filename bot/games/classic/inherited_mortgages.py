"""Deeds that came from a bankrupt: their mortgages may be lifted without interest (CLASSIC-159)."""

from bot.games.classic import phases
from bot.games.classic.actions import Done
from bot.games.classic.events.money import InheritanceOpened
from bot.games.classic.state import State, decision
from bot.kit.contract import LegalAction, Seat, Tell


def opens(s: State, top: phases.ToInherit, tell: Tell) -> bool:
    """Whether there is something to decide: every mortgage may have been lifted; the first time it is told."""
    if not top.spaces:
        s.stack.pop()
        return False
    if not top.number:
        top.number = decision(s)
        tell(InheritanceOpened(top.seat, len(top.spaces)))
    return True


def legal_actions(_s: State, top: phases.ToInherit, seat: Seat) -> list[LegalAction]:
    """Be done; what may be lifted stands with the other mortgages (CLASSIC-159)."""
    return [LegalAction(Done, f"inherit-{top.number}")] if seat == top.seat else []
