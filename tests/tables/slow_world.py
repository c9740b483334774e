"""Slow tables shown in a chat made by hand, with everything that calls their people; the clock is set by hand."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from bot.app import present
from bot.kit.contract import Refusal, Seat
from bot.kit.spec import GameSpec
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import ForbiddenError, OutgoingMessage, UndeliveredError
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.publisher import Publisher
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.rate_budget import RateBudget
from bot.tables import commands
from bot.tables.availability import leave
from bot.tables.availability.availability_service import AvailabilityService
from bot.tables.model import ChannelRef, Command, Participant, Table, TableChanged
from bot.tables.orders.order_service import OrderService
from bot.tables.table_actions import Join, SetOption, Start
from cogs.notice_sender import NoticeSender
from cogs.notices import Notices
from cogs.seasons import Seasons
from tests.bot_harness import BotHarness
from tests.present.fake_chat import Chat, Picture

PARIS = ZoneInfo("Europe/Paris")
GUILD, CHANNEL = 1, 10


def at(text: str) -> float:
    """The moment of a local time in Paris, such as `2026-11-23 21:00`."""
    return datetime.fromisoformat(text).replace(tzinfo=PARIS).timestamp()


class Ping(msgspec.Struct, frozen=True):
    """Somebody was called: when, how (`mention` or `direct`), at which thread (0: by a direct message), in what words."""

    at: float
    person: int
    way: str
    thread: int
    text: str


class SlowWorld(Chat):
    """The chat, and the parts of the bot over a harness; `pings`, `posts` and `panels` outlive its crashes.

    `closed`: people who take no direct messages. `broken`: what is in the way of all direct messages.
    """

    def __init__(self, harness: BotHarness) -> None:
        super().__init__()
        self.harness = harness
        self.pings: list[Ping] = []
        self.posts: list[float] = []
        self.panels: list[Panel] = []
        self.direct_nonces: set[str] = set()
        self.closed: set[int] = set()
        self.broken: UndeliveredError | None = None
        self.connect()

    def connect(self) -> None:
        """Put the parts together, as at a start."""
        tables, store = self.harness.tables, self.harness.store
        sender = NoticeSender(store, self, self.direct, tables.now, self.unreachable)
        self.notices = Notices(tables, sender, lambda guild: True)
        self.availability = AvailabilityService(tables)
        self.orders = OrderService(tables, sleep=_at_once, on_stopped=self.notices.order_stopped)
        self.seasons = Seasons(store, self, PictureQueue(lambda *_: Picture()), tables.now, lambda guild: True)
        deps = PublisherDeps(store.outbox, self, present, PictureQueue(lambda *_: Picture()), tables.now, self._lost)
        self.publisher = Publisher(replace(deps, called=self.notices.called, budget=lambda: RateBudget(1_000_000, 1.0)))
        tables.listen(self.publisher.on_update)
        tables.listen(self.notices.on_update)

    async def _lost(self, id_: int) -> None:
        raise AssertionError(id_)

    async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
        known = nonce in self.posted
        message = await super().send(place, sheet, nonce)
        if not known:
            self.posts.append(self.harness.hand.at)
            self.panels.append(sheet.panel)
            said = "\n".join(sheet.panel.lines)
            ways = [Ping(self.harness.hand.at, each, "mention", place.thread or 0, said) for each in sheet.panel.ping]
            self.pings += ways
        return message

    async def direct(self, person: int, text: str, nonce: str) -> None:
        if self.broken is not None:
            raise self.broken
        if person in self.closed:
            raise ForbiddenError("send_messages")
        if nonce not in self.direct_nonces:
            self.direct_nonces.add(nonce)
            self.pings.append(Ping(self.harness.hand.at, person, "direct", 0, text))

    async def unreachable(self, person: int) -> bool:
        return False

    # ---- what happens

    async def lobby(self, game: str, thread: int, *people: int) -> Table:
        """A slow table that is opened now; the first of the people is its host."""
        host, *others = [Participant(str(person), person) for person in people]
        opened = await self.harness.tables.open(ChannelRef(GUILD, CHANNEL, thread), host, game, "en", "slow")
        assert isinstance(opened, TableChanged)
        for each in others:
            answer = await self.harness.tables.act(opened.table.id, each.person or 0, Join(each.name))
            assert isinstance(answer, TableChanged)
        return self.harness.table(opened.table.id)

    async def open(self, game: str, thread: int, *people: int, **options: str) -> int:
        """A slow game that begins now."""
        id_ = (await self.lobby(game, thread, *people)).id
        for key, value in options.items():
            assert isinstance(await self.harness.tables.act(id_, people[0], SetOption(key, value)), TableChanged)
        assert isinstance(await self.harness.tables.act(id_, people[0], Start()), TableChanged)
        await self.settle()
        return id_

    async def settle(self) -> None:
        """Do by order, show and send all that is due now."""
        await self.orders.idle()
        await self.publisher.settled()
        await self.notices.tasks.close()
        await self.availability.look()
        await self.publisher.settled()
        await self.notices.look()
        await self.seasons.look()

    async def ahead(self, until: float, step: float = 3_600.0) -> None:
        """Let time pass."""
        while self.harness.hand.at < until:
            self.harness.hand.at = min(until, self.harness.hand.at + step)
            await self.harness.clock.tick()
            await self.settle()

    async def crash(self) -> None:
        """Die at once, and start again."""
        await self.publisher.stop(0.0)
        await self.orders.close()
        await self.harness.reboot()
        self.connect()
        await self.orders.start()
        for id_ in await self.harness.store.outbox.unpublished():
            self.publisher.show(self.harness.table(id_))
        await self.settle()

    async def choose(self, person: int, **changed: Any) -> None:
        """A person's choice in the panel."""
        settings = self.harness.store.settings
        before = await settings.person(person)
        await settings.save_person(before, replace(before, **changed))
        await self.settle()

    async def order(self, id_: int, person: int, **orders: int) -> None:
        """A person's standing orders at a table."""
        for order, amount in orders.items():
            assert await self.orders.give(self.harness.table(id_), person, order, amount) is None
        await self.settle()

    async def away(self, person: int, until: float) -> None:
        known = (await self.harness.store.settings.person(person)).leaves
        leaves = leave.announced(known, until, self.harness.hand.at)
        assert not isinstance(leaves, Refusal)
        await self.choose(person, leaves=leaves)

    async def move(self, id_: int, person: int) -> bool:
        """Let somebody answer the first decision that waits for them: as time would, or by what takes no values."""
        table = self.harness.tables.get(id_)
        seat = None if table is None else table.seat_of(person)
        if table is None or seat is None or table.phase != "playing":
            return False
        game = self.harness.tables.game(table)
        for wait in game.waits(table.state):
            if seat not in wait.seats or wait.held:
                continue
            who, action = game.default(table.state, wait)
            if who != seat:
                action = simple(game, table, seat, wait.id)
            if action is not None:
                answer = await self.harness.press(id_, seat, action, wait.id)
                await self.publisher.settled()
                return isinstance(answer, TableChanged)
        return False

    async def robots(self, id_: int) -> int:
        """Let robots play as time would, until a person is to move; how many steps that were."""
        for steps in range(200):
            table = self.harness.tables.get(id_)
            found = None if table is None else commands.next_robot(self.harness.tables.game(table), table)
            if table is None or found is None:
                return steps
            seat, wait = found
            game = self.harness.tables.game(table)
            who, action = game.default(table.state, wait)
            action = action if who == seat else simple(game, table, seat, wait.id)
            command = Command(f"robot:{table.seq}:{seat}", seat, action, wait.id, by_robot=True)
            assert isinstance(await self.harness.tables.submit(id_, command), TableChanged)
            await self.publisher.settled()
        raise AssertionError(id_)

    def of(self, person: int, since: float = 0.0) -> list[Ping]:
        """Who was called when."""
        return [ping for ping in self.pings if ping.person == person and ping.at >= since]

    def mover(self, id_: int) -> int:
        """Who is to move."""
        table = self.harness.table(id_)
        wait = next(each for each in self.harness.tables.game(table).waits(table.state) if each.seats[0] >= 0)
        return table.chairs[wait.seats[0]].person or 0


async def _at_once(_seconds: float) -> None:
    """The pause of an order, over at once: the clock is set by hand."""


def simple(game: GameSpec[Any], table: Table, seat: Seat, wait: str) -> Any:
    """An answer to a decision that takes no values; None for none."""
    for each in game.legal_actions(table.state, seat):
        if each.wait == wait and not each.params and each.blocked is None:
            return each.action()
    return None
