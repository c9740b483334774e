"""What robots of the classic game like and dislike, that they play only what is offered, say why, and end their games."""

import time
from collections.abc import Callable, Iterator, Sequence

import pytest

from bot.games.classic import GAME
from bot.games.classic.robot import evaluation
from bot.games.classic.robot.action_values import action_value
from bot.games.classic.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Seat, Value
from bot.kit.engine import Accepted, apply_action, default_options, read, write
from bot.kit.mechanics.auction import Auction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out, sampled_actions, think
from bot.kit.robots.move import RobotMove
from bot.kit.robots.search import SearchContext
from bot.tables.model import ROBOTS
from tests.games.classic.scenario import ClassicScenario
from tests.games.scenario import robots_of
from tests.spoken import WALKED

SMALL = 30
NAMES = ("Ada", "Blaise", "Grace", "Alan", "Hedy", "Claude")


def liking(table: ClassicScenario, seat: int, text: str) -> int:
    return action_value(GAME.view(table.s, seat), read(GAME, text))


def thought(table: ClassicScenario, seat: int, kind: str = "normal", budget: int = SMALL) -> RobotMove:
    """What a robot plays there, and why."""
    search_context = SearchContext(GAME, table.s, seat, budget) if kind == "strong" else None
    move = think(kind, GAME, GAME.view(table.s, seat), GAME.legal_actions(table.s, seat), FastRng(1), search_context)
    assert move is not None
    return move


def plays(table: ClassicScenario, seat: int, kind: str = "normal", budget: int = SMALL) -> str:
    return write(thought(table, seat, kind, budget).action)


def candidate_actions(table: ClassicScenario, seat: int, verb: str) -> list[str]:
    """The candidates of a verb that a robot looks at."""
    assert GAME.robots is not None
    view = GAME.view(table.s, seat)
    return [
        write(action)
        for legal_action in table.legal_actions(seat, verb)
        for action in sampled_actions(robots_of(GAME), view, legal_action)
    ]


# ---- what it likes


