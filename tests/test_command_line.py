"""The command line: what each command prints, wrong words, proofs, copies beside a running store."""

import asyncio
import contextlib
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.__main__ import COMMANDS, main
from bot.app import EXIT_CONFIG
from bot.cli.inspect_table import UnusableError, backup, described
from bot.cli.parser import WRONG
from bot.cli.playthrough import after, text
from bot.cli.simulate import simulate
from bot.games import GAMES
from bot.i18n.translator import languages
from bot.kit.engine import copy, default_options
from bot.kit.mechanics.auction import Auction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, play_out
from bot.settings import DATABASE
from bot.tables.model import PLAYING, ChannelRef, Participant, Table, TableChanged
from bot.tables.storage import history
from bot.tables.storage.encryption import KEY_FILE
from bot.tables.storage.packed_state import PackedState
from tests.bot_harness import BotHarness

LANGUAGES = languages()


class Said:
    """What a command wrote, and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        self._capsys.readouterr()
        try:
            status = main(list(words))
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = self._capsys.readouterr()
        return status, out, err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    return Said(capsys)


# ---- words


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("fly",),
        ("simulate",),
        ("simulate", "chess"),
        ("simulate", "city", "--seats", "9"),
        ("simulate", "city", "--seats", "x"),
        ("simulate", "city", "--games", "0"),
        ("simulate", "city", "--games", "1" + "0" * 5000),
        ("simulate", "city", "--seed", "-1"),
        ("simulate", "city", "--robots", "clever"),
        ("simulate", "city", "--speed", "9"),
        ("playthrough", "city", "--seats", "7"),
        ("paint", "city"),
        ("paint", "--out", "x.png"),
        ("paint", "city", "--colour-blind", "green", "--out", "x.png"),
        ("paint", "city", "--lang", "xx", "--out", "x.png"),
        ("paint", "city", "--turns", "1", "--out", "no/such/folder/x.png"),
        ("verify", "no-such-file.json"),
        ("verify", "."),
        ("inspect", "none"),
        ("inspect", "1", "--data", "no-such-folder"),
        ("backup", "copy.db", "--data", "no-such-folder"),
        ("playground", "--port", "99999"),
        ("board",),
        ("board", "load", "x.toml"),
        ("board", "check", "no-such-board.toml"),
        ("board", "check", "."),
        ("board", "check", "x.toml", "--lang", "xx"),
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_wrong_words_get_one_sentence_and_status_2(words: Sequence[str], said: Said) -> None:
    status, out, err = said(*words)
    assert (status, out) == (WRONG, "")
    assert err.count("\n") == 1
    assert err.rstrip().endswith((".", ".)")), err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_help_explains_every_command(command: str, said: Said) -> None:
    status, out, _ = said(command, "--help")
    assert status == 0
    assert out.startswith(f"usage: python -m bot {command}")
    assert said("--help")[1].count(f"\n    {command}") == 1
    assert len(out.splitlines()) > 4


def test_it_works_as_a_module_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", "city", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert msgspec.json.decode(done.stdout)["finished"] == 1


def test_a_reader_who_goes_away_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m bot playthrough city | head -n 1", shell=True, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("city, 4 seats")
    assert done.stderr == ""


@pytest.mark.parametrize("token", ["", "no token at all", "x" * 500])
def test_run_refuses_a_token_that_cannot_be_one(token: str, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)
    status, out, err = said("run")
    assert (status, out, err.count("\n")) == (EXIT_CONFIG, "", 1)
    assert "DISCORD_TOKEN" in err


def test_a_wrong_setting_is_named(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_HEALTH_PORT", "many")
    sentence = "QUARTIER_HEALTH_PORT is not a whole number from 0 to 65535.\n"
    status, _, err = said("inspect", "1")
    assert (status, err) == (WRONG, sentence)
    status, _, err = said("run")
    assert (status, err) == (EXIT_CONFIG, sentence), "nothing but another setting can help"


# ---- robots' games


def test_simulate_prints_one_object(said: Said) -> None:
    status, out, _ = said("simulate", "city", "--seats", "3", "--games", "5", "--seed", "7", "--json")
    found = msgspec.json.decode(out)
    assert status == 0
    assert out.count("\n") == 1
    assert {"games", "finished", "turns", "actions", "seconds", "results"} <= set(found)
    assert (found["games"], found["finished"], len(found["results"])) == (5, 5, 5)
    assert all(len(ranks) == 3 and min(ranks) == 1 for ranks in found["results"])
    assert found["actions"] > found["turns"] > 5
    again = msgspec.json.decode(said("simulate", "city", "--seats", "3", "--games", "5", "--seed", "7", "--json")[1])
    assert {**again, "seconds": 0} == {**found, "seconds": 0}, "the same seed plays the same games"


@pytest.mark.uncounted
def test_simulate_sums_up_for_people(said: Said) -> None:
    status, out, _ = said("simulate", "city", "--games", "4", "--robots", "normal")
    assert status == 0
    assert "4 of 4 games with 4 normal robots ended" in out
    assert "actions a second" in out


def test_games_that_do_not_end_are_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.simulate.play_out", _endless)
    summary = simulate("city", 2, 3, 1, "random")
    assert (summary.finished, summary.turns, summary.actions, summary.results) == (0, 0, 0, [None] * 3)
    assert "0 of 3 games" in str(summary)


def _endless(*_: Any) -> int:
    raise RuntimeError("did not end")


@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "kind", "tables"), [(2, "random", 100), (4, "normal", 20), (6, "random", 100)])
def test_robots_end_95_of_100_tables_within_the_hours_rounds(seats: int, kind: str, tables: int) -> None:
    """City tables played by robots alone end, at the slow pace within the hour's rounds; more in `make tournament`."""
    game = GAMES["city"]
    rounds = []
    for seed in range(tables):
        state = game.setup(seats, default_options(game, "slow"), FastRng(seed))
        play_out(game, state, FastRng(seed), [kind] * seats)
        rounds.append(game.view(state, None).round)
    assert 100 * sum(many <= 15 for many in rounds) >= 95 * tables, sorted(rounds)[-10:]


