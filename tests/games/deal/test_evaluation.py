"""What a strong robot of Deal makes of a position: everybody's chance to win."""

from bot.games.deal.robot import evaluation, rollout
from bot.games.deal.spec import GAME
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from tests.games.deal.scenario import DealScenario
from tests.games.scenario import play_in_place


def test_the_outlook_adds_up_and_knows_who_is_ahead(scenario: type[DealScenario]) -> None:
    """Chances are those of all together; sets and a Deal Breaker in hand count."""
    table = scenario(3).area(0, "red", "RD1", "RD2", "RD3").hand(0, "DBREAK-a").area(1, "green", "GR1")
    chances = evaluation.evaluate(table.s)
    assert abs(sum(chances) - 10_000) <= 3
    assert chances[0] > chances[1] > 0
    dice = FastRng(4)
    s = GAME.setup(2, default_options(GAME, "slow", {}), dice)
    while GAME.result(s) is None:
        seat, action = rollout.rollout_policy(s, dice)
        play_in_place(GAME, s, seat, action, dice)
    assert sorted(evaluation.evaluate(s)) == [0, 10_000]


def test_a_charge_counts_by_what_the_poorest_bank_does_not_cover(scenario: type[DealScenario]) -> None:
    """A Debt Collector is worth most against an empty bank, and so is a rent card for what lies on its colours."""
    for held, land, charge in (("DEBT-a", (), 5), ("R-RDYL-a", ("RD1", "RD2"), 3), ("R-PKOR-a", ("RD1", "RD2"), 0)):
        worth = []
        for bank in ((), ("M1-a",), ("M10",)):
            table = scenario(2).area(0, "red", *land).hand(0, held).bank(1, *bank)
            worth.append(evaluation.strength(table.s, 0))
        each = evaluation.MOVING.beyond
        assert worth[0] - worth[2] == each * charge, held
        assert worth[0] - worth[1] == each * min(charge, 1), held


def test_a_deal_breaker_counts_where_there_is_a_set_to_take(scenario: type[DealScenario]) -> None:
    """The prize is for sets of others alone."""
    worth = {}
    for owner in (0, 1):
        for held in ("DBREAK-a", "M1-a"):
            table = scenario(2).area(owner, "brown", "BR1", "BR2").hand(0, held)
            worth[owner, held] = evaluation.strength(table.s, 0)
    prize = worth[1, "DBREAK-a"] - worth[1, "M1-a"] - (worth[0, "DBREAK-a"] - worth[0, "M1-a"])
    assert prize == evaluation.MOVING.prize


def test_wilds_and_spare_cards_that_lie_count(scenario: type[DealScenario]) -> None:
    """A wild is worth more than a property in its place, and a fourth red card something."""
    plain = evaluation.strength(scenario(2).area(0, "red", "RD1", "RD2").s, 0)
    wild = evaluation.strength(scenario(2).area(0, "red", "RD1", "W-RDYL-a").s, 0)
    assert wild - plain == evaluation.MOVING.wild
    three = evaluation.strength(scenario(2).area(0, "red", "RD1", "RD2", "RD3").s, 0)
    four = evaluation.strength(scenario(2).area(0, "red", "RD1", "RD2", "RD3", "W-RDYL-a").s, 0)
    assert four - three == evaluation.MOVING.wild + evaluation.MOVING.spare
