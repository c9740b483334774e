"""What Builder's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Iterator, Sequence

from bot.games.builder.data import CHIPS, COSTS, GIFT, KINDS, SET_POINTS, SPACES, TITLES
from bot.games.builder.view import AuctionView, BuilderView, CountLine, DeedView, SeatView
from bot.i18n.translator import Translator
from rendering.alt_text import AltText
from rendering.builder import chance, derived, island_map, trade
from rendering.builder import turn as close_view
from rendering.builder.deed import arithmetic, lot_of
from rendering.builder.draw_context import GAME, looking, people_of
from rendering.image import fit_alt_text, shortened
from rendering.players import Players

FULL, NAMED, SHORT, COUNTED = range(4)
"""How much is said of what each player owns, from all to the least; the first that fits is taken."""


class BuilderAltText(AltText):
    """The sentences of Builder; the people have the signs of their own chips (`people_of`)."""

    game = GAME
    view: BuilderView

    def __init__(self, view: BuilderView, words: Translator, people: Players) -> None:
        super().__init__(view, words, people_of(view, people))

    def group(self, group: str) -> str:
        """A colour's name."""
        return self.words.say(f"builder-group-{group}")

    def chips(self, chips: Sequence[int]) -> str:
        """Chips by type, those that there are: `3 dump trucks and 1 boat`."""
        some = [self.words.say(f"builder-some-{CHIPS[kind]}", n=chips[kind]) for kind in KINDS if chips[kind]]
        return self.words.list(some) if some else self.alt("none")


def ended(said: str) -> str:
    """A sentence with its end."""
    return said if said.endswith(("?", ".")) else f"{said}."


def board(t: BuilderAltText) -> str:
    """The board in sentences: what is awaited, what has happened, then each player."""
    return _fullest(t, list(_now(t)))


def turn(t: BuilderAltText) -> str:
    """The close view in sentences: the board's, and the spaces of the stretch while it is shown."""
    stretch = [] if close_view.building(t.view) else [_stretch(t)]
    return _fullest(t, [*_now(t), *stretch])


def _fullest(t: BuilderAltText, now: list[str]) -> str:
    """What goes on, then as much of each player as there is room for."""
    return fit_alt_text(" ".join([*now, *_everybody(t, detail)]) for detail in (FULL, NAMED, SHORT, COUNTED))


def _stretch(t: BuilderAltText) -> str:
    """The spaces after the one that the turn is about."""
    at = close_view.focus(t.view)
    ahead = [t.space((at + step) % len(SPACES)) for step in range(1, close_view.AHEAD + 1)]
    return t.alt("ahead", space=t.space(at), spaces=", ".join(ahead))


def _everybody(t: BuilderAltText, detail: int) -> Iterator[str]:
    """Each player, and the chips that lie on spaces."""
    if detail >= SHORT:
        yield t.alt("order")
    yield from (_seat(t, each, detail) for each in t.view.seats)
    yield from (t.alt("lying", space=t.space(space), chips=t.chips(chips)) for space, chips in t.view.lying)


def _now(t: BuilderAltText) -> Iterator[str]:
    """What the table waits for, and what has just happened."""
    view = t.view
    if view.stage == "over":
        yield t.alt("over", why=t.say("why", why=view.why))
        yield from (t.alt("rank", rank=c.rank, seat=t.person(c.seat), points=c.score.total) for c in view.count)
        return
    stage = t.say("stage", stage="debt" if view.debt else "waiting" if view.waiting else view.stage)
    yield ended(t.alt("turn", round=view.round, seat=t.person(view.active), stage=stage))
    if view.dice is not None:
        yield from t.dice()
        takers = [each for each in view.seats if any(each.made)]
        yield from (t.alt("made", seat=t.person(each.seat), chips=t.chips(each.made)) for each in takers)
    if view.card:
        yield t.alt("card", card=chance.name(view.card, t.words))
    if view.stage == "drop":
        yield ended(t.say("hint", stage="drop", count=view.surplus))
    if view.lot is not None:
        yield _lot(t, lot_of(view))
    if view.auction is not None:
        yield from t.bids(view.auction, low=t.cash(view.auction.low))
    if view.debt is not None:
        yield t.debt(view.debt)
    for each in view.claims:
        facts = {"owner": t.person(each.owner), "visitor": t.person(each.payer), "space": t.space(each.space)}
        yield t.alt("claim", amount=t.cash(each.amount), **facts)


