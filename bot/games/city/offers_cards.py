"""What cards let a seat do: taxi, paying or dodging, and the choices of Chance cards (sections 11 and 18)."""

from collections.abc import Callable

from bot.games.city import actions as verbs
from bot.games.city import auctions, choices, data, kept, offers_town, stations
from bot.games.city.board import board
from bot.games.city.refusals import nearest
from bot.games.city.state import State, ToPay, ToPick, ToTaxi, for_sale, owned
from bot.games.kit.debt import Debt, short
from bot.games.kit.model import Card, Offer, OneOf, Refusal, Seat, Value

NO_CARD, NOT_FOR_SALE = Refusal("no-card"), Refusal("not-for-sale")
STEPS = (OneOf(data.TAXI_STEPS),)


def taxi(s: State, top: ToTaxi, seat: Seat) -> list[Offer]:
    """One or two spaces either way, while the card is still held, or none (CITY-102)."""
    if seat != s.turns.active:
        return []
    wait = f"taxi-{top.number}"
    blocked = None if data.TAXI_CARD in s.cards[seat] else NO_CARD
    return [Offer(verbs.Taxi, wait, STEPS, blocked), Offer(verbs.Stay, wait)]


def pay(s: State, top: ToPay, seat: Seat) -> list[Offer]:
    """Pay, or use the card while it is still held (phase PAY)."""
    if seat != top.seat:
        return []
    wait = f"pay-{top.number}"
    blocked = None if kept.cancels(s, seat, top.cause) else NO_CARD
    return [Offer(verbs.Pay, wait), Offer(verbs.Dodge, wait, blocked=blocked)]


def dodge(s: State, top: Debt) -> list[Offer]:
    """In debt, the card that cancels this very payment (CITY-126)."""
    return [Offer(verbs.Dodge, f"debt-{top.number}")] if kept.cancels(s, top.seat, top.cause) else []


def jail_card(s: State, seat: Seat, wait: str) -> Offer:
    """A Get Out of Jail Free card instead of paying or rolling (CITY-109, CITY-209)."""
    return Offer(verbs.UseJailCard, wait, blocked=None if kept.jail_card(s, seat) else NO_CARD)


def pick(s: State, top: ToPick, seat: Seat) -> list[Offer]:
    """What the card asks its drawer; `Skip` only where it says "may" (phase CARD)."""
    if seat != s.turns.active:
        return []
    return PICKS[top.card](s, seat, f"pick-{top.number}")


def unpicked(top: ToPick) -> list[Offer]:
    """The clock's: C15 and C16 attack nobody for who is absent."""
    return [Offer(verbs.Skip, f"pick-{top.number}")] if top.card in choices.HAZARD_OF else []


def _auction(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C07."""
    named = Offer(verbs.Choose, wait, (OneOf(for_sale(s)), auctions.opening(s.purse.cash[seat])))
    return [named, Offer(verbs.Skip, wait)]


def _inheritance(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C08: with 500k at hand; waiting bank lots are promised to all bidders (CITY-210)."""
    greyed: list[tuple[Value, Refusal]] = [
        (p.space, NOT_FOR_SALE if p.waiting else choices.OWNED) for p in s.plots if p.waiting or p.owner is not None
    ]
    cash = s.purse.cash[seat]
    price = board(s.board).sum(choices.INHERITANCE)
    poor = None if cash >= price else short(price, cash)
    return [Offer(verbs.Pick, wait, (OneOf(for_sale(s), tuple(greyed)),), poor), Offer(verbs.Skip, wait)]


def _free_build(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C09: own districts, full and mortgaged ones greyed."""
    able = tuple([p.space for p in choices.buildable(s, seat)])
    greyed = tuple([(p.space, _full_or_mortgaged(p.mortgage)) for p in owned(s, seat) if p.space not in able])
    return [Offer(verbs.Pick, wait, (OneOf(able, greyed),))]


def _full_or_mortgaged(mortgage: int) -> Refusal:
    """Why no block goes there."""
    return Refusal("mortgaged") if mortgage else Refusal("district-full")


def _repossessed(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C10: own districts."""
    return [Offer(verbs.Pick, wait, (OneOf(tuple([p.space for p in owned(s, seat)])),))]


def _new_line(s: State, _seat: Seat, wait: str) -> list[Offer]:
    """C11: districts without a station (CITY-69)."""
    greyed = tuple([offers_town.HAS_STATION[p.space] for p in s.plots if p.station])
    return [Offer(verbs.PlaceStation, wait, (OneOf(stations.free(s), greyed),)), Offer(verbs.Skip, wait)]


def _takeover(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C12: districts of others, those of whole groups greyed (CITY-182)."""
    reasons = [(p.space, choices.why_not_taken(s, seat, p)) for p in s.plots]
    able = tuple([space for space, why in reasons if why is None])
    greyed = tuple([(space, why) for space, why in reasons if why is not None])
    blocked = None if able else nearest(greyed)
    return [Offer(verbs.Pick, wait, (OneOf(able, greyed),), blocked), Offer(verbs.Skip, wait)]


def _earthquake(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C13: a bonus building must go; with none on the board a hazard may come."""
    shaken = choices.bonuses(s)
    if shaken:
        return [
            Offer(verbs.Demolish, wait, (offers_town.SITE[p.space], OneOf(tuple(dict.fromkeys(p.specials)))))
            for p in shaken
        ]
    placings = [offers_town.placing(s, seat, piece, wait) for piece in data.HAZARD_BLOCKS]
    return [*placings, Offer(verbs.Skip, wait)]


def _prison(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C15."""
    return [offers_town.placing(s, seat, choices.HAZARD_OF[choices.PRISON], wait)]


def _sewage(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C16."""
    return [offers_town.placing(s, seat, choices.HAZARD_OF[choices.SEWAGE], wait)]


def _clean_up(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C20: hazards on own districts."""
    return [
        Offer(verbs.RemoveHazard, wait, (offers_town.SITE[p.space], offers_town.PIECE[piece]))
        for p, piece in choices.hazards(s, seat)
    ]


def _grant(s: State, seat: Seat, wait: str) -> list[Offer]:
    """C21: bonus buildings in stock on own districts."""
    return [offers_town.placing(s, seat, piece, wait, own=True) for piece in data.GRANTS]


PICKS: dict[Card, Callable[[State, Seat, str], list[Offer]]] = {
    choices.AUCTION: _auction,
    choices.INHERITANCE: _inheritance,
    choices.FREE_BUILD: _free_build,
    choices.REPOSSESSED: _repossessed,
    choices.NEW_LINE: _new_line,
    choices.TAKEOVER: _takeover,
    choices.EARTHQUAKE: _earthquake,
    choices.PRISON: _prison,
    choices.SEWAGE: _sewage,
    choices.CLEAN_UP: _clean_up,
    choices.GRANT: _grant,
}
"""By the card's number."""
