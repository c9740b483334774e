"""Words: both languages complete and alike, every key that a game needs, money, names, lists, missing keys."""

import logging
import re
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.city import events
from bot.games.classic.data import FACES
from bot.games.classic.events.rents import MachineRolled
from bot.i18n import translation_check
from bot.i18n.board_names import on_board
from bot.i18n.catalog import MessageCatalog, language, shared_key
from bot.i18n.classic_cards import effect
from bot.i18n.translator import LOCALES, Translator, escape, kebab, languages, resolve_locale, translator_for
from bot.kit.contract import CLOCK, Choice, Event, EventFor, Refusal
from bot.kit.fields import field_kinds, union_members

pytestmark = pytest.mark.uncounted
ROOT = LOCALES.parents[2]
THIN, FIRM = "\u202f", "\u00a0"


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every key of a language with its variables, those of the messages that it is made of too."""
    found, _ = translation_check.messages(lang)
    return {key: set(translation_check.variables(key, found)) for key in found}


def in_file(key: str, known: Collection[str]) -> str:
    """The key of a game's sentence as it stands in a file: its own, else the one that all games share."""
    return key if key in known else shared_key(key)


def test_what_is_shipped_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """`words check`: the same keys and variables, nothing unreadable, twice, untranslated, without a plural form."""
    monkeypatch.setattr(translation_check, "messages", cache(translation_check.messages))  # English, for all others
    assert len(languages()) > 1
    assert [fault for lang in languages() for fault in translation_check.check(lang)] == []


@pytest.mark.parametrize("lang", languages())
def test_each_sentence_is_parsed_when_it_is_asked_for(lang: str) -> None:
    """The same sentences as all files parsed at once, whoever asks first."""
    texts = [path.read_text(encoding="utf8") for path in sorted((LOCALES / lang).glob("*.ftl"))]
    lazy = MessageCatalog(lang, texts)
    assert all(lazy.message(key) for key in messages(lang))
    assert lazy.message("no-such-sentence") is None
    within = MessageCatalog("en", ["# first\n-part = town\nwhole = The { -part }\n    and { rest }.\n\nrest = more\n"])
    assert within.format(within.message("whole").value, {}) == ("The town\nand more.", [])


def test_a_sentence_is_there_for_every_thread() -> None:
    """Pictures are painted in threads: none of them sees a sentence half made."""
    texts = [path.read_text(encoding="utf8") for path in sorted((LOCALES / "fr").glob("*.ftl"))]
    keys = sorted(messages("fr"))[:400]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            lazy = MessageCatalog("fr", texts)
            found = list(pool.map(lambda _, lazy=lazy: [key for key in keys if lazy.message(key) is None], range(4)))
            assert found == [[]] * 4


def needed(game_key: str) -> set[str]:
    """The keys that a game's own parts ask for."""
    game = GAMES[game_key]
    keys = {f"{game_key}-name", f"{game_key}-blurb"}
    keys |= {f"{game_key}-event-{kebab(event.__name__)}" for event in union_members(game.event)}
    for action in union_members(game.action):
        key = f"{game_key}-action-{kebab(action.__name__)}"
        keys |= {key, *(f"{key}-{field}" for field in action.__struct_fields__)}
    for option in game.options:
        keys.add(f"{game_key}-option-{option.key}")
        if isinstance(option.domain, Choice):
            words_of = {str(value) for value in option.domain.options if isinstance(value, str)}
            keys |= {f"{game_key}-option-{option.key}-{word}" for word in words_of - {"on", "off"}}
    return keys | {f"{game_key}-wait-{clock}" for clock in waits(game_key)}


