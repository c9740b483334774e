"""Why an action is refused that nobody offered: the codes of section 23 and their order."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data, phases
from bot.games.city.state import State, plot
from bot.kit.contract import CLOCK, Action, Refusal, Seat, Space, Value
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt

ORDER = (
    *("late", "auction-running", "not-host", "too-few-players", "table-full", "not-your-turn", "already-pressed"),
    *("already-travelled", "no-debt", "already-called", "too-early", "wrong-phase"),
    *("passed", "already-leading", "bad-amount", "bid-too-low"),
    *("no-card", "no-permit", "station-permit-only", "not-offered", "not-for-sale", "not-owner", "wrong-owner"),
    *("group-complete", "mortgaged", "not-mortgaged", "no-hazard", "no-station"),
    *("need-two-of-group", "need-full-group", "need-two-groups", "group-has-stadium", "group-has-skyscraper"),
    *("station-exists", "protected", "hazard-present", "special-exists", "permit-exceeded", "district-full"),
    *("out-of-stock", "bad-partner", "not-tradable", "empty-side", "deal-stale", "debt-comes-first", "can-still-pay"),
    "not-enough-cash",
)
"""All codes of section 23; of several reasons the first is named."""
PLACE = {code: place for place, code in enumerate(ORDER)}

DURING_AUCTION = frozenset(
    {verbs.Bid, verbs.Pass, verbs.Refuse, verbs.Withdraw, verbs.Vote, verbs.CallHour, verbs.Leave}
)
"""What an auction leaves possible (CITY-43)."""
TURN: frozenset[type[Action]] = frozenset(
    {
        *(verbs.Roll, verbs.PayFine, verbs.UseJailCard, verbs.Taxi, verbs.Travel, verbs.Stay),
        *(verbs.Buy, verbs.Auction, verbs.Choose, verbs.Skip, verbs.Place, verbs.Demolish, verbs.Pick),
        *(verbs.Press, verbs.Build, verbs.PlaceStation, verbs.RemoveHazard, verbs.LiftMortgage, verbs.Done),
        *(verbs.BuildStadium, verbs.BuildSkyscraper, verbs.BuildTower, verbs.Pay, verbs.Dodge),
    }
)
"""What only the active player does (CITY-14)."""
DEBT = frozenset({verbs.Mortgage, verbs.GoBankrupt})
"""What only a debtor does, step C's own mortgages apart (CITY-126, CITY-199)."""


def nearest(greyed: Sequence[tuple[Value, Refusal]]) -> Refusal:
    """The reason of the choice that came nearest to being possible: the last in the order of section 23."""
    return max((why for _, why in greyed), key=lambda why: PLACE[why.code])


def refine_refusal(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """The code of section 23 for what the offers only call impossible; `why` where there is none."""
    if seat == CLOCK or not s.solvent[seat]:
        return why
    code = _wrong_choice(s, seat, action) if why.code == "not-a-choice" else _wrong_time(s, seat, action)
    return Refusal(code, why.facts) if code else why


def _wrong_time(s: State, seat: Seat, action: Action) -> str:
    """Time and person, in the order of section 23 (CITY-14, CITY-43); then what stands in the way in step C."""
    if s.ranks:
        return "wrong-phase"
    top, verb = s.stack[-1], type(action)
    active = seat == s.turns.active
    if isinstance(top, Auction) and verb not in DURING_AUCTION:
        return "auction-running"
    if not active and (verb in TURN or (verb in DEBT and isinstance(top, phases.ToBuild))):
        return "not-your-turn"
    if isinstance(top, Debt) and top.seat != seat and verb in DEBT:
        return "not-your-turn"
    if verb is verbs.OfferSettlement:
        return "bad-partner" if isinstance(top, Debt) and top.seat == seat else "no-debt"
    return (_wrong_step(s, seat, top, action) if isinstance(top, phases.ToBuild) and active else "") or "wrong-phase"


def _wrong_step(s: State, seat: Seat, top: phases.ToBuild, action: Action) -> str:
    """In step C: a second trip (CITY-77), a mortgage without debt (CITY-128), the wrong district."""
    if isinstance(action, verbs.Travel):
        return "already-travelled" if top.travelled else ""
    if isinstance(action, verbs.Mortgage) and not s.rules.mortgages:
        return "no-debt"
    return _wrong_choice(s, seat, action)


def _wrong_choice(s: State, seat: Seat, action: Action) -> str:
    """A value that is not among the choices; empty where section 23 has no word for it."""
    judgement = CHOICES.get(type(action))
    return "" if judgement is None else judgement(s, seat, action)


def _owned(s: State, seat: Seat, space: Space) -> bool:
    return space in data.DISTRICTS and plot(s, space).owner == seat


def _own(s: State, seat: Seat, action: verbs.Build) -> str:
    """Only on own districts (CITY-59, CITY-79, CITY-83, CITY-85)."""
    return "" if _owned(s, seat, action.space) else "not-owner"


def _lift(s: State, seat: Seat, action: verbs.LiftMortgage) -> str:
    """Only own mortgages (CITY-131)."""
    if not _owned(s, seat, action.space):
        return "not-owner"
    return "" if plot(s, action.space).mortgage else "not-mortgaged"


def _hazard(s: State, seat: Seat, action: verbs.RemoveHazard) -> str:
    """Only from own districts, and what stands there (CITY-96, CITY-97)."""
    if not _owned(s, seat, action.space):
        return "not-owner"
    return "" if action.piece in plot(s, action.space).specials else "no-hazard"


def _place(s: State, _seat: Seat, action: verbs.Place) -> str:
    """Only what the space shows (CITY-89)."""
    top = s.stack[-1]
    return "not-offered" if isinstance(top, phases.ToPlace) and action.piece not in data.PERMISSIONS[top.space] else ""


def _trade(s: State, seat: Seat, action: verbs.Propose | verbs.OfferSettlement) -> str:
    """With another player who is still in the game (CITY-185); own things, and never Rent Dodge (CITY-107, CITY-117)."""
    if isinstance(action, verbs.Propose):
        partner = action.partner
        if partner == seat or not 0 <= partner < len(s.solvent) or not s.solvent[partner]:
            return "bad-partner"
    if data.DODGE in (*action.give, *action.take):
        return "not-tradable"
    for item in action.give:
        if isinstance(item, str) and not any(data.CARDS[card] == item for card in s.cards[seat]):
            return "no-card"
        if isinstance(item, int) and not _owned(s, seat, item):
            return "not-owner"
    return ""


SPACES: dict[type[Action], Callable[[State, Seat, verbs.Travel | verbs.Choose], str]] = {
    # Only to another station (CITY-72).
    verbs.Travel: lambda s, seat, action: "" if action.space == s.spaces[seat] else "no-station",
    # Only what nobody owns and no auction is promised (CITY-27, CITY-210).
    verbs.Choose: lambda _s, _seat, action: "not-for-sale" if action.space in data.DISTRICTS else "",
}
CHOICES: dict[type[Action], Callable[[State, Seat, Any], str]] = {
    **SPACES,
    verbs.Build: _own,
    verbs.BuildStadium: _own,
    verbs.BuildSkyscraper: _own,
    verbs.BuildTower: _own,
    verbs.Mortgage: _own,
    verbs.LiftMortgage: _lift,
    verbs.RemoveHazard: _hazard,
    verbs.Place: _place,
    verbs.Propose: _trade,
    verbs.OfferSettlement: _trade,
}
"""What is wrong with a choice, by verb."""
