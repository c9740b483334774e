"""Laws 13 and 14: every control of every position fits and reads back; every position paints."""

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.i18n.translator import Translator
from bot.kit.contract import LegalAction, Range, Refusal, Seat
from bot.kit.engine import check_action, read
from bot.kit.fields import field_kinds
from bot.kit.testing.random_games import Position
from bot.present import registry
from bot.present.control_id import COMPOSE, FORM, OPEN, PLAY, ControlId, fits, parse, written
from bot.present.controls.legal_action_controls import is_complete, is_open
from bot.present.panel_model import BAD, GOOD, PRIMARY, SHORT, Button, Menu, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels.lobby import names
from bot.present.panels.turns import KEPT, LOG, WIDE
from bot.tables.clock import deadlines
from bot.tables.model import OVER, PLAYING, ChannelRef, Participant, Table
from bot.tables.storage.packed_state import PackedState
from rendering import paint

NOW = 1_700_000_000.0
PARTS, TEXT, ACROSS, CHOICES, FIELDS = 40, 4_000, 5, 25, 5
ID, LINE, PLACEHOLDER, TITLE, ALT = 100, 100, 150, 45, 1_024
"""Discord's limits: components and characters of a message; longest texts of its parts."""
NAMED = ("Anna", "Jean-Baptiste de la Rochefoucauld", "*Ben*_", "田中さん", "Zoé 🎲", "Max", "Kim", "Lou", "Ava", "Bo")
DEEPEST, MOST = 6, 400
"""Questions of a half-made press, and presses looked at, before a wizard counts as endless."""
HARMLESS = ("Bid", "Pass", "Decline", "Forgo", "Waive", "Accept", "Refuse", "Withdraw", "SayNo", "Vote")
"""Verbs that cost nobody what they would not give: no button of theirs is red."""
COMPOSED = 3
"""Steps of composing that are followed: it has no end of its own. Positions next to each other compose alike: one step."""


def table(p: Position, lang: str, pace: str) -> Table:
    """A table of people at this position."""
    over = p.game.result(p.state) is not None
    made = Table(
        id=2**31,
        game=p.game.key,
        place=ChannelRef(1, 2),
        host=500,
        lang=lang,
        pace=pace,
        phase=OVER if over else PLAYING,
        chairs=tuple(Participant(NAMED[seat], person=500 + seat, token=seat) for seat in range(p.seats)),
        options={option.key: option.default for option in p.game.options},
        seed=bytes(32),
        seq=10_000,
        packed_state=PackedState(p.state),
    )
    if over:
        return made
    rows = deadlines.due(p.game, made, NOW)
    return Table(**{name: getattr(made, name) for name in made.__struct_fields__} | {"deadlines": rows})


