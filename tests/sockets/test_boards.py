"""A server's own boards over real sockets: loaded by /settings, chosen in the lobby, frozen into the table."""

import asyncio

import pytest

from bot.games.kit.board import own, said, shared
from bot.playground.model import Channel, Enclosed, Interaction, Person
from bot.present.press import TABLE, Press
from bot.tables.shelf import MOST
from bot.words import words
from tests.sockets.parlour import Evening, Parlour
from tests.sockets.people import controls, find, plays, press_table

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = words("en"), words("fr")
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

    def __init__(self, parlour: Parlour, evening: Evening, staff: Person) -> None:
        self.parlour, self.evening, self.staff = parlour, evening, staff

    @property
    def home(self) -> Channel:
        return self.evening.general

    async def settings(self, **options: object) -> str:
        """What the staff read after /settings."""
        done = await self.parlour.world.command(
            self.staff, self.home, "settings", {name.replace("_", "-"): value for name, value in options.items()}
        )
        return await read(self.parlour, done)

    async def load(self, text: str, name: str = "board.toml") -> str:
        return await self.settings(board=Enclosed(name, text.encode(), "text/plain"))

    async def options(self) -> list[dict]:
        """The choices of the menu of boards, as the host sees them."""
        host, channel = self.evening.people[0], self.evening.channel
        await press_open(self.parlour, host, channel, self.evening.number)
        menu = next(
            part for _, part, press in controls(self.parlour.world, host, channel) if "option.board" in press.text
        )
        return menu["options"]

    async def choose(self, value: str) -> None:
        host, channel = self.evening.people[0], self.evening.channel
        message, part, _ = next(c for c in controls(self.parlour.world, host, channel) if "option.board" in c[2].text)
        assert not (await self.parlour.world.press(host, message, part["custom_id"], [value])).failed


async def read(parlour: Parlour, done: Interaction) -> str:
    """All that is said privately in answer, the thinking over."""
    assert not done.failed
    await parlour.world.until(lambda: done.ephemerals and done.ephemerals[-1].text)
    return done.ephemerals[-1].text


async def press_open(parlour: Parlour, person: Person, channel: Channel, table: int) -> None:
    """The lobby's button of the options."""
    message = next(m for m in parlour.world.visible(person, channel) if not m.ephemeral)
    found = [part["custom_id"] for part in message.controls() if "|options|" in part["custom_id"]]
    assert found, Press(TABLE, table, "options", "")
    assert not (await parlour.world.press(person, message, found[0])).failed


async def town(parlour: Parlour) -> Town:
    evening = await parlour.evening(start=False)
    return Town(parlour, evening, parlour.world.add_person("Odile", locale="fr", staff=True))


async def test_a_board_is_loaded_chosen_played_and_kept(parlour: Parlour) -> None:
    place = await town(parlour)
    evening = place.evening
    assert FR.say("settings-boards-none") in await place.settings()
    text = await place.load(LILLE)
    assert FR.say("board-kept", title="Lille", game="City") in text
    assert "Lille (City)" in text
    value = next(choice["value"] for choice in await place.options() if "Lille" in choice["label"])
    await place.choose(value)
    table = await evening.table()
    assert table.options["board"] == value
    assert said(own(table.board).title, "fr") == "Lille"
    await evening.start()
    table = await evening.table()
    assert shared(table.state.board)
    assert table.loaded == ""
    assert table.state.chance.loose.count(6) + table.state.chance.used.count(6) == 4
    text = "\n".join(message.text for message in parlour.world.visible(evening.people[0], evening.channel))
    assert "fl" in text
    assert "Lille" in text

    await place.load(LILLE.replace("Wazemmes", "Moulins"))
    assert own((await evening.table()).state.board).spaces[1].name == {"": "Wazemmes"}
    assert "Lille (City)" in await place.settings()
    gone = await place.settings(forget_board="Lille")
    assert FR.say("board-forgotten", title="Lille", game="City") in gone
    assert FR.say("settings-boards-none") in gone
    deed = await parlour.world.command(evening.people[1], evening.channel, "do", {"action": "deed"})
    assert not deed.failed
    assert shared((await evening.table()).state.board)


