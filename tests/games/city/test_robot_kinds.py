"""The three strengths at City: legal, repeatable, quick, with a reason in both languages; and their games end."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from bot.games.city import GAME
from bot.games.city.robot import reasons
from bot.games.city.robot.trades import ANSWER, candidate_actions
from bot.games.city.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Seat, Value
from bot.kit.engine import Accepted, apply_action, copy, default_options, write
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import BEST, play_out, sampled_actions, think
from bot.kit.robots.move import RobotMove
from bot.kit.robots.search import SearchContext
from bot.tables.model import ROBOTS
from tests.games.city.scenario import CityScenario
from tests.games.city.test_robot import liking
from tests.games.scenario import robots_of
from tests.spoken import WALKED

SMALL = 30
NAMES = ("Ada", "Blaise", "Grace", "Alan", "Hedy", "Claude")


def awaited(state: State) -> int | None:
    waits = [wait for wait in GAME.waits(state) if not wait.held]
    return next((seat for wait in waits for seat in wait.seats if seat != CLOCK), None)


def walk(
    seed: int, seats: int, kinds: Sequence[str], most: int = 5_000, **options: Value
) -> Iterator[tuple[State, Seat, RobotMove]]:
    """Each state in which a seat is asked, its thought, and what became of it."""
    dice, luck = FastRng(seed), FastRng(seed + 1)
    state = GAME.setup(seats, {**default_options(GAME, "slow"), **options}, dice)
    for number in range(most):
        seat = awaited(state)
        if seat is None:
            return
        kind = kinds[(seat + number) % len(kinds)]
        search_context = SearchContext(GAME, state, seat, SMALL) if kind == "strong" else None
        view, legal_actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
        thought = think(kind, GAME, view, legal_actions, luck, search_context)
        assert thought is not None
        yield state, seat, thought
        done = apply_action(GAME, state, seat, thought.action, dice)
        if not isinstance(done, Accepted):
            default, action = GAME.default(state, GAME.waits(state)[0])
            done = apply_action(GAME, state, default, action, dice)
        assert isinstance(done, Accepted)
        state = done.state


@pytest.mark.uncounted
@pytest.mark.parametrize("options", [{}, {"hidden": "on", "specials": 3, "mortgages": "on", "limited": "on"}])
def test_every_kind_plays_only_what_is_offered_and_says_why(options: dict[str, int | str]) -> None:
    said: dict[str, set[str]] = {lang: set() for lang in WALKED}
    for seed in range(2):
        for state, seat, thought in walk(seed, 3 + seed, ROBOTS, most=400, **options):
            legal_actions = [
                legal_action
                for legal_action in GAME.legal_actions(state, seat)
                if legal_action.action is type(thought.action)
            ]
            assert any(legal_action.refusal(thought.action) is None for legal_action in legal_actions), write(
                thought.action
            )
            code = thought.reason.code
            for lang, seen in said.items():
                assert translator_for(lang).has(f"city-reason-{code}") or translator_for(lang).has(f"reason-{code}"), (
                    code
                )
                seen.add(translator_for(lang).reason("city", thought.reason, NAMES))
    assert min(map(len, said.values())) > 40
    assert not [sentence for seen in said.values() for sentence in seen if "{" in sentence or "reason-" in sentence]


@pytest.mark.uncounted
def test_the_same_seed_plays_the_same_game() -> None:
    games = [[(seat, thought) for _, seat, thought in walk(4, 3, ROBOTS, most=120)] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.uncounted
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_robots_end(seats: int) -> None:
    for seed in range(2):
        dice = FastRng(100 * seats + seed)
        state = GAME.setup(seats, default_options(GAME, "slow"), dice)
        kinds = [ROBOTS[(seat + seed) % 3] for seat in range(seats)]
        assert play_out(GAME, state, dice, kinds, most=10_000, budget=SMALL) < 5_000
        assert GAME.result(state) is not None


@pytest.mark.uncounted
def test_a_strong_move_takes_less_than_a_second_of_one_core_in_a_full_town() -> None:
    """The slowest of the late positions of six seats."""
    late = [(state, seat) for state, seat, _ in walk(2, 6, ("normal",))][-90::15]
    took = []
    for state, seat in late:
        begun = time.process_time()
        search_context = SearchContext(GAME, state, seat)
        think("strong", GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), FastRng(1), search_context)
        took.append(time.process_time() - begun)
    assert max(took) < 1.0, took


@pytest.mark.uncounted
def test_robots_propose_once_in_a_turn_and_seldom() -> None:
    """Between refusals too: nobody is pestered."""
    proposed = []
    for seed in range(3):
        for state, seat, thought in walk(seed, 4, ("normal",)):
            if write(thought.action).startswith("Propose"):
                proposed.append((seed, state.turns.turn, seat))
                assert seat == state.turns.active
    assert proposed
    assert all(one != other for one, other in pairwise(proposed))
    by_seat = Counter((seed, seat) for seed, _, seat in proposed)
    assert max(by_seat.values()) <= 6


def offered(table: CityScenario, seat: int) -> list[str]:
    """The deals that a seat thinks of now."""
    assert GAME.robots is not None
    view = GAME.view(table.s, seat)
    legal_actions = [
        legal_action for legal_action in GAME.legal_actions(table.s, seat) if legal_action.action.__name__ == "Propose"
    ]
    return [
        write(action)
        for legal_action in legal_actions
        for action in sampled_actions(robots_of(GAME), view, legal_action)
    ]


def test_a_swap_that_completes_two_groups_is_thought_of_and_accepted(scenario: type[CityScenario]) -> None:
    table = scenario(3).own(0, 37, 1).own(1, 39, 3).own(2, 11, 13, 14, residential=4).at(0, 0)
    table.s.turns.round = 3
    lines = offered(table, 0)
    assert lines, "two groups could be whole"
    assert all(line.startswith("Propose.1.") for line in lines)
    best = max(lines, key=lambda line: liking(table, 0, line))
    assert liking(table, 0, best) > 0
    table.play(f"0 {best}")
    number = table.s.deals[0].number
    assert liking(table, 1, f"Accept.{number}") > ANSWER
    assert offered(table, 0) == [], "one at a time"
    table.play(f"1 Refuse.{number}")
    assert offered(table, 0) == [], "not again in this turn"


@pytest.mark.parametrize("hidden", ["off", "on"])
@pytest.mark.parametrize("ends", ["refused", "unanswered"])
def test_what_was_refused_is_not_proposed_again_while_little_has_changed(
    scenario: type[CityScenario], hidden: str, ends: str
) -> None:
    """Nor what nobody answered; hidden cash of the other is not asked about (CITY-202)."""
    table = scenario(3, hidden=hidden).own(0, 37, 1).own(1, 39, 3).own(2, 11, 13, 14, residential=4).at(0, 0)
    table.s.turns.round = 3
    goods = {tuple(line.split(".")[i] for i in (1, 2, 4)) for line in offered(table, 0)}
    assert goods, "a group could be whole"
    for partner, give, take in goods:
        table.play(f"0 Propose.{partner}.{give}.0.{take}.10" if give != "+" else f"0 Propose.{partner}.+.10.{take}.0")
        number = table.s.deals[0].number
        if ends == "refused":
            table.play(f"{partner} Refuse.{number}")
        else:
            table.default(f"deal-{number}")
    later(table)
    assert offered(table, 0) == [], "three rounds later"
    table.s.purse.cash[0] *= 2
    assert offered(table, 0), "there is much more cash"
    table.s.purse.cash[0] //= 2
    table.s.purse.cash[1] //= 3
    assert bool(offered(table, 0)) is (hidden == "off")


def later(table: CityScenario) -> None:
    """As if nothing had been decided since the turn began."""
    table.s.decisions = table.s.stack[-1].number


def test_a_gift_in_disguise_is_refused(scenario: type[CityScenario]) -> None:
    table = scenario(3).own(0, 1).own(1, 37, 39).play("0 Propose.1.+1.0.+37.0")
    number = table.s.deals[0].number
    assert liking(table, 1, f"Accept.{number}") < 0 < liking(table, 1, f"Refuse.{number}")


def test_between_two_what_helps_the_other_more_is_refused(scenario: type[CityScenario]) -> None:
    table = scenario(2).own(0, 37, 1).own(1, 39, 3).play("0 Propose.1.+1.0.+39.0")
    number = table.s.deals[0].number
    assert liking(table, 1, f"Accept.{number}") < 0


def test_settlements_are_no_ideas_of_robots(scenario: type[CityScenario]) -> None:
    table = scenario(2).own(1, 39, residential=8).own(0, 6).cash(1_000, 1_000).at(0, 32).play("0 Roll 3 4")
    legal_actions = table.legal_actions(0, "OfferSettlement")
    assert legal_actions
    assert candidate_actions(GAME.view(table.s, 0), legal_actions[0]) == []


def test_what_it_likes_of_the_town(scenario: type[CityScenario]) -> None:
    """Hazards on the leader, bonus buildings on what is worth most, landmarks that double, trips over GO."""
    table = scenario(3).own(0, 11, residential=2).own(0, 39, residential=6).own(1, 37, residential=8).own(2, 1)
    table.at(0, 0).play("0 Roll 2 3")
    assert liking(table, 0, "Place.rubbish-dump.37") > liking(table, 0, "Place.rubbish-dump.1")
    assert liking(table, 0, "Place.park.39") > liking(table, 0, "Place.park.11")
    table = scenario(2).own(0, 37, 39, residential=6).at(0, 32).play("0 Roll 3 5", "0 Press 1")
    assert liking(table, 0, "BuildSkyscraper.39") > 0
    table = scenario(2).own(0, 39, residential=6, specials=["prison"]).at(0, 32).play("0 Roll 3 5", "0 Press 1")
    assert liking(table, 0, "RemoveHazard.39.prison") > liking(table, 0, "Done")


@pytest.mark.uncounted
def test_a_reason_tells_nothing_of_hidden_cash() -> None:
    """CITY-202: neither what could not be paid, nor that something else could be chosen."""
    codes: Counter[str] = Counter()
    for state, seat, thought in walk(3, 3, ("easy", "normal", "strong"), most=300, hidden="on"):
        for cash in (0, 20_000):
            other = copy(GAME, state)
            other.purse.cash[seat] = cash
            assert (reasons.explain(GAME.view(other, seat), thought.action) or BEST) == thought.reason
        codes[thought.reason.code] += 1
    assert len(codes) > 8
    assert not {"whim", "ahead", "short"} & set(codes)
