"""One position of a table of City with what its panels need again and again: the view, names, money, who is awaited."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.city import actions, data
from bot.games.city.board import board
from bot.games.city.view import CityView, DealView, PlotView, SeatView
from bot.games.kit.engine import read
from bot.games.kit.model import CLOCK, Action, Amount, Offer, Seat, Value, Wait
from bot.present.amounts import fit, raised
from bot.present.city.previews import CERTAIN, Change, change
from bot.present.controls import Asker
from bot.present.lobby import countdown, deadline, names
from bot.present.panel import BAD, GOOD, PRIMARY, Order
from bot.tables.model import PLAYING, Deadline, Table
from bot.words import Words, escape

GAME = "city"
THEME = "dark"
FULL_RING = 4
"""The quarters of the unit's ring."""
SEAT_COLOURS = (0x0072B2, 0xE69F00, 0x00A078, 0xD883B4, 0xD55E00, 0x56B4E9, 0xF0E442, 0x4A4E57, 0x6B2414, 0xA8F0A8)
"""The edge of a message by the sign of whose turn it is, as the pictures have them."""
RED, CALM = 0xD6363C, 0x2F5CC0
RAISES = (10, 100, 500, 1_000)
"""Quick bids above the leading one, in k."""
STYLES = {"Roll": PRIMARY, "Buy": GOOD, "Press": PRIMARY, "Pass": BAD, "GoBankrupt": BAD, "Leave": BAD}
ENDING = ("Skip", "Pass", "Done", "GoBankrupt", "Leave")
GRAVE = ("GoBankrupt", "Leave")
"""Verbs that are asked once more before they are done."""
SURE = frozenset({*(verb.__name__ for verb in CERTAIN if verb is not actions.Build), "Pick", "Travel"})
"""Verbs whose choice is asked once more, with what it would change; the buttons of blocks say that themselves."""


def _ends(offer: Offer) -> bool:
    return offer.action.__name__ in ENDING


