"""Private panels: how one is called at tables that are not live, one's quiet hours, and being away. Of no table.

Presses: `h|0|notices|way.?`, `switches.?`, `quiet.?`, `zone` (asks), `zone.?` (its form), and `h|<table>|notices|way.?` for
one table alone; `h|0|away|days.3`, `until` (asks), `until.?` (its form), `back`. A text `-` opens the panel.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

import msgspec

from bot.i18n.translator import Translator, escape
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.label_width import closed_label
from bot.present.panel_model import Button, Field, Form, Menu, Panel, SelectOption
from bot.present.panels import openings
from bot.tables.availability import leave
from bot.tables.availability.leave import DAY, WAITING, WITHIN
from bot.tables.model import NOTICES, ON, Person, Table

NOTICE_PANEL, AWAY_PANEL = "notices", "away"
"""What the panels are called in OPEN presses."""
WAY, MARKS, QUIET, ZONE, UNTIL, BACK, DAYS = "way", "switches", "quiet", "zone", "until", "back", "days"
FORMER_MARKS = "marks"
"""The menu of marks of older panels."""
AS_EVERYWHERE = "usual"
"""Instead of a way for one table: none of its own."""
FORMER_SWITCHES = ("reminders", "soon", "digest")
SWITCHES = ("mentions", *FORMER_SWITCHES)
"""What is on or off, in one menu of marks; that of older panels had the former ones."""
USUAL = ((21, 7), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 8), (0, 9))
"""Quiet hours that are offered."""
OFFERED_DAYS = (1, 3, 7)
"""Leaves that take one press."""
NEVER, AS_SERVER = "0-0", "auto"
"""No quiet hours, and those of the server, for whoever has chosen none."""
ECHOED = 40
"""Characters of what was typed that a sentence repeats."""


class Clock(msgspec.Struct, frozen=True):
    """The moment, in seconds since 1970, and the zone of the person.

    `source`: how it is known, `zone` where they have named it, `server` for the server's, else `guess`. `usual`: the
    quiet hours of the server, for those who have chosen none; empty where there are none.
    """

    now: float
    zone: str
    source: str
    usual: str = ""

    @property
    def here(self) -> datetime:
        """The local time."""
        return datetime.fromtimestamp(self.now, ZoneInfo(self.zone))


def press(panel: str, text: str = NONE, table: int = 0) -> str:
    """A press of one of these panels."""
    return str(ControlId(OPEN, table, panel, text))


def line(words: Translator, name: str, value: str) -> str:
    """A setting with its value."""
    return words.say("settings-line", name=name, value=value)


def notices(chosen: Person, clock: Clock, words: Translator, said: Sequence[str], back: Button) -> Panel:
    """How one is called everywhere, one's quiet hours, and the way to being told of new tables."""
    zone = words.say(f"notices-{clock.source}", zone=clock.zone, time=f"{clock.here:%H:%M}")
    rows = (
        _menu(WAY, words.say("notices-way"), _ways(words, chosen.notices, NOTICES, "notices-way"), 0),
        _marks(chosen, words),
        _menu(QUIET, words.say("notices-quiet"), _hours(chosen, clock.usual, words), 0),
        (Button(words.say("button-zone"), press(NOTICE_PANEL, ZONE)), openings.way(words), back),
    )
    explained = () if said else ("-# " + words.say("notices-explained"),)  # who reads an answer has read it
    lines = (*said, "### " + words.say("notices-title"), *explained, zone)
    return Panel(NOTICE_PANEL, lines, rows)


def at_table(table: Table, chosen: Person, words: Translator, said: Sequence[str], back: Button) -> Panel:
    """How one is called at one table."""
    now = chosen.by_table.get(str(table.id), AS_EVERYWHERE)
    ways = _ways(words, now, (AS_EVERYWHERE, *NOTICES), "notices-here")
    everywhere = Button(words.say("button-everywhere"), press(NOTICE_PANEL))
    title = "### " + words.say("notices-table", game=words.say(f"{table.game}-name"), table=str(table.id))
    usual = words.say("notices-elsewhere", value=words.say(f"notices-{chosen.notices}"))
    return Panel(
        NOTICE_PANEL,
        (*said, title, usual),
        (_menu(WAY, words.say("notices-here"), ways, table.id), (everywhere, back)),
    )


def _menu(key: str, name: str, choices: tuple[SelectOption, ...], table: int) -> Menu:
    return Menu(press(NOTICE_PANEL, f"{key}.?", table), name, choices)


def _ways(words: Translator, now: str, ways: Sequence[str], name: str) -> tuple[SelectOption, ...]:
    return tuple(
        SelectOption(
            closed_label(partial(line, words), words.say(name), words.say(f"notices-{way}")), way, chosen=way == now
        )
        for way in ways
    )


