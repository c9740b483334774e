"""Section 20.5: each Chance card with its effect, its default and the case in which it cannot be obeyed."""

import pytest

from bot.games.city import card_choices, chance, data
from bot.games.city.events import (
    AuctionOpened,
    BlocksBuilt,
    DebtOpened,
    DebtPaid,
    EstatePassed,
    GameEnded,
    Jailed,
    Moved,
    RentPaid,
    SalaryPaid,
    TaxPaid,
    TurnBegan,
    Visited,
    WentBankrupt,
)
from bot.games.city.events.cards import (
    CardDrawn,
    CardKept,
    CardPaid,
    CardVoid,
    DistrictInherited,
    DistrictReturned,
    DistrictTaken,
)
from bot.games.city.events.town import SpecialPlaced, SpecialRemoved, StationPlaced
from bot.games.city.phases import ToBuy
from bot.kit.contract import Refusal
from bot.kit.mechanics.auction import Auction
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of

GO, TO_JAIL, TO_24, TO_39, BACK, EASY, AUCTION, INHERITANCE, FREE_BUILD, REPOSSESSED = range(1, 11)
NEW_LINE, TAKEOVER, EARTHQUAKE, TOXIC, PRISON, SEWAGE, JAIL_1, JAIL_2, TAXI, TAX = range(11, 21)
CLEAN_UP, GRANT, MATCH_DAY, EXPRESS, LEVY = range(21, 26)
RICH = 37_700


def drawn(table: CityScenario, card: int, start: int = 4, roll: str = "1 2") -> CityScenario:
    """Seat 0 rolls onto the Chance space 7 (or another) and draws `card`."""
    return table.pile(card).at(0, start).play(f"0 Roll {roll}")


def gone_under(table: CityScenario, card: int) -> bool:
    """Whether the card lies at the bottom of the pile."""
    return table.s.chance.under[-1] == card and len(table.s.chance.under) + len(table.s.chance.loose) == 25


def everything(table: CityScenario, owner: int = 1, **built: int) -> CityScenario:
    """All 22 districts have an owner."""
    return table.own(owner, *data.DISTRICTS, **built)


# ---- the pile


@pytest.mark.parametrize("space", [2, 7, 17, 22, 28, 36])
def test_chance_spaces_draw_the_top_card(scenario: type[CityScenario], space: int) -> None:
    """CITY-31."""
    table = drawn(scenario(), LEVY, space - 3)
    assert table.one(CardDrawn) == CardDrawn(0, "card-levy")
    assert table.waits() == ["build"]


def test_a_card_carried_out_goes_under_the_pile(scenario: type[CityScenario]) -> None:
    """CITY-99."""
    table = drawn(scenario(), LEVY)
    assert gone_under(table, LEVY)


def test_a_card_asked_about_is_neither_in_the_pile_nor_kept(scenario: type[CityScenario]) -> None:
    """CITY-99: it goes under once it is carried out."""
    table = drawn(scenario(), NEW_LINE)
    assert NEW_LINE not in table.s.chance.under
    assert table.s.cards == [[], [], []]
    assert gone_under(table.play("0 Skip"), NEW_LINE)


def test_the_order_of_the_pile_exists_nowhere(scenario: type[CityScenario]) -> None:
    """CITY-158: what comes next is thrown when it is drawn; the rest keeps no order."""
    table = scenario().at(0, 4)
    table.s.chance.loose, table.s.chance.under = list(data.CHANCE_CARDS), []
    first = table.s
    table.play("0 Roll 1 2 25")
    assert table.one(CardDrawn).card == "card-levy"
    table.s = first
    assert table.play("0 Roll 1 2 6").one(CardDrawn).card == "card-easy-money"


def test_a_card_without_legal_target_does_nothing(scenario: type[CityScenario]) -> None:
    """CITY-101, CITY-179: without a substitute in the table."""
    for card in (AUCTION, INHERITANCE):
        table = drawn(everything(scenario()), card)
        assert table.one(CardVoid) == CardVoid(0, data.CARDS[card])
        assert (table.waits(), table.purses()) == (["build"], [RICH] * 3)
        assert gone_under(table, card)


