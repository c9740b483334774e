"""What a robot thinks of an action, from the view alone. Higher is better, in k; 0 is what changes nothing."""

from collections.abc import Callable
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data
from bot.games.city.custom_board import board
from bot.games.city.robot import trades
from bot.games.city.robot.valuation import card, cash, doubled, lasting, level, owners, plot, rival, rounds, worth
from bot.games.city.view import CityView, PlotView
from bot.kit.contract import Action, Cash, LegalAction, Range, Space
from bot.kit.robots.baseline import candidates

RESERVE: Cash = 1_500
"""Cash it likes to keep for rents."""
RAISES = (0.08, 0.2, 0.45, 1.0)
"""How far a raise goes above the least one, as shares of the price or the bid."""
FIRST = 100_000
"""Above all that is weighed in money: what is done before anything else."""
PRESSING = 250
"""Landmarks and clearings that are worth more come before a permit, mortgages are lifted after it."""


def action_value(view: CityView, action: Action) -> int:
    """What `action` is worth to who looks; an action that nobody awaits is played above 0 only."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None else int(judgement(view, action))


def candidate_actions(view: CityView, legal_action: LegalAction) -> list[Action] | None:
    """Deals and raises worth a look, and of the town what is not plainly wasted; None for all other offers."""
    if legal_action.action in trades.VERBS:
        return trades.candidate_actions(view, legal_action)
    wasted = WASTES.get(legal_action.action)
    if wasted is None:
        return None
    found = _raises(view, legal_action) if legal_action.action is verbs.Bid else candidates(legal_action)
    return [action for action in found if not wasted(view, action)]


def _raises(view: CityView, legal_action: LegalAction) -> list[Action]:
    """Raises by shares of the price or of the bid, so that two who both want a lot are soon done."""
    param = legal_action.params[0]
    if view.lot is None or view.auction is None or not isinstance(param, Range):
        return []
    scale = max(plot(view, view.lot).price, view.auction.high)
    steps = {int(scale * share) // param.step for share in RAISES}
    amounts = sorted(min(param.high, param.low + param.step * step) for step in steps)
    return [verbs.Bid(amount) for amount in dict.fromkeys(amounts)]


def reserve(view: CityView) -> Cash:
    """Cash it likes to keep: none in the last round, when a mortgage brings what the district would count."""
    return RESERVE if rounds(view) > 1 else 0


def _limit(view: CityView, worth_: float) -> float:
    """What it pays at most for what is worth so much: what the reserve then lacks counts as spent once more."""
    own, kept = cash(view), reserve(view)
    return min(worth_, max(own - kept, min(own, (worth_ + own - kept) / 2)))


def _me(view: CityView) -> int:
    return -1 if view.me is None else view.me


# ---- districts


def _buy(view: CityView, _action: verbs.Buy) -> float:
    """Nearly always: districts earn. Towards the end only for what it is still worth."""
    if view.lot is None or lasting(view) == 1:
        return 1_000
    return worth(view, view.lot, _me(view)) - plot(view, view.lot).price


def _choose(view: CityView, action: verbs.Choose) -> float:
    """Name the district that is worth most above its price, opening low, while there is cash."""
    if cash(view) < 2 * RESERVE + plot(view, action.space).price:
        return -1
    return (worth(view, action.space, _me(view)) - plot(view, action.space).price) / 10 - action.opening / 4


def _bid(view: CityView, action: verbs.Bid) -> float:
    """A third of the way to what the lot is worth, and never all the cash; above that, rather pass."""
    lot, auction = view.lot, view.auction
    if lot is None or auction is None:
        return -1
    limit = _limit(view, worth(view, lot, _me(view)))
    if action.amount > limit:
        return limit - action.amount
    return limit - abs(action.amount - auction.high - (limit - auction.high) // 3)


def _pick(view: CityView, action: verbs.Pick) -> float:
    """By the card: the district worth most, the best site, the least loss."""
    me, p = _me(view), plot(view, action.space)
    if view.card == "card-free-build":
        return 1 + _growth(view, p, 1)
    if view.card == "card-repossessed":
        return -worth(view, action.space, me)
    gain = worth(view, action.space, me)
    if view.card == "card-inheritance":
        return gain - board(view.board).sums[view.card]["amount"]
    return gain + (0 if p.owner is None else worth(view, action.space, p.owner) / len(view.seats))


# ---- building


def _press(view: CityView, _action: verbs.Press) -> float:
    """When there is something to build, once what is dearer and better is paid: a permit is not asked for in vain."""
    return PRESSING if _buildable(view) else -1


def _buildable(view: CityView) -> bool:
    """Whether a block is worth its price anywhere."""
    sites = [p.space for p in view.plots if p.owner == view.me and not p.mortgage and _room(p)]
    return any(_build(view, verbs.Build(space, data.RESIDENTIAL, 1)) > 0 for space in sites)


def _room(p: PlotView) -> int:
    """Blocks that still fit."""
    return data.FULL - p.residential - p.industrial


def _growth(view: CityView, p: PlotView, count: int) -> float:
    """How much so many blocks raise the rent, and a share of what the next ones would, if there is time for them."""
    blocks = p.counting
    full = level(view, p, data.FULL)
    now = level(view, p, blocks)
    step = level(view, p, blocks + count) - now
    share = count * (full - now) / max(1, data.FULL - blocks)
    growth = 0.5 * step + 0.7 * share if rounds(view) > 1 else 0.8 * step
    return growth * (1.8 if doubled(view, owners(view), data.PLACE[p.space]) else 1.0)


def _build(view: CityView, action: verbs.Build) -> float:
    """Blocks whose rent grows most for their price, keeping a reserve."""
    p = plot(view, action.space)
    printed = card(view, action.space)
    price = (printed.residential if action.kind == data.RESIDENTIAL else printed.industrial) * action.count
    if price > cash(view) - reserve(view) or (p.hazardous and action.kind == data.RESIDENTIAL):
        return -price
    return 1.25 * _growth(view, p, action.count) - price


def _station(view: CityView, action: verbs.PlaceStation) -> float:
    """Where one would like to go: to what may be bought, best in one's own groups; else on an own district."""
    p = plot(view, action.space)
    if p.owner is None:
        return 10 + worth(view, action.space, _me(view)) / 100
    return 10 if p.owner == view.me else 1


