"""Deal's public messages: turns, charges and thefts with every target, Just Say No, the end; and their final forms."""

import pytest
from msgspec.structs import replace

from bot.games.deal import actions
from bot.games.deal.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import EventFor
from bot.kit.testing.random_games import Walk, positions
from bot.present.control_id import OPEN, PLAY, written
from bot.present.panel_model import Panel
from bot.tables.model import BRISK, LIVE, OVER, PAUSED, SLOW, Table
from rendering import paint
from tests.contract.ui_crawler import Screens
from tests.contract.ui_crawler import table as seated
from tests.present.scenario_city import buttons, check, menus, text
from tests.present.scenario_deal import (
    DEAL,
    NAMES,
    after,
    changed,
    game_positions,
    in_lobby,
    number,
    private,
    public,
    started,
    with_cards,
)
from tests.spoken import WALKED

RENT, SLY, BIRTHDAY, NO = number("rent-pink-orange"), number("sly-deal"), number("birthday"), number("just-say-no")
STATION, MOZART = number("station-1"), number("orange-1")


def scenario(pace: str = LIVE, people: int = 3, machines: int = 0) -> Table:
    """Léa, who plays, has an orange property and cards to play at Bea and Max."""
    table = started(people, machines, pace)
    others: list[tuple[()]] = [()] * (people + machines - 3)
    return with_cards(
        table,
        hands=[["rent-pink-orange", "sly-deal", "birthday", "just-say-no", "money-1"], ["just-say-no"], [], *others],
        banks=[["money-3"], ["money-4", "money-2"], ["money-1"], *others],
        areas=[[("orange", ["orange-1", "wild-pink-orange"])], [("station", ["station-1"])], [], *others],
    )


def charged(pace: str = LIVE) -> tuple[Table, list[EventFor]]:
    """Léa has charged rent; Bea and Max are asked."""
    return after(scenario(pace), 0, actions.Charge(RENT, "orange", 0))


def thread(table: Table, seat: int) -> int:
    """The number of a target's open thread."""
    state: State = table.state
    assert state.asked is not None
    return next(t.number for t in state.asked.demand.threads if t.seat == seat)


def alt(panel: Panel) -> str:
    """What its picture says to those who cannot see it."""
    order = panel.picture
    assert order is not None
    return paint(order.key, order.view, order.theme, order.lang, order.names).alt.replace("\u00a0", " ")


def labels(panel: Panel) -> list[str]:
    """What can be pressed."""
    return [button.label for button in buttons(panel)]


def test_a_turn_is_one_message_that_mentions_only_who_plays() -> None:
    """DEAL-18, DEAL-32: plays left, until when; the picture says hands, banks and sets; the hand's button is everybody's."""
    panels = public(scenario())
    assert list(panels) == ["turn-1"]
    panel = panels["turn-1"]
    assert panel.ping == (100,)
    assert "<@100>, your turn" in text(panel)
    assert "3 plays left" in text(panel)
    assert "3 different complete sets win." in alt(panel)
    assert "Léa: 5 in hand, bank 3M, orange 2/3 rent 3M. Bea: 1 in hand, bank 6M, railroad 1/4 rent 1M." in alt(panel)
    assert "<t:1700000180:R>" in text(panel)
    assert panel.picture is not None
    assert (panel.picture.key, panel.picture.view.hand) == ("deal", ())
    assert labels(panel) == ["End turn", "My hand", "Board", "Table…"]
    assert {"Played cards", "Rules"} <= set(labels(private(scenario(), 0, "table")))


def test_my_hand_is_the_same_button_for_everybody_at_every_moment() -> None:
    for table, told, _ in game_positions(started(4), seed=3, most=120):
        if table.phase == OVER:
            break
        turn = public(table, told)[f"turn-{table.state.turns.turn}"]
        (hand,) = [button for button in buttons(turn) if button.label == "My hand"]
        assert hand.press == "h|17|mine|-"


def test_a_robots_turn_shows_only_what_everybody_may_press() -> None:
    table = with_cards(started(1, 2, first=2), hands=[["money-1"], ["money-2"], []])
    panel = public(table)["turn-1"]
    assert labels(panel) == ["My hand", "Board", "Table…"]
    assert panel.ping == ()
    assert "Bea is playing" in text(panel)


def test_a_charge_lists_every_target_and_goes_its_own_way() -> None:
    """DEAL-66, DEAL-132: all are asked at once, each settles alone; at the slow pace in a message that calls them."""
    table, told = charged(SLOW)
    panels = public(table, told)
    assert list(panels) == ["turn-1", f"demand-1-{RENT}"]
    turn, asked = panels.values()
    assert "Waiting for answers" in text(turn)
    assert "End turn" not in labels(turn)
    assert "Orange rent: 3M each" in text(asked)
    assert "⏳ Waiting for Bea and Max · time is up <t:" in text(asked)
    assert [written(button.press).kind for button in buttons(asked)] == [OPEN]
    assert asked.picture is not None
    assert (asked.picture.key, asked.picture.view.played) == ("deal/card", RENT)
    table, more = after(table, 1, actions.Pay(thread(table, 1), (number("money-4"),)))
    asked = public(table, [*told, *more])[f"demand-1-{RENT}"]
    assert "✅ Bea has paid: 4M note" in text(asked)
    assert "⏳ Waiting for Max · time is up <t:" in text(asked)


