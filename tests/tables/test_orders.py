"""Standing orders at tables: carried out as their owner's own acts, after a pause that tells nothing, kept and withdrawn."""

import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal, Refused
from bot.kit.engine import default_options
from bot.kit.fields import union_members
from bot.kit.mechanics.auction import Auction
from bot.kit.order_choice import available
from bot.kit.replay import Sealed
from bot.kit.standing_orders import ACCEPT, BID, BUY, CLAIM, END, PASS, ROLL
from bot.kit.verbs.turns import Buy, Roll
from bot.tables import commands
from bot.tables.lobby import Transition
from bot.tables.model import OPEN, Table, TableChanged
from bot.tables.orders.model import Orders
from bot.tables.orders.order_service import OrderService
from bot.tables.ratings.final_check import deals_of
from bot.tables.table_actions import CallOff, CastVote, Pause, Resume, Undo
from tests.bot_harness import ANNA, BEN, CLEO, STRANGER, BotHarness

EVERY = {ROLL: 0, END: 0, CLAIM: 0, BUY: 200, BID: 150}


@dataclass
class Evening:
    """Tables with standing orders, whose pauses are noted and over at once."""

    harness: BotHarness
    pause: tuple[float, float] = (2.0, 2.0)
    slept: list[float] = field(default_factory=list)
    during: Callable[[], Any] | None = None
    """What happens once, in the next pause."""

    async def begin(self) -> "Evening":
        self.orders = OrderService(self.harness.tables, self.pause, self._sleep)
        await self.orders.start()
        return self

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        happens, self.during = self.during, None
        if happens is not None:
            await happens()

    async def reboot(self) -> None:
        await self.orders.close()
        await self.harness.reboot()
        await self.begin()

    async def give(self, id_: int, person: int, **orders: int) -> None:
        for order, amount in orders.items():
            assert await self.orders.give(self.table(id_), person, order, amount) is None
        await self.orders.idle()

    def table(self, id_: int) -> Table:
        return self.harness.table(id_)

    async def steps(self, id_: int) -> list[str]:
        return [record.action for record in await self.harness.store.history.records(id_)]

    async def go_on(self, id_: int) -> None:
        """Whoever is awaited does what time would do, by hand; then what is due is done."""
        table = self.table(id_)
        game, before = GAMES[table.game], table.seq
        for wait in game.waits(table.state):
            seat, action = game.default(table.state, wait)
            if seat >= 0 and not table.chairs[seat].away and self.table(id_).seq == before:
                await self.harness.press(id_, seat, action, wait.id)
        if self.table(id_).seq == before:
            due = min(row.due for row in table.deadlines if row.due is not None)
            await self.harness.ahead(due + 1.1 - self.harness.hand.at)
        await self.orders.idle()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    made = await Evening(await BotHarness(tmp_path, GAMES).boot()).begin()
    yield made
    await made.orders.close()
    await made.harness.close()


def first(table: Table) -> int:
    """The person whose turn it is."""
    person = table.chairs[GAMES[table.game].waits(table.state)[0].seats[0]].person
    assert person is not None
    return person


async def proved(evening: Evening, id_: int) -> bool:
    """Whether the record of a table is what its seed and the rules give."""
    table, game = evening.table(id_), GAMES[evening.table(id_).game]
    records = await evening.harness.store.history.records(id_)
    sealed = Sealed(len(table.chairs), default_options(game, table.pace, table.options), table.seed)
    return deals_of(game, sealed, records) is not None


@pytest.mark.parametrize("key", ["city", "classic", "builder"])
async def test_games_are_played_by_orders_and_the_record_is_proved(evening: Evening, key: str) -> None:
    id_ = await evening.harness.playing(key, ANNA, BEN, CLEO, pace="slow")
    known = available(GAMES[key])
    for person in (ANNA, BEN, CLEO):
        orders = EVERY | ({BUY: 10**9} if person == CLEO else {})
        await evening.give(id_, person, **{order: amount for order, amount in orders.items() if order in known})
    while evening.table(id_).seq < 150 and evening.table(id_).phase in OPEN:
        await evening.go_on(id_)
    records = await evening.harness.store.history.records(id_)
    acts = {record.action.split(".")[0] for record in records if record.key.startswith(commands.BY_ORDER)}
    assert acts >= {"Roll", "Bid", "Buy"}, acts
    assert acts <= {"Roll", "Bid", "Pass", "Buy", "Done", "EndTurn", "Claim", "Ask"}
    assert all(record.seat >= 0 for record in records if record.key.startswith(commands.BY_ORDER))
    assert await proved(evening, id_)
    bids = [int(record.action.split(".")[1]) for record in records if record.action.startswith("Bid.")]
    assert max(bids) <= EVERY[BID]