def _stadium(view: CityView, _action: verbs.BuildStadium) -> float:
    """A million each time round: early only."""
    return rounds(view) * 0.22 * data.STADIUM_INCOME - data.STADIUM if cash(view) > data.STADIUM + RESERVE else -1


def _skyscraper(view: CityView, action: verbs.BuildSkyscraper) -> float:
    """When what it doubles is worth it, soon at least; nothing doubles twice (CITY-48)."""
    now, more = owners(view), min(2, view.unit.left + 2 * (rounds(view) - 1))
    group = [p for p in view.plots if p.group == plot(view, action.space).group and p.owner == view.me]
    single = [p for p in group if not p.mortgage and not doubled(view, now, data.PLACE[p.space])]
    return sum([level(view, p, p.counting + more) for p in single]) - card(view, action.space).skyscraper


def _tower(view: CityView, _action: verbs.BuildTower) -> float:
    """It doubles all that is not doubled yet."""
    now = owners(view)
    mine = [p for p in view.plots if p.owner == view.me and not p.mortgage]
    return sum([level(view, p) for p in mine if not doubled(view, now, data.PLACE[p.space])]) - data.TOWER


# ---- specials


def _void(view: CityView, p: PlotView) -> Cash:
    """What a hazard takes from the rent."""
    return max(0, level(view, p, p.residential + p.industrial) - level(view, p, p.industrial))


