"""A group's board: the file, what is wrong in it with line, field and reason, and the canonical text."""

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.city.custom_board import FRAME
from bot.i18n.translator import languages, translator_for
from bot.kit.boards import allowed_characters, custom_board
from bot.kit.boards.board_parser import MOST_BYTES, MOST_FAULTS, BadBoardError, Fault, read, sound
from bot.kit.boards.custom_board import BoardOverrides, SpaceOverrides, canonical, is_shared, localized, own
from bot.kit.boards.toml_line_numbers import TomlPositions
from bot.present.panels import board_report

GUIDE = (Path(__file__).resolve().parents[2] / "bot/games/BOARDS.md").read_text(encoding="utf8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
FRAMES = {"city": FRAME}
HEAD = 'game = "city"\ntitle = "Lille"\n'


def made(text: str) -> BoardOverrides:
    """The board of a file that is good."""
    return read((HEAD + text).encode(), FRAMES)


def faults(text: str | bytes, head: str = HEAD) -> list[Fault]:
    """What is wrong in a file; its first line of its own is line 3."""
    with pytest.raises(BadBoardError) as bad:
        read(text if isinstance(text, bytes) else (head + text).encode(), FRAMES)
    return list(bad.value.faults)


def fault(text: str | bytes, head: str = HEAD) -> tuple[int, str, str]:
    """Line, field and reason of the only fault."""
    (found,) = faults(text, head)
    return found.line, found.field, found.code


# ---- good files


def test_nothing_but_a_title_changes_nothing() -> None:
    found = made("")
    assert (found.game, found.title, found.spaces, found.cards) == ("city", {"": "Lille"}, {}, {})


def test_the_guide_shows_boards_that_can_be_read() -> None:
    assert len(EXAMPLES) >= 2
    for example in EXAMPLES:
        named = re.search(r'game = "(\w+)"', example)
        assert named is not None, example
        game = named[1]
        if game in board_report.frames():
            assert read(example.encode(), board_report.frames()).game == game


@pytest.mark.parametrize("game", sorted(board_report.frames()))
def test_the_guide_names_all_that_may_be_changed(game: str) -> None:
    frame = board_report.frames()[game]
    for group, fields in frame.groups.items():
        assert f"`{group}`" in GUIDE, group
        assert all(f"`{field}`" in GUIDE for field in fields), group
    for fields in frame.spaces:
        assert all(f"`{field}`" in GUIDE for field in fields), fields
    for word, card in frame.cards.items():
        assert f"`{word}`" in GUIDE or re.fullmatch(r"(lf|tc)\d+", word), word
        assert all(f"`{field}`" in GUIDE for field in card.sums), word


def test_a_text_may_be_given_for_all_languages_or_for_each() -> None:
    found = made('[space.1]\nname = "Wazemmes"\n[space.3]\nname.fr = "Les Docks"\nname.en = "The Docks"\n')
    assert localized(found.spaces[1].name, "en") == localized(found.spaces[1].name, "fr") == "Wazemmes"
    assert localized(found.spaces[3].name, "en") == "The Docks"
    assert localized(found.spaces[3].name, "de") == "Les Docks"
    assert localized({}, "fr") == ""


def test_texts_are_set_on_one_line_with_composed_letters() -> None:
    found = made('[space.1]\nname = """\n  Cafe\u0301   de\n Flore """\n')
    assert found.spaces[1].name == {"": "Café de Flore"}


def test_the_canonical_text_is_the_same_for_the_same_board_and_reads_back() -> None:
    one = made("[space.1]\nprice = 700\n[group.brown]\nresidential = 400\n[card.taxi]\ncopies = 0\n")
    two = made("  # a note\n[card.taxi]\ncopies = 0\n[group]\nbrown = {residential = 400}\n[space.1]\nprice=700 # dear")
    assert canonical(one) == canonical(two)
    assert is_shared(canonical(one))
    assert own(canonical(one)) == one
    assert len(canonical(one)) < 200


def test_the_word_of_a_shipped_board_changes_nothing() -> None:
    assert own("usual") == BoardOverrides()
    assert not is_shared("usual")
    with pytest.raises(ValueError, match="unknown field"):
        own('{"game":"city","colour":1}')


def test_all_spaces_groups_and_cards_may_be_named_at_once() -> None:
    text = "".join(f'[space.{n}]\nname.fr = "Rue numéro {n}"\nname.en = "Street number {n}"\n' for n in range(40))
    text += "".join(f'[group.{group}]\nname = "Couleur {group}"\n' for group in FRAME.groups)
    text += "".join(f'[card.{word}]\ntitle = "Carte {word}"\ntext = "{"long " * 30}"\n' for word in FRAME.cards)
    assert len(canonical(made(text))) < custom_board.LARGEST


def test_a_canonical_text_is_sound_if_a_file_could_have_held_it() -> None:
    text = canonical(
        made('[space.1]\nname = "A"\nprice = 700\n[space.2]\nname.fr = "B"\n[card.levy]\ncopies = 2\nmost = 50\n')
    )
    assert sound(text, FRAME)
    for example in EXAMPLES:
        for frame in board_report.frames().values():
            if f'game = "{frame.game}"' in example:
                assert sound(canonical(read(example.encode(), board_report.frames())), frame)
    wrong = (
        "usual",
        "",
        "{",
        '{"game":"city"}x',
        text.replace("city", "chess"),
        text.replace("700", "705"),
        text.replace("700", "7000000"),
        text.replace('"A"', '"@a"'),
        text.replace('"1"', '"99"'),
        text.replace('"copies":2', '"copies":9'),
        text.replace('"price":700', '"rents":[10]'),
        text.replace('{"game"', '{ "game"').replace("Lille", "L" * 20_000),
    )
    assert not [each for each in wrong if sound(each, FRAME)]


# ---- faults of the file


def test_a_file_is_small_text_without_hidden_characters() -> None:
    assert fault(b"#" * (MOST_BYTES + 1)) == (1, "", "too-large")
    assert fault(b"a = 1\n\n\xff") == (3, "", "not-text")
    assert fault("\n" * 3_000) == (3_000, "", "many-lines")
    assert fault("# " + "x" * 1_000) == (3, "", "long-line")
    assert fault("# turned \u202e around") == (3, "", "hidden")
    assert fault("# a \u200bgap") == (3, "", "hidden")
    assert fault("\x00") == (3, "", "hidden")
    assert faults("# \u2066")[0].facts == {"code": "U+2066"}


def test_broken_toml_is_told_with_its_line() -> None:
    assert fault("\n[space.1\n") == (4, "", "broken")
    assert fault("price 5") == (3, "", "broken")
    assert fault('[space.1]\nname = "never closed\n') == (4, "", "broken")
    assert fault("x = [1,") == (3, "", "broken")
    assert fault("[space.1]\nprice = 500\n[space.1]\n") == (5, "", "twice")
    assert fault("[space.1]\nprice = 500\nprice = 600\n") == (5, "", "twice")
    assert fault("", head="") == (1, "game", "no-game")


@pytest.mark.parametrize("hole", ["[", "{a="])
def test_what_is_nested_too_deep_is_refused_and_nothing_falls(hole: str) -> None:
    assert faults("x = " + (hole * 900 if hole == "[" else hole * 300))[0].code in ("deep", "broken", "long-line")
    lines = "x = " + "[\n" * 2_500 + "]\n" * 300
    assert faults(lines)[0].code in ("deep", "broken")


def test_numbers_without_end_are_refused() -> None:
    assert fault("[space.1]\nprice = " + "9" * 900) == (4, "space.1.price", "bounds")


def test_the_game_must_be_one_with_a_board() -> None:
    assert fault("", head='title = "A"\n') == (1, "game", "no-game")
    assert fault("", head='title = "A"\ngame = "chess"\n') == (2, "game", "unknown-game")
    assert fault("", head='title = "A"\ngame = 5\n') == (2, "game", "unknown-game")
    assert faults("", head="")[0].facts == {"choices": "city"}
    assert fault("", head='game = "city"\n') == (1, "title", "no-title")


def test_unknown_keys_are_refused_with_those_that_are_known() -> None:
    (found,) = faults('[space.1]\nprize = 500\nname = "A"\n')
    assert (found.line, found.field, found.code) == (4, "space.1.prize", "unknown")
    assert found.facts == {"choices": "name, of, at, the, price, rents"}
    assert fault('colour = "red"\n') == (3, "colour", "unknown")
    assert fault("[group.mauve]\n") == (3, "group.mauve", "unknown")
    assert fault("[card.joker]\n") == (3, "card.joker", "unknown")
    assert fault("[space.0]\nprice = 500\n") == (4, "space.0.price", "unknown")
    assert fault("[card.taxi]\namount = 500\n") == (4, "card.taxi.amount", "unknown")


@pytest.mark.parametrize("number", ["40", "01", "-1", "first", "1234567890123456789012345678901234567890", "١"])
def test_spaces_are_numbered(number: str) -> None:
    key = number if number.isascii() else f'"{number}"'
    (found,) = faults(f"[space.{key}]\n")
    assert (found.line, found.code) == (3, "no-space")
    assert len(found.field) < 40


def test_tables_are_tables() -> None:
    assert fault("space = 5\n") == (3, "space", "no-table")
    assert fault("[[space]]\n") == (3, "space", "no-table")
    assert fault("[space]\n1 = 5\n") == (4, "space.1", "no-table")
    assert fault("[[card.taxi]]\n") == (3, "card.taxi", "no-table")


def test_amounts_are_whole_numbers_within_bounds() -> None:
    assert fault('[space.1]\nprice = "500"\n') == (4, "space.1.price", "no-number")
    assert fault("[space.1]\nprice = 5.5\n") == (4, "space.1.price", "no-number")
    assert fault("[space.1]\nprice = true\n") == (4, "space.1.price", "no-number")
    assert fault("[space.1]\nprice = 2024-01-01\n") == (4, "space.1.price", "no-number")
    assert fault("[space.1]\nprice = 0\n") == (4, "space.1.price", "bounds")
    assert fault("[space.1]\nprice = -100\n") == (4, "space.1.price", "bounds")
    assert fault("[space.1]\nprice = 10_010\n") == (4, "space.1.price", "bounds")
    assert fault("[space.1]\nprice = 605\n") == (4, "space.1.price", "step")
    assert fault("[card.easy-money]\ncopies = 5\n") == (4, "card.easy-money.copies", "bounds")
    assert fault("[card.taxi]\ncopies = 2\n") == (4, "card.taxi.copies", "bounds")
    assert made("[card.levy]\namount = 200\nmost = 3000\n").card("levy").sums == {"amount": 200, "most": 3_000}


def test_rents_are_as_many_as_usual_and_never_fall() -> None:
    assert fault("[space.1]\nrents = 5\n") == (4, "space.1.rents", "no-list")
    assert fault("[space.1]\nrents = [10, 20]\n") == (4, "space.1.rents", "no-list")
    assert fault('[space.1]\nrents = [10, 20, "30", 40, 50, 60, 70, 80, x]\n') == (4, "", "broken")
    assert fault('[space.1]\nrents = [10, 20, "30", 40, 50, 60, 70, 80, 90]\n') == (4, "space.1.rents", "no-number")
    assert fault("[space.1]\nrents = [20, 10, 30, 40, 50, 60, 70, 80, 90]\n") == (4, "space.1.rents", "falling")
    assert fault("[space.1]\nrents = [\n700, 700, 700, 700,\n700, 700, 700, 700, 700]\n") == (
        4,
        "space.1.rents",
        "above",
    )
    found = made("[space.1]\nprice = 700\nrents = [700, 700, 700, 700, 700, 700, 700, 700, 700]\n")
    assert found.spaces[1] == SpaceOverrides(sums={"price": 700, "rents": (700,) * 9})


def test_piles_are_neither_empty_nor_endless() -> None:
    none = "".join(f"[card.{word}]\ncopies = 0\n" for word in FRAME.cards)
    (found,) = faults(none)
    assert (found.field, found.code, found.facts) == ("card", "pile", {"count": 0, "low": 10, "high": 60})
    many = "".join(f"[card.{word}]\ncopies = {card.most}\n" for word, card in FRAME.cards.items())
    assert faults(many)[0].facts["count"] == 4 * 21 + 4


# ---- texts


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * 25, "long"),
        ("Fifteenletters ok", None),
        ("Fifteenlettersx no", "word"),
        ("**bold**", "letter"),
        ("a_b", "letter"),
        ("@everyone", "letter"),
        ("<@123>", "letter"),
        ("`code`", "letter"),
        ("[a](b)", "letter"),
        ("a\\\\b", "letter"),
        ("a|b", "letter"),
        ("~a~", "letter"),
        ("\\u202eevil", "letter"),
        ("\\u200b", "letter"),
        ("\\u0000", "letter"),
        ("# title", "letter"),
        ("Z\u0336a\u0336lgo", "letter"),
        ("Москва", "letter"),
        ("東京", "letter"),
        ("🎲", "letter"),
        ("http://a.b", "link"),
        ("see www.a.b", "link"),
        ("discord.gg/abc", "link"),
        ("- item", "begins"),
        ("-# small", "letter"),
        ("+ item", "begins"),
        ("« Chez Léa »", None),
        ("L'Île-de-Ré", None),
        ("Saint-Étienne (nord)", None),
        ("Łódź 3", None),
    ],
)
def test_names_are_short_drawable_and_harmless(text: str, code: str | None) -> None:
    line = f'[space.1]\nname = "{text}"\n'
    if code is None:
        assert made(line).spaces[1].name == {"": text}
    else:
        assert fault(line) == (4, "space.1.name", code)


