"""Robots of Deal: what they like, that they play by the rules and by what their seat sees, that their games end."""

import time
from collections.abc import Iterator, Mapping

import pytest

from bot.games.deal import GAME, hidden, winning
from bot.games.deal.actions import EndTurn, Lay, Pay, SayNo, Submit
from bot.games.deal.reactions import nos
from bot.games.deal.robot import reasons, rollout
from bot.games.deal.robot.action_values import action_value
from bot.games.deal.robot.features import imagined, seen
from bot.games.deal.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Action, Value
from bot.kit.engine import Accepted, apply_action, copy, default_options, encode, read
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import candidates, choose, play_out, ranked_candidates, think
from bot.kit.robots.move import Candidate
from bot.kit.robots.search import SearchContext, search
from tests.bench.silly.deal import Watch
from tests.games.deal.scenario import DealScenario, c, cs
from tests.games.scenario import play_in_place, robots_of
from tests.spoken import WALKED

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"packs": "two", "goal": 2, "doubles": 1, "counter-costs": "on"},
    {"multicolour": "all", "swap-sets": "on", "exchange": "turn", "ask-all": "on"},
    {"buildings": "discard", "exchange": "off", "goal": 4, "excess": "discard", "limit": 1},
)


def begun(seats: int, seed: int, **options: int | str) -> tuple[State, FastRng]:
    dice = FastRng(seed)
    return GAME.setup(seats, default_options(GAME, "slow", options), dice), dice


def awaited(s: State) -> list[int]:
    """The seats that have to decide, with the running waits of theirs."""
    return sorted({seat for wait in GAME.waits(s) if not wait.held for seat in wait.seats if seat != CLOCK})


def walk(seed: int, kind: str = "random", most: int = 60, options: Mapping[str, Value] = OPTIONS[0]) -> Iterator[State]:
    """Positions of a game in which robots of a kind play through the door's judge."""
    s, dice = begun(4 + seed % 2, seed, **options)
    for _ in range(most):
        seats = awaited(s)
        if not seats:
            return
        yield s
        seat = seats[0]
        done = None
        while not isinstance(done, Accepted):
            action = choose(kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), dice)
            assert action is not None
            done = apply_action(GAME, s, seat, action, dice)
        s = done.state


@pytest.mark.parametrize("options", OPTIONS)
def test_normal_robots_and_pilots_play_only_what_is_legal(options: dict[str, int | str]) -> None:
    """In every position, whoever is asked; a play-out is never at a loss."""
    for seed, kind in ((1, "random"), (2, "random"), (3, "normal")):
        for s in walk(seed, kind, options=options):
            for seat in awaited(s):
                action = choose("normal", GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(1))
                assert action is not None
                assert isinstance(apply_action(GAME, s, seat, action, FastRng(1)), Accepted), action
            seat, action = rollout.rollout_policy(s, FastRng(1))
            assert isinstance(apply_action(GAME, s, seat, action, FastRng(1)), Accepted), action


def test_strong_robots_play_only_what_is_legal() -> None:
    """With a small budget, in every tenth position."""
    for number, s in enumerate(walk(5, "normal", 120)):
        seat = awaited(s)[0]
        if number % 10 == 0:
            search_context = SearchContext(GAME, s, seat, 100)
            action = choose("strong", GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(1), search_context)
            assert action is not None
            assert isinstance(apply_action(GAME, s, seat, action, FastRng(1)), Accepted), action


@pytest.mark.uncounted
def test_the_same_seed_plays_the_same_game() -> None:
    """All three strengths at one table, twice."""
    ends = []
    for _ in range(2):
        s, dice = begun(3, 11)
        play_out(GAME, s, dice, ("strong", "normal", "easy"), budget=60)
        ends.append(encode(s))
    assert ends[0] == ends[1]


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    """DEAL-135: with other cards in other hands and in the pile, the judgement of every action is the same."""
    looked = 0
    for s in walk(8, "normal", 60):
        for seat in awaited(s):
            world = copy(GAME, s)
            GAME.redeterminize(world, seat, FastRng(3))
            looked += encode(world) != encode(s)
            found = [
                ranked_candidates(robots_of(GAME), GAME.view(w, seat), GAME.legal_actions(w, seat)) for w in (s, world)
            ]
            assert found[0] == found[1]
    assert looked > 50


