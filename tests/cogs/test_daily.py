"""The game of the day in Discord: begun by command, played in private, over at midnight; its seed is shown a day later."""

import logging
from typing import Any

import pytest

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose
from bot.present.control_id import PLAY, ControlId
from bot.present.daily import DAILY
from bot.tables.daily.daily_game import PERSON, DailyGame, awaited, is_daily
from bot.tables.daily.daily_service import DailyService
from bot.tables.daily.day import SECONDS, game_of
from bot.tables.model import OFF
from tests.bot_harness import ManualClock
from tests.cogs.table_playthrough import TablePlaythrough, components, controls
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import texts

EN = translator_for("en")
SEED = bytes(range(100, 132))
DAY = next(day for day in range(20_000, 20_100) if game_of(day, GAMES) == "city")


class Pages:
    """Somebody's private message as it changes; nothing of it may tell the seed while the day runs."""

    def __init__(self, playthrough: TablePlaythrough, who: Any) -> None:
        self.playthrough, self.who, self.page = playthrough, who, None

    async def daily(self) -> None:
        self.saw(await self.who.slash(self.playthrough.channel, "quartier daily"))

    async def press(self, press: ControlId) -> None:
        assert self.page is not None
        self.saw(await self.who.click(self.page.response, custom_id=str(press)))

    def saw(self, page: Any) -> None:
        assert page.response.ephemeral
        assert SEED.hex() not in str(components(page.response))
        self.page = page

    @property
    def controls(self) -> list[ControlId]:
        assert self.page is not None
        return controls(self.page.response)

    def way(self, wait: str) -> ControlId:
        return next(press for press in self.controls if press.wait == wait)

    async def move(self) -> None:
        """Press the first control that plays a whole action; where there is none, the one that ends the turn."""
        await self.press(next(press for press in self.controls if press.kind == PLAY and "?" not in press.text))


@pytest.fixture
def clock(playthrough: TablePlaythrough) -> ManualClock:
    """Shortly before midnight of the day of City."""
    daily = playthrough.app.client.parts.daily
    made = daily._now = ManualClock((DAY + 1) * SECONDS - 1_000.0)
    daily.seeds = lambda: SEED
    return made


async def test_it_is_private_goes_on_and_ends_at_midnight(
    playthrough: TablePlaythrough, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("bot", "cogs"):
        caplog.set_level(logging.DEBUG, name)
    zoe = Pages(playthrough, playthrough.zoe)
    await zoe.daily()
    day = await playthrough.app.client.parts.daily.today()
    assert EN.say("daily-nobody") in read(zoe.page)
    assert day.fingerprint in read(zoe.page)
    begin = zoe.way(DAILY)
    await zoe.press(begin)
    game = next(press.table for press in zoe.controls if is_daily(press.table))
    for _ in range(4):
        await zoe.move()
    seen = zoe.controls
    await zoe.daily()
    await zoe.press(zoe.way("game"))
    assert zoe.controls == seen, "it goes on where it was"
    assert [m for m in playthrough.channel.history() if not m.flags.ephemeral] == [], "nothing is posted"
    assert playthrough.app.tables.tables() == []
    tom = Pages(playthrough, playthrough.tom)
    await tom.daily()
    await tom.press(tom.way(DAILY))
    assert not [press for press in tom.controls if press.table == game]
    assert SEED.hex() not in caplog.text

    clock.at += 1_000.0
    await zoe.move()
    assert read(zoe.page) == EN.say("refusal-daily-over")
    playthrough.app.client.parts.daily.seeds = lambda: bytes(32)
    await zoe.press(zoe.way(DAILY))
    assert EN.say("daily-nobody") in read(zoe.page)
    clock.at += 60.0
    shown = await playthrough.zoe.slash(playthrough.channel, "quartier daily")
    assert EN.say("daily-seed", seed=SEED.hex()) in "\n".join(texts(components(shown.response)))
    assert bytes(32).hex() not in str(components(shown.response))
    assert SEED.hex() not in caplog.text, "not even then in a log"


async def test_absurd_presses_get_one_sentence(playthrough: TablePlaythrough, clock: ManualClock) -> None:
    await playthrough.open()
    zoe = Pages(playthrough, playthrough.zoe)
    await zoe.daily()
    begin = zoe.way(DAILY)
    await zoe.press(begin)
    play = next(press for press in zoe.controls if press.kind == PLAY and "?" not in press.text)
    for who, custom_id, key in (
        (playthrough.tom, str(play), "refusal-daily-stranger"),
        (playthrough.zoe, f"p|{play.table + 9}|{play.wait}|{play.text}", "refusal-daily-gone"),
        (playthrough.zoe, f"p|{play.table}|{play.wait}|Nothing", "refusal-forged"),
        (playthrough.zoe, f"p|{play.table}|roll-99|{play.text}", "refusal-too-late"),
        (playthrough.zoe, f"p|{play.table}|{play.wait}|~5", "refusal-no-draft"),
        (playthrough.zoe, "h|0|daily|begin.1", "refusal-daily-over"),
        (playthrough.zoe, "h|0|daily|begin.x", "refusal-forged"),
        (playthrough.zoe, "h|0|daily|win", "refusal-forged"),
    ):
        said = EN.say(key)
        assert said in read(await forged(playthrough, who, custom_id)), custom_id
    before = await playthrough.app.client.parts.daily.find(play.table, playthrough.zoe.id)
    for custom_id in (f"t|{play.table}|-|start", f"h|{play.table}|why|-", f"h|{play.table}|history|1", str(begin)):
        page = await forged(playthrough, playthrough.zoe, custom_id)
        assert str(play) in [str(press) for press in controls(page.response)], "it leads to the game"
    assert await playthrough.app.client.parts.daily.find(play.table, playthrough.zoe.id) == before


async def test_who_hides_results_is_listed_nowhere(playthrough: TablePlaythrough, clock: ManualClock) -> None:
    service, store = playthrough.app.client.parts.daily, playthrough.app.store
    tom = Pages(playthrough, playthrough.tom)
    await tom.daily()
    await tom.press(tom.way(DAILY))
    day = await service.today()
    own = await service.own(day, playthrough.tom.id)
    assert own is not None
    while not own.over:
        own = await stepped(service, own)
    zoe = Pages(playthrough, playthrough.zoe)
    await zoe.daily()
    assert "1. Tom" in read(zoe.page)
    await playthrough.tom.slash(playthrough.channel, "settings", statistics="off")
    await zoe.daily()
    assert EN.say("daily-nobody") in read(zoe.page)
    assert (await store.settings.person(playthrough.tom.id)).results == OFF
    await tom.daily()
    await tom.press(tom.way("game"))
    assert tom.way(DAILY).text == "-", "at the end of one's own game"


async def stepped(service: DailyService, own: DailyGame) -> DailyGame:
    """The game one step further, as a robot would play in the person's place."""
    game, state = GAMES[own.table.game], own.table.state
    waits = {wait.id for wait in awaited(game, own.table)}
    able = [each for each in game.legal_actions(state, PERSON) if each.blocked is None and each.wait in waits]
    action = choose("normal", game, game.view(state, PERSON), able, FastRng(own.table.seq))
    assert action is not None
    done = await service.play(own.table.id, own.person, (action, None), own.table.place.guild)
    assert isinstance(done, DailyGame), done
    return done
