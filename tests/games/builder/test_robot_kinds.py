"""Builder's robots at work: legal, with a reason in both languages; what they imagine; trades and chips."""

import pytest

from bot.games.builder import GAME, data, race, robot_chips, robot_deals, worth
from bot.games.builder.actions import Accept, Bid, Build, EndTurn, Exchange, Propose, Steal
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import Accepted, decide, read, settings, write
from bot.games.kit.model import CLOCK
from bot.games.kit.robots import choose, think
from bot.games.kit.search import Dream, silent
from bot.words import words
from tests.bench.silly.builder import Watch

NAMES = ("Ada", "Blaise", "Grace", "Alan")
KINDS = ("easy", "normal", "strong", "random")


def walk(seed, seats, most):
    """Each state in which a seat is asked, and its thought."""
    dice, luck = FastDice(seed), FastDice(seed + 1)
    state = GAME.setup(seats, settings(GAME, "slow"), dice)
    for number in range(most):
        asked = [seat for wait in GAME.waits(state) if not wait.held for seat in wait.seats if seat != CLOCK]
        if not asked:
            return
        seat = asked[0]
        kind = KINDS[(seat + number) % len(KINDS)]
        dream = Dream(GAME, state, seat, 20) if kind == "strong" else None
        thought = think(kind, GAME, GAME.view(state, seat), GAME.offers(state, seat), luck, dream)
        yield state, seat, thought
        done = decide(GAME, state, seat, thought.action, dice)
        assert isinstance(done, Accepted), (thought, done)
        state = done.state


def test_every_kind_plays_what_is_offered_and_says_why():
    codes = set()
    for seed in range(4):
        for state, seat, thought in walk(seed, 2 + seed % 3, 90):
            offers = [offer for offer in GAME.offers(state, seat) if offer.action is type(thought.action)]
            assert any(offer.refusal(thought.action) is None for offer in offers)
            codes.add(thought.reason.code)
            for lang in ("en", "fr"):
                line = words(lang).reason("builder", thought.reason, NAMES)
                assert line[-1] in ".!?)", line
                assert "{" not in line
                assert "reason-" not in line
    assert len(codes) > 15


def test_the_pilot_ends_every_game_by_legal_actions():
    """With nothing lost; what it plays is always on offer."""
    for seed in range(6):
        dice = FastDice(seed)
        s = GAME.setup(2 + seed % 3, settings(GAME, "slow"), dice)
        before = GAME.conserved(s)
        for _ in range(1_000):
            if GAME.result(s):
                break
            seat, action = GAME.pilot(s, dice)
            if seat != CLOCK:
                same = [offer for offer in GAME.offers(s, seat) if offer.action is type(action)]
                assert any(offer.refusal(action) is None for offer in same), (action, s.stack)
            GAME.play(s, seat, action, dice, silent)
        assert GAME.result(s)
        assert GAME.conserved(s) == before


def test_the_pilot_answers_offers(scene):
    """What helps is accepted, what harms is refused."""
    gift = scene().own(0, 31).play("0 Propose.1.+31.0.+.5")
    assert type(GAME.pilot(gift.s, FastDice(1))[1]).__name__ == "Accept"
    robbery = scene().own(1, 31).play("0 Propose.1.+.5.+31.0")
    assert type(GAME.pilot(robbery.s, FastDice(1))[1]).__name__ == "Refuse"
    assert robbery.deed(31).owner == 1


def test_what_the_tower_lacks():
    assert race.missing(1, (0, 0, 0, 0)) == race.STILL[1][1] == 18
    assert race.missing(data.PENTHOUSE, (9, 0, 1, 1)) == 1
    assert race.missing(data.PENTHOUSE, (2, 1, 1, 1)) == 0


def test_chips_that_the_next_floor_names_count_more():
    assert worth.surplus((5, 1, 1, 1), race.needs(3)) == [2, 0, 0, 0]
    assert worth.chip(0, 1) > worth.chip(0, 0) > worth.chip(5, 0)


def test_it_exchanges_to_open_a_floor(scene):
    table = scene().chips(0, "ttttttce").tower(0, "b2", floors=3).manage()
    view = GAME.view(table.s, 0)
    assert robot_chips.exchange(view, 0, Exchange("truck", "boat")) > 0
    assert robot_chips.exchange(view, 0, Exchange("truck", "crane")) < 0
    assert GAME.explain(view, Exchange("truck", "boat")).code == "lacks"


def test_it_saves_chips_for_the_penthouse(scene):
    table = scene().chips(0, "ttce").tower(0, "b2", "b3").manage()
    assert chosen(table) == EndTurn()
    assert GAME.explain(GAME.view(table.s, 0), EndTurn()).code == "saves"
    table.tower(1, "d2", "d3", "d4")
    assert isinstance(chosen(table), Build)


def chosen(table, seat=0):
    """What a normal robot would do."""
    return choose("normal", GAME, GAME.view(table.s, seat), GAME.offers(table.s, seat), FastDice(1))


def test_it_steals_what_the_penthouse_of_another_takes(scene):
    view = scene().chips(1, "tttceb").tower(1, "b2").chips(2, "tttceb").view()
    assert robot_chips.stops(view, Steal(1, "boat"))
    assert not robot_chips.stops(view, Steal(1, "truck"))
    assert not robot_chips.stops(view, Steal(2, "boat"))


