"""Winning, being ranked, leaving (section 13 and DEAL-126, DEAL-127)."""

from bot.games.deal.actions import Leave
from bot.games.deal.events import LeftGame, Stopped, Won
from bot.games.deal.payments import payable, worth
from bot.games.deal.state import OVER, State, active, complete
from bot.kit.contract import Card, Cash, Rng, Seat, Tell
from bot.kit.mechanics import deck, reactions
from bot.kit.mechanics.ranking import ranking

VOID = "void"
"""How a thread ends whose target or actor has left."""
NOBODY: Seat = -1
"""Who knows the places of a leaver's cards under the pile."""


def has_won(s: State, seat: Seat) -> bool:
    """Whether the active player has sets of enough different colours (DEAL-111, DEAL-112, DEAL-113, DEAL-116)."""
    area, lacking = s.areas[seat], s.rules.goal
    if len(area) < lacking:
        return False
    for held in area.values():
        if held.sets:
            lacking -= 1
    return lacking <= 0


def win(s: State, seat: Seat, tell: Tell) -> None:
    """The game ends at once (DEAL-114); whoever did not win is ranked as in DEAL-119."""
    tell(Won(seat, tuple(complete(s.areas[seat]))))
    _over(s, seat)


def stop(s: State, why: str, tell: Tell) -> None:
    """Without a winner: ranked by different complete colours, then by the value on the table (DEAL-119)."""
    tell(Stopped(why))
    _over(s, None)


def call_off(s: State, _tell: Tell) -> None:
    """The people have called the game off: an open action is void, and everybody is ranked as in DEAL-119."""
    discard_asked(s)
    _over(s, None)


def _over(s: State, winner: Seat | None) -> None:
    """Ranks: the winner, who is still there by colours and value, who left, the last to go first."""
    here = [seat for seat, playing in enumerate(s.playing) if playing]
    counts = {seat: (seat == winner, *standing(s, seat)) for seat in here}
    s.ranks, s.stage = ranking(counts, s.out), OVER


def standing(s: State, seat: Seat) -> tuple[int, Cash]:
    """Different complete colours, and the value of all table cards (DEAL-119)."""
    return len(complete(s.areas[seat])), worth(payable(s.areas[seat], s.banks[seat]))


def leave(s: State, seat: Seat, _action: Leave, dice: Rng, tell: Tell) -> None:
    """All cards of a leaver, shuffled together, go under the pile; open answers to or from it are void (DEAL-126).

    They are a pile to draw from, and who remains begins the count of idle turns anew (DEAL-119).
    """
    # Nothing is paid or taken in the threads of a leaver; what was settled stays settled.
    if s.asked is not None:
        for t in reactions.open_threads(s.asked.demand):
            if seat in (t.seat, s.asked.demand.actor):
                reactions.close(t, VOID)
    cards = _belongings(s, seat)
    dice.shuffle(cards)
    for card in cards:
        deck.bury(s.pile, card)
        s.knows.append(NOBODY)
    s.knows = [NOBODY if one == seat else one for one in s.knows]
    s.hands[seat], s.banks[seat], s.areas[seat], s.orders[seat] = [], [], {}, []
    if seat == active(s):
        s.fresh, s.opening = [], []
    s.playing[seat], s.idle = False, 0
    s.out.append(seat)
    tell(LeftGame(seat, len(cards)))
    if sum(s.playing) == 1:
        discard_asked(s)
        win(s, s.playing.index(True), tell)  # who remains alone (DEAL-127)


def _belongings(s: State, seat: Seat) -> list[Card]:
    """Everything of a seat: hand, bank, properties, buildings."""
    cards = [*s.hands[seat], *s.banks[seat]]
    for held in s.areas[seat].values():
        cards += held.cards
        cards += [card for one in held.sets for card in (one.house, one.hotel) if card]
    return cards


def discard_asked(s: State) -> None:
    """The action is resolved or void: its cards, and every Just Say No played, go to the discards (DEAL-12, DEAL-103)."""
    if s.asked is None:
        return
    for card in [*s.asked.cards, *(no for t in s.asked.demand.threads for no in t.answers)]:
        deck.discard(s.pile, card)
    s.asked, s.obey = None, 0
