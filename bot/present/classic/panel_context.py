"""One position of a table of Classic with what its panels need again and again: view, names, rents, pictures, advice."""

from functools import cached_property
from typing import ClassVar

from bot.games.classic import actions, data
from bot.games.classic.board import board
from bot.games.classic.view import ClaimView, ClassicView, PlotView
from bot.kit.contract import Cash, Seat, Space, Value, Wait
from bot.kit.fields import WORD
from bot.present.controls.decision_buttons import RAISE
from bot.present.panel_context import ViewContext
from bot.present.panel_model import BAD, GOOD, PRIMARY
from bot.present.panel_name import MINE
from bot.present.panels.action_preview import brief, change

GAME = "classic"


class ClassicContext(ViewContext[ClassicView], frozen=True, dict=True):
    """A table of Classic as one pair of eyes sees it; all is public, so only what may be done differs."""

    ENDING = ("Pass", "Forgo", "Done", "EndTurn", "GoBankrupt", "Leave")
    CERTAIN = frozenset({actions.Build, actions.Sell, actions.Mortgage, actions.Lift})
    SURE = frozenset({"Mortgage", "Lift"})
    """Building panels say themselves what they would change."""
    STYLES: ClassVar = {
        **dict.fromkeys(("Roll", "EndTurn", "Enter"), PRIMARY),
        **dict.fromkeys(("Buy", "Claim"), GOOD),
        **dict.fromkeys(("GoBankrupt", "Leave"), BAD),
    }
    RAISES = (1, 10, 50)

    @cached_property
    def plots(self) -> dict[Space, PlotView]:
        """Properties by space."""
        return {plot.space: plot for plot in self.view.plots}

    def printed(self, space: Space) -> data.Square:
        """What is printed for a space on this table's board."""
        return board(self.view.board).squares[space]

    def owned(self, seat: Seat) -> list[PlotView]:
        """A seat's properties in board order."""
        return [plot for plot in self.view.plots if plot.owner == seat]

    def of_group(self, group: str) -> list[PlotView]:
        """The properties of a family in board order."""
        return [plot for plot in self.view.plots if plot.group == group]

    def claims_of(self, seat: Seat) -> list[ClaimView]:
        """The rents that a seat may still ask for."""
        return [claim for claim in self.view.claims if claim.owner == seat and not claim.recorded]

    @property
    def home(self) -> str:
        """What raises money for one who owes, else all moves."""
        debt = self.view.debt
        return RAISE if debt is not None and debt.seat == self.seat else MINE

    # ---- words

    def group(self, word: str) -> str:
        """A group's or a family's name."""
        return self.words.value(GAME, WORD, word)

    def level(self, level: int) -> str:
        """What stands on a place: nothing, shops, a tower."""
        return self.say("panel-level", level=level)

    def told_you(self, wait: Wait) -> str:
        """What a person is to do about a decision, said to this person."""
        view, kind = self.view, wait.kind
        space = self.space(view.lot, "the") if view.lot is not None else ""
        if kind == "auction" and view.lot is None:
            kind = "auction-building"
        return self.say(
            f"panel-you-{kind}-again" if kind == "roll" and view.again else f"panel-you-{kind}", space=space
        )

    # ---- rents

    def rent_at(self, plot: PlotView, level: int) -> Cash:
        """The rent of a place of a whole, unmortgaged group with that level: bare, it is doubled (CLASSIC-66)."""
        rents = self.printed(plot.space).rents
        return rents[level] if level else rents[0] * 2

    # ---- advice for the controls

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a value means: a price, what it brings, the rent before and after."""
        changed = change(self, ".".join([verb, *chosen, str(value)]))
        if changed is not None:
            return brief(self, changed)
        plot = self.plots.get(value) if isinstance(value, int) else None
        return "" if plot is None or verb not in ("Go", *self.SURE) else self.owner_hint(plot)

    def subject(self, value: Value) -> str:
        """A property's family."""
        plot = self.plots.get(value) if isinstance(value, int) else None
        return "" if plot is None else self.group(plot.group)

    def owner_hint(self, plot: PlotView) -> str:
        """Who owns a property and what it costs to stop there, without markdown, as menus show it plain."""
        if plot.owner is None:
            return self.say("panel-free-hint", price=self.cash(plot.price))
        owner = self.names[plot.owner]
        if plot.mortgaged:
            return self.say("panel-mortgaged-hint", owner=owner)
        return self.say("panel-owned-hint", owner=owner, rent=self.rent(plot))

    def space_hint(self, space: Space) -> str:
        """The same for any space; nothing for one that nobody can own."""
        plot = self.plots.get(space)
        return "" if plot is None else self.owner_hint(plot)

    def rent(self, plot: PlotView) -> str:
        """The rent now; of a Machine what the dice are multiplied by."""
        return self.say("panel-times", times=plot.rent) if plot.kind == data.MACHINE else self.cash(plot.rent)
