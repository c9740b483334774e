"""The greedy robot plays to win, and games of robots end within their hour."""

import pytest

from bot.games.city import GAME
from bot.games.city.robot.action_values import action_value
from bot.kit.engine import default_options, read, write
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, play_out, sampled_actions
from bot.kit.robots.search import SearchContext
from tests.games.city.scenario import CityScenario
from tests.games.scenario import robots_of


@pytest.mark.uncounted
def test_greedy_robots_beat_random_ones() -> None:
    """Two against two: a greedy one wins nearly always."""
    wins = 0
    for seed in range(20):
        dice = FastRng(seed)
        game = GAME.setup(4, default_options(GAME, "slow"), dice)
        play_out(GAME, game, dice, ("normal", "random", "normal", "random"))
        ranks = GAME.result(game)
        assert ranks is not None
        wins += 1 in (ranks[0], ranks[2])
    assert wins >= 17


@pytest.mark.uncounted
def test_robots_end_their_games_within_the_hour() -> None:
    """Fifteen rounds, whoever plays."""
    for seed in range(40):
        dice = FastRng(seed)
        game = GAME.setup(2 + seed % 5, default_options(GAME, "slow"), dice)
        play_out(GAME, game, dice, ["random", "normal"][seed % 2 : seed % 2 + 1] * (2 + seed % 5))
        assert game.turns.round <= game.hour.last_round
        assert GAME.result(game) is not None


def liking(table: CityScenario, seat: int, text: str) -> int:
    return action_value(GAME.view(table.s, seat), read(GAME, text))


def test_what_it_likes(scenario: type[CityScenario]) -> None:
    """Buying above auctioning, blocks that pay above none, passing above overpaying, never leaving."""
    table = scenario().own(0, 14).play("0 Roll 6 5")
    assert liking(table, 0, "Buy") > liking(table, 0, "Auction.10")
    table.play("0 Buy", "0 Press 3")
    assert liking(table, 0, "Build.14.residential.3") > liking(table, 0, "Done") == 0
    assert liking(table, 0, "Leave") < 0
    table = scenario().play("0 Roll 6 5", "0 Auction.500")
    assert liking(table, 1, "Bid.600") > liking(table, 1, "Pass") > liking(table, 1, "Bid.20000")


def test_what_it_avoids(scenario: type[CityScenario]) -> None:
    """More mortgages than needed; jail late in the game; all cash in blocks; pressing without a site."""
    table = scenario().own(1, 39, residential=1).own(0, 11, residential=4).own(0, 14, residential=4).own(0, 13)
    table.cash(100).at(0, 32).play("0 Roll 3 4")
    likings = [liking(table, 0, line) for line in ("Mortgage.11", "Mortgage.14", "Mortgage.13", "GoBankrupt")]
    assert likings == sorted(likings, reverse=True)
    assert liking(scenario(mortgages="on").own(0, 11).play("0 Roll 3 4"), 0, "Mortgage.11") < 0
    assert liking(scenario().play("0 Roll 3 4"), 0, "Press") < 0
    table = scenario().in_jail(0)
    assert liking(table, 0, "PayFine") > liking(table, 0, "Roll")
    for p in table.s.plots:
        p.owner = 1
    assert liking(table, 0, "PayFine") < liking(table, 0, "Roll")
    table = scenario().own(0, 39).cash(3_000).play("0 Roll 3 4", "0 Press 3")
    assert liking(table, 0, "Build.39.residential.1") < liking(table, 0, "Done")


def plays(table: CityScenario, seat: int, kind: str = "normal", budget: int = 40) -> str:
    """What a robot does there."""
    search_context = SearchContext(GAME, table.s, seat, budget) if kind == "strong" else None
    action = choose(kind, GAME, GAME.view(table.s, seat), GAME.legal_actions(table.s, seat), FastRng(1), search_context)
    assert action is not None
    return write(action)


