"""The board as it was right after one slide, made again from what has been told since (KNOCKOUT-144, KNOCKOUT-154).

So the still picture that replaces an animation shows what its last frame showed, whatever has come since.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.knockout import events
from bot.games.knockout.data import COLOURS, FEE, FIRST_AIM, TOKENS, space_at
from bot.games.knockout.state import (
    ALWAYS,
    AUTOMATIC,
    BOARD,
    BY_CHANCE,
    BY_JAIL,
    HAND,
    JAILED,
    NEVER,
    NOBODY,
    OUT,
    SECOND,
    SLIDES,
)
from bot.games.knockout.view import AwaitedView, KnockoutView, SeatView, SideView, TokenView
from bot.kit.contract import Cash, Event

ENDED = "ended"
"""The stage of a board at the end of a round, before it is scored, as the pictures know it."""
INTO_POT = (events.BoughtOut, events.RetryPaid, events.TaxPaid)
GAINED = (events.Collected, events.BonusPaid, events.HousePaid)
SCORING = (*GAINED, events.TaxPaid, events.PotTaken, events.NothingCollected, events.RoundScored)
"""What is told when a round is scored."""
ASIDE = (events.Knocked, events.RetryPaid, events.PresetChosen, events.LeftGame, events.Resigned)
"""What answers no question."""
Answers = events.Declined | events.Stayed | events.LeftLying | events.Moved | events.Remained
ANSWERS: dict[type[Event], str] = {
    events.Declined: "retry",
    events.Stayed: "jail",
    events.LeftLying: "chance",
    events.Moved: "railroad",
    events.Remained: "railroad",
}
"""The question that an event answers."""
BY_KIND = {BY_JAIL: "again", SECOND: "retry", BY_CHANCE: "chance"}
"""What was awaited before a slide of a kind; any other was a regular one."""


def plain(view: KnockoutView) -> KnockoutView:
    """A view without what no board shows, so that equal boards are equal pictures."""
    seats = tuple([SeatView(each.seat, each.side, playing=True) for each in view.seats])
    asked = None if view.awaited is None else asked_plainly(view.awaited)
    return replace(
        view,
        me=None,
        seats=seats,
        awaited=asked,
        aim=FIRST_AIM,
        statement=None,
        course=(),
        second="off",
        ranks=(),
        number=0,
        answered=0,
    )


def asked_plainly(asked: AwaitedView) -> AwaitedView:
    """What is awaited, as far as a board shows it."""
    slider = NOBODY if asked.what == "chance" else asked.slider
    seats = asked.seats if slider == NOBODY else (slider,)
    return AwaitedView("", asked.what, asked.side, asked.token, seats, slider)


def slides(told: Sequence[Event]) -> dict[int, int]:
    """Where each slide stands in what was told, by its number."""
    return {event.number: at for at, event in enumerate(told) if isinstance(event, events.Slid)}


def right_after(view: KnockoutView, slide: events.Slid, later: Sequence[Event]) -> KnockoutView:
    """The board as `slide` has left it and what was awaited then; `later` is all that was told since."""
    cash, pot = _purses(view, later)
    scored = any(isinstance(event, SCORING) for event in later)
    begun = sum(isinstance(event, events.RoundBegan) for event in later)
    card = list(view.card)
    for _ in range(begun):
        card = [*card[-1:], *card[:-1]]
    sides = tuple([_side(view, side, slide, later, cash[side.colour]) for side in view.sides])
    asked = _asked(replace(view, sides=sides), slide, later)
    shown = replace(view, sides=sides, card=tuple(card), round=view.round - begun, turn=slide.number, slide=slide)
    stage = SLIDES if asked is not None else ENDED if scored else view.stage
    return replace(plain(shown), pot=pot, awaited=None if asked is None else asked_plainly(asked), stage=stage)


def _purses(view: KnockoutView, later: Sequence[Event]) -> tuple[dict[str, Cash], Cash]:
    """Every side's cash, and the pot, before what was told later."""
    cash, pot = {side.colour: side.cash for side in view.sides}, view.pot
    for event in later:
        if isinstance(event, INTO_POT):
            cash[event.colour] += event.amount
            pot -= event.amount
        elif isinstance(event, GAINED):
            cash[event.colour] -= event.amount
        elif isinstance(event, events.PotTaken):
            cash[event.colour] -= event.amount
            pot += event.amount
        elif isinstance(event, events.RoundScored):
            pot -= event.filled
    return cash, pot


