"""Deals of City on the screen: the public message, its final form, the private panel that puts one together."""

import pytest
from msgspec.structs import replace

from bot.games.city import actions, data
from bot.i18n.translator import languages, translator_for
from bot.kit.contract import EventFor, Refusal
from bot.kit.engine import check_action, read
from bot.kit.events.turns import TurnBegan
from bot.kit.testing.random_games import Position
from bot.present import registry
from bot.present.control_id import COMPOSE, PLAY, written
from bot.present.controls import trade_input
from bot.present.controls.legal_action_controls import ControlContext
from bot.present.panel_context import CALM, RED
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels import trades
from bot.tables.clock import deadlines
from bot.tables.model import LIVE, PACES, PAUSED, SLOW, Table
from rendering import paint, trade_card
from tests.contract.ui_crawler import Screens
from tests.present.scenario_builder import BuilderTableScenario
from tests.present.scenario_city import CITY, NAMES, NOW, after, buttons, change, menus, read_state, started, text
from tests.present.scenario_classic import ClassicTableScenario

OWNERS = {11: 0, 13: 0, 14: 1, 39: 1, 16: 2}


def town(pace: str = LIVE, people: int = 3, machines: int = 0, owners: dict[int, int] | None = None) -> Table:
    """Léa has 11 and 13 with a skyscraper, Max 14 with much on it and 39 with a card, Ada 16."""
    table = started(people, machines, pace)
    state = read_state(table)
    for plot in state.plots:
        plot.owner = (OWNERS if owners is None else owners).get(plot.space)
        plot.skyscraper = plot.space == 13
        if plot.space == 14:
            plot.residential, plot.industrial, plot.station, plot.specials = 2, 4, True, ["power-station"]
    state.cards[1] = [19]
    return change(table, plots=state.plots, cards=state.cards)


DOCKS = actions.Propose(1, (), 1_500, (14,), 0)


def proposed(table: Table, action: actions.Propose = DOCKS) -> tuple[Table, list[EventFor], int]:
    """The table with an open deal of seat 0, and its number."""
    new, told = after(table, 0, action)
    return new, told, new.state.deals[-1].number


def public(table: Table, told: list[EventFor], number: int, lang: str = "en") -> Panel:
    found = registry.panels(replace(table, lang=lang), told, (f"deal-{number}",), translator_for(lang))
    return next(panel for panel in found if panel.slot == f"deal-{number}")


def private(table: Table, seat: int, what: str, lang: str = "en") -> Panel:
    return registry.private(replace(table, lang=lang), seat, what, translator_for(lang))


def named(panel: Panel) -> dict[str, Button]:
    """The buttons by their action texts."""
    return {written(button.press).text: button for button in buttons(panel)}


# ---- the public message


def test_everybody_sees_both_sides_with_all_that_stands_there_and_what_it_changes() -> None:
    table, told, number = proposed(town())
    panel = public(table, told, number)
    assert panel.lines[:4] == (
        f"### Trade {number}",
        "<@101>, Léa proposes a trade to you.",
        "-# ⏱️ Time is up <t:1700000050:R> (<t:1700000050:T>)",
        "-# Léa would have the whole purple set",
    )
    made, _ = after(table, 1, actions.Accept(number))
    wealth = [CITY.view(each.state, None).seats[0].wealth for each in (table, made)]
    was, then = (translator_for("en").cash("city", amount) for amount in wealth)
    assert panel.lines[4] == f"-# Léa: wealth {was} → {then}", "as it comes to be"
    assert panel.lines[5].startswith("-# Max: wealth ")
    order = panel.picture
    assert order is not None
    said = paint(order.key, order.view, order.theme, order.lang, order.names, order.tokens).alt
    for each in (
        "1.5M",
        "Central Quay",
        "2 residential, 4 industrial",
        "power station and station",
        "400k, then 7.4M",
        "4M, then 500k",
    ):
        assert each in said, said
    assert panel.accent == CALM


