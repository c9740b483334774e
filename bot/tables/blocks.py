"""People who are kept apart: where one of them sits, the other gets no seat. Pure functions."""

from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.tables.model import Participant, Table


class Apart(msgspec.Struct, frozen=True, gc=False):
    """Who is kept apart from a person: `chosen` by the person, and `others` who have chosen so themselves."""

    chosen: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()

    def __contains__(self, person: int | None) -> bool:
        """Whether somebody is kept apart from the person."""
        return person in self.chosen or person in self.others

    def refusal(self, chairs: Iterable[Participant]) -> Refusal | None:
        """Why the person gets no seat beside these; who was blocked reads nothing of it."""
        seated = {chair.person for chair in chairs}
        if seated & self.others:
            return Refusal("no-seat")
        return Refusal("blocked-here") if seated & self.chosen else None


def separated(table: Table, first: int, blocked: Collection[tuple[int, int]]) -> Table:
    """A new lobby without those who would sit beside somebody they are kept apart from; `first` keeps the seat."""
    kept: set[int] = set()
    for person in dict.fromkeys((first, table.host, *(chair.person for chair in table.chairs))):
        if person is not None and not any((person, other) in blocked or (other, person) in blocked for other in kept):
            kept.add(person)
    chairs = tuple([chair for chair in table.chairs if chair.person is None or chair.person in kept])
    return replace(table, chairs=chairs, host=table.host if table.host in kept else first)
