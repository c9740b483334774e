"""Robots of Knockout by strength: legal, repeatable, in time, better than the next weaker one, able to say why."""

import time
from collections.abc import Iterator

import pytest

from bot.games.knockout import GAME, phases, turn
from bot.games.knockout.actions import Decline, Leave, LetLie, Move, Pay, Remain, Retry, Slide, Stay
from bot.games.knockout.aim_preview import Aim, preview
from bot.games.knockout.data import SETS, space_at
from bot.games.knockout.foresight import SLIDES, _answered, _following, _next, foresee
from bot.games.knockout.robot import action_values, evaluation, reasons, rollout
from bot.games.knockout.robot.aims import thoughts
from bot.games.knockout.robot.features import imagined, seen
from bot.games.knockout.robot.prior import wobbles
from bot.games.knockout.robot.value import PROSPECTS, SOBER, expected, standings, worths
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.state import OUT, REGULAR, State, token
from bot.games.knockout.wobble import Luck, launch
from bot.i18n.translator import translator_for
from bot.kit.contract import Action
from bot.kit.engine import Accepted, apply_action, default_options, encode
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import KINDS, choose, play_out, ranked_candidates, think
from bot.kit.robots.move import Reason, RobotMove
from bot.kit.robots.search import SearchContext, discard_events
from tests.bench.silly.knockout import IN_JAIL, OFF, Watch
from tests.games.knockout.board import OFF as OFF_BOARD
from tests.games.knockout.board import Table
from tests.games.scenario import play_in_place, robots_of
from tests.spoken import WALKED

SMALL = 60
NAMES = ("Ada", "Blaise", "Grace", "Alan", "Hedy", "Claude", "Emmy", "Kurt")


def begun(seats: int, seed: int, **options: str) -> tuple[State, FastRng]:
    dice = FastRng(seed)
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return GAME.setup(seats, default_options(GAME, "slow", chosen), dice), dice


def walk(seed: int, kind: str, seats: int = 3, **options: str) -> Iterator[State]:
    """Positions of a game that robots of a kind play."""
    s, dice = begun(seats, seed, **options)
    while waits := GAME.waits(s):
        yield s
        seat = waits[0].seats[0]
        action = choose(kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), dice)
        assert action is not None
        play_in_place(GAME, s, seat, action, dice)


def thought(s: State, seat: int, kind: str = "normal", budget: int = SMALL) -> RobotMove | None:
    search_context = SearchContext(GAME, s, seat, budget) if kind == "strong" else None
    return think(kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(1), search_context)


# ---- legal, repeatable, in time


@pytest.mark.uncounted
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_robots_and_pilots_play_only_what_is_legal(kind: str) -> None:
    """Through the door's own judge, in every third position, with second chances and Jail."""
    for number, s in enumerate(walk(4, "easy", 5, second_chance="paid")):
        if number % 3:
            continue
        for seat in GAME.waits(s)[0].seats:
            search_context = SearchContext(GAME, s, seat, SMALL)
            action = choose(
                kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(number), search_context
            )
            assert action is None or isinstance(apply_action(GAME, s, seat, action, FastRng(1)), Accepted), action
        seat, action = rollout.rollout_policy(s, FastRng(1))
        assert isinstance(apply_action(GAME, s, seat, action, FastRng(1)), Accepted), action


@pytest.mark.uncounted
def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        s, dice = begun(3, 11)
        play_out(GAME, s, dice, ("strong", "normal", "easy"), budget=SMALL)
        ends.append(encode(s))
    assert ends[0] == ends[1]


def test_nobody_knows_the_wobble_that_is_coming() -> None:
    """KNOCKOUT-142: another seed of the table changes what happens, not what a robot chooses."""
    for kind in ("easy", "normal", "strong"):
        s, _ = begun(2, 5)
        choices = {repr(thought(s, GAME.waits(s)[0].seats[0], kind)) for _ in range(2)}
        assert len(choices) == 1
    ends = set()
    for seed in range(3):
        s, _ = begun(2, 5)
        GAME.play(s, GAME.waits(s)[0].seats[0], Slide(135, 0, 45), FastRng(seed), discard_events)
        ends.add(s.last.distance if s.last else 0)
    assert len(ends) == 3


