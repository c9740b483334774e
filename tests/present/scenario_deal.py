"""Positions of Deal for tests of panels: tables with hands made by hand, and whole games played at random."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.deal import actions
from bot.games.deal.card_words import card_word
from bot.games.deal.data import PACK
from bot.games.deal.state import State
from bot.i18n.translator import translator_for
from bot.kit.contract import Action, Card, EventFor, Seat
from bot.kit.engine import Accepted, apply_action, copy
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots import baseline
from bot.present import registry
from bot.present.panel_model import Panel
from bot.tables import lobby
from bot.tables.clock import deadlines
from bot.tables.lobby import Transition
from bot.tables.model import LIVE, LOBBY, OVER, PLAYING, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState

DEAL = GAMES["deal"]
NOW = 1_700_000_000.0
NAMES = ("Léa", "Bea", "Max", "Zoé", "Ada", "Noé", "Kim", "Ivo", "Lou", "Eva")


def in_lobby(people: int = 2, machines: int = 0, pace: str = LIVE, **options: str | int) -> Table:
    """A lobby whose host is the first person; people have the ids 100, 101 and so on."""
    seated = [Participant(NAMES[seat], person=100 + seat) for seat in range(people)]
    seated += [Participant(NAMES[seat], robot="normal") for seat in range(people, people + machines)]
    return Table(
        id=17,
        game="deal",
        place=ChannelRef(1, 2),
        host=100,
        lang="en",
        pace=pace,
        phase=LOBBY,
        chairs=tuple(seated),
        options={option.key: option.default for option in lobby.options(DEAL)} | options,
        deadlines=(deadlines.own_deadline("lobby", pace, NOW),),
    )


def started(people: int = 2, machines: int = 0, pace: str = LIVE, seed: int = 1, **options: str | int) -> Table:
    """A table whose game has begun; the first person is to play."""
    step = lobby.start(DEAL, in_lobby(people, machines, pace, **({"first": 1} | options)), 100, bytes([seed]) * 32, NOW)
    assert isinstance(step, Transition)
    return step.table


def number(word: str, copy_: int = 0) -> Card:
    """The serial number of a card by its word: the first of its kind, the second and so on."""
    return [card for card in range(1, PACK + 1) if card_word(card) == word][copy_]


def numbers(*words_: str) -> list[Card]:
    """Serial numbers by words; equal words give different cards."""
    return [number(word, words_[:at].count(word)) for at, word in enumerate(words_)]


Group = tuple[str, Sequence[str]]
"""A colour and the words of the cards that lie there."""


def with_cards(
    table: Table,
    hands: Sequence[Sequence[str]] = (),
    banks: Sequence[Sequence[str]] = (),
    areas: Sequence[Sequence[Group]] = (),
) -> Table:
    """The table with zones made by hand.

    `hands` and `banks`: words by seat; `areas`: groups by seat; all other cards go to the pile. Left out: nothing.
    """
    s: State = copy(DEAL, table.state)
    seats = range(len(s.hands))
    used: list[Card] = []

    def named(listed: Sequence[str]) -> list[Card]:
        cards = []
        for word in listed:
            card = next(each for each in range(1, PACK + 1) if card_word(each) == word and each not in used)
            used.append(card)
            cards.append(card)
        return cards

    s.hands = [named(hand) for hand in hands or [()] * len(seats)]
    s.banks = [named(bank) for bank in banks or [()] * len(seats)]
    s.areas = [{} for _ in seats]
    _lay(s, areas, named)
    s.pile.loose = [card for card in range(1, PACK + 1) if card not in used]
    s.pile.under, s.pile.used, s.knows, s.fresh, s.opening = [], [], [], [], []
    return _with(table, s)


def _lay(s: State, areas: Sequence[Sequence[Group]], named: Callable[[Sequence[str]], list[Card]]) -> None:
    """Lay the groups, forming sets as the rules do."""
    from bot.games.deal import sets

    for seat, groups in enumerate(areas):
        for colour, listed in groups:
            for card in named(listed):
                sets.add(s.areas[seat], colour, card)
            sets.settle(s.areas[seat], colour)


def _with(table: Table, state: State) -> Table:
    over = DEAL.result(state) is not None
    new = replace(table, packed_state=PackedState(state), seq=table.seq + 1, phase=OVER if over else PLAYING)
    return replace(new, deadlines=() if over else deadlines.due(DEAL, new, NOW))


def changed(table: Table, **fields: object) -> Table:
    """The table with fields of its state changed by hand."""
    s = copy(DEAL, table.state)
    for name, value in fields.items():
        setattr(s, name, value)
    return _with(table, s)


def after(table: Table, seat: Seat, action: Action) -> tuple[Table, list[EventFor]]:
    """The table after an action that must be accepted, and what was told."""
    dice = CommittedRng("deal", table.seed, table.drawn)
    done = apply_action(DEAL, table.state, seat, action, dice)
    assert isinstance(done, Accepted), done
    return replace(_with(table, done.state), drawn=dice.drawn), done.told


def game_positions(
    table: Table, seed: int, most: int = 4_000
) -> Iterator[tuple[Table, list[EventFor], list[EventFor]]]:
    """A game played at random: each position, what everybody was told up to it, and all that was told by the last step."""
    lots = FastRng(seed)
    heard: list[EventFor] = []
    last: list[EventFor] = []
    for _ in range(most):
        yield table, heard, last
        if table.phase == OVER:
            return
        table, last = _step(table, lots)
        heard = [*heard, *(each for each in last if each.only is None)][-80:]


def _step(table: Table, lots: FastRng) -> tuple[Table, list[EventFor]]:
    """Somebody awaited does something that is offered, rarely nothing."""
    waits = [wait for wait in DEAL.waits(table.state) if not wait.held and wait.clock != "hour"]
    wait = waits[lots.die(len(waits)) - 1]
    seat = wait.seats[0]
    legal_actions = [
        legal_action
        for legal_action in DEAL.legal_actions(table.state, seat)
        if legal_action.wait == wait.id and legal_action.blocked is None
    ]
    playing = [legal_action for legal_action in legal_actions if legal_action.action is not actions.EndTurn]
    action = (
        baseline.choose("random", DEAL, DEAL.view(table.state, seat), playing or legal_actions, lots)
        if legal_actions
        else None
    )
    dice = CommittedRng("deal", table.seed, table.drawn)
    done = None if action is None else apply_action(DEAL, table.state, seat, action, dice)
    if not isinstance(done, Accepted):
        return after(table, *DEAL.default(table.state, wait))
    return replace(_with(table, done.state), drawn=dice.drawn), done.told


def public(table: Table, told: Sequence[EventFor] = (), live: Sequence[str] = (), lang: str = "en") -> dict[str, Panel]:
    """The public messages by slot."""
    return {panel.slot: panel for panel in registry.panels(replace(table, lang=lang), told, live, translator_for(lang))}


def private(table: Table, seat: Seat | None, what: str, lang: str = "en") -> Panel:
    """A private panel."""
    return registry.private(replace(table, lang=lang), seat, what, translator_for(lang))
