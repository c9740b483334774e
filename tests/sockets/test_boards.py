"""A server's own boards over real sockets: loaded by /quartier-server settings, chosen in the lobby, frozen into the table."""

import asyncio
from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.kit.boards.custom_board import is_shared, localized, own
from bot.playground.model import Channel, Enclosed, ImpossibleError, Interaction, Person
from bot.present.control_id import TABLE, ControlId
from bot.tables.storage.board_repository import MAX_BOARDS
from tests.sockets.actors import controls, find, plays, press_table, unshrunk
from tests.sockets.harness import BotProcess, CityTable

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = translator_for("en"), translator_for("fr")
LILLE = """
game = "city"
title = "Lille"
money = "fl"
[space.1]
name = "Wazemmes"
price = 700
[space.14]
name.fr = "Les Docks du Nord"
name.en = "North Docks"
[card.easy-money]
title.fr = "Braderie"
title.en = "Flea market"
copies = 4
"""


class Town:
    """A server with staff and a table of City in its lobby."""

    def __init__(self, bot_process: BotProcess, playthrough: CityTable, staff: Person) -> None:
        self.bot_process, self.playthrough, self.staff = bot_process, playthrough, staff

    @property
    def home(self) -> Channel:
        return self.playthrough.general

    async def settings(self, **options: object) -> str:
        """What the staff read after /quartier-server settings."""
        done = await self.bot_process.world.command(
            self.staff,
            self.home,
            "quartier-server settings",
            {name.replace("_", "-"): value for name, value in options.items()},
        )
        return await read(self.bot_process, done)

    async def load(self, text: str, name: str = "board.toml") -> str:
        return await self.settings(board=Enclosed(name, text.encode(), "text/plain"))

    async def options(self) -> list[dict[str, Any]]:
        """The choices of the menu of boards, as the host sees them; none where there is only one board."""
        host, channel = self.playthrough.people[0], self.playthrough.channel
        await press_open(self.bot_process, host, channel, self.playthrough.number)
        found = controls(self.bot_process.world, host, channel)
        options: list[list[dict[str, Any]]] = [c[1]["options"] for c in found if "option.board" in c[2].text]
        return options[0] if options else []

    async def choose(self, value: str) -> None:
        host, channel = self.playthrough.people[0], self.playthrough.channel
        message, part, _ = next(
            c for c in controls(self.bot_process.world, host, channel) if "option.board" in c[2].text
        )
        assert not (await self.bot_process.world.press(host, message, part["custom_id"], [value])).failed


async def read(bot_process: BotProcess, done: Interaction) -> str:
    """All that is said privately in answer, the thinking over."""
    assert not done.failed
    await bot_process.world.until(lambda: done.ephemerals and done.ephemerals[-1].text)
    return done.ephemerals[-1].text


async def press_open(bot_process: BotProcess, person: Person, channel: Channel, table: int) -> None:
    """The lobby's button of the options."""
    message = next(m for m in bot_process.world.visible(person, channel) if not m.ephemeral)
    found = [part["custom_id"] for part in message.controls() if "|options|" in part["custom_id"]]
    assert found, ControlId(TABLE, table, "options", "")
    assert not (await bot_process.world.press(person, message, found[0])).failed


async def town(bot_process: BotProcess) -> Town:
    playthrough = await bot_process.playthrough(start=False)
    return Town(bot_process, playthrough, bot_process.world.add_person("Odile", locale="fr", staff=True))


