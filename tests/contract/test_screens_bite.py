"""Laws 13 and 14 catch what would not fit Discord, does not read back, or is not legal."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.testing.random_games import Walk, positions
from bot.present.control_id import ControlId
from bot.present.panel_model import Button, Menu, Panel, PictureRequest, SelectOption
from tests.contract import ui_crawler

pytestmark = pytest.mark.uncounted

SEED = 5


def shown() -> ui_crawler.Screens:
    """An opening of City: one seat may roll."""
    position = next(positions(GAMES["city"], Walk(3, "live", SEED, 0)))
    return ui_crawler.Screens(position, ui_crawler.table(position, "en", "live"), translator_for("en"))


def roll(table: int) -> Button:
    """The button that is right."""
    wait = GAMES["city"].waits(shown().position.state)[0]
    return Button("Roll", str(ControlId("p", table, wait.id, "Roll")))


def judged(panel: Panel) -> None:
    """As the law judges a public message."""
    looked = shown()
    looked.fits(panel)
    looked.follow(panel, None)


def menu(**changes: Any) -> Menu:
    """A menu of two choices of a private panel."""
    right = Menu(
        str(ControlId("t", 2**31, "-", "option.end.?")),
        "Ending",
        (SelectOption("One", "clock"), SelectOption("Two", "last")),
    )
    return replace(right, **changes)


def test_a_good_panel_passes() -> None:
    table = shown().shown.id
    judged(Panel("turn-1", ("Line",), ((roll(table),), menu())))


BAD: dict[str, Callable[[Button], Panel]] = {
    "six buttons": lambda b: Panel("s", ("x",), (tuple(Button(f"B{n}", f"t|{2**31}|-|a{n}") for n in range(6)),)),
    "one press twice": lambda b: Panel("s", ("x",), ((b, b),)),
    "one label twice": lambda b: Panel("s", ("x",), ((b, Button(b.label, f"t|{2**31}|-|join")),)),
    "a long label": lambda b: Panel("s", ("x",), ((replace(b, label="x" * 26),),)),
    "a tempting way out": lambda b: Panel("s", ("x",), ((Button("Leave", f"h|{2**31}|confirm|Leave", "good"),),)),
    "a warning at nothing": lambda b: Panel("s", ("x",), ((replace(b, press="p|2147483648|-|Pass", style="bad"),),)),
    "no label": lambda b: Panel("s", ("x",), ((replace(b, label=""),),)),
    "long text": lambda b: Panel("s", ("x" * 4001,), ((b,),)),
    "41 parts": lambda b: Panel("s", ("x",), tuple((Button(f"B{n}", f"t|{2**31}|-|a{n}"),) for n in range(19))),
    "empty row": lambda b: Panel("s", ("x",), ((),)),
    "another table": lambda b: Panel("s", ("x",), ((replace(b, press="h|7|mine|-"),),)),
    "nothing": lambda b: Panel("s"),
    "forged press": lambda b: Panel("s", ("x",), ((replace(b, press="p|2147483648|roll-1|Roll;drop"),),)),
    "long press": lambda b: Panel("s", ("x",), ((replace(b, press="p|2147483648|roll-1|" + "R" * 90),),)),
    "illegal": lambda b: Panel("s", ("x",), ((replace(b, press=b.press.replace("Roll", "Buy")),),)),
    "another decision": lambda b: Panel("s", ("x",), ((replace(b, press="p|2147483648|roll-99|Roll"),),)),
    "no action": lambda b: Panel("s", ("x",), ((replace(b, press=b.press.replace("Roll", "Fly")),),)),
    "empty menu": lambda b: Panel("s", ("x",), (menu(choices=()),)),
    "26 choices": lambda b: Panel("s", ("x",), (menu(choices=tuple(SelectOption("x", str(n)) for n in range(26))),)),
    "one choice twice": lambda b: Panel("s", ("x",), (menu(choices=(SelectOption("x", "1"), SelectOption("y", "1"))),)),
    "more than there are": lambda b: Panel("s", ("x",), (menu(high=3),)),
}


@pytest.mark.parametrize("name", BAD)
def test_what_does_not_fit_is_caught(name: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        judged(BAD[name](roll(shown().shown.id)))


def test_a_greyed_button_need_not_be_legal() -> None:
    button = roll(shown().shown.id)
    judged(Panel("s", ("x",), ((replace(button, press=button.press.replace("Roll", "Buy"), disabled=True),),)))


def test_a_picture_nobody_paints_is_caught() -> None:
    with pytest.raises(KeyError):
        ui_crawler.paints(
            PictureRequest("city/none", shown().position.game.view(shown().position.state, None), "dark", "en")
        )


def test_long_labels_hints_and_placeholders_are_cut() -> None:
    button, line = Button("x" * 81, "press"), SelectOption("x" * 101, "1", "h" * 101)
    cut = (button.label, line.label, line.hint, menu(placeholder="x" * 151).placeholder)
    assert [(len(text), text[-1]) for text in cut] == [(80, "…"), (100, "…"), (100, "…"), (150, "…")]
