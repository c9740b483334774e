"""Section 23: one reason for each refusal, the first in its order, and nothing changes."""

import re
from operator import attrgetter
from pathlib import Path

import pytest

from bot.games.city import GAME, actions
from bot.games.city.phases import ToBuild
from bot.games.city.refusals import DURING_AUCTION, ORDER, TURN
from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Refusal
from bot.kit.rng import FastRng
from tests.games.city.scenario import CityScenario

RULES = (Path(__file__).parents[3] / "bot/games/city/RULES.md").read_text(encoding="utf8")
CLOCKS = (actions.Hammer, actions.Settle, actions.CloseVote, actions.OpenCalls, actions.EndHour, actions.Lapse)
LINES = {
    actions.Auction: "Auction.10",
    actions.Bid: "Bid.10",
    actions.Choose: "Choose.39.10",
    actions.Build: "Build.11.residential.1",
    actions.LiftMortgage: "LiftMortgage.11",
    actions.PlaceStation: "PlaceStation.24",
    actions.BuildStadium: "BuildStadium.11",
    actions.BuildSkyscraper: "BuildSkyscraper.11",
    actions.BuildTower: "BuildTower.11",
    actions.RemoveHazard: "RemoveHazard.11.prison",
    actions.Place: "Place.park.24",
    actions.Demolish: "Demolish.24.park",
    actions.Pick: "Pick.24",
    actions.Taxi: "Taxi.1",
    actions.Travel: "Travel.24",
    actions.Propose: "Propose.1.+.10.+11.0",
    actions.OfferSettlement: "OfferSettlement.+.10.+.0",
    actions.Accept: "Accept.1",
    actions.Refuse: "Refuse.1",
    actions.Withdraw: "Withdraw.1",
    actions.Lapse: "Lapse.1",
    actions.Mortgage: "Mortgage.11",
    actions.Vote: "Vote.yes",
}
VERBS = [verb for verb in GAME.action.__args__ if verb not in CLOCKS]


def line(seat: int, verb: type[Action]) -> str:
    """A line of that verb."""
    return f"{seat} {LINES.get(verb, verb.__name__)}"


@pytest.fixture
def step(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 in step C on its district 6; 11 is its own too, 13 of seat 1."""
    return scenario().own(0, 6, 11).own(1, 13).play("0 Roll 2 4")


@pytest.fixture
def auction(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 auctions 11, of which it leads the bids."""
    return scenario().own(1, 13).play("0 Roll 6 5", "0 Auction.10")


def test_the_order_is_that_of_the_rules() -> None:
    """Section 23's list, code by code."""
    listed = [found for number in range(1, 7) for found in re.findall(r"`([a-z-]+)`", _paragraph(number))]
    assert tuple(listed) == ORDER


def _paragraph(number: int) -> str:
    """One of the numbered lines of section 23."""
    found = re.search(rf"^{number}\. .*$", RULES.partition("## 23")[2], re.MULTILINE)
    assert found is not None
    return found[0]


def test_city_explains() -> None:
    """The engine asks City for its own words."""
    assert GAME.refine_refusal is not None


@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in DURING_AUCTION], ids=lambda verb: verb.__name__)
@pytest.mark.parametrize("seat", [0, 1])
def test_during_an_auction_everything_else_waits(auction: CityScenario, verb: type[Action], seat: int) -> None:
    """CITY-43, section 23: `auction-running` before anything else, for the active player and others."""
    assert auction.refused(line(seat, verb)).code == "auction-running"


@pytest.mark.parametrize("verb", sorted(TURN, key=attrgetter("__name__")), ids=attrgetter("__name__"))
def test_what_belongs_to_the_turn_is_refused_to_others(step: CityScenario, verb: type[Action]) -> None:
    """CITY-14: `not-your-turn` before `wrong-phase`, in any phase but an auction."""
    assert step.refused(line(1, verb)).code == "not-your-turn"
    step.play("0 Done", "1 Roll 1 3")
    assert step.refused(line(0, verb)).code == "not-your-turn"


@pytest.mark.parametrize(
    "verb", [actions.Buy, actions.Done, actions.Travel, actions.Place, actions.PayFine, actions.Bid]
)
def test_what_the_phase_does_not_list_is_of_another_phase(scenario: type[CityScenario], verb: type[Action]) -> None:
    """Section 23: while a roll is awaited."""
    assert scenario().refused(line(0, verb)).code == "wrong-phase"


def test_bids_belong_to_auctions(step: CityScenario) -> None:
    """CITY-39, CITY-42."""
    for seat in (0, 1):
        assert step.refused(f"{seat} Bid.10").code == "wrong-phase"
        assert step.refused(f"{seat} Pass").code == "wrong-phase"


def test_who_passed_or_leads_is_told_so(auction: CityScenario) -> None:
    """CITY-39, CITY-42, CITY-207: before any question of the amount."""
    assert auction.refused("0 Bid.10") == Refusal("already-leading")
    assert auction.refused("0 Pass") == Refusal("already-leading")
    auction.play("1 Pass")
    assert auction.refused("1 Bid.15") == Refusal("passed")


