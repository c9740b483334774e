"""Law 28: every game may be the game of the day: one person and robots, provable, the same for the same choices."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.kit.engine import copy
from bot.kit.rng import FastRng, fingerprint
from bot.kit.robots.baseline import choose, sample
from bot.present import daily as panels
from bot.present.control_id import TABLE
from bot.present.panel_model import SHORT, Menu, Panel
from bot.present.panels import turns
from bot.tables.daily import daily_game
from bot.tables.daily.daily_game import PERSON, ROUNDS, SEATS, DailyGame, Played
from bot.tables.daily.day import Day
from bot.tables.model import OVER, ChannelRef, Participant, Record
from bot.tables.storage import history
from bot.tables.storage.packed_state import PackedState
from tests.contract import ui_crawler
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
SEED = bytes(range(32))
LONGEST, FEW = 400, 9
"""Presses of a game at most, and of its beginning."""
LEA, TOM = Participant("Léa", person=7, lang="fr"), Participant("Tom", person=8, lang="en")


def day(key: str, seed: bytes = SEED) -> Day:
    return Day(20_000, key, seed)


def begun(key: str, who: Participant = LEA, seed: bytes = SEED, now: float = 5.0) -> Played:
    return daily_game.begun(GAMES[key], day(key, seed), ChannelRef(1, 2), who, now)


def walk(key: str, luck: int = 0) -> Iterator[Played]:
    """A whole game: played as a robot would, or by chance where `luck` is not 0."""
    game, dice, now = GAMES[key], FastRng(luck), begun(key)
    for _ in range(LONGEST):
        yield now
        if now.game.over:
            return
        now = next(step for step in _tries(game, now.game, dice, luck) if isinstance(step, Played))
    raise AssertionError("It never ends.")


def _tries(game: Any, at: DailyGame, dice: FastRng, luck: int) -> Iterator[Played | Refusal]:
    """What the person may do, until something is accepted."""
    waits = daily_game.awaited(game, at.table)
    assert waits, "the person is always asked something"
    asked, state = {wait.id for wait in waits}, at.table.state
    able = [each for each in game.legal_actions(state, PERSON) if each.blocked is None and each.wait in asked]
    for number in range(50):
        action = None if luck or number else choose("normal", game, game.view(state, PERSON), able, dice)
        action = action or sample(able[dice.die(len(able)) - 1], dice)
        yield daily_game.played(game, day(at.table.game), at, action, None, 5.0)


@cache
def whole(key: str, luck: int = 0) -> tuple[list[DailyGame], list[Record]]:
    """The positions and the record of a game, made once for all laws."""
    steps = list(walk(key, luck))
    return [step.game for step in steps], [record for step in steps for record in step.records]


def shown(panel: Panel) -> str:
    """All that Discord gets of a panel but its pictures."""
    return msgspec.json.encode([panel.lines, panel.rows]).decode()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("luck", [0, 1])
def test_it_waits_for_the_person_alone_and_ends_with_a_place(key: str, luck: int) -> None:
    games, records = whole(key, luck)
    last, chairs = games[-1], games[0].table.chairs
    assert [chair.person for chair in chairs] == [7, *[None] * (len(chairs) - 1)]
    assert len(chairs) == min(max(GAMES[key].seats[0], SEATS), GAMES[key].seats[-1])
    assert [record.seq for record in records] == [*range(records[0].seq, records[0].seq + len(records))]
    assert last.table.phase == OVER
    assert last.place in range(1, len(chairs) + 1)
    if panels.limited(key):
        assert daily_game.rounds([each for record in records for each in record.told]) <= ROUNDS + 1
    assert all(not game.table.deadlines and not game.table.seed for game in games)


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_everybody_the_same_game(key: str) -> None:
    """The same deal and dice for everybody, whenever they begin; after the same choices the same robots' moves."""
    first, other = begun(key), begun(key, TOM, now=90_000.0)
    plain = [[(r.seq, r.seat, r.action, r.told) for r in each.records] for each in (first, other)]
    assert plain[0] == plain[1]
    assert first.game.table.state == other.game.table.state
    assert [*islice(walk(key), FEW)] == [*islice(walk(key), FEW)]
    assert any(begun(key, seed=bytes([n]) * 32).game.table.state != first.game.table.state for n in range(4))


@pytest.mark.parametrize("key", KEYS)
def test_it_is_proved_by_its_seed_once_the_day_is_over(key: str) -> None:
    games, records = whole(key, 1)
    game, ended = GAMES[key], games[-1].table
    running = history.export(daily_game.exportable(games[-1], day(key), revealed=False), game, records)
    assert (running["seed"], running["fingerprint"]) == (None, fingerprint(SEED))
    assert not history.verify(running, GAMES).proved
    data = history.export(daily_game.exportable(games[-1], day(key), revealed=True), game, records)
    stored = msgspec.json.decode(msgspec.json.encode(data))
    verdict = history.verify(stored, GAMES)
    assert (verdict.proved, verdict.records) == (True, len(records)), verdict.sentence
    forged = stored | {"seed": bytes(32).hex(), "fingerprint": fingerprint(bytes(32))}
    assert not history.verify(forged, GAMES).proved
    assert ended.seed == b""


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_each_panel_leads_on_and_tells_no_secret(key: str, lang: str) -> None:
    """No panel has the seed, or controls of what only tables have; all fit Discord; robots' secrets change nothing."""
    words, game, (games, records) = translator_for(lang), GAMES[key], whole(key, 1)
    told = [each for record in records for each in record.told if each.only in (None, PERSON)]
    for at in (*games[::5], games[-1]):
        for what in ("",) if at.over else ("", turns.LOG, "mine", turns.BOARD):
            panel = panels.panel(at, told[-9:], words, what)
            assert SEED.hex() not in shown(panel)
            presses = [press for press, _ in ui_crawler.presses(panel)]
            assert presses
            assert not [press for press in presses if press.kind == TABLE]
            labels = [each.label for row in panel.rows if not isinstance(row, Menu) for each in row]
            assert len(set(labels)) == len(labels), labels
            assert all(len(label) <= SHORT for label in labels)
            if not at.over:
                hidden = copy(game, at.table.state)
                game.redeterminize(hidden, PERSON, FastRng(3))
                other = replace(at, table=replace(at.table, packed_state=PackedState(hidden)))
                assert panels.panel(other, told[-9:], words, what) == panel


def test_the_day_before_its_end_is_known_by_its_fingerprint_alone() -> None:
    today = day("city")
    assert SEED.hex() not in repr(today)
    assert not today.revealed(today.ends + 59)
    assert today.revealed(today.ends + 60)
