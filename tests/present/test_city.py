"""City's panels: what stands where, who is mentioned, final forms, private panels; every position fits Discord."""

import re
from collections.abc import Collection, Sequence

import pytest
from msgspec.structs import replace

from bot.games.city import actions, data, events
from bot.games.city.phases import ToBuild
from bot.games.city.state import Vote as Call
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor, Refusal
from bot.kit.engine import Accepted, apply_action, check_action, read
from bot.kit.mechanics.balances import Balances
from bot.kit.rng import FastRng
from bot.present import registry
from bot.present.control_id import FORM, PLAY, ControlId, parse, written
from bot.present.controls.legal_action_controls import is_complete
from bot.present.panel_context import RED, SEAT_COLOURS
from bot.present.panel_model import Menu, Panel
from bot.present.panels import turns
from bot.tables.clock import deadlines
from bot.tables.model import CLOSED, OVER, PAUSED, SLOW, Table
from bot.tables.storage.packed_state import PackedState
from rendering import paint
from tests.games.scenario import options_of
from tests.present.scenario_city import (
    CITY,
    NAMES,
    NOW,
    after,
    buttons,
    change,
    check,
    game_positions,
    menus,
    read_state,
    started,
    text,
    until,
)
from tests.spoken import WALKED


def panels(
    table: Table, told: Sequence[EventFor] = (), live: Collection[str] = (), lang: str = "en"
) -> dict[str, Panel]:
    """The public messages by slot."""
    return {panel.slot: panel for panel in registry.panels(replace(table, lang=lang), told, live, translator_for(lang))}


def labels(panel: Panel) -> list[str]:
    return [button.label for button in buttons(panel)]


LASTING = ["My moves", "Board", "Table…"]

# ---- the turn


def test_a_turn_says_whose_it_is_until_when_and_mentions_once() -> None:
    table = started(people=4, machines=0)
    active = table.state.turns.active
    (panel,) = panels(table).values()
    assert panel.slot == "turn-1"
    assert panel.ping == (100 + active,)
    asked, until = text(panel).splitlines()
    assert asked == f"<@{100 + active}>, roll the dice."
    assert until.endswith("<t:1700000090:R> (<t:1700000090:T>)")
    assert labels(panel) == ["Roll the dice", *LASTING]
    assert panel.picture is not None
    assert panel.picture.key == "city/turn"
    assert panel.accent == SEAT_COLOURS[active]


def test_chosen_token_is_the_sign_on_the_board_and_the_edge_of_the_message() -> None:
    """CITY-204: a person's token is chosen in the lobby; who took none has the seat's own."""
    table = started(people=3, machines=0)
    chosen = (6, None, 0)
    chairs = tuple(replace(chair, token=token) for chair, token in zip(table.chairs, chosen, strict=True))
    (panel,) = panels(replace(table, chairs=chairs)).values()
    assert panel.picture is not None
    assert panel.picture.tokens == (6, 1, 0)
    assert panel.accent == SEAT_COLOURS[(6, 1, 0)[table.state.turns.active]]


def test_french_speaks_to_the_player() -> None:
    table = started(people=4, machines=0)
    (panel,) = panels(table, lang="fr").values()
    assert "<@101>, lancez les dés." in text(panel)


def test_robots_are_not_mentioned() -> None:
    table = started(people=1, machines=5, seed=2)
    for now, told in game_positions(table, seed=2, most=60):
        robot = now.state.turns.active > 0
        for panel in panels(now, told).values():
            assert not (robot and panel.ping)
            assert ("<@" in text(panel)) == bool(panel.ping)


def test_a_robots_turn_shows_no_buttons_that_only_it_could_press() -> None:
    table = started(people=1, machines=3, seed=2)
    seen = set()
    for now, told in game_positions(table, seed=2, most=60):
        seat = now.state.turns.active
        turn = next((panel for slot, panel in panels(now, told).items() if slot.startswith("turn-")), None)
        if turn is not None and now.state.stack and not now.state.hour.vote:
            seen.add(seat > 0)
            moves = [button for button in buttons(turn) if button.press.startswith(f"{PLAY}|")]
            assert not (seat > 0 and moves)
    assert seen == {True, False}


def test_every_turn_pings_its_player_only() -> None:
    table = started(people=3, machines=0)
    for now, told in game_positions(table, seed=4, most=80):
        if now.phase == OVER:
            return
        for slot, panel in panels(now, told).items():
            if slot.startswith("turn-") and panel.ping:
                assert panel.ping == (100 + now.state.turns.active,)
            if slot.startswith("auction-"):
                assert panel.ping == ()