def _remove(view: CityView, action: verbs.RemoveHazard) -> float:
    """When the rent that comes back is worth the price, which a card pays; blocks at hand count too, nothing mortgaged."""
    p = plot(view, action.space)
    price = 0 if view.stage == "card" else data.REMOVAL * data.HAZARD_BLOCKS[action.piece]
    if price > cash(view) or p.mortgage:
        return -price - 1
    times = 2 if doubled(view, owners(view), data.PLACE[p.space]) else 1
    return 1.2 * times * max(_void(view, p), _void_built(view, p)) - price


def _void_built(view: CityView, p: PlotView) -> Cash:
    """What the hazard would take if the blocks at hand were built there, less their price."""
    count = min(_room(p), view.unit.left)
    blocks = p.residential + p.industrial + count
    return level(view, p, blocks) - level(view, p, p.industrial) - count * card(view, p.space).residential


def _place(view: CityView, action: verbs.Place) -> float:
    """A bonus building where there is most to protect; a hazard where it hurts the strongest most."""
    p = plot(view, action.space)
    if action.piece in data.BONUSES:
        return 20 + (level(view, p) + p.price / 10) * 0.3 if p.owner == view.me else 2
    if p.owner is None:
        return 1
    price = data.REMOVAL * data.HAZARD_BLOCKS[action.piece]
    harm = _void(view, p) if rounds(view) <= 1 else min(_void(view, p), price) + 0.1 * _void(view, p)
    return harm * (0.6 if p.owner == rival(view) else 0.3) + 5


def _demolish(view: CityView, action: verbs.Demolish) -> float:
    """Another's best protected district, never an own one if there is a choice."""
    p = plot(view, action.space)
    return level(view, p) * (-1 if p.owner == view.me else 1 if p.owner is not None else 0)


# ---- on the way


def landing(view: CityView, space: Space) -> float:
    """What it is worth to stop there."""
    kind = data.SPACES[space]
    if kind == "district":
        p = plot(view, space)
        if p.owner is None:
            return max(0.0, worth(view, space, _me(view)) - p.price) if cash(view) >= p.price else 0.0
        return 0.0 if p.owner == view.me else -float(p.rent)
    if kind == "tax":
        return -data.INDUSTRIAL_TAX if any(p.owner == view.me and p.industrial for p in view.plots) else 0.0
    return {"permission": 400.0, "go-to-jail": -700.0, "parking": 600.0, "auction": 300.0}.get(kind, 0.0)


def _taxi(view: CityView, action: verbs.Taxi) -> float:
    """To a clearly better space; the card is worth something too."""
    here = view.seats[_me(view)].space
    crossing = data.SALARY * data.TRACK.laps(here, action.steps) if action.steps > 0 else 0
    return landing(view, data.TRACK.after(here, action.steps)) + crossing - landing(view, here) - 800


def _travel(view: CityView, action: verbs.Travel) -> float:
    """For the salary, for a district to buy; not to pay rent."""
    here = view.seats[_me(view)].space
    steps = data.TRACK.distance(here, action.space)
    return landing(view, action.space) + data.SALARY * data.TRACK.laps(here, steps)


def _fine(view: CityView, _action: verbs.PayFine) -> float:
    """Out of jail early, in jail late."""
    free = sum([p.owner is None for p in view.plots])
    return 10 if free > 6 and cash(view) > RESERVE else -10


# ---- money


def _dodge(view: CityView, _action: verbs.Dodge) -> float:
    """For a rent that is high as rents go, for any tax, and always in debt."""
    if view.debt is not None or view.bill is None or view.bill.cause == data.TAX:
        return FIRST
    highest = max([p.rent for p in view.plots if p.owner not in (None, view.me)], default=0)
    return view.bill.amount - 0.4 * min(1.0, rounds(view) / 5) * highest