def test_a_deal_may_take_the_last_target_away(scenario: type[CityScenario]) -> None:
    """CITY-101: the card is then carried out as one that cannot be obeyed."""
    table = drawn(scenario().own(0, 11).own(1, 3), FREE_BUILD)
    table.play("0 Propose.1.+11.0.+.500", f"1 Accept.{table.s.decisions + 1}")
    assert table.one(CardPaid) == CardPaid(-1, 0, 500, "card-free-build")
    assert table.waits() == ["build"]


def test_the_active_player_may_leave_while_a_card_asks(scenario: type[CityScenario]) -> None:
    """CITY-99, CITY-141: the card goes under the pile."""
    table = drawn(scenario(), NEW_LINE).play("0 Leave")
    assert gone_under(table, NEW_LINE)
    assert table.one(TurnBegan).seat == 1


def test_the_game_may_end_while_a_card_asks(scenario: type[CityScenario]) -> None:
    """CITY-99, CITY-140."""
    table = drawn(scenario(2), NEW_LINE).play("1 Leave")
    table.one(GameEnded)
    assert gone_under(table, NEW_LINE)


# ---- C01 to C06


def test_c01_advances_to_go(scenario: type[CityScenario]) -> None:
    """CITY-17, CITY-18: the salary and stadium income of this crossing, nothing extra."""
    table = drawn(scenario().own(0, 11, stadium=True), GO)
    assert table.one(SalaryPaid) == SalaryPaid(0, 3_000)
    assert (table.s.spaces[0], table.purses()[0], table.waits()) == (0, RICH + 3_000, ["build"])
    assert (table.s.start, table.s.steps) == (7, 33)


def test_c02_goes_to_jail_and_ends_the_turn(scenario: type[CityScenario]) -> None:
    """CITY-13, CITY-21, CITY-108: without salary."""
    table = drawn(scenario(), TO_JAIL, 33)
    assert table.one(Jailed) == Jailed(0, "card")
    assert (table.s.spaces[0], table.s.jailed[0], table.purses()[0]) == (10, True, RICH)
    assert (table.waits(), table.awaited()) == (["roll"], (1,))
    assert gone_under(table, TO_JAIL)


@pytest.mark.parametrize("card", [TO_JAIL, TOXIC])
def test_a_double_that_draws_jail_is_no_second_roll(scenario: type[CityScenario], card: int) -> None:
    """CITY-160."""
    table = drawn(scenario(), card, 5, "1 1")
    assert table.s.jailed[0]
    assert (table.waits(), table.awaited()) == (["roll"], (1,))


def test_the_trail_to_jail_is_jail_alone(scenario: type[CityScenario]) -> None:
    """CITY-108: straight there, over nothing."""
    table = drawn(scenario(), TO_JAIL)
    assert (table.s.start, table.s.steps) == (10, 0)


def test_c03_advances_to_middleton_over_go(scenario: type[CityScenario]) -> None:
    """CITY-17: salary if GO is crossed."""
    table = drawn(scenario().own(1, 24), TO_24, 25)
    assert table.one(SalaryPaid).amount == 2_000
    assert table.one(RentPaid) == RentPaid(0, 1, 24, 200, 0, 200)
    assert table.waits() == ["build"]
    assert drawn(scenario(), TO_24).none(SalaryPaid)


def test_a_card_that_moves_resolves_the_new_space_in_full(scenario: type[CityScenario]) -> None:
    """C03, C04: bought or auctioned if unowned."""
    table = drawn(scenario(), TO_24)
    assert (table.waits(), table.pending(ToBuy).space) == (["buy"], 24)
    table.play("0 Buy")
    assert (table.plot(24).owner, table.waits()) == (0, ["build"])


def test_c04_advances_to_diamond_hills(scenario: type[CityScenario]) -> None:
    """GO is never crossed from a Chance space."""
    for space in (2, 7, 17, 22, 28, 36):
        table = drawn(scenario().own(0, 39), TO_39, space - 3)
        assert (table.s.spaces[0], table.purses()[0]) == (39, RICH)
        assert table.one(Visited) == Visited(0, 39, "own")


