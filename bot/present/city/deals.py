"""The countdown message of a deal: both sides with all that stands on them, what it changes, the clock; how it ended."""

from collections.abc import Sequence

from bot.games.city import actions
from bot.games.city import deal_events as events
from bot.games.city.effects import SideEffect, effects
from bot.games.city.view import DealView, PlotView
from bot.games.kit import trade
from bot.games.kit.model import Cash, Goods, Refusal, Seat, Space, Told, Value, Wait
from bot.present.city.scene import CALM, GAME, RED, Scene
from bot.present.controls import rows
from bot.present.lobby import opens
from bot.present.panel import BAD, GOOD, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

DEAL, COUNTER = "deal", "counter"
"""The slot, and the private panels behind a deal's buttons: `deal.<n>` and `counter.<n>`."""
MOST_RENTS = 8
"""Changed rents that are listed; a tower that changes hands changes two dozen."""
ENDS = (events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed)


def deal_panel(scene: Scene, deal: DealView) -> Panel:
    """An open deal, shown to all (CITY-120, CITY-153, CITY-159); red once the unit has warned.

    Its partner is called in slow pace only, once, when the message is new.
    """
    slow = scene.table.pace == SLOW
    called = scene.people((deal.partner,)) if slow else ()
    awaited = scene.mention(deal.partner) if called else f"**{scene.name(deal.partner)}**"
    wait = awaiting(scene, deal)
    return Panel(
        f"{DEAL}-{deal.number}",
        (
            "## " + title(scene, deal),
            scene.say("deal-await-you", mention=awaited, seat=scene.name(deal.seat)),
            *state(scene, deal, wait),
            *contents(scene, deal),
            *changes(scene, deal),
        ),
        rows(answers(scene, deal, scene.people((deal.partner,)), scene.people((deal.seat,)))),
        scene.deal(deal, wait),
        ping=called,
        accent=RED if _warned(scene, wait) else CALM,
    )


def awaiting(scene: Scene, deal: DealView) -> Wait | None:
    """The decision that the deal waits for."""
    return next((wait for wait in scene.waits if wait.id == f"{DEAL}-{deal.number}"), None)


def title(scene: Scene, deal: DealView) -> str:
    """Between whom."""
    return scene.say("deal-title", number=deal.number, seat=scene.name(deal.seat), partner=scene.name(deal.partner))


def state(scene: Scene, deal: DealView, wait: Wait | None) -> tuple[str, ...]:
    """Until when; that it stands still while an auction runs (CITY-206); why it cannot be made any more (CITY-122)."""
    said = []
    if deal.held:
        said.append(scene.say("deal-held"))
    elif wait is not None and (until := scene.until(wait.id)):
        said.append(scene.say("deal-soon" if _warned(scene, wait) else "deal-until", until=until))
    if deal.stale:
        said.append(scene.say("deal-stale", why=scene.words.refusal(GAME, _stale(scene, deal), scene.names)))
    said.append(scene.absence(wait) if wait else "")
    return tuple(filter(None, said))


def _stale(scene: Scene, deal: DealView) -> Refusal:
    """Why it cannot be made any more, with what is missing as far as the looker may see it (CITY-122, CITY-208)."""
    if deal.stale != "deal-stale":
        debt = scene.view.debt
        return Refusal(deal.stale, {} if debt is None else {"seat": debt.seat})
    for seat, goods, cash in ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask)):
        view = scene.view.seats[seat]
        held: set[Value] = {*view.cards, *(plot.space for plot in scene.view.plots if plot.owner == seat)}
        item = trade.lacking(goods, cash, held, cash if view.cash is None else view.cash)
        if item is not None:
            return Refusal(deal.stale, {"seat": seat, "give": item})
    return Refusal(deal.stale)


def _warned(scene: Scene, wait: Wait | None) -> bool:
    row = scene.row(wait.id) if wait else None
    return row is not None and row.warned > 0 and row.due is not None


