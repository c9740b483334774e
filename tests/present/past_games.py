"""Games of robots as people look back at them."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Seat
from bot.kit.engine import default_options
from bot.kit.replay import Sealed
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import PastTurn
from bot.tables.model import LIVE, Participant, StoredStep, Table
from bot.tables.storage import mappers
from tests.present.robot_games import NAMES, game

SEATS = 3


def stored(table: int, record: object) -> StoredStep:
    """A record as the store has it."""
    row = mappers.of_record(table, record)  # type: ignore[arg-type]  # records alone are handed in
    return StoredStep(**{name: row[name] for name in StoredStep.__struct_fields__})


def played(key: str, seed: int = 1, most: int = 400, seats: int = SEATS) -> tuple[Table, GameHistory]:
    """A table of people and one robot after a game, and its history."""
    *_, (table, records) = game(key, seats, seed, most, "easy")
    people = tuple(Participant(name, person=500 + seat) for seat, name in enumerate(NAMES[: seats - 1]))
    table = replace(table, chairs=(*people, table.chairs[-1]))
    sealed = Sealed(seats, default_options(GAMES[key], LIVE), seed.to_bytes(32, "big"))
    history = GameHistory(GAMES[key], sealed)
    for record in records:
        history.append(stored(table.id, record))
    return table, history


def past(history: GameHistory, table: Table, number: int) -> PastTurn:
    """A turn as the service gives it."""
    turn = history.turns[number - 1]
    state = table.state if number == len(history.turns) else history.at_end(turn)
    return PastTurn(turn, history.told(turn), state, tuple(history.turns), history.damaged)


def lookers(table: Table) -> list[Seat | None]:
    """Everybody whose eyes may look on: those who do not sit there, and each seat."""
    return [None, *range(len(table.chairs))]
