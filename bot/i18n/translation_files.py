"""A language's Fluent files as translation platforms take and give them: a folder for each language, files as in English.

Texts of the rules, `language.toml` and `glossary.toml` are no Fluent and stay here.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n.catalog import EXTRA, LOCALES, folders
from bot.runtime.default_language import DEFAULT

_NOT_COMPARED = ["span", "comment"]
"""What may differ between a platform's message and ours that say the same."""


class ImportRefusedError(Exception):
    """Why files cannot be imported, a sentence for each fault, with file and line."""


class Changes(msgspec.Struct, frozen=True):
    """The keys of what an import did: changed, added, and left out because English has no such message."""

    changed: tuple[str, ...]
    added: tuple[str, ...]
    unknown: tuple[str, ...]


def home(lang: str) -> Path:
    """The folder of a language; of one that has none yet, where it will be."""
    return folders().get(lang) or Path(os.environ.get(EXTRA) or LOCALES) / lang


def write_for_platform(lang: str, folder: Path) -> int:
    """Write `folder/en` with its comments, and `folder/<lang>` in the same order; returns how many messages it lacks."""
    said = {entry.id.name: entry for path in _files(home(lang)) for entry in _messages(_parsed(path))}
    lacking = 0
    for path in _files(folders()[DEFAULT]):
        _write(folder / DEFAULT / path.name, path.read_text(encoding="utf8"))
        wanted = [entry.id.name for entry in _messages(_parsed(path))]
        own = [said[key] for key in wanted if key in said]
        lacking += len(wanted) - len(own)
        if lang != DEFAULT:
            _write(folder / lang / path.name, "".join(map(_serialized, own)))
    return lacking


def read_from_platform(lang: str, folder: Path) -> Changes:
    """Take a language's messages from `folder/<lang>`; what is not there stays as it is, as do order and section heads.

    Raises ImportRefusedError, with nothing written, when a file cannot be used.
    """
    given = _given(folder / lang)
    target = home(lang)
    own = {path.name: path.read_text(encoding="utf8") for path in _files(target)}
    known = {entry.id.name: (name, entry) for name, text in own.items() for entry in _messages(_parse(text))}
    changed = {key: said for key, said in given.items() if key in known and _differs(said, known[key][1])}
    texts = {name: _replaced(text, changed) for name, text in own.items()}
    added: list[str] = []
    reference: set[str] = set()
    for path in _files(folders()[DEFAULT]):
        keys = [entry.id.name for entry in _messages(_parsed(path))]
        reference |= {*keys}
        new = [key for key in keys if key in given and key not in known]
        if new:
            texts[path.name] = _inserted(texts.get(path.name, ""), keys, {key: given[key] for key in new})
            added += new
    for name, text in texts.items():
        if text != own.get(name):
            _write(target / name, text)
    folders.cache_clear()
    return Changes(tuple(changed), tuple(added), tuple(key for key in given if key not in reference | known.keys()))


def _given(folder: Path) -> Mapping[str, Any]:
    """The messages of a platform's folder by key. Raises ImportRefusedError."""
    if not (files := _files(folder)):
        raise ImportRefusedError(f"There are no .ftl files in {folder}.")
    found: dict[str, Any] = {}
    faults: list[str] = []
    for path in files:
        try:
            text = path.read_text(encoding="utf-8-sig")
        except ValueError:
            faults.append(f"{path} is no text in UTF-8.")
            continue
        for entry in _parse(text).body:
            if (fault := _fault(entry, found)) is not None:
                faults.append(f"{path}, line {_line(entry, text)}: {fault}")
            elif isinstance(entry, ast.Message) and entry.id is not None:
                found[entry.id.name] = entry
    if faults:
        raise ImportRefusedError("\n".join(faults))
    return found


def _fault(entry: Any, found: Mapping[str, Any]) -> str | None:
    """What is wrong with an entry of a file; None where nothing."""
    if isinstance(entry, ast.Junk):
        why = entry.annotations[0].message if entry.annotations else ""
        return f"“{(entry.content or '').strip().splitlines()[0]:.60}” is no Fluent. {why}".rstrip()
    if not isinstance(entry, ast.Message):
        return None
    if entry.value is None:
        return f"{entry.id.name} says nothing itself."
    return f"{entry.id.name} is there before." if entry.id.name in found else None


def _line(entry: Any, text: str) -> int:
    """The line where an entry begins."""
    return text.count("\n", 0, entry.span.start) + 1


def _differs(said: Any, own: Any) -> bool:
    return not said.equals(own, ignored_fields=_NOT_COMPARED)


def _replaced(text: str, changed: Mapping[str, Any]) -> str:
    """A file's text with other sources for some of its messages."""
    for entry in reversed([*_messages(_parse(text))]):
        if entry.id.name in changed:
            start = entry.span.start if entry.comment is None else entry.comment.span.end + 1
            text = text[:start] + _serialized(changed[entry.id.name]).rstrip("\n") + text[entry.span.end :]
    return text


def _inserted(text: str, keys: list[str], new: Mapping[str, Any]) -> str:
    """A file's text with more messages, each behind the one that `keys` have before it."""
    ends = {entry.id.name: entry.span.end for entry in _messages(_parse(text))}
    places: dict[int, str] = {}
    place = _end_of_head(text)
    for key in keys:
        place = ends.get(key, place)
        if key in new:
            places[place] = places.get(place, "") + "\n" + _serialized(new[key]).rstrip("\n")
    for place, sources in sorted(places.items(), reverse=True):
        text = f"{text[:place]}{sources}{text[place:]}"
    return f"{text.strip()}\n"


def _end_of_head(text: str) -> int:
    """Where the comment on the whole file ends."""
    head: Any = next(iter(_parse(text).body), None)
    span: Any = head.span if isinstance(head, ast.ResourceComment) else None
    return 0 if span is None else int(span.end)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


def _parsed(path: Path) -> Any:
    return _parse(path.read_text(encoding="utf8"))


def _parse(text: str) -> Any:
    return FluentParser().parse(text)


def _messages(resource: Any) -> Iterator[Any]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def _serialized(message: Any) -> str:
    """The source of a message without its comment, which stands in English alone."""
    bare = message.clone()
    bare.comment = None
    return FluentSerializer().serialize_entry(bare)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf8", newline="\n")
