"""The objects of which the local Discord consists, each by itself: changes, files, nonces, limits, faults, moderator."""

import asyncio
import random
from collections.abc import Callable

import pytest

from bot.playground import files, rate_limits
from bot.playground.faults import Faults
from bot.playground.files import FileStore, Upload
from bot.playground.kinds import TEXT
from bot.playground.model import Attachment, Change, Enclosed, ImpossibleError, Person, ProblemError, Snowflakes
from bot.playground.rate_limits import Limits, SessionStarts
from bot.playground.server import FakeDiscord
from bot.playground.state import NONCE_LIFE, Application, ChangeFeed, DiscordState, Nonces, find
from tests.moderation import Moderator


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 1_790_000_000.0

    def __call__(self) -> float:
        return self.at


def test_ids_grow_even_when_the_clock_goes_back() -> None:
    made = Snowflakes()
    ids = [made.make(at) for at in (1_790_000_000.0, 1_790_000_000.0, 1_780_000_000.0, 1_790_000_001.0)]
    assert ids == sorted(set(ids))


async def test_changes_reach_subscribers_in_order_until_they_leave() -> None:
    feed = ChangeFeed()
    first: list[Change] = []
    second: list[Change] = []
    leave = feed.subscribe(first.append)
    feed.subscribe(second.append)
    feed.emit(Change("A", {}))
    leave()
    feed.emit(Change("B", {}))
    assert [[change.name for change in told] for told in (first, second)] == [["A"], ["A", "B"]]


async def test_waiting_ends_with_the_change_or_with_the_time() -> None:
    feed = ChangeFeed()
    told: list[Change] = []
    feed.subscribe(told.append)
    asyncio.get_running_loop().call_later(0.01, feed.emit, Change("A", {}))
    await feed.until(lambda: told)
    with pytest.raises(TimeoutError):
        await feed.until(lambda: len(told) > 1, 0.06)


def attachment(number: int) -> Attachment:
    return Attachment(number, "a.txt", b"x", "text/plain", f"/attachments/1/{number}/a.txt")


def test_replaced_files_stay_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_REPLACED", 2)
    store, kept = FileStore(), [attachment(number) for number in range(4)]
    store.add(kept)
    store.release(kept[:3])
    assert list(store.by_path.values()) == kept[1:]
    assert store.url(kept[3]) == store.base + "/attachments/1/3/a.txt"


def test_an_upload_is_named_by_its_entry_and_has_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    upload = Upload(0, "ä b.txt", "text/plain", b"xx")
    stored = upload.stored(7, 3, {"filename": "c.txt", "description": "words"})
    assert (stored.path, stored.description, stored.size) == ("/attachments/3/7/c.txt", "words", None)
    monkeypatch.setattr(files, "UPLOAD_LIMIT", 1)
    with pytest.raises(ProblemError) as refused:
        upload.stored(7, 3, {})
    assert refused.value.code == 40005
    with pytest.raises(ImpossibleError):
        FileStore().enclose(1, 2, Enclosed("a", b"xx"))


def test_a_nonce_means_its_message_for_five_minutes() -> None:
    sent, payload = Nonces(), {"nonce": 5, "enforce_nonce": True}
    assert sent.find(1, payload, 0.0) is None
    sent.note(1, payload, 77, 0.0)
    assert sent.find(1, payload | {"nonce": "5"}, NONCE_LIFE) == 77
    assert sent.find(2, payload, 1.0) is None
    assert sent.find(1, {"nonce": 5}, 1.0) is None, "not enforced"
    assert sent.find(1, payload, NONCE_LIFE + 1.0) is None


def test_an_application_gets_another_token() -> None:
    app = Application(Person(5, "bot", bot=True), "given")
    assert app.token == "given"
    app.reset_token()
    assert app.token.count(".") == 2
    assert app.token != Application(app.user).token


