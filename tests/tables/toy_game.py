"""A tiny game with all that tables care about: turns, an auction, a held wait, the clock's own hour, leaving."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from bot.kit.contract import (
    CLOCK,
    Action,
    Choice,
    Clock,
    Event,
    LegalAction,
    Option,
    Options,
    Range,
    Refused,
    Rng,
    Seat,
    Tell,
    Wait,
)
from bot.kit.verbs.turns import Leave
from tests.spec_of import spec_of

PURSE = 100


class Draw(Action, frozen=True):
    """Roll a die; a six opens an auction of a pot, other falls are paid by the bank."""


class Bid(Action, frozen=True):
    amount: int


class Hammer(Action, frozen=True):
    """The clock's."""


class EndHour(Action, frozen=True):
    """The clock's."""


class Gift(Action, frozen=True):
    """Give coins to another seat; refused from inside when it would be to oneself."""

    to: int
    amount: int


class Boom(Action, frozen=True):
    """A mistake in the rules."""


class Drawn(Event, frozen=True):
    seat: Seat
    fall: int


class BidMade(Event, frozen=True):
    seat: Seat
    amount: int


class PotSold(Event, frozen=True):
    seat: Seat
    amount: int


class Whispered(Event, frozen=True):
    coins: int


class Lot(msgspec.Struct):
    number: int
    high: int = 0
    leader: int = CLOCK
    bids: int = 0


class State(msgspec.Struct):
    coins: list[int]
    gone: list[bool]
    goal: int
    live: bool
    turn: int = 0
    count: int = 1
    pots: int = 0
    bank: int = 1_000
    lot: Lot | None = None
    hour: bool = True
    votes: int = 0


class Toy:
    key: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    state: ClassVar[Any] = State
    action: ClassVar[Any] = Draw | Bid | Hammer | EndHour | Leave | Gift | Boom
    event: ClassVar[Any] = Drawn | BidMade | PotSold | Whispered
    options: ClassVar[tuple[Option, ...]] = (
        Option("goal", 3, Range(1, 9)),
        Option("mood", "calm", Choice(("calm", "wild"))),
    )
    clocks: ClassVar[Mapping[str, Clock]] = {
        "turn": Clock({"live": 60, "slow": 43_200}, away={"live": 10, "slow": 3_600}, warn={"slow": (21_600, 4_320)}),
        "auction": Clock(
            {"live": 50, "slow": 21_600}, lap={"slow": 3_600}, warn={"live": (5,)}, marks={"live": (25, 5)}
        ),
        "hour": Clock({"live": 3_600}, warn={"live": (900, 60)}),
    }
    cross_checked: ClassVar[frozenset[type[Action]]] = frozenset({Gift, Boom})
    upgrades: ClassVar[Mapping[int, Any]] = {}

    def setup(self, seats: int, options: Options, dice: Rng) -> State:
        first = dice.die(seats) - 1
        goal = options["goal"]
        assert isinstance(goal, int)
        return State([PURSE] * seats, [False] * seats, goal, options["pace"] == "live", first)

    def legal_actions(self, s: State, seat: Seat) -> list[LegalAction]:
        if self.result(s) is not None:
            return []
        if seat == CLOCK:
            hammer = [LegalAction(Hammer, f"auction-{s.lot.number}")] if s.lot else []
            return [*hammer, *([LegalAction(EndHour, "hour-1")] if self._hour(s) else [])]
        if s.gone[seat]:
            return []
        found = [LegalAction(Leave, None), LegalAction(Boom, None)]
        if s.lot is not None:
            low = s.lot.high + 1
            if s.lot.leader != seat and s.coins[seat] >= low:
                found.append(LegalAction(Bid, f"auction-{s.lot.number}", (Range(low, s.coins[seat]),)))
        elif s.turn == seat:
            found.append(LegalAction(Draw, f"draw-{s.count}"))
            if s.coins[seat]:
                found.append(LegalAction(Gift, None, (Choice(tuple(range(len(s.coins)))), Range(1, s.coins[seat]))))
        return found

    def waits(self, s: State) -> list[Wait]:
        if self.result(s) is not None:
            return []
        found = []
        if s.lot is not None:
            bidders = tuple(seat for seat in range(len(s.coins)) if not s.gone[seat] and seat != s.lot.leader)
            found.append(Wait(f"auction-{s.lot.number}", bidders, "auction", s.lot.bids))
        found.append(Wait(f"draw-{s.count}", (s.turn,), "turn", held=s.lot is not None))
        if self._hour(s):
            found.append(Wait("hour-1", (CLOCK,), "hour"))
        return found

    def _hour(self, s: State) -> bool:
        return s.hour and s.live

    def default(self, s: State, wait: Wait) -> tuple[Seat, Any]:
        if wait.id.startswith("auction"):
            return CLOCK, Hammer()
        return (CLOCK, EndHour()) if wait.id.startswith("hour") else (s.turn, Draw())

    def play(self, s: State, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
        match action:
            case Draw():
                self._draw(s, seat, dice, tell)
            case Bid(amount):
                assert s.lot is not None
                s.lot.high, s.lot.leader, s.lot.bids = amount, seat, s.lot.bids + 1
                tell(BidMade(seat, amount))
            case Hammer():
                self._hammer(s, tell)
            case EndHour():
                s.hour, s.goal = False, s.pots
            case Leave():
                self._leave(s, seat)
            case Gift(to, amount):
                if to == seat:
                    raise Refused("bad-partner", to=to)
                s.coins[seat] -= amount
                s.coins[to] += amount
            case Boom():
                raise ZeroDivisionError("a mistake in the rules")

    def _draw(self, s: State, seat: Seat, dice: Rng, tell: Tell) -> None:
        fall = dice.die()
        tell(Drawn(seat, fall))
        tell(Whispered(s.coins[seat]), seat)
        if fall == 6:
            s.lot = Lot(s.count)
            return
        s.coins[seat] += fall
        s.bank -= fall
        self._next(s)

    def _hammer(self, s: State, tell: Tell) -> None:
        lot, s.lot = s.lot, None
        assert lot is not None
        if lot.leader != CLOCK:
            s.coins[lot.leader] -= lot.high
            s.bank += lot.high
        s.pots += 1
        tell(PotSold(lot.leader, lot.high))
        self._next(s)

    def _leave(self, s: State, seat: Seat) -> None:
        s.gone[seat] = True
        s.bank += s.coins[seat]
        s.coins[seat] = 0
        if s.lot is not None and s.lot.leader == seat:
            s.lot.leader, s.lot.high = CLOCK, 0
        if s.turn == seat and s.lot is None:
            self._next(s)

    def _next(self, s: State) -> None:
        s.count += 1
        if all(s.gone):
            return
        s.turn = (s.turn + 1) % len(s.gone)
        while s.gone[s.turn]:
            s.turn = (s.turn + 1) % len(s.gone)

    def view(self, s: State, seat: Seat | None) -> Any:
        return s

    def redeterminize(self, s: State, seat: Seat | None, dice: Rng) -> None:
        """Nothing is hidden."""

    def result(self, s: State) -> list[int] | None:
        alive = [seat for seat, gone in enumerate(s.gone) if not gone]
        if s.lot is not None or (len(alive) > 1 and s.pots < s.goal):
            return None
        wealth = [-1 if s.gone[seat] else coins for seat, coins in enumerate(s.coins)]
        return [1 + sum(1 for other in wealth if other > mine) for mine in wealth]

    def conserved_totals(self, s: State) -> dict[str, int]:
        return {"coins": s.bank + sum(s.coins)}


TOY = spec_of(Toy())
GAMES = {TOY.key: TOY}
