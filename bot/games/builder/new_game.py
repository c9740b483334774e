"""How a game of Builder begins: options, tokens, the first throws (sections 1 and 2 of the rules, part F)."""

from bot.games.builder import data, turn
from bot.games.builder.state import Deed, Rules, State
from bot.kit.contract import Choice, Option, Options, Rng
from bot.kit.engine import TOKENS
from bot.kit.mechanics import balances, turns
from bot.kit.mechanics.deck import Deck

SWITCH = Choice(("off", "on"))
OPTIONS = (
    Option("rent", "ask", Choice(("ask", "auto"))),
    Option("grace", "usual", Choice(("none", "short", "usual", "long", "longest"))),
    Option("rounds", 0, Choice((0, 10, 15, 20, 25, 30, 40, 50, 60))),
    Option("stall", 15, Choice((0, 5, 10, 15, 20, 25, 30))),
    Option("gifts", "off", SWITCH),
)
"""Part F; the pace is the table's, and names come in each person's language."""


def setup(seats: int, options: Options, dice: Rng) -> State:
    """900 each (BUILDER-3), 4 own chips (BUILDER-7), 12 blocks (BUILDER-8), all on GO without salary (BUILDER-12).

    Deeds are the bank's, which has 20 chips of each type besides (BUILDER-9, BUILDER-10); the cards are shuffled
    (BUILDER-11); the dice choose who begins (BUILDER-13).
    """
    throws = turns.throws(seats, dice)
    types = tokens(seats, options)
    s = State(
        purse=balances.purse(seats, data.STARTING_CASH),
        turns=turns.begin(turns.best(throws)),
        deeds=[Deed(space) for space in data.TITLES],
        chance=Deck(list(data.CHANCE_CARDS)),
        types=types,
        chips=[[data.STARTING_CHIPS * (kind == own) for kind in data.KINDS] for own in types],
        bank=[data.STOCK - data.STARTING_CHIPS * (kind in types) for kind in data.KINDS],
        blocks=[data.BLOCKS] * seats,
        spaces=[data.GO] * seats,
        jailed=[False] * seats,
        failures=[0] * seats,
        active=[True] * seats,
        cards=[[] for _ in range(seats)],
        floors=[0] * len(data.SITES),
        builders=[-1] * len(data.SITES),
        rules=rules(options),
        throws=throws,
    )
    turn.begin(s)
    return s


def tokens(seats: int, options: Options) -> list[int]:
    """Each seat's token, and so its type of chip; without the table's word the first ones in order (BUILDER-5)."""
    word = str(options.get(TOKENS, ""))
    chosen = [int(token) for token in word.split("-")] if word else list(range(seats))
    if sorted(set(chosen)) != sorted(chosen) or len(chosen) != seats or not set(chosen) <= set(data.KINDS):
        raise ValueError(f"{word!r} does not give {seats} seats a token each.")
    return chosen


def rules(options: Options) -> Rules:
    """The options as the rules read them."""
    return Rules(
        auto=options["rent"] == "auto",
        grace=str(options["grace"]),
        rounds=int(options["rounds"]),
        stall=int(options["stall"]),
        gifts=options["gifts"] == "on",
    )
