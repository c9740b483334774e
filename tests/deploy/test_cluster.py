"""The judge of the trial of several processes finds what it is there for: planted faults, and nothing else."""

import pytest

from bot.i18n.translator import translator_for
from bot.tables.model import ChannelRef, Record, Table
from tests.bench.cluster.database import NOTE, WRITERS
from tests.bench.cluster.judge import Written, excused, longest_silence, lost, seconds_until_on, unanswered, untold
from tests.bench.cluster.people import Press
from tests.bench.cluster.processes import Gap
from tests.bench.cluster.trial import Phase
from tests.tables.conftest import postgres, server

__all__ = ["postgres", "server"]
MOVING, AWAY = (translator_for("fr").say(key) for key in ("refusal-moving", "refusal-unwritable"))


def press(key: str, created: float, *, answered: float | None = None, done: bool = False, said: str = "") -> Press:
    """On shard 0, at table 0; carried out if it is `done`."""
    return Press(0, 0, key, created, answered, done, False, said)


def written(*keys: str) -> Written:
    """One table with these records."""
    table = Table(id=1, game="city", place=ChannelRef(1, 2), host=5, lang="fr", pace="live", chairs=())
    return Written([table], [[Record(n, key, 0.0, 0, "Pass", []) for n, key in enumerate(keys)]])


def test_what_was_answered_as_done_has_to_be_recorded() -> None:
    presses = [press("a", 1.0, answered=1.1, done=True), press("b", 2.0, answered=2.1, done=True), press("c", 3.0)]
    assert lost(presses, written("a")) == ["table 0: b"]
    assert lost(presses, written("a", "b")) == []


def test_what_is_recorded_may_not_be_denied_but_one_moment_may_be_said_while_a_shard_changes_hands() -> None:
    moved = [press(key, at, answered=at + 2.0, said=MOVING) for key, at in (("b", 2.0), ("c", 9.0), ("d", 40.0))]
    presses = [press("a", 9.0, answered=9.1, said=AWAY), *moved, press("e", 9.0, answered=9.1, said=MOVING)]
    phases = [Phase("rolling restart", [0], since=8.0, until=20.0), Phase("kill -9", [1], since=0.0, until=50.0)]
    denied = untold(presses, written("a", "b", "c", "d"))
    assert [each.key for each in denied] == ["a", "b", "c", "d"]
    assert [each.key for each in denied if excused(each, phases)] == ["c"]


@pytest.mark.parametrize(("created", "cut", "fault"), [(4.0, True, False), (4.0, False, True), (11.0, True, True)])
def test_nobody_answers_while_nobody_is_there(created: float, *, cut: bool, fault: bool) -> None:
    gaps = [Gap(0, 5.0, 10.0, cut), Gap(1, 0.0, 20.0, cut)]
    assert bool(unanswered([press("a", created), press("b", 7.0)], gaps)) is fault


def test_silence_lasts_until_the_next_answer_and_tables_go_on_with_the_first_press_carried_out() -> None:
    phase = Phase("kill -9", [0], since=0.0, back=2.0, until=20.0)
    presses = [
        press("a", 1.0),
        press("b", 3.0),
        press("c", 5.0, answered=5.5, said=MOVING),
        press("d", 6.0, answered=6.25, done=True),
    ]
    assert longest_silence(phase, presses) == 4.5
    assert longest_silence(phase, presses, done=True) == 5.25
    assert longest_silence(phase, presses[:2]) == 19.0
    assert seconds_until_on(phase, presses) == {0: 4.25}


async def test_a_table_may_change_hands_but_nobody_writes_in_an_epoch_that_is_over(postgres: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(postgres)
    for statement in NOTE:
        await connection.execute(statement)
    insert = "INSERT INTO trial_writes (tab, process, epoch) VALUES ($1, $2, $3)"
    handed = [("a", 1), ("b", 2), ("a", 3)]
    woken, together = [("a", 1), ("b", 2), ("a", 1)], [("a", 1), ("b", 1)]
    for table, writes in enumerate((handed, woken, together)):
        await connection.executemany(insert, [(table, *each) for each in writes])
    assert sorted(row[0] for row in await connection.fetch(WRITERS)) == [1, 2]
    await connection.close()