@dataclass
class Screens:
    """All that a position shows in one language, as long as the position stands.

    `slots`: the messages shown before, to be given their final form. `composed`: steps of composing that are followed.
    """

    position: Position
    shown: Table
    words: Translator
    slots: tuple[str, ...] = ()
    composed: int = COMPOSED
    orders: list[PictureRequest] = field(default_factory=list)
    offers: dict[Seat, list[LegalAction]] = field(default_factory=dict)

    def check(self) -> tuple[str, ...]:
        """Judge every message, public and private, and every press on them; the slots that exist now."""
        public = registry.panels(self.shown, self.position.told, self.slots, self.words)
        assert public
        assert len({panel.slot for panel in public}) == len(public)
        for panel in public:
            assert not (panel.last and any(press.kind == PLAY for press, _ in presses(panel))), panel.slot
            assert not panel.last or letters(panel) <= KEPT * WIDE, panel.lines
            assert all(fits(str(press)) for press, _ in presses(panel)), "a draft belongs to one person"
            self.fits(panel)
            self.follow(panel, None)
        for seat in range(self.position.seats):
            panel = registry.private(self.shown, seat, MINE, self.words)
            self.fits(panel)
            self.follow(panel, seat)
        return tuple(panel.slot for panel in public if not panel.last)

    def follow(self, panel: Panel, seat: Seat | None) -> None:
        """Every press of a panel, and of the panels it leads to; `seat` None: whoever it may serve."""
        todo = deque((press, free, 0) for press, free in presses(panel))
        seen: set[str] = set()
        while todo:
            press, free, depth = todo.popleft()
            if str(press) in seen:
                continue
            seen.add(str(press))
            assert depth <= DEEPEST, press
            assert len(seen) <= MOST, press
            further = self.answer(press, seat, free=free)
            if further is not None:
                self.fits(further)
                more = _few(further)
                todo += [
                    (each, able, depth + 1) for each, able in more if each.kind != COMPOSE or depth < self.composed
                ]

    def answer(self, press: ControlId, seat: Seat | None, *, free: bool) -> Panel | None:
        """What the router would do with a press; the panel that it opens."""
        assert press.table == self.shown.id, press
        if press.kind == PLAY and is_complete(press.text):
            action = read(self.position.game, press.text)
            assert not free or self.legal(press, seat, action) or (seat is None and self.secret(action)), press
            return None
        if press.kind == FORM:
            self.fill(press, seat)
            return None
        if press.kind not in (PLAY, OPEN, COMPOSE) or not free:
            return None
        if press.wait == LOG:
            return registry.log(self.shown, self.position.told, self.words)
        who = self.whose(press) if seat is None else seat
        return registry.private(self.shown, who, registry.what(press), self.words)

    def legal(self, press: ControlId, seat: Seat | None, action: Any) -> bool:
        """Whether somebody who can press it may do so."""
        seats = range(self.position.seats) if seat is None else (seat,)
        return any(check_action(self.legal_actions(one), action, press.decision) is None for one in seats)

    def secret(self, action: Any) -> bool:
        """Whether everybody may be shown as possible what only one seat knows to be greyed, seeing more than others."""
        game, state = self.position.game, self.position.state
        public = msgspec.structs.replace(game.view(state, None), me=0)
        return any(
            msgspec.structs.replace(game.view(state, seat), me=0) != public
            and any(greyed(each, action) for each in self.legal_actions(seat))
            for seat in range(self.position.seats)
        )

    def legal_actions(self, seat: Seat) -> list[LegalAction]:
        """What a seat may do."""
        if seat not in self.offers:
            self.offers[seat] = self.position.game.legal_actions(self.position.state, seat)
        return self.offers[seat]

    def whose(self, press: ControlId) -> Seat:
        """A seat that a public press serves: one with a free offer of its verb, else the first."""
        decision = [seat for wait in self.position.game.waits(self.position.state) for seat in wait.seats]
        return next(iter([*self.able(press), *(seat for seat in decision if seat >= 0), 0]))

    def able(self, press: ControlId) -> list[Seat]:
        """The seats with a free offer of a press's verb."""
        verb = press.text.split(".")[0]
        return [
            seat
            for seat in range(self.position.seats)
            if any(
                legal_action.action.__name__ == verb and legal_action.blocked is None
                for legal_action in self.legal_actions(seat)
            )
        ]

    def fill(self, press: ControlId, seat: Seat | None) -> None:
        """A form fits, and what its hints allow is read and legal."""
        who = self.whose(press) if seat is None else seat
        form = registry.form(self.shown, who, press, self.words)
        if isinstance(form, Refusal):
            # A message for everybody may show what nobody can do just now; then it says why.
            assert not self.able(press), (press, form)
            assert form.code not in {"too-late", "forged"}, (press, form)
            return
        assert 1 <= len(form.title) <= TITLE, form
        assert 1 <= len(form.fields) <= FIELDS, form
        assert fits(form.press) or _drafted(form.press), form
        for each in form.fields:
            assert 1 <= len(each.label) <= TITLE, each
            assert len(each.hint) <= LINE, each
            assert len(each.placeholder) <= LINE, each
            assert len(each.choices) <= CHOICES, each
        address = _read(form.press)
        if address.kind == COMPOSE:
            self.put_in(address, who, len(form.fields))
            return
        typed = registry.submitted(self.shown, address, list(self.typed(address, who)), self.words)
        assert isinstance(typed, ControlId), (form, typed)
        assert self.legal(typed, who, read(self.position.game, typed.text)), typed

    def put_in(self, address: ControlId, who: Seat, fields: int) -> None:
        """Amounts typed into what is being composed lead back to its panel, whatever they are."""
        for amount in ("0", "1M", "999999"):
            typed = registry.submitted(self.shown, address, [amount] * fields, self.words)
            assert isinstance(typed, ControlId), (address, typed)
            assert typed.kind == COMPOSE
            self.fits(registry.private(self.shown, who, registry.what(typed), self.words))

    def typed(self, press: ControlId, seat: Seat) -> Iterator[str]:
        """The lowest values of a form's fields, as a person would write them."""
        verb, *parts = press.text.split(".")
        legal_action = next(
            each for each in self.legal_actions(seat) if each.action.__name__ == verb and each.blocked is None
        )
        for name, part, param in zip(legal_action.action.__struct_fields__, parts, legal_action.params, strict=True):
            if is_open(part):
                low = param.low if isinstance(param, Range) else param.options[0]
                kind = field_kinds(legal_action.action)[name]
                is_amount = isinstance(param, Range)
                yield self.words.value(self.shown.game, kind, low, names(self.shown)) if is_amount else str(low)

    def fits(self, panel: Panel) -> None:
        """Discord's limits on one message."""
        if panel.picture is not None:
            self.orders.append(panel.picture)
        self.orders.extend(panel.more)
        parts = 3 + 2 * ((panel.picture is not None) + len(panel.more)) + sum(_parts(row) for row in panel.rows)
        assert parts <= PARTS, (panel.slot, parts)
        assert len("\n".join(panel.lines)) <= TEXT, panel.slot
        assert panel.lines or panel.rows or panel.picture, panel
        addresses = [row.press for row in panel.rows if isinstance(row, Menu)]
        addresses += [button.press for row in panel.rows if not isinstance(row, Menu) for button in row]
        assert len(set(addresses)) == len(addresses), addresses
        for row in panel.rows:
            _fits(row)
        self.told_apart(panel)

    def told_apart(self, panel: Panel) -> None:
        """Nobody presses what they did not mean: no two buttons say the same, only what is dangerous warns, and none of it invites."""
        buttons = [button for row in panel.rows if not isinstance(row, Menu) for button in row]
        said = {button.label for button in buttons}
        assert len(said) == len(buttons), sorted((button.label, button.press) for button in buttons)
        for button in buttons:
            assert not (self.dangerous(button) and button.style in (PRIMARY, GOOD)), button
            assert not (button.style == BAD and _read(button.press).verb in HARMLESS), button

    def dangerous(self, button: Button) -> bool:
        """Whether a button ends something or leads to the question about it."""
        ctx = registry.PRESENTERS[self.shown.game].context(self.shown, self.words, None)
        press = _read(button.press)
        return press.verb in {*ctx.GRAVE, *(verb for verb, style in ctx.STYLES.items() if style == BAD)}


