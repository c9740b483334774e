"""Boards of a server: kept in the store, offered by a lobby, frozen into the table that starts with one."""

import sqlite3
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.city import data
from bot.games.kit.board import Own, canonical, own, said
from bot.games.kit.dice import FastDice
from bot.games.kit.model import Refusal
from bot.games.kit.robots import choose
from bot.present import boards
from bot.tables import history
from bot.tables.connect import StoreError
from bot.tables.model import LOBBY, OVER, PLAYING, Chair, Shelved, Table, Update
from bot.tables.shelf import MOST
from bot.tables.store import Store
from tests.hall import ANNA, BEN, PLACE, Hall

GUILD = PLACE.guild


def board(title: str = "Lille", price: int = 700, game: str = "city") -> Own:
    return boards.opened(f'game = "{game}"\ntitle.fr = "{title}"\n[space.1]\nprice = {price}\n'.encode())


@pytest.fixture
async def hall(tmp_path: Path):
    made = await Hall(tmp_path).boot()
    yield made
    await made.close()


async def kept(hall: Hall, *found: Own) -> tuple[Shelved, ...]:
    """These boards on the server's shelf, its lobbies told of them."""
    for each in found:
        assert await hall.store.shelf.put(GUILD, each)
    await hall.tables.reshelve(GUILD)
    return await hall.store.shelf.boards(GUILD)


async def chosen(hall: Hall, price: int = 700) -> int:
    """A lobby whose host has chosen the server's board."""
    await kept(hall, board(price=price))
    id_ = await hall.lobby("city")
    (shelved,) = hall.table(id_).shelf
    assert isinstance(await hall.tables.set_option(id_, ANNA, "board", shelved.value), Update)
    return id_


# ---- the shelf


async def test_a_board_is_kept_by_game_and_first_title(hall: Hall) -> None:
    (one,) = await kept(hall, board())
    assert (one.game, one.title, one.value) == ("city", {"fr": "Lille"}, f"own-{one.number}")
    assert await hall.store.shelf.text(GUILD, one.number) == canonical(board())
    (same,) = await kept(hall, board(price=800))
    assert same.number == one.number
    assert await hall.store.shelf.text(GUILD, one.number) == canonical(board(price=800))
    assert [said(each.title, "en") for each in await kept(hall, board("Lyon"))] == ["Lille", "Lyon"]


async def test_servers_know_nothing_of_each_other(hall: Hall) -> None:
    (one,) = await kept(hall, board())
    assert await hall.store.shelf.boards(GUILD + 1) == ()
    assert await hall.store.shelf.text(GUILD + 1, one.number) is None
    assert not await hall.store.shelf.drop(GUILD + 1, one.number)
    assert await hall.store.shelf.put(GUILD + 1, board())
    assert len(await hall.store.shelf.boards(GUILD)) == 1


async def test_a_shelf_is_full_at_last_but_what_is_there_may_be_replaced(hall: Hall) -> None:
    await kept(hall, *(board(f"Ville {n}") for n in range(MOST)))
    assert not await hall.store.shelf.put(GUILD, board("Trop"))
    assert await hall.store.shelf.put(GUILD, board("Ville 3", price=900))
    found = await hall.store.shelf.boards(GUILD)
    assert len(found) == MOST
    assert await hall.store.shelf.drop(GUILD, found[0].number)
    assert not await hall.store.shelf.drop(GUILD, found[0].number)
    assert await hall.store.shelf.put(GUILD, board("Trop"))