@pytest.mark.parametrize(
    ("space", "reached", "waits"),
    [
        (28, 25, ["place"]),
        (36, 33, ["choose"]),
        (7, 4, ["build"]),
        (2, 39, ["buy"]),
        (17, 14, ["buy"]),
        (22, 19, ["buy"]),
    ],
)
def test_c05_goes_back_three_spaces(scenario: type[CityScenario], space: int, reached: int, waits: list[str]) -> None:
    """CITY-20, CITY-177: no salary, the new space is resolved."""
    table = drawn(scenario(), BACK, space - 3)
    assert (table.s.spaces[0], table.waits(), table.purses()[0]) == (reached, waits, RICH)
    moved = [event for event in table.told if isinstance(event, Moved)]
    assert moved[-1] == Moved(0, space, reached)
    assert (table.s.start, table.s.steps) == (space, -3)


def test_c05_back_to_the_tax_pays_it(scenario: type[CityScenario]) -> None:
    """CITY-28, CITY-177."""
    table = drawn(scenario().own(0, 11, industrial=1), BACK)
    assert table.one(TaxPaid) == TaxPaid(0, 2_000)


def test_c06_the_player_to_the_left_pays(scenario: type[CityScenario]) -> None:
    """The next solvent seat in turn order."""
    table = drawn(scenario(4), EASY)
    assert table.one(CardPaid) == CardPaid(1, 0, 1_000, "card-easy-money")
    assert table.purses() == [RICH + 1_000, RICH - 1_000, RICH, RICH]
    table = drawn(scenario(4).play("1 Leave"), EASY)
    assert table.one(CardPaid).seat == 2


def test_c06_with_two_players_it_is_the_opponent(scenario: type[CityScenario]) -> None:
    """CITY-180."""
    assert drawn(scenario(2), EASY).one(CardPaid).seat == 1


def test_c06_may_open_a_debt_while_the_active_player_waits(scenario: type[CityScenario]) -> None:
    """CITY-134: whole amount, handled by mortgages, then the active player goes on."""
    table = drawn(scenario().own(1, 11, residential=3).cash(RICH, 100), EASY)
    assert table.one(DebtOpened) == DebtOpened(1, 0, 1_000)
    assert (table.waits(), table.awaited()) == (["debt"], (1,))
    assert table.refused("0 Done").code == "wrong-phase"
    table.play("1 Mortgage.11")
    assert table.one(DebtPaid) == DebtPaid(1, 0, 1_000)
    assert (table.waits(), table.awaited(), table.purses()[:2]) == (["build"], (0,), [RICH + 1_000, 1_100])


def test_c06_by_default_the_debtor_mortgages(scenario: type[CityScenario]) -> None:
    """CITY-133, CITY-134."""
    table = drawn(scenario().own(1, 11, residential=3).cash(RICH, 100), EASY).default()
    assert (table.plot(11).mortgage, table.waits(), table.awaited()) == (2_000, ["build"], (0,))


def test_c06_who_cannot_raise_a_million_is_bankrupt_to_the_active_player(scenario: type[CityScenario]) -> None:
    """CITY-181: and the turn goes on."""
    table = drawn(scenario().own(1, 11).cash(RICH, 100), EASY).play("1 GoBankrupt")
    assert table.one(WentBankrupt) == WentBankrupt(1, 0)
    assert table.one(EstatePassed) == EstatePassed(1, 0, 100, 1)
    assert (table.plot(11).owner, table.waits(), table.awaited()) == (0, ["build"], (0,))


def test_c06_no_card_cancels_it(scenario: type[CityScenario]) -> None:
    """CITY-106: Rent Dodge and Tax Dodge are for rent and tax."""
    table = scenario().holding(1, TAX)
    table.s.dodge = 1
    assert drawn(table, EASY).one(CardPaid).seat == 1


# ---- C07 to C13


