"""The sentences of Builder: every event, refusal, card and space is said in both languages without a fault."""

import logging

import pytest

from bot.games.builder import GAME, data
from bot.games.builder.events import Moved
from bot.games.builder.events.chips import ChipsReceived, FloorBuilt
from bot.i18n.translator import Translator, languages, translator_for
from bot.kit.contract import Refusal
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Position, step
from tests.spoken import WALKED

NAMES = ("Léa", "Max", "Zoé", "Tom")
THIN = "\u202f"


@pytest.mark.parametrize("lang", WALKED)
def test_whole_games_are_told_without_a_fault(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        said = Translator(lang)
        for seed in range(4):
            dice = FastRng(seed)
            start = GAME.setup(2 + seed % 3, default_options(GAME, "slow", {"gifts": "on"}), dice)
            position = Position(GAME, 2 + seed % 3, start, temper=8, greed=seed % 2 == 1)
            while GAME.waits(position.state):
                step(position, dice)
                for told in position.told[-12:]:
                    line = said.event("builder", told, NAMES)
                    assert "{" not in line
                    assert "builder-" not in line
    assert not caplog.records


@pytest.mark.parametrize("lang", languages())
def test_every_card_space_and_site_has_its_name(lang: str) -> None:
    said = translator_for(lang)
    for card in set(data.CARDS) - {""}:
        assert said.has(f"builder-card-{card.removeprefix('card-')}"), card
        assert said.has(f"builder-value-{card}.the"), card
    assert all(said.has(f"builder-space-{space}") for space in range(32))
    assert all(said.value("builder", "word", site) == site.upper() for site in data.SITES)
    if lang == "fr":
        assert all(said.has(f"builder-space-{space}.{form}") for space in range(32) for form in ("of", "at", "the"))


def test_chips_are_counted() -> None:
    received = ChipsReceived(0, ("truck", "truck", "boat"), "roll")
    assert translator_for("en").event("builder", received, NAMES) == "Léa gets 2 dump trucks and 1 boat."
    assert translator_for("fr").event("builder", received, NAMES) == "Léa reçoit 2 camions et 1 bateau."
    assert translator_for("fr").value("builder", "goods", "crane-3") == "grue"
    assert translator_for("en").goods("builder", (31, "truck-1", "truck-2", "card-jail-1"), 50) == (
        "Boardwalk, a Get Out of Jail Free card, 2 dump trucks and M50"
    )
    nothing = ChipsReceived(0, (), "roll")
    assert translator_for("fr").event("builder", nothing, NAMES) == "La banque n’a plus de jeton à donner à Léa."


def test_french_by_ear() -> None:
    fr = translator_for("fr")
    assert (
        fr.event("builder", Moved(0, 1, 7), NAMES) == "Léa va du boulevard de Belleville à l’avenue de la République."
    )
    built = FloorBuilt(0, "b2", 3, ("truck", "crane", "excavator", "boat"))
    assert fr.event("builder", built, NAMES) == (
        "Léa bâtit l’étage 3 en B2 (1 camion, 1 grue, 1 excavatrice et 1 bateau)."
    )
    assert fr.cash("builder", 900) == f"900{THIN}M"


def test_refusals_say_why() -> None:
    assert translator_for("en").refusal("builder", Refusal("not-enough-chips", {"level": 5})).endswith("penthouse.")
    assert (
        translator_for("fr")
        .refusal("builder", Refusal("surplus-exactly", {"count": 1}))
        .startswith("Laissez exactement 1 jeton,")
    )
    assert translator_for("fr").refusal("builder", Refusal("not-enough-chips")) == "Il manque des jetons pour cela."
