"""Plain data: tables with their participants and deadlines, commands, records, updates. Stored as they are."""

from typing import Any

import msgspec

from bot.kit.boards.custom_board import BOARD, Texts
from bot.kit.contract import Action, EventFor, Refusal, Seat, Value
from bot.kit.rng import fingerprint
from bot.kit.robots.move import Reason
from bot.runtime.default_language import DEFAULT
from bot.tables.availability import leave
from bot.tables.availability.leave import LeaveOfAbsence
from bot.tables.availability.quiet_hours import QuietHours
from bot.tables.storage.packed_state import PackedState

LOBBY, PLAYING, PAUSED, OVER, CLOSED = "lobby", "playing", "paused", "over", "closed"
"""The table's own states: closed is a lobby cancelled, or a game that the staff or time has ended without ranks."""
OPEN = (LOBBY, PLAYING, PAUSED)
"""The states of a table that is not over."""
LIVE, BRISK, SLOW = "live", "brisk", "slow"
PACES = (LIVE, BRISK, SLOW)
"""The paces: seconds, hours, or days for a decision. Not every game has all of them."""
THREAD, CHANNEL = "thread", "channel"
PLACES = (THREAD, CHANNEL)
"""Where a table is played: in a thread of its own, or in the channel."""
ROBOTS = ("easy", "normal", "strong")
"""Kinds of robots in a game that says how they judge; see `lobby.robots`."""
DARK, LIGHT = "dark", "light"
THEMES = (DARK, LIGHT)
"""The colours of pictures, the usual ones first."""
ON, OFF = "on", "off"
HINTS = (ON, OFF)
"""Whether a person's first decisions in a game are explained."""
MENTION, DIRECT = "mention", "direct"
NOTICES = (MENTION, DIRECT, OFF)
"""How a person is called at tables that are not live: in the channel, by a direct message, or not at all."""
COUNTED = (ON, OFF)
"""Whether a person's games count in ratings and statistics."""
LAST_TURN, ENDED = "last-turn", "ended"
"""A table whose time is up: the turn that runs is the last; after it everybody is ranked by what they have."""
RANDOM = "random"
"""The kind of robots in any other game."""
OWN = "own-"
"""Prefix of the option `board` for a board of the server, before its number."""
FORMER_ROBOTS = {RANDOM: "easy", "greedy": "normal"}
"""Kinds in stored tables of older versions of games with `ROBOTS`, and their names today."""


class Participant(msgspec.Struct, frozen=True, gc=False):
    """A seat's participant: a person (Discord user id) or a robot (its kind). `lang` is the person's language.

    `quiet` and `on_leave` are the person's, as `availability` has last copied them from what they have chosen.
    `former`: the person's data was deleted; where the game went on, a robot plays in their place.
    """

    name: str
    person: int | None = None
    robot: str | None = None
    lang: str = DEFAULT
    token: int | None = None
    away: bool = False
    missed: int = 0
    quiet: QuietHours | None = None
    on_leave: LeaveOfAbsence | None = None
    former: bool = False

    def marked_present(self) -> "Participant":
        """The same with the person present again; a leave in which a robot played for them is over."""
        absence = self.on_leave
        if absence is not None and self.robot is not None:
            absence = msgspec.structs.replace(absence, back=True)
        return msgspec.structs.replace(self, away=False, missed=0, robot=None, on_leave=absence)


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """A wait's row. `due` in seconds since 1970 while it runs, else `left`: while it is held or the table paused.

    `warned` counts the warnings given, `marked` the marks of its clock that were passed (not stored, so they are passed
    again after a restart). The wait `lobby` is the table's own. `clock` names its game's clock (not stored either), so
    that nobody has to unpack a state for it; empty where it is not known.
    """

    wait: str
    lap: int
    due: float | None
    left: float | None = None
    warned: int = 0
    marked: int = 0
    clock: str = ""


