"""What the classic game's pictures say to those who cannot see them: everything needed to play, within the limit."""

from collections.abc import Iterator

from bot.games.classic import data
from bot.games.classic.view import ClassicView, PlotView, SeatView
from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.classic import cards, deed
from rendering.classic.draw_context import GAME
from rendering.image import fit_alt_text, shortened
from rendering.players import Players, spoken_name

RENTS, LEVELS, NAMED, COUNTED = range(4)
"""How much is said of each property, from all to the least; the first that fits is taken."""


def board(view: ClassicView, words: Translator, people: Players) -> str:
    """The board in sentences: what is awaited, then each player with what is theirs."""
    if view.stage == "over":
        return count(view, words, people)
    now = list(_now(view, words, people))
    return fit_alt_text(
        " ".join([*now, *(_seat(view, each, words, people, detail) for each in view.seats)])
        for detail in (RENTS, LEVELS, NAMED, COUNTED)
    )


def auction(view: ClassicView, words: Translator, people: Players) -> str:
    """The auction in sentences."""
    return shortened([*_auction(view, words, people), _clock(view, words)])


def deed_(view: ClassicView, words: Translator, people: Players) -> str:
    """A deed in sentences."""
    lot, square = deed.lot_of(view), deed.square_of(view)
    times = "×" if lot.kind == data.MACHINE else ""
    steps = deed.steps(lot, square)
    ladder = ", ".join(f"{deed.label(lot, each, words)} {times}{words.number(each.amount)}" for each in steps)
    said = [_lot(lot, words, people), _say("ladder", words, ladder=ladder)]
    if lot.shop:
        said.append(_say("prices", words, shop=words.cash(GAME, lot.shop)))
    lift = words.cash(GAME, lot.mortgage + lot.interest)
    said.append(_say("mortgage", words, mortgage=words.cash(GAME, lot.mortgage), lift=lift))
    said.append(deed.arithmetic(lot, square, words) + ".")
    return shortened(said)


def claim(view: ClassicView, words: Translator, people: Players) -> str:
    """The rents that may be claimed."""
    return shortened(_claims(view, words, people)) or words.say("none")


def trade(view: ClassicView, words: Translator, people: Players) -> str:
    """An open trade in sentences."""
    if not view.deals:
        return _say("no-deal", words)
    legal_action = view.deals[0]
    give, take = (
        words.goods(GAME, legal_action.give, legal_action.pay),
        words.goods(GAME, legal_action.take, legal_action.ask),
    )
    sides = {
        "seat": spoken_name(people, legal_action.seat, words),
        "partner": spoken_name(people, legal_action.partner, words),
    }
    return shortened([_say("deal", words, give=give, take=take, **sides), _clock(view, words)])


def card(view: ClassicView, words: Translator, people: Players) -> str:
    """A drawn card: its title and its sentence."""
    del people
    if not view.card:
        return words.say("picture-classic-no-card")
    return shortened([_say("card", words, card=cards.title(view.card, words)), cards.sentence(view, words)])


def count(view: ClassicView, words: Translator, people: Players) -> str:
    """The final count: rank, total and what it is made of."""
    said = [_say("over", words)]
    for line in sorted(view.count, key=lambda each: each.rank):
        sums = {key: words.cash(GAME, getattr(line, key)) for key in ("total", "cash", "properties", "buildings")}
        said.append(_say("count", words, rank=line.rank, seat=spoken_name(people, line.seat, words), **sums))
    return shortened(said)


def chart(view: ClassicView, words: Translator, people: Players) -> str:
    """The chart: from what to what each player's worth went, and the most it ever was."""
    said = [_say("chart", words, turns=len(view.course) * view.stride)]
    for each in view.seats:
        course = [amounts[each.seat] for amounts in view.course if each.seat < len(amounts)]
        if course:
            most = max(course)
            facts = {"first": course[0], "last": course[-1], "most": most}
            shown: dict[str, object] = {key: words.cash(GAME, amount) for key, amount in facts.items()}
            shown["turn"] = (course.index(most) + 1) * view.stride
            said.append(_say("course", words, seat=spoken_name(people, each.seat, words), **shown))
    return shortened(said)


def _say(key: str, words: Translator, **values: object) -> str:
    return words.say(f"picture-classic-alt-{key}", **values)


def _clock(view: ClassicView, words: Translator) -> str:
    """How much time the ring shows."""
    return _say("clock", words, left=view.clock)