def test_a_live_demand_takes_the_turns_message_until_it_is_over() -> None:
    table, told = charged()
    ((slot, panel),) = public(table, told).items()
    assert slot == "turn-1"
    assert "## Orange rent: 3M each" in panel.lines
    assert "⏳ Waiting for Bea and Max · time is up <t:" in text(panel)
    assert labels(panel) == ["Answer…", "My hand", "Board", "Table…"]
    for seat in (1, 2):
        table, more = after(table, seat, actions.Pay(thread(table, seat), table_cards(table, seat)))
        told = [*told, *(each for each in more if each.only is None)]
    panels = public(table, told, (slot,))
    assert list(panels) == ["turn-1"]
    assert "Max pays Léa 1M (due: 3M): a 1M note." in text(panels[slot])
    assert "End turn" in labels(panels[slot])


def test_only_those_asked_are_mentioned_and_never_live() -> None:
    """Design 0.14: opening a demand mentions once those it waits for, where nobody sits waiting."""
    for pace in (BRISK, SLOW):
        asked = public(*charged(pace))[f"demand-1-{RENT}"]
        assert asked.ping == (101, 102)
        assert "<@101> and <@102>" in text(asked)
    live = public(*charged(LIVE))["turn-1"]
    assert live.ping == ()
    assert "<@" not in text(live)


def test_a_just_say_no_shows_large_and_calls_whoever_may_answer_it() -> None:
    """DEAL-98: the actor is asked whether or not they can counter."""
    table, told = charged(SLOW)
    table, more = after(table, 1, actions.SayNo(thread(table, 1), number("just-say-no", 1)))
    panels = public(table, [*told, *more])
    demand = panels[f"demand-1-{RENT}"]
    assert "Bea said no · Léa may counter" in text(demand)
    assert demand.picture is not None
    assert demand.picture.view.played == number("just-say-no", 1)
    call = panels[f"joker-{thread(table, 1)}"]
    assert call.ping == (100,)
    slots = tuple(panels)
    table, more = after(table, 0, actions.Submit(thread(table, 1)))
    panels = public(table, [*told, *more], slots)
    assert "🛑 Bea: cancelled" in text(panels[f"demand-1-{RENT}"])
    assert panels[call.slot].last
    assert not panels[call.slot].rows


def test_a_demand_that_is_over_keeps_its_story_and_loses_its_buttons() -> None:
    table, told = charged(SLOW)
    slots = tuple(public(table, told))
    for seat, cards in ((1, (number("money-4"),)), (2, tuple(table.state.banks[2]))):
        table, more = after(table, seat, actions.Pay(thread(table, seat), cards))
        told = [*told, *(each for each in more if each.only is None)]
    past = public(table, told, slots)[f"demand-1-{RENT}"]
    assert past.last
    assert past.rows == ()
    assert text(past) == "-# Léa charges orange rent: 3M from Bea and Max · +2\u00a0lines"
    forgotten = public(table, (), slots)[f"demand-1-{RENT}"]
    assert "settled" in text(forgotten)


def test_a_theft_names_what_it_is_after() -> None:
    table, told = after(scenario(), 0, actions.Sly(SLY, STATION))
    panel = public(table, told, lang="fr")["turn-1"]
    assert "Deal Duel\u00a0: Gare Montparnasse" in text(panel)
    assert "C’est à vous" not in text(panel)
    assert "⏳ Réponse attendue\u00a0: Bea" in text(panel)


def test_too_many_cards_ask_for_a_private_choice_and_tell_only_the_number() -> None:
    """DEAL-27: the others see only how many."""
    s = scenario()
    table, _ = after(changed(s, hands=[list(range(1, 11)), *s.state.hands[1:]]), 0, actions.EndTurn())
    panel = public(table)["turn-1"]
    assert "you have too many cards" in text(panel)
    styles = {button.label: button.style for button in buttons(panel)}
    assert (styles["Give back…"], styles["My hand"]) == ("primary", "plain"), "what is asked invites, and nothing else"
    assert panel.picture is not None
    assert (panel.picture.view.excess, panel.picture.view.hand) == (0, ())
    _, told = after(table, 0, actions.GiveBack((1, 2, 3)))
    said = [translator_for("en").event("deal", each, ("Léa", "Bea", "Max")) for each in told if each.only is None]
    assert "Léa gives back 3 cards." in said


