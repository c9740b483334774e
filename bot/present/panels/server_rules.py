"""What a server allows, as private panels behind its settings: opening tables, what is played, who keeps order.

Presses: `h|0|server-settings|rules.?` opens one of the panels, `openers.?` and `keepers.?` choose a role, `channels.?`
channels, `most.?` a number, `games.?` and `paces.?` what is played, `calls.?` whether people are called.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import OPEN, ControlId
from bot.present.label_width import closed
from bot.present.panel_model import CHANNELS, ROLES, Button, Menu, Panel, SelectOption
from bot.present.panels import settings
from bot.tables.model import OFF, ON, PACES
from bot.tables.server_rules import NAMED, ServerRules

RULES = "rules"
"""The key of the menu that leads to the panels."""
OPENING, PLAYED, ORDER = PANELS = ("opening", "played", "order")
FIELDS = {
    OPENING: ("openers", "channels", "most"),
    PLAYED: ("games", "paces"),
    ORDER: ("keepers", "calls"),
}
"""By panel: the rules that are chosen there."""
PANEL_OF = {field: panel for panel, fields in FIELDS.items() for field in fields}
NUMBERS = (1, 2, 3, 5, 10, 15, 20, 25)
"""Open tables at once that may be chosen."""
MOST_CHANNELS = 25


def menu(words: Translator) -> Menu:
    """Leads to the panels."""
    choices = tuple(
        SelectOption(words.say(f"rules-{panel}"), panel, words.say(f"rules-{panel}-hint")) for panel in PANELS
    )
    return Menu(_press(RULES), words.say("rules-menu"), choices)


def added(panel: Panel, words: Translator) -> Panel:
    """The panel of a server's settings, whose last row is buttons, with the menu above them."""
    return replace(panel, rows=(*panel.rows[:-1], menu(words), panel.rows[-1]))


def panel(name: str, rules: ServerRules, words: Translator, said: Sequence[str] = ()) -> Panel:
    """One of the panels."""
    rows = {OPENING: _opening, PLAYED: _played, ORDER: _order}[name](rules, words)
    now = [line for field in FIELDS[name] if (line := _now(field, rules, words))]
    lines = (*said, "### " + words.say(f"rules-{name}"), words.say(f"rules-{name}-line"), *now)
    back = Button(words.say("settings-server"), settings.opens(settings.SERVER))
    return Panel(f"{settings.SERVER}-{name}", lines, (*rows, (back,)))


def _now(field: str, rules: ServerRules, words: Translator) -> str:
    """What a menu of roles or channels says only by their names; empty where nothing is chosen, or for another menu."""
    named = {
        "openers": [f"<@&{rules.openers}>"] if rules.openers else [],
        "keepers": [f"<@&{rules.keepers}>"] if rules.keepers else [],
        "channels": [f"<#{each}>" for each in rules.channels[:NAMED]],
    }.get(field, [])
    more = "…" if field == "channels" and len(rules.channels) > NAMED else ""
    return words.say(f"rules-{field}-now", named=", ".join(named) + more) if named else ""


def _opening(rules: ServerRules, words: Translator) -> tuple[Menu, ...]:
    numbers = [
        SelectOption(closed(words.say("rules-most", count=each)), str(each), chosen=each == rules.most)
        for each in NUMBERS
    ]
    usual = SelectOption(closed(words.say("rules-most-host")), "0", chosen=not rules.most)
    return (
        _roles("openers", rules.openers, words),
        Menu(
            _press("channels"),
            words.say("rules-channels"),
            low=0,
            high=MOST_CHANNELS,
            kind=CHANNELS,
            marked=rules.channels,
        ),
        Menu(_press("most"), words.say("rules-most-menu"), (usual, *numbers)),
    )


def _played(rules: ServerRules, words: Translator) -> tuple[Menu, ...]:
    games = [SelectOption(words.say(f"{key}-name"), key, chosen=key in (rules.games or GAMES)) for key in GAMES]
    paces = [SelectOption(words.say(f"rules-pace-{key}"), key, chosen=key in (rules.paces or PACES)) for key in PACES]
    return _marks("games", games, words), _marks("paces", paces, words)


def _order(rules: ServerRules, words: Translator) -> tuple[Menu, ...]:
    calls = tuple(
        SelectOption(words.say(f"rules-calls-{each}"), each, chosen=rules.calls == each) for each in (ON, OFF)
    )
    return _roles("keepers", rules.keepers, words), Menu(_press("calls"), words.say("rules-calls"), calls)


def _roles(field: str, role: int, words: Translator) -> Menu:
    """A menu of the server's roles, of which one may be chosen."""
    return Menu(_press(field), closed(words.say(f"rules-{field}")), low=0, kind=ROLES, marked=(role,) if role else ())


def _marks(field: str, choices: list[SelectOption], words: Translator) -> Menu:
    """A menu in which all that is allowed is marked, at least one."""
    return Menu(_press(field), words.say(f"rules-{field}"), tuple(choices), high=len(choices))


def _press(field: str) -> str:
    return str(ControlId(OPEN, 0, settings.SERVER, f"{field}.?"))
