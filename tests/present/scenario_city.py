"""Positions of City for tests of panels: tables made by hand, played on by robots; and Discord's limits."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.city.state import State
from bot.kit.contract import CLOCK, Action, EventFor, Seat
from bot.kit.engine import Accepted, apply_action, read
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots import baseline
from bot.present.control_id import FORM, PLAY, parse, written
from bot.present.controls.legal_action_controls import is_complete
from bot.present.panel_model import Button, Menu, Panel
from bot.tables import lobby
from bot.tables.clock import deadlines
from bot.tables.lobby import Transition
from bot.tables.model import LIVE, LOBBY, OVER, PLAYING, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState

CITY = GAMES["city"]
NOW = 1_700_000_000.0
NAMES = ("Léa", "Max", "Ada", "Blaise", "Grace", "Alan")
PARTS, TEXT, ACROSS, CHOICES = 40, 4_000, 5, 25


def chairs(people: int, machines: int) -> tuple[Participant, ...]:
    """People with the ids 100, 101 and so on, then robots."""
    seated = [Participant(NAMES[seat], person=100 + seat) for seat in range(people)]
    return (*seated, *(Participant(NAMES[seat], robot="normal") for seat in range(people, people + machines)))


def in_lobby(people: int = 2, machines: int = 2, pace: str = LIVE, **options: str | int) -> Table:
    """A lobby whose host is the first person."""
    return Table(
        id=17,
        game="city",
        place=ChannelRef(1, 2),
        host=100,
        lang="en",
        pace=pace,
        phase=LOBBY,
        chairs=chairs(people, machines),
        options={option.key: option.default for option in lobby.options(CITY)} | options,
        deadlines=(deadlines.own_deadline("lobby", pace, NOW),),
    )


def started(people: int = 2, machines: int = 2, pace: str = LIVE, seed: int = 1, **options: str | int) -> Table:
    """A table whose game has begun."""
    step = lobby.start(CITY, in_lobby(people, machines, pace, **options), 100, bytes([seed]) * 32, NOW)
    assert isinstance(step, Transition)
    return step.table


def after(table: Table, seat: Seat, action: Action) -> tuple[Table, list[EventFor]]:
    """The table after an action that must be accepted, and what was told."""
    dice = CommittedRng("city", table.seed, table.drawn)
    decision = apply_action(CITY, table.state, seat, action, dice)
    assert isinstance(decision, Accepted), decision
    over = CITY.result(decision.state) is not None
    new = replace(
        table,
        packed_state=PackedState(decision.state),
        drawn=dice.drawn,
        seq=table.seq + 1,
        phase=OVER if over else PLAYING,
    )
    return replace(new, deadlines=() if over else deadlines.due(CITY, new, NOW)), decision.told


def change(table: Table, **fields: object) -> Table:
    """The table with a state that a test has changed by hand."""
    state = read_state(table)
    for name, value in fields.items():
        setattr(state, name, value)
    new = replace(table, packed_state=PackedState(state))
    return replace(new, deadlines=deadlines.due(CITY, new, NOW))


def read_state(table: Table) -> State:
    """A copy of a table's state."""
    from bot.kit.engine import copy

    state: State = copy(CITY, table.state)
    return state


def game_positions(table: Table, seed: int, most: int = 5_000) -> Iterator[tuple[Table, list[EventFor]]]:
    """A game played by robots, position by position, with all that was told up to it."""
    lots = FastRng(seed)
    told: list[EventFor] = []
    for _ in range(most):
        yield table, told
        if table.phase == OVER:
            return
        wait = CITY.waits(table.state)[0]
        seat = wait.seats[lots.die(len(wait.seats)) - 1]
        legal_actions = [
            o for o in CITY.legal_actions(table.state, seat) if o.wait == wait.id and o.action not in CITY.cross_checked
        ]
        kind = "normal" if lots.die(3) > 1 else "random"
        action = baseline.choose(kind, CITY, CITY.view(table.state, seat), legal_actions, lots)
        if action is None or (wait.id.startswith("auction") and lots.die(3) == 1):
            seat, action = CITY.default(table.state, wait)
        table, more = after(table, seat, action)
        told = [*told, *(each for each in more if each.only is None)][-80:]


def until(table: Table, prefix: str, seed: int = 1) -> tuple[Table, list[EventFor]]:
    """The first position of a game in which something of this prefix is awaited."""
    for position, told in game_positions(table, seed):
        if any(wait.id.startswith(prefix) for wait in CITY.waits(position.state)):
            return position, told
    raise AssertionError(f"no {prefix} in this game")


def buttons(panel: Panel) -> list[Button]:
    """Every button of a panel."""
    return [button for row in panel.rows if not isinstance(row, Menu) for button in row]


def menus(panel: Panel) -> list[Menu]:
    """Every menu of a panel."""
    return [row for row in panel.rows if isinstance(row, Menu)]


def text(panel: Panel) -> str:
    """All that a panel says."""
    return "\n".join(panel.lines)


def check(panel: Panel) -> None:
    """Discord's limits, and that every press reads back (laws 7.3.13)."""
    rows = [row.choices if isinstance(row, Menu) else row for row in panel.rows]
    parts = 3 + 2 * ((panel.picture is not None) + len(panel.more))
    parts += sum(1 + (1 if isinstance(row, Menu) else len(row)) for row in panel.rows)
    assert parts <= PARTS, parts
    assert len(text(panel)) <= TEXT
    assert all(panel.lines), "an empty line cannot be shown"
    assert all(len(row) >= 1 for row in rows)
    presses = [button.press for button in buttons(panel)] + [menu.press for menu in menus(panel)]
    assert len(set(presses)) == len(presses), presses
    for press in presses:
        readable(press)
    for row in panel.rows:
        if isinstance(row, Menu):
            _check_menu(row)
        else:
            assert len(row) <= ACROSS
            assert all(1 <= len(button.label) <= 80 for button in row), row


def _check_menu(menu: Menu) -> None:
    assert len(menu.choices) <= CHOICES
    assert 1 <= len(menu.placeholder) <= 150
    assert len({choice.value for choice in menu.choices}) == len(menu.choices)
    assert all(1 <= len(choice.label) <= 100 and len(choice.hint) <= 100 for choice in menu.choices)
    for choice in menu.choices:
        readable(str(written(menu.press).filled(choice.value)))


def readable(custom_id: str) -> None:
    """A press within Discord's length that the router understands."""
    assert len(custom_id) <= 100
    press = parse(custom_id)
    assert press is not None, custom_id
    assert str(press) == custom_id
    if press.kind in (PLAY, FORM) and is_complete(press.text):
        assert read(CITY, press.text)


def free(table: Table) -> list[Seat]:
    """Every seat, and the clock's."""
    return [CLOCK, *range(len(table.chairs))]
