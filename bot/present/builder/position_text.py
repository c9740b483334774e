"""Lines of text about a position of Builder: what happened, who has what, what a property brings, what floors cost."""

from collections.abc import Iterator, Sequence

from bot.games.builder import build, data, events
from bot.games.builder.events import chips as chip_events
from bot.games.builder.events import game_over, money
from bot.games.builder.view import CountLine, DeedView, SeatView
from bot.kit.contract import Event, EventFor, Space
from bot.present.builder import chip_text
from bot.present.builder.table_view import GAME, BuilderTableView
from bot.present.panels import turns

SILENT = (
    *(events.TurnBegan, events.OrderRolled, game_over.Counted, game_over.GameEnded),
    *(events.BidMade, events.Passed, money.ClaimOpened),
)
"""Events told elsewhere: by the headline, by the final count, by the auction's own message, by the rents' lines."""


def news(table_view: BuilderTableView, told: Sequence[EventFor]) -> str:
    """What just happened, one line each, the last few."""
    kept = [each.event for each in told if each.only is None and not _silent(each.event)]
    return "\n".join(f"- {line}" for line in list(_lines(table_view, kept))[-turns.SHOWN :])


def _silent(event: Event) -> bool:
    """Whether an event is told elsewhere; that a double earns another turn is told here (BUILDER-31)."""
    return isinstance(event, SILENT) and not (isinstance(event, events.TurnBegan) and event.extra == "yes")


def _lines(table_view: BuilderTableView, happened: Sequence[Event]) -> Iterator[str]:
    """One line for each event; who received what by a throw stands in one line (BUILDER-36, BUILDER-37)."""
    made: list[str] = []
    for event in happened:
        if isinstance(event, chip_events.ChipsReceived) and event.why == "roll":
            made.append(_received(table_view, event))
            continue
        if made:
            yield table_view.say("panel-made", each=" · ".join(made))
            made = []
        yield table_view.words.event(GAME, event, table_view.names)
    if made:
        yield table_view.say("panel-made", each=" · ".join(made))


def _received(table_view: BuilderTableView, event: chip_events.ChipsReceived) -> str:
    """One player's chips of a throw; none where the bank had none left (BUILDER-42)."""
    counts = [event.chips.count(chip) for chip in data.CHIPS]
    return table_view.say(
        "panel-made-each", name=table_view.name(event.seat), chips=chip_text.spoken(table_view, counts)
    )


def card(table_view: BuilderTableView) -> str:
    """What the card asks that was drawn last in this turn (BUILDER-98)."""
    return "> " + table_view.say(table_view.view.card) if table_view.view.card else ""


# ---- who has what


def purses(table_view: BuilderTableView) -> str:
    """Everybody in one line each: cash, chips, blocks, points as they would be counted now; who is out is struck out."""
    return "\n".join(f"-# {purse(table_view, seat)}" for seat in table_view.view.seats)


def purse(table_view: BuilderTableView, seat: SeatView) -> str:
    """One player's cash, chips, blocks and points; kept cards are keys."""
    name = table_view.name(seat.seat)
    points = table_view.say("panel-points", count=seat.score.total)
    if seat.status != "in":
        return f"~~{name}~~" + (f" · {points}" if seat.status == "bankrupt" else "")
    said = table_view.say(
        "panel-purse",
        name=f"⛓️ {name}" if seat.jailed else name,
        cash=table_view.cash(seat.cash),
        chips=chip_text.pile(table_view, seat.chips),
        blocks=table_view.say("panel-blocks", count=seat.blocks),
    )
    return f"{said} · {points}" + " 🗝️" * len(seat.cards)


def lying(table_view: BuilderTableView) -> str:
    """Chips that lie on spaces and wait for a player who passes (BUILDER-25)."""
    if not table_view.view.lying:
        return ""
    piles = [
        table_view.say("panel-lying-there", space=table_view.space(space), chips=chip_text.spoken(table_view, chips))
        for space, chips in table_view.view.lying
    ]
    return "-# " + table_view.say("panel-lying", piles=" · ".join(piles))


def course(table_view: BuilderTableView) -> str:
    """How long the game still lasts, where its end is near by the round limit or because nobody builds."""
    view, said = table_view.view, []
    if view.rounds:
        said.append(table_view.say("panel-round", round=view.round, rounds=view.rounds))
    if view.stall and view.idle * 2 >= view.stall:
        said.append(table_view.say("panel-idle", idle=view.idle, stall=view.stall))
    return "-# " + " · ".join(said) if said else ""


