"""Votes as people meet them: a message that calls once, two buttons, a line when it is over; the end of a game."""

from typing import Any

import pytest

from bot.tables.model import CLOSED, OVER, PLAYING, Table
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.test_commands import EN, read

pytestmark = pytest.mark.uncounted


def over(playthrough: TablePlaythrough, id_: int) -> Table:
    found = playthrough.app.tables.get(id_)
    assert found is not None
    return found


async def private(playthrough: TablePlaythrough, who: Any, result: Any, text: str) -> Any:
    """Press a button of a private panel."""
    found = next(press for press in controls(result.response) if press.text == text or press.wait == text)
    done = await who.click(result.response, custom_id=str(found))
    await playthrough.env.settle()
    return done


async def test_the_people_end_a_game_in_a_message_of_its_own(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    id_, before = playthrough.table.id, len(playthrough.public())
    panel = await playthrough.press(playthrough.lea, "table.-")
    await private(playthrough, playthrough.lea, panel, "close")
    assert playthrough.table.phase == PLAYING, "Lea manages the server, but plays: one press ends nothing"
    vote = playthrough.public()[-1]
    assert len(playthrough.public()) == before + 1
    assert "End the game for everyone?" in said(vote)
    assert playthrough.called(vote) == [playthrough.tom.id]
    stranger = await playthrough.press(playthrough.zoe, "vote.yes", vote)
    assert stranger.ephemeral
    assert playthrough.table.phase == PLAYING
    await playthrough.press(playthrough.tom, "vote.yes", vote)
    table = over(playthrough, id_)
    assert (table.phase, table.called_off) == (OVER, True)
    ended = playthrough.newest()
    assert EN.say("end-called-off") in said(ended)
    assert table.seed.hex() in said(ended)
    assert next(press.text for press in controls(ended)) == "rematch"
    closed = next(message for message in playthrough.public() if message.id == vote.id)
    assert said(closed) == "🗳️ End the game for everyone? **Yes.**"
    assert not controls(closed)


async def test_a_host_among_robots_confirms_the_end_also_from_an_older_button(playthrough: TablePlaythrough) -> None:
    await playthrough.open(playthrough.tom, robots=1)
    await playthrough.press(playthrough.lea, "join")
    await playthrough.press(playthrough.tom, "start")
    id_ = playthrough.table.id
    before = await playthrough.press(playthrough.tom, "table.-")
    await playthrough.lea.slash(playthrough.place, "table leave")
    asked = await private(playthrough, playthrough.tom, before, "close")
    assert EN.say("end-sure") in read(asked)
    typed = await playthrough.tom.slash(playthrough.place, "table end", table=id_)
    assert EN.say("end-sure") in read(typed)
    panel = await playthrough.press(playthrough.tom, "table.-")
    sure = await private(playthrough, playthrough.tom, panel, "close")
    assert playthrough.table.phase == PLAYING
    await private(playthrough, playthrough.tom, sure, "close.sure")
    assert (over(playthrough, id_).phase, over(playthrough, id_).called_off) == (OVER, True)
    assert EN.say("end-called-off") in said(playthrough.newest())


async def test_the_staff_close_by_command_even_where_they_play(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    id_ = playthrough.table.id
    await playthrough.lea.slash(playthrough.place, "table end", table=id_)
    await playthrough.env.settle()
    assert (over(playthrough, id_).phase, over(playthrough, id_).called_off) == (CLOSED, False)
