"""The countdown message of an offer: both sides, what it changes, the clock, the answers; and how it ended."""

from collections.abc import Sequence

from bot.games.builder import actions, data
from bot.games.builder import deal_events as events
from bot.games.builder.chips import counted
from bot.games.builder.view import DealView
from bot.games.kit.model import Action, Cash, Event, Goods, Refusal, Seat, Space, Told, Value, Wait
from bot.present.builder.scene import CALM, GAME, RED, Scene
from bot.present.controls import rows
from bot.present.panel import BAD, GOOD, PLAIN, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW
from bot.words import GOODS

DEAL, COUNTER = "deal", "counter"
"""The slot, and the private panels behind an offer's buttons: `deal.<n>` and `counter.<n>`."""
ENDS = (
    *(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealCountered),
    *(events.DealVoid, events.DealLapsed),
)


def deal_panel(scene: Scene, deal: DealView) -> Panel:
    """An open offer, shown to all (part C); red in its last moments. Its receiver is called in slow pace, once."""
    wait = awaiting(scene, deal)
    called = scene.people((deal.partner,)) if scene.table.pace == SLOW else ()
    mention = scene.mention(deal.partner) if called else f"**{scene.name(deal.partner)}**"
    return Panel(
        f"{DEAL}-{deal.number}",
        (
            "## " + title(scene, deal),
            scene.say("deal-await-you", mention=mention, seat=scene.name(deal.seat)),
            *about(scene, deal),
        ),
        rows(answers(scene, deal)),
        None,
        ping=called,
        accent=RED if _warned(scene, wait) else CALM,
    )


def awaiting(scene: Scene, deal: DealView) -> Wait | None:
    """The decision that the offer waits for."""
    return next((wait for wait in scene.waits if wait.id == f"{DEAL}-{deal.number}"), None)


def title(scene: Scene, deal: DealView) -> str:
    """Between whom."""
    return scene.say("deal-title", number=deal.number, seat=scene.name(deal.seat), partner=scene.name(deal.partner))


def about(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Until when, why it cannot be accepted now, both sides, and what it would change."""
    wait = awaiting(scene, deal)
    said = [_clock(scene, wait), scene.absence(wait) if wait else "", _hindrance(scene, deal)]
    return tuple(filter(None, (*said, *contents(scene, deal), *changes(scene, deal))))


def _clock(scene: Scene, wait: Wait | None) -> str:
    until = scene.until(wait.id) if wait is not None else ""
    return scene.say("deal-soon" if _warned(scene, wait) else "deal-until", until=until) if until else ""


def _warned(scene: Scene, wait: Wait | None) -> bool:
    row = scene.row(wait.id) if wait else None
    return row is not None and row.warned > 0 and row.due is not None


def _hindrance(scene: Scene, deal: DealView) -> str:
    """Something is gone, so that it would be void; or something is only held back for now (BUILDER-119)."""
    if deal.stale:
        return "⚠️ " + scene.say("deal-stale")
    return "⏸️ " + scene.words.refusal(GAME, Refusal(deal.blocked)) if deal.blocked else ""


# ---- what it is about


def contents(scene: Scene, deal: DealView) -> tuple[str, ...]:
    """Both sides, one thing a line, chips together."""
    sides = ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask))
    return tuple([line for seat, goods, cash in sides for line in _side(scene, seat, goods, cash)])


def _side(scene: Scene, seat: Seat, goods: Goods, cash: Cash) -> tuple[str, ...]:
    """What one of the two gives."""
    chips = tuple([item for item in goods if item in data.TYPE])
    things = [thing(scene, item) for item in goods if item not in data.TYPE]
    things += [scene.words.value(GAME, GOODS, chips)] if chips else []
    things += [scene.say("deal-cash", amount=scene.cash(cash))] if cash else []
    return (
        scene.say("deal-side", name=scene.name(seat)),
        *(f"- {line}" for line in things or [scene.say("deal-nothing")]),
    )


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


def _moved(deal: DealView, seat: Seat) -> tuple[Goods, Goods]:
    """What a side gives and takes."""
    return (deal.give, deal.take) if seat == deal.seat else (deal.take, deal.give)


def _groups(scene: Scene, deal: DealView, seat: Seat) -> list[str]:
    """The colours that a side completes or breaks."""
    given, taken = _moved(deal, seat)
    had = {deed.space for deed in scene.owned(seat)}
    has: set[Space] = (had - {*given}) | {item for item in taken if isinstance(item, int)}
    said = []
    for group, spaces in data.GROUPS.items():
        if ({*spaces} <= has) != ({*spaces} <= had):
            key = "deal-completes" if {*spaces} <= has else "deal-breaks"
            said.append(scene.say(key, name=scene.name(seat), group=scene.group(group)))
    return said


def _chips(scene: Scene, deal: DealView, seat: Seat) -> str:
    """A side's chips afterwards, where some change hands."""
    given, taken = (counted([item for item in goods if item in data.TYPE]) for goods in _moved(deal, seat))
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
    if scene.table.phase == PAUSED:
        return []
    made: list[Button] = []
    if _serves(scene, deal.partner):
        made.append(_answer(scene, deal, actions.Accept, GOOD, grey=deal.stale or bool(deal.blocked)))
        made.append(_answer(scene, deal, actions.Refuse, BAD))
        made.append(Button(scene.say("deal-counter"), scene.opens(COUNTER, str(deal.number))))
    if _serves(scene, deal.seat):
        made.append(_answer(scene, deal, actions.Withdraw, PLAIN))
    return made


def _serves(scene: Scene, seat: Seat) -> bool:
    """Whether buttons of that seat are of use here."""
    return bool(scene.people((seat,))) if scene.seat is None else scene.seat == seat


def _answer(scene: Scene, deal: DealView, verb: type[Action], style: str, *, grey: bool = False) -> Button:
    press = scene.asker.press(PLAY, f"{DEAL}-{deal.number}", f"{verb.__name__}.{deal.number}")
    return Button(scene.words.action(GAME, verb), press, style, grey)


# ---- offers that are over


def past_deals(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of offers that are over: between whom, what it was about, how it ended."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    number = int(slot.removeprefix(f"{DEAL}-"))
    told = [each.event for each in recent if getattr(each.event, "deal", None) == number]
    opened = next((event for event in told if isinstance(event, events.DealProposed)), None)
    ended = next((event for event in told if isinstance(event, ENDS)), None)
    key = "deal-title-short" if ended is None else "deal-title"
    said = ["## " + scene.say(key, number=number, **_between(scene, ended))]
    if opened is not None and not isinstance(ended, events.DealMade):
        said.append("-# " + _line(scene, opened))
    said.append(scene.say("deal-over") if ended is None else scene.words.event(GAME, ended, scene.names))
    return Panel(slot, tuple(said), accent=CALM, last=True)


def _between(scene: Scene, ended: Event | None) -> dict[str, str]:
    """The names of the two."""
    return {} if ended is None else {side: scene.name(getattr(ended, side)) for side in ("seat", "partner")}


def _line(scene: Scene, deal: events.DealProposed) -> str:
    """An offer in one line."""
    give = scene.words.goods(GAME, deal.give, deal.pay)
    take = scene.words.goods(GAME, deal.take, deal.ask)
    return scene.say("deal-line", seat=scene.name(deal.seat), give=give, take=take)
