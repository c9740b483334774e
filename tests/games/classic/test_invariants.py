"""What holds at every step of whole games, and the faults of others that concern this game."""

from typing import Any

import pytest

from bot.games.classic import GAME, data
from bot.games.classic.board import board
from bot.games.classic.events.auctions import LotSold
from bot.games.classic.events.money import DebtPaid
from bot.games.classic.events.rents import RentPaid
from bot.games.classic.legal_actions import decisions
from bot.games.classic.state import State
from bot.kit.contract import EventFor
from bot.kit.engine import copy, default_options, encode
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from bot.kit.testing.random_games import Position, step
from bot.kit.upgrade import load
from tests.games.classic.scenario import ClassicScenario

pytestmark = pytest.mark.uncounted

STEPS = 4_000


def check(s: State) -> None:
    """The stock, the deeds, the counts and the cash are what they must be."""
    b = board(s.board)
    assert min(s.purse.cash) >= 0
    assert 0 <= s.shops <= data.SHOPS
    assert 0 <= s.towers <= data.TOWERS
    for seat, counts in enumerate(s.counts):
        held = [p.space for p in s.plots if p.owner == seat]
        assert counts == [len([space for space in held if space in spaces]) for spaces in b.families.values()]
        assert s.solvent[seat] or not held
    for spaces in b.groups.values():
        places = [s.plots[b.place[space]] for space in spaces]
        levels = [p.level for p in places]
        assert max(levels) - min(levels) <= 1
        if any(levels):
            assert len({p.owner for p in places}) == 1
            assert not any(p.mortgaged for p in places)
    for p in s.plots:
        assert p.owner is not None or not (p.mortgaged or p.level)
        assert p.level <= data.TOWER
    kept = sorted([card for hand in s.cards for card in hand])
    assert len(kept) == len(set(kept))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(("pace", "temper"), [("slow", 40), ("live", 400)])
def test_whole_games_keep_everything(seats: int, pace: str, temper: int) -> None:
    """CLASSIC-4, CLASSIC-5, CLASSIC-97, CLASSIC-116, CLASSIC-122: money with the Bank counted, stock, deeds, cards."""
    dice = FastRng(seats)
    chosen = default_options(GAME, pace) | {"deck": "heritage" if seats % 2 else "international"}
    position = Position(GAME, seats, GAME.setup(seats, chosen, dice), temper)
    before = GAME.conserved_totals(position.state)
    assert (before["money"], before["deeds"], before["shops"], before["towers"], before["cards"]) == (0, 28, 32, 12, 32)
    for _ in range(STEPS):
        if not GAME.waits(position.state):
            break
        step(position, dice)
        assert GAME.conserved_totals(position.state) == before
        check(position.state)


def played(seats: int, seed: int) -> tuple[State, list[EventFor], int]:
    """A game at random to its end: state, what was told, actions."""
    dice = FastRng(seed)
    told: list[EventFor] = []
    s = GAME.setup(seats, default_options(GAME, "slow"), dice)
    for actions in range(20_000):
        waits = [wait for wait in GAME.waits(s) if not wait.held]
        if not waits:
            return s, told, actions
        seat, action = _any(s, waits, dice)
        GAME.play(s, seat, action, dice, lambda event, only=None: told.append(EventFor(event, only)))
    raise AssertionError("The game does not end.")


def _any(s: State, waits: list[Any], dice: FastRng) -> tuple[int, Any]:
    """Anything that answers a decision, trades apart."""
    seats = [seat for wait in waits for seat in wait.seats if seat >= 0]
    for _ in range(20 if seats else 0):
        seat = seats[dice.die(len(seats)) - 1]
        able = [one for one in decisions(s, seat) if one.blocked is None and one.action not in GAME.cross_checked]
        if able:
            return seat, sample(able[dice.die(len(able)) - 1], dice)
    return GAME.default(s, waits[0])


def test_every_random_game_of_two_has_its_winner() -> None:
    """CLASSIC-163: nobody wins by a limit, and there is always one (a fault of others)."""
    for seed in range(5):
        s, _, _ = played(2, seed)
        ranks = GAME.result(s)
        assert ranks is not None
        assert sorted(ranks) == [1, 2]
        assert sum(s.solvent) == 1


def test_money_never_comes_from_nothing() -> None:
    """CLASSIC-77, CLASSIC-150: who gets rent gets what the payer has paid (a fault of others)."""
    _, told, _ = played(3, 4)
    assert any(isinstance(one.event, RentPaid) for one in told)
    assert any(isinstance(one.event, LotSold) for one in told)
    assert any(isinstance(one.event, DebtPaid) for one in told)


def test_the_same_future_before_and_after_a_restart() -> None:
    """CLASSIC-9, CLASSIC-19: decks are not shuffled anew when a game is loaded (a fault of others)."""
    dice = FastRng(8)
    position = Position(GAME, 3, GAME.setup(3, default_options(GAME, "slow"), dice))
    for _ in range(150):
        step(position, dice)
    again = load(GAME, encode(position.state), GAME.version)
    assert again == position.state
    futures = []
    for state in (position.state, again):
        other = Position(GAME, 3, copy(GAME, state))
        luck = FastRng(9)
        for _ in range(60):
            if GAME.waits(other.state):
                step(other, luck)
        futures.append(other.state)
    assert futures[0] == futures[1]


def test_a_bid_belongs_to_its_lot(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-88: a number said for another lot is no bid for this one (a fault of others)."""
    table = scenario().own(0, 37, 39).play("0 Leave")
    wait = GAME.waits(table.s)[0].id
    table.play("1 Bid.5", "2 Pass")
    assert table.refused("2 Bid.50", wait).code == "too-late"


def test_the_menus_of_a_trade_hold_all_deeds(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-141: 28 properties in one trade, none dropped (a fault of others)."""
    table = scenario(2)
    spaces = [p.space for p in table.s.plots]
    table.own(0, *spaces[:14]).own(1, *spaces[14:])
    give, take = "+".join(map(str, spaces[:14])), "+".join(map(str, spaces[14:]))
    table.play(f"0 Propose.1.+{give}.0.+{take}.0.+")
    table.play(f"1 Accept.{table.s.deals[0].number}.+")
    assert [p.owner for p in table.s.plots] == [1] * 14 + [0] * 14
    assert sum(table.s.counts[0]) == 14