def test_what_happened_stands_first_shortly_and_whole_behind_one_button() -> None:
    table, told = until(started(), "build-")
    slot = f"turn-{table.state.turns.turn}"
    rolls, moves, buys, *_ = text(panels(table, told)[slot]).splitlines()
    assert (rolls, moves) == ("-# Max rolls 2 and 4.", "-# Max moves from GO to Westlands.")
    assert "Max buys Westlands" in buys
    told = [*told, *map(EventFor, [events.StationPlaced(table.state.turns.active, 6)] * 2)]
    panel = panels(table, told)[slot]
    check(panel)
    assert "rolls" not in text(panel)
    before, begun = until(started(), "roll-")
    many = [*begun, *map(EventFor, [events.StationPlaced(before.state.turns.active, 6)] * 5)]
    assert "+2\u00a0lines" in labels(panels(before, many)[f"turn-{before.state.turns.turn}"]), "where there is room"
    log = registry.log(table, told, translator_for("en"))
    assert [line for line in log.lines if line.startswith("- ")][:2] == [
        "- Max rolls 2 and 4.", "- Max moves from GO to Westlands.",
    ]  # fmt: skip
    assert len(log.lines) == 6
    long = registry.log(table, [*told, *told[-1:] * 300], translator_for("en"))
    check(long)
    assert long.lines[1].startswith("-# ")
    assert long.lines[-1] == log.lines[-1], "the newest is kept"


def test_bids_change_a_slow_auctions_message_and_not_the_turns() -> None:
    table, told = auctioned(SLOW)
    turn = f"turn-{table.state.turns.turn}"
    before = panels(table, told)
    table, more = after(table, CITY.waits(table.state)[0].seats[0], actions.Bid(1_500))
    now = panels(table, [*told, *more])
    assert now[turn] == before[turn]
    assert auction(now) != auction(before)


def test_the_purchase_names_its_price_and_greys_with_the_reason() -> None:
    table, told = until(started(), "buy-")
    turn = f"turn-{table.state.turns.turn}"
    lot = CITY.view(table.state, None).lot
    price = translator_for("en").cash("city", data.DISTRICTS[lot].price)
    assert f"Buy · {price}" in labels(panels(table, told)[turn])
    purse = table.state.purse
    poor = change(table, purse=replace_purse(purse, table.state.turns.active, 50))
    panel = panels(poor, told)[turn]
    assert next(button for button in buttons(panel) if button.label.startswith("Buy")).disabled
    assert "you have 50k" in text(panel)


def replace_purse(purse: Balances, seat: int, cash: int) -> Balances:
    """A purse in which a seat has only so much."""
    import copy

    new = copy.deepcopy(purse)
    new.cash[seat] = cash
    return new


def alt(panel: Panel) -> str:
    """The words that stand for its picture."""
    order = panel.picture
    assert order is not None
    return paint(order.key, order.view, order.theme, order.lang, order.names).alt


def test_purses_and_rounds_stand_in_the_picture_and_the_hour_among_ones_moves() -> None:
    table = started(people=2, machines=1)
    (panel,) = panels(table).values()
    assert all(f"{name}: 37.7M" in alt(panel) for name in NAMES[:3])
    assert "37.7M" not in text(panel)
    assert "<t:1700003600:R>" not in text(panel)
    assert "The hour ends <t:1700003600:R>" in text(private(table, 0, "mine"))
    warned = replace(table, deadlines=tuple(replace(row, warned=1) for row in table.deadlines))
    assert "The hour ends <t:1700003600:R>" in text(panels(warned)["turn-1"])
    slow = started(people=2, machines=1, pace=SLOW)
    assert "15 rounds left" in alt(panels(slow)["turn-1"])
    assert "hour" not in text(private(slow, 0, "mine"))
    assert "left" not in alt(panels(started(end="last-standing"))["turn-1"])


def test_the_whole_board_opens_for_everybody() -> None:
    for seat in (0, None):
        panel = private(started(), seat, "board")
        assert panel.picture is not None
        assert panel.picture.key == "city"


def test_a_paused_table_says_so_and_has_no_moves() -> None:
    table = replace(started(), phase=PAUSED, pause="asked", deadlines=())
    (panel,) = panels(table).values()
    assert "paused" in text(panel)
    assert labels(panel) == LASTING
    running, told = auctioned()
    held = auction(panels(replace(running, phase=PAUSED, pause="asked", deadlines=()), told))
    assert "paused" in text(held)
    assert labels(held) == LASTING


