"""Whose turn it is and what comes next: regular slides, Jail, Chance, Railroad, scoring (sections 2, 4 to 7, 13)."""

from bot.games.knockout import events, phases, railroad, rounds, state
from bot.games.knockout.data import CHANCE, FEE, RAILROAD
from bot.games.knockout.state import State, away, cash, colour, members, numbers, on, playing, side_of, token
from bot.kit.contract import Cash, Seat, Tell
from bot.kit.mechanics.balances import pay


def go_on(s: State, tell: Tell) -> None:
    """Everything that needs nobody, until somebody is awaited or the game is over.

    Whoever was sent to Jail is asked about before anything else goes on, in every step; tokens that a paid slide sends
    there come at the end of the queue (KNOCKOUT-42, KNOCKOUT-45). A side that remains alone has won at once, whatever
    is awaited of it (KNOCKOUT-184).
    """
    if len(playing(s)) == 1 and not s.ranks:
        rounds.finish(s, "alone", tell)
    while s.pending is None and not s.ranks:
        if s.jail:
            ask_about_jail(s, tell)
        else:
            STEPS[s.stage](s, tell)


def announce(s: State, tell: Tell) -> None:
    """Tell of a round and its order before anything else happens in it (KNOCKOUT-12)."""
    s.announced = True
    order = tuple([colour(s, index) for index in s.card])
    tell(events.RoundBegan(s.round, rounds.rounds(s), order, order[0], members(s, s.card[0])))


def begin_round(s: State) -> None:
    """The side on top goes first (KNOCKOUT-21)."""
    s.stage, s.place, s.announced = state.SLIDES, 0, False
    s.sides[s.card[0]].led = True


# ---- the slides of the round


def next_slide(s: State) -> bool:
    """One token after another in card order; who has none in hand is skipped (KNOCKOUT-15, KNOCKOUT-17).

    False when all are slid. Its tokens are alike, so the lowest number is next (KNOCKOUT-22, KNOCKOUT-104).
    """
    for step in range(len(s.card)):
        place = (s.place + step) % len(s.card)
        index = s.card[place]
        side = s.sides[index]
        hand = [number for number, t in zip(numbers(side), side.tokens, strict=True) if t.status == state.HAND]
        if hand and side.members:
            s.place = place + 1
            ask(s, phases.ToSlide(hand[0], slider(s, index, hand[0]), state.REGULAR))
            return True
    return False


def slider(s: State, index: int, number: int) -> Seat:
    """Partners alternate, and another one begins in each round (KNOCKOUT-18)."""
    side = s.sides[index]
    place = number - numbers(side).start
    return side.members[(place + s.round - 1) % len(side.members)]


def slides(s: State, tell: Tell) -> None:
    """The next regular slide, or step 1 of the round's end (KNOCKOUT-46)."""
    if not s.announced:
        announce(s, tell)
    if not next_slide(s):
        s.stage, s.place = state.CHANCES, 0


def ask(s: State, pending: phases.Pending) -> None:
    """Wait for somebody; each decision has a number of its own."""
    s.number += 1
    s.pending = pending


# ---- Jail


def ask_about_jail(s: State, tell: Tell) -> None:
    """The owner may pay just now, unless it cannot (KNOCKOUT-40) or its player has answered beforehand (KNOCKOUT-193)."""
    number = s.jail.pop(0)
    index = side_of(s, number)
    if not s.sides[index].members:
        return
    preset = s.presets[owner(s, number)]
    if cash(s, index) < FEE or preset == state.NEVER:
        tell(events.Stayed(colour(s, index), members(s, index), number))
    elif preset == state.ALWAYS:
        buy_out(s, number, owner(s, number), tell)
    else:
        ask(s, phases.ToJail(number))


def buy_out(s: State, number: int, seat: Seat, tell: Tell) -> None:
    """100 into the pot; then the token is slid again from GO, which is no regular slide (KNOCKOUT-37, KNOCKOUT-44)."""
    index = side_of(s, number)
    to_pot(s, index, tell, events.BoughtOut(seat, colour(s, index), FEE))
    ask(s, phases.ToSlide(number, owner(s, number), state.BY_JAIL))


