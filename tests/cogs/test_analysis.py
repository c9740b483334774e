"""The analysis of a game in Discord: refused before its end, made for its asker, shown to others at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.i18n.translator import translator_for
from bot.playground.model import Interaction, Message
from bot.present import registry
from bot.present.panel_model import Menu
from bot.present.panels import lobby
from bot.present.panels.analysis import CANCEL, with_way_back
from bot.present.panels.history import AskedTurn
from bot.present.panels.turns import ANALYSIS
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis
from bot.tables.analysis.worker import AnalysisRequest
from bot.tables.storage import schema
from bot.tables.table_actions import CallOff
from cogs import analysis_panels
from tests.cogs.bot_and_playground import Served, serving
from tests.cogs.table_playthrough import TablePlaythrough
from tests.cogs.test_history import played
from tests.cogs.test_wrong_presses import forged, read

EN = translator_for("en")


class Analyser:
    """Makes small analyses here, at once."""

    asked = 0

    async def __call__(self, request: AnalysisRequest, progress: Callable[[int], None]) -> Analysis:
        from bot.games import GAMES

        self.asked += 1
        progress(40)
        return analyse(GAMES[request.game], request.sealed, request.steps, effort=0.001)


@pytest.fixture
def analyser(playthrough: TablePlaythrough) -> Analyser:
    """What makes the bot's analyses."""
    made = playthrough.app.client.parts.analyses._analyse = Analyser()
    return made


async def over(playthrough: TablePlaythrough) -> int:
    """A game that its staff has ended."""
    await played(playthrough)
    number = playthrough.table.id
    await playthrough.app.tables.act(number, playthrough.lea.id, CallOff(), staff=True)
    await playthrough.env.settle()
    return number


async def test_before_the_end_and_without_a_table_it_is_refused_in_a_sentence(playthrough: TablePlaythrough) -> None:
    nothing = await playthrough.zoe.slash(playthrough.channel, "table analysis", table=77)
    assert read(nothing) == EN.say("refusal-no-table")
    assert read(await playthrough.zoe.slash(playthrough.channel, "table analysis")) == EN.say("refusal-no-table-here")
    await playthrough.open()
    number = playthrough.table.id
    lobby = await playthrough.lea.slash(playthrough.channel, "table analysis", table=number)
    assert read(lobby) == EN.say("refusal-not-started")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    assert read(await playthrough.lea.slash(playthrough.place, "table analysis")) == EN.say("refusal-analysis-early")
    for asked in ("-", "s.0", "t.1", CANCEL):
        page = await forged(playthrough, playthrough.lea, f"h|{number}|{ANALYSIS}|{asked}")
        assert read(page) == EN.say("refusal-analysis-early")
    assert await playthrough.lea.autocomplete(playthrough.place, "table analysis", "table", "") == []


async def test_it_is_made_while_its_asker_looks_on_and_shown_to_others_at_once(
    playthrough: TablePlaythrough, analyser: Analyser
) -> None:
    number = await over(playthrough)
    found = await playthrough.lea.autocomplete(playthrough.place, "table analysis", "table", "city")
    assert [choice["value"] for choice in found] == [number]
    page = await playthrough.lea.slash(playthrough.place, "table analysis")
    assert page.ephemeral
    again = await playthrough.zoe.slash(playthrough.place, "table analysis", table=number)
    assert EN.say("analysis-working") not in read(again)
    assert analyser.asked == 1


