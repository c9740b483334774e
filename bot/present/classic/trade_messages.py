"""The countdown message of a deal: both sides, what mortgages cost, what it changes, the clock; and how it ended."""

from bot.games.classic import actions
from bot.games.classic.events import trades as events
from bot.games.classic.view import PlotView, TradeView
from bot.kit.contract import Cash, Goods, Refusal, Seat, Space, Value
from bot.kit.fields import GOODS
from bot.present import clock_text
from bot.present.classic import pictures
from bot.present.classic.table_view import GAME, ClassicTableView
from bot.present.control_id import COMPOSE, PLAY
from bot.present.panel_model import GOOD, Button
from bot.present.panels import trades

ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="number",
)


def about(table_view: ClassicTableView, deal: TradeView) -> tuple[str, ...]:
    """Until when, why it no longer holds, both sides, fees, and what it would change."""
    wait = trades.awaiting(table_view, deal)
    said = [
        trades.clock(table_view, wait),
        clock_text.absence(table_view, wait) if wait else "",
        _stale(table_view, deal),
    ]
    said += contents(table_view, deal)
    said += fees(table_view, deal.seat, deal.take, deal.lift)
    said.append(_open_fees(table_view, deal))
    said += changes(table_view, deal)
    return tuple(filter(None, said))


def _stale(table_view: ClassicTableView, deal: TradeView) -> str:
    """Why it cannot be made any more (CLASSIC-146)."""
    if not deal.stale:
        return ""
    return table_view.say("trade-stale", why=table_view.words.refusal(GAME, _why(table_view, deal), table_view.names))


def _why(table_view: ClassicTableView, deal: TradeView) -> Refusal:
    """The reason with its facts, as the partner's offer has it."""
    for legal_action in table_view.may(deal.partner):
        if (
            legal_action.action is actions.Accept
            and legal_action.wait == f"{trades.DEAL}-{deal.number}"
            and legal_action.blocked
        ):
            return legal_action.blocked
    return Refusal(deal.stale)


def contents(table_view: ClassicTableView, deal: TradeView) -> tuple[str, ...]:
    """Both sides, one thing a line."""
    return trades.contents(table_view, deal, lambda goods: [thing(table_view, item) for item in goods])


def thing(table_view: ClassicTableView, item: Value) -> str:
    """A jail card, or a property with its family and rent or mortgage."""
    plot = table_view.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return table_view.words.value(GAME, GOODS, item)
    values = {"space": table_view.space(plot.space), "group": table_view.group(plot.group)}
    if plot.mortgaged:
        return table_view.say("trade-property-mortgaged", amount=table_view.cash(plot.mortgage), **values)
    return table_view.say("trade-property", rent=table_view.rent(plot), **values)


# ---- mortgages that change hands


def pledged(table_view: ClassicTableView, goods: Goods) -> list[PlotView]:
    """The mortgaged properties among goods."""
    found = [table_view.plots[item] for item in goods if isinstance(item, int) and item in table_view.plots]
    return [plot for plot in found if plot.mortgaged]


def fee(plot: PlotView, lift: Goods) -> Cash:
    """What a mortgaged property costs its new owner: the tenth, or the mortgage to lift it at once (CLASSIC-147)."""
    return plot.mortgage if plot.space in lift else plot.interest


def fees(table_view: ClassicTableView, seat: Seat, received: Goods, lift: Goods) -> list[str]:
    """What a side pays the Bank for mortgages, each by itself (CLASSIC-201); nothing for none."""
    turned = pledged(table_view, received)
    if not turned:
        return []
    parts = [
        table_view.say(
            "trade-fee-lifts" if plot.space in lift else "trade-fee-keeps",
            space=table_view.space(plot.space),
            amount=table_view.cash(fee(plot, lift)),
        )
        for plot in turned
    ]
    total = table_view.cash(sum(fee(plot, lift) for plot in turned))
    return [
        "-# "
        + table_view.say("trade-fees", name=table_view.name(seat), amount=total, parts=table_view.words.list(parts))
    ]


def _open_fees(table_view: ClassicTableView, deal: TradeView) -> str:
    """The partner chooses when accepting (CLASSIC-148)."""
    turned = pledged(table_view, deal.give)
    if not turned:
        return ""
    tenth, whole = sum(plot.interest for plot in turned), sum(plot.mortgage for plot in turned)
    values = {"tenth": table_view.cash(tenth), "whole": table_view.cash(whole), "name": table_view.name(deal.partner)}
    return "-# " + table_view.say("trade-fees-open", **values)


# ---- what it changes


def changes(table_view: ClassicTableView, deal: TradeView, accepted: Goods = ()) -> tuple[str, ...]:
    """Whole groups won and broken, and both sides' net worth; `accepted`: what the partner lifts."""
    if deal.stale:
        return ()
    said = [line for seat in (deal.seat, deal.partner) for line in _groups(table_view, deal, seat)]
    said += [_worth(table_view, deal.seat, deal.give, deal.take, deal.lift, deal.ask - deal.pay)]
    said += [_worth(table_view, deal.partner, deal.take, deal.give, accepted, deal.pay - deal.ask)]
    return (table_view.say("trade-effects"), *(f"-# {line}" for line in said))


def _groups(table_view: ClassicTableView, deal: TradeView, seat: Seat) -> list[str]:
    """The families that a side completes or breaks."""
    had = {plot.space for plot in table_view.view.plots if plot.owner == seat}
    found: dict[str, list[Space]] = {}
    for plot in table_view.view.plots:
        found.setdefault(plot.group, []).append(plot.space)
    return trades.groups(table_view, deal, seat, had, found, table_view.group)


def _worth(table_view: ClassicTableView, seat: Seat, given: Goods, taken: Goods, lift: Goods, cash: Cash) -> str:
    """Net worth before and after, fees taken off (CLASSIC-166)."""
    was = table_view.view.seats[seat].worth
    then = (
        was
        + cash
        - sum(_value(table_view, item, ()) for item in given)
        + sum(_value(table_view, item, lift) for item in taken)
    )
    then -= sum(fee(plot, lift) for plot in pledged(table_view, taken))
    return table_view.say(
        "trade-worth", name=table_view.name(seat), was=table_view.cash(was), then=table_view.cash(then)
    )


def _value(table_view: ClassicTableView, item: Value, lift: Goods) -> Cash:
    """What a thing counts: the printed price, half of it while mortgaged."""
    plot = table_view.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return 0
    return plot.price // 2 if plot.mortgaged and plot.space not in lift else plot.price


# ---- answers


def answers(table_view: ClassicTableView, deal: TradeView) -> list[Button]:
    """Accept, refuse, counter, withdraw; where mortgages come along, accepting asks what is lifted (CLASSIC-148)."""
    return trades.answers(table_view, deal, (actions.Refuse, actions.Withdraw), _accept(table_view, deal))


def _accept(table_view: ClassicTableView, deal: TradeView) -> Button:
    text, stale = f"Accept.{deal.number}.+", bool(deal.stale)
    if pledged(table_view, deal.give):
        return Button(table_view.say("trade-accept-choose"), table_view.context.press(COMPOSE, None, text), GOOD, stale)
    press = table_view.context.press(PLAY, f"{trades.DEAL}-{deal.number}", text)
    return Button(table_view.words.action(GAME, actions.Accept), press, GOOD, stale)


DEALS = trades.TradePanels(about, answers, pictures.deal)