class ChannelRef(msgspec.Struct, frozen=True, gc=False):
    """Where a table is shown: the guild, the channel of its command, and its thread if it has one."""

    guild: int
    channel: int
    thread: int | None = None


class PublishedMessage(msgspec.Struct, frozen=True, gc=False):
    """A message of the table. `slot` names what it shows (`lobby`, `turn-7`, `auction-3`, `end`)."""

    slot: str
    message: int
    at: float
    live: bool = True


class Vote(msgspec.Struct, frozen=True):
    """A vote of the people about an absent person's seat or, with a number below 0, about something else.

    -1 is a pause, -2 the end of the game, -3 the last step taken back (`session.PAUSE_VOTE`, `END_VOTE`, `UNDO_VOTE`),
    of which `step` is the number, `by` who made it and asks, and `told` how many events everybody was told of it. `won` is
    known once it is over; None then means that its matter has come to nothing. `settled`: nobody has asked, but nothing
    is likely to change any more.
    """

    seat: Seat
    number: int
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()
    won: bool | None = None
    step: int = 0
    by: Seat | None = None
    told: int = 0
    settled: bool = False


class BoardInfo(msgspec.Struct, frozen=True):
    """A board that a server keeps: its number there, its game, its title by language."""

    number: int
    game: str
    title: Texts

    @property
    def value(self) -> str:
        """How the option `board` names it in a lobby."""
        return f"{OWN}{self.number}"


class Person(msgspec.Struct, frozen=True):
    """What a person has chosen. `lang` None: as Discord says; `theme` None: the server's.

    The theme is that of pictures that only this person sees. `seen`: the explanations that were shown, each with the
    decision at which it was. `results`: whether their games count in ratings and statistics.

    `notices`: how they are called, at each table of `by_table` (its number as text) as it says there; `reminders`:
    whether once more when half the time has passed; `soon`: whether also when the person before them is to move;
    `digest`: whether a list of their slow games comes every week. `quiet_since`, `quiet_until`: minutes of the day in
    `zone`, the same for none; while both are 0 nothing was chosen (`server_hours.py`). `unsaid`: the key of a sentence
    that their next private answer begins with. `last_seen`: the month in which they last did something (`month_of`); 0
    where it is not known yet. `mentions`: whether any message may mention them, also at live tables.
    """

    id: int
    lang: str | None = None
    theme: str | None = None
    hints: str = ON
    seen: dict[str, str] = {}
    results: str = ON
    notices: str = MENTION
    reminders: str = ON
    soon: str = OFF
    digest: str = OFF
    by_table: dict[str, str] = {}
    zone: str | None = None
    quiet_since: int = 0
    quiet_until: int = 0
    leaves: leave.Leaves = ()
    unsaid: str = ""
    last_seen: int = 0
    mentions: str = ON

    @property
    def chose_quiet(self) -> bool:
        """Whether they have chosen quiet hours, or to have none."""
        return (self.quiet_since, self.quiet_until) != (0, 0)

    @property
    def quiet(self) -> QuietHours | None:
        """The hours in which nobody calls them."""
        none = self.zone is None or self.quiet_since == self.quiet_until
        return None if none else QuietHours(self.quiet_since, self.quiet_until, self.zone or "")

    def way(self, table: int) -> str:
        """How they are called at a table."""
        way = self.by_table.get(str(table), self.notices)
        return OFF if way == MENTION and self.mentions == OFF else way