def test_c07_auctions_any_unowned_district(scenario: type[CityScenario]) -> None:
    """As on an auction space."""
    table = drawn(scenario().own(1, 39), AUCTION)
    assert table.waits() == ["pick"]
    assert table.refused("0 Choose.39.10").code == "not-for-sale"
    table.play("0 Choose.37.500")
    assert table.one(AuctionOpened) == AuctionOpened(37, 0, 500)
    table.play("1 Pass", "2 Pass")
    assert (table.plot(37).owner, table.purses()[0], table.waits()) == (0, RICH - 500, ["build"])
    assert gone_under(table, AUCTION)


def test_c07_may_be_let_pass_and_is_by_default(scenario: type[CityScenario]) -> None:
    """CITY-36: with less than 10k the bank opens."""
    table = drawn(scenario(), AUCTION).default()
    assert table.one(CardVoid) == CardVoid(0, "card-auction")
    assert table.waits() == ["build"]
    table = drawn(scenario().cash(0), AUCTION).play("0 Choose.37.0")
    assert table.pending(Auction).leader is None


def test_c08_takes_any_unowned_district_for_500k(scenario: type[CityScenario]) -> None:
    """Waiting bank lots are promised to all (CITY-210)."""
    table = drawn(scenario().own(1, 39).own(None, 13, waiting=True), INHERITANCE)
    assert table.refused("0 Pick.39") == Refusal("wrong-owner", {"case": "owned"})
    assert table.refused("0 Pick.13") == Refusal("not-for-sale")
    table.play("0 Pick.37")
    assert table.one(DistrictInherited) == DistrictInherited(0, 37, 500)
    assert (table.plot(37).owner, table.purses()[0], table.waits()) == (0, RICH - 500, ["build"])


def test_c08_needs_500k_in_cash(scenario: type[CityScenario]) -> None:
    """A payment by choice; by default it is let pass."""
    table = drawn(scenario().cash(490), INHERITANCE)
    assert table.refused("0 Pick.37") == Refusal("not-enough-cash", {"low": 500, "cash": 490})
    table.default()
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, "card-inheritance"), ["build"])


def test_c09_builds_a_block_for_nothing(scenario: type[CityScenario]) -> None:
    """On an own unmortgaged district with fewer than 8; it is no choice to refuse."""
    table = scenario().own(0, 11).own(0, 13, residential=8).own(0, 14, mortgage=120).own(1, 16)
    drawn(table, FREE_BUILD)
    assert table.refused("0 Pick.13") == Refusal("district-full")
    assert table.refused("0 Pick.14") == Refusal("mortgaged")
    assert not table.legal_actions(0, "Skip")
    table.play("0 Pick.11")
    assert table.one(BlocksBuilt) == BlocksBuilt(0, 11, "residential", 1, 0, 100, 500)
    assert (table.plot(11).residential, table.purses()[0], table.waits()) == (1, RICH, ["build"])


def test_c09_by_default_on_the_dearest_of_equals_the_last(scenario: type[CityScenario]) -> None:
    """Highest price, ties by higher index."""
    table = drawn(scenario().own(0, 16, 18, 11).own(0, 39, mortgage=500), FREE_BUILD).default()
    assert table.one(BlocksBuilt).space == 18


def test_c09_impossible_collects_500k(scenario: type[CityScenario]) -> None:
    """Also when limited blocks are used up (CITY-197)."""
    table = drawn(scenario().own(0, 13, residential=8), FREE_BUILD)
    assert table.one(CardPaid) == CardPaid(-1, 0, 500, "card-free-build")
    table = scenario(limited="on").own(1, 11, 13, 14, 16, residential=8).own(1, 18, residential=6).own(0, 39)
    assert drawn(table, FREE_BUILD).one(CardPaid).amount == 500


def test_c10_returns_an_own_district(scenario: type[CityScenario]) -> None:
    """CITY-65: pieces that were bought go back to the box, station and special stay, the mortgage is cancelled."""
    table = scenario().own(0, 11, residential=2, industrial=1, mortgage=2_000, specials=["park"], station=True)
    table.own(0, 11, stadium=True, skyscraper=True, tower=True).own(0, 39)
    drawn(table, REPOSSESSED)
    assert not table.legal_actions(0, "Skip")
    table.play("0 Pick.11")
    assert table.one(DistrictReturned) == DistrictReturned(0, 11, 1_000)
    p = table.plot(11)
    assert (p.owner, p.mortgage, p.residential, p.industrial, p.waiting) == (None, 0, 0, 0, False)
    assert (p.stadium, p.skyscraper, p.tower, p.station, p.specials) == (False, False, False, True, ["park"])
    assert (table.purses()[0], table.waits()) == (RICH + 1_000, ["build"])


