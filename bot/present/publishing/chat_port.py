"""What the publisher needs of a chat: messages, answers to presses, a channel, and how showing can fail."""

import hashlib
from typing import Protocol

import msgspec

from bot.present.panel_model import Panel
from bot.tables.model import ChannelRef


class RenderedImage(Protocol):
    """A finished picture: its bytes, its kind of file and what it says to those who cannot see it."""

    @property
    def data(self) -> bytes:
        """The file."""

    @property
    def alt(self) -> str:
        """The alternative text, at most 1,024 characters."""

    @property
    def width(self) -> int:
        """In pixels."""

    @property
    def height(self) -> int:
        """In pixels."""

    @property
    def suffix(self) -> str:
        """The ending of its file name."""


class AttachedFile(msgspec.Struct, frozen=True):
    """A file that a message hands out."""

    name: str
    data: bytes


class OutgoingMessage(msgspec.Struct, frozen=True):
    """A panel with its pictures, ready to be shown. `revision` numbers its pictures, for file names of their own.

    `kept`: the message has these very pictures, and shall keep them as they are. `private`: one person sees it.
    """

    panel: Panel
    picture: RenderedImage | None = None
    revision: int = 0
    more: tuple[RenderedImage, ...] = ()
    kept: bool = False
    files: tuple[AttachedFile, ...] = ()
    private: bool = False


def nonce_of(*named: int | str) -> str:
    """A nonce of 24 characters (Discord takes 25); the same names give the same one."""
    return hashlib.blake2b(msgspec.msgpack.encode(named), digest_size=12).hexdigest()


class UndeliveredError(Exception):
    """Something was not shown, or it is not known whether it was; it may be tried again."""


class TokenExpiredError(UndeliveredError):
    """The press can no longer be used to change its message."""


class MessageGoneError(UndeliveredError):
    """Somebody has deleted the message."""


class ChannelGoneError(UndeliveredError):
    """The channel is gone, or the bot was removed from it."""


class PersonGoneError(UndeliveredError):
    """Discord knows nobody of that number, or nobody who can be written to."""


class ForbiddenError(UndeliveredError):
    """A permission is missing; trying again is useless. `permission`: its name in Discord's words."""

    def __init__(self, permission: str) -> None:
        super().__init__(permission)
        self.permission = permission


class EditToken(Protocol):
    """What is left of a press that was answered: it may change its message for a while."""

    @property
    def at(self) -> float:
        """When it was pressed, in seconds since 1970."""

    @property
    def usable(self) -> bool:
        """Whether it can still change the message."""

    async def edit(self, sheet: OutgoingMessage) -> object:
        """Show `sheet` in the message; raises UndeliveredError when it does not work."""


class PressResponse(Protocol):
    """A press that waits for its answer and whose token may change its message for a while.

    Without being used it is deferred by itself, about two seconds after the press.
    Every method raises UndeliveredError when it does not work.
    """

    @property
    def message(self) -> int | None:
        """The public message that was pressed; None where there is none."""

    @property
    def answered(self) -> bool:
        """Whether its one answer is given, or on its way."""

    @property
    def token(self) -> EditToken:
        """What may change the message once it is answered."""

    async def update(self, sheet: OutgoingMessage) -> None:
        """Answer by showing `sheet` in the message that was pressed."""

    async def defer(self) -> None:
        """Answer without showing anything; harmless if it is answered."""

    async def edit(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` in the message, after the answer."""


class ChatChannel(Protocol):
    """Where tables are shown. Every method raises UndeliveredError, or what is known about why not."""

    async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
        """Post a message and return its id; the same `nonce` again within minutes posts nothing new.

        MessageGoneError: what the nonce posted before was deleted since; only another one posts anything.
        It mentions the people in the panel's `ping` and nobody else; without any it makes no sound.
        """

    async def edit(self, place: ChannelRef, message: int, sheet: OutgoingMessage) -> None:
        """Show `sheet` in a message that exists."""

    async def delete(self, place: ChannelRef, message: int) -> None:
        """Delete a message."""
