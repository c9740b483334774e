"""Why a robot did what it did: its last turn decision by decision, for anybody who asks, from the table's records.

An act is told by what everybody saw of it; a reason holds public facts only (`RobotTuning.hides_reason`).
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.contract import CLOCK, Event, EventFor, Seat
from bot.kit.events.turns import OrderRolled, TurnBegan
from bot.kit.fields import SEAT, field_kinds, union_members
from bot.kit.robots.baseline import BEST
from bot.present.panel_model import Menu, Panel, SelectOption
from bot.present.panels.lobby import names, opens
from bot.tables.model import Record, Table

WHY = "why"
RECORDS_READ = 150
"""Records in which a robot's last turn is looked for."""
ROOM = 21
"""Lines of a phone that the decisions may take, so that the panel is at most 690 points high."""
WIDE, SMALL = 36, 44
"""Letters, and small letters, in a line of a phone."""


class Decision(msgspec.Struct, frozen=True):
    """What a robot decided, in words, and why."""

    act: str
    why: str
    weighty: bool
    """Whether there was anything to decide: not where nothing better was to be done."""

    @property
    def lines(self) -> int:
        """The lines of a phone that it takes."""
        return -(-len(self.act) // WIDE) - (-len(self.why) // SMALL)


def panel(table: Table, records: Sequence[Record], asked: str, words: Translator) -> Panel:
    """The last turn of the robot on the seat that is `asked`, else of the one that moved last; a menu of all robots."""
    robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot is not None]
    moved = [record.seat for record in records if record.thought is not None and record.seat in robots]
    seat = int(asked) if asked.isdecimal() and int(asked) in robots else next(reversed(moved), None)
    title = "### " + words.say("button-why")
    if seat is None or seat not in moved:
        return Panel(WHY, (title, words.say("why-nothing")), _menu(table, robots, seat, words))
    found = [_decision(table, record, words) for record in last_turn(records, seat) if _told(table, record)]
    kept, rest = fitting(found)
    more = ["-# " + words.say("why-rest", count=rest)] if rest else []
    said = [line for each in kept for line in (f"- {each.act}", f"-# {each.why}")]
    return Panel(WHY, (f"{title} · {escape(table.chairs[seat].name)}", *more, *said), _menu(table, robots, seat, words))


def last_turn(records: Sequence[Record], seat: Seat) -> list[Record]:
    """A robot's decisions since its last turn began in which it has decided anything.

    In games that do not tell when turns begin: those since anybody else did something.
    """
    begun = [at for at, record in enumerate(records) if any(_begins(told, seat) for told in record.told)]
    others = [at for at, record in enumerate(records) if record.seat not in (seat, CLOCK)]
    own = [at for at, record in enumerate(records) if record.seat == seat and record.thought is not None]
    starts = begun or [at for at in others if at < own[-1]]
    first = next((at for at in reversed(starts) if own and at < own[-1]), -1)
    return [records[at] for at in own if at > first]


def fitting(found: Sequence[Decision]) -> tuple[list[Decision], int]:
    """The decisions for which a phone has room, weighty ones first, then the newest; and how many are left out."""
    room, kept = ROOM, set[int]()
    for at in sorted(range(len(found)), key=lambda at: (found[at].weighty, at), reverse=True):
        room -= found[at].lines
        if room < 0 and kept:
            break
        kept.add(at)
    return [found[at] for at in sorted(kept)], len(found) - len(kept)


def _begins(told: EventFor, seat: Seat) -> bool:
    return isinstance(told.event, TurnBegan) and told.event.seat == seat


def _decision(table: Table, record: Record, words: Translator) -> Decision:
    """A record of a robot in words."""
    reason = record.thought or BEST
    event, known = act(record.told, record.seat), names(table)
    verb = next(each for each in union_members(GAMES[table.game].action) if each.__name__ == _verb(record))
    said = words.action(table.game, verb) if event is None else words.event(table.game, event, known)
    return Decision(said, words.reason(table.game, reason, known), reason.code != BEST.code)


def _told(table: Table, record: Record) -> bool:
    """Whether everybody may know that it was done: not of a secret verb of which nobody else was told."""
    secret = {verb.__name__ for verb in GAMES[table.game].secret_verbs}
    return _verb(record) not in secret or act(record.told, record.seat) is not None


def _verb(record: Record) -> str:
    return record.action.partition(".")[0]


def act(told: Sequence[EventFor], seat: Seat) -> Event | None:
    """The event that tells what a seat did: the first of the seat itself, else one in which the seat has a part."""
    public = [each.event for each in told if each.only is None]
    events = [event for event in public if not isinstance(event, TurnBegan | OrderRolled)]
    own = (event for event in events if getattr(event, "seat", None) == seat)
    return next(own, None) or next((event for event in events if seat in parts(event)), None)


def parts(event: Event) -> Iterator[Seat]:
    """The seats that an event names."""
    for field, kind in field_kinds(type(event)).items():
        if kind == SEAT:
            value = getattr(event, field)
            yield from value if isinstance(value, (tuple, list)) else (value,)


def _menu(table: Table, robots: Sequence[Seat], seat: Seat | None, words: Translator) -> tuple[Menu, ...]:
    """Which robot, where there are several."""
    if len(robots) < 2:
        return ()
    choices = tuple(SelectOption(table.chairs[each].name, str(each), chosen=each == seat) for each in robots)
    return (Menu(opens(table, WHY, "?"), words.say("why-whose"), choices),)
