"""Above and below the island: whose turn it is and what is awaited; the card of what is at stake."""

from bot.games.builder.data import KINDS, PENTHOUSE, STOPPED, WORTH
from bot.games.builder.view import AuctionView, BuilderView, ClaimView, DeedView
from bot.kit.mechanics.debt import DebtView
from rendering.board_ring import Box
from rendering.builder import chance, derived, geometry
from rendering.builder.card import title
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip, cost_chip, sign
from rendering.canvas import LEAST, Setting, Slot, Style, cut, fit, width
from rendering.seat_symbols import arrow, die
from rendering.text_fit import block, set_name
from rendering.theme import NIGHT, text_on

DIE = 42
NAME, PLAIN, STRONG, HUGE = Style(36, bold=True), Style(LEAST), Style(28, bold=True), Style(54, bold=True)
LINE = Style(26, bold=True)
PAD = 16
ROOMY = 200
"""From this height on a card sets its figures one below the other."""
SAID = Slot((geometry.HEAD[2] - geometry.HEAD[0] - 60 - 6, PLAIN.line + 4), (28, 26, LEAST))
"""The sentence about what is awaited."""
HINTED = (36, 34, 31, 28, 26, LEAST)
"""The sizes of a hint's sentence."""


def draw(context: BuilderDrawContext) -> None:
    """The head and the card, on the paper that the still board has for them."""
    _head(context)
    card(context, geometry.CARD)