def _seat(t: BuilderAltText, each: SeatView, detail: int) -> str:
    """A player: cash, points, place, chips, blocks, deeds, buildings."""
    if each.status == "left":
        return t.alt("left", seat=t.person(each.seat))
    towers = [site for site in t.view.sites if site.owner == each.seat]
    built = ", ".join(f"{site.site.upper()} {site.floors}{'+' if site.penthouse else ''}" for site in towers)
    facts = {"seat": t.person(each.seat), "points": each.score.total, "built": built or t.alt("none")}
    if each.status == "bankrupt":
        return t.alt("bankrupt", **facts)
    where = t.say("jailed") if each.jailed else t.space(each.space)
    chips = t.chips(each.chips) if detail < SHORT else "/".join(map(str, each.chips))
    own = [deed for deed in t.view.deeds if deed.owner == each.seat]
    deeds = ", ".join(_deed(t, deed, detail) for deed in own) if detail < COUNTED else str(len(own))
    cash = t.cash(each.cash) + (" + " + t.alt("cards", count=len(each.cards)) if each.cards else "")
    facts |= {"cash": cash, "space": where, "chips": chips, "blocks": each.blocks}
    return t.alt("seat", deeds=deeds or t.alt("none"), **facts)


def _deed(t: BuilderAltText, deed: DeedView, detail: int) -> str:
    """A property within a list, with its rent."""
    name = t.space(deed.space)
    if detail > FULL:
        return name
    return f"{name} ({t.say('mortgaged') if deed.mortgaged else t.cash(deed.rent)})"


def _lot(t: BuilderAltText, lot: DeedView) -> str:
    """The property in question."""
    facts = {
        "space": t.space(lot.space),
        "group": t.group(lot.group),
        "number": lot.number,
        "price": t.cash(lot.price),
    }
    facts |= {"owned": "no" if lot.owner is None else "yes", "owner": t.person(lot.owner)}
    return t.alt("lot", rent=t.cash(TITLES[lot.space].rent), chips=_gift(t, lot), **facts)


def deed(t: BuilderAltText) -> str:
    """A deed in sentences."""
    lot = lot_of(t.view)
    printed = TITLES[lot.space]
    facts = {"rent": t.cash(2 * printed.rent), "mortgage": t.cash(printed.mortgage), "repay": t.cash(printed.repay)}
    return shortened(
        [_lot(t, lot), t.alt("deed", points=SET_POINTS[lot.group], **facts), arithmetic(lot, t.words) + "."]
    )


def sale(t: BuilderAltText) -> str:
    """The auction in sentences."""
    lot = lot_of(t.view)
    shown = t.view.auction or AuctionView(lot.space, 0, 0, None, 10)
    return shortened([_lot(t, lot), *t.bids(shown, low=t.cash(shown.low)), t.alt("clock", left=t.view.clock)])


def deal(t: BuilderAltText) -> str:
    """An open trade: who gives what, what becomes of the rents and colours."""
    return t.trade(lambda deal: trade.sides(t.view, deal))


def mine(t: BuilderAltText) -> str:
    """What one player has, what the levels cost, which throws bring which chips."""
    view = t.view
    me = looking(t.view)
    said = [_seat(t, me, FULL), t.alt("bank", chips=t.chips(view.bank))]
    own = [deed for deed in view.deeds if deed.owner == me.seat and not deed.mortgaged]
    return shortened([*said, *(_cost(t, level) for level in range(1, len(COSTS))), *(_brings(t, deed) for deed in own)])


def _brings(t: BuilderAltText, deed: DeedView) -> str:
    """Which throw brings which chips for a property."""
    return t.alt("brings", space=t.space(deed.space), number=deed.number, chips=_gift(t, deed))


def _gift(t: BuilderAltText, deed: DeedView) -> str:
    return t.chips([GIFT * (name == deed.chip) for name in CHIPS])