async def test_a_board_is_loaded_chosen_played_and_kept(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    playthrough = place.playthrough
    assert FR.say("settings-boards-none") in await place.settings()
    text = await place.load(LILLE)
    assert FR.say("board-kept", title="Lille", game="City") in text
    assert "Lille (City)" in text
    value = next(choice["value"] for choice in await place.options() if "Lille" in choice["label"])
    await place.choose(value)
    table = await playthrough.table()
    assert table.options["board"] == value
    assert localized(own(table.board).title, "fr") == "Lille"
    await playthrough.start()
    table = await playthrough.table()
    assert is_shared(table.state.board)
    assert table.loaded == ""
    assert table.state.chance.loose.count(6) + table.state.chance.used.count(6) == 4
    seen = bot_process.world.visible(playthrough.people[0], playthrough.channel)
    assert "Lille" in "\n".join(message.text for message in seen)
    assert "M\u00a0fl" in "\n".join(file.description or "" for message in seen for file in message.attachments)

    await place.load(LILLE.replace("Wazemmes", "Moulins"))
    assert own((await playthrough.table()).state.board).spaces[1].name == {"": "Wazemmes"}
    assert "Lille (City)" in await place.settings()
    gone = await place.settings(remove_board="Lille")
    assert FR.say("board-forgotten", title="Lille", game="City") in gone
    assert FR.say("settings-boards-none") in gone
    deed = await bot_process.world.command(playthrough.people[1], playthrough.channel, "move other", {"action": "deed"})
    assert not deed.failed
    assert is_shared((await playthrough.table()).state.board)


async def test_the_names_stand_in_what_people_read(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    everywhere = 'game = "city"\ntitle = "Partout"\n' + "".join(
        f'[space.{n}]\nname.fr = "Lieu {n}"\nname.en = "Spot {n}"\n' for n in range(40)
    )
    await place.load(everywhere)
    playthrough = place.playthrough
    await place.choose(next(c["value"] for c in await place.options() if "Partout" in c["label"]))
    await playthrough.start()
    mover, _, wait = await playthrough.mover()
    await playthrough.counted(playthrough.press(mover, wait, "Roll"))

    def read() -> str:
        """The words of the newest message and of its picture: the dice decide in which there is a place to name."""
        newest = playthrough.newest
        return "\n".join([newest.text, *((file.description or "") for file in newest.attachments)])

    await bot_process.world.until(lambda: "Lieu " in read(), 8.0)
    assert "Spot" not in read()


async def test_a_lobby_learns_of_boards_that_come_and_go(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    assert await place.options() == []
    await place.load(LILLE)
    offered = await place.options()
    assert len(offered) == 2
    other = await bot_process.playthrough(start=False)
    assert len((await other.table()).available_boards) == 0, "another server knows nothing of it"
    await place.settings(remove_board="lille")
    await place.choose(offered[1]["value"])
    table = await place.playthrough.table()
    assert (table.options["board"], table.loaded) == ("usual", "")


HOSTILE = {
    "huge": ("#" * 64_001, "too-large"),
    "deep": ("x = " + "[\n" * 2_500 + "]\n" * 400, "deep"),
    "turned around": ("# \u202e", "hidden"),
    "a null": ("\x00", "hidden"),
    "broken": ("[space.1", "broken"),
    "endless number": ('game = "city"\ntitle = "A"\n[space.1]\nprice = ' + "9" * 900, "bounds"),
    "a mention": ('game = "city"\ntitle = "@everyone"', "letter"),
    "markdown": ('game = "city"\ntitle = "**A**"', "letter"),
    "a link": ('game = "city"\ntitle = "https://a.b"', "link"),
    "a key that calls": ('game = "city"\ntitle = "A"\n"<@1> @everyone" = 5', "unknown"),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_gets_one_clear_sentence_and_a_line_in_the_log(bot_process: BotProcess, name: str) -> None:
    text, code = HOSTILE[name]
    place = await town(bot_process)
    log, pings = len(bot_process.bot.log), len(bot_process.world.state.pings)
    shown = await place.load(text)
    assert FR.say("board-refused") in shown
    (line,) = [line for line in unshrunk(shown).split("\n") if line.startswith("- ")]
    assert line.startswith("- Ligne "), line
    assert "@everyone" not in line
    assert FR.say("settings-boards-none") in shown
    written = bot_process.bot.log[log:]
    assert f": {code}" in written
    assert "Traceback" not in written
    assert len(bot_process.world.state.pings) == pings


async def test_only_staff_loads_and_only_a_board(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    world, lea = bot_process.world, place.playthrough.people[0]
    for options in ({"board": Enclosed("a.toml", LILLE.encode())}, {"remove-board": "Lille"}):
        with pytest.raises(ImpossibleError, match="quartier-server"):
            await world.command(lea, place.home, "quartier-server settings", options)
    assert FR.say("board-not-toml", name="a.png") in await place.load(LILLE, "a.png")
    assert FR.say("refusal-no-such-board") in await place.settings(remove_board="999999999999999999999")
    assert FR.say("settings-boards-none") in await place.settings()


async def test_a_shelf_has_its_end_and_says_so(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    for n in range(MAX_BOARDS):
        assert f"Ville {n}" in await place.load(f'game = "city"\ntitle = "Ville {n}"')
    full = await place.load('game = "city"\ntitle = "Trop"')
    assert FR.say("board-shelf-full", most=MAX_BOARDS) in full
    assert "Ville 3" in await place.load('game = "city"\ntitle = "Ville 3"\n[space.1]\nname = "A"')
    asked = await bot_process.world.autocomplete(
        place.staff, place.home, "quartier-server settings", {"remove-board": "ville 3"}, "remove-board"
    )
    assert asked.choices is not None
    assert [choice["name"] for choice in asked.choices] == ["Ville 3 (City)"]
    assert FR.say("board-forgotten", title="Ville 3", game="City") in await place.settings(
        remove_board=asked.choices[0]["value"]
    )


async def test_a_board_may_be_chosen_while_the_server_replaces_it(bot_process: BotProcess) -> None:
    place = await town(bot_process)
    await place.load(LILLE)
    value = (await place.options())[1]["value"]
    await asyncio.gather(place.load(LILLE.replace("700", "800")), place.choose(value))
    table = await place.playthrough.table()
    assert own(table.board).sums(1)["price"] in (700, 800)
    host, channel = place.playthrough.people[0], place.playthrough.channel
    await press_table(bot_process.world, place.playthrough.people[1], channel, "join")
    assert find(bot_process.world, host, channel, "start", TABLE)
    await press_table(bot_process.world, host, channel, "start")
    await bot_process.world.until(lambda: plays(bot_process.world, host, channel))
    assert (await place.playthrough.table()).state.board == table.loaded
