"""The sixteen laws over every registered game (design: one contract, one suite)."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import hypothesis
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import languages, translator_for
from bot.kit.engine import default_options, encode, write
from bot.kit.replay import Played, Sealed, first_difference, replay
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.upgrade import load
from tests.contract import golden_text, properties, ui_crawler
from tests.contract.random_games import (
    CROWD,
    EXAMPLES,
    LAW,
    PACES,
    Position,
    Walk,
    begin,
    positions,
    sealed_step,
    step,
    walks,
)

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
PARTS = 2
"""In how many tests the positions of a game are judged, so that several workers share them."""
SAVES = sorted(Path(__file__).parent.parent.glob("games/*/saves/*.json"))
POSITION_LAWS = (
    properties.every_offer_is_accepted,
    properties.offers_are_well_formed,
    properties.somebody_is_awaited,
    properties.every_default_is_accepted,
    properties.everything_is_storable,
    properties.decide_touches_nothing,
    properties.unseen_cards_change_nothing_seen,
    properties.worlds_apart_look_alike,
    properties.result_means_over,
)
"""Laws 1, 2, 3, 5, 6, 8, 9, 10, 11, judged position by position."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=EXAMPLES // PARTS)
@given(data=st.data())
def test_every_position_keeps_the_laws(key: str, part: int, data: st.DataObject) -> None:
    """One walk serves all laws; each part has dice of its own."""
    walk = data.draw(walks(GAMES[key]))
    for position in positions(GAMES[key], replace(walk, seed=walk.seed * PARTS + part)):
        for law in POSITION_LAWS:
            law(position)


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("key", KEYS)
def test_games_end_when_only_defaults_are_played(key: str, pace: str) -> None:
    """Law 4, everybody away from the start or from the middle on, with a limit of the time where that is an option."""
    game = GAMES[key]
    for seats in game.seats:
        for steps, greed in ((0, False), (150, False), (300, True)):
            *_, position = positions(game, Walk(seats, pace, 3 * seats, steps, greed=greed, limited=True))
            properties.defaults_end_the_game(game, position, pace)
            assert game.result(position.state) is not None


@pytest.mark.parametrize("key", KEYS)
def test_games_end_under_random_play(key: str) -> None:
    """Law 4, and laws 11 and 12 at every step of whole games."""
    game = GAMES[key]
    for seats in game.seats:
        for pace, greed in product(PACES, (False, True)):
            limited = seats > CROWD.get(key, seats)
            position, dice = begin(game, Walk(seats, pace, 10 + seats, 0, greed=greed, limited=limited))
            before = game.conserved_totals(position.state)
            for _ in range(properties.ENDLESS):
                if not game.waits(position.state):
                    break
                assert game.result(position.state) is None
                step(position, dice)
                properties.sums_are_kept(position, before)
            assert game.result(position.state) is not None, (seats, pace, greed)


@pytest.mark.parametrize("key", KEYS)
@LAW
@given(data=st.data())
def test_same_seed_and_choices_give_the_same_game(key: str, data: st.DataObject) -> None:
    """Law 7: the record and the seed make the game again, draw by draw and event by event."""
    game = GAMES[key]
    walk = data.draw(walks(game, most=120))
    sealed = Sealed(walk.seats, default_options(game, walk.pace), walk.seed.to_bytes(32, "big"))
    dice, luck = CommittedRng(game.key, sealed.seed), FastRng(walk.seed)
    position = Position(game, walk.seats, game.setup(walk.seats, sealed.options, dice))
    moves = []
    for _ in range(walk.steps):
        if not game.waits(position.state):
            break
        made = sealed_step(position, luck, dice)
        if made is not None:
            moves.append(Played(made[0], write(made[1]), msgspec.to_builtins(made[2])))
    *_, last = replay(game, sealed, moves)
    assert encode(last.state) == encode(position.state)
    assert first_difference(game, sealed, moves) is None


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=EXAMPLES // 7)
@given(data=st.data())
def test_controls_fit_discord_and_every_press_reads_back(key: str, lang: str, data: st.DataObject) -> None:
    """Law 13."""
    walk = data.draw(walks(GAMES[key]))
    slots: tuple[str, ...] = ()
    for position in positions(GAMES[key], walk):
        slots = ui_crawler.Screens(
            position, ui_crawler.table(position, lang, walk.pace), translator_for(lang), slots
        ).check()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=max(4, EXAMPLES // 15))
@given(data=st.data())
def test_every_position_paints(key: str, lang: str, data: st.DataObject) -> None:
    """Law 14: the pictures that the position's messages order, in both themes in turn."""
    walk = data.draw(walks(GAMES[key]))
    *_, position = positions(GAMES[key], walk)
    shown = ui_crawler.Screens(position, ui_crawler.table(position, lang, walk.pace), translator_for(lang))
    shown.check()
    assert shown.orders, "a position without any picture"
    for number, order in enumerate(dict.fromkeys(shown.orders)):
        ui_crawler.paints(msgspec.structs.replace(order, theme=("dark", "light")[(walk.seed + number) % 2]))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_saved_games_of_every_release_load_and_end(path: Path) -> None:
    """Law 16."""
    saved = msgspec.json.decode(path.read_bytes())
    game = GAMES[saved["game"]]
    state = load(game, msgspec.json.encode(saved["state"]), saved["version"])
    play_out(game, state, FastRng(16))
    assert game.result(state) is not None


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_game_has_a_saved_game_of_its_present_version(key: str) -> None:
    """Law 16, the other half: a release cannot forget to leave its save."""
    assert GAMES[key].version in golden_text.versions(key)


@pytest.mark.parametrize("key", BUILT_IN)
def test_playthroughs_and_perft_numbers_are_unchanged(key: str) -> None:
    """Law 15. When the rules were meant to change: `make golden`, read the difference, commit it with the change."""
    for path, old, new in golden_text.changes(key):
        assert old is not None, f"{path.name} is missing: make golden"
        assert old == new, f"{path.name}, {golden_text.first_difference(old, new)}"
