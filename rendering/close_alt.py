"""What a close view says to those who cannot see it: the spaces shown, and how many of each group everybody owns."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rendering import seat_card
from rendering.alt_text import AltText
from rendering.stretch import Stretch


class CloseAltText(AltText):
    """The sentences of close views. `listed` is the fact by which a sentence names a player's properties."""

    listed: str

    def close(self, now: Iterable[str], shown: Stretch) -> str:
        """What is awaited, the spaces shown, then each player and their groups; without these where they are too many."""
        stretch = self.alt("stretch", spaces=", ".join(map(self.space, shown.spaces)))
        return self.detailed([*now, stretch], self._groups, (True, False))

    def _groups(self, each: Any, detail: int) -> str:
        """A player: cash, place, and with `detail` how many properties of each group."""
        held = seat_card.holdings(self.view.plots, each.seat, bool) if detail else []
        some = [one for one in held if one.owned]
        said = [self.alt("holding", group=self.group(one.group), owned=one.owned, size=one.size) for one in some]
        return self._player(each, said, sum(one.owned for one in some))

    def owner(self, each: Any, goods: Callable[[Any], str] | None) -> str:
        """A player: cash, place and properties, of which `goods` says each; None: only their number."""
        own = [plot for plot in self.view.plots if plot.owner == each.seat]
        return self._player(each, [] if goods is None else [goods(plot) for plot in own], len(own))

    def _player(self, each: Any, goods: Sequence[str], count: int) -> str:
        """A player: cash, place, and what they have; its number where nothing is named."""
        if not each.solvent:
            return self.alt("out", seat=self.person(each.seat))
        cash = self.alt("hidden") if each.cash is None else self.cash(each.cash)
        if each.cards:
            cash += " + " + self.alt("cards", count=len(each.cards))
        where = self.say("jailed") if each.jailed else self.space(each.space)
        facts = {"seat": self.person(each.seat), "cash": cash, "space": where, "count": count}
        return self.alt("owner", **facts, **{self.listed: ", ".join(goods)}) if goods else self.alt("seat", **facts)
