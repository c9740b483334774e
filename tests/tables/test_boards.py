"""Boards of a server: kept in the store, offered by a lobby, frozen into the table that starts with one."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.city import data
from bot.kit.boards.custom_board import BoardOverrides, canonical, localized, own
from bot.kit.contract import Refusal
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.present.panels import board_report
from bot.tables.model import LOBBY, OVER, PLAYING, BoardInfo, Participant, Table, TableChanged
from bot.tables.storage import history
from bot.tables.storage.board_repository import MAX_BOARDS
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store
from bot.tables.table_actions import CallOff, Rematch, SetOption, Start
from tests.bot_harness import ANNA, BEN, PLACE, BotHarness
from tests.tables.test_migrations import NEW

pytestmark = pytest.mark.uncounted

GUILD = PLACE.guild


def board(title: str = "Lille", price: int = 700, game: str = "city") -> BoardOverrides:
    return board_report.opened(f'game = "{game}"\ntitle.fr = "{title}"\n[space.1]\nprice = {price}\n'.encode())


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    made = await BotHarness(tmp_path).boot()
    yield made
    await made.close()


async def kept(harness: BotHarness, *found: BoardOverrides) -> tuple[BoardInfo, ...]:
    """Save these boards for the server and refresh its lobbies."""
    for each in found:
        assert await harness.store.boards.save(GUILD, each)
    await harness.tables.refresh_boards(GUILD)
    return await harness.store.boards.of_guild(GUILD)


async def chosen(harness: BotHarness, price: int = 700) -> int:
    """A lobby whose host has chosen the server's board."""
    await kept(harness, board(price=price))
    id_ = await harness.lobby("city")
    (offered,) = harness.table(id_).available_boards
    assert isinstance(await harness.tables.act(id_, ANNA, SetOption("board", offered.value)), TableChanged)
    return id_


# ---- the boards of a server


async def test_a_board_is_kept_by_game_and_first_title(harness: BotHarness) -> None:
    (one,) = await kept(harness, board())
    assert (one.game, one.title, one.value) == ("city", {"fr": "Lille"}, f"own-{one.number}")
    assert await harness.store.boards.text(GUILD, one.number) == canonical(board())
    (same,) = await kept(harness, board(price=800))
    assert same.number == one.number
    assert await harness.store.boards.text(GUILD, one.number) == canonical(board(price=800))
    assert [localized(each.title, "en") for each in await kept(harness, board("Lyon"))] == ["Lille", "Lyon"]


async def test_servers_know_nothing_of_each_other(harness: BotHarness) -> None:
    (one,) = await kept(harness, board())
    assert await harness.store.boards.of_guild(GUILD + 1) == ()
    assert await harness.store.boards.text(GUILD + 1, one.number) is None
    assert not await harness.store.boards.delete(GUILD + 1, one.number)
    assert await harness.store.boards.save(GUILD + 1, board())
    assert len(await harness.store.boards.of_guild(GUILD)) == 1


async def test_a_shelf_is_full_at_last_but_what_is_there_may_be_replaced(harness: BotHarness) -> None:
    await kept(harness, *(board(f"Ville {n}") for n in range(MAX_BOARDS)))
    assert not await harness.store.boards.save(GUILD, board("Trop"))
    assert await harness.store.boards.save(GUILD, board("Ville 3", price=900))
    found = await harness.store.boards.of_guild(GUILD)
    assert len(found) == MAX_BOARDS
    assert await harness.store.boards.delete(GUILD, found[0].number)
    assert not await harness.store.boards.delete(GUILD, found[0].number)
    assert await harness.store.boards.save(GUILD, board("Trop"))