def test_playthrough_prints_every_action_event_and_wait(said: Said) -> None:
    status, out, _ = said("playthrough", "city", "--seed", "3", "--seats", "2")
    lines = out.splitlines()
    assert status == 0
    assert lines[0] == "city, 2 seats, slow pace, seed 3, random robots"
    assert any(line.startswith("     Rolled seat=") for line in lines)
    assert lines[-2].startswith("result: 0=")
    assert lines[-1].startswith("sums: money=0 ")
    assert lines == list(text("city", 2, 3))


def test_playthrough_seats_strong_robots_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """They look ahead as at a table, and so play another game than normal ones."""
    tuning = GAMES["city"].robots
    assert tuning is not None
    assert tuning.lookahead is not None
    quick = replace(tuning, lookahead=replace(tuning.lookahead, max_actions=60))
    monkeypatch.setitem(GAMES, "city", replace(GAMES["city"], robots=quick))
    normal, strong = (list(islice(text("city", 3, 1, kind), 1, 60)) for kind in ("normal", "strong"))
    assert strong != normal
    assert strong == list(islice(text("city", 3, 1, "strong"), 1, 60)), "the same seed plays the same game"


def test_a_playthrough_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli.playthrough.MOST", 30)
    lines = list(text("classic", 2, 1))
    assert lines[-2] == "result: none within 30 actions"
    assert lines[-1].startswith("sums: money=0 ")
    assert sum(re.match(r"\d+\. ", line) is not None for line in lines) == 30


def test_paint_writes_a_picture_and_says_what_is_on_it(said: Said, tmp_path: Path) -> None:
    said_by = {}
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.png"
        status, out, _ = said(
            "paint", "city", "--seed", "2", "--turns", "9", "--lang", lang, "--theme", "light", "--out", str(file)
        )
        assert status == 0
        assert file.read_bytes().startswith(b"\x89PNG")
        said_by[lang] = out
    assert said_by["en"] != said_by["fr"]


def test_paint_shows_what_the_colour_blind_see(said: Said, tmp_path: Path) -> None:
    pictures = set()
    for words in ((), ("--colour-blind", "protanopia"), ("--colour-blind", "tritanopia")):
        file = tmp_path / "seen.png"
        assert said("paint", "deal", "--turns", "2", "--out", str(file), *words)[0] == 0
        pictures.add(file.read_bytes())
    assert len(pictures) == 3


def test_paint_writes_what_a_host_uploads(said: Said, tmp_path: Path) -> None:
    assert said("paint", "--emblem", str(tmp_path)) == (0, "", "")
    assert {path.name for path in tmp_path.iterdir()} >= {"avatar.png", "banner-dark.png", "emblem.svg"}


def test_the_picture_is_of_the_turn_asked_for() -> None:
    assert [after("city", 4, 1, turns).turn for turns in (0, 1, 12)] == [1, 2, 13]
    assert after("city", 4, 1, 100_000).stage == "over"


