"""Table actions: read from custom_ids old and new, whatever characters a name or a typed value holds."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.kit.boards.custom_board import BoardOverrides
from bot.tables.model import LOBBY
from bot.tables.table_actions import (
    AddRobot,
    CallOff,
    CastVote,
    ChooseToken,
    Join,
    LeaveTable,
    MarkOptions,
    Pause,
    Rematch,
    RemoveRobot,
    Resume,
    SetOption,
    SetPace,
    Start,
    SwapSeats,
    TableAction,
    UsePreset,
    VoteOut,
)
from cogs.table_actions import read
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.wire import texts

pytestmark = pytest.mark.uncounted

EN = translator_for("en")
ODD = ("Why?", "a.b", "a|b", "?", "Why? a.b|c ?.?")


@pytest.mark.parametrize(
    ("text", "values", "action"),
    [
        ("join", (), Join()),
        ("leave", (), LeaveTable()),
        ("start", (), Start()),
        ("robot.normal", (), AddRobot("normal")),
        ("robot.?", ("easy",), AddRobot("easy")),
        ("unrobot.?", ("2",), RemoveRobot(2)),
        ("token.?", ("0",), ChooseToken(0)),
        ("swap.?.?", ("1", "0"), SwapSeats(1, 0)),
        ("pace.?", ("slow+0",), SetPace("slow+0")),
        ("option.hours.?", ("2",), SetOption("hours", "2")),
        ("option.board.?", ("own-3",), SetOption("board", "own-3")),
        ("preset.?", ("evening",), UsePreset("evening")),
        ("marks.?", ("hidden", "double-go"), MarkOptions("hidden+double-go")),
        ("marks.?", (), MarkOptions("")),
        ("rematch", (), Rematch()),
        ("pause", (), Pause()),
        ("resume", (), Resume()),
        ("close", (), CallOff()),
        ("voteout.?", ("1",), VoteOut(1)),
        ("vote.yes", (), CastVote("yes")),
        ("vote.no", (), CastVote("no")),
    ],
)
def test_every_posted_control_stands_for_its_action(text: str, values: tuple[str, ...], action: TableAction) -> None:
    assert read(text, values) == action


@pytest.mark.parametrize("text", ["", "fly", "join.a.b.c", "unrobot.x", "swap.1", "option.hours.?", "vote.maybe", "?"])
def test_anything_else_stands_for_none(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("value", ODD)
def test_a_value_is_one_field_whatever_it_holds(value: str) -> None:
    assert read("robot.?", [value]) == AddRobot(value)
    assert read("option.?.?", [value, "2"]) == SetOption(value, "2")
    assert read("option.board.?", [value]) == SetOption("board", value)


@pytest.mark.parametrize("typed", ODD)
async def test_a_command_with_odd_words_changes_nothing_and_says_so(playthrough: TablePlaythrough, typed: str) -> None:
    await playthrough.start()
    before = playthrough.table
    unknown = EN.say("error-unknown-action", text="").split("«")[0].split("“")[0].strip()
    for words in ({"action": typed}, {"action": "Bid.?", "value": typed}):
        result = await playthrough.lea.slash(playthrough.place, "move other", **words)
        assert result.ephemeral
        assert (unknown in "\n".join(texts(result.response.components))) == ("value" not in words)
    assert playthrough.table == before


@pytest.mark.parametrize("name", [*ODD, "foo_bar *x*"])
async def test_people_with_odd_names_sit_down_play_and_are_found(playthrough: TablePlaythrough, name: str) -> None:
    guild: Any = playthrough.channel.guild
    odd = guild.add_member(playthrough.env.create_user(name))
    await playthrough.open(odd)
    await playthrough.press(playthrough.tom, "join")
    assert [chair.name for chair in playthrough.table.chairs] == [name, "Tom"]
    await playthrough.press(odd, "robot.normal")
    await playthrough.press(odd, "start")
    assert playthrough.table.phase != LOBBY
    for command in ("tables", "table history"):
        (choice,) = await odd.autocomplete(playthrough.channel, command, "table", name)
        assert choice["value"] == playthrough.table.id
        assert " ".join(name.split())[:20] in choice["name"], "a suggestion shows it as it is"


@pytest.mark.parametrize("title", ODD)
async def test_a_board_with_an_odd_title_is_chosen_and_forgotten(playthrough: TablePlaythrough, title: str) -> None:
    await playthrough.open()
    guild = playthrough.table.place.guild
    store = playthrough.app.store
    assert await store.boards.save(guild, BoardOverrides(game="city", title={"": title}))
    await playthrough.app.tables.refresh_boards(guild)
    panel = await playthrough.press(playthrough.lea, "options.-")
    menu = next(press for press in controls(panel.response) if press.text == "option.board.?")
    (board,) = playthrough.table.available_boards
    await playthrough.lea.select(panel.response, [board.value], custom_id=str(menu))
    await playthrough.env.settle()
    assert playthrough.table.options["board"] == board.value
    await playthrough.lea.slash(playthrough.channel, "quartier-server settings", **{"remove-board": title})
    assert await store.boards.of_guild(guild) == ()


async def test_look_alikes_and_hidden_letters_are_marked_or_gone_where_people_sit_down(
    playthrough: TablePlaythrough,
) -> None:
    guild = playthrough.lea.guild
    names = ("L\u0435a", "\u202eaeL", "\u3164")
    others = [guild.add_member(playthrough.env.create_user(f"user{at}"), nick=name) for at, name in enumerate(names)]
    await playthrough.open(where="channel")
    for other in others:
        await playthrough.press(other, "join")
    assert [chair.name for chair in playthrough.table.chairs] == ["Lea", "L\u0435a (2)", "aeL", "user2"]
