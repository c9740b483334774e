"""What people are called for, and the vote about the end that a table opens by itself, tell nothing that is hidden."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.engine import copy
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Walk, positions
from bot.present.panels import votes
from bot.tables.end_proposals import proposed
from bot.tables.model import SLOW, Person, Table
from bot.tables.notices import notice as reasons
from bot.tables.notices.notice import CALL, ORDER, REMINDER, SOON, Notice
from bot.tables.storage.packed_state import PackedState
from cogs import notice_text
from cogs.notice_text import Called
from tests.contract import ui_crawler


def told(table: Table) -> list[object]:
    """All that is said of a table to its people, in its channel and in direct messages; and whether it is needed."""
    game, said = GAMES[table.game], list[object]()
    for chair in table.chairs:
        person = Person(chair.person or 0)
        row = reasons.time_left(game, table, person.id)
        for kind in (CALL, REMINDER, SOON, f"{ORDER} roll"):
            notice = Notice(table.id, person.id, f"{kind} turn-1", 1, 0.0)
            called = Called(notice, person, table, row)
            said += [reasons.needed(game, table, notice), notice_text.direct([called])]
            if notice.kind != ORDER:
                said.append(notice_text.in_channel(table, [called]).lines)
        said.append(notice_text.listed(game, table, person))
    return [*said, votes.of_table(proposed(game, table, (), ui_crawler.NOW), (), translator_for(table.lang))]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_nobody_sees_changes_nothing_that_is_told(key: str) -> None:
    for seed in range(4):
        *_, position = positions(GAMES[key], Walk(GAMES[key].seats[0], SLOW, seed, 40 * seed))
        if not GAMES[key].waits(position.state):
            continue
        table = ui_crawler.table(position, "en", SLOW)
        world = copy(GAMES[key], position.state)
        GAMES[key].redeterminize(world, None, FastRng(7))
        assert told(table) == told(replace(table, packed_state=PackedState(world)))
