"""Where each key of a TOML text stands: parsers of TOML keep the values and forget the lines."""

import re

Path = tuple[str, ...]
"""A key with the tables around it: `("space", "1", "price")`."""

_WORD = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # strings of several lines, then those of one
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[A-Za-z0-9_-]+"
    r"|[^\S\n]+"
    r"|.|\n",
    re.DOTALL,
)
_PART = re.compile(r"[A-Za-z0-9_-]+|\"[^\n]*\"|'[^\n]*'")
_KEY, _HEAD, _VALUE = range(3)


class TomlPositions:
    """The lines of a text that is TOML already; what it does not know, it answers with the line of what is around."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._read(text)

    def line(self, path: Path) -> int:
        """The line, counted from 1, of a key or of the nearest table around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._lines:
                return self._lines[path[:length]]
        return 1

    def _read(self, text: str) -> None:
        """One look at every word: the headers of tables, the keys before `=`, and the ends of values."""
        table: Path = ()
        key: list[str] = []
        stage, depth, line = _KEY, 0, 1
        for word in _WORD.findall(text):
            if word == "\n" and not depth:
                table = tuple(key) if stage == _HEAD else table
                stage, key = _KEY, []
            elif stage == _VALUE:
                depth += (word in ("[", "{")) - (word in ("]", "}"))
            elif word == "=":
                self._note((*table, *key), line)
                stage = _VALUE
            elif word == "[" and not key:
                stage = _HEAD
            elif _PART.fullmatch(word):
                key.append(word.strip("\"'"))
                self._note(tuple(key) if stage == _HEAD else (*table, *key), line)
            line += word.count("\n")

    def _note(self, path: Path, line: int) -> None:
        """A key and the tables around it, where they are named first."""
        for length in range(1, len(path) + 1):
            self._lines.setdefault(path[:length], line)