def to_pot(s: State, index: int, tell: Tell, event: events.BoughtOut | events.RetryPaid) -> None:
    """A side pays 100 into the pot."""
    pay(s.purse, index, len(s.sides), FEE, tell, event)


def owner(s: State, number: int) -> Seat:
    """Who last slid a token, or the partner once that player has left (KNOCKOUT-19, KNOCKOUT-180)."""
    side = s.sides[side_of(s, number)]
    last = token(s, number).slider
    return last if last in side.members else side.members[0]


# ---- steps 1 and 2 of the round's end, side after side in card order (KNOCKOUT-46)


def chances(s: State, tell: Tell) -> None:
    """Each of a side's tokens on Chance that has not had its Chance, lowest first (KNOCKOUT-49, KNOCKOUT-54).

    It does not matter how it got there (KNOCKOUT-50). Looked for anew after each, so that one that comes there meanwhile
    counts too, until the side's step is over (KNOCKOUT-53).
    """
    while s.place < len(s.card):
        index = s.card[s.place]
        fresh = [number for number in on(s, index, CHANCE) if not token(s, number).used]
        if fresh and s.sides[index].members:
            ask(s, phases.ToChance(fresh[0], owner(s, fresh[0])))
            return
        s.place += 1
    s.stage, s.place = state.RAILROADS, 0
    s.moved.clear()


def railroads(s: State, tell: Tell) -> None:
    """Each of a side's tokens on a Railroad, lowest first, while a property is free (KNOCKOUT-56, KNOCKOUT-62).

    It does not matter how it got there (KNOCKOUT-60). Steps without a choice are passed over (KNOCKOUT-165). Then all is counted.
    """
    while s.place < len(s.card):
        index = s.card[s.place]
        waiting = [number for number in on(s, index, RAILROAD) if number not in s.moved]
        if waiting and s.sides[index].members and railroad.unoccupied(s):
            ask(s, phases.ToMove(waiting[0]))
            return
        s.place += 1
    end_round(s, tell)


def end_round(s: State, tell: Tell) -> None:
    """Scoring, tokens back, the new order, and the next round unless this was the last (KNOCKOUT-46, KNOCKOUT-81)."""
    over = rounds.finishing(s)
    rounds.score(s, tell)
    if over:
        rounds.finish(s, "rounds", tell)
        return
    rounds.clear(s)
    rounds.rotate(s)
    s.round += 1
    begin_round(s)


STEPS = {state.SLIDES: slides, state.CHANCES: chances, state.RAILROADS: railroads}
"""What comes next, by stage."""


# ---- who may answer


def name(pending: phases.Pending) -> str:
    """The prefix of a wait."""
    if isinstance(pending, phases.ToSlide):
        return "again" if pending.kind == state.BY_JAIL else "slide"
    return PREFIXES[type(pending)]


PREFIXES: dict[type[phases.Pending], str] = {
    phases.ToRetry: "retry",
    phases.ToJail: "jail",
    phases.ToChance: "chance",
    phases.ToMove: "railroad",
}


def answering(s: State, pending: phases.Pending) -> tuple[Seat, ...]:
    """Who may answer: the slider of a slide, first of all, any player of the side for what is no slide (KNOCKOUT-19)."""
    side = s.sides[side_of(s, pending.token)]
    if isinstance(pending, (phases.ToSlide, phases.ToRetry)):
        return sliders(s, pending)
    return tuple(side.members)


def sliders(s: State, pending: phases.ToSlide | phases.ToRetry | phases.ToChance) -> tuple[Seat, ...]:
    """Who may slide: the player of KNOCKOUT-18 or KNOCKOUT-19, and the partner of one who is away (KNOCKOUT-162)."""
    if not away(s, pending.seat):
        return (pending.seat,)
    partners = [seat for seat in s.sides[side_of(s, pending.token)].members if seat != pending.seat]
    return (pending.seat, *partners)


def price(s: State, pending: phases.Pending) -> Cash:
    """What it costs to answer yes."""
    return (
        FEE
        if isinstance(pending, phases.ToJail) or (isinstance(pending, phases.ToRetry) and s.second == state.PAID)
        else 0
    )
