"""The film of a whole game: the pictures it shows, each with its time, and how everybody stood at each."""

from typing import Any

import msgspec

from bot.kit.contract import Seat

FILM = "film"
"""The film of a whole game is the picture `<game>/film`."""


class Shot(msgspec.Struct, frozen=True):
    """One position of a film. `key`, `view`: the picture of it, or of the great moment that led to it (`Moment`).

    `title`: which turn it is, `seat` whose, None for nobody's; `said`: what made it great, empty elsewhere. `lasts`: in
    milliseconds, a multiple of 100. `standing`: what everybody has, by seat; empty where a game does not tell it.
    """

    key: str
    view: Any
    title: str
    seat: Seat | None
    said: str
    lasts: int
    standing: tuple[int, ...] = ()


class Film(msgspec.Struct, frozen=True):
    """What everybody saw of a game, from its opening to its end. `board`: that of every view, empty for the game's own."""

    shots: tuple[Shot, ...]
    board: str = ""

    @property
    def seconds(self) -> float:
        """How long it is."""
        return sum(shot.lasts for shot in self.shots) / 1000