def test_the_turn_before_is_told_without_picture_and_controls() -> None:
    table, told = until(started(), "build-")
    turn = table.state.turns.turn
    seat = table.state.turns.active
    table, more = after(table, seat, actions.Done())
    if table.state.turns.turn == turn:
        pytest.fail("the game of this seed throws a double here")
    told = [*told, *more]
    shown = panels(table, told, {f"turn-{turn}"})
    old = shown[f"turn-{turn}"]
    assert old.last
    assert old.rows == ()
    assert old.picture is None
    (line,) = old.lines
    assert line.startswith(f"-# **Turn {turn} · {NAMES[seat]}** ")
    assert len(shown) == 2


def test_the_last_turn_of_a_round_keeps_the_board() -> None:
    positions = game_positions(started(people=4, machines=0), seed=1)
    seen = dict[bool, set[bool]]()
    turn, round_ = 1, 1
    for table, told in positions:
        now = table.state.turns
        if now.turn != turn:
            old = panels(table, told, {f"turn-{turn}"})[f"turn-{turn}"]
            seen.setdefault(now.round > round_, set()).add(old.picture is not None and old.picture.key == "city")
            turn, round_ = now.turn, now.round
        if now.round > 3:
            break
    assert seen == {True: {True}, False: {False}}


def test_a_turn_that_nobody_remembers_still_ends() -> None:
    table = started()
    old = panels(table, (), {"turn-0", "turn-1"})["turn-0"]
    assert old.last
    assert old.lines == ("-# **Turn 0**",)


def voting() -> tuple[Table, list[EventFor]]:
    """A slow game of people in its last rounds, with a vote for a new hour open (CITY-147, CITY-211)."""
    for table, told in game_positions(started(3, 0, SLOW), seed=1):
        for legal_action in CITY.legal_actions(table.state, 0) if table.phase != OVER else ():
            if legal_action.action is actions.CallHour and CITY.waits(table.state)[0].id.startswith("roll-"):
                called, more = after(table, 0, actions.CallHour())
                return called, [*told, *more]
    raise AssertionError("nobody may call")


def test_a_vote_for_a_new_hour_is_open_to_everybody_in_its_own_message() -> None:
    table, told = voting()
    wait = CITY.waits(table.state)[1]
    slot = wait.id.replace("vote", "call")
    shown = panels(table, told)
    panel = shown[slot]
    check(panel)
    assert "Vote" not in "".join(labels(shown[f"turn-{table.state.turns.turn}"]))
    assert "to vote" not in text(shown[f"turn-{table.state.turns.turn}"])
    assert panel.lines[0] == "### 🗳️ Play another hour?"
    assert panel.ping == tuple(table.chairs[seat].person for seat in wait.seats)
    assert f"Voted: {NAMES[0]}" in text(panel)
    assert [button.press for button in buttons(panel)] == [f"p|17|{wait.id}|Vote.yes", f"p|17|{wait.id}|Vote.no"]
    for seat in wait.seats:
        assert check_action(CITY.legal_actions(table.state, seat), read(CITY, "Vote.yes"), wait.id) is None
    held = panels(replace(table, phase=PAUSED), told)[slot]
    assert (held.last, held.rows) == (False, ()), "a pause is not its end"
    one, more = after(table, wait.seats[0], actions.Vote("yes"))
    over = panels(one, [*told, *more], {slot})[slot]
    assert (over.last, over.rows, over.lines) == (True, (), ("🗳️ Play another hour? **Yes.**",))
    mine = private(table, CITY.waits(table.state)[1].seats[-1], "mine")
    check(mine)
    assert "Vote…" in labels(mine)


def test_a_vote_stands_beside_an_auction_that_takes_the_turns_message() -> None:
    table, told = auctioned()
    state = read_state(table)
    state.hour.vote = Call(99, 0, [0])
    table = replace(table, packed_state=PackedState(state))
    table = replace(table, deadlines=deadlines.due(CITY, table, NOW))
    shown = panels(table, told)
    assert list(shown) == [f"turn-{state.turns.turn}", "call-99"]
    assert "Pass" in labels(auction(shown))
    assert [button.press for button in buttons(shown["call-99"])] == ["p|17|vote-99|Vote.yes", "p|17|vote-99|Vote.no"]


def test_the_last_turn_says_so() -> None:
    table = started(pace=SLOW)
    state = read_state(table)
    state.hour.over = True
    assert "This is the last turn" in text(panels(replace(table, packed_state=PackedState(state)))["turn-1"])


# ---- auctions


