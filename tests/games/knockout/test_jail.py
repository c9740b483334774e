"""Go to Jail: who goes, who may pay, in which order (section 4)."""

from bot.games.knockout.actions import Pay, Preset, Stay
from bot.games.knockout.events import BoughtOut, Knocked, Slid, Stayed
from tests.games.knockout.board import AIM, Table


def test_slid_or_knocked_there_goes_to_jail(table: type[Table]) -> None:
    """KNOCKOUT-35."""
    t = table(2).lay({4: 27})
    t.play(0, AIM, {0: 28, 4: 30})
    assert (t.status(0), t.status(4)) == ("jail", "jail")
    assert (t.one(Slid).fate, t.one(Knocked).fate) == ("jail", "jail")
    assert t.one(Slid).space == 28


def test_in_jail_it_is_off_the_board(table: type[Table]) -> None:
    """KNOCKOUT-36: nothing can hit it, it counts for nothing."""
    t = table(2).slide(28)
    t.slide(14)
    assert t.one(Slid).before == ()
    t.to_the_end()
    assert t.money() == [0, 0]


def test_pay_and_slide_again(table: type[Table]) -> None:
    """KNOCKOUT-37, KNOCKOUT-44: 100 into the pot; it uses up no regular slide, the next side is next."""
    t = table(3).cash(250, 0, 0).slide(28)
    assert (t.what, t.asked) == ("jail", (0,))
    t.play(0, Pay())
    assert (t.one(BoughtOut).amount, t.money()[0], t.pot) == (100, 150, 600)
    assert (t.what, t.asked, t.due) == ("again", (0,), 0)
    t.slide(25)
    assert t.one(Slid).kind == "jail"
    assert (t.space(0), t.asked, t.due) == (25, (1,), 4)
    t.slide(1, 1)
    assert (t.asked, t.due) == ((0,), 1)


def test_only_right_then(table: type[Table]) -> None:
    """KNOCKOUT-38: after declining, a payment in the same round is refused."""
    t = table(2).cash(500, 500).slide(28).play(0, Stay())
    assert t.one(Stayed).token == 0
    assert t.refused(0, Pay()) == "jail-choice-over"
    t.slide(14)
    assert t.refused(0, Pay()) == "jail-choice-over"
    assert t.status(0) == "jail"


def test_when_the_time_is_up_it_stays(table: type[Table]) -> None:
    """KNOCKOUT-38."""
    t = table(2).cash(500, 500).slide(28).time()
    assert (t.status(0), t.what, t.asked) == ("jail", "slide", (1,))


def test_free_at_the_end_of_the_round(table: type[Table]) -> None:
    """KNOCKOUT-39."""
    t = table(2).slide(28).to_the_end()
    assert t.s.round == 2
    assert t.status(0) == "hand"


def test_without_a_hundred_nobody_is_asked(table: type[Table]) -> None:
    """KNOCKOUT-40: the token stays and the game goes on; in round 1 nobody has cash."""
    t = table(2).cash(50, 0).slide(28)
    assert (t.what, t.asked, t.one(Stayed).colour) == ("slide", (1,), "red")


def test_the_slider_first_then_on_in_card_order(table: type[Table]) -> None:
    """KNOCKOUT-41: yellow slides: yellow, green, red; of one side the lowest number first."""
    t = table(3).cash(500, 500, 500).slide(14).lay({8: 25, 9: 26, 1: 27})
    t.play(1, AIM, {4: 28, 1: 30, 9: 28, 8: 30})
    asked = []
    while t.what == "jail":
        asked.append(t.due)
        t.play(t.asked[0], Stay())
    assert asked == [4, 8, 9, 1]
    assert t.asked == (2,)


def test_a_paid_slide_is_carried_out_before_the_next_question(table: type[Table]) -> None:
    """KNOCKOUT-42: what it sends to Jail joins the end of the queue."""
    t = table(3).cash(500, 500, 500).lay({4: 25, 8: 26, 5: 27})
    t.play(0, AIM, {0: 28, 4: 30})
    assert t.due == 0
    t.play(0, Pay())
    assert t.what == "again"
    t.play(0, AIM, {0: 2, 8: 28, 5: 30})
    asked = []
    while t.what == "jail":
        asked.append(t.due)
        t.play(t.asked[0], Stay())
    assert asked == [4, 5, 8]


def test_as_often_as_it_lands_there(table: type[Table]) -> None:
    """KNOCKOUT-43."""
    t = table(2).cash(250, 0).slide(28).play(0, Pay()).slide(30)
    assert (t.what, t.due) == ("jail", 0)
    t.play(0, Pay()).slide(28)
    assert (t.money()[0], t.what, t.asked) == (50, "slide", (1,))


def test_not_the_others_token(table: type[Table]) -> None:
    """KNOCKOUT-37: the owner's choice; the turn waits for it."""
    t = table(2).cash(500, 500).lay({4: 27})
    t.play(0, AIM, {0: 14, 4: 28})
    assert t.asked == (1,)
    assert t.refused(0, Pay()) == "jail-choice-over"
    assert t.refused(0, AIM) == "question-open"
    t.play(1, Pay())
    assert (t.what, t.asked, t.due) == ("again", (1,), 4)
    t.slide(5)
    assert (t.what, t.asked, t.due) == ("slide", (1,), 5)


def test_presets_answer_without_a_wait(table: type[Table]) -> None:
    """KNOCKOUT-193: `always` pays at once while there is cash, `never` stays; the slide is an ordinary wait."""
    t = table(2).cash(150, 500).play(0, Preset("always")).play(1, Preset("never"))
    t.slide(28)
    assert (t.what, t.asked, t.money()[0]) == ("again", (0,), 50)
    t.slide(28)
    assert (t.what, t.status(0)) == ("slide", "jail")
    t.slide(28)
    assert (t.status(4), t.money()[1]) == ("jail", 500)


def test_a_preset_counts_for_choices_not_yet_open(table: type[Table]) -> None:
    """KNOCKOUT-193: it may be changed at any time, even while others are asked."""
    t = table(2).cash(500, 500).slide(28)
    assert t.what == "jail"
    t.play(0, Preset("never"))
    assert t.what == "jail", "this one is open already"
    t.play(0, Stay())
    assert t.refused(0, Preset("never")) == "not-a-choice"
    t.play(1, Preset("always")).play(1, Preset("ask"))


def test_the_preset_of_who_slid_the_token(table: type[Table]) -> None:
    """KNOCKOUT-193: of two partners it is that one's answer that counts."""
    t = table(5).cash(500, 500, 500).play(0, Preset("never"))
    t.slide(28)
    assert t.status(0) == "jail"
    t.slide(1, 1)
    assert list(t.asked) == [1]
    t.slide(28)
    assert (t.what, t.asked, t.due) == ("jail", (0, 1), 1)
