"""The private panel in which an action is composed: menus of several things, amounts, "send". Any game's.

Every control but "send" is a COMPOSE press with the text as it will then be; "send" is an ordinary press with the whole.
"""

from collections.abc import Callable, Mapping, Sequence

from bot.fields import CASH, kinds
from bot.games.kit.model import Action, Amount, Offer, Refusal, Some, Value
from bot.present.amounts import parse_number, read_cash
from bot.present.composition import (
    Composition,
    choices,
    fitting,
    items,
    open_choice,
    pages,
    read,
    value,
)
from bot.present.controls import (
    ACROSS,
    CHOICES,
    FEW,
    LABEL,
    LINE,
    OPEN_FIELD,
    PAGE,
    PLACEHOLDER,
    TITLE,
    Asker,
    Question,
    Row,
    cut,
    rows,
)
from bot.present.panel import GOOD, PLAIN, PRIMARY, Button, Choice, Field, Form, Menu
from bot.present.press import COMPOSE, FORM, PLAY

Judge = Callable[[Action], Refusal | None]
"""Why an action would be refused from inside, as far as that can be known before it is sent."""


def _nothing(action: Action) -> Refusal | None:
    return None


def panel(asker: Asker, offers: Sequence[Offer], text: str, judge: Judge = _nothing) -> Question | None:
    """The next question of a composed action in the words of any game; None when nothing offered fits it any more."""
    found = fitting(offers, text)
    if not found:
        return None
    title = asker.words.say("step-title", action=asker.words.action(asker.game, found[0].action))
    if open_choice(found, text.split(".")[1:]) is not None:
        return Question((title,), choose(asker, found, text))
    made = read(found[0], text)
    why = refusal(made, judge)
    said = [title, *_said(asker, made), lost(asker, made)]
    said += [] if why is None else ["-# " + asker.words.refusal(asker.game, why, asker.names)]
    return Question(tuple(filter(None, said)), controls(asker, made, why))


def refusal(made: Composition, judge: Judge = _nothing) -> Refusal | None:
    """Why it cannot be sent as it stands: its own fields first, then what the rules say of the whole."""
    return made.offer.refusal(made.action) or judge(made.action)


def lost(asker: Asker, made: Composition) -> str:
    """A line about what was chosen and is not to be had any more."""
    named = asker.words.list(str(asker.words.value(asker.game, "goods", each, asker.names)) for each in made.gone)
    return asker.words.say("compose-gone", things=named) if made.gone else ""


def waiting(asker: Asker, text: str, why: Refusal) -> Question:
    """A verb that cannot be used just now: why, and a button to try again with what was composed."""
    again = Button(asker.words.say("compose-again"), asker.press(COMPOSE, None, text), PRIMARY)
    return Question((asker.words.refusal(asker.game, why, asker.names),), ((again,),))


def _said(asker: Asker, made: Composition) -> list[str]:
    """A line for each field."""
    words, game, action = asker.words, asker.game, made.offer.action
    lines = []
    for field, param, part in made.fields:
        now = value(param, part)
        said = words.value(game, kinds(action)[field], now, asker.names) if now != () else words.say("none")
        lines.append(words.say("step-chosen", field=words.field(game, action, field), value=said))
    return lines


# ---- a choice of one


def choose(asker: Asker, found: Sequence[Offer], text: str) -> tuple[Row, ...]:
    """The rows that ask for the first open choice of one: with whom, say."""
    verb, *parts = text.split(".")
    at = open_choice(found, parts)
    if at is None:
        return ()
    action = found[0].action
    field = action.__struct_fields__[at]
    # A menu fills the first `?`, so what stands open before this field gets its one answer.
    before = read(found[0], text).parts[:at]

    def press(part: str) -> str:
        return asker.press(COMPOSE, None, ".".join([verb, *before, part, *parts[at + 1 :]]))

    kind = kinds(action)[field]
    options = choices(found, at)
    labels = {option: _capital(asker.words.value(asker.game, kind, option, asker.names)) for option in options}
    if len(options) <= FEW:
        return rows([Button(cut(labels[option], LABEL), press(str(option)), PRIMARY) for option in options])
    number = parts[at].removeprefix(PAGE)
    page = int(number) if number.isdecimal() and len(number) <= len("999") else 0
    asked = cut(asker.words.field(asker.game, action, field), PLACEHOLDER)
    return (Menu(press(OPEN_FIELD), asked, _one_page(asker, options, page, labels)),)


