"""The classic game as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.classic import actions as verbs
from bot.games.classic import (
    auctions,
    build,
    build_view,
    cards,
    claims,
    data,
    debts,
    final_count,
    game_over,
    jail,
    legal_actions,
    mortgages,
    open_trades,
    phases,
    refusals,
    sell,
    shortage,
    spaces,
    speed_die,
    trade_exec,
    turn,
    upgrades,
    waits,
)
from bot.games.classic.actions import Verbs
from bot.games.classic.board import board
from bot.games.classic.board_schema import FRAME
from bot.games.classic.events import DealMade, Facts, TurnBegan
from bot.games.classic.lesson import LESSON
from bot.games.classic.robot import action_values, evaluation, reasons, rollout
from bot.games.classic.robot import trades as robot_trades
from bot.games.classic.state import Plot, Rules, State, available, decision
from bot.kit.contract import Action, Choice, Handler, Option, Options, Range, Rng, Seat, Tell
from bot.kit.mechanics import balances, ranking, turns
from bot.kit.mechanics.deck import Deck
from bot.kit.robots.trades import deal_gains
from bot.kit.spec import AbsencePolicy, DealSpec, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample
from bot.kit.standing_orders import CLAIM, SHARED, OrderSpec

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Roll: turn.roll,
    verbs.PayFine: jail.pay_fine,
    verbs.UseJailCard: jail.use_card,
    verbs.Bus: speed_die.bus,
    verbs.Go: speed_die.go,
    verbs.Pay: cards.pay_instead,
    verbs.Draw: cards.draw_instead,
    verbs.Buy: spaces.buy,
    verbs.Decline: spaces.decline,
    verbs.Bid: auctions.bid,
    verbs.Pass: auctions.fold,
    verbs.Hammer: auctions.hammer,
    verbs.EndTurn: turn.end_turn,
    verbs.Claim: claims.claim,
    verbs.Unblock: claims.unblock,
    verbs.Build: build.build,
    verbs.Sell: sell.sell,
    verbs.Mortgage: mortgages.mortgage,
    verbs.Lift: mortgages.lift,
    verbs.Enter: shortage.enter,
    verbs.Forgo: shortage.forgo,
    verbs.CloseContest: shortage.close,
    verbs.Propose: trade_exec.propose,
    verbs.Accept: trade_exec.accept,
    verbs.Refuse: open_trades.refuse,
    verbs.Withdraw: open_trades.withdraw,
    verbs.Lapse: open_trades.lapse,
    verbs.GoBankrupt: debts.go_bankrupt,
    verbs.Settle: debts.settle,
    verbs.Done: turns.answered,  # what is still mortgaged costs the tenth as usual later (CLASSIC-159, CLASSIC-207)
    verbs.Leave: game_over.leave,
    verbs.EndHour: game_over.end_hour,
}

SWITCH = Choice(("on", "off"))
OPTIONS = (
    Option("speed", "on", SWITCH),
    Option("doubles", "ignore", Choice(("ignore", "add"))),
    Option("rent", "claim", Choice(("claim", "auto"))),
    Option("deck", data.INTERNATIONAL, Choice((data.INTERNATIONAL, data.HERITAGE))),
    Option("board", "neutral", Choice(("neutral", "edition"))),
    Option("limit", 0, Range(0, data.HOURS)),
)
"""Section 9. The pace is the table's; `limit` counts hours, 0 for none (CLASSIC-165)."""


def rules(options: Options) -> Rules:
    """The options as the rules read them (CLASSIC-29, CLASSIC-33, CLASSIC-85, CLASSIC-165)."""
    return Rules(
        speed=options["speed"] == "on",
        add=options["doubles"] == "add",
        auto=options["rent"] == "auto",
        limited=int(options["limit"]) > 0,
    )


