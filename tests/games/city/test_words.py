"""City's sentences exist in both languages and fill in without error: every part is enumerated from the code."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games.city import GAME, card_choices, data, refusals, specials, view
from bot.games.city.actions import Accept, Build, Taxi
from bot.games.city.events import HourRenewed, RentPaid, cards, trades
from bot.games.city.events import town as town_events
from bot.games.city.legal_actions import town as offers_town
from bot.games.city.state import State
from bot.i18n.translator import LOCALES, Translator, kebab, translator_for
from bot.kit.contract import Action, Choice, Event, Refusal, Rng, Seat, Tell
from bot.kit.engine import default_options, refusal_for
from bot.kit.fields import CASH, GOODS, SEAT, SPACE, WORD, field_kinds
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.present.controls.legal_action_controls import ControlContext, value_label
from tests.spoken import WALKED

LANGS = WALKED
NAMES = ("Anaïs", "Paul", "Zoé")
BOT = LOCALES.parents[1]
SOURCE = "\n".join(
    path.read_text(encoding="utf8") for folder in ("games/city", "kit") for path in sorted((BOT / folder).rglob("*.py"))
)
CODES = sorted(set(re.findall(r'Refus(?:al|ed)\(\s*"([a-z-]+)"', SOURCE)))
WAITS = sorted({clock.partition("-")[0] for clock in GAME.clocks} - {"lot"} | {"taxi", "pay", "pick", "deal"})
PIECES = (*data.STOCK, *data.KINDS_OF_BLOCK)
LANDMARKS = ("stadium", "skyscraper", "tower")
AMOUNTS = (0, 500, 3_500)
CHOSEN: dict[str, tuple[str, ...]] = {
    "reason": ("own", "mortgaged", "waiting", "none-unowned", "no-industry", "go", "jail", "parking", "other"),
    "why": ("space", "doubles", "card"),
    "kind": data.KINDS_OF_BLOCK,
    "answer": ("yes", "no"),
    "doubled": ("no", "skyscraper", "tower"),
    "card": data.CARDS[1:],
    "settles": ("yes", "no"),
}
"""The words that a field of an event may hold."""


KIT = {"bad-amount": "bad-step", "bid-too-low": "out-of-range"}
"""What the kit and the door call some refusals of section 23."""


def values(struct: type[Event], field: str, kind: str) -> tuple[object, ...]:
    """What a field may hold, few of each: the bank too, and nothing at all."""
    if field == "piece":
        return LANDMARKS if struct is town_events.LandmarkBuilt else (*sorted(data.HAZARDS | data.BONUSES),)
    if field in CHOSEN:
        return CHOSEN[field]
    return {
        SEAT: (0, 1, -1),
        CASH: AMOUNTS,
        SPACE: (11, 14, 27, 39),
        GOODS: ((), (14,), (11, 27, "card-taxi")),
        WORD: ("?",),
    }.get(kind, (0, 1, 2, 5))


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_is_there(lang: str) -> None:
    speech = translator_for(lang)
    keys = ["city-name", "city-blurb", *(f"city-space-{n}" for n in range(40))]
    keys += [f"city-event-{kebab(event.__name__)}" for event in get_args(GAME.event)]
    for verb in get_args(GAME.action):
        keys.append(f"city-action-{kebab(verb.__name__)}")
        keys += [f"city-action-{kebab(verb.__name__)}-{field}" for field in verb.__struct_fields__]
    keys += [f"city-value-{word}" for word in (*PIECES, *data.CARDS[1:], "card-dodge", "yes", "no", "on", "off")]
    keys += [f"city-{word}" for word in (*data.CARDS[1:], "card-dodge")]
    for option in GAME.options:
        keys.append(f"city-option-{option.key}")
        if isinstance(option.domain, Choice) and option.domain.options != ("off", "on"):
            keys += [f"city-option-{option.key}-{value}" for value in option.domain.options if isinstance(value, str)]
    assert [key for key in keys if not speech.has(key)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_wait_has_its_sentence_and_speaks_to_whom_it_awaits(lang: str) -> None:
    speech = translator_for(lang)
    for prefix in WAITS:
        wait = speech.wait("city", f"{prefix}-7", NAMES, (0, 1))
        assert not wait.startswith("city-wait"), prefix
        if prefix not in ("hour", "calls"):
            assert NAMES[0] in wait
            assert speech.has(f"city-panel-you-{prefix}"), prefix


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", sorted({*refusals.ORDER, *CODES}))
def test_every_refusal_has_its_sentence(lang: str, code: str) -> None:
    speech = translator_for(lang)
    name = KIT.get(code, code)
    assert speech.has(f"city-refusal-{name}") or speech.has(f"refusal-{name}")


@pytest.mark.parametrize("lang", LANGS)
def test_each_wrong_owner_has_its_own_reason(lang: str) -> None:
    """CITY-89, CITY-182: what is true of a placement is not said of a card."""
    speech = translator_for(lang)
    reasons = (
        specials.OWN_HAZARD,
        specials.THEIR_BONUS,
        specials.NOT_OWN,
        card_choices.OWNED,
        card_choices.OWN,
        card_choices.NOBODYS,
    )
    said = [speech.refusal("city", why) for why in reasons]
    assert len({*said, speech.refusal("city", Refusal("wrong-owner", {"case": "?"}))}) == 7
    assert not any(speech.value("city", "word", "prison") in each for each in said)
    before, after = (speech.refusal("city", why) for why in (Refusal("no-permit"), offers_town.NO_STATION))
    assert before != after
    assert after.count(".") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_every_stage_is_told_on_the_picture(lang: str) -> None:
    source = (LOCALES / lang / "pictures.ftl").read_text(encoding="utf8")
    for key in ("picture-city-stage", "picture-city-alt-turn"):
        message = source.split(f"{key} =")[1].split("\n}")[0]
        assert set(view.STAGES.values()) <= set(re.findall(r"\[([a-z-]+)\]", message)), key


VALUES: dict[str, tuple[object, ...]] = {
    SEAT: (0, 1, 2),
    CASH: (0, 15, 500, 90_000),
    SPACE: (1, 14, 27, 30),
    GOODS: ((), (14,), (3, "card-taxi")),
    WORD: ("residential", "industrial", "park", "rubbish-dump", "yes"),
}


def wishes(dice: FastRng) -> Iterator[Action]:
    """One action of each verb, its fields filled at random, sensible or not."""
    for verb in get_args(GAME.action):
        domains = [VALUES.get(kind, (-2, 1, 3)) for kind in field_kinds(verb).values()]
        yield verb(*(domain[dice.die(len(domain)) - 1] for domain in domains))


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", LANGS)
def test_refusals_met_in_play_fill_in(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever wishes for anything at any moment reads a whole sentence."""
    speech, game, dice, codes = Translator(lang), GAME, FastRng(5), set()
    s = game.setup(3, default_options(game, "slow"), dice)
    while game.waits(s):
        for seat in range(3):
            offered = [legal_action.blocked for legal_action in game.legal_actions(s, seat)]
            for refusal in filter(None, [*offered, *(refusal_for(game, s, seat, wish) for wish in wishes(dice))]):
                codes.add(refusal.code)
                said = speech.refusal("city", refusal, NAMES)
                assert not re.search(r"[{}$]|city-|refusal-", said), (refusal, said)
        with suppress(RuntimeError):
            play_out(game, s, dice, most=5)
    assert {"not-your-turn", "wrong-phase", "not-enough-cash", "not-owner"} <= codes
    assert not caplog.records


