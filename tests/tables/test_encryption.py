"""Seed and position of a game under way are encrypted; a lost key costs the games under way and nothing else."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.games import GAMES
from bot.kit.engine import encode
from bot.settings import DATABASE
from bot.tables.model import CLOSED, PLAYING, Table
from bot.tables.storage import encryption
from bot.tables.storage.database import MisconfiguredError
from bot.tables.storage.encryption import KEY_FILE, PREFIX, TableCipher
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import TableCommit
from tests.bot_harness import BotHarness
from tests.tables.test_store import TABLE, playing
from tests.tables.toy_game import GAMES as TOYS

OTHER = bytes(range(32))


async def played(folder: Path) -> Table:
    """A game of Deal after its first step, stored in a folder."""
    harness = BotHarness(folder)
    harness.path = folder / DATABASE
    await harness.boot()
    id_ = await harness.playing("deal")
    table = harness.table(id_)
    await harness.close()
    return table


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob(f"{DATABASE}*") if not file.name.endswith("lock"))


async def test_a_copy_of_the_file_holds_neither_seed_nor_position(tmp_path: Path) -> None:
    table = await played(tmp_path)
    written = bytes_of(tmp_path)
    assert encode(table.state)[:60].encode() not in written
    assert encode(table.seed)[1:-2].encode() not in written
    assert table.seed not in written
    assert PREFIX.encode() in written
    key = tmp_path / KEY_FILE
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert key.read_text().strip().encode() not in written


async def test_it_goes_on_with_its_key_and_is_readable_when_it_is_over(tmp_path: Path) -> None:
    table = await played(tmp_path)
    store = await Store.open(tmp_path / DATABASE, GAMES)
    assert await store.tables.load(table.id) == table
    await store.tables.commit(TableCommit(table.seq, replace(table, phase=CLOSED, seq=table.seq + 1)))
    await store.close()
    (tmp_path / KEY_FILE).unlink()
    store = await Store.open(tmp_path / DATABASE, GAMES)
    found = await store.tables.load(table.id)
    await store.close()
    assert found is not None
    assert (found.seed, found.state) == (table.seed, table.state)


@pytest.mark.parametrize("key", [None, OTHER.hex(), OTHER.hex()[:-1], "no key", "é" * 64])
async def test_without_its_key_nothing_starts_and_nothing_is_lost(tmp_path: Path, key: str | None) -> None:
    table = await played(tmp_path)
    own, file = (tmp_path / KEY_FILE).read_text(), tmp_path / KEY_FILE
    file.unlink()
    if key is not None:
        file.write_text(key)
    with pytest.raises(MisconfiguredError, match=r"key.*\.$"):
        await Store.open(tmp_path / DATABASE, GAMES)
    assert file.exists() == (key is not None), "no other key is made in its place"
    file.write_text(own)
    store = await Store.open(tmp_path / DATABASE, GAMES)
    assert await store.tables.load(table.id) is not None
    await store.close()


async def test_games_whose_key_is_lost_are_given_up_and_others_begin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await played(tmp_path)
    command = ["forget-key", "--data", str(tmp_path)]
    assert await asyncio.to_thread(main, command) == 0
    assert capsys.readouterr().out.endswith("lost: 0.\n"), "a key that fits is not forgotten"
    (tmp_path / KEY_FILE).unlink()
    assert await asyncio.to_thread(main, command) == 0
    assert capsys.readouterr().out.endswith("lost: 1.\n")
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        assert connection.execute("SELECT phase FROM tables WHERE id = ?", (table.id,)).fetchone() == (CLOSED,)
    connection.close()
    assert (await played(tmp_path)).phase == PLAYING


async def test_processes_of_a_server_need_the_same_key(postgres: str) -> None:
    store = await Store.open(postgres, TOYS, key=OTHER)
    created = await store.tables.create(TABLE)
    await store.tables.commit(TableCommit(1, playing(created)))
    await store.close()
    for wrong in (None, bytes(32)):
        with pytest.raises(MisconfiguredError, match="QUARTIER_KEY"):
            await Store.open(postgres, TOYS, key=wrong)
    store = await Store.open(postgres, TOYS, key=OTHER)
    assert await store.tables.load(created.id) == playing(created)
    await store.close()


def test_bytes_that_were_changed_are_not_decrypted() -> None:
    cipher = TableCipher()
    assert cipher.decrypt(b"x") is None
    cipher.use(OTHER)
    text = cipher.encrypt_text("a position")
    assert cipher.decrypt_text(text) == "a position"
    assert text != cipher.encrypt_text("a position"), "each has a nonce of its own"
    for wrong in (text[:-8], text + "AAAA", text.replace(text[20], "?"), PREFIX, f"{PREFIX}é"):
        assert cipher.decrypt_text(wrong) is None
    assert encryption.decoded("ab" * 32) == b"\xab" * 32


def test_a_seed_is_encrypted_once_and_with_another_key_anew() -> None:
    cipher = TableCipher()
    assert cipher.encrypt_again(OTHER) == OTHER, "without a key it stays as it is"
    cipher.use(OTHER)
    first = cipher.encrypt_again(b"seed")
    assert cipher.encrypt_again(b"seed") == first != cipher.encrypt(b"seed")
    for n in range(encryption.MOST_KNOWN):
        cipher.encrypt_again(n.to_bytes(2, "big"))
    again = cipher.encrypt_again(b"seed")
    assert again != first, "the oldest is forgotten"
    assert cipher.decrypt(again) == cipher.decrypt(first) == b"seed"
    cipher.use(bytes(32))
    assert cipher.decrypt(cipher.encrypt_again(b"seed")) == b"seed"
