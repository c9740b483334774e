"""One line for who meets a kind of decision for the first time, above the buttons where it is taken.

Its sentence is `<game>-first-<decision>` or, on a panel of one verb alone, `<game>-first-<verb>`; a game has as many of
them as it likes. What a person has seen is kept with their settings, by the decision at which it was shown: as long as
that one is open, the line stays.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, kebab, translator_for
from bot.kit.contract import Seat, Wait
from bot.present.control_id import COMPOSE, FORM, PLAY, ControlId, written
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.tables.model import OFF, PLAYING, Person, Table
from bot.tables.storage.database import StoreError

MAX_SEEN = 200
"""Hints that are kept as seen by one person: more than all games have."""


class PersonRepository(Protocol):
    """Where the settings of people are kept."""

    async def person(self, id_: int) -> Person:
        """The settings of a person."""

    def save_person_soon(self, before: Person, after: Person) -> None:
        """Save what differs; nobody waits for that."""


class Hint(msgspec.Struct, frozen=True):
    """A sentence, and the decision at which it may stand (`17.auction-12`)."""

    key: str
    decision: str


async def on_private(
    people: PersonRepository, table: Table, seat: Seat | None, what: str, panel: Panel, words: Translator
) -> Panel:
    """A seat's private panel (`what` of the registry) with the line that its person has not seen yet, if there is one."""
    if seat is None or table.phase != PLAYING:
        return panel
    waits = [wait for wait in GAMES[table.game].waits(table.state) if seat in wait.seats]
    found = (_of_verb(table, panel, waits) if what != MINE else []) + _of_decisions(table, panel, waits)
    return await _with_first(people, table, seat, panel, found, words)


async def on_public(people: PersonRepository, table: Table, panels: Sequence[Panel]) -> list[Panel]:
    """Public messages, with the line in those in which one person alone is asked."""
    if table.phase != PLAYING:
        return list(panels)
    waits, words = GAMES[table.game].waits(table.state), translator_for(table.lang)
    if not any(len(wait.seats) == 1 and wait.seats[0] >= 0 for wait in waits):
        return list(panels)
    return [await _addressed(people, table, panel, waits, words) for panel in panels]


async def _addressed(
    people: PersonRepository, table: Table, panel: Panel, waits: Sequence[Wait], words: Translator
) -> Panel:
    """A public message; with the line where the decisions that can be taken on it are one person's."""
    decisions = {press.decision for press in _presses(panel)}
    asked = [wait for wait in waits if wait.id in decisions]
    seats = {seat for wait in asked for seat in wait.seats}
    if len(seats) != 1:
        return panel
    return await _with_first(people, table, seats.pop(), panel, _of_decisions(table, panel, asked), words)


def _of_decisions(table: Table, panel: Panel, waits: Sequence[Wait]) -> list[Hint]:
    """What may be said of these decisions, as far as a panel has their controls."""
    decisions = {press.decision for press in _presses(panel)}
    return [_hint(table, wait.kind, wait.id) for wait in waits if wait.id in decisions]


def _of_verb(table: Table, panel: Panel, waits: Sequence[Wait]) -> list[Hint]:
    """What may be said of the only verb of a panel, whose person is asked these decisions."""
    verbs = {press.verb for press in _presses(panel)}
    decision = next((wait.id for wait in waits), str(table.seq))
    return [_hint(table, kebab(verb), decision) for verb in verbs if len(verbs) == 1]


def _hint(table: Table, name: str, decision: str) -> Hint:
    return Hint(f"{table.game}-first-{name}", f"{table.id}.{decision}")


def _presses(panel: Panel) -> Iterator[ControlId]:
    """The presses of a panel that play or compose an action."""
    for row in panel.rows:
        for text in [each.press for each in row if not each.disabled] if isinstance(row, tuple) else [row.press]:
            press = written(text)
            if press.kind in (PLAY, FORM, COMPOSE):
                yield press


async def _with_first(
    people: PersonRepository, table: Table, seat: Seat, panel: Panel, found: Sequence[Hint], words: Translator
) -> Panel:
    """The panel with the first of these hints that is shown at its decision, or was never shown."""
    chair = table.chairs[seat] if 0 <= seat < len(table.chairs) else None
    known = [hint for hint in found if words.has(hint.key)]
    if chair is None or chair.person is None or chair.robot is not None or not known:
        return panel
    try:
        hint = await _unseen(people, chair.person, known)
    except StoreError:  # it is shown another time
        return panel
    said = "" if hint is None else on_board(words, table.board, table.lang).say(hint.key)
    return replace(panel, lines=(*panel.lines, f"-# 💡 {said}")) if said else panel


async def _unseen(people: PersonRepository, id_: int, found: Sequence[Hint]) -> Hint | None:
    """The hint to show to a person, which counts as seen from then on."""
    person = await people.person(id_)
    if person.hints == OFF:
        return None
    shown = next((hint for hint in found if person.seen.get(hint.key) == hint.decision), None)
    new = next((hint for hint in found if hint.key not in person.seen), None)
    if shown is None and new is not None:
        seen = dict([*person.seen.items(), (new.key, new.decision)][-MAX_SEEN:])
        people.save_person_soon(person, replace(person, seen=seen))
    return shown or new
