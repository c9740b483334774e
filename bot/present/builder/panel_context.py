"""One position of a table of Builder with what its panels need again and again: view, names, chips, pictures, advice."""

from functools import cached_property
from typing import ClassVar

from bot.games.builder import actions, data
from bot.games.builder.view import BuilderView, ClaimView, DeedView
from bot.kit.contract import Seat, Space, Value, Wait
from bot.kit.fields import WORD
from bot.present.controls.decision_buttons import RAISE
from bot.present.panel_context import ViewContext
from bot.present.panel_model import BAD, GOOD, PRIMARY
from bot.present.panel_name import MINE

GAME = "builder"


class BuilderContext(ViewContext[BuilderView], frozen=True, dict=True):
    """A table of Builder as one pair of eyes sees it; all is public, so only what may be done differs (part C)."""

    ENDING = ("Decline", "Pass", "KeepAll", "EndTurn", "GoBankrupt", "EndAndCount", "Leave")
    GRAVE = ("GoBankrupt", "Leave", "EndAndCount")
    CERTAIN = frozenset({actions.Build, actions.Penthouse, actions.Mortgage, actions.Repay, actions.Swap})
    SURE = frozenset({"Mortgage", "Repay", "Swap"})
    """Building says in its own panel what it would change."""
    STYLES: ClassVar = {
        **dict.fromkeys(("Roll", "Build", "EndTurn"), PRIMARY),
        **dict.fromkeys(("Buy", "Ask", "Penthouse"), GOOD),
        **dict.fromkeys(GRAVE, BAD),
    }
    RAISES = (5, 20, 50)

    @cached_property
    def deeds(self) -> dict[Space, DeedView]:
        """Properties by space."""
        return {deed.space: deed for deed in self.view.deeds}

    def owned(self, seat: Seat) -> list[DeedView]:
        """A seat's properties in board order."""
        return [deed for deed in self.view.deeds if deed.owner == seat]

    def claims_of(self, seat: Seat) -> list[ClaimView]:
        """The rents that a seat may ask for."""
        return [claim for claim in self.view.claims if claim.owner == seat]

    @property
    def home(self) -> str:
        """What raises money for one who owes, else all moves."""
        debt = self.view.debt
        return RAISE if debt is not None and debt.seat == self.seat else MINE

    # ---- words

    def site(self, site: str) -> str:
        """A foundation's name."""
        return self.words.value(GAME, WORD, site)

    def group(self, group: str) -> str:
        """A colour's name."""
        return self.say(f"group-{group}")

    def some(self, kind: int, count: int) -> str:
        """So many chips of a type."""
        return self.say(f"some-{data.CHIPS[kind]}", n=count)

    def level(self, level: int) -> str:
        """A floor, or the penthouse."""
        return self.say("panel-level", level=level)

    def told_you(self, wait: Wait) -> str:
        """What a person is to do about a decision, said to this person."""
        view, kind = self.view, wait.kind
        key = f"panel-you-{kind}"
        if kind == "roll" and view.doubles:
            key += "-again"
        elif kind == "manage" and view.seats[view.active].jailed:
            key += "-jailed"
        space = self.space(view.lot, "the") if view.lot is not None else ""
        return self.say(key, space=space, count=view.surplus)

    # ---- advice for the controls

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a property in a menu means: what it brings or costs, its rent and chips; who owns it."""
        deed = self.deeds.get(value) if isinstance(value, int) else None
        if deed is None:
            return ""
        title = data.TITLES[deed.space]
        if verb == "Mortgage":
            return self.say("panel-brings", amount=self.cash(title.mortgage)) + f" · {self.group(deed.group)}"
        if verb in ("Repay", "Keep"):
            return self.say("panel-costs", amount=self.cash(title.repay)) + f" · {self.group(deed.group)}"
        return self.owner_hint(deed) if verb == "Swap" else ""

    def subject(self, value: Value) -> str:
        """A property's colour."""
        deed = self.deeds.get(value) if isinstance(value, int) else None
        return "" if deed is None else self.group(deed.group)

    def deed_hint(self, deed: DeedView) -> str:
        """Colour, printed rent, number and chips, without markdown, as menus show it plain."""
        kind, rent = data.TYPE[deed.chip], data.TITLES[deed.space].rent * (2 if deed.complete else 1)
        made = {"number": deed.number, "chips": self.some(kind, data.GIFT), "group": self.group(deed.group)}
        return self.say("panel-deed-hint", rent=self.cash(rent), **made)

    def owner_hint(self, deed: DeedView) -> str:
        """Who owns a property and what it costs to stop there."""
        if deed.owner is None:
            return self.say("panel-free-hint", price=self.cash(deed.price)) + f" · {self.deed_hint(deed)}"
        key = "panel-mortgaged-hint" if deed.mortgaged else "panel-owned-hint"
        return self.say(key, owner=self.names[deed.owner]) + f" · {self.deed_hint(deed)}"
