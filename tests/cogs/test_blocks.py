"""Who has blocked somebody is never seated with them; the other learns nothing of it."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.tables.blocks import Apart, separated
from bot.tables.model import ChannelRef, Participant, Table
from bot.tables.storage.block_repository import MOST
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts

EN = translator_for("en")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def test_neither_gets_a_seat_where_the_other_sits_and_only_one_knows_why(playthrough: TablePlaythrough) -> None:
    panel = await playthrough.tom.slash(playthrough.channel, "quartier settings")
    way = next(press for press in controls(panel.response) if press.wait == "blocks")
    await playthrough.tom.click(panel.response, custom_id=str(way))
    menu = next(press for press in controls(panel.response) if press.text == "people.?")
    await playthrough.tom.select(panel.response, [playthrough.zoe], custom_id=str(menu))
    await playthrough.env.settle()
    assert EN.say("settings-saved") in read(panel)
    assert await playthrough.app.store.blocks.of(playthrough.tom.id) == [playthrough.zoe.id]
    await playthrough.open(where="channel")
    await playthrough.press(playthrough.tom, "join")
    told = await playthrough.press(playthrough.zoe, "join")
    assert read(told) == EN.say("refusal-no-seat")
    assert "block" not in read(told).lower()
    await playthrough.open(playthrough.zoe, where="channel", game="deal")
    assert read(await playthrough.press(playthrough.tom, "join")) == EN.say("refusal-blocked-here")
    assert [chair.name for chair in playthrough.table.chairs] == ["Zoe"]
    await playthrough.tom.select(panel.response, [], custom_id=str(menu))
    await playthrough.env.settle()
    await playthrough.press(playthrough.tom, "join")
    assert [chair.name for chair in playthrough.table.chairs] == ["Zoe", "Tom"]


async def test_nobody_is_called_to_a_table_of_somebody_they_are_kept_apart_from(playthrough: TablePlaythrough) -> None:
    await playthrough.tom.slash(playthrough.channel, "quartier block", person=playthrough.zoe)
    opened = await playthrough.open(playthrough.zoe, game="deal", invite=playthrough.tom)
    assert f"<@{playthrough.tom.id}>" in read(opened), "the host learns nothing"
    assert not await playthrough.app.store.notices.due(playthrough.app.tables.now() + 1e6, [0])
    await playthrough.open(playthrough.lea, game="deal", invite=playthrough.tom)
    assert len(await playthrough.app.store.notices.due(playthrough.app.tables.now() + 1e6, [0])) == 1


@pytest.mark.parametrize("text", ["people.-", "people.12", "nobody.?", "people.?.?"])
async def test_forged_blocks_change_nothing(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.open()
    result = await forged(playthrough, playthrough.tom, f"h|0|blocks|{text}")
    assert EN.say("refusal-forged") in read(result)
    assert await playthrough.app.store.blocks.of(playthrough.tom.id) == []


async def test_oneself_is_not_blocked_and_the_list_has_an_end(playthrough: TablePlaythrough) -> None:
    blocks = playthrough.app.store.blocks
    await playthrough.tom.slash(playthrough.channel, "quartier block", person=playthrough.tom)
    assert await blocks.of(playthrough.tom.id) == []
    await blocks.save(playthrough.tom.id, range(1, MOST + 5))
    assert len(await blocks.of(playthrough.tom.id)) == MOST
    full = await playthrough.tom.slash(playthrough.channel, "quartier block", person=playthrough.zoe)
    assert EN.say("blocks-full", most=MOST) in read(full)
    assert playthrough.zoe.id not in await blocks.of(playthrough.tom.id)


def chairs(*people: int | None) -> tuple[Participant, ...]:
    return tuple(Participant(str(person), person=person, robot=None if person else "easy") for person in people)


def test_a_rematch_seats_who_asks_and_nobody_beside_whom_they_are_kept_from() -> None:
    table = Table(0, "city", ChannelRef(1, 2), 7, "en", "live", chairs=chairs(7, 8, None, 9))
    assert separated(table, 8, set()) == table
    apart = separated(table, 8, {(7, 8)})
    assert ([chair.person for chair in apart.chairs], apart.host) == ([8, None, 9], 8)
    apart = separated(table, 9, {(8, 7)})
    assert ([chair.person for chair in apart.chairs], apart.host) == ([7, None, 9], 7)


def test_who_was_blocked_reads_the_neutral_sentence_even_where_both_have_blocked() -> None:
    both = Apart(frozenset({2}), frozenset({2, 3}))
    assert both.refusal(chairs(2)) == Refusal("no-seat")
    assert Apart(frozenset({2})).refusal(chairs(5, 2)) == Refusal("blocked-here")
    assert both.refusal(chairs(5, None)) is None
    assert 3 in both
    assert None not in both
