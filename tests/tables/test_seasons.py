"""Seasons: their days, what counts in them, and their end, shown once."""

from typing import Any

import pytest

from bot.kit.contract import Refusal
from bot.present.publishing.chat_port import ForbiddenError, OutgoingMessage, UndeliveredError
from bot.tables.model import ChannelRef, Person
from bot.tables.ratings.rating import Rating, after
from bot.tables.ratings.season import DAY, Season, dates, standings
from bot.tables.storage.store import Store
from cogs.seasons import LATEST, Seasons
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.test_ratings import finished
from tests.tables.toy_game import GAMES

NOON = 1_764_590_400.0
"""2025-12-01 at noon, UTC."""
DAYS = DAY.total_seconds()


def test_days_are_read_as_people_write_them() -> None:
    whole = (NOON - 43_200, NOON - 43_200 + 31 * DAYS)
    for first, last in (("2025-12-01", "2025-12-31"), (" 01/12/2025", "31/12/2025 "), ("1.12.2025", "31.12.2025")):
        assert dates(first, last, NOON) == whole
    assert dates("2025-12-01", "2025-12-01", NOON) == (whole[0], whole[0] + DAYS), "today alone"
    season = Season(1, 2, 3, *whole)
    assert (str(season.first), str(season.last)) == ("2025-12-01", "2025-12-31")


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("", "2025-12-31", "date"),
        ("tomorrow", "2025-12-31", "date"),
        ("2025-02-30", "2025-12-31", "date"),
        ("99999-01-01", "2025-12-31", "date"),
        ("2025-12-31", "2025-12-30", "order"),
        ("2025-11-01", "2025-11-30", "past"),
        ("2025-12-01", "2027-12-01", "long"),
        ("0001-01-01", "2025-12-31", "long"),
        ("9999-12-30", "9999-12-30", "long"),
    ],
)
def test_absurd_days_get_one_sentence(first: str, last: str, code: str) -> None:
    refused = dates(first, last, NOON)
    assert isinstance(refused, Refusal)
    assert refused.code == f"season-{code}"


async def test_a_season_counts_its_own_games_from_the_beginning(harness: BotHarness) -> None:
    await finished(harness, BEN, ANNA)
    since = harness.hand.at + 10
    await harness.ahead(20)
    await finished(harness, ANNA, BEN)
    await harness.ahead(20)
    until = harness.hand.at - 5
    await finished(harness, BEN, ANNA)
    found = standings(await harness.store.results.within(1, since, until))
    (won,), (lost,) = after([[Rating()], [Rating()]], [1, 2])
    assert [(one.person, one.points, one.games, one.won) for one in found["toy"]] == [
        (ANNA, won.points, 1, 1),
        (BEN, lost.points, 1, 0),
    ]
    await harness.store.settings.save_person(Person(ANNA), Person(ANNA, results="off"))
    found = standings(await harness.store.results.within(1, since, until))
    assert [(one.person, one.points) for one in found["toy"]] == [(BEN, lost.points)], "hidden at once"


class Channel:
    """Takes messages, or raises what is in its way."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, OutgoingMessage, str]] = []
        self.fault: Exception | None = None

    async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
        if self.fault is not None:
            raise self.fault
        self.sent.append((place.channel, sheet, nonce))
        return len(self.sent)


class Pictures:
    """Paints nothing."""

    async def get(self, request: Any) -> None:
        return None


def shown_by(harness: BotHarness, channel: Channel, *, reached: bool = True) -> Seasons:
    """What shows seasons, over a store that is open."""
    chat: Any = channel
    pictures: Any = Pictures()
    return Seasons(harness.store, chat, pictures, harness.hand, lambda _: reached)


async def test_the_end_of_a_season_is_shown_once_whatever_happens_meanwhile(harness: BotHarness) -> None:
    channel, now = Channel(), harness.hand.at
    await harness.store.seasons.begin(1, 77, now - DAYS, now + 50)
    await harness.store.seasons.begin(1, 78, now - DAYS, now + 100)
    open_ = await harness.store.seasons.open(1)
    assert open_ is not None
    assert (open_.channel, open_.until) == (78, now + 100), "one at a time"
    await shown_by(harness, channel).look()
    assert channel.sent == [], "it is not over"
    await harness.reboot(after=200)
    await shown_by(harness, channel, reached=False).look()
    channel.fault = UndeliveredError("Discord is away")
    await shown_by(harness, channel).look()
    assert (channel.sent, await harness.store.seasons.open(1)) == ([], open_)
    channel.fault = None
    await shown_by(harness, channel).look()
    await harness.reboot()
    await shown_by(harness, channel).look()
    assert [(place, nonce) for place, _, nonce in channel.sent] == [(78, channel.sent[0][2])]
    assert await harness.store.seasons.open(1) is None


@pytest.mark.parametrize("fault", [ForbiddenError("send_messages"), UndeliveredError("away")])
async def test_what_cannot_be_shown_is_given_up(harness: BotHarness, fault: Exception) -> None:
    channel, now = Channel(), harness.hand.at
    channel.fault = fault
    await harness.store.seasons.begin(1, 78, now - DAYS, now)
    harness.hand.at += LATEST + 1
    await shown_by(harness, channel).look()
    assert await harness.store.seasons.open(1) is None


async def test_a_season_may_be_cancelled_on_each_kind_of_database(postgres: str) -> None:
    store = await Store.open(postgres, GAMES)
    await store.seasons.begin(1, 78, 1.0, 2.0)
    await store.seasons.begin(5, 79, 1.0, 2.0)
    await store.seasons.cancel(1)
    assert await store.seasons.open(1) is None
    (left,) = await store.seasons.over(3.0, [0])
    assert (left.guild, await store.results.within(5, 1.0, 2.0)) == (5, [])
    await store.close()