def test_c10_by_default_the_lowest_rent_of_equals_the_first(scenario: type[CityScenario]) -> None:
    """A mortgaged district has no rent at all."""
    assert drawn(scenario().own(0, 13, 11, 39), REPOSSESSED).default().one(DistrictReturned).space == 11
    table = drawn(scenario().own(0, 11).own(0, 39, mortgage=500), REPOSSESSED).default()
    assert table.one(DistrictReturned).space == 39


def test_c10_without_district_costs_a_million(scenario: type[CityScenario]) -> None:
    """A debt where cash is short."""
    assert drawn(scenario(), REPOSSESSED).one(CardPaid) == CardPaid(0, -1, 1_000, "card-repossessed")
    assert drawn(scenario().cash(500), REPOSSESSED).one(DebtOpened) == DebtOpened(0, -1, 1_000)


def test_c11_puts_a_station_on_any_district_without_one(scenario: type[CityScenario]) -> None:
    """Own, another's or unowned (CITY-69); or none."""
    table = drawn(scenario().own(1, 39).own(None, 11, station=True), NEW_LINE)
    assert table.refused("0 PlaceStation.11") == Refusal("station-exists")
    table.play("0 PlaceStation.39")
    assert table.one(StationPlaced) == StationPlaced(0, 39)
    assert (table.plot(39).station, table.waits()) == (True, ["build"])
    table = drawn(scenario(), NEW_LINE).default()
    assert table.one(CardVoid) == CardVoid(0, "card-new-line")


def test_c11_without_a_station_left_does_nothing(scenario: type[CityScenario]) -> None:
    """CITY-101."""
    table = drawn(scenario().own(None, 1, 3, 6, 8, 9, 11, 13, 14, station=True), NEW_LINE)
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, "card-new-line"), ["build"])


def test_c12_takes_a_district_with_all_that_stands_on_it(scenario: type[CityScenario]) -> None:
    """And with its mortgage; nothing is paid."""
    table = scenario().own(1, 11, residential=2, mortgage=1_000, specials=["prison"], skyscraper=True)
    drawn(table, TAKEOVER).play("0 Pick.11")
    assert table.one(DistrictTaken) == DistrictTaken(0, 1, 11)
    p = table.plot(11)
    assert (p.owner, p.residential, p.mortgage, p.specials, p.skyscraper) == (0, 2, 1_000, ["prison"], True)
    assert (table.purses(), table.waits()) == ([RICH] * 3, ["build"])


def test_c12_whole_groups_are_immune(scenario: type[CityScenario]) -> None:
    """CITY-182: also the groups of two."""
    table = drawn(scenario().own(1, 37, 39, 11).own(0, 13).own(None, 14, waiting=True), TAKEOVER)
    assert table.refused("0 Pick.39") == Refusal("group-complete")
    assert table.refused("0 Pick.13") == Refusal("wrong-owner", {"case": "own"})
    assert table.refused("0 Pick.14") == Refusal("wrong-owner", {"case": "nobodys"})
    (legal_action,) = table.legal_actions(0, "Pick")
    assert options_of(legal_action) == (11,)
    table.default()
    assert table.one(CardVoid) == CardVoid(0, "card-takeover")
    table = drawn(scenario().own(1, 37, 39), TAKEOVER)
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, "card-takeover"), ["build"])


