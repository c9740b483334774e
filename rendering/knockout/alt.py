"""What Knockout's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Callable, Iterator

from PIL import Image

from bot.games.knockout.aiming import preview
from bot.games.knockout.odds import odds
from bot.games.knockout.state import BOARD, JAILED, OUT
from bot.games.knockout.view import KnockoutView, SideView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.knockout import aim as aiming
from rendering.knockout import count as counting
from rendering.knockout import recent
from rendering.knockout import statement as scored
from rendering.knockout.disc import digit
from rendering.knockout.moments import after, fresh, side_with
from rendering.knockout.panel import headline
from rendering.knockout.scene import Scene
from rendering.people import People
from rendering.picture import ALT_LIMIT
from rendering.theme import DARK

LONGEST_NAME = 24
ALL, TOKENS, SPACES, COUNTS = range(4)
"""How much is said of each side, from all to the least; the first that fits is taken."""


def board(view: KnockoutView, words: Words, people: People) -> str:
    """The board in sentences: what is awaited, what the last slide did, then each side and where its tokens are."""
    scene = _scene(view, words, people)
    return _fitting(lambda detail: [*_now(scene), *_slide(scene, marked=fresh(view)), *_sides(scene, detail)])


def slid(view: KnockoutView, words: Words, people: People) -> str:
    """The same of the board right after the last slide, for its film and its still (KNOCKOUT-155)."""
    scene = _scene(after(view), words, people)
    marked = view.slide is not None
    return _fitting(lambda detail: [*_slide(scene, marked=marked), *_now(scene), *_sides(scene, detail)])


def aim(view: KnockoutView, words: Words, people: People) -> str:
    """An aim in sentences: its numbers, what it would touch, the chances of the rows."""
    return _aim(_scene(view, words, people), band=True)


def bare(view: KnockoutView, words: Words, people: People) -> str:
    """The same without chances."""
    return _aim(_scene(view, words, people), band=False)


def statement(view: KnockoutView, words: Words, people: People) -> str:
    """A bill for each side, its sums, the pot."""
    scene, shown = _scene(view, words, people), view.statement
    if shown is None:
        return scene.say("alt-no-statement")
    said = [scene.say("statement", round=shown.round) + "."]
    for bill in shown.bills:
        side = view.sides[bill.side]
        lines = [f"{what} {scored.signed(scene, amount)}" for _, what, amount in scored.lines(scene, bill)]
        total, cash = scored.signed(scene, bill.total), scene.cash(scored.after(view, bill))
        items = words.list(lines) if lines else scene.say("nothing")
        said.append(scene.say("alt-bill", side=_name(scene, side), items=items, total=total, cash=cash))
    said.append(scored.pot_said(scene, shown) + ".")
    if shown.filled:
        said.append(scene.say("filled", amount=scene.cash(shown.filled)))
    return _shortened(" ".join(said))


def count(view: KnockoutView, words: Words, people: People) -> str:
    """The sides by rank with their cash, and what each round brought."""
    scene = _scene(view, words, people)
    said = [scene.say("count") + "."]
    for side in counting.by_rank(view):
        facts = {"side": _name(scene, side), "cash": scene.cash(side.cash)}
        rounds = words.list(scored.signed(scene, each) for each in counting.gains(view, side)) or words.say("none")
        said.append(scene.say("alt-rank", rank=counting.rank(view, side) or 0, rounds=rounds, **facts))
    return _shortened(" ".join(said))


def _scene(view: KnockoutView, words: Words, people: People) -> Scene:
    return Scene(Canvas(Image.new("RGB", (1, 1))), view, DARK, words, people)


def _fitting(make: Callable[[int], list[str]]) -> str:
    said = ""
    for detail in (ALL, TOKENS, SPACES, COUNTS):
        said = " ".join(make(detail))
        if len(said) <= ALT_LIMIT:
            return said
    return _shortened(said)


def _shortened(said: str) -> str:
    return said if len(said) <= ALT_LIMIT else said[: ALT_LIMIT - 1].rstrip() + "…"


def _name(scene: Scene, side: SideView) -> str:
    """A side: its players and its colour."""
    names = scene.words.list(name[:LONGEST_NAME] for name in scene.people_of(side))
    return scene.say("alt-side", colour=scene.word(side.colour), names=names)


def _now(scene: Scene) -> Iterator[str]:
    """The round, what is awaited of whom, the pot."""
    view = scene.view
    yield scene.say("alt-round", round=view.round, rounds=view.rounds, pot=scene.cash(view.pot))
    if view.awaited is None:
        yield headline(scene) + "."
        return
    seats = (view.awaited.slider,) if view.awaited.slider >= 0 else view.awaited.seats
    who = scene.words.list(scene.names[seat][:LONGEST_NAME] for seat in seats)
    yield scene.say("alt-awaited", who=who, what=view.awaited.what)


def _slide(scene: Scene, *, marked: bool) -> Iterator[str]:
    """Where every token went that the last slide moved."""
    slide = scene.view.slide
    if not marked or slide is None:
        return
    yield scene.say("alt-slide", who=scene.names[slide.seat][:LONGEST_NAME])
    for one in slide.landed:
        colour = scene.word(side_with(scene.view, one.token).colour)
        yield scene.say("alt-moved", colour=colour, number=digit(one.token), space=recent.said(scene, slide, one))


def _sides(scene: Scene, detail: int) -> Iterator[str]:
    """Each side in card order: cash, tokens in hand, and where the others are."""
    view = scene.view
    order = [*view.card, *(side.index for side in view.sides if side.index not in view.card)]
    for index in order:
        side = view.sides[index]
        facts = {"side": _name(scene, side), "cash": scene.cash(side.cash), "left": side.left}
        yield scene.say("alt-tokens", where=_where(scene, side, detail), **facts)


def _where(scene: Scene, side: SideView, detail: int) -> str:
    """Where a side's tokens are that have been slid."""
    lying = [each for each in side.tokens if each.status == BOARD]
    named = [scene.space(each.space) for each in lying]
    if detail == ALL:
        numbers = [digit(each.number) for each in lying]
        named = [scene.say("alt-on", number=at, space=name) for at, name in zip(numbers, named, strict=True)]
    elif detail == SPACES:
        named = [str(each.space) for each in lying]
    elif detail == COUNTS:
        named = [scene.say("alt-count", count=len(lying))]
    for status in (JAILED, OUT):
        count = sum(each.status == status for each in side.tokens)
        if count:
            named.append(scene.say("alt-status", status=status, count=count))
    return ", ".join(named) if named else scene.say("nobody-on")


