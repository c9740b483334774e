"""Which private panel a press asks for, taken apart once."""

import pytest

from bot.present.control_id import parse
from bot.present.panel_name import PanelName

ASKED = {
    "h|17|mine|-": (PanelName("mine"), "mine"),
    "h|17|deed|14": (PanelName("deed", "14"), "deed.14"),
    "h|17|confirm|Leave": (PanelName("confirm", "Leave"), "confirm.Leave"),
    "d|17|-|Propose.1.+16.0.+.0": (PanelName("compose", "Propose.1.+16.0.+.0"), "compose.Propose.1.+16.0.+.0"),
    "p|17|turn-4|Build.14.?.?": (PanelName("Build", "14.?.?"), "Build.14.?.?"),
}


@pytest.mark.parametrize("custom_id", ASKED)
def test_a_press_names_its_panel(custom_id: str) -> None:
    press, (name, text) = parse(custom_id), ASKED[custom_id]
    assert press is not None
    assert PanelName.of(press) == PanelName.parse(text) == name
    assert str(name) == text


def test_an_action_is_read_alike_composed_or_half_made() -> None:
    composed, half_made = PanelName.parse("compose.Build.b2.?"), PanelName.parse("Build.b2.?")
    assert composed.action == half_made.action == half_made
    assert (half_made.parts, half_made.last, PanelName("mine").parts, PanelName("mine").last) == (
        ("b2", "?"),
        "?",
        (),
        "",
    )
