"""Deal's sentences exist in both languages and fill in without error: every part is enumerated from the code."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import get_args

import pytest

from bot.games import GAMES
from bot.games.deal import data
from bot.games.deal.actions import Exchange, Order, Rearrange
from bot.games.deal.card_words import card_word
from bot.games.deal.events import Charged, Exchanged, Laid, Paid, Taken, TheftTried
from bot.games.deal.reactions import ORDERS
from bot.i18n.translator import LOCALES, Translator, kebab, translator_for
from bot.kit.contract import Action, Choice, Event, Refusal
from bot.kit.engine import default_options, refusal_for
from bot.kit.fields import CARD, CASH, SEAT, WORD, field_kinds
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.present.controls.legal_action_controls import ControlContext, value_label
from tests.spoken import WALKED

GAME = GAMES["deal"]
LANGS = WALKED
NAMES = ("Anaïs", "Paul", "Zoé")
SOURCE = "\n".join(
    path.read_text(encoding="utf8") for path in sorted((LOCALES.parents[1] / "games" / "deal").rglob("*.py"))
)
ANSWERED = (LOCALES.parents[1] / "games/deal/refusals.py").read_text(encoding="utf8")
CODES = sorted(
    {*re.findall(r'Refus(?:al|ed)\(\s*"([a-z-]+)"', SOURCE), *re.findall(r'"([a-z]+(?:-[a-z]+)+)"', ANSWERED)}
)
PREFIXES = ("play", "respond", "counter", "discard", "orders", "hour")
OF_KIND = ("brown-1", "money-5", "wild-any", "wild-pink-orange", "house", "birthday", "pass-go", "rent-any", "sly-deal")


def number(word: str) -> int:
    """The first card of a word."""
    return next(card for card in range(1, data.PACK + 1) if card_word(card) == word)


CARDS = tuple(number(word) for word in OF_KIND)
CHOSEN: dict[str, tuple[object, ...]] = {
    "colour": tuple(data.COLOURS),
    "to": ("hand", *data.COLOURS),
    "order": ORDERS,
    "value": ("on", "off"),
    "why": ("time", "deadlock"),
    "own": (0, *CARDS[:3]),
    "colours": ((), ("red",), ("station", "utility", "brown")),
    "doubles": (0, 1, 2),
    "cards": ((), CARDS[:1], CARDS[:4]),
}
"""What a field of an event may hold."""


def values(struct: type[Event], field: str, kind: str) -> tuple[object, ...]:
    """What a field may hold, few of each; a count of cards is a plain number."""
    if field == "cards" and kind != CARD:
        return (0, 1, 7)
    if field == "card" and struct is Charged:
        return tuple(map(number, ("debt-collector", "birthday", "rent-any", "rent-red-yellow")))
    if field == "card" and struct is TheftTried:
        return tuple(map(number, ("sly-deal", "forced-deal", "deal-breaker")))
    if field == "cards" and struct in (TheftTried, Taken):
        return CHOSEN["cards"][1:]
    if field == "targets":
        return ((0,), (0, 1), (0, 1, 2))
    if field in CHOSEN:
        return CHOSEN[field]
    return {SEAT: (0, 1), CASH: (0, 1, 12), CARD: CARDS, WORD: ("?",)}.get(kind, (0, 1, 2, 5))


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_is_there(lang: str) -> None:
    speech = translator_for(lang)
    keys = ["deal-name", "deal-blurb", *(f"deal-wait-{prefix}" for prefix in PREFIXES)]
    keys += [f"deal-event-{kebab(event.__name__)}" for event in get_args(GAME.event)]
    for verb in get_args(GAME.action):
        keys.append(f"deal-action-{kebab(verb.__name__)}")
        keys += [f"deal-action-{kebab(verb.__name__)}-{field}" for field in verb.__struct_fields__]
    keys += [f"deal-card-{card_word(card)}" for card in range(1, data.PACK + 1)]
    keys += [f"deal-{part}-{colour}" for part in ("value", "sign") for colour in data.COLOURS]
    keys += [f"deal-sign-{face.kind}" for face in data.FACES]
    keys += [f"deal-value-{word}" for word in ("hand", "yes", "no", "on", "off", *ORDERS)]
    keys += [f"deal-panel-order-{order}{short}" for order in ORDERS for short in ("", "-short")]
    for option in GAME.options:
        keys.append(f"deal-option-{option.key}")
        if isinstance(option.domain, Choice) and option.domain.options != ("off", "on"):
            keys += [f"deal-option-{option.key}-{value}" for value in option.domain.options if isinstance(value, str)]
    assert [key for key in keys if not speech.has(key)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_its_sentence(lang: str, code: str) -> None:
    speech = translator_for(lang)
    assert speech.has(f"deal-refusal-{code}") or speech.has(f"refusal-{code}")


@pytest.mark.parametrize("lang", LANGS)
def test_every_wait_speaks_of_whom_it_awaits(lang: str) -> None:
    for prefix in PREFIXES[:4]:
        assert NAMES[0] in translator_for(lang).wait("deal", f"{prefix}-7", NAMES, (0,))


VALUES: dict[str, tuple[object, ...]] = {
    SEAT: (0, 1, 2),
    CARD: CARDS,
    WORD: ("red", "station", "hand", "pay", "on", "yes"),
    "move": ("51-to-pink", "20-for-21"),
}


def wishes(dice: FastRng) -> Iterator[Action]:
    """One action of each verb, its fields filled at random, sensible or not."""
    for verb in get_args(GAME.action):
        made: list[object] = []
        for field, kind in field_kinds(verb).items():
            domain = VALUES.get(kind, (0, 1, 3))
            one = domain[dice.die(len(domain)) - 1]
            made.append((one,) if field in ("cards", "moves") else one)
        yield verb(*made)


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_met_in_play_fill_in(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever wishes for anything at any moment reads a whole sentence."""
    speech, dice, codes = Translator(lang), FastRng(5), set()
    s = GAME.setup(3, default_options(GAME, "slow"), dice)
    for _ in range(60):
        if not GAME.waits(s):
            break
        for seat in range(3):
            offered = [legal_action.blocked for legal_action in GAME.legal_actions(s, seat)]
            for refusal in filter(None, [*offered, *(refusal_for(GAME, s, seat, wish) for wish in wishes(dice))]):
                codes.add(refusal.code)
                said = speech.refusal("deal", refusal, NAMES)
                assert not re.search(r"[{}$]|deal-|refusal-", said), (refusal, said)
        with suppress(RuntimeError):
            play_out(GAME, s, dice, most=5)
    assert {"not-your-turn", "not-in-hand", "nothing-to-answer"} <= codes
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("struct", get_args(GAME.event), ids=lambda struct: struct.__name__)
def test_every_event_fills_in(lang: str, struct: type[Event], caplog: pytest.LogCaptureFixture) -> None:
    """Each value of each field once, beside the first of the others."""
    speech = Translator(lang)
    fields = {field: values(struct, field, kind) for field, kind in field_kinds(struct).items()}
    usual = {field: domain[0] for field, domain in fields.items()}
    cases = [usual, *({**usual, field: value} for field, domain in fields.items() for value in domain)]
    for case in cases:
        said = speech.event("deal", struct(**case), NAMES)
        assert not re.search(r"[{}$]|deal-|  ", said), said
    assert not caplog.records


