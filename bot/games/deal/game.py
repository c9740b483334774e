"""Deal as the contract knows it: the nine functions and the dispatch from action to rule."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bot.games.deal import actions as verbs
from bot.games.deal import (
    answers,
    charges,
    finish,
    hand,
    lay,
    naming,
    offers,
    opening,
    outlook,
    pilot,
    refusals,
    robot,
    robot_reasons,
    secrets,
    thefts,
    turn,
    upgrades,
    waits,
    wilds,
)
from bot.games.deal.actions import Verbs
from bot.games.deal.events import Facts
from bot.games.deal.state import State
from bot.games.deal.view import DealView, view
from bot.games.kit.model import Action, Card, Clock, Dice, Offer, Option, Options, Refusal, Seat, Tell, Wait
from bot.games.kit.thought import Reason

Handler = Callable[[State, Seat, Any, Dice, Tell], None]
HANDLERS: dict[type[Action], Handler] = {
    verbs.Bank: lay.bank,
    verbs.Lay: lay.lay,
    verbs.Build: lay.build,
    verbs.PassGo: hand.pass_go,
    verbs.Sly: thefts.sly,
    verbs.Forced: thefts.forced,
    verbs.Breaker: thefts.breaker,
    verbs.Collect: charges.collect,
    verbs.Birthday: charges.birthday,
    verbs.Charge: charges.charge,
    verbs.ChargeOne: charges.charge_one,
    verbs.Exchange: wilds.exchange,
    verbs.Rearrange: wilds.rearrange,
    verbs.EndTurn: turn.end_turn,
    verbs.GiveBack: turn.give_back,
    verbs.Pay: answers.settle,
    verbs.SayNo: answers.say_no,
    verbs.Submit: answers.submit,
    verbs.Obey: answers.obey,
    verbs.EndHour: turn.end_hour,
    verbs.Order: answers.order,
    verbs.Leave: finish.leave,
}


class Deal:
    """The game Deal. 2 to 10 players (DEAL-1, DEAL-2)."""

    key: ClassVar[str] = "deal"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 11)
    state: ClassVar[Any] = State
    action: ClassVar[Any] = Verbs
    event: ClassVar[Any] = Facts
    options: ClassVar[tuple[Option, ...]] = opening.OPTIONS
    clocks: ClassVar[Mapping[str, Clock]] = waits.CLOCKS
    patience: ClassVar[int] = 3
    careful: ClassVar[bool] = True
    """Payments and rearrangements are refused before anything has changed."""
    combining: ClassVar[frozenset[type[Action]]] = frozenset({verbs.Pay, verbs.Rearrange})
    private: ClassVar[frozenset[str]] = frozenset({verbs.GiveBack.__name__, verbs.Order.__name__})
    """Verbs whose values only the seat that plays them may know (section 16)."""
    slips: ClassVar[int] = 2
    """Luck levels a card game, so easy robots slip oftener than elsewhere."""
    horizon: ClassVar[int] = 30
    moments: ClassVar[int] = 2
    """How far a strong robot looks: the rest of this turn and the next one, so that it sees the answer."""
    judgement: ClassVar[tuple[int, int]] = (4, 6)
    """Measured: a tenth of a point is worth some 4 ten-thousandths of a victory."""
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = upgrades.UPGRADES

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """See `bot.games.deal.opening`. Raises Refused where the packs chosen do not fit the number of players."""
        return opening.setup(seats, options, dice)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.deal.offers`."""
        return offers.offers(s, seat)

    def decisions(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.deal.offers`."""
        return offers.decisions(s, seat)

    def waits(self, s: State) -> list[Wait]:
        """See `bot.games.deal.waits`."""
        return waits.waits(s)

    def default(self, s: State, wait: Wait) -> tuple[Seat, Action]:
        """See `bot.games.deal.waits`."""
        return waits.default(s, wait)

    def play(self, s: State, seat: Seat, action: Any, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, dice, tell)

    def view(self, s: State, seat: Seat | None) -> DealView:
        """See `bot.games.deal.view`."""
        return view(s, seat)

    def redeal(self, s: State, seat: Seat | None, dice: Dice) -> None:
        """See `bot.games.deal.secrets`."""
        secrets.redeal(s, seat, dice)

    def result(self, s: State) -> list[int] | None:
        """Ranks; only the winner's counts by the rulebook (DEAL-111, DEAL-119)."""
        return list(s.ranks) if s.ranks else None

    def conserved(self, s: State) -> dict[str, int]:
        """Every card is at every moment in exactly one zone (DEAL-8)."""
        cards = secrets.everywhere(s)
        return {"cards": len(cards), "kinds of card": len(set(cards)), "sum": sum(cards)}

    def card_word(self, card: Card) -> str:
        """See `bot.games.deal.naming`."""
        return naming.card_word(card)

    def otherwise(self, s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
        """See `bot.games.deal.refusals`."""
        return refusals.otherwise(s, seat, action, why)

    def appraise(self, view: DealView, action: Action) -> int:
        """See `bot.games.deal.robot`."""
        return robot.appraise(view, action)

    def ideas(self, view: DealView, offer: Offer) -> list[Action] | None:
        """See `bot.games.deal.robot`."""
        return robot.ideas(view, offer)

    def explain(self, view: DealView, action: Action) -> Reason | None:
        """See `bot.games.deal.robot_reasons`."""
        return robot_reasons.explain(view, action)

    def evaluate(self, s: State) -> list[int]:
        """See `bot.games.deal.outlook`."""
        return outlook.evaluate(s)

    def moment(self, s: State) -> int:
        """The number of the turn: the outlook is made for the moment when one begins."""
        return s.turns.turn

    def pilot(self, s: State, dice: Dice) -> tuple[Seat, Action]:
        """See `bot.games.deal.pilot`."""
        return pilot.pilot(s, dice)
