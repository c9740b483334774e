"""What City's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.city.data import DISTRICTS, PERMISSIONS
from bot.games.city.trade_preview import effects
from bot.games.city.view import CityView, CountLine, PlotView, SeatView
from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.city import chance
from rendering.city.card import standing
from rendering.city.center_card import lit
from rendering.city.deed import arithmetic, blocks, card_of, lot_of
from rendering.image import ALT_LIMIT, fit_alt_text, shortened
from rendering.players import Players, spoken_name

PIECES, RENTS, BLOCKS, NAMED, COUNTED = range(5)
"""How much is said of each district, from all to the least; the first that fits is taken."""


def board(view: CityView, words: Translator, people: Players) -> str:
    """The board in sentences: what is awaited, then each player with what is theirs."""
    now = list(_now(view, words, people))
    return fit_alt_text(
        " ".join([*now, *(_seat(view, each, words, people, detail) for each in view.seats)])
        for detail in (PIECES, RENTS, BLOCKS, NAMED, COUNTED)
    )


def auction(view: CityView, words: Translator, people: Players) -> str:
    """The auction in sentences."""
    lot = lot_of(view)
    said = [_lot(lot, words, people), *_stands(lot, words), *_auction(view, words, people), _clock(view, words)]
    return shortened(said)


def deed(view: CityView, words: Translator, people: Players) -> str:
    """A deed in sentences."""
    lot = lot_of(view)
    printed = card_of(view)
    ladder = ", ".join(f"{count}: {words.cash('city', amount)}" for count, amount in enumerate(printed.rents))
    prices = words.say(
        "picture-city-alt-prices",
        residential=words.cash("city", printed.residential),
        industrial=words.cash("city", printed.industrial),
        skyscraper=words.cash("city", printed.skyscraper),
    )
    facts = [
        words.say("picture-city-alt-ladder", ladder=ladder),
        prices,
        *_stands(lot, words),
        arithmetic(lot, words, view.plots, view.board) + ".",
    ]
    return " ".join([_lot(lot, words, people), *facts])[:ALT_LIMIT]


def deal(view: CityView, words: Translator, people: Players) -> str:
    """An open deal in sentences: who gives what, what becomes of the rents and groups."""
    if not view.deals:
        return words.say("picture-city-alt-no-deal")
    legal_action = view.deals[0]
    names = {each.seat: spoken_name(people, each.seat, words) for each in view.seats}
    sides = {"seat": names[legal_action.seat], "partner": names[legal_action.partner]}
    give, take = (
        words.goods("city", legal_action.give, legal_action.pay),
        words.goods("city", legal_action.take, legal_action.ask),
    )
    said = [words.say("picture-city-alt-deal", give=give, take=take, **sides)]
    for effect in effects(view, legal_action):
        facts = {"seat": names[effect.seat], "before": words.cash("city", effect.before)}
        said.append(words.say("picture-city-alt-rents", after=words.cash("city", effect.after), **facts))
        for key, groups in (("whole", effect.completed), ("broken", effect.broken)):
            for group in groups:
                colour = words.say("picture-city-group", group=group)
                said.append(words.say(f"picture-city-alt-{key}", seat=names[effect.seat], group=colour))
    return shortened([*said, _clock(view, words)])


def card(view: CityView, words: Translator, people: Players) -> str:
    """A Chance card: its title and its sentence."""
    del people
    said = words.say("picture-city-alt-card", card=chance.name(view.card, words))
    return f"{said} {chance.sentence(view.card, words)}"[:ALT_LIMIT]


def count(view: CityView, words: Translator, people: Players) -> str:
    """The final count: rank, total, cash and each rent; without the rents where they are too many."""
    lines = sorted(view.count, key=lambda each: each.rank)
    over = words.say("picture-city-alt-over")
    return fit_alt_text(
        " ".join([over, *(_counted(line, words, people, rents) for line in lines)]) for rents in (True, False)
    )


def _counted(line: CountLine, words: Translator, people: Players, rents: bool) -> str:
    """A player's line of the count."""
    total, cash = words.cash("city", line.total), words.cash("city", line.cash)
    each = [f"{words.space('city', space)} {words.cash('city', rent)}" for space, rent in line.districts]
    shown = each if rents and each else [words.cash("city", line.total - line.cash)]
    facts = {"rank": line.rank, "seat": spoken_name(people, line.seat, words), "total": total, "cash": cash}
    return words.say("picture-city-alt-count", rents=", ".join(shown), **facts)


