"""What a throw brings to everybody (section 5)."""

from bot.games.builder import data
from bot.games.builder.chips import receive, words
from bot.games.builder.events.chips import ChipsReceived
from bot.games.builder.state import State
from bot.kit.contract import Seat, Tell
from bot.kit.mechanics import turns


def produce(s: State, total: int, tell: Tell) -> None:
    """Two chips for each deed of that number (BUILDER-36), or for everybody at a 6 (BUILDER-37).

    The token has not moved yet (BUILDER-39). Players in jail take theirs (BUILDER-40, BUILDER-89), mortgaged deeds bring none (BUILDER-41, BUILDER-125). A bank
    with too few serves in turn order (BUILDER-42).
    """
    due: list[tuple[Seat, int]] = []
    if total == data.COMMON:
        due = [(seat, s.types[seat]) for seat in turns.order(s.active, s.turns.active)]
    else:
        for place in data.PRODUCERS[total]:
            d = s.deeds[place]
            if d.owner is not None and not d.mortgaged:
                due.append((d.owner, data.TITLES[d.space].chip))
        if len(due) > 1:
            due.sort(key=lambda one: (one[0] - s.turns.active) % len(s.active))
    s.made = [[0, 0, 0, 0] for _ in s.active]
    for seat, kind in due:
        s.made[seat][kind] += receive(s, seat, kind, data.GIFT)
    for seat in dict(due):
        tell(ChipsReceived(seat, words(s.made[seat]), "roll"))