def test_c13_removes_a_bonus_building_anywhere(scenario: type[CityScenario]) -> None:
    """It must; own ones too."""
    table = scenario().own(0, 11, specials=["park"]).own(1, 13, specials=["school"]).own(1, 14, specials=["prison"])
    drawn(table, EARTHQUAKE)
    assert not table.legal_actions(0, "Skip")
    assert not table.legal_actions(0, "Place")
    assert table.refused("0 Demolish.14.prison").code == "not-a-choice"
    table.play("0 Demolish.13.school")
    assert table.one(SpecialRemoved) == SpecialRemoved(0, 13, "school", 0, 100, 100)
    assert (table.plot(13).specials, table.waits()) == ([], ["build"])


def test_c13_by_default_on_the_dearest_of_equals_the_last(scenario: type[CityScenario]) -> None:
    """Also an own one."""
    table = scenario().own(0, 18, specials=["park"]).own(1, 16, specials=["school"]).own(1, 11, specials=["park"])
    assert drawn(table, EARTHQUAKE).default().one(SpecialRemoved).space == 18


def test_c13_without_bonus_buildings_a_hazard_may_be_placed(scenario: type[CityScenario]) -> None:
    """On a district not the own; by default nothing."""
    table = drawn(scenario().own(0, 11).own(1, 13), EARTHQUAKE)
    assert table.refused("0 Place.prison.11") == Refusal("wrong-owner", {"case": "own-hazard"})
    table.play("0 Place.sewage-plant.13")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 1, 13, "sewage-plant", 100, 100)
    table = drawn(scenario(), EARTHQUAKE).default()
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, "card-earthquake"), ["build"])


def test_c13_without_anything_to_do_does_nothing(scenario: type[CityScenario]) -> None:
    """CITY-101."""
    table = drawn(everything(scenario(), owner=0), EARTHQUAKE)
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, "card-earthquake"), ["build"])


# ---- C14 to C16


def test_c14_costs_a_million_for_each_own_sewage_plant(scenario: type[CityScenario]) -> None:
    """Those of others do not count; a debt where cash is short."""
    table = scenario().own(0, 11, 13, specials=["sewage-plant"]).own(1, 14, specials=["sewage-plant"])
    assert drawn(table, TOXIC).one(CardPaid) == CardPaid(0, -1, 2_000, "card-toxic-waste")
    table = scenario().cash(100).own(0, 11, specials=["sewage-plant"])
    assert drawn(table, TOXIC).one(DebtOpened) == DebtOpened(0, -1, 1_000)


def test_c14_counts_every_plant_of_a_district(scenario: type[CityScenario]) -> None:
    """CITY-198: two on one district are two."""
    table = scenario(specials=2).own(0, 11, specials=["sewage-plant", "sewage-plant"])
    assert drawn(table, TOXIC).one(CardPaid).amount == 2_000


def test_c14_without_sewage_plant_goes_to_jail(scenario: type[CityScenario]) -> None:
    """CITY-160: the turn ends."""
    table = drawn(scenario().own(1, 14, specials=["sewage-plant"]), TOXIC)
    assert table.one(Jailed) == Jailed(0, "card")
    assert (table.waits(), table.awaited()) == (["roll"], (1,))


@pytest.mark.parametrize(("card", "piece"), [(PRISON, "prison"), (SEWAGE, "sewage-plant")])
def test_c15_c16_place_their_hazard(scenario: type[CityScenario], card: int, piece: str) -> None:
    """On a district not the own with no special; it must be placed."""
    table = drawn(scenario().own(0, 11).own(1, 13, residential=2).own(1, 14, specials=["park"]), card)
    assert table.refused(f"0 Place.{piece}.11") == Refusal("wrong-owner", {"case": "own-hazard"})
    assert table.refused(f"0 Place.{piece}.14") == Refusal("protected")
    assert not table.legal_actions(0, "Skip")
    table.play(f"0 Place.{piece}.13")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 1, 13, piece, 1_000, 100)
    assert (table.plot(13).specials, table.waits()) == ([piece], ["build"])


@pytest.mark.parametrize("card", [PRISON, SEWAGE])
def test_c15_c16_by_default_nothing(scenario: type[CityScenario], card: int) -> None:
    """Nobody is attacked for an absent player: only time may let it pass."""
    table = drawn(scenario(), card).default()
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, data.CARDS[card]), ["build"])
    assert gone_under(table, card)


