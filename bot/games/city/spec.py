"""City as the contract knows it: the nine functions and the dispatch from action to rule."""

from bot.games.city import actions as verbs
from bot.games.city import (
    auctions,
    build,
    card_choices,
    data,
    debts,
    game_hour,
    game_over,
    held_cards,
    jail,
    landmarks,
    legal_actions,
    pay,
    phases,
    refusals,
    spaces,
    specials,
    stations,
    trade_exec,
    trades,
    turn,
    upgrades,
    waits,
)
from bot.games.city.actions import Verbs
from bot.games.city.custom_board import FRAME, board
from bot.games.city.events import DealMade, Facts, TurnBegan
from bot.games.city.lesson import LESSON
from bot.games.city.robot import action_values, evaluation, reasons, rollout
from bot.games.city.robot import trades as robot_trades
from bot.games.city.state import Plot, Rules, State, decision
from bot.games.city.view import view
from bot.kit.boards.custom_board import BOARD, USUAL
from bot.kit.contract import Action, Choice, Handler, Option, Options, Range, Rng, Seat, Tell
from bot.kit.mechanics import balances, ranking, turns
from bot.kit.mechanics.deck import Deck
from bot.kit.robots.trades import deal_gains
from bot.kit.spec import DealSpec, GameSpec, LobbySpec, Lookahead, RobotTuning, Sample
from bot.kit.standing_orders import OrderSpec

HANDLERS: dict[type[Action], Handler[State]] = {
    verbs.Roll: turn.roll,
    verbs.PayFine: jail.pay_fine,
    verbs.UseJailCard: jail.use_card,
    verbs.Taxi: held_cards.taxi,
    verbs.Pay: pay.settle,
    verbs.Dodge: pay.dodge,
    verbs.Pick: card_choices.pick,
    verbs.Demolish: card_choices.take_away,
    verbs.Buy: spaces.buy,
    verbs.Auction: auctions.send,
    verbs.Bid: auctions.bid,
    verbs.Pass: auctions.fold,
    verbs.Hammer: auctions.hammer,
    verbs.Press: build.press,
    verbs.Build: build.build,
    verbs.LiftMortgage: debts.lift_mortgage,
    verbs.Done: build.done,
    verbs.Travel: stations.travel,
    verbs.BuildStadium: landmarks.build_stadium,
    verbs.BuildSkyscraper: landmarks.build_skyscraper,
    verbs.BuildTower: landmarks.build_tower,
    verbs.Mortgage: debts.mortgage,
    verbs.GoBankrupt: debts.go_bankrupt,
    verbs.Settle: debts.settle,
    verbs.Propose: trade_exec.propose,
    verbs.OfferSettlement: trade_exec.offer_settlement,
    verbs.Accept: trade_exec.accept,
    verbs.Refuse: trades.refuse,
    verbs.Withdraw: trades.withdraw,
    verbs.Lapse: trades.lapse,
    verbs.Leave: game_over.leave,
    verbs.CallHour: game_hour.call,
    verbs.Vote: game_hour.vote,
    verbs.CloseVote: game_hour.close_vote,
    verbs.OpenCalls: game_hour.open_calls,
    verbs.EndHour: game_hour.end_hour,
}
PHASES: dict[tuple[type[Action], type], Handler[State]] = {
    (verbs.Choose, phases.ToChoose): auctions.choose,
    (verbs.Choose, phases.ToPick): card_choices.choose,
    (verbs.Skip, phases.ToChoose): auctions.skip,
    (verbs.Skip, phases.ToPick): card_choices.skip,
    (verbs.Skip, phases.ToPlace): specials.let_pass,
    (verbs.Place, phases.ToPlace): specials.place_by_permission,
    (verbs.Place, phases.ToPick): card_choices.place,
    (verbs.Stay, phases.ToTravel): turns.answered,  # no trip (CITY-72)
    (verbs.Stay, phases.ToTaxi): turns.answered,  # the space reached by the dice is resolved (CITY-102)
    (verbs.PlaceStation, phases.ToBuild): stations.place_by_permit,
    (verbs.PlaceStation, phases.ToPick): card_choices.place_station,
    (verbs.RemoveHazard, phases.ToBuild): specials.remove_hazard,
    (verbs.RemoveHazard, phases.ToPick): card_choices.take_away,
}
"""Verbs that mean different things by what is pending on top of the stack."""

SWITCH = Choice(("off", "on"))
OPTIONS = (
    Option("end", "clock", Choice(("clock", "last-standing"))),
    Option("hours", 1, Range(1, 24)),
    Option("weights", "1-1-1-1", Choice(("1-1-1-1", "3-3-3-1", "5-5-5-3"))),
    Option("limited", "off", SWITCH),
    Option("mortgages", "off", SWITCH),
    Option("fine", "off", SWITCH),
    Option("double-go", "off", SWITCH),
    Option("overtime", "off", SWITCH),
    Option("specials", 1, Range(1, 3)),
    Option("hidden", "off", SWITCH),
    Option(BOARD, USUAL, Choice((USUAL,))),
)
"""CITY-193, CITY-194, CITY-196 to CITY-203. The pace is the table's (CITY-195); so are the boards that groups load."""


