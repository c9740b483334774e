"""The island large: the map alone, and where somebody could build, what that costs and what it would count."""

from PIL import Image

from bot.games.builder.data import COSTS, KINDS, PENTHOUSE, SITE
from bot.games.builder.view import BuilderView, SeatView, SiteView
from bot.words import Words
from rendering.builder import island, reckon
from rendering.builder.colours import GOLD
from rendering.builder.scene import Scene
from rendering.builder.signs import any_chip, chip, sign
from rendering.builder.strip import star
from rendering.canvas import LEAST, Canvas, Setting, Style, cut, fit, width
from rendering.people import People
from rendering.ring import Box
from rendering.signs import arrow
from rendering.theme import NIGHT, Theme, text_on

WIDTH, MARGIN = 1000, 20
SCALE, WIDE, HIGH = 1.8, 148, 140
HEAD, PAD = 96, 34
MAP_END = HEAD + 2 * PAD + island.ROWS * HIGH
GROUND = island.Ground((WIDTH - island.COLUMNS * WIDE) // 2, HEAD + PAD, WIDE, HIGH, SCALE)
FOOT, SHORT = 292, 186
TITLE, NAME, FIGURE, PLAIN = Style(46, bold=True), Style(32), Style(40, bold=True), Style(30)
ROW = 84


def island_alone(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The map with its buildings, below it everybody's largest group and points for buildings."""
    rows = -(-len(view.seats) // 2)
    scene = _base(view, MAP_END + rows * ROW + MARGIN, theme, words, people)
    scene.canvas.text((MARGIN + 8, 22), scene.say("island"), TITLE, theme.ink)
    _round(scene)
    _map(scene, view.sites)
    groups = reckon.groups(view.sites, len(view.seats))
    for each in view.seats:
        left = MARGIN + each.seat % 2 * (WIDTH // 2 - 10)
        box = left, MAP_END + 12 + each.seat // 2 * ROW, left + WIDTH // 2 - 30, MAP_END + (each.seat // 2 + 1) * ROW
        _group(scene, box, each, len(groups[each.seat]))
    return scene.canvas.image


def building_site(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """Where `me` could build; what a floor on the foundation looked at costs and counts (BUILDER-105 and on).

    That floor is drawn as if it stood.
    """
    me = view.seats[view.active if view.me is None else view.me]
    plan = reckon.prospect(view, me, view.site) if view.site else None
    scene = _base(view, MAP_END + (SHORT if plan is None else FOOT), theme, words, people)
    canvas, possible = scene.canvas, reckon.possible(view, me)
    canvas.text((MARGIN + 8, 22), headline(plan, words), TITLE, theme.ink)
    _round(scene)
    _map(scene, view.sites if plan is None else plan.sites)
    for site in possible:
        if plan is None or site != view.site:
            _possible(scene, SITE[site], free=view.sites[SITE[site]].owner is None)
    if view.site:
        shown, colour = (view.sites, theme.alarm) if plan is None else (plan.sites, theme.accent)
        island.marked(canvas, GROUND, shown[SITE[view.site]], scene.people.tokens, colour)
    box = MARGIN, MAP_END + 12, WIDTH - MARGIN, canvas.image.height - MARGIN
    canvas.rounded(box, 16, theme.card)
    if plan is not None:
        _plan(scene, box, me, plan)
        return canvas.image
    _chips_line(scene, (box[0] + 24, box[1] + 50), me, me.chips)
    setting = choose_setting(scene.say("choose", count=len(possible)))
    canvas.text((box[0] + 24, box[1] + 100), setting.lines[0], setting.style, theme.muted)
    return canvas.image


def choose_setting(said: str) -> Setting:
    """The sentence below the chips as it is set: one line."""
    return fit(said, (WIDTH - 2 * MARGIN - 48, 40), (34, 32, 30, 28, 26, LEAST))


def _base(view: BuilderView, high: int, theme: Theme, words: Words, people: People) -> Scene:
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    return Scene(canvas, view, theme, words, people)


def _round(scene: Scene) -> None:
    said = scene.say("round", round=scene.view.round)
    scene.canvas.text((WIDTH - MARGIN - 8, 34), said, Style(32), scene.theme.muted, 1.0)


def _map(scene: Scene, sites: tuple[SiteView, ...]) -> None:
    """Sea and island."""
    canvas, view = scene.canvas, scene.view
    canvas.rounded((MARGIN, HEAD, WIDTH - MARGIN, MAP_END), 20, scene.theme.water)
    island.draw(canvas, GROUND, sites, scene.people.tokens, scene.theme)
    for site in view.raised:
        island.marked(canvas, GROUND, sites[SITE[site]], scene.people.tokens, scene.theme.accent)


def headline(plan: reckon.Prospect | None, words: Words) -> str:
    """What the picture is about."""
    if plan is None:
        return words.say("picture-builder-where")
    return words.say("picture-builder-level", site=plan.site.upper(), level=plan.level)


def standing(me: SeatView, plan: reckon.Prospect, words: Words) -> str:
    """The own largest group afterwards and what becomes of the Community Builder; or that the penthouse ends the game."""
    if plan.level == PENTHOUSE:
        return words.say("picture-builder-ends")
    became = "gained" if plan.community and not me.score.community else "lost"
    became = "same" if plan.community == bool(me.score.community) else became
    return words.say("picture-builder-group", count=plan.largest, became=became)


def standing_setting(text: str) -> Setting:
    """That sentence as it is set."""
    return fit(text, (WIDTH - 2 * MARGIN - 645, 112), (30, 28, 26, LEAST))


def _possible(scene: Scene, site: int, *, free: bool) -> None:
    """A foundation where the next level could be built: a plus on a disc, on an own building in its token's place."""
    _, top, right, _ = GROUND.cell(site)
    at = (right - 30, top + 30) if free else (right - GROUND.px(20), top + GROUND.px(22))
    size = 22 if free else 27
    scene.canvas.disc(at, size, scene.theme.accent)
    sign(scene.canvas, "plus", at, size + 6, text_on(scene.theme.accent))


def _group(scene: Scene, box: Box, each: SeatView, size: int) -> None:
    """A player: buildings in the largest group, points for buildings, the Community Builder's sign."""
    left, top, right, bottom = box
    canvas, theme, y = scene.canvas, scene.theme, (top + bottom) // 2
    canvas.rounded(box, 12, theme.card)
    scene.token(each.seat, (left + 40, y), 50, theme.card)
    text = str(each.score.buildings)
    canvas.text((right - 18, y - 24), text, FIGURE, theme.ink, 1.0)
    edge = right - 18 - width(text, FIGURE)
    star(scene, (edge - 24, y), 34)
    edge -= 58
    held = bool(each.score.community)
    if held:
        canvas.rounded((edge - 42, y - 21, edge, y + 21), 8, GOLD)
    sign(canvas, "community", (edge - 21, y), 32, NIGHT if held else theme.muted)
    canvas.text((edge - 50, y - 21), str(size), Style(36, bold=True), theme.ink if size else theme.muted, 1.0)
    canvas.text((left + 76, y - 19), cut(scene.names[each.seat], NAME, edge - 110 - left - 76), NAME, theme.ink)


def _chips_line(scene: Scene, at: tuple[int, int], me: SeatView, chips: tuple[int, ...]) -> None:
    """Chips by type with their counts."""
    x, y = at
    for kind in KINDS:
        chip(scene.canvas, kind, (x + 30, y), 60)
        scene.canvas.text((x + 72, y - 25), str(chips[kind]), FIGURE, scene.theme.ink)
        x += 150
    sign(scene.canvas, "blocks", (x + 30, y), 46, scene.theme.muted)
    scene.canvas.text((x + 72, y - 25), str(me.blocks), FIGURE, scene.theme.ink)


def _plan(scene: Scene, box: Box, me: SeatView, plan: reckon.Prospect) -> None:
    """The cost of the level, what would be left, points before and after."""
    left, top, _, _ = box
    canvas, theme = scene.canvas, scene.theme
    canvas.text((left + 24, top + 18), scene.say("costs"), PLAIN, theme.muted)
    _cost(scene, (left + 48, top + 92), plan.level, plan.spent)
    if plan.spent is None:
        canvas.text((left + 24, top + 150), scene.say("too-dear"), Style(32, bold=True), theme.alarm)
        missing(scene, (left + 48, top + 222), plan.level, me)
    else:
        canvas.text((left + 24, top + 144), scene.say("remains"), PLAIN, theme.muted)
        x = left + 24
        for kind in KINDS:
            chip(canvas, kind, (x + 25, top + 216), 50)
            rest = me.chips[kind] - plan.spent[kind]
            canvas.text((x + 58, top + 193), str(rest), FIGURE, theme.ink if rest else theme.muted)
            x += 116
    x = left + 545
    canvas.fill((x - 24, top + 24, x - 21, top + FOOT - 56), theme.line)
    canvas.text((x, top + 18), scene.say("points"), PLAIN, theme.muted)
    star(scene, (x + 24, top + 92), 42)
    canvas.text((x + 58, top + 62), str(plan.before), Style(52, bold=True), theme.muted)
    middle = x + 66 + width(str(plan.before), Style(52, bold=True)) + 24
    arrow(canvas, (middle, top + 94), 36, theme.accent)
    canvas.text((middle + 30, top + 58), str(plan.after), Style(60, bold=True), theme.accent)
    _standing(scene, (x, top + 144), me, plan)


def _standing(scene: Scene, place: tuple[int, int], me: SeatView, plan: reckon.Prospect) -> None:
    """What becomes of the Community Builder, or that the penthouse ends the game."""
    x, y = place
    kind = "penthouse" if plan.level == PENTHOUSE else "community"
    lit = plan.community or plan.level == PENTHOUSE
    scene.canvas.rounded((x, y + 8, x + 64, y + 72), 12, GOLD if lit else scene.theme.hatch)
    sign(scene.canvas, kind, (x + 32, y + 40), 46, NIGHT if lit else scene.theme.ink)
    setting = standing_setting(standing(me, plan, scene.words))
    for number, line in enumerate(setting.lines):
        top = y + 40 - setting.height // 2 + number * setting.style.line
        scene.canvas.text((x + 80, top), line, setting.style, scene.theme.ink)


def _cost(scene: Scene, at: tuple[int, int], level: int, spent: tuple[int, ...] | None) -> None:
    """The chips of a level: those spent, the free choices in a ring of their own."""
    (x, y), cost = at, COSTS[level]
    for kind in KINDS:
        for number in range(cost.named[kind] if spent is None else spent[kind]):
            chip(scene.canvas, kind, (x + 2, y), 54)
            if spent is not None and number >= cost.named[kind]:
                scene.canvas.disc((x + 22, y + 20), 15, scene.theme.card)
                sign(scene.canvas, "any", (x + 22, y + 19), 25, scene.theme.ink)
            x += 66
    for _ in range(cost.free if spent is None else 0):
        any_chip(scene.canvas, (x + 2, y), 52, (scene.theme.muted, scene.theme.card))
        x += 66


def missing(scene: Scene, at: tuple[int, int], level: int, me: SeatView) -> None:
    """The chips that a level still needs, struck through."""
    (x, y), cost = at, COSTS[level]
    short = [max(0, cost.named[kind] - me.chips[kind]) for kind in KINDS]
    spare = sum(me.chips) - (sum(cost.named) - sum(short))
    for kind in KINDS:
        for _ in range(short[kind]):
            chip(scene.canvas, kind, (x, y), 48)
            scene.canvas.slash((x - 28, y - 28, x + 28, y + 28), 6, scene.theme.alarm)
            x += 62
    for _ in range(max(0, cost.free - spare)):
        any_chip(scene.canvas, (x, y), 46, (scene.theme.muted, scene.theme.card))
        scene.canvas.slash((x - 28, y - 28, x + 28, y + 28), 6, scene.theme.alarm)
        x += 62