@pytest.mark.parametrize(("card", "piece"), [(PRISON, "prison"), (SEWAGE, "sewage-plant")])
def test_c15_c16_without_place_or_piece_do_nothing(scenario: type[CityScenario], card: int, piece: str) -> None:
    """CITY-101."""
    table = drawn(everything(scenario(), owner=0), card)
    assert (table.one(CardVoid), table.waits()) == (CardVoid(0, data.CARDS[card]), ["build"])
    table = drawn(scenario().own(None, 1, 3, 6, specials=[piece]), card)
    assert table.one(CardVoid) == CardVoid(0, data.CARDS[card])


# ---- C17 to C19


@pytest.mark.parametrize("card", [JAIL_1, JAIL_2, TAXI, TAX])
def test_c17_c18_c19_are_kept(scenario: type[CityScenario], card: int) -> None:
    """CITY-100: public, until used; see the tests of kept cards."""
    table = drawn(scenario(), card)
    assert table.one(CardKept) == CardKept(0, data.CARDS[card])
    assert (table.s.cards[0], table.waits()) == ([card], ["build"])
    assert card not in table.s.chance.under


# ---- C20 to C24


def test_c20_removes_an_own_hazard_for_nothing(scenario: type[CityScenario]) -> None:
    """It must; one of them."""
    table = scenario().own(0, 11, residential=2, specials=["prison"]).own(0, 13, specials=["rubbish-dump"])
    drawn(table.own(1, 14, specials=["prison"]), CLEAN_UP)
    assert not table.legal_actions(0, "Skip")
    assert table.refused("0 RemoveHazard.14.prison").code in {"not-a-choice", "not-owner", "wrong-owner"}
    table.play("0 RemoveHazard.11.prison")
    assert table.one(SpecialRemoved) == SpecialRemoved(0, 11, "prison", 0, 100, 1_000)
    assert (table.plot(11).specials, table.purses()[0], table.waits()) == ([], RICH, ["build"])


def test_c20_by_default_the_worst_of_equals_the_first(scenario: type[CityScenario]) -> None:
    """Highest value: the prison."""
    table = scenario().own(0, 1, specials=["power-station"]).own(0, 14, 11, specials=["prison"])
    assert drawn(table, CLEAN_UP).default().one(SpecialRemoved).space == 11


def test_c20_without_hazard_collects_500k(scenario: type[CityScenario]) -> None:
    """Those of others do not count."""
    table = drawn(scenario().own(1, 14, specials=["prison"]), CLEAN_UP)
    assert table.one(CardPaid) == CardPaid(-1, 0, 500, "card-clean-up")


def test_c21_puts_a_bonus_building_on_an_own_district(scenario: type[CityScenario]) -> None:
    """Any in stock, on one with no special; not on unowned ones."""
    table = drawn(scenario().own(0, 11).own(0, 13, specials=["park"]).own(0, 14, specials=["prison"]), GRANT)
    assert table.refused("0 Place.park.13") == Refusal("special-exists")
    assert table.refused("0 Place.park.14") == Refusal("hazard-present")
    assert table.refused("0 Place.park.39") == Refusal("wrong-owner", {"case": "not-own"})
    assert not table.legal_actions(0, "Skip")
    table.play("0 Place.wind-farm.11")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 0, 11, "wind-farm", 100, 100)
    assert (table.plot(11).specials, table.waits()) == (["wind-farm"], ["build"])


def test_c21_by_default_the_first_in_stock_on_the_highest_rent(scenario: type[CityScenario]) -> None:
    """Park, school, water tower, wind farm; ties by higher index."""
    table = drawn(scenario().own(0, 11, 13).own(0, 39, mortgage=500), GRANT).default()
    assert (table.one(SpecialPlaced).piece, table.one(SpecialPlaced).space) == ("park", 13)
    table = scenario().own(0, 11).own(1, 16, 18, 19, specials=["park"]).own(1, 21, 23, 24, specials=["school"])
    assert drawn(table, GRANT).default().one(SpecialPlaced).piece == "water-tower"