def setup(seats: int, options: Options, dice: Rng) -> State:
    """1,500 each, 1,000 more with the Speed Die (CLASSIC-6, CLASSIC-7), all on space 0 (CLASSIC-8).

    28 deeds, 32 shops, 12 towers with the Bank (CLASSIC-5), two shuffled decks (CLASSIC-9); the dice choose who
    begins, and the order is that of joining (CLASSIC-10, CLASSIC-12).
    """
    throws = turns.throws(seats, dice)
    chosen, text = rules(options), str(options["board"])
    b = board(text)
    s = State(
        purse=balances.purse(seats, data.STARTING_CASH + (data.SPEED_CASH if chosen.speed else 0)),
        turns=turns.begin(turns.best(throws)),
        plots=[Plot(space) for space in b.deeds],
        leap=Deck(list(b.leap[str(options["deck"])])),
        chest=Deck(list(b.chest[str(options["deck"])])),
        spaces=[0] * seats,
        jailed=[False] * seats,
        failures=[0] * seats,
        awake=[False] * seats,
        solvent=[True] * seats,
        cards=[[] for _ in range(seats)],
        counts=[[0] * len(b.families) for _ in range(seats)],
        rules=chosen,
        throws=throws,
        board=text,
        hours=int(options["limit"]),
    )
    s.stack.append(phases.ToRoll(decision(s)))
    return s


def play(s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
    """The rule of the action's verb, then all that needs nobody; one action at a time (CLASSIC-24)."""
    if not s.announced:
        turns.announce(s, TurnBegan(s.turns.active, 1, 1), tell)
    HANDLERS[type(action)](s, seat, action, dice, tell)
    turn.go_on(s, dice, tell)


def redeterminize(s: State, seat: Seat | None, dice: Rng) -> None:
    """Nothing to deal: all is public, and the order of a shuffled deck exists nowhere (CLASSIC-9).

    Cards that were put under a deck lie there for all to remember.
    """


def conserved_totals(s: State) -> dict[str, int]:
    """Cash with the Bank counted, deeds, shops and towers with those standing, cards with those kept."""
    levels = [p.level for p in s.plots]
    kept = len([card for hand in s.cards for card in hand])
    asked = len([top for top in s.stack if getattr(top, "card", 0)])
    return {
        "money": balances.total(s.purse),
        "deeds": len({p.space for p in s.plots}),
        "shops": s.shops + sum([level for level in levels if level < data.TOWER]),
        "towers": s.towers + levels.count(data.TOWER),
        "cards": sum([len(d.loose) + len(d.under) + len(d.used) for d in (s.leap, s.chest)]) + kept + asked,
    }


GAME = GameSpec(
    key="classic",
    version=2,
    seats=range(2, 7),
    state=State,
    action=Verbs,
    event=Facts,
    options=OPTIONS,
    time_limit=("limit", 1),
    clocks=waits.CLOCKS,
    cross_checked=frozenset({verbs.Propose, verbs.Accept}),
    upgrades=upgrades.UPGRADES,
    setup=setup,
    legal_actions=legal_actions.legal_actions,
    waits=waits.waits,
    default=waits.default,
    play=play,
    view=build_view.view,
    redeterminize=redeterminize,
    result=ranking.result,
    stop=final_count.stop,
    conserved_totals=conserved_totals,
    refine_refusal=refusals.refine_refusal,
    rollout_actions=legal_actions.decisions,
    refuses_before_mutating=True,
    deals=DealSpec(made=DealMade, gains=deal_gains(build_view.view, robot_trades.gains)),
    orders=OrderSpec(verbs={**SHARED, CLAIM: (verbs.Claim,)}, cash=available, lot_price=auctions.lot_price),
    robots=RobotTuning(
        action_value=action_values.action_value,
        candidate_actions=action_values.candidate_actions,
        explain=reasons.explain,
        blunder_rate=2,  # often, for most decisions matter little
        lookahead=Lookahead(
            evaluate=evaluation.evaluate,
            rollout_policy=rollout.rollout_policy,
            max_depth=9,  # a round or so: after that the dice tell more than the move that is looked at
            crowd_doubt=0.8,  # measured: fitted to games of two, it is too sure of three and more
            prior_weight=1,  # a credit of `action_value` is about a ten-thousandth
            prior_tries=4,
        ),
    ),
    absence=AbsencePolicy(max_missed_deadlines=3, autoplay_when_away=waits.absent),
    boards=FRAME,
    lobby=LobbySpec(evening={"rent": "auto"}, days={"rent": "auto"}),
    card_word=lambda card: data.FACES[card].word,  # the shipped boards have their cards in common
    sample=Sample(turns=30),
    lesson=LESSON,
)
"""The classic game. 2 to 6 players (CLASSIC-1); the Bank and the auctioneer is nobody (CLASSIC-3)."""