def test_the_buttons_are_the_same_for_all_and_judged_by_who_presses() -> None:
    table, told, number = proposed(town())
    found = named(public(table, told, number))
    assert list(found) == [f"Accept.{number}", f"Refuse.{number}", str(number), f"Withdraw.{number}"]
    for press, seat in ((f"Accept.{number}", 1), (f"Refuse.{number}", 1), (f"Withdraw.{number}", 0)):
        action, wait = read(CITY, press), written(found[press].press).wait
        allowed = [one for one in range(3) if check_action(CITY.legal_actions(table.state, one), action, wait) is None]
        assert allowed == [seat], press


def test_robots_get_no_buttons() -> None:
    table, told, number = proposed(town(people=1, machines=2))
    assert list(named(public(table, told, number))) == [f"Withdraw.{number}"]


@pytest.mark.parametrize("pace", PACES)
def test_a_deal_calls_its_partner(pace: str) -> None:
    table, told, number = proposed(town(pace))
    panel = public(table, told, number)
    assert panel.ping == (101,)
    assert "<@101>, Léa proposes a trade to you." in panel.lines


def later(pace: str = LIVE) -> tuple[Table, list[EventFor], int]:
    """A deal that is open in the turn after the one in which it was proposed."""
    table, told, number = proposed(town(pace))
    begun = TurnBegan(2, 2, 1)
    return change(table, turns=replace(table.state.turns, turn=2, active=2)), [*told, EventFor(begun)], number


def test_a_live_deal_stays_below_the_next_turn_in_words_and_calls_nobody_again() -> None:
    table, told, number = later()
    turn, deal = registry.panels(table, told, (f"deal-{number}",), translator_for("en"))
    assert (turn.slot, deal.slot) == ("turn-2", f"deal-{number}")
    assert deal.lines[:3] == (
        "**Max**, Léa proposes a trade to you.",
        "-# Léa to Max: 1.5M for Central Quay",
        "-# ⏱️ Time is up <t:1700000050:R> (<t:1700000050:T>)",
    )
    assert (deal.below, deal.ping, deal.picture) == (True, (), None)
    assert list(named(deal)) == list(named(public(*proposed(town()))))
    assert "proposes" not in text(turn)
    over, more = after(table, 1, actions.Refuse(number))
    assert not public(over, told + more, number).below


@pytest.mark.parametrize(
    ("table", "line", "label"),
    [
        (ClassicTableScenario(pace=LIVE), "0 Propose.1.+5.0.+1.0.+", "Trade"),
        (BuilderTableScenario(pace=LIVE).manage(), "0 Propose.1.+5.0.+1.0", "Trade"),
    ],
)
def test_every_game_with_deals_keeps_them_below(
    table: ClassicTableScenario | BuilderTableScenario, line: str, label: str
) -> None:
    table.own(0, 5).own(1, 1).play(line)
    number = table.s.deals[-1].number
    slot = f"deal-{number}"
    assert (table.panels()[slot].ping, table.panels()[slot].below) == ((101,), False)
    table.s.turns.turn = 2
    table.history.append(EventFor(TurnBegan(table.s.turns.active, 2, 1)))
    later = table.panels()[slot]
    assert (later.below, later.picture) == (True, None)
    assert f"Refuse.{number}" in named(later)
    table.play(f"1 Refuse.{number}")
    (over,) = table.panels(live=(slot,))[slot].lines
    assert over.startswith(f"-# **{label} {number} declined** · ")


def test_a_slow_deal_stays_where_it_called() -> None:
    table, told, number = later(SLOW)
    panel = public(table, told, number)
    assert (panel.below, panel.ping) == (False, (101,))
    assert panel.picture


