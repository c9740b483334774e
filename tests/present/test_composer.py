"""Actions put together in a panel: menus of several things in pages, amounts, sending; every press reads back."""

import msgspec
import pytest

from bot.i18n.translator import translator_for
from bot.kit.contract import Action, Cash, Choice, Goods, LegalAction, Range, Refusal, Seat, Subset
from bot.kit.engine import read
from bot.present.control_id import COMPOSE, FORM, PLAY, ControlId, fits, parse, written
from bot.present.controls import draft, draft_panel
from bot.present.controls.legal_action_controls import ControlContext, Question, buttons
from bot.present.panel_model import Button, Menu

ASKER = ControlContext("city", 17, translator_for("en"), ("Léa", "Max", "Ada"))


class Propose(Action, frozen=True):
    """As the real verb, so that its sentences are known."""

    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


def legal_action(partner: int = 1, give: int = 3, most: int = 99, high: int = 3_000) -> LegalAction:
    mine, theirs = tuple(range(100, 100 + give)), (*range(200, 205), "card-taxi")
    params = (
        Choice((partner,)),
        Subset(mine, 0, most),
        Range(0, high, 10),
        Subset(theirs, 0, most),
        Range(0, 2_000, 10),
    )
    return LegalAction(Propose, None, params)


OFFERS = [legal_action(1), legal_action(2)]


class _Game:
    """What `engine.read` asks of a game."""

    key = "toy"
    action = Propose


def asked(
    text: str, legal_actions: list[LegalAction] | None = None, judge: draft_panel.Judge = lambda action: None
) -> Question:
    found = draft_panel.panel(ASKER, legal_actions or OFFERS, text, judge)
    assert found is not None
    presses = [each for row in found.rows for each in ([row] if isinstance(row, Menu) else row)]
    assert len({each.press for each in presses}) == len(presses), presses
    return found


def menus(question: Question) -> list[Menu]:
    return [row for row in question.rows if isinstance(row, Menu)]


def pressed(question: Question) -> list[Button]:
    return [button for row in question.rows if not isinstance(row, Menu) for button in row]


def choose(menu: Menu, *values: str) -> str:
    """The text after a choice in a menu."""
    return draft.filled(written(menu.press).text, values)


def send(question: Question) -> Button:
    (found,) = [button for button in pressed(question) if written(button.press).kind == PLAY]
    return found


def test_a_verb_with_several_things_opens_the_composer() -> None:
    (button,) = buttons(ASKER, OFFERS)
    assert button.press == "d|17|-|Propose.?.?.?.?.?"
    assert parse(button.press) == ControlId(COMPOSE, 17, "-", draft.beginning(Propose))


def test_with_whom_is_asked_first_and_only_when_there_is_a_choice() -> None:
    row = asked("Propose.?.?.?.?.?").rows[0]
    assert not isinstance(row, Menu)
    assert [(button.label, button.press) for button in row] == [
        ("Max", "d|17|-|Propose.1.?.?.?.?"),
        ("Ada", "d|17|-|Propose.2.?.?.?.?"),
    ]
    assert len(menus(asked("Propose.?.?.?.?.?", [legal_action(2)]))) == 2


def test_many_partners_stand_in_a_menu_with_pages() -> None:
    many = [legal_action(seat) for seat in range(30)]
    (menu,) = menus(asked("Propose.?.?.?.?.?", many))
    assert len(menu.choices) == 25
    assert choose(menu, "7") == "Propose.7.?.?.?.?"
    (second,) = menus(asked(choose(menu, menu.choices[-1].value), many))
    assert [choice.value for choice in second.choices] == ["24", "25", "26", "27", "28", "29", "more-0"]
    assert choose(second, "29") == "Propose.29.?.?.?.?"


def test_a_menu_marks_what_is_chosen_and_replaces_it() -> None:
    give, take = menus(asked("Propose.1.+101.0.+.0"))
    assert [choice.value for choice in give.choices if choice.chosen] == ["101"]
    assert (give.low, give.high) == (0, 3)
    assert choose(give, "100", "102") == "Propose.1.+100+102.0.+.0"
    assert choose(give) == "Propose.1.+.0.+.0"
    assert choose(take, "card-taxi") == "Propose.1.+101.0.+card-taxi.0"