async def test_an_order_does_what_the_press_does_and_nothing_once_withdrawn(evening: Evening) -> None:
    harness = evening.harness
    by_hand, by_order, withdrawn = [await harness.playing("city", ANNA, BEN) for _ in range(3)]
    for id_ in (by_order, withdrawn):  # all with the dice of the first
        await harness.tables.executor.execute(id_, lambda table: _like(table, evening.table(by_hand)))
    person = first(evening.table(by_hand))
    seat = evening.table(by_hand).seat_of(person)
    assert seat is not None
    await evening.give(by_order, person, roll=0)
    await harness.press(by_hand, seat, Roll())
    mine, theirs = evening.table(by_order), evening.table(by_hand)
    assert (mine.state, mine.drawn, mine.deadlines) == (theirs.state, theirs.drawn, theirs.deadlines)
    pressed, ordered = [(await harness.store.history.records(id_))[-1] for id_ in (by_hand, by_order)]
    assert (pressed.seat, pressed.action, pressed.told) == (ordered.seat, ordered.action, ordered.told)
    evening.during = lambda: evening.orders.withdraw(evening.table(withdrawn), person, ROLL)
    await evening.give(withdrawn, person, roll=0)
    assert await evening.steps(withdrawn) == []
    assert evening.orders.of(evening.table(withdrawn), person) == Orders()


def _like(table: Table, other: Table) -> Transition:
    return Transition(replace(table, packed_state=other.packed_state, seed=other.seed, drawn=other.drawn))


