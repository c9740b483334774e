"""Law 28: a game proposes its end only where nobody's rank changes in what an onlooker can imagine; and in what words."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.robots.settled import keeps, settled, standing
from bot.kit.spec import GameSpec
from bot.kit.testing.random_games import Walk, positions
from bot.present.panels import votes
from bot.tables.end_proposals import proposed
from bot.tables.model import LIVE, SLOW
from tests.contract import ui_crawler
from tests.spoken import WALKED

KEYS = sorted(GAMES)
GAMES_EACH, ACTIONS = 3, 45
"""Games that robots play, and their actions between two judgements."""
MOSTLY = 0.8


def course(game: GameSpec[Any], seats: int, seed: int) -> Iterator[tuple[Any, bool]]:
    """Positions of a whole game of robots, and at last its end."""
    dice = FastRng(seed)
    state = game.setup(seats, default_options(game, SLOW), dice)
    kinds = ["random" if game.robots is None else "normal"] * seats
    while game.result(state) is None:
        yield state, False
        with suppress(RuntimeError):  # it has not ended within so many
            play_out(game, state, dice, kinds, ACTIONS)
    yield state, True


@pytest.mark.uncounted
@pytest.mark.parametrize("key", KEYS)
def test_what_seems_decided_mostly_is(key: str) -> None:
    """Judged as it is at tables, nothing is decided at the beginning; and no position is changed by being judged."""
    game, kept = GAMES[key], list[bool]()
    for seed in range(GAMES_EACH):
        ranks = list[list[int]]()
        for number, (state, over) in enumerate(course(game, 2 + seed % 2, seed)):
            saved = msgspec.msgpack.encode(state)
            if over:
                kept += [keeps(each, game.result(state) or []) for each in ranks]
            elif settled(game, saved, number):
                assert number > 0, "at the beginning"
                ranks += [now] if (now := standing(game, state)) else []
            assert msgspec.msgpack.encode(state) == saved
    assert sum(kept) >= MOSTLY * len(kept), kept


@pytest.mark.parametrize("key", KEYS)
def test_it_is_judged_by_what_an_onlooker_sees(key: str) -> None:
    """Whatever nobody sees is dealt anew in each imagined world before anything else is done in it."""
    game, dealt, worlds = GAMES[key], list[tuple[Any, bytes]](), 3
    state = game.setup(2, default_options(game, SLOW), FastRng(5))

    def redeterminize(world: Any, seat: int | None, dice: Any) -> None:
        dealt.append((seat, msgspec.msgpack.encode(world)))
        game.redeterminize(world, seat, dice)

    saved = msgspec.msgpack.encode(state)
    watched = replace(game, redeterminize=redeterminize, stop=None)
    settled(watched, saved, 1, worlds)
    assert dealt[: worlds + 1] == [(None, saved)] * len(dealt)
    assert len(dealt) > 1


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("key", KEYS)
def test_the_proposal_says_why_and_how_things_stand(key: str, lang: str) -> None:
    game, words = GAMES[key], translator_for(lang)
    *_, position = positions(game, Walk(game.seats[0], LIVE, 4, 12))
    screens = ui_crawler.Screens(position, ui_crawler.table(position, lang, LIVE), words)
    for pace in (LIVE, SLOW):
        table = replace(ui_crawler.table(position, lang, pace), settled=None)
        asked = proposed(game, table, (), ui_crawler.NOW)
        panel = next(each for each in votes.of_table(asked, (), words) if each.slot.startswith("vote-"))
        screens.fits(panel)
        assert f"-# {words.say('vote-end-settled')}" in panel.lines
        known = standing(game, position.state) is not None
        assert any(words.say("vote-end-standing", ranks="").strip() in each for each in panel.lines) == known
        assert (panel.ping == ()) == (pace == LIVE), "nobody is called for it in a live game"
