"""What each seat may do now: the one list of legality (section 15). One offer for each card and what it may do."""

from bot.games.deal import actions as verbs
from bot.games.deal import hand, payments, wild_cards
from bot.games.deal import reactions as answers
from bot.games.deal.data import PACK, PROPERTIES, WILDS, face
from bot.games.deal.legal_actions.cards import EFFECTS, ONE, Asking
from bot.games.deal.state import DISCARD, State, active
from bot.kit.contract import CLOCK, Choice, Domain, LegalAction, Seat, Subset
from bot.kit.mechanics import reactions as demand

LEAVE = LegalAction(verbs.Leave, None)
SWITCHES: dict[str, tuple[LegalAction, LegalAction]] = {
    order: (
        LegalAction(verbs.Order, None, (Choice((order,)), Choice(("on",)))),
        LegalAction(verbs.Order, None, (Choice((order,)), Choice(("off",)))),
    )
    for order in answers.ORDERS
}
"""Each standing order switched on, and off."""
LAID: dict[int, tuple[Domain, ...]] = {
    card: (ONE[card], Choice(face(card).colours)) for card in sorted(PROPERTIES | WILDS)
}
"""Where a property or wild may be laid (DEAL-34), made once."""
BANKED: tuple[tuple[Domain, ...], ...] = tuple([(one,) for one in ONE])
PLAYED = tuple([EFFECTS.get(face(card).word) for card in range(2 * PACK + 1)])
"""The effect of each card."""
SURE = Choice(("no", "yes"))


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """All that `seat` may do; nothing for who has left, nor for anybody when the game is over."""
    found: list[LegalAction] = []
    _decisions(s, seat, found, greyed=True)
    if s.ranks or seat == CLOCK or not s.playing[seat]:
        return found
    for order, (on, off) in SWITCHES.items():
        found.append(off if order in s.orders[seat] else on)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[LegalAction]:
    """Of all that, what answers a decision: all that a play-out at random ever uses."""
    found: list[LegalAction] = []
    _decisions(s, seat, found, greyed=False)
    return found


def _decisions(s: State, seat: Seat, found: list[LegalAction], *, greyed: bool) -> None:
    if s.ranks:
        return
    if seat == CLOCK:
        _clock(s, found)
    elif s.asked is not None:
        _answers(s, seat, found)
    elif seat != active(s):
        return
    elif s.stage == DISCARD:
        count = hand.excess(s, seat)
        found.append(LegalAction(verbs.GiveBack, f"discard-{s.number}", (Subset(tuple(s.hands[seat]), count, count),)))
    else:
        _turn(Asking(s, seat, f"play-{s.number}", greyed), found)


def _clock(s: State, found: list[LegalAction]) -> None:
    """Standing orders (DEAL-128) and the limit of the game (O-13)."""
    if s.obey:
        found.append(LegalAction(verbs.Obey, f"orders-{s.obey}"))
    if s.hours:
        found.append(LegalAction(verbs.EndHour, f"hour-{s.hours}"))


def _turn(a: Asking, found: list[LegalAction]) -> None:
    """Each hand card costs a play (DEAL-18, DEAL-19); rearranging and ending cost none (DEAL-26, DEAL-45)."""
    s, seat, wait = a.s, a.seat, a.wait
    if s.plays:
        for card in s.hands[seat]:
            laid = LAID.get(card)
            if laid is not None:
                found.append(LegalAction(verbs.Lay, wait, laid))
                continue
            found.append(LegalAction(verbs.Bank, wait, BANKED[card]))
            effect = PLAYED[card]
            if effect is not None:
                found.append(effect(a, card))
        # A property drawn in the place of a wild, which goes to the hand or to another colour it allows (DEAL-50).
        for card, wild, word in wild_cards.exchangeable(s, seat):
            goals = (wild_cards.HAND, *(other for other in face(wild).colours if other != word))
            found.append(LegalAction(verbs.Exchange, wait, (ONE[card], ONE[wild], Choice(goals))))
    moves, most = wild_cards.moves(s.areas[seat])
    if moves:
        found.append(LegalAction(verbs.Rearrange, wait, (Subset(tuple(moves), 1, most), SURE)))
    found.append(LegalAction(verbs.EndTurn, wait))


def _answers(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Every open thread that waits for the seat (DEAL-23, DEAL-95, DEAL-100)."""
    if s.asked is None:
        return
    held: list[int] | None = None
    for t in s.asked.demand.threads:
        if demand.awaited(s.asked.demand, t) != seat:
            continue
        wait, number = demand.name(t), Choice((t.number,))
        countering = not demand.stands(t)
        if s.asked.due and not countering:
            # From the fewest cards that cover the debt to the most of which none is superfluous (DEAL-72 to DEAL-74).
            cards = payments.payable(s.areas[seat], s.banks[seat])
            choice = Subset(tuple(cards), *payments.bounds(cards, s.asked.due))
            found.append(LegalAction(verbs.Pay, wait, (number, choice)))
        else:
            found.append(LegalAction(verbs.Submit, wait, (number,)))
        held = answers.nos(s, seat) if held is None else held
        if held:
            found.append(LegalAction(verbs.SayNo, wait, (number, Choice(tuple(held)))))