def test_c21_impossible_collects_500k(scenario: type[CityScenario]) -> None:
    """No own district, or none without a special."""
    assert drawn(scenario(), GRANT).one(CardPaid) == CardPaid(-1, 0, 500, "card-grant")
    assert drawn(scenario().own(0, 11, specials=["park"]), GRANT).one(CardPaid).amount == 500


def test_c22_collects_a_million_for_each_own_stadium(scenario: type[CityScenario]) -> None:
    """500k with none."""
    table = scenario().own(0, 11, 39, stadium=True)
    assert drawn(table, MATCH_DAY).one(CardPaid) == CardPaid(-1, 0, 2_000, "card-match-day")
    table = drawn(scenario().own(1, 11, stadium=True), MATCH_DAY)
    assert table.one(CardPaid) == CardPaid(-1, 0, 500, "card-match-day")


def test_c23_goes_to_the_next_station_without_a_trip(scenario: type[CityScenario]) -> None:
    """CITY-73 with its one exception: the space is resolved, the train taken no further."""
    table = drawn(scenario().own(1, 13, 39, station=True), EXPRESS)
    assert (table.s.spaces[0], table.one(RentPaid).space) == (13, 13)
    assert table.waits() == ["build"]
    assert table.refused("0 Travel.39").code == "already-travelled"


def test_c23_over_go_pays_the_salary(scenario: type[CityScenario]) -> None:
    """CITY-17."""
    table = drawn(scenario().own(0, 3, 34, station=True), EXPRESS, 33)
    assert (table.s.spaces[0], table.one(SalaryPaid).amount, table.waits()) == (3, 2_000, ["build"])


def test_c23_lets_a_double_travel_again(scenario: type[CityScenario]) -> None:
    """CITY-77: in the next cycle a landing on a station allows a trip again."""
    table = drawn(scenario().own(0, 13, 16, 39, station=True), EXPRESS, 5, "1 1")
    assert (table.s.spaces[0], table.waits()) == (13, ["build"])
    assert table.play("0 Done", "0 Roll 1 2").waits() == ["travel"]


def test_c23_without_station_collects_500k(scenario: type[CityScenario]) -> None:
    """Nobody moves."""
    table = drawn(scenario(), EXPRESS)
    assert (table.one(CardPaid), table.s.spaces[0]) == (CardPaid(-1, 0, 500, "card-express"), 7)


def test_other_cards_that_move_may_be_followed_by_a_trip(scenario: type[CityScenario]) -> None:
    """CITY-73: C03 to C05 end on the space like a throw of the dice."""
    assert drawn(scenario().own(0, 24, 39, station=True), TO_24).waits() == ["travel"]
    assert drawn(scenario().own(0, 14, 39, station=True), BACK, 14).waits() == ["travel"]


def test_c24_levies_100k_a_block_two_million_at_most(scenario: type[CityScenario]) -> None:
    """Void blocks and mortgaged districts included."""
    table = scenario().own(0, 11, residential=3, specials=["prison"]).own(0, 13, industrial=2, mortgage=1_000)
    assert drawn(table.own(1, 14, residential=5), LEVY).one(CardPaid) == CardPaid(0, -1, 500, "card-levy")
    table = scenario().own(0, 11, 13, 14, residential=8)
    assert drawn(table, LEVY).one(CardPaid).amount == 2_000
    assert drawn(scenario(), LEVY).one(CardVoid) == CardVoid(0, "card-levy")


def test_a_fine_first_and_then_a_double_draws_like_any_roll(scenario: type[CityScenario]) -> None:
    """CITY-161: the re-roll follows the card."""
    table = scenario().in_jail(0).pile(LEVY).play("0 PayFine").at(0, 15)
    table.play("0 Roll 1 1", "0 Done")
    assert (table.waits(), table.awaited()) == (["roll"], (0,))


def test_every_card_has_its_effect() -> None:
    """CITY-5: 25 cards of 24 kinds, each carried out, asked about or kept."""
    sorts = (set(chance.EFFECTS), set(card_choices.CHOICES), set(data.KEPT))
    assert sorted(card for sort in sorts for card in sort) == list(data.CHANCE_CARDS)