def _head(context: BuilderDrawContext) -> None:
    """Whose turn it is and what the table waits for, the round; the dice in the water beside the island."""
    canvas, view, theme = context.canvas, context.view, context.theme
    left, top, right, bottom = geometry.HEAD
    seat = shown_seat(view)
    context.token(seat, (left + 32, (top + bottom) // 2), 48, theme.card)
    x = left + 60
    round_ = context.say("round", round=view.round)
    canvas.text((right - 14, top + 2), round_, PLAIN, theme.muted, 1.0)
    name = cut(context.names[seat], STRONG, right - x - 28 - width(round_, PLAIN))
    canvas.text((x, top), name, STRONG, theme.ink)
    canvas.lines((x, bottom - 18), SAID.set(context.say("stage", stage=awaited(view))), theme.accent, level=True)
    near, _, _, low = geometry.SEA
    for number, value in enumerate(view.dice or ()):
        die(canvas, value, (near + 5 + number * (DIE + 5), low - DIE - 12), DIE, theme)


def shown_seat(view: BuilderView) -> int:
    """Whose name stands at the head: the winner's at the end."""
    return view.count[0].seat if view.stage == "over" and view.count else view.active


def awaited(view: BuilderView) -> str:
    """What is awaited first: a debt before the turn (BUILDER-158), rents before the roll (BUILDER-69)."""
    if view.stage == "over" and view.why == STOPPED:
        return STOPPED
    if view.stage == "over" and sum(line.rank == 1 for line in view.count) > 1:
        return "shared"
    if view.stage != "over" and (view.debt is not None or view.inherits):
        return "debt" if view.debt is not None else "inherit"
    return "waiting" if view.waiting else view.stage


def card(context: BuilderDrawContext, box: Box) -> None:
    """What is at stake, what has just happened, or what floors cost; on paper that is there already."""
    view = context.view
    if view.stage == "over":
        _count(context, box)
    elif view.debt is not None:
        _debt(context, box, view.debt)
    elif view.auction is not None and context.lot is not None:
        _auction(context, box, context.lot, view.auction)
    elif context.lot is not None:
        _lot(context, box, context.lot)
    elif view.claims:
        _claims(context, box, view.claims)
    elif view.stage in HINTS:
        _hint(context, box, HINTS[view.stage], context.say("hint", stage=view.stage, count=view.surplus))
    elif view.card:
        _hint(context, box, chance.SIGNS.get(view.card, "chance"), chance.name(view.card, context.words))
    elif view.dice is not None:
        production(context, box)
    else:
        costs(context, box)


HINTS = {"drop": "parcel", "steal": "steal", "park": "swap", "pick": "parcel", "swap": "swap"}
"""Signs of stages that are about chips or an exchange."""


def head(box: Box) -> int:
    """How high a property's title is on a card."""
    return 64 if roomy(box) else 44


def _lot(context: BuilderDrawContext, box: Box, lot: DeedView) -> None:
    """The property in question: price and rent, labels with large figures below them."""
    title(context, lot, box, head(box))
    plain, style = _styles(box)
    wide, top = (box[2] - box[0] - 2 * PAD) // 2, box[1] + head(box)
    top += (box[3] - top - style.line - plain.line) // 2
    for number, (label, amount) in enumerate((("price", lot.price), ("rent", lot.rent))):
        x = box[0] + PAD + number * wide
        context.canvas.text((x, top), context.say(label), plain, context.theme.muted)
        context.canvas.text((x, top + plain.line), context.cash(amount), style, context.theme.ink)


def _styles(box: Box) -> tuple[Style, Style]:
    """How labels and figures are set on a card."""
    return (Style(30), Style(56, bold=True)) if roomy(box) else (PLAIN, Style(40, bold=True))


def roomy(box: Box) -> bool:
    """Whether a card has room for figures one below the other."""
    return box[3] - box[1] >= ROOMY


def _auction(context: BuilderDrawContext, box: Box, lot: DeedView, auction: AuctionView) -> None:
    """The lot, its leading bid and who gave it, and who bids no more."""
    canvas, theme = context.canvas, context.theme
    title(context, lot, box, head(box))
    left, right, y = box[0] + PAD, box[2] - PAD, box[1] + head(box) + (44 if roomy(box) else 38)
    if auction.leader is None:
        canvas.text((left, y - 18), context.say("no-bid"), STRONG, theme.ink)
    else:
        amount = context.cash(auction.high)
        canvas.text((left, y - 32), amount, HUGE, theme.ink)
        x = left + 23 if roomy(box) else left + width(amount, HUGE) + 44
        at = y + 68 if roomy(box) else y
        context.token(auction.leader, (x, at), 46, theme.card)
        room = right - x - 32 - (0 if roomy(box) else 50 * len(auction.passed))
        canvas.text((x + 32, at - 18), cut(context.names[auction.leader], STRONG, room), STRONG, theme.ink)
    for number, seat in enumerate(auction.passed):
        context.passed(seat, (right - 16 - number * 48, y), 36, 21)


def _debt(context: BuilderDrawContext, box: Box, debt: DebtView) -> None:
    """Who owes how much to whom, and what could be raised."""
    canvas, theme = context.canvas, context.theme
    left, right, y = box[0] + PAD, box[2] - PAD, (box[1] + box[3]) // 2
    plain, apart = _styles(box)[0], 26 if roomy(box) else 0
    creditor = context.who(debt.creditor)
    owes = cut(context.say("owes", seat=context.names[debt.seat], whom=creditor), STRONG, right - left)
    canvas.text((left, y - 54 - apart), owes, STRONG, theme.ink)
    canvas.text((left, y - 29), context.cash(debt.amount), HUGE, theme.alarm)
    raisable = context.say("raisable", amount=context.cash(debt.raisable))
    canvas.text((left, y + 27 + apart), raisable, plain, theme.muted)
    for number, seat in enumerate((debt.seat, debt.creditor)):
        if seat is not None:
            context.token(seat, (right - 134 + number * 106, y + 4), 56, theme.card)
    if debt.creditor is not None:
        arrow(canvas, (right - 81, y + 4), 34, theme.alarm)


def _claims(context: BuilderDrawContext, box: Box, claims: tuple[ClaimView, ...]) -> None:
    """Rents that may be asked for, up to two: from whom to whom, how much, where."""
    left, top, right, bottom = box
    head = 44 if len(claims) == 1 or roomy(box) else 2
    if head > 2:
        said = context.say("claim")
        style = fit(said, (right - left - 2 * PAD, 34), (30, 28, 26, LEAST)).style
        context.canvas.text((left + PAD, top + 8), said, style, context.theme.muted)
    high = (bottom - top - head - 6) // min(2, len(claims))
    for number, each in enumerate(claims[:2]):
        y = top + head + number * high
        _claim(context, (left, y, right, y + high), each)


def claim_room(box: Box, amount: str) -> Box:
    """Where the name of a space stands for which rent may be asked: beside the amount, or above it where there is room."""
    left, top, right, bottom = box
    if bottom - top >= STACKED:
        return left + PAD, top, right - PAD, bottom - 52
    return left + 150, top, right - PAD - width(amount, NAME) - 14, bottom


STACKED = 90
"""From this height on a claim has its space above its amount."""
SPACES_AT = (30, 28, 26, LEAST)


def _claim(context: BuilderDrawContext, box: Box, each: ClaimView) -> None:
    """Whom a rent goes to, from whom, where, and how much it is."""
    canvas, theme, left = context.canvas, context.theme, box[0]
    y = box[3] - 28 if box[3] - box[1] >= STACKED else (box[1] + box[3]) // 2
    context.token(each.owner, (left + 40, y), 42, theme.card)
    arrow(canvas, (left + 78, y), 24, theme.muted, back=True)
    context.token(each.payer, (left + 116, y), 42, theme.card)
    amount = context.cash(each.amount)
    canvas.text((box[2] - PAD, y - 22), amount, NAME, theme.ink, 1.0)
    room = claim_room(box, amount)
    setting = set_name(context.space(each.space), (room[2] - room[0], room[3] - room[1]), SPACES_AT)
    block(canvas, room, setting, theme.muted if each.late else theme.ink)


def _hint(context: BuilderDrawContext, box: Box, kind: str, said: str) -> None:
    """A golden card with a sign and a few words."""
    canvas, y = context.canvas, (box[1] + box[3]) // 2
    canvas.rounded(box, 13, GOLD)
    sign(canvas, kind, (box[0] + 60, y), 76, NIGHT)
    canvas.lines((box[0] + 114, y), hint_setting(said, box), NIGHT, level=True)


def hint_setting(said: str, box: Box) -> Setting:
    """The sentence of a hint as it is set."""
    return fit(said, (box[2] - box[0] - 126, box[3] - box[1] - 12), HINTED, bold=True)


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
    """One level: its name, its chips, its points; one above the other where it is narrow."""
    left, top, right, _ = box
    canvas, theme, x = context.canvas, context.theme, (left + right) // 2
    step = min(33, (right - left - 2) // 3)
    aside, below = (24, 0) if step > 30 else (0, 28)
    if level == PENTHOUSE:
        sign(canvas, "penthouse", (x - aside, top + 16), 28, theme.ink)
    else:
        canvas.text((x - aside, top), str(level), STRONG, theme.ink, 0.5)
    star(context, (x + aside - 22, top + below + 18), 22)
    canvas.text((x + aside - 10, top + below + 3), str(WORTH[level]), LINE, theme.ink)
    tops = (top + 74 + below * 3 // 4, top + 58 + below)
    for kind, at in derived.chip_places(level, x, tops, (step, step + 3)):
        cost_chip(canvas, kind, at, step - 1, theme)


def _count(context: BuilderDrawContext, box: Box) -> None:
    """The final count in short: rank, token, name, points."""
    canvas, theme, (left, top, right, bottom) = context.canvas, context.theme, box
    lines = context.view.count
    step = (bottom - top - 8) // max(3, len(lines))
    for number, line in enumerate(lines):
        y = top + 4 + number * step
        if line.rank == 1:
            canvas.rounded((left + 5, y + 1, right - 5, y + step - 1), 8, theme.accent)
        ink = text_on(theme.accent) if line.rank == 1 else theme.ink
        middle = y + step // 2
        canvas.text((left + 26, middle - 15), f"{line.rank}.", LINE, ink, 0.5)
        context.token(line.seat, (left + 64, middle), min(29, step - 2), theme.card)
        star(context, (right - 84, middle), 24)
        canvas.text((right - PAD, middle - 17), str(line.score.total), STRONG, ink, 1.0)
        room = right - 104 - left - 90
        canvas.text((left + 90, middle - 15), cut(context.names[line.seat], LINE, room), LINE, ink)