def chart(view: CityView, words: Translator, people: Players) -> str:
    """The chart: from what to what each player's wealth went, and the most it ever was."""
    said = [words.say("picture-city-alt-chart", turns=len(view.course) * view.stride)]
    for each in view.seats:
        course = [amounts[each.seat] for amounts in view.course if each.seat < len(amounts)]
        if not course:
            continue
        most = max(course)
        facts = {"first": words.cash("city", course[0]), "last": words.cash("city", course[-1])}
        turn = (course.index(most) + 1) * view.stride
        name = spoken_name(people, each.seat, words)
        said.append(words.say("picture-city-alt-course", seat=name, most=words.cash("city", most), turn=turn, **facts))
    return shortened(said)


def _clock(view: CityView, words: Translator) -> str:
    """How much time the unit shows."""
    return words.say("picture-city-alt-clock", left=view.clock)


def _stands(lot: PlotView, words: Translator) -> Iterator[str]:
    """What stands on a district."""
    kinds = [*standing(lot), *(("station",) if lot.station else ())]
    names = [words.value("city", WORD, kind) for kind in kinds]
    yield words.say("picture-city-alt-stands", blocks=blocks(lot, words), pieces=words.list(names), count=len(names))


def _now(view: CityView, words: Translator, people: Players) -> Iterator[str]:
    """What the table waits for."""
    if view.stage == "over":
        yield words.say("picture-city-alt-over")
        for line in sorted(view.count, key=lambda each: each.rank):
            total = words.cash("city", line.total)
            yield words.say(
                "picture-city-alt-rank", rank=line.rank, seat=spoken_name(people, line.seat, words), total=total
            )
        return
    yield words.say(
        "picture-city-alt-turn", seat=spoken_name(people, view.active, words), stage=view.stage, round=view.round
    )
    if view.dice is not None:
        yield words.say("picture-city-alt-dice", first=view.dice[0], second=view.dice[1])
    if view.lot is not None and view.lot in DISTRICTS:
        yield _lot(lot_of(view), words, people)
    yield from _auction(view, words, people)
    if view.stage == "build" and view.unit.permit >= 0:
        yield words.say("picture-city-alt-permit", permit=view.unit.permit, left=view.unit.left)
    if view.debt is not None:
        creditor = words.say("bank") if view.debt.creditor is None else spoken_name(people, view.debt.creditor, words)
        amount = words.cash("city", view.debt.amount)
        yield words.say(
            "picture-city-alt-debt", seat=spoken_name(people, view.debt.seat, words), whom=creditor, amount=amount
        )
    yield from _stage(view, words, people)
    if view.hour.rounds_left is not None:
        yield words.say("picture-city-rounds-left", count=view.hour.rounds_left) + "."