def _one_page(asker: Asker, options: Sequence[Value], page: int, labels: Mapping[Value, str]) -> tuple[Choice, ...]:
    """A page of a long menu; its last line leads to the next."""
    if len(options) <= CHOICES:
        return tuple(Choice(cut(labels[option], LINE), str(option)) for option in options)
    room = CHOICES - 1
    start = page * room if page * room < len(options) else 0
    rest = options[start + room :]
    first = labels[rest[0] if rest else options[0]]
    more = Choice(cut(asker.words.say("menu-page", first=first), LINE), f"{PAGE}{page + 1 if rest else 0}")
    return (*(Choice(cut(labels[option], LINE), str(option)) for option in options[start : start + room]), more)


# ---- several things, amounts, sending


def controls(
    asker: Asker,
    made: Composition,
    why: Refusal | None,
    labels: Mapping[str, str] | None = None,
    extra: Sequence[Button] = (),
) -> tuple[Row, ...]:
    """Menus and amounts field by field, then "send" (greyed while it would be refused), "clear" and `extra`.

    `labels`: what a field is called, where its question is too long for a button.
    """
    named = labels or {}
    found: list[Row] = []
    for at, (field, param, _) in enumerate(made.fields):
        label = named.get(field) or asker.words.field(asker.game, made.offer.action, field)
        if isinstance(param, Some) and param.options:
            found += _several(asker, made, at, label)
        elif isinstance(param, Amount) and param.high > param.low:
            found.append(_amounts(asker, made, at, label))
    last = [
        Button(asker.words.say("compose-send"), asker.press(PLAY, made.offer.wait, made.text), GOOD, why is not None)
    ]
    if not made.empty:
        last.append(Button(asker.words.say("compose-clear"), asker.press(COMPOSE, None, made.cleared)))
    return _once((*found, *rows([*last, *extra])))


def _several(asker: Asker, made: Composition, at: int, label: str) -> list[Row]:
    """The menu of a field's page, what is chosen marked and kept on the other pages; a button for the next page."""
    field, param, part = made.fields[at]
    assert isinstance(param, Some)
    page = made.pages[at]
    shown = param.options[page * CHOICES : (page + 1) * CHOICES]
    chosen = set(items(part))
    elsewhere = [item for item in items(part) if item not in set(map(str, shown))]
    held = "".join(f"+{item}" for item in [*elsewhere, *([f"{PAGE}{page}"] if page else []), OPEN_FIELD])
    kind = kinds(made.offer.action)[field]
    before = made.parts[:at]
    lines = tuple(
        Choice(
            cut(_capital(asker.words.value(asker.game, kind, option, asker.names)), LINE),
            str(option),
            cut(asker.hint(made.verb, before, option), LINE),
            chosen=str(option) in chosen,
        )
        for option in shown
    )
    most = min(len(lines), max(1, param.high - len(elsewhere)))
    press = asker.press(COMPOSE, None, made.replaced(at, held))
    found: list[Row] = [Menu(press, cut(label, PLACEHOLDER), lines, 0, most)]
    if pages(param) > 1:
        found.append((_next_page(asker, made, at),))
    return found


def _next_page(asker: Asker, made: Composition, at: int) -> Button:
    """A button for the next page of a field, the first one after the last."""
    field, param, part = made.fields[at]
    assert isinstance(param, Some)
    page = (made.pages[at] + 1) % pages(param)
    kind = kinds(made.offer.action)[field]
    first = _capital(asker.words.value(asker.game, kind, param.options[page * CHOICES], asker.names))
    turned = f"{part.removesuffix('+')}+{PAGE}{page}"
    return Button(
        cut(asker.words.say("menu-page", first=first), LABEL), asker.press(COMPOSE, None, made.replaced(at, turned))
    )


