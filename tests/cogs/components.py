"""What a layout sends to Discord, for tests."""

from typing import Any

from cogs.layout import Layout


def components_of(view: Layout) -> list[dict[str, Any]]:
    """The components of the message."""
    return view.to_components()
