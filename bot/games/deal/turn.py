"""The turn: its beginning and end, what goes on without anybody, and whose turn comes next (sections 3 and 13)."""

from bot.games.deal import game_over, hand, wild_cards
from bot.games.deal.actions import EndHour, EndTurn, GiveBack
from bot.games.deal.data import PROPERTIES
from bot.games.deal.events import Drew, HourEnded, TurnBegan, TurnEnded
from bot.games.deal.state import DISCARD, PLAY, State, active, decision
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import deck, reactions, turns

PLAYS, DRAWN, REFILL = 3, 2, 5
"""Plays of a turn (DEAL-18), cards drawn at its start (DEAL-14), and with an empty hand (DEAL-15)."""


def begin(s: State, dice: Rng, tell: Tell) -> None:
    """A turn of the active player: victory first (DEAL-13, DEAL-115), then the draw (DEAL-14, DEAL-17)."""
    s.stage, s.plays, s.opened, s.moved = PLAY, PLAYS, True, False
    s.fresh, s.opening = [], []
    seat = active(s)
    if game_over.has_won(s, seat):
        game_over.win(s, seat, tell)
        return
    s.number = decision(s)
    _draw(s, dice, tell)


def _draw(s: State, dice: Rng, tell: Tell) -> None:
    """Two cards, five if the hand is empty now (DEAL-15, DEAL-16); the properties among them may be exchanged for wilds (DEAL-52)."""
    seat = active(s)
    drawn = hand.draw(s, seat, DRAWN if s.hands[seat] else REFILL, dice, tell)
    s.opening = [card for card in drawn if card in PROPERTIES]
    tell(TurnBegan(seat, s.turns.turn, s.turns.round, len(drawn)))
    tell(Drew(seat, tuple(drawn)), seat)


def deal(s: State, seat: Seat, count: int, dice: Rng) -> None:
    """So many cards of a fresh pile, face down (DEAL-4)."""
    for _ in range(count):
        card = deck.draw(s.pile, dice)
        if card is not None:
            s.hands[seat].append(card)


def end_turn(s: State, seat: Seat, _action: EndTurn, _dice: Rng, tell: Tell) -> None:
    """More than 7 cards in hand: exactly the excess goes back first (DEAL-26, DEAL-27)."""
    if hand.excess(s, seat):
        s.stage, s.number = DISCARD, decision(s)
    else:
        _close(s, tell)


def give_back(s: State, seat: Seat, action: GiveBack, dice: Rng, tell: Tell) -> None:
    """The excess goes back, and the turn is over (DEAL-27)."""
    hand.give_back(s, seat, action, dice, tell)
    _close(s, tell)


def _close(s: State, tell: Tell) -> None:
    """The turn is over; whether anything moved in it counts for the deadlock (DEAL-119)."""
    tell(TurnEnded(active(s)))
    stuck = not s.moved and not deck.left(s.pile) and not s.pile.used
    s.idle = s.idle + 1 if stuck else 0
    s.number = 0


def go_on(s: State, dice: Rng, tell: Tell) -> None:
    """Carry out what needs nobody, until somebody is awaited or the game is over."""
    while not s.ranks:
        if s.asked is not None:
            if reactions.open_threads(s.asked.demand):
                return
            game_over.discard_asked(s)
            s.stage = PLAY
        seat = active(s)
        if not s.playing[seat] or not s.number:
            if s.last_turn or s.idle >= sum(s.playing):  # the time is up (O-13), or nothing moves any more (DEAL-119)
                game_over.stop(s, "time" if s.last_turn else "deadlock", tell)
                continue
            turns.pass_on(s.turns, [s.playing[each] for each in s.order])  # who is still there (DEAL-7, DEAL-30)
            begin(s, dice, tell)
        elif s.stage != PLAY:
            return
        elif game_over.has_won(s, seat):
            game_over.win(s, seat, tell)
        elif _nothing_left(s, seat):
            _close(s, tell)
        else:
            return


def _nothing_left(s: State, seat: Seat) -> bool:
    """Whether the turn ends by itself: nothing to play, nothing to give back, nothing to rearrange (DEAL-26)."""
    held = s.hands[seat]
    if (s.plays and held) or len(held) > hand.LIMIT:
        return False
    return not wild_cards.movable(s.areas[seat])


def end_hour(s: State, _seat: Seat, _action: EndHour, _dice: Rng, tell: Tell) -> None:
    """An hour of the limit of the whole game is over; after the last one the turn is finished (O-13)."""
    s.hours -= 1
    s.last_turn = s.hours == 0
    tell(HourEnded(s.hours))


def announce(s: State, tell: Tell) -> None:
    """Tell the first turn, which began when there was nobody to tell it to, and the cards to their owner (DEAL-17)."""
    s.announced = True
    tell(TurnBegan(active(s), 1, 1, len(s.fresh)))
    tell(Drew(active(s), tuple(s.fresh)), active(s))