def _aim(scene: Scene, *, band: bool) -> str:
    """Lane, angle, power; what would be touched first, or where a perfect hand would stop and the chances."""
    view = scene.view
    number = view.awaited.token if view.awaited else -1
    lane, angle, power = view.aim
    seen = preview(aiming.resting(view, number), view.aim)
    said = [scene.say("alt-aim", lane=lane, angle=aiming.angled(scene, angle), power=power)]
    if seen.touch is not None:
        side = side_with(view, seen.touched)
        at = next(each for each in side.tokens if each.number == seen.touched)
        facts = {"colour": scene.word(side.colour), "number": digit(seen.touched), "space": scene.space(at.space)}
        return " ".join([*said, scene.say("alt-touches", **facts)])
    said.append(scene.say("alt-leaves") if seen.leaves else scene.say("alt-clear"))
    if band:
        found = odds(view.aim)
        named = [scene.say("chance-short", chance=aiming.percent(scene, found[0]))] if found[0] >= aiming.SHOWN else []
        rows = enumerate(found[1:-1], 1)
        named += [
            scene.say("alt-row", row=row, chance=aiming.percent(scene, chance))
            for row, chance in rows
            if chance >= aiming.SHOWN
        ]
        if found[-1] >= aiming.SHOWN:
            named.append(scene.say("chance-off", chance=aiming.percent(scene, found[-1])))
        said.append(", ".join(named) + ".")
    return " ".join(said)
