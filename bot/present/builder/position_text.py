"""Lines of text about a position of Builder: what happened, who has what, what a property brings, what floors cost."""

from collections.abc import Collection, Iterator, Sequence

from bot.games.builder import build, data, events
from bot.games.builder.events import chips as chip_events
from bot.games.builder.events import game_over, money
from bot.games.builder.view import CountLine, DeedView, SeatView
from bot.kit.contract import Event, EventFor, Space
from bot.present.builder import chip_text
from bot.present.builder.panel_context import GAME, BuilderContext

SILENT = (
    *(events.TurnBegan, events.OrderRolled, game_over.Counted, game_over.GameEnded),
    *(events.BidMade, events.Passed, money.ClaimOpened),
)
"""Events told elsewhere: by the headline, by the final count, by the auction's own message, by the rents' lines."""


def news(ctx: BuilderContext, told: Sequence[EventFor]) -> list[str]:
    """What happened, one line each."""
    return list(_lines(ctx, [each.event for each in told if each.only is None and not _silent(each.event)]))


def _silent(event: Event) -> bool:
    """Whether an event is told elsewhere; that a double earns another turn is told here (BUILDER-31)."""
    return isinstance(event, SILENT) and not (isinstance(event, events.TurnBegan) and event.extra == "yes")


def _lines(ctx: BuilderContext, happened: Sequence[Event]) -> Iterator[str]:
    """One line for each event; who received what by a throw stands in one line (BUILDER-36, BUILDER-37)."""
    made: list[str] = []
    for event in happened:
        if isinstance(event, chip_events.ChipsReceived) and event.why == "roll":
            made.append(_received(ctx, event))
            continue
        if made:
            yield ctx.say("panel-made", each=" · ".join(made))
            made = []
        yield ctx.words.event(GAME, event, ctx.names)
    if made:
        yield ctx.say("panel-made", each=" · ".join(made))


def _received(ctx: BuilderContext, event: chip_events.ChipsReceived) -> str:
    """One player's chips of a throw; none where the bank had none left (BUILDER-42)."""
    counts = [event.chips.count(chip) for chip in data.CHIPS]
    return ctx.say("panel-made-each", name=ctx.name(event.seat), chips=chip_text.spoken(ctx, counts))


def card(ctx: BuilderContext) -> str:
    """What the card asks that was drawn last in this turn (BUILDER-98)."""
    return "-# 🃏 " + ctx.say(ctx.view.card) if ctx.view.card else ""


# ---- who has what


def purses(ctx: BuilderContext) -> str:
    """Everybody in one line each: cash, chips, blocks, points as they would be counted now; who is out is struck out."""
    return "\n".join(f"-# {purse(ctx, seat)}" for seat in ctx.view.seats)


def purse(ctx: BuilderContext, seat: SeatView) -> str:
    """One player's cash, chips, blocks and points; kept cards are keys."""
    name = ctx.name(seat.seat)
    points = ctx.say("panel-points", count=seat.score.total)
    if seat.status != "in":
        return f"~~{name}~~" + (f" · {points}" if seat.status == "bankrupt" else "")
    said = ctx.say(
        "panel-purse",
        name=f"⛓️ {name}" if seat.jailed else name,
        cash=ctx.cash(seat.cash),
        chips=chip_text.pile(ctx, seat.chips),
        blocks=ctx.say("panel-blocks", count=seat.blocks),
    )
    return f"{said} · {points}" + " 🗝️" * len(seat.cards)


def course(ctx: BuilderContext) -> str:
    """That the game is nearly over by the round limit or because nobody builds."""
    view, said = ctx.view, []
    if view.rounds and view.round + 1 >= view.rounds:
        said.append(ctx.say("panel-round", round=view.round, rounds=view.rounds))
    if view.stall and view.idle * 2 >= view.stall:
        said.append(ctx.say("panel-idle", idle=view.idle, stall=view.stall))
    return "-# " + " · ".join(said) if said else ""