def test_more_than_25_things_stand_on_pages_and_keep_what_was_chosen_elsewhere() -> None:
    legal_actions = [legal_action(give=60)]
    first = asked("Propose.1.+100+130.500.+.0", legal_actions)
    give = menus(first)[0]
    assert [len(give.choices), give.choices[0].value, give.choices[-1].value] == [25, "100", "124"]
    assert [choice.value for choice in give.choices if choice.chosen] == ["100"]
    assert choose(give, "101") == "Propose.1.+130+101.500.+.0"
    turn = next(button for button in pressed(first) if "more-1" in button.press)
    second = asked(written(turn.press).text, legal_actions)
    give = menus(second)[0]
    assert [choice.value for choice in give.choices if choice.chosen] == ["130"]
    assert read(_Game, written(send(second).press).text) == Propose(1, (100, 130), 500, (), 0)  # type: ignore[arg-type]  # all that `read` asks of a game
    stays = asked(choose(give, "149"), legal_actions)
    assert menus(stays)[0].choices[0].value == "125", "the page that was shown stays"
    assert [choice.value for choice in menus(stays)[0].choices if choice.chosen] == ["149"]
    assert "+100+149." in send(stays).press
    third = next(button for button in pressed(stays) if "more-2" in button.press)
    last = asked(written(third.press).text, legal_actions)
    assert len(menus(last)[0].choices) == 10
    assert any("more-0" in button.press for button in pressed(last))


def test_turning_the_page_of_one_field_leaves_the_other_alone() -> None:
    legal_actions = [legal_action(give=60)]
    text = "Propose.1.+more-1.0.+.0"
    other = choose(menus(asked(text, legal_actions))[1], "200", "card-taxi")
    assert menus(asked(other, legal_actions))[0].choices[0].value == "125"
    assert written(send(asked(other, legal_actions)).press).text == "Propose.1.+.0.+200+card-taxi.0"


def test_no_more_is_chosen_than_the_field_takes() -> None:
    (give, _) = menus(asked("Propose.1.+.0.+.0", [legal_action(give=60, most=2)]))
    assert give.high == 2
    (elsewhere, _) = menus(asked("Propose.1.+130.0.+.0", [legal_action(give=60, most=2)]))
    assert elsewhere.high == 1
    full = asked("Propose.1.+130+131.0.+.0", [legal_action(give=60, most=2)])
    assert menus(full)[0].high == 1, "a menu takes at least one; sending says why not"
    assert send(asked("Propose.1.+130+131+100.0.+.0", [legal_action(give=60, most=2)])).disabled


def test_amounts_have_a_form_useful_values_and_nothing() -> None:
    question = asked("Propose.1.+.750.+.0")
    found = pressed(question)
    pay = [button for button in found if button.press.endswith(".+.0")][:3]
    assert [button.label for button in pay] == ["① 750k…", "① +750k", "① 0"]
    assert [line for line in question.lines if line[0] in "①②"] == [
        "① How much cash are you offering? **750k**", "② How much cash do you want? **0**",
    ]  # fmt: skip
    assert written(pay[0].press) == ControlId(FORM, 17, "-", "Propose.1.+.750?.+.0")
    assert [written(button.press).text for button in pay[1:]] == ["Propose.1.+.1500.+.0", "Propose.1.+.0.+.0"]


def test_the_form_of_an_amount_composes_and_remembers() -> None:
    made = draft_panel.form(ASKER, OFFERS, "Propose.1.+101.750?.+.0")
    assert made is not None
    assert made.press == "d|17|-|Propose.1.+101.750?.+.0"
    (field,) = made.fields
    assert (field.key, field.value, field.hint) == ("pay", "750k", "From 0 to 3M")
    text = written(made.press).text
    assert draft_panel.typed(ASKER, Propose, text, ["1,2"]) == "Propose.1.+101.1200.+.0"
    assert draft_panel.typed(ASKER, Propose, text, ["much"]) == Refusal("not-an-amount", {"text": "much"})


