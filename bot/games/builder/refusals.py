"""Why an action is refused that nobody offered: the game's own codes, named at the beginning of RULES.md."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data, phases
from bot.games.builder.state import State, complete, deed, surplus
from bot.kit.contract import CLOCK, Action, Goods, Refusal, Seat, Space

TURN: frozenset[type[Action]] = frozenset(
    {
        *(verbs.Drop, verbs.Roll, verbs.PayFine, verbs.UseJailCard, verbs.Buy, verbs.Auction, verbs.Steal, verbs.Park),
        *(verbs.Pick, verbs.Swap, verbs.Decline, verbs.Exchange, verbs.Build, verbs.Penthouse, verbs.EndTurn),
    }
)
"""What only the active player does (BUILDER-15)."""


def refine_refusal(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """The game's own code for what the offers only call impossible; `why` where there is none."""
    if seat == CLOCK or s.ranks or not s.active[seat]:
        return why
    if isinstance(action, (verbs.Ask, verbs.Waive)):
        # Somebody else's rent (BUILDER-66), or one that is asked for, waived or lapsed (BUILDER-67, BUILDER-71).
        standing = any(c.number == action.claim for c in s.claims)
        return Refusal("not-your-turn" if standing else "claim-closed")
    if isinstance(action, (verbs.Accept, verbs.Refuse, verbs.Withdraw)):
        standing = any(t.number == action.deal for t in s.deals)
        return Refusal("not-your-deal" if standing else "too-late")
    if why.code == "not-a-choice":
        return _wrong_choice(s, seat, action) or why
    return _wrong_time(s, seat, action) or Refusal("wrong-phase", why.facts)


def _wrong_time(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Person first, then what goes before the turn, then the phase (BUILDER-15, BUILDER-128, BUILDER-158)."""
    if type(action) not in TURN:
        return _wrong_choice(s, seat, action)
    if seat != s.turns.active:
        return Refusal("not-your-turn")
    if s.debts:
        return Refusal("raising-funds")
    if s.inherits:
        return Refusal("inheriting")
    return _wrong_step(s, seat, action)


def _wrong_step(s: State, seat: Seat, action: Action) -> Refusal | None:
    """The surplus goes before everything (BUILDER-20); step 5 has reasons of its own."""
    top = s.stack[-1]
    if isinstance(top, phases.ToDrop):
        return Refusal("surplus-first", {"count": surplus(s, seat)})
    if isinstance(top, phases.Sale):
        return Refusal("auction-running")
    if not isinstance(top, phases.ToManage):
        return None
    if s.jailed[seat] and isinstance(action, verbs.Penthouse):
        return Refusal("in-jail")
    return _wrong_choice(s, seat, action)


def _wrong_choice(s: State, seat: Seat, action: Action) -> Refusal | None:
    """A value that is not among the choices; None where there is no word for it."""
    if isinstance(action, verbs.Drop):  # exactly the surplus (BUILDER-21)
        return Refusal("surplus-exactly", {"count": surplus(s, seat)})
    judgement = CHOICES.get(type(action), "")
    code = judgement if isinstance(judgement, str) else judgement(s, seat, action)
    return Refusal(code) if code else None


# ---- the turn


def _build(s: State, seat: Seat, action: verbs.Build) -> str:
    """On foundations (BUILDER-115), own or free (BUILDER-107), up to four floors (BUILDER-110), with chips one has."""
    if action.site not in data.SITE:
        return "water"
    site = data.SITE[action.site]
    if s.builders[site] not in (-1, seat):
        return "not-your-building"
    return "building-full" if s.floors[site] == data.FLOORS else "not-these-chips"


def _penthouse(s: State, seat: Seat, action: verbs.Penthouse) -> str:
    """Only on an own building of four floors (BUILDER-113)."""
    site = data.SITE.get(action.site, -1)
    tower = site >= 0 and s.builders[site] == seat and s.floors[site] == data.FLOORS
    return "not-these-chips" if tower else "no-tower"


def _exchange(s: State, seat: Seat, action: verbs.Exchange) -> str:
    """Four of a type for one of another that the bank has (BUILDER-102, BUILDER-103)."""
    if action.chip == action.wanted:
        return "same-type"
    if action.chip in data.CHIPS and s.chips[seat][data.TYPE[action.chip]] < data.RATE:
        return "not-enough-chips"
    return "no-chips-in-bank" if action.wanted in data.CHIPS else ""


def _park(s: State, _seat: Seat, action: verbs.Park) -> str:
    """Of another type than both (BUILDER-83), which the bank has (BUILDER-84)."""
    kind = data.TYPE.get(action.wanted)
    if kind is not None and any(data.TYPE.get(str(chip)) == kind for chip in action.chips):
        return "same-type"
    return "no-chips-in-bank" if kind is not None and not s.bank[kind] else ""


def _swap(s: State, seat: Seat, action: verbs.Swap) -> str:
    """An own property for another player's, neither in a complete set (section 23)."""
    if not _owned(s, seat, action.own):
        return "not-owner"
    sets = [space in data.TITLES and complete(s, deed(s, space)) for space in (action.own, action.other)]
    return "complete-set" if any(sets) else ""


# ---- mortgages and trades


def _owned(s: State, seat: Seat, space: Space) -> bool:
    return space in data.TITLES and deed(s, space).owner == seat


def _propose(s: State, seat: Seat, action: verbs.Propose) -> str:
    """With another active player (BUILDER-120); what can be traded, and is there (BUILDER-117, BUILDER-24)."""
    partner = action.partner
    if partner == seat or not 0 <= partner < len(s.active) or not s.active[partner]:
        return "bad-partner"
    return _goods(s, seat, action.give) or _goods(s, partner, action.take)


def _goods(s: State, seat: Seat, items: Goods) -> str:
    """What is wrong with the things that one side is to give."""
    kept = [data.CARDS[card] for card in s.cards[seat]]
    for item in items:
        if isinstance(item, int):
            if not _owned(s, seat, item):
                return "not-owner"
        elif item in data.TYPE:
            if surplus(s, seat) > 0:
                return "chips-locked"
            number = item.rpartition("-")[2]  # so many of the type as its numbered word says
            if not number.isdecimal() or s.chips[seat][data.TYPE[item]] < int(number):
                return "not-enough-chips"
        elif item not in kept:
            return "no-card" if item in data.CARDS else "not-tradable"
    return ""


SPACES: dict[type[Action], Callable[[State, Seat, verbs.Mortgage | verbs.Repay], str]] = {
    # Only own ones that are not mortgaged (BUILDER-123), only own mortgages (BUILDER-124).
    verbs.Mortgage: lambda s, seat, action: "mortgaged" if _owned(s, seat, action.space) else "not-owner",
    verbs.Repay: lambda s, seat, action: "not-mortgaged" if _owned(s, seat, action.space) else "not-owner",
}
CHOICES: dict[type[Action], str | Callable[[State, Seat, Any], str]] = {
    **SPACES,
    verbs.Build: _build,
    verbs.Penthouse: _penthouse,
    verbs.Exchange: _exchange,
    verbs.Park: _park,
    verbs.Steal: "nobody-to-rob",  # from another active player, a type they have (BUILDER-82)
    verbs.Swap: _swap,
    verbs.GoBankrupt: "no-debt",  # only over a debt (BUILDER-129)
    verbs.Propose: _propose,
}
"""What is wrong with a choice, by verb."""
