"""The options of a lobby: in a sentence, in a list, and as the host's menus, on which each value can be read.

What the menus send, as the action field of a TABLE press: `preset.<key>`, `pace.<pace>+<minutes>`, `option.<key>.<value>`, and
`marks.<key>+<key>` for all options of two values at once.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.boards.custom_board import BOARD, is_shared, localized, own
from bot.kit.contract import Option, Range, Value
from bot.kit.fields import NUMBER
from bot.present.control_id import NONE, TABLE, ControlId
from bot.present.controls.legal_action_controls import CHOICES
from bot.present.label_width import closed_label
from bot.present.panel_model import LINE, Menu, SelectOption, capital
from bot.tables.lobby import LEAVE, SUBSTITUTE, TIME_LIMIT, options, paces, presets_of
from bot.tables.model import LIVE, Table
from bot.tables.presets import LIMITS, Preset, alternative

MARKS = "marks.?"
"""The text of the press of marks, the only one that takes several values at once, or none."""
_BRACKET = re.compile(r"\s*\([^()]*\)$")
MENUS = 17
"""Menus of a panel: with their rows, texts and edge they stay below Discord's forty parts."""


def changed(table: Table, words: Translator) -> str:
    """The options that were changed, in small letters; the panel behind the button shows them all."""
    each = _lines(table, words, usual=False)
    return "-# " + (words.say("lobby-options", options=" · ".join(each)) if each else words.say("lobby-options-usual"))


def listed(table: Table, words: Translator) -> str:
    """All options: those that were changed one a line, the others in small letters."""
    usual = "-# " + " · ".join(_lines(table, words, usual=True))
    return "\n".join([*("- " + line for line in _lines(table, words, usual=False)), usual])


def menus(table: Table, words: Translator) -> tuple[Menu, ...]:
    """First what sets everything at once, then the pace, each option of several values, and all marks in one menu."""
    every = _offered(table)
    several = [option for option in every if alternative(option) is None and option is not TIME_LIMIT]
    own_menus = [menu for menu in (_menu(table, option, words) for option in several) if _leaves_choice(menu)]
    marks = [option for option in every if alternative(option) is not None]
    return (_presets(table, words), _paces(table, words), *own_menus[: MENUS - 3], _marks(table, marks, words))


def _offered(table: Table) -> Sequence[Option]:
    """The options that mean something at the table's pace: a live game heeds no announced leaves."""
    every = options(GAMES[table.game], table.pace)
    return [option for option in every if option.key != LEAVE or table.pace != LIVE]


def _leaves_choice(menu: Menu) -> bool:
    """Whether there is another value than the one that is chosen; a board may have been taken away since."""
    return any(not choice.chosen for choice in menu.choices)


def _presets(table: Table, words: Translator) -> Menu:
    found = presets_of(GAMES[table.game])
    name = words.say("menu-preset")
    standing = next((each.key for each in found if each.fits(table)), "")
    choices = tuple(
        SelectOption(
            closed_label(partial(_option, words), name, words.say(f"preset-{each.key}")),
            each.key,
            _told(table, each, words),
            chosen=each.key == standing,
        )
        for each in found
    )
    return _sending(table, "preset.?", _option(words, name, words.say("preset-own")), choices)


def _told(table: Table, preset: Preset, words: Translator) -> str:
    """What a preset sets: the pace where there is room for it, and what differs from the usual but its time, which its name says."""
    changes = [
        words.say("preset-substitute")
        if option.key == SUBSTITUTE
        else _named(words, table.game, option, preset.options[option.key])
        for option in options(GAMES[table.game])
        if preset.options.get(option.key, option.default) != option.default and option is not TIME_LIMIT
    ]
    told = " · ".join([words.say(f"pace-{preset.pace}"), *changes])
    return capital(told if len(told) <= LINE else " · ".join(changes))


def _paces(table: Table, words: Translator) -> Menu:
    """The paces, each without a limit of time and with those that go with it."""
    name, game = words.say("menu-pace"), GAMES[table.game]
    limited = TIME_LIMIT in options(game)
    choices = tuple(
        SelectOption(
            closed_label(partial(_option, words), name, _pace(words, pace, limit)),
            f"{pace}+{limit}",
            words.say(f"pace-{pace}-hint"),
            chosen=(pace, limit) == (table.pace, table.options.get(TIME_LIMIT.key, 0)),
        )
        for pace in paces(game)
        for limit in (LIMITS[pace] if limited else (0,))
    )
    return _sending(table, "pace.?", name, choices)


def _pace(words: Translator, pace: str, limit: int) -> str:
    """A pace in words, with its limit if it has one."""
    said = words.say(f"pace-{pace}")
    return words.say("pace-limited", pace=said, limit=words.say(f"table-option-time-limit-{limit}")) if limit else said