@pytest.mark.uncounted
def test_a_strong_move_takes_less_than_a_second() -> None:
    """At the budget of a table, in the middle of a game of four."""
    s = list(walk(12, "normal", 40))[-1]
    seat = awaited(s)[0]
    begun_at = time.process_time()
    choose("strong", GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(1), SearchContext(GAME, s, seat))
    assert time.process_time() - begun_at < 1


@pytest.mark.uncounted
def test_games_of_robots_end() -> None:
    """Sixty of them, two to ten at the table, weak and sound ones; every card stays in the game (DEAL-8)."""
    for seed in range(60):
        seats = 2 + seed % 9
        s, dice = begun(seats, seed, **OPTIONS[0 if seed % 3 else 2])
        cards = GAME.conserved_totals(s)
        play_out(GAME, s, dice, [("easy", "normal")[dice.die(2) - 1] for _ in range(seats)], most=4_000)
        ranks = GAME.result(s)
        assert ranks is not None
        assert min(ranks) == 1
        assert GAME.conserved_totals(s) == cards


@pytest.mark.uncounted
def test_judgement_counts_as_some_tries() -> None:
    """Ten tries of 300 and a liking of 100 that is worth ten more."""
    prospect = Candidate(EndTurn(), sum=3_000, tries=10, liking=100)
    assert (prospect.mean, prospect.hope(0), prospect.hope(10)) == (300, 300, 200)
    s = list(walk(12, "normal", 12))[-1]
    seat = awaited(s)[0]
    search_context = SearchContext(GAME, s, seat, 200)
    assert not search_context.ripe(s)
    later = copy(GAME, s)
    lookahead = search_context.lookahead
    while later.turns.turn < s.turns.turn + lookahead.lookahead_phases:
        assert not search_context.ripe(later)
        play_in_place(GAME, later, *rollout.rollout_policy(later, FastRng(1)), FastRng(1))
    assert search_context.ripe(later)
    found = ranked_candidates(robots_of(GAME), GAME.view(s, seat), GAME.legal_actions(s, seat))
    ranked = search(search_context, found[:4], FastRng(2))
    assert {p.liking for p in ranked} == {lookahead.prior_weight * worth for worth, _ in found[:4]}
    assert ranked[0].hope(lookahead.prior_tries) == max(p.hope(lookahead.prior_tries) for p in ranked[:2])


@pytest.mark.uncounted
def test_sound_robots_beat_random_ones() -> None:
    """Two against two: a sound one wins nearly always."""
    wins = 0
    for seed in range(20):
        s, dice = begun(4, seed)
        play_out(GAME, s, dice, ("normal", "random", "normal", "random"))
        ranks = GAME.result(s)
        assert ranks is not None
        wins += 1 in (ranks[0], ranks[2])
    assert wins >= 18


def test_imagined_hands_hold_what_players_keep() -> None:
    """What the seat sees stays as it is; a Just Say No lies in the hands of others oftener than by chance."""
    looked = list(walk(9, "normal", 60))[5::9]
    held = {"redeterminize": 0, "imagine": 0}
    for number, s in enumerate(looked * 12):
        for how, deal in (("redeterminize", hidden.redeterminize), ("imagine", hidden.imagine)):
            world = copy(GAME, s)
            deal(world, 0, FastRng(number))
            assert GAME.view(world, 0) == GAME.view(s, 0)
            assert GAME.conserved_totals(world) == GAME.conserved_totals(s)
            assert set(world.opening) <= set(world.fresh) <= set(world.hands[s.order[s.turns.active]])
            held[how] += sum(nos(world, seat) != [] for seat in range(1, len(s.hands)))
    assert held["imagine"] > 1.2 * held["redeterminize"] > 0


# ---- what it likes