def auctioned(pace: str = "live", people: int = 3) -> tuple[Table, list[EventFor]]:
    """An auction that a player has opened at 1M, by all of whom people."""
    table, told = until(started(people, 0, pace), "buy-")
    table, more = after(table, table.state.turns.active, actions.Auction(1_000))
    return table, [*told, *more]


def auction(shown: dict[str, Panel]) -> Panel:
    """The message that shows the auction."""
    return next(panel for panel in shown.values() if panel.picture is not None and panel.picture.key == "city/auction")


@pytest.mark.parametrize("pace", ["live", SLOW])
def test_an_auction_stands_in_the_turns_message_or_its_own_with_a_countdown_and_quick_bids(pace: str) -> None:
    table, told = auctioned(pace)
    shown, slot = panels(table, told), f"turn-{table.state.turns.turn}"
    panel = auction(shown)
    view = CITY.view(table.state, None)
    assert view.auction is not None
    own = f"auction-{view.auction.number}"
    assert (panel.slot, list(shown)) == ((slot, [slot]) if pace == "live" else (own, [slot, own]))
    assert translator_for("en").space("city", view.auction.lot) in alt(panel)
    assert f"**1M** · {NAMES[table.state.turns.active]} leads" in panel.lines
    due = 1_700_000_050 if pace == "live" else 1_700_021_600
    assert f"<t:{due}:R> (<t:{due}:T>)" in text(panel)
    bids = ["1.01M", "1.1M", "1.5M", "2M", "Other…", "Pass"]
    assert labels(panel) == [*bids, *(LASTING if pace == "live" else ())]
    assert bool(panel.ping) == (pace == SLOW)
    if pace == SLOW:
        assert labels(shown[slot]) == LASTING
        assert "auction" in text(shown[slot])


def test_after_a_live_auction_the_turn_goes_on_in_its_message() -> None:
    table, told = auctioned()
    slot = f"turn-{table.state.turns.turn}"
    table, more = after(table, -1, actions.Hammer())
    panel = panels(table, [*told, *more], {slot})[slot]
    assert not panel.last
    assert panel.picture is not None
    assert panel.picture.key == "city/turn"
    assert "Sold!" in text(panel)


def test_every_quick_bid_may_be_made_by_a_rival() -> None:
    table, told = auctioned()
    rival = CITY.waits(table.state)[0].seats[0]
    legal_actions = CITY.legal_actions(table.state, rival)
    for button in buttons(auction(panels(table, told))):
        press = parse(button.press)
        assert press is not None
        if press.kind == PLAY:
            assert check_action(legal_actions, read(CITY, press.text), press.decision) is None


def test_bids_beyond_every_purse_are_greyed() -> None:
    table, told = auctioned()
    seats = CITY.waits(table.state)[0].seats
    purse = table.state.purse
    for seat in seats:
        purse = replace_purse(purse, seat, 1_400)
    panel = auction(panels(change(table, purse=purse), told))
    assert [button.disabled for button in buttons(panel)[:6]] == [False, False, True, True, False, False]


def test_the_last_seconds_are_red() -> None:
    table, told = auctioned()
    assert auction(panels(table, told)).accent != RED
    warned = tuple(replace(row, warned=1) if row.wait.startswith("auction") else row for row in table.deadlines)
    panel = auction(panels(replace(table, deadlines=warned), told))
    assert panel.accent == RED
    assert "Going, going" in text(panel)


@pytest.mark.parametrize(("pace", "full"), [("live", 50), (SLOW, 21_600)])
def test_the_ring_of_an_auction_empties_by_quarters_and_its_light_is_red_at_last(pace: str, full: int) -> None:
    """CITY-38, CITY-153: the picture changes at each quarter; words and colour only with the warning."""
    table, told = auctioned(pace)
    clock = CITY.clocks["auction"]
    assert clock.marks[pace] == (full * 3 // 4, full // 2, full // 4)
    shown = []
    for marked, warned in ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)):
        rows = (replace(row, marked=marked, warned=warned) for row in table.deadlines)
        panel = auction(panels(replace(table, deadlines=tuple(rows)), told))
        assert panel.picture is not None
        shown.append((panel.picture.view.clock, panel.accent == RED, "Going, going" in text(panel)))
    assert [quarters for quarters, *_ in shown] == [4, 3, 2, 1, 0]
    assert [(red, going) for _, red, going in shown] == [(False, False)] * 4 + [(True, True)]


