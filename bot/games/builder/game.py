"""Builder as the contract knows it: the nine functions and the dispatch from action to rule."""

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
    robot_reasons,
    turn,
    upgrades,
    waits,
)
from bot.games.builder.actions import Verbs
from bot.games.builder.events import Facts
from bot.games.builder.sight import view
from bot.games.builder.state import State
from bot.games.kit import purse, ranks
from bot.games.kit.model import Action, Dice, Game, Handler, Seat, Tell

HANDLERS: dict[type[Action], Handler[State]] = {
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


class Builder(Game[State]):
    """The game Builder. 2 to 4 players (BUILDER-1); the bank decides nothing and never runs out (BUILDER-2, BUILDER-137)."""

    key = "builder"
    version = 2
    seats = range(2, 5)
    state = State
    action = Verbs
    event = Facts
    options = opening.OPTIONS
    clocks = waits.CLOCKS
    patience = 2
    tokens = True
    """The token says which chips the reference card brings (BUILDER-6)."""
    careful = True
    """An offer of a trade is refused before anything has changed."""
    combining = frozenset({verbs.Propose, verbs.Drop})
    """A surplus is never refused from inside, but may name more chips than a press has room for."""
    upgrades = upgrades.UPGRADES

    setup = staticmethod(opening.setup)
    decisions = staticmethod(offers.decisions)
    default = staticmethod(waits.default)
    default_away = staticmethod(waits.default_away)
    absent = staticmethod(waits.absent)
    otherwise = staticmethod(refusals.otherwise)
    appraise = staticmethod(robot.appraise)
    ideas = staticmethod(robot.ideas)
    explain = staticmethod(robot_reasons.explain)
    evaluate = staticmethod(outlook.evaluate)
    result = staticmethod(ranks.result)
    offers = staticmethod(offers.offers)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    pilot = staticmethod(pilot.pilot)

    def play(self, s: State, seat: Seat, action: Verbs, dice: Dice, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody (BUILDER-159)."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def redeal(self, s: State, seat: Seat | None, dice: Dice) -> None:
        """Nothing to deal: all is public, and the order of the Chance pile exists nowhere."""

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
