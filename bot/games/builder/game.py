"""Builder as the contract knows it: the nine functions and the dispatch from action to rule."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bot.games.builder import actions as verbs
from bot.games.builder import (
    auctions,
    build,
    choices,
    claims,
    data,
    deals,
    debts,
    drops,
    estate,
    exchange,
    finish,
    inherits,
    jail,
    land,
    offers,
    opening,
    outlook,
    pilot,
    refusals,
    robot,
    turn,
    upgrades,
    waits,
)
from bot.games.builder.actions import Verbs
from bot.games.builder.events import Facts
from bot.games.builder.sight import view
from bot.games.builder.state import State
from bot.games.builder.view import BuilderView
from bot.games.kit import purse
from bot.games.kit.model import Action, Clock, Dice, Offer, Option, Options, Refusal, Seat, Tell, Wait

Handler = Callable[[State, Seat, Any, Dice, Tell], None]
HANDLERS: dict[type[Action], Handler] = {
    verbs.Drop: drops.drop,
    verbs.Roll: turn.roll,
    verbs.PayFine: jail.pay_fine,
    verbs.UseJailCard: jail.use_card,
    verbs.Buy: land.buy,
    verbs.Auction: auctions.send,
    verbs.Bid: auctions.bid,
    verbs.Pass: auctions.fold,
    verbs.Hammer: auctions.hammer,
    verbs.Steal: choices.steal,
    verbs.Park: choices.park,
    verbs.Pick: choices.pick,
    verbs.Swap: choices.swap,
    verbs.Decline: choices.decline,
    verbs.Exchange: exchange.exchange,
    verbs.Build: build.build,
    verbs.Penthouse: build.penthouse,
    verbs.EndTurn: turn.end_turn,
    verbs.Ask: claims.ask,
    verbs.Waive: claims.waive,
    verbs.EndGrace: claims.end_grace,
    verbs.Mortgage: debts.mortgage,
    verbs.Repay: debts.repay,
    verbs.Keep: inherits.keep,
    verbs.KeepAll: inherits.keep_all,
    verbs.GoBankrupt: estate.go_bankrupt,
    verbs.Settle: estate.settle,
    verbs.Propose: deals.propose,
    verbs.Accept: deals.accept,
    verbs.Refuse: deals.refuse,
    verbs.Withdraw: deals.withdraw,
    verbs.Lapse: deals.lapse,
    verbs.Leave: estate.leave,
    verbs.EndAndCount: finish.end_and_count,
}


class Builder:
    """The game Builder. 2 to 4 players (BUILDER-1); the bank decides nothing and never runs out (BUILDER-2, BUILDER-137)."""

    key: ClassVar[str] = "builder"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    state: ClassVar[Any] = State
    action: ClassVar[Any] = Verbs
    event: ClassVar[Any] = Facts
    options: ClassVar[tuple[Option, ...]] = opening.OPTIONS
    clocks: ClassVar[Mapping[str, Clock]] = waits.CLOCKS
    patience: ClassVar[int] = 2
    tokens: ClassVar[bool] = True
    """The token says which chips the reference card brings (BUILDER-6)."""
    careful: ClassVar[bool] = True
    """An offer of a trade is refused before anything has changed."""
    combining: ClassVar[frozenset[type[Action]]] = frozenset({verbs.Propose, verbs.Drop})
    """A surplus is never refused from inside, but may name more chips than a press has room for."""
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = upgrades.UPGRADES

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """See `bot.games.builder.opening`."""
        return opening.setup(seats, options, dice)

    def offers(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.builder.offers`."""
        return offers.offers(s, seat)

    def decisions(self, s: State, seat: Seat) -> list[Offer]:
        """See `bot.games.builder.offers`."""
        return offers.decisions(s, seat)

    def waits(self, s: State) -> list[Wait]:
        """See `bot.games.builder.waits`."""
        return waits.waits(s)

    def default(self, s: State, wait: Wait) -> tuple[Seat, Action]:
        """See `bot.games.builder.waits`."""
        return waits.default(s, wait)

    def default_away(self, s: State, wait: Wait) -> tuple[Seat, Action]:
        """See `bot.games.builder.waits`."""
        return waits.default_away(s, wait)

    def play(self, s: State, seat: Seat, action: Any, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody (BUILDER-159)."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def view(self, s: State, seat: Seat | None) -> BuilderView:
        """See `bot.games.builder.sight`."""
        return view(s, seat)

    def redeal(self, s: State, seat: Seat | None, dice: Dice) -> None:
        """Nothing to deal: all is public, and the order of the Chance pile exists nowhere."""

    def result(self, s: State) -> list[int] | None:
        """Ranks by the count (BUILDER-145, BUILDER-146)."""
        return list(s.ranks) if s.ranks else None

    def conserved(self, s: State) -> dict[str, int]:
        """Money with the bank counted, chips of each type (BUILDER-9), blocks, deeds and Chance cards."""
        held = [*s.chips, s.bank, *s.lying.values()]
        cards = [*s.chance.loose, *s.chance.under, *s.chance.used, *(card for hand in s.cards for card in hand)]
        return {
            "money": purse.total(s.purse),
            **{chip: sum([counts[kind] for counts in held]) for kind, chip in enumerate(data.CHIPS)},
            "blocks": sum(s.blocks) + sum(s.floors) + s.scrapped,
            "deeds": len({d.space for d in s.deeds}),
            "cards": len(cards),
            "kinds of card": len(set(cards)),
        }

    def otherwise(self, s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
        """See `bot.games.builder.refusals`."""
        return refusals.otherwise(s, seat, action, why)

    def appraise(self, view: BuilderView, action: Action) -> int:
        """What a greedy robot thinks of `action`."""
        return robot.appraise(view, action)

    def ideas(self, view: BuilderView, offer: Offer) -> list[Action] | None:
        """See `bot.games.builder.robot`."""
        return robot.ideas(view, offer)

    def evaluate(self, s: State) -> list[int]:
        """See `bot.games.builder.outlook`."""
        return outlook.evaluate(s)

    def pilot(self, s: State, dice: Dice) -> tuple[Seat, Action]:
        """See `bot.games.builder.pilot`."""
        return pilot.pilot(s, dice)
