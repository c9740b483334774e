"""What Knockout's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.games.knockout.aim_preview import preview
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.state import BOARD, JAILED, OUT
from bot.games.knockout.view import SideView
from rendering.image import fit_alt_text, shortened
from rendering.knockout import aim as aiming
from rendering.knockout import count as counting
from rendering.knockout import statement as scored
from rendering.knockout import told
from rendering.knockout.before_after import after, fresh, side_with
from rendering.knockout.disc import digit
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.geometry import rows
from rendering.knockout.side_panel import headline

LONGEST_NAME = 24
ALL, TOKENS, SPACES, COUNTS = range(4)
"""How much is said of each side, from all to the least; the first that fits is taken."""


def board(context: KnockoutDrawContext) -> str:
    """The board in sentences: what is awaited, what the last slide did, then each side and where its tokens are."""
    marked = fresh(context.view)
    return _fitting(lambda detail: [*_now(context), *_slide(context, marked=marked), *_sides(context, detail)])


def slid(context: KnockoutDrawContext) -> str:
    """The same of the board right after the last slide, for its film and its still (KNOCKOUT-155)."""
    marked = context.view.slide is not None
    context.view = after(context.view)
    return _fitting(lambda detail: [*_slide(context, marked=marked), *_now(context), *_sides(context, detail)])


def statement(context: KnockoutDrawContext) -> str:
    """A bill for each side, its sums, the pot."""
    view, words, shown = context.view, context.words, context.view.statement
    if shown is None:
        return context.say("alt-no-statement")
    said = [context.say("statement", round=shown.round) + "."]
    for bill in shown.bills:
        side = view.sides[bill.side]
        lines = [f"{what} {scored.signed(context, amount)}" for _, what, amount in scored.lines(context, bill)]
        total, cash = scored.signed(context, bill.total), context.cash(scored.after(view, bill))
        items = words.list(lines) if lines else context.say("nothing")
        said.append(context.say("alt-bill", side=_name(context, side), items=items, total=total, cash=cash))
    said.append(scored.pot_said(context, shown) + ".")
    if shown.filled:
        said.append(context.say("filled", amount=context.cash(shown.filled)))
    return shortened(said)


def count(context: KnockoutDrawContext) -> str:
    """The sides by rank with their cash, and what each round brought."""
    view, words, said = context.view, context.words, [context.say("count") + "."]
    for side in counting.by_rank(view):
        facts = {"side": _name(context, side), "cash": context.cash(side.cash)}
        rounds = words.list(scored.signed(context, each) for each in counting.gains(view, side)) or words.say("none")
        said.append(context.say("alt-rank", rank=counting.rank(view, side) or 0, rounds=rounds, **facts))
    return shortened(said)


def _fitting(make: Callable[[int], list[str]]) -> str:
    return fit_alt_text(" ".join(make(detail)) for detail in (ALL, TOKENS, SPACES, COUNTS))


def _name(context: KnockoutDrawContext, side: SideView) -> str:
    """A side: its players and its colour."""
    names = context.words.list(name[:LONGEST_NAME] for name in context.people_of(side))
    return context.say("alt-side", colour=context.word(side.colour), names=names)


def _now(context: KnockoutDrawContext) -> Iterator[str]:
    """The round, what is awaited of whom, the pot."""
    view = context.view
    yield context.say("alt-round", round=view.round, rounds=view.rounds, pot=context.cash(view.pot))
    if view.awaited is None:
        yield headline(context) + "."
        return
    seats = (view.awaited.slider,) if view.awaited.slider >= 0 else view.awaited.seats
    who = context.words.list(context.names[seat][:LONGEST_NAME] for seat in seats)
    yield context.say("alt-awaited", who=who, what=view.awaited.what)


def _slide(context: KnockoutDrawContext, *, marked: bool) -> Iterator[str]:
    """Where every token went that the last slide moved."""
    slide = context.view.slide
    if not marked or slide is None:
        return
    yield context.say("alt-slide", who=context.names[slide.seat][:LONGEST_NAME])
    for one in slide.landed:
        colour = context.word(side_with(context.view, one.token).colour)
        space = told.said(context, slide, one)
        yield context.say("alt-moved", colour=colour, number=digit(one.token), space=space)


def _sides(context: KnockoutDrawContext, detail: int) -> Iterator[str]:
    """Each side in card order: cash, tokens in hand, and where the others are."""
    view = context.view
    order = [*view.card, *(side.index for side in view.sides if side.index not in view.card)]
    for index in order:
        side = view.sides[index]
        facts = {"side": _name(context, side), "cash": context.cash(side.cash), "left": side.left}
        yield context.say("alt-tokens", where=_where(context, side, detail), **facts)


def _where(context: KnockoutDrawContext, side: SideView, detail: int) -> str:
    """Where a side's tokens are that have been slid."""
    lying = [each for each in side.tokens if each.status == BOARD]
    named = [context.space(each.space) for each in lying]
    if detail == ALL:
        numbers = [digit(each.number) for each in lying]
        named = [context.say("alt-on", number=at, space=name) for at, name in zip(numbers, named, strict=True)]
    elif detail == SPACES:
        named = [str(each.space) for each in lying]
    elif detail == COUNTS:
        named = [context.say("alt-count", count=len(lying))]
    for status in (JAILED, OUT):
        count = sum(each.status == status for each in side.tokens)
        if count:
            named.append(context.say("alt-status", status=status, count=count))
    return ", ".join(named) if named else context.say("nobody-on")


def aim(context: KnockoutDrawContext, *, band: bool = True) -> str:
    """An aim: lane, angle, power; what would be touched first, or where a perfect hand would stop and the chances."""
    view = context.view
    number = view.awaited.token if view.awaited else -1
    lane, angle, power = view.aim
    seen = preview(aiming.resting(context, number), view.aim)
    said = [context.say("alt-aim", lane=lane, angle=aiming.angled(context, angle), power=power)]
    if seen.touch is not None:
        side = side_with(view, seen.touched)
        at = next(each for each in side.tokens if each.number == seen.touched)
        facts = {"colour": context.word(side.colour), "number": digit(seen.touched), "space": context.space(at.space)}
        return " ".join([*said, context.say("alt-touches", **facts)])
    said.append(context.say("alt-leaves") if seen.leaves else context.say("alt-clear"))
    if band:
        told = [("chance-short", {}), *(("alt-row", {"row": row}) for row in rows()), ("chance-off", {})]
        named = [
            context.say(key, chance=aiming.percent(context, chance), **facts)
            for (key, facts), chance in zip(told, odds(view.aim), strict=True)
            if chance >= aiming.SHOWN
        ]
        said.append(", ".join(named) + ".")
    return " ".join(said)


bare = partial(aim, band=False)
"""The same without chances."""
