"""Settings from the environment, typed; one sentence for each mistake. The token is never shown."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bot.tables.opening_limits import OpeningLimits
from bot.tables.shards import ONLY, ShardRange
from bot.tables.storage import address, encryption
from bot.tables.storage.address import ServerLimits
from bot.tables.storage.encryption import Key

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LINES = ("text", "json")
FOLDER = ".quartier"
"""Where the database lies when nobody says otherwise: in the folder the bot is started from."""
DATABASE = "quartier.db"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{1,100}(\.[A-Za-z0-9_-]{1,120}){0,2}", re.ASCII)
_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
_ORDINAL = re.compile(r"(?:\S*-)?(\d{1,5})", re.ASCII)
MOST_SHARDS = 10_000
SHARDS = "QUARTIER_SHARD_COUNT", "QUARTIER_SHARDS", "QUARTIER_ORDINAL", "QUARTIER_PROCESSES"
"""The settings that say which shards a process serves."""
_API_PATH = re.compile(r"/api/v\d+$")
_ADDRESS = re.compile(r"(https?|wss?)://[^\s/]+(/\S*)?")


class SettingsError(Exception):
    """What is wrong with a setting, in one sentence that names it."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set. `database`: a path or a database URL. Ports: 0 for none."""

    token: str = ""
    api: str = ""
    proxy: str = ""
    """The API's address at a proxy that keeps Discord's limits for all processes; empty for none."""
    requests: int = 50
    """Requests a second that Discord allows the bot, over all of its processes; 0 for no limit of our own."""
    gateway: str = ""
    cdn: str = ""
    data: str = FOLDER
    """The data folder."""
    database: str = str(Path(FOLDER) / DATABASE)
    key: Key = None
    """The key for games under way, or its file; None for a file beside a SQLite file, and for none with a server."""
    server: ServerLimits = ServerLimits()
    """How a database server is used; nothing of a SQLite file."""
    shards: ShardRange = ONLY
    """Those that this process serves."""
    level: str = "INFO"
    health: int = 0
    host: str = "127.0.0.1"
    """Where the health port is open: on this machine only, unless somebody says otherwise."""
    lines: str = "text"
    robots: float = 1.0
    """How fast robots play: a factor on their human pace, 0 at once."""
    ready: float = 2.0
    """Seconds without a new server after which the start counts as complete."""
    pictures: int = 18
    """Megabytes for pictures, and what they are made of, that are kept to be used again; 0 keeps nothing."""
    films: bool = True
    """Whether a game that is over is shown as a film."""
    retention: int = 400
    """Days for which finished games are kept; 0 for ever."""
    limits: OpeningLimits = OpeningLimits(person=5, server=25, minute=3)
    """How many tables may be opened."""
    presses: int = 4
    """Presses and commands of one person that are carried out in a second, six times as many at once; 0 for any number."""

    @property
    def folder(self) -> Path:
        """Where files beside the tables lie: with the SQLite file, or for a database server in the data folder."""
        return Path(self.data) if "://" in self.database else Path(self.database).parent

    def __repr__(self) -> str:
        """Without the token, the key and the database's password."""
        shown = {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("token", "key")}
        shown["database"] = address.shown(self.database)
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def read(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this environment. Raises SettingsError; an absent token is no error until `run`."""
    found = {name: value.strip() for name, value in (os.environ if environment is None else environment).items()}
    values: dict[str, Any] = {
        "token": _token(found),
        "api": _address(found, "DISCORD_API_BASE", "http"),
        "proxy": _proxy(found),
        "requests": _number(found, "QUARTIER_REQUESTS_PER_SECOND", 50, 0, 100_000),
        "gateway": _address(found, "DISCORD_GATEWAY_URL", "ws"),
        "cdn": _address(found, "DISCORD_CDN_BASE", "http"),
        "data": found.get("QUARTIER_DATA", "") or FOLDER,
        "database": _database(found),
        "key": _key(found),
        "server": _server(found),
        "shards": _shards(found),
        "level": _level(found),
        "health": _number(found, "QUARTIER_HEALTH_PORT", 0, 0, 65_535),
        "host": found.get("QUARTIER_HEALTH_HOST", "") or "127.0.0.1",
        "lines": _lines(found),
        "robots": _share(found, "QUARTIER_ROBOT_PACE", 1.0),
        "ready": _share(found, "QUARTIER_READY_WAIT", 2.0),
        "pictures": _number(found, "QUARTIER_PICTURE_MEMORY", 18, 0, 100_000),
        "films": bool(_number(found, "QUARTIER_FILMS", 1, 0, 1)),
        "retention": _number(found, "QUARTIER_RETENTION_DAYS", 400, 0, 36_500),
        "limits": _limits(found),
        "presses": _number(found, "QUARTIER_PRESSES_PER_SECOND", 4, 0, 1_000),
    }
    return Settings(**values)


def checked_token(settings: Settings) -> str:
    """The token, which `run` cannot do without. Raises SettingsError."""
    if not settings.token:
        raise SettingsError(
            "DISCORD_TOKEN is empty; put your bot's token into it, or its file into DISCORD_TOKEN_FILE."
        )
    if _TOKEN.fullmatch(settings.token) is None:
        raise SettingsError("DISCORD_TOKEN does not look like a bot's token; copy it anew from the developer portal.")
    return settings.token


def check_shards(settings: Settings) -> None:
    """A process that leaves shards to others shares a server with them. Raises SettingsError."""
    if not settings.shards.complete and not settings.database.startswith("postgres"):
        raise SettingsError(
            f"The shards {settings.shards} are a part of all; several processes need one PostgreSQL server, "
            "in QUARTIER_DATABASE_URL."
        )


def _token(found: Mapping[str, str]) -> str:
    """From the environment, else from a mounted file."""
    path = found.get("DISCORD_TOKEN_FILE", "")
    if found.get("DISCORD_TOKEN") or not path:
        return found.get("DISCORD_TOKEN", "")
    try:
        return Path(path).read_text(encoding="utf8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE names a file that cannot be read: {path}.") from error


def _address(found: Mapping[str, str], name: str, scheme: str) -> str:
    value = found.get(name, "")
    if value and (_ADDRESS.fullmatch(value) is None or not value.startswith(scheme)):
        raise SettingsError(f"{name} is not an address that begins with {scheme}:// or {scheme}s://.")
    return value


def _proxy(found: Mapping[str, str]) -> str:
    """The API's address at a proxy, which has the same paths as Discord."""
    value = _address(found, "QUARTIER_API", "http").rstrip("/")
    return value if not value or _API_PATH.search(value) else f"{value}/api/v10"


def _database(found: Mapping[str, str]) -> str:
    """A URL, or a file in the data folder."""
    if url := found.get("QUARTIER_DATABASE_URL", ""):
        try:
            address.check(url)
        except address.AddressError as error:
            raise SettingsError(f"QUARTIER_DATABASE_URL {error}") from None
        return url
    return str(Path(found.get("QUARTIER_DATA") or FOLDER) / DATABASE)


def _key(found: Mapping[str, str]) -> Key:
    """From the environment, else the name of a file."""
    if text := found.get("QUARTIER_KEY", ""):
        if (key := encryption.decoded(text)) is None:
            raise SettingsError("QUARTIER_KEY is no key: 64 hexadecimal digits, as `openssl rand -hex 32` makes.")
        return key
    return Path(file) if (file := found.get("QUARTIER_KEY_FILE", "")) else None


def _server(found: Mapping[str, str]) -> ServerLimits:
    usual = ServerLimits()
    return ServerLimits(
        _number(found, "QUARTIER_DATABASE_CONNECTIONS", usual.connections, 2, 1_000),
        float(_number(found, "QUARTIER_DATABASE_TIMEOUT", int(usual.timeout), 1, 600)),
    )


def _shards(found: Mapping[str, str]) -> ShardRange:
    """A range such as `0-3/16`, else the share of a numbered process, else all; where both are set they say the same."""
    if not (text := found.get("QUARTIER_SHARDS", "")):
        return _part(found)
    named = _range(text)
    if found.get("QUARTIER_SHARD_COUNT", "") not in ("", str(named.count)):
        raise SettingsError(f"QUARTIER_SHARDS is of {named.count} shards, QUARTIER_SHARD_COUNT says another number.")
    numbered = found.get("QUARTIER_PROCESSES", "") or found.get("QUARTIER_ORDINAL", "")
    if numbered and _part({**found, "QUARTIER_SHARD_COUNT": str(named.count)}) != named:
        raise SettingsError(
            "QUARTIER_SHARDS names other shards than QUARTIER_PROCESSES and QUARTIER_ORDINAL do; set it or those two."
        )
    return named


def _range(text: str) -> ShardRange:
    numbers = _SHARDS.fullmatch(text)
    first, last, count = (int(each or numbers[1]) for each in numbers.groups()) if numbers else (0, 0, 0)
    if not first <= last < count <= MOST_SHARDS:
        raise SettingsError("QUARTIER_SHARDS is no range such as 0-3/16: the first and last of how many shards.")
    return ShardRange(count, first, last)


def _part(found: Mapping[str, str]) -> ShardRange:
    """The share of a numbered process; of several each has to be told its number. Those beyond them stand by."""
    count = _number(found, "QUARTIER_SHARD_COUNT", 1, 1, MOST_SHARDS)
    processes = _number(found, "QUARTIER_PROCESSES", 1, 1, count)
    ordinal = _ORDINAL.fullmatch(found.get("QUARTIER_ORDINAL", "") or ("0" if processes == 1 else ""))
    if ordinal is None:
        raise SettingsError("QUARTIER_ORDINAL ends in no number, from 0, of one of QUARTIER_PROCESSES.")
    return ShardRange.part(count, int(ordinal[1]) % processes, processes)


def _level(found: Mapping[str, str]) -> str:
    level = found.get("QUARTIER_LOG_LEVEL", "INFO").upper() or "INFO"
    if level not in LEVELS:
        raise SettingsError(f"QUARTIER_LOG_LEVEL is none of {', '.join(LEVELS)}.")
    return level


def _lines(found: Mapping[str, str]) -> str:
    lines = found.get("QUARTIER_LOG_FORMAT", "").lower() or LINES[0]
    if lines not in LINES:
        raise SettingsError(f"QUARTIER_LOG_FORMAT is none of {', '.join(LINES)}.")
    return lines


def _number(found: Mapping[str, str], name: str, usual: int, low: int, high: int) -> int:
    text = found.get(name, "") or str(usual)
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII) or not low <= int(text) <= high:
        raise SettingsError(f"{name} is not a whole number from {low} to {high}.")
    return int(text)


def _limits(found: Mapping[str, str]) -> OpeningLimits:
    """Each 0 for none."""
    usual = Settings().limits
    return OpeningLimits(
        _number(found, "QUARTIER_TABLES_PER_PERSON", usual.person, 0, 10_000),
        _number(found, "QUARTIER_TABLES_PER_SERVER", usual.server, 0, 100_000),
        _number(found, "QUARTIER_OPENINGS_PER_MINUTE", usual.minute, 0, 1_000),
    )


def _share(found: Mapping[str, str], name: str, usual: float) -> float:
    text = found.get(name, "") or str(usual)
    if not re.fullmatch(r"\d{1,3}(\.\d{1,4})?", text, re.ASCII):
        raise SettingsError(f"{name} is not a number such as 0.5.")
    return float(text)
