"""What people read who are called: in the channel of a table, in a direct message, and the weekly list."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.i18n.translator import DEFAULT, Translator, escape, translator_for
from bot.kit.spec import GameSpec
from bot.present.panel_model import GOOD, Button, Panel
from bot.present.panels import lobby
from bot.tables.model import DIRECT, LOBBY, MENTION, PAUSED, Deadline, Person, Table
from bot.tables.notices import notice as reasons
from bot.tables.notices.notice import BACK, CALL, DIGEST, INVITE, NOBODY, OPENED, ORDER, REMINDER, SOON, WAITING, Notice
from cogs.find_table import link

SLOT = "notice"
KINDS = (BACK, CALL, REMINDER, SOON, INVITE, OPENED, WAITING)
"""Of several reasons for one table the first is told."""


class Called(msgspec.Struct, frozen=True):
    """Somebody who is to be called, at which table, and what waits for them; of a digest its lines."""

    notice: Notice
    person: Person
    table: Table | None = None
    row: Deadline | None = None
    lines: tuple[str, ...] = ()

    @property
    def addressee(self) -> tuple[int, int]:
        """To whom it goes: a table's channel, or a person: (table, 0) or (0, person)."""
        way = DIRECT if self.notice.kind == ORDER else self.person.way(self.notice.tab)
        return (0, self.person.id) if self.table is None or way != MENTION else (self.table.id, 0)


def messages(found: Sequence[Called]) -> list[list[Called]]:
    """What is sent together: a digest is a message of its own, and what is said of orders."""
    groups: dict[tuple[int, int, str], list[Called]] = {}
    for each in found:
        apart = each.notice.kind if each.notice.kind in (DIGEST, ORDER) else ""
        groups.setdefault((*each.addressee, apart), []).append(each)
    return list(groups.values())


def in_channel(table: Table, together: Sequence[Called]) -> Panel:
    """The message that mentions people at a table, a line for each reason; in a lobby with the button to join it."""
    words, told = translator_for(table.lang), _foremost(together)
    lines = []
    for kind in KINDS:
        here = [each for each in told if each.notice.kind == kind]
        if here:
            people = " ".join(f"<@{each.person.id}>" for each in here)
            lines.append(_line(words, here[0], people if kind != WAITING else _game(words, table)))
    rows = ((Button(words.say("button-join"), lobby.matter(table, "join"), GOOD),),) if table.phase == LOBBY else ()
    called = [each.person.id for each in told]
    return Panel(SLOT, tuple(lines), rows, ping=tuple(dict.fromkeys(each for each in called if each != NOBODY)))


def direct(together: Sequence[Called]) -> str:
    """The direct message, a line for each table; or the list of the week."""
    first = together[0]
    words = spoken(first.person, first.table)
    if first.lines:
        return "\n".join(("### " + words.say("notice-digest"), *first.lines))
    if first.notice.kind == ORDER:
        return "\n".join(_stopped(words, each) for each in together)
    return "\n".join(
        _line(words, each, _place(words, each.table)) for each in _foremost(together) if each.table is not None
    )


def _stopped(words: Translator, called: Called) -> str:
    order = words.say(f"order-{called.notice.order}").rstrip("…")
    return words.say("notice-order", seat=_place(words, called.table), order=order)


def listed(game: GameSpec[Any], table: Table, person: Person) -> str:
    """A table in the list of the week: whom it waits for, until when."""
    words, row = spoken(person, table), reasons.time_left(game, table, person.id)
    place = _place(words, table)
    if table.phase == PAUSED:
        return "- " + words.say("notice-paused", seat=place)
    if reasons.asked(game, table, person.id):
        return "- " + _timed(words, words.say("notice-call", seat=place), row)
    seats = {seat for wait in game.waits(table.state) for seat in wait.seats if seat >= 0 and not wait.held}
    names = [escape(table.chairs[seat].name) for seat in sorted(seats)]
    return "- " + words.say("notice-others", seat=place, names=words.list(names) if names else "–")


def spoken(person: Person, table: Table | None) -> Translator:
    """The language of a person: as chosen, else as at the table."""
    seat = None if table is None else table.seat_of(person.id)
    known = DEFAULT if table is None or seat is None else table.chairs[seat].lang
    return translator_for(person.lang or known)


def _foremost(together: Sequence[Called]) -> list[Called]:
    """One reason for each person and table."""
    order = sorted(together, key=lambda each: KINDS.index(each.notice.kind))
    return list({(each.notice.tab, each.person.id): each for each in reversed(order)}.values())[::-1]


def _line(words: Translator, called: Called, seat: str) -> str:
    kind = CALL if called.notice.kind == BACK else called.notice.kind
    host = "" if called.table is None else lobby.host_of(called.table)
    return _timed(words, words.say(f"notice-{kind}", seat=seat, host=host), None if kind == SOON else called.row)


def _timed(words: Translator, line: str, row: Deadline | None) -> str:
    until = lobby.countdown(words, row)
    return f"{line} {words.say('notice-until', until=until)}" if until else line


def _place(words: Translator, table: Table | None) -> str:
    return "" if table is None else f"{_game(words, table)} {link(table)}"


def _game(words: Translator, table: Table) -> str:
    return f"**{words.say(f'{table.game}-name')}**"