def _stage(view: CityView, words: Translator, people: Players) -> Iterator[str]:
    """A payment with its sum, a permission, a card, where train and taxi go, open deals, where Rent Dodge is."""
    bill, here = view.bill, view.seats[view.active].space
    if bill is not None:
        creditor = words.say("bank") if bill.creditor is None else spoken_name(people, bill.creditor, words)
        facts = {
            "seat": spoken_name(people, bill.seat, words),
            "whom": creditor,
            "amount": words.cash("city", bill.amount),
        }
        yield words.say("picture-city-alt-debt", **facts)
        plot = next((each for each in view.plots if each.space == bill.space), None)
        if plot is not None:
            yield arithmetic(replace(plot, rent=bill.amount, mortgage=0), words, view.plots, view.board) + "."
    if view.stage == "permission" and here in PERMISSIONS:
        offered = words.list(words.value("city", WORD, kind) for kind in PERMISSIONS[here])
        yield words.say("picture-city-alt-permission", pieces=offered)
    elif view.stage in ("trip", "taxi"):
        spaces = words.list(words.space("city", space) for space in lit(view))
        yield words.say("picture-city-alt-ways", spaces=spaces)
    elif view.card:
        yield words.say("picture-city-alt-card", card=chance.name(view.card, words))
    if view.deals:
        pairs = (f"{spoken_name(people, d.seat, words)} – {spoken_name(people, d.partner, words)}" for d in view.deals)
        yield words.say("picture-city-alt-deals", pairs=", ".join(pairs))
    for each in view.seats:
        if each.dodge:
            yield words.say("picture-city-alt-dodge", seat=spoken_name(people, each.seat, words))


def _lot(lot: PlotView, words: Translator, people: Players) -> str:
    """The district in question."""
    return words.say(
        "picture-city-alt-lot-free" if lot.owner is None else "picture-city-alt-lot",
        space=words.space("city", lot.space),
        group=words.say("picture-city-group", group=lot.group),
        price=words.cash("city", lot.price),
        rent=words.cash("city", lot.rent),
        owner="" if lot.owner is None else spoken_name(people, lot.owner, words),
        blocks=lot.residential + lot.industrial,
    )


def _auction(view: CityView, words: Translator, people: Players) -> Iterator[str]:
    """The leading bid and who has passed."""
    auction = view.auction
    if auction is None:
        return
    if auction.leader is None:
        yield words.say("picture-city-alt-no-bid")
    else:
        leader = spoken_name(people, auction.leader, words)
        yield words.say("picture-city-alt-bid", amount=words.cash("city", auction.high), leader=leader)
    if auction.passed:
        passed = words.list(spoken_name(people, seat, words) for seat in auction.passed)
        yield words.say("picture-city-alt-passed", names=passed)


def _seat(view: CityView, each: SeatView, words: Translator, people: Players, detail: int) -> str:
    """A player: cash, place, districts."""
    name = spoken_name(people, each.seat, words)
    if not each.solvent:
        return words.say("picture-city-alt-out", seat=name)
    where = words.say("picture-city-jailed") if each.jailed else words.space("city", each.space)
    own = [plot for plot in view.plots if plot.owner == each.seat]
    cash = words.say("picture-city-alt-hidden") if each.cash is None else words.cash("city", each.cash)
    if each.cards:
        cash += " + " + words.say("picture-city-alt-cards", count=len(each.cards))
    facts = {"seat": name, "cash": cash, "space": where, "count": len(own)}
    if detail == COUNTED or not own:
        return words.say("picture-city-alt-seat", **facts)
    districts = ", ".join(_district(plot, words, detail) for plot in own)
    return words.say("picture-city-alt-owner", districts=districts, **facts)


def _district(plot: PlotView, words: Translator, detail: int) -> str:
    """A district within a list: name, blocks of both kinds, rent."""
    name = words.space("city", plot.space)
    blocks = f" {plot.residential}+{plot.industrial}" if plot.residential or plot.industrial else ""
    if detail == PIECES:
        kinds = [*standing(plot), *(("station",) if plot.station else ())]
        blocks += "".join(f", {words.value('city', WORD, kind)}" for kind in kinds)
    if detail == NAMED:
        return name
    if plot.mortgage:
        return name + blocks + " " + words.say("picture-city-alt-mortgaged")
    return name + blocks + (f" {words.cash('city', plot.rent)}" if detail <= RENTS else "")