def _cost(t: BuilderAltText, level: int) -> str:
    cost = COSTS[level]
    named = [t.words.say(f"builder-some-{CHIPS[kind]}", n=cost.named[kind]) for kind in KINDS if cost.named[kind]]
    chips = t.words.list([*named, t.alt("any", count=cost.free)])
    return t.alt("cost", level=level, chips=chips)


def island(t: BuilderAltText) -> str:
    """The map: each player's buildings and largest group."""
    view = t.view
    groups = derived.groups(view.sites, len(view.seats))
    said = [f"{t.say('island')}."]
    for each in view.seats:
        built = ", ".join(f"{s.site.upper()} {s.floors}" for s in view.sites if s.owner == each.seat)
        facts = {"points": each.score.buildings, "count": len(groups[each.seat])}
        said.append(t.alt("group", seat=t.person(each.seat), built=built or t.alt("none"), **facts))
    return shortened(said)


def site(t: BuilderAltText) -> str:
    """Where one could build; what the foundation looked at would cost and count."""
    view = t.view
    me = looking(view)
    places = [word.upper() for word in view.places]
    said = [t.alt("possible", sites=", ".join(places) or t.alt("none"))]
    plan = derived.prospect(view, me, view.site) if view.site else None
    if plan is not None:
        said.append(island_map.headline(plan, t.words) + ".")
        said.append(_cost(t, plan.level))
        if plan.spent is None:
            said.append(t.alt("too-dear"))
        else:
            rest = [have - spent for have, spent in zip(me.chips, plan.spent, strict=True)]
            said.append(t.alt("plan", chips=t.chips(plan.spent), rest=t.chips(rest)))
            said += [t.alt("open", count=plan.open)] if plan.open else []
        said.append(t.alt("points", before=plan.before, after=plan.after))
        said.append(ended(island_map.standing(me, plan, t.words)))
    return shortened([*said, t.alt("chips", chips=t.chips(me.chips), blocks=me.blocks)])


def bonus(t: BuilderAltText) -> str:
    """Both bonus cards and who would have them now."""
    view = t.view
    groups = derived.groups(view.sites, len(view.seats))
    richest = {each.seat: t.cash(each.cash) for each in view.seats if each.status == "in"}
    largest = {each.seat: str(len(groups[each.seat])) for each in view.seats if each.status != "left"}
    said = []
    for kind, stands in (("billionaire", richest), ("community", largest)):
        held = next((each.seat for each in view.seats if getattr(each.score, kind)), None)
        shown = ", ".join(f"{t.person(seat)} {amount}" for seat, amount in stands.items())
        now = t.alt("nobody") if held is None else t.person(held)
        said.append(t.alt("bonus", card=t.say(kind), rule=t.say(f"{kind}-rule"), stands=shown, seat=now))
    return shortened(said)


def count(t: BuilderAltText) -> str:
    """The final count: rank, total, and what it is made of; without each building where they are too many."""
    view = t.view
    lines = sorted(view.count, key=lambda each: each.rank)
    head = t.alt("over", why=t.say("why", why=view.why))
    return fit_alt_text(
        " ".join([head, *(_counted(t, line, towers=towers) for line in lines)]) for towers in (True, False)
    )


def _counted(t: BuilderAltText, line: CountLine, *, towers: bool) -> str:
    """A player's line of the count."""
    if line.status == "left":
        return t.alt("left", seat=t.person(line.seat))
    each = ", ".join(f"{site.upper()} {points}" for site, points in line.buildings) if towers else ""
    score = line.score
    built = f"{score.buildings} ({each})" if each else str(score.buildings)
    facts = {"rank": line.rank, "seat": t.person(line.seat), "total": score.total, "built": built}
    facts |= {"sets": score.sets, "billionaire": score.billionaire, "community": score.community}
    return t.alt("count", cash=t.cash(line.cash), **facts)


def chart(t: BuilderAltText) -> str:
    """The chart: from what to what each player's points went."""
    view = t.view
    said = [t.alt("chart", turns=view.turn)]
    for each in view.seats:
        points = [turn[each.seat] for turn in view.course] or [0]
        said.append(t.alt("course", seat=t.person(each.seat), first=points[0], last=each.score.total))
    return shortened(said)