async def test_giving_an_order_changes_nothing_that_others_could_see(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    id_ = await evening.harness.playing("city", ANNA, BEN, CLEO)
    before, seen = evening.table(id_), len(evening.harness.published)
    waiting = next(person for person in (ANNA, BEN, CLEO) if person != first(before))
    await evening.give(id_, waiting, bid=7_654_321, roll=0)
    await evening.orders.withdraw(before, waiting, ROLL)
    assert evening.table(id_) is before
    assert len(evening.harness.published) == seen
    stored = await evening.harness.store.tables.load(id_)
    assert stored is not None
    assert (stored.seq, stored.state, stored.deadlines) == (before.seq, before.state, before.deadlines)
    assert evening.orders.of(before, waiting).given == {BID: 7_654_321}
    assert "7654321" not in repr(evening.orders.of(before, waiting)) + caplog.text
    assert evening.slept == [], "nothing of all this was due"


async def test_the_pause_is_the_same_whatever_was_ordered_and_whenever(evening: Evening) -> None:
    """It runs from the decision, or from the order given while that is open, and no other order makes it longer."""
    id_ = await evening.harness.playing("city", ANNA, BEN, CLEO)
    person = first(evening.table(id_))
    others = [each for each in (ANNA, BEN, CLEO) if each != person]
    await evening.give(id_, others[0], bid=1_000)
    await evening.give(id_, others[1], **{PASS: 10**9})
    await evening.give(id_, person, roll=0)
    assert evening.slept == [2.0]
    while not isinstance(evening.table(id_).state.stack[-1], Auction):
        await evening.go_on(id_)
    assert set(evening.slept) == {2.0}
    assert len(evening.slept) >= 3


async def test_a_decision_that_is_new_after_the_pause_has_a_pause_of_its_own(evening: Evening) -> None:
    id_ = await evening.harness.playing("city", ANNA, BEN)
    person = first(evening.table(id_))
    seat = evening.table(id_).seat_of(person)
    assert seat is not None
    evening.during = lambda: evening.harness.press(id_, seat, Roll())
    await evening.give(id_, person, buy=0, end=0, roll=0)
    steps = await evening.steps(id_)
    assert steps[0] == "Roll"
    assert len(evening.slept) >= len(steps), "the roll by hand took no pause, what followed had its own"


async def test_what_was_taken_back_is_not_done_by_order_again(evening: Evening) -> None:
    id_ = await evening.harness.playing("city", ANNA, BEN)
    before = evening.table(id_)
    await evening.give(id_, first(before), roll=0)
    assert await evening.steps(id_) == ["Roll"]
    await evening.harness.tables.executor.execute(id_, lambda table: _like(table, before))
    await evening.orders.idle()
    assert await evening.steps(id_) == ["Roll"]


async def test_orders_survive_a_restart_and_end_with_the_game(evening: Evening) -> None:
    await _kept(evening)


async def test_they_do_so_on_a_server_too(postgres: str, tmp_path: Path) -> None:
    harness = BotHarness(tmp_path, GAMES)
    harness.address = postgres
    evening = await Evening(await harness.boot()).begin()
    await _kept(evening)
    await evening.orders.close()
    await harness.close()


async def _kept(evening: Evening) -> None:
    id_ = await evening.harness.playing("builder", ANNA, BEN)
    await evening.harness.tables.act(id_, ANNA, Pause())
    await evening.give(id_, first(evening.table(id_)), roll=0, bid=55)
    assert await evening.steps(id_) == [], "nobody moves at a table that stands still"
    await evening.reboot()
    person = first(evening.table(id_))
    assert evening.orders.of(evening.table(id_), person).given == {ROLL: 0, BID: 55}
    await evening.harness.tables.act(id_, ANNA, Resume())
    await evening.orders.idle()
    assert (await evening.steps(id_))[0] == "Roll"
    await evening.harness.tables.act(id_, ANNA, CallOff(), staff=True)
    await evening.orders.idle()
    assert await evening.harness.store.orders.all() == {}
    table = await evening.harness.tables.find(id_)
    assert table is not None
    assert evening.orders.of(table, person) == Orders()
    assert isinstance(await evening.orders.give(table, person, ROLL), Refusal)


async def test_who_may_not_order_and_what_cannot_be_ordered(evening: Evening) -> None:
    lobby = await evening.harness.lobby("city", ANNA, BEN)
    assert await evening.orders.give(evening.table(lobby), ANNA, ROLL) == Refusal("not-playing")
    id_ = await evening.harness.playing("deal", ANNA, BEN)
    assert await evening.orders.give(evening.table(id_), STRANGER, END) == Refusal("not-playing")
    for order in (ROLL, BID, "everything", ""):
        assert await evening.orders.give(evening.table(id_), ANNA, order) == Refusal("no-order")
    assert await evening.harness.store.orders.all() == {}


async def test_an_order_makes_nobody_present_and_gives_way_to_a_robot_in_their_place(evening: Evening) -> None:
    id_ = await evening.harness.playing("city", ANNA, BEN)
    person = first(evening.table(id_))

    async def away(robot: str | None) -> None:
        def changed(table: Table) -> Transition:
            seat = table.seat_of(person) or 0
            return Transition(table.with_chair(seat, replace(table.chairs[seat], away=True, missed=1, robot=robot)))

        await evening.harness.tables.executor.execute(id_, changed)

    await away("easy")
    await evening.give(id_, person, roll=0)
    assert await evening.steps(id_) == []
    await away(None)
    await evening.orders.idle()
    chair = evening.table(id_).chairs[evening.table(id_).seat_of(person) or 0]
    assert (await evening.steps(id_))[0] == "Roll"
    assert (chair.away, chair.missed) == (True, 1)


async def test_what_is_refused_is_stopped_once_and_told_its_owner_alone(tmp_path: Path) -> None:
    tried = []

    def play(state: Any, seat: int, action: Any, *rest: Any) -> None:
        if isinstance(action, Roll):
            tried.append(seat)
            raise Refused("not-now", action="roll")
        GAMES["city"].play(state, seat, action, *rest)

    games = {"city": replace(GAMES["city"], play=play)}
    evening = await Evening(await BotHarness(tmp_path, games).boot()).begin()
    id_ = await evening.harness.playing("city", ANNA, BEN)
    person = first(evening.table(id_))
    seen = len(evening.harness.published)
    await evening.give(id_, person, roll=0, bid=50)
    assert len(tried) == 1
    assert evening.orders.of(evening.table(id_), person) == Orders({BID: 50}, (ROLL,))
    assert len(evening.harness.published) == seen
    await evening.reboot()
    assert evening.orders.of(evening.table(id_), person).stopped == (ROLL,)
    await evening.orders.give(evening.table(id_), person, ROLL)
    await evening.orders.withdraw(evening.table(id_), person, ROLL)
    assert evening.orders.of(evening.table(id_), person) == Orders({BID: 50})
    await evening.orders.close()
    await evening.harness.close()


async def test_nothing_is_bought_below_what_is_to_be_kept(evening: Evening) -> None:
    id_ = await evening.harness.playing("classic", ANNA, BEN, pace="slow")
    for person in (ANNA, BEN):
        await evening.give(id_, person, roll=0, end=0, buy=10**9)
    while evening.table(id_).seq < 40:
        await evening.go_on(id_)
    assert Buy.__name__ not in await evening.steps(id_)
    for person in (ANNA, BEN):
        await evening.give(id_, person, buy=500)
    while evening.table(id_).seq < 80:
        await evening.go_on(id_)
    assert Buy.__name__ in await evening.steps(id_)


@pytest.mark.parametrize("key", ["city", "classic", "builder"])
async def test_a_deal_is_accepted_from_the_worth_that_was_named(evening: Evening, key: str) -> None:
    """A property for next to nothing brings something, but not everything; what is asked of Anna is left alone else."""
    id_ = await evening.harness.playing(key, ANNA, BEN, pace="slow")
    await evening.give(id_, BEN, buy=0)
    verbs = {verb.__name__: verb for verb in union_members(GAMES[key].action)}
    answers = []
    for amount in (10**9, 0):
        await evening.orders.give(evening.table(id_), ANNA, ACCEPT, amount)
        while isinstance(await evening.harness.press(id_, 1, _gift(evening.table(id_), verbs["Propose"])), Refusal):
            await evening.go_on(id_)
        await evening.orders.idle()
        answers.append((await evening.steps(id_))[-1].split(".")[0])
        await evening.go_on(id_)
    assert answers == ["Propose", "Accept"]
    assert await proved(evening, id_)


def _gift(table: Table, propose: Any) -> Any:
    """Ben's first property for a little cash; whatever it is while he has none, it is refused."""
    held = [*getattr(table.state, "plots", ()), *getattr(table.state, "deeds", ())]
    mine = next((each.space for each in held if each.owner == 1), 1)
    asked = 10
    fields = (0, (mine,), 0, (), asked)
    return propose(*fields, ()) if len(propose.__struct_fields__) > len(fields) else propose(*fields)


async def test_a_step_by_order_is_taken_back_like_any_other_and_meanwhile_orders_wait(evening: Evening) -> None:
    harness = evening.harness
    id_ = await harness.playing("classic", ANNA, BEN, pace="slow")
    for person in (ANNA, BEN):
        await evening.give(id_, person, roll=0)
    person = ANNA
    while (await evening.steps(id_))[-1:] != ["Buy"]:
        person = first(evening.table(id_))
        if any(offer.action is Buy for offer in _offers(evening.table(id_), person)):
            await evening.give(id_, person, buy=0)
        else:
            await evening.go_on(id_)
    other = BEN if person == ANNA else ANNA
    assert isinstance(await harness.tables.act(id_, person, Undo()), TableChanged)
    await evening.give(id_, person, end=0)
    assert (await evening.steps(id_))[-1] == "Buy", "while people are asked, nothing is done by order"
    await harness.tables.act(id_, other, CastVote("yes"))
    await evening.orders.idle()
    assert (await evening.steps(id_))[-2:] == ["Buy", "undo"], "what was taken back is its owner's to decide"
    assert await proved(evening, id_)


def _offers(table: Table, person: int) -> Any:
    seat = table.seat_of(person)
    assert seat is not None
    return GAMES[table.game].legal_actions(table.state, seat)


async def is_away(evening: Evening, id_: int, person: int) -> int:
    """Somebody is away from now on; their seat."""
    seat = evening.table(id_).seat_of(person) or 0
    chair = replace(evening.table(id_).chairs[seat], away=True, missed=3)
    await evening.harness.tables.executor.execute(id_, lambda t: Transition(t.with_chair(seat, chair)))
    return seat


@pytest.mark.parametrize("key", ["classic", "builder"])
async def test_an_order_bids_for_who_is_away_before_they_pass_at_once(evening: Evening, key: str) -> None:
    id_ = await evening.harness.playing(key, ANNA, BEN, CLEO, pace="slow")
    for person in (BEN, CLEO):
        await is_away(evening, id_, person)
    await evening.give(id_, CLEO, bid=10**9 if key == "builder" else 150)
    mine = evening.table(id_).seat_of(CLEO)
    for _ in range(120):
        evening.during = lambda: evening.harness.tables.clock.play_for_absent(id_)
        await evening.go_on(id_)
        records = await evening.harness.store.history.records(id_)
        bids = [number for number, each in enumerate(records) if each.action.startswith("Bid.") and each.seat == mine]
        if bids:
            break
    assert records[bids[0]].key.startswith(commands.BY_ORDER)
    passed = [each.seat for each in records[: bids[0]] if each.key.startswith(commands.BY_ABSENCE)]
    assert mine not in passed[-1:], "they did not pass before"
    assert await proved(evening, id_)


async def test_what_an_order_shares_with_absence_is_done_at_once(evening: Evening) -> None:
    """Whether somebody away passes because they said so or because they are away, nobody can tell."""
    id_ = await evening.harness.playing("classic", ANNA, BEN, CLEO, pace="slow")
    seat = await is_away(evening, id_, CLEO)
    await evening.give(id_, CLEO, **{PASS: 10**9})
    for _ in range(60):
        evening.during = lambda: evening.harness.tables.clock.play_for_absent(id_)
        await evening.go_on(id_)
        mine = [each for each in await evening.harness.store.history.records(id_) if each.seat == seat]
        if any(each.action == "Pass" for each in mine):
            break
    assert {each.key.partition(":")[0] for each in mine if each.action == "Pass"} == {"away"}
