"""Builder as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.builder import actions as verbs
from bot.games.builder import (
    auctions,
    bankruptcy,
    build,
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
    waits,
)
from bot.games.builder.actions import Verbs
from bot.games.builder.build_view import view
from bot.games.builder.events import DealMade, Facts, TurnBegan
from bot.games.builder.lesson import LESSON
from bot.games.builder.robot import action_values, evaluation, reasons, rollout
from bot.games.builder.robot import trades as robot_trades
from bot.games.builder.state import State
from bot.kit.contract import Action, Handler, Rng, Seat, Tell
from bot.kit.mechanics import balances, ranking, turns
from bot.kit.robots.trades import deal_gains
from bot.kit.spec import AbsencePolicy, DealSpec, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample
from bot.kit.standing_orders import CLAIM, SHARED, OrderSpec

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Drop: space_choices.drop,
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
    verbs.Exchange: space_choices.exchange,
    verbs.Build: build.build,
    verbs.Penthouse: build.penthouse,
    verbs.EndTurn: turns.answered,  # step 6 (BUILDER-14)
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


def play(s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
    """The rule of the action's verb, then all that needs nobody (BUILDER-159)."""
    if not s.announced:
        turns.announce(s, TurnBegan(s.turns.active, 1, 1, "no"), tell)
    HANDLERS[type(action)](s, seat, action, dice, tell)
    turn.go_on(s, tell)


def conserved_totals(s: State) -> dict[str, int]:
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


GAME = GameSpec(
    key="builder",
    version=2,
    seats=range(2, 5),
    state=State,
    action=Verbs,
    event=Facts,
    options=new_game.OPTIONS,
    clocks=waits.CLOCKS,
    # A surplus is never refused from inside, but may name more chips than a press has room for.
    cross_checked=frozenset({verbs.Propose, verbs.Drop}),
    # Version 1 let auctions run on that nobody could raise (BUILDER-57): the same state, but other records.
    upgrades={1: lambda plain: plain},
    setup=new_game.setup,
    legal_actions=legal_actions.legal_actions,
    waits=waits.waits,
    default=waits.default,
    play=play,
    view=view,
    redeterminize=lambda s, seat, dice: None,  # all is public, and the order of the Chance pile exists nowhere
    result=ranking.result,
    stop=game_over.stop,
    conserved_totals=conserved_totals,
    refine_refusal=refusals.refine_refusal,
    rollout_actions=legal_actions.decisions,
    refuses_before_mutating=True,
    deals=DealSpec(made=DealMade, gains=deal_gains(view, robot_trades.gains)),
    orders=OrderSpec(
        verbs={**SHARED, CLAIM: (verbs.Ask,)}, cash=lambda s, seat: s.purse.cash[seat], lot_price=auctions.lot_price
    ),
    robots=RobotTuning(
        action_value=action_values.action_value,
        candidate_actions=action_values.candidate_actions,
        explain=reasons.explain,
        lookahead=Lookahead(
            evaluate=evaluation.evaluate,
            rollout_policy=rollout.rollout_policy,
            max_depth=10,  # measured: 66 of 100 games won, with 20 or 40 actions 60, with a prior too
        ),
    ),
    absence=AbsencePolicy(autoplay_when_away=waits.absent, default_when_away=waits.default_when_away),
    lobby=LobbySpec(
        wants_tokens=True,  # the token says which chips the reference card brings (BUILDER-6)
        evening={"rent": "auto", "rounds": 15},
        days={"rent": "auto", "rounds": 20},
    ),
    sample=Sample(turns=30),
    lesson=LESSON,
)
"""The game Builder. 2 to 4 players (BUILDER-1); the bank decides nothing and never runs out (BUILDER-2, BUILDER-137)."""
