"""What a game shows that is played in one private message: nothing of what only tables in channels have."""

from bot.present.control_id import OPEN, TABLE, ControlId, written
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import Menu
from bot.present.panels import lobby, orders, robot_reasons, table_status, turns

ELSEWHERE = frozenset(
    {
        *(table_status.TABLE_PANEL, table_status.SURE, robot_reasons.WHY, orders.ORDERS),
        *(turns.LOG, turns.HISTORY, turns.ANALYSIS, lobby.RULES, *lobby.PANELS),
    }
)
"""Panels of tables in channels alone."""


def has(press: ControlId) -> bool:
    """Whether such a game has what a press is about."""
    return press.kind != TABLE and not (press.kind == OPEN and press.wait in ELSEWHERE)


def presses(row: Row) -> list[ControlId]:
    """What a row's controls send."""
    return [written(row.press)] if isinstance(row, Menu) else [written(each.press) for each in row if not each.disabled]


def kept(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows of a panel without what such a game has not."""
    found = list[Row]()
    for row in rows:
        if isinstance(row, Menu):
            found += [row] if has(written(row.press)) else []
        elif left := tuple([each for each in row if has(written(each.press))]):
            found.append(left)
    return tuple(found)
