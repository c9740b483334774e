"""Offers become controls: every legal action is reachable, every press reads back, what is greyed says why."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.city import actions
from bot.i18n.translator import translator_for
from bot.kit.contract import Action, Choice, Event, LegalAction, Range, Refusal, Subset
from bot.kit.engine import check_action, read, write
from bot.present.control_id import COMPOSE, FORM, PLAY, ControlId, parse
from bot.present.controls.field_domain import domain_of, union
from bot.present.controls.form_parsing import form, typed
from bot.present.controls.legal_action_controls import (
    ControlContext,
    Question,
    buttons,
    greyed,
    is_complete,
    matching,
    next_step,
    reasons,
    rows,
    value_of,
)
from bot.present.panel_model import Button, Menu, Panel, cut
from tests.present import scenario_city
from tests.present.scenario_city import CITY, check

ASKER = ControlContext("city", 17, translator_for("en"), ("Léa", "Max"))
BLOCKS = [
    LegalAction(actions.Build, "build-5", (Choice((14,)), Choice(("residential",)), Range(1, 2))),
    LegalAction(actions.Build, "build-5", (Choice((14,)), Choice(("industrial",)), Range(1, 1))),
    LegalAction(actions.Build, "build-5", (Choice((11,)), Choice(("industrial",)), Range(1, 3))),
    LegalAction(
        actions.Build, "build-5", (Choice((39,)), Choice(("industrial",)), Range(1, 1)), Refusal("district-full")
    ),
]


def test_offers_without_fields_are_whole_presses() -> None:
    made = buttons(ASKER, [LegalAction(actions.Roll, "roll-1")])
    assert made == (Button("Roll the dice", "p|17|roll-1|Roll"),)


def test_offers_of_one_verb_become_one_button() -> None:
    made = buttons(ASKER, [LegalAction(actions.Done, "build-5"), *BLOCKS])
    assert [button.press for button in made] == ["p|17|build-5|Done", "p|17|build-5|Build.?.?.?"]
    assert not made[1].disabled


def test_a_verb_is_greyed_only_while_every_offer_of_it_is_blocked() -> None:
    blocked = LegalAction(actions.Build, "build-5", blocked=Refusal("no-permit"))
    assert buttons(ASKER, [blocked])[0].disabled
    assert not buttons(ASKER, [BLOCKS[-1], BLOCKS[0]])[0].disabled
    assert "Get a permit first" in reasons(ASKER, [blocked])[0]
    assert reasons(ASKER, BLOCKS) == ()


def test_buttons_stand_five_in_a_row() -> None:
    made = [Button(str(n), str(n)) for n in range(12)]
    assert [len(row) for row in rows(made)] == [5, 5, 2]


def test_the_wizard_asks_field_by_field() -> None:
    first = next_step(ASKER, BLOCKS, "build-5", "Build.?.?.?")
    assert first is not None
    (row,) = first.rows
    assert not isinstance(row, Menu)
    assert [(button.label, button.disabled) for button in row] == [
        ("Central Quay", False), ("Old Town", False), ("Diamond Hills", True),
    ]  # fmt: skip
    assert row[0].press == "p|17|build-5|Build.14.?.?"
    second = next_step(ASKER, BLOCKS, "build-5", "Build.14.?.?")
    assert second is not None
    assert [button.press for button in buttons_of(second)] == [
        "p|17|build-5|Build.14.residential.?", "p|17|build-5|Build.14.industrial.?",
    ]  # fmt: skip
    third = next_step(ASKER, BLOCKS, "build-5", "Build.14.residential.?")
    assert third is not None
    assert [button.press for button in buttons_of(third)] == [
        "p|17|build-5|Build.14.residential.1", "p|17|build-5|Build.14.residential.2",
    ]  # fmt: skip
    assert any("Central Quay" in line for line in third.lines)


def buttons_of(question: Question) -> tuple[Button, ...]:
    """The first row, which is one of buttons."""
    row = question.rows[0]
    assert not isinstance(row, Menu)
    return row


def test_a_question_with_one_answer_is_not_asked() -> None:
    asked = next_step(ASKER, BLOCKS, "build-5", "Build.11.?.?")
    assert asked is not None
    assert buttons_of(asked)[0].press == "p|17|build-5|Build.11.industrial.1"


def test_greyed_values_say_why() -> None:
    (line,) = greyed(ASKER, BLOCKS, "build-5", "Build.?.?.?")
    assert line == "Diamond Hills · This district already has eight blocks."
    full = replace(BLOCKS[3], params=(Choice((39, 37)), *BLOCKS[3].params[1:]))
    (line,) = greyed(ASKER, [*BLOCKS[:3], full], "build-5", "Build.?.?.?")
    assert line == "Diamond Hills and Fortune Valley · This district already has eight blocks."
    assert greyed(ASKER, BLOCKS, "build-5", "Build.14.residential.?") == ()
    assert greyed(ASKER, [], "build-5", "Build.?.?.?") == ()


@pytest.mark.parametrize(
    "text", ["Build.9.?.?", "Bid.?", "Nope.?", "Build.?", "Build.14.gold.?", "Build.14.industrial.?.?", "Build.x.?.?"]
)
def test_half_made_presses_that_nothing_fits_are_answered_with_nothing(text: str) -> None:
    assert next_step(ASKER, BLOCKS, None, text) is None
    assert form(ASKER, BLOCKS, None, text) is None


def test_a_half_made_press_of_a_past_decision_fits_nothing() -> None:
    assert next_step(ASKER, BLOCKS, "build-4", "Build.?.?.?") is None
    assert matching(BLOCKS, "build-5", "Build.?.?.?")


class Rob(Action, frozen=True):
    """A toy verb with many values."""

    space: int


class Give(Action, frozen=True):
    """A toy verb with several cards."""

    cards: list[int]


class Given(Event, frozen=True):
    """Unused, so that a toy has an event."""


MANY = [LegalAction(Rob, "rob-1", (Choice(tuple(range(60))),))]


def pages() -> Iterator[Menu]:
    """Every page of a long menu, followed by its own last line."""
    text = "Rob.?"
    for _ in range(3):
        question = next_step(ASKER, MANY, "rob-1", text)
        assert question is not None
        menu = question.rows[0]
        assert isinstance(menu, Menu)
        yield menu
        press = parse(menu.press)
        assert press is not None
        text = press.filled(menu.choices[-1].value).text


def test_long_menus_are_paged_and_come_round() -> None:
    shown = list(pages())
    assert [len(menu.choices) for menu in shown] == [25, 25, 13]
    values = [choice.value for menu in shown for choice in menu.choices if choice.value.isdigit()]
    assert values == [str(n) for n in range(60)]
    assert shown[-1].choices[-1].value == "more-0"


def test_a_page_beyond_the_last_shows_the_first() -> None:
    question = next_step(ASKER, MANY, "rob-1", "Rob.more-99")
    assert question is not None
    menu = question.rows[0]
    assert isinstance(menu, Menu)
    assert menu.choices[0].value == "0"


def test_several_values_are_chosen_in_one_menu() -> None:
    legal_actions = [LegalAction(Give, "give-1", (Subset((3, 4, 5), 2, 3),))]
    question = next_step(ASKER, legal_actions, "give-1", "Give.?")
    assert question is not None
    menu = question.rows[0]
    assert isinstance(menu, Menu)
    assert (menu.low, menu.high) == (2, 3)
    assert value_of(Subset((3, 4, 5), 2, 3), "+3+5") == [3, 5]
    assert value_of(Subset((3, 4, 5), 2, 3), "+3") is None
    assert value_of(Subset((3, 4, 5), 2, 3), "35") is None


def test_short_ranges_are_choices_and_long_ones_are_ranges() -> None:
    assert union([Range(1, 2), Range(1, 3)]) == Choice((1, 2, 3))
    assert union([Range(1, 100)]) == Range(1, 100)
    assert union([Range(10, 100, 10), Range(50, 400, 10)]) == Range(10, 400, 10)
    assert domain_of(BLOCKS[2:3], 2) == Choice((1, 2, 3))


def test_amounts_offer_quick_ones_and_a_form() -> None:
    legal_actions = [LegalAction(actions.Auction, "buy-3", (Range(10, 2_000, 10),))]
    question = next_step(ASKER, legal_actions, "buy-3", "Auction.?")
    assert question is not None
    row = question.rows[0]
    assert not isinstance(row, Menu)
    assert [button.label for button in row] == ["10k", "500k", "1M", "Other…"]
    assert parse(row[-1].press) == ControlId(FORM, 17, "buy-3", "Auction.?")


def test_the_form_asks_for_the_open_fields() -> None:
    legal_actions = [LegalAction(actions.Choose, "choose-3", (Choice((14, 39)), Range(10, 2_000, 10)))]
    asked = form(ASKER, legal_actions, "choose-3", "Choose.14.?")
    assert asked is not None
    assert asked.press == "p|17|choose-3|Choose.14.?"
    (field,) = asked.fields
    assert (field.key, field.hint) == ("opening", "From 10k to 2M")
    both = form(ASKER, legal_actions, "choose-3", "Choose.?.?")
    assert both is not None
    assert [choice.label for choice in both.fields[0].choices] == ["Central Quay", "Diamond Hills"]


def test_what_is_typed_becomes_a_press() -> None:
    assert typed(ASKER, actions.Choose, "Choose.14.?", ["3,5"]) == "Choose.14.3500"
    assert typed(ASKER, actions.Choose, "Choose.?.?", ["14", "750k"]) == "Choose.14.750"
    assert typed(ASKER, actions.Vote, "Vote.?", ["yes"]) == "Vote.yes"
    assert typed(ASKER, actions.Vote, "Vote.?", ["Yes!"]) == Refusal("not-a-choice")
    refusal = typed(ASKER, actions.Build, "Build.14.residential.?", ["two"])
    assert refusal == Refusal("not-a-number", {"text": "two"})


def test_long_labels_are_cut() -> None:
    assert cut("a" * 90, 80) == "a" * 79 + "…"
    assert cut("short", 80) == "short"


# ---- every legal action is reachable


def reachable(legal_actions: list[LegalAction]) -> set[str]:
    """The whole action texts that buttons, menus and quick amounts lead to."""
    found: set[str] = set()
    texts = [parse(button.press) for button in buttons(ASKER, legal_actions) if not button.disabled]
    todo = [press.text for press in texts if press is not None and press.kind != COMPOSE]
    while todo:
        text = todo.pop()
        if is_complete(text):
            found.add(text)
            continue
        question = next_step(ASKER, legal_actions, None, text)
        assert question is not None, text
        check(Panel("mine", question.lines, question.rows))
        todo += [each for each in answers(question.rows) if each != text]
    return found


def answers(made: tuple[tuple[Button, ...] | Menu, ...]) -> Iterator[str]:
    """The action texts that a question's controls send, forms left out."""
    for row in made:
        if isinstance(row, Menu):
            press = parse(row.press)
            assert press is not None
            yield from (press.filled(choice.value).text for choice in row.choices if "more-" not in choice.value)
            continue
        for button in row:
            press = parse(button.press)
            assert press is not None
            if press.kind == PLAY and not button.disabled:
                yield press.text