def letters(panel: Panel) -> int:
    """How many letters a message shows, less the marks of their size and weight."""
    return len(re.sub(r"^-# |[*_\\]", "", "\n".join(panel.lines), flags=re.MULTILINE))


def greyed(legal_action: LegalAction, action: Any) -> bool:
    """Whether `action` is one of those that a greyed offer shows."""
    return (
        type(action) is legal_action.action
        and legal_action.blocked is not None
        and legal_action.blocked == check_action([legal_action], action)
    )


def _parts(row: Any) -> int:
    return 2 if isinstance(row, Menu) else 1 + len(row)


def _fits(row: Any) -> None:
    """A row of buttons or a menu."""
    if not isinstance(row, Menu):
        assert 1 <= len(row) <= ACROSS, row
        for button in row:
            assert 1 <= len(button.label) <= SHORT, button
        return
    assert 1 <= len(row.choices) <= CHOICES, row
    assert 1 <= len(row.placeholder) <= PLACEHOLDER, row
    assert 0 <= row.low <= row.high <= len(row.choices), row
    assert len({choice.value for choice in row.choices}) == len(row.choices), row
    for choice in row.choices:
        assert 1 <= len(choice.label) <= LINE, choice
        assert 1 <= len(choice.value) <= ID, choice
        assert len(choice.hint) <= LINE, choice


def presses(panel: Panel) -> list[tuple[ControlId, bool]]:
    """Every press of a panel, menus' by choice, and whether it can be pressed."""
    found = []
    for row in panel.rows:
        buttons = [(button.press, not button.disabled) for button in ([] if isinstance(row, Menu) else row)]
        for text, free in buttons:
            found.append((_read(text), free))
        if isinstance(row, Menu):
            found += [(_read(row.press).filled(choice.value), True) for choice in row.choices]
    for press, _ in found:
        assert parse(str(press)) == press or _drafted(str(press)), press
    return found


def _drafted(custom_id: str) -> bool:
    """Whether a press that is too long can be kept as a draft."""
    press = written(custom_id)
    return press.kind in (PLAY, FORM, COMPOSE) and fits(str(msgspec.structs.replace(press, text=f"~{10**12}")))


def _few(panel: Panel) -> list[tuple[ControlId, bool]]:
    """The presses of a wizard's step: the first, one between, the last."""
    every = presses(panel)
    return every if len(every) <= 3 else [every[0], every[len(every) // 2], every[-1]]


def _read(text: str) -> ControlId:
    """A press as the router reads it."""
    press = parse(text) or (written(text) if _drafted(text) else None)
    assert press is not None, text
    assert str(press) == text
    return press


def paints(order: PictureRequest) -> None:
    """Law 14: a picture, with words that stand for it, the same whenever it is asked for."""
    picture = paint(order.key, order.view, order.theme, order.lang, order.names)
    assert picture.data[:8] == b"\x89PNG\r\n\x1a\n" or picture.suffix != "png"
    assert picture.width > 0
    assert picture.height > 0
    assert 1 <= len(picture.alt) <= ALT, len(picture.alt)
