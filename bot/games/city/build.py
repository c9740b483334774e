"""Step C: the unit's construction button and blocks (section 7)."""

from bot.games.city import data, phases, supply
from bot.games.city.actions import Build, Done, Press
from bot.games.city.custom_board import board
from bot.games.city.data import District
from bot.games.city.events import BlocksBuilt, UnitPressed
from bot.games.city.state import Plot, State, counting, decision, doubled, plot
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay


def _step(s: State) -> phases.ToBuild:
    """Step C on top of the stack."""
    top = s.stack[-1]
    assert isinstance(top, phases.ToBuild)
    return top


def press(s: State, seat: Seat, _action: Press, dice: Rng, tell: Tell) -> None:
    """The unit answers 1, 2, 3 or station (0), drawn now, by its weights (CITY-55, CITY-152, CITY-158, CITY-196).

    Pressing is free and needs no district (CITY-56). A station gives no blocks (CITY-68), and is not among the answers
    when none can be placed (CITY-70).
    """
    step = _step(s)
    weights = s.rules.weights if supply.left(s, "station") else s.rules.weights[:3]
    fall = dice.die(sum(weights))
    permit = 0
    for blocks, weight in enumerate(weights, start=1):
        if fall <= weight:
            permit = blocks % 4
            break
        fall -= weight
    step.permit = step.left = permit
    tell(UnitPressed(seat, permit))


def price(card: District, kind: str) -> Cash:
    """What one block costs (CITY-58)."""
    return card.residential if kind == data.RESIDENTIAL else card.industrial


def free(p: Plot) -> int:
    """Blocks that still fit; nothing else that stands there counts (CITY-60, CITY-61)."""
    return data.FULL - p.residential - p.industrial


def stock(s: State, kind: str) -> int:
    """Blocks of the kind left in the box: no limit that matters but under limited blocks (CITY-67, CITY-197)."""
    if not s.rules.limited:
        return data.FULL
    return data.BOX_BLOCKS - sum([p.residential if kind == data.RESIDENTIAL else p.industrial for p in s.plots])


def build(s: State, seat: Seat, action: Build, _dice: Rng, tell: Tell) -> None:
    """Blocks for an own district wherever the token stands, paid at once (CITY-57 to CITY-64, CITY-191).

    They are numbers, never sold back or moved (CITY-64, CITY-65).
    """
    p, card = plot(s, action.space), board(s.board).districts[action.space]
    s.fresh.append(p.space)
    times = 2 if doubled(s, p) else 1  # blocks change nothing about that
    before = times * card.rents[counting(p)]
    if action.kind == data.RESIDENTIAL:
        p.residential += action.count
    else:
        p.industrial += action.count
    _step(s).left -= action.count
    amount, after = price(card, action.kind) * action.count, times * card.rents[counting(p)]
    built = BlocksBuilt(seat, action.space, action.kind, action.count, amount, before, after)
    pay(s.purse, seat, BANK, amount, tell, built)


def done(s: State, _seat: Seat, _action: Done, _dice: Rng, _tell: Tell) -> None:
    """Step C ends, what is left of the permit is lost; after a double the cycle begins again (CITY-11, CITY-57)."""
    s.stack.pop()
    if s.again:
        s.again = False
        s.stack.append(phases.ToRoll(decision(s)))
