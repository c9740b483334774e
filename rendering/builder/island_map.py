"""The island large: the map alone, and where somebody could build, what that costs and what it would count."""

from PIL import Image

from bot.games.builder.data import COSTS, KINDS, PENTHOUSE, SITE
from bot.games.builder.view import SeatView, SiteView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.builder import derived, island
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.ground import BUILDING, ground
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip, cost_chip, sign
from rendering.canvas import LEAST, Canvas, Slot, Style, cut, width
from rendering.seat_symbols import arrow
from rendering.theme import NIGHT, text_on

WIDTH, MARGIN = 1000, 20
HEAD, MAP_END = 96, 726
GROUND = ground((MARGIN, HEAD, WIDTH - MARGIN, MAP_END), 20)
FOOT, SHORT = 292, 186
TITLE, NAME, FIGURE, PLAIN = Style(46, bold=True), Style(32), Style(40, bold=True), Style(30)
ROW = 84
CHOOSE = Slot((WIDTH - 2 * MARGIN - 48, 40), (34, 32, 30, 28, 26, LEAST))
"""The sentence below the chips."""
STANDING = Slot((WIDTH - 2 * MARGIN - 645, 112), (30, 28, 26, LEAST))
"""What becomes of the Community Builder."""
PLUS = 0.86, 0.17
"""Where on bare land it is marked that something could be built."""