def test_french_spaces_know_their_elisions() -> None:
    speech = translator_for("fr")
    assert [speech.space("city", space, "of") for space in (14, 13, 27, 11)] == [
        "des Docks",
        "du Quartier de la Gare",
        "de l’Hôtel de ville",
        "de Plein Ouest",
    ]
    assert all(speech.has(f"city-space-{space}.{form}") for space in range(40) for form in ("of", "at", "the"))


@pytest.mark.parametrize("lang", LANGS)
def test_pieces_and_cards_know_their_articles_and_sorts(lang: str) -> None:
    speech = translator_for(lang)
    for piece in data.STOCK:
        assert speech.has(f"city-value-{piece}.a"), piece
        assert speech.has(f"city-value-{piece}.the"), piece
    for sort, pieces in (("hazard", data.HAZARDS), ("bonus", data.BONUSES)):
        assert {speech.say(f"city-value-{piece}.sort") for piece in pieces} == {sort}
    assert all(speech.has(f"city-value-{card}.the") for card in data.CARDS[1:])


@cache
def tale(pace: str) -> list[Event]:
    """All that a game of robots tells."""
    dice = FastRng(3)
    told: list[Event] = []

    def play(s: State, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
        GAME.play(s, seat, action, dice, lambda event, only=None: told.append(event))

    play_out(replace(GAME, play=play), GAME.setup(3, default_options(GAME, pace), dice), dice)
    return told


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pace", ["slow", "live"])
def test_sentences_of_whole_games_fill_in(lang: str, pace: str, caplog: pytest.LogCaptureFixture) -> None:
    """What robots bring about."""
    speech = translator_for(lang)
    assert len(tale(pace)) > 100
    assert not [line for event in tale(pace) if "city-" in (line := speech.event("city", event, NAMES))]
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("struct", get_args(GAME.event), ids=lambda struct: struct.__name__)
def test_every_event_fills_in(lang: str, struct: type[Event], caplog: pytest.LogCaptureFixture) -> None:
    """Each value of each field once, beside the first of the others; with the bank wherever there is a seat."""
    speech = Translator(lang)
    fields = {field: values(struct, field, kind) for field, kind in field_kinds(struct).items()}
    usual = {field: domain[0] for field, domain in fields.items()}
    cases = [usual, *({**usual, field: value} for field, domain in fields.items() for value in domain)]
    for case in cases:
        said = speech.event("city", struct(**case), NAMES)
        assert not re.search(r"[{}$]|city-|  ", said), said
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGS)
def test_every_visit_gives_its_reason(lang: str) -> None:
    """A reason told by the rules but unknown to the sentence would read as if nothing were to be said."""
    told = set(re.findall(r'Visited\([^)]*"([a-z-]+)"\)', SOURCE))
    text = (LOCALES / lang / "city.ftl").read_text(encoding="utf8").split("city-event-visited")[1].split("\n  }")[0]
    assert told <= set(re.findall(r"\[([a-z-]+)\]", text))


