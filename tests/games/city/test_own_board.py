"""City on a group's own board: its prices, rents, costs and cards, and nothing else, are another's."""

import pytest

from bot.games.city import GAME, data
from bot.games.city.custom_board import FRAME, board
from bot.games.city.events import BlocksBuilt, Bought, RentPaid
from bot.games.city.events.cards import CardPaid
from bot.games.city.robot import evaluation
from bot.games.city.trade_preview import effects
from bot.games.city.view import TradeView
from bot.kit.boards.board_parser import read
from bot.kit.boards.custom_board import USUAL, canonical
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, play_out
from tests.games.city.scenario import CityScenario
from tests.games.scenario import play_in_place

FILE = """
game = "city"
title = "Dear"
[space.39]
price = 5_000
rents = [600, 3_100, 5_100, 8_100, 10_100, 12_100, 15_100, 18_100, 20_000]
[space.1]
price = 50
rents = [10, 10, 20, 20, 30, 30, 40, 40, 50]
[group.blue]
residential = 2_500
skyscraper = 6_000
[card.easy-money]
amount = 3_000
copies = 3
[card.inheritance]
amount = 20
[card.levy]
amount = 10
most = 30
[card.match-day]
instead = 70
[card.takeover]
copies = 0
"""


@pytest.fixture
def own() -> str:
    return canonical(read(FILE.encode(), {"city": FRAME}))


def test_the_usual_board_is_the_printed_one() -> None:
    """Section 20: what nobody changes stands as in the tables."""
    usual = board(USUAL)
    assert usual.districts == data.DISTRICTS
    assert usual.chance == data.CHANCE_CARDS
    assert usual.sums == data.CARD_SUMS


def test_prices_rents_and_costs_are_the_boards(scenario: type[CityScenario], own: str) -> None:
    """CITY-23, CITY-45, CITY-58, CITY-83."""
    table = scenario(board=own)
    assert table.s.board == own
    table.at(0, 36).play("0 Roll 1 2", "0 Buy")
    assert table.one(Bought).amount == 5_000
    table.play("0 Press 1", "0 Build.39.residential.1")
    assert table.one(BlocksBuilt).amount == 2_500
    table.play("0 Done")
    table.at(1, 36).play("1 Roll 1 2")
    paid = table.one(RentPaid)
    assert (paid.amount, paid.base) == (3_100, 3_100)
    view = GAME.view(table.s, 0)
    plot = next(plot for plot in view.plots if plot.space == 39)
    assert (plot.price, plot.rent, view.board) == (5_000, 3_100, own)
    assert next(plot for plot in view.plots if plot.space == 37).price == 3_500


def test_too_little_cash_is_measured_by_the_boards_prices(scenario: type[CityScenario], own: str) -> None:
    """CITY-22: the price that is printed on this board."""
    table = scenario(board=own).cash(4_500).at(0, 36)
    table.play("0 Roll 1 2")
    assert table.refused("0 Buy").facts == {"low": 5_000, "cash": 4_500}


def test_the_pile_holds_the_cards_that_are_wanted(own: str) -> None:
    """Section 20.5 as the group has it."""
    pile = board(own).chance
    assert (pile.count(6), pile.count(12), len(pile)) == (3, 0, 26)
    s = GAME.setup(2, default_options(GAME, "slow") | {"board": own}, FastRng(1))
    assert sorted(s.chance.loose) == sorted(pile)
    assert GAME.conserved_totals(s)["cards"] == 26


@pytest.mark.parametrize(("card", "amount"), [(6, 3_000), (23, 70), (25, 30)])
def test_cards_pay_what_the_board_says(scenario: type[CityScenario], own: str, card: int, amount: int) -> None:
    """C06, C22, C24."""
    table = scenario(board=own).pile(card).own(0, 1, residential=5)
    table.at(0, 4).play("0 Roll 1 2")
    assert table.one(CardPaid).amount == amount


def test_deals_are_weighed_with_the_boards_rents(scenario: type[CityScenario], own: str) -> None:
    """CITY-119."""
    table = scenario(board=own).own(0, 39)
    mine, theirs = effects(GAME.view(table.s, 0), TradeView(1, 0, 1, (39,), 0, (), 500))
    assert (mine.before, mine.after, theirs.before, theirs.after) == (600, 0, 0, 600)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_end_with_everything_conserved(own: str, seed: int) -> None:
    dice = FastRng(seed)
    s = GAME.setup(2 + seed % 4, default_options(GAME, "slow") | {"board": own}, dice)
    before = GAME.conserved_totals(s)
    play_out(GAME, s, dice)
    assert GAME.result(s) is not None
    assert GAME.conserved_totals(s) == before


def test_robots_of_every_kind_play_on_it(own: str) -> None:
    dice = FastRng(3)
    for kind in ("normal", "easy"):
        s = GAME.setup(3, default_options(GAME, "slow") | {"board": own}, dice)
        for _ in range(60):
            wait = next(wait for wait in GAME.waits(s) if wait.seats and wait.seats[0] >= 0)
            seat = wait.seats[0]
            action = choose(kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), dice)
            if action is None:
                seat, action = GAME.default(s, wait)
            play_in_place(GAME, s, seat, action, dice)
    assert evaluation.evaluate(s)