def test_the_unit_warns_in_red() -> None:
    """CITY-120, CITY-153: 5 seconds live, half an hour slow."""
    assert CITY.clocks["deal"].warn == {"live": (5,), "slow": (1_800,)}
    table, told, number = proposed(town())
    rows = tuple(replace(row, warned=1) if row.wait == f"deal-{number}" else row for row in table.deadlines)
    panel = public(replace(table, deadlines=rows), told, number)
    assert panel.accent == RED
    assert "**The red light is on:**" in panel.lines[2]


def test_a_deal_has_a_picture_that_other_peoples_cash_does_not_change() -> None:
    """CITY-159: both sides are drawn, and the board marks who deals; what does not matter to either is left out."""
    table, told, number = proposed(town())
    picture = public(table, told, number).picture
    assert picture is not None
    assert (picture.key, len(picture.view.deals), picture.view.clock) == ("city/deal", 1, 4)
    richer = change(table, purse=replace(table.state.purse, cash=[each + 10 for each in table.state.purse.cash]))
    assert public(richer, told, number).picture == picture
    board = next(
        panel for panel in registry.panels(table, told, (), translator_for("en")) if panel.slot.startswith("turn-")
    )
    assert board.picture is not None
    assert [(each.seat, each.give) for each in board.picture.view.deals] == [(0, ())]


def test_an_auction_lets_a_deal_stand_still() -> None:
    """CITY-206: it can be refused or withdrawn, not accepted; no clock runs."""
    table, told, number = proposed(town())
    state = read_state(table)
    from bot.kit.mechanics.auction import Auction

    state.stack.append(Auction(21, 77, [0, 1, 2]))
    held = change(table, stack=state.stack)
    panel = public(held, told, number)
    assert "on hold" in panel.lines[2]
    assert "<t:" not in text(panel)
    assert [button.disabled for button in buttons(panel)] == [True, False, True, False]
    composing = private(held, 2, "compose.Propose.0.+16.0.+11.0")
    assert translator_for("en").refusal("city", Refusal("auction-running")) in text(composing)
    assert [written(button.press).text for button in buttons(composing)] == ["Propose.0.+16.0.+11.0", "-"]


def test_a_deal_that_is_stale_says_why_and_cannot_be_accepted() -> None:
    """CITY-122."""
    table, told, number = proposed(town())
    state = read_state(table)
    state.plots[data.PLACE[14]].owner = 2
    stale = change(table, plots=state.plots)
    panel = public(stale, told, number)
    assert panel.lines[3] == "⚠️ This trade isn't possible any more: Max can't give Central Quay."
    assert panel.lines[4:] == (), "it changes nothing any more"
    assert named(panel)[f"Accept.{number}"].disabled
    assert not named(panel)[f"Refuse.{number}"].disabled


def test_several_deals_are_open_at_once() -> None:
    table, told, first = proposed(town())
    table, more = after(table, 2, actions.Propose(1, (16,), 0, (39,), 500))
    slots = [panel.slot for panel in registry.panels(table, told + more, (), translator_for("en"))]
    assert slots == ["turn-1", f"deal-{first}", f"deal-{table.state.deals[-1].number}"]
    turn = registry.panels(table, told + more, (), translator_for("en"))[0]
    assert "<@101>" not in text(turn) or table.state.turns.active == 1, "the turn calls whoever is to move"


def test_a_paused_table_has_no_buttons() -> None:
    table, told, number = proposed(town())
    assert not public(
        replace(table, phase=PAUSED, deadlines=deadlines.stopped(table.deadlines, NOW)), told, number
    ).rows


@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (1, actions.Accept, "accepted"),
        (1, actions.Refuse, "declined"),
        (0, actions.Withdraw, "withdrawn"),
        (-1, actions.Lapse, "lapsed"),
    ],
)
def test_a_deal_that_is_over_says_how(seat: int, action: type, said: str) -> None:
    table, told, number = proposed(town())
    table, more = after(table, seat, action(number))
    panel = public(table, told + more, number)
    assert panel.last
    assert not panel.rows
    assert panel.lines == (f"-# **Trade {number} {said}** · Léa to Max: 1.5M for Central Quay",)
    forgotten = public(table, [], number)
    assert forgotten.lines == (
        f"-# **Trade {number}** · {translator_for('en').say('city-trade-over').removesuffix('.')}",
    )