@pytest.mark.uncounted
def test_a_strong_move_takes_less_than_a_second() -> None:
    """At the budget of a table, in the middle of a round of four."""
    s = next(s for s in walk(2, "easy", 4) if s.slides == 8)
    seat = GAME.waits(s)[0].seats[0]
    begun_ = time.process_time()
    choose("strong", GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), FastRng(1), SearchContext(GAME, s, seat))
    assert time.process_time() - begun_ < 1.0


@pytest.mark.uncounted
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_end_with_nothing_lost_at_any_step(seats: int) -> None:
    """KNOCKOUT-14: after as many rounds as there are sides; cash and tokens as at first all the way."""
    s, dice = begun(seats, 30 + seats, second_chance=("off", "free", "paid")[seats % 3])
    before = GAME.conserved_totals(s)
    kinds = [("easy", "normal", "strong", "random")[(seats + seat) % 4] for seat in range(seats)]
    while waits := GAME.waits(s):
        for seat in waits[0].seats:
            search_context = SearchContext(GAME, s, seat, SMALL) if kinds[seat] == "strong" else None
            action = choose(kinds[seat], GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), dice, search_context)
            if action is not None:
                break
        assert action is not None
        play_in_place(GAME, s, seat, action, dice)
        assert GAME.conserved_totals(s) == before
        assert min(s.purse.cash) >= 0
    assert s.round == len(s.sides) == len(s.course)
    assert 1 in s.ranks


@pytest.mark.uncounted
def test_normal_beats_easy_and_easy_beats_random() -> None:
    """A few games only; the tournament has the measures, those of strong robots too."""
    for better, worse, games in (("easy", "random", 6), ("normal", "easy", 16)):
        won = 0.0
        for number in range(games):
            s, dice = begun(2, 700 + number)
            kinds = (better, worse) if number % 2 else (worse, better)
            play_out(GAME, s, dice, kinds)
            own = s.ranks[kinds.index(better)]
            won += (own == 1) / s.ranks.count(1)
        assert won / games > 0.5, better


@pytest.mark.uncounted
def test_nobody_aims_at_jail() -> None:
    """Nor off the board: with a steady hand no slide of a normal or strong robot would end there."""
    watch = Watch()
    for kind, seats in (("normal", 4), ("strong", 2)):
        s, dice = begun(seats, 40 + seats)
        while waits := GAME.waits(s):
            seat = waits[0].seats[0]
            search_context = SearchContext(GAME, s, seat, 2 * SLIDES) if kind == "strong" else None
            action = choose(kind, GAME, GAME.view(s, seat), GAME.legal_actions(s, seat), dice, search_context)
            assert action is not None
            watch.before(GAME, s, seat, action)
            play_in_place(GAME, s, seat, action, dice)
            watch.after(GAME, s)
    assert set(watch.counts.values()) == {0}
    assert watch.chances[IN_JAIL] > 75
    watch.before(GAME, begun(2, 1)[0], 0, Slide(45, 0, 95))
    watch.before(GAME, begun(2, 1)[0], 0, Slide(45, 0, 110))
    assert (watch.counts[IN_JAIL], watch.counts[OFF]) == (1, 1)


# ---- what they see and like


@pytest.mark.parametrize("count", [1, 4, 32])
def test_wobbles_stand_for_all_wobbles(count: int) -> None:
    """KNOCKOUT-120: each has its opposite, and rows are met as often as the normal curve says."""
    even = wobbles(count)
    assert len(set(even)) == count
    assert {Luck(-one.power, -one.angle) for one in even} == set(even)
    if count < 32:
        return
    ends = [launch(135, 0, 55, one).distance / 1000 + 80 for one in even]
    for row, chance in enumerate(odds((135, 0, 55))[1:11]):
        met = sum(114 + 80 * row <= end < 194 + 80 * row for end in ends) / count
        assert abs(met - chance) <= 1 / count + 0.01


