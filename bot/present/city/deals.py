"""The countdown message of a deal: both sides with all that stands on them, what it changes, the clock; how it ended."""

from collections.abc import Sequence

from bot.games.city import actions
from bot.games.city import deal_events as events
from bot.games.city.effects import SideEffect, effects
from bot.games.city.view import DealView, PlotView
from bot.games.kit import trade
from bot.games.kit.model import Cash, Refusal, Seat, Space, Told, Value, Wait
from bot.present import trading
from bot.present.city.scene import GAME, Scene
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import PLAY

MOST_RENTS = 8
"""Changed rents that are listed; a tower that changes hands changes two dozen."""
ENDS = trading.Ends(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="deal",
)


def deal_panel(scene: Scene, deal: DealView) -> Panel:
    """An open deal, shown to all (CITY-120, CITY-153, CITY-159); red once the unit has warned."""
    return trading.panel(
        scene, deal, about(scene, deal), answers(scene, deal), scene.deal(deal, trading.awaiting(scene, deal))
    )


def about(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """How it stands, both sides, and what it would change."""
    return (*state(scene, deal, trading.awaiting(scene, deal)), *contents(scene, deal), *changes(scene, deal))


def state(scene: Scene, deal: DealView, wait: Wait | None) -> tuple[str, ...]:
    """Until when; that it stands still while an auction runs (CITY-206); why it cannot be made any more (CITY-122)."""
    said = []
    if deal.held:
        said.append(scene.say("deal-held"))
    else:
        said.append(trading.clock(scene, wait))
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


def contents(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Both sides, one thing a line, each district with everything on it (CITY-119); a debt that it settles."""
    said = trading.contents(scene, deal, lambda goods: [thing(scene, item) for item in goods])
    debt = scene.view.debt
    if deal.settles and debt is not None and debt.seat == deal.seat:
        return (*said, scene.say("deal-settles", amount=scene.cash(debt.amount)))
    return said


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


def answers(scene: Scene, deal: DealView) -> list[Button]:
    """Accept, refuse, counter, withdraw; while an auction runs only what ends it (CITY-206)."""
    press = scene.asker.press(PLAY, f"{trading.DEAL}-{deal.number}", f"Accept.{deal.number}")
    label = scene.words.action(GAME, actions.Accept)
    accept = Button(label, press, GOOD, bool(deal.stale) or deal.held)
    return trading.answers(scene, deal, (actions.Refuse, actions.Withdraw), accept, held=deal.held)


# ---- deals that are over


def past_deals(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of deals that are over: between whom, what it was about, how it ended."""
    return [trading.past(scene, slot, recent, ENDS) for slot in slots]
