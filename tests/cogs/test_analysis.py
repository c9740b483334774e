"""The analysis of a game in Discord: refused before its end, made for its asker, shown to others at once."""

from collections.abc import Callable

import pytest

from bot.i18n.translator import translator_for
from bot.present.panels.analysis import CANCEL
from bot.present.panels.turns import ANALYSIS
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis
from bot.tables.analysis.worker import AnalysisRequest
from bot.tables.table_actions import CallOff
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
    nothing = await playthrough.zoe.slash(playthrough.channel, "analysis", table=77)
    assert read(nothing) == EN.say("refusal-no-table")
    assert read(await playthrough.zoe.slash(playthrough.channel, "analysis")) == EN.say("refusal-no-table-here")
    await playthrough.open()
    number = playthrough.table.id
    lobby = await playthrough.lea.slash(playthrough.channel, "analysis", table=number)
    assert read(lobby) == EN.say("refusal-not-started")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    assert read(await playthrough.lea.slash(playthrough.place, "analysis")) == EN.say("refusal-analysis-early")
    for asked in ("-", "s.0", "t.1", CANCEL):
        page = await forged(playthrough, playthrough.lea, f"h|{number}|{ANALYSIS}|{asked}")
        assert read(page) == EN.say("refusal-analysis-early")
    assert await playthrough.lea.autocomplete(playthrough.place, "analysis", "table", "") == []


async def test_it_is_made_while_its_asker_looks_on_and_shown_to_others_at_once(
    playthrough: TablePlaythrough, analyser: Analyser
) -> None:
    number = await over(playthrough)
    found = await playthrough.lea.autocomplete(playthrough.place, "analysis", "table", "city")
    assert [choice["value"] for choice in found] == [number]
    page = await playthrough.lea.slash(playthrough.place, "analysis")
    assert page.ephemeral
    again = await playthrough.zoe.slash(playthrough.place, "analysis", table=number)
    assert EN.say("analysis-working") not in read(again)
    assert analyser.asked == 1
