"""What a close view says to those who cannot see it: the spaces shown, and how many of each group everybody owns."""

from collections.abc import Iterable
from typing import Any

from rendering.alt_text import AltText
from rendering.seat_card import Holding
from rendering.stretch import Stretch


class CloseAltText(AltText):
    """The sentences of close views."""

    def stretch(self, shown: Stretch) -> str:
        """The spaces of a close view."""
        return self.alt("stretch", spaces=", ".join(map(self.space, shown.spaces)))

    def holder(self, each: Any, listed: str, held: Iterable[Holding]) -> str:
        """A player with how many properties of each group they have: `group`, `owned`, `size` of each that is held."""
        some = [one for one in held if one.owned]
        said = [self.alt("holding", group=self.group(one.group), owned=one.owned, size=one.size) for one in some]
        return self._player(each, listed, said, sum(one.owned for one in some))
