"""The ring's geometry: written once, turned for each side."""

from itertools import combinations, pairwise

from bot.games.city.data import JAIL
from rendering.board_ring import BoardRing, Box, middle, shrunk
from rendering.city import geometry
from rendering.classic import geometry as classic


def apart(one: Box, two: Box) -> bool:
    """Whether two boxes share no pixel."""
    return one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


def area(box: Box) -> int:
    """The pixels of a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def test_spaces_tile_the_ring_without_gap_or_overlap() -> None:
    ring = geometry.RING
    boxes = [ring.space(index) for index in range(40)]
    assert all(apart(one, two) for one, two in combinations(boxes, 2))
    assert sum(map(area, boxes)) + area(ring.inside) == area(ring.box)


def test_walk_goes_clockwise_from_the_bottom_right() -> None:
    ring = BoardRing(box=(0, 0, 110, 110), depth=10, rise=10)
    assert ring.space(0) == (100, 100, 110, 110)
    assert ring.space(1) == (90, 100, 100, 110)
    assert ring.space(10) == (0, 100, 10, 110)
    assert ring.space(11) == (0, 90, 10, 100)
    assert ring.space(20) == (0, 0, 10, 10)
    assert ring.space(21) == (10, 0, 20, 10)
    assert ring.space(30) == (100, 0, 110, 10)
    assert ring.space(39) == (100, 90, 110, 100)
    assert [ring.side(index) for index in (0, 9, 10, 25, 39)] == [0, 0, 1, 2, 3]


def test_stops_follow_the_street() -> None:
    street = geometry.RING.inside
    stops = [geometry.stop(index) for index in range(40)]
    assert all(street[0] < x < street[2] and street[1] < y < street[3] for x, y in stops)
    assert all(one[0] == two[0] or one[1] == two[1] for one, two in pairwise([*stops, stops[0]]))


def test_parts_of_a_space_do_not_overlap() -> None:
    for index in range(40):
        if not geometry.RING.corner(index):
            parts = geometry.parts(index)
            boxes = [parts.band, parts.name, parts.flag, parts.tag]
            assert all(apart(one, two) for one, two in combinations(boxes, 2)), index
            assert sum(map(area, boxes)) == area(parts.whole), index


def test_single_tokens_of_different_spaces_do_not_touch() -> None:
    places = [geometry.places(index, False, 1)[0] for index in range(40)] + [geometry.places(JAIL, True, 1)[0]]
    for (x, y), (to_x, to_y) in combinations(places, 2):
        assert max(abs(x - to_x), abs(y - to_y)) >= 36 or (x - to_x) ** 2 + (y - to_y) ** 2 >= 41**2


def test_six_tokens_stay_on_the_picture_and_apart() -> None:
    for index in range(40):
        places = geometry.places(index, False, 6)
        assert len(set(places)) == 6
        assert all(
            geometry.RING.box[0] < x < geometry.RING.box[2] and geometry.RING.box[1] < y < geometry.RING.box[3]
            for x, y in places
        )


def test_seats_stand_below_the_board_side_by_side() -> None:
    for count in range(2, 7):
        boxes = geometry.seat_boxes(count)
        assert len(boxes) == count
        assert all(apart(one, two) for one, two in combinations(boxes, 2))
        assert min(box[1] for box in boxes) >= geometry.BOARD_END
        for each in (geometry, classic):
            assert geometry.WIDTH < each.height(count) <= (1310 if count <= 4 else 1380), "a phone shows no more"


def test_small_boxes() -> None:
    assert shrunk((0, 0, 10, 10), 2) == (2, 2, 8, 8)
    assert middle((0, 0, 10, 20)) == (5, 10)
