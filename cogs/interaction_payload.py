"""What is read of an interaction: of the message on which it was made, half of what Discord sends, hardly anything.

The keys are those that discord.py 2.7.1 reads (`interactions.py`); with another version they have to be compared again.
"""

from typing import Any, TypedDict

import msgspec


class MessageHead(TypedDict, total=False):
    """Which message it is, and whether only one person sees it."""

    id: Any
    flags: Any


class InteractionPayload(TypedDict, total=False):
    """An interaction as discord.py takes it."""

    id: Any
    type: Any
    token: Any
    version: Any
    application_id: Any
    data: Any
    guild_id: Any
    guild: Any
    guild_locale: Any
    channel: Any
    member: Any
    user: Any
    locale: Any
    app_permissions: Any
    attachment_size_limit: Any
    authorizing_integration_owners: Any
    context: Any
    entitlements: Any
    entitlement_skus: Any
    message: MessageHead | None


PAYLOAD = msgspec.json.Decoder(InteractionPayload)