class Scene(msgspec.Struct, frozen=True, dict=True):
    """A table and the language it is told in; `seat` is whose eyes look on, None for everybody's."""

    table: Table
    words: Words
    seat: Seat | None = None

    @cached_property
    def view(self) -> CityView:
        """What everybody may see."""
        seen: CityView = GAMES[GAME].view(self.table.state, self.seat)
        return seen

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as they are."""
        return names(self.table)

    @cached_property
    def tokens(self) -> tuple[int, ...]:
        """The sign that each seat took, its own for none (CITY-204)."""
        chairs = enumerate(self.table.chairs)
        return tuple(seat if chair.token is None else chair.token for seat, chair in chairs)

    def colour(self, seat: Seat) -> int:
        """The colour of a seat's sign, as the pictures have it."""
        return SEAT_COLOURS[self.tokens[seat] % len(SEAT_COLOURS)]

    @cached_property
    def waits(self) -> list[Wait]:
        """What the table waits for."""
        return GAMES[GAME].waits(self.table.state) if self.table.phase == PLAYING else []

    @cached_property
    def plots(self) -> dict[int, PlotView]:
        """Districts by space."""
        return {plot.space: plot for plot in self.view.plots}

    def printed(self, space: int) -> data.District:
        """What is printed for a district on this table's board."""
        return board(self.view.board).districts[space]

    @property
    def asker(self) -> Asker:
        """What the controls need to know."""
        return Asker(GAME, self.table.id, self.words, self.names, self.hint, self.quick, STYLES, SURE)

    def offers(self, seat: Seat) -> list[Offer]:
        """What a seat may do now; what ends something comes last, out of a hasty thumb's way."""
        found = GAMES[GAME].offers(self.table.state, seat) if self.table.phase == PLAYING else []
        return sorted(found, key=lambda offer: ENDING.index(offer.action.__name__) if _ends(offer) else -1)

    def say(self, key: str, **values: object) -> str:
        """A sentence of City's panels."""
        return self.words.say(f"{GAME}-{key}", **values)

    def name(self, seat: Seat | None) -> str:
        """A seat's name for a sentence; the bank for none."""
        return self.words.say("bank") if seat is None or seat < 0 else escape(self.names[seat])

    def cash(self, amount: int | None) -> str:
        """Money."""
        return self.words.cash(GAME, amount)

    def space(self, space: int, form: str = "") -> str:
        """A space's name."""
        return self.words.space(GAME, space, form)

    def mention(self, seat: Seat) -> str:
        """A person's mention, a robot's name."""
        person = self.table.chairs[seat].person
        return self.name(seat) if person is None or self.table.chairs[seat].robot else f"<@{person}>"

    def people(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """The persons who sit on `seats` and play themselves."""
        chairs = [self.table.chairs[seat] for seat in seats if seat != CLOCK]
        return tuple(chair.person for chair in chairs if chair.person is not None and chair.robot is None)

    def told_you(self, wait: str) -> str:
        """What a person is to do about a decision, said to this person; step C says how far it has come."""
        space = self.space(self.view.lot, "the") if self.view.lot is not None else ""
        key, unit = f"panel-you-{wait.rsplit('-', 1)[0]}", self.view.unit
        if key == "panel-you-build" and unit.permit >= 0:
            key += "-left" if unit.left else "-done" if unit.permit or unit.placed else "-station"
        return self.say(key, space=space, left=unit.left)

    def row(self, wait: Wait) -> Deadline | None:
        """The deadline of a wait."""
        return deadline(self.table, wait.id)

    def until(self, wait: Wait) -> str:
        """The countdown of a wait; nothing where no clock runs."""
        return countdown(self.words, self.row(wait))

    def absence(self, wait: Wait) -> str:
        """A line about the bot's absence while this decision was open; nothing for one that began afterwards."""
        row, full = self.row(wait), GAMES[GAME].clocks[wait.clock].seconds.get(self.table.pace, 0)
        spans = row is not None and row.due is not None and row.due - full < self.table.resumed
        return "-# " + self.words.say("resumed") if spans else ""

    def clock(self, wait: Wait | None, warning: int = 1) -> int:
        """The quarters of a wait's time that are left, as the unit's ring has them; 0, its red light, from a warning on."""
        row = self.row(wait) if wait else None
        if row is None:
            return FULL_RING
        return 0 if row.warned >= warning else max(1, FULL_RING - row.marked)

    def _hour_clock(self) -> int:
        """The same for the game hour: by its rounds in slow pace; red with the last warning, and in the last turn."""
        hour = self.view.hour
        if hour.over:
            return 0
        if hour.rounds_left is not None:
            quarters = -(-FULL_RING * hour.rounds_left // data.ROUNDS_AN_HOUR)
            return min(FULL_RING, quarters) if hour.rounds_left > 1 else 0
        wait = next((wait for wait in self.waits if wait.id.startswith("hour-")), None)
        warnings = GAMES[GAME].clocks[wait.clock].warn.get(self.table.pace, ()) if wait else ()
        return self.clock(wait, max(1, len(warnings)))

    def board(self) -> Order:
        """The board as it is now, without what it does not show.

        A running auction and deals have their own pictures: bids do not change the board's.
        """
        between = tuple(DealView(deal.number, deal.seat, deal.partner, (), 0, (), 0) for deal in self.view.deals)
        bare = replace(self.view, auction=None, deals=between, course=(), box=(), pile=0)
        return self._order(GAME, replace(bare, clock=self._hour_clock()))

    def auction(self, wait: Wait | None) -> Order:
        """The lot and the unit with the leading bid and the time that is left (CITY-153)."""
        return self._order(f"{GAME}/auction", replace(self.view, clock=self.clock(wait)))

    def deal(self, deal: DealView, wait: Wait | None) -> Order:
        """Both sides of a deal and the unit with its time; nothing else, so that other people's cash does not change it."""
        view = self.view
        seats = tuple(SeatView(each.seat, None, 0, None, solvent=each.solvent) for each in view.seats)
        bare = CityView(None, seats, view.plots, "deal", view.active, 0, 0, deals=(deal,), clock=self.clock(wait))
        return self._order(f"{GAME}/deal", bare)

    def card(self) -> Order | None:
        """The Chance card that asks the looker for a choice."""
        view = self.view
        if view.stage != "card" or view.active != self.seat:
            return None
        return self._order(f"{GAME}/card", CityView(None, (), (), "card", view.active, 0, 0, card=view.card))

    def end(self) -> tuple[Order, ...]:
        """After the last board: the final count as a table, and everybody's wealth by turn."""
        count = self._order(f"{GAME}/count", replace(self.view, course=()))
        bare = CityView(None, self.view.seats, (), "over", self.view.active, self.view.turn, self.view.round)
        chart = self._order(f"{GAME}/chart", replace(bare, course=self.view.course, stride=self.view.stride))
        return (count, chart) if len(self.view.course) > 1 else (count,)

    def deed(self, space: int) -> Order:
        """A district's deed."""
        return self._order(f"{GAME}/deed", replace(self.view, lot=space, auction=None))

    def _order(self, key: str, view: CityView) -> Order:
        return Order(key, view, THEME, self.words.lang, self.names, self.tokens)

    # ---- advice for the controls

    def quick(self, verb: str, chosen: tuple[str, ...], domain: Amount) -> tuple[int, ...]:
        """Amounts worth a button: raises in an auction; the least, half the price and the price to open one."""
        if verb == "Bid":
            return raised(domain, RAISES)
        space = int(chosen[0]) if chosen else self.view.lot
        price = self.plots[space].price if space is not None else domain.high
        return tuple(dict.fromkeys(fit(domain, amount) for amount in (domain.low, price // 2, price)))

    def hint(self, verb: str, chosen: tuple[str, ...], value: Value) -> str:
        """What a value means: a price, what it brings, the rent before and after, where a taxi leads."""
        if verb == "Build" and len(chosen) < len(actions.Build.__struct_fields__) - 1:
            return self._build_hint(chosen, value)
        if verb == "Taxi" and self.seat is not None:
            return self.space(data.TRACK.after(self.view.seats[self.seat].space, int(value)))
        changed = self.change(".".join([verb, *chosen, str(value)]))
        if changed is not None:
            return self._change_hint(changed)
        plot = self.plots.get(int(value)) if isinstance(value, int) else None
        return "" if plot is None else self._plot_hint(verb, plot)

    def change(self, text: str) -> Change | None:
        """What a whole action text of the looker would change; None where that is uncertain or not allowed."""
        try:
            action: Action = read(GAMES[GAME], text)
        except ValueError:
            return None
        return None if self.seat is None else change(self.table, self.view, self.seat, action)

    def _change_hint(self, changed: Change) -> str:
        """The price, and the rent that changes most."""
        said = []
        if changed.price:
            key = "panel-costs" if changed.price > 0 else "panel-brings"
            said.append(self.say(key, amount=self.cash(abs(changed.price))))
        if changed.rents:
            _, before, after = max(changed.rents, key=lambda each: abs(each[2] - each[1]))
            said.append(self.say("preview-rent-short", before=self.cash(before), after=self.cash(after)))
        if len(changed.rents) > 1:
            said.append(self.say("preview-more", count=len(changed.rents) - 1))
        return " · ".join(said)

    def _plot_hint(self, verb: str, plot: PlotView) -> str:
        """Who owns a district and what it costs there; where a train goes, what waits."""
        if verb != "Travel" and plot.owner is None:
            return self.say("panel-priced", price=self.cash(plot.price), rent=self.cash(plot.rent))
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