def test_the_hour_on_the_board_runs_out_by_quarters_and_is_red_with_its_last_warning() -> None:
    table = started(people=3, machines=0)
    last = len(CITY.clocks["hour"].warn["live"])

    def clock(marked: int, warned: int) -> int:
        rows = tuple(replace(row, marked=marked, warned=warned) for row in table.deadlines)
        picture = panels(replace(table, deadlines=rows))["turn-1"].picture
        assert picture is not None
        found: int = picture.view.clock
        return found

    passed = ((0, 0), (1, 0), (2, 0), (3, 1), (3, last - 1), (3, last))
    assert [clock(*each) for each in passed] == [4, 3, 2, 1, 1, 0]
    slow = panels(started(people=3, machines=0, pace=SLOW))["turn-1"].picture
    assert slow is not None
    assert slow.view.clock == 4


def test_a_slow_auction_calls_those_it_waits_for() -> None:
    table, told = auctioned(SLOW)
    panel = auction(panels(table, told))
    awaited = CITY.waits(table.state)[0].seats
    assert sorted(panel.ping) == sorted(100 + seat for seat in awaited)
    assert all(f"<@{person}>" in text(panel) for person in panel.ping)


def test_an_absence_of_the_bot_is_told_to_the_decisions_it_interrupted() -> None:
    table, told = auctioned()
    row = next(row for row in table.deadlines if row.wait.startswith("auction"))
    assert row.due is not None
    shown = panels(replace(table, resumed=row.due - 20), told)
    assert "The bot was offline" in text(auction(shown))
    assert "The bot was offline" not in text(auction(panels(replace(table, resumed=row.due - 50), told)))
    turn = panels(replace(started(), resumed=1_700_000_001.0))["turn-1"]
    assert "The bot was offline" in text(turn)


def test_who_has_passed_is_named() -> None:
    table, told = auctioned(people=4)
    seat = CITY.waits(table.state)[0].seats[0]
    table, _ = after(table, seat, actions.Pass())
    assert f"Passed: {NAMES[seat]}" in text(auction(panels(table, told)))


def test_a_sold_lot_is_told_in_the_auctions_last_form() -> None:
    table, told = auctioned(SLOW)
    slot = auction(panels(table, told)).slot
    table, more = after(table, -1, actions.Hammer())
    panel = panels(table, [*told, *more], {slot})[slot]
    assert panel.last
    assert panel.rows == ()
    assert panel.lines[0].startswith("-# **Auction: ")
    assert " · Sold! " in panel.lines[0]


def test_an_auction_that_nobody_remembers_still_ends() -> None:
    table = started()
    panel = panels(table, (), {"auction-3"})["auction-3"]
    assert panel.last
    assert panel.lines == ("-# **Auction** · This auction is over",)


def test_past_auctions_keep_their_own_lots_while_another_runs() -> None:
    table, told = auctioned(SLOW)
    first = auction(panels(table, told)).slot
    table, more = after(table, -1, actions.Hammer())
    told = [*told, *more, EventFor(events.BankOpened(39)), EventFor(events.LotUnsold(39))]
    shown = panels(table, told, {first, "auction-9999"})
    assert "Sold!" in text(shown[first])
    assert "Diamond Hills" in shown["auction-9999"].lines[0]
    assert "stays unowned" in text(shown["auction-9999"])


def test_an_auction_that_nobody_could_raise_says_so() -> None:
    """CITY-42: the countdown message ends with the price, the turn's news have the reason."""
    table, told = auctioned(SLOW)
    first = auction(panels(table, told)).slot
    seat = CITY.waits(table.state)[0].seats[0]
    table, more = after(table, seat, actions.Bid(max(table.state.purse.cash)))
    told = [*told, *more]
    panel = panels(table, told, {first})[first]
    assert panel.last
    assert re.search(r" · Sold! .* · \+1\u00a0line$", panel.lines[0])
    assert "Nobody can bid" in registry.log(table, told, translator_for("en")).lines[-2]


def test_an_auction_that_never_had_a_message_takes_no_others_end() -> None:
    """CITY-42: a lot that was over as it was opened stands in the turn's news alone."""
    table, told = auctioned(SLOW)
    first = auction(panels(table, told)).slot
    table, more = after(table, -1, actions.Hammer())
    at_once = (events.BankOpened(39), events.BiddingEnded(10), events.LotUnsold(39))
    panel = panels(table, [*told, *more, *map(EventFor, at_once)], {first})[first]
    assert "Sold!" in text(panel)
    assert "Diamond Hills" not in text(panel)


# ---- the end


def finished(seed: int = 1) -> tuple[Table, list[EventFor]]:
    """A game played to its end."""
    *_, (table, told) = game_positions(started(people=2, machines=2, pace=SLOW, seed=seed), seed)
    assert table.phase == OVER
    return table, told


