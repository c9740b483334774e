"""What is kept about a person, on one private panel: with its export, and its deletion after one question.

It belongs to no table. Its presses are `h|0|privacy|<what>`: `-` shows it, `export`, `ask` and `delete` do what they say.
"""

from collections.abc import Iterator, Sequence

from bot.i18n.translator import Translator, escape
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_model import BAD, Button, Panel
from bot.tables.model import Table
from bot.tables.privacy.person_data import PersonData
from bot.tables.privacy.seen import YEAR

PRIVACY = "privacy"
EXPORT, ASK, DELETE = "export", "ask", "delete"
SHOWN = 3
"""Games that a line names; of more the number."""


def panel(found: PersonData, words: Translator, said: str = "") -> Panel:
    """What is kept, with both buttons; only a sentence where nothing is."""
    title = "### " + words.say("privacy-title")
    if found.empty:
        return Panel(PRIVACY, (said, title, words.say("privacy-none")))
    export = Button(words.say("privacy-export"), _press(EXPORT))
    delete = Button(words.say("privacy-delete"), _press(ASK))
    return Panel(PRIVACY, (said, title, *_lines(found, words), words.say("privacy-note")), ((export, delete),))


def question(found: PersonData, words: Translator) -> Panel:
    """Whether all of it is to be deleted, and what that does to games."""
    games = {"running": found.running, "lobbies": found.lobbies, "finished": found.finished}
    lines = [words.say(f"privacy-sure-{name}", count=len(tables)) for name, tables in games.items() if tables]
    rest = (words.say("privacy-sure-rest"), words.say("privacy-sure-final"))
    delete = Button(words.say("privacy-delete-sure"), _press(DELETE), BAD)
    back = Button(words.say("privacy-back"), _press(NONE))
    return Panel(PRIVACY, ("### " + words.say("privacy-sure"), *lines, *rest), ((delete, back),))


def text(found: PersonData, words: Translator, day: str) -> str:
    """The same as a file to read, with a line for each table."""
    tables = [
        words.say(
            "privacy-file-table",
            game=words.say(f"{table.game}-name"),
            table=str(table.id),
            name=_name(table, found.person) or words.say("none"),
            state=words.say(f"state-{table.phase}"),
        )
        for table in found.tables
    ]
    listed = [words.say("privacy-file-tables"), *(f"- {each}" for each in tables), ""] if tables else []
    lines = [words.say("privacy-file-title", day=day), "", *_lines(found, words, escaped=False), "", *listed]
    return "\n".join([*lines, words.say("privacy-file-note"), ""])


def opens() -> str:
    """A press that opens the panel."""
    return _press(NONE)


def _press(what: str) -> str:
    return str(ControlId(OPEN, 0, PRIVACY, what))


def _name(table: Table, person: int) -> str:
    seat = table.seat_of(person)
    return "" if seat is None else table.chairs[seat].name


def _lines(found: PersonData, words: Translator, *, escaped: bool = True) -> Iterator[str]:
    """A line for each kind of entry that there is."""
    for name, tables in (("running", found.running), ("lobbies", found.lobbies)):
        if tables:
            yield words.say(f"privacy-{name}", count=len(tables), games=_games(tables, words, escaped=escaped))
    counts = {
        "finished": len(found.finished),
        "results": found.count("results"),
        "notices": found.count("notices"),
        "openings": found.count("openings"),
        "orders": found.count("orders"),
        "leaves": 0 if found.settings is None else len(found.settings.leaves),
        "drafts": found.count("drafts"),
        "other": found.others,
    }
    if found.settings is not None:
        yield words.say("privacy-settings", count=found.chosen)
    for name, count in counts.items():
        if count:
            yield words.say(f"privacy-{name}", count=count)
    if found.settings is not None and found.settings.last_seen:
        year, month = divmod(found.settings.last_seen, YEAR)
        yield words.say("privacy-seen", month=words.say(f"month-{month + 1}"), year=str(year))


def _games(tables: Sequence[Table], words: Translator, *, escaped: bool) -> str:
    """The newest tables by name."""
    newest = [*reversed(tables)][:SHOWN]
    names = [words.say("privacy-table", game=words.say(f"{each.game}-name"), table=str(each.id)) for each in newest]
    shown = [escape(name) if escaped else name for name in names]
    if len(tables) <= SHOWN:
        return words.list(shown)
    return words.say("privacy-more", games=", ".join(shown), count=len(tables) - SHOWN)