def rules(options: Options) -> Rules:
    """The options as the rules read them."""
    one, two, three, station = (int(weight) for weight in str(options["weights"]).split("-"))
    return Rules(
        live=options["pace"] == "live",
        clock=options["end"] == "clock",
        hours=int(options["hours"]),
        weights=(one, two, three, station),
        limited=options["limited"] == "on",
        mortgages=options["mortgages"] == "on",
        fine_turn=options["fine"] == "on",
        double_go=options["double-go"] == "on",
        overtime=options["overtime"] == "on",
        specials=int(options["specials"]),
        hidden=options["hidden"] == "on",
    )


def setup(seats: int, options: Options, dice: Rng) -> State:
    """37.7M each (CITY-2), all on GO (CITY-3), 25 Chance cards without Rent Dodge (CITY-4, CITY-5).

    The end mode was chosen before (CITY-8); the dice choose who begins (CITY-9).
    """
    throws = turns.throws(seats, dice)
    chosen, printed = rules(options), str(options["board"])
    s = State(
        purse=balances.purse(seats, data.STARTING_CASH),
        turns=turns.begin(turns.best(throws)),
        plots=[Plot(space) for space in data.DISTRICTS],
        chance=Deck(list(board(printed).chance)),
        spaces=[data.GO] * seats,
        jailed=[False] * seats,
        failures=[0] * seats,
        solvent=[True] * seats,
        rules=chosen,
        hour=game_hour.begin(chosen),
        throws=throws,
        cards=[[] for _ in range(seats)],
        board=printed,
    )
    s.stack.append(phases.ToRoll(decision(s)))
    return s


def play(s: State, seat: Seat, action: Verbs, dice: Rng, tell: Tell) -> None:
    """The rule of the action's verb, then all that needs nobody."""
    if not s.announced:
        turns.announce(s, TurnBegan(s.turns.active, 1, 1), tell)
    handler = HANDLERS.get(type(action)) or PHASES[type(action), type(s.stack[-1])]
    handler(s, seat, action, dice, tell)
    if s.deals:
        trades.tidy(s, tell)
    turn.go_on(s, dice, tell)


def redeterminize(s: State, seat: Seat | None, dice: Rng) -> None:
    """Nothing to deal: all is public, and the order of the Chance pile exists nowhere (CITY-157, CITY-158).

    Hidden cash hides no secret, only sums: what everybody began with and every payment are public, so a careful
    observer knows every total, and no other world looks the same (CITY-202).
    """


def conserved_totals(s: State) -> dict[str, int]:
    """Cash with the bank counted, districts, and Chance cards with those kept and the one being carried out."""
    deck = s.chance
    hands = [card for hand in s.cards for card in hand]
    asked = [top.card for top in s.stack if isinstance(top, phases.ToPick)]
    return {
        "money": balances.total(s.purse),
        "districts": len({p.space for p in s.plots}),
        "cards": len([*deck.loose, *deck.under, *deck.used, *hands, *asked]),
        "kinds of card": len({*deck.loose, *deck.under, *deck.used, *hands, *asked}),
    }


GAME = GameSpec(
    key="city",
    version=4,
    standing_is_public=lambda s: not s.rules.hidden,
    seats=range(2, 7),
    state=State,
    action=Verbs,
    event=Facts,
    options=OPTIONS,
    clocks=waits.CLOCKS,
    cross_checked=frozenset({verbs.Propose, verbs.OfferSettlement}),
    upgrades=upgrades.UPGRADES,
    setup=setup,
    legal_actions=legal_actions.legal_actions,
    waits=waits.waits,
    default=waits.default,
    play=play,
    view=view,
    redeterminize=redeterminize,
    result=ranking.result,
    stop=game_over.stop,
    conserved_totals=conserved_totals,
    refine_refusal=refusals.refine_refusal,
    rollout_actions=legal_actions.decisions,
    refuses_before_mutating=True,
    deals=DealSpec(made=DealMade, gains=deal_gains(view, robot_trades.gains, lambda made: made.settles == "no")),
    orders=OrderSpec(aside=(verbs.Mortgage,), cash=lambda s, seat: s.purse.cash[seat], lot_price=auctions.lot_price),
    robots=RobotTuning(
        action_value=action_values.action_value,
        candidate_actions=action_values.candidate_actions,
        explain=reasons.explain,
        hides_reason=reasons.veiled,
        lookahead=Lookahead(
            evaluate=evaluation.evaluate,
            rollout_policy=rollout.rollout_policy,
            max_depth=10,  # a turn or two: an evaluation says more than dice thrown far ahead
            crowd_doubt=0.8,  # measured: fitted to games of two, it is too sure of three and more
            prior_weight=0.2,  # a million of `action_value` is about two wins in a hundred
            prior_tries=4,
        ),
    ),
    boards=FRAME,
    sample=Sample(turns=24),
    lobby=LobbySpec(evening={"time-limit": 0}),  # it has an hour of its own
    lesson=LESSON,
)
"""The game City. 2 to 6 players (CITY-1); the bank decides nothing and never runs out (CITY-6, CITY-7)."""