def test_it_asks_for_its_rent_before_anything_else(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-78, CLASSIC-182: in a game of two its own throw would lose it."""
    table = scenario(2).own(1, 3).play("0 Roll 1 2", "0 EndTurn")
    assert table.awaited() == (1,)
    assert plays(table, 1).startswith("Claim.")


def test_it_buys_what_it_can(scenario: type[ClassicScenario]) -> None:
    assert plays(scenario(2).play("0 Roll 1 2"), 0) == "Buy"


def test_it_bids_more_for_what_makes_a_group_whole_and_never_more_than_it_can(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-89: what it thinks of leaves a little cash; nothing above the limit is looked at."""
    poor = scenario(2).at(0, 10).play("0 Roll 6 2", "0 Decline")
    rich = scenario(2).own(1, 16, 19).at(0, 10).play("0 Roll 6 2", "0 Decline")
    assert liking(poor, 1, "Bid.600") < 0 < liking(rich, 1, "Bid.600")
    assert candidate_actions(rich, 1, "Bid")
    broke = scenario(2).own(1, 16, 19).cash(1_500, 100).at(0, 10).play("0 Roll 6 2", "0 Decline")
    assert liking(broke, 1, "Bid.90") < liking(broke, 1, "Pass") == 0


@pytest.mark.parametrize("kind", ["normal", "strong"])
@pytest.mark.parametrize("outbid", ["by 1", "by another robot"])
def test_a_robot_bids_eight_times_for_a_lot_at_most_and_never_raises_by_1(
    scenario: type[ClassicScenario], kind: str, outbid: str
) -> None:
    """CLASSIC-89: not even when a person raises by 1 again and again, or when two want the last place of two groups."""
    table = scenario(2).own(1, 16, 19).cash(3_000, 3_000).at(0, 10).play("0 Roll 6 2", "0 Decline")
    bids = 0
    for _ in range(60):
        if table.waits() != ["auction"]:
            break
        line = plays(table, 1, kind)
        high = table.pending(Auction).high
        table.play(f"1 {line}")
        if line == "Pass":
            continue
        bids += 1
        amount = int(line.split(".")[1])
        assert amount != high + 1 or not high
        table.play(f"0 Bid.{amount + 1}" if outbid == "by 1" else f"0 {plays(table, 0)}")
    assert table.waits() != ["auction"]
    assert 1 <= bids <= 8


def test_it_bids_to_keep_a_group_from_another(scenario: type[ClassicScenario]) -> None:
    free = scenario(2).at(0, 10).play("0 Roll 6 2", "0 Decline")
    denied = scenario(2).own(0, 16, 19).at(0, 10).play("0 Roll 6 2", "0 Decline")
    assert liking(free, 1, "Bid.500") < 0 < liking(denied, 1, "Bid.500")


def test_it_builds_at_the_end_of_its_turn_and_keeps_cash_for_the_next_rents(scenario: type[ClassicScenario]) -> None:
    table = scenario(2).own(0, 16, 18, 19).cash(1_200).at(0, 0).play("0 Roll 4 6")
    assert table.waits() == ["end"]
    assert plays(table, 0).startswith("Build.orange.")
    safe = plays(table, 0)
    risky = scenario(2).own(0, 16, 18, 19).built(1, "pink", "5-5-5").cash(1_200).play("0 Roll 4 6")
    assert liking(risky, 0, safe) < 0 == liking(risky, 0, "EndTurn")


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_it_does_not_build_with_what_an_open_rent_will_cost(scenario: type[ClassicScenario], kind: str) -> None:
    """CLASSIC-76, CLASSIC-130: asked for afterwards, the rent would be paid with shops sold at half their price."""
    table = scenario(2).own(0, 16, 18, 19).cash(1_000).play("0 Roll 4 6")
    assert plays(table, 0, kind).startswith("Build.")
    owing = scenario(2).own(0, 16, 18, 19).cash(1_000).claim(1, 0, 900).play("0 Roll 4 6")
    assert plays(owing, 0, kind) == "EndTurn"
    assert all(sum(map(int, line.split(".")[2].split("-"))) <= 1 for line in candidate_actions(owing, 0, "Build"))


def test_levels_worth_a_thought_are_few_and_legal(scenario: type[ClassicScenario]) -> None:
    """One for each number of buildings, the dearest places first (CLASSIC-116)."""
    table = scenario(2).built(0, "orange", "1-1-1").play("0 Roll 4 6")
    found = candidate_actions(table, 0, "Build")
    assert found[:3] == ["Build.orange.1-1-2", "Build.orange.1-2-2", "Build.orange.2-2-2"]
    for line in found:
        assert any(legal_action.refusal(read(GAME, line)) is None for legal_action in table.legal_actions(0, "Build"))


def test_in_debt_it_mortgages_what_it_misses_least_before_it_sells(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-151."""
    table = scenario(2).own(0, 5, 12).built(0, "orange", "3-3-3").cash(10).owing(0, 60)
    assert plays(table, 0) == "Mortgage.12"
    assert liking(table, 0, "Mortgage.5") > liking(table, 0, "Sell.orange.3-3-2")
    only = scenario(2).built(0, "orange", "3-3-3").built(0, "brown", "1-1").cash(10).owing(0, 30)
    assert plays(only, 0).startswith("Sell.brown.")


def test_it_gives_up_only_what_is_lost(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-152, CLASSIC-153."""
    assert plays(scenario(3).own(0, 5).cash(10).owing(0, 900, 1), 0) == "GoBankrupt"
    assert plays(scenario(3).own(0, 5).cash(10).owing(0, 90, 1), 0) == "Mortgage.5"


def test_it_never_mortgages_or_leaves_for_nothing(scenario: type[ClassicScenario]) -> None:
    table = scenario(2).own(0, 5, 11)
    assert liking(table, 0, "Mortgage.5") < 0
    assert liking(table, 0, "Leave") < 0


def test_it_lifts_a_group_first(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-138: only then can it build."""
    table = scenario(2).own(0, 16, 18).own(0, 19, 5, mortgaged=True).cash(600).play("0 Roll 4 6")
    assert plays(table, 0) == "Lift.19"


def test_it_leaves_jail_early_and_stays_late(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-106."""
    early = scenario(2).in_jail(0)
    assert plays(early, 0) == "PayFine"
    late = scenario(2).in_jail(0)
    for p in late.s.plots:
        late.own(1, p.space)
    late.built(1, "orange", "5-5-5")
    assert plays(late, 0) == "Roll"
    assert plays(scenario(2).holding(0, "card-jail-1").in_jail(0), 0) == "UseJailCard.card-jail-1"


def test_the_bus_and_a_triple_lead_where_it_is_best(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-34, CLASSIC-45."""
    table = scenario(2, speed="on").built(1, "sky", "5-5-5").own(1, 5)
    table.s.awake[0] = True
    table.play("0 Roll 3 5 4")
    assert table.waits() == ["bus"]
    assert plays(table, 0) == "Bus.first"
    table = scenario(2, speed="on").own(0, 37)
    table.s.awake[0] = True
    table.play("0 Roll 2 2 2")
    assert plays(table, 0) == "Go.39"


def test_it_trades_for_groups_and_answers_what_is_good(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-141: two halves of two groups change hands; a gift in disguise does not."""
    table = scenario(2).own(0, 16, 18, 14).own(1, 11, 13, 19)
    table.s.turns.round = table.s.turns.active + 3
    offered = plays(table, 0)
    assert offered.startswith("Propose.1.")
    table.play(f"0 {offered}")
    assert plays(table, 1).startswith("Accept.")
    table = scenario(2).own(0, 1).own(1, 39, 37).play("0 Propose.1.+1.0.+39.0.+")
    assert plays(table, 1).startswith("Refuse.")


@pytest.mark.parametrize("turn", [3, 39])
@pytest.mark.parametrize(("have", "last", "cheap", "fair"), [((16, 18), 19, 420, 1_000), ((37,), 39, 510, 1_100)])
def test_a_group_is_not_given_away_for_cash_below_its_worth(
    scenario: type[ClassicScenario], turn: int, have: tuple[int, ...], last: int, cheap: int, fair: int
) -> None:
    """CLASSIC-141: among four it would earn its owner a multiple of that; what is given for half of it is taken."""
    for pay, taken in ((cheap, False), (fair, True)):
        table = scenario(4).own(0, *have).own(1, last)
        table.s.turns.round = turn
        table.play(f"0 Propose.1.+.{pay}.+{last}.0.+")
        assert plays(table, 1).startswith("Accept." if taken else "Refuse."), pay


def test_it_does_not_propose_again_before_something_has_happened(scenario: type[ClassicScenario]) -> None:
    table = scenario(2).own(0, 16, 18, 14).own(1, 11, 13, 19)
    table.s.turns.round = table.s.turns.active + 3
    table.play(f"0 {plays(table, 0)}")
    assert not candidate_actions(table, 0, "Propose")


def test_what_was_refused_is_not_proposed_again_while_little_has_changed(scenario: type[ClassicScenario]) -> None:
    """Whatever money was asked for; a counter-offer refuses too (CLASSIC-145)."""
    table = scenario(2).own(0, 16, 18, 14).own(1, 11, 13, 19)
    table.s.turns.round = table.s.turns.active + 3
    for number, line in enumerate(swaps := candidate_actions(table, 0, "Propose")):
        table.play(f"0 {line}")
        answer = "1 Propose.0.+.500.+16.0.+" if number % 2 else f"1 Refuse.{table.s.deals[0].number}"
        table.play(answer)
    assert swaps
    table.s.deals.clear()
    table.s.decisions = table.s.stack[-1].number
    assert not candidate_actions(table, 0, "Propose")
    table.own(0, 1, 3, 5)
    assert candidate_actions(table, 0, "Propose"), "three deeds more"


def test_in_a_shortage_it_orders_what_it_can_pay(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-125."""
    table = (
        scenario(2).built(0, "orange", "2-2-2").built(1, "red", "2-2-2").stock(3).cash(1_500, 1_500).play("0 Roll 4 6")
    )
    table.play("0 Build.orange.3-3-3")
    assert table.waits() == ["contest"]
    assert plays(table, 1).startswith("Enter.red.")


# ---- looking ahead


def test_chances_add_up_and_nothing_is_changed_by_looking(scenario: type[ClassicScenario]) -> None:
    table = scenario(3).own(0, 16, 18, 19).own(1, 5, mortgaged=True).cash(900, 1_500, 300)
    before = GAME.conserved_totals(table.s)
    chances = evaluation.evaluate(table.s)
    assert abs(sum(chances) - 10_000) <= 2
    assert chances[0] > chances[1] > chances[2] > 0
    assert GAME.conserved_totals(table.s) == before


Arranged = Callable[[ClassicScenario], ClassicScenario]
"""Puts a position as a test wants it."""


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (lambda t: t.own(0, 16, 18, 19), lambda t: t.own(0, 16, 18, 14)),
        (lambda t: t.own(0, 16, 18).own(1, 1), lambda t: t.own(0, 16).own(1, 1, 18)),
        (lambda t: t.built(0, "orange", "3-3-3"), lambda t: t.built(0, "orange", "1-1-1")),
        (lambda t: t.own(0, 5, 15, 25), lambda t: t.own(0, 5, 15, 25, mortgaged=True)),
        (lambda t: t.own(0, 16, 18, 19).cash(1_500), lambda t: t.own(0, 16, 18, 19).cash(700)),
        (lambda t: t.claim(0, 1, 300), lambda t: t),
        (lambda t: t.holding(0, "card-jail-1"), lambda t: t),
    ],
    ids=["group", "denied", "built", "mortgage", "cash", "claim", "card"],
)
def test_what_makes_a_position_better(scenario: type[ClassicScenario], better: Arranged, worse: Arranged) -> None:
    assert evaluation.evaluate(better(scenario(2)).s)[0] > evaluation.evaluate(worse(scenario(2)).s)[0]


def test_the_end_is_certain(scenario: type[ClassicScenario]) -> None:
    assert evaluation.evaluate(scenario(2).play("1 Leave").s) == [10_000, 0]


def test_a_strong_robot_buys_the_last_place_of_a_group(scenario: type[ClassicScenario]) -> None:
    table = scenario(2).own(0, 16, 19).at(0, 10).play("0 Roll 6 2")
    assert plays(table, 0, "strong", 300) == "Buy"


# ---- whole games


def walk(
    seed: int, seats: int, kinds: Sequence[str], most: int, **options: Value
) -> Iterator[tuple[State, Seat, RobotMove]]:
    """Each state in which a seat is asked, what it thought, and the game goes on."""
    dice, luck = FastRng(seed), FastRng(seed + 1)
    state = GAME.setup(seats, {**default_options(GAME, "slow"), **options}, dice)
    for number in range(most):
        asked = [seat for wait in GAME.waits(state) if not wait.held for seat in wait.seats if seat != CLOCK]
        if not asked:
            return
        seat, kind = asked[0], kinds[number % len(kinds)]
        search_context = SearchContext(GAME, state, seat, SMALL) if kind == "strong" else None
        found = think(kind, GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), luck, search_context)
        assert found is not None
        yield state, seat, found
        done = apply_action(GAME, state, seat, found.action, dice)
        assert isinstance(done, Accepted), (write(found.action), done)
        state = done.state


@pytest.mark.uncounted
@pytest.mark.parametrize(
    "options", [{}, {"speed": "off", "deck": "heritage", "rent": "auto"}], ids=["speed", "heritage"]
)
def test_every_kind_plays_only_what_is_offered_and_says_why(options: dict[str, str]) -> None:
    said: dict[str, set[str]] = {lang: set() for lang in WALKED}
    for state, seat, found in walk(3, 3, ROBOTS, 350, **options):
        legal_actions = [
            legal_action
            for legal_action in GAME.legal_actions(state, seat)
            if legal_action.action is type(found.action)
        ]
        assert any(legal_action.refusal(found.action) is None for legal_action in legal_actions), write(found.action)
        code = found.reason.code
        for lang, seen in said.items():
            assert translator_for(lang).has(f"classic-reason-{code}") or translator_for(lang).has(f"reason-{code}"), (
                code
            )
            seen.add(translator_for(lang).reason("classic", found.reason, NAMES))
    assert min(map(len, said.values())) > 20
    assert not [sentence for seen in said.values() for sentence in seen if "{" in sentence or "reason-" in sentence]


def test_the_same_seed_plays_the_same_game() -> None:
    games = [[(seat, found) for _, seat, found in walk(4, 3, ROBOTS, 60)] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.uncounted
@pytest.mark.parametrize("speed", ["on", "off"])
def test_games_of_robots_end_by_bankruptcy(speed: str) -> None:
    """CLASSIC-163."""
    for seats in (2, 4):
        dice = FastRng(seats)
        state = GAME.setup(seats, {**default_options(GAME, "slow"), "speed": speed}, dice)
        before = GAME.conserved_totals(state)
        play_out(GAME, state, dice, ["normal", "easy"] * (seats // 2), most=10_000)
        assert GAME.result(state) is not None
        assert GAME.conserved_totals(state) == before


@pytest.mark.uncounted
def test_a_strong_move_takes_less_than_a_second_of_one_core() -> None:
    late = [(state, seat) for state, seat, _ in walk(2, 4, ("normal",), 600)][-60::12]
    took = []
    for state, seat in late:
        begun = time.process_time()
        search_context = SearchContext(GAME, state, seat)
        think("strong", GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), FastRng(1), search_context)
        took.append(time.process_time() - begun)
    assert max(took) < 2