def _marks(chosen: Person, words: Translator) -> Menu:
    """What is on is marked."""
    marks = tuple(
        SelectOption(
            words.say(f"notices-{each}"), each, words.say(f"notices-{each}-hint"), chosen=getattr(chosen, each) == ON
        )
        for each in SWITCHES
    )
    return Menu(press(NOTICE_PANEL, f"{MARKS}.?"), words.say("notices-marks"), marks, low=0, high=len(marks))


def _hours(chosen: Person, usual: str, words: Translator) -> tuple[SelectOption, ...]:
    """The usual quiet hours, the person's own, and those of the server, if it has any."""
    unset = AS_SERVER if usual and not chosen.chose_quiet else NEVER
    now = f"{chosen.quiet_since}-{chosen.quiet_until}" if chosen.quiet else unset
    return spans((AS_SERVER,) if usual else (), now, words, usual)


def spans(first: Sequence[str], now: str, words: Translator, usual: str = "") -> tuple[SelectOption, ...]:
    """Quiet hours to choose from, as a menu shows them; `now` is chosen, `usual` are those of the server."""
    offered = dict.fromkeys((*first, NEVER, *(f"{since * 60}-{until * 60}" for since, until in USUAL), now))
    name = words.say("notices-quiet")
    labels = {each: closed_label(partial(line, words), name, hours(each, words)) for each in offered}
    hints = {AS_SERVER: hours(usual or NEVER, words)}
    return tuple(SelectOption(label, each, hints.get(each, ""), chosen=each == now) for each, label in labels.items())


def hours(text: str, words: Translator) -> str:
    """Quiet hours, given as minutes of the day such as `1320-480`."""
    if text == NEVER:
        return words.say("notices-never")
    if text == AS_SERVER:
        return words.say("notices-as-server")
    since, until = (f"{int(part) // 60:02}:{int(part) % 60:02}" for part in text.split("-"))
    return f"{since}–{until}"


def zone_form(clock: Clock, words: Translator) -> Form:
    """Asks for the time zone."""
    field = Field(ZONE, words.say("notices-zone-field"), words.say("notices-zone-hint"), clock.zone)
    return Form(words.say("notices-zone-form"), press(NOTICE_PANEL, f"{ZONE}.?"), (field,))


def unknown_zone(text: str, like: Sequence[str], words: Translator) -> str:
    """What is said of a zone that does not exist."""
    shown = escape(text[:ECHOED])
    return words.say("zone-like", text=shown, like=" · ".join(like)) if like else words.say("zone-unknown", text=shown)


# ---- being away


def away(chosen: Person, clock: Clock, words: Translator, said: Sequence[str], back: Button) -> Panel:
    """Whether one is away, until when, and what becomes of one's tables meanwhile."""
    here = leave.current(chosen.leaves, clock.now)
    left = max(0, int((WAITING * DAY - leave.used(chosen.leaves, clock.now)) // DAY))
    if here is None:
        status = [words.say("away-no"), "-# " + words.say("away-explained"), _budget(left, words)]
    else:
        status = [words.say("away-yes", until=f"<t:{int(here.until)}:F>")]
        if here.waits < here.until:
            status.append(words.say("away-waits", until=f"<t:{int(here.waits)}:F>", days=WAITING, within=WITHIN))
    zone = "-# " + words.say("away-zone", zone=clock.zone, time=f"{clock.here:%H:%M}")
    return Panel(AWAY_PANEL, (*said, "### " + words.say("away-title"), *status, zone), _away_rows(here, words, back))


def _budget(left: int, words: Translator) -> str:
    return "-# " + words.say("away-left", left=left, days=WAITING, within=WITHIN)


def _away_rows(here: leave.LeaveOfAbsence | None, words: Translator, back: Button) -> tuple[tuple[Button, ...], ...]:
    ask = Button(words.say("button-until"), press(AWAY_PANEL, UNTIL))
    if here is not None:
        return ((Button(words.say("button-am-back"), press(AWAY_PANEL, BACK)), ask), (back,))
    days = [
        Button(words.say("button-away-days", count=count), press(AWAY_PANEL, f"{DAYS}.{count}"))
        for count in OFFERED_DAYS
    ]
    return ((*days, ask), (back,))


def until_form(words: Translator) -> Form:
    """Asks for the last day of a leave."""
    field = Field(UNTIL, words.say("away-field"), words.say("away-hint"), words.say("away-example"))
    return Form(words.say("away-form"), press(AWAY_PANEL, f"{UNTIL}.?"), (field,))


def switched(marked: Sequence[str], switches: Sequence[str] = SWITCHES) -> Mapping[str, str]:
    """The switches by name, those on that are marked."""
    return {each: ON if each in marked else "off" for each in switches}
