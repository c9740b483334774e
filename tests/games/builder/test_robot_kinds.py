"""Builder's robots at work: legal, with a reason in both languages; what they imagine; trades and chips."""

from collections.abc import Iterator

import pytest

from bot.games.builder import GAME, data, penthouse_race
from bot.games.builder.actions import Accept, Bid, Build, EndTurn, Exchange, Propose, Steal
from bot.games.builder.robot import action_values, chip_value, reasons, rollout, trades, value
from bot.games.builder.state import State
from bot.games.builder.view import BuilderView
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Action, LegalAction, Seat
from bot.kit.engine import Accepted, apply_action, default_options, read, write
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, think
from bot.kit.robots.move import RobotMove
from bot.kit.robots.search import SearchContext
from bot.kit.robots.trades import EVERY
from tests.bench.silly.builder import Watch
from tests.games.builder.scenario import BuilderScenario
from tests.games.scenario import play_in_place
from tests.spoken import WALKED

NAMES = ("Ada", "Blaise", "Grace", "Alan")
KINDS = ("easy", "normal", "strong", "random")


def walk(seed: int, seats: int, most: int) -> Iterator[tuple[State, Seat, RobotMove]]:
    """Each state in which a seat is asked, and its thought."""
    dice, luck = FastRng(seed), FastRng(seed + 1)
    state = GAME.setup(seats, default_options(GAME, "slow"), dice)
    for number in range(most):
        asked = [seat for wait in GAME.waits(state) if not wait.held for seat in wait.seats if seat != CLOCK]
        if not asked:
            return
        seat = asked[0]
        kind = KINDS[(seat + number) % len(KINDS)]
        search_context = SearchContext(GAME, state, seat, 20) if kind == "strong" else None
        thought = think(kind, GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), luck, search_context)
        assert thought is not None
        yield state, seat, thought
        done = apply_action(GAME, state, seat, thought.action, dice)
        assert isinstance(done, Accepted), (thought, done)
        state = done.state


@pytest.mark.uncounted
def test_every_kind_plays_what_is_offered_and_says_why() -> None:
    codes = set()
    for seed in range(4):
        for state, seat, thought in walk(seed, 2 + seed % 3, 90):
            legal_actions = [
                legal_action
                for legal_action in GAME.legal_actions(state, seat)
                if legal_action.action is type(thought.action)
            ]
            assert any(legal_action.refusal(thought.action) is None for legal_action in legal_actions)
            codes.add(thought.reason.code)
            for lang in WALKED:
                line = translator_for(lang).reason("builder", thought.reason, NAMES)
                assert line[-1] in ".!?)", line
                assert "{" not in line
                assert "reason-" not in line
    assert len(codes) > 15


def test_the_pilot_ends_every_game_by_legal_actions() -> None:
    """With nothing lost; what it plays is always on offer."""
    for seed in range(6):
        dice = FastRng(seed)
        s = GAME.setup(2 + seed % 3, default_options(GAME, "slow"), dice)
        before = GAME.conserved_totals(s)
        for _ in range(1_000):
            if GAME.result(s):
                break
            seat, action = rollout.rollout_policy(s, dice)
            if seat != CLOCK:
                same = [
                    legal_action for legal_action in GAME.legal_actions(s, seat) if legal_action.action is type(action)
                ]
                assert any(legal_action.refusal(action) is None for legal_action in same), (action, s.stack)
            play_in_place(GAME, s, seat, action, dice)
        assert GAME.result(s)
        assert GAME.conserved_totals(s) == before


def test_the_pilot_answers_offers(scenario: type[BuilderScenario]) -> None:
    """What helps is accepted, what harms is refused."""
    gift = scenario().own(0, 31).play("0 Propose.1.+31.0.+.5")
    assert type(rollout.rollout_policy(gift.s, FastRng(1))[1]).__name__ == "Accept"
    robbery = scenario().own(1, 31).play("0 Propose.1.+.5.+31.0")
    assert type(rollout.rollout_policy(robbery.s, FastRng(1))[1]).__name__ == "Refuse"
    assert robbery.deed(31).owner == 1


