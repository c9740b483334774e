"""A Deal table in the hand: cards put where a test wants them, actions played through the door's judge."""

from typing import Any, Self, TypeVar

from bot.games.deal import GAME
from bot.games.deal.actions import Pay, SayNo, Submit
from bot.games.deal.data import COLOURS, FACES, PACK
from bot.games.deal.payments import payable
from bot.games.deal.sets import settle
from bot.games.deal.state import Asked, Holding, State, colour_of, set_of
from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Card, Event, LegalAction, Refusal, Seat
from bot.kit.mechanics.reactions import ReactionChain, awaited, open_threads
from bot.kit.testing.scripted_rng import ScriptedRng

E = TypeVar("E", bound=Event)
CODES = {face.code: number for number, face in enumerate(FACES, start=1)}


def c(code: str) -> Card:
    """The serial number of a card by its code; `2:RD2` is of the second pack."""
    return CODES[code[2:]] + PACK if code.startswith("2:") else CODES[code]


def cs(*codes: str) -> tuple[Card, ...]:
    return tuple(c(code) for code in codes)


class DealScenario:
    """A game in which seat 0 begins, everybody's hands and areas are empty, and the pile is loose."""

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        chosen = engine.default_options(GAME, pace) | {key.replace("_", "-"): value for key, value in options.items()}
        self.s: State = GAME.setup(seats, chosen, ScriptedRng([1]))
        for hand in self.s.hands:
            self.s.pile.loose += hand
            hand.clear()
        self.s.fresh, self.s.opening, self.s.announced = [], [], True
        self.told: list[Event] = []
        self.whispers: list[tuple[Event, Seat]] = []

    # ---- positions

    def _take(self, card: Card) -> Card:
        """A card out of whatever pile it is in."""
        for pile in (self.s.pile.loose, self.s.pile.used, self.s.pile.under, *self.s.hands, *self.s.banks):
            if card in pile:
                pile.remove(card)
        self.s.knows = [-1] * len(self.s.pile.under)
        return card

    def hand(self, seat: Seat, *codes: str) -> Self:
        self.s.hands[seat] += [self._take(card) for card in cs(*codes)]
        return self

    def drawn(self, seat: Seat, *codes: str) -> Self:
        """Cards of the opening draw."""
        self.hand(seat, *codes)
        self.s.fresh += cs(*codes)
        self.s.opening += [card for card in cs(*codes) if FACES[(card - 1) % PACK].kind == "property"]
        return self

    def bank(self, seat: Seat, *codes: str) -> Self:
        self.s.banks[seat] += [self._take(card) for card in cs(*codes)]
        return self

    def area(self, seat: Seat, colour: str, *codes: str, house: str = "", hotel: str = "") -> Self:
        """Cards laid on a colour one after another; buildings on its first set."""
        assert colour in COLOURS
        area = self.s.areas[seat]
        for card in cs(*codes):
            area.setdefault(colour, Holding([])).cards.append(self._take(card))
            settle(area, colour)
        for code, name in ((house, "house"), (hotel, "hotel")):
            if code:
                setattr(area[colour].sets[0], name, self._take(c(code)))
        return self

    def pile(self, *codes: str, discards: bool = True) -> Self:
        """These cards are drawn next, in this order; the others are discarded, or given to the last seat's bank."""
        rest = self.s.banks[-1] if not discards else self.s.pile.used
        cards = [self._take(card) for card in cs(*codes)]
        rest += [*self.s.pile.loose, *self.s.pile.under]
        if not discards:
            rest += self.s.pile.used
            self.s.pile.used = []
        self.s.pile.loose, self.s.pile.under, self.s.knows = [], cards, [-1] * len(cards)
        return self

    # ---- what happens

    def play(self, seat: Seat, action: Action, falls: tuple[int, ...] = ()) -> Self:
        """Play an action; `told` is then what everybody heard. Fails when it is refused."""
        before = GAME.conserved_totals(self.s)
        done = engine.apply_action(GAME, self.s, seat, action, ScriptedRng(list(falls)))
        assert not isinstance(done, Refusal), (action, done, self.waits())
        self.s = done.state
        self.told = [told.event for told in done.told if told.only is None]
        self.whispers = [(told.event, told.only) for told in done.told if told.only is not None]
        assert GAME.conserved_totals(self.s) == before
        assert (GAME.result(self.s) is None) == bool(GAME.waits(self.s))
        return self

    def refused(self, seat: Seat, action: Action) -> str:
        """The code of the refusal."""
        done = engine.apply_action(GAME, self.s, seat, action, ScriptedRng([]))
        assert isinstance(done, Refusal), f"{action} is accepted"
        return done.code

    def default(self, name: str = "") -> Self:
        """What the clock plays for the first running wait of that name."""
        wait = next(w for w in GAME.waits(self.s) if not w.held and w.id.startswith(name))
        seat, action = GAME.default(self.s, wait)
        return self.play(seat, action)

    def demand(self) -> Asked:
        """The demand that is to be answered."""
        assert self.s.asked is not None
        return self.s.asked

    def thread(self, seat: Seat, target: Seat | None = None) -> ReactionChain:
        """The open thread in which `seat` is awaited; the actor says of which target."""
        demand = self.demand().demand
        found = [t for t in open_threads(demand) if awaited(demand, t) == seat and target in (None, t.seat)]
        assert found, (seat, demand)
        return found[0]

    def pay(self, seat: Seat, *codes: str) -> Self:
        return self.play(seat, Pay(self.thread(seat).number, cs(*codes)))

    def cannot_pay(self, seat: Seat, *codes: str) -> str:
        return self.refused(seat, Pay(self.thread(seat).number, cs(*codes)))

    def no(self, seat: Seat, code: str, target: Seat | None = None) -> Self:
        return self.play(seat, SayNo(self.thread(seat, target).number, c(code)))

    def submit(self, seat: Seat, target: Seat | None = None) -> Self:
        return self.play(seat, Submit(self.thread(seat, target).number))

    # ---- what is to be seen

    def waits(self) -> list[str]:
        """The names of what is awaited of seats, without numbers; held ones in brackets."""
        return [
            f"({name})" if wait.held else name
            for wait in GAME.waits(self.s)
            if (name := wait.id.rpartition("-")[0]) and wait.seats != (CLOCK,)
        ]

    def asked(self) -> list[Seat]:
        """Whose answers are awaited."""
        return [wait.seats[0] for wait in GAME.waits(self.s) if wait.id.startswith(("respond", "counter"))]

    def legal_actions(self, seat: Seat, verb: type[Action]) -> list[LegalAction]:
        """The open offers of a verb."""
        return [o for o in GAME.legal_actions(self.s, seat) if o.action is verb and o.blocked is None]

    def why(self, seat: Seat, verb: type[Action]) -> list[str]:
        """Why a verb is greyed."""
        return [o.blocked.code for o in GAME.legal_actions(self.s, seat) if o.action is verb and o.blocked is not None]

    def lies(self, seat: Seat, code: str) -> str | None:
        """The colour on which a card lies there."""
        return colour_of(self.s.areas[seat], c(code))

    def sets(self, seat: Seat, colour: str) -> list[set[Card]]:
        """The complete sets of a colour."""
        held = self.s.areas[seat].get(colour)
        return [] if held is None else [set(one.cards) for one in held.sets]

    def in_set(self, seat: Seat, colour: str, code: str) -> bool:
        return set_of(self.s.areas[seat][colour], c(code)) is not None

    def worth(self, seat: Seat) -> int:
        """The value of the table cards."""
        return sum(FACES[(card - 1) % PACK].value for card in payable(self.s.areas[seat], self.s.banks[seat]))

    def one(self, kind: type[E]) -> E:
        """The only event of its kind told to everybody by the last action."""
        found = [event for event in self.told if isinstance(event, kind)]
        assert len(found) == 1, self.told
        return found[0]

    def none(self, kind: type[Event]) -> bool:
        return not any(isinstance(event, kind) for event in self.told)

    def result(self) -> list[int] | None:
        return GAME.result(self.s)