def contents(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Both sides, one thing a line, each district with everything on it (CITY-119); a debt that it settles."""
    said = [*side(scene, deal.seat, deal.give, deal.pay), *side(scene, deal.partner, deal.take, deal.ask)]
    debt = scene.view.debt
    if deal.settles and debt is not None and debt.seat == deal.seat:
        said.append(scene.say("deal-settles", amount=scene.cash(debt.amount)))
    return tuple(said)


def side(scene: Scene, seat: Seat, goods: Goods, cash: Cash) -> tuple[str, ...]:
    """What one of the two gives."""
    things = [thing(scene, item) for item in goods]
    things += [scene.say("deal-cash", amount=scene.cash(cash))] if cash else []
    return (
        scene.say("deal-side", name=scene.name(seat)),
        *(f"- {line}" for line in things or [scene.say("deal-nothing")]),
    )


def thing(scene: Scene, item: Value) -> str:
    """A kept card, or a district with its blocks, its pieces and its rent."""
    plot = scene.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return scene.words.value(GAME, "goods", item)
    blocks, space = plot.residential + plot.industrial, scene.space(plot.space)
    if plot.mortgage:
        said = scene.say("deal-district-mortgaged", space=space, blocks=blocks, amount=scene.cash(plot.mortgage))
    else:
        said = scene.say("deal-district", space=space, blocks=blocks, rent=scene.cash(plot.rent))
    return " · ".join([said, *(scene.words.value(GAME, "word", piece) for piece in pieces(plot))])


def pieces(plot: PlotView) -> list[str]:
    """The words of what stands on a district besides blocks."""
    built = [name for name in ("station", "stadium", "skyscraper", "tower") if getattr(plot, name)]
    return [*built, *plot.specials]


def changes(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """What the deal changes: whole groups, rents that are doubled or no longer, the sums of both; or nothing."""
    if deal.stale:
        return ()
    sides = effects(scene.view, deal)
    said = [_group(scene, "deal-completes", side.seat, group) for side in sides for group in side.completed]
    said += [_group(scene, "deal-breaks", side.seat, group) for side in sides for group in side.broken]
    rents = _rents(sides)
    for space, (before, after) in rents[:MOST_RENTS]:
        values = {"before": scene.cash(before), "after": scene.cash(after)}
        said.append(scene.say("deal-rent", space=scene.space(space), **values))
    if len(rents) > MOST_RENTS:
        said.append(scene.say("preview-more", count=len(rents) - MOST_RENTS))
    said += [_sums(scene, side) for side in sides if side.cash or side.before != side.after]
    return (scene.say("deal-effects"), *(f"-# {line}" for line in said)) if said else ()


def _group(scene: Scene, key: str, seat: Seat, group: str) -> str:
    return scene.say(key, name=scene.name(seat), group=scene.say(f"group-{group}"))


def _rents(sides: Sequence[SideEffect]) -> list[tuple[Space, tuple[Cash, Cash]]]:
    """The districts whose rent itself changes, whoever earns it, before and after."""
    found: dict[Space, tuple[Cash, Cash]] = {}
    for change in (change for side in sides for change in side.rents):
        before, after = found.get(change.space, (0, 0))
        found[change.space] = before + change.before, after + change.after
    return [(space, rents) for space, rents in sorted(found.items()) if rents[0] != rents[1]]


def _sums(scene: Scene, side: SideEffect) -> str:
    """What a side earns and is worth, before and after; its rents alone where its cash is hidden (CITY-202)."""
    wealth = scene.view.seats[side.seat].wealth
    if wealth is not None and side.before == side.after:
        then = wealth + side.cash
        return scene.say("deal-worth", name=scene.name(side.seat), was=scene.cash(wealth), then=scene.cash(then))
    values = {"name": scene.name(side.seat), "before": scene.cash(side.before), "after": scene.cash(side.after)}
    if wealth is None:
        return scene.say("deal-rents", **values)
    then = wealth + side.cash + side.after - side.before
    return scene.say("deal-sums", **values, was=scene.cash(wealth), then=scene.cash(then))


def answers(scene: Scene, deal: DealView, partner: object, proposer: object) -> list[Button]:
    """Accept, refuse and counter, where a partner may press; withdraw, where the proposer may. Judged by who presses."""
    if scene.table.phase == PAUSED:
        return []
    wait, words, made = f"{DEAL}-{deal.number}", scene.words, []

    def button(
        verb: type[actions.Accept | actions.Refuse | actions.Withdraw], style: str, *, grey: bool = False
    ) -> None:
        press = scene.asker.press(PLAY, wait, f"{verb.__name__}.{deal.number}")
        made.append(Button(words.action(GAME, verb), press, style, grey))

    if partner:
        button(actions.Accept, GOOD, grey=bool(deal.stale) or deal.held)
        button(actions.Refuse, BAD)
        made.append(
            Button(scene.say("deal-counter"), opens(scene.table, COUNTER, str(deal.number)), disabled=deal.held)
        )
    if proposer:
        button(actions.Withdraw, "plain")
    return made


# ---- deals that are over


def past_deals(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of deals that are over: between whom, what it was about, how it ended."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    number = int(slot.removeprefix(f"{DEAL}-"))
    about = [told.event for told in recent if getattr(told.event, "deal", None) == number]
    opened = next((event for event in about if isinstance(event, events.DealProposed)), None)
    ended = next((event for event in about if isinstance(event, ENDS)), None)
    key = "deal-title-short" if ended is None else "deal-title"
    names = {} if ended is None else {"seat": scene.name(ended.seat), "partner": scene.name(ended.partner)}
    said = ["## " + scene.say(key, number=number, **names)]
    if opened is not None and not isinstance(ended, events.DealMade):
        said.append("-# " + _line(scene, opened))
    said.append(scene.say("deal-over") if ended is None else scene.words.event(GAME, ended, scene.names))
    return Panel(slot, tuple(said), accent=CALM, last=True)


def _line(scene: Scene, deal: events.DealProposed) -> str:
    """A deal in one line."""
    give = scene.words.goods(GAME, deal.give, deal.pay)
    take = scene.words.goods(GAME, deal.take, deal.ask)
    return scene.say("deal-line", seat=scene.name(deal.seat), give=give, take=take)
