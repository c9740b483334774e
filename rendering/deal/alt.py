"""What Deal's pictures say to those who cannot see them: everything needed to play, within the limit.

A hand is told by the picture of that hand alone (DEAL-135).
"""

from collections.abc import Iterator

from bot.games.deal.data import COLOURS, MONEY, PROPERTY, WILD, face
from bot.games.deal.view import DealView, GroupView, SeatView, ThreadView
from bot.kit.contract import Card
from rendering.alt_text import AltText
from rendering.deal.card_large import does
from rendering.deal.card_words import card_name
from rendering.deal.draw_context import placed
from rendering.image import fit_alt_text

SETS, COMPLETE, COUNTED = range(3)
"""How much is said of each player, from all to the least; the first that fits is taken."""


class DealAltText(AltText):
    """The sentences of Deal."""

    game = "deal"
    view: DealView


def table(t: DealAltText) -> str:
    """The table in sentences: what is awaited, then each player."""
    now = list(_now(t))
    return fit_alt_text(
        " ".join([*now, *(_seat(t, each, detail) for each in placed(t.view))]) for detail in (SETS, COMPLETE, COUNTED)
    )


def hand(t: DealAltText) -> str:
    """The own cards by name and value, new ones marked."""
    view = t.view
    if not view.hand:
        return t.alt("hand-empty")

    def told(worth: bool) -> str:
        cards = "; ".join(_held(t, card, new=card in view.fresh, worth=worth) for card in view.hand)
        return t.alt("hand", cards=cards)

    return fit_alt_text(map(told, (True, False)))


def card(t: DealAltText) -> str:
    """One card: its name, value, and what it does."""
    played = t.view.played
    if not played:
        return t.say("pile")
    printed = face(played)
    ladder = "; ".join(
        f"{_colour(t, colour)} {'/'.join(map(str, COLOURS[colour].ladder))}"
        for colour in printed.colours
        if printed.kind in (PROPERTY, WILD) and len(printed.colours) <= 2
    )
    said = f"{_held(t, played, new=False, worth=True)}. {does(played, t.words)}"
    return f"{said} {ladder}." if ladder else said


def _colour(t: DealAltText, colour: str) -> str:
    return t.words.say(f"deal-value-{colour}")


def _held(t: DealAltText, card: Card, *, new: bool, worth: bool) -> str:
    """A card within a list."""
    printed, name = face(card), card_name(card, t.words)
    if worth and printed.kind != MONEY:
        name = t.alt("worth", card=name, value=t.cash(printed.value))
    return t.alt("new", card=name) if new else name


def _now(t: DealAltText) -> Iterator[str]:
    """What the table waits for, or how the game ended."""
    view = t.view
    if view.stage == "over":
        yield t.alt("over")
        for each in placed(view) if view.ranks else ():
            yield t.alt("rank", rank=view.ranks[each.seat], seat=t.person(each.seat))
        return
    yield t.alt("turn", seat=t.person(view.active), turn=view.turn, stage=view.stage, plays=view.plays)
    if view.demand is not None:
        demand = view.demand
        threads = "; ".join(_thread(t, each) for each in demand.threads)
        card = card_name(demand.cards[0], t.words) if demand.cards else t.words.say(f"deal-card-{demand.kind}")
        yield t.alt("demand", seat=t.person(demand.actor), card=card, threads=threads)
    elif view.played:
        yield t.alt("last", card=card_name(view.played, t.words))
    yield t.alt("piles", pile=view.pile, discards=len(view.discards))
    yield t.say("goal", goal=view.goal)


def _thread(t: DealAltText, each: ThreadView) -> str:
    """How one target stands."""
    amount = sum(face(card).value for card in each.paid) if each.outcome == "paid" else each.due
    asked = "" if each.asked is None else t.person(each.asked)
    facts = {"amount": t.cash(amount), "outcome": each.outcome or "open", "asked": asked}
    return t.alt("thread", seat=t.person(each.target), due=each.due, **facts)


def _seat(t: DealAltText, each: SeatView, detail: int) -> str:
    """A player: cards in the hand, bank, sets."""
    name = t.person(each.seat)
    if not each.playing:
        return t.alt("left", seat=name)
    groups = [group for group in each.groups if detail == SETS or group.complete]
    sets = t.alt("count", count=each.colours)
    if detail != COUNTED and (groups or not each.groups):
        sets = ", ".join(_group(t, group) for group in groups) or t.alt("nothing")
    return t.alt("seat", seat=name, cards=each.cards, bank=t.cash(each.total), sets=sets)


def _group(t: DealAltText, group: GroupView) -> str:
    """A set within a list."""
    built = [kind for kind, card in (("house", group.house), ("hotel", group.hotel)) if card]
    facts = {"have": len(group.cards), "size": COLOURS[group.colour].size, "rent": t.cash(group.rent)}
    said = t.alt("complete" if group.complete else "set", colour=_colour(t, group.colour), **facts)
    return " + ".join((said, *map(t.alt, built)))
