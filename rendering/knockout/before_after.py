"""The view as it was right before and right after the last slide, made from its record (KNOCKOUT-144, KNOCKOUT-154)."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.knockout.data import COLOURS, TOKENS, space_at
from bot.games.knockout.events import Slid
from bot.games.knockout.scoring import bills
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.state import BOARD, HAND, JAILED, OUT, OVER, SLIDES, Bill, Statement
from bot.games.knockout.view import AwaitedView, KnockoutView, SideView, TokenView

ENDED = "ended"
"""The stage of a board at the end of a round, before it is scored."""


def after(view: KnockoutView) -> KnockoutView:
    """The board as the last slide has left it; nothing has been scored yet."""
    slide = view.slide
    if slide is None:
        return view
    shown = _unscored(view, slide) if ended(view) else view
    return replace(shown, sides=_with_tokens(shown, lambda token: landed(slide, token)))


def before(view: KnockoutView) -> KnockoutView:
    """The board right before the last slide, the slid token in hand."""
    slide = view.slide
    if slide is None:
        return view
    lay = {one.token: one for one in slide.before}

    def token(each: TokenView) -> TokenView:
        if each.number == slide.token:
            return TokenView(each.number, HAND, used=each.used)
        one = lay.get(each.number)
        return each if one is None else TokenView(each.number, BOARD, one.x, one.y, space_at(one.x, one.y), each.used)

    shown = after(view)
    sides = _with_tokens(shown, token)
    side = next(each for each in sides if each.colour == slide.colour)
    asked = AwaitedView("", "slide", side.index, slide.token, (slide.seat,), slide.seat)
    return replace(shown, sides=sides, awaited=asked, slide=None, stage=SLIDES)


def ended(view: KnockoutView) -> bool:
    """Whether the round in which the last slide was made has been scored since."""
    slide, statement = view.slide, view.statement
    if slide is None or statement is None:
        return False
    if view.stage == OVER:
        return statement.round == view.round
    return statement.round == view.round - 1 and any(each.status == HAND for each in _moved(view, slide))


def fresh(view: KnockoutView) -> bool:
    """Whether all that the last slide moved is still where it came to rest."""
    slide = view.slide
    return slide is not None and all(each == landed(slide, each) for each in _moved(view, slide))


def landed(slide: Slid, token: TokenView) -> TokenView:
    """A token as a slide has left it; as it is when it was not moved."""
    found = next((one for one in slide.landed if one.token == token.number), None)
    if found is None:
        return token
    end = next((one for one in slide.outcome.rest if one.token == token.number), None)
    if found.status != BOARD or end is None:
        return TokenView(token.number, found.status, used=token.used)
    return TokenView(token.number, BOARD, end.x, end.y, found.space, token.used)


def _moved(view: KnockoutView, slide: Slid) -> list[TokenView]:
    moved = {one.token for one in slide.landed}
    return [token for side in view.sides for token in side.tokens if token.number in moved]


def _unscored(view: KnockoutView, slide: Slid) -> KnockoutView:
    """A scored round as it was before: cash, pot, card, and every token where it was (section 5)."""
    statement = view.statement
    assert statement is not None
    paid = {bill.side: bill for bill in statement.bills}
    lay: dict[int, Lying] = {one.token: one for one in statement.lying}
    sides = []
    for side in view.sides:
        tokens = tuple(_at_end(each, lay, statement) for each in side.tokens)
        gained = paid[side.index].total if side.index in paid else 0
        sides.append(replace(side, cash=side.cash - gained, tokens=tokens, left=0))
    rotated = view.card if view.stage == OVER else (view.card[-1], *view.card[:-1])
    pot = statement.pot - sum(bill.tax for bill in statement.bills)
    shown = replace(view, sides=tuple(sides), card=rotated, round=statement.round, pot=pot)
    return replace(shown, awaited=None, stage=ENDED, ranks=())


def _at_end(token: TokenView, lay: dict[int, Lying], statement: Statement) -> TokenView:
    if (one := lay.get(token.number)) is not None:
        return TokenView(token.number, BOARD, one.x, one.y, space_at(one.x, one.y), token.used)
    return TokenView(token.number, JAILED if token.number in statement.jailed else OUT)


def _with_tokens(view: KnockoutView, change: Callable[[TokenView], TokenView]) -> tuple[SideView, ...]:
    sides = []
    for side in view.sides:
        tokens = tuple(change(each) for each in side.tokens)
        sides.append(replace(side, tokens=tokens, left=sum(each.status == HAND for each in tokens)))
    return tuple(sides)


def coming_bills(view: KnockoutView) -> list[Bill]:
    """What each side would collect if the round ended as things lie, without the pot; nothing once the game is over."""
    order = [index for index in view.card if not view.sides[index].resigned]
    lie = {each.index: [token.space for token in each.tokens if token.status == BOARD] for each in view.sides}
    return [] if view.stage == OVER else bills(order, lie)


def side_with(view: KnockoutView, number: int) -> SideView:
    """The side to which a token belongs."""
    return next(side for side in view.sides if COLOURS.index(side.colour) == number // TOKENS)
