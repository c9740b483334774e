"""The text a control sends back: `<kind>|<table>|<decision>|<action>`; all that a press needs after a restart."""

import re

import msgspec

PLAY = "p"
"""A game action, whole (`Bid.60`) or half-made (`Build.14.?.?`), answering a decision."""
FORM = "f"
"""Opens a form for the `?` of a game action; the form's own address is a PLAY press."""
OPEN = "h"
"""Opens a private panel: the decision field names it (`mine`, `rules`, `deed`)."""
COMPOSE = "d"
"""Never plays: opens or updates the private panel in which an action is composed; the text is the action so far."""
TABLE = "t"
"""An action on the table itself: the action field is its verb (`join`, `leave`, `robot`, `start`, `option.<key>.?`)."""
NONE = "-"
"""Written where a press answers no decision."""

LONGEST = 100
"""Characters of a custom_id. A longer press is kept as a draft, and its text becomes the draft's number: `~482`."""

_SHAPE = re.compile(r"([pfhtd])\|(\d{1,12})\|([a-z0-9-]{1,24})\|([A-Za-z0-9.+?_-]{1,70}|~\d{1,18})", re.ASCII)


class ControlId(msgspec.Struct, frozen=True):
    """A parsed press. `private` controls live on ephemeral messages and are told apart by the message itself."""

    kind: str
    table: int
    wait: str
    text: str

    def __str__(self) -> str:
        """The custom_id."""
        return f"{self.kind}|{self.table}|{self.wait}|{self.text}"

    @property
    def decision(self) -> str | None:
        """The wait it answers; None for none."""
        return None if self.wait == NONE else self.wait

    @property
    def verb(self) -> str:
        """The verb of its action text."""
        return self.text.split(".", 1)[0]

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of its action text, each a value or `?`."""
        return tuple(self.text.split(".")[1:])

    @property
    def draft(self) -> int | None:
        """The number of the draft that keeps its text; None when the text stands here."""
        return int(self.text[1:]) if self.text.startswith("~") else None

    def filled(self, *values: str) -> "ControlId":
        """This press with each value in the place of the next `?`."""
        text = self.text
        for value in values:
            text = text.replace("?", value, 1)
        return msgspec.structs.replace(self, text=text)


def parse(custom_id: str) -> ControlId | None:
    """The press that `custom_id` stands for; None for anything that is not ours."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None:
        return None
    kind, table, wait, text = found.groups()
    return ControlId(kind, int(table), wait, text)


def written(custom_id: str) -> ControlId:
    """The press of a control of our own making, however long; raises ValueError for anything else."""
    kind, table, wait, text = custom_id.split("|", 3)
    return ControlId(kind, int(table), wait, text)


def fits(custom_id: str) -> bool:
    """Whether a press can be sent as it is."""
    return len(custom_id) <= LONGEST and parse(custom_id) is not None


def named(custom_id: str) -> str:
    """What a log may say of a press: its kind, table, decision and verb, never what was chosen or looked at."""
    kind, table, wait, text = (*custom_id.split("|", 3), "", "", "", "")[:4]
    if kind not in (PLAY, FORM, OPEN, TABLE, COMPOSE):
        return "?"
    verb = None if kind == OPEN else re.match(r"[A-Za-z]{2,20}", text, re.ASCII)
    return f"{kind}|{table[:12]}|{wait[:24]}|{verb[0] if verb else ''}"
