"""An action aimed at others opens a thread for each of them at once (DEAL-66, DEAL-101)."""

from bot.games.deal import payments
from bot.games.deal.state import RESPOND, Asked, State, decision
from bot.kit.contract import Card, Cash, Seat, Tell
from bot.kit.mechanics import reactions


def ask(s: State, actor: Seat, targets: list[Seat], asked: Asked, tell: Tell) -> None:
    """Ask all targets, whether or not they hold a Just Say No (DEAL-132).

    Who owes and has nothing that can pay is not asked and pays nothing (DEAL-65, DEAL-131), unless by option O-8.
    """
    asked.demand = reactions.open_(actor, targets, [decision(s) for _ in targets])
    s.asked, s.stage = asked, RESPOND
    for t in asked.demand.threads:
        if asked.due and not s.rules.ask_all and not payments.able(s.areas[t.seat], s.banks[t.seat]):
            payments.settle(s, asked, t, (), tell)
    s.obey = decision(s)


def new(kind: str, cards: list[Card], actor: Seat, due: Cash = 0, colour: str = "") -> Asked:
    """What is asked, before its targets."""
    return Asked(kind, cards, reactions.Request(actor, []), due, colour)