@pytest.mark.parametrize("text", ["Propose.1.+.750.+.0", "Propose.1.5?.0.+.0", "Bid.5?", "Propose.9.+.5?.+.0", "x"])
def test_a_form_that_nothing_fits_is_none(text: str) -> None:
    assert draft_panel.form(ASKER, OFFERS, text) is None


def test_what_cannot_be_sent_says_why_and_keeps_what_was_put_in() -> None:
    found = asked("Propose.1.+101.9000.+.0")
    assert send(found).disabled
    assert "It must be between 0 and 3M." in found.lines[-1]
    assert written(send(found).press).text == "Propose.1.+101.9000.+.0"


def test_the_rules_may_say_why_not() -> None:
    def judge(action: Action) -> Refusal | None:
        assert action == Propose(1, (101,), 0, (), 0)
        return Refusal("not-now", {"action": "propose"})

    found = asked("Propose.1.+101.0.+.0", judge=judge)
    assert send(found).disabled
    assert not send(asked("Propose.1.+101.0.+.0")).disabled


def test_what_is_gone_is_taken_out_and_named() -> None:
    found = asked("Propose.1.+101+14.0.+card-tax.0")
    assert written(send(found).press).text == "Propose.1.+101.0.+.0"
    (line,) = [line for line in found.lines if line.startswith("No longer available")]
    assert "Central Quay" in line


def test_clear_takes_everything_out_but_the_partner() -> None:
    clear = [button for button in pressed(asked("Propose.2.+101.500.+200.0")) if button.label == "Clear"]
    assert [written(button.press).text for button in clear] == ["Propose.2.+.0.+.0"]
    assert not [button for button in pressed(asked("Propose.2.+.0.+.0")) if button.label == "Clear"]


def test_a_verb_that_is_greyed_waits_with_what_was_composed() -> None:
    greyed = [LegalAction(Propose, None, blocked=Refusal("not-your-turn"))]
    text = "Propose.2.+101.500.+.0"
    assert draft_panel.panel(ASKER, greyed, text) is None
    why = draft.hindrance(greyed, text)
    assert why == Refusal("not-your-turn")
    found = draft_panel.waiting(ASKER, text, why)
    assert found.lines == ("It isn't your turn yet.",)
    assert pressed(found)[0].press == f"d|17|-|{text}"
    assert draft.hindrance(OFFERS, text) is None
    assert draft.hindrance([], text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Propose.1.+more-999999.0.+.0",
        "Propose.1.+" + "+".join(map(str, range(500))) + ".0.+.0",
        "Propose.1.++++101++.0.+A|b.0",
        "Propose.1.x.y.z.-",
        "Propose.1.+101+101+101.-5.+.99999999999999",
        "Propose.1.+?+?.?.?.?",
    ],
)
def test_any_text_becomes_a_panel_that_can_be_read(text: str) -> None:
    found = asked(text)
    whole = written(send(found).press).text
    action = read(_Game, whole)  # type: ignore[arg-type]  # all that `read` asks of a game
    assert len(set(action.give)) == len(action.give)
    for button in pressed(found):
        assert fits(button.press)


@pytest.mark.parametrize("text", ["Propose.7.+.0.+.0", "Propose.1.+.0.+", "Bid.?", "Propose", ""])
def test_what_nothing_offered_fits_is_none(text: str) -> None:
    assert draft_panel.panel(ASKER, OFFERS, text) is None


def test_long_presses_are_written_and_short_ones_fit() -> None:
    long = written(f"d|17|-|Propose.1.+{'+'.join(map(str, range(100, 160)))}.0.+.0")
    assert not fits(str(long))
    short = msgspec.structs.replace(long, text="~482")
    assert fits(str(short))
    assert parse(str(short)) == short
    assert (short.draft, long.draft) == (482, None)
    assert not fits("d|17|-|~")
    assert not fits("d|17|-|~4.2")