def test_what_the_tower_lacks() -> None:
    assert penthouse_race.missing(1, (0, 0, 0, 0)) == penthouse_race.STILL[1][1] == 18
    assert penthouse_race.missing(data.PENTHOUSE, (9, 0, 1, 1)) == 1
    assert penthouse_race.missing(data.PENTHOUSE, (2, 1, 1, 1)) == 0


def test_chips_that_the_next_floor_names_count_more() -> None:
    assert value.surplus((5, 1, 1, 1), penthouse_race.needs(3)) == [2, 0, 0, 0]
    assert value.chip(0, 1) > value.chip(0, 0) > value.chip(5, 0)


def reason(view: BuilderView, action: Action) -> str:
    """The code of why a robot would do that."""
    found = reasons.explain(view, action)
    assert found is not None
    return found.code


def trades_proposed(view: BuilderView, legal_action: LegalAction) -> list[Propose]:
    """The trades that a robot would look at."""
    found = action_values.candidate_actions(view, legal_action)
    assert found is not None
    return [action for action in found if isinstance(action, Propose)]


def test_it_exchanges_to_open_a_floor(scenario: type[BuilderScenario]) -> None:
    table = scenario().chips(0, "ttttttce").tower(0, "b2", floors=3).manage()
    view = GAME.view(table.s, 0)
    assert chip_value.exchange(view, 0, Exchange("truck", "boat")) > 0
    assert chip_value.exchange(view, 0, Exchange("truck", "crane")) < 0
    assert reason(view, Exchange("truck", "boat")) == "lacks"


def test_it_saves_chips_for_the_penthouse(scenario: type[BuilderScenario]) -> None:
    table = scenario().chips(0, "ttce").tower(0, "b2", "b3").manage()
    assert chosen(table) == EndTurn()
    assert reason(GAME.view(table.s, 0), EndTurn()) == "saves"
    table.tower(1, "d2", "d3", "d4")
    assert isinstance(chosen(table), Build)


def chosen(table: BuilderScenario, seat: int = 0) -> Action | None:
    """What a normal robot would do."""
    return choose("normal", GAME, GAME.view(table.s, seat), GAME.legal_actions(table.s, seat), FastRng(1))


def test_it_steals_what_the_penthouse_of_another_takes(scenario: type[BuilderScenario]) -> None:
    view = scenario().chips(1, "tttceb").tower(1, "b2").chips(2, "tttceb").view()
    assert chip_value.stops(view, Steal(1, "boat"))
    assert not chip_value.stops(view, Steal(1, "truck"))
    assert not chip_value.stops(view, Steal(2, "boat"))


def test_it_proposes_trades_that_are_good_for_both(scenario: type[BuilderScenario]) -> None:
    """The halves of two sets, once in a turn and not in every round."""
    table = scenario(4).own(0, 1, 29).own(1, 3, 31)
    table.s.turns.round = EVERY
    view = GAME.view(table.s, 0)
    legal_action = next(
        legal_action for legal_action in GAME.legal_actions(table.s, 0) if legal_action.action is Propose
    )
    candidate_actions = trades_proposed(view, legal_action)
    assert 0 < len(candidate_actions) <= trades.MOST
    assert all(legal_action.refusal(idea) is None for idea in candidate_actions)
    assert action_values.action_value(view, candidate_actions[0]) > 0
    assert isinstance(chosen(table), Propose)
    table.s.turns.round += 1
    assert trades_proposed(GAME.view(table.s, 0), legal_action) == []


def test_what_was_refused_is_not_proposed_again_while_little_has_changed(scenario: type[BuilderScenario]) -> None:
    """Whatever money was asked for, whether refused or answered by another offer (BUILDER-120)."""
    table = scenario(4).own(0, 1, 29).own(1, 3, 31)
    table.s.turns.round = EVERY
    legal_action = next(
        legal_action for legal_action in GAME.legal_actions(table.s, 0) if legal_action.action is Propose
    )
    swaps = trades_proposed(GAME.view(table.s, 0), legal_action)
    assert swaps
    for number, idea in enumerate(swaps):
        table.play(f"0 {write(idea)}")
        table.play("1 Propose.0.+3.0.+.500" if number % 2 else f"1 Refuse.{table.s.deals[0].number}")
    table.s.deals.clear()
    table.s.decisions = table.s.stack[-1].number
    again = trades_proposed(GAME.view(table.s, 0), legal_action)
    assert not {(idea.give, idea.take) for idea in again} & {(idea.give, idea.take) for idea in swaps}
    table.own(0, 5, 6, 9)
    assert trades_proposed(GAME.view(table.s, 0), legal_action), "three deeds more"


