"""Where the database is: the path of a SQLite file, or the address of a PostgreSQL server."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec

SQLITE = "sqlite+aiosqlite:///"
POSTGRES = "postgresql://"
SERVER_SCHEMES = ("postgres", "postgresql", "postgresql+asyncpg")
FILE_SCHEMES = ("sqlite", "sqlite+aiosqlite")
FILE_ENDINGS = (".db", ".sqlite", ".sqlite3")
ESCAPED = "special characters of a password are written as %40 and so on"


class AddressError(ValueError):
    """What is wrong with an address; the words go on a sentence that begins with its name."""


class ServerLimits(msgspec.Struct, frozen=True):
    """How a process uses a server: connections at most, and seconds for one statement; 0 for any time."""

    connections: int = 10
    timeout: float = 10.0


USUAL = ServerLimits()


def address(where: str | Path) -> str:
    """The URL of `where`, beginning with SQLITE or POSTGRES. Raises AddressError."""
    text = str(where)
    scheme, found, rest = text.partition("://")
    if not found:
        return SQLITE + str(Path(text).absolute())
    if scheme in FILE_SCHEMES:
        return SQLITE + _file(rest)
    if scheme in SERVER_SCHEMES:
        return _server(POSTGRES + rest)
    if scheme.startswith(("postgres", "sqlite")):
        raise AddressError(f"names a driver that the bot does not use; write {scheme.partition('+')[0]}://.")
    raise AddressError("begins neither with postgresql:// nor with sqlite:///.")


def check(where: str) -> None:
    """Whether an operator can have meant `where`: a word alone is no path. Raises AddressError."""
    address(where)
    if "://" not in where and Path(where).suffix not in FILE_ENDINGS:
        raise AddressError(
            f"is neither an address such as postgresql://user@host/quartier nor a path that ends in {FILE_ENDINGS[0]}."
        )


def shown(where: str | Path) -> str:
    """`where` as it may be told: without the password and what follows the database's name."""
    text = str(where)
    scheme, found, rest = text.partition("://")
    if not found or scheme in FILE_SCHEMES:
        return text
    place, slash, name = rest.partition("?")[0].rpartition("/")
    login, at, host = place.rpartition("@")
    return f"{scheme}://{login.partition(':')[0]}{at}{host}{slash}{name}"


def is_file(url: str) -> bool:
    """Whether a URL of `address` is that of a SQLite file."""
    return url.startswith(SQLITE)


def path_of(url: str) -> Path:
    """The file of such a URL."""
    return Path(url.removeprefix(SQLITE))


def _file(rest: str) -> str:
    """The path after a scheme's `://`; three slashes begin a path of the current folder, four an absolute one."""
    if not rest.startswith("/") or rest.strip("/") == "" or "?" in rest:
        raise AddressError("names no file; write sqlite:/// and the path, as sqlite:////var/lib/quartier/quartier.db.")
    return str(Path(rest[1:]).absolute())


def _server(url: str) -> str:
    """A server's address with a database's name. What stands in it otherwise is the driver's to judge."""
    try:
        parts = urlsplit(url)
        if "," not in parts.netloc:  # several hosts, of which one is the primary server
            _ = parts.port
        named = parse_qs(parts.query, strict_parsing=bool(parts.query))
    except ValueError as error:
        reason = "its port is no number" if "ort" in str(error) else ESCAPED
        raise AddressError(f"cannot be read ({reason}).") from None  # the error may tell the password
    if parts.fragment or "@" in parts.path + parts.query:  # the password would be taken for something else, and told
        raise AddressError(f"cannot be read ({ESCAPED}).")
    if not parts.path.strip("/") and not {"dbname", "database"} & named.keys():
        raise AddressError("names no database; write its name at the end, as postgresql://user@host/quartier.")
    return url