def test_a_strong_robot_looks_closer_at_the_better_slides(table: type[Table]) -> None:
    """Without any dice: the same view has the same answer; leaving a token on Chance is one of the choices."""
    t = table(3).lay({0: (135, 300), 4: 24, 8: 27})
    found = [foresee(GAME.view(t.s, 0), GAME.legal_actions(t.s, 0), 2 * SLIDES) for _ in range(2)]
    assert [(each.action, each.mean) for each in found[0]] == [(each.action, each.mean) for each in found[1]]
    assert [each.mean for each in found[0]] == sorted((each.mean for each in found[0]), reverse=True)
    assert {each.tries for each in found[0]} == {8}
    assert foresee(GAME.view(t.s, 0), GAME.legal_actions(t.s, 0), 8 * SLIDES)[0].tries == 32
    chance = table(2).lay({0: 15, 1: 19, 2: 20, 3: 21, 4: 5}).to_the_end()
    left = foresee(GAME.view(chance.s, 0), GAME.legal_actions(chance.s, 0), SLIDES)
    assert [each.tries for each in left if isinstance(each.action, LetLie)] == [1]
    rail = table(2).lay({0: 26, 1: 19}).to_the_end()
    assert foresee(GAME.view(rail.s, 0), GAME.legal_actions(rail.s, 0), SLIDES) == []


def test_a_strong_robot_reckons_with_the_answer(table: type[Table]) -> None:
    """Of the side that slides next, from its own view; after the last slide there is none."""
    t = table(2).lay({0: 19, 1: 20, 4: 25})
    features = seen(GAME.view(t.s, 0))
    assert _following(features) == 1
    assert _answered(features, (225, 0, 65)) != 0.0
    other = _next(features, 1, features.lying)
    assert (other.side, other.token, other.left) == (
        1,
        8 - features.left[1],
        {**features.left, 1: features.left[1] - 1},
    )
    features.left = dict.fromkeys(features.left, 0)
    assert (_following(features), _answered(features, (225, 0, 65))) == (None, 0.0)


def test_strong_robots_trust_less_in_what_is_not_there_yet(table: type[Table]) -> None:
    """A plan and a set that may still be broken count less for them than for normal ones; what is sure counts alike."""
    t = table(2).lay({0: 19, 1: 20, 2: 21})
    features = seen(GAME.view(t.s, 0))
    features.left = {0: 0, 1: 3}
    assert expected(features, features.lie, SOBER)[0] < expected(features, features.lie)[0]
    features.left = {0: 0, 1: 0}
    assert expected(features, features.lie, SOBER) == expected(features, features.lie)


def test_a_slide_that_is_paid_for_costs_what_it_costs(table: type[Table]) -> None:
    """KNOCKOUT-173: the chance to win counts the fee of a second chance."""
    free, paid = (
        foresee(GAME.view(t.s, 0), GAME.legal_actions(t.s, 0), SLIDES)
        for t in (table(2, second_chance=kind).cash(500, 0).slide(OFF_BOARD) for kind in ("free", "paid"))
    )
    assert max(each.mean for each in free) > max(each.mean for each in paid)
    assert any(isinstance(each.action, Decline) for each in paid)


def test_a_partner_leaves_the_token_on_chance_to_who_slid_it(table: type[Table]) -> None:
    """KNOCKOUT-19: unless that player is away (KNOCKOUT-162)."""
    t = table(5).lay({0: 15, 4: 24})
    token(t.s, 0).slider = 1
    t.to_the_end()
    assert t.asked == (0, 1)
    assert thought(t.s, 0) is None
    move = thought(t.s, 1)
    assert move is not None
    assert isinstance(move.action, Slide)
    t.s.missed[1] = 2
    assert thought(t.s, 0) is not None


@pytest.mark.uncounted
def test_a_view_and_its_state_look_the_same() -> None:
    """A robot judges a view as an imagined game judges a state."""
    for s in walk(8, "normal", 4):
        seat = GAME.waits(s)[0].seats[0]
        one, other = seen(GAME.view(s, seat)), imagined(s)
        for field in ("side", "token", "order", "left", "cash", "pot", "cost", "rounds", "again", "sides"):
            assert getattr(one, field) == getattr(other, field), field
        if GAME.waits(s)[0].clock != "railroad":
            assert (one.lying, one.lie) == (other.lying, other.lie)


