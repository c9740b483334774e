"""Builder's panels: public messages, private panels, and what is asked once more before a typed action."""

from bot.present.builder.private import asked, private
from bot.present.builder.public import panels

__all__ = ["asked", "panels", "private"]
