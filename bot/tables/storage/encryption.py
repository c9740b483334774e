"""Encrypts the seed and the position of games under way, so that a copy of the database tells no dice or cards to come.

The key lies in a file of its own: 64 hexadecimal digits.
"""

import base64
import os
import secrets
from functools import cached_property
from pathlib import Path
from typing import Any

from bot.tables.storage import address, database
from bot.tables.storage.database import MisconfiguredError, StoreError

KEY_FILE = "quartier.key"
"""The name of the key's file beside a SQLite file."""
PREFIX = "encrypted:"
_BYTES, _NONCE = 32, 24
MOST_KNOWN = 256
"""Seeds whose encrypted form is in memory."""
Key = bytes | Path | None
"""The key itself, the file that holds it, or none."""


class TableCipher:
    """Encrypts with the key that `use` was given; without one, what it is given stays as it is."""

    def __init__(self) -> None:
        self._key: bytes | None = None
        self._encrypted: dict[bytes, bytes] = {}

    def use(self, key: bytes | None) -> None:
        """Encrypt with this key of 32 bytes from now on, or with none."""
        self._key = key
        self._encrypted.clear()

    @cached_property
    def _sodium(self) -> Any:
        """What PyNaCl's secret box calls: its own layers take as long as the encryption of a position itself."""
        from nacl import bindings  # noqa: PLC0415 - 3 MB that nobody needs before a game is under way

        return bindings

    def encrypt(self, data: bytes) -> bytes:
        """The data encrypted and signed, with a random nonce in front; as it is without a key."""
        if self._key is None:
            return data
        nonce = secrets.token_bytes(_NONCE)
        return nonce + bytes(self._sodium.crypto_secretbox(data, nonce, self._key))

    def encrypt_again(self, data: bytes) -> bytes:
        """The same for what is written again and again, such as a seed: what it became the first time, while known."""
        if self._key is None:
            return data
        known = self._encrypted.get(data)
        if known is None:
            if len(self._encrypted) >= MOST_KNOWN:
                del self._encrypted[next(iter(self._encrypted))]
            known = self._encrypted[data] = self.encrypt(data)
        return known

    def decrypt(self, data: bytes) -> bytes | None:
        """What `encrypt` was given; None without the key, or when the bytes were changed."""
        if self._key is None:
            return None
        from nacl.exceptions import CryptoError  # noqa: PLC0415 - as above

        try:
            return bytes(self._sodium.crypto_secretbox_open(data[_NONCE:], data[:_NONCE], self._key))
        except (CryptoError, ValueError):
            return None

    def encrypt_text(self, text: str) -> str:
        """The text encrypted, as text that begins with PREFIX; as it is without a key."""
        return text if self._key is None else PREFIX + base64.b64encode(self.encrypt(text.encode())).decode()

    def decrypt_text(self, text: str) -> str | None:
        """What `encrypt_text` was given; None as for `decrypt`."""
        try:
            data = self.decrypt(base64.b64decode(text.removeprefix(PREFIX), validate=True))
        except ValueError:
            return None
        return None if data is None else data.decode()


PLAIN = TableCipher()
"""Encrypts nothing."""


def source(where: str | Path, named: Key) -> Key:
    """Where the key is: what was named, else the file beside a SQLite file; None for a server without one."""
    url = database.url_of(where)
    return named or (address.path_of(url).with_name(KEY_FILE) if address.is_file(url) else None)


def found(key: Key) -> bytes | None:
    """The key itself; None where there is none yet. Raises MisconfiguredError."""
    return read(key) if isinstance(key, Path) and key.exists() else key if isinstance(key, bytes) else None


def decoded(text: str) -> bytes | None:
    """The key that 64 hexadecimal digits mean; None for anything else."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        return None
    return key if len(key) == _BYTES else None


def read(file: Path) -> bytes:
    """The key of a file. Raises MisconfiguredError."""
    try:
        key = decoded(file.read_text(encoding="utf8", errors="replace").strip())
    except OSError as error:
        raise MisconfiguredError(f"The key {file} cannot be read: {error.strerror}.") from error
    if key is None:
        raise MisconfiguredError(
            f"The file {file} holds no key: 64 hexadecimal digits, as `openssl rand -hex 32` makes."
        )
    return key


def write_new(file: Path) -> bytes:
    """A new key, in its file durably before anything is encrypted with it. Raises StoreError."""
    key = secrets.token_bytes(_BYTES)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as written:
            written.write(key.hex() + "\n")
            written.flush()
            os.fsync(written.fileno())
    except OSError as error:
        raise StoreError(f"The key {file} cannot be written: {error.strerror}.") from error
    return key