def test_a_chance_to_complete_a_set() -> None:
    prospects = PROSPECTS["yellow"]
    assert prospects[0][0] == 1.0
    assert prospects[1][0] == prospects[3][2] == 0.0
    assert prospects[1][1] == pytest.approx(0.5)
    assert prospects[1][2] == pytest.approx(0.75)
    assert prospects[3][4] == pytest.approx(5 / 16)


def test_the_missing_street_is_worth_its_bonus_unless_it_is_taken(table: type[Table]) -> None:
    """KNOCKOUT-65, KNOCKOUT-66."""
    t = table(2).lay({0: 19, 1: 20})
    features = seen(GAME.view(t.s, 0))
    worth = worths(features, standings(features, features.lie))
    assert worth[21] == max(worth)
    below = table(2).lay({0: 19, 1: 20, 4: 21})
    features = seen(GAME.view(below.s, 0))
    assert worths(features, standings(features, features.lie))[21] > worth[21]
    features.order = [1, 0]
    assert worths(features, standings(features, features.lie))[21] == 0.0


def test_the_last_slides_matter_most(table: type[Table]) -> None:
    """A set is worth more when nobody can answer any more."""
    t = table(2).lay({0: 19, 1: 20, 2: 21})
    features = seen(GAME.view(t.s, 0))
    early = expected(features, features.lie)[0]
    features.left = {0: 0, 1: 0}
    assert expected(features, features.lie)[0] == 750 + 1500 > early - 150


def test_it_goes_round_what_stands_in_the_way(table: type[Table]) -> None:
    beside = table(2).lay({0: (120, 300)})
    assert [aim for aim in aims(beside, 23) if aim[1] == 0 and aim[0] > 135]
    t = table(2).lay({0: (135, 300)})
    (aim,) = aims(t, 23)
    shown = preview([Lying(0, 135_000, 300_000)], aim)
    assert aim[1]
    assert shown.touch is None
    assert space_at(*shown.stop) == 23
    wall = table(4).lay({number: (20 + 46 * number, 250) for number in range(6)})
    assert not aims(wall, 23)


def aims(t: Table, space: int) -> list[Aim]:
    """How a robot thinks of reaching a space."""
    return [idea.aim for idea in thoughts(seen(GAME.view(t.s, 0))) if idea.space == space and idea.token < 0]


