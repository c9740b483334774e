"""Law 21: first decisions are explained in both languages, in two lines of a phone, once for each person, if wanted."""

from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.cli.playthrough import steps
from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import kebab, languages, translator_for
from bot.kit.contract import EventFor
from bot.kit.fields import union_members
from bot.present import registry
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import first_hints
from bot.tables.model import OFF, PLAYING, Person, Table
from bot.tables.storage import schema
from bot.tables.storage.settings_repository import SettingsRepository
from bot.tables.storage.store import Store
from tests.contract.sentences import entries
from tests.playground.screens import opened, table

pytestmark = pytest.mark.uncounted

KEYS = sorted(GAMES)
LONGEST = 70
"""Characters of two lines of small letters on a phone."""
SEATS, POSITIONS, FOLLOWED = 3, 120, 3
MARK = "-# 💡 "


def declared(key: str, lang: str) -> dict[str, str]:
    """The explanations of a game in a language, by decision or verb."""
    prefix, said = f"{key}-first-", translator_for(lang)
    return {name.removeprefix(prefix): said.say(name) for name in entries(lang) if name.startswith(prefix)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", KEYS)
def test_each_names_a_decision_or_a_verb_and_fits_two_lines(key: str, lang: str) -> None:
    found, said = declared(key, lang), translator_for(lang)
    verbs = {kebab(verb.__name__) for verb in union_members(GAMES[key].action)}
    assert found.keys() == declared(key, languages()[0]).keys()
    assert [name for name in found if name not in verbs and not said.has(f"{key}-wait-{name}")] == []
    assert {name: len(text) for name, text in found.items() if len(text) > LONGEST or "\n" in text} == {}


@pytest.mark.parametrize("key", BUILT_IN)
def test_games_of_this_repository_explain_themselves(key: str) -> None:
    """So that the other tests have something to look at."""
    assert len(declared(key, "en")) >= 6


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A database of which nothing is held in memory once it was opened again."""
    found = await Store.open(tmp_path / "q.db", GAMES)
    yield found
    await found.close()


def tables(key: str, seed: int) -> Iterator[tuple[Table, list[EventFor]]]:
    """The positions of a game of robots in which people are asked, and what was told before."""
    told: list[EventFor] = []
    for seq, step in enumerate(islice(steps(key, SEATS, seed, "easy"), POSITIONS)):
        told = [*told, *step.told][-40:]
        at = table(key, step, SEATS, "fr")
        if at.phase == PLAYING:
            yield replace(at, id=seed, seq=seq), told


def shown(panels: Sequence[Panel]) -> list[str]:
    """The explanations on panels; one has one at most, above its controls."""
    found = [[line for line in panel.lines if line.startswith(MARK)] for panel in panels]
    assert all(lines in ([], [panel.lines[-1]]) for lines, panel in zip(found, panels, strict=True))
    return [line for lines in found for line in lines]


async def private(store: Store, at: Table, seat: int) -> list[Panel]:
    """The panels of a seat: the first, and some that it opens."""
    words = translator_for(at.lang)
    names = [MINE, *islice(opened(registry.private(at, seat, MINE, words)), FOLLOWED)]
    panels = [(name, registry.private(at, seat, name, words)) for name in names]
    return [await first_hints.on_private(store.settings, at, seat, name, panel, words) for name, panel in panels]


async def public(store: Store, at: Table, told: Sequence[EventFor]) -> list[Panel]:
    """The messages of a table."""
    return await first_hints.on_public(store.settings, at, registry.panels(at, told, (), translator_for(at.lang)))


async def game(store: Store, key: str, seed: int) -> dict[tuple[int, str], list[set[str]]]:
    """All explanations in a game: for each person and text, what was decided each time that it was shown."""
    found: dict[tuple[int, str], list[set[str]]] = {}
    for at, told in tables(key, seed):
        asked = {wait.id for wait in GAMES[key].waits(at.state)} | {str(at.seq)}
        people = [(seat, chair.person) for seat, chair in enumerate(at.chairs) if chair.person is not None]
        for person, panels in [
            (0, await public(store, at, told)),
            *[(p, await private(store, at, s)) for s, p in people],
        ]:
            for text in shown(panels):
                found.setdefault((person, text), []).append(asked)
    return found


@pytest.mark.parametrize("key", KEYS)
async def test_each_is_shown_at_one_decision_only_and_not_again_after_a_restart(
    key: str, store: Store, tmp_path: Path
) -> None:
    found = await game(store, key, 1)
    assert found or not declared(key, "fr")
    assert all(set.intersection(*asked) for (person, _), asked in found.items() if person)
    await store.close()
    again = await Store.open(tmp_path / "q.db", GAMES)
    later = await game(again, key, 2)
    await again.close()
    assert not {each for each in later if each[0]} & found.keys()


async def test_a_message_explains_to_the_one_who_is_asked_and_as_long_as_it_stands(store: Store) -> None:
    (first, told), *others = tables("city", 1)
    line = MARK + translator_for("fr").say("city-first-roll")
    assert shown(await public(store, first, told)) == shown(await public(store, first, told)) == [line]
    asked = first.chairs[GAMES["city"].waits(first.state)[0].seats[0]].person or 0
    assert (await store.settings.person(asked)).seen == {"city-first-roll": "1.roll-1"}
    robots = replace(first, chairs=tuple(replace(chair, robot="easy") for chair in first.chairs))
    assert shown(await public(store, robots, told)) == []
    assert others


@pytest.mark.parametrize("key", KEYS)
async def test_switched_off_none_is_shown(key: str, store: Store) -> None:
    for person in range(500, 500 + SEATS):
        await store.settings.save_person(Person(person), Person(person, hints=OFF))
    assert await game(store, key, 1) == {}


async def test_of_very_many_the_oldest_are_forgotten(store: Store) -> None:
    at, told = next(tables("city", 1))
    asked = at.chairs[GAMES["city"].waits(at.state)[0].seats[0]].person or 0
    seen = {f"gone-first-{number}": "1.roll-1" for number in range(first_hints.MAX_SEEN)}
    await store.settings.save_person(Person(asked), Person(asked, seen=seen))
    await public(store, at, told)
    assert "city-first-roll" not in (await SettingsRepository(store.database).person(asked)).seen, "nobody waits for it"
    await store.database.writer.drain()
    kept = (await SettingsRepository(store.database).person(asked)).seen
    assert len(kept) == first_hints.MAX_SEEN
    assert list(kept)[-1] == "city-first-roll"


async def test_damaged_notes_of_what_was_seen_cost_no_message(store: Store) -> None:
    at, told = next(tables("city", 1))
    asked = at.chairs[GAMES["city"].waits(at.state)[0].seats[0]].person or 0
    await store.database.upsert(schema.people, {"id": asked}, {"reminders": "on", "seen": "{ broken"})
    assert shown(await public(store, at, told)), "as to somebody who has seen nothing"
