"""What a seat may see of Knockout: all that lies on the board, the last slide, the last statement (section 17)."""

import msgspec

from bot.games.knockout import phases
from bot.games.knockout.data import COLOURS, FIRST_AIM, TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.rounds import rounds
from bot.games.knockout.state import HAND, NOBODY, Side, State, Statement, away, pot, side_at, side_of, space_of
from bot.games.knockout.turn import answering, name, price
from bot.kit.contract import Cash, Seat, Space


class TokenView(msgspec.Struct, frozen=True):
    """A token: `status` `hand`, `board`, `jail` or `out`; centre in micrometres and space while on the board, else 0.

    `used`: its Chance of this round is used up (KNOCKOUT-51).
    """

    number: int
    status: str
    x: int = 0
    y: int = 0
    space: Space = 0
    used: bool = False


class SideView(msgspec.Struct, frozen=True):
    """A side: its colour, its players at the start and those still in the game, cash, tokens; `left` are in hand."""

    index: int
    colour: str
    seats: tuple[Seat, ...]
    members: tuple[Seat, ...]
    cash: Cash
    tokens: tuple[TokenView, ...]
    left: int

    @property
    def resigned(self) -> bool:
        """Whether nobody plays for it any more."""
        return not self.members


class SeatView(msgspec.Struct, frozen=True):
    """A player: the side, whether still playing, how the Jail question is answered, whether the partner may act."""

    seat: Seat
    side: int
    playing: bool
    preset: str = "ask"
    absent: bool = False


class AwaitedView(msgspec.Struct, frozen=True):
    """What is awaited: `what` is the prefix of the wait (`slide`, `again`, `retry`, `jail`, `chance`, `railroad`).

    `side` answers, `token` it is about, lying on `space`; `seats` may answer, `slider` slides (`NOBODY` where nothing
    is slid); `cost` of answering yes.
    """

    wait: str
    what: str
    side: int
    token: int
    seats: tuple[Seat, ...]
    slider: Seat
    space: Space = 0
    cost: Cash = 0


class KnockoutView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see; only `aim` differs from seat to seat.

    `card` is the reference card: indexes of `sides`, the top one first. `turn` counts the slides made. `stage` is
    `slides`, `chance`, `railroad` or `over`. `aim` is what `me` used last (lane, angle, power). `slide` is the last
    slide with its `before`, from which a picture sequence is drawn; `statement` the last round as scored, `course` every
    side's cash after each round. `second` is the option of second chances, `rounds` how many are to be played as things stand.
    `number` is that of the last wait, `answered` that of the wait which the last slide has answered.
    """

    me: Seat | None
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    card: tuple[int, ...]
    round: int
    rounds: int
    turn: int
    stage: str
    pot: Cash
    second: str = "off"
    awaited: AwaitedView | None = None
    aim: tuple[int, int, int] = FIRST_AIM
    slide: Slid | None = None
    statement: Statement | None = None
    ranks: tuple[int, ...] = ()
    course: tuple[tuple[Cash, ...], ...] = ()
    physics: int = 1
    number: int = 0
    answered: int = 0


def view(s: State, seat: Seat | None) -> KnockoutView:
    """What `seat` may see."""
    return KnockoutView(
        me=seat,
        seats=tuple([_seat(s, other) for other in range(len(s.missed))]),
        sides=tuple([_side(s, index, side) for index, side in enumerate(s.sides)]),
        card=tuple(s.card),
        round=s.round,
        rounds=rounds(s),
        turn=s.slides,
        stage=s.stage,
        pot=pot(s),
        second=s.second,
        awaited=_awaited(s),
        aim=FIRST_AIM if seat is None else s.aims[seat],
        slide=s.last,
        statement=s.statement,
        ranks=tuple(s.ranks),
        course=tuple([tuple(each) for each in s.course]),
        physics=s.physics,
        number=s.number,
        answered=s.answered,
    )


def _seat(s: State, seat: Seat) -> SeatView:
    side = next(index for index, one in enumerate(s.sides) if seat in one.seats)
    return SeatView(seat, side, side_at(s, seat) is not None, s.presets[seat], away(s, seat))


def _side(s: State, index: int, side: Side) -> SideView:
    tokens = tuple(
        [
            TokenView(side.colour * TOKENS + place, t.status, t.x, t.y, space_of(t), t.used)
            for place, t in enumerate(side.tokens)
        ]
    )
    left = sum([t.status == HAND for t in side.tokens])
    return SideView(
        index, COLOURS[side.colour], tuple(side.seats), tuple(side.members), s.purse.cash[index], tokens, left
    )


def _awaited(s: State) -> AwaitedView | None:
    asked = s.pending
    if asked is None:
        return None
    index = side_of(s, asked.token)
    what = name(asked)
    slider = asked.seat if isinstance(asked, (phases.ToSlide, phases.ToRetry, phases.ToChance)) else NOBODY
    return AwaitedView(
        wait=f"{what}-{s.number}",
        what=what,
        side=index,
        token=asked.token,
        seats=answering(s, asked),
        slider=slider,
        space=space_of(s.sides[index].tokens[asked.token % TOKENS]),
        cost=price(s, asked),
    )