def test_the_better_choice_of_a_strong_robot_wins_the_round(table: type[Table]) -> None:
    """The last slide of the last round: whoever is behind aims at the street that makes the set whole."""
    t = table(2).lay({0: 7, 1: 8, 2: 1, 7: 24})
    for number in (4, 5, 6):
        token(t.s, number).status = OUT
    turn.ask(t.s, phases.ToSlide(3, 0, REGULAR))
    t.s.round, t.s.card = 2, [1, 0]
    for side in t.s.sides:
        side.led = True
    t.s.place = 2
    t.s.purse.cash[:] = [0, 700, t.s.purse.cash[-1]]
    found = thought(t.s, 0, "strong", 600)
    assert found is not None
    assert isinstance(found.action, Slide)
    assert (found.action.lane // 90, found.action.power) == (2, 25)


def test_the_chance_to_win(table: type[Table]) -> None:
    """Even at first, higher for who leads; the players of a side share theirs; a shared victory is halved."""
    assert evaluation.evaluate(table(2).s) == [5000, 5000]
    ahead = evaluation.evaluate(table(2).cash(1000, 0).s)
    assert ahead[0] > 6500 > 3500 > ahead[1]
    team = evaluation.evaluate(table(5).s)
    assert team[0] == team[1]
    t = table(2)
    t.s.ranks = [1, 1]
    assert evaluation.evaluate(t.s) == [5000, 5000]
    t.s.ranks = [2, 1]
    assert evaluation.evaluate(t.s) == [0, 10_000]


# ---- why


def why(t: Table, seat: int, action: Action) -> Reason | None:
    return reasons.explain(GAME.view(t.s, seat), action)


def aimed(t: Table, seat: int, space: int = 0, token: int = -1) -> Slide:
    """The slide that a robot thinks of for a space, or at a token."""
    found = thoughts(seen(GAME.view(t.s, seat)))
    return Slide(*next(one.aim for one in found if one.token == token and (one.space == space or not space)))


def test_why_it_aims_there(table: type[Table]) -> None:
    t = table(3).lay({0: 19, 1: 20, 4: 11})
    assert why(t, 0, aimed(t, 0, 21)) == Reason("completes", {"space": 21, "group": "yellow"})
    assert why(t, 0, aimed(t, 0, 24)) == Reason("earns", {"space": 24, "amount": 300})
    assert why(table(2), 0, Slide(100, 5, 33)) is None
    t = table(3).lay({0: 19, 4: (160, 394)})
    assert why(t, 0, aimed(t, 0, 21)) == Reason("joins", {"space": 21, "group": "yellow"})
    assert why(t, 0, aimed(t, 0, 11)) == Reason("forestalls", {"space": 11, "colour": "yellow"})
    codes = {space: why(t, 0, aimed(t, 0, space)) for space in (13, 15, 26, 29)}
    assert [reason.code for reason in codes.values() if reason] == ["house", "chance", "railroad", "parking"]
    t = table(2).lay({4: 25, 5: 27, 6: 10})
    assert why(t, 0, aimed(t, 0, token=5)) == Reason("breaks", {"colour": "yellow", "group": "dark-blue"})
    assert why(t, 0, aimed(t, 0, token=6)) == Reason("knocks", {"colour": "yellow", "space": 10})


def test_why_it_pays_moves_or_does_not(table: type[Table]) -> None:
    t = table(2).lay({0: 26, 1: 19, 2: 20}).to_the_end()
    assert why(t, 0, Move(21)) == Reason("completes", {"space": 21, "group": "yellow"})
    assert why(t, 0, Move(25)) == Reason("moves", {"space": 25})
    codes = [why(t, 0, action) for action in (Pay(), Stay(), Decline(), LetLie(), Remain())]
    assert [reason.code for reason in codes if reason] == ["pays", "stays", "declines", "lets-lie", "remains"]
    assert why(t, 0, Leave()) is None
    assert why(t, 0, Retry(1, 0, 1)) is None


@pytest.mark.uncounted
def test_every_reason_has_a_sentence_in_both_languages() -> None:
    said: set[tuple[str, str]] = set()
    for kind, seed in (("easy", 1), ("normal", 2), ("strong", 3)):
        for number, s in enumerate(walk(seed, "easy", 4, second_chance="paid")):
            if number % 5:
                continue
            found = thought(s, GAME.waits(s)[0].seats[0], kind, 20)
            assert found is not None
            for lang in WALKED:
                line = translator_for(lang).reason("knockout", found.reason, NAMES)
                assert line
                assert "{" not in line
                said.add((lang, found.reason.code))
    assert len(said) > 10
    codes = (
        "ahead completes joins forestalls earns house chance railroad parking breaks knocks "
        "pays stays declines lets-lie moves remains"
    )
    for lang in WALKED:
        assert all(translator_for(lang).has(f"knockout-reason-{code}") for code in codes.split())


def test_an_easy_robot_judges_at_a_glance(table: type[Table]) -> None:
    """Nothing is imagined for it; other verbs are judged as usual."""
    t = table(2).lay({0: 19, 1: 20})
    view = GAME.view(t.s, 0)
    legal_actions = GAME.legal_actions(t.s, 0)
    assert ranked_candidates(robots_of(GAME), view, legal_actions, action_values.quick_action_value)
    assert not seen(view).hunches
    assert ranked_candidates(robots_of(GAME), view, legal_actions)
    assert len(seen(view).hunches) == len(
        [one for one in ranked_candidates(robots_of(GAME), view, legal_actions) if isinstance(one[1], Slide)]
    )
    assert action_values.quick_action_value(view, Slide(135, 5, 45)) == -1
    assert action_values.quick_action_value(view, Leave()) == 0
    assert set(SETS) == set(PROSPECTS)
