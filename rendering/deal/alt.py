"""What Deal's pictures say to those who cannot see them: everything needed to play, within the limit.

A hand is told by the picture of that hand alone (DEAL-135).
"""

from collections.abc import Iterator

from bot.games.deal.data import COLOURS, MONEY, PROPERTY, WILD, face
from bot.games.deal.view import DealView, GroupView, SeatView, ThreadView
from bot.i18n.translator import Translator
from bot.kit.contract import Card
from rendering.deal.card_large import does
from rendering.deal.card_words import card_name
from rendering.deal.draw_context import placed
from rendering.image import fit_alt_text
from rendering.players import Players, spoken_name

SETS, COMPLETE, COUNTED = range(3)
"""How much is said of each player, from all to the least; the first that fits is taken."""


def table(view: DealView, words: Translator, people: Players) -> str:
    """The table in sentences: what is awaited, then each player."""
    now = list(_now(view, words, people))
    return fit_alt_text(
        " ".join([*now, *(_seat(each, words, people, detail) for each in placed(view))])
        for detail in (SETS, COMPLETE, COUNTED)
    )


def hand(view: DealView, words: Translator, people: Players) -> str:
    """The own cards by name and value, new ones marked."""
    if not view.hand:
        return words.say("picture-deal-alt-hand-empty")

    def told(worth: bool) -> str:
        cards = "; ".join(_held(card, words, new=card in view.fresh, worth=worth) for card in view.hand)
        return words.say("picture-deal-alt-hand", cards=cards)

    return fit_alt_text(map(told, (True, False)))


def card(view: DealView, words: Translator, people: Players) -> str:
    """One card: its name, value, and what it does."""
    if not view.played:
        return words.say("picture-deal-pile")
    printed = face(view.played)
    name = _held(view.played, words, new=False, worth=True)
    said = does(view.played, words)
    ladder = "; ".join(
        f"{words.say(f'deal-value-{colour}')} {'/'.join(map(str, COLOURS[colour].ladder))}"
        for colour in printed.colours
        if printed.kind in (PROPERTY, WILD) and len(printed.colours) <= 2
    )
    return f"{name}. {said}" + (f" {ladder}." if ladder else "")


def _held(card: Card, words: Translator, *, new: bool, worth: bool) -> str:
    """A card within a list."""
    printed, name = face(card), card_name(card, words)
    if worth and printed.kind != MONEY:
        name = words.say("picture-deal-alt-worth", card=name, value=words.cash("deal", printed.value))
    return words.say("picture-deal-alt-new", card=name) if new else name


def _now(view: DealView, words: Translator, people: Players) -> Iterator[str]:
    """What the table waits for, or how the game ended."""
    if view.stage == "over":
        yield words.say("picture-deal-alt-over")
        for each in placed(view) if view.ranks else ():
            seat = spoken_name(people, each.seat, words)
            yield words.say("picture-deal-alt-rank", rank=view.ranks[each.seat], seat=seat)
        return
    seat = spoken_name(people, view.active, words)
    yield words.say("picture-deal-alt-turn", seat=seat, turn=view.turn, stage=view.stage, plays=view.plays)
    if view.demand is not None:
        demand = view.demand
        threads = "; ".join(_thread(each, words, people) for each in demand.threads)
        card = card_name(demand.cards[0], words) if demand.cards else words.say(f"deal-card-{demand.kind}")
        yield words.say(
            "picture-deal-alt-demand", seat=spoken_name(people, demand.actor, words), card=card, threads=threads
        )
    elif view.played:
        yield words.say("picture-deal-alt-last", card=card_name(view.played, words))
    yield words.say("picture-deal-alt-piles", pile=view.pile, discards=len(view.discards))


def _thread(each: ThreadView, words: Translator, people: Players) -> str:
    """How one target stands."""
    paid = sum(face(card).value for card in each.paid)
    return words.say(
        "picture-deal-alt-thread",
        seat=spoken_name(people, each.target, words),
        due=each.due,
        amount=words.cash("deal", paid if each.outcome == "paid" else each.due),
        outcome=each.outcome or "open",
        asked="" if each.asked is None else spoken_name(people, each.asked, words),
    )


def _seat(each: SeatView, words: Translator, people: Players, detail: int) -> str:
    """A player: cards in the hand, bank, sets."""
    name = spoken_name(people, each.seat, words)
    if not each.playing:
        return words.say("picture-deal-alt-left", seat=name)
    groups = [group for group in each.groups if detail == SETS or group.complete]
    sets = words.say("picture-deal-alt-count", count=each.colours)
    if detail != COUNTED and (groups or not each.groups):
        sets = ", ".join(_group(group, words) for group in groups)
    return words.say(
        "picture-deal-alt-seat",
        seat=name,
        cards=each.cards,
        bank=words.cash("deal", each.total),
        sets=sets or words.say("picture-deal-alt-nothing"),
    )


def _group(group: GroupView, words: Translator) -> str:
    """A set within a list."""
    built = [kind for kind, card in (("house", group.house), ("hotel", group.hotel)) if card]
    said = words.say(
        "picture-deal-alt-complete" if group.complete else "picture-deal-alt-set",
        colour=words.say(f"deal-value-{group.colour}"),
        have=len(group.cards),
        size=COLOURS[group.colour].size,
        rent=words.cash("deal", group.rent),
    )
    return " + ".join((said, *(words.say(f"picture-deal-alt-{kind}") for kind in built)))
