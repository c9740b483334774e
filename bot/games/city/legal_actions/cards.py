"""What cards let a seat do: taxi, paying or dodging, and the choices of Chance cards (sections 11 and 18)."""

from collections.abc import Callable

from bot.games.city import actions as verbs
from bot.games.city import auctions, card_choices, data, held_cards, phases, stations
from bot.games.city.custom_board import board
from bot.games.city.legal_actions import town
from bot.games.city.refusals import nearest
from bot.games.city.state import State, for_sale, owned
from bot.kit.contract import Card, Choice, LegalAction, Refusal, Seat
from bot.kit.mechanics.choices import sort_out
from bot.kit.mechanics.debt import Debt, unpaid

NO_CARD, MORTGAGED, FULL = Refusal("no-card"), Refusal("mortgaged"), Refusal("district-full")
STEPS = (Choice(data.TAXI_STEPS),)


def taxi(s: State, top: phases.ToTaxi, seat: Seat) -> list[LegalAction]:
    """One or two spaces either way, while the card is still held, or none (CITY-102)."""
    wait = f"taxi-{top.number}"
    blocked = None if data.TAXI_CARD in s.cards[seat] else NO_CARD
    return [LegalAction(verbs.Taxi, wait, STEPS, blocked), LegalAction(verbs.Stay, wait)]


def pay(s: State, top: phases.ToPay, seat: Seat) -> list[LegalAction]:
    """Pay, or use the card while it is still held (phase PAY)."""
    if seat != top.seat:
        return []
    wait = f"pay-{top.number}"
    blocked = None if held_cards.cancels(s, seat, top.cause) else NO_CARD
    return [LegalAction(verbs.Pay, wait), LegalAction(verbs.Dodge, wait, blocked=blocked)]


def dodge(s: State, top: Debt) -> list[LegalAction]:
    """In debt, the card that cancels this very payment (CITY-126)."""
    return [LegalAction(verbs.Dodge, f"debt-{top.number}")] if held_cards.cancels(s, top.seat, top.cause) else []


def jail_card(s: State, seat: Seat, wait: str) -> LegalAction:
    """A Get Out of Jail Free card instead of paying or rolling (CITY-109, CITY-209)."""
    return LegalAction(verbs.UseJailCard, wait, blocked=None if held_cards.jail_card(s, seat) else NO_CARD)


def pick(s: State, top: phases.ToPick, seat: Seat) -> list[LegalAction]:
    """What the card asks its drawer; `Skip` only where it says "may" (phase CARD)."""
    return PICKS[top.card](s, seat, f"pick-{top.number}")


def _auction(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C07."""
    named = LegalAction(verbs.Choose, wait, (Choice(for_sale(s)), auctions.opening(s.purse.cash[seat])))
    return [named, LegalAction(verbs.Skip, wait)]


def _inheritance(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C08: with 500k at hand; waiting bank lots are promised to all bidders (CITY-210)."""
    sites = sort_out([(p.space, card_choices.why_not_inherited(p)) for p in s.plots])
    poor = unpaid(board(s.board).sum(card_choices.INHERITANCE), s.purse.cash[seat])
    return [LegalAction(verbs.Pick, wait, (sites,), poor), LegalAction(verbs.Skip, wait)]


def _free_build(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C09: own districts, full and mortgaged ones greyed."""
    able = card_choices.buildable(s, seat)
    reasons = [(p.space, None if p in able else MORTGAGED if p.mortgage else FULL) for p in owned(s, seat)]
    return [LegalAction(verbs.Pick, wait, (sort_out(reasons),))]


def _new_line(s: State, _seat: Seat, wait: str) -> list[LegalAction]:
    """C11: districts without a station (CITY-69)."""
    greyed = tuple([town.HAS_STATION[p.space] for p in s.plots if p.station])
    return [LegalAction(verbs.PlaceStation, wait, (Choice(stations.free(s), greyed),)), LegalAction(verbs.Skip, wait)]


def _takeover(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C12: districts of others, those of whole groups greyed (CITY-182)."""
    sites = sort_out([(p.space, card_choices.why_not_taken(s, seat, p)) for p in s.plots])
    blocked = None if sites.options else nearest(sites.blocked)
    return [LegalAction(verbs.Pick, wait, (sites,), blocked), LegalAction(verbs.Skip, wait)]


def _earthquake(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C13: a bonus building must go; with none on the board a hazard may come."""
    shaken = card_choices.bonuses(s)
    if shaken:
        return [
            LegalAction(verbs.Demolish, wait, (town.SITE[p.space], Choice(tuple(dict.fromkeys(p.specials)))))
            for p in shaken
        ]
    placings = [town.placing(s, seat, piece, wait) for piece in data.HAZARD_BLOCKS]
    return [*placings, LegalAction(verbs.Skip, wait)]


def _clean_up(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """C20: hazards on own districts."""
    return [
        LegalAction(verbs.RemoveHazard, wait, (town.SITE[p.space], town.PIECE[piece]))
        for p, piece in card_choices.hazards(s, seat)
    ]


PICKS: dict[Card, Callable[[State, Seat, str], list[LegalAction]]] = {
    card_choices.AUCTION: _auction,
    card_choices.INHERITANCE: _inheritance,
    card_choices.FREE_BUILD: _free_build,
    # C10: own districts.
    card_choices.REPOSSESSED: lambda s, seat, wait: [
        LegalAction(verbs.Pick, wait, (Choice(tuple([p.space for p in owned(s, seat)])),))
    ],
    card_choices.NEW_LINE: _new_line,
    card_choices.TAKEOVER: _takeover,
    card_choices.EARTHQUAKE: _earthquake,
    # C15, C16.
    card_choices.PRISON: lambda s, seat, wait: [town.placing(s, seat, "prison", wait)],
    card_choices.SEWAGE: lambda s, seat, wait: [town.placing(s, seat, "sewage-plant", wait)],
    card_choices.CLEAN_UP: _clean_up,
    # C21: bonus buildings in stock on own districts.
    card_choices.GRANT: lambda s, seat, wait: [town.placing(s, seat, piece, wait, own=True) for piece in data.GRANTS],
}
"""By the card's number."""