def looked_at(table: CityScenario, seat: int, verb: str) -> list[str]:
    """The candidates of a verb."""
    assert GAME.robots is not None
    view = GAME.view(table.s, seat)
    return [
        write(action)
        for legal_action in table.legal_actions(seat, verb)
        if not legal_action.blocked
        for action in sampled_actions(robots_of(GAME), view, legal_action)
    ]


def test_nothing_is_doubled_twice(scenario: type[CityScenario]) -> None:
    """CITY-48: with the tower a skyscraper would change no rent; without it, it is liked."""
    town = scenario(2).own(0, 37, 39, residential=6).own(0, 1, 3).cash(30_000)
    table = town.at(0, 32).play("0 Roll 3 5", "0 Press 1")
    assert {"BuildSkyscraper.37", "BuildSkyscraper.39"} <= set(looked_at(table, 0, "BuildSkyscraper"))
    table.plot(1).tower = True
    assert not looked_at(table, 0, "BuildSkyscraper")
    assert liking(table, 0, "BuildSkyscraper.39") < 0


def test_no_hazard_is_paid_off_a_mortgaged_district(scenario: type[CityScenario]) -> None:
    """CITY-97, CITY-149: it would bring nothing as long as the mortgage lasts."""
    table = scenario(2).own(0, 39, residential=6, specials=["prison"]).own(0, 37, residential=2).cash(20_000)
    table.at(0, 32).play("0 Roll 3 5", "0 Press 1")
    assert looked_at(table, 0, "RemoveHazard") == ["RemoveHazard.39.prison"]
    table.plot(39).mortgage = 500
    assert not looked_at(table, 0, "RemoveHazard")
    assert liking(table, 0, "RemoveHazard.39.prison") < 0


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_a_permit_is_asked_for_only_to_build_with_it(scenario: type[CityScenario], kind: str) -> None:
    """CITY-55: neither without the cash for a block, nor to leave it unused."""
    poor = scenario(2).own(0, 39).cash(1_900).at(0, 32).play("0 Roll 3 4")
    assert not looked_at(poor, 0, "Press")
    rich = scenario(2).own(0, 39).cash(9_000).at(0, 32).play("0 Roll 3 4")
    assert looked_at(rich, 0, "Press") == ["Press"]
    assert plays(rich.play("0 Press 2"), 0, kind).startswith("Build.39.")


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_in_the_last_round_nothing_is_paid_but_what_counts(scenario: type[CityScenario], kind: str) -> None:
    """CITY-149: bare districts are neither bought at their price, nor bid for, nor taken for it in a deal."""
    table = scenario(2).play("0 Roll 6 5")
    assert plays(table, 0, kind) == "Buy"
    late = scenario(2)
    late.s.turns.round = 15
    late.play("0 Roll 6 5")
    assert plays(late, 0, kind) == "Auction.10"
    late.play("0 Auction.500")
    assert plays(late, 1, kind) == "Pass"
    for left, taken in ((12, True), (1, False)):
        sold = scenario(3).own(0, 37, 39).own(1, 21)
        sold.s.turns.round = 16 - left
        sold.play("0 Propose.1.+37+39.0.+.4000")
        assert plays(sold, 1, kind).startswith("Accept." if taken else "Refuse."), left


def test_in_the_last_round_what_counts_more_than_it_costs_is_still_taken(scenario: type[CityScenario]) -> None:
    table = scenario(2).own(0, 37, 39, residential=8).own(1, 1)
    table.s.turns.round = 15
    table.play("0 Propose.1.+39.0.+.9000")
    assert plays(table, 1).startswith("Accept.")


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_a_district_for_a_song_is_not_left_for_want_of_a_reserve(scenario: type[CityScenario], kind: str) -> None:
    """Bellevue for 10k, with 900k at hand: what is missing for the reserve is weighed, no bar."""
    table = scenario(3).cash(30_000, 900, 900).at(0, 32).play("0 Roll 3 4", "0 Auction.10")
    assert plays(table, 1, kind).startswith("Bid.")
    assert liking(table, 1, "Bid.880") < liking(table, 1, "Bid.300")