def test_rents_read_as_a_bill() -> None:
    bill = RentPaid(0, 1, 14, 7_000, 4, 3_500, "skyscraper")
    fr, en = translator_for("fr"), translator_for("en")
    assert en.event("city", bill, NAMES) == (
        "Anaïs pays Paul 7M rent at Central Quay (4 blocks: 3.5M, doubled by the skyscraper)."
    )
    seven, half = fr.cash("city", 7_000), fr.cash("city", 3_500)
    assert fr.event("city", bill, NAMES) == (
        f"Anaïs paie {seven} de loyer à Paul (Les Docks, 4 blocs\u00a0: {half}, doublé par le gratte-ciel)."
    )
    one, bare = (RentPaid(0, 1, 14, 600, blocks, 600) for blocks in (1, 0))
    assert en.event("city", one, NAMES).endswith("(1 block).")
    assert fr.event("city", bare, NAMES).endswith("(Les Docks, terrain nu).")


def test_specials_tell_whose_rent_falls() -> None:
    dump = town_events.SpecialPlaced(0, 1, 14, "rubbish-dump", 3_500, 120)
    fr = translator_for("fr")
    before, after = fr.cash("city", 3_500), fr.cash("city", 120)
    said = f"Anaïs place une décharge aux Docks, chez Paul\u202f; loyer {before} → {after}."
    assert fr.event("city", dump, NAMES) == said
    park = town_events.SpecialPlaced(0, 0, 27, "park", 220, 220)
    assert "220" not in translator_for("en").event("city", park, NAMES)
    cleared = town_events.SpecialRemoved(0, 27, "prison", 2_000, 220, 7_000)
    assert (
        translator_for("en")
        .event("city", cleared, NAMES)
        .startswith("Anaïs pays 2M to clear away the prison at Silver")
    )


def test_deals_name_both_sides() -> None:
    deal = trades.DealProposed(0, 1, 3, (14, "card-taxi"), 500, (11,), 0)
    fr = translator_for("fr")
    assert fr.event("city", deal, NAMES) == (
        f"Anaïs propose un échange à Paul\u00a0: les Docks, la carte Taxi et {fr.cash('city', 500)} contre Plein Ouest."
    )
    settled = trades.DealMade(0, 1, 3, (), 500, (), 0, "yes")
    assert translator_for("en").event("city", settled, NAMES) == (
        "Agreed! Paul takes 500k from Anaïs and cancels the debt; in return: nothing."
    )


def test_the_dodge_card_comes_from_the_parking_or_from_a_hand() -> None:
    lines = [translator_for("en").event("city", cards.DodgeTaken(0, former), NAMES) for former in (-1, 1)]
    assert lines == ["Anaïs takes the Rent Dodge card from Free Parking.", "Anaïs takes the Rent Dodge card from Paul."]


def test_controls_name_numbers_in_their_own_way() -> None:
    fr, en = (ControlContext("city", 1, translator_for(lang)) for lang in ("fr", "en"))
    assert [value_label(fr, Taxi, "steps", steps) for steps in (-1, 2)] == ["1 case en arrière", "2 cases plus loin"]
    assert value_label(en, Accept, "deal", 12) == "Trade 12"
    assert value_label(fr, Build, "count", 3) == "3"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("space", [24, 39])
def test_cards_that_send_somewhere_name_the_place(lang: str, space: int) -> None:
    speech = translator_for(lang)
    assert f"card-to-{space}" in data.CARDS
    assert speech.space("city", space) in speech.say(f"city-card-to-{space}")
    assert speech.space("city", space) in speech.say(f"city-value-card-to-{space}")


def test_sentences_read_well() -> None:
    said = translator_for("en").event("city", HourRenewed(2), NAMES)
    assert said == "Agreed! Hour 2 starts now and lasts a full hour."
    assert translator_for("en").field("city", Build, "count") == "How many blocks?"
    assert translator_for("en").refusal("city", Refusal("out-of-stock")) == "The box has none of these left."