async def test_the_names_stand_in_what_people_read(parlour: Parlour) -> None:
    place = await town(parlour)
    everywhere = 'game = "city"\ntitle = "Partout"\n' + "".join(
        f'[space.{n}]\nname.fr = "Lieu {n}"\nname.en = "Spot {n}"\n' for n in range(40)
    )
    await place.load(everywhere)
    evening = place.evening
    await place.choose(next(c["value"] for c in await place.options() if "Partout" in c["label"]))
    await evening.start()
    mover, _, wait = await evening.mover()
    await evening.counted(evening.press(mover, wait, "Roll"))
    await parlour.world.until(lambda: "Lieu " in evening.newest.text, 8.0)
    assert "Spot" not in evening.newest.text
    assert any("Lieu " in (file.description or "") for file in evening.newest.attachments)


async def test_a_lobby_learns_of_boards_that_come_and_go(parlour: Parlour) -> None:
    place = await town(parlour)
    assert [choice["value"] for choice in await place.options()] == ["usual"]
    await place.load(LILLE)
    offered = await place.options()
    assert len(offered) == 2
    other = await parlour.evening(start=False)
    assert len((await other.table()).shelf) == 0, "another server knows nothing of it"
    await place.settings(forget_board="lille")
    await place.choose(offered[1]["value"])
    table = await place.evening.table()
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
async def test_a_hostile_file_gets_one_clear_sentence_and_a_line_in_the_log(parlour: Parlour, name: str) -> None:
    text, code = HOSTILE[name]
    place = await town(parlour)
    log, pings = len(parlour.bot.log), len(parlour.world.pings)
    shown = await place.load(text)
    assert FR.say("board-refused") in shown
    (line,) = [line for line in shown.split("\n") if line.startswith("- ")]
    assert line.startswith("- Ligne "), line
    assert "@everyone" not in line
    assert FR.say("settings-boards-none") in shown
    written = parlour.bot.log[log:]
    assert f": {code}" in written
    assert "Traceback" not in written
    assert len(parlour.world.pings) == pings


async def test_only_staff_loads_and_only_a_board(parlour: Parlour) -> None:
    place = await town(parlour)
    world, lea = parlour.world, place.evening.people[0]
    for options in ({"board": Enclosed("a.toml", LILLE.encode())}, {"forget-board": "Lille"}):
        assert FR.say("error-staff-only") in await read(
            parlour, await world.command(lea, place.home, "settings", options)
        )
    assert FR.say("board-not-toml", name="a.png") in await place.load(LILLE, "a.png")
    assert FR.say("refusal-no-such-board") in await place.settings(forget_board="999999999999999999999")
    assert FR.say("settings-boards-none") in await place.settings()


async def test_a_shelf_has_its_end_and_says_so(parlour: Parlour) -> None:
    place = await town(parlour)
    for n in range(MOST):
        assert f"Ville {n}" in await place.load(f'game = "city"\ntitle = "Ville {n}"')
    full = await place.load('game = "city"\ntitle = "Trop"')
    assert FR.say("board-shelf-full", most=MOST) in full
    assert "Ville 3" in await place.load('game = "city"\ntitle = "Ville 3"\n[space.1]\nname = "A"')
    asked = await parlour.world.autocomplete(
        place.staff, place.home, "settings", {"forget-board": "ville 3"}, "forget-board"
    )
    assert [choice["name"] for choice in asked.choices] == ["Ville 3 (City)"]
    assert FR.say("board-forgotten", title="Ville 3", game="City") in await place.settings(
        forget_board=asked.choices[0]["value"]
    )


async def test_a_board_may_be_chosen_while_the_server_replaces_it(parlour: Parlour) -> None:
    place = await town(parlour)
    await place.load(LILLE)
    value = (await place.options())[1]["value"]
    await asyncio.gather(place.load(LILLE.replace("700", "800")), place.choose(value))
    table = await place.evening.table()
    assert own(table.board).sums(1)["price"] in (700, 800)
    host, channel = place.evening.people[0], place.evening.channel
    await press_table(parlour.world, place.evening.people[1], channel, "join")
    assert find(parlour.world, host, channel, "start", TABLE)
    await press_table(parlour.world, host, channel, "start")
    await parlour.world.until(lambda: plays(parlour.world, host, channel))
    assert (await place.evening.table()).state.board == table.loaded
