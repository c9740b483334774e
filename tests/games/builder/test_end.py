"""Sections 19 and 20: the end, the count, leaving, the last player."""

import pytest

from bot.games.builder import data, game_over, scoring
from bot.games.builder.events.game_over import Counted, GameEnded
from bot.games.builder.events.money import ClaimLapsed
from bot.games.builder.events.trades import DealLapsed
from bot.games.builder.view import ScoreView
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


def placed(table: BuilderScenario) -> BuilderScenario:
    """Seat 0 places the penthouse on b2 and wins or not."""
    return table.chips(0, "ttceb").tower(0, "b2").manage().play("0 Penthouse.b2.+")


def test_the_penthouse_ends_it_at_once(scenario: type[BuilderScenario]) -> None:
    """BUILDER-138: claims and offers lapse, nobody gets another turn."""
    table = scenario().own(2, 15).at(0, 8).play("0 Roll 3 4", "1 Propose.2.+.5.+15.0")
    table.play(f"clock EndGrace.{table.claim()}").chips(0, "ttceb").tower(0, "b2").play("0 Penthouse.b2.+")
    assert table.one(GameEnded) == GameEnded("penthouse")
    table.one(ClaimLapsed)
    table.one(DealLapsed)
    assert (table.waits(), table.view().stage, table.view().why) == ([], "over", "penthouse")


