"""Law 22: every turn of a game can be looked back at, in both languages, by what each may see alone."""

from functools import cache

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import Seat
from bot.kit.engine import copy
from bot.kit.rng import FastRng
from bot.present import registry
from bot.present.control_id import fits, written
from bot.present.controls.button_lines import phone_lines
from bot.present.panel_model import Menu, Panel
from bot.present.panel_name import MINE
from bot.present.panels.history import DIGEST_ROOM, SINCE, SINCE_ROOM, WORDS, AskedTurn
from bot.present.panels.turns import ANALYSIS, HISTORY, height
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import PastTurn, SinceThen
from bot.tables.model import OVER, Table
from tests.contract import ui_crawler
from tests.present.past_games import lookers, past, played
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
PAINTED = 9
"""One turn in so many is painted."""
LAST = AskedTurn(None)
FILM = "https://discord.com/channels/1/2/3"


@cache
def games(key: str) -> tuple[Table, GameHistory]:
    """A game of robots, played once for all laws."""
    return played(key)


@cache
def pages(key: str, lang: str) -> list[tuple[Table, PastTurn, Seat | None, Panel]]:
    """Every turn of a game as each person may look back at it, the last one with a link to the game's film."""
    table, history = games(key)
    turns = [past(history, table, number) for number in range(1, len(history.turns) + 1)]
    turns[-1] = replace(turns[-1], film=FILM)
    return [
        (table, found, seat, registry.history_panel(table, seat, found, LAST, translator_for(lang)))
        for found in turns
        for seat in lookers(table)
    ]


def numbers(panel: Panel, count: int) -> list[int]:
    """The turns to which the controls of a panel lead; `count`: how many there are."""
    found = []
    for row in panel.rows:
        presses = [button.press for button in row if not button.disabled] if isinstance(row, tuple) else []
        if isinstance(row, Menu):
            presses = [row.press.replace("?", choice.value, 1) for choice in row.choices]
        for press in map(written, presses):
            if press.wait == HISTORY and press.text != SINCE:
                asked = AskedTurn.parse(press.text)
                assert asked is not None, press
                found.append(count if asked.number is None else asked.number)
    return found


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_every_turn_has_a_page_that_fits_and_leads_to_turns_alone(key: str, lang: str) -> None:
    seen = set()
    for table, found, _, panel in pages(key, lang):
        ui_crawler.Screens(None, table, translator_for(lang)).fits(panel)  # type: ignore[arg-type]  # of the panel alone
        assert found.state is not None
        assert panel.picture is not None
        assert all(fits(press) for press in presses(panel)), panel
        assert sum(phone_lines(row) if isinstance(row, tuple) else 1 for row in panel.rows) <= 2, panel
        lines = [height(line) for line in panel.lines]
        assert sum(lines[1:]) <= max(registry.PRESENTERS[key].past_room, lines[-1]), panel
        assert (FILM in panel.lines[-1]) == found.last
        count = len(found.turns)
        assert all(1 <= number <= count for number in numbers(panel, count)), panel
        seen.add(found.turn.number)
    assert len(seen) > 5


