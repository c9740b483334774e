"""What people do at a table in SimCord, in a test's own words."""

from typing import Any

from bot.app import App
from bot.present.control_id import ControlId, parse
from bot.tables.model import Table
from tests.cogs.wire import texts, walk


class TablePlaythrough:
    """A running bot, a channel, and people who press what they see."""

    def __init__(self, app: App, env: Any, channel: Any, people: list[Any]) -> None:
        self.app, self.env, self.channel = app, env, channel
        self.lea, self.tom, self.zoe = people

    @property
    def table(self) -> Table:
        """The newest table."""
        found = self.app.tables.get(max(t.id for t in self.app.tables.tables()))
        assert found is not None
        return found

    @property
    def place(self) -> Any:
        """Where the table is shown: its thread if it has one."""
        return self.channel.threads[-1] if self.channel.threads else self.channel

    def public(self) -> list[Any]:
        """The public messages of the table, oldest first."""
        return [m for m in self.place.history() if m.author.id == self.env.bot.user.id and not m.flags.ephemeral]

    def newest(self) -> Any:
        """The newest public message that has controls."""
        return next(m for m in reversed(self.public()) if controls(m))

    async def open(self, who: Any = None, **options: Any) -> Any:
        """Open a table."""
        result = await (who or self.lea).slash(self.channel, "play", **({"game": "city"} | options))
        await self.env.settle()
        return result

    async def start(self, robots: int = 0) -> None:
        """Lea and Tom at a table that has begun."""
        await self.open(robots=robots)
        await self.press(self.tom, "join")
        await self.press(self.lea, "start")

    async def press(self, who: Any, text: str, message: Any = None) -> Any:
        """Press the button of the newest message whose action is `text`."""
        message = message or self.newest()
        found = next(press for press in controls(message) if press.text == text or f"{press.wait}.{press.text}" == text)
        result = await who.click(message, custom_id=str(found))
        await self.env.settle()
        return result

    def called(self, message: Any) -> list[int]:
        """Whom a message has called, its text and its allowed mentions considered."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        return [user.id for user in message.mentions if user.id in stored.allowed_mentions.users]

    def whose_turn(self) -> tuple[Any, Any]:
        """The person awaited, and another one at the table."""
        game = self.app.tables.game(self.table)
        seat = next(wait for wait in game.waits(self.table.state) if wait.seats[0] >= 0).seats[0]
        person = self.table.chairs[seat].person
        return (self.lea, self.tom) if person == self.lea.id else (self.tom, self.lea)


def controls(message: Any) -> list[ControlId]:
    """The presses that a message offers."""
    parts = walk(components(message))
    found = [parse(part["custom_id"]) for part in parts if "custom_id" in part and not part.get("disabled")]
    return [press for press in found if press is not None]


def components(message: Any) -> list[dict[str, Any]]:
    """The raw components of a message, whatever object stands for it."""
    if message.components and isinstance(message.components[0], dict):
        return list(message.components)
    return [part.to_dict() for part in message.components]


def said(message: Any) -> str:
    """All that a message says."""
    return "\n".join(texts(components(message)))