def test_a_character_is_shown_only_if_it_can_be() -> None:
    assert faults('title = "a*"', head='game = "city"\n')[0].facts == {"character": "*", "code": "U+002A"}
    assert faults('title = "a\\u202e"', head='game = "city"\n')[0].facts == {"character": "none", "code": "U+202E"}


def test_texts_are_texts_in_a_few_languages() -> None:
    assert fault("[space.1]\nname = 5\n") == (4, "space.1.name", "no-text")
    assert fault("[space.1]\nname.fr = 5\n") == (4, "space.1.name.fr", "no-text")
    assert fault('[space.1]\nname.french = "A"\n') == (4, "space.1.name.french", "language")
    seven = "".join(f'name.{lang} = "A"\n' for lang in ("en", "fr", "de", "nl", "es", "it", "pt"))
    assert fault("[space.1]\n" + seven) == (4, "space.1.name", "languages")


def test_money_is_a_short_unit_with_one_place_for_the_amount() -> None:
    assert made('money = "€#"').money == {"": "€#"}
    assert made('money.fr = "# fl."').money == {"fr": "# fl."}
    assert fault('money = "##"') == (3, "money", "marks")
    assert fault('money = "florins"') == (3, "money", "long")


def test_keys_that_are_told_mean_nothing_to_a_chat() -> None:
    (found,) = faults('"**a** @everyone\\u202e" = 5\n')
    assert found.field == "??a????everyone?"