def own(ctx: BuilderContext, deeds: Sequence[DeedView]) -> str:
    """Some properties by colour, one line each colour: rent, number and chips, or the mortgage."""
    found: dict[str, list[DeedView]] = {}
    for deed in deeds:
        found.setdefault(deed.group, []).append(deed)
    made = []
    for group, mine in found.items():
        whole = "★ " if mine[0].complete else ""
        each = ", ".join(_own(ctx, deed) for deed in mine)
        made.append(f"-# {whole}" + ctx.say("panel-own-group", group=ctx.group(group), properties=each))
    return "\n".join(made)


def _own(ctx: BuilderContext, deed: DeedView) -> str:
    key = "panel-own-mortgaged" if deed.mortgaged else "panel-own-deed"
    chips = ctx.some(data.TYPE[deed.chip], data.GIFT)
    return ctx.say(key, space=ctx.space(deed.space), rent=ctx.cash(deed.rent), number=deed.number, chips=chips)


def property_(ctx: BuilderContext, space: Space) -> tuple[str, ...]:
    """A property's deed: price, colour, owner, rent, number and chips, mortgage, points of its colour (section 22)."""
    deed, title = ctx.deeds[space], data.TITLES[space]
    owner = ctx.say("panel-unowned") if deed.owner is None else ctx.name(deed.owner)
    rents = {"alone": ctx.cash(title.rent), "both": ctx.cash(2 * title.rent)}
    made = [
        f"### {ctx.space(space)}",
        ctx.say("panel-deed", group=ctx.group(deed.group), price=ctx.cash(deed.price), owner=owner),
        ctx.say("panel-mortgaged") if deed.mortgaged else "",
        ctx.say("panel-rents", **rents),
        ctx.say("panel-number", number=deed.number, chips=ctx.some(title.chip, data.GIFT)),
        "-# " + ctx.say("panel-mortgage-values", mortgage=ctx.cash(title.mortgage), repay=ctx.cash(title.repay)),
        "-# " + ctx.say("panel-set-points", count=data.SET_POINTS[deed.group]),
    ]
    return tuple(filter(None, made))


# ---- what floors cost


def costs(ctx: BuilderContext, seat: SeatView, levels: Collection[int]) -> str:
    """Those of some levels for which the seat's chips and blocks suffice, with their chips and points (section 24)."""
    able = [level for level in sorted(levels) if build.affordable(level, seat.chips)]
    return "\n".join(_cost(ctx, level) for level in able if level == data.PENTHOUSE or seat.blocks > 0)


def _cost(ctx: BuilderContext, level: int) -> str:
    cost = data.COSTS[level]
    named = "".join(sign * count for sign, count in zip(chip_text.SIGNS, cost.named, strict=True))
    chips = " + ".join(filter(None, (named, ctx.say("panel-any", count=cost.free, named=0))))
    values = {"level": ctx.level(level), "chips": chips, "points": ctx.say("panel-points", count=data.WORTH[level])}
    return "-# ✅ " + ctx.say("panel-cost", **values)


def price(ctx: BuilderContext, level: int) -> str:
    """The chips of a level: those named, then those of any type."""
    cost = data.COSTS[level]
    named = [ctx.some(kind, count) for kind, count in enumerate(cost.named) if count]
    return ctx.words.list([*named, ctx.say("panel-any", count=cost.free, named=len(named))])


# ---- the end


def count(ctx: BuilderContext, line: CountLine) -> str:
    """One line of the final count with its arithmetic (BUILDER-139 to BUILDER-145)."""
    name = ctx.words.say("end-rank", rank=line.rank, name=ctx.name(line.seat))
    if line.status == "left":
        return ctx.say("panel-count-left", name=name)
    score = line.score
    sums = ctx.say(
        "panel-count",
        name=name,
        total=score.total,
        buildings=score.buildings,
        sets=score.sets,
        billionaire=score.billionaire,
        community=score.community,
        cash=ctx.cash(line.cash),
    )
    parts = [f"{ctx.site(site)} {points}" for site, points in line.buildings]
    parts += [f"{ctx.group(group)} {data.SET_POINTS[group]}" for group in line.sets]
    return sums + (f"\n-# {' · '.join(parts)}" if parts else "")
