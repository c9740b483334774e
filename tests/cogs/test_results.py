"""Finished games in Discord: one's own page and another's, the best ten, two people, and who wants no part in it."""

from typing import Any

import sqlalchemy as sa

from bot.games.city.events import DealMade
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor
from bot.kit.verbs.turns import Leave
from bot.present.control_id import ControlId
from bot.present.panels import results
from bot.tables.model import OVER, Command, Record, TableChanged
from bot.tables.storage import mappers, schema
from tests.cogs.table_playthrough import TablePlaythrough, components, controls
from tests.cogs.test_wrong_presses import forged, read
from tests.cogs.wire import walk

EN = translator_for("en")


async def finished(playthrough: TablePlaythrough, loser: Any) -> int:
    """A game of Lea and Tom that one of them has lost by leaving."""
    await playthrough.start()
    table = playthrough.table
    seat = table.seat_of(loser.id)
    assert seat is not None
    done = await playthrough.app.tables.submit(table.id, Command(f"out-{table.id}", seat, Leave()))
    assert isinstance(done, TableChanged)
    assert done.table.phase == OVER
    await playthrough.env.settle()
    return table.id


def opened(result: Any, what: str) -> str:
    """What the control of an answer sends that leads to a panel."""
    return str(next(press for press in controls(result.response) if press.wait == what))


def pictures(result: Any) -> list[str]:
    """What the pictures of an answer say."""
    parts = walk(components(result.response))
    return [item["description"] for part in parts if part.get("type") == 12 for item in part["items"]]


async def test_pages_tell_of_finished_games_and_lead_to_each_other(playthrough: TablePlaythrough) -> None:
    nothing = await playthrough.lea.slash(playthrough.channel, "quartier stats")
    assert EN.say("stats-none") in read(nothing)
    for loser in (playthrough.tom, playthrough.tom, playthrough.lea):
        await finished(playthrough, loser)
    page = await playthrough.lea.slash(playthrough.channel, "quartier stats")
    assert page.ephemeral
    for said in (
        EN.say("stats-games", games=3, won=2, share=67),
        EN.say("stats-series", count=2),
        EN.say("stats-places", count=3, places="1st × 2, 2nd × 1"),
    ):
        assert said in read(page)
    best = await playthrough.lea.click(page.response, custom_id=opened(page, results.RANKING))
    assert best.response.id == page.response.id, "in its place"
    (told,) = pictures(best)
    assert told.index("1. Lea") < told.index("2. Tom")
    assert EN.say("ranking-own", place=1, count=2, points=told.split("Lea: ")[1].split(" ")[0]) in read(best)
    own = await playthrough.lea.click(best.response, custom_id=opened(best, results.OWN))
    both = await playthrough.lea.select(own.response, [str(playthrough.tom.id)], custom_id=opened(own, results.VERSUS))
    assert EN.say("versus-score", count=3, one="Lea", other="Tom", first=2, second=1) in read(both)
    game = await playthrough.lea.click(both.response, custom_id=opened(both, results.OWN))
    game = await playthrough.lea.select(game.response, ["city"], custom_id=opened(game, results.OWN))
    assert "**City**" in read(game)


async def test_names_are_completed_and_understood(playthrough: TablePlaythrough) -> None:
    await finished(playthrough, playthrough.tom)
    for field in ("player", "against"):
        found = await playthrough.zoe.autocomplete(playthrough.channel, "quartier stats", field, "le")
        assert [(each["name"], each["value"]) for each in found] == [("Lea", str(playthrough.lea.id))]
    for said in (str(playthrough.lea.id), "lea", f"<@{playthrough.lea.id}>"):
        page = await playthrough.zoe.slash(playthrough.channel, "quartier stats", player=said)
        assert EN.say("stats-title", name="Lea") in read(page)
    both = await playthrough.zoe.slash(playthrough.channel, "quartier stats", player="lea", against="tom")
    assert EN.say("versus-score", count=1, one="Lea", other="Tom", first=1, second=0) in read(both)
    none = await playthrough.zoe.slash(playthrough.channel, "quartier stats", against="tom")
    assert read(none) == EN.say("versus-none")
    wrong = await playthrough.zoe.slash(playthrough.channel, "quartier stats", player="Nobody")
    assert read(wrong) == EN.say("refusal-no-player")
    empty = await playthrough.zoe.slash(playthrough.channel, "quartier ranking", game="deal")
    assert EN.say("ranking-none") in read(empty)
    for asked in ("stats|1.chess", "stats|x.-", "ranking|chess", "versus|1.x", "stats|99999999999999999999.-"):
        assert read(await forged(playthrough, playthrough.zoe, f"h|0|{asked}")) == EN.say("refusal-forged"), asked


async def test_who_wants_no_part_is_in_no_page_and_comes_back_with_nothing(playthrough: TablePlaythrough) -> None:
    await finished(playthrough, playthrough.tom)
    await playthrough.lea.slash(playthrough.channel, "quartier settings", statistics="off")
    assert read(await playthrough.lea.slash(playthrough.channel, "quartier stats")) == EN.say("stats-off")
    (told,) = pictures(await playthrough.tom.slash(playthrough.channel, "quartier ranking", game="city"))
    assert "Lea" not in told
    page = await playthrough.tom.slash(playthrough.channel, "quartier stats")
    assert not [press for press in controls(page.response) if press.wait == results.VERSUS]
    await finished(playthrough, playthrough.tom)
    assert await playthrough.zoe.autocomplete(playthrough.channel, "quartier stats", "player", "lea") == []
    await playthrough.lea.slash(playthrough.channel, "quartier settings", statistics="on")
    assert EN.say("stats-none") in read(await playthrough.lea.slash(playthrough.channel, "quartier stats"))


async def test_the_best_and_the_worst_deal_are_told_without_those_who_want_no_part(
    playthrough: TablePlaythrough,
) -> None:
    id_, store = await finished(playthrough, playthrough.tom), playthrough.app.store
    for step, pay in ((90, 0), (91, 700)):
        made = DealMade(0, 1, step, (1,), pay, (), 900)
        record = Record(step, f"deal-{step}", 1.0, 1, f"Accept.{step}", [EventFor(made)])
        await store.database.execute(sa.insert(schema.records).values(mappers.of_record(id_, record)))
    deals = {"best": 1_500, "best_step": 90, "worst": -250, "worst_step": 91}
    mine = schema.results.c.person == playthrough.lea.id
    await store.database.execute(sa.update(schema.results).where(mine).values(deals))

    async def page() -> str:
        asked = ControlId("h", 0, results.OWN, f"{playthrough.lea.id}.city")
        return read(await forged(playthrough, playthrough.lea, str(asked)))

    said = await page()
    assert EN.say("stats-best-deal", amount="+1.5M") in said
    assert EN.say("stats-worst-deal", amount="−250k") in said
    assert said.count("Tom") == 2
    await playthrough.tom.slash(playthrough.channel, "quartier settings", statistics="off")
    said = await page()
    assert "Tom" not in said
    assert EN.say("stats-somebody") in said
