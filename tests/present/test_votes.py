"""Votes in messages of their own, leaving in the table's panel, and the end of a game that its people call off."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.engine import stopped
from bot.kit.testing.random_games import Position, Walk, positions
from bot.present import registry
from bot.present.control_id import OPEN, PLAY, written
from bot.present.panel_model import GOOD, PLAIN, Panel
from bot.tables.model import CLOSED, OVER, PAUSED, Deadline, Participant, Table, Vote
from bot.tables.session import END_VOTE
from bot.tables.storage.packed_state import PackedState
from tests.contract import ui_crawler
from tests.present.scenario_city import buttons, started, text
from tests.spoken import WALKED

UNTIL = 1_700_000_060.0


def voting(vote: Vote, wait: str, table: Table | None = None) -> Table:
    """Four people, of whom one votes already."""
    table = table or started(4, 0)
    return replace(table, vote=vote, deadlines=(*table.deadlines, Deadline(wait, 0, UNTIL)))


def shown(table: Table, live: tuple[str, ...] = (), lang: str = "en") -> dict[str, Panel]:
    return {panel.slot: panel for panel in registry.panels(table, (), live, translator_for(lang))}


def test_a_vote_says_what_no_answer_means() -> None:
    table = started(2, 0)
    vote = Vote(-2, 7, yes=(0,))
    assert "Silence counts as no." in text(shown(voting(vote, "out-end-7", table))["vote-7"])
    asleep = table.with_chair(1, replace(table.chairs[1], missed=1))
    panel = shown(voting(vote, "out-end-7", asleep))["vote-7"]
    assert "Silence counts as yes, because the last decision was missed." in text(panel)
    assert panel.ping == (101,)


@pytest.mark.parametrize(
    ("vote", "wait", "english", "french"),
    [
        (Vote(-1, 7, yes=(0,)), "out-7", "Pause the game?", "Faire une pause\u202f?"),
        (Vote(-2, 7, yes=(0,)), "out-end-7", "End the game for everyone?", "Arrêter la partie\u202f?"),
        (Vote(3, 7, yes=(0,)), "out-7", "Remove Zoé from the game?", "Exclure Zoé de la partie\u202f?"),
    ],
)
def test_a_vote_is_a_small_message_that_calls_once_who_has_not_answered(
    vote: Vote, wait: str, english: str, french: str
) -> None:
    table = voting(vote, wait)
    names = [chair.name for chair in table.chairs]
    english, french = english.replace("Zoé", names[3]), french.replace("Zoé", names[3])
    panel, turn = shown(table)["vote-7"], shown(table)["turn-1"]
    assert panel.lines[0] == f"### 🗳️ {english}"
    assert french in text(shown(table, lang="fr")["vote-7"])
    silent = (101, 102) if vote.seat == 3 else (101, 102, 103)
    assert panel.ping == silent
    standing, called, voted, until = ("", *panel.lines[1:]) if vote.seat != END_VOTE else panel.lines[1:]
    assert standing.startswith("-# If it ended now: 1. " if vote.seat == END_VOTE else "")
    assert all(f"<@{person}>" in called for person in silent)
    assert voted == f"-# Voted: {names[0]}"
    assert "<t:1700000060:R>" in until
    assert [button.press for button in buttons(panel)] == ["t|17|-|vote.yes", "t|17|-|vote.no"]
    assert [button.style for button in buttons(panel)] == [GOOD if vote.seat == -1 else PLAIN, PLAIN]
    assert panel.picture is None
    assert "vote" not in text(turn).lower()
    assert not any("vote" in button.press for button in buttons(turn))
    against = replace(table, vote=replace(vote, no=(1,)))
    assert f"Voted: {names[0]} and {names[1]}" in text(shown(against)["vote-7"]), "who, not how"
    own = registry.private(table, 1, "table", translator_for("en"))
    assert english in text(own)
    assert "t|17|-|vote.yes" in [button.press for button in buttons(own)]


@pytest.mark.parametrize(("won", "said"), [(True, "**Yes.**"), (False, "**No.**"), (None, "The vote is closed.")])
def test_a_vote_that_is_over_is_one_line(won: bool | None, said: str) -> None:
    table = replace(started(4, 0), past_vote=Vote(-2, 7, won=won))
    for phase in (table.phase, PAUSED, OVER, CLOSED):
        panels = shown(replace(table, phase=phase), ("vote-7", "turn-1", "vote-5"))
        assert (panels["vote-7"].lines, panels["vote-7"].rows) == ((f"🗳️ End the game for everyone? {said}",), ())
        assert panels["vote-5"].lines == ("🗳️ The vote is closed.",), "one before the last"
        assert panels["vote-7"].last
    assert not [slot for slot in shown(table) if slot.startswith("vote")]


def test_robots_and_substitutes_are_named_but_not_called() -> None:
    table = voting(Vote(-1, 7, yes=(0,)), "out-7")
    chairs = (*table.chairs[:2], replace(table.chairs[2], robot="normal"), Participant("Konrad", robot="normal"))
    panel = shown(replace(table, chairs=chairs))["vote-7"]
    assert panel.ping == (101,)
    assert "Konrad" not in text(panel), "robots have no voice"
    assert table.chairs[2].name in text(panel)


# ---- leaving


@pytest.mark.parametrize("key", sorted(GAMES))
def test_leaving_stands_in_the_tables_panel_and_is_asked_once_more(key: str) -> None:
    """CITY-141, CLASSIC-179, DEAL-126, KNOCKOUT-180."""
    words = translator_for("en")
    *_, position = positions(GAMES[key], Walk(GAMES[key].seats[0], "live", 1, 3))
    table = ui_crawler.table(position, "en", "live")
    panels = {name: registry.private(table, 0, name, words) for name in ("mine", "orders", "table")}
    leaving = [button for button in buttons(panels["table"]) if written(button.press).verb == "Leave"]
    able = any(each.action.__name__ == "Leave" for each in GAMES[key].legal_actions(table.state, 0))
    assert bool(leaving) == able
    assert not any("Leave" in button.press for name in ("mine", "orders") for button in buttons(panels[name]))
    if able:
        press = written(leaving[0].press)
        assert (press.kind, press.wait, press.text) == (OPEN, "confirm", "Leave")
        sure = registry.private(table, 0, registry.what(press), words)
        played = [written(button.press) for button in buttons(sure)]
        assert (played[0].kind, played[0].text) == (PLAY, "Leave")
        assert "?" in text(sure), "it asks"


# ---- the end


def ended(position: Position, lang: str) -> Table:
    """The table when its people have called the game off."""
    table = ui_crawler.table(position, lang, "live")
    state: Any = stopped(position.game, position.state)
    return replace(table, phase=OVER, called_off=True, packed_state=PackedState(state), deadlines=())


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_called_off_ends_with_board_ranking_seed_and_rematch(key: str, lang: str) -> None:
    game, words = GAMES[key], translator_for(lang)
    for seed, seats in enumerate(game.seats):
        *_, position = positions(game, Walk(seats, "live", seed, 90))
        if game.result(position.state) is not None:
            continue
        table = ended(position, lang)
        words.faults.clear()
        panels = {panel.slot: panel for panel in registry.panels(table, position.told, ("turn-1",), words)}
        panel = panels["end"]
        assert panel.lines[0] == f"## {words.say('end-called-off')}"
        assert table.seed.hex() in text(panel)
        assert next(written(button.press).text for button in buttons(panel)) == "rematch"
        assert panels["turn-1"].last
        ranks = game.result(table.state) or ()
        assert bool(ranks) == (words.say("end-ahead", players="").strip() in text(panel))
        assert not any("🏆" in line for line in panel.lines)
        for order in (panel.picture, *panel.more):
            assert order is not None
            ui_crawler.paints(order)
        assert not words.faults