@pytest.mark.parametrize("lang", WALKED)
def test_the_end_explains_the_count_and_proves_the_dice(lang: str) -> None:
    table, told = finished()
    shown = panels(table, told, {"turn-1"}, lang)
    panel = shown["end"]
    check(panel)
    assert not panel.last
    view = CITY.view(table.state, None)
    assert [line.rank for line in view.count] == sorted(line.rank for line in view.count)
    words = replace(table, options={**table.options, "text-first": "on"})
    for line in view.count:
        if view.seats[line.seat].solvent:
            total = translator_for(lang).cash("city", line.total)
            assert total in text(panels(words, told, (), lang)["end"])
            assert (total in text(panel)) == (line.rank == 1)
    assert table.seed.hex() in text(panel)
    assert panel.picture is not None
    assert [order.key for order in (panel.picture, *panel.more)] == ["city/count", "city/chart"]
    assert len(panel.more[0].view.course) > 10
    assert any(button.press == "h|17|board|-" for button in buttons(panel))
    assert any(button.press == "t|17|-|rematch" for button in buttons(panel))
    assert shown["turn-1"].last
    again = replace(table, next=18)
    assert not any("rematch" in button.press for button in buttons(panels(again, told)["end"]))


def test_a_game_that_was_called_off_closes_its_messages() -> None:
    table = replace(started(), phase=CLOSED, deadlines=())
    shown = panels(table, (), {"turn-1", "lobby"})
    assert all(panel.last and panel.rows == () for panel in shown.values())
    assert "ended early" in text(shown["turn-1"])


# ---- private panels


def private(table: Table, seat: int | None, what: str, lang: str = "en") -> Panel:
    return registry.private(replace(table, lang=lang), seat, what, translator_for(lang))


def test_my_moves_hold_all_that_i_may_do_and_why_not_the_rest() -> None:
    table, _ = until(started(), "build-")
    seat = table.state.turns.active
    panel = private(table, seat, "mine")
    check(panel)
    assert "End turn" in labels(panel)
    assert "Your move: " in text(panel)
    assert all(not button.disabled for button in buttons(panel))
    assert labels(panel)[-1] == "Not now…"
    shut = private(table, seat, "not-now")
    assert "Place blocks · Get a permit first" in text(shut)
    assert labels(shut) == ["Back"]
    other = private(table, (seat + 1) % 4, "mine")
    assert "There's nothing for you to do right now" in text(other)
    assert labels(other) == ["Propose a trade…"]


def test_who_is_out_reads_that_the_game_goes_on_without() -> None:
    table, _ = until(started(), "build-")
    seat = (table.state.turns.active + 1) % 4
    gone = apply_action(CITY, table.state, seat, actions.Leave(), FastRng(1))
    assert isinstance(gone, Accepted)
    panel = private(replace(table, packed_state=PackedState(gone.state)), seat, "mine", "fr")
    assert "Vous ne jouez plus" in text(panel)
    assert not labels(panel)


def test_strangers_see_deeds_but_no_moves() -> None:
    table = started()
    assert private(table, None, "mine").lines == (translator_for("en").say("refusal-stranger"),)
    assert len(menus(private(table, None, "deed"))[0].choices) == 22


def test_building_shows_price_and_rent_before_and_after() -> None:
    table = building()
    seat = table.state.turns.active
    where = private(table, seat, "Build.?.?.?")
    assert "You may place 2 more blocks." in text(where)
    which = private(table, seat, "Build.14.?.?")
    assert labels(which)[:2] == ["Residential · 1M each", "Industrial · 2M each"]
    many = private(table, seat, "Build.14.residential.?")
    assert [(each.label, each.hint) for each in menus(many)[0].choices] == [
        ("1", "costs 1M · rent 120k → 600k"), ("2", "costs 2M · rent 120k → 1.2M"),
    ]  # fmt: skip
    _, told = after(table, seat, actions.Build(14, "residential", 2))
    built = next(each.event for each in told if isinstance(each.event, events.BlocksBuilt))
    assert translator_for("en").cash("city", built.after) == "1.2M"
    french = private(table, seat, "Build.14.residential.?", "fr")
    assert menus(french)[0].choices[0].hint == "coûte 1\u202fM · loyer 120\u202fk → 600\u202fk"


def building() -> Table:
    """Step C with a permit of 2, and the player owns 14 and, mortgaged, 16."""
    table, _ = until(started(), "build-")
    seat = table.state.turns.active
    state = read_state(table)
    for plot in state.plots:
        if plot.space in (14, 16):
            plot.owner = seat
            plot.mortgage = 140 if plot.space == 16 else 0
    step = state.stack[-1]
    assert isinstance(step, ToBuild)
    step.permit = step.left = 2
    return replace(table, packed_state=PackedState(state))