async def test_a_database_of_the_version_before_gets_its_shelf(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    await (await Store.open(path)).close()
    connection = sqlite3.connect(path)
    connection.executescript("DROP TABLE boards; UPDATE alembic_version SET version_num = '0001';")
    connection.close()
    store = await Store.open(path)
    assert await store.shelf.put(1, board())
    await store.close()


# ---- the lobby


async def test_a_lobby_offers_the_boards_of_its_game(hall: Hall) -> None:
    before = await hall.lobby("city")
    other = await hall.lobby("deal")
    assert hall.table(before).shelf == ()
    (one,) = await kept(hall, board())
    after = await hall.lobby("city")
    assert hall.table(before).shelf == hall.table(after).shelf == (one,)
    assert hall.table(other).shelf == ()
    await hall.store.shelf.drop(GUILD, one.number)
    await hall.tables.reshelve(GUILD)
    assert hall.table(before).shelf == ()


async def test_only_the_host_chooses_and_only_what_there_is(hall: Hall) -> None:
    id_ = await chosen(hall)
    table = hall.table(id_)
    value = table.shelf[0].value
    assert (table.options["board"], table.loaded, table.board) == (value, canonical(board()), canonical(board()))
    assert await hall.tables.set_option(id_, BEN, "board", value) == Refusal("not-host")
    for wrong in ("own-999", "own-", "own-x", f"{value}0"):
        assert await hall.tables.set_option(id_, ANNA, "board", wrong) == Refusal("no-such-board")
    assert await hall.tables.set_option(id_, ANNA, "board", "moon") == Refusal("not-a-choice", {"field": "board"})
    assert hall.table(id_).loaded == canonical(board())
    await hall.tables.set_option(id_, ANNA, "hours", 2)
    assert hall.table(id_).loaded == canonical(board())
    await hall.tables.set_option(id_, ANNA, "board", "usual")
    assert (hall.table(id_).loaded, hall.table(id_).board) == ("", "usual")


async def test_a_board_that_was_just_taken_away_cannot_be_chosen(hall: Hall) -> None:
    (one,) = await kept(hall, board())
    id_ = await hall.lobby("city")
    await hall.store.shelf.drop(GUILD, one.number)
    assert await hall.tables.set_option(id_, ANNA, "board", one.value) == Refusal("no-such-board")


async def test_a_board_of_another_game_cannot_be_chosen(hall: Hall) -> None:
    (one,) = await kept(hall, board())
    id_ = await hall.lobby("deal")
    assert await hall.tables.set_option(id_, ANNA, "board", one.value) == Refusal("no-such-board")


# ---- the table


async def test_the_table_keeps_the_board_with_which_it_starts(hall: Hall) -> None:
    id_ = await chosen(hall)
    (one,) = await hall.store.shelf.boards(GUILD)
    await kept(hall, board(price=900))
    await hall.store.shelf.drop(GUILD, one.number)
    await hall.tables.reshelve(GUILD)
    assert isinstance(await hall.tables.start(id_, ANNA), Update)
    table = hall.table(id_)
    assert table.phase == PLAYING
    assert (table.state.board, table.board, table.loaded, table.shelf) == (canonical(board()),) * 2 + ("", ())
    await hall.reboot()
    assert own(hall.table(id_).board).sums(1) == {"price": 700}


async def test_a_lobby_keeps_what_is_chosen_through_a_crash_and_starts_by_itself(hall: Hall) -> None:
    id_ = await chosen(hall)
    await hall.reboot()
    assert (hall.table(id_).phase, hall.table(id_).board) == (LOBBY, canonical(board()))
    await hall.until_due(id_, "lobby")
    assert hall.table(id_).phase == PLAYING
    assert hall.table(id_).state.board == canonical(board())


async def test_a_rematch_is_played_on_the_same_board(hall: Hall) -> None:
    id_ = await chosen(hall)
    await hall.tables.start(id_, ANNA)
    await hall.tables.call_off(id_, ANNA)
    await kept(hall, board(price=900), board("Lyon"))
    answer = await hall.tables.rematch(id_, ANNA)
    assert isinstance(answer, Update)
    assert (answer.table.phase, answer.table.loaded) == (LOBBY, canonical(board()))
    assert len(answer.table.shelf) == 2
    await hall.tables.start(answer.table.id, ANNA)
    assert hall.table(answer.table.id).state.board == canonical(board())


async def test_a_table_opens_without_boards_where_they_cannot_be_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_guild: int) -> tuple[Shelved, ...]:
        raise StoreError("The database could not be read: it is gone.")

    monkeypatch.setattr(hall.store.shelf, "boards", broken)
    opened = await hall.tables.open(PLACE, Chair("Anna", ANNA), "city", "fr", "live")
    assert isinstance(opened, Update)
    assert opened.table.shelf == ()
    assert "could not be read" in caplog.text


def test_a_table_of_a_game_with_one_board_has_none() -> None:
    table = Table(id=1, game="deal", place=PLACE, host=1, lang="en", pace="live")
    assert table.board == ""
    assert replace(table, phase=OVER, options={"board": "neutral"}).board == "neutral"


def dear(price: int) -> Own:
    """A board on which every district costs the same."""
    return boards.opened(
        (
            'game = "city"\ntitle = "Lille"\n' + "".join(f"[space.{n}]\nprice = {price}\n" for n in data.DISTRICTS)
        ).encode()
    )


async def test_a_game_on_an_own_board_is_proved_from_its_record(hall: Hall) -> None:
    (one,) = await kept(hall, dear(700))
    id_ = await hall.lobby("city")
    await hall.tables.set_option(id_, ANNA, "board", one.value)
    await hall.tables.start(id_, ANNA)
    game, luck = hall.store.games["city"], FastDice(1)
    for _ in range(40):
        state = hall.table(id_).state
        wait = next(wait for wait in game.waits(state) if wait.seats[0] >= 0)
        seat = wait.seats[0]
        action = choose("normal", game, game.view(state, seat), game.decisions(state, seat), luck)
        assert action is not None
        assert isinstance(await hall.press(id_, seat, action), Update)
    await hall.tables.call_off(id_, ANNA)
    table = await hall.store.load(id_)
    assert table is not None
    record = msgspec.json.decode(msgspec.json.encode(await history.exported(hall.store, table)))
    assert record["options"]["board"] == canonical(dear(700))
    verdict = history.verify(record, hall.store.games)
    assert verdict.proved, verdict
    assert verdict.records == 40
    dearer = record | {"options": record["options"] | {"board": canonical(dear(900))}}
    assert not history.verify(dearer, hall.store.games).proved
    for wrong in ("own-1", "moon", '{"game":"city","spaces":{"1":{"sums":{"rents":[5]}}}}', '{"game":"chess"}'):
        forged = record | {"options": record["options"] | {"board": wrong}}
        assert "options" in history.verify(forged, hall.store.games).sentence
