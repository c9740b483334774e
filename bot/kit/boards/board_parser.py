"""Reading a group's board from its file: every fault with line, field and reason, or the board.

The file is TOML (`bot/games/BOARDS.md`). It comes from anybody: it may be huge, deep, broken or hostile, and is only
ever answered by a list of faults.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec

from bot.kit.boards import allowed_characters
from bot.kit.boards.custom_board import (
    LARGEST,
    AmountSpec,
    BoardOverrides,
    BoardSchema,
    CardOverrides,
    CardSchema,
    Fields,
    GroupOverrides,
    Ladder,
    SpaceOverrides,
    Sums,
    Texts,
    amount,
    canonical,
    copies,
    is_shared,
    own,
)
from bot.kit.boards.toml_line_numbers import Path, TomlPositions
from bot.kit.contract import Space, Value

MOST_BYTES = 64_000
"""A file's length at most; a board in four languages with all its cards has half of it."""
MOST_LINES, LONGEST_LINE = 3_000, 1_000
MOST_FAULTS = 20
"""Faults that are told at once; whoever corrected these learns of the others."""
MOST_LANGUAGES = 6
NAME, FORM, TITLE, SENTENCE, MONEY, WORD = 24, 32, 32, 200, 6, 14
"""Characters at most: a name, a name with its article, a title, a card's text, the unit of money, one word of a name."""
TEXT_FIELDS = ("name", "of", "at", "the")
_LANGUAGE = re.compile(r"[a-z]{2}")
_STRANGE = re.compile(r"[^A-Za-z0-9_…-]")
"""What a key has no need of; a key may come from anybody, and is repeated."""
_AT = re.compile(r"\(at line (\d+), column (\d+)\)")
_TWICE = ("Cannot overwrite", "Cannot declare", "Duplicate inline table key")
T = TypeVar("T")


class Fault(msgspec.Struct, frozen=True):
    """What is wrong in a file: line from 1, field (`space.1.price`, empty for the file as a whole), reason, its facts."""

    line: int
    field: str
    code: str
    facts: dict[str, Value] = {}


class BadBoardError(Exception):
    """A file that is no board, with its faults by line."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(f"{len(faults)} faults, the first: {faults[0]}")
        self.faults = faults


def read(data: bytes, frames: Mapping[str, BoardSchema]) -> BoardOverrides:
    """The board of a file for one of the games in `frames`. Raises BadBoardError."""
    text = _text(data)
    plain = _toml(text)
    reader = _Reader(TomlPositions(text))
    found = reader.board(plain, frames)
    if not reader.faults and len(canonical(found).encode()) > LARGEST:
        reader.wrong((), "too-much", most=LARGEST)
    if reader.faults:
        raise BadBoardError(*sorted(reader.faults, key=lambda fault: fault.line)[:MOST_FAULTS])
    return found


def sound(text: str, frame: BoardSchema) -> bool:
    """Whether a text is the canonical one of a board that a file for this game could have held."""
    try:
        found = own(text) if is_shared(text) and len(text.encode()) <= LARGEST else None
    except ValueError:
        return False
    if found is None or found.game != frame.game:
        return False
    reader = _Reader(TomlPositions(""))
    again = reader.board(_plain(found), {frame.game: frame})
    return not reader.faults and again == found


def _plain(found: BoardOverrides) -> dict[str, Any]:
    """A board as the tables of its file."""
    return {
        "game": found.game,
        "title": _whole(found.title),
        "money": _whole(found.money),
        "space": {
            str(space): {field: _whole(getattr(each, field)) for field in TEXT_FIELDS} | _numbers(each.sums)
            for space, each in found.spaces.items()
        },
        "group": {word: {"name": _whole(each.name)} | _numbers(each.sums) for word, each in found.groups.items()},
        "card": {
            word: {"title": _whole(each.title), "text": _whole(each.text), "copies": each.copies} | each.sums
            for word, each in found.cards.items()
        },
    }


def _whole(texts: Texts) -> Texts | str:
    """A text for all languages stands alone in a file."""
    return texts.get("", texts)


def _numbers(sums: Sums) -> dict[str, Any]:
    """Amounts, those that belong together as a list."""
    return {field: list(found) if isinstance(found, tuple) else found for field, found in sums.items()}


def _text(data: bytes) -> str:
    """The text of a file that is small, in UTF-8, and shows all that stands in it."""
    if len(data) > MOST_BYTES:
        raise BadBoardError(Fault(1, "", "too-large", {"most": MOST_BYTES}))
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadBoardError(Fault(data.count(b"\n", 0, error.start) + 1, "", "not-text")) from error
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadBoardError(Fault(MOST_LINES, "", "many-lines", {"most": MOST_LINES}))
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BadBoardError(Fault(number, "", "long-line", {"most": LONGEST_LINE}))
        if (char := allowed_characters.hidden(line)) is not None:
            raise BadBoardError(Fault(number, "", "hidden", {"code": allowed_characters.code(char)}))
    return text


def _toml(text: str) -> dict[str, Any]:
    """The tables of a text. Whatever the parser fails with, it is the file's fault."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        line, column = (int(at[1]), int(at[2])) if at else (text.rstrip("\n").count("\n") + 1, 1)
        code = "twice" if str(error).startswith(_TWICE) else "broken"
        raise BadBoardError(Fault(line, "", code, {"column": column})) from error
    except (RecursionError, ValueError) as error:  # brackets without end, numbers of thousands of figures
        raise BadBoardError(Fault(1, "", "deep")) from error