async def test_a_database_of_the_version_before_gets_its_shelf(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    await (await Store.open(path)).close()
    connection = sqlite3.connect(path)
    connection.executescript(
        "DROP TABLE blocks; DROP TABLE lost_places; DROP TABLE to_forget; DROP TABLE daily_records; DROP TABLE daily_games; "
        "DROP TABLE days; DROP TABLE openings; DROP TABLE notices; DROP TABLE orders; "
        + "".join(f"ALTER TABLE people DROP COLUMN {name}; " for name in NEW)
        + "DROP TABLE seasons; DROP TABLE results; ALTER TABLE people DROP COLUMN results; "
        "DROP INDEX tables_guild; DROP TABLE sessions; DROP TABLE leases; DROP TABLE boards; ALTER TABLE people DROP COLUMN theme; "
        "ALTER TABLE people DROP COLUMN hints; "
        "ALTER TABLE people DROP COLUMN seen; ALTER TABLE records DROP COLUMN thought; "
        "UPDATE alembic_version SET version_num = '0001';"
    )
    connection.close()
    store = await Store.open(path)
    assert await store.boards.save(1, board())
    await store.close()


# ---- the lobby


async def test_a_lobby_offers_the_boards_of_its_game(harness: BotHarness) -> None:
    before = await harness.lobby("city")
    other = await harness.lobby("deal")
    assert harness.table(before).available_boards == ()
    (one,) = await kept(harness, board())
    after = await harness.lobby("city")
    assert harness.table(before).available_boards == harness.table(after).available_boards == (one,)
    assert harness.table(other).available_boards == ()
    await harness.store.boards.delete(GUILD, one.number)
    await harness.tables.refresh_boards(GUILD)
    assert harness.table(before).available_boards == ()


async def test_only_the_host_chooses_and_only_what_there_is(harness: BotHarness) -> None:
    id_ = await chosen(harness)
    table = harness.table(id_)
    value = table.available_boards[0].value
    assert (table.options["board"], table.loaded, table.board) == (value, canonical(board()), canonical(board()))
    assert await harness.tables.act(id_, BEN, SetOption("board", value)) == Refusal("not-host")
    for wrong in ("own-999", "own-", "own-x", f"{value}0"):
        assert await harness.tables.act(id_, ANNA, SetOption("board", wrong)) == Refusal("no-such-board")
    assert await harness.tables.act(id_, ANNA, SetOption("board", "moon")) == Refusal(
        "not-a-choice", {"field": "board"}
    )
    assert harness.table(id_).loaded == canonical(board())
    await harness.tables.act(id_, ANNA, SetOption("hours", 2))
    assert harness.table(id_).loaded == canonical(board())
    await harness.tables.act(id_, ANNA, SetOption("board", "usual"))
    assert (harness.table(id_).loaded, harness.table(id_).board) == ("", "usual")


async def test_a_board_that_was_just_taken_away_cannot_be_chosen(harness: BotHarness) -> None:
    (one,) = await kept(harness, board())
    id_ = await harness.lobby("city")
    await harness.store.boards.delete(GUILD, one.number)
    assert await harness.tables.act(id_, ANNA, SetOption("board", one.value)) == Refusal("no-such-board")


async def test_a_board_of_another_game_cannot_be_chosen(harness: BotHarness) -> None:
    (one,) = await kept(harness, board())
    id_ = await harness.lobby("deal")
    assert await harness.tables.act(id_, ANNA, SetOption("board", one.value)) == Refusal("no-such-board")


# ---- the table


async def test_the_table_keeps_the_board_with_which_it_starts(harness: BotHarness) -> None:
    id_ = await chosen(harness)
    (one,) = await harness.store.boards.of_guild(GUILD)
    await kept(harness, board(price=900))
    await harness.store.boards.delete(GUILD, one.number)
    await harness.tables.refresh_boards(GUILD)
    assert isinstance(await harness.tables.act(id_, ANNA, Start()), TableChanged)
    table = harness.table(id_)
    assert table.phase == PLAYING
    assert (table.state.board, table.board, table.loaded, table.available_boards) == (canonical(board()),) * 2 + (
        "",
        (),
    )
    await harness.reboot()
    assert own(harness.table(id_).board).sums(1) == {"price": 700}


async def test_a_lobby_keeps_what_is_chosen_through_a_crash_and_starts_by_itself(harness: BotHarness) -> None:
    id_ = await chosen(harness)
    await harness.reboot()
    assert (harness.table(id_).phase, harness.table(id_).board) == (LOBBY, canonical(board()))
    await harness.until_due(id_, "lobby")
    assert harness.table(id_).phase == PLAYING
    assert harness.table(id_).state.board == canonical(board())


async def test_a_rematch_is_played_on_the_same_board(harness: BotHarness) -> None:
    id_ = await chosen(harness)
    await harness.tables.act(id_, ANNA, Start())
    await harness.tables.act(id_, ANNA, CallOff(), staff=True)
    await kept(harness, board(price=900), board("Lyon"))
    answer = await harness.tables.act(id_, ANNA, Rematch())
    assert isinstance(answer, TableChanged)
    assert (answer.table.phase, answer.table.loaded) == (LOBBY, canonical(board()))
    assert len(answer.table.available_boards) == 2
    await harness.tables.act(answer.table.id, ANNA, Start())
    assert harness.table(answer.table.id).state.board == canonical(board())


async def test_a_table_opens_without_boards_where_they_cannot_be_read(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_guild: int) -> tuple[BoardInfo, ...]:
        raise StoreError("The database could not be read: it is gone.")

    monkeypatch.setattr(harness.store.boards, "of_guild", broken)
    opened = await harness.tables.open(PLACE, Participant("Anna", ANNA), "city", "fr", "live")
    assert isinstance(opened, TableChanged)
    assert opened.table.available_boards == ()
    assert "could not be read" in caplog.text


def test_a_table_of_a_game_with_one_board_has_none() -> None:
    table = Table(id=1, game="deal", place=PLACE, host=1, lang="en", pace="live")
    assert table.board == ""
    assert replace(table, phase=OVER, options={"board": "neutral"}).board == "neutral"


def dear(price: int) -> BoardOverrides:
    """A board on which every district costs the same."""
    return board_report.opened(
        (
            'game = "city"\ntitle = "Lille"\n' + "".join(f"[space.{n}]\nprice = {price}\n" for n in data.DISTRICTS)
        ).encode()
    )


async def test_a_game_on_an_own_board_is_proved_from_its_record(harness: BotHarness) -> None:
    (one,) = await kept(harness, dear(700))
    id_ = await harness.lobby("city")
    await harness.tables.act(id_, ANNA, SetOption("board", one.value))
    await harness.tables.act(id_, ANNA, Start())
    game, luck = harness.store.games["city"], FastRng(1)
    for _ in range(40):
        state = harness.table(id_).state
        wait = next(wait for wait in game.waits(state) if wait.seats[0] >= 0)
        seat = wait.seats[0]
        action = choose("normal", game, game.view(state, seat), game.legal_actions(state, seat), luck)
        assert action is not None
        assert isinstance(await harness.press(id_, seat, action), TableChanged)
    await harness.tables.act(id_, ANNA, CallOff(), staff=True)
    table = await harness.store.tables.load(id_)
    assert table is not None
    record = msgspec.json.decode(msgspec.json.encode(await history.exported(harness.store, table)))
    assert record["options"]["board"] == canonical(dear(700))
    verdict = history.verify(record, harness.store.games)
    assert verdict.proved, verdict
    assert verdict.records == 40
    dearer = record | {"options": record["options"] | {"board": canonical(dear(900))}}
    assert not history.verify(dearer, harness.store.games).proved
    for wrong in ("own-1", "moon", '{"game":"city","spaces":{"1":{"sums":{"rents":[5]}}}}', '{"game":"chess"}'):
        forged = record | {"options": record["options"] | {"board": wrong}}
        assert "options" in history.verify(forged, harness.store.games).sentence
