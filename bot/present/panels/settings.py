"""The settings of a person and of a server: private panels with one menu for each setting. They belong to no table.

A menu's press is `h|0|settings|theme.?`, or `h|0|server-settings|pace.?`; a text `-` opens the panel.
"""

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from bot.i18n.translator import Translator, languages
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.label_width import closed_label
from bot.present.panel_model import Button, Menu, Panel, SelectOption
from bot.present.panels import availability, blocks, privacy, server_hours
from bot.tables.model import COUNTED, DARK, HINTS, LIVE, PACES, PLACES, THEMES, THREAD, Person

PERSON, SERVER = "settings", "server-settings"
"""What the panels are called in OPEN presses, as the commands are."""
AUTO = "auto"
"""Instead of a value: none chosen."""
MOST_BOARDS = 3
"""Boards of a server that its settings name."""


class Setting(msgspec.Struct, frozen=True):
    """A setting: how it is stored, its values, and the sentences for them, `<prefix><value>`.

    `unset`: the sentence for no value, which may be chosen too; empty where the `usual` value stands for it.
    """

    key: str
    name: str
    prefix: str
    values: tuple[str, ...]
    usual: str = AUTO
    unset: str = ""

    @property
    def choices(self) -> tuple[str, ...]:
        """All that may be chosen."""
        return (AUTO, *self.values) if self.unset else self.values

    def sentence(self, value: str) -> str:
        """The key of the sentence for a value."""
        return self.unset if value == AUTO else self.prefix + value


SETTINGS = {
    PERSON: (
        Setting("lang", "settings-lang", "language-", tuple(languages()), unset="settings-as-discord"),
        Setting("theme", "settings-private-theme", "theme-", THEMES, unset="settings-as-server"),
        Setting("hints", "settings-hints", "command-settings-hints-", HINTS),
        Setting("results", "settings-results", "command-settings-results-", COUNTED),
    ),
    SERVER: (
        Setting("lang", "settings-lang", "language-", tuple(languages()), unset="settings-as-host"),
        Setting("pace", "settings-pace", "pace-", PACES, usual=LIVE),
        Setting("place", "settings-place", "command-play-place-", PLACES, usual=THREAD),
        Setting("theme", "settings-public-theme", "theme-", THEMES, usual=DARK),
    ),
}
"""By panel: what may be chosen there."""


def change(whose: str, text: str) -> dict[str, str]:
    """The setting and the value that a menu's press chooses; nothing for what was never offered."""
    key, _, value = text.partition(".")
    return {key: value} if any(each.key == key and value in each.choices for each in SETTINGS[whose]) else {}


def person(chosen: Person, words: Translator, said: Sequence[str], *, staff: bool) -> Panel:
    """A person's own settings; `staff`: with the way to those of the server."""
    own = {key: value for key, value in msgspec.structs.asdict(chosen).items() if value is not None}
    named = ("button-notices", availability.NOTICE_PANEL), ("button-away", availability.AWAY_PANEL)
    ways = [Button(words.say(key), availability.press(panel)) for key, panel in named]
    ways.append(Button(words.say("button-blocks"), blocks.opens()))
    ways.append(Button(words.say("button-privacy"), privacy.opens()))
    ways += [Button(words.say("settings-server"), opens(SERVER))] if staff else []
    return Panel(PERSON, (*said, _title(PERSON, words)), (*_menus(PERSON, own, words), tuple(ways)))


def server(chosen: Mapping[str, str], boards: Sequence[str], words: Translator, said: Sequence[str]) -> Panel:
    """The settings of a server; `boards`: the names of those that it keeps."""
    kept = availability.line(words, words.say("settings-boards"), _boards(boards, words))
    return Panel(SERVER, (*said, _title(SERVER, words), kept), (*_menus(SERVER, chosen, words), ways(words)))


def _boards(names: Sequence[str], words: Translator) -> str:
    """The first ones by name, and how many others there are."""
    if not names:
        return words.say("settings-boards-none")
    if len(names) <= MOST_BOARDS:
        return ", ".join(names)
    first = names[: MOST_BOARDS - 1]
    return words.say("settings-boards-more", names=", ".join(first), count=len(names) - len(first))


def ways(words: Translator) -> tuple[Button, ...]:
    """From the settings of a server back to one's own."""
    return (Button(words.say("settings-person"), opens(PERSON)), server_hours.way(words))


def opens(whose: str) -> str:
    """A press that opens one of the panels."""
    return str(ControlId(OPEN, 0, whose, NONE))


def _title(whose: str, words: Translator) -> str:
    return "### " + words.say("settings-person" if whose == PERSON else "settings-server")


def _menus(whose: str, chosen: Mapping[str, str], words: Translator) -> list[Menu]:
    return [_menu(whose, each, chosen.get(each.key, each.usual), words) for each in SETTINGS[whose]]


def _menu(whose: str, setting: Setting, now: str, words: Translator) -> Menu:
    """One setting; its value can be read on the closed menu."""
    name = words.say(setting.name)
    choices = tuple(
        SelectOption(
            closed_label(partial(availability.line, words), name, words.say(setting.sentence(value))),
            value,
            chosen=value == now,
        )
        for value in setting.choices
    )
    return Menu(str(ControlId(OPEN, 0, whose, f"{setting.key}.?")), name, choices)
