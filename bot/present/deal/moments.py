"""Deal's great moments: a set is complete."""

from msgspec.structs import replace

from bot.games.deal.events import SetCompleted
from bot.games.deal.view import DealView, GroupView
from bot.kit.moment import Moments


def _incomplete(view: DealView, done: SetCompleted) -> DealView:
    """The set without its last card."""
    seats = [
        replace(each, groups=tuple([_less(group) if group.colour == done.colour else group for group in each.groups]))
        if each.seat == done.seat
        else each
        for each in view.seats
    ]
    return replace(view, seats=tuple(seats))


def _less(group: GroupView) -> GroupView:
    return replace(group, cards=group.cards[:-1], complete=False, house=0, hotel=0) if group.complete else group


MOMENTS: Moments = {SetCompleted: _incomplete}
