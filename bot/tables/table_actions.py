"""What people may do at a table beside the moves of its game, as values."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.kit.contract import Seat, Value
from bot.kit.fields import converted
from bot.runtime.default_language import DEFAULT


class _Action(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An action about a table. Its tag and fields are what a button's custom_id holds, separated by dots."""


class Join(_Action, frozen=True, tag="join"):
    """Join a lobby. `name` and `lang` are the person's, never read from a custom_id."""

    name: str = ""
    lang: str = DEFAULT


class LeaveTable(_Action, frozen=True, tag="leave"):
    """Leave a lobby or, by the game's own action, a running game."""


class AddRobot(_Action, frozen=True, tag="robot"):
    """Add a robot of a kind."""

    kind: str


class RemoveRobot(_Action, frozen=True, tag="unrobot"):
    """Remove a robot."""

    seat: Seat


class ChooseToken(_Action, frozen=True, tag="token"):
    """Take a token, numbered from 0."""

    token: int


class SwapSeats(_Action, frozen=True, tag="swap"):
    """Let two players change seats."""

    one: Seat
    other: Seat


class SetPace(_Action, frozen=True, tag="pace"):
    """Choose the pace, as `live+20` with the minutes after which the table counts (`presets.TIME_LIMIT`)."""

    pace: str


class SetOption(_Action, frozen=True, tag="option"):
    """Choose the value of an option, also given as text; a board of the server as `own-<number>`."""

    key: str
    value: Value


class UsePreset(_Action, frozen=True, tag="preset"):
    """Choose a pace and all options in one go (`presets.py`)."""

    key: str


class MarkOptions(_Action, frozen=True, tag="marks"):
    """Choose for all options of two values at once: those whose keys are named, joined by `+`, get their other value."""

    keys: str


class Start(_Action, frozen=True, tag="start"):
    """Start the game."""


class Rematch(_Action, frozen=True, tag="rematch"):
    """Open a new lobby with the same players; who asks later gets the lobby that is open already."""


class Pause(_Action, frozen=True, tag="pause"):
    """Stop the clocks: the host or the server's staff at once, others by a vote."""


class Resume(_Action, frozen=True, tag="resume"):
    """Go on after a pause."""


class CallOff(_Action, frozen=True, tag="close"):
    """The host closes a lobby, or asks the people to end the game; the server's staff close either at once.

    Where nobody else could be asked, a game is ended by a host who is `sure`.
    """

    sure: Literal["", "sure"] = ""


class VoteOut(_Action, frozen=True, tag="voteout"):
    """Open the vote about an absent person's seat (CITY-212)."""

    seat: Seat


class CastVote(_Action, frozen=True, tag="vote"):
    """Answer the open vote (CITY-212)."""

    answer: Literal["yes", "no"]


class Undo(_Action, frozen=True, tag="undo"):
    """Ask the others whether one's last step may be taken back."""


Setup = SetPace | SetOption | UsePreset | MarkOptions
HostAction = AddRobot | RemoveRobot | SwapSeats | Setup
LobbyAction = Join | ChooseToken | HostAction
"""What happens in a lobby alone; the host's own are HostAction."""
SessionAction = Pause | Resume | CallOff | VoteOut | CastVote
StepAction = LobbyAction | SessionAction | LeaveTable | Start
"""What is one step of one table."""
TableAction = StepAction | Rematch | Undo


def parse(words: Sequence[str]) -> TableAction | None:
    """The action that a tag and its fields stand for; None for anything else."""
    try:
        action: TableAction = converted(words, TableAction, strict=False)
    except msgspec.ValidationError:
        return None
    return action