# ---- stored tables


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database made once: table 1 was played to its end, table 2 has just begun."""
    folder = tmp_path_factory.mktemp("stored")
    asyncio.run(_fill(folder))
    return folder / "hall.db"


async def _fill(folder: Path) -> None:
    """Two tables through the one door."""
    harness = await BotHarness(folder).boot()
    over, begun = await harness.playing("city", pace="slow"), await harness.playing("city")
    assert (over, begun) == (1, 2)
    luck = FastRng(4)
    while harness.table(over).phase == PLAYING:
        state = harness.table(over).state
        wait = GAMES["city"].waits(state)[0]
        action = choose("random", GAMES["city"], None, GAMES["city"].legal_actions(state, wait.seats[0]), luck)
        assert action is not None
        assert isinstance(await harness.press(over, wait.seats[0], action, wait.id), TableChanged)
    await harness.close()


@pytest.fixture
async def harness(stored: Path, tmp_path: Path) -> AsyncIterator[BotHarness]:
    """A copy of that database, open as it is while the bot runs."""
    shutil.copy(stored, tmp_path / "hall.db")
    shutil.copy(stored.with_name(KEY_FILE), tmp_path / KEY_FILE)
    harness = await BotHarness(tmp_path).boot()
    yield harness
    await harness.close()


@pytest.fixture
def data(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> str:
    """The store as the setting of the commands."""
    monkeypatch.setenv("QUARTIER_DATABASE_URL", f"sqlite+aiosqlite:///{harness.path}")
    return str(harness.path)


async def test_inspect_says_what_a_table_waits_for_and_why(harness: BotHarness, data: str, said: Said) -> None:
    status, out, _ = await asyncio.to_thread(said, "inspect", "2")
    assert status == 0
    assert out.startswith("Table 2: city, playing, live pace, en, step ")
    assert "seat 0: Anna (person 501)" in out
    assert re.search(r"Waits for roll-1 \(roll, -?\d+ s left\); then seat \d plays Roll\.", out)
    assert re.search(r"seat \d Roll\n", out)
    status, out, err = await asyncio.to_thread(said, "inspect", "3")
    assert (status, out, err) == (WRONG, "", "There is no table 3.\n")


def test_inspect_tells_no_hand_of_a_running_game() -> None:
    """The verbs that are open to a seat, but neither what it holds nor what time would play of it."""
    deal = GAMES["deal"]
    chairs = tuple(Participant(name, person=501 + seat) for seat, name in enumerate(("Anna", "Bea")))
    state = deal.setup(2, default_options(deal, "live"), FastRng(5))
    table = Table(
        1,
        "deal",
        ChannelRef(1, 1),
        501,
        "en",
        "live",
        phase=PLAYING,
        chairs=chairs,
        packed_state=PackedState(state),
        version=deal.version,
    )
    shown = described(table, {"records": []}, 0.0)
    assert "Waits for play-" in shown
    verbs = [line.split(maxsplit=2)[2] for line in shown.splitlines() if re.match(r"  seat \d [A-Z]", line)]
    assert {"Draw", "Bank", "EndTurn"} & set(verbs), verbs
    assert not [line for line in shown.splitlines() if re.search(r"plays \w+\.\S", line)]
    assert all(re.fullmatch(r"\w+(  not now: [a-z-]+)?", verb) for verb in verbs), verbs


async def test_inspect_explains_a_finished_table_and_greyed_offers(harness: BotHarness) -> None:
    over, begun = harness.table(1), harness.table(2)
    assert "Over; ranks by seat: " in described(over, history.export(over, GAMES["city"], []), harness.hand.at)
    state = copy(GAMES["city"], begun.state)
    state.stack[-1] = Auction(3, 9, [0, 1], floor=10, step=10, high=50, leader=0, bids=[(0, 50)], lap=1)
    shown = described(
        replace(begun, packed_state=PackedState(state)), history.export(begun, GAMES["city"], []), harness.hand.at
    )
    assert "Waits for auction-9 (auction, no clock); then the clock plays Hammer." in shown
    assert 'seat 1 Bid {"type":"Amount","low":60' in shown or 'seat 1 Bid {"low":60' in shown


async def test_the_record_of_a_finished_game_proves_its_dice(
    harness: BotHarness, data: str, said: Said, tmp_path: Path
) -> None:
    status, out, _ = await asyncio.to_thread(said, "inspect", "1", "--json")
    assert status == 0
    record = msgspec.json.decode(out)
    assert {"format", "game", "version", "seats", "options", "seed", "fingerprint", "records"} <= set(record)
    file = tmp_path / "record.json"
    file.write_text(out, encoding="utf8")
    assert said("verify", str(file)) == (0, "Every draw is what the sealed seed gives.\n", "")
    place = next(at for at, one in enumerate(record["records"]) if _rolled(one))
    _rolled(record["records"][place])["first"] = 7
    file.write_bytes(msgspec.json.encode(record))
    status, out, _ = said("verify", str(file))
    assert status == 1
    assert out.startswith(f"Step {record['records'][place]['seq']}, Roll of seat ")


def _rolled(record: dict[str, Any]) -> dict[str, Any]:
    """The throw that a record tells; empty when it tells none."""
    return next((one["event"] for one in record["told"] if one["event"]["type"] == "Rolled"), {})


async def test_the_seed_of_a_running_game_is_not_told(
    harness: BotHarness, data: str, said: Said, tmp_path: Path
) -> None:
    _, out, _ = await asyncio.to_thread(said, "inspect", "2", "--json")
    record = msgspec.json.decode(out)
    assert record["seed"] is None
    assert harness.table(2).seed.hex() not in out
    assert len(record["fingerprint"]) == 64
    (tmp_path / "record.json").write_text(out, encoding="utf8")
    assert said("verify", str(tmp_path / "record.json"))[0] == 1


async def test_backup_copies_a_database_in_use(harness: BotHarness, data: str, said: Said, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    status, out, _ = await asyncio.to_thread(said, "backup", str(file))
    assert (status, out) == (0, f"{file}: {file.stat().st_size:,} bytes, without the key for games under way.\n")
    with contextlib.closing(sqlite3.connect(file)) as copied:
        assert copied.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copied.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert await asyncio.to_thread(_names, tmp_path, "copy*") == ["copy.db"]
    before = file.read_bytes()
    status, _, err = await asyncio.to_thread(said, "backup", str(file))
    assert (status, err) == (WRONG, f"The file {file} is there already and is not overwritten.\n")
    assert file.read_bytes() == before


def _names(folder: Path, pattern: str) -> list[str]:
    return [path.name for path in folder.glob(pattern)]


async def test_the_copy_is_a_store_again(harness: BotHarness, data: str, tmp_path: Path) -> None:
    folder = tmp_path / "restored"
    folder.mkdir()
    backup(data, folder / "hall.db")
    shutil.copy(tmp_path / KEY_FILE, folder / KEY_FILE)
    restored = await BotHarness(folder).boot()
    assert restored.table(2).state == harness.table(2).state
    await restored.close()


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("no database at all " * 100, encoding="utf8")
    with pytest.raises(UnusableError, match="could not be written"):
        backup(str(tmp_path / DATABASE), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    with pytest.raises(UnusableError, match="own tool"):
        backup("postgresql+asyncpg://host/name", tmp_path / "copy.db")


def test_verify_refuses_what_is_no_record(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text("[1, 2]", encoding="utf8")
    status, out, err = said("verify", str(file))
    assert (status, out) == (WRONG, "")
    assert "is not the record of a game" in err
    file.write_text('{"format": 9}', encoding="utf8")
    assert said("verify", str(file))[0] == 1


# ---- boards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_board_is_told_what_it_changes(lang: str, said: Said, tmp_path: Path) -> None:
    file = tmp_path / "lille.toml"
    file.write_text('game = "city"\ntitle = "Lille"\n[space.1]\nname = "Wazemmes"\n', encoding="utf8")
    status, out, err = said("board", "check", str(file), "--lang", lang)
    assert (status, err) == (0, "")
    assert "Lille" in out
    assert "City" in out
    assert out.count("\n") == 1


def test_every_fault_of_a_board_has_its_line_field_and_reason(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('game = "city"\ntitle = "A_b"\n[space.1]\nprice = 5\nprize = 5\n', encoding="utf8")
    status, out, _ = said("board", "check", str(file))
    assert status == 1
    lines = [line.removeprefix(f"{file}: ") for line in out.splitlines()]
    assert lines[0] == "Line 2, title: _ (U+005F) can't be used on a board."
    assert lines[1] == "Line 4, space.1.price: This must be between 10 and 10,000."
    assert lines[2].startswith("Line 5, space.1.prize: This name isn't known here. Choose from: name")
    status, out, _ = said("board", "check", str(file), "--lang", "fr")
    assert (status, out.count("Ligne ")) == (1, 3)


def test_a_file_without_end_is_read_no_further_than_needed(said: Said) -> None:
    status, out, _ = said("board", "check", "/dev/zero")
    assert (status, out) == (1, "/dev/zero: Line 1: The file is larger than 64,000 bytes.\n")
