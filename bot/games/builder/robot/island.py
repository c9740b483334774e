"""The island as robots see it: towers, groups, and chips kept for the penthouse."""

from bot.games.builder import actions as verbs
from bot.games.builder import data, penthouse_race
from bot.games.builder.robot import chip_value, value
from bot.games.builder.view import BuilderView
from bot.kit.contract import Seat

NEVER, SURE = -100_000, 10_000
SPREAD_OUT = -100
"""What is thought of a new building that wins no group while another one still grows."""
SPARED, SPENT = 10, 45
"""A chip that would have to be left next turn, and one that could be kept."""
SAVING = 200
"""What it costs to use up the chips for a penthouse that would win."""
TALL = 30
"""By level: towers first, because only they carry the penthouse."""
CUTS = 2
"""A foundation beside a building of the rival with the largest group."""


def build(view: BuilderView, me: Seat, action: verbs.Build) -> int:
    """Points of the floor and of the group that it makes, less the chips; towers before everything."""
    place = data.SITE[action.site]
    level = view.sites[place].floors + 1
    gain = value.POINT * (data.WORTH[level] - data.WORTH[level - 1]) + TALL * level
    if level == 1:
        gain += _new(view, me, place)
    if not penthouse_race.room(view.seats[me].blocks, chip_value.level(view, me) - 1, level):
        return NEVER
    held = view.seats[me].held
    total = data.COSTS[level].total
    spared = min(total, max(0, held - data.LIMIT))
    saved = SAVING if saving(view, me) and total > held - data.LIMIT + 1 else 0
    return gain - SPARED * spared - SPENT * (total - spared) - (len(action.chips) > 0) - saved


def saving(view: BuilderView, me: Seat) -> bool:
    """Whether only the chips of a penthouse that would win are missing."""
    return chip_value.level(view, me) == data.PENTHOUSE and crowns(view, me)


def crowns(view: BuilderView, me: Seat) -> bool:
    """Whether the penthouse would win now (BUILDER-145)."""
    mine = (view.seats[me].score.total + penthouse_race.CROWN, view.seats[me].cash)
    return all(
        mine > (player.score.total, player.cash)
        for player in view.seats
        if player.seat != me and player.status != "left"
    )


def wins_group(view: BuilderView, me: Seat, place: int) -> bool:
    """Whether a building there would win the Community Builder, which is not one's own yet."""
    player = view.seats[me]
    rivals = max([other.score.largest for other in view.seats if other.seat != me], default=0)
    size = group(view, me, place)
    return not player.score.community and size >= data.SMALLEST_GROUP and size > max(rivals, player.score.largest)


def _new(view: BuilderView, me: Seat, place: int) -> int:
    """A new building: the group that it joins, the room around it and who else wants it, the tower that has to wait."""
    around = [view.sites[other].owner for other in data.NEIGHBOURS[place]]
    wins = wins_group(view, me, place)
    growing = any(site.owner == me and site.floors < data.FLOORS for site in view.sites)
    alone = SPREAD_OUT if growing and not wins else 0
    rival = max([player for player in view.seats if player.seat != me], key=lambda player: player.score.largest).seat
    room = 3 * around.count(None) + 6 * around.count(me) + CUTS * around.count(rival)
    return wins * data.COMMUNITY * value.POINT + alone + room


def group(view: BuilderView, me: Seat, place: int) -> int:
    """The size of the own group that a building on `place` would belong to."""
    seen, todo = {place}, [place]
    while todo:
        for other in data.NEIGHBOURS[todo.pop()]:
            if other not in seen and view.sites[other].owner == me:
                seen.add(other)
                todo.append(other)
    return len(seen)


def penthouse(view: BuilderView, me: Seat, _action: verbs.Penthouse) -> int:
    """Only to win, because nobody gets another turn."""
    return SURE if crowns(view, me) else -SURE
