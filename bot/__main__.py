"""The command line: `python -m bot COMMAND`. Each command imports what it needs, so that wrong words cost nothing."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bot.cli.parser import WRONG, parser
from bot.games import FAULTS, GAMES

if TYPE_CHECKING:
    from bot.settings import Settings

INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit status."""
    from bot.cli.inspect_table import UnusableError

    if (sys.argv[1:] if words is None else [*words])[:1] not in (["run"], ["playground"]):  # there the bot logs it
        sys.stderr.writelines(f"{fault}\n" for fault in FAULTS)
    args = parser().parse_args(words)
    try:
        status = COMMANDS[args.command](args)
    except UnusableError as wrong:
        sys.stderr.write(f"{wrong}\n")
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our lines has gone (`| head`); Python must not complain about it while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status or 0


def run(_args: argparse.Namespace) -> int:
    """Serve Discord until stopped."""
    from bot import app
    from bot.settings import SettingsError, read

    try:
        settings = read()
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return app.EXIT_CONFIG
    return app.main(settings, _leave)


def _leave() -> None:
    """End the process at once: Python would wait for pictures that nobody will see."""
    import logging

    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def playground(args: argparse.Namespace) -> int:
    """Serve the local Discord, with the bot in it, until stopped."""
    from bot.playground.command import playground as serve

    folder = Path(_settings({"QUARTIER_DATABASE_URL": ""}, args.data).database).parent
    return serve(args.port, browser=not args.no_browser, data=folder, lan=args.lan)


def simulate(args: argparse.Namespace) -> None:
    """Robots' games, summed up."""
    import msgspec

    from bot.cli.simulate import simulate as play

    _check_seats(args)
    summary = play(args.game, args.seats, args.games, args.seed, args.robots)
    sys.stdout.write(msgspec.json.encode(summary).decode() + "\n" if args.json else str(summary))


def playthrough(args: argparse.Namespace) -> None:
    """A game as text."""
    from bot.cli.playthrough import text

    _check_seats(args)
    for line in text(args.game, args.seats, args.seed, args.robots):
        sys.stdout.write(line + "\n")


def paint(args: argparse.Namespace) -> None:
    """A game's picture into a file and its alternative text to the screen; or the page of specimens, or the emblem."""
    from rendering import colour_vision, emblem, specimen

    if args.emblem is not None:
        for name, made in emblem.files().items():
            _write(args.emblem / name, made)
        return
    kind = args.colour_blind
    if kind is not None and kind not in colour_vision.KINDS:
        _wrong(f"{kind!r:.40} is no kind of colour blindness: {', '.join(colour_vision.KINDS)}.")
    made, alt = (specimen.png(), "") if args.specimen is not None else _painted(args)
    _write(args.specimen or args.out, made if kind is None else colour_vision.png_as_seen(made, kind))
    sys.stdout.write(alt)


def _painted(args: argparse.Namespace) -> tuple[bytes, str]:
    """A game's picture and its alternative text."""
    import rendering
    from bot.cli.playthrough import PEOPLE, after

    if args.game is None:
        _wrong("Which game is painted? `python -m bot paint GAME --out FILE`.")
    _check_seats(args)
    view = after(args.game, args.seats, args.seed, args.turns, args.robots)
    made = rendering.paint(args.game, view, args.theme, args.lang, PEOPLE[: args.seats])
    return made.data, made.alt + "\n"


def _write(path: Path, picture: bytes) -> None:
    """A picture into a file."""
    try:
        path.write_bytes(picture)
    except OSError as error:
        _wrong(f"The picture {path} cannot be written: {error.strerror}.")


def film(args: argparse.Namespace) -> int:
    """The film of a game into a file; its path and alternative text to the screen; 1 where it has none."""
    from bot.ops.film_drawing import FilmRequest, drawn

    made = drawn(FilmRequest(_database(args), args.table, args.theme))
    if made is None:
        sys.stderr.write(
            f"Table {args.table} has no film: its game is not over, was too short, or is an older version's.\n"
        )
        return 1
    path = args.out.with_suffix(f".{made.suffix}")
    _write(path, made.data)
    sys.stdout.write(f"{path}\n{made.alt}\n")
    return 0


def verify(args: argparse.Namespace) -> int:
    """0 when every draw is as sealed."""
    from bot.cli.inspect_table import verified

    proved, sentence = verified(args.file)
    sys.stdout.write(sentence + "\n")
    return 0 if proved else 1


def inspect(args: argparse.Namespace) -> None:
    """A table for people or, as its record, for `verify`."""
    from bot.cli import inspect_table

    sys.stdout.write(inspect_table.report(_database(args), args.table, _chosen(args).key, as_json=args.json))


def backup(args: argparse.Namespace) -> None:
    """A copy of the database."""
    from bot.cli.inspect_table import backup as copy

    sys.stdout.write(f"{args.file}: {copy(_database(args), args.file):,} bytes, without the key for games under way.\n")