def best(table: DealScenario, seat: int = 0) -> Action:
    """What the judgement likes best."""
    return ranked_candidates(robots_of(GAME), GAME.view(table.s, seat), GAME.legal_actions(table.s, seat))[0][1]


def liking(table: DealScenario, action: Pay, seat: int = 0) -> int:
    return action_value(GAME.view(table.s, seat), action)


def test_it_wins_when_it_can(scenario: type[DealScenario]) -> None:
    """The third set before all else."""
    table = scenario(2).area(0, "brown", "BR1", "BR2").area(0, "utility", "UT1", "UT2").area(0, "dark-blue", "DB1")
    table.area(1, "red", "RD1", "RD2", "RD3").hand(0, "DB2", "DBREAK-a", "M10", "GO-a")
    assert best(table) in (Lay(c("DB2"), "dark-blue"),) or table.play(0, best(table)).submit(1).result() == [1, 2]


@pytest.mark.parametrize(
    ("areas", "hand", "steps"),
    [
        ({"red": ("W-RDYL-a",), "yellow": ("YL1", "YL2")}, ("M1-a",), 1),
        ({"red": ("RD1",), "yellow": ("YL1", "W-RDYL-a")}, ("RD2", "M1-a", "GO-a"), 2),
        ({"dark-blue": ("W-DBGR",), "green": ("GR1", "W-ANY-a")}, ("DB1", "M1-a", "HOUSE-a"), 1),
        ({"red": ("RD1",), "yellow": ("YL1", "W-RDYL-a")}, ("LB1", "M1-a", "GO-a"), None),
        ({"orange": ("W-ANY-a", "W-ANY-b")}, ("W-PKOR-a", "DBREAK-a", "M1-a"), 1),
        ({"orange": ("W-ANY-a", "W-ANY-b")}, ("SLY-a", "DBREAK-a", "M1-a"), None),
    ],
)
def test_it_never_leaves_a_certain_win(
    scenario: type[DealScenario], areas: dict[str, tuple[str, ...]], hand: tuple[str, ...], steps: int | None
) -> None:
    """DEAL-37, DEAL-45, DEAL-114: wilds that move and cards of the hand together, whatever else tempts."""
    table = scenario(2).area(0, "brown", "BR1", "BR2").area(0, "utility", "UT1", "UT2").hand(0, *hand)
    table.area(1, "pink", "PK1", "PK2", "PK3").bank(1, "M5-a")
    for word, codes in areas.items():
        table.area(0, word, *codes)
    plan = winning.plan(seen(GAME.view(table.s, 0)))
    assert (plan is None) == (steps is None)
    for _ in range(steps or 0):
        now = winning.plan(imagined(table.s, 0))
        assert now is not None
        assert now.first == best(table)
        assert rollout.rollout_policy(table.s, FastRng(1)) == (0, best(table))
        table.play(0, best(table))
    assert (table.result() == [1, 2]) == (steps is not None)


def test_a_win_left_on_the_table_is_counted(scenario: type[DealScenario]) -> None:
    """What `make tournament` counts as silly: only turns that could have been won."""
    watch = Watch()
    for codes in (("YL1", "YL2"), ("YL1",)):
        table = scenario(2).area(0, "brown", "BR1", "BR2").area(0, "utility", "UT1", "UT2").hand(0, "M1-a")
        table.area(0, "red", "W-RDYL-a").area(0, "yellow", *codes)
        before = encode(table.s)
        watch.before(GAME, table.s, 0, EndTurn())
        watch.after(GAME, table.s)
        assert encode(table.s) == before
    assert (list(watch.counts.values()), list(watch.chances.values())) == ([1], [2])


