"""The options of section 19, and the beginning of a game (section 1)."""

from bot.games.deal import turn
from bot.games.deal.data import PACK
from bot.games.deal.state import Rules, State
from bot.kit.contract import Choice, Option, Options, Range, Refused, Rng
from bot.kit.mechanics import turns
from bot.kit.mechanics.deck import Deck
from bot.kit.robots.search import discard_events

DEALT = 5
"""Cards dealt to each (DEAL-4)."""
MOST_FOR_ONE, LEAST_FOR_TWO = 5, 4
"""Players up to which one pack may serve (DEAL-1), and from which two may (O-1)."""
SWITCH = Choice(("off", "on"))
HOURS = (*range(5), 6, 8, 12, 24, 48, 72, 96, 120, 144, 168)
OPTIONS = (
    Option("packs", "auto", Choice(("auto", "one", "two"))),
    Option("buildings", "bank", Choice(("bank", "discard"))),
    Option("multicolour", "one", Choice(("one", "all"))),
    Option("exchange", "opening", Choice(("opening", "turn", "off"))),
    Option("doubles", 2, Range(1, 2)),
    Option("swap-sets", "off", SWITCH),
    Option("counter-costs", "off", SWITCH),
    Option("ask-all", "off", SWITCH),
    Option("goal", 3, Range(2, 4)),
    Option("first", 0, Range(0, 10)),
    Option("excess", "pile", Choice(("pile", "discard"))),
    Option("limit", 0, Choice(HOURS)),
)
"""O-1 to O-10, O-12 and O-13; the pace, O-11, is the table's. `first` is a seat counted from 1, 0 by lot (DEAL-6);
`limit` in hours, 0 for none.
"""


def rules(options: Options) -> Rules:
    """The options as the rules read them."""
    return Rules(
        discard_buildings=options["buildings"] == "discard",
        rent_all=options["multicolour"] == "all",
        exchange=str(options["exchange"]),
        doubles=int(options["doubles"]),
        swap_sets=options["swap-sets"] == "on",
        counter_costs=options["counter-costs"] == "on",
        ask_all=options["ask-all"] == "on",
        goal=int(options["goal"]),
        discard_excess=options["excess"] == "discard",
    )


def packs(seats: int, chosen: str) -> int:
    """One pack up to 5 players, two from 6 on; two also from 4 on by choice (DEAL-1, DEAL-2, O-1)."""
    if (chosen == "one" and seats > MOST_FOR_ONE) or (chosen == "two" and seats < LEAST_FOR_TWO):
        raise Refused("packs-do-not-fit", seats=seats)
    return 2 if chosen == "two" or (chosen == "auto" and seats > MOST_FOR_ONE) else 1


def setup(seats: int, options: Options, dice: Rng) -> State:
    """Shuffle, seats, five cards each, nothing on the table, and the first turn (DEAL-3, DEAL-4, DEAL-5, DEAL-7, DEAL-17)."""
    many = packs(seats, str(options["packs"]))
    order = list(range(seats))
    dice.shuffle(order)
    named = int(options["first"])  # by lot, unless the host has named somebody who is there (DEAL-6, O-10)
    first = named - 1 if 1 <= named <= seats else dice.die(seats) - 1
    place = order.index(first)
    s = State(
        rules=rules(options),
        hands=[[] for _ in order],
        banks=[[] for _ in order],
        areas=[{} for _ in order],
        pile=Deck(list(range(1, many * PACK + 1))),
        order=order[place:] + order[:place],
        turns=turns.begin(0),
        playing=[True] * seats,
        orders=[[] for _ in order],
        packs=many,
        hours=int(options["limit"]),
    )
    for seat in s.order:
        turn.deal(s, seat, DEALT, dice)
    turn.begin(s, dice, discard_events)
    return s
