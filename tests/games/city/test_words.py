"""City's sentences exist in both languages and fill in without error."""

from typing import get_args

import pytest

from bot.games.city import GAME
from bot.games.city.actions import Build
from bot.games.city.events import HourRenewed, RentPaid
from bot.games.city.game import City
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import settings
from bot.games.kit.model import OneOf
from bot.games.kit.robots import play_out
from bot.words import kebab, words

LANGS = ("en", "fr")
CODES = [
    *("passed", "already-leading", "not-enough-cash", "mortgaged", "district-full", "no-permit", "already-pressed"),
    *("station-permit-only", "permit-exceeded", "out-of-stock", "no-debt", "can-still-pay", "already-called"),
]
WAITS = ["roll", "jail", "buy", "choose", "build", "debt", "auction", "vote", "hour", "calls"]
NAMES = ("Léa", "Paul", "Zoé")


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_is_there(lang):
    speech = words(lang)
    keys = ["city-name", "city-blurb", *(f"city-space-{n}" for n in range(40))]
    keys += [f"city-event-{kebab(event.__name__)}" for event in get_args(GAME.event)]
    for verb in get_args(GAME.action):
        keys.append(f"city-action-{kebab(verb.__name__)}")
        keys += [f"city-action-{kebab(verb.__name__)}-{field}" for field in verb.__struct_fields__]
    keys += [f"city-refusal-{code}" for code in CODES]
    keys += [f"city-value-{word}" for word in ("residential", "industrial", "yes", "no", "on", "off")]
    for option in GAME.options:
        keys.append(f"city-option-{option.key}")
        if isinstance(option.domain, OneOf) and option.domain.options != ("off", "on"):
            keys += [f"city-option-{option.key}-{value}" for value in option.domain.options]
    keys += [f"city-wait-{name}" for name in WAITS]
    assert [key for key in keys if not speech.has(key)] == []


def test_french_spaces_know_their_elisions():
    speech = words("fr")
    assert [speech.space("city", space, "of") for space in (14, 13, 27, 11)] == [
        "des Docks",
        "du Quartier de la Gare",
        "de l'Hôtel de ville",
        "de Plein Ouest",
    ]
    assert all(speech.has(f"city-space-{space}.{form}") for space in range(40) for form in ("of", "at", "the"))


class Telling(City):
    """City that also keeps what it told."""

    def __init__(self):
        self.told = []

    def play(self, s, seat, action, dice, tell):
        super().play(s, seat, action, dice, lambda event, only=None: self.told.append(event))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("pace", ["slow", "live"])
def test_sentences_of_whole_games_fill_in(lang, pace, caplog):
    """What robots bring about."""
    speech, game, dice = words(lang), Telling(), FastDice(3)
    play_out(game, game.setup(3, settings(game, pace), dice), dice, ("greedy", "random", "random"))
    assert len(game.told) > 100
    assert not [line for event in game.told if "city-" in (line := speech.event("city", event, NAMES))]
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("struct", get_args(GAME.event), ids=lambda struct: struct.__name__)
def test_every_event_fills_in(lang, struct, caplog):
    """Also those that only votes and leavers bring about; with the bank wherever a seat may be the bank."""
    words_of = {"reason": "own", "why": "space", "kind": "residential", "answer": "yes", "creditor": -1}
    for number in (0, 1, 2):
        fields = {field: words_of.get(field, number) for field in struct.__struct_fields__}
        assert "{" not in words(lang).event("city", struct(**fields), NAMES)
    assert not caplog.records


def test_sentences_read_well():
    assert (
        words("fr").event("city", RentPaid(0, 1, 14, 3_500), NAMES)
        == f"Léa paie {words('fr').cash('city', 3_500)} de loyer à Paul (Les Docks)."
    )
    assert words("en").event("city", HourRenewed(2), NAMES) == "Agreed! Hour 2 begins now, in full."
    assert words("en").field("city", Build, "count") == "How many blocks?"
