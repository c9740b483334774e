"""A game made again from its log: recorded outcomes are taken as they are, nothing is simulated again (KNOCKOUT-144)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.games.knockout import new_game
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import RoundBegan, Slid
from bot.games.knockout.slide_record import Outcome
from bot.games.knockout.state import State
from bot.games.knockout.wobble import Luck
from bot.kit.contract import Action, Event, Options, Seat
from bot.kit.engine import Accepted, apply_action
from bot.kit.spec import GameSpec

Move = tuple[Seat, Action, Sequence[Event]]
"""A record: who, what, and what was told."""


class Memory:
    """Chance as a record tells of it. Raises ValueError when it is asked for what was not recorded."""

    def __init__(self, told: Iterable[Event], colours: Sequence[str]) -> None:
        self._slides: dict[int, Slid] = {}
        self._colours = colours
        self._order: Sequence[str] = ()
        for event in told:
            if isinstance(event, Slid):
                self._slides[event.number] = event
            elif isinstance(event, RoundBegan) and event.round == 1:
                self._order = event.order

    @property
    def memory(self) -> "Memory":
        """What a slide asks (`bot.games.knockout.resolve_slide.Remembering`)."""
        return self

    def wobble(self, number: int) -> Luck:
        """The wobble of a slide."""
        slid = self._slide(number)
        return Luck(slid.power_luck, slid.angle_luck)

    def outcome(self, number: int) -> Outcome:
        """What became of a slide."""
        return self._slide(number).outcome

    def named(self, label: str) -> bytes:
        """The draw of the order, so that it comes out as told."""
        what, _, index = label.partition("/")
        if what != "order" or not self._order:
            raise ValueError(f"{label} is not on record.")
        return bytes([self._order.index(self._colours[int(index)])])

    def die(self, sides: int = 6) -> int:
        """There are no dice in this game."""
        raise ValueError("Nothing is thrown in this game.")

    def shuffle(self, items: list[Any]) -> None:
        """Nothing is shuffled either."""
        raise ValueError("Nothing is shuffled in this game.")

    def _slide(self, number: int) -> Slid:
        if number not in self._slides:
            raise ValueError(f"Slide {number} is not on record.")
        return self._slides[number]


def rebuild(game: GameSpec[State], seats: int, options: Options, moves: Sequence[Move]) -> Iterator[State]:
    """The opening, then the game after each move. Raises ValueError where the log is not of such a game."""
    sides = new_game.coloured(new_game.split(seats), new_game.picked(seats, int(options[new_game.PICKED])))
    memory = Memory([event for _, _, told in moves for event in told], [COLOURS[colour] for _, colour in sides])
    state = game.setup(seats, options, memory)
    yield state
    for number, (seat, action, _) in enumerate(moves, start=1):
        done = apply_action(game, state, seat, action, memory)
        if not isinstance(done, Accepted):
            raise ValueError(f"Move {number} is refused: {done.code}.")
        state = done.state
        yield state
