"""Holds what a game shows against what it needs: presenter, pictures, rule texts, the words of its panels."""

from collections.abc import Iterator

from bot.cli.check_game import Finding
from bot.cli.playthrough import PEOPLE, steps
from bot.games import GAMES, PACKAGES
from bot.i18n import view_numbers
from bot.i18n.catalog import languages_of
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor, Seat
from bot.present import default, registry
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels.rules_search import path_of
from bot.present.presenter import Presenter
from bot.runtime.game_parts import GamePartError, first_line, load_part, module_of
from bot.tables.model import OVER, PLAYING, SLOW, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState
from rendering import paint, painters
from rendering.pictures import Pictures

SEEDS, STEPS = 3, 400
"""Games of random robots that are looked at, and their actions at most."""
EVERY = 10
"""One in so many positions is shown and painted."""


def check(key: str) -> Iterator[Finding]:
    """All that is lacking in what a game shows, each once."""
    yield from _parts(key)
    yield from map(Finding, dict.fromkeys([*_rule_texts(key), *_shown(key)]))


def _parts(key: str) -> Iterator[Finding]:
    """Presenter and pictures that cannot be used, or for which default ones stand in."""
    for built_in, kind in (("bot.present", Presenter), ("rendering", Pictures)):
        module = module_of(key, PACKAGES.get(key), built_in, kind)
        try:
            if load_part(module, kind) is None:
                yield Finding(f"There is no {module}; a default is used.", wrong=False)
        except GamePartError as error:
            yield Finding(str(error))


def _rule_texts(key: str) -> Iterator[str]:
    """Languages without the texts that players read."""
    for lang in languages_of(key):
        if path_of(key, lang) is None:
            yield f"The language {lang} has no texts of the rules: rules/{key}.md."


def _shown(key: str) -> Iterator[str]:
    """What is missing in the messages and pictures of some games of robots."""
    game = GAMES[key]
    for seed in range(SEEDS):
        seats, told = game.seats[seed % len(game.seats)], list[EventFor]()
        try:
            for number, step in zip(range(STEPS), steps(key, seats, seed), strict=False):
                told += step.told
                if number % EVERY == 0 or game.result(step.state) is not None:
                    yield from _position(_table(key, step.state, seats), told[-EVERY:])
        except Exception as error:  # a package may do anything
            yield f"The messages of {key} cannot be made with seed {seed}: {first_line(error)}."


def _table(key: str, state: object, seats: int) -> Table:
    """A table of people at a position."""
    chairs = tuple([Participant(PEOPLE[seat % len(PEOPLE)], person=500 + seat) for seat in range(seats)])
    phase = PLAYING if GAMES[key].result(state) is None else OVER
    place = ChannelRef(1, 2)
    return Table(1, key, place, 500, "", SLOW, phase, chairs, seed=bytes(32), packed_state=PackedState(state))


def _position(table: Table, told: list[EventFor]) -> Iterator[str]:
    """What is missing in the messages of everybody and the panel of each seat, in each language."""
    for lang in languages_of(table.game):
        words = translator_for(lang)
        words.faults.clear()
        seats: list[Seat] = list(range(len(table.chairs)))
        panels = registry.panels(table, told, (), words)
        panels += [registry.private(table, seat, MINE, words) for seat in seats]
        yield from (fault for panel in panels for fault in _pictures(panel))
        missing = [*sorted(words.faults), *(word for word in _numbers(table) if not words.has(word))]
        yield from (f"The language {lang} has no sentence that can be shown for {word}." for word in missing)


def _numbers(table: Table) -> list[str]:
    """The keys of what the numbers of a view are called, where the default messages show them."""
    if registry.PRESENTERS[table.game] is not default.PRESENTER:
        return []
    shown = view_numbers.fields(GAMES[table.game].view(table.state, None), len(table.chairs))
    return [view_numbers.number_key(table.game, field) for field in sorted(shown)]


def _pictures(panel: Panel) -> Iterator[str]:
    """Pictures that a panel asks for and that nobody paints."""
    for order in filter(None, (panel.picture, *panel.more)):
        if order.key not in painters():
            yield f"The picture {order.key} is missing: no painter has that key."
            continue
        try:
            paint(order.key, order.view, order.theme, order.lang, order.names, order.tokens)
        except Exception as error:  # a package may do anything
            yield f"The picture {order.key} cannot be painted: {first_line(error)}."
