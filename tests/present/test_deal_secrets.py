"""A hand is seen by its owner alone (DEAL-135): nothing shown to others changes when what they cannot see is dealt anew."""

import json
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.deal import actions
from bot.games.deal.card_words import card_word
from bot.games.deal.data import PACK
from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Action, Seat
from bot.kit.engine import copy, refusal_for
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, think
from bot.kit.robots.move import Reason
from bot.kit.robots.search import SearchContext
from bot.present import registry
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import OutgoingMessage
from bot.tables.model import OVER, SLOW, Table
from bot.tables.storage.packed_state import PackedState
from cogs import layout
from rendering import paint
from tests.cogs.components import components_of
from tests.present.scenario_deal import (
    DEAL,
    after,
    changed,
    game_positions,
    number,
    private,
    public,
    started,
    with_cards,
)
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

GAMES_READ, STEPS = 100, 40
WIDE = ((2, 30), (3, 20), (4, 20), (5, 10), (7, 10), (10, 10))
"""Seats, and how many of the hundred games have so many."""
LOOKS = ("mine", "hand", "answer", "orders", "discard", "rearrange", "played", "help.2", "table", "board", "not-now")


def redealt(table: Table, seat: Seat | None, seed: int) -> Table:
    """The table in another world that this seat, or a spectator, cannot tell from it."""
    state = copy(DEAL, table.state)
    DEAL.redeterminize(state, seat, FastRng(seed))
    return replace(table, packed_state=PackedState(state))


class Blank:
    """A picture of nothing."""

    data, alt, suffix = b"", "", "png"
    width, height = 10, 1


def names(panel: Panel, revision: int) -> list[str]:
    """The file names of its pictures."""
    sheet = OutgoingMessage(panel, Blank() if panel.picture else None, revision, (Blank(),) * len(panel.more))
    return [file.filename for file in layout.files(sheet)]


def everything(panel: Panel, number_: int = 0) -> str:
    """All that Discord is sent of a message but the picture itself: components, file name."""
    sheet = OutgoingMessage(panel, None, number_)
    return json.dumps([components_of(layout.view(sheet)), names(panel, number_)], ensure_ascii=False)


def test_a_hundred_games_shown_to_everybody_tell_nothing_of_any_hand() -> None:
    """Texts, buttons, addresses, mentions and orders of pictures are the same whatever is held."""
    read = 0
    games = [seats for seats, count in WIDE for _ in range(count)]
    assert len(games) == GAMES_READ
    for seed, seats in enumerate(games):
        slots: tuple[str, ...] = ()
        table = started(seats, pace=SLOW if seed % 2 else "live", seed=seed)
        for step, (now, told, _) in enumerate(game_positions(table, seed, most=STEPS * (1 + seed % 3))):
            if step % 9:
                continue
            lang = WALKED[seed % 2]
            shown = public(now, told, slots, lang)
            other = public(redealt(now, None, step), told, slots, lang)
            assert shown == other
            slots = tuple(slot for slot, panel in shown.items() if not panel.last)
            read += len(shown)
    assert read > GAMES_READ * 6


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_private_panels_tell_nothing_of_other_hands(seats: int) -> None:
    """What a seat reads by any panel depends on nothing that it cannot see."""
    for step, (table, _, _) in enumerate(game_positions(started(seats, seed=seats), seed=seats, most=100)):
        if step % 4 or table.phase == OVER:
            continue
        for seat in range(0, seats, 2):
            world = redealt(table, seat, step)
            cards = [f"{name}.{card}" for card in table.state.hands[seat][:3] for name in ("hand", "aim", "rent")]
            for what in (*LOOKS, *cards):
                assert private(table, seat, what) == private(world, seat, what), what


