"""What a rent amounts to (section 4.6)."""

from bot.games.classic import data, phases
from bot.games.classic.events.rents import MachineRolled
from bot.games.classic.state import Plot, State, plan
from bot.kit.contract import Cash, Rng, Tell


def now(s: State, index: int) -> Cash:
    """The rent of the property at that place in board order, 0 when unowned or mortgaged (CLASSIC-65, CLASSIC-137).

    Of a Machine it is what the dice are multiplied by.
    """
    p = s.plots[index]
    if p.owner is None or p.mortgaged:
        return 0
    b = plan(s)
    card = b.squares[p.space]
    if card.kind != data.PLACE:
        return card.rents[s.counts[p.owner][b.kin[index]] - 1]
    if p.level:
        return card.rents[p.level]
    return card.rents[0] * (2 if whole(s, index) else 1)


def whole(s: State, index: int) -> bool:
    """Whether the owner has the whole group and none of it is mortgaged: bare rent is doubled.

    Buildings elsewhere in the group do not matter (CLASSIC-66); one mortgage ends it for all (CLASSIC-67,
    CLASSIC-199).
    """
    b = plan(s)
    owner = s.plots[index].owner
    mates = b.mates[index]
    if owner is None or s.counts[owner][b.kin[index]] != len(mates):
        return False
    return not any(s.plots[mate].mortgaged for mate in mates)


def due(s: State, p: Plot, step: phases.ToArrive, dice: Rng, tell: Tell) -> Cash:
    """The amount that falls due as the active player lands on another's unmortgaged property, once and for all (CLASSIC-74).

    Level 1 to 5 by the deed, never doubled (CLASSIC-68); a Faction by how many its owner has, mortgaged ones counted
    (CLASSIC-69, CLASSIC-70); a Machine by a fresh throw (CLASSIC-71, CLASSIC-72). A card that sends to the nearest
    asks for twice the Faction's rent, or ten times the throw (CLASSIC-73).
    """
    b = plan(s)
    rent = now(s, b.place[p.space])
    square = b.squares[p.space]
    if square.kind == data.MACHINE:
        return _thrown(s, p, max(square.rents) if step.nearest else rent, dice, tell)
    return 2 * rent if step.nearest and square.kind == data.FACTION else rent


def _thrown(s: State, p: Plot, times: int, dice: Rng, tell: Tell) -> Cash:
    """The throw for a Machine: all three dice of who is awake, numbers at face value, Bus and Mr M 0 (CLASSIC-51)."""
    payer = s.turns.active
    first, second = dice.die(), dice.die()
    speed = dice.die() if s.awake[payer] else 0
    total = first + second + (speed if speed <= data.NUMBERS else 0)
    tell(MachineRolled(payer, p.space, first, second, data.SPEED[speed], total, times))
    return total * times
