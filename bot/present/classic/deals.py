"""The countdown message of a deal: both sides, what mortgages cost, what it changes, the clock; and how it ended."""

from collections.abc import Sequence

from bot.fields import GOODS
from bot.games.classic import actions
from bot.games.classic import deal_events as events
from bot.games.classic.view import DealView, PlotView
from bot.games.kit.model import Cash, Goods, Refusal, Seat, Space, Told, Value
from bot.present import trading
from bot.present.classic.scene import GAME, Scene
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import COMPOSE, PLAY

ENDS = trading.Ends(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="number",
)


def deal_panel(scene: Scene, deal: DealView) -> Panel:
    """An open deal, shown to all (CLASSIC-145); red in its last moments. Its partner is called in slow pace, once."""
    return trading.panel(
        scene, deal, about(scene, deal), answers(scene, deal), scene.deal(deal, trading.awaiting(scene, deal))
    )


def about(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Until when, why it no longer holds, both sides, fees, and what it would change."""
    wait = trading.awaiting(scene, deal)
    said = [trading.clock(scene, wait), scene.absence(wait) if wait else "", _stale(scene, deal)]
    said += contents(scene, deal)
    said += fees(scene, deal.seat, deal.take, deal.lift)
    said.append(_open_fees(scene, deal))
    said += changes(scene, deal)
    return tuple(filter(None, said))


def _stale(scene: Scene, deal: DealView) -> str:
    """Why it cannot be made any more (CLASSIC-146)."""
    if not deal.stale:
        return ""
    return scene.say("deal-stale", why=scene.words.refusal(GAME, _why(scene, deal), scene.names))


def _why(scene: Scene, deal: DealView) -> Refusal:
    """The reason with its facts, as the partner's offer has it."""
    for offer in scene.may(deal.partner):
        if offer.action is actions.Accept and offer.wait == f"{trading.DEAL}-{deal.number}" and offer.blocked:
            return offer.blocked
    return Refusal(deal.stale)


def contents(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Both sides, one thing a line."""
    return trading.contents(scene, deal, lambda goods: [thing(scene, item) for item in goods])


def thing(scene: Scene, item: Value) -> str:
    """A jail card, or a property with its family and rent or mortgage."""
    plot = scene.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return scene.words.value(GAME, GOODS, item)
    values = {"space": scene.space(plot.space), "group": scene.group(plot.group)}
    if plot.mortgaged:
        return scene.say("deal-property-mortgaged", amount=scene.cash(plot.mortgage), **values)
    return scene.say("deal-property", rent=scene.rent(plot), **values)


# ---- mortgages that change hands


def pledged(scene: Scene, goods: Goods) -> list[PlotView]:
    """The mortgaged properties among goods."""
    found = [scene.plots[item] for item in goods if isinstance(item, int) and item in scene.plots]
    return [plot for plot in found if plot.mortgaged]


def fee(plot: PlotView, lift: Goods) -> Cash:
    """What a mortgaged property costs its new owner: the tenth, or the mortgage to lift it at once (CLASSIC-147)."""
    return plot.mortgage if plot.space in lift else plot.interest


def fees(scene: Scene, seat: Seat, received: Goods, lift: Goods) -> list[str]:
    """What a side pays the Bank for mortgages, each by itself (CLASSIC-201); nothing for none."""
    turned = pledged(scene, received)
    if not turned:
        return []
    parts = [
        scene.say(
            "deal-fee-lifts" if plot.space in lift else "deal-fee-keeps",
            space=scene.space(plot.space),
            amount=scene.cash(fee(plot, lift)),
        )
        for plot in turned
    ]
    total = scene.cash(sum(fee(plot, lift) for plot in turned))
    return ["-# " + scene.say("deal-fees", name=scene.name(seat), amount=total, parts=scene.words.list(parts))]


def _open_fees(scene: Scene, deal: DealView) -> str:
    """The partner chooses when accepting (CLASSIC-148)."""
    turned = pledged(scene, deal.give)
    if not turned:
        return ""
    tenth, whole = sum(plot.interest for plot in turned), sum(plot.mortgage for plot in turned)
    values = {"tenth": scene.cash(tenth), "whole": scene.cash(whole), "name": scene.name(deal.partner)}
    return "-# " + scene.say("deal-fees-open", **values)


# ---- what it changes


def changes(scene: Scene, deal: DealView, accepted: Goods = ()) -> tuple[str, ...]:
    """Whole groups won and broken, and both sides' net worth; `accepted`: what the partner lifts."""
    if deal.stale:
        return ()
    said = [line for seat in (deal.seat, deal.partner) for line in _groups(scene, deal, seat)]
    said += [_worth(scene, deal.seat, deal.give, deal.take, deal.lift, deal.ask - deal.pay)]
    said += [_worth(scene, deal.partner, deal.take, deal.give, accepted, deal.pay - deal.ask)]
    return (scene.say("deal-effects"), *(f"-# {line}" for line in said))


def _groups(scene: Scene, deal: DealView, seat: Seat) -> list[str]:
    """The families that a side completes or breaks."""
    had = {plot.space for plot in scene.view.plots if plot.owner == seat}
    found: dict[str, list[Space]] = {}
    for plot in scene.view.plots:
        found.setdefault(plot.group, []).append(plot.space)
    return trading.groups(scene, deal, seat, had, found, scene.group)


def _worth(scene: Scene, seat: Seat, given: Goods, taken: Goods, lift: Goods, cash: Cash) -> str:
    """Net worth before and after, fees taken off (CLASSIC-166)."""
    was = scene.view.seats[seat].worth
    then = (
        was + cash - sum(_value(scene, item, ()) for item in given) + sum(_value(scene, item, lift) for item in taken)
    )
    then -= sum(fee(plot, lift) for plot in pledged(scene, taken))
    return scene.say("deal-worth", name=scene.name(seat), was=scene.cash(was), then=scene.cash(then))


def _value(scene: Scene, item: Value, lift: Goods) -> Cash:
    """What a thing counts: the printed price, half of it while mortgaged."""
    plot = scene.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return 0
    return plot.price // 2 if plot.mortgaged and plot.space not in lift else plot.price


# ---- answers


def answers(scene: Scene, deal: DealView) -> list[Button]:
    """Accept, refuse, counter, withdraw; where mortgages come along, accepting asks what is lifted (CLASSIC-148)."""
    return trading.answers(scene, deal, (actions.Refuse, actions.Withdraw), _accept(scene, deal))


def _accept(scene: Scene, deal: DealView) -> Button:
    text, stale = f"Accept.{deal.number}.+", bool(deal.stale)
    if pledged(scene, deal.give):
        return Button(scene.say("deal-accept-choose"), scene.asker.press(COMPOSE, None, text), GOOD, stale)
    press = scene.asker.press(PLAY, f"{trading.DEAL}-{deal.number}", text)
    return Button(scene.words.action(GAME, actions.Accept), press, GOOD, stale)


def past_deals(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of deals that are over."""
    return [trading.past(scene, slot, recent, ENDS) for slot in slots]
