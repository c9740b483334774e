"""Section 4.5: landing."""

from bot.games.classic.events import Bought, Declined, TaxPaid, Visited
from bot.games.classic.events.auctions import AuctionOpened
from bot.games.classic.events.cards import CardDrawn
from bot.kit.contract import Refusal
from tests.games.classic.scenario import ClassicScenario


def test_an_unowned_property_may_be_bought_or_not(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-52."""
    table = scenario().play("0 Roll 1 2")
    assert table.waits() == ["buy"]
    assert table.refused("1 Buy").code == "not-your-turn"


def test_buying_pays_the_printed_price(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-53: unmortgaged; refused while the cash is short, but money may be raised meanwhile."""
    table = scenario().play("0 Roll 1 2", "0 Buy")
    assert table.one(Bought) == Bought(0, 3, 60)
    assert (table.plot(3).owner, table.plot(3).mortgaged, table.purses()[0]) == (0, False, 1_440)
    poor = scenario().cash(59).own(0, 39).play("0 Roll 1 2")
    assert poor.refused("0 Buy") == Refusal("not-enough-cash", {"low": 60, "cash": 59})
    assert poor.play("0 Mortgage.39", "0 Buy").plot(3).owner == 0


def test_recorded_claims_are_not_to_be_spent(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-53, CLASSIC-83: available cash is less what is recorded."""
    table = scenario().cash(100).play("0 Roll 1 2").claim(1, 0, 50, recorded=True)
    legal_action = [legal_action for legal_action in table.s.claims if legal_action.recorded]
    assert legal_action
    assert table.refused("0 Buy") == Refusal("not-enough-cash", {"low": 60, "cash": 50})


def test_refusing_opens_an_auction(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-54: so does the time."""
    table = scenario().play("0 Roll 1 2", "0 Decline")
    assert table.one(Declined) == Declined(0, 3)
    assert table.one(AuctionOpened) == AuctionOpened(3)
    assert scenario().play("0 Roll 1 2").default().waits() == ["auction"]


def test_anothers_property_opens_a_claim(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-55."""
    table = scenario().own(1, 3).play("0 Roll 1 2")
    assert [(one.owner, one.payer, one.amount) for one in table.s.claims] == [(1, 0, 4)]


def test_nothing_on_a_mortgaged_one(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-56, CLASSIC-137."""
    table = scenario().own(1, 3, mortgaged=True).play("0 Roll 1 2")
    assert table.one(Visited) == Visited(0, 3, "mortgaged")
    assert not table.s.claims


def test_nothing_on_ones_own(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-57."""
    assert scenario().own(0, 3).play("0 Roll 1 2").one(Visited) == Visited(0, 3, "own")


def test_card_spaces_turn_up_the_top_card(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-58: it goes under its deck."""
    for start, deck, word in ((4, "leap", "lf16"), (19, "leap", "lf16"), (14, "chest", "tc4"), (30, "chest", "tc4")):
        table = scenario().at(0, start).pile(deck, word).play("0 Roll 1 2")
        assert table.one(CardDrawn).deck == deck
        pile = table.s.leap if deck == "leap" else table.s.chest
        assert pile.under[-1] == table.s.drawn
        assert table.purses()[0] == 1_550


def test_taxes(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-59: 200 on space 4, 100 on space 38, by itself."""
    assert scenario().at(0, 1).play("0 Roll 1 2").one(TaxPaid) == TaxPaid(0, 4, 200)
    assert scenario().at(0, 35).play("0 Roll 1 2").one(TaxPaid) == TaxPaid(0, 38, 100)


def test_space_30(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-60."""
    assert scenario().at(0, 27).play("0 Roll 1 2").s.jailed[0]


def test_space_10_is_a_visit(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-61."""
    table = scenario().at(0, 7).play("0 Roll 1 2")
    assert table.one(Visited) == Visited(0, 10, "jail")
    assert not table.s.jailed[0]


def test_space_20_pays_nothing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-62, CLASSIC-168: what was paid before does not lie there."""
    table = scenario().at(0, 1).play("0 Roll 1 2", "0 EndTurn").at(1, 17).play("1 Roll 1 2")
    assert table.one(Visited) == Visited(1, 20, "parking")
    assert table.purses() == [1_300, 1_500, 1_500]


def test_space_0_pays_the_salary_alone(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-63."""
    table = scenario().at(0, 37).play("0 Roll 1 2")
    assert table.purses()[0] == 1_700
    assert table.one(Visited) == Visited(0, 0, "go")


def test_tokens_share_a_space(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-64."""
    table = scenario().at(1, 20).at(2, 20).at(0, 17).play("0 Roll 1 2")
    assert table.s.spaces == [20, 20, 20]