def test_a_mortgaged_district_is_greyed_with_its_reason() -> None:
    panel = private(building(), building().state.turns.active, "Build.?.?.?")
    assert "Shine Village · This district is mortgaged." in text(panel)


@pytest.mark.uncounted
def test_the_rent_foreseen_is_the_rent_that_comes() -> None:
    for seed in range(3):
        for now, _ in game_positions(started(seed=seed + 1), seed, most=300):
            _foreseen(now)


def _foreseen(table: Table) -> None:
    from bot.present.city.panel_context import CityContext
    from bot.present.panels.action_preview import change

    for wait in CITY.waits(table.state):
        if not wait.id.startswith("build-"):
            continue
        scenario = CityContext(table, translator_for("en"), wait.seats[0])
        for legal_action in CITY.legal_actions(table.state, wait.seats[0]):
            if legal_action.action is actions.Build and legal_action.blocked is None:
                space, kind = options_of(legal_action)[0], options_of(legal_action, 1)[0]
                assert isinstance(space, int)
                assert isinstance(kind, str)
                _, told = after(table, wait.seats[0], actions.Build(space, kind, 1))
                built = next(each.event for each in told if isinstance(each.event, events.BlocksBuilt))
                foreseen = change(scenario, f"Build.{space}.{kind}.1")
                assert foreseen is not None
                assert foreseen.price == built.amount
                assert {each[0]: each[2] for each in foreseen.rents}.get(space, built.before) == built.after


def test_half_made_presses_that_are_too_late_are_a_sentence_with_the_way_to_what_is_possible() -> None:
    table = started()
    panel = private(table, table.state.turns.active, "Build.14.?.?")
    assert panel.lines == ("Too late, the game has moved on.",)
    assert labels(panel) == ["Refresh"]
    assert "Roll the dice" in labels(
        private(table, table.state.turns.active, registry.what(written(buttons(panel)[0].press)))
    )


def test_grave_steps_are_asked_once_more() -> None:
    table = started()
    assert buttons(private(table, 0, "confirm.Leave"))[0].press == "p|17|-|Leave"
    assert "Too late" in text(private(table, 0, "confirm.GoBankrupt"))
    assert "Too late" in text(private(table, 0, "confirm.Roll"))


def test_a_debtor_reads_what_is_owed_and_what_each_mortgage_brings() -> None:
    table = indebted()
    seat = CITY.view(table.state, None).debt.seat
    panel = private(table, seat, "mine")
    assert "You owe" in text(panel)
    assert "820k short" in text(panel)
    step = private(table, seat, "Mortgage.?")
    check(step)
    hints = [choice.hint for menu in menus(step) for choice in menu.choices] or labels(step)
    assert any("raises " in hint for hint in hints)


def indebted() -> Table:
    """A debtor who can still mortgage something."""
    for seed in range(1, 9):
        for table, _ in game_positions(started(seed=seed), seed):
            if table.phase != OVER and CITY.waits(table.state)[0].id.startswith("debt-"):
                legal_actions = CITY.legal_actions(table.state, CITY.waits(table.state)[0].seats[0])
                if any(
                    legal_action.action is actions.Mortgage and legal_action.blocked is None
                    for legal_action in legal_actions
                ):
                    return table
    raise AssertionError("nobody gets into debt")


def test_every_deed_opens_from_one_menu() -> None:
    table = building()
    (menu,) = menus(private(table, 0, "deed"))
    assert [choice.value for choice in menu.choices] == [str(space) for space in data.DISTRICTS]
    for choice in menu.choices:
        press = parse(menu.press)
        assert press is not None
        panel = private(table, 0, registry.what(press.filled(choice.value)))
        check(panel)
        assert choice.label in panel.lines[0]
        assert panel.picture is not None
        assert (panel.picture.key, panel.picture.view.lot) == ("city/deed", int(choice.value))
        assert [each.value for each in menus(panel)[0].choices if each.chosen] == [choice.value]
    assert "Mortgaged for 140k" in text(private(table, 0, "deed.16"))
    assert private(table, 0, "deed.99").lines == private(table, 0, "deed").lines


# ---- refusals and forms


