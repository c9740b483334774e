"""'Back' goes one step back, in every game: to the question before, to the panel in which an action stands."""

import pytest

from bot.games.city import actions, data
from bot.i18n.translator import translator_for
from bot.present import registry
from bot.present.control_id import written
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels.table_status import TABLE_PANEL
from bot.tables.model import Table
from tests.present import test_deal_private as deal_positions
from tests.present.scenario_builder import BuilderTableScenario
from tests.present.scenario_city import after, buttons, menus, text
from tests.present.scenario_classic import ClassicTableScenario
from tests.present.scenario_deal import number
from tests.present.test_city import building
from tests.present.test_deals import town

EN = translator_for("en")


class Steps:
    """One person at a table goes from panel to panel."""

    def __init__(self, table: Table, seat: int, what: str = "mine") -> None:
        self.table, self.seat = table, seat
        self.panel = self.shown(what)

    def shown(self, what: str) -> Panel:
        return registry.private(self.table, self.seat, what, EN)

    def go(self, control: Button | Menu, value: str = "") -> Panel:
        """Press a button or choose in a menu; what is then shown."""
        press = written(control.press)
        self.panel = self.shown(registry.what(press.filled(value) if value else press))
        return self.panel

    def press(self, label: str) -> Panel:
        return self.go(next(button for button in buttons(self.panel) if button.label.startswith(label)))

    def choose(self, value: str) -> Panel:
        return self.go(
            next(menu for menu in menus(self.panel) if value in {each.value for each in menu.choices}), value
        )

    def back(self) -> Panel:
        (button,) = [button for button in buttons(self.panel) if button.label == "Back"]
        return self.go(button)


def test_a_half_made_action_goes_back_question_by_question() -> None:
    table = building()
    steps = Steps(table, table.state.turns.active, "Build.?.?.?")
    mine, seen = steps.shown("mine"), [steps.panel]
    seen += [steps.choose("14"), steps.press("Residential")]
    for panel in [*reversed(seen[:-1]), mine]:
        assert steps.back() == panel


def test_a_deal_goes_back_to_whom_it_is_proposed_to() -> None:
    steps = Steps(town(), 0)
    mine = steps.panel
    whom = steps.press("Propose a trade…")
    (menu_or_buttons,) = [button for button in buttons(whom) if button.label == "Max"]
    steps.go(menu_or_buttons)
    assert "Your trade with Max" in text(steps.panel)
    assert steps.back() == whom
    assert steps.back() == mine


def test_a_counter_offer_goes_back_to_the_deal_it_answers() -> None:
    table, _ = after(town(), 0, actions.Propose(1, (), 1_500, (14,), 0))
    steps = Steps(table, 1)
    mine = steps.panel
    deal = steps.press(f"Trade {table.state.deals[-1].number}")
    steps.press("Counter")
    assert "Your trade with Léa" in text(steps.panel)
    assert steps.back() == deal
    assert steps.back() == mine


@pytest.mark.parametrize("amount", [0, 500])
def test_classic_goes_back_to_raising_money_while_something_is_owed(amount: int) -> None:
    table = ClassicTableScenario().own(0, 1, 5).cash(20, 20)
    steps = Steps((table.owing(0, amount) if amount else table).table(), 0)
    home = steps.shown("raise" if amount else "mine")
    question = steps.press("Mortgage…")
    assert steps.choose("5") != question
    assert steps.back() == question
    assert steps.back() == home
    assert not amount or steps.back() == steps.shown("mine")


def test_a_group_of_classic_goes_back_to_the_groups() -> None:
    table = ClassicTableScenario().built(0, "brown", "0-0").built(0, "sky", "0-0-0")
    steps = Steps(table.table(), 0)
    mine = steps.panel
    groups = steps.press("Build…")
    steps.go(next(button for button in buttons(groups) if "rown" in button.label))
    assert not any(button.label.startswith("Another") for button in buttons(steps.panel))
    assert steps.back() == groups
    assert steps.back() == mine


def test_a_floor_of_builder_goes_back_to_the_places() -> None:
    table = BuilderTableScenario().manage().chips(0, "ttccbb")
    steps = Steps(table.table(), 0)
    mine = steps.panel
    places = steps.press("Build…")
    (menu,) = menus(places)
    steps.go(menu, menu.choices[0].value)
    assert steps.back() == places
    assert steps.back() == mine


@pytest.mark.parametrize(
    ("card", "chosen"),
    [
        (deal_positions.SLY, [str(1), str(deal_positions.STATION)]),
        (deal_positions.SWAP, ["1", str(deal_positions.STATION), str(number("orange-1"))]),
        (deal_positions.DEBT, ["1"]),
    ],
)
def test_a_theft_of_deal_goes_back_question_by_question_to_the_card(card: int, chosen: list[str]) -> None:
    steps = Steps(deal_positions.scenario(), 0, f"hand.{card}")
    seen = [steps.panel, steps.press("Play")]
    seen += [steps.choose(value) for value in chosen]
    assert len({(*panel.lines, *panel.rows) for panel in seen}) == len(seen)
    for panel in reversed(seen[:-1]):
        assert steps.back() == panel


@pytest.mark.parametrize("what", ["confirm.Leave", "deed"])
def test_what_the_tables_panel_leads_to_goes_back_to_it(what: str) -> None:
    steps = Steps(town(), 0, what)
    assert steps.back() == steps.shown(TABLE_PANEL)


def test_spectators_get_no_way_to_a_panel_of_players() -> None:
    table = town()
    panel = registry.private(table, None, f"deed.{next(iter(data.DISTRICTS))}", EN)
    assert not buttons(panel)
