"""Lines of text about a position of Builder: what happened, who has what, what a property brings, what floors cost."""

from collections.abc import Iterator, Sequence

from bot.games.builder import build, chip_events, data, end_events, events, money_events
from bot.games.builder.view import CountLine, DeedView, SeatView
from bot.games.kit.model import Event, Space, Told
from bot.present import turns
from bot.present.builder.scene import GAME, Scene

SILENT = (
    *(events.TurnBegan, events.OrderRolled, end_events.Counted, end_events.GameEnded),
    *(events.BidMade, events.Passed, money_events.ClaimOpened),
)
"""Events told elsewhere: by the headline, by the final count, by the auction's own message, by the rents' lines."""


def news(scene: Scene, told: Sequence[Told]) -> str:
    """What just happened, one line each, the last few."""
    kept = [each.event for each in told if each.only is None and not _silent(each.event)]
    return "\n".join(f"- {line}" for line in list(_lines(scene, kept))[-turns.SHOWN :])


def _silent(event: Event) -> bool:
    """Whether an event is told elsewhere; that a double earns another turn is told here (BUILDER-31)."""
    return isinstance(event, SILENT) and not (isinstance(event, events.TurnBegan) and event.extra == "yes")


def _lines(scene: Scene, happened: Sequence[Event]) -> Iterator[str]:
    """One line for each event; who received what by a throw stands in one line (BUILDER-36, BUILDER-37)."""
    made: list[str] = []
    for event in happened:
        if isinstance(event, chip_events.ChipsReceived) and event.why == "roll":
            made.append(_received(scene, event))
            continue
        if made:
            yield scene.say("panel-made", each=" · ".join(made))
            made = []
        yield scene.words.event(GAME, event, scene.names)
    if made:
        yield scene.say("panel-made", each=" · ".join(made))


def _received(scene: Scene, event: chip_events.ChipsReceived) -> str:
    """One player's chips of a throw; none where the bank had none left (BUILDER-42)."""
    counts = [event.chips.count(chip) for chip in data.CHIPS]
    return scene.say("panel-made-each", name=scene.name(event.seat), chips=scene.spoken(counts))


def card(scene: Scene) -> str:
    """What the card asks that was drawn last in this turn (BUILDER-98)."""
    return "> " + scene.say(scene.view.card) if scene.view.card else ""


# ---- who has what


def purses(scene: Scene) -> str:
    """Everybody in one line each: cash, chips, blocks, points as they would be counted now; who is out is struck out."""
    return "\n".join(f"-# {purse(scene, seat)}" for seat in scene.view.seats)


def purse(scene: Scene, seat: SeatView) -> str:
    """One player's cash, chips, blocks and points; kept cards are keys."""
    name = scene.name(seat.seat)
    points = scene.say("panel-points", count=seat.score.total)
    if seat.status != "in":
        return f"~~{name}~~" + (f" · {points}" if seat.status == "bankrupt" else "")
    said = scene.say(
        "panel-purse",
        name=f"⛓️ {name}" if seat.jailed else name,
        cash=scene.cash(seat.cash),
        chips=scene.pile(seat.chips),
        blocks=scene.say("panel-blocks", count=seat.blocks),
    )
    return f"{said} · {points}" + " 🗝️" * len(seat.cards)


def lying(scene: Scene) -> str:
    """Chips that lie on spaces and wait for whoever passes (BUILDER-25)."""
    if not scene.view.lying:
        return ""
    piles = [
        scene.say("panel-lying-there", space=scene.space(space), chips=scene.spoken(chips))
        for space, chips in scene.view.lying
    ]
    return "-# " + scene.say("panel-lying", piles=" · ".join(piles))


def course(scene: Scene) -> str:
    """How long the game still lasts, where its end is near by the round limit or because nobody builds."""
    view, said = scene.view, []
    if view.rounds:
        said.append(scene.say("panel-round", round=view.round, rounds=view.rounds))
    if view.stall and view.idle * 2 >= view.stall:
        said.append(scene.say("panel-idle", idle=view.idle, stall=view.stall))
    return "-# " + " · ".join(said) if said else ""


