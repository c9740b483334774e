"""Law 23: every game that is over can be analysed, in both languages, by what each may see alone."""

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import Seat
from bot.kit.engine import copy
from bot.kit.rng import FastRng
from bot.kit.robots.forecast import Forecast, alternatives
from bot.present import registry
from bot.present.control_id import fits, written
from bot.present.panel_model import Menu, Panel
from bot.present.panels.analysis import AskedAnalysis, visible
from bot.present.panels.turns import ANALYSIS, height
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis
from bot.tables.history.game_history import GameHistory
from bot.tables.model import OVER, StoredStep, Table
from rendering import paint
from tests.contract import ui_crawler
from tests.present.past_games import lookers, played
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
EFFORT, STEPS = 0.001, 70
"""A tiny part of the usual budgets, and the steps of a game that are analysed."""
PHONE = 14
"""Small lines of a phone below the curves."""


@cache
def games(key: str) -> tuple[Table, GameHistory, Analysis]:
    """The beginning of a game of robots, and its analysis, made once for all laws."""
    table, history = played(key, most=STEPS)
    return replace(table, phase=OVER), history, analysed(history, history.steps)


def analysed(history: GameHistory, steps: list[StoredStep]) -> Analysis:
    """The analysis of some steps as another process would make it."""
    return analyse(history._game, history._sealed, steps, effort=EFFORT)


def pages(key: str, lang: str) -> list[tuple[Seat | None, Seat | None, Panel]]:
    """Whose eyes look on, whose decisions are asked for, and the panel, for all of them."""
    table, _, found = games(key)
    shown = [None, *range(len(table.chairs))]
    words = translator_for(lang)
    return [
        (seat, asked, registry.analysed(table, seat, found, words, asked)) for seat in lookers(table) for asked in shown
    ]


@pytest.mark.parametrize("key", KEYS)
def test_the_same_record_gives_the_same_analysis(key: str) -> None:
    table, history, found = games(key)
    assert analysed(history, list(history.steps)) == found
    assert found.whole
    assert found.turns[0] == 0
    assert found.turns[-1] == len(history.turns)
    assert len(found.course) == len(found.turns)
    assert all(0 <= chance <= 10_000 for each in found.course for chance in each)
    assert len(found.choices) == len(table.chairs)
    assert any(each.count for each in found.choices)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Analysis) == found


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_every_page_fits_one_screen_and_leads_to_turns_and_pages_alone(key: str, lang: str) -> None:
    table, history, _ = games(key)
    for _, asked, panel in pages(key, lang):
        ui_crawler.Screens(None, table, translator_for(lang)).fits(panel)  # type: ignore[arg-type]  # of the panel alone
        assert sum(map(height, panel.lines)) <= PHONE, panel.lines
        assert len(panel.rows) <= 2
        for row in panel.rows:
            presses = [row.press.replace("?", each.value, 1) for each in row.choices] if isinstance(row, Menu) else []
            presses += [] if isinstance(row, Menu) else [each.press for each in row]
            for press in presses:
                meant = AskedAnalysis.parse(written(press).text)
                assert fits(press)
                assert written(press).wait == ANALYSIS
                assert meant is not None, (asked, press)
                assert meant.turn is None or 1 <= meant.turn <= len(history.turns)


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_the_curves_paint(key: str, lang: str) -> None:
    order = pages(key, lang)[0][2].picture
    assert order is not None
    for theme in ("dark", "light"):
        made = paint(order.key, order.view, theme, lang, order.names, order.tokens)
        assert made.width == 1000
        assert all(name in made.alt for name in order.names)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_that_nobody_showed_changes_a_chance(key: str) -> None:
    """Hands dealt anew: the same chances for everybody, and for a seat the same worth of what it might have done."""
    game, (table, history, _) = GAMES[key], games(key)
    forecast, dice = Forecast(game, len(table.chairs)), FastRng(3)
    for count in range(5, len(history.steps), 13):
        state = history.position(count)
        seat = max(0, history.steps[count].seat)
        dealt, mine = copy(game, state), copy(game, state)
        game.redeterminize(dealt, None, dice)
        game.redeterminize(mine, seat, dice)
        packed, *others = [msgspec.msgpack.encode(each) for each in (state, dealt, mine)]
        assert forecast.chances(packed, 0, 1) == forecast.chances(others[0], 0, 1)
        able = alternatives(game, state, seat, None)  # type: ignore[arg-type]  # nothing was done
        assert alternatives(game, mine, seat, None) == able  # type: ignore[arg-type]
        assert forecast.compare(packed, seat, able, 0, 1) == forecast.compare(others[1], seat, able, 0, 1)


@pytest.mark.parametrize("key", KEYS)
def test_where_seats_hold_secrets_others_decisions_are_not_shown(key: str) -> None:
    table, _, found = games(key)
    presenter, words = registry.PRESENTERS[key], translator_for("en")
    points = registry.analysed(table, None, found, words)
    for seat, asked, panel in pages(key, "en"):
        seen = visible(presenter.context(table, words, seat), found)
        if GAMES[key].secret_verbs:
            assert set(seen) <= {seat}
        else:
            assert seen == [seat for seat, each in enumerate(found.choices) if each.count]
        if asked is not None and asked not in seen:
            assert panel.lines == points.lines


@pytest.mark.parametrize("key", KEYS)
def test_of_a_damaged_record_as_much_is_analysed_as_can_be_read(key: str) -> None:
    table, history, found = games(key)
    words = translator_for("fr")
    other = next(at for at in range(len(history.steps) // 2, len(history.steps)) if history.steps[at].told != "[]")
    for at, readable in ((other, True), (0, False)):
        steps = list(history.steps)
        steps[at] = replace(steps[at], told="[]" if at else "{")
        short = analysed(history, steps)
        assert not short.whole
        assert (len(short.turns) > 1) == readable
        assert list(short.turns) == list(found.turns)[: len(short.turns)]
        panel = registry.analysed(table, None, short, words)
        said = "-# " + words.say("analysis-damaged") if readable else words.say("analysis-unread")
        assert panel.lines[-1] == said


@pytest.mark.parametrize("text", ["x", "s.", "t.x", "s.-1", "q.3", "t.9999999", "s.²", "t.1.2"])
def test_what_is_asked_for_is_read_or_refused(text: str) -> None:
    assert AskedAnalysis.parse(text) is None
    assert AskedAnalysis.parse("-") == AskedAnalysis()
    assert AskedAnalysis.parse("s.2") == AskedAnalysis(seat=2)
    assert AskedAnalysis.parse("t.14") == AskedAnalysis(turn=14)