def legal(legal_actions: list[LegalAction]) -> Iterator[Action]:
    """Every action of the offers whose domains are choices or short ranges."""
    for legal_action in legal_actions:
        if legal_action.blocked is not None:
            continue
        choices: list[list[object]] = [[]]
        for param in legal_action.params:
            values = param.options if isinstance(param, Choice) else range(param.low, param.high + 1)
            if len(values) > 60:
                return
            choices = [[*chosen, value] for chosen in choices for value in values]
        yield from (legal_action.action(*chosen) for chosen in choices)


@pytest.mark.uncounted
def test_every_offer_of_a_game_is_reached_and_every_press_is_legal() -> None:
    seen: set[str] = set()
    table = scenario_city.started(3, 0, mortgages="on")
    for now, _ in scenario_city.game_positions(table, seed=3, most=400):
        for seat in range(3):
            legal_actions = CITY.legal_actions(now.state, seat)
            found = reachable(legal_actions)
            assert all(check_action(legal_actions, read(CITY, text)) is None for text in found)
            small = [
                legal_action for legal_action in legal_actions if not any(_long(param) for param in legal_action.params)
            ]
            small = [
                legal_action
                for legal_action in small
                if not any(isinstance(param, Subset) for param in legal_action.params)
            ]
            assert {write(action) for action in legal(small)} <= found
            seen |= {text.split(".")[0] for text in found}
    assert seen >= {"Roll", "Buy", "Auction", "Bid", "Pass", "Press", "Build", "Done", "Mortgage", "Leave"}


def _long(param: object) -> bool:
    return isinstance(param, Range) and param.high - param.low > 5