def presses(panel: Panel) -> list[str]:
    """What the controls of a panel send."""
    menus = [
        row.press.replace("?", each.value, 1) for row in panel.rows if isinstance(row, Menu) for each in row.choices
    ]
    return menus + [button.press for row in panel.rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("key", KEYS)
def test_forward_and_back_go_through_all_turns(key: str) -> None:
    table, history = games(key)
    count = len(history.turns)
    for number in range(1, count + 1):
        panel = registry.history_panel(table, None, past(history, table, number), LAST, translator_for("en"))
        assert isinstance(panel.rows[0], tuple)
        steps = panel.rows[0][:4]
        if number == count and table.phase == OVER:
            assert written(steps[2].press).wait == ANALYSIS, "nothing comes after the last turn but its analysis"
            steps = steps[:2]
        ways = [None if each.disabled else AskedTurn.parse(written(each.press).text) for each in steps]
        first, back = (AskedTurn(1), AskedTurn(number - 1)) if number > 1 else (None, None)
        forward, last = (AskedTurn(number + 1), AskedTurn(None)) if number < count else (None, None)
        assert ways == [first, back, forward, last][: len(steps)]


@pytest.mark.parametrize("key", KEYS)
def test_the_newest_turn_is_shown_as_the_table_stands(key: str) -> None:
    """Also where its position was unpacked anew; the table of a game that was called off says so."""
    table, history = games(key)
    stopped, game = replace(table, phase=OVER, called_off=True), GAMES[key]
    found = past(history, stopped, len(history.turns))
    anew = replace(found, state=copy(game, found.state))
    panels = [registry.history_panel(stopped, None, each, LAST, translator_for("en")) for each in (found, anew)]
    assert seen(panels[0]) == seen(panels[1])


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_the_pictures_of_past_turns_paint(key: str, lang: str) -> None:
    for _, found, seat, panel in pages(key, lang):
        if found.turn.number % PAINTED == 1 and seat in (None, 0) and panel.picture is not None:
            ui_crawler.paints(panel.picture)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_that_a_looker_cannot_see_changes_a_page(key: str) -> None:
    """Hands dealt anew, and other seats' own events replaced: the same page and the same picture."""
    game, words, dice = GAMES[key], translator_for("en"), FastRng(7)
    for table, found, seat, panel in pages(key, "en"):
        state = copy(game, found.state)
        game.redeterminize(state, seat, dice)
        told = [each for each in found.told if each.only in (None, seat)]
        dealt = replace(found, state=state, told=told)
        again = registry.history_panel(table, seat, dealt, LAST, words)
        words_alone = registry.history_panel(table, seat, found, AskedTurn(None, words=True), words)
        assert again.lines == panel.lines
        assert seen(again) == seen(panel)
        assert words_alone == registry.history_panel(table, seat, dealt, AskedTurn(None, words=True), words)


def seen(panel: Panel) -> tuple[object, ...]:
    """What a picture shows."""
    order = panel.picture
    assert order is not None
    return order.key, order.view, order.names


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_what_is_new_fits_and_above_ones_moves_takes_five_lines(key: str, lang: str) -> None:
    table, history = games(key)
    words, count = translator_for(lang), len(history.turns)
    for begun in range(0, count, 15):
        turns = [(turn, history.told(turn)) for turn in history.turns[begun : begun + 30]]
        for seat in range(len(table.chairs)):
            panel = registry.since(table, seat, SinceThen(turns, count), words)
            ui_crawler.Screens(None, table, words).fits(panel)  # type: ignore[arg-type]  # of the panel alone
            assert len("\n".join(panel.lines)) <= ui_crawler.TEXT
            assert {written(press).wait for press in presses(panel)} == {HISTORY, MINE}
            lines = registry.digest(table, seat, SinceThen(turns, count), words).splitlines()
            shown = [line for line in panel.lines[1:] if line and not line.startswith("-# …")]
            assert sum(map(height, shown)) < SINCE_ROOM + max(map(height, shown)), "the first one in any case"
            assert not lines or shown[0].startswith("-# **"), "each line stands below its turn"
            assert lines or not any(line.startswith("-# **") for line in panel.lines)
            assert sum(map(height, lines)) <= DIGEST_ROOM + 2


@pytest.mark.parametrize("key", KEYS)
def test_without_its_position_a_turn_is_told_in_words(key: str) -> None:
    table, history = games(key)
    words = translator_for("fr")
    for number in range(1, len(history.turns) + 1):
        found = replace(past(history, table, number), state=None)
        panel = registry.history_panel(table, None, found, LAST, words)
        assert panel.picture is None
        assert "-# " + words.say("history-no-picture") in panel.lines
        assert not any(f"|{WORDS}." in press for press in presses(panel)), "there are no other words"


@pytest.mark.parametrize("text", ["", "x", "-3", "1.2", "w.", "w.x", "q.3", "9999999", "²", "all.first", "w.last"])
def test_what_is_asked_for_is_read_or_refused(text: str) -> None:
    expected = {
        "": LAST,
        "w.": AskedTurn(None, words=True),
        "w.last": AskedTurn(None, words=True),
        "all.first": AskedTurn(1, all=True),
    }
    assert AskedTurn.parse(text) == expected.get(text)
