"""The end of a round: Chance, Railroad, the order of the steps, the next round (sections 5 to 7)."""

import pytest

from bot.games.knockout import GAME, railroad
from bot.games.knockout.actions import LetLie, Move, Pay, Remain, Slide, Stay
from bot.games.knockout.data import CELLS, PROPERTIES, centre
from bot.games.knockout.events import Collected, Knocked, LeftLying, Moved, RoundBegan, RoundScored, Slid
from tests.games.knockout.board import AIM, OFF, Table
from tests.games.scenario import options_of


def test_steps_in_their_order(table: type[Table]) -> None:
    """KNOCKOUT-46: Chance of all sides, then Railroad of all sides, then cash."""
    t = table(2).lay({0: 26, 4: 15, 5: 26}).to_the_end()
    assert (t.what, t.asked) == ("chance", (1,))
    t.play(1, LetLie())
    assert (t.what, t.asked, t.due) == ("railroad", (0,), 0)
    t.play(0, Move(27))
    assert (t.what, t.asked, t.due) == ("railroad", (1,), 5)
    t.play(1, Move(25))
    assert [(one.colour, one.amount) for one in t.all(Collected)] == [("red", 500), ("yellow", 500)]
    assert t.s.round == 2


# ---- Chance


def test_chance_lets_a_token_slide_once_more(table: type[Table]) -> None:
    """KNOCKOUT-49, KNOCKOUT-50, KNOCKOUT-55: however it got there; it may knock like any slide."""
    t = table(2).lay({0: 15, 4: 14}).to_the_end()
    t.play(0, AIM, {0: 27, 4: OFF})
    assert (t.one(Slid).kind, t.one(Knocked).fate) == ("chance", "off")
    assert t.s.round == 2
    assert t.money() == [500, 0]


def test_a_token_slides_from_chance_once_a_round(table: type[Table]) -> None:
    """KNOCKOUT-51: back on Chance it stays there without effect."""
    t = table(2).lay({0: 15}).to_the_end().slide(15)
    assert t.s.round == 2


def test_it_may_be_left_there(table: type[Table]) -> None:
    """KNOCKOUT-52: and is not offered again this round."""
    t = table(2).lay({0: 15, 1: 15}).to_the_end()
    assert t.due == 0
    t.play(0, LetLie())
    assert (t.one(LeftLying).token, t.due) == (0, 1)
    t.slide(1)
    assert t.s.round == 2


def test_pushed_there_while_the_step_runs(table: type[Table]) -> None:
    """KNOCKOUT-53: offered when the owner's step comes, or while it is running."""
    t = table(2).lay({0: 15, 1: 14, 4: 12}).to_the_end()
    t.play(0, AIM, {0: 2, 1: 15, 4: 15})
    assert (t.what, t.due) == ("chance", 1)
    t.play(0, LetLie())
    assert (t.what, t.due, t.asked) == ("chance", 4, (1,))


def test_pushed_there_too_late(table: type[Table]) -> None:
    """KNOCKOUT-53: the owner's step is over."""
    t = table(2).lay({4: 15, 0: 14}).to_the_end()
    t.play(1, AIM, {4: 2, 0: 15})
    assert t.s.round == 2


def test_a_jail_slide_onto_chance_in_the_step(table: type[Table]) -> None:
    """KNOCKOUT-45, KNOCKOUT-53: the Jail rules hold in the Chance step, and what is slid out may come to Chance."""
    t = table(2).cash(500, 500).lay({0: 15, 5: 27}).to_the_end()
    t.play(0, AIM, {0: 28, 5: 30})
    assert (t.what, t.due) == ("jail", 0)
    t.play(0, Stay())
    assert (t.what, t.due) == ("jail", 5)
    t.play(1, Pay()).slide(15)
    assert (t.what, t.due, t.asked) == ("chance", 5, (1,))


def test_several_on_chance_one_at_a_time(table: type[Table]) -> None:
    """KNOCKOUT-54: lowest number first, each fully resolved."""
    t = table(2).cash(500, 0).lay({1: (210, 480), 3: (250, 480)}).to_the_end()
    assert t.due == 1
    t.slide(28)
    assert (t.what, t.due) == ("jail", 1)
    t.play(0, Stay())
    assert (t.what, t.due) == ("chance", 3)


def test_time_leaves_it(table: type[Table]) -> None:
    """Section 13: when a Chance runs out the token stays."""
    t = table(2).lay({0: 15}).to_the_end().time()
    assert t.one(LeftLying).colour == "red"


# ---- Railroad


def test_to_any_unoccupied_property(table: type[Table]) -> None:
    """KNOCKOUT-56, KNOCKOUT-57: nobody's token may lie there, not even an own one."""
    t = table(3).lay({0: 26, 1: 25, 4: 27, 8: (10, 120)}).to_the_end()
    (legal_action,) = t.legal_actions(0, Move)
    assert set(options_of(legal_action)) == set(PROPERTIES) - {25, 27, 1}
    assert [t.refused(0, Move(space)) for space in (25, 27, 1)] == ["occupied"] * 3
    t.play(0, Move(3))
    assert t.one(Moved).space == 3


@pytest.mark.parametrize("space", [2, 13, 14, 15, 26, 28, 29, 30])
def test_nothing_but_properties(table: type[Table], space: int) -> None:
    """KNOCKOUT-58."""
    t = table(2).lay({0: 26}).to_the_end()
    assert t.refused(0, Move(space)) == "not-a-property"


