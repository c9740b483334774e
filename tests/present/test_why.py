"""Why a robot did what it did, for anybody who asks, in the asker's language."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.kit.robots.move import Reason
from bot.present import registry
from bot.present.panel_model import Panel
from bot.tables.model import Table
from tests.present.scenario_city import buttons, check, started, text


def thinking(table: Table, **facts: Any) -> Table:
    """The table after its first robot has bought to complete a group."""
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.robot)
    chair = replace(table.chairs[seat], thought=Reason("completes", facts))
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def why(table: Table, seat: int | None, lang: str) -> Panel:
    panel = registry.private(table, seat, "why", translator_for(lang))
    check(panel)
    return panel


@pytest.mark.parametrize("seat", [0, None], ids=["player", "stranger"])
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "**Ada**: With Diamond Hills the whole group is mine"),
        ("fr", "**Ada**\u00a0: Avec Diamond Hills, tout le groupe est à moi"),
    ],
)
def test_a_robots_last_reason_is_told_to_whoever_asks(seat: int | None, lang: str, said: str) -> None:
    assert said in text(why(thinking(started(), space=39), seat, lang))


def test_a_robot_that_has_not_moved_has_nothing_to_say() -> None:
    assert "No robot has moved yet" in text(why(started(), 0, "en"))


def test_the_tables_panel_asks_only_where_robots_play() -> None:
    table = started()
    assert "h|17|why|-" in [
        button.press for button in buttons(registry.private(table, 0, "table", translator_for("en")))
    ]
    people = replace(
        table, chairs=tuple(replace(chair, robot=None, person=900 + n) for n, chair in enumerate(table.chairs))
    )
    assert "h|17|why|-" not in [
        button.press for button in buttons(registry.private(people, 0, "table", translator_for("en")))
    ]
