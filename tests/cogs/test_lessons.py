"""Lessons in Discord: begun by command, menu and button, private, played by presses, and nothing is left of them."""

from typing import Any

import sqlalchemy as sa

from bot.i18n.translator import translator_for
from bot.present.control_id import ControlId
from bot.present.panels.lesson_menu import LEARN
from bot.tables.lessons import is_lesson
from bot.tables.storage import schema
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged, read

EN = translator_for("en")


async def rows(playthrough: TablePlaythrough) -> dict[str, int]:
    """How many rows each table of the database has."""
    found = {}
    for name, table in schema.metadata.tables.items():
        counted = await playthrough.app.store.database.rows(sa.select(sa.func.count().label("n")).select_from(table))
        found[name] = counted[0]["n"]
    return found


def proposal(message: Any) -> ControlId:
    """The first control of a lesson that plays a whole action: the one that is proposed stands first."""
    return next(press for press in controls(message) if press.kind == "p" and "?" not in press.text)


async def test_a_whole_lesson_is_private_and_leaves_nothing(playthrough: TablePlaythrough) -> None:
    before = await rows(playthrough)
    page = await playthrough.zoe.slash(playthrough.channel, "quartier learn", game="city")
    assert page.ephemeral
    for _ in range(40):
        if not any(is_lesson(press.table) for press in controls(page.response)):
            break
        page = await playthrough.zoe.click(page.response, custom_id=str(proposal(page.response)))
    assert EN.say("lesson-over") in read(page)
    assert await rows(playthrough) == before
    assert playthrough.app.tables.tables() == []
    assert len(playthrough.app.client.parts.lessons) == 0


async def test_old_buttons_get_a_sentence_and_the_way_to_a_new_lesson(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    page = await playthrough.zoe.slash(playthrough.channel, "quartier learn", game="city")
    old = proposal(page.response)
    page = await forged(playthrough, playthrough.zoe, f"h|{old.table}|quit|0")
    assert EN.say("lesson-left") in read(page)
    for person in (playthrough.zoe, playthrough.tom):
        late = await forged(playthrough, person, str(old))
        assert read(late) == EN.say("lesson-gone")
    assert any(press.wait == LEARN for press in controls(late.response))


async def test_without_a_game_and_from_the_lobby(playthrough: TablePlaythrough) -> None:
    menu = await playthrough.zoe.slash(playthrough.channel, "quartier learn")
    assert EN.say("lesson-about") in read(menu)
    await playthrough.open()
    learn = next(press for press in controls(playthrough.newest()) if press.wait == LEARN)
    page = await playthrough.tom.click(playthrough.newest(), custom_id=str(learn))
    assert page.ephemeral
    assert all(is_lesson(press.table) for press in controls(page.response))
    strange = await forged(playthrough, playthrough.tom, "h|0|learn|nothing")
    assert read(strange) == EN.say("refusal-unknown-game")
