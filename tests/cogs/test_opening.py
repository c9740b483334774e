"""A table without a named game: all games in one menu with a picture, and the table opened by choosing."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.words import words
from tests.cogs.evening import Evening, said
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts, walk

EN = words("en")
MENU, GALLERY = 3, 12


def part(result: Any, kind: int) -> dict[str, Any]:
    return next(part for part in walk(result.response.components) if part.get("type") == kind)


async def test_play_without_a_game_shows_all_games_in_one_picture_and_one_menu(evening: Evening) -> None:
    asked = await evening.lea.slash(evening.channel, "play", robots=2)
    assert asked.ephemeral
    assert not evening.app.tables.tables()
    assert [option["value"] for option in part(asked, MENU)["options"]] == list(GAMES)
    (shown,) = part(asked, GALLERY)["items"]
    assert all(EN.say(f"{game}-name") in shown["description"] for game in GAMES)


async def test_a_game_is_chosen_in_the_menu_and_its_table_opened_as_asked(evening: Evening) -> None:
    asked = await evening.tom.slash(evening.channel, "play", robots=2, pace="slow", place="channel")
    done = await evening.tom.select(asked.response, ["knockout"], custom_id=part(asked, MENU)["custom_id"])
    await evening.env.settle()
    table = evening.table
    assert (table.game, table.pace, len(table.chairs), table.place.thread) == ("knockout", "slow", 3, None)
    assert EN.say("knockout-blurb") in said(evening.newest())
    assert "Knockout" in "\n".join(texts(done.response.components))
    assert not [each for each in walk(done.response.components) if each.get("type") == MENU]


async def test_a_pace_that_the_chosen_game_has_not_is_refused(evening: Evening) -> None:
    asked = await evening.tom.slash(evening.channel, "play", pace="brisk")
    done = await evening.tom.select(asked.response, ["city"], custom_id=part(asked, MENU)["custom_id"])
    await evening.env.settle()
    assert EN.say("error-pace", game="City") in "\n".join(texts(done.response.components))
    assert not evening.app.tables.tables()


@pytest.mark.parametrize(
    "text", ["chess.-.0.-", "city.fast.0.-", "city.-.99.-", "city.-.x.-", "city.-.0.cellar", "city"]
)
async def test_what_the_menu_never_offered_opens_nothing(evening: Evening, text: str) -> None:
    await evening.open(game="city")
    result = await forged(evening, evening.lea, f"h|0|play|{text}")
    assert EN.say("refusal-forged") in "\n".join(texts(result.response.components))
    assert len(evening.app.tables.tables()) == 1


async def test_the_host_of_knockout_swaps_two_seats_from_the_lobby(evening: Evening) -> None:
    """KNOCKOUT-5: chosen together in one menu; the panel shows the seats as they are then."""
    await evening.open(game="knockout", place="channel")
    await evening.press(evening.tom, "join")
    await evening.press(evening.zoe, "join")
    panel = await evening.press(evening.lea, "seats.-")
    swapped = await evening.lea.select(panel.response, ["0", "2"], custom_id=part(panel, MENU)["custom_id"])
    await evening.env.settle()
    assert [chair.name for chair in evening.table.chairs] == ["Zoe", "Tom", "Lea"]
    assert "1. ▫️ Zoe" in "\n".join(texts(swapped.response.components))
    assert said(evening.newest()).index("Zoe") < said(evening.newest()).index("Tom")
    assert evening.table.host == evening.lea.id
