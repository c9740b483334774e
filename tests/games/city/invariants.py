"""What is true of every position of City: the rulings of section 21 that are invariants, and the limits of the box."""

from bot.games.city import data, phases, stations, supply
from bot.games.city.state import Plot, State
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt


def hold(s: State) -> None:
    """All of them, on a position in which somebody is awaited or the game is over."""
    for p in s.plots:
        district(s, p)
    town(s)
    people(s)
    cards(s)
    if s.stack:
        pending(s)


def district(s: State, p: Plot) -> None:
    """Blocks, specials and the owner of one district."""
    assert p.residential >= 0 <= p.industrial
    assert p.residential + p.industrial <= data.FULL, "CITY-60: more than eight blocks"
    assert len(p.specials) <= s.rules.specials, "CITY-91, CITY-198: too many specials"
    assert len({piece in data.HAZARDS for piece in p.specials}) <= 1, "CITY-90: hazard beside bonus"
    assert set(p.specials) <= data.HAZARDS | data.BONUSES
    assert p.owner is None or s.solvent[p.owner], "CITY-135: owned by who is out"
    assert p.owner is not None or not p.mortgage, "CITY-137: a mortgage of nobody"
    assert not p.waiting or (p.owner is None and not p.mortgage), "CITY-210: a waiting lot is nobody's"


def town(s: State) -> None:
    """Pieces within their stock, one of a kind per group."""
    assert min(supply.box(s).values()) >= 0, "CITY-69, CITY-80, CITY-84, CITY-85, CITY-92: more pieces than the box has"
    for spaces in data.GROUPS.values():
        group = [s.plots[data.PLACE[space]] for space in spaces]
        assert sum(p.stadium for p in group) <= 1, "CITY-80: two stadiums in a group"
        assert sum(p.skyscraper for p in group) <= 1, "CITY-84: two skyscrapers in a group"
    if s.rules.limited:
        assert sum(p.residential for p in s.plots) <= data.BOX_BLOCKS, "CITY-197"
        assert sum(p.industrial for p in s.plots) <= data.BOX_BLOCKS, "CITY-197"


def people(s: State) -> None:
    """Cash, jail, and who is out."""
    for seat, cash in enumerate(s.purse.cash):
        assert cash >= 0, "CITY-125: paid what was not there"
        assert cash % data.STEP == 0, "an amount that no notes can pay"
        assert s.solvent[seat] or not cash, "CITY-136, CITY-139: who is out keeps nothing"
        assert not s.jailed[seat] or s.spaces[seat] == data.JAIL, "CITY-108: jailed elsewhere"


def cards(s: State) -> None:
    """The 25 cards of Chance, each in one place, and the one Rent Dodge."""
    deck = s.chance
    kept = [card for hand in s.cards for card in hand]
    asked = [pending.card for pending in s.stack if isinstance(pending, phases.ToPick)]
    everywhere = sorted([*deck.loose, *deck.under, *deck.used, *kept, *asked])
    assert everywhere == list(data.CHANCE_CARDS), "CITY-99: a card is lost or twice there"
    assert not deck.used, "CITY-99: nothing is laid aside"
    assert set(kept) <= data.KEPT, "CITY-100: kept a card that is no card to keep"
    assert len(asked) <= 1
    for seat, here in enumerate(s.solvent):
        assert here or not s.cards[seat], "CITY-138, CITY-139: cards of who is out"
        assert here or s.dodge != seat, "CITY-138, CITY-139: Rent Dodge of who is out"


def pending(s: State) -> None:
    """What waits on the stack."""
    top = s.stack[-1]
    assert not isinstance(top, (phases.ToMove, phases.ToArrive)), "nobody is awaited"
    assert sum(isinstance(each, Auction) for each in s.stack) <= 1, "CITY-43: one unit, one timer"
    assert sum(isinstance(each, phases.ToTravel) for each in s.stack) <= 1, "CITY-77: one trip in a cycle"
    if isinstance(top, Auction):
        assert not any(isinstance(each, Debt) for each in s.stack), "CITY-164: a debt during an auction"
        assert top.leader is None or s.purse.cash[top.leader] >= top.high, "CITY-165: the leader cannot pay"
    if isinstance(top, phases.ToTravel):
        assert stations.destinations(s), "CITY-174: a trip to nowhere"
        assert not s.jailed[s.turns.active], "CITY-73: a trip out of jail"
    if isinstance(top, phases.ToTaxi):
        assert isinstance(s.stack[-2], phases.ToArrive), "CITY-102: a taxi after the space was resolved"
    if isinstance(top, phases.ToPay):
        assert top.cause in {"rent", "tax"}, "CITY-106: no card cancels fines and cards"
    if isinstance(top, phases.ToPick):
        assert top.card not in data.KEPT, "CITY-100"
        assert top.card == s.drawn
    if isinstance(top, phases.ToPlace):
        assert data.SPACES[s.spaces[s.turns.active]] == "permission", "CITY-87"
    if isinstance(top, phases.ToBuild) and top.placed:
        assert top.permit == 0, "CITY-68: a station without its permit"