def test_things_are_found_by_object_or_id_while_they_are_there() -> None:
    state = DiscordState(Hand(), "Quartier")
    assert find(state.persons, state.bot) is find(state.persons, state.bot.id) is state.bot
    with pytest.raises(ImpossibleError):
        find(state.persons, 1)


def test_a_limit_opens_again_when_its_time_is_over() -> None:
    clock = Hand()
    taken = Limits(clock)
    verdicts = [taken.take(rate_limits.RENAME, "1").allowed for _ in range(3)]
    assert verdicts == [True, True, False]
    assert taken.take(rate_limits.RENAME, "2").allowed, "each channel has its own"
    clock.at += 600.0
    assert taken.take(rate_limits.RENAME, "1").allowed


def test_too_many_refused_requests_shut_the_address_out() -> None:
    clock = Hand()
    taken = Limits(clock)
    taken.most_invalid = 3
    for status, shared in ((401, False), (429, True), (404, False), (403, False)):
        taken.note(status, shared=shared)
    assert (taken.invalid, taken.shut_out) == (2, 0.0)
    taken.note(429)
    assert taken.shut_out == rate_limits.BANNED
    clock.at += rate_limits.BANNED
    assert not taken.shut_out


def test_a_days_sessions_are_counted_from_the_first() -> None:
    clock = Hand()
    starts = SessionStarts(clock)
    for _ in range(rate_limits.MOST_SESSIONS):
        starts.count()
    assert not starts.exceeded
    assert starts.limit()["remaining"] == 0
    starts.count()
    assert starts.exceeded
    clock.at += rate_limits.DAY
    starts.count()
    assert starts.used == 1


def test_a_fault_meets_the_next_requests_that_match() -> None:
    faults = Faults(random.Random(0))
    faults.refuse("POST", "/messages$", 500, times=2)
    faults.lose_answer("PATCH", "/channels/")
    assert faults.due("POST", "/channels/1") is None
    assert faults.due("GET", "/channels/1/messages") is None
    assert [bool(faults.due("POST", "/channels/1/messages")) for _ in range(3)] == [True, True, False]
    met = faults.due("PATCH", "/channels/1")
    assert met is not None
    assert met.lost
    assert faults.delay() == 0.0
    faults.latency = (0.1, 0.2)
    assert 0.1 <= faults.delay() <= 0.2


ACTS: list[tuple[str, Callable[[Moderator, FakeDiscord], None]]] = [
    ("MESSAGE_DELETE", lambda mod, fake: mod.delete_message(max(fake.state.messages))),
    ("MESSAGE_DELETE_BULK", lambda mod, fake: mod.delete_messages(list(fake.state.messages.values()))),
    ("CHANNEL_DELETE", lambda mod, fake: mod.delete_channel(min(fake.state.channels))),
    ("CHANNEL_UPDATE", lambda mod, fake: mod.revoke("send_messages", next(iter(fake.state.channels.values())))),
    ("GUILD_ROLE_UPDATE", lambda mod, fake: mod.restore("manage_threads")),
    ("GUILD_DELETE", lambda mod, fake: mod.remove_bot(fake.guild)),
]


@pytest.mark.parametrize(("name", "act"), ACTS)
async def test_what_a_moderator_does_is_told_to_the_bot(
    name: str, act: Callable[[Moderator, FakeDiscord], None]
) -> None:
    fake = FakeDiscord()
    told: list[Change] = []
    lea = fake.add_person("Léa")
    fake.say(lea, min(fake.state.channels), "x")
    fake.state.events.subscribe(told.append)
    act(Moderator(fake), fake)
    assert [(change.name, change.bot) for change in told] == [(name, True)]


async def test_permissions_taken_in_one_channel_are_there_in_another() -> None:
    fake = FakeDiscord()
    first, second = fake.channels_of(fake.add_person("Léa"))[0], fake.add_channel("second", kind=TEXT)
    Moderator(fake).revoke("send_messages", first)
    assert (first.denied, second.denied) == (1 << 11, 0)
    Moderator(fake).restore("send_messages", first)
    assert first.denied == 0
