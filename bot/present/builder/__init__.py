"""Builder's panels: public messages, private panels, and what is asked once more before a typed action."""

from bot.present.builder.ephemeral import asked, private
from bot.present.builder.messages import panels

__all__ = ["asked", "panels", "private"]
