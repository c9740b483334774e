"""Pig over real sockets, run where it is installed (`tests/test_example_game.py`): lobby, robot, French, restart, end."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.playground.model import Channel, Message, Person
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import OPEN, TABLE, parse
from tests.api_description import spec
from tests.sockets.actors import Bot, Stored, find, plays, press_table
from tests.sockets.test_whole_game import WholeGame

GOAL = "30"
STARTING = 60.0
"""Seconds that the process may take to start beside a whole suite."""


async def _lobby(world: FakeDiscord, people: list[Person]) -> Channel:
    """A table of Léa, who plays to few points, with Ann and a robot."""
    host = people[0]
    home = next(channel for channel in world.channels_of(host) if not channel.thread)
    assert not (await world.command(host, home, "play", {"game": "pig", "pace": "slow"})).failed
    await world.until(lambda: [channel for channel in world.channels_of(host) if channel.thread])
    channel = next(channel for channel in world.channels_of(host) if channel.thread)
    await press_table(world, people[1], channel, "join")
    await press_table(world, host, channel, "robot.normal")
    found = next(each for each in _opened(world, host, channel) if each[1] == "options")
    panel = await world.press(host, found[0], found[2])
    menu = next(
        part for message in panel.ephemerals for part in message.controls() if "option.goal" in part["custom_id"]
    )
    chosen = await world.press(host, panel.ephemerals[0], menu["custom_id"], (GOAL,))
    assert not chosen.failed
    return channel


def _opened(world: FakeDiscord, person: Person, channel: Channel) -> Iterator[tuple[Message, str, str]]:
    """The messages with buttons that open a private panel: the panel's name, and the button."""
    for message in world.visible(person, channel):
        for part in message.controls():
            press = parse(part["custom_id"])
            if press is not None and press.kind == OPEN:
                yield message, press.wait, part["custom_id"]


async def test_pig_is_played_in_french_through_a_restart(tmp_path: Path) -> None:
    async with Playground(FakeDiscord(spec=spec())) as playground:
        world = playground.world
        people = [world.add_person("Léa", locale="fr"), world.add_person("Ann", locale="fr")]
        bot = Bot(playground, tmp_path, QUARTIER_ROBOT_PACE="0")
        await bot.start(STARTING)
        try:
            channel = await _lobby(world, people)
            await press_table(world, people[0], channel, "start")
            await world.until(lambda: plays(world, people[0], channel))
            played = WholeGame(world, people, channel, seed=3)
            while sum(played.pressed.values()) < 3:
                await played.step()
                await asyncio.sleep(0.02)
            assert await bot.stop() == 0, bot.log
            await bot.start(STARTING)
            await played.play()
        finally:
            code = await bot.stop()
        assert code == 0, bot.log
        assert set(played.pressed) == {"Roll", "Hold"}
        assert not world.state.unanswered
        assert not world.state.validator.violations
        assert "Traceback" not in bot.log, bot.log
        table = await Stored(tmp_path).table()
        assert max(table.state.scores) >= int(GOAL)
        assert find(world, people[0], channel, "rematch", TABLE) is not None
        said = "\n".join(message.text for message in world.visible(people[0], channel))
        assert "Cochon" in said
        assert "points, ce qui en fait" in said
