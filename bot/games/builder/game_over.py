"""How the game ends: whether the penthouse can still be placed, and the final count (section 19)."""

from bot.games.builder import claims, data, scoring, trades
from bot.games.builder.actions import EndAndCount
from bot.games.builder.events.game_over import Counted, GameEnded
from bot.games.builder.state import State
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.ranking import ranking


def could_still(s: State) -> bool:
    """Whether any active player could ever place the penthouse (BUILDER-147).

    With a building whose missing floors the own blocks reach, or four blocks and a free foundation. Without, the game
    ends and is counted.
    """
    blocks = s.blocks
    if False in s.active:
        blocks = [left if here else -1 for left, here in zip(blocks, s.active, strict=True)]
    if max(blocks) >= data.FLOORS and -1 in s.builders:
        return True
    for builder, floors in zip(s.builders, s.floors, strict=True):
        if builder >= 0 and blocks[builder] >= data.FLOORS - floors:
            return True
    return False


def end_and_count(s: State, _seat: Seat, _action: EndAndCount, _dice: Rng, tell: Tell) -> None:
    """The last active player has had enough (BUILDER-150)."""
    end(s, "agreed", tell)


def stop(s: State, tell: Tell) -> None:
    """The people have called the game off: the count of what everybody has now, which ends the chart too."""
    s.course.append(scoring.totals(s))
    end(s, data.STOPPED, tell)


def end(s: State, why: str, tell: Tell) -> None:
    """Nobody gets another turn; claims and offers lapse (BUILDER-138). The count: points, then cash, else a shared place.

    BUILDER-145. Bankrupt players are ranked too (BUILDER-146); who has left stands behind, the last to go before the
    first (BUILDER-148).
    """
    s.stack.clear()
    s.debts.clear()
    s.inherits.clear()
    s.ended = why
    claims.forget(s, None, tell)
    trades.forget(s, None, tell)
    scores = scoring.scores(s)
    staying = [seat for seat in range(len(s.active)) if seat not in s.left]
    totals = {seat: (scores[seat].total, s.purse.cash[seat]) for seat in staying}
    s.ranks = ranking(totals, s.left)
    for seat in sorted(staying, key=s.ranks.__getitem__):
        score, cash = scores[seat], s.purse.cash[seat]
        points = (score.buildings, score.sets, score.billionaire, score.community, score.total)
        tell(Counted(seat, *points, cash, s.ranks[seat]))
    tell(GameEnded(why))