def test_a_certain_win_is_one_and_no_other_is_overlooked() -> None:
    """In positions of random games with a wide hand: every plan wins as it says; without a plan no lay wins."""
    plans = 0
    for seed in range(12):
        for s in walk(seed, "normal", 90, options={"goal": 2}):
            seat = s.order[s.turns.active]
            if s.asked is not None or s.stage != "play":
                continue
            plan, steps, now = winning.plan(imagined(s, seat)), 0, s
            plans += plan is not None
            while plan is not None:
                done = apply_action(GAME, now, seat, plan.first, FastRng(1))
                assert isinstance(done, Accepted), plan
                now, steps = done.state, steps + 1
                plan = None if now.ranks else winning.plan(imagined(now, seat))
            assert bool(now.ranks) == (steps > 0)
            for legal_action in GAME.legal_actions(s, seat) if not steps else ():
                for action in candidates(legal_action) if legal_action.action is Lay else ():
                    laid = apply_action(GAME, s, seat, action, FastRng(1))
                    assert isinstance(laid, Accepted)
                    assert not laid.state.ranks
    assert plans > 4


def test_it_takes_a_set_from_who_is_about_to_win(scenario: type[DealScenario]) -> None:
    """Deal Breaker against two complete sets."""
    table = scenario(2).area(1, "red", "RD1", "RD2", "RD3").area(1, "green", "GR1", "GR2", "GR3")
    table.hand(0, "DBREAK-a", "M3-a", "OR1", "GO-a")
    assert type(best(table)).__name__ == "Breaker"


def test_money_pays_before_property(scenario: type[DealScenario]) -> None:
    """What it pays with, and what it says no to."""
    table = scenario(2).area(1, "brown", "BR1").bank(1, "M2-a", "M5-a").hand(0, "DEBT-a", "GO-a")
    table.hand(1, "NO-a", "M1-a")
    table.play(
        0, next(o for o in GAME.legal_actions(table.s, 0) if o.action.__name__ == "Collect").action(c("DEBT-a"), 1)
    )
    number = table.thread(1).number
    assert liking(table, Pay(number, cs("M5-a")), 1) > liking(table, Pay(number, cs("M2-a", "BR1")), 1)
    assert isinstance(best(table, 1), Pay)


def test_it_says_no_for_a_complete_set_but_not_for_a_lone_card(scenario: type[DealScenario]) -> None:
    """DEAL-95: the card is kept for what hurts."""
    for code, target, answer in (("DBREAK-a", "RD1", SayNo), ("SLY-a", "GR1", Submit)):
        table = scenario(2).area(1, "red", "RD1", "RD2", "RD3").area(1, "green", "GR1").hand(0, code, "M1-b")
        table.hand(1, "NO-a", "M1-a")
        legal_action = next(o for o in GAME.legal_actions(table.s, 0) if o.action.__name__ in ("Breaker", "Sly"))
        table.play(0, legal_action.action(c(code), c(target)))
        assert isinstance(best(table, 1), answer)


def test_it_keeps_a_just_say_no_and_ends_its_turn(scenario: type[DealScenario]) -> None:
    """Nothing to play but what is worth more in hand."""
    table = scenario(2).bank(0, "M10", "M5-a").hand(0, "NO-a", "NO-b", "DBREAK-a", "SLY-a", "NO-c")
    assert best(table) == EndTurn()


def test_a_wild_moves_where_it_completes_and_only_once(scenario: type[DealScenario]) -> None:
    """DEAL-45 costs nothing; it never moves back."""
    table = (
        scenario(2).area(0, "red", "W-RDYL-a").area(0, "yellow", "YL1", "YL2").bank(0, "M1-a").hand(0, "M1-b", "M2-a")
    )
    table.play(0, best(table))
    assert len(table.sets(0, "yellow")) == 1
    assert type(best(table)).__name__ != "Rearrange"


# ---- why


def test_every_move_is_explained_in_both_languages() -> None:
    """One sentence each, filled in, with nothing missing."""
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")
    said = set()
    for seed in range(4):
        for s in walk(seed, "easy" if seed % 2 else "normal", 90):
            for seat in awaited(s):
                thought = think("normal", GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(2))
                assert thought is not None
                said.add(thought.reason.code)
                for lang in WALKED:
                    line = translator_for(lang).reason("deal", thought.reason, names)
                    assert line[0].isupper() or line[0].isdigit(), line
                    assert line[-1] in ".!", line
                    assert "{" not in line
                    assert "deal-" not in line.lower().replace("deal-breaker", "")
    assert len(said) > 20