# ---- put together privately


def test_my_moves_lead_to_the_partner_and_the_panel() -> None:
    table = town()
    mine = named(private(table, 0, "mine"))
    assert "Propose.?.?.?.?.?" in mine
    asked = private(table, 0, registry.what(written(mine["Propose.?.?.?.?.?"].press)))
    assert [button.label for button in buttons(asked)] == ["Max", "Ada", "Back"]
    panel = private(table, 0, registry.what(written(buttons(asked)[0].press)))
    assert panel.lines[:4] == (
        "### Your trade with Max",
        "You give: nothing",
        "You get: nothing",
        "Cash after this: you 37.7M, Max 37.7M",
    )
    give, take = menus(panel)
    assert [choice.value for choice in give.choices] == ["11", "13"]
    assert [choice.label for choice in take.choices][-1] == translator_for("en").value("city", "goods", "card-taxi")
    assert take.choices[0].hint == "purple · 6/8 blocks · rent 3.5M"
    assert named(panel)["Propose.1.+.0.+.0"].disabled


def test_the_panel_tells_what_the_deal_would_change_and_sends_it_whole() -> None:
    table = town()
    panel = private(table, 0, "compose.Propose.1.+.1500.+14.0", "fr")
    assert "Vous donnez\u00a0: 1,5\u202fM" in panel.lines
    assert "Vous recevez\u00a0: les Docks" in panel.lines
    assert "-# Léa aurait tout le groupe violet" in panel.lines
    assert any("loyers 400\u202fk → 7,4\u202fM" in line for line in panel.lines)
    (send,) = [button for button in buttons(panel) if written(button.press).kind == PLAY]
    assert (send.label, send.disabled) == ("Envoyer", False)
    assert read(CITY, written(send.press).text) == DOCKS
    assert all(written(button.press).kind != PLAY for button in buttons(panel) if button is not send)


def test_what_the_rules_refuse_is_said_before_it_is_sent() -> None:
    """CITY-118."""
    panel = private(town(), 0, "compose.Propose.1.+11.0.+.0")
    assert "⚠️ " + translator_for("en").refusal("city", Refusal("empty-side")) in panel.lines
    assert named(panel)["Propose.1.+11.0.+.0"].disabled


def test_the_partner_finds_the_deal_among_the_moves_and_answers_there() -> None:
    table, _, number = proposed(town())
    mine = private(table, 1, "mine")
    (button,) = [each for each in buttons(mine) if each.press == f"h|17|deal|{number}"]
    assert button.label == f"Trade {number}: Léa…"
    assert not {"Accept.?", "Refuse.?", "Withdraw.?"} & set(named(mine))
    panel = private(table, 1, f"deal.{number}")
    assert list(named(panel)) == [f"Accept.{number}", f"Refuse.{number}", str(number), "-"]
    assert list(named(private(table, 0, f"deal.{number}"))) == [f"Withdraw.{number}", "-"]
    assert list(named(private(table, 2, f"deal.{number}"))) == ["-"]
    assert translator_for("en").say("ask-done") in text(private(table, 1, "deal.999"))


def test_a_counter_offer_swaps_the_sides() -> None:
    """CITY-121: it is a new deal."""
    table, _, number = proposed(town())
    panel = private(table, 1, f"counter.{number}")
    (send,) = [button for button in buttons(panel) if written(button.press).kind == PLAY]
    assert read(CITY, written(send.press).text) == actions.Propose(0, (14,), 0, (), 1_500)
    assert translator_for("en").say("city-refusal-not-your-deal") in text(private(table, 2, f"counter.{number}"))
    assert translator_for("en").refusal(None, Refusal("too-late")) in text(private(table, 1, "counter.999"))