def _now(view: ClassicView, words: Translator, people: Players) -> Iterator[str]:
    """What the table waits for, the dice, and what is at stake."""
    stage = "again" if view.stage == "roll" and view.again else view.stage
    yield _say("turn", words, seat=spoken_name(people, view.active, words), stage=stage, round=view.round)
    if view.dice is not None:
        yield _say("dice", words, first=view.dice[0], second=view.dice[1])
    if view.speed:
        yield _say("speed", words, face=data.SPEED[view.speed])
    if view.ways:
        yield _say("ways", words, spaces=words.list(words.space(GAME, way.space) for way in view.ways))
    yield from _stake(view, words, people)
    yield from _claims(view, words, people)
    if view.deals:
        pairs = (f"{spoken_name(people, d.seat, words)} – {spoken_name(people, d.partner, words)}" for d in view.deals)
        yield _say("deals", words, pairs=", ".join(pairs))
    if view.card:
        yield _say("card", words, card=cards.title(view.card, words))
    yield _say("stock", words, shops=view.shops, towers=view.towers)


def _stake(view: ClassicView, words: Translator, people: Players) -> Iterator[str]:
    """A debt, an auction, a shortage, or the property in question."""
    debt, contest = view.debt, view.contest
    if debt is not None:
        whom = words.say("bank") if debt.creditor is None else spoken_name(people, debt.creditor, words)
        if debt.shares:
            whom = _say("each", words, names=words.list(spoken_name(people, seat, words) for seat in debt.shares))
        sums = {"amount": words.cash(GAME, debt.amount), "raisable": words.cash(GAME, debt.raisable)}
        yield _say("debt", words, seat=spoken_name(people, debt.seat, words), whom=whom, **sums)
    elif view.auction is not None:
        yield from _auction(view, words, people)
    elif contest is not None:
        names = words.list(spoken_name(people, order.seat, words) for order in contest.orders)
        left = view.towers if contest.kind == data.TOWER_KIND else view.shops
        yield _say("contest", words, kind=contest.kind, left=left, names=names)
    elif view.lot is not None:
        yield _lot(deed.lot_of(view), words, people)


def _auction(view: ClassicView, words: Translator, people: Players) -> Iterator[str]:
    """The lot, the leading bid, who has passed."""
    running = view.auction
    if running is None or running.lot is not None:
        yield _lot(deed.lot_of(view), words, people)
    else:
        yield words.say("picture-classic-lot", kind=running.kind) + "."
    if running is None or running.leader is None:
        yield _say("no-bid", words)
    else:
        leader = spoken_name(people, running.leader, words)
        yield _say("bid", words, amount=words.cash(GAME, running.high), leader=leader)
    if running is not None and running.passed:
        yield _say("passed", words, names=words.list(spoken_name(people, seat, words) for seat in running.passed))


def _claims(view: ClassicView, words: Translator, people: Players) -> Iterator[str]:
    """The rents that may be claimed."""
    for each in view.claims:
        names = {"owner": spoken_name(people, each.owner, words), "payer": spoken_name(people, each.payer, words)}
        amount, space = words.cash(GAME, each.amount), words.space(GAME, each.space)
        yield _say("claim", words, amount=amount, space=space, **names)


def _lot(lot: PlotView, words: Translator, people: Players) -> str:
    """The property in question."""
    return _say(
        "lot",
        words,
        space=words.space(GAME, lot.space),
        group=words.value(GAME, WORD, lot.group),
        price=words.cash(GAME, lot.price),
        rent=_rent(lot, words),
        owner="none" if lot.owner is None else spoken_name(people, lot.owner, words),
    )


def _rent(lot: PlotView, words: Translator) -> str:
    """What a property brings, in full."""
    if lot.kind == data.MACHINE:
        return words.say("picture-classic-times", times=lot.rent)
    return words.cash(GAME, lot.rent)


def _seat(view: ClassicView, each: SeatView, words: Translator, people: Players, detail: int) -> str:
    """A player: cash, place, properties."""
    name = spoken_name(people, each.seat, words)
    if not each.solvent:
        return _say("out", words, seat=name)
    where = words.say("picture-classic-jailed") if each.jailed else words.space(GAME, each.space)
    own = [plot for plot in view.plots if plot.owner == each.seat]
    cash = words.cash(GAME, each.cash)
    if each.cards:
        cash += " + " + _say("cards", words, count=len(each.cards))
    facts = {"seat": name, "cash": cash, "space": where, "count": len(own)}
    if detail == COUNTED or not own:
        return _say("seat", words, **facts)
    return _say("owner", words, properties=", ".join(_property(plot, words, detail) for plot in own), **facts)


def _property(plot: PlotView, words: Translator, detail: int) -> str:
    """A property within a list: name, buildings, rent."""
    name = words.space(GAME, plot.space)
    if detail == NAMED:
        return name
    if plot.mortgaged:
        return f"{name} {_say('mortgaged', words)}"
    built = f" {_say('shops', words, level=plot.level)}" if plot.level else ""
    times = "×" if plot.kind == data.MACHINE else ""
    return name + built + (f" {times}{words.number(plot.rent)}" if detail == RENTS else "")