def test_many_faults_are_told_by_line_and_not_without_end() -> None:
    text = "".join(f"[space.{n}]\nprize = 1\n" for n in range(40))
    found = faults(text)
    assert len(found) == MOST_FAULTS
    assert [one.line for one in found] == sorted(one.line for one in found)


def test_a_board_that_says_too_much_is_refused() -> None:
    text = "".join(
        f"[card.{word}]\n" + "".join(f'text.{lang} = "{"long " * 39}"\n' for lang in ("en", "fr", "de", "nl", "es"))
        for word in FRAME.cards
    )
    assert fault(text) == (1, "", "too-much")


# ---- lines


def test_lines_of_keys_are_found_through_strings_lists_and_tables() -> None:
    text = (
        'a = "x = 1 # no"\n'  # 1
        "b = '''\nc = 5\n'''\n"  # 2 to 4
        "d = [\n 1, # ] not yet\n 2,\n]\n"  # 5 to 8
        'e = {f = "}", g = 2}\n'  # 9
        "[h.i]\n"  # 10
        "j.k = 1\n"  # 11
        '"l m" = 2\n'  # 12
        "[[n]]\n"  # 13
        "o = 3"  # 14
    )
    places = TomlPositions(text)
    expected = {
        ("a",): 1, ("b",): 2, ("d",): 5, ("e",): 9, ("e", "f"): 9, ("h",): 10, ("h", "i"): 10, ("h", "i", "j"): 11,
        ("h", "i", "j", "k"): 11, ("h", "i", "l m"): 12, ("n",): 13, ("n", "o"): 14, ("c",): 1, ("zzz",): 1,
    }  # fmt: skip
    assert {path: places.line(path) for path in expected} == expected