def _lift(view: CityView, action: verbs.LiftMortgage) -> float:
    """When cash is plenty: the rent comes back, and blocks may follow."""
    p = plot(view, action.space)
    return level(view, p) + 200 - p.mortgage if p.mortgage <= cash(view) - RESERVE else -p.mortgage


def _mortgage(view: CityView, action: verbs.Mortgage) -> float:
    """In debt the smallest that covers it alone, else the largest; never by own choice."""
    if view.debt is None:
        return -1_000_000
    rent = plot(view, action.space).rent
    covers = rent >= view.debt.amount - cash(view)
    return FIRST - rent if covers else rent - FIRST


def _vote(view: CityView, action: verbs.Vote) -> float:
    """A new hour for who is behind."""
    mine = 0 if view.me is None else view.seats[view.me].wealth or 0
    behind = any((seat.wealth or 0) > mine for seat in view.seats if seat.solvent)
    return int((action.answer == "yes") == behind)


def _never(_view: CityView, _action: Action) -> float:
    """Only where nothing else is left."""
    return -2_000_000


def _given_away(view: CityView, _action: verbs.Pass) -> bool:
    """Whether a lot goes for a tenth of its price while there is time to make something of it, and cash for it."""
    lot, auction = view.lot, view.auction
    if lot is None or auction is None or lasting(view) < 1:
        return False
    least = auction.high + data.STEP
    return 10 * least <= plot(view, lot).price and least <= _limit(view, worth(view, lot, _me(view)))


WASTES: dict[type[Action], Callable[[CityView, Any], bool]] = {
    verbs.Buy: lambda view, action: rounds(view) <= 1 and _buy(view, action) <= 0,
    verbs.Auction: lambda view, action: rounds(view) <= 1 and action.opening > data.STEP,
    verbs.Choose: lambda view, action: rounds(view) <= 1 and action.opening > worth(view, action.space, _me(view)),
    verbs.Bid: lambda view, action: rounds(view) <= 1 and _bid(view, action) <= 0,
    verbs.Pass: _given_away,
    verbs.Press: lambda view, action: _press(view, action) <= 0,
    verbs.Done: lambda view, action: 0 < view.unit.permit == view.unit.left and _buildable(view),
    verbs.BuildSkyscraper: lambda view, action: doubled(view, owners(view), data.PLACE[action.space]),
    verbs.RemoveHazard: lambda view, action: view.stage == "build" and plot(view, action.space).mortgage > 0,
}
"""What no robot even looks at: dear districts at the end, permits for nothing, doubling twice, clearing for nothing."""
JUDGEMENTS: dict[type[Action], Callable[[CityView, Any], float]] = {
    verbs.Buy: _buy,
    # Rather than buying only when cash is short; then low.
    verbs.Auction: lambda view, action: -action.opening,
    verbs.Choose: _choose,
    verbs.Bid: _bid,
    verbs.Pick: _pick,
    verbs.Press: _press,
    verbs.Build: _build,
    verbs.PlaceStation: _station,
    verbs.BuildStadium: _stadium,
    verbs.BuildSkyscraper: _skyscraper,
    verbs.BuildTower: _tower,
    verbs.RemoveHazard: _remove,
    verbs.Place: _place,
    verbs.Demolish: _demolish,
    verbs.Taxi: _taxi,
    verbs.Travel: _travel,
    verbs.PayFine: _fine,
    # Before paying.
    verbs.UseJailCard: lambda view, action: _fine(view, verbs.PayFine()) + 1,
    verbs.Dodge: _dodge,
    verbs.LiftMortgage: _lift,
    verbs.Mortgage: _mortgage,
    verbs.Vote: _vote,
    verbs.Propose: trades.proposing,
    verbs.Accept: trades.accepting,
    verbs.Refuse: lambda view, action: trades.ANSWER,  # what is not accepted is refused at once
    verbs.Withdraw: _never,
    verbs.GoBankrupt: _never,
    verbs.Leave: _never,
    verbs.CallHour: _never,
}
