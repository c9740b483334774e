"""Public messages, pings and presses a turn: games at the live pace through the real publisher, over a chat in memory.

Two people and two robots play. People do what a normal robot would, by the fewest presses that the messages and panels
in front of them allow; each step is shown before the next one, so that nothing is merged.
"""

import tempfile
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import msgspec

from bot.app import present
from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Action, Refusal, Seat, Wait
from bot.kit.engine import write
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import think
from bot.kit.robots.move import RobotMove
from bot.present import registry
from bot.present.control_id import COMPOSE, NONE, OPEN, PLAY, ControlId, written
from bot.present.deal.targeting import HAND
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import lobby
from bot.present.panels.game_over import END
from bot.present.publishing.picture_queue import PictureQueue
from bot.present.publishing.publisher import Publisher
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.rate_budget import RateBudget
from bot.tables.commands import BY_ROBOT
from bot.tables.model import PLAYING, Command, Table
from bot.tables.table_actions import AddRobot, Start
from tests.bench.figures import Figure
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.present.fake_chat import Chat, Picture

MESSAGES = 120
"""Public messages that a hundred turns may have."""
PLAYED = 2
"""Games of each."""
STEPS = 500
"""Steps after which a game is left: its turns are all alike by then."""
PAUSE = 3.0
"""Seconds between two steps: most games end before the hour does."""
PEOPLE, ROBOTS = 2, 2
OLD = {
    "city": (1.14, 0.96, 9.11),
    "classic": (1.02, 0.90, 3.07),
    "builder": (1.15, 0.99, 7.60),
    "deal": (1.82, 0.96, 15.96),
    "knockout": (1.18, 1.12, 5.15),
}
"""Messages, pings and presses a turn by the same count before messages were made for phones (2026-11-22)."""
DEEPEST = 3
"""Panels that are opened for one action at most."""
TRIES = 8