@pytest.mark.parametrize("kind", ["easy", "normal", "strong"])
@pytest.mark.parametrize(("give", "take"), [("truck-1", "1"), ("", "31"), ("", "1+3")])
def test_no_robot_can_be_worn_down(scenario: type[BuilderScenario], kind: str, give: str, take: str) -> None:
    """A street for a chip, or for nothing much: asked a hundred times, with its slips, an easy robot refuses too."""
    table = scenario(3).own(1, 1, 3, 31).chips(0, "tt").chips(1, "ceb")
    table.s.turns.turn = 40
    table.play(f"0 Propose.1.+{give}.{0 if give else 10}.+{take}.0")
    view, legal_actions = GAME.view(table.s, 1), GAME.legal_actions(table.s, 1)
    for seed in range(100 if kind == "easy" else 5):
        search_context = SearchContext(GAME, table.s, 1, 100) if kind == "strong" else None
        action = choose(kind, GAME, view, legal_actions, FastRng(seed), search_context)
        assert not isinstance(action, Accept), seed
    assert any(isinstance(choose("random", GAME, view, legal_actions, FastRng(seed)), Accept) for seed in range(20))


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_no_bid_is_much_above_the_price(scenario: type[BuilderScenario], kind: str) -> None:
    """A cheap deed may bring many chips: it is bid for up to a quarter above its price."""
    table = scenario(2).at(0, 0).play("0 Roll 1 2", "0 Auction")
    price, seat, bids = data.TITLES[3].price, 1, []
    while table.s.stack and table.view().stage == "auction":
        search_context = SearchContext(GAME, table.s, seat, 200) if kind == "strong" else None
        action = choose(
            kind, GAME, GAME.view(table.s, seat), GAME.legal_actions(table.s, seat), FastRng(1), search_context
        )
        if isinstance(action, Bid):
            bids.append(action.amount)
            table.play(f"{seat} Bid.{action.amount}")
        else:
            table.play(f"{seat} Pass")
        seat = 1 - seat
    assert bids
    assert max(bids) <= 1.25 * price


def test_silly_bids_and_trades_are_counted(scenario: type[BuilderScenario]) -> None:
    """What `make tournament` counts."""
    watch = Watch()
    table = scenario(2).at(0, 0).play("0 Roll 1 2", "0 Auction")
    for amount in (70, 80):
        watch.before(GAME, table.s, 1, Bid(amount))
    for give, ask in (("truck-1", 0), ("truck-1", 10), ("truck-1+truck-2", 0)):
        table = scenario(2).own(1, 1).chips(0, "tt").play(f"0 Propose.1.+{give}.{ask}.+1.0")
        watch.before(GAME, table.s, 1, Accept(table.s.deals[0].number))
        watch.after(GAME, table.s)
    assert (list(watch.counts.values()), list(watch.chances.values())) == ([1, 1], [2, 3])


def test_reasons_of_rare_plays(scenario: type[BuilderScenario]) -> None:
    table = scenario(2).own(0, 1).own(1, 3, 31).chips(0, "tttccc").tower(0, "b2", floors=1)
    view = GAME.view(table.s, 0)
    for text, code in {
        "Build.b3.+": "groups",
        "Build.b2.+": "rises",
        "Build.d5.+": "founds",
        "Swap.1.31": "swaps",
        "Swap.1.3": "completes",
        "Mortgage.1": "mortgages",
        "Repay.1": "repays",
        "Pick.boat": "balances",
        "Steal.1.boat": "slows",
        "Propose.1.+.50.+3.0": "completes",
        "KeepAll": "keeps-mortgage",
        "GoBankrupt": "bankrupt",
        "EndAndCount": "counts",
        "EndTurn": "waits",
    }.items():
        assert reason(view, read(GAME, text)) == code, text
    assert reasons.explain(view, read(GAME, "Leave")) is None
    table.play("1 Propose.0.+.5.+1.0")
    refusal = read(GAME, f"Refuse.{table.deal()}")
    assert reason(GAME.view(table.s, 0), refusal) == "keeps-set"