# ---- tokens


def _side(view: KnockoutView, side: SideView, slide: events.Slid, later: Sequence[Event], cash: Cash) -> SideView:
    tokens = tuple([_token(view, each, slide, later) for each in side.tokens])
    return replace(side, tokens=tokens, cash=cash, left=sum(each.status == HAND for each in tokens))


def _token(view: KnockoutView, now: TokenView, slide: events.Slid, later: Sequence[Event]) -> TokenView:
    """Where a token was when the slide had come to rest."""
    number = now.number
    landed = next((one for one in slide.landed if one.token == number), None)
    rests = slide.outcome.rest if landed is not None else slide.before
    at = next((one for one in rests if one.token == number), None)
    if at is not None and (landed is None or landed.status == BOARD):
        return TokenView(number, BOARD, at.x, at.y, space_at(at.x, at.y))
    return TokenView(number, landed.status if landed is not None else _off(view, now, later))


def _off(view: KnockoutView, now: TokenView, later: Sequence[Event]) -> str:
    """The status of a token that was not on the board: by its next slide in the round, else as it is or was scored."""
    bought = False
    for event in later:
        if isinstance(event, SCORING):
            statement = view.statement
            return JAILED if statement is not None and now.number in statement.jailed else OUT
        if isinstance(event, events.Slid) and event.token == now.number:
            jailed = event.kind == BY_JAIL or (event.kind == AUTOMATIC and bought)
            return JAILED if jailed else OUT if event.kind == SECOND else HAND
        bought = isinstance(event, events.BoughtOut)
    return now.status if now.status != BOARD else OUT


# ---- what was awaited


def _asked(view: KnockoutView, slide: events.Slid, later: Sequence[Event]) -> AwaitedView | None:
    """The first question after the slide: the one that is still open, or the one that was answered first."""
    bought = False
    for at, event in enumerate(later):
        if isinstance(event, ASIDE) or _unasked(view, event):
            bought = isinstance(event, events.BoughtOut)
            continue
        if isinstance(event, events.Slid):
            return _before(view, event, bought=bought)
        if isinstance(event, events.BoughtOut):
            return _question(view, "jail", _bought(view, later[at + 1 :]))
        if isinstance(event, Answers):
            slider = slide.seat if isinstance(event, events.Declined) else NOBODY
            return _question(view, ANSWERS[type(event)], event.token, slider)
        return None
    return view.awaited


def _unasked(view: KnockoutView, event: Event) -> bool:
    """Whether a token stayed in Jail, or was paid for, without a question (KNOCKOUT-40, KNOCKOUT-193)."""
    if isinstance(event, events.BoughtOut):
        return view.seats[event.seat].preset == ALWAYS
    if not isinstance(event, events.Stayed):
        return False
    poor = any(side.colour == event.colour and side.cash < FEE for side in view.sides)
    return poor or any(view.seats[seat].preset == NEVER for seat in event.seats)


def _bought(view: KnockoutView, later: Sequence[Event]) -> int:
    """The token that was bought out: the next to be slid."""
    found = next((event.token for event in later if isinstance(event, events.Slid)), None)
    return found if found is not None else view.awaited.token if view.awaited else 0


def _before(view: KnockoutView, slid: events.Slid, *, bought: bool) -> AwaitedView:
    """What was awaited before a slide."""
    what = "again" if slid.kind == AUTOMATIC and bought else BY_KIND.get(slid.kind, "slide")
    return _question(view, what, slid.token, slid.seat)


def _question(view: KnockoutView, what: str, token: int, slider: int = NOBODY) -> AwaitedView:
    side = next(each for each in view.sides if COLOURS.index(each.colour) == token // TOKENS)
    return AwaitedView("", what, side.index, token, side.members or side.seats, slider)