async def test_its_button_and_deleting_its_message_end_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a message that its person dismisses Discord tells nothing: it is found gone when it is drawn again."""
    ended: asyncio.Queue[str] = asyncio.Queue()

    async def endless(request: AnalysisRequest, progress: Callable[[int], None]) -> Analysis:
        progress(40)
        try:
            return await asyncio.Future[Analysis]()
        finally:
            ended.put_nowait(request.game)

    monkeypatch.setattr(analysis_panels, "CALM", 0.05)
    async with serving(tmp_path, monkeypatch, QUARTIER_FILMS="0") as served:
        await served.start()
        number, place = served.table.id, served.place
        await served.app.tables.act(number, served.lea.id, CallOff(), staff=True)
        analyses = served.app.client.parts.analyses
        monkeypatch.setattr(analyses, "_analyse", endless)
        for by_button in (True, False):
            asked = await served.world.command(served.lea, place, "table analysis", {"table": number})
            shown = await redrawn(served, asked, "40")
            assert ended.empty()
            if by_button:
                await served.world.press(served.lea, shown, str(served.control(shown, CANCEL)))
                await redrawn(served, asked, EN.say("analysis-cancelled"))
            else:
                served.world.dismiss(served.lea, shown)
            assert await asyncio.wait_for(ended.get(), 5.0) == "city"
            assert not analyses.busy


async def redrawn(served: Served, asked: Interaction, text: str) -> Message:
    """The answer to a command, once it says something."""
    await served.world.until(lambda: asked.reply is not None and text in asked.reply.text)
    assert asked.reply is not None
    return asked.reply


async def test_each_turn_has_one_way_back(playthrough: TablePlaythrough) -> None:
    """Discord refuses a message with the same control twice; the last turn of a game leads to the analysis by itself."""
    table = await playthrough.app.tables.find(await over(playthrough))
    assert table is not None
    for number in (1, None):
        past = await playthrough.app.client.parts.history.turn(table, number)
        assert past is not None
        turn = registry.history_panel(table, 0, past, AskedTurn(past.turn.number), EN)
        shown = with_way_back(turn, table, EN)
        presses = [each.press for row in shown.rows if not isinstance(row, Menu) for each in row]
        assert presses.count(lobby.opens(table, ANALYSIS)) == 1
        assert len(presses) == len(set(presses))


async def test_what_is_not_there_or_not_ones_own_to_see_gets_one_sentence(
    playthrough: TablePlaythrough, analyser: Analyser
) -> None:
    number = await over(playthrough)
    for asked, refusal in (("x.1", "forged"), ("s.", "forged"), ("t.999", "no-turn"), ("t.0", "no-turn")):
        page = await forged(playthrough, playthrough.lea, f"h|{number}|{ANALYSIS}|{asked}")
        assert read(page) == EN.say(f"refusal-{refusal}"), asked
    cancelled = await forged(playthrough, playthrough.lea, f"h|{number}|{ANALYSIS}|{CANCEL}")
    assert read(cancelled) == EN.say("analysis-cancelled")
    guild = playthrough.env.create_guild("Elsewhere")
    channel, stranger = guild.create_text_channel("general"), guild.add_member(playthrough.env.create_user("Eve"))
    await playthrough.env.settle()
    assert read(await stranger.slash(channel, "table analysis", table=number)) == EN.say("refusal-no-table")
    assert analyser.asked == 0


@pytest.mark.parametrize(
    ("at", "changed", "said"),
    [
        (0, {"action": "Sing"}, "analysis-unread"),
        (0, {"told": '[{"event":{"type":"Sung"}}]'}, "analysis-unread"),
        (-1, {"action": "Sing"}, "analysis-damaged"),
    ],
    ids=["no-action-of-ours", "events-of-another-version", "the-last-step"],
)
async def test_a_damaged_record_or_one_of_another_version_is_told(
    playthrough: TablePlaythrough, analyser: Analyser, at: int, changed: dict[str, str], said: str
) -> None:
    number, records, store = await over(playthrough), schema.records, playthrough.app.store
    seq = (await store.history.steps(number))[at].seq
    async with store.database.engine.begin() as connection:
        await connection.execute(
            sa.update(records).where(records.c.tab == number, records.c.seq == seq).values(**changed)
        )
    page = await playthrough.lea.slash(playthrough.place, "table analysis")
    assert EN.say(said) in read(page)