def test_both_jokers_are_always_named_in_full() -> None:
    """Section 0.1: the card that cancels and the wild property are told apart, and Jackpot is never the set thief."""
    text = "\n".join(path.read_text(encoding="utf8") for path in (LOCALES / "fr").glob("deal*.ftl"))
    text += (LOCALES / "fr/rules/deal.md").read_text(encoding="utf8")
    bare = [found for found in re.findall(r"Jokers?(?=(.{0,12}))", text) if not re.match(r" (?:!|Propriété)", found)]
    assert bare == []
    assert translator_for("fr").card("deal", number("deal-breaker")) == "Deal Banco"
    assert translator_for("fr").card("deal", number("debt-collector")) == "Deal Jackpot"
    assert not re.search(r"Jackpot[^.\n]{0,40}groupe complet", text)


def test_cards_stand_in_sentences_with_their_articles() -> None:
    fr, en = translator_for("fr"), translator_for("en")
    assert [fr.card("deal", number(word), "a") for word in ("brown-2", "house", "hotel", "wild-any", "pass-go")] == [
        "Rue Lecourbe",
        "une Maison",
        "un Hôtel",
        "un Joker Propriété multicolore",
        "une carte Départ",
    ]
    note = fr.card("deal", number("money-5"))
    assert fr.event("deal", Laid(0, number("station-1"), "station"), NAMES) == (
        "Anaïs pose Gare Montparnasse dans le groupe des gares."
    )
    paid = Paid(0, 1, (number("brown-2"), number("money-5")), 6, 5)
    six, five = fr.cash("deal", 6), fr.cash("deal", 5)
    assert fr.event("deal", paid, NAMES) == (
        f"Anaïs paie {six} à Paul (dette de {five})\u00a0: Rue Lecourbe et un {note}."
    )
    more = Paid(0, 1, (number("money-5"), number("money-1")), 6, 5, 1)
    one = en.cash("deal", 1)
    assert en.event("deal", more, NAMES).startswith(
        f"Anaïs pays Paul {en.cash('deal', 6)} (due: {en.cash('deal', 5)}, overpaid: {one}): "
    )
    assert f", {fr.cash('deal', 1)} de trop)\u00a0: " in fr.event("deal", more, NAMES)
    assert en.event("deal", Paid(0, 1, (), 0, 5), NAMES) == "Anaïs has nothing to pay Paul with."
    assert en.event("deal", Taken(0, 1, (number("brown-1"),), 0), NAMES).endswith(" from Paul.")


def test_charges_and_thefts_are_told_by_their_cards() -> None:
    fr, en = translator_for("fr"), translator_for("en")
    rent = Charged(0, number("rent-any"), (1, 2), 12, "station", 2)
    assert en.event("deal", rent, NAMES) == "Anaïs charges railroad rent, doubled twice: 12M from Paul and Zoé."
    swap = TheftTried(0, number("forced-deal"), 1, (number("station-2"),), number("red-1"))
    assert fr.event("deal", swap, NAMES) == (
        "Anaïs joue Deal Troc pour prendre Gare de Lyon à Paul contre Avenue Matignon."
    )
    back = Exchanged(0, number("red-1"), number("wild-red-yellow"), "hand")
    assert en.event("deal", back, NAMES).endswith("takes the wild back into hand.")


def test_moves_and_orders_read_well() -> None:
    fr = translator_for("fr")
    wild = number("wild-pink-orange")
    assert fr.value("deal", "move", f"{wild}-to-pink") == "Joker Propriété (rose/orange) → rose"
    assert fr.value("deal", "move", "20-for-22").endswith("⇄ Rue Lecourbe")
    assert fr.value("deal", "move", "nonsense") == "nonsense"
    assert fr.field("deal", Exchange, "to") == "Où va ce Joker Propriété\u202f?"
    assert fr.action("deal", Rearrange) == "Réorganiser"
    english = ControlContext("deal", 1, translator_for("en"))
    assert value_label(english, Order, "order", "guard") == "guard against Deal Breaker"
    assert (
        translator_for("en")
        .refusal("deal", Refusal("too-little", {"due": 5, "chosen": 3}))
        .startswith("3M is less than 5M")
    )