def test_exceptions_of_step_c(step: CityScenario) -> None:
    """CITY-55, CITY-128, CITY-77: `already-pressed`, `no-debt`, `already-travelled`."""
    step.play("0 Press 1")
    assert step.refused("0 Press") == Refusal("already-pressed")
    assert step.refused("0 Mortgage.11") == Refusal("no-debt")
    assert step.refused("0 Travel.39").code == "wrong-phase"
    step.pending(ToBuild).travelled = True
    assert step.refused("0 Travel.39").code == "already-travelled"


def test_a_mortgage_without_district_or_debt(scenario: type[CityScenario]) -> None:
    """CITY-128: who owns nothing hears of the debt too."""
    table = scenario().own(1, 6).play("0 Roll 2 4")
    assert table.refused("0 Mortgage.11").code == "no-debt"
    assert table.refused("1 Mortgage.6").code == "not-your-turn"


def test_a_mortgage_in_another_phase(scenario: type[CityScenario]) -> None:
    """Section 23: `no-debt` is for step C."""
    assert scenario().own(0, 11).refused("0 Mortgage.11").code == "wrong-phase"
    assert scenario().own(0, 11).refused("0 GoBankrupt").code == "wrong-phase"


def test_only_the_debtor_mortgages(scenario: type[CityScenario]) -> None:
    """CITY-126."""
    table = scenario().own(1, 11, residential=8).own(1, 13).cash(0).play("0 Roll 6 5")
    assert table.waits() == ["debt"]
    assert table.refused("1 Mortgage.13").code == "not-your-turn"
    assert table.refused("1 GoBankrupt").code == "not-your-turn"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_settlement_without_debt(step: CityScenario, seat: int) -> None:
    """Section 23: for anybody at any time."""
    assert step.refused(f"{seat} OfferSettlement.+.10.+.0").code == "no-debt"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Build.13.residential.1", "not-owner"),
        ("Build.20.residential.1", "not-owner"),
        ("BuildStadium.13", "not-owner"),
        ("LiftMortgage.13", "not-owner"),
        ("LiftMortgage.11", "not-mortgaged"),
        ("RemoveHazard.13.prison", "not-owner"),
        ("RemoveHazard.11.prison", "no-hazard"),
    ],
)
def test_choice_and_place(step: CityScenario, text: str, code: str) -> None:
    """CITY-59, CITY-97, CITY-131: what is wrong with the district."""
    assert step.play("0 Press 3").refused(f"0 {text}").code == code


def test_choices_beside_others_that_are_possible(scenario: type[CityScenario]) -> None:
    """CITY-96, CITY-131: the same codes where the verb is offered for another district."""
    table = scenario().own(0, 6).own(0, 8, mortgage=60).own(0, 9, specials=["prison"]).own(1, 13).play("0 Roll 2 4")
    assert table.refused("0 LiftMortgage.6").code == "not-mortgaged"
    assert table.refused("0 LiftMortgage.13").code == "not-owner"
    assert table.refused("0 RemoveHazard.6.prison").code == "no-hazard"
    assert table.refused("0 RemoveHazard.13.prison").code == "not-owner"
    assert table.refused("0 RemoveHazard.9.park").code == "no-hazard"


def test_what_is_not_for_sale(scenario: type[CityScenario]) -> None:
    """CITY-27, CITY-210: owned, or promised to all bidders."""
    table = scenario().own(1, 39).own(None, 37, waiting=True).at(0, 5).play("0 Roll 3 4")
    assert table.refused("0 Choose.39.10").code == "not-for-sale"
    assert table.refused("0 Choose.37.10").code == "not-for-sale"
    assert table.refused("0 Choose.20.10").code == "not-a-choice"


def test_who_is_out_and_a_finished_game(scenario: type[CityScenario]) -> None:
    """CITY-135: who is out has no turn; when the game is over every phase is."""
    table = scenario().play("2 Leave")
    assert table.refused("2 Roll").code == "not-your-turn"
    table.play("1 Leave")
    assert table.result() is not None
    assert table.refused("0 Roll").code == "wrong-phase"


def test_a_second_vote_and_a_call_beside_one(scenario: type[CityScenario]) -> None:
    """CITY-211."""
    table = scenario()
    table.s.turns.round = 14
    assert table.refused("0 Vote.yes").code == "wrong-phase"
    table.play("0 CallHour")
    assert table.refused("0 Vote.no").code == "wrong-phase"
    assert table.refused("1 CallHour").code == "wrong-phase"


def test_the_clock_is_answered_plainly(scenario: type[CityScenario]) -> None:
    """What only time does is nobody's wrong phase."""
    refusal = engine.refusal_for(GAME, scenario(pace="live").s, CLOCK, actions.Hammer())
    assert refusal is not None
    assert refusal.code == "not-now"


def test_late_is_answered_before_everything_else(scenario: type[CityScenario]) -> None:
    """CITY-155: a press for another decision."""
    table = scenario().own(0, 11).play("0 Roll 6 5")
    assert engine.refusal_for(GAME, table.s, 0, actions.Done(), "build-0") == Refusal("too-late")


def test_a_refused_action_changes_nothing(step: CityScenario) -> None:
    """Section 23: whatever is tried, by anybody."""
    before = engine.encode(step.s)
    refused = 0
    for seat in range(3):
        for verb in VERBS:
            action = engine.read(GAME, LINES.get(verb, verb.__name__))
            done = engine.apply_action(GAME, step.s, seat, action, FastRng(1))
            refused += isinstance(done, Refusal)
            assert engine.encode(step.s) == before
    assert refused > 80
