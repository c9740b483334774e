"""A Knockout table in the hand: tokens put where a test wants them, slides that come out as told, actions judged."""

from typing import Any, Self, TypeVar

from bot.games.knockout import GAME, turn
from bot.games.knockout.actions import Slide
from bot.games.knockout.data import COLOURS, TOKENS, centre
from bot.games.knockout.slide_record import Exit, Lying, Outcome, Segment, Touch
from bot.games.knockout.state import BOARD, HAND, JAILED, OUT, State, token
from bot.games.knockout.view import KnockoutView
from bot.games.knockout.wobble import STEADY, Luck
from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Event, LegalAction, Refusal, Seat, Space

E = TypeVar("E", bound=Event)
AIM = Slide(135, 0, 45)
OFF, SHORT = "off", "short"
"""Ends of a token besides a space."""
End = Space | str | tuple[int, int]


class Told:
    """Chance as a test tells it: the order as joined, no wobble, slides that end as told (KNOCKOUT-146).

    `ends` maps a token to a space, a place in millimetres, `off` or `short`; `touched`: whether tokens touch. Without
    ends a slide is simulated.
    """

    def __init__(self, ends: dict[int, End] | None = None, *, touched: bool | None = None) -> None:
        self.ends = ends
        self.touched = touched

    @property
    def memory(self) -> "Told":
        return self

    def wobble(self, number: int) -> Luck:
        return STEADY

    def outcome(self, number: int) -> Outcome | None:
        if self.ends is None:
            return None
        first = min(self.ends)
        touching = len(self.ends) > 1 if self.touched is None else self.touched
        return Outcome(
            time=1_000_000,
            touches=(Touch(500_000, first, first + 1, 1),) if touching else (),
            exits=tuple(Exit(1, number, 0, 0) for number, end in self.ends.items() if end == OFF),
            path=tuple(Segment(0, number, 0, 0, 0, 0) for number in self.ends),
            rest=tuple(Lying(number, *place(end)) for number, end in sorted(self.ends.items()) if end != OFF),
        )

    def named(self, label: str) -> bytes:
        return label.encode()

    def die(self, sides: int = 6) -> int:
        raise AssertionError("nothing is thrown")

    def shuffle(self, items: list[Any]) -> None:
        raise AssertionError("nothing is shuffled")


def place(end: End) -> tuple[int, int]:
    """Micrometres of an end."""
    if end == SHORT:
        return 135_000, 100_000
    if isinstance(end, tuple):
        return end[0] * 1000, end[1] * 1000
    assert isinstance(end, int)
    return centre(end)


class Table:
    """A game in which the sides go in join order: red, yellow, green, blue; their tokens 0-3, 4-7, 8-11, 12-15."""

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        chosen = engine.default_options(GAME, pace) | {key.replace("_", "-"): value for key, value in options.items()}
        self.s: State = GAME.setup(seats, chosen, Told())
        self.seats = seats
        self.told: list[Event] = []
        self.every: list[Event] = []

    # ---- positions

    def lay(self, ends: dict[int, End], **marks: Any) -> Self:
        """Put tokens on spaces, `jail` or `out`; the next regular slide is asked for anew by the number in hand."""
        for number, end in ends.items():
            t = token(self.s, number)
            t.status = {"jail": JAILED, "out": OUT, "hand": HAND}.get(str(end), BOARD)
            t.x, t.y = place(end) if t.status == BOARD else (0, 0)
            side = self.s.sides[[side.colour for side in self.s.sides].index(number // TOKENS)]
            t.slider = side.seats[0]
        if self.s.pending is not None and token(self.s, self.s.pending.token).status != HAND and self.what == "slide":
            self.s.place -= 1
            self.s.pending = None
            turn.next_slide(self.s)
        return self

    def cash(self, *amounts: int, pot: int = 500) -> Self:
        """Each side's cash, and the pot; the Bank has given it."""
        self.s.purse.cash = [*amounts, pot]
        self.s.purse.bank = -sum(self.s.purse.cash)
        return self

    # ---- what happens

    def play(self, seat: Seat, action: Action, ends: dict[int, End] | None = None, **how: Any) -> Self:
        """Play an action; `told` is then what was told. Fails when it is refused."""
        before = GAME.conserved_totals(self.s)
        done = engine.apply_action(GAME, self.s, seat, action, Told(ends, **how))
        assert not isinstance(done, Refusal), (action, done, self.waits())
        self.s = done.state
        self.told = [told.event for told in done.told]
        self.every += self.told
        assert all(told.only is None for told in done.told)
        assert GAME.conserved_totals(self.s) == before
        assert min(self.s.purse.cash) >= 0
        assert (GAME.result(self.s) is None) == bool(GAME.waits(self.s))
        return self

    def slide(self, *ends: End, knocked: dict[int, End] | None = None) -> Self:
        """Whoever is to slide does, and the token ends there; `knocked` are others that it moves."""
        for end in ends:
            seat, number = self.asked[0], self.due
            action = AIM if self.what != "retry" else engine.read(GAME, "Retry.135.0.45")
            self.play(seat, action, {number: end, **(knocked or {})})
        return self

    def to_the_end(self, *left: End) -> Self:
        """Slide what is in hand off the board, the last ones to these ends, without anybody touching anything."""
        rest = sum(t.status == HAND for side in self.s.sides for t in side.tokens if side.members)
        assert rest >= len(left)
        for end in [*[OFF] * (rest - len(left)), *left]:
            self.slide(end)
            while self.what in {"retry", "jail"}:
                self.time()
        return self

    def refused(self, seat: Seat, action: Action | str, wait: str | None = None) -> str:
        """The code of the refusal."""
        wish = engine.read(GAME, action) if isinstance(action, str) else action
        done = engine.apply_action(GAME, self.s, seat, wish, Told({}), wait)
        assert isinstance(done, Refusal), f"{action} is accepted"
        return done.code

    def time(self, ends: dict[int, End] | None = None) -> Self:
        """The wait runs out."""
        (wait,) = GAME.waits(self.s)
        seat, action = GAME.default(self.s, wait)
        assert seat == CLOCK
        return self.play(seat, action, ends)

    # ---- what is to be seen

    @property
    def what(self) -> str:
        """The prefix of what is awaited; nothing when the game is over."""
        waits = GAME.waits(self.s)
        return waits[0].id.rpartition("-")[0] if waits else ""

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may answer."""
        return GAME.waits(self.s)[0].seats

    @property
    def due(self) -> int:
        """The token that it is about."""
        assert self.s.pending is not None
        return self.s.pending.token

    def waits(self) -> list[str]:
        return [wait.id for wait in GAME.waits(self.s)]

    def status(self, number: int) -> str:
        return token(self.s, number).status

    def space(self, number: int) -> Space:
        """Where a token lies as everybody sees it."""
        view: KnockoutView = GAME.view(self.s, None)
        return next(t.space for side in view.sides for t in side.tokens if t.number == number)

    def legal_actions(self, seat: Seat, verb: type[Action]) -> list[LegalAction]:
        return [one for one in GAME.legal_actions(self.s, seat) if one.action is verb]

    def money(self) -> list[int]:
        """Cash by side."""
        return self.s.purse.cash[:-1]

    @property
    def pot(self) -> int:
        return self.s.purse.cash[-1]

    def one(self, kind: type[E]) -> E:
        """The only event of its kind told by the last action."""
        found = self.all(kind)
        assert len(found) == 1, self.told
        return found[0]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    def card(self) -> list[str]:
        return [COLOURS[self.s.sides[index].colour] for index in self.s.card]
