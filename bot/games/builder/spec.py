"""Builder as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.builder import actions as verbs
from bot.games.builder import (
    auctions,
    bank_swap,
    bankruptcy,
    build,
    chip_limit,
    claims,
    data,
    debts,
    game_over,
    inherited_mortgages,
    jail,
    legal_actions,
    new_game,
    refusals,
    space_choices,
    spaces,
    trades,
    turn,
    upgrades,
    waits,
)
from bot.games.builder.actions import Verbs
from bot.games.builder.build_view import view
from bot.games.builder.events import Facts
from bot.games.builder.robot import action_values, evaluation, reasons, rollout
from bot.games.builder.state import State
from bot.kit.contract import Action, Game, Handler, Rng, Seat, Tell
from bot.kit.mechanics import balances, ranking

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Drop: chip_limit.drop,
    verbs.Roll: turn.roll,
    verbs.PayFine: jail.pay_fine,
    verbs.UseJailCard: jail.use_card,
    verbs.Buy: spaces.buy,
    verbs.Auction: auctions.send,
    verbs.Bid: auctions.bid,
    verbs.Pass: auctions.fold,
    verbs.Hammer: auctions.hammer,
    verbs.Steal: space_choices.steal,
    verbs.Park: space_choices.park,
    verbs.Pick: space_choices.pick,
    verbs.Swap: space_choices.swap,
    verbs.Decline: space_choices.decline,
    verbs.Exchange: bank_swap.exchange,
    verbs.Build: build.build,
    verbs.Penthouse: build.penthouse,
    verbs.EndTurn: turn.end_turn,
    verbs.Ask: claims.ask,
    verbs.Waive: claims.waive,
    verbs.EndGrace: claims.end_grace,
    verbs.Mortgage: debts.mortgage,
    verbs.Repay: debts.repay,
    verbs.Keep: inherited_mortgages.keep,
    verbs.KeepAll: inherited_mortgages.keep_all,
    verbs.GoBankrupt: bankruptcy.go_bankrupt,
    verbs.Settle: bankruptcy.settle,
    verbs.Propose: trades.propose,
    verbs.Accept: trades.accept,
    verbs.Refuse: trades.refuse,
    verbs.Withdraw: trades.withdraw,
    verbs.Lapse: trades.lapse,
    verbs.Leave: bankruptcy.leave,
    verbs.EndAndCount: game_over.end_and_count,
}


class Builder(Game[State]):
    """The game Builder. 2 to 4 players (BUILDER-1); the bank decides nothing and never runs out (BUILDER-2, BUILDER-137)."""

    key = "builder"
    version = 2
    seats = range(2, 5)
    state = State
    action = Verbs
    event = Facts
    options = new_game.OPTIONS
    clocks = waits.CLOCKS
    max_missed_deadlines = 2
    tokens = True
    """The token says which chips the reference card brings (BUILDER-6)."""
    careful = True
    """An offer of a trade is refused before anything has changed."""
    cross_checked = frozenset({verbs.Propose, verbs.Drop})
    """A surplus is never refused from inside, but may name more chips than a press has room for."""
    upgrades = upgrades.UPGRADES

    setup = staticmethod(new_game.setup)
    decisions = staticmethod(legal_actions.decisions)
    default = staticmethod(waits.default)
    default_when_away = staticmethod(waits.default_when_away)
    absent = staticmethod(waits.absent)
    refine_refusal = staticmethod(refusals.refine_refusal)
    action_value = staticmethod(action_values.action_value)
    candidate_actions = staticmethod(action_values.candidate_actions)
    explain = staticmethod(reasons.explain)
    evaluate = staticmethod(evaluation.evaluate)
    result = staticmethod(ranking.result)
    legal_actions = staticmethod(legal_actions.legal_actions)
    waits = staticmethod(waits.waits)
    view = staticmethod(view)
    rollout_policy = staticmethod(rollout.rollout_policy)

    def play(self, s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
        """The rule of the action's verb, then all that needs nobody (BUILDER-159)."""
        if not s.announced:
            turn.announce(s, tell)
        HANDLERS[type(action)](s, seat, action, dice, tell)
        turn.go_on(s, tell)

    def redeterminize(self, s: State, seat: Seat | None, dice: Rng) -> None:
        """Nothing to deal: all is public, and the order of the Chance pile exists nowhere."""

    def conserved_totals(self, s: State) -> dict[str, int]:
        """Money with the bank counted, chips of each type (BUILDER-9), blocks, deeds and Chance cards."""
        held = [*s.chips, s.bank, *s.lying.values()]
        cards = [*s.chance.loose, *s.chance.under, *s.chance.used, *(card for hand in s.cards for card in hand)]
        return {
            "money": balances.total(s.purse),
            **{chip: sum([counts[kind] for counts in held]) for kind, chip in enumerate(data.CHIPS)},
            "blocks": sum(s.blocks) + sum(s.floors) + s.scrapped,
            "deeds": len({d.space for d in s.deeds}),
            "cards": len(cards),
            "kinds of card": len(set(cards)),
        }
