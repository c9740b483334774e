"""What a layout sends to Discord, for tests."""

from typing import Any

import discord


def components_of(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """The components of the message."""
    return view.to_components()  # type: ignore[no-untyped-call, no-any-return]  # the library leaves it untyped