def test_a_debtor_may_offer_the_creditor_a_settlement() -> None:
    """CITY-123."""
    table = town()
    state = read_state(table)
    from bot.kit.mechanics.debt import Debt

    state.stack.append(Debt(number=50, seat=0, creditor=1, amount=60_000))
    owing = change(table, stack=state.stack)
    mine = named(private(owing, 0, "mine"))
    assert "OfferSettlement.?.?.?.?" in mine
    panel = private(owing, 0, "compose.OfferSettlement.+13.0.+.0")
    assert "### Your trade with Max" in panel.lines
    assert "This settles the whole debt of 60M." in panel.lines
    (send,) = [button for button in buttons(panel) if written(button.press).kind == PLAY]
    assert not send.disabled
    new, told = after(owing, 0, read(CITY, written(send.press).text))
    deal = public(new, told, new.state.deals[-1].number)
    assert "This settles the whole debt of 60M." in deal.lines


def test_hidden_cash_stays_hidden() -> None:
    """CITY-202."""
    table = started(3, 0, hidden="on")
    state = read_state(table)
    for plot in state.plots:
        plot.owner = OWNERS.get(plot.space)
    table = change(table, plots=state.plots)
    panel = private(table, 0, "compose.Propose.1.+.1500.+14.0")
    assert "Cash after this: you 36.2M, Max •••" in panel.lines
    new, told, number = proposed(table)
    shown = text(public(new, told, number))
    assert "wealth" not in shown
    assert "-# Max: rent 620k → 500k" in panel.lines
    state = read_state(new)
    state.purse.cash[0] = 1_000
    poor = change(new, purse=state.purse)
    assert "isn't possible any more" not in text(public(poor, told, number)), "whose cash is short is nobody else's"
    assert translator_for("en").refusal("city", Refusal("deal-stale")) in text(private(poor, 1, f"deal.{number}"))


# ---- how much there may be


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("pace", [LIVE, SLOW])
def test_all_districts_of_two_people_fit(lang: str, pace: str) -> None:
    """Six players, eleven districts on each side with everything on them, all kept cards, a tower that moves."""
    table = started(6, 0, pace)
    state = read_state(table)
    for at, plot in enumerate(state.plots):
        plot.owner = at % 2
        plot.residential, plot.industrial = 4, 4
        plot.station, plot.stadium, plot.skyscraper, plot.tower = True, True, True, at == 0
        plot.specials = ["water-tower", "wind-farm", "school"]
    state.cards[0], state.cards[1] = [17, 19], [18, 20]
    table = change(table, plots=state.plots, cards=state.cards)
    every = private(table, 0, "compose.Propose.1.?.?.?.?", lang)
    give, take = (".".join(["+" + "+".join(choice.value for choice in menu.choices)]) for menu in menus(every))
    offered = read(CITY, f"Propose.1.{give}.37700.{take}.37700")
    new, told = after(table, 0, offered)
    number = new.state.deals[-1].number
    screens = Screens(Position(CITY, 6, new.state, told=told), replace(new, id=2**31, lang=lang), translator_for(lang))
    for panel in (
        public(new, told, number, lang),
        private(new, 0, f"compose.Propose.1.{give}.37700.{take}.37700", lang),
        private(new, 1, f"counter.{number}", lang),
        private(new, 1, f"deal.{number}", lang),
        private(new, 1, "mine", lang),
    ):
        screens.fits(panel)
    done, more = after(new, 1, actions.Accept(number))
    screens.fits(public(done, told + more, number, lang))


