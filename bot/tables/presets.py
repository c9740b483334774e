"""Options of a lobby in one go: sets that fit an occasion, and those with two values as marks to set. Pure functions."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.kit.boards.custom_board import BOARD
from bot.kit.contract import Choice, Option, Value
from bot.kit.spec import GameSpec
from bot.tables.model import BRISK, LIVE, SLOW, Table

SHORT, EVENING, PRINTED, DAYS = "short", "evening", "printed", "days"
TIME_LIMIT = "time-limit"
"""The table's own option: the minutes of play after which everybody is ranked by what they have."""
TWENTY, HOUR, FORTNIGHT = 20, 60, 20_160
LIMITS = {LIVE: (0, TWENTY, HOUR), BRISK: (0,), SLOW: (0, FORTNIGHT)}
"""Its values by pace; 0 for none."""


class Preset(msgspec.Struct, frozen=True):
    """A pace and the values of all options but those that belong to the people (`KEPT`)."""

    key: str
    pace: str
    options: Mapping[str, Value]

    def fits(self, table: Table) -> bool:
        """Whether a lobby stands like this."""
        chosen = table.options
        return table.pace == self.pace and all(chosen.get(key, value) == value for key, value in self.options.items())


KEPT = (BOARD, "text-first", "undo")
"""Options that a preset leaves as they are: which board, how pictures are told, and what follows from the pace."""


def presets(
    game: GameSpec[Any], options: Sequence[Option], paces: Sequence[str], substitute: Mapping[str, Value]
) -> tuple[Preset, ...]:
    """The presets of a game, from `options` and `paces` of its lobby; none twice, the rules as printed first.

    `substitute`: the option that lets a robot play for the absent, for occasions on which nobody wants to wait.
    """
    usual = {option.key: option.default for option in options if option.key not in KEPT}

    def within(minutes: int, own: Mapping[str, Value]) -> dict[str, Value]:
        return usual | dict(substitute) | ({TIME_LIMIT: minutes} if TIME_LIMIT in usual else {}) | dict(own)

    evening = game.lobby.evening
    found = (
        Preset(PRINTED, LIVE, usual),
        Preset(SHORT, LIVE, within(TWENTY, {key: evening[key] for key in evening if key != TIME_LIMIT})),
        Preset(EVENING, LIVE, within(HOUR, evening)),
        Preset(DAYS, SLOW, within(FORTNIGHT, game.lobby.days)),
    )
    apart = {
        (each.pace, *each.options.items()): each
        for each in reversed(found)
        if each.pace in paces and (each.key != SHORT or TIME_LIMIT in usual)
    }
    return tuple(reversed(apart.values()))


def alternative(option: Option) -> Value | None:
    """The other value of an option that has two; None for any other, and for the board, of which there may be more."""
    domain = option.domain
    if option.key == BOARD:
        return None
    values = domain.options if isinstance(domain, Choice) else range(domain.low, domain.high + 1, domain.step)
    if len(values) != 2:
        return None
    return values[1] if values[0] == option.default else values[0]


def marked(options: Sequence[Option], keys: Sequence[str]) -> dict[str, Value]:
    """The values of all options of two values when those of `keys` are marked."""
    found = {}
    for option in options:
        other = alternative(option)
        if other is not None:
            found[option.key] = other if option.key in keys else option.default
    return found