def own(scene: Scene, deeds: Sequence[DeedView]) -> str:
    """Some properties by colour, one line each colour: rent, number and chips, or the mortgage."""
    found: dict[str, list[DeedView]] = {}
    for deed in deeds:
        found.setdefault(deed.group, []).append(deed)
    made = []
    for group, mine in found.items():
        whole = "★ " if mine[0].complete else ""
        each = ", ".join(_own(scene, deed) for deed in mine)
        made.append(f"-# {whole}" + scene.say("panel-own-group", group=scene.group(group), properties=each))
    return "\n".join(made)


def _own(scene: Scene, deed: DeedView) -> str:
    key = "panel-own-mortgaged" if deed.mortgaged else "panel-own-deed"
    chips = scene.some(data.TYPE[deed.chip], data.GIFT)
    return scene.say(key, space=scene.space(deed.space), rent=scene.cash(deed.rent), number=deed.number, chips=chips)


def property_(scene: Scene, space: Space) -> tuple[str, ...]:
    """A property's deed: price, colour, owner, rent, number and chips, mortgage, points of its colour (section 22)."""
    deed, title = scene.deeds[space], data.TITLES[space]
    owner = scene.say("panel-unowned") if deed.owner is None else scene.name(deed.owner)
    rents = {"alone": scene.cash(title.rent), "both": scene.cash(2 * title.rent)}
    made = [
        f"### {scene.space(space)}",
        scene.say("panel-deed", group=scene.group(deed.group), price=scene.cash(deed.price), owner=owner),
        scene.say("panel-mortgaged") if deed.mortgaged else "",
        scene.say("panel-rents", **rents),
        scene.say("panel-number", number=deed.number, chips=scene.some(title.chip, data.GIFT)),
        "-# " + scene.say("panel-mortgage-values", mortgage=scene.cash(title.mortgage), repay=scene.cash(title.repay)),
        "-# " + scene.say("panel-set-points", count=data.SET_POINTS[deed.group]),
    ]
    return tuple(filter(None, made))


# ---- what floors cost


def costs(scene: Scene, seat: SeatView) -> str:
    """The five levels with their chips and points; ticked where the seat's chips and blocks suffice (section 24)."""
    return "\n".join(_cost(scene, seat, level) for level in range(1, data.PENTHOUSE + 1))


def _cost(scene: Scene, seat: SeatView, level: int) -> str:
    enough = build.affordable(level, seat.chips) and (level == data.PENTHOUSE or seat.blocks > 0)
    values = {"level": scene.level(level), "chips": price(scene, level), "worth": data.WORTH[level]}
    return ("-# ✅ " if enough else "-# ▫️ ") + scene.say("panel-cost", **values)


def price(scene: Scene, level: int) -> str:
    """The chips of a level: those named, then those of any type."""
    cost = data.COSTS[level]
    named = [scene.some(kind, count) for kind, count in enumerate(cost.named) if count]
    return scene.words.list([*named, scene.say("panel-any", count=cost.free, named=len(named))])


# ---- the end


def count(scene: Scene, line: CountLine) -> str:
    """One line of the final count with its arithmetic (BUILDER-139 to BUILDER-145)."""
    name = scene.words.say("end-rank", rank=line.rank, name=scene.name(line.seat))
    if line.status == "left":
        return scene.say("panel-count-left", name=name)
    score = line.score
    sums = scene.say(
        "panel-count",
        name=name,
        total=score.total,
        buildings=score.buildings,
        sets=score.sets,
        billionaire=score.billionaire,
        community=score.community,
        cash=scene.cash(line.cash),
    )
    parts = [f"{scene.site(site)} {points}" for site, points in line.buildings]
    parts += [f"{scene.group(group)} {data.SET_POINTS[group]}" for group in line.sets]
    return sums + (f"\n-# {' · '.join(parts)}" if parts else "")