def test_the_comparison_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted mistake, a hand counted by its money, is caught by the first of these tests."""
    from bot.present.deal import position_text

    def leaking(scenario: object, told: object) -> list[str]:
        hand = scenario.table.state.hands[0]  # type: ignore[attr-defined]
        return [str(sum(card <= 20 for card in hand))]

    table = started(3)
    assert public(table) == public(redealt(table, None, 1))
    monkeypatch.setattr(position_text, "news", leaking)
    assert len({str(public(redealt(table, None, seed))) for seed in range(20)}) > 1


def test_refusals_tell_nothing_of_other_hands() -> None:
    """Whoever asks for what is not offered learns no more than they knew."""
    for step, (table, _, _) in enumerate(game_positions(started(3, seed=5), seed=5, most=120)):
        for seat in range(3):
            world = redealt(table, seat, step)
            for card in (number("just-say-no"), number("sly-deal"), number("brown-1")):
                for wish in (
                    actions.Bank(card),
                    actions.SayNo(1, card),
                    actions.Sly(card, card),
                    actions.GiveBack((card,)),
                ):
                    assert refusal_for(DEAL, table.state, seat, wish) == refusal_for(DEAL, world.state, seat, wish)


def sound(table: Table, most: int) -> Iterator[tuple[Table, Seat]]:
    """Positions of a game of normal robots, each with the seat that is to decide."""
    lots = FastRng(1)
    for _ in range(most):
        seats = [wait.seats[0] for wait in DEAL.waits(table.state) if not wait.held and wait.seats != (CLOCK,)]
        if not seats:
            return
        yield table, seats[0]
        action = choose(
            "normal", DEAL, DEAL.view(table.state, seats[0]), DEAL.legal_actions(table.state, seats[0]), lots
        )
        assert action is not None
        table = after(table, seats[0], action)[0]


def answers(table: Table, seat: Seat, seed: int) -> list[tuple[Action, Reason]]:
    """What robots of all strengths play there in four worlds that look the same to everybody else, and why they say so."""
    found: list[tuple[Action, Reason]] = []
    for world in range(4):
        state = redealt(table, None, seed * 10 + world).state
        view, legal_actions = DEAL.view(state, seat), DEAL.legal_actions(state, seat)
        for kind in ("easy", "easy", "normal", "strong"):
            search_context = SearchContext(DEAL, state, seat, 60) if kind == "strong" else None
            thought = think(kind, DEAL, view, legal_actions, FastRng(seed * 100 + len(found)), search_context)
            assert thought is not None
            if search_context is not None:
                assert sum(each.tries for each in search_context.found) > 1, (
                    "a forced choice takes as long as a free one"
                )
            found.append((thought.action, thought.reason))
    return found


def test_a_robots_reason_and_time_tell_nothing_of_its_hand() -> None:
    """Whatever is in hand, the same action has the same reason, and its thoughts are as long; DEAL-132, DEAL-135."""
    answered, spared = 0, 0
    for seed in range(3):
        for step, (table, seat) in enumerate(sound(started(2 + seed, seed=seed), 50)):
            if table.state.asked is None and step % 8:
                continue
            reasons: dict[Action, set[str]] = {}
            for action, reason in answers(table, seat, seed * 1_000 + step):
                reasons.setdefault(action, set()).add(repr(reason))
            assert all(len(said) == 1 for said in reasons.values()), reasons
            answered += table.state.asked is not None
            spared += len({type(action) for action in reasons} & {actions.SayNo, actions.Pay, actions.Submit}) > 1
    assert answered > 20
    assert spared > 3, "some held a Just Say No"


def test_a_target_with_a_joker_is_asked_like_one_without() -> None:
    """DEAL-132: the public messages, their presses and their times are the same."""

    def charged(held: list[str]) -> dict[str, Panel]:
        table = with_cards(
            started(3, pace=SLOW), hands=[["birthday"], held, ["money-1"]], banks=[[], ["money-5"], ["money-5"]]
        )
        table, told = after(table, 0, actions.Birthday(number("birthday")))
        return public(table, told)

    assert charged(["just-say-no"]) == charged(["money-2"])
    assert charged(["just-say-no", "just-say-no"]) == charged(["house", "hotel"])


def only_in_hands(table: Table) -> set[str]:
    """The names of cards of which every copy lies in a hand or in the pile."""
    state = table.state
    hidden = {card_word(card) for hand in state.hands for card in hand}
    view = DEAL.view(state, None)
    seen = {card for seat in view.seats for card in seat.bank}
    seen |= {card for seat in view.seats for group in seat.groups for card in (*group.cards, group.house, group.hotel)}
    seen |= {*view.discards, view.played}
    if view.demand is not None:
        seen |= {*view.demand.cards, *view.demand.take, view.demand.give}
        seen |= {card for thread in view.demand.threads for card in (*thread.nos, *thread.paid)}
    return hidden - {card_word(card) for card in seen if card}


@pytest.mark.parametrize("lang", WALKED)
def test_no_public_message_names_a_card_that_only_hands_hold(lang: str) -> None:
    """The payloads as sent, file names and addresses, read by name; and what pictures say to those who cannot see."""
    met = 0
    for seed in range(3):
        slots: tuple[str, ...] = ()
        for step, (table, told, _) in enumerate(game_positions(started(2 + seed % 4, seed=seed), seed, most=110)):
            words_ = only_in_hands(table)
            names = {
                translator_for(lang).card("deal", number(word)) for word in words_ if (word.startswith(PROPERTIES))
            }
            told_names = " ".join(translator_for(lang).event("deal", each, ("a",) * 10) for each in told)
            hidden = {name for name in names if name not in told_names}
            panels = public(table, told, slots, lang)
            slots = tuple(slot for slot, panel in panels.items() if not panel.last)
            for panel in panels.values():
                payload = everything(panel, step)
                alt = _alt(panel) if step % 50 == 0 else ""
                met += len(hidden)
                assert not [name for name in hidden if name in payload or name in alt]
    assert met > 500


PROPERTIES = (
    "brown-",
    "light-blue-",
    "pink-",
    "orange-",
    "red-",
    "yellow-",
    "green-",
    "dark-blue-",
    "station-",
    "utility-",
)
"""Names that no other sentence of a message has by chance."""


def _alt(panel: Panel) -> str:
    """The words that stand for a picture."""
    order = panel.picture
    return "" if order is None else paint(order.key, order.view, order.theme, order.lang, order.names).alt


def test_addresses_of_public_messages_name_no_card_but_played_ones() -> None:
    """A custom_id is read by every client."""
    for seed in range(8):
        for table, told, _ in game_positions(started(3, seed=seed), seed, most=80):
            for panel in public(table, told).values():
                ids = re.findall(r'"custom_id": "([^"]+)"', everything(panel))
                assert not [id_ for id_ in ids if re.search(r"\.\d", id_)], ids
                assert names(panel, 3) == (["board-3.png"] if panel.picture else [])


def test_a_picture_ordered_for_everybody_holds_no_hand() -> None:
    for table, told, _ in game_positions(started(4, seed=2), 2, most=150):
        for panel in public(table, told).values():
            if panel.picture is not None:
                view = panel.picture.view
                assert (view.me, view.hand, view.fresh, view.returned, view.orders) == (None, (), (), (), ())


def test_a_composed_preview_is_tried_without_foreseeing_the_draw() -> None:
    """A trial of what the looker might do reads back its own groups alone, whatever the pile holds."""
    table = with_cards(
        started(2), hands=[[], ["money-1"]], areas=[[("red", ["red-1", "wild-red-yellow"])], [("pink", ["pink-1"])]]
    )
    table = changed(table, plays=0)
    wild = number("wild-red-yellow")
    what = f"compose.Rearrange.+{wild}-to-yellow.no"
    assert private(table, 0, what) == private(redealt(table, 0, 7), 0, what)
    assert registry.private(table, 0, what, translator_for("en")).picture is not None
    assert PACK == 106
