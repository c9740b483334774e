"""Above and below the island: whose turn it is and what is awaited; the card of what is at stake."""

from bot.games.builder.data import KINDS, PENTHOUSE, STOPPED, WORTH
from bot.games.builder.view import AuctionView, ClaimView, DeedView
from bot.kit.mechanics.debt import DebtView
from rendering.board_ring import Box
from rendering.builder import chance, derived, geometry
from rendering.builder.card import title
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip, cost_chip, sign
from rendering.canvas import LEAST, Slot, Style, cut, fit, width
from rendering.seat_symbols import arrow, die
from rendering.theme import NIGHT, text_on

DIE = 56
NAME, PLAIN, STRONG, HUGE = Style(36, bold=True), Style(LEAST), Style(28, bold=True), Style(54, bold=True)
LINE = Style(26, bold=True)
LEFT, TOP, RIGHT, BOTTOM = geometry.CARD
PAD = 16
SAID = Slot((geometry.HEAD[2] - geometry.HEAD[0] - 84 - 2 * DIE - 30, 2 * PLAIN.line), (LEAST,))
"""The sentence about what is awaited."""
HINT = Slot((RIGHT - LEFT - 150, BOTTOM - TOP - 16), (34, 31, 28, 26, LEAST), bold=True)
"""The sentence of a hint."""


def draw(context: BuilderDrawContext) -> None:
    """The head and the card, on the paper that the still board has for them."""
    _head(context)
    card(context)