def test_the_form_of_a_bid_gives_the_range_and_reads_what_is_typed() -> None:
    table, told = auctioned()
    other = next(button for button in buttons(auction(panels(table, told))) if button.label == "Other…")
    press = parse(other.press)
    assert press is not None
    assert press.kind == FORM
    seat = CITY.waits(table.state)[0].seats[0]
    asked = registry.form(table, seat, press, translator_for("fr"))
    assert not isinstance(asked, Refusal)
    assert asked.fields[0].hint.startswith("De 1,01")
    address = parse(asked.press)
    assert address is not None
    typed = registry.submitted(table, address, ["3,5"], translator_for("fr"))
    assert typed == ControlId(PLAY, 17, press.wait, "Bid.3500")
    huge = registry.submitted(table, address, ["1" + "0" * 30], translator_for("fr"))
    assert huge == Refusal("too-large")


def test_forms_are_refused_to_those_who_have_nothing_to_fill_in() -> None:
    table, _ = auctioned()
    press = ControlId(FORM, 17, "auction-9", "Bid.?")
    leader = table.state.turns.active
    codes = [registry.form(table, seat, press, translator_for("en")) for seat in (None, leader)]
    assert [refusal.code for refusal in codes if isinstance(refusal, Refusal)] == ["not-seated", "too-late"]
    roll = registry.form(started(), 0, press, translator_for("en"))
    assert roll == Refusal("not-your-turn")
    over, _ = finished()
    assert isinstance(registry.form(over, 0, press, translator_for("en")), Refusal)


@pytest.mark.parametrize("text_", ["Steal.5", "Bid", "Bid.x", "Bid.1.2", "Bid.01", "Build.14.gold.1.1"])
def test_forged_actions_are_refused(text_: str) -> None:
    assert registry.action_of(started(), ControlId(PLAY, 17, "-", text_)) == Refusal("forged")
    assert registry.submitted(started(), ControlId(PLAY, 17, "-", "Steal.?"), ["1"], translator_for("en")) == Refusal(
        "forged"
    )


def test_whole_actions_are_read_and_half_made_ones_are_not() -> None:
    assert registry.action_of(started(), ControlId(PLAY, 17, "-", "Bid.60")) == actions.Bid(60)
    assert registry.action_of(started(), ControlId(PLAY, 17, "-", "Bid.?")) is None


# ---- all positions


@pytest.mark.uncounted
@pytest.mark.parametrize(("lang", "pace", "seed"), [("en", "live", 5), ("fr", "slow", 6), ("fr", "live", 7)])
def test_every_position_of_a_game_fits_discord(lang: str, pace: str, seed: int) -> None:
    table = started(2, 4, pace, seed=seed, mortgages="on")
    live: set[str] = {"lobby"}
    for at, (now, told) in enumerate(game_positions(table, seed)):
        if at % 3 and now.phase != OVER:
            continue
        shown = registry.panels(now, told, live, translator_for(lang))
        slots = [panel.slot for panel in shown]
        assert len(set(slots)) == len(slots)
        assert live <= set(slots)
        assert len(slots) - len([panel for panel in shown if panel.last]) <= 2
        for panel in shown:
            check(panel)
            assert not panel.last or not panel.rows
            (live.discard if panel.last else live.add)(panel.slot)
        _check_private(now, at, lang)


def _check_private(table: Table, at: int, lang: str) -> None:
    seat = at // 3 % len(table.chairs)
    panel = registry.private(table, seat, "mine", translator_for(lang))
    check(panel)
    for button in buttons(panel):
        press = parse(button.press)
        assert press is not None
        if press.kind == PLAY and not is_complete(press.text) and not button.disabled:
            step = registry.private(table, seat, registry.what(press), translator_for(lang))
            check(step)
            assert any(isinstance(row, Menu) or len(row) > 1 for row in step.rows) or len(step.rows) > 1


def test_colours_of_the_edge_are_those_of_the_pictures() -> None:
    from rendering.theme import SEATS

    assert tuple((red << 16) + (green << 8) + blue for red, green, blue in SEATS) == SEAT_COLOURS


@pytest.mark.parametrize(
    ("line", "short"),
    [
        ("Ada pays Ben 1.2M rent in Summergate (3 blocks: 600k, doubled by the Tower)", "Ada pays Ben 1.2M rent in Summergate"),
        ("Se acabó el tiempo y la pieza de Lena (rojo) se desliza sola: sale", "Se acabó el tiempo y la pieza de Lena (rojo) se…"),
        ("Ada builds 3 blocks (residential) in Summergate; rent 80k", "Ada builds 3 blocks (residential) in Summergate"),
    ],
)  # fmt: skip
def test_a_past_step_is_shortened_to_a_whole_sentence(line: str, short: str) -> None:
    """A bracket in the middle of a sentence is not where it ends."""
    assert turns.shortened(line, 50) == short
