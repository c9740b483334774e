"""The playground on another day: what it keeps, what it forgets, and a file that cannot be read."""

from pathlib import Path

import pytest

from bot.playground import payloads, slash_commands
from bot.playground.persistence import WorldFile, write
from bot.playground.server import FakeDiscord
from tests.playground.page_harness import SmallBot


async def kept_world(path: Path) -> FakeDiscord:
    """A world with a table, a secret and some words, kept."""
    world = FakeDiscord()
    SmallBot(world)
    async with WorldFile(world, path):
        lea = world.add_person("Léa", locale="fr")
        place = next(iter(world.state.channels.values()))
        await world.command(lea, place, "play", {"game": "city"})
        table = max(world.state.messages)
        await world.press(lea, table, "secret")
        world.say(lea, place, "until tomorrow")
    return world


async def test_another_day_finds_people_messages_pictures_and_commands(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "playground.json"
    before = await kept_world(path)
    after = FakeDiscord()
    async with WorldFile(after, path):
        assert after.state.bot.id == before.state.bot.id
        assert [one.name for one in after.state.persons.values()] == ["Quartier", "Léa"]
        lea = next(one for one in after.state.persons.values() if not one.bot)
        [place] = after.state.channels.values()
        table, words = after.visible(lea, place)
        assert words.text == "until tomorrow"
        shown = payloads.message(after.state, table)
        assert shown["components"] == payloads.message(before.state, before.state.messages[table.id])["components"]
        assert after.state.files.by_path[table.attachments[0].path].data.startswith(b"\x89PNG")
        assert [one["name"] for one in slash_commands.listed(after.state, lea, place)] == [
            "play",
            "bid",
            "load",
            "rules",
        ]
        assert after.say(lea, place, "here again").id > words.id
        assert after.state.snowflakes.make(0.0) > max(before.state.messages), "even if the clock was put back"
        bot = SmallBot(after)
        await after.press(lea, table, "count")
        assert bot.presses == 1


async def test_a_file_that_is_no_world_is_reported_and_the_playground_starts_empty(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "playground.json"
    for text in (b"nonsense", b"{}", write(FakeDiscord()).replace(b'"bot":', b'"bot":9')):
        path.write_bytes(text)
        caplog.clear()
        world = FakeDiscord()
        async with WorldFile(world, path):
            assert len(world.state.channels) == 1
            assert "starts empty" in caplog.text
        assert path.with_suffix(".unreadable").read_bytes() == text


async def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("no folder")
    async with WorldFile(FakeDiscord(), tmp_path / "file" / "playground.json"):
        pass
    assert "cannot be written" in caplog.text