@pytest.mark.parametrize(("floors", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_buildings_count_by_their_height(scenario: type[BuilderScenario], floors: int, points: int) -> None:
    """BUILDER-139: each once."""
    assert scoring.scores(scenario().tower(1, "b2", floors=floors).s)[1].buildings == points


@pytest.mark.parametrize("site", ["a2", "b2", "e5"])
def test_with_the_penthouse_sixteen(scenario: type[BuilderScenario], site: str) -> None:
    """BUILDER-139: not 10 and 16."""
    table = scenario().chips(0, "ttceb").tower(0, site).manage().play(f"0 Penthouse.{site}.+")
    assert table.view().count[0].buildings == ((site, 16),)
    assert [event.buildings for event in table.all(Counted)] == [16, 0, 0]


def test_sets_count(scenario: type[BuilderScenario]) -> None:
    """BUILDER-140: by colour, mortgaged or not (BUILDER-79)."""
    table = placed(scenario().own(0, 1, 3, 5).own(1, 29).own(1, 31, mortgaged=True))
    assert {event.seat: event.sets for event in table.all(Counted)} == {0: 2, 1: 5, 2: 0}


def test_the_total_is_the_sum_of_all_four(scenario: type[BuilderScenario]) -> None:
    """BUILDER-139 to BUILDER-142."""
    table = scenario().tower(0, "b2", "b3", floors=1).own(0, 5, 7).cash(905)
    assert scoring.scores(table.s)[0] == ScoreView(2, 2, 3, 5, 2)
    assert scoring.scores(table.s)[0].total == 12


def test_billionaire(scenario: type[BuilderScenario]) -> None:
    """BUILDER-141: most cash, property not counted; nobody on a tie (BUILDER-143)."""
    table = scenario().cash(900, 905, 900).own(0, 31, 29)
    assert [score.billionaire for score in scoring.scores(table.s)] == [0, 3, 0]
    assert [score.billionaire for score in scoring.scores(table.cash(905).s)] == [0, 0, 0]


def test_community(scenario: type[BuilderScenario]) -> None:
    """BUILDER-142: the largest group edge to edge, whatever the heights; not over corners or water, two at least."""
    table = (
        scenario().tower(0, "b2", "c2", "c1", floors=1).tower(1, "c5", "d5", floors=2).tower(2, "a2", "b1", floors=1)
    )
    assert [score.community for score in scoring.scores(table.s)] == [5, 0, 0]
    assert scoring.groups(table.s) == [3, 2, 1]
    table = scenario().tower(1, "c5", "d5", floors=1).tower(0, "a2", floors=4)
    assert [score.community for score in scoring.scores(table.s)] == [0, 5, 0]
    table = scenario().tower(0, "c2", "c5", floors=1)
    assert [score.community for score in scoring.scores(table.s)] == [0, 0, 0]


@pytest.mark.parametrize(
    "sites",
    [
        ("a2", "a3", "a4", "a5"),
        ("a3", "b3", "b2", "b1"),
        ("a2", "b2", "c2", "d2", "e2"),
        ("a2", "b2", "c2", "d2", "d3", "d4", "d5", "c5", "b5", "a5"),
        ("c1", "c2", "b1", "d1"),
    ],
)
def test_groups_of_any_shape(scenario: type[BuilderScenario], sites: tuple[str, ...]) -> None:
    """BUILDER-142: edge to edge in all four directions."""
    assert scoring.groups(scenario(2).tower(0, *sites, floors=1).s) == [len(sites), 0]


def test_a_tie_for_the_largest_group(scenario: type[BuilderScenario]) -> None:
    """BUILDER-143: nobody gets it."""
    table = scenario().tower(0, "b2", "c2", floors=1).tower(1, "c5", "d5", floors=2)
    assert [score.community for score in scoring.scores(table.s)] == [0, 0, 0]


def bankrupt(table: BuilderScenario, seat: int = 0) -> BuilderScenario:
    """Seat 0 goes bankrupt to the bank over the forced 50 of jail."""
    return table.cash(20).in_jail(seat, 2).play("0 Roll 1 2", "0 GoBankrupt")


def test_a_bankrupt_player_may_win_community_not_billionaire(scenario: type[BuilderScenario]) -> None:
    """BUILDER-144, BUILDER-146: and even the game."""
    table = bankrupt(scenario(3).tower(0, "b2", "b3", "b4", floors=4)).cash(0, 0, 0)
    score = scoring.scores(table.s)[0]
    assert (score.community, score.billionaire) == (5, 0)
    table.chips(1, "ttceb").tower(1, "d2")
    table.play("1 Roll 3 5", "1 Penthouse.d2.+")
    assert table.result() == [1, 2, 3]


def test_points_then_cash_then_a_shared_place(scenario: type[BuilderScenario]) -> None:
    """BUILDER-145."""
    table = placed(scenario(4).tower(1, "d2", floors=1).tower(2, "d4", floors=1).cash(0, 500, 400, 400))
    assert table.result() == [1, 2, 3, 4]
    table = placed(scenario(4).cash(0, 500, 500, 400))
    assert table.result() == [1, 2, 2, 4]


def test_all_who_stayed_are_ranked(scenario: type[BuilderScenario]) -> None:
    """BUILDER-146, BUILDER-148: who left stands last, whatever was built."""
    table = placed(scenario(4).tower(3, "d2", "d3", floors=3).play("3 Leave"))
    ranks = table.result()
    assert ranks is not None
    assert ranks[3] == 4
    assert [event.seat for event in table.all(Counted)] == [0, 1, 2]
    assert scoring.scores(table.s)[3] == ScoreView()


def test_when_nobody_can_reach_the_penthouse(scenario: type[BuilderScenario]) -> None:
    """BUILDER-147: counted when the turn ends."""
    table = scenario(2).tower(0, "b2", "b3", "b4", floors=3).blocks(0, 0).tower(1, "c1", floors=2).blocks(1, 1)
    table.play("0 Roll 3 5", "0 EndTurn")
    assert table.one(GameEnded) == GameEnded("stuck")
    assert table.result() == [1, 2]


@pytest.mark.parametrize(("floors", "blocks", "could"), [(4, 0, True), (3, 1, True), (2, 1, False), (1, 3, True)])
def test_who_could_still(scenario: type[BuilderScenario], floors: int, blocks: int, could: bool) -> None:
    """BUILDER-147: a tower, or the missing floors in blocks."""
    table = scenario(2).tower(0, "b2", floors=floors).blocks(0, blocks).blocks(1, 0)
    assert game_over.could_still(table.s) is could


def test_four_blocks_need_a_free_foundation(scenario: type[BuilderScenario]) -> None:
    """BUILDER-147."""
    table = scenario(2).blocks(0, 4).blocks(1, 0)
    assert game_over.could_still(table.s)
    for place in range(24):
        table.s.builders[place] = 1
    assert not game_over.could_still(table.s)


def test_leaving_is_bankruptcy_to_the_bank(scenario: type[BuilderScenario]) -> None:
    """BUILDER-148: buildings stay as obstacles."""
    table = scenario(3).own(1, 31).tower(1, "b2", floors=2).play("1 Leave")
    assert (table.deed(31).owner, table.purses()[1], table.s.builders[data.SITE["b2"]]) == (None, 0, 1)
    assert table.chips(0, "ttt").manage().refused("0 Build.b2.+") == Refusal("not-your-building")


def test_the_last_one_who_stays_wins_at_once(scenario: type[BuilderScenario]) -> None:
    """BUILDER-149."""
    table = scenario(3).tower(0, "b2").play("0 Leave", "1 Leave")
    assert table.one(GameEnded) == GameEnded("alone")
    assert table.result() == [3, 2, 1]


def test_nothing_stays_open_then(scenario: type[BuilderScenario]) -> None:
    """BUILDER-138, BUILDER-149: not even an answer about a mortgage."""
    table = scenario(2).own(1, 1, mortgaged=True).play("1 Propose.0.+1.0.+.5")
    table.play(f"0 Accept.{table.deal()}", "1 Leave")
    assert table.one(GameEnded) == GameEnded("alone")
    assert (table.waits(), table.s.inherits) == ([], [])


def test_even_a_bankrupt_one(scenario: type[BuilderScenario]) -> None:
    """BUILDER-149, edge cases."""
    table = bankrupt(scenario(3)).play("1 Leave", "2 Leave")
    assert table.one(GameEnded) == GameEnded("alone")
    assert table.result() == [1, 3, 2]


@pytest.fixture
def alone(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 1 is the last active player; seat 0 is bankrupt."""
    return bankrupt(scenario(2).tower(0, "b2", floors=2))


def test_the_last_active_player_goes_on(alone: BuilderScenario) -> None:
    """BUILDER-150: alone, as in normal turns."""
    alone.play("1 Roll 3 5", "1 EndTurn")
    assert (alone.waits(), alone.s.turns.active) == (["roll"], 1)


def test_and_may_end_and_count_at_any_decision(alone: BuilderScenario) -> None:
    """BUILDER-150."""
    alone.play("1 Roll 3 5", "1 EndAndCount")
    assert alone.one(GameEnded) == GameEnded("agreed")
    assert alone.result() == [2, 1]


def test_a_missed_deadline_counts(alone: BuilderScenario) -> None:
    """BUILDER-150, BUILDER-153: the solo default; with nobody else out it is not offered."""
    alone.default()
    assert alone.one(GameEnded) == GameEnded("agreed")
    assert alone.view().count


def test_not_while_others_play(scenario: type[BuilderScenario]) -> None:
    """BUILDER-150."""
    assert "EndAndCount" not in scenario().verbs(0)
    assert "EndAndCount" not in scenario(3).play("1 Leave").verbs(0)


def test_fifteen_rounds_without_a_block(scenario: type[BuilderScenario]) -> None:
    """BUILDER-163: a round is over when the turn passes round the end of the order."""
    table = scenario(2).rounds(28)
    assert table.view().idle == 14
    table.at(0, 0).play("0 Roll 3 5", "0 EndTurn").at(1, 0).play("1 Roll 3 5", "1 EndTurn")
    assert table.one(GameEnded) == GameEnded("stalled")


def test_a_block_begins_the_count_anew(scenario: type[BuilderScenario]) -> None:
    """BUILDER-163: extra turns belong to the turn that earned them."""
    table = scenario(2).rounds(4)
    assert table.s.idle == 2
    table.chips(0, "tt").manage().play("0 Build.b2.+", "0 EndTurn").rounds(1)
    assert table.s.idle == 0


def test_the_rounds_of_who_is_alone(alone: BuilderScenario) -> None:
    """BUILDER-163: each turn of a single player is a round."""
    idle = alone.s.idle
    alone.rounds(3)
    assert alone.s.idle == idle + 3


def test_an_extra_turn_is_no_round(scenario: type[BuilderScenario]) -> None:
    """BUILDER-163: it belongs to the turn that earned it."""
    table = scenario(2).at(0, 12).at(1, 12)
    table.play("0 Roll 2 2", "0 EndTurn", "0 Roll 1 2", "0 Auction", "0 Pass", "1 Pass", "0 EndTurn")
    assert (table.s.turns.round, table.s.idle) == (1, 0)
    table.play("1 Roll 2 2", "1 EndTurn")
    assert (table.s.turns.round, table.s.idle) == (1, 0)


def test_the_stall_limit_is_an_option(scenario: type[BuilderScenario]) -> None:
    """BUILDER-163, part F."""
    table = scenario(2, stall=5).rounds(9).at(1, 0).play("1 Roll 3 5", "1 EndTurn")
    assert table.one(GameEnded) == GameEnded("stalled")
    assert scenario(2, stall=0).rounds(40).result() is None


def test_the_round_limit_is_an_option(scenario: type[BuilderScenario]) -> None:
    """Part F: counted when the last round ends."""
    table = scenario(2, rounds=10).rounds(19)
    assert table.result() is None
    table.at(1, 0).play("1 Roll 3 5", "1 EndTurn")
    assert table.one(GameEnded) == GameEnded("rounds")


def test_a_count_waits_for_rents_in_their_grace(scenario: type[BuilderScenario]) -> None:
    """BUILDER-164: also for what is asked then."""
    table = scenario(2).blocks(0, 0).blocks(1, 0).own(1, 15).at(0, 8).play("0 Roll 3 4", "0 EndTurn")
    assert (table.waits(), table.view().stage) == (["claim"], "count")
    table.cash(50).own(0, 31).play(f"1 Ask.{table.claim()}")
    assert table.waits() == ["debt"]
    table.play("0 Mortgage.31")
    assert table.one(GameEnded) == GameEnded("stuck")


def test_a_grace_that_ends_lets_it_be_counted(scenario: type[BuilderScenario]) -> None:
    """BUILDER-164."""
    table = scenario(2).blocks(0, 0).blocks(1, 0).own(1, 15).at(0, 8).play("0 Roll 3 4", "0 EndTurn").default()
    assert table.one(GameEnded) == GameEnded("stuck")


def test_nobody_left(scenario: type[BuilderScenario]) -> None:
    """BUILDER-165: the last active player goes bankrupt or leaves while others are bankrupt: counted among who stayed."""
    table = bankrupt(scenario(3).tower(0, "b2", floors=2)).play("1 Leave")
    assert table.result() is None
    table.cash(0, 0, 20).in_jail(2, 2).play("2 Roll 1 2", "2 GoBankrupt")
    assert table.one(GameEnded) == GameEnded("nobody")
    assert table.result() == [1, 3, 2]
