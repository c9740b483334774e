"""Holds a game against the contract: what it lacks or does wrong, each by name in one sentence."""

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from bot.games import GAMES, PACKAGES
from bot.i18n.catalog import languages_of
from bot.i18n.translator import DEFAULT, Translator, kebab, languages
from bot.kit.contract import Choice, EventFor
from bot.kit.engine import copy
from bot.kit.fields import union_members
from bot.kit.spec import GameSpec
from bot.kit.testing import properties
from bot.kit.testing.random_games import TEMPERS, Position, Walk, positions
from bot.kit.testing.taking_back import what_is_taken_back_stays_provable
from bot.runtime.game_parts import first_line
from bot.tables.lobby import paces

WALKS, STEPS, WHOLE = 30, 300, 4
"""Random games that the laws are tried on, the steps of the longest, and how many of them are played to the end."""
SWITCH = {"on", "off"}
"""Values of options that are called alike in all games."""
NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
WHOLE_GAME_LAWS = (
    properties.clocks_end_the_game,
    properties.sums_are_kept_to_the_end,
    properties.same_seed_and_choices_give_the_same_game,
    what_is_taken_back_stays_provable,
)
_REFUSED = re.compile(r'\bRefus(?:al|ed)\(\s*"([a-z-]+)"')
_REASON = re.compile(r'\bReason\(\s*"([a-z-]+)"')
logging.getLogger("bot.i18n").addHandler(logging.NullHandler())  # a missing sentence is a finding, no line of a log


class Finding(msgspec.Struct, frozen=True):
    """One sentence about a game; `wrong` unless it is a remark."""

    sentence: str
    wrong: bool = True


def check(key: str, seed: int = 1) -> Iterator[Finding]:
    """All that is lacking or wrong in a game, as it is found. Laws are tried on games of `seed` and the next ones."""
    game, package = GAMES[key], PACKAGES.get(key, f"bot.games.{key}")
    yield from _rules(package)
    tried = _Tried()
    yield from _laws(game, seed, tried)
    source = "".join(path.read_text(encoding="utf8") for path in sorted(Path(str(files(package))).rglob("*.py")))
    spoken = languages_of(key)
    for lang in spoken:
        yield from _sentences(game, source, lang, tried)
    if silent := [lang for lang in languages() if lang not in spoken]:
        yield Finding(f"Said in {DEFAULT}, without a folder of their own: {', '.join(silent)}.", wrong=False)


def _rules(package: str) -> Iterator[Finding]:
    text = files(package) / "RULES.md"
    if not text.is_file() or not text.read_text(encoding="utf8").strip():
        yield Finding(f"The text of the rules is missing: RULES.md in the package {package}.")


# ---- laws


class _Tried:
    """What came up in the random games: what was told, the names of waits, and the laws that have failed."""

    def __init__(self) -> None:
        self.told: list[EventFor] = []
        self.waits: set[str] = set()
        self.failed: set[str] = set()

    def note(self, position: Position) -> None:
        """Remember what a position shows."""
        self.told += position.told
        self.waits |= {wait.id.rpartition("-")[0] for wait in position.game.waits(position.state)}

    def judge(self, name: str, walk: Walk, law: Callable[[], object]) -> Iterator[Finding]:
        """A finding the first time that a law of this name raises anything."""
        if name in self.failed:
            return
        try:
            law()
        except Exception as error:  # the rules may fail in any way
            self.failed.add(name)
            where = f"seed {walk.seed}, {walk.seats} seats, {walk.pace} pace, {walk.steps} steps"
            yield Finding(f"The law {name} fails ({where}): {first_line(error)}.")


def _laws(game: GameSpec[Any], seed: int, tried: _Tried) -> Iterator[Finding]:
    """The laws that fail, each with the first random game in which it does."""
    for number in range(WALKS):
        walk = _walk(game, seed, number)
        found: list[Position] = []
        yield from tried.judge("no_error_in_play", walk, partial(_play, game, walk, found))
        for position in found:
            tried.note(position)
            for law in properties.POSITION_LAWS:
                yield from tried.judge(law.__name__, walk, partial(law, position))
        usual = replace(walk, seed=3 * walk.seed)  # with the usual options: others may be without an end
        for whole in WHOLE_GAME_LAWS if number < WHOLE else ():
            yield from tried.judge(whole.__name__, usual, partial(whole, game, usual))


def _walk(game: GameSpec[Any], seed: int, number: int) -> Walk:
    """Short ones first; seats, paces, and how seats choose in turn."""
    return Walk(
        game.seats[number % len(game.seats)],
        paces(game)[number // 2 % len(paces(game))],
        seed + number,
        STEPS * number // WALKS,
        TEMPERS[number % len(TEMPERS)],
        greed=number % 2 == 1,
        limited=True,
    )


def _play(game: GameSpec[Any], walk: Walk, found: list[Position]) -> None:
    """Add the positions at the end of a walk, each with a state of its own."""
    found.extend(replace(position, state=copy(game, position.state)) for position in positions(game, walk))


# ---- sentences


def _sentences(game: GameSpec[Any], source: str, lang: str, tried: _Tried) -> Iterator[Finding]:
    """The sentences that a language lacks, or that what was told cannot fill."""
    words = Translator(lang)
    for what, *keys in _needed(game, source, tried.waits):
        if not any(map(words.owns, keys)):
            yield Finding(f"The language {lang} has no sentence for {what}: {keys[0]}.")
    for told in tried.told:
        if words.owns(f"{game.key}-event-{kebab(type(told.event).__name__)}"):
            words.event(game.key, told, NAMES)
    for key in sorted(words.faults):
        yield Finding(f"The language {lang} has a sentence that cannot be filled in: {key}.")


def _needed(game: GameSpec[Any], source: str, waits: set[str]) -> Iterator[tuple[str, ...]]:
    """What has to be said and the keys of its sentence, any of which will do."""
    yield "the game's name", f"{game.key}-name"
    yield "what the game is about", f"{game.key}-blurb"
    for verb in union_members(game.action):
        key = f"{game.key}-action-{kebab(verb.__name__)}"
        yield f"the verb {verb.__name__}", key
        yield from (
            (f"the field {field} of the verb {verb.__name__}", f"{key}-{field}") for field in verb.__struct_fields__
        )
    for event in union_members(game.event):
        yield f"the event {event.__name__}", f"{game.key}-event-{kebab(event.__name__)}"
    for wait in sorted(waits):
        yield f"the wait {wait}", f"{game.key}-wait-{wait}"
    yield from _of_options(game)
    for code in sorted({*_REFUSED.findall(source)}):
        yield f"the refusal {code}", f"{game.key}-refusal-{code}", f"refusal-{code}"
    for code in sorted({*_REASON.findall(source)}):
        yield f"the robots' reason {code}", f"{game.key}-reason-{code}", f"reason-{code}"


def _of_options(game: GameSpec[Any]) -> Iterator[tuple[str, ...]]:
    """The options and those of their values that are words."""
    for option in game.options:
        key = f"{game.key}-option-{option.key}"
        yield f"the option {option.key}", key
        for value in option.domain.options if isinstance(option.domain, Choice) else ():
            if isinstance(value, str) and value not in SWITCH:
                yield f"the value {value} of the option {option.key}", f"{key}-{value}"