def test_a_paused_table_shows_no_buttons_of_the_game() -> None:
    from msgspec.structs import replace

    for pace in (LIVE, SLOW):
        table, told = charged(pace)
        paused = replace(table, phase=PAUSED, deadlines=())
        panels = public(paused, told)
        for panel in panels.values():
            assert not [button for button in buttons(panel) if written(button.press).kind == PLAY]
            assert "Answer…" not in labels(panel)
        assert "⏸️" in text(panels["turn-1"])


@pytest.mark.parametrize("lang", WALKED)
def test_the_end_ranks_everybody_and_shows_the_winning_groups(lang: str) -> None:
    """DEAL-111: the three groups; DEAL-119: what the others had."""
    table = with_cards(
        started(3),
        hands=[["dark-blue-2"], [], []],
        areas=[
            [
                ("brown", ["brown-1", "brown-2"]),
                ("utility", ["utility-1", "utility-2"]),
                ("dark-blue", ["dark-blue-1"]),
            ],
            [("red", ["red-1"])],
            [],
        ],
    )
    live = tuple(public(table))
    table, told = after(table, 0, actions.Lay(number("dark-blue-2"), "dark-blue"))
    assert table.phase == OVER
    panels = public(table, told, live, lang)
    end, turn = panels["end"], panels["turn-1"]
    assert text(end).count("⭐") == 1
    words = text(public(replace(table, options={**table.options, "text-first": "on"}), told, live, lang)["end"])
    assert words.count("⭐") == 4
    assert translator_for(lang).card("deal", number("brown-2")) in words
    assert table.seed.hex() in text(end)
    assert translator_for(lang).say("button-rematch") in labels(end)
    assert "1. " in words
    assert "3. Max" in words
    assert turn.last
    assert turn.rows == ()


def test_several_slots_of_one_turn_each_tell_their_own_story() -> None:
    """Two demands of one turn are told apart by their cards."""
    table, told = charged(SLOW)
    slots = {*public(table, told)}
    for seat in (1, 2):
        table, more = after(table, seat, actions.Pay(thread(table, seat), table_cards(table, seat)))
        told = [*told, *more]
    table, more = after(table, 0, actions.Birthday(BIRTHDAY))
    told = [*told, *more]
    panels = public(table, told, tuple(slots))
    first, second = panels[f"demand-1-{RENT}"], panels[f"demand-1-{BIRTHDAY}"]
    assert first.last
    assert not second.last
    assert "birthday" not in text(first).lower()


def table_cards(table: Table, seat: int) -> tuple[int, ...]:
    """The suggested payment of a seat."""
    view = DEAL.view(table.state, seat)
    return next(t.least for t in view.demand.threads if t.target == seat)


def test_the_host_names_who_starts_and_sees_every_option() -> None:
    """DEAL-6: by name, among those who sit; all options of section 19 fit one panel."""
    table = in_lobby(3)
    panel = private(table, 0, "options")
    asked = {menu.press.split("|")[-1]: menu for menu in menus(panel)}
    marked = {choice.value for choice in asked["marks.?"].choices}
    menued = {press.split(".")[1] for press in asked if press.startswith("option.")}
    assert marked | menued >= {option.key for option in DEAL.options if not option.hidden}
    assert not marked & menued
    first = asked["option.first.?"]
    assert [choice.label for choice in first.choices] == [
        "Who starts: chosen at random",
        *(f"Who starts: {name}" for name in ("Léa", "Bea", "Max")),
    ]
    assert [choice.value for choice in asked["pace.?"].choices] == [
        *("live+0", "live+20", "live+60"), "brisk+0", *("slow+0", "slow+20160"),
    ]  # fmt: skip
    chosen = public(in_lobby(3, first=2))["lobby"]
    assert "Who starts: Bea" in text(chosen)
    check(panel)


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("seats", [2, 6, 10])
def test_every_message_and_panel_of_a_game_fits_discord(lang: str, seats: int) -> None:
    """Law 7.3.13 with up to ten players."""
    slots: tuple[str, ...] = ()
    for steps in (0, 60, 200):
        for position in positions(DEAL, Walk(seats, SLOW, 3 * seats + 2, steps, greed=steps > 100)):
            slots = Screens(position, seated(position, lang, SLOW), translator_for(lang), slots).check()


def test_ten_players_who_all_owe_fit_one_message() -> None:
    people = 10
    table = with_cards(
        started(people),
        hands=[["birthday"], *[[] for _ in range(9)]],
        banks=[[], *[[f"money-{value}"] for value in (1, 2, 3, 4, 5, 1, 2, 3, 4)]],
    )
    table, told = after(table, 0, actions.Birthday(BIRTHDAY))
    panel = public(table, told)["turn-1"]
    (asked,) = [line for line in text(panel).splitlines() if line.startswith("⏳")]
    assert all(name in asked for name in NAMES[1:people])
    assert len(text(panel)) < 1_500
