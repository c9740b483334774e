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
from bot.kit.fields import union_members
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.testing import properties
from bot.kit.testing.random_games import Walk, positions
from bot.kit.testing.taking_back import what_is_taken_back_stays_provable
from bot.kit.upgrade import load
from bot.present.panel_model import SHORT
from tests.contract import golden_text, ui_crawler
from tests.contract.walks import EXAMPLES, LAW, PACES, walks
from tests.spoken import by_turns

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
CHANCE = {
    *("Rolled", "OrderRolled", "CardDrawn", "CardKept", "DieAwoke", "MachineRolled", "UnitPressed", "ResourcesRolled"),
    *("Drew", "PileShuffled", "Slid", "Knocked", "Threw"),
}
"""Events that tell a throw, a draw or a slide."""
PARTS = 2
"""In how many tests the positions of a game are judged, so that several workers share them."""
SAVES = sorted(Path(__file__).parent.parent.glob("games/*/saves/*.json"))
CROWD: dict[str, int] = {"classic": 2}
"""The seats beyond which a walk that hardly ever trades may go on for hours: whole games are begun with the limit."""


OMITTED = {
    "city": {"owner": None, "specials": list, "residential": 0, "industrial": 0, "mortgage": 0}
    | dict.fromkeys(("station", "stadium", "skyscraper", "tower", "waiting"), False),
    "classic": {"owner": None, "level": 0, "mortgaged": False},
    "builder": {"owner": None, "mortgaged": False},
    "knockout": {"status": "hand", "x": 0, "y": 0, "used": False, "slider": -1},
}
"""What stored states of a game leave out and what that means. It never changes without an upgrade that writes it out."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=EXAMPLES // PARTS)
@given(data=st.data())
def test_every_position_keeps_the_laws(key: str, part: int, data: st.DataObject) -> None:
    """One walk serves all laws; each part has dice of its own."""
    walk = data.draw(walks(GAMES[key]))
    for position in positions(GAMES[key], replace(walk, seed=walk.seed * PARTS + part)):
        for law in properties.POSITION_LAWS:
            law(position)


def kinds_in(found: object) -> set[type[msgspec.Struct]]:
    """The kinds of structs that a type is made of, as `msgspec.inspect` describes it."""
    kinds: set[type[msgspec.Struct]] = set()
    rest = [found]
    while rest:
        each = rest.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls in kinds:
                continue
            kinds.add(each.cls)
        if isinstance(each, (tuple, list)):
            rest.extend(each)
        elif isinstance(each, (msgspec.inspect.Type, msgspec.inspect.Field)):
            rest.extend(getattr(each, name) for name in each.__struct_fields__)
    return kinds


@pytest.mark.parametrize("key", KEYS)
def test_what_a_stored_state_leaves_out_keeps_its_meaning(key: str) -> None:
    found: dict[str, object] = {}
    for kind in kinds_in(msgspec.inspect.type_info(GAMES[key].state)):
        if kind.__struct_config__.omit_defaults:
            for field in msgspec.structs.fields(kind):
                if not field.required:
                    found[field.name] = (
                        field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory
                    )
    assert found == OMITTED.get(key, {})


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("key", KEYS)
def test_games_end_when_only_defaults_are_played(key: str, pace: str) -> None:
    """Law 4, everybody away from the start or from the middle on, with a limit of the time where that is an option."""
    game = GAMES[key]
    for seats in game.seats:
        for steps, greed in ((0, False), (150, False), (300, True)):
            walk = Walk(seats, pace, 3 * seats, steps, greed=greed, limited=True)
            properties.clocks_end_the_game(game, walk)


@pytest.mark.parametrize("key", KEYS)
def test_games_end_under_random_play(key: str) -> None:
    """Law 4, and laws 11 and 12 at every step of whole games."""
    game = GAMES[key]
    for seats in game.seats:
        for pace, greed in product(PACES, (False, True)):
            limited = seats > CROWD.get(key, seats)
            walk = Walk(seats, pace, 10 + seats, 0, greed=greed, limited=limited)
            properties.sums_are_kept_to_the_end(game, walk)


@pytest.mark.parametrize("key", KEYS)
@LAW
@given(data=st.data())
def test_same_seed_and_choices_give_the_same_game(key: str, data: st.DataObject) -> None:
    """Law 7: the record and the seed make the game again, draw by draw and event by event."""
    properties.same_seed_and_choices_give_the_same_game(GAMES[key], data.draw(walks(GAMES[key], most=120)))


@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=max(4, EXAMPLES // 5))
@given(data=st.data())
def test_what_is_taken_back_stays_provable(key: str, data: st.DataObject) -> None:
    """Law 26; and by the names that games give them, no throw and no draw is among what may be taken back."""
    named = what_is_taken_back_stays_provable(GAMES[key], data.draw(walks(GAMES[key], most=120)))
    assert not named & CHANCE, named


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
def test_every_verb_fits_a_button(key: str, lang: str) -> None:
    """Law 13 for those that walks seldom reach."""
    words = translator_for(lang)
    verbs = {words.action(key, verb): len(verb.__struct_fields__) > 0 for verb in union_members(GAMES[key].action)}
    assert [said for said, asks in verbs.items() if len(said) + asks > SHORT] == []


@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=EXAMPLES // 7)
@given(data=st.data())
def test_controls_fit_discord_and_every_press_reads_back(key: str, data: st.DataObject) -> None:
    """Law 13, in all languages by turns."""
    walk = data.draw(walks(GAMES[key]))
    slots: dict[str, tuple[str, ...]] = {}
    spoken = by_turns(walk.seed, key)
    for number, position in enumerate(positions(GAMES[key], walk)):
        steps = 1 if number else ui_crawler.COMPOSED
        for lang in spoken:
            table = ui_crawler.table(position, lang, walk.pace)
            shown = ui_crawler.Screens(position, table, translator_for(lang), slots.get(lang, ()), steps)
            slots[lang] = shown.check()


@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=max(4, EXAMPLES // 15))
@given(data=st.data())
def test_every_position_paints(key: str, data: st.DataObject) -> None:
    """Law 14: the pictures that the position's messages order, in all languages and both themes in turn."""
    walk = data.draw(walks(GAMES[key]))
    *_, position = positions(GAMES[key], walk)
    for lang in by_turns(walk.seed, key):
        table = ui_crawler.table(position, lang, walk.pace)
        shown = ui_crawler.Screens(position, table, translator_for(lang), composed=1)
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
