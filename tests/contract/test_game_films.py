"""Law 25: every game has a film, 20 to 45 seconds long, small enough for the chat, of what everybody saw alone."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor
from bot.kit.engine import copy
from bot.kit.film import Film
from bot.kit.moment import Moment
from bot.kit.rng import FastRng
from bot.present import game_film
from bot.present.game_film import FEWEST, LONGEST, MOST, MOST_GREAT, SHORTEST, STEP, lasting, regular
from bot.present.panel_model import PictureRequest
from bot.present.publishing import game_films
from bot.present.registry import PRESENTERS
from bot.tables.history.game_history import GameHistory
from bot.tables.history.turn_log import Turn
from bot.tables.model import OVER, Table
from bot.tables.storage.packed_state import PackedState
from rendering import game_film as drawing
from rendering import video
from rendering.players import Players
from rendering.theme import DARK
from tests.present.past_games import played
from tests.spoken import WALKED

KEYS = sorted(GAMES)
DRAWN = 3
"""The pictures of a film that are encoded: the size of the others is reckoned from theirs."""


@cache
def games(key: str) -> tuple[Table, GameHistory]:
    """A game of robots, played once for all laws."""
    table, history = played(key)
    return replace(table, phase=OVER), history


def order(key: str, table: Table, past: Any, lang: str = "en") -> PictureRequest | None:
    """The film of a table."""
    return game_film.request(PRESENTERS[key], table, past, translator_for(lang))


def film(key: str, lang: str = "en") -> Film:
    found = order(key, *games(key), lang)
    assert found is not None
    assert isinstance(found.view, Film)
    return found.view


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_film_of_twenty_to_forty_five_seconds(key: str, lang: str) -> None:
    shots = film(key, lang).shots
    assert SHORTEST <= sum(shot.lasts for shot in shots) <= LONGEST
    assert all(shot.lasts > 0 and shot.lasts % STEP == 0 for shot in shots)
    assert FEWEST <= len(shots) <= 1 + MOST + MOST_GREAT
    assert shots[-1].lasts == max(shot.lasts for shot in shots)
    assert {len(shot.standing) for shot in shots} == {len(games(key)[0].chairs)}
    assert all(shot.said for shot in shots if isinstance(shot.view, Moment))
    assert len({shot.standing for shot in shots}) > 1, "what everybody has changes"


class Redealt:
    """A history whose hidden parts are dealt anew, and that tells nobody's secrets."""

    def __init__(self, key: str, history: GameHistory) -> None:
        self.turns, self._game, self._history, self._dice = history.turns, GAMES[key], history, FastRng(5)

    def told(self, turn: Turn) -> Sequence[EventFor]:
        return [each for each in self._history.told(turn) if each.only is None]

    def at_end(self, turn: Turn) -> Any:
        return self.dealt(self._history.at_end(turn))

    def position(self, count: int) -> Any:
        return self.dealt(self._history.position(count))

    def dealt(self, state: Any) -> Any:
        anew = copy(self._game, state)
        self._game.redeterminize(anew, None, self._dice)
        return anew


@pytest.mark.parametrize("key", KEYS)
def test_nothing_that_nobody_showed_changes_a_film(key: str) -> None:
    table, history = games(key)
    anew = Redealt(key, history)
    dealt = replace(table, packed_state=PackedState(anew.dealt(table.state)))
    assert order(key, dealt, anew) == order(key, table, history)


@pytest.mark.uncounted
@pytest.mark.parametrize("key", KEYS)
def test_a_film_is_small_enough_and_of_one_even_size(key: str) -> None:
    found = order(key, *games(key))
    assert found is not None
    words, people = translator_for("en"), Players(found.names, found.tokens)
    frames = drawing.Frames(key, found.view, DARK, words, people)
    chosen = [len(frames.plan) * part // DRAWN for part in range(DRAWN - 1)] + [len(frames.plan) - 1]
    images = [frames.draw(number) for number in chosen]
    assert len({image.size for image in images}) == 1
    assert images[0].width % 2 == images[0].height % 2 == 0
    made = video.webp([video.UNIT] * DRAWN, images.__getitem__)
    assert len(made.data) / DRAWN * len(frames.plan) < game_films.MOST
    assert sum(frame.lasts for frame in frames.plan) == 1000 * found.view.seconds
    assert f"{found.view.seconds:.0f} seconds" in drawing.alt(found.view, words, people)


@pytest.mark.parametrize("key", KEYS)
def test_too_short_a_game_has_none_and_a_damaged_record_as_much_as_can_be_read(key: str) -> None:
    table, history = games(key)
    short = GameHistory(history._game, history._sealed)
    short.extend(history.steps[: history.turns[1].step])
    assert order(key, table, short) is None
    damaged = GameHistory(history._game, history._sealed)
    at = next(at for at in range(len(history.steps) * 3 // 4, len(history.steps)) if history.steps[at].told != "[]")
    damaged.extend([*history.steps[:at], replace(history.steps[at], told="{"), *history.steps[at + 1 :]])
    found = order(key, table, damaged)
    assert found is not None
    assert len(found.view.shots) <= len(film(key).shots)


def turns(count: int, each: int) -> list[Turn]:
    return [Turn(number, 0, 1 + (number - 1) // each, 0, 0, 0) for number in range(1, count + 1)]


def test_of_many_turns_rounds_are_shown_and_of_too_many_some() -> None:
    assert regular(turns(30, 4)) == {*range(1, 31)}
    assert regular(turns(80, 4)) == {*range(4, 81, 4)}
    few = regular(turns(80, 40))
    assert (len(few), max(few)) == (MOST, 80)
    assert len({number % 4 for number in regular(turns(70, 35))}) == 4, "turns of everybody"
    many = regular(turns(400, 2))
    assert (len(many), max(many)) == (MOST, 400)


@pytest.mark.parametrize(("weights", "expected"), [([1.0] * 3, SHORTEST), ([1.0] * 40, 32_000), ([2.0] * 60, LONGEST)])
def test_times_keep_to_both_bounds(weights: list[float], expected: int) -> None:
    assert sum(lasting(weights)) == expected