def _amounts(asker: Asker, made: Composition, at: int, label: str) -> tuple[Button, ...]:
    """What the amount is, with a form for any other; useful ones; and none at all."""
    field, param, part = made.fields[at]
    assert isinstance(param, Amount)
    now, kind = int(part), kinds(made.offer.action)[field]

    def said(amount: int) -> str:
        return asker.words.value(asker.game, kind, amount, asker.names)

    def press(to: str, how: str = COMPOSE) -> str:
        return asker.press(how, None, made.replaced(at, to))

    shown = asker.words.say("compose-amount", field=label.rstrip(" ?…\u202f\u00a0"), amount=said(now))
    found = [Button(cut(shown, LABEL), press(f"{now}{OPEN_FIELD}", FORM), PRIMARY if now > param.low else PLAIN)]
    for amount in asker.quick(made.verb, made.parts[: at + 1], param):
        if amount not in (now, param.low):
            step = f"+{said(amount - now)}" if amount > now else said(amount)
            found.append(Button(cut(step, LABEL), press(str(amount))))
    found = found[: ACROSS - 1]
    if now > param.low:
        found.append(Button(cut(said(param.low), LABEL), press(str(param.low))))
    return tuple(found)


def _once(found: Sequence[Row]) -> tuple[Row, ...]:
    """No press twice: what two buttons would do alike, the first one does."""
    seen: set[str] = set()
    kept: list[Row] = []
    for row in found:
        if isinstance(row, Menu):
            kept.append(row)
            continue
        new = tuple(button for button in row if button.press not in seen)
        seen |= {button.press for button in new}
        kept += [new] if new else []
    return tuple(kept)


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


# ---- the form of an amount


def form(asker: Asker, offers: Sequence[Offer], text: str) -> Form | None:
    """The form for the amount that is to be typed; None when nothing offered fits any more."""
    found = fitting(offers, text)
    at = _typing(text)
    if not found or at is None or not isinstance(found[0].params[at], Amount):
        return None
    made = read(found[0], text)
    field, param, part = made.fields[at]
    assert isinstance(param, Amount)
    words, kind = asker.words, kinds(made.offer.action)[field]
    low, high, now = (words.value(asker.game, kind, end, asker.names) for end in (param.low, param.high, int(part)))
    label = cut(words.field(asker.game, made.offer.action, field), TITLE)
    hint = cut(words.say("form-range", low=low, high=high), LINE)
    title = cut(words.say("form-title", action=words.action(asker.game, made.offer.action)), TITLE)
    shown = Field(field, label, hint, value="" if int(part) == param.low else now)
    return Form(title, asker.press(COMPOSE, None, made.replaced(at, f"{part}{OPEN_FIELD}")), (shown,))


def typed(asker: Asker, action: type[Action], text: str, values: Sequence[str]) -> str | Refusal:
    """The text with the amount that was typed into its form."""
    at = _typing(text)
    parts = text.split(".")
    if at is None or at >= len(action.__struct_fields__) or len(values) != 1:
        return Refusal("forged")
    kind = list(kinds(action).values())[at]
    amount = read_cash(asker.words, asker.game, values[0]) if kind == CASH else parse_number(values[0])
    if isinstance(amount, Refusal):
        return amount
    parts[at + 1] = str(amount)
    return ".".join(parts)


def untyped(text: str) -> str:
    """The text of a form's address with the amount as it was before."""
    return ".".join(part.removesuffix(OPEN_FIELD) or OPEN_FIELD for part in text.split("."))


def _typing(text: str) -> int | None:
    """The field that a form asks for: the first amount with a `?` behind it."""
    parts = text.split(".")[1:]
    return next((at for at, part in enumerate(parts) if part[:-1].isdecimal() and part.endswith(OPEN_FIELD)), None)