class Counted(msgspec.Struct):
    """What a game took: turns, public messages by kind of slot, edits, people called, presses of people."""

    turns: int = 0
    posts: Counter[str] = msgspec.field(default_factory=Counter)
    edits: int = 0
    pings: int = 0
    presses: int = 0

    @property
    def messages(self) -> int:
        """Messages of the game itself: neither its lobby nor its end."""
        return sum(self.posts.values()) - self.posts[lobby.SLOT] - self.posts[END]

    def add(self, other: "Counted") -> None:
        """Count another game with this one."""
        self.posts += other.posts
        for name in ("turns", "edits", "pings", "presses"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def row(self, key: str) -> str:
        """A line of the table, with the messages by kind."""
        kinds = ", ".join(f"{kind} {count / self.turns:.2f}" for kind, count in self.posts.most_common())
        own = self.turns * PEOPLE / (PEOPLE + ROBOTS)
        found = (self.messages / self.turns, self.pings / own, self.presses / own)
        shares = "".join(f"{new:>10.2f}{old:>7.2f}" for new, old in zip(found, OLD[key], strict=True))
        return f"{key:<10}{self.turns:>7}{shares}{self.edits / self.turns:>8.2f}   {kinds}"


HEAD = f"{'a turn':<10}{'turns':>7}" + "".join(f"{name:>10}{'old':>7}" for name in ("messages", "pings", "presses"))
HEAD += f"{'edits':>8}   messages by kind"
"""Pings and presses are those of one person in a turn of their own, with what they answer in the others'."""


class Evening:
    """A table of two people and two robots whose messages go to a chat in memory."""

    def __init__(self, key: str, harness: BotHarness) -> None:
        self.key, self.harness = key, harness
        self.game, self.luck, self.chat, self.id = GAMES[key], FastRng(1), Chat(), 0
        self.counted = Counted()
        self._opened: tuple[Seat, int] | None = None
        """Whose private panel lies open, and since which turn."""

    async def begin(self) -> None:
        """Open, seat and start."""
        pictures = PictureQueue(lambda *_: Picture())
        deps = PublisherDeps(
            self.harness.store.outbox,
            self.chat,
            present,
            pictures,
            self.harness.hand,
            _ignored,
            budget=lambda: RateBudget(10_000, 1.0),
        )
        self.publisher = Publisher(deps)
        self.harness.tables.listen(self.publisher.on_update)
        self.id = await self.harness.lobby(self.key, ANNA, BEN)
        for _ in range(ROBOTS):
            await self.harness.tables.act(self.id, ANNA, AddRobot("normal"))
        await self.harness.tables.act(self.id, ANNA, Start())
        await self.publisher.settled()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.harness.table(self.id)

    async def play(self) -> Counted:
        """Play to the end, or so many steps."""
        for _ in range(STEPS):
            if self.table.phase != PLAYING:
                break
            await self._step()
            await self.publisher.settled()
            self.harness.hand.at += PAUSE
        await self.publisher.stop()
        self.counted.turns = self.game.view(self.table.state, None).turn
        self.counted.posts = Counter(sheet.panel.slot.partition("-")[0] for sheet in self.chat.sent)
        self.counted.edits = self.chat.calls.count("edit")
        self.counted.pings = sum(len(sheet.panel.ping) for sheet in self.chat.sent)
        return self.counted

    async def _step(self) -> None:
        """Somebody who is awaited plays; where nobody has a move, time passes until one is made for them."""
        for wait, seat in self._awaited():
            for _ in range(TRIES):
                thought = self._thought(seat)
                if thought is None:
                    break
                if await self._submitted(seat, thought, wait):
                    return
        due = min(row.due for row in self.table.deadlines if row.due is not None)
        await self.harness.ahead(max(0.0, due - self.harness.hand.at) + 1.0)

    def _awaited(self) -> list[tuple[Wait, Seat]]:
        waits = [wait for wait in self.game.waits(self.table.state) if not wait.held]
        return [(wait, seat) for wait in waits for seat in wait.seats if seat != CLOCK]

    def _thought(self, seat: Seat) -> RobotMove | None:
        """What a normal robot would do."""
        state = self.table.state
        legal_actions = self.game.legal_actions(state, seat)
        return think("normal", self.game, self.game.view(state, seat), legal_actions, self.luck)

    async def _submitted(self, seat: Seat, thought: RobotMove, wait: Wait) -> bool:
        """Whether a move was accepted; a person's is counted by its presses."""
        before = self.table
        if before.chairs[seat].robot is not None:
            key = f"{BY_ROBOT}{before.seq}:{seat}"
            command = Command(key, seat, thought.action, thought=thought.reason, by_robot=True)
            return not isinstance(await self.harness.tables.submit(self.id, command), Refusal)
        if isinstance(await self.harness.press(self.id, seat, thought.action), Refusal):
            return False
        shown = [sheet.panel for sheet in self.chat.messages.values() if not sheet.panel.last]
        turn = (seat, self.game.view(before.state, None).turn)
        taken = fewest_presses(before, seat, thought.action, shown, opened=self._opened == turn)
        self._opened = turn if taken > 1 else self._opened
        self.counted.presses += taken
        return True


def fewest_presses(table: Table, seat: Seat, action: Action, shown: Sequence[Panel], *, opened: bool) -> int:
    """The fewest presses for an action: on a message, or on the panels behind it; `opened`: one's moves lie open.

    What no press says whole (an amount to type, several cards) takes one for each open field.
    """
    text, words = write(action), translator_for(table.lang)
    todo = deque((panel, 0) for panel in shown)
    if opened:
        todo.append((registry.private(table, seat, MINE, words), 0))
    guess, seen = 2 + text.count("."), set[str]()
    while todo:
        panel, before = todo.popleft()
        for press, of_menu in _controls(panel):
            if press.kind == PLAY and press.text == text:
                return min(guess, before + 1)
            if press.verb == type(action).__name__ and "?" in press.text:
                guess = min(guess, before + 1 + press.text.count("?") - of_menu)
            name = registry.what(press)
            if before < DEEPEST and name not in seen and _leads(press, text):
                seen.add(name)
                todo.append((registry.private(table, seat, name, words), before + 1))
    return guess


def _leads(press: ControlId, text: str) -> bool:
    """Whether a press opens a panel on the way to an action: one's moves or hand, a card of it, its verb half made."""
    if press.kind == OPEN:
        return press.wait in (MINE, HAND) and (press.text == NONE or press.text in text.split("."))
    return press.verb == text.partition(".")[0] and "?" in press.text and press.kind in (PLAY, COMPOSE)


def _controls(panel: Panel) -> Iterator[tuple[ControlId, bool]]:
    """The presses of a panel; of a menu by choice, which gives one field with the press itself."""
    for row in panel.rows:
        if isinstance(row, tuple):
            yield from ((written(button.press), False) for button in row if not button.disabled)
        else:
            yield from ((written(row.press).filled(choice.value), True) for choice in row.choices)


async def _ignored(_: int) -> None:
    """No channel is ever lost."""


async def counted(key: str) -> Counted:
    """Some games of it together."""
    found = Counted()
    with tempfile.TemporaryDirectory() as folder:
        harness = await BotHarness(Path(folder)).boot()
        for _ in range(PLAYED):
            evening = Evening(key, harness)
            await evening.begin()
            found.add(await evening.play())
        await harness.close()
    return found


async def figures() -> AsyncIterator[Figure]:
    """Public messages a turn of every game; what else a turn takes is printed by game."""
    print(HEAD)
    for key in BUILT_IN:
        each = await counted(key)
        print(each.row(key), flush=True)
        made = 100 * each.messages / each.turns
        yield Figure(f"public messages in 100 turns, {key.capitalize()}", made, "messages", most=MESSAGES)