def _menu(table: Table, option: Option, words: Translator) -> Menu:
    now, name = table.options.get(option.key, option.default), _name(words, table.game, option)
    key = _key(words, table.game, option)
    choices = []
    for value, said in _values(table, option, words)[:CHOICES]:
        full = _option(words, name, said)
        worded = words.has(f"{key}-{value}")  # else it is a figure, a person or a board, which keep their brackets
        shown = _short(words, f"{key}-{value}", said) if worded else said
        label = closed_label(partial(_option, words), _short(words, key, name), shown)
        choices.append(SelectOption(label, str(value), "" if label == full else full, chosen=value == now))
    return _sending(table, f"option.{option.key}.?", name, tuple(choices))


def _short(words: Translator, key: str, said: str) -> str:
    """What a closed menu has room for on a phone: `<key>-menu`, else what stands before a bracket."""
    return words.say(f"{key}-menu") if words.has(f"{key}-menu") else _BRACKET.sub("", said)


def _marks(table: Table, marks: Sequence[Option], words: Translator) -> Menu:
    """Options of two values: marked are those that have not their usual one."""
    choices = tuple(
        SelectOption(
            _mark(words, table.game, option),
            option.key,
            chosen=table.options.get(option.key, option.default) != option.default,
        )
        for option in marks[:CHOICES]
    )
    return Menu(_press(table, MARKS), words.say("menu-marks"), choices, low=0, high=len(choices))


def _mark(words: Translator, game: str, option: Option) -> str:
    """What a mark means: the option itself when it is switched on, else its name with its other value."""
    other = alternative(option)
    return _name(words, game, option) if other == "on" else _named(words, game, option, other)


def _sending(table: Table, text: str, placeholder: str, choices: tuple[SelectOption, ...]) -> Menu:
    return Menu(_press(table, text), placeholder, choices)


def _press(table: Table, text: str) -> str:
    return str(ControlId(TABLE, table.id, NONE, text))


# ---- in words


def _lines(table: Table, words: Translator, *, usual: bool) -> list[str]:
    """The options that have their usual value, or the others, each with its value."""
    return [
        _option(words, _name(words, table.game, option), _value_now(words, table, option))
        for option in _offered(table)
        if (table.options.get(option.key, option.default) == option.default) == usual
    ]


def _named(words: Translator, game: str, option: Option, value: Value | None) -> str:
    """An option with one of its values."""
    return _option(words, _name(words, game, option), _name(words, game, option, value))


def _option(words: Translator, name: str, value: str) -> str:
    return words.say("lobby-option", name=name, value=value)


def _key(words: Translator, game: str, option: Option) -> str:
    own_key = f"table-option-{option.key}"
    return own_key if words.has(own_key) else f"{game}-option-{option.key}"


def _name(words: Translator, game: str, option: Option, value: Value | None = None) -> str:
    """The name of an option or of its value; the table's own options have common sentences."""
    key = _key(words, game, option)
    if value is None or words.has(f"{key}-{value}"):
        return words.say(key if value is None else f"{key}-{value}")
    return words.value(game, NUMBER, value)


def _value_now(words: Translator, table: Table, option: Option) -> str:
    value = table.options.get(option.key, option.default)
    if option.key == BOARD and is_shared(table.board):
        return escape(localized(own(table.board).title, words.lang))
    seated = _seated(words, table, option, value)
    return escape(seated) if seated else _name(words, table.game, option, value)


def _seated(words: Translator, table: Table, option: Option, value: Value) -> str:
    """Who sits there, for an option whose numbers are seats counted from 1; nothing for any other value."""
    if not _of_seats(words, table, option) or not isinstance(value, int) or not 1 <= value <= len(table.chairs):
        return ""
    return words.say(f"{table.game}-option-{option.key}-seat", name=table.chairs[value - 1].name)


def _of_seats(words: Translator, table: Table, option: Option) -> bool:
    """Whether an option names a seat: then `<game>-option-<key>-seat` says who."""
    return words.has(f"{table.game}-option-{option.key}-seat")


def _values(table: Table, option: Option, words: Translator) -> list[tuple[Value, str]]:
    """The values of an option in words; of seats only those that are taken."""
    domain: Any = option.domain
    values = _useful(domain) if isinstance(domain, Range) else domain.options
    if _of_seats(words, table, option):
        values = [value for value in values if value <= len(table.chairs)]
    found = [
        (value, _seated(words, table, option, value) or _name(words, table.game, option, value)) for value in values
    ]
    if option.key == BOARD:
        found += [(each.value, localized(each.title, words.lang)) for each in table.available_boards]
    return found


def _useful(domain: Range) -> Sequence[int]:
    """The amounts of a range that a menu holds: all of a short one, of a long one the lowest and then every twelfth."""
    every = range(domain.low, domain.high + 1, domain.step)
    return every if len(every) <= CHOICES else (*every[:11], *every[12::12])[:CHOICES]
