"""Films of any game: each picture as it was given, for as long as it was given, and none beyond the bytes allowed."""

from io import BytesIO

from PIL import Image, ImageDraw

from rendering.film import Frame, encode, indexed
from rendering.theme import DARK, palette_colours

COLOURS = palette_colours(DARK)


def moment(step: int) -> Image.Image:
    """A square that has moved so many steps over the ground."""
    image = Image.new("RGB", (60, 40), DARK.ground)
    ImageDraw.Draw(image).rectangle((5 * step, 10, 5 * step + 9, 19), fill=DARK.accent)
    return image


def test_pictures_come_back_as_they_were_given() -> None:
    steps = (0, 1, 2, 2, 0)
    frames = [Frame(indexed(moment(step), DARK, palette_colours), 100 + 50 * at) for at, step in enumerate(steps)]
    made = encode(frames, COLOURS, plays=2)
    assert made is not None
    assert (made.width, made.height, made.suffix) == (60, 40, "gif")
    with Image.open(BytesIO(made.data)) as film:
        assert film.info["loop"] == 1
        assert film.n_frames == len(steps)  # type: ignore[attr-defined]  # a GIF
        for at in range(len(steps)):
            film.seek(at)
            assert film.info["duration"] == 100 + 50 * at
            given = Image.frombytes("P", (60, 40), frames[at].image.tobytes())
            given.putpalette([value for each in COLOURS for value in each])
            assert film.convert("RGB").tobytes() == given.convert("RGB").tobytes()


def test_a_part_changes_only_what_it_covers() -> None:
    whole = [Frame(indexed(moment(step), DARK, palette_colours), 50) for step in (0, 2, 1)]
    parts = [whole[0], *(Frame(each.image.crop((0, 8, 40, 22)), 50, (0, 8)) for each in whole[1:])]
    assert encode(parts, COLOURS, plays=1) == encode(whole, COLOURS, plays=1)


def test_only_what_changes_is_stored() -> None:
    still = Frame(indexed(moment(0), DARK, palette_colours), 50)
    one, ten = encode([still], COLOURS, plays=1), encode([still] * 10, COLOURS, plays=1)
    assert one is not None
    assert b"NETSCAPE" not in one.data, "a film that plays once does not begin again"
    assert ten is not None
    assert len(ten.data) - len(one.data) <= 9 * 40


def test_a_film_beyond_its_room_is_none() -> None:
    frames = [Frame(indexed(moment(0), DARK, palette_colours), 50)]
    made = encode(frames, COLOURS, plays=1)
    assert made is not None
    assert encode(frames, COLOURS, plays=1, room=len(made.data)) == made
    assert encode(frames, COLOURS, plays=1, room=len(made.data) - 1) is None
