"""Section 13: deals. `Propose.<partner>.<give>.<pay>.<take>.<ask>`."""

import pytest

from bot.games.city import GAME, waits
from bot.games.city.actions import Propose
from bot.games.city.events import DebtOpened, GameEnded, TurnBegan
from bot.games.city.events.trades import DealLapsed, DealMade, DealProposed, DealRefused, DealWithdrawn
from bot.games.city.legal_actions import decisions
from bot.games.city.trade_preview import RentChange, effects
from bot.games.city.view import TradeView
from bot.kit.contract import CLOCK, Range, Refusal, Subset, Wait
from bot.kit.engine import write
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Position, step
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of, possible

WORTH = "0 Propose.1.+14.0.+.500"
"""The district 14 for 500k."""


@pytest.fixture
def table(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 owns 14, seat 1 owns 3 and 1, it is the turn of seat 0."""
    return scenario().own(0, 14, residential=2, station=True).own(1, 1, 3)


def number(table: CityScenario, seat: int | None = None) -> int:
    """The number of the open deal, or of that of `seat`."""
    return next(t.number for t in table.s.deals if seat in (None, t.seat))


def answer(table: CityScenario, verb: str, seat: int = 1) -> str:
    """The line by which `seat` answers the open deal."""
    return f"{seat} {verb}.{number(table)}"


# ---- proposing


def test_anybody_proposes_to_anybody_at_any_time(table: CityScenario) -> None:
    """CITY-116: out of turn too, to each other solvent player."""
    for seat in range(3):
        partners = [options_of(legal_action)[0] for legal_action in table.legal_actions(seat, "Propose")]
        assert partners == [other for other in range(3) if other != seat]
    table.play("2 Propose.1.+.600.+3.0")
    assert table.one(DealProposed) == DealProposed(2, 1, number(table), (), 600, (3,), 0)
    assert table.waits() == ["deal", "roll"]


def test_in_jail_one_deals_too(scenario: type[CityScenario]) -> None:
    """CITY-115, CITY-116."""
    table = scenario().own(0, 14).in_jail(0).in_jail(1)
    table.play(WORTH, f"1 Accept.{table.s.decisions + 1}")
    assert table.plot(14).owner == 1


def test_what_may_be_in_it(table: CityScenario) -> None:
    """CITY-117: cash up to the own in notes of 10k, districts, kept cards; CITY-107: never Rent Dodge."""
    table.s.cards[0] = [17, 19]
    table.s.dodge = 0
    table.cash(1_234)
    legal_action = table.legal_actions(0, "Propose")[0]
    assert legal_action.params[1:] == (
        Subset((14, "card-jail-1", "card-taxi"), 0, 3),
        Range(0, 1_230, 10),
        Subset((1, 3), 0, 2),
        Range(0, 37_700, 10),
    )
    assert table.refused("0 Propose.1.+14.5.+3.0").code == "bad-step"
    assert table.refused("0 Propose.1.+14.1240.+3.0").code == "out-of-range"
    assert table.refused("0 Propose.1.+card-dodge.0.+3.0").code == "not-tradable"
    assert table.refused("0 Propose.1.+13.0.+3.0").code == "not-owner"
    assert table.refused("0 Propose.1.+card-tax.0.+3.0").code == "no-card"


def test_promises_are_no_goods(table: CityScenario) -> None:
    """CITY-186: only what exists now can be named."""
    assert table.refused("0 Propose.1.+free-visit.0.+3.0").code == "no-card"
    assert set(options_of(table.legal_actions(1, "Propose")[0], 3)) == {14}


@pytest.mark.parametrize("line", ["0 Propose.1.+14.0.+.0", "0 Propose.1.+.0.+3.500", "0 Propose.1.+.0.+.0"])
def test_both_sides_give_something(table: CityScenario, line: str) -> None:
    """CITY-118, CITY-185: refused from inside, and nothing is left of it."""
    before = GAME.view(table.s, None)
    assert table.refused(line) == Refusal("empty-side")
    assert GAME.view(table.s, None) == before


def test_who_has_nothing_proposes_nothing(scenario: type[CityScenario]) -> None:
    """CITY-118: no choice of its own would be allowed; nor to somebody who has nothing."""
    table = scenario().cash(0).own(1, 3)
    assert table.refused("0 Propose.1.+.0.+3.0") == Refusal("empty-side")
    assert [options_of(legal_action) for legal_action in table.legal_actions(1, "Propose")] == [(2,)]
    assert table.refused("1 Propose.0.+3.0.+.0") == Refusal("empty-side")


def test_with_whom_not(table: CityScenario) -> None:
    """CITY-185: not with oneself, not with who is out."""
    assert table.refused("0 Propose.0.+14.0.+.500").code == "bad-partner"
    table.play("2 Leave")
    assert table.refused("0 Propose.2.+14.0.+.500").code == "bad-partner"
    assert len(table.legal_actions(0, "Propose")) == 1


def test_what_answers_a_decision_is_found_without_the_proposals(table: CityScenario) -> None:
    """Play-outs at random ask for nothing else; all that has a wait and is possible is there, in the same order."""
    position = Position(GAME, 3, table.s)
    dice = FastRng(4)
    for _ in range(120):
        for seat in position.everybody:
            quick = decisions(position.state, seat)
            assert possible(quick) == possible(GAME.legal_actions(position.state, seat))
            assert not any(legal_action.action is Propose for legal_action in quick)
        step(position, dice)


# ---- while it is open


def test_it_never_stops_the_turn(table: CityScenario) -> None:
    """CITY-124: the one who is to move moves, whoever has not answered."""
    table.play(WORTH, "0 Roll 6 4", "0 Done")
    assert table.one(TurnBegan).seat == 1
    assert table.waits() == ["deal", "roll"]


def test_everybody_sees_it(table: CityScenario) -> None:
    """CITY-159."""
    table.play(WORTH)
    shown = TradeView(number(table), 0, 1, (14,), 0, (), 500)
    assert all(GAME.view(table.s, seat).deals == (shown,) for seat in (None, 0, 1, 2))


def test_its_time(table: CityScenario) -> None:
    """CITY-120, CITY-153: 50 seconds live, 12 hours slow, a warning at 5 seconds or 30 minutes; nobody goes away for it."""
    clock = waits.CLOCKS["deal"]
    assert (clock.seconds, clock.warn, clock.away) == (
        {"live": 50, "slow": 43_200},
        {"live": (5,), "slow": (1_800,)},
        {},
    )
    wait = GAME.waits(table.play(WORTH).s)[0]
    assert wait == Wait(f"deal-{number(table)}", (1,), "deal")


def test_unanswered_it_lapses(table: CityScenario) -> None:
    """CITY-120: the clock's doing, and the turn is as before."""
    wait = GAME.waits(table.play(WORTH).s)[0]
    made = number(table)
    assert GAME.default(table.s, wait)[0] == CLOCK
    seat, action = GAME.default(table.s, wait)
    table.play(f"{seat} {write(action)}")
    assert table.one(DealLapsed) == DealLapsed(0, 1, made)
    assert (table.waits(), table.plot(14).owner) == (["roll"], 0)


def test_a_new_one_replaces_the_old(table: CityScenario) -> None:
    """CITY-121: with its own time; the old one cannot be accepted any more."""
    old = number(table.play(WORTH))
    table.play("0 Propose.2.+14.0.+.600")
    assert table.one(DealWithdrawn) == DealWithdrawn(0, 1, old)
    assert [t.partner for t in table.s.deals] == [2]
    assert number(table) != old
    assert table.refused(f"1 Accept.{old}", f"deal-{old}").code in {"wrong-phase", "not-now"}


def test_the_proposer_takes_it_back(table: CityScenario) -> None:
    """CITY-121."""
    table.play(WORTH)
    made = number(table)
    assert table.legal_actions(2, "Withdraw") == table.legal_actions(1, "Withdraw") == []
    table.play(answer(table, "Withdraw", 0))
    assert table.one(DealWithdrawn) == DealWithdrawn(0, 1, made)
    assert table.s.deals == []


def test_the_partner_refuses_or_answers_by_a_deal_of_their_own(table: CityScenario) -> None:
    """CITY-121: a counter-offer is a new deal beside the old one."""
    table.play(WORTH, "1 Propose.0.+3.0.+14.100")
    assert [(t.seat, t.partner) for t in table.s.deals] == [(0, 1), (1, 0)]
    first = number(table, 0)
    table.play(f"1 Refuse.{first}")
    assert table.one(DealRefused) == DealRefused(0, 1, first)
    assert [(t.seat, t.partner) for t in table.s.deals] == [(1, 0)]


def test_only_the_partner_answers(table: CityScenario) -> None:
    """CITY-120."""
    table.play(WORTH)
    for seat in (0, 2):
        assert table.legal_actions(seat, "Accept") == table.legal_actions(seat, "Refuse") == []
    assert [legal_action.wait for legal_action in table.legal_actions(1, "Accept")] == [f"deal-{number(table)}"]


# ---- acceptance


def test_everything_moves_at_once(table: CityScenario) -> None:
    """CITY-122: goods and the balance of the cash, told once; what changed is marked."""
    table.s.cards[1] = [19]
    table.play("0 Propose.1.+14.200.+3+card-taxi.1000")
    made = number(table)
    table.play(answer(table, "Accept"))
    assert table.one(DealMade) == DealMade(0, 1, made, (14,), 200, (3, "card-taxi"), 1_000)
    assert table.purses() == [38_500, 36_900, 37_700]
    assert (table.plot(14).owner, table.plot(3).owner, table.plot(1).owner) == (1, 0, 1)
    assert table.s.cards == [[19], [], []]
    assert GAME.view(table.s, None).fresh == (3, 14)
    assert (table.s.deals, table.waits()) == ([], ["roll"])


def test_a_district_moves_with_all_that_stands_on_it(scenario: type[CityScenario]) -> None:
    """CITY-119, CITY-98: pieces, special, mortgage as recorded; CITY-71: the station stays where it is."""
    built = {"residential": 2, "industrial": 3, "specials": ["prison"], "stadium": True, "skyscraper": True}
    table = scenario().own(0, 11, 13, 14).own(0, 14, tower=True, station=True, mortgage=350, **built)
    before = table.plot(14)
    table.play("0 Propose.1.+14.0.+.10", f"1 Accept.{table.s.decisions + 1}")
    after = table.plot(14)
    assert (before.owner, after.owner) == (0, 1)
    before.owner = 1
    assert after == before


def test_rents_double_for_the_new_owner(scenario: type[CityScenario]) -> None:
    """CITY-170, CITY-49: the skyscraper's district is traded away, and with it the doubling."""
    table = scenario().own(0, 11, 13).own(0, 14, skyscraper=True).own(1, 31)
    rents = {p.space: p.rent for p in GAME.view(table.s, None).plots}
    assert (rents[11], rents[31]) == (200, 260)
    table.play("0 Propose.1.+14.0.+31.0", f"1 Accept.{table.s.decisions + 1}")
    rents = {p.space: p.rent for p in GAME.view(table.s, None).plots}
    assert (rents[11], rents[13], rents[14]) == (100, 100, 240)


def test_goods_that_are_gone(table: CityScenario) -> None:
    """CITY-122: the press is refused with what is gone, nothing moves, and the deal stays open."""
    table.play("0 Propose.1.+14.0.+3.0", "1 Propose.2.+3.0.+.10")
    first = number(table, 0)
    table.play(f"2 Accept.{number(table, 1)}")
    why = Refusal("deal-stale", {"seat": 1, "give": 3})
    before = GAME.view(table.s, None)
    assert table.refused(f"1 Accept.{first}") == why
    assert [deal.stale for deal in before.deals] == ["deal-stale"]
    assert GAME.view(table.s, None) == before
    table.play("2 Propose.1.+3.0.+.10")
    table.play(f"1 Accept.{number(table, 2)}")
    assert GAME.view(table.s, None).deals[0].stale == ""
    table.play(f"1 Accept.{first}")
    assert (table.plot(14).owner, table.plot(3).owner) == (1, 0)


def test_cards_that_are_gone(table: CityScenario) -> None:
    """CITY-122."""
    table.s.cards[0] = [19]
    table.play("0 Propose.1.+card-taxi.0.+3.0")
    table.s.cards[0], table.s.cards[2] = [], [19]
    assert table.refused(answer(table, "Accept")) == Refusal("deal-stale", {"seat": 0, "give": "card-taxi"})


@pytest.mark.parametrize(("purses", "seat"), [((400, 37_700), 0), ((37_700, 400), 1)])
def test_cash_that_is_short(table: CityScenario, purses: tuple[int, int], seat: int) -> None:
    """CITY-122: on either side."""
    table.play("0 Propose.1.+14.500.+3.500").cash(*purses)
    assert table.refused(answer(table, "Accept")) == Refusal("deal-stale", {"seat": seat, "give": "cash"})
    assert (table.plot(14).owner, table.purses()[:2]) == (0, list(purses))
    table.play(answer(table, "Refuse"))
    assert table.s.deals == []


# ---- auctions


def auctioned(table: CityScenario) -> CityScenario:
    """A deal is open; seat 0 has landed on 11 and sent it to auction."""
    return table.play(WORTH, "0 Roll 6 5", "0 Auction.10")


def test_during_an_auction_it_stands_still(table: CityScenario) -> None:
    """CITY-206: its wait is held, behind the auction."""
    auctioned(table)
    waits = GAME.waits(table.s)
    assert [(wait.id.partition("-")[0], wait.held) for wait in waits] == [("auction", False), ("deal", True)]
    assert GAME.view(table.s, None).deals[0].held
    assert not any(legal_action.action.__name__ == "Lapse" for legal_action in GAME.legal_actions(table.s, CLOCK))
    table.play("1 Pass", "2 Pass")
    assert [(wait.id.partition("-")[0], wait.held) for wait in GAME.waits(table.s)] == [
        ("deal", False),
        ("build", False),
    ]
    assert not GAME.view(table.s, None).deals[0].held


def test_during_an_auction_it_cannot_be_accepted(table: CityScenario) -> None:
    """CITY-43, CITY-206; nor can another be proposed."""
    auctioned(table)
    assert table.refused(answer(table, "Accept")).code == "auction-running"
    assert table.refused("0 Propose.2.+14.0.+.500").code == "auction-running"
    assert table.legal_actions(1, "Propose") == []


def test_during_an_auction_it_can_be_refused(table: CityScenario) -> None:
    """CITY-206: by a press that answers no running decision."""
    auctioned(table)
    assert [legal_action.wait for legal_action in table.legal_actions(1, "Refuse")] == [None]
    table.play(answer(table, "Refuse"))
    assert table.one(DealRefused).seat == 0
    assert table.waits() == ["auction"]


def test_during_an_auction_it_can_be_withdrawn(table: CityScenario) -> None:
    """CITY-206."""
    auctioned(table).play(answer(table, "Withdraw", 0))
    assert table.one(DealWithdrawn).seat == 0
    assert table.s.deals == []


# ---- who goes out


def test_a_leavers_deals_lapse(scenario: type[CityScenario]) -> None:
    """CITY-142: those from and those to the leaver; others stay."""
    table = scenario(4).own(0, 14).own(1, 3).own(2, 6)
    table.play("0 Propose.1.+14.0.+.500", "1 Propose.2.+3.0.+.10", "2 Propose.3.+6.0.+.10", "1 Leave")
    assert [(event.seat, event.partner) for event in table.told if isinstance(event, DealLapsed)] == [(0, 1), (1, 2)]
    assert [(t.seat, t.partner) for t in table.s.deals] == [(2, 3)]


def test_a_bankrupts_deals_lapse(scenario: type[CityScenario]) -> None:
    """CITY-133, CITY-135: at the deadline the debtor's own offers first, then those to the bankrupt."""
    table = scenario().own(1, 39, residential=1).own(0, 13).own(2, 6).cash(100).at(0, 32)
    table.play("0 Roll 3 4", "2 Propose.0.+6.500.+13.0", "0 Propose.2.+13.0.+.700").default()
    assert [(event.seat, event.partner) for event in table.told if isinstance(event, DealLapsed)] == [(0, 2), (2, 0)]
    assert table.s.deals == []


def test_only_the_debtors_own_offers_lapse_at_the_deadline(scenario: type[CityScenario]) -> None:
    """CITY-133: what others have offered stays open when the debt is met by mortgages."""
    table = scenario().own(1, 39, residential=1).own(0, 13, residential=5).own(2, 6).cash(100).at(0, 32)
    table.play("0 Roll 3 4", "2 Propose.0.+6.0.+.10", "0 Propose.2.+13.0.+.30000").default()
    assert [(event.seat, event.partner) for event in table.told if isinstance(event, DealLapsed)] == [(0, 2)]
    assert [(t.seat, t.partner) for t in table.s.deals] == [(2, 0)]


def test_at_the_end_nothing_is_open(scenario: type[CityScenario]) -> None:
    """Every deal that was proposed ends by one event, by the game's end at the latest (CITY-140)."""
    table = (
        scenario(3).own(0, 14).own(1, 3).play("0 Propose.1.+14.0.+.500", "1 Propose.0.+3.0.+.10", "2 Leave", "1 Leave")
    )
    assert len([event for event in table.told if isinstance(event, DealLapsed)]) == 2
    table.one(GameEnded)
    assert (table.s.deals, GAME.waits(table.s)) == ([], [])


# ---- equal deadlines


def test_what_is_carried_out_first(scenario: type[CityScenario]) -> None:
    """CITY-162: auction, debt, deal, the step of the turn, the vote, the clock."""
    table = scenario(pace="live").own(0, 14).own(1, 39, residential=1).at(0, 32).cash(100)
    table.s.hour.calling = True
    table.play("1 Propose.2.+39.0.+.10", "2 CallHour")
    assert table.waits() == ["deal", "roll", "vote", "hour"]
    table.play("0 Roll 3 4")
    assert table.one(DebtOpened).seat == 0
    assert table.waits() == ["debt", "deal", "vote", "hour"]
    table.play("0 GoBankrupt").at(1, 5).play("1 Roll 3 4", "1 Choose.13.10")
    assert table.waits() == ["auction", "deal", "vote", "hour"]


# ---- what it would change


def test_effects_name_rents_sums_and_groups(scenario: type[CityScenario]) -> None:
    """CITY-48, CITY-49, CITY-119: before and after for both sides, from the view of anybody."""
    table = scenario().own(0, 11, 13).own(0, 14, skyscraper=True, residential=2).own(1, 37, mortgage=350).own(2, 39)
    view = GAME.view(table.s, None)
    mine, theirs = effects(view, TradeView(0, 0, 1, (14,), 0, (37,), 1_000))
    assert mine.rents == (RentChange(11, 200, 100), RentChange(13, 200, 100), RentChange(14, 2_400, 0))
    assert (mine.before, mine.after, mine.cash) == (2_800, 200, 1_000)
    assert (mine.completed, mine.broken) == ((), ("purple",))
    assert theirs.rents == (RentChange(14, 0, 2_400),)
    assert (theirs.before, theirs.after, theirs.cash) == (0, 2_400, -1_000)
    assert (theirs.completed, theirs.broken) == ((), ())


def test_effects_see_a_group_completed_by_a_mortgaged_district(scenario: type[CityScenario]) -> None:
    """CITY-171: ownership is what counts."""
    table = scenario().own(0, 37, mortgage=350).own(1, 39)
    mine, theirs = effects(GAME.view(table.s, 2), TradeView(0, 1, 0, (39,), 0, (), 5_000))
    assert theirs.completed == ("blue",)
    assert (theirs.seat, theirs.rents) == (0, (RentChange(39, 0, 500),))
    assert (mine.seat, mine.cash) == (1, 5_000)


def test_effects_come_true(scenario: type[CityScenario]) -> None:
    """What is foreseen is what the count then says (CITY-149)."""
    table = scenario().own(0, 1, 3, 6).own(1, 8, 9, tower=True, industrial=3).own(1, 39)
    table.play("0 Propose.1.+6.100.+8.0")
    before = GAME.view(table.s, None)
    sides = effects(before, before.deals[0])
    table.play(answer(table, "Accept"))
    after = GAME.view(table.s, None)
    for side in sides:
        earlier, later = before.seats[side.seat].wealth, after.seats[side.seat].wealth
        assert earlier is not None
        assert later is not None
        gain = later - earlier
        assert gain == side.after - side.before + side.cash
