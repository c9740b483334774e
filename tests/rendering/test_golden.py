"""Pictures look as they looked when a person approved them."""

import pytest

from rendering import paint
from tests.rendering.golden_compare import GOLDEN, SHARE, changed, kept_apart, opened, share
from tests.rendering.samples_builder import GOLDEN as ISLANDS
from tests.rendering.samples_city import GOLDEN as TOWNS
from tests.rendering.samples_classic import GOLDEN as CLASSICS
from tests.rendering.samples_deal import GOLDEN as DEALS
from tests.rendering.samples_deal import NAMES
from tests.rendering.samples_knockout import GOLDEN as LANES

PICTURES = TOWNS | DEALS | CLASSICS | ISLANDS | LANES


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_golden(name: str) -> None:
    key, view, theme, lang = PICTURES[name]
    actual = opened(paint(key, view, theme, lang, NAMES).data)
    path = GOLDEN / f"{name}.png"
    golden = opened(path.read_bytes()) if path.exists() else None
    same = golden is not None and golden.size == actual.size and share(changed(actual, golden)) <= SHARE
    assert same, f"look at {kept_apart(name, actual, golden)}; if it is right, run `make golden`"


def test_comparison_sees_a_small_change_and_forgives_a_smaller_one() -> None:
    key, view, theme, lang = PICTURES["deed-dark-en"]
    picture = opened(paint(key, view, theme, lang, NAMES).data)
    other, near = picture.copy(), picture.point([min(255, value + 3) for value in range(256)] * 3)
    other.paste((255, 0, 255), (100, 100, 160, 140))
    assert share(changed(other, picture)) > SHARE
    assert share(changed(near, picture)) == 0
