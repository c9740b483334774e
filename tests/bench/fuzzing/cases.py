"""A case of the fuzzing bench as a file, so that a failing one stays as a test."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).resolve().parents[2] / "fuzz_cases"
"""Every file here is replayed by `make test`."""


class Case(msgspec.Struct, omit_defaults=True):
    """One thing that is sent or read.

    `kind`: `press`, `form`, `command`, `autocomplete`, `event` go to the bot's process, the others are read in process.
    `person` and `place` name somebody and a channel of `served_tables.py`; ids in `data` stand there by such names too.
    `private`: made on a message that only its person sees. `why`: what went wrong, or why it is kept.
    """

    kind: str
    data: Any
    person: str = ""
    place: str = ""
    private: bool = False
    why: str = ""


def keep(case: Case, folder: Path = FOLDER) -> Path:
    """Write a case as a file of its own, named by its contents."""
    content = msgspec.json.format(msgspec.json.encode(case), indent=1) + b"\n"
    folder.mkdir(exist_ok=True)
    file = folder / f"{case.kind}-{hashlib.sha256(content).hexdigest()[:10]}.json"
    file.write_bytes(content)
    return file


def kept(folder: Path = FOLDER) -> list[Case]:
    """All cases of a folder."""
    return [msgspec.json.decode(file.read_bytes(), type=Case) for file in sorted(folder.glob("*.json"))]