def waits(game_key: str) -> set[str]:
    """The prefixes of wait ids, read from the game's source."""
    source = "".join(path.read_text(encoding="utf8") for path in (ROOT / "bot/games" / game_key).rglob("*.py"))
    return set(re.findall(r'Wait\(f"([a-z]+)-\{', source)) | set(GAMES[game_key].clocks) & {"roll", "jail", "buy"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game_key", GAMES)
def test_every_part_of_a_game_has_its_sentence(game_key: str, lang: str) -> None:
    assert not {key for key in needed(game_key) if in_file(key, messages(lang)) not in messages(lang)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("board", ["city", "classic", "classic-edition"])
def test_every_space_has_its_name_and_french_its_elisions(board: str, lang: str) -> None:
    said = translator_for(lang)
    assert all(said.has(f"{board}-space-{space}") for space in range(40))
    if lang == "fr":
        assert all(said.has(f"{board}-space-{space}.{form}") for space in range(40) for form in ("of", "at", "the"))


@pytest.mark.parametrize("lang", languages())
def test_every_card_of_classic_has_a_title_on_both_boards_and_says_what_it_does(lang: str) -> None:
    for theme in ("neutral", "edition"):
        said = on_board(translator_for(lang), theme)
        titles = {said.card("classic", card) for card in range(1, len(FACES))}
        assert len(titles) >= len(FACES) - 2
        for card in range(1, len(FACES)):
            assert not re.search(r"[{}$]|classic-", said.card("classic", card) + effect(said, theme, card)), card
    assert on_board(translator_for(lang), "edition").card("classic", 1) != translator_for(lang).card("classic", 1)


def test_the_two_boards_of_classic_have_their_own_money() -> None:
    neutral, edition = on_board(translator_for("en"), "neutral"), on_board(translator_for("en"), "edition")
    assert (neutral.cash("classic", 1_500), edition.cash("classic", 1_500)) == (f"1,500{FIRM}fl", f"1,500{FIRM}c")
    assert on_board(translator_for("fr"), "edition").cash("classic", 1_500) == f"1{THIN}500{THIN}c"


def codes(*paths: Path) -> set[str]:
    """The refusal codes in some files' source."""
    source = "".join(path.read_text(encoding="utf8") for path in paths)
    return set(re.findall(r'Refus(?:al|ed)\(\s*"([a-z_-]+)"', source))


def kit_of(game_key: str) -> list[Path]:
    """The files of the kit that a game is built from."""
    source = "".join(path.read_text(encoding="utf8") for path in (ROOT / "bot/games" / game_key).rglob("*.py"))
    named = set(re.findall(r"from (bot\.kit[\w.]*) import", source)) | {"bot.kit.engine", "bot.kit.contract"}
    for package, names in re.findall(r"from (bot\.kit[\w.]*) import ([\w, ]+)", source):
        named |= {f"{package}.{name}" for name in names.split(", ")}
    return [path for name in sorted(named) if (path := ROOT / f"{name.replace('.', '/')}.py").is_file()]


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_has_its_sentence(lang: str) -> None:
    """Those of a game may be said in the game's own words."""
    house = [path for folder in ("bot/tables", "bot/present", "cogs") for path in (ROOT / folder).rglob("*.py")]
    own = {key: [path for path in house if path.parent == ROOT / "bot/present" / key] for key in GAMES}
    common = codes(*(path for path in house if path.parent.name not in GAMES))
    missing = {code for code in common if f"refusal-{code}" not in messages(lang)}
    for game_key in GAMES:
        said = codes(*kit_of(game_key), *(ROOT / "bot/games" / game_key).rglob("*.py"), *own[game_key])
        missing |= {
            code
            for code in said
            if f"refusal-{code}" not in messages(lang) and f"{game_key}-refusal-{code}" not in messages(lang)
        }
    assert not missing


KEY = re.compile(r'(?<![\w.])(?:words|w|self\.words|scene\.words|said)\.say\(\s*"([a-z0-9-]+)"')
COGS_KEY = re.compile(r'(?:\bkey\(|\bsay\(|_line\(spoken,)\s*"([a-z0-9_-]+)"')
OWN_KEY = re.compile(r'scene\.say\(\s*"([a-z0-9-]+)"')


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_that_code_asks_for_exists(lang: str) -> None:
    asked: set[str] = set()
    for folder in ("bot", "cogs", "rendering"):
        for path in (ROOT / folder).rglob("*.py"):
            source = path.read_text(encoding="utf8")
            asked |= set(KEY.findall(source))
            if folder == "cogs":
                asked |= set(COGS_KEY.findall(source))
            if path.parent.parent == ROOT / "bot/present":
                asked |= {f"{path.parent.name}-{key}" for key in OWN_KEY.findall(source)}
    missing = {key for key in asked if in_file(key, messages(lang)) not in messages(lang)}
    assert len(asked) > 40
    assert not missing


def sample(event: type[Event]) -> Event:
    """An event with a value of its kind in each field."""
    of_kind: dict[str, object] = {"seat": 1, "cash": 3_500, "space": 14, "word": "park", "number": 2, "card": 3}
    of_kind["goods"] = (14, "card-taxi")
    named = {"kind": "shop", "deck": "leap", "kept": "card-jail-1"} if "classic" in event.__module__ else {}
    return event(*(named.get(field, of_kind[field_kinds(event)[field]]) for field in event.__struct_fields__))


TOLD = [("city", event) for event in union_members(GAMES["city"].event)]
TOLD += [("classic", event) for event in union_members(GAMES["classic"].event)]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game_key", "event"), TOLD)
def test_every_event_is_told_without_a_fault(
    game_key: str, event: type[Event], lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        line = Translator(lang).event(game_key, sample(event), ("Léa", "Max"))
    assert not caplog.records
    assert "{" not in line
    assert "$" not in line


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_formats_with_words_and_with_numbers(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    said = Translator(lang)
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        for key, variables in messages(lang).items():
            for value in (0, 1, 2, 21):
                assert said.say(key, **dict.fromkeys(variables, value))
            if "-cash" not in key:
                assert said.say(key, **dict.fromkeys(variables, "Léa"))
    assert not caplog.records


def test_money_is_written_as_each_language_writes_it() -> None:
    amounts = (0, 10, 500, 3_500, 1_750, 37_700, 1_340_000, -2_000)
    assert [translator_for("en").cash("city", amount) for amount in amounts] == [
        "0", "10k", "500k", "3.5M", "1.75M", "37.7M", "1,340M", "\u22122M",
    ]  # fmt: skip
    assert [translator_for("fr").cash("city", amount) for amount in amounts] == [
        "0", f"10{THIN}k", f"500{THIN}k", f"3,5{THIN}M", f"1,75{THIN}M", f"37,7{THIN}M", f"1{THIN}340{THIN}M",
        f"\u22122{THIN}M",
    ]  # fmt: skip


def test_events_name_people_spaces_and_money() -> None:
    told = EventFor(events.Bought(1, 14, 1_600))
    assert translator_for("en").event("city", told, ("Léa", "Max")) == "Max buys Central Quay for 1.6M."
    assert translator_for("fr").event("city", told, ("Léa", "Max")) == f"Max achète les Docks pour 1,6{THIN}M."
    moved = events.Moved(0, 13, 27)
    assert translator_for("fr").event("city", moved, ("Léa",)) == "Léa va du Quartier de la Gare à l’Hôtel de ville."


@pytest.mark.parametrize("lang", languages())
def test_the_speed_die_is_shown_where_it_counts(lang: str) -> None:
    say = translator_for(lang).event
    assert "3" in say("classic", MachineRolled(0, 12, 2, 2, "3", 7, 4), ("Léa",))
    assert (
        len({say("classic", MachineRolled(0, 12, 2, 2, face, 4, 4), ("Léa",)) for face in ("none", "bus", "mister")})
        == 1
    )


def test_the_bank_stands_for_no_seat() -> None:
    owed = events.DebtOpened(0, CLOCK, 2_000)
    assert "la banque" in translator_for("fr").event("city", owed, ("Léa",))
    assert "the bank" in translator_for("en").event("city", owed, ("Léa",))


def test_plurals_follow_the_number() -> None:
    fr = translator_for("fr")
    one, more = (fr.event("city", events.UnitPressed(0, permit), ("Léa",)) for permit in (1, 3))
    assert one.endswith("1 bloc.")
    assert more.endswith("3 blocs.")


def test_refusals_carry_facts_as_money_where_the_field_is_money() -> None:
    refusal = Refusal("out-of-range", {"field": "amount", "low": 61, "high": 1_340})
    assert translator_for("en").refusal("city", refusal) == "It must be between 61k and 1.34M."
    assert translator_for("fr").refusal("city", refusal) == f"Choisissez entre 61{THIN}k et 1,34{THIN}M."
    plain = Refusal("out-of-range", {"field": "count", "low": 1, "high": 3})
    assert translator_for("en").refusal("city", plain) == "It must be between 1 and 3."
    poor = Refusal("not-enough-cash", {"low": 1_600, "cash": 900})
    assert translator_for("en").refusal("city", poor) == "That takes 1.6M; you have 900k."


def test_refusals_of_the_table_need_no_game() -> None:
    assert translator_for("en").refusal(None, Refusal("too-late")) == translator_for("en").say("refusal-too-late")
    seats = Refusal("too-few-players", {"seats": 2})
    assert translator_for("en").refusal("city", seats) == "You need at least 2 players."


def test_a_refused_verb_is_called_by_its_label() -> None:
    refusal = Refusal("not-now", {"action": "liftmortgage"})
    assert translator_for("en").refusal("city", refusal) == "You can't do “Lift a mortgage” right now."


def test_names_cannot_speak_markdown_nor_mention() -> None:
    assert escape("**x**\n<@12> `y`") == r"\*\*x\*\* \<\@12\> \`y\`"
    assert escape("# Big") == r"\# Big"
    assert escape("Jean-Luc") == "Jean-Luc"
    line = translator_for("en").event("city", events.FinePaid(0, 500), ("*Max*",))
    assert line.startswith(r"\*Max\* pays")


def test_names_stay_plain_on_buttons() -> None:
    assert translator_for("en").value("city", "seat", 0, ("*Max*",)) == "*Max*"
    assert translator_for("en").value("city", "seat", (0, 1), ("A", "B")) == "A and B"


def test_lists_and_numbers() -> None:
    assert [translator_for("en").list(items) for items in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert translator_for("fr").list("abc") == "a, b et c"
    assert (translator_for("en").number(12_345), translator_for("fr").number(12_345)) == ("12,345", f"12{THIN}345")


def test_spanish_joins_by_the_sound_that_follows() -> None:
    said = translator_for("es")
    followed = ("Inés", "Hilda", "*Íñigo*", "Yves", "hielo", "Iago", "Yolanda", "Ada")
    assert [said.list(["Eva", name]).removeprefix("Eva ") for name in followed] == [
        "e Inés", "e Hilda", "e *Íñigo*", "e Yves", "y hielo", "y Iago", "y Yolanda", "y Ada",
    ]  # fmt: skip
    told = said.event("city", EventFor(events.AuctionOpened(14, 0, 10)), ("Léa",))
    assert told.endswith(" y empieza con 10" + THIN + "k.")
    finish = language("es").finished
    assert [finish(f"7 o {n}") for n in (8, 80, 11, 110, 9)] == ["7 u 8", "7 u 80", "7 u 11", "7 o 110", "7 o 9"]
    assert (
        finish("casa o **hotel**, casa o oro, o torre. ¿Y Inés?") == "casa u **hotel**, casa u oro, o torre. ¿Y Inés?"
    )


def test_spanish_parts_no_four_digits() -> None:
    said = translator_for("es")
    assert [said.number(n) for n in (999, 1_000, -9_999, 10_000)] == ["999", "1000", "-9999", "10.000"]
    assert said.cash("city", 1_340_000).replace(THIN, " ").replace(FIRM, " ") == "1340 M"
    assert said.cash("city", 1_340_500).replace(THIN, " ").replace(FIRM, " ") == "1340,5 M"
    assert said.say("builder-cash", n=12_500).startswith("12.500")


def test_what_the_table_waits_for() -> None:
    assert translator_for("en").wait("city", "roll-12", ("Léa", "Max"), (1,)) == "Max has to roll"
    both = translator_for("fr").wait("city", "auction-3", ("Léa", "Max"), (0, 1))
    assert both == "Léa et Max peuvent enchérir"


def test_a_missing_key_is_its_own_sentence_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    said = Translator("en")
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        assert said.say("no-such-key") == "no-such-key"
        assert said.say("no-such-key") == "no-such-key"
    assert len(caplog.records) == 1


def test_a_sentence_without_its_variable_is_logged_and_still_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        assert Translator("en").say("list", first="a").startswith("a and")
    assert len(caplog.records) == 1


def test_unknown_locales_speak_the_default_language() -> None:
    assert [resolve_locale(locale) for locale in ("fr", "fr-CA", "en-GB", "xx")] == ["fr", "fr", "en", "en"]
    assert translator_for("xx").lang == "en"


def test_french_spaces_do_not_break() -> None:
    assert language("fr").typeset("Vite ! Entre « a » et 500 k : oui ?") == (
        f"Vite{THIN}! Entre «{FIRM}a{FIRM}» et 500{THIN}k{FIRM}: oui{THIN}?"
    )
    assert language("fr").typeset("avant « Glisser ! ».") == f"avant «{FIRM}Glisser{THIN}!{FIRM}»."
    assert language("en").typeset("Why ? 500 k") == "Why ? 500 k"


# ---- slash commands

COMMAND = re.compile(r"[-_'\w]{1,32}")
LIMIT = 100


@pytest.mark.parametrize("lang", languages())
def test_command_names_are_names_that_discord_takes(lang: str) -> None:
    said = translator_for(lang)
    keys = [key for key in messages(lang) if key.startswith("command-")]
    names = [key for key in keys if f"{key}-description" in messages(lang)]
    assert len(names) > 10
    for key in names:
        assert COMMAND.fullmatch(said.say(key)), key
        assert said.say(key) == said.say(key).lower(), key
    assert all(len(said.say(key)) <= LIMIT for key in keys)


@pytest.mark.parametrize("lang", languages())
def test_command_names_differ(lang: str) -> None:
    commands = ("play", "table", "roll", "buy", "bid", "build", "deal", "do", "rules", "settings", "help")
    assert len({translator_for(lang).say(f"command-{command}") for command in commands}) == len(commands)
