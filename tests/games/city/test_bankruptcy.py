"""Section 15: bankruptcy and leaving."""

from bot.games.city.events import BankOpened, EstatePassed, GameEnded, LeftGame, LotUnsold, TurnBegan, WentBankrupt
from bot.kit.mechanics.debt import Debt
from tests.games.city.scenario import CityScenario


def test_who_owes_more_than_can_be_raised_is_out_and_the_turn_ends(scenario: type[CityScenario]) -> None:
    """CITY-135, CITY-139: all cash and districts, mortgages as they stand."""
    table = scenario().own(1, 39, residential=1).own(0, 13, mortgage=100).own(0, 11, residential=2)
    table.cash(150).at(0, 32).play("0 Roll 3 4", "0 GoBankrupt")
    assert table.one(EstatePassed) == EstatePassed(0, 1, 150, 2)
    assert table.purses() == [0, 37_850, 37_700]
    assert (table.plot(13).owner, table.plot(13).mortgage) == (1, 100)
    assert (table.plot(11).owner, table.plot(11).residential) == (1, 2)
    assert table.one(TurnBegan) == TurnBegan(1, 2, 1)


def bank_bankruptcy(scenario: type[CityScenario], seats: int = 3) -> CityScenario:
    """Seat 0 cannot pay the industrial tax; 1 (with industry), 13 and 11 go to the bank."""
    table = scenario(seats).own(0, 13, mortgage=100).own(0, 11, residential=1, mortgage=500, specials=["park"])
    table.own(0, 1, industrial=1, mortgage=100)
    return table.cash(50).at(0, 35).play("0 Roll 1 2", "0 GoBankrupt")


def test_a_debt_to_the_bank_brings_the_districts_to_auction(scenario: type[CityScenario]) -> None:
    """CITY-136: in board order, with bank openings, at once; cash to the bank."""
    table = bank_bankruptcy(scenario)
    assert table.one(WentBankrupt) == WentBankrupt(0, -1)
    assert table.one(BankOpened) == BankOpened(1)
    assert table.s.lots == [11, 13]
    assert table.purses()[0] == 0
    table.play("1 Pass", "2 Pass")
    assert table.one(BankOpened) == BankOpened(11)


def test_bank_lots_come_with_their_pieces_and_free_of_mortgage(scenario: type[CityScenario]) -> None:
    """CITY-137."""
    table = bank_bankruptcy(scenario).play("1 Pass", "2 Pass", "1 Bid.10", "2 Pass")
    p = table.plot(11)
    assert (p.owner, p.residential, p.specials, p.mortgage) == (1, 1, ["park"], 0)


def test_the_next_turn_waits_for_all_lots(scenario: type[CityScenario]) -> None:
    """CITY-143: the active player's bankruptcy."""
    table = bank_bankruptcy(scenario)
    for space in (1, 11, 13):
        assert table.plot(space).waiting
        table.play("1 Pass", "2 Pass")
        assert table.one(LotUnsold) == LotUnsold(space)
        assert not table.plot(space).waiting
    assert table.one(TurnBegan) == TurnBegan(1, 2, 1)


def test_lots_of_another_leaver_wait_for_the_end_of_the_turn(scenario: type[CityScenario]) -> None:
    """CITY-143, CITY-210: till then they are nobody's; those of a further leaver come behind."""
    table = scenario(4).own(2, 13, 11).own(3, 6).play("0 Roll 3 4", "2 Leave")
    assert (table.waits(), table.s.lots) == (["build"], [11, 13])
    table.play("3 Leave")
    assert table.s.lots == [11, 13, 6]
    table.play("0 Done")
    assert table.one(BankOpened) == BankOpened(11)
    assert table.none(TurnBegan)


def test_waiting_lots_are_no_choice_on_an_auction_space(scenario: type[CityScenario]) -> None:
    """CITY-210: they cannot be sent to another auction."""
    table = scenario(4).own(2, 13).play("2 Leave").at(0, 5).play("0 Roll 3 4")
    assert table.refused("0 Choose.13.10").code == "not-for-sale"


def test_the_last_solvent_player_wins_at_once(scenario: type[CityScenario]) -> None:
    """CITY-140, CITY-150: pending bank auctions are not held."""
    table = scenario(2).own(0, 13).play("0 Leave")
    assert table.one(GameEnded) == GameEnded()
    assert table.none(BankOpened)
    assert table.result() == [2, 1]


def test_a_player_may_leave_at_any_time(scenario: type[CityScenario]) -> None:
    """CITY-141: as bankrupt to the bank, also out of turn."""
    table = scenario().own(2, 13).play("2 Leave")
    assert table.one(LeftGame) == LeftGame(2)
    assert table.one(EstatePassed) == EstatePassed(2, -1, 37_700, 1)
    assert (table.awaited(), table.plot(13).owner) == ((0,), None)


def test_a_leaver_who_owes_a_player_is_bankrupt_to_that_player(scenario: type[CityScenario]) -> None:
    """CITY-141."""
    table = scenario().own(1, 39, residential=1).own(0, 13).cash(100).at(0, 32).play("0 Roll 3 4", "0 Leave")
    assert table.one(EstatePassed) == EstatePassed(0, 1, 100, 1)
    assert table.plot(13).owner == 1


def test_a_leaver_does_not_owe_what_others_owe(scenario: type[CityScenario]) -> None:
    """CITY-141, CITY-166: a creditor who leaves cancels the debt."""
    table = scenario().own(1, 39, residential=1).cash(100).at(0, 32).play("0 Roll 3 4", "1 Leave")
    assert table.one(EstatePassed).creditor == -1
    assert (table.waits(), table.awaited(), table.purses()[0]) == (["build"], (0,), 100)


def test_a_debtor_out_of_turn_leaves_the_turn_alone(scenario: type[CityScenario]) -> None:
    """CITY-134, CITY-143: the active player goes on, lots wait for the end of the turn."""
    table = scenario().own(2, 13).play("0 Roll 3 4")
    table.s.stack.append(Debt(90, 2, -1, 90_000))
    table.play("2 GoBankrupt")
    assert (table.waits(), table.awaited(), table.s.lots) == (["build"], (0,), [13])


def test_the_active_player_leaves_in_step_c(scenario: type[CityScenario]) -> None:
    """CITY-143: the turn is over, the lots come at once."""
    table = scenario().own(0, 13).play("0 Roll 3 3", "0 Auction.10", "1 Pass", "2 Pass", "0 Leave")
    assert table.one(BankOpened).space == 6
    assert table.s.lots == [13]


def test_ranks_of_those_who_are_out(scenario: type[CityScenario]) -> None:
    """CITY-150: behind all others, the first to go last."""
    table = scenario(4).play("2 Leave", "1 Leave", "3 Leave")
    assert table.result() == [1, 3, 4, 2]


def test_who_is_out_has_nothing_to_do(scenario: type[CityScenario]) -> None:
    """CITY-14, CITY-135."""
    table = scenario().play("1 Leave")
    assert table.refused("1 Roll").code == "not-your-turn"
    assert table.refused("1 Leave").code == "not-your-turn"
