"""Settings: typed, one sentence for each mistake, the token never shown."""

import io
import logging
from pathlib import Path

import pytest

from bot.playground.command import WITHHELD
from bot.runtime import log
from bot.settings import SHARDS, Settings, SettingsError, check_shards, checked_token, read
from bot.tables.opening_limits import OpeningLimits
from bot.tables.shards import ShardRange

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def test_defaults_and_values() -> None:
    assert read({}) == Settings()
    found = read(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10",
            "DISCORD_GATEWAY_URL": "ws://127.0.0.1:1/gateway",
            "QUARTIER_DATA": "some/folder",
            "QUARTIER_SHARD_COUNT": "2",
            "QUARTIER_LOG_LEVEL": "debug",
            "QUARTIER_HEALTH_PORT": "8080",
            "QUARTIER_ROBOT_PACE": "0.5",
            "QUARTIER_PICTURE_MEMORY": "96",
            "QUARTIER_FILMS": "0",
            "QUARTIER_TABLES_PER_PERSON": "7",
            "QUARTIER_TABLES_PER_SERVER": "0",
            "QUARTIER_OPENINGS_PER_MINUTE": "9",
            "QUARTIER_PRESSES_PER_SECOND": "11",
        }
    )
    assert (found.token, found.shards, found.level, found.health, found.robots) == (
        TOKEN,
        ShardRange.all_of(2),
        "DEBUG",
        8080,
        0.5,
    )
    assert found.limits == OpeningLimits(7, 0, 9)
    assert (found.presses, read({}).presses) == (11, 4)
    assert found.pictures == 96
    assert (found.films, read({}).films) == (False, True)
    assert found.database == str(Path("some/folder/quartier.db"))
    url = "postgresql+asyncpg://a/b"
    assert read({"QUARTIER_DATABASE_URL": url, "QUARTIER_DATA": "x"}).database == url


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API_BASE", "ftp://x"),
        ("DISCORD_GATEWAY_URL", "http://x"),
        ("DISCORD_CDN_BASE", "nonsense"),
        ("QUARTIER_SHARD_COUNT", "0"),
        ("QUARTIER_SHARD_COUNT", "two"),
        ("QUARTIER_SHARD_COUNT", "9999999999"),
        ("QUARTIER_SHARDS", "0-3"),
        ("QUARTIER_SHARDS", "3-0/16"),
        ("QUARTIER_SHARDS", "0-16/16"),
        ("QUARTIER_SHARDS", "0/0"),
        ("QUARTIER_SHARDS", "0-99999/99999"),
        ("QUARTIER_PROCESSES", "2"),
        ("QUARTIER_ORDINAL", "quartier"),
        ("QUARTIER_LOG_LEVEL", "loud"),
        ("QUARTIER_HEALTH_PORT", "70000"),
        ("QUARTIER_ROBOT_PACE", "-1"),
        ("QUARTIER_FILMS", "no"),
        ("QUARTIER_PICTURE_MEMORY", "28 MB"),
        ("QUARTIER_TABLES_PER_PERSON", "-1"),
        ("DISCORD_TOKEN_FILE", "/does/not/exist"),
    ],
)
def test_each_mistake_is_one_sentence_that_names_the_setting(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as raised:
        read({name: value})
    sentence = str(raised.value)
    assert name in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("given", "mine", "count"),
    [
        ({}, [0], 1),
        ({"QUARTIER_SHARD_COUNT": "3"}, [0, 1, 2], 3),
        ({"QUARTIER_SHARDS": "0-3/16"}, [0, 1, 2, 3], 16),
        ({"QUARTIER_SHARDS": "15/16", "QUARTIER_SHARD_COUNT": "16"}, [15], 16),
        ({"QUARTIER_SHARD_COUNT": "5", "QUARTIER_PROCESSES": "2", "QUARTIER_ORDINAL": "quartier-0"}, [0, 1], 5),
        ({"QUARTIER_SHARD_COUNT": "5", "QUARTIER_PROCESSES": "2", "QUARTIER_ORDINAL": "quartier-1"}, [2, 3, 4], 5),
        ({"QUARTIER_SHARD_COUNT": "4", "QUARTIER_PROCESSES": "4", "QUARTIER_ORDINAL": "2"}, [2], 4),
        ({"QUARTIER_SHARD_COUNT": "4", "QUARTIER_PROCESSES": "2", "QUARTIER_ORDINAL": "quartier-3"}, [2, 3], 4),
        ({"QUARTIER_SHARDS": "2/4", "QUARTIER_PROCESSES": "4", "QUARTIER_ORDINAL": "2"}, [2], 4),
    ],
)
def test_the_shards_of_a_process(given: dict[str, str], mine: list[int], count: int) -> None:
    found = read(given)
    assert ([*found.shards.mine], found.shards.count) == (mine, count)
    if found.shards.complete:
        check_shards(found)
    else:
        with pytest.raises(SettingsError, match=r"^The shards .* QUARTIER_DATABASE_URL\.$"):
            check_shards(found)
        check_shards(read({**given, "QUARTIER_DATABASE_URL": "postgresql://host/quartier"}))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"QUARTIER_SHARD_COUNT": "4", "QUARTIER_PROCESSES": "2"}, "QUARTIER_ORDINAL ends in no number"),
        ({"QUARTIER_SHARDS": "0-3/16", "QUARTIER_SHARD_COUNT": "8"}, "QUARTIER_SHARDS is of 16 shards"),
        (
            {"QUARTIER_SHARDS": "0-3/16", "QUARTIER_PROCESSES": "4", "QUARTIER_ORDINAL": "1"},
            "QUARTIER_SHARDS names other shards",
        ),
        ({"QUARTIER_SHARDS": "0-3/16", "QUARTIER_ORDINAL": "1"}, "QUARTIER_SHARDS names other shards"),
    ],
)
def test_processes_that_would_be_one_part_or_have_two_are_refused(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        read(given)


def test_the_playgrounds_bot_hears_nothing_of_the_shards_of_another() -> None:
    assert set(SHARDS) <= WITHHELD


@pytest.mark.parametrize("token", ["", "two words", "a.b.c.d", "ümlaut", "x" * 500])
def test_an_empty_or_malformed_token_is_refused_and_not_repeated(token: str) -> None:
    with pytest.raises(SettingsError) as raised:
        checked_token(read({"DISCORD_TOKEN": token}))
    assert "DISCORD_TOKEN" in str(raised.value)
    assert not token or token not in str(raised.value)


def test_the_token_may_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN + "\n")
    found = read({"DISCORD_TOKEN_FILE": str(tmp_path / "token")})
    assert checked_token(found) == TOKEN
    assert TOKEN not in repr(found)


def test_lines_say_what_they_are_about_and_no_token() -> None:
    stream = io.StringIO()
    handler = log.begin("INFO", TOKEN, stream=stream)
    try:
        with log.log_context(17, 4, 2):
            logging.getLogger("bot").info("It is %s.", TOKEN)
        logging.getLogger("bot").warning("PATCH /webhooks/12345/aW50ZXJhY3Rpb246abcdef/messages/@original")
        logging.getLogger("bot").debug("silent")
        logging.getLogger("discord.http").info("silent")
    finally:
        logging.getLogger().removeHandler(handler)
    written = stream.getvalue()
    assert "[table=17 seq=4 seat=2] It is [token]." in written
    assert "aW50ZXJhY3Rpb24" not in written
    assert TOKEN not in written
    assert "silent" not in written
