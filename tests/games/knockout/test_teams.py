"""Teams: who slides, who chooses, who stands in for whom (KNOCKOUT-18, KNOCKOUT-19, KNOCKOUT-162)."""

from bot.games.knockout import GAME
from bot.games.knockout.actions import LetLie, Move, Pay, Slide, Stay
from bot.games.knockout.events import Moved, Slid
from tests.games.knockout.board import AIM, OFF, Table


def test_partners_alternate_and_begin_in_turn(table: type[Table]) -> None:
    """KNOCKOUT-18: member ((j - 1 + r - 1) mod m); a lone player slides all."""
    t = table(5)
    sliders: list[list[int]] = [[], [], []]
    for _ in range(3):
        for _ in range(12):
            sliders[t.due // 4].append(t.asked[0])
            t.slide(OFF)
    assert sliders[0] == [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1]
    assert sliders[1] == [2, 3, 2, 3, 3, 2, 3, 2, 2, 3, 2, 3]
    assert sliders[2] == [4] * 12


def test_the_partner_does_not_slide(table: type[Table]) -> None:
    """KNOCKOUT-16, KNOCKOUT-18."""
    t = table(5)
    assert t.refused(1, AIM) == "not-your-slide"


def test_who_slid_it_last_slides_it_again(table: type[Table]) -> None:
    """KNOCKOUT-19: out of Jail and from Chance; either partner may choose, the first press counts."""
    t = table(6).cash(500, 500, 500).slide(1, 1, 1, 28)
    assert (t.what, t.asked) == ("jail", (0, 1))
    (wait,) = t.waits()
    t.play(0, Pay(), None)
    assert t.refused(1, Stay(), wait) == "jail-choice-over"
    assert (t.what, t.asked) == ("again", (1,))
    assert t.refused(0, AIM) == "not-your-slide"
    t.slide(15)
    assert t.one(Slid).seat == 1


def test_chance_of_a_team(table: type[Table]) -> None:
    """KNOCKOUT-19: the slide is its slider's, leaving it is either's."""
    t = table(6).slide(1, 1, 1, 15)
    t.to_the_end()
    assert (t.what, t.due, t.asked) == ("chance", 1, (0, 1))
    assert t.legal_actions(0, Slide) == []
    assert t.refused(0, AIM) == "answer-first"
    assert len(t.legal_actions(1, Slide)) == len(t.legal_actions(0, LetLie)) == len(t.legal_actions(1, LetLie)) == 1
    t.play(0, LetLie())
    assert t.refused(1, LetLie()) == "no-chance"


def test_railroad_of_a_team(table: type[Table]) -> None:
    """KNOCKOUT-19."""
    t = table(6).lay({0: 26}).to_the_end()
    assert t.asked == (0, 1)
    t.play(1, Move(27))
    assert t.one(Moved).seats == (0, 1)


def test_an_automatic_slide_counts_as_the_players(table: type[Table]) -> None:
    """KNOCKOUT-19: out of Jail it is again that player's."""
    t = table(6).cash(500, 500, 500)
    t.time({0: 28})
    assert t.one(Slid).kind == "automatic"
    t.play(1, Pay())
    assert list(t.asked) == [0]


def test_the_partner_of_who_is_away_may_slide(table: type[Table]) -> None:
    """KNOCKOUT-162, KNOCKOUT-190: after two waits in a row; until the first has played something again."""
    t = table(5)
    for _ in range(2):
        while t.asked != (0,):
            t.slide(OFF)
        t.time({t.due: OFF})
    while t.due not in range(4) or t.asked[0] != 0:
        t.slide(OFF)
    assert t.asked == (0, 1)
    assert GAME.view(t.s, None).seats[0].absent
    t.play(1, AIM, {t.due: 14})
    assert t.one(Slid).seat == 1
    while t.asked[0] != 0:
        t.slide(OFF)
    t.play(0, AIM, {t.due: OFF})
    while t.due not in range(4) or t.asked[0] != 0:
        t.slide(OFF)
    assert list(t.asked) == [0]


def test_whose_miss_it_is(table: type[Table]) -> None:
    """KNOCKOUT-190: a slide's is its slider's, any other wait's every player's of the side."""
    t = table(6).cash(500, 500, 500)
    t.time({0: 28})
    assert t.s.missed[:2] == [1, 0]
    t.time()
    assert t.s.missed[:2] == [2, 1]
    t.slide(OFF)
    assert t.s.missed == [2, 1, 0, 0, 0, 0]


def test_a_lone_player_has_nobody_to_stand_in(table: type[Table]) -> None:
    t = table(2)
    t.s.missed = [5, 5]
    assert t.asked == (0,)
