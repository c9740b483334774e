"""Of an interaction everything is kept that the library reads."""

import inspect
import re

import discord
import msgspec

from cogs.interaction_payload import PAYLOAD, InteractionPayload

_KEY = re.compile(r"""\bdata(?:\[|\.get\(|, )['"](\w+)['"]""")


def test_every_key_is_kept_that_the_library_reads() -> None:
    read = {*_KEY.findall(inspect.getsource(discord.Interaction._from_data))}
    assert {"id", "guild_id", "member", "entitlements"} <= read
    assert read == InteractionPayload.__annotations__.keys()


def test_of_its_message_only_the_head_is_kept() -> None:
    kept = {"id": "5", "type": 3, "data": {"custom_id": "x"}, "message": {"id": "7", "flags": 64}}
    sent = {**kept, "new": 1, "message": {**kept["message"], "components": [{"type": 17}]}}  # type: ignore[dict-item]
    assert PAYLOAD.decode(msgspec.json.encode(sent)) == kept
