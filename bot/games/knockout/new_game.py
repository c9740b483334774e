"""The options of section 14, who plays for which side and in which colour, and the draw of the first order (section 1)."""

from collections.abc import Sequence

from bot.games.knockout import turn
from bot.games.knockout.data import COLOURS, POT, TOKENS
from bot.games.knockout.state import FREE, OFF, PAID, Side, State, Token, opening
from bot.kit.contract import Choice, Option, Options, Range, Rng, Seat
from bot.kit.mechanics.balances import Balances

SINGLE = 4
"""Up to so many players play singly (KNOCKOUT-2)."""
SWITCH = Choice(("on", "off"))
MOST = 8
PICKED = "colours"
"""The option that holds what was picked: a digit to the base of five for each seat, the lowest first, 0 for none."""
DIGITS = len(COLOURS) + 1
OPTIONS = (
    Option("second-chance", OFF, Choice((OFF, FREE, PAID))),
    Option("animation", "gif", Choice(("gif", "still"))),
    Option("aim-band", "on", SWITCH),
    Option(PICKED, 0, Range(0, DIGITS**MOST - 1), hidden=True),
)
"""Section 14; `teams` follow from the number of players, the pace is the table's, `jail_preset` is each player's verb.

`animation` (KNOCKOUT-156) and `aim-band` are read by those who show the game.
"""


def picks(tokens: Sequence[int | None]) -> dict[str, int]:
    """The option made of the colours picked in the lobby, by seat; None for who picked none (KNOCKOUT-6)."""
    digits = [0 if token is None or token >= len(COLOURS) else token + 1 for token in tokens]
    return {PICKED: sum([digit * DIGITS**seat for seat, digit in enumerate(digits)])}


def setup(seats: int, options: Options, dice: Rng) -> State:
    """No cash, four tokens each, 500 in the pot from the Bank, which never runs dry.

    The order drawn, the first slide awaited (KNOCKOUT-1, KNOCKOUT-7, KNOCKOUT-8, KNOCKOUT-9, KNOCKOUT-10, KNOCKOUT-12).
    """
    sides = [
        Side(colour, members, list(members), [Token() for _ in range(TOKENS)])
        for members, colour in coloured(split(seats), picked(seats, int(options[PICKED])))
    ]
    s = opening(seats, sides, Balances([0] * len(sides) + [POT], -POT), str(options["second-chance"]))
    s.card = draw(len(sides), dice)
    turn.begin_round(s)
    turn.next_slide(s)
    return s


def split(seats: int) -> list[list[Seat]]:
    """Singly up to four players, else pairs in join order, the last odd one alone (KNOCKOUT-2, KNOCKOUT-4, KNOCKOUT-5)."""
    size = 1 if seats <= SINGLE else 2
    return [list(range(first, min(first + size, seats))) for first in range(0, seats, size)]


def picked(seats: int, option: int) -> list[int | None]:
    """The colours picked, by seat."""
    digits = [option // DIGITS**seat % DIGITS for seat in range(seats)]
    return [digit - 1 if digit else None for digit in digits]


def coloured(split_: list[list[Seat]], wanted: list[int | None]) -> list[tuple[list[Seat], int]]:
    """A team's colour is what its member in the lower seat picked, or else the other.

    Who picked none gets the first free one, in join order (KNOCKOUT-6, KNOCKOUT-187). Unused colours take no part
    (KNOCKOUT-13).
    """
    chosen: dict[int, int] = {}
    for side, members in enumerate(split_):
        own = [colour for seat in members if (colour := wanted[seat]) is not None and colour not in chosen.values()]
        if own:
            chosen[side] = own[0]
    free = [colour for colour in range(len(COLOURS)) if colour not in chosen.values()]
    return [(members, chosen[side] if side in chosen else free.pop(0)) for side, members in enumerate(split_)]


def draw(sides: int, dice: Rng) -> list[int]:
    """The first order: join indexes by the digest of each, upwards (KNOCKOUT-12, KNOCKOUT-141)."""
    digests = [dice.named(f"order/{index}") for index in range(sides)]
    return sorted(range(sides), key=digests.__getitem__)
