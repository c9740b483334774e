"""Chips as robots see them: what to leave, to take, to exchange, with an eye on the floor that comes next."""

from collections.abc import Sequence

from bot.games.builder import actions as verbs
from bot.games.builder import build, chips, data, penthouse_race
from bot.games.builder.robot import value
from bot.games.builder.view import BuilderView
from bot.kit.contract import Goods, Seat, Value

OPENS = 80
"""An exchange that makes the next floor of the tower possible at once."""
THREAT = 40
"""A chip that keeps who is about to place the penthouse from it."""


def level(view: BuilderView, seat: Seat) -> int:
    """The level that comes next on the tallest building of `seat`."""
    return 1 + max([site.floors for site in view.sites if site.owner == seat], default=0)


def names(view: BuilderView, me: Seat, chip: Value) -> bool:
    """Whether the next floor of the tower takes such a chip, and it is not there yet."""
    kind = data.TYPE.get(str(chip), -1)
    return kind >= 0 and view.seats[me].chips[kind] < penthouse_race.needs(level(view, me))[kind]


def stock(view: BuilderView, seat: Seat, held: Sequence[int]) -> int:
    """What these chips would be worth to `seat`."""
    return value.stock(held, penthouse_race.needs(level(view, seat)))


def changed(view: BuilderView, seat: Seat, gained: Goods, lost: Goods) -> list[int]:
    """The chips of `seat` after these came and those went; never less than none."""
    held = view.seats[seat].chips
    more, less = chips.counted(gained), chips.counted(lost)
    return [max(0, have + plus - minus) for have, plus, minus in zip(held, more, less, strict=True)]


def gain(view: BuilderView, seat: Seat, gained: Goods, lost: Goods) -> int:
    """How much more or less worth the chips of `seat` are after an exchange."""
    return stock(view, seat, changed(view, seat, gained, lost)) - stock(view, seat, view.seats[seat].chips)


def least(view: BuilderView, me: Seat) -> verbs.Drop:
    """The surplus that is missed least."""
    return verbs.Drop(chips.items(value.surplus(view.seats[me].chips, penthouse_race.needs(level(view, me)))))


def _opened(view: BuilderView, me: Seat, after: Sequence[int]) -> bool:
    """Whether these chips, but not those at hand, suffice for the next floor of the tower."""
    following = level(view, me)
    return build.affordable(following, after) and not build.affordable(following, view.seats[me].chips)


def exchange(view: BuilderView, me: Seat, action: verbs.Exchange) -> int:
    """Four for one, where it opens a floor or so many of a type are there that they are not missed."""
    gained, lost = (action.wanted,), (action.chip,) * data.RATE
    if _opened(view, me, changed(view, me, gained, lost)):
        return OPENS
    return gain(view, me, gained, lost)


def park(view: BuilderView, me: Seat, action: verbs.Park) -> int:
    """Two for one."""
    opens = OPENS * _opened(view, me, changed(view, me, (action.wanted,), action.chips))
    return gain(view, me, (action.wanted,), action.chips) + opens


def pick(view: BuilderView, me: Seat, action: verbs.Pick) -> int:
    """Two of the type that is missed most."""
    return gain(view, me, (action.chip,) * data.GIFT, ())


def steal(view: BuilderView, me: Seat, action: verbs.Steal) -> int:
    """What is missed most, from who is ahead, or what the penthouse of another lacks then."""
    return gain(view, me, (action.chip,), ()) + view.seats[action.victim].score.total + THREAT * stops(view, action)


def stops(view: BuilderView, action: verbs.Steal) -> bool:
    """Whether the theft keeps the victim from a penthouse that could be placed."""
    held = view.seats[action.victim].chips
    after = changed(view, action.victim, (), (action.chip,))
    ready = level(view, action.victim) == data.PENTHOUSE and build.affordable(data.PENTHOUSE, held)
    return ready and not build.affordable(data.PENTHOUSE, after)
