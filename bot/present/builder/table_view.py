"""One position of a table of Builder with what its panels need again and again: view, names, chips, pictures, advice."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.builder import actions, data
from bot.games.builder.view import BuilderView, ClaimView, DeedView, ScoreView, SeatView, TradeView
from bot.kit.contract import Action, Cash, Range, Seat, Space, Value, Wait
from bot.kit.engine import Accepted, apply_action, read
from bot.kit.fields import GOODS, WORD
from bot.kit.rng import FastRng
from bot.present.controls.amounts import raised, spread
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.panel_model import BAD, GOOD, PRIMARY, PictureRequest
from bot.present.table_view import TableView

GAME = "builder"
RED, CALM = 0xD6363C, 0x2F5CC0
RAISES: tuple[Cash, ...] = (5, 20, 50)
"""Quick bids above the leading one."""
STYLES = {
    **dict.fromkeys(("Roll", "Build", "EndTurn"), PRIMARY),
    **dict.fromkeys(("Buy", "Ask", "Penthouse"), GOOD),
    **dict.fromkeys(("Pass", "GoBankrupt", "Leave", "EndAndCount"), BAD),
}
GRAVE = ("GoBankrupt", "Leave", "EndAndCount")
"""Verbs that are asked once more before they are done."""
CERTAIN: frozenset[type[Action]] = frozenset(
    {actions.Build, actions.Penthouse, actions.Mortgage, actions.Repay, actions.Swap}
)
"""Verbs without chance: what they change is the same whenever they are tried."""
SURE = frozenset({"Mortgage", "Repay", "Swap"})
"""Verbs whose choice is asked once more, with what it would change; building says that in its own panel."""


class BuilderTableView(TableView, frozen=True, dict=True):
    """A table of Builder as one pair of eyes sees it; all is public, so only what may be done differs (part C)."""

    ENDING = ("Decline", "Pass", "KeepAll", "EndTurn", "GoBankrupt", "EndAndCount", "Leave")

    @cached_property
    def view(self) -> BuilderView:
        """What everybody may see."""
        seen: BuilderView = GAMES[GAME].view(self.table.state, self.seat)
        return seen

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
    def context(self) -> ControlContext:
        """What the controls need to know."""
        return ControlContext(GAME, self.table.id, self.words, self.names, self.hint, self.quick, STYLES, SURE)

    # ---- words

    def site(self, site: str) -> str:
        """A foundation's name."""
        return self.words.value(GAME, WORD, site)

    def group(self, group: str) -> str:
        """A colour's name."""
        return self.say(f"group-{group}")

    def chip(self, chip: str) -> str:
        """A type's name, as a control begins with it."""
        return capital(self.words.value(GAME, WORD, chip))

    def some(self, kind: int, count: int) -> str:
        """So many chips of a type."""
        return self.say(f"some-{data.CHIPS[kind]}", n=count)

    def pile(self, chips: Sequence[int]) -> str:
        """Chips by type as four signs with their counts."""
        return self.say("panel-chips", **dict(zip(data.CHIPS, chips, strict=True)))

    def spoken(self, chips: Sequence[int]) -> str:
        """Chips by type in words, only those there are."""
        items = tuple([word for kind in data.KINDS for word in data.ITEMS[kind][: chips[kind]]])
        return self.words.value(GAME, GOODS, items) if items else self.words.say("none")

    def level(self, level: int) -> str:
        """A floor, or the penthouse."""
        return self.say("panel-level", level=level)

    def told_you(self, wait: str) -> str:
        """What a person is to do about a decision, said to this person."""
        view, kind = self.view, wait.rsplit("-", 1)[0]
        key = f"panel-you-{kind}"
        if kind == "roll" and view.doubles:
            key += "-again"
        elif kind == "manage" and view.seats[view.active].jailed:
            key += "-jailed"
        space = self.space(view.lot, "the") if view.lot is not None else ""
        return self.say(key, space=space, count=view.surplus)

    # ---- pictures

    @property
    def _bare(self) -> BuilderView:
        """The view without what no picture but its own shows: other people's bids and offers do not change the rest."""
        return replace(self.view, me=None, auction=None, deals=(), course=(), purses=(), since=0)

    def board(self) -> PictureRequest:
        """The board as it is now."""
        return self.order(GAME, self._bare)

    def auction(self, wait: Wait | None) -> PictureRequest:
        """The lot, the leading bid and the time that is left."""
        bare = replace(self._bare, auction=self.view.auction, clock=self.quarters(wait))
        return self.order(f"{GAME}/auction", bare)

    def deal(self, deal: TradeView, wait: Wait | None = None) -> PictureRequest:
        """Both sides of an offer and its time; nothing else, so that other people's moves do not change it."""
        seats = tuple([SeatView(each.seat, 0, 0, (), each.own, 0, ScoreView()) for each in self.view.seats])
        bare = BuilderView(None, seats, self.view.deeds, (), "deal", deal.seat, 0, 0, (), deals=(deal,))
        return self.order(f"{GAME}/deal", replace(bare, clock=self.quarters(wait)))

    def card(self) -> PictureRequest:
        """The Chance card drawn last in this turn."""
        view = self.view
        bare = BuilderView(None, (), (), (), "roll", view.active, 0, 0, (0, 0, 0, 0), card=view.card)
        return self.order(f"{GAME}/card", bare)

    def deed(self, space: Space) -> PictureRequest:
        """A property's deed."""
        return self.order(f"{GAME}/deed", replace(self._bare, lot=space))

    def mine(self, seat: Seat) -> PictureRequest:
        """What a seat has: chips, blocks, what each level costs, properties."""
        return self.order(f"{GAME}/mine", replace(self._bare, me=seat))

    def island(self, *marked: str) -> PictureRequest:
        """The map alone, large; `marked` are the foundations looked at, else those on which something was built."""
        view = self._bare
        return self.order(f"{GAME}/island", replace(view, raised=marked or view.raised))

    def bonus(self) -> PictureRequest:
        """The two bonus cards and who would have them now."""
        return self.order(f"{GAME}/bonus", self._bare)

    def where(self, seat: Seat, places: Sequence[str], site: str = "", paying: Sequence[int] = ()) -> PictureRequest:
        """The foundations that a seat may choose from; with `site` what the next floor there would cost and count.

        `paying`: the chips of choice named so far, by type; none for the usual ones.
        """
        bare = replace(self._bare, me=seat, places=tuple(places), site=site, paying=tuple(paying), raised=())
        return self.order(f"{GAME}/site", bare)

    def end(self) -> tuple[PictureRequest, ...]:
        """After the last board: the final count as a table, and everybody's points by turn."""
        view = self.view
        count = self.order(f"{GAME}/count", self._bare)
        chart = self.order(f"{GAME}/chart", replace(self._bare, course=view.course, purses=view.purses))
        return (count, chart) if len(view.course) > 1 else (count,)

    # ---- advice for the controls

    def quick(self, verb: str, chosen: tuple[str, ...], domain: Range) -> tuple[int, ...]:
        """Amounts worth a button: raises in an auction."""
        return raised(domain, RAISES) if verb == "Bid" else spread(domain)

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

    # ---- what an action would change

    def after(self, action: Action) -> BuilderView | None:
        """The view as it would be after an action of the looker; None where that is uncertain or not allowed."""
        if self.seat is None or type(action) not in CERTAIN:
            return None
        done = apply_action(GAMES[GAME], self.table.state, self.seat, action, FastRng(0))
        if not isinstance(done, Accepted):
            return None
        then: BuilderView = GAMES[GAME].view(done.state, self.seat)
        return then

    def after_text(self, text: str) -> BuilderView | None:
        """The same for a whole action text."""
        try:
            return self.after(read(GAMES[GAME], text))
        except ValueError:
            return None


def capital(said: str) -> str:
    """With a capital letter, as a control begins."""
    return said[:1].upper() + said[1:]
