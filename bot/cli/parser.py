"""The command line: its commands and their arguments."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from babel import Locale, UnknownLocaleError

from bot.games import GAMES
from bot.i18n.catalog import languages
from bot.kit.robots.baseline import KINDS

WRONG = 2
"""Exit status for arguments that cannot be understood or carried out; 1 is a failed check."""
LARGEST_SEED = 2**64 - 1
LANGUAGES = languages()
ROBOTS = f"{' or '.join(KINDS)} (default %(default)s)"


class Parser(argparse.ArgumentParser):
    """Answers wrong arguments with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Exit with one sentence: what is wrong, and where it is explained."""
        self.exit(WRONG, f"{message[:1].upper()}{message[1:]} (see `{self.prog} --help`).\n")


def parser() -> Parser:
    """All commands and their arguments."""
    made = Parser(prog="python -m bot", description="Quartier: property-trading board games on Discord.")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, about: str) -> Parser:
        made: Parser = commands.add_parser(name, help=about, description=f"{about[:1].upper()}{about[1:]}.")
        return made

    add("run", "serve Discord; DISCORD_TOKEN, or a file named by DISCORD_TOKEN_FILE, holds the bot's token")
    _playground(add("playground", "open a local Discord with the bot in it, in the browser"))
    _game(command := add("simulate", "let robots play whole games as fast as they can, by the rules of the slow pace"))
    command.add_argument("--games", type=whole(1, 1_000_000), default=1, metavar="K", help="how many (default 1)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    _game(add("playthrough", "print one game of robots as text, action by action"))
    _paint(add("paint", "paint a game of robots after some turns, the page of specimens or the emblem"))
    _film(add("film", "draw the film of a stored game that is over; safe while the bot runs"))
    command = add("verify", "check a finished game's dice against its sealed seed; exit status 1 when they differ")
    command.add_argument("file", type=Path, metavar="FILE", help="the record of a table, from `inspect TABLE --json`")
    command = add("inspect", "show what a stored table is waiting for and why; safe while the bot runs")
    command.add_argument("table", type=whole(1, 2**53), metavar="TABLE", help="the table's number")
    command.add_argument("--json", action="store_true", help="print its record, as `verify` reads it")
    _data(command)
    command = add("backup", "copy the database into a new file; safe while the bot runs")
    command.add_argument("file", type=Path, metavar="FILE", help="the copy; a file that is there is not overwritten")
    _data(command)
    command = add("migrate", "bring the database up to date; a server needs it before a new version is run")
    _data(command)
    _data(add("forget-key", "give up games under way whose key is lost, so that the bot starts with another"))
    command = add("move-database", "copy a SQLite file to an empty PostgreSQL database, and prove the copy")
    command.add_argument("source", metavar="SQLITE", help="the file; the bot is stopped first")
    command.add_argument("target", metavar="POSTGRES", help="such as postgresql://user:password@host/quartier")
    _board(add("board", "look whether a file holds a board that a server can load; exit status 1 when it does not"))
    _words(add("words", "help translators: what a language lacks, what a sentence looks like, files for platforms"))
    command = add("check-game", "hold a game against its contract, laws and sentences; exit status 1 when it fails")
    command.add_argument("game", choices=sorted(GAMES), metavar="KEY", help=", ".join(sorted(GAMES)))
    command.add_argument("--seed", type=whole(0, LARGEST_SEED), default=1, metavar="S", help="of the random games")
    return made


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads an integer from `low` to `high`."""

    def read(text: str) -> int:
        number = int(text) if len(text) <= 20 and text.isascii() and text.isdigit() else low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {low} to {high}")
        return number

    return read


def _game(command: Parser, times: str | None = None) -> None:
    command.add_argument("game", nargs=times, choices=sorted(GAMES), metavar="GAME", help=", ".join(sorted(GAMES)))
    command.add_argument("--seats", type=whole(1, 99), default=4, metavar="N", help="players (default 4)")
    command.add_argument("--seed", type=whole(0, LARGEST_SEED), default=1, metavar="S", help="same seed, same game")
    command.add_argument("--robots", choices=sorted(KINDS), default="random", metavar="KIND", help=ROBOTS)


def _board(command: Parser) -> None:
    command.add_argument("action", choices=("check",), metavar="check", help="tell every fault with line and field")
    command.add_argument("file", type=Path, metavar="FILE", help="the board, TOML as bot/games/BOARDS.md describes it")
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], metavar="L", help=" or ".join(LANGUAGES))


def _words(command: Parser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="tell what a language lacks or says wrongly; exit status 1 when anything")
    check.add_argument("lang", choices=LANGUAGES, metavar="LANG", help=" or ".join(LANGUAGES))
    check.add_argument("--all", action="store_true", help="tell all faults, not the first of each kind")
    preview = actions.add_parser("preview", help="print a sentence with five sets of awkward values")
    preview.add_argument("key", metavar="KEY", help="of the sentence, such as event-bid-made")
    preview.add_argument("lang", choices=LANGUAGES, metavar="LANG", help=" or ".join(LANGUAGES))
    for action, flag, told in (
        ("export", "--to", "write English and a language as Fluent files for a translation platform"),
        ("import", "--from", "take a language's Fluent files from a platform, then check it as `check` does"),
    ):
        files = actions.add_parser(action, help=told)
        files.add_argument("lang", type=_locale, metavar="LANG", help="as Discord calls it, such as de or pt-BR")
        files.add_argument(
            flag, dest="folder", type=Path, required=True, metavar="FOLDER", help="holds one per language"
        )


def _locale(text: str) -> str:
    """The name of a language, which may have no folder yet."""
    try:
        Locale.parse(text, sep="-")
    except (ValueError, UnknownLocaleError) as error:
        raise argparse.ArgumentTypeError(f"{text!r:.40} is no name of a language") from error
    if not text[:2].islower():
        raise argparse.ArgumentTypeError(f"{text!r:.40} does not begin in small letters, as in de or pt-BR")
    return text


def _paint(command: Parser) -> None:
    _game(command, "?")
    command.set_defaults(robots="normal")
    command.add_argument(
        "--turns", type=whole(0, 100_000), default=20, metavar="N", help="paint after this many turns (default 20)"
    )
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], metavar="L", help=" or ".join(LANGUAGES))
    command.add_argument(
        "--theme", choices=("dark", "light"), default="dark", metavar="THEME", help="dark (default) or light"
    )
    command.add_argument("--colour-blind", metavar="KIND", help="as seen with protanopia, deuteranopia or tritanopia")
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, metavar="FILE", help="the game's picture, a PNG file")
    what.add_argument("--specimen", type=Path, metavar="FILE", help="all signs, colours, sizes and states on one page")
    what.add_argument("--emblem", type=Path, metavar="DIR", help="the bot's avatar and banner, to be uploaded")


def _film(command: Parser) -> None:
    command.add_argument("table", type=whole(1, 2**53), metavar="TABLE", help="the table's number")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="its ending becomes mp4 or webp")
    command.add_argument(
        "--theme", choices=("dark", "light"), default="dark", metavar="THEME", help="dark (default) or light"
    )
    _data(command)


def _playground(command: Parser) -> None:
    command.add_argument(
        "--port", type=whole(0, 65_535), metavar="N", help="default: 8017, or any free one if that is taken"
    )
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    command.add_argument("--lan", action="store_true", help="open it to the local network, where anybody can play")
    _data(command)


def _data(command: Parser) -> None:
    command.add_argument(
        "--data", type=Path, metavar="DIR", help="the folder of the database (default: $QUARTIER_DATA, else .quartier)"
    )
