"""One position of a table of City with what its panels need again and again: the view, names, money, who is awaited."""

from functools import cached_property
from typing import ClassVar

from bot.games.city import actions, data
from bot.games.city.custom_board import board
from bot.games.city.view import CityView, PlotView
from bot.kit.contract import Range, Value, Wait
from bot.present.controls.amounts import fit, raised
from bot.present.panel_context import ViewContext
from bot.present.panel_model import BAD, GOOD, PRIMARY
from bot.present.panels.action_preview import brief, change

GAME = "city"


class CityContext(ViewContext[CityView], frozen=True, dict=True):
    """A table and the language it is told in; `seat` is whose eyes look on, None for everybody's."""

    ENDING = ("Skip", "Pass", "Done", "GoBankrupt", "Leave")
    CERTAIN = frozenset(
        {
            *(actions.Build, actions.BuildStadium, actions.BuildSkyscraper, actions.BuildTower, actions.PlaceStation),
            *(actions.RemoveHazard, actions.Place, actions.Demolish, actions.Mortgage, actions.LiftMortgage),
        }
    )
    SURE = frozenset({*(verb.__name__ for verb in CERTAIN if verb is not actions.Build), "Pick", "Travel"})
    """The buttons of blocks say themselves what they would change."""
    STYLES: ClassVar = {"Roll": PRIMARY, "Buy": GOOD, "Press": PRIMARY, "GoBankrupt": BAD, "Leave": BAD}
    RAISES = (10, 100, 500, 1_000)
    """In k."""

    @cached_property
    def plots(self) -> dict[int, PlotView]:
        """Districts by space."""
        return {plot.space: plot for plot in self.view.plots}

    def printed(self, space: int) -> data.District:
        """What is printed for a district on this table's board."""
        return board(self.view.board).districts[space]

    def told_you(self, wait: Wait) -> str:
        """What a person is to do about a decision, said to this person; step C says how far it has come."""
        space = self.space(self.view.lot, "the") if self.view.lot is not None else ""
        key, unit = f"panel-you-{wait.kind}", self.view.unit
        if key == "panel-you-build" and unit.permit >= 0:
            key += "-left" if unit.left else "-done" if unit.permit or unit.placed else "-station"
        return self.say(key, space=space, left=unit.left)

    # ---- advice for the controls

    def quick(self, verb: str, chosen: tuple[str, ...], domain: Range) -> tuple[int, ...]:
        """Amounts worth a button: raises in an auction; the least, half the price and the price to open one."""
        if verb == "Bid":
            return raised(domain, self.RAISES)
        space = int(chosen[0]) if chosen else self.view.lot
        price = self.plots[space].price if space is not None else domain.high
        return tuple(dict.fromkeys(fit(domain, amount) for amount in (domain.low, price // 2, price)))

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a value means: a price, what it brings, the rent before and after, where a taxi leads."""
        if verb == "Build" and len(chosen) < len(actions.Build.__struct_fields__) - 1:
            return self._build_hint(chosen, value)
        if verb == "Taxi" and self.seat is not None:
            return self.space(data.TRACK.after(self.view.seats[self.seat].space, int(value)))
        changed = change(self, ".".join([verb, *chosen, str(value)]))
        if changed is not None:
            return brief(self, changed)
        plot = self.plots.get(int(value)) if isinstance(value, int) else None
        if plot is None:
            return ""
        if verb != "Travel" and plot.owner is None:
            return self.say("panel-priced", price=self.cash(plot.price), rent=self.cash(plot.rent))
        return self.owner_hint(plot)

    def subject(self, value: Value) -> str:
        """A district's group."""
        plot = self.plots.get(value) if isinstance(value, int) else None
        return "" if plot is None else self.say(f"group-{plot.group}")

    def owner_hint(self, plot: PlotView) -> str:
        """Who owns a district and what it costs there, without markdown, as menus show it plain."""
        owner = self.say("panel-unowned") if plot.owner is None else self.names[plot.owner]
        return self.say("panel-owned-hint", owner=owner, price=self.cash(plot.price), rent=self.cash(plot.rent))

    def _build_hint(self, chosen: tuple[str, ...], value: Value) -> str:
        """Where: blocks and rent. What: the price of one."""
        plot = self.plots[int(chosen[0] if chosen else value)]
        if not chosen:
            built = plot.residential + plot.industrial
            return self.say("panel-built", built=built, full=data.FULL, rent=self.cash(plot.rent))
        card = self.printed(plot.space)
        price = card.residential if value == data.RESIDENTIAL else card.industrial
        return self.say("panel-each", price=self.cash(price))