def island_alone(context: BuilderDrawContext) -> Image.Image:
    """The map with its buildings, below it everybody's largest group and points for buildings."""
    view = context.view
    rows = -(-len(view.seats) // 2)
    _map(context, MAP_END + rows * ROW + MARGIN, context.say("island"), view.sites, view.raised)
    groups = derived.groups(view.sites, len(view.seats))
    for each in view.seats:
        left = MARGIN + each.seat % 2 * (WIDTH // 2 - 10)
        box = left, MAP_END + 12 + each.seat // 2 * ROW, left + WIDTH // 2 - 30, MAP_END + (each.seat // 2 + 1) * ROW
        _group(context, box, each, len(groups[each.seat]))
    return context.canvas.image


def building_site(context: BuilderDrawContext) -> Image.Image:
    """Where `me` may build; what a floor on the foundation looked at costs and counts (BUILDER-105 and on).

    That floor is drawn as if it stood.
    """
    view, theme, me = context.view, context.theme, context.me
    plan = derived.prospect(view, me, view.site) if view.site else None
    shown, high = (view.sites, MAP_END + SHORT) if plan is None else (plan.sites, MAP_END + FOOT)
    canvas = _map(context, high, headline(plan, context.words), shown, (view.site,) if view.site else view.raised)
    for site in view.places:
        if site != view.site:
            _possible(context, shown[SITE[site]])
    box = MARGIN, MAP_END + 12, WIDTH - MARGIN, high - MARGIN
    canvas.rounded(box, 16, theme.card)
    if plan is not None:
        _plan(context, box, me, plan)
        return canvas.image
    _chips_line(context, (box[0] + 24, box[1] + 50), me, me.chips)
    canvas.lines((box[0] + 24, box[1] + 100), CHOOSE.set(context.say("choose", count=len(view.places))), theme.muted)
    return canvas.image


def _map(
    context: BuilderDrawContext, high: int, title: str, sites: tuple[SiteView, ...], new: tuple[str, ...]
) -> Canvas:
    """A picture of this height with its title, the round, sea and island; returns its canvas."""
    canvas, view, theme = context.blank((WIDTH, high)), context.view, context.theme
    canvas.text((MARGIN + 8, 22), title, TITLE, theme.ink)
    canvas.text((WIDTH - MARGIN - 8, 34), context.say("round", round=view.round), Style(32), theme.muted, 1.0)
    island.draw(canvas, GROUND, island.Settlement(sites, context.people.tokens, new), theme)
    return canvas


def headline(plan: derived.Prospect | None, words: Translator) -> str:
    """What the picture is about."""
    if plan is None:
        return words.say("picture-builder-where")
    return words.say("picture-builder-level", site=plan.site.upper(), level=plan.level)


def standing(me: SeatView, plan: derived.Prospect, words: Translator) -> str:
    """The own largest group afterwards and what becomes of the Community Builder; or that the penthouse ends the game."""
    if plan.level == PENTHOUSE:
        return words.say("picture-builder-ends")
    became = "gained" if plan.community and not me.score.community else "lost"
    became = "same" if plan.community == bool(me.score.community) else became
    return words.say("picture-builder-group", count=plan.largest, became=became)


def _possible(context: BuilderDrawContext, each: SiteView) -> None:
    """A foundation where the next level could be built: a plus on bare land or at a building's foot, clear of its number."""
    theme, at = context.theme, GROUND.on(SITE[each.site], BUILDING if each.floors else PLUS)
    context.canvas.disc(at, 17, theme.accent)
    sign(context.canvas, "plus", at, 22, text_on(theme.accent))


def _group(context: BuilderDrawContext, box: Box, each: SeatView, size: int) -> None:
    """A player: buildings in the largest group, points for buildings, the Community Builder's sign."""
    left, top, right, bottom = box
    canvas, theme, y = context.canvas, context.theme, (top + bottom) // 2
    canvas.rounded(box, 12, theme.card)
    context.token(each.seat, (left + 40, y), 50, theme.card)
    text = str(each.score.buildings)
    canvas.text((right - 18, y - 24), text, FIGURE, theme.ink, 1.0)
    edge = right - 18 - width(text, FIGURE)
    star(context, (edge - 24, y), 34)
    edge -= 58
    held = bool(each.score.community)
    if held:
        canvas.rounded((edge - 42, y - 21, edge, y + 21), 8, GOLD)
    sign(canvas, "community", (edge - 21, y), 32, NIGHT if held else theme.muted)
    canvas.text((edge - 50, y - 21), str(size), Style(36, bold=True), theme.ink if size else theme.muted, 1.0)
    canvas.text((left + 76, y - 19), cut(context.names[each.seat], NAME, edge - 110 - left - 76), NAME, theme.ink)


def _chips_line(context: BuilderDrawContext, at: tuple[int, int], me: SeatView, chips: tuple[int, ...]) -> None:
    """Chips by type with their counts."""
    x, y = at
    for kind in KINDS:
        chip(context.canvas, kind, (x + 30, y), 60)
        context.canvas.text((x + 72, y - 25), str(chips[kind]), FIGURE, context.theme.ink)
        x += 150
    sign(context.canvas, "blocks", (x + 30, y), 46, context.theme.muted)
    context.canvas.text((x + 72, y - 25), str(me.blocks), FIGURE, context.theme.ink)


def _plan(context: BuilderDrawContext, box: Box, me: SeatView, plan: derived.Prospect) -> None:
    """The cost of the level, what would be left, points before and after."""
    left, top, _, _ = box
    canvas, theme = context.canvas, context.theme
    canvas.text((left + 24, top + 18), context.say("costs"), PLAIN, theme.muted)
    _cost(context, (left + 48, top + 92), plan)
    if plan.spent is None:
        canvas.text((left + 24, top + 150), context.say("too-dear"), Style(32, bold=True), theme.alarm)
        missing(context, (left + 48, top + 222), plan.level, me)
    else:
        canvas.text((left + 24, top + 144), context.say("remains"), PLAIN, theme.muted)
        x = left + 24
        for kind in KINDS:
            chip(canvas, kind, (x + 25, top + 216), 50)
            rest = me.chips[kind] - plan.spent[kind]
            canvas.text((x + 58, top + 193), str(rest), FIGURE, theme.ink if rest else theme.muted)
            x += 116
    x = left + 545
    canvas.fill((x - 24, top + 24, x - 21, top + FOOT - 56), theme.line)
    canvas.text((x, top + 18), context.say("points"), PLAIN, theme.muted)
    star(context, (x + 24, top + 92), 42)
    canvas.text((x + 58, top + 62), str(plan.before), Style(52, bold=True), theme.muted)
    middle = x + 66 + width(str(plan.before), Style(52, bold=True)) + 24
    arrow(canvas, (middle, top + 94), 36, theme.accent)
    canvas.text((middle + 30, top + 58), str(plan.after), Style(60, bold=True), theme.accent)
    _standing(context, (x, top + 144), me, plan)


def _standing(context: BuilderDrawContext, place: tuple[int, int], me: SeatView, plan: derived.Prospect) -> None:
    """What becomes of the Community Builder, or that the penthouse ends the game."""
    x, y = place
    kind = "penthouse" if plan.level == PENTHOUSE else "community"
    lit = plan.community or plan.level == PENTHOUSE
    context.canvas.rounded((x, y + 8, x + 64, y + 72), 12, GOLD if lit else context.theme.hatch)
    sign(context.canvas, kind, (x + 32, y + 40), 46, NIGHT if lit else context.theme.ink)
    context.canvas.lines(
        (x + 80, y + 40), STANDING.set(standing(me, plan, context.words)), context.theme.ink, level=True
    )


def _cost(context: BuilderDrawContext, at: tuple[int, int], plan: derived.Prospect) -> None:
    """The chips of a level: those spent, the free choices with a mark, and rings for those not named yet."""
    (x, y), cost, spent, theme = at, COSTS[plan.level], plan.spent, context.theme
    for kind in KINDS:
        for number in range(cost.named[kind] if spent is None else spent[kind]):
            chip(context.canvas, kind, (x + 2, y), 54)
            if spent is not None and number >= cost.named[kind]:
                context.canvas.disc((x + 22, y + 20), 15, theme.card)
                sign(context.canvas, "any", (x + 22, y + 19), 25, theme.ink)
            x += 66
    for _ in range(cost.free if spent is None else plan.open):
        cost_chip(context.canvas, -1, (x + 2, y), 54, theme)
        x += 66


def missing(context: BuilderDrawContext, at: tuple[int, int], level: int, me: SeatView) -> None:
    """The chips that a level still needs, struck through."""
    (x, y), cost = at, COSTS[level]
    short = [max(0, cost.named[kind] - me.chips[kind]) for kind in KINDS]
    spare = sum(me.chips) - (sum(cost.named) - sum(short))
    kinds = [kind for kind in KINDS for _ in range(short[kind])] + [-1] * (cost.free - spare)
    for kind in kinds:
        cost_chip(context.canvas, kind, (x, y), 48, context.theme)
        context.canvas.slash((x - 28, y - 28, x + 28, y + 28), 6, context.theme.alarm)
        x += 62
