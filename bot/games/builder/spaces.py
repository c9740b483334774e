"""How a token goes along the track, and what the space reached does (sections 6, 7, 9 and 11)."""

from collections.abc import Callable

from bot.games.builder import chance, chips, claims, data, jail, movement, phases, space_choices
from bot.games.builder.actions import Buy
from bot.games.builder.events import Bought, ResourcesRolled, Visited
from bot.games.builder.state import State, decision, deed
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay


def go(s: State, seat: Seat, dice: Rng, tell: Tell) -> None:
    """Step 4: forward by the total, then the space stopped on (BUILDER-43, BUILDER-47)."""
    assert s.dice is not None
    movement.advance(s, seat, s.dice[0] + s.dice[1], tell)
    # A card may lead to another space, which is resolved in full (BUILDER-100).
    while RESOLVE[data.SPACES[s.spaces[seat]]](s, seat, dice, tell):
        pass


def buy(s: State, seat: Seat, _action: Buy, _dice: Rng, tell: Tell) -> None:
    """The price to the bank, the deed to the player (BUILDER-49). It did not pay on this roll (BUILDER-39)."""
    s.stack.pop()
    d = deed(s, s.spaces[seat])
    price = data.TITLES[d.space].price
    pay(s.purse, seat, BANK, price, tell, Bought(seat, d.space, price))
    d.owner = seat
    s.fresh.append(d.space)


def _deed(s: State, seat: Seat, _dice: Rng, tell: Tell) -> None:
    """Unowned: buy or auction (BUILDER-48). One's own (BUILDER-51) or mortgaged (BUILDER-65): nothing. Else a rent."""
    d = deed(s, s.spaces[seat])
    if d.owner is None:
        s.stack.append(phases.ToBuy(decision(s), d.space))
    elif d.owner == seat or d.mortgaged:
        tell(Visited(seat, d.space, "own" if d.owner == seat else "mortgaged"))
    else:
        claims.stop(s, seat, d, tell)


def _roll(s: State, seat: Seat, dice: Rng, tell: Tell) -> None:
    """Two chips of the type that a throw names; a double means nothing (BUILDER-81), nor does it produce (BUILDER-38)."""
    one, two = dice.die(), dice.die()
    kind = data.ROLL_TABLE[one + two]
    tell(ResourcesRolled(seat, one, two, data.CHIPS[kind]))
    chips.gift(s, seat, kind, "space", tell)


RESOLVE: dict[str, Callable[[State, Seat, Rng, Tell], bool | None]] = {
    "go": lambda s, seat, dice, tell: None,  # the salary is paid by now (BUILDER-87)
    "deed": _deed,
    "chance": chance.draw,
    "collect": lambda s, seat, dice, tell: chips.gift(
        s, seat, data.COLLECT[s.spaces[seat]], "space", tell
    ),  # BUILDER-80
    "roll": _roll,
    "jail": lambda s, seat, dice, tell: tell(Visited(seat, s.spaces[seat], "jail")),  # Just Visiting (BUILDER-85)
    "steal": lambda s, seat, dice, tell: space_choices.ask_steal(s, seat, tell),  # BUILDER-82
    "parking": lambda s, seat, dice, tell: space_choices.ask_park(s, seat, tell),  # once for this stop (BUILDER-83)
    "go-to-jail": lambda s, seat, dice, tell: jail.send(s, seat, "space", tell),  # BUILDER-86
}
"""By kind of space; True when the token has moved on and the new space is still to be resolved."""
