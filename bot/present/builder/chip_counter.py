"""Choosing chips: by a menu of all choices, by plus and minus where they are too many. A press has numbers: `2-0-1-0`."""

import re
from collections.abc import Callable, Sequence
from itertools import product

import msgspec

from bot.games.builder import data
from bot.games.builder.chips import counted
from bot.kit.contract import Subset
from bot.present.builder import chip_text
from bot.present.builder.panel_context import BuilderContext
from bot.present.control_id import COMPOSE
from bot.present.controls.legal_action_controls import CHOICES, OPEN_FIELD, Row
from bot.present.panel_model import PLAIN, PRIMARY, Button, Menu, SelectOption, capital

Counts = tuple[int, ...]
_COUNTS = re.compile(r"\d{1,2}(?:-\d{1,2}){3}", re.ASCII)


class Picked(msgspec.Struct, frozen=True):
    """Chips chosen of those that may be; `wanted` is how many there have to be in all."""

    counts: Counts
    most: Counts
    wanted: int

    @property
    def total(self) -> int:
        """Chips chosen."""
        return sum(self.counts)

    @property
    def right(self) -> bool:
        """Whether just as many are chosen as are wanted."""
        return self.total == self.wanted

    @property
    def word(self) -> str:
        """As a press has it while it is being put together."""
        return "-".join(map(str, self.counts))

    @property
    def goods(self) -> str:
        """As the finished action has it."""
        return "+" + "+".join(item for kind in data.KINDS for item in data.ITEMS[kind][: self.counts[kind]])

    def stepped(self, kind: int, by: int) -> "Picked | None":
        """With one chip more or less of a type; None where there is none, or enough are chosen."""
        counts = tuple([count + by * (kind == at) for at, count in enumerate(self.counts)])
        able = 0 <= counts[kind] <= self.most[kind] and sum(counts) <= self.wanted
        return msgspec.structs.replace(self, counts=counts) if able else None


def picked(part: str, most: Sequence[int], wanted: int, usual: Sequence[int]) -> Picked:
    """What a part of a press says, plain counts or the finished action's words; the usual choice where it says nothing fitting."""
    made = Picked(_read(part, usual), tuple(most), wanted)
    fits = all(count <= top for count, top in zip(made.counts, made.most, strict=True)) and made.total <= wanted
    return made if fits else Picked(tuple(usual), tuple(most), wanted)


def _read(part: str, usual: Sequence[int]) -> Counts:
    if _COUNTS.fullmatch(part):
        return tuple(map(int, part.split("-")))
    items = [item for item in part.split("+") if item in data.TYPE]
    return tuple(counted(items)) if items else tuple(usual)


def plenty(held: Sequence[int], count: int) -> Counts:
    """A number of chips, one at a time from the type held most; ties from the last type on (phase LEAVE_EXCESS)."""
    left, gone = list(held), [0] * len(held)
    for _ in range(count):
        kind = max(data.KINDS, key=lambda kind: (left[kind], kind))
        left[kind] -= 1
        gone[kind] += 1
    return tuple(gone)


def most_of(domain: Subset) -> Counts:
    """How many of each type may be chosen."""
    return tuple(counted(domain.options))


def rows(ctx: BuilderContext, chosen: Picked, text: Callable[[str], str]) -> tuple[Row, ...]:
    """A button for each type where one chip is wanted, else a menu of all choices, else plus and minus for each type.

    `text` is the press with counts in it.
    """
    if chosen.wanted == 1:
        return (tuple([_single(ctx, chosen, kind, text) for kind in data.KINDS if chosen.most[kind]]),)
    if listed(chosen):
        return (_menu(ctx, chosen, text),)
    return tuple([_row(ctx, chosen, kind, text) for kind in data.KINDS if chosen.most[kind]])


def listed(chosen: Picked) -> bool:
    """Whether all choices stand in one menu."""
    return len(_choices(chosen)) <= CHOICES


def _choices(chosen: Picked) -> list[Counts]:
    """Every choice of as many chips as are wanted, the most of the first types first."""
    found = product(*(range(min(most, chosen.wanted), -1, -1) for most in chosen.most))
    return [counts for counts in found if sum(counts) == chosen.wanted]


def _menu(ctx: BuilderContext, chosen: Picked, text: Callable[[str], str]) -> Menu:
    """All choices by name, the present one marked."""
    lines = [
        SelectOption(capital(chip_text.spoken(ctx, counts)), "-".join(map(str, counts)), chosen=counts == chosen.counts)
        for counts in _choices(chosen)
    ]
    return Menu(ctx.controls.press(COMPOSE, None, text(OPEN_FIELD)), ctx.say("panel-which-chips"), tuple(lines))


def _single(ctx: BuilderContext, chosen: Picked, kind: int, text: Callable[[str], str]) -> Button:
    """The one chip could be of this type."""
    then = msgspec.structs.replace(chosen, counts=tuple([int(at == kind) for at in data.KINDS]))
    style = PRIMARY if chosen.counts[kind] else PLAIN
    return Button(chip_text.chip(ctx, data.CHIPS[kind]), ctx.controls.press(COMPOSE, None, text(then.word)), style)


def _row(ctx: BuilderContext, chosen: Picked, kind: int, text: Callable[[str], str]) -> tuple[Button, ...]:
    chip = data.CHIPS[kind]
    shown = ctx.say("panel-picked", chip=chip_text.chip(ctx, chip), count=chosen.counts[kind], most=chosen.most[kind])
    label = Button(shown, ctx.opens("chips", chip), disabled=True)
    return (_step(ctx, chosen, (kind, -1), text), label, _step(ctx, chosen, (kind, 1), text))


def _step(ctx: BuilderContext, chosen: Picked, step: tuple[int, int], text: Callable[[str], str]) -> Button:
    kind, by = step
    then = chosen.stepped(kind, by)
    mark = ("−" if by < 0 else "+") + f" {chip_text.SIGNS[kind]}"
    written = f"{chosen.word}-{kind}{'m' if by < 0 else 'p'}" if then is None else then.word
    return Button(mark, ctx.controls.press(COMPOSE, None, text(written)), disabled=then is None)
