"""What a server allows: who opens tables where and how many, what is played, who keeps order, whether people are called."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from bot.kit.contract import Refusal
from bot.tables.model import ON

NAMED = 5
"""Channels that a refusal names."""


class ServerRules(msgspec.Struct, frozen=True, gc=False):
    """A server's rules; the defaults allow everything. They are part of a server's settings, under the same names.

    `openers`, `keepers`: a role that may open tables (0: everybody), one that may pause, end and move any table beside
    those who manage the server (0: nobody else). `channels`: where tables may be opened, threads by their parent (empty:
    everywhere). `most`: open tables at once (0: as many as the host allows). `games`, `paces`: what may be played (empty:
    everything). `calls`: whether messages of tables may call people.
    """

    openers: int = 0
    keepers: int = 0
    channels: tuple[int, ...] = ()
    most: int = 0
    games: tuple[str, ...] = ()
    paces: tuple[str, ...] = ()
    calls: str = ON

    def opening(self, channels: Collection[int], roles: Collection[int]) -> Refusal | None:
        """Why somebody with these roles may open no table in a channel (or its thread) at all; None where they may."""
        if self.openers and self.openers not in roles:
            return Refusal("rule-openers", {"role": f"<@&{self.openers}>"})
        if self.channels and not set(channels) & set(self.channels):
            return Refusal("rule-channels", {"where": ", ".join(f"<#{each}>" for each in self.channels[:NAMED])})
        return None

    def playing(self, game: str, pace: str) -> Refusal | None:
        """Why a game is not played here at a pace; None where it is."""
        if self.games and game not in self.games:
            return Refusal("rule-games")
        return self.at_pace(pace)

    def at_pace(self, pace: str) -> Refusal | None:
        """Why nothing is played here at a pace; None where something is."""
        return Refusal("rule-paces") if self.paces and pace not in self.paces else None


FREE = ServerRules()
"""The rules of a server that has set none."""


def rules_of(settings: Mapping[str, Any]) -> ServerRules:
    """The rules among a server's settings; one that cannot be read counts as not set."""
    try:
        return msgspec.convert(settings, ServerRules)
    except msgspec.ValidationError:
        read: dict[str, Any] = {}
        for name in ServerRules.__struct_fields__:
            try:
                read[name] = getattr(msgspec.convert({name: settings[name]}, ServerRules), name)
            except (KeyError, msgspec.ValidationError):
                continue
        return ServerRules(**read)
