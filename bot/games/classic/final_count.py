"""The end of the game and its count (section 4.17)."""

from bot.games.classic import claims, decks, open_trades, phases
from bot.games.classic.build_view import line
from bot.games.classic.events.money import Counted, GameEnded
from bot.games.classic.state import State, fortunes
from bot.kit.contract import Tell
from bot.kit.mechanics import deck
from bot.kit.mechanics.ranking import ranking


def run_out(s: State, tell: Tell) -> None:
    """The limit is reached and no phase is open: open claims are paid as far as cash goes, then the count (CLASSIC-165)."""
    claims.pay_up(s, None, tell)
    end(s, tell)


def stop(s: State, tell: Tell) -> None:
    """The people have called the game off: the count of what everybody has now, which ends the chart too."""
    s.course.append(fortunes(s))
    end(s, tell)


def end(s: State, tell: Tell) -> None:
    """The last one standing has won, at once (CLASSIC-163, CLASSIC-209); at the limit the richest (CLASSIC-165).

    Then net worth, properties, cash decide (CLASSIC-166, CLASSIC-167); who is out ranks behind, the last to go first
    (CLASSIC-164).
    """
    for one in s.stack:
        if isinstance(one, phases.ToChooseCard):
            deck.bury(decks.pile(s, one.deck), one.card)
    s.stack.clear()
    s.due.clear()
    s.claims.clear()
    open_trades.forget(s, None, tell)
    alive = [seat for seat, solvent in enumerate(s.solvent) if solvent]
    worths = fortunes(s)
    counts = {seat: (worths[seat], sum(s.counts[seat]), s.purse.cash[seat]) for seat in alive}
    s.ranks = ranking(counts, s.out)
    for seat in sorted(alive, key=s.ranks.__getitem__):
        count = line(s, seat)
        tell(Counted(seat, count.cash, count.properties, count.buildings, count.total, count.rank))
    tell(GameEnded())