def _head(context: BuilderDrawContext) -> None:
    """Whose turn it is, what the table waits for, the dice and the round."""
    canvas, view, theme = context.canvas, context.view, context.theme
    left, top, right, bottom = geometry.HEAD
    over = view.stage == "over"
    seat = view.count[0].seat if over and view.count else view.active
    context.token(seat, (left + 44, (top + bottom) // 2), 66, theme.card)
    x, dice = left + 84, right - 2 * DIE - 22
    room = dice - x - 8
    canvas.text((x, top + 9), cut(context.names[seat], NAME, room), NAME, theme.ink)
    canvas.lines((x, top + 49), SAID.set(context.say("stage", stage=_stage(context))), theme.accent)
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(canvas, value, (dice + number * (DIE + 8), top + 11), DIE, theme)
    canvas.text((right - 14, bottom - 35), context.say("round", round=view.round), PLAIN, theme.muted, 1.0)


def _stage(context: BuilderDrawContext) -> str:
    """What is awaited first: a debt before the turn (BUILDER-158), rents before the roll (BUILDER-69)."""
    view = context.view
    if view.stage == "over" and view.why == STOPPED:
        return STOPPED
    if view.stage == "over" and sum(line.rank == 1 for line in view.count) > 1:
        return "shared"
    if view.stage != "over" and (view.debt is not None or view.inherits):
        return "debt" if view.debt is not None else "inherit"
    return "waiting" if view.waiting else view.stage


def card(context: BuilderDrawContext) -> None:
    """What is at stake, what has just happened, or what floors cost."""
    view = context.view
    if view.stage == "over":
        _count(context)
    elif view.debt is not None:
        _debt(context, view.debt)
    elif view.auction is not None and context.lot is not None:
        _auction(context, context.lot, view.auction)
    elif context.lot is not None:
        _lot(context, context.lot)
    elif view.claims:
        _claims(context, view.claims)
    elif view.stage in HINTS:
        _hint(context, HINTS[view.stage], context.say("hint", stage=view.stage, count=view.surplus))
    elif view.card:
        _hint(context, chance.SIGNS.get(view.card, "chance"), chance.name(view.card, context.words))
    elif view.dice is not None:
        production(context, geometry.CARD)
    else:
        costs(context, geometry.CARD)


HINTS = {"drop": "parcel", "steal": "steal", "park": "swap", "pick": "parcel", "swap": "swap"}
"""Signs of stages that are about chips or an exchange."""


FACT = (RIGHT - LEFT - 2 * PAD) // 2
"""The width that a property's price has, and its rent."""


def _lot(context: BuilderDrawContext, lot: DeedView) -> None:
    """The property in question: price and rent, labels with large figures below them."""
    canvas, theme = context.canvas, context.theme
    title(context, lot, geometry.CARD, 48)
    x = LEFT + PAD
    for label, text in ((context.say("price"), context.cash(lot.price)), (context.say("rent"), context.cash(lot.rent))):
        canvas.text((x, TOP + 54), label, Slot((FACT - 8, 30), (LEAST,)), theme.muted)
        canvas.text((x, TOP + 81), text, Style(40, bold=True), theme.ink)
        x += FACT


def _auction(context: BuilderDrawContext, lot: DeedView, auction: AuctionView) -> None:
    """The lot, its leading bid and who gave it, and who bids no more."""
    canvas, theme = context.canvas, context.theme
    title(context, lot, geometry.CARD, 48)
    y = TOP + 60
    if auction.leader is None:
        canvas.text((LEFT + PAD, y + 14), context.say("no-bid"), STRONG, theme.ink)
    else:
        amount = context.cash(auction.high)
        canvas.text((LEFT + PAD, y), amount, HUGE, theme.ink)
        x = LEFT + PAD + width(amount, HUGE) + 44
        context.token(auction.leader, (x, y + 32), 46, theme.card)
        room = RIGHT - PAD - x - 32 - (50 if auction.passed else 0) * len(auction.passed)
        canvas.text((x + 32, y + 16), cut(context.names[auction.leader], STRONG, room), STRONG, theme.ink)
    for number, seat in enumerate(auction.passed):
        context.passed(seat, (RIGHT - 32 - number * 48, y + 32), 36, 21)


def _debt(context: BuilderDrawContext, debt: DebtView) -> None:
    """Who owes how much to whom, and what could be raised."""
    canvas, theme = context.canvas, context.theme
    creditor = context.who(debt.creditor)
    owes = cut(context.say("owes", seat=context.names[debt.seat], whom=creditor), STRONG, RIGHT - LEFT - 2 * PAD)
    canvas.text((LEFT + PAD, TOP + 8), owes, STRONG, theme.ink)
    canvas.text((LEFT + PAD, TOP + 38), context.cash(debt.amount), HUGE, theme.alarm)
    raisable = context.say("raisable", amount=context.cash(debt.raisable))
    canvas.text((LEFT + PAD, TOP + 98), raisable, PLAIN, theme.muted)
    for number, seat in enumerate((debt.seat, debt.creditor)):
        if seat is not None:
            context.token(seat, (RIGHT - 150 + number * 106, TOP + 70), 60, theme.card)
    if debt.creditor is not None:
        arrow(canvas, (RIGHT - 97, TOP + 70), 34, theme.alarm)


def _claims(context: BuilderDrawContext, claims: tuple[ClaimView, ...]) -> None:
    """Rents that may be asked for, up to two: from whom to whom, how much, where."""
    alone = len(claims) == 1
    if alone:
        context.canvas.text((LEFT + PAD, TOP + 8), context.say("claim"), PLAIN, context.theme.muted)
    for number, each in enumerate(claims[:2]):
        _claim(context, each, TOP + (80 if alone else 35 + number * 62))


def claim_room(amount: str) -> tuple[int, int]:
    """Where the name of a space stands for which rent may be asked."""
    return RIGHT - PAD - width(amount, NAME) - 14 - LEFT - 150, 60


def _claim(context: BuilderDrawContext, each: ClaimView, y: int) -> None:
    """Whom a rent goes to, from whom, where, and how much it is."""
    canvas, theme = context.canvas, context.theme
    context.token(each.owner, (LEFT + 40, y), 42, theme.card)
    arrow(canvas, (LEFT + 78, y), 24, theme.muted, back=True)
    context.token(each.payer, (LEFT + 116, y), 42, theme.card)
    amount = context.cash(each.amount)
    canvas.text((RIGHT - PAD, y - 22), amount, NAME, theme.ink, 1.0)
    setting = fit(context.space(each.space), claim_room(amount), (26, LEAST))
    canvas.lines((LEFT + 150, y), setting, theme.muted if each.late else theme.ink, level=True)


def _hint(context: BuilderDrawContext, kind: str, said: str) -> None:
    """A golden card with a sign and a few words."""
    canvas = context.canvas
    canvas.rounded(geometry.CARD, 13, GOLD)
    sign(canvas, kind, (LEFT + 70, (TOP + BOTTOM) // 2), 76, NIGHT)
    setting = HINT.set(said)
    canvas.lines((LEFT + 136, (TOP + BOTTOM - setting.height) // 2), setting, NIGHT)


def production(context: BuilderDrawContext, box: Box) -> None:
    """The total thrown, and who took which chips for it (BUILDER-36, BUILDER-37)."""
    view, canvas, theme = context.view, context.canvas, context.theme
    left, top, right, bottom = box
    assert view.dice is not None
    y = (top + bottom) // 2
    canvas.disc((left + 66, y), 48, theme.accent)
    total = fit(str(sum(view.dice)), (80, 80), (60,), bold=True)
    canvas.centred((left + 18, y - 46, left + 114, y + 44), total, text_on(theme.accent))
    takers = [each for each in view.seats if any(each.made)]
    if not takers:
        setting = fit(context.say("nothing"), (right - left - 160, bottom - top - 20), (30, 28, 26, LEAST))
        canvas.lines((left + 136, y), setting, theme.muted, level=True)
        return
    across = 1 if len(takers) == 1 else 2
    rows = -(-len(takers) // across)
    wide, high = (right - left - 146) // across, (bottom - top - 20) // rows
    for number, each in enumerate(takers):
        at = left + 136 + number % across * wide, top + 10 + number // across * high + high // 2
        _taken(context, at, each.seat, each.made)


def _taken(context: BuilderDrawContext, at: tuple[int, int], seat: int, made: tuple[int, ...]) -> None:
    """A token and the chips that it took."""
    x, y = at
    context.token(seat, (x + 24, y), 44, context.theme.card)
    x += 56
    for kind in KINDS:
        for _ in range(made[kind]):
            chip(context.canvas, kind, (x + 18, y), 36)
            x += 30
        x += 10 if made[kind] else 0


def costs(context: BuilderDrawContext, box: Box) -> None:
    """The reference card: what each level costs and what a building of that height counts (BUILDER-108, BUILDER-139)."""
    left, top, right, bottom = box
    wide = (right - left - 16) // PENTHOUSE
    for level in range(1, PENTHOUSE + 1):
        x = left + 8 + (level - 1) * wide
        if level > 1:
            context.canvas.fill((x - 1, top + 14, x + 1, bottom - 14), context.theme.line)
        _cost(context, (x, top + 6, x + wide, bottom), level)


def _cost(context: BuilderDrawContext, box: Box, level: int) -> None:
    """One level: its name, its chips, its points."""
    left, top, right, _ = box
    canvas, theme = context.canvas, context.theme
    x = (left + right) // 2
    if level == PENTHOUSE:
        sign(canvas, "penthouse", (x - 26, top + 18), 30, theme.ink)
    else:
        canvas.text((x - 24, top + 2), str(level), STRONG, theme.ink, 0.5)
    star(context, (x + 4, top + 18), 22)
    canvas.text((x + 18, top + 3), str(WORTH[level]), LINE, theme.ink)
    for kind, at in derived.chip_places(level, x, (top + 74, top + 58), (33, 36)):
        cost_chip(canvas, kind, at, 32, theme)


def _count(context: BuilderDrawContext) -> None:
    """The final count in short: rank, token, name, points."""
    canvas, theme = context.canvas, context.theme
    lines = context.view.count
    step = (BOTTOM - TOP - 8) // max(3, len(lines))
    for number, line in enumerate(lines):
        y = TOP + 4 + number * step
        if line.rank == 1:
            canvas.rounded((LEFT + 5, y + 1, RIGHT - 5, y + step - 1), 8, theme.accent)
        ink = text_on(theme.accent) if line.rank == 1 else theme.ink
        middle = y + step // 2
        canvas.text((LEFT + 26, middle - 15), f"{line.rank}.", LINE, ink, 0.5)
        context.token(line.seat, (LEFT + 64, middle), 29, theme.card)
        star(context, (RIGHT - 84, middle), 24)
        canvas.text((RIGHT - PAD, middle - 17), str(line.score.total), STRONG, ink, 1.0)
        canvas.text((LEFT + 90, middle - 15), cut(context.names[line.seat], LINE, 290), LINE, ink)