# ---- words


@pytest.mark.parametrize("lang", languages())
def test_every_fault_has_its_sentence(lang: str) -> None:
    source = Path(custom_board.__file__).with_name("board_parser.py").read_text(encoding="utf8")
    codes = set(
        re.findall(r'Fault\([^"]*"", "([a-z-]+)"|self\.wrong\([^"]*?(?:"\w*",?\)?[^"]*?)*, "([a-z-]+)"', source)
    )
    named = {one or two for one, two in codes} | {"twice", "broken", "no-game", "unknown-game"}
    assert len(named) > 20
    assert not {code for code in named if not translator_for(lang).has(f"board-fault-{code}")}


@pytest.mark.parametrize("lang", languages())
def test_faults_are_said_without_meaning_to_markdown(lang: str) -> None:
    (found,) = faults('[space.1]\nname = "a_b"\n')
    assert "\\_" in board_report.fault(found, translator_for(lang))
    assert "\\" not in board_report.fault(found, translator_for(lang), escaped=False)
    for each in (*faults('[space.1]\nname = "\\u202e"\n'), *faults("x = 1"), *faults(b"\xff")):
        line = board_report.fault(each, translator_for(lang))
        assert "{" not in line
        assert "board-fault" not in line


def test_letters_of_the_house_may_all_be_written() -> None:
    for lang in languages():
        for game in board_report.frames():
            for space in range(40):
                name = translator_for(lang).space(game, space)
                assert allowed_characters.unwritable(name) is None, name


def test_every_game_with_a_frame_takes_boards_as_an_option() -> None:
    for key, frame in board_report.frames().items():
        assert frame.game == key
        assert any(option.key == custom_board.BOARD for option in GAMES[key].options)