class _Reader:
    """Walks through the tables of a file, collects what is wrong and leaves it out."""

    def __init__(self, places: TomlPositions) -> None:
        self.faults: list[Fault] = []
        self._places = places

    def wrong(self, path: Path, code: str, /, **facts: Value) -> None:
        """Note a fault."""
        field = ".".join(_STRANGE.sub("?", part if len(part) <= NAME else part[: NAME - 1] + "…") for part in path)
        self.faults.append(Fault(self._places.line(path), field, code, facts))

    # ---- the file

    def board(self, plain: dict[str, Any], frames: Mapping[str, BoardSchema]) -> BoardOverrides:
        """The whole board; an empty one where even the game is not known."""
        game = plain.get("game")
        if not isinstance(game, str) or game not in frames:
            self.wrong(("game",), "no-game" if game is None else "unknown-game", choices=", ".join(sorted(frames)))
            return BoardOverrides()
        self._known((), plain, ("game", "title", "money", "space", "group", "card"))
        if "title" not in plain:
            self.wrong(("title",), "no-title")
        frame = frames[game]
        found = BoardOverrides(
            game,
            self._texts(("title",), plain.get("title", {}), TITLE),
            self._texts(("money",), plain.get("money", {}), MONEY, also="#"),
            self._tables(("space",), plain.get("space", {}), partial(self._space, frame)),
            self._tables(("group",), plain.get("group", {}), partial(self._group, frame)),
            self._tables(("card",), plain.get("card", {}), partial(self._card, frame)),
        )
        self._piles(frame, found)
        return found

    def _known(self, path: Path, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
        """Nothing but what is known: a key written wrong would change nothing, and nobody would notice."""
        for key in table:
            if key not in known:
                self.wrong((*path, key), "unknown", choices=", ".join(known))

    def _tables(self, path: Path, found: object, make: Callable[[Path, Any], tuple[Any, T] | None]) -> dict[Any, T]:
        """Tables by key, those without fault."""
        if not isinstance(found, dict):
            self.wrong(path, "no-table")
            return {}
        made: dict[Any, T] = {}
        for key, table in found.items():
            if not isinstance(table, dict):
                self.wrong((*path, key), "no-table")
            elif (entry := make((*path, key), table)) is not None:
                made[entry[0]] = entry[1]
        return made

    # ---- spaces, groups, cards

    def _space(self, frame: BoardSchema, path: Path, table: dict[str, Any]) -> tuple[Space, SpaceOverrides] | None:
        key, last = path[-1], len(frame.spaces) - 1
        if not (key.isascii() and key.isdigit() and str(int(key[:4])) == key and int(key) <= last):
            self.wrong(path, "no-space", last=last)
            return None
        fields = frame.spaces[int(key)]
        self._known(path, table, (*TEXT_FIELDS, *fields))
        sums = self._sums(path, table, fields)
        self._below(path, frame, fields, sums)
        name, of, at, the = [
            self._texts((*path, each), table.get(each, {}), NAME if each == "name" else FORM, WORD)
            for each in TEXT_FIELDS
        ]
        return int(key), SpaceOverrides(name, of, at, the, sums)

    def _group(self, frame: BoardSchema, path: Path, table: dict[str, Any]) -> tuple[str, GroupOverrides] | None:
        fields = frame.groups.get(path[-1])
        if fields is None:
            self.wrong(path, "unknown", choices=", ".join(frame.groups))
            return None
        self._known(path, table, ("name", *fields))
        name = self._texts((*path, "name"), table.get("name", {}), NAME, WORD)
        return path[-1], GroupOverrides(name, self._sums(path, table, fields))

    def _card(self, frame: BoardSchema, path: Path, table: dict[str, Any]) -> tuple[str, CardOverrides] | None:
        known: CardSchema | None = frame.cards.get(path[-1])
        if known is None:
            self.wrong(path, "unknown", choices=", ".join(frame.cards))
            return None
        self._known(path, table, ("title", "text", "copies", *known.sums))
        title = self._texts((*path, "title"), table.get("title", {}), TITLE)
        text = self._texts((*path, "text"), table.get("text", {}), SENTENCE)
        count = self._number((*path, "copies"), table.get("copies"), AmountSpec(0, known.most))
        sums = {field: found for field, each in known.sums.items()
                if (found := self._number((*path, field), table.get(field), each)) is not None}  # fmt: skip
        return path[-1], CardOverrides(title, text, count, sums)

    def _piles(self, frame: BoardSchema, found: BoardOverrides) -> None:
        """A pile that is too small runs out, one that is too large hides its cards."""
        changed = {word for word, card in found.cards.items() if card.copies is not None}
        for pile in frame.piles:
            if changed & pile.usual.keys():
                count = sum(copies(found, pile.usual).values())
                if not pile.low <= count <= pile.high:
                    self.wrong(("card",), "pile", count=count, low=pile.low, high=pile.high)

    # ---- amounts

    def _sums(self, path: Path, table: dict[str, Any], fields: Fields) -> Sums:
        sums: Sums = {}
        for field, bounds in fields.items():
            found = self._amount((*path, field), table.get(field), bounds)
            if found is not None:
                sums[field] = found
        return sums

    def _amount(self, path: Path, found: object, bounds: AmountSpec | Ladder) -> int | tuple[int, ...] | None:
        return self._ladder(path, found, bounds) if isinstance(bounds, Ladder) else self._number(path, found, bounds)

    def _number(self, path: Path, found: object, bounds: AmountSpec | Ladder) -> int | None:
        """A whole number within its bounds; None where there is none."""
        if found is None:
            return None
        if not isinstance(found, int) or isinstance(found, bool):
            self.wrong(path, "no-number")
        elif not bounds.low <= found <= bounds.high:
            self.wrong(path, "bounds", low=bounds.low, high=bounds.high)
        elif found % bounds.step:
            self.wrong(path, "step", step=bounds.step)
        else:
            return found
        return None

    def _ladder(self, path: Path, found: object, bounds: Ladder) -> tuple[int, ...] | None:
        """As many numbers as usual, none below the one before."""
        if found is None:
            return None
        if not isinstance(found, list) or len(found) != len(bounds.usual):
            self.wrong(path, "no-list", count=len(bounds.usual))
            return None
        known = len(self.faults)
        numbers = [self._number(path, each, bounds) for each in found]
        steps = tuple(number for number in numbers if number is not None)
        if len(self.faults) > known:
            del self.faults[known + 1 :]
            return None
        if list(steps) != sorted(steps):
            self.wrong(path, "falling")
            return None
        return steps

    def _below(self, path: Path, frame: BoardSchema, fields: Fields, sums: Sums) -> None:
        """What may not be more than something else, as it is after the changes."""
        for lower, upper in frame.below:
            if lower in sums and upper in fields:
                first, most = sums[lower], fields[upper]
                low = first if isinstance(first, int) else first[0]
                high = amount(sums, upper, most.usual if isinstance(most.usual, int) else most.usual[0])
                if low > high:
                    self.wrong((*path, lower), "above", upper=upper, high=high)

    # ---- texts

    def _texts(self, path: Path, found: object, most: int, word: int = SENTENCE, *, also: str = "") -> Texts:
        """One text for all languages, or one for each."""
        if isinstance(found, str):
            said = self._said(path, found, most, word, also)
            return {"": said} if said else {}
        if not isinstance(found, dict):
            self.wrong(path, "no-text")
            return {}
        if len(found) > MOST_LANGUAGES:
            self.wrong(path, "languages", most=MOST_LANGUAGES)
            return {}
        texts: Texts = {}
        for lang, each in found.items():
            at = (*path, lang)
            if not _LANGUAGE.fullmatch(lang):
                self.wrong(at, "language")
            elif not isinstance(each, str):
                self.wrong(at, "no-text")
            elif text := self._said(at, each, most, word, also):
                texts[lang] = text
        return texts

    def _said(self, path: Path, text: str, most: int, word: int, also: str) -> str:
        """A text that fits and harms nobody, on one line; empty where it does not."""
        said = allowed_characters.tidy(text)
        strange = allowed_characters.unwritable(said, also)
        if not said:
            self.wrong(path, "empty")
        elif len(said) > most:
            self.wrong(path, "long", most=most, length=len(said))
        elif strange is not None:
            self.wrong(path, "letter", character=_shown(strange), code=allowed_characters.code(strange))
        elif allowed_characters.links(said):
            self.wrong(path, "link")
        elif not allowed_characters.begins(said) and said[0] not in also:
            self.wrong(path, "begins", character=said[0])
        elif max(map(len, re.split(r"[ -]", said))) > word:
            self.wrong(path, "word", most=word)
        elif said.count("#") > 1:
            self.wrong(path, "marks")
        else:
            return said
        return ""


def _shown(char: str) -> str:
    """A character that is refused, if it can be shown at all."""
    return char if char.isalnum() or (char.isascii() and char.isprintable()) else "none"
