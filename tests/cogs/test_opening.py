"""A table without a named game: all games in one menu with a picture, and the table opened by choosing."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.i18n.translator import translator_for
from tests.cogs.table_playthrough import TablePlaythrough, said
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts, walk

pytestmark = pytest.mark.uncounted

EN = translator_for("en")
MENU, GALLERY = 3, 12


def part(result: Any, kind: int) -> dict[str, Any]:
    return next(part for part in walk(result.response.components) if part.get("type") == kind)


async def test_play_without_a_game_shows_all_games_in_one_picture_and_one_menu(playthrough: TablePlaythrough) -> None:
    asked = await playthrough.lea.slash(playthrough.channel, "play", robots=2)
    assert asked.ephemeral
    assert not playthrough.app.tables.tables()
    assert [option["value"] for option in part(asked, MENU)["options"]] == list(GAMES)
    (shown,) = part(asked, GALLERY)["items"]
    assert all(EN.say(f"{game}-name") in shown["description"] for game in GAMES)


async def test_a_game_is_chosen_in_the_menu_and_its_table_opened_as_asked(playthrough: TablePlaythrough) -> None:
    asked = await playthrough.tom.slash(playthrough.channel, "play", robots=2, pace="slow", where="channel")
    done = await playthrough.tom.select(asked.response, ["knockout"], custom_id=part(asked, MENU)["custom_id"])
    await playthrough.env.settle()
    table = playthrough.table
    assert (table.game, table.pace, len(table.chairs), table.place.thread) == ("knockout", "slow", 3, None)
    assert EN.say("knockout-blurb") in said(playthrough.newest())
    assert "Knockout" in "\n".join(texts(done.response.components))
    assert not [each for each in walk(done.response.components) if each.get("type") == MENU]


async def test_a_pace_that_the_chosen_game_has_not_is_refused(playthrough: TablePlaythrough) -> None:
    asked = await playthrough.tom.slash(playthrough.channel, "play", pace="brisk")
    done = await playthrough.tom.select(asked.response, ["city"], custom_id=part(asked, MENU)["custom_id"])
    await playthrough.env.settle()
    assert EN.say("error-pace", game="City") in "\n".join(texts(done.response.components))
    assert not playthrough.app.tables.tables()


@pytest.mark.parametrize(
    "text", ["chess.-.0.-", "city.fast.0.-", "city.-.99.-", "city.-.x.-", "city.-.0.cellar", "city"]
)
async def test_what_the_menu_never_offered_opens_nothing(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.open(game="city")
    result = await forged(playthrough, playthrough.lea, f"h|0|play|{text}")
    assert EN.say("refusal-forged") in "\n".join(texts(result.response.components))
    assert len(playthrough.app.tables.tables()) == 1


async def test_the_host_of_knockout_swaps_two_seats_from_the_lobby(playthrough: TablePlaythrough) -> None:
    """KNOCKOUT-5: chosen together in one menu; the panel shows the seats as they are then."""
    await playthrough.open(game="knockout", where="channel")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.zoe, "join")
    panel = await playthrough.press(playthrough.lea, "seats.-")
    swapped = await playthrough.lea.select(panel.response, ["0", "2"], custom_id=part(panel, MENU)["custom_id"])
    await playthrough.env.settle()
    assert [chair.name for chair in playthrough.table.chairs] == ["Zoe", "Tom", "Lea"]
    assert "1. ▫️ Zoe" in "\n".join(texts(swapped.response.components))
    assert said(playthrough.newest()).index("Zoe") < said(playthrough.newest()).index("Tom")
    assert playthrough.table.host == playthrough.lea.id