def own(table_view: BuilderTableView, deeds: Sequence[DeedView]) -> str:
    """Some properties by colour, one line each colour: rent, number and chips, or the mortgage."""
    found: dict[str, list[DeedView]] = {}
    for deed in deeds:
        found.setdefault(deed.group, []).append(deed)
    made = []
    for group, mine in found.items():
        whole = "★ " if mine[0].complete else ""
        each = ", ".join(_own(table_view, deed) for deed in mine)
        made.append(f"-# {whole}" + table_view.say("panel-own-group", group=table_view.group(group), properties=each))
    return "\n".join(made)


def _own(table_view: BuilderTableView, deed: DeedView) -> str:
    key = "panel-own-mortgaged" if deed.mortgaged else "panel-own-deed"
    chips = table_view.some(data.TYPE[deed.chip], data.GIFT)
    return table_view.say(
        key, space=table_view.space(deed.space), rent=table_view.cash(deed.rent), number=deed.number, chips=chips
    )


def property_(table_view: BuilderTableView, space: Space) -> tuple[str, ...]:
    """A property's deed: price, colour, owner, rent, number and chips, mortgage, points of its colour (section 22)."""
    deed, title = table_view.deeds[space], data.TITLES[space]
    owner = table_view.say("panel-unowned") if deed.owner is None else table_view.name(deed.owner)
    rents = {"alone": table_view.cash(title.rent), "both": table_view.cash(2 * title.rent)}
    made = [
        f"### {table_view.space(space)}",
        table_view.say(
            "panel-deed", group=table_view.group(deed.group), price=table_view.cash(deed.price), owner=owner
        ),
        table_view.say("panel-mortgaged") if deed.mortgaged else "",
        table_view.say("panel-rents", **rents),
        table_view.say("panel-number", number=deed.number, chips=table_view.some(title.chip, data.GIFT)),
        "-# "
        + table_view.say(
            "panel-mortgage-values", mortgage=table_view.cash(title.mortgage), repay=table_view.cash(title.repay)
        ),
        "-# " + table_view.say("panel-set-points", count=data.SET_POINTS[deed.group]),
    ]
    return tuple(filter(None, made))


# ---- what floors cost


def costs(table_view: BuilderTableView, seat: SeatView) -> str:
    """The five levels with their chips and points; ticked where the seat's chips and blocks suffice (section 24)."""
    return "\n".join(_cost(table_view, seat, level) for level in range(1, data.PENTHOUSE + 1))


def _cost(table_view: BuilderTableView, seat: SeatView, level: int) -> str:
    enough = build.affordable(level, seat.chips) and (level == data.PENTHOUSE or seat.blocks > 0)
    values = {"level": table_view.level(level), "chips": price(table_view, level), "worth": data.WORTH[level]}
    return ("-# ✅ " if enough else "-# ▫️ ") + table_view.say("panel-cost", **values)


def price(table_view: BuilderTableView, level: int) -> str:
    """The chips of a level: those named, then those of any type."""
    cost = data.COSTS[level]
    named = [table_view.some(kind, count) for kind, count in enumerate(cost.named) if count]
    return table_view.words.list([*named, table_view.say("panel-any", count=cost.free, named=len(named))])


# ---- the end


def count(table_view: BuilderTableView, line: CountLine) -> str:
    """One line of the final count with its arithmetic (BUILDER-139 to BUILDER-145)."""
    name = table_view.words.say("end-rank", rank=line.rank, name=table_view.name(line.seat))
    if line.status == "left":
        return table_view.say("panel-count-left", name=name)
    score = line.score
    sums = table_view.say(
        "panel-count",
        name=name,
        total=score.total,
        buildings=score.buildings,
        sets=score.sets,
        billionaire=score.billionaire,
        community=score.community,
        cash=table_view.cash(line.cash),
    )
    parts = [f"{table_view.site(site)} {points}" for site, points in line.buildings]
    parts += [f"{table_view.group(group)} {data.SET_POINTS[group]}" for group in line.sets]
    return sums + (f"\n-# {' · '.join(parts)}" if parts else "")
