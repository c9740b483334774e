"""Whole games at random: every card in its place at every step, every set what it should be, and always an end."""

import os

import pytest

from bot.games.deal import GAME
from bot.games.deal.data import COLOURS, FACES, HOTEL, HOUSE, PACK, PROPERTY, WILD, Face
from bot.games.deal.hidden import everywhere
from bot.games.deal.payments import payable, worth
from bot.games.deal.state import State, anchored, loose
from bot.kit.contract import Refused
from bot.kit.engine import copy, default_options, encode
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out, sample
from bot.kit.testing.random_games import Position, Walk, begin, step
from tests.games.scenario import play_in_place

pytestmark = pytest.mark.uncounted

GAMES = {"many": 20_000}.get(os.environ.get("QUARTIER_EXAMPLES", ""), 144)
"""Games in all, as many at each number of seats."""


def face(card: int) -> Face:
    return FACES[(card - 1) % PACK]


def every_card_is_in_one_zone(s: State) -> None:
    """DEAL-8: 106 or 212, none twice."""
    assert sorted(everywhere(s)) == list(range(1, s.packs * PACK + 1))
    assert len(s.knows) == len(s.pile.under)


def areas_are_in_order(s: State) -> None:
    """DEAL-10, DEAL-34 to DEAL-38, DEAL-106."""
    for bank in s.banks:
        assert not any(face(card).kind in (PROPERTY, WILD) for card in bank)
    for area in s.areas:
        for word, held in area.items():
            assert held.cards
            assert all(word in face(card).colours and face(card).kind in (PROPERTY, WILD) for card in held.cards)
            for one in held.sets:
                assert len(one.cards) == COLOURS[word].size
                assert anchored(one.cards)
                assert set(one.cards) <= set(held.cards)
                assert not one.house or (COLOURS[word].built and face(one.house).word == HOUSE)
                assert not one.hotel or (one.house and face(one.hotel).word == HOTEL)
            free = loose(held)
            assert len(free) < COLOURS[word].size or not anchored(free)


def the_turn_is_in_order(s: State) -> None:
    """DEAL-18, DEAL-27, DEAL-111, DEAL-114: nobody who has won goes on playing."""
    assert 0 <= s.plays <= 3
    assert set(s.opening) <= set(s.fresh)
    active = s.order[s.turns.active]
    assert set(s.fresh) <= set(s.hands[active])
    for seat, hand in enumerate(s.hands):
        assert seat == active or len(hand) <= 7
    if s.asked is None and s.stage == "play" and not s.ranks:
        assert sum(bool(held.sets) for held in s.areas[active].values()) < s.rules.goal


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_every_card_and_end(seats: int) -> None:
    """DEAL-8, DEAL-126, DEAL-127: with all options, leaving and standing orders among the steps."""
    for number in range(max(1, GAMES // 9)):
        seed = 1000 * seats + number
        pace = ("slow", "brisk", "live")[number % 3]
        position, dice = begin(GAME, Walk(seats, pace, seed, 0, (4000, 400, 40)[number % 3]))
        while GAME.waits(position.state):
            step(position, dice)
            s = position.state
            every_card_is_in_one_zone(s)
            areas_are_in_order(s)
            the_turn_is_in_order(s)
        ranks = GAME.result(position.state)
        assert ranks is not None
        assert min(ranks) == 1


def test_a_combination_is_refused_before_anything_changes() -> None:
    """DEAL-22, and what the kit's play-outs rely on."""
    refused = 0
    for seed in range(12):
        position, dice = begin(GAME, Walk(2 + seed % 5, "slow", 3 * seed, 0))
        while GAME.waits(position.state) and refused < 50 * (seed + 1):
            before = encode(position.state)
            for seat, legal_action in position.offered():
                if legal_action.action not in GAME.cross_checked:
                    continue
                try:
                    world = copy(GAME, position.state)
                    play_in_place(GAME, world, seat, sample(legal_action, dice), dice)
                except Refused:
                    refused += 1
                    assert encode(world) == before
            step(position, dice)
    assert refused > 300


def test_random_games_see_everything() -> None:
    """The random games would prove little if they missed what is rare."""
    seen = set()
    for seed in range(40):
        position, dice = begin(GAME, Walk(4 + seed % 6, "slow", 3 * seed + 2, 0, 40))
        while GAME.waits(position.state):
            step(position, dice)
        seen |= {type(told.event).__name__ for told in position.told}
    position = Position(GAME, 2, None)
    assert position.told == []
    assert seen >= {
        *("Banked", "Laid", "SetCompleted", "SetBroken", "Built", "BuildingFell", "WentOn", "Charged", "TheftTried"),
        *(
            "SaidNo",
            "Paid",
            "Cancelled",
            "Taken",
            "Exchanged",
            "Rearranged",
            "GaveBack",
            "TurnEnded",
            "LeftGame",
            "Won",
        ),
    }


def test_a_game_of_robots_is_not_too_long() -> None:
    """Some hundred actions: a table of people can finish it."""
    for seats in (2, 4, 10):
        dice = FastRng(seats)
        s = GAME.setup(seats, default_options(GAME, "slow"), dice)
        assert play_out(GAME, s, dice) < 3_000
        assert worth(payable(s.areas[0], s.banks[0])) >= 0