def test_the_move_is_optional(table: type[Table]) -> None:
    """KNOCKOUT-59, KNOCKOUT-60: who stays gets nothing for it; knocked there counts like slid there."""
    t = table(2).lay({0: 27})
    t.slide(OFF)
    t.play(1, AIM, {4: 25, 0: 26})
    t.to_the_end()
    assert (t.what, t.due) == ("railroad", 0)
    t.play(0, Remain())
    assert t.money() == [0, 500]


def test_it_is_put_down_in_the_middle(table: type[Table]) -> None:
    """KNOCKOUT-61: nothing is knocked, whoever lies around."""
    t = table(2).lay({0: 26, 1: 26, 4: (95, 394)}).to_the_end()
    t.play(0, Move(10))
    token = next(one for one in GAME.view(t.s, None).sides[0].tokens if one.number == 0)
    assert (token.x, token.y, token.space) == (45_000, 394_000, 10)
    assert t.space(4) == 11


def test_several_one_after_another(table: type[Table]) -> None:
    """KNOCKOUT-62: lowest first; a target taken is occupied for all that follow."""
    t = table(2).lay({2: 26, 3: 26, 4: 26}).to_the_end()
    assert t.due == 2
    t.play(0, Move(27))
    assert t.due == 3
    assert t.refused(0, Move(27)) == "occupied"
    t.play(0, Move(25))
    assert t.refused(1, Move(25)) == "occupied"
    t.play(1, Remain())
    assert t.money() == [500 + 500 + 2000, 0]


def test_time_takes_the_best_move(table: type[Table]) -> None:
    """KNOCKOUT-161: what brings most in step 3, sets counted; a higher side collects first; the lowest of equals."""
    t = table(2).lay({0: 26, 1: 19, 2: 20}).to_the_end().time()
    assert t.one(Moved).space == 21
    assert t.money()[0] == 750 + 1500
    lone = table(2).lay({0: 26}).to_the_end().time()
    assert lone.one(Moved).space == 25
    low = table(2).lay({0: 25, 4: 26}).to_the_end().time()
    assert low.one(Moved).space == 27


def test_the_best_move_reckons_house_and_tax(table: type[Table]) -> None:
    """KNOCKOUT-161: with a House a dear street counts twice."""
    t = table(2).lay({0: 26, 1: 2, 2: 1}).to_the_end().time()
    assert t.one(Moved).space == 25
    assert t.money()[0] == 100 + 500 + 500


def test_phases_without_a_choice_are_skipped(table: type[Table]) -> None:
    """KNOCKOUT-165: no token on Chance, none on a Railroad: straight to the cash."""
    t = table(2).lay({0: 27}).to_the_end()
    assert t.s.round == 2
    assert t.one(RoundScored).round == 1


def test_no_property_free_means_no_wait(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """KNOCKOUT-165: on this board it cannot happen with sixteen tokens; on a smaller one the token stays unasked."""
    t = table(4).lay({n: PROPERTIES[n] for n in range(16)})
    assert len(railroad.unoccupied(t.s)) == 6
    monkeypatch.setattr(railroad, "PROPERTIES", (25, 27))
    t = table(2).lay({0: 26, 1: 25, 4: 27}).to_the_end()
    assert t.s.round == 2


def test_no_token_moves_while_cash_is_paid(table: type[Table]) -> None:
    """KNOCKOUT-48: all lie as after the last slide, and those in Jail stay there, until everything is paid."""
    t = table(2).lay({0: 25, 1: 2, 4: 29, 5: 14, 6: "jail", 7: "out"}).to_the_end(1)
    scored = t.s.statement
    assert scored is not None
    lying = {0: 25, 1: 2, 3: 1, 4: 29, 5: 14}
    assert [(one.token, one.x, one.y) for one in scored.lying] == [(n, *centre(space)) for n, space in lying.items()]
    assert scored.jailed == (6,)
    kinds = [type(event) for event in t.told]
    assert kinds.index(RoundScored) < kinds.index(RoundBegan)


# ---- the next round


def test_tokens_back_order_rotated_pot_kept(table: type[Table]) -> None:
    """KNOCKOUT-20, KNOCKOUT-21, KNOCKOUT-48."""
    t = table(3).slide(28).lay({1: 15}).lay({1: "out"}).to_the_end(27)
    assert {one.status for side in GAME.view(t.s, None).sides for one in side.tokens} == {"hand"}
    assert t.card() == ["yellow", "green", "red"]
    assert t.one(RoundBegan).order == ("yellow", "green", "red")
    assert (t.asked, t.due) == ((1,), 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_as_many_rounds_as_sides(table: type[Table], seats: int) -> None:
    """KNOCKOUT-14: each side goes first once."""
    t = table(seats)
    sides = len(t.s.sides)
    first = []
    while t.what:
        if t.s.slides % (4 * sides) == 0:
            first.append(t.s.card[0])
        t.slide(OFF)
    assert first == list(range(sides))
    assert t.s.slides == 4 * sides * sides


def test_what_is_no_property_pays_nothing() -> None:
    assert all(cell.pays == 0 for cell in CELLS if cell.kind != "property")


def test_nobody_else_may_choose(table: type[Table]) -> None:
    """KNOCKOUT-16: a Chance and a Railroad belong to their side."""
    t = table(2).lay({0: 15, 1: 26}).to_the_end()
    assert t.refused(1, Slide(135, 0, 45)) == "not-your-slide"
    assert t.refused(1, LetLie()) in {"not-your-turn", "no-chance"}
    t.play(0, LetLie())
    assert t.refused(1, Move(25)) in {"not-your-turn", "no-railroad"}