def test_one_seat_with_everything_needs_two_pages() -> None:
    table = started(2, 0)
    state = read_state(table)
    for plot in state.plots:
        plot.owner = 0
    state.cards[0] = [17, 18, 19, 20]
    table = change(table, plots=state.plots, cards=state.cards)
    panel = private(table, 0, "compose.Propose.1.?.?.?.?")
    (give,) = menus(panel)
    assert len(give.choices) == len(table.state.plots)
    turn = next(button for button in buttons(panel) if "more-1" in button.press)
    second = private(table, 0, registry.what(written(turn.press)))
    assert len(menus(second)[0].choices) == 4, "cards are a subject of their own"
    assert all(written(row.press).kind == COMPOSE for row in second.rows if isinstance(row, Menu))


# ---- by typing


def _typed(typed: dict[str, str], lang: str = "fr", seat: int = 0) -> object:
    table = town()
    context = ControlContext("city", 17, translator_for(lang), NAMES)
    return trade_input.composed(context, CITY.legal_actions(table.state, seat), "Propose", typed)


@pytest.mark.parametrize(
    ("typed", "text_"),
    [
        ({"partner": "1", "give": "plein ouest + 1,5 M", "take": "Les Docks"}, "Propose.1.+11.1500.+14.0"),
        ({"partner": "max", "give": "gare", "take": "docks et bellevue; 500k"}, "Propose.1.+13.0.+14+39.500"),
        ({"partner": "Max", "take": "taxi"}, "Propose.1.+.0.+card-taxi.0"),
        ({"partner": "Max", "give": "1M + 500 k"}, "Propose.1.+.1500.+.0"),
        ({"partner": "Max"}, "Propose.1.+.0.+.0"),
        ({}, "Propose.?.+.0.+.0"),
        ({"give": "gare et 1M", "take": "docks"}, "Propose.?.+13.1000.+.0"),
    ],
)
def test_a_deal_is_typed_as_people_say_it(typed: dict[str, str], text_: str) -> None:
    assert _typed(typed) == text_


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"partner": "Zoé"}, "Zoé"),
        ({"partner": "Max", "give": "Bellevue"}, "Bellevue"),
        ({"partner": "Max", "give": "quartier"}, None),
        ({"partner": "Max", "take": "la lune"}, "la lune"),
    ],
)
def test_what_is_not_there_is_named(typed: dict[str, str], said: str | None) -> None:
    found = _typed(typed)
    if said is None:
        assert found == "Propose.1.+13.0.+.0", "only one of these districts is one's own"
    else:
        assert found == Refusal("unknown-thing", {"text": said})


def test_suggestions_name_what_may_still_be_said() -> None:
    table, context = town(), ControlContext("city", 17, translator_for("fr"), NAMES)
    legal_actions = CITY.legal_actions(table.state, 0)
    assert trade_input.partners(context, legal_actions, "Propose", "M") == [("Max", "1")]
    assert trade_input.completions(context, legal_actions, "Propose", {"give": ""}, "give") == [
        "Plein Ouest",
        "Quartier de la Gare",
    ]
    more = trade_input.completions(context, legal_actions, "Propose", {"partner": "1", "take": "Bellevue + do"}, "take")
    assert more == ["Bellevue + Les Docks"]
    assert trade_input.completions(context, legal_actions, "Propose", {"partner": "2", "take": ""}, "take") == [
        "Les Halles"
    ]


def test_what_the_picture_has_no_room_for_is_told_in_words() -> None:
    assert trades.PICTURED <= trade_card.MOST
    table = started(2, 0)
    state = read_state(table)
    for plot in state.plots:
        plot.owner = 0
    table = change(table, plots=state.plots)
    spaces = "+".join(str(plot.space) for plot in CITY.view(table.state, 0).plots[: trades.PICTURED + 1])
    for given, told in ((spaces, True), (spaces.rpartition("+")[0], False)):
        new, news = after(table, 0, read(CITY, f"Propose.1.+{given}.0.+.500"))
        lines = public(new, news, new.state.deals[-1].number).lines
        assert any(line.startswith("-# Léa to Max: ") and line.endswith(" for 500k") for line in lines) == told