class Table(msgspec.Struct, frozen=True):
    """One game being played, or its lobby. Never changed in place, nor is its `state`."""

    id: int
    game: str
    place: ChannelRef
    host: int
    lang: str
    pace: str
    phase: str = LOBBY
    chairs: tuple[Participant, ...] = ()
    options: dict[str, Value] = {}
    seed: bytes = b""
    drawn: int = 0
    seq: int = 0
    published: int = 0
    version: int = 1
    packed_state: PackedState | None = msgspec.field(default=None, name="kept")
    """The state of its game; None in a lobby."""
    deadlines: tuple[Deadline, ...] = ()
    opened: float = 0.0
    resumed: float = 0.0
    """When its clocks last went on after the bot's absence."""
    pause: str = ""
    """Why a paused table is paused: `asked`, `staff`, `agreed`, `absent` or `gone`."""
    next: int = 0
    """The table opened by a rematch; 0 for none."""
    vote: Vote | None = None
    """The open vote."""
    past_vote: Vote | None = None
    """The last vote that is over, for the last form of its message."""
    end_vote_from: float = 0.0
    """From when its people may be asked again whether to end the game; 0 while none was asked in vain."""
    settled: tuple[int, ...] | None = None
    """How things stood when its people were last asked about the end because nothing was likely to change any more.

    Everybody's rank, as far as everybody knew it; None while they were not asked.
    """
    undo_offered: Seat | None = None
    """Whose last step may perhaps be taken back: nobody else, nor time or dice, has done anything since."""
    undone: int = 0
    """How many steps were taken back: a decision may have the number of another one that was asked before."""
    called_off: bool = False
    """Whether its people have ended the game early: it is over, and ranked by what everybody had (`GameSpec.stop`)."""
    time_up: str = ""
    """`LAST_TURN` once the table's own time is up, `ENDED` when the game was counted because of that."""
    loaded: str = ""
    """In a lobby, the canonical text of the server's board that is chosen; at the start the game takes it over."""
    available_boards: tuple[BoardInfo, ...] = msgspec.field(default=(), name="shelf")
    """In a lobby, the boards of the server that may be chosen."""

    def __repr__(self) -> str:
        """Short and without the seed, for logs."""
        return f"Table({self.id}, {self.game}, {self.phase}, seq={self.seq})"

    @property
    def state(self) -> Any:
        """The state of its game, unpacked if necessary; None in a lobby."""
        return None if self.packed_state is None else self.packed_state.state

    @property
    def board(self) -> str:
        """The board chosen or played on: a shipped one's name or a custom one's text; empty where there is only one."""
        return self.loaded or getattr(self.state, "board", "") or str(self.options.get(BOARD, ""))

    @property
    def fingerprint(self) -> str:
        """The commitment to the seed, shown before the game is over; empty in a lobby."""
        return fingerprint(self.seed) if self.seed else ""

    def with_chair(self, seat: Seat, chair: Participant) -> "Table":
        """The table with another participant on a seat."""
        return msgspec.structs.replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def seat_of(self, person: int) -> Seat | None:
        """The seat of `person`; None for one who does not play."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)


class Command(msgspec.Struct, frozen=True):
    """An action of a seat, with its idempotency key and the decision it answers.

    `key` makes a repetition harmless (an interaction's id, `time:<wait>:<lap>:<seat>`, `robot:<seq>:<seat>`).
    `at`: when it was made, in seconds since 1970.  `thought`: a robot's reason. `by_order`: by a person's standing order.
    """

    key: str
    seat: Seat
    action: Action
    wait: str | None = None
    at: float | None = None
    thought: Reason | None = None
    by_robot: bool = False
    by_order: bool = False


class Record(msgspec.Struct, frozen=True):
    """One accepted command as stored, with what it told."""

    seq: int
    key: str
    at: float
    seat: Seat
    action: str
    told: list[EventFor]
    thought: Reason | None = None
    """Why a robot did it."""


class StoredStep(msgspec.Struct, frozen=True, gc=False):
    """A step as it is stored: its number in the table, when, whose, its action's notation, and what it told as JSON."""

    seq: int
    at: float
    seat: Seat
    key: str
    action: str
    told: str


class TableChanged(msgspec.Struct, frozen=True):
    """The table after a step, and the events that it told."""

    table: Table
    told: tuple[EventFor, ...] = ()
    warned: str | None = None
    """The wait whose warning is due; nothing else changed then."""
    marked: bool = False
    """Whether only a mark of a clock was passed: the time has to be drawn again, nothing else has changed."""


Answer = TableChanged | Refusal