def why(table: DealScenario, text: str, seat: int = 0) -> str:
    """The code of the reason for an action in one-line notation, names of cards by their codes."""
    reason = reasons.explain(GAME.view(table.s, seat), read(GAME, text))
    assert reason is not None
    return reason.code


def test_reasons_of_rare_plays(scenario: type[DealScenario]) -> None:
    """Victory, buildings, stopping somebody, payments that hurt."""
    table = scenario(2).area(0, "brown", "BR1", "BR2").area(0, "utility", "UT1", "UT2").area(0, "dark-blue", "DB1")
    table.area(1, "red", "RD1", "RD2", "RD3", house="HOUSE-b").area(1, "green", "GR1", "GR2", "GR3").bank(1, "M1-a")
    table.hand(0, "DB2", "HOUSE-a", "HOTEL-a", "DBREAK-a", "R-ANY-a", "DOUBLE-a", "DEBT-a")
    view = GAME.view(table.s, 0)
    assert reasons.explain(view, read(GAME, "Leave")) is None
    place = {code: c(code) for code in ("BR1", "RD1", "DB2", "HOUSE-a", "HOTEL-a", "DBREAK-a", "R-ANY-a", "DEBT-a")}
    assert why(table, f"Lay.{place['DB2']}.dark-blue") == "wins"
    assert why(table, f"Build.{place['HOUSE-a']}.{place['BR1']}") == "house"
    assert why(table, f"Build.{place['HOTEL-a']}.{place['BR1']}") == "hotel"
    assert why(table, f"Breaker.{place['DBREAK-a']}.{place['RD1']}") == "wins"
    table.area(1, "light-blue", "LB1", "LB2")
    assert why(table, f"ChargeOne.{place['R-ANY-a']}.dark-blue.1.1") == "doubles"
    assert why(table, f"ChargeOne.{place['R-ANY-a']}.dark-blue.0.1") == "charges-one-short"
    assert why(table, f"Collect.{place['DEBT-a']}.1") == "collects-short"
    table.play(0, read(GAME, f"Collect.{place['DEBT-a']}.1"))
    number = table.thread(1).number
    assert why(table, f"Pay.{number}.+{c('M1-a')}", 1) == "pays-money"
    assert why(table, f"Pay.{number}.+{c('RD1')}+{c('M1-a')}", 1) == "pays-set"
    assert why(table, f"Pay.{number}.+{c('LB1')}+{c('M1-a')}", 1) == "pays-cheaply"
    assert why(table, f"Pay.{number}.+", 1) == "pays-nothing"


def test_stopping_somebody_is_the_reason_when_it_does_not_win(scenario: type[DealScenario]) -> None:
    """Deal Breaker and Sly Deal against two complete sets."""
    table = scenario(2).area(1, "red", "RD1", "RD2", "RD3").area(1, "green", "GR1", "GR2", "GR3").area(1, "pink", "PK1")
    table.hand(0, "DBREAK-a", "SLY-a")
    assert why(table, f"Breaker.{c('DBREAK-a')}.{c('RD1')}") == "stops"
    assert why(table, f"Sly.{c('SLY-a')}.{c('PK1')}") == "hinders"


def test_a_reason_does_not_tell_what_is_in_hand(scenario: type[DealScenario]) -> None:
    """DEAL-135: letting something happen sounds the same with and without a Just Say No."""
    found = []
    for held in ("NO-a", "M1-a"):
        table = scenario(2).area(1, "green", "GR1").hand(0, "SLY-a", "M1-b").hand(1, held)
        legal_action = next(o for o in GAME.legal_actions(table.s, 0) if o.action.__name__ == "Sly")
        table.play(0, legal_action.action(c("SLY-a"), c("GR1")))
        view = GAME.view(table.s, 1)
        found.append(reasons.explain(view, Submit(table.thread(1).number)))
    assert found[0] == found[1]