def migrate(args: argparse.Namespace) -> int:
    """The database brought up to date; the statuses of `run` when it cannot be."""
    from bot.cli.databases import migrated

    return _told(partial(migrated, _database(args)))


def forget_key(args: argparse.Namespace) -> int:
    """Games whose key was lost, closed."""
    from bot.cli.databases import forget_key as forget

    chosen = _chosen(args)
    return _told(partial(forget, chosen.database, chosen.key))


def move_database(args: argparse.Namespace) -> int:
    """A SQLite file copied to a server, and proved."""
    from bot.cli.databases import moved

    return _told(partial(moved, args.source, args.target))


def _told(job: Callable[[], str]) -> int:
    """Print what a job for a whole database returns, or why it cannot be done."""
    from bot.tables.storage.database import MisconfiguredError, StoreError

    try:
        sys.stdout.write(job() + "\n")
    except StoreError as error:
        sys.stderr.write(f"{error}\n")
        if not isinstance(error, MisconfiguredError):
            return WRONG
        from bot.app import EXIT_CONFIG

        return EXIT_CONFIG
    return 0


def board(args: argparse.Namespace) -> int:
    """0 when the file holds a board."""
    from bot.i18n.translator import translator_for
    from bot.present.panels import board_report

    try:
        with args.file.open("rb") as file:
            data = file.read(board_report.MOST_BYTES + 1)
    except OSError as error:
        _wrong(f"The file {args.file} cannot be read: {error.strerror}.")
    good, lines = board_report.report(data, translator_for(args.lang))
    for line in lines:
        sys.stdout.write(f"{args.file}: {line}\n")
    return 0 if good else 1


def words(args: argparse.Namespace) -> int:
    """What a language lacks, 0 where nothing; a sentence with awkward values; or its files for a platform."""
    from bot.cli import words as translating

    if args.action in ("export", "import"):
        return _words_files(args)
    if args.action == "check":
        whole, told = translating.report(args.lang, every=args.all)
        sys.stdout.write(told)
        return 0 if whole else 1
    said = translating.preview(args.key, args.lang)
    if said is None:
        _wrong(f"There is no sentence {args.key}.")
    sys.stdout.write(said)
    return 0


def _words_files(args: argparse.Namespace) -> int:
    """Write a language's files for a platform, or take them from one: 0 where it lacks nothing afterwards."""
    from bot.cli import words as translating
    from bot.i18n.translation_files import ImportRefusedError

    try:
        if args.action == "export":
            sys.stdout.write(translating.exported(args.lang, args.folder))
            return 0
        whole, told = translating.imported(args.lang, args.folder)
    except (ImportRefusedError, OSError) as error:
        _wrong(f"{error}" if isinstance(error, ImportRefusedError) else f"{error.filename}: {error.strerror}.")
    sys.stdout.write(told)
    return 0 if whole else 1


def check_game(args: argparse.Namespace) -> int:
    """0 when the game lacks nothing that it needs."""
    from bot.cli import check_game
    from bot.ops import check_screens

    wrong = False
    for finding in dict.fromkeys([*check_game.check(args.game, args.seed), *check_screens.check(args.game)]):
        sys.stdout.write(f"{'wrong' if finding.wrong else 'remark'}: {finding.sentence}\n")
        wrong |= finding.wrong
    if not wrong:
        sys.stdout.write(f"The game {args.game} keeps its contract.\n")
    return 1 if wrong else 0


COMMANDS: dict[str, Callable[[argparse.Namespace], int | None]] = {
    "run": run,
    "playground": playground,
    "simulate": simulate,
    "playthrough": playthrough,
    "paint": paint,
    "film": film,
    "verify": verify,
    "inspect": inspect,
    "backup": backup,
    "migrate": migrate,
    "forget-key": forget_key,
    "move-database": move_database,
    "board": board,
    "words": words,
    "check-game": check_game,
}


def _check_seats(args: argparse.Namespace) -> None:
    seats = GAMES[args.game].seats
    if args.seats not in seats:
        _wrong(f"{args.game.capitalize()} is played by {seats[0]} to {seats[-1]}, not by {args.seats}.")


def _wrong(sentence: str) -> NoReturn:
    from bot.cli.inspect_table import UnusableError

    raise UnusableError(sentence)


def _settings(more: Mapping[str, str] | None = None, data: Path | None = None) -> "Settings":
    from bot.settings import SettingsError, read

    try:
        return read({**os.environ, **(more or {}), **({"QUARTIER_DATA": str(data)} if data else {})})
    except SettingsError as error:
        _wrong(str(error))


def _database(args: argparse.Namespace) -> str:
    """The database of a data folder that was named, else the one of the settings."""
    return _chosen(args).database


def _chosen(args: argparse.Namespace) -> "Settings":
    """The settings, for a data folder that was named and whichever shards they are asked for."""
    from bot.settings import SHARDS

    withheld = (*SHARDS, "QUARTIER_DATABASE_URL") if args.data else SHARDS
    return _settings(dict.fromkeys(withheld, ""), args.data)


if __name__ == "__main__":
    sys.exit(main())
