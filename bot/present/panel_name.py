"""Which private panel is asked for: the one place where its text is taken apart."""

import msgspec

from bot.present.control_id import COMPOSE, NONE, OPEN, ControlId

MINE = "mine"
"""The panel of all that one may do now; a press with a text asks for the panel that was chosen in its menu."""
COMPOSING = "compose"
"""The panel in which an action is composed; behind it stands the action so far."""


class PanelName(msgspec.Struct, frozen=True):
    """A panel's name and what it is to show: `deed.14`. Of an action that is half made the verb is the name."""

    name: str
    text: str = ""

    @classmethod
    def parse(cls, written: str) -> "PanelName":
        """The panel that a text names: all up to the first dot is the name."""
        name, _, text = written.partition(".")
        return cls(name, text)

    @classmethod
    def of(cls, press: ControlId) -> "PanelName":
        """What is asked for by an OPEN press, a COMPOSE press or a half-made PLAY press."""
        if press.kind == COMPOSE:
            return cls(COMPOSING, press.text)
        if press.kind == OPEN and press.wait == MINE and press.text != NONE:
            return cls.parse(press.text)
        if press.kind == OPEN:
            return cls(press.wait, "" if press.text == NONE else press.text)
        return cls.parse(press.text)

    def __str__(self) -> str:
        """As it stands in presses and tests."""
        return f"{self.name}.{self.text}" if self.text else self.name

    @property
    def parts(self) -> tuple[str, ...]:
        """What stands behind the name, part by part."""
        return tuple(self.text.split(".")) if self.text else ()

    @property
    def last(self) -> str:
        """The last part behind the name; empty for none."""
        return self.parts[-1] if self.parts else ""

    @property
    def inner(self) -> "PanelName":
        """What the text names in turn: the verb and the fields of an action that is composed or asked about."""
        return PanelName.parse(self.text)

    @property
    def action(self) -> "PanelName":
        """The action that is composed or half made, by its verb and its fields."""
        return self.inner if self.name == COMPOSING else self
