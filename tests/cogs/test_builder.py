"""Builder at a simulated Discord: chips left by plus and minus, a chip stolen from a menu, a floor built, typed moves."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.builder import GAME, data, phases
from bot.games.builder.state import State, decision
from bot.kit.engine import copy
from bot.tables.model import TableChanged
from bot.tables.storage.packed_state import PackedState
from tests.cogs.table_playthrough import TablePlaythrough, components, said
from tests.cogs.wire import texts, walk

pytestmark = pytest.mark.uncounted


def read(result: Any) -> str:
    """What a private answer says."""
    return "\n".join(texts(result.response.components)).replace("\u00a0", " ").replace("\u202f", " ")


async def begin(playthrough: TablePlaythrough, change: Callable[[State, int], None]) -> tuple[Any, int]:
    """Lea and Tom at a table of Builder, its state changed by hand; who is to move, and their seat."""
    await playthrough.open(game="builder")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    mover, _ = playthrough.whose_turn()
    table = playthrough.table
    state, seat = copy(GAME, table.state), table.seat_of(mover.id)
    assert seat is not None
    change(state, seat)
    playthrough.app.tables.executor._tables[table.id] = replace(table, packed_state=PackedState(state))
    playthrough.app.publisher.on_update(TableChanged(playthrough.table))
    await playthrough.app.publisher.settled()
    return mover, seat


def hold(state: State, seat: int, *counts: int) -> None:
    """A seat holds just so many chips of each type."""
    for kind, count in enumerate(counts):
        state.bank[kind] += state.chips[seat][kind] - count
        state.chips[seat][kind] = count


async def step(playthrough: TablePlaythrough, who: Any, panel: Any, label: str) -> Any:
    """Press the last button of that label that is not greyed."""
    found = [part for part in walk(panel.response.components) if str(part.get("label", "")).startswith(label)]
    custom_id = next(part["custom_id"] for part in reversed(found) if not part.get("disabled"))
    result = await who.click(panel.response, custom_id=custom_id)
    await playthrough.env.settle()
    return result


async def test_a_surplus_longer_than_a_press_is_left_by_plus_and_minus(playthrough: TablePlaythrough) -> None:
    """BUILDER-20: the finished action is kept as a draft until it is pressed."""

    def full(state: State, seat: int) -> None:
        hold(state, seat, 7, 4, 3, 2)
        state.stack.append(phases.ToDrop(decision(state)))

    mover, seat = await begin(playthrough, full)
    panel = await playthrough.press(mover, "Drop.?")
    assert panel.ephemeral
    assert "Leave 10 chips" in read(panel)
    less = await step(playthrough, mover, panel, "−")
    assert "Leave exactly 10 chips" in read(less)
    right = await step(playthrough, mover, less, "+")
    await step(playthrough, mover, right, "Leave 10 of 10")
    assert sum(playthrough.table.state.chips[seat]) == data.LIMIT
    assert sum(playthrough.table.state.lying[0]) == 10
    assert "leaves 5 dump trucks, 2 cranes, 2 excavators and 1 boat at GO" in said(playthrough.newest())


async def test_a_chip_is_stolen_by_one_choice_from_the_public_menu(playthrough: TablePlaythrough) -> None:
    """BUILDER-82."""

    def robbing(state: State, seat: int) -> None:
        hold(state, seat, 0, 0, 0, 0)
        hold(state, 1 - seat, 0, 2, 0, 0)
        state.stack[-1] = phases.ToSteal(decision(state))

    mover, seat = await begin(playthrough, robbing)
    message = playthrough.newest()
    menu = next(part for part in walk(components(message)) if part.get("type") == 3)
    await mover.select(message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    await playthrough.env.settle()
    assert playthrough.table.state.chips[seat] == [0, 1, 0, 0]
    assert any(f"{mover.name}** steals a crane" in said(each) for each in playthrough.public())


async def test_a_floor_is_built_from_the_private_panel(playthrough: TablePlaythrough) -> None:
    """BUILDER-105, BUILDER-109: where, which chips, what remains, confirm; then the public message shows it."""

    def rich(state: State, seat: int) -> None:
        hold(state, seat, 3, 1, 0, 0)
        state.stack[-1] = phases.ToManage(decision(state))

    mover, seat = await begin(playthrough, rich)
    panel = await playthrough.press(mover, "Build.?.?")
    menu = next(part for part in walk(panel.response.components) if part.get("type") == 3)
    chosen = await mover.select(panel.response, ["c2"], custom_id=menu["custom_id"])
    await playthrough.env.settle()
    assert "C2 · floor 1" in read(chosen)
    assert "You pay: 2 dump trucks" in read(chosen)
    await step(playthrough, mover, chosen, "Build")
    assert playthrough.table.state.builders[data.SITE["c2"]] == seat
    assert "starts a building at C2" in said(playthrough.newest())


async def test_rolls_and_offers_by_typing(playthrough: TablePlaythrough) -> None:
    mover, _ = await begin(playthrough, lambda state, seat: None)
    legal_action = await mover.slash(playthrough.place, "move trade", give="100")
    assert "You give: M100" in read(legal_action)
    await mover.slash(playthrough.place, "move roll")
    await playthrough.env.settle()
    assert playthrough.table.state.dice is not None
