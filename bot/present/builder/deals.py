"""The countdown message of an offer: both sides, what it changes, the clock, the answers; and how it ended."""

from collections.abc import Sequence

from bot.fields import GOODS
from bot.games.builder import actions, data
from bot.games.builder import deal_events as events
from bot.games.builder.chips import counted
from bot.games.builder.view import DealView
from bot.games.kit.model import Goods, Refusal, Seat, Told, Value
from bot.present import trading
from bot.present.builder.scene import GAME, Scene
from bot.present.panel import GOOD, Button, Panel
from bot.present.press import PLAY

ENDS = trading.Ends(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(
        *(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealCountered),
        *(events.DealVoid, events.DealLapsed),
    ),
    number="deal",
)


def deal_panel(scene: Scene, deal: DealView) -> Panel:
    """An open offer, shown to all (part C); red in its last moments. Its receiver is called in slow pace, once."""
    return trading.panel(
        scene, deal, about(scene, deal), answers(scene, deal), scene.deal(deal, trading.awaiting(scene, deal))
    )


def about(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Until when, why it cannot be accepted now, both sides, and what it would change."""
    wait = trading.awaiting(scene, deal)
    said = [trading.clock(scene, wait), scene.absence(wait) if wait else "", _hindrance(scene, deal)]
    return tuple(filter(None, (*said, *contents(scene, deal), *changes(scene, deal))))


def _hindrance(scene: Scene, deal: DealView) -> str:
    """Something is gone, so that it would be void; or something is only held back for now (BUILDER-119)."""
    if deal.stale:
        return "⚠️ " + scene.say("deal-stale")
    return "⏸️ " + scene.words.refusal(GAME, Refusal(deal.blocked)) if deal.blocked else ""


# ---- what it is about


def contents(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Both sides, one thing a line, chips together."""
    return trading.contents(scene, deal, lambda goods: _things(scene, goods))


def _things(scene: Scene, goods: Goods) -> list[str]:
    chips = tuple([item for item in goods if item in data.TYPE])
    things = [thing(scene, item) for item in goods if item not in data.TYPE]
    return [*things, scene.words.value(GAME, GOODS, chips)] if chips else things


def thing(scene: Scene, item: Value) -> str:
    """A kept card, or a property with its colour and rent, number and chips, or its mortgage."""
    deed = scene.deeds.get(item) if isinstance(item, int) else None
    if deed is None:
        return scene.words.value(GAME, GOODS, item)
    said = f"{scene.space(deed.space)} · {scene.deed_hint(deed)}"
    if not deed.mortgaged:
        return said
    repay = scene.cash(data.TITLES[deed.space].repay)
    return said + " · " + scene.say("deal-mortgaged", repay=repay)


def changes(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Colours completed and broken, and the chips that both would hold (BUILDER-122); nothing for a void one."""
    if deal.stale:
        return ()
    said = [line for seat in (deal.seat, deal.partner) for line in _groups(scene, deal, seat)]
    said += [line for seat in (deal.seat, deal.partner) if (line := _chips(scene, deal, seat))]
    return (scene.say("deal-effects"), *(f"-# {line}" for line in said)) if said else ()


def _groups(scene: Scene, deal: DealView, seat: Seat) -> list[str]:
    """The colours that a side completes or breaks."""
    had = {deed.space for deed in scene.owned(seat)}
    return trading.groups(scene, deal, seat, had, data.GROUPS, scene.group)


def _chips(scene: Scene, deal: DealView, seat: Seat) -> str:
    """A side's chips afterwards, where some change hands."""
    moved = (deal.give, deal.take) if seat == deal.seat else (deal.take, deal.give)
    given, taken = (counted([item for item in goods if item in data.TYPE]) for goods in moved)
    if not (any(given) or any(taken)):
        return ""
    held = scene.view.seats[seat].chips
    then = [max(0, have - less + more) for have, less, more in zip(held, given, taken, strict=True)]
    return scene.say("deal-chips", name=scene.name(seat), chips=scene.pile(then))


# ---- answers


def answers(scene: Scene, deal: DealView) -> list[Button]:
    """Accept, decline and counter where the receiver may press; cancel where the sender may. Judged by who presses.

    On a message for everybody these are persons, on a private panel it is the looker (BUILDER-120).
    """
    press = scene.asker.press(PLAY, f"{trading.DEAL}-{deal.number}", f"Accept.{deal.number}")
    grey = deal.stale or bool(deal.blocked)
    accept = Button(scene.words.action(GAME, actions.Accept), press, GOOD, grey)
    return trading.answers(scene, deal, (actions.Refuse, actions.Withdraw), accept)


# ---- offers that are over


def past_deals(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of offers that are over: between whom, what it was about, how it ended."""
    return [trading.past(scene, slot, recent, ENDS) for slot in slots]