def test_it_proposes_trades_that_are_good_for_both(scene):
    """The halves of two sets, once in a turn and not in every round."""
    table = scene(4).own(0, 1, 29).own(1, 3, 31)
    table.s.turns.round = robot_deals.EVERY
    view = GAME.view(table.s, 0)
    offer = next(offer for offer in GAME.offers(table.s, 0) if offer.action is Propose)
    ideas = GAME.ideas(view, offer)
    assert 0 < len(ideas) <= robot_deals.MOST
    assert all(offer.refusal(idea) is None for idea in ideas)
    assert GAME.appraise(view, ideas[0]) > 0
    assert isinstance(chosen(table), Propose)
    table.s.turns.round += 1
    assert GAME.ideas(GAME.view(table.s, 0), offer) == []


def test_what_was_refused_is_not_proposed_again_while_little_has_changed(scene):
    """Whatever money was asked for, whether refused or answered by another offer (BUILDER-120)."""
    table = scene(4).own(0, 1, 29).own(1, 3, 31)
    table.s.turns.round = robot_deals.EVERY
    offer = next(offer for offer in GAME.offers(table.s, 0) if offer.action is Propose)
    swaps = GAME.ideas(GAME.view(table.s, 0), offer)
    assert swaps
    for number, idea in enumerate(swaps):
        table.play(f"0 {write(idea)}")
        table.play("1 Propose.0.+3.0.+.500" if number % 2 else f"1 Refuse.{table.s.deals[0].number}")
    table.s.deals.clear()
    table.s.decisions = table.s.stack[-1].number
    again = GAME.ideas(GAME.view(table.s, 0), offer)
    assert not {(idea.give, idea.take) for idea in again} & {(idea.give, idea.take) for idea in swaps}
    table.own(0, 5, 6, 9)
    assert GAME.ideas(GAME.view(table.s, 0), offer), "three deeds more"


@pytest.mark.parametrize("kind", ["easy", "normal", "strong"])
@pytest.mark.parametrize(("give", "take"), [("truck-1", "1"), ("", "31"), ("", "1+3")])
def test_no_robot_can_be_worn_down(scene, kind, give, take):
    """A street for a chip, or for nothing much: asked a hundred times, with its slips, an easy robot refuses too."""
    table = scene(3).own(1, 1, 3, 31).chips(0, "tt").chips(1, "ceb")
    table.s.turns.turn = 40
    table.play(f"0 Propose.1.+{give}.{0 if give else 10}.+{take}.0")
    view, offers = GAME.view(table.s, 1), GAME.offers(table.s, 1)
    for seed in range(100 if kind == "easy" else 5):
        dream = Dream(GAME, table.s, 1, 100) if kind == "strong" else None
        action = choose(kind, GAME, view, offers, FastDice(seed), dream)
        assert not isinstance(action, Accept), seed
    assert any(isinstance(choose("random", GAME, view, offers, FastDice(seed)), Accept) for seed in range(20))


@pytest.mark.parametrize("kind", ["normal", "strong"])
def test_no_bid_is_much_above_the_price(scene, kind):
    """A cheap deed may bring many chips: it is bid for up to a quarter above its price."""
    table = scene(2).at(0, 0).play("0 Roll 1 2", "0 Auction")
    price, seat, bids = data.TITLES[3].price, 1, []
    while table.s.stack and table.view().stage == "auction":
        dream = Dream(GAME, table.s, seat, 200) if kind == "strong" else None
        action = choose(kind, GAME, GAME.view(table.s, seat), GAME.offers(table.s, seat), FastDice(1), dream)
        if isinstance(action, Bid):
            bids.append(action.amount)
            table.play(f"{seat} Bid.{action.amount}")
        else:
            table.play(f"{seat} Pass")
        seat = 1 - seat
    assert bids
    assert max(bids) <= 1.25 * price


def test_silly_bids_and_trades_are_counted(scene):
    """What `make tournament` counts."""
    watch = Watch()
    table = scene(2).at(0, 0).play("0 Roll 1 2", "0 Auction")
    for amount in (70, 80):
        watch.before(GAME, table.s, 1, Bid(amount))
    for give, ask in (("truck-1", 0), ("truck-1", 10), ("truck-1+truck-2", 0)):
        table = scene(2).own(1, 1).chips(0, "tt").play(f"0 Propose.1.+{give}.{ask}.+1.0")
        watch.before(GAME, table.s, 1, Accept(table.s.deals[0].number))
        watch.after(GAME, table.s)
    assert (list(watch.counts.values()), list(watch.chances.values())) == ([1, 1], [2, 3])


def test_reasons_of_rare_plays(scene):
    table = scene(2).own(0, 1).own(1, 3, 31).chips(0, "tttccc").tower(0, "b2", floors=1)
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
        assert GAME.explain(view, read(GAME, text)).code == code, text
    assert GAME.explain(view, read(GAME, "Leave")) is None
    table.play("1 Propose.0.+.5.+1.0")
    refusal = read(GAME, f"Refuse.{table.deal()}")
    assert GAME.explain(GAME.view(table.s, 0), refusal).code == "keeps-set"
