"""What Knockout's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Callable, Iterator

from PIL import Image

from bot.games.knockout.aim_preview import preview
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.state import BOARD, JAILED, OUT
from bot.games.knockout.view import KnockoutView, SideView
from bot.i18n.translator import Translator
from rendering.canvas import Canvas
from rendering.image import fit_alt_text, shortened
from rendering.knockout import aim as aiming
from rendering.knockout import count as counting
from rendering.knockout import slide_summary
from rendering.knockout import statement as scored
from rendering.knockout.before_after import after, fresh, side_with
from rendering.knockout.disc import digit
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.side_panel import headline
from rendering.players import Players
from rendering.theme import DARK

LONGEST_NAME = 24
ALL, TOKENS, SPACES, COUNTS = range(4)
"""How much is said of each side, from all to the least; the first that fits is taken."""


def board(view: KnockoutView, words: Translator, people: Players) -> str:
    """The board in sentences: what is awaited, what the last slide did, then each side and where its tokens are."""
    context = _context(view, words, people)
    return _fitting(lambda detail: [*_now(context), *_slide(context, marked=fresh(view)), *_sides(context, detail)])


def slid(view: KnockoutView, words: Translator, people: Players) -> str:
    """The same of the board right after the last slide, for its film and its still (KNOCKOUT-155)."""
    context = _context(after(view), words, people)
    marked = view.slide is not None
    return _fitting(lambda detail: [*_slide(context, marked=marked), *_now(context), *_sides(context, detail)])


def aim(view: KnockoutView, words: Translator, people: Players) -> str:
    """An aim in sentences: its numbers, what it would touch, the chances of the rows."""
    return _aim(_context(view, words, people), band=True)


def bare(view: KnockoutView, words: Translator, people: Players) -> str:
    """The same without chances."""
    return _aim(_context(view, words, people), band=False)


def statement(view: KnockoutView, words: Translator, people: Players) -> str:
    """A bill for each side, its sums, the pot."""
    context, shown = _context(view, words, people), view.statement
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


def count(view: KnockoutView, words: Translator, people: Players) -> str:
    """The sides by rank with their cash, and what each round brought."""
    context = _context(view, words, people)
    said = [context.say("count") + "."]
    for side in counting.by_rank(view):
        facts = {"side": _name(context, side), "cash": context.cash(side.cash)}
        rounds = words.list(scored.signed(context, each) for each in counting.gains(view, side)) or words.say("none")
        said.append(context.say("alt-rank", rank=counting.rank(view, side) or 0, rounds=rounds, **facts))
    return shortened(said)


def _context(view: KnockoutView, words: Translator, people: Players) -> KnockoutDrawContext:
    return KnockoutDrawContext(Canvas(Image.new("RGB", (1, 1))), view, DARK, words, people)


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
        yield context.say(
            "alt-moved", colour=colour, number=digit(one.token), space=slide_summary.said(context, slide, one)
        )


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


def _aim(context: KnockoutDrawContext, *, band: bool) -> str:
    """Lane, angle, power; what would be touched first, or where a perfect hand would stop and the chances."""
    view = context.view
    number = view.awaited.token if view.awaited else -1
    lane, angle, power = view.aim
    seen = preview(aiming.resting(view, number), view.aim)
    said = [context.say("alt-aim", lane=lane, angle=aiming.angled(context, angle), power=power)]
    if seen.touch is not None:
        side = side_with(view, seen.touched)
        at = next(each for each in side.tokens if each.number == seen.touched)
        facts = {"colour": context.word(side.colour), "number": digit(seen.touched), "space": context.space(at.space)}
        return " ".join([*said, context.say("alt-touches", **facts)])
    said.append(context.say("alt-leaves") if seen.leaves else context.say("alt-clear"))
    if band:
        found = odds(view.aim)
        named = (
            [context.say("chance-short", chance=aiming.percent(context, found[0]))] if found[0] >= aiming.SHOWN else []
        )
        rows = enumerate(found[1:-1], 1)
        named += [
            context.say("alt-row", row=row, chance=aiming.percent(context, chance))
            for row, chance in rows
            if chance >= aiming.SHOWN
        ]
        if found[-1] >= aiming.SHOWN:
            named.append(context.say("chance-off", chance=aiming.percent(context, found[-1])))
        said.append(", ".join(named) + ".")
    return " ".join(said)
