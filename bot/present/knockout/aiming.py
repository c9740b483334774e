"""The private panel in which a slide is aimed: targets, start, angle, power, what it promises, "slide" (section 18).

The aim as set so far stands in the press: `Slide.135.-25.45`. A fifth part names a target (`s20` a space, as in older
panels, `r7` a row, `t6` a token) or nothing but the control that was pressed, so that no two controls send the same.
Nothing is played before "slide". The preview and all controls stand on one screen of a phone.
"""

import re
from collections.abc import Callable, Container, Sequence
from decimal import Decimal

import msgspec

from bot.games.knockout import actions, aim_preview
from bot.games.knockout.aim_preview import Aim, Preview, preview
from bot.games.knockout.data import CELLS, LANES, LAUNCH, POWERS, RADIUS, ROWS, column, row, space_at
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.view import TokenView
from bot.kit.contract import Action, Domain, LegalAction, Range, Refusal, Space
from bot.present.control_id import COMPOSE, FORM
from bot.present.controls.amounts import parse_number
from bot.present.controls.legal_action_controls import CHOICES, OPEN_FIELD, ControlContext, Row
from bot.present.knockout import pictures, side_text
from bot.present.knockout.messages import told_you, until
from bot.present.knockout.panel_context import GAME, KnockoutContext
from bot.present.label_width import heading, within
from bot.present.panel_model import GOOD, Button, Field, Form, Menu, Panel, SelectOption
from bot.present.panels.trades import back

SLOT = "aim"
VERBS = (actions.Slide, actions.Retry)
FIELDS = ("lane", "angle", "power")
LANE, ANGLE, POWER = range(len(FIELDS))
STEPS: dict[int, tuple[tuple[str, int], ...]] = {
    LANE: (("↑", -3), ("↓", 3)),
    ANGLE: (("«", -20), ("‹", -5), ("›", 5), ("»", 20)),
    POWER: (("⇐", -10), ("←", -1), ("→", 1), ("⇒", 10)),
}
"""Steps of lane (mm; less is upwards in the picture), angle (tenths of a degree) and power, with what stands on them."""
SIDES = ("left", "centre", "right")
"""The columns of the board, from the upper edge of the picture on."""
MIDDLES = tuple([aim_preview.aim_at(1 + at)[LANE] for at in range(len(SIDES))])
"""The lane in the middle of each column."""
UP, DOWN = "⇑", "⇓"
"""What stands on the buttons that lead to the middle of another column."""
THROUGH = 25
"""Power beyond what it takes to reach a token that is aimed at, so that it is knocked away."""
SHOWN = 0.005
"""A chance below this is not said."""
LIKELY = 0.4
"""From here on a chance is set in bold."""
TENTHS = 10
_ANGLE = re.compile(r"([-+\u2212]?)(\d{1,3})(?:[.,](\d))?°?", re.ASCII)


class Set(msgspec.Struct, frozen=True):
    """An aim as set so far: the offer that it may become, lane, angle and power, and what was wrong with it."""

    legal_action: LegalAction
    aim: Aim
    wrong: Refusal | None = None

    def text(self, aim: Aim, tail: str = "") -> str:
        """The action text of an aim; a `tail` makes it half-made."""
        return ".".join(filter(None, [self.legal_action.action.__name__, *map(str, aim), tail]))

    def typing(self, fields: Container[int]) -> str:
        """The action text with some of its numbers open to be typed."""
        parts = [f"{part}{OPEN_FIELD}" if at in fields else str(part) for at, part in enumerate(self.aim)]
        return ".".join([self.legal_action.action.__name__, *parts])


def panel(ctx: KnockoutContext, parts: Sequence[str]) -> Panel | None:
    """The aiming panel for the aim in a press, by default what this player used last; None: there is nothing to aim."""
    legal_action = None if ctx.seat is None else ctx.free(ctx.seat, *VERBS)
    if legal_action is None or ctx.awaited is None:
        return None
    made = read(ctx, legal_action, parts)
    said = (
        ctx.words.refusal(GAME, made.wrong, ctx.names) if made.wrong else "",
        *(_in_words(ctx, made.aim) if ctx.words_first else _in_short(ctx, made.aim)),
        until(ctx),
    )
    return Panel(SLOT, said, _controls(ctx, made), pictures.aim(ctx, made.aim), accent=side_text.edge(ctx))


# ---- the aim in a press


def read(ctx: KnockoutContext, legal_action: LegalAction, written: Sequence[str]) -> Set:
    """The aim that a press carries. What cannot be is refused with a sentence, and what was used last stands instead."""
    parts = [*written, *[""] * 4][:4]
    first, wrong = ctx.view.aim, None
    aim = []
    for at, param in enumerate(legal_action.params):
        part = parts[at].removesuffix(OPEN_FIELD)
        if re.fullmatch(r"-?\d{1,9}", part, re.ASCII) and isinstance(param, Range):
            asked = list(first)
            asked[at] = int(part)
            why = legal_action.refusal(legal_action.action(*asked))
            wrong = wrong or why
            aim.append(first[at] if why else int(part))
        else:
            aim.append(first[at])
    made: Aim = (aim[0], aim[1], aim[2])
    return Set(legal_action, target(ctx, parts[3], made), wrong)


def target(ctx: KnockoutContext, named: str, aim: Aim) -> Aim:
    """The aim at a target of a menu: straight at a space or a token, or another row in the same line (section 18)."""
    found = re.fullmatch(r"([srt])(\d{1,2})[nft]?", named, re.ASCII)
    if found is None:
        return aim
    kind, number = found[1], int(found[2])
    if kind == "s" and 1 <= number < len(CELLS):
        return aim_preview.aim_at(number)
    if kind == "r" and 1 <= number <= ROWS:
        return aim[0], aim[1], aim_preview.power_for(number)
    lying = next((each for each in ctx.lying() if each.number == number), None)
    return aim_at_token(lying) if kind == "t" and lying is not None else aim


def aim_at_token(lying: TokenView) -> Aim:
    """Straight at a token, hard enough to knock it away."""
    lane = min(max(round(lying.x / aim_preview.FINE), LANES[0]), LANES[1])
    way = lying.y / aim_preview.FINE - LAUNCH - 2 * RADIUS
    reach = round((way - 34) / 8) + THROUGH
    return lane, 0, min(max(reach, POWERS[0]), POWERS[1])


# ---- what is said of it


def _in_short(ctx: KnockoutContext, aim: Aim) -> tuple[str, ...]:
    """Where the aim leads, below a picture that shows all the rest; what is asked, unless it is an ordinary slide."""
    seen = _seen(ctx, aim)
    space = _stops(seen)
    if seen.touch is not None:
        token = f"{side_text.sign(ctx, ctx.owner(seen.touched))} {side_text.named(ctx, seen.touched)}"
        goal = heading(lambda name: f"💥 {token} · {name}", ctx.space(ctx.token(seen.touched).space))
    elif space:
        worth = side_text.worth(ctx, space)
        goal = heading(lambda name: " · ".join(filter(None, (f"🎯 {name}", worth))), ctx.space(space))
    else:
        goal = ctx.say("panel-aim-leaves" if seen.leaves else "panel-aim-short")
    return (goal, _question(ctx))


def _in_words(ctx: KnockoutContext, aim: Aim) -> tuple[str, ...]:
    """All that the picture shows."""
    return (
        "### " + ctx.say("panel-aiming", token=side_text.named(ctx, ctx.awaited.token if ctx.awaited else 0)),
        _question(ctx),
        ctx.say("panel-aim-at", lane=aim[LANE], angle=angled(ctx, aim[ANGLE]), power=aim[POWER]),
        *promise(ctx, aim),
    )


def _question(ctx: KnockoutContext) -> str:
    """Why a token is slid out of its turn; for an ordinary slide, that it is not slid yet."""
    asked = ctx.awaited
    if asked is None or asked.what == "slide":
        return "-# " + ctx.say("panel-not-yet")
    return "-# " + ctx.say("panel-you", what=told_you(ctx, asked))


def angled(ctx: KnockoutContext, angle: int, form: str = "angle") -> str:
    """An angle in degrees, with the side to which it goes; `form`: `turning` on a button."""
    size = ctx.words.number(Decimal(abs(angle)) / TENTHS)
    return ctx.say(f"panel-{form}", size=size, side="left" if angle < 0 else "right" if angle else "straight")


def _seen(ctx: KnockoutContext, aim: Aim) -> Preview:
    """Where a perfect hand would go among the tokens that lie."""
    due = ctx.awaited.token if ctx.awaited else -1
    return preview([Lying(each.number, each.x, each.y) for each in ctx.lying() if each.number != due], aim)


def _stops(seen: Preview) -> Space:
    """The space on which a perfect hand would stop; 0 for none."""
    return 0 if seen.leaves else space_at(*seen.stop)


def promise(ctx: KnockoutContext, aim: Aim) -> tuple[str, ...]:
    """What would be touched first, else where a perfect hand would stop and how often a real one does.

    Never what comes after a touch (section 18).
    """
    seen = _seen(ctx, aim)
    if seen.touch is not None:
        return (touched(ctx, seen.touched),)
    if space := _stops(seen):
        worth = f" ({side_text.worth(ctx, space)})" if CELLS[space].pays else ""
        values = {"row": row(space), "space": ctx.space(space), "worth": worth}
        first = ctx.say("panel-aim-stops", side=SIDES[column(space)], **values)
    else:
        first = ctx.say("panel-aim-leaves" if seen.leaves else "panel-aim-short")
    return (first, "-# " + chances(ctx, aim)) if ctx.banded else (first,)


def touched(ctx: KnockoutContext, number: int) -> str:
    """The token in the way."""
    side, space = ctx.owner(number), ctx.token(number).space
    values = {"token": side_text.named(ctx, number), "names": side_text.players(ctx, side), "space": ctx.space(space)}
    return ctx.say("panel-aim-touches", sign=side_text.sign(ctx, side), **values)


def chances(ctx: KnockoutContext, aim: Aim) -> str:
    """The chance of each row, of falling short and of leaving the board (KNOCKOUT-120)."""
    found = odds(aim)
    named = [(ctx.say("panel-odds-short"), found[0])]
    named += [(ctx.say("panel-odds-row", row=at), chance) for at, chance in enumerate(found[1:-1], 1)]
    named.append((ctx.say("panel-odds-off"), found[-1]))
    shown = [_odd(ctx, name, chance) for name, chance in named if chance >= SHOWN]
    return ctx.say("panel-odds", odds=" · ".join(shown))


def _odd(ctx: KnockoutContext, name: str, chance: float) -> str:
    said = ctx.say("panel-odd", name=name, chance=round(100 * chance)).replace(" ", "\u00a0")
    return f"**{said}**" if chance >= LIKELY else said


# ---- the controls


def _controls(ctx: KnockoutContext, made: Set) -> tuple[Row, ...]:
    """A menu of targets, a row of buttons each for start, angle and power, and the last row that slides."""
    return (
        _targets(ctx, made),
        _lane(ctx, made),
        _turned(ctx, made, ANGLE),
        _turned(ctx, made, POWER),
        _last(ctx, made),
    )


def _press(ctx: KnockoutContext, made: Set, aim: Aim, tail: str) -> str:
    return ctx.controls.press(COMPOSE, None, made.text(aim, tail))


def _targets(ctx: KnockoutContext, made: Set) -> Menu:
    """The rows, in the same line; the tokens that lie, other sides' first: straight at one, to knock it away."""
    due = ctx.awaited.token if ctx.awaited else -1
    own = ctx.view.sides[ctx.awaited.side].index if ctx.awaited else -1
    lying = sorted(ctx.lying(), key=lambda each: (ctx.owner(each.number).index == own, each.number))
    tokens = [_token(ctx, made, each) for each in lying if each.number != due]
    asked = ctx.say("panel-at-tokens" if tokens else "panel-at-row")
    press = ctx.controls.press(COMPOSE, None, f"{made.text(made.aim)}.{OPEN_FIELD}")
    hit = any(each.chosen for each in tokens)
    rows = [_row(ctx, number, made.aim[POWER], hit=hit) for number in range(1, ROWS + 1)]
    return Menu(press, asked, (*rows, *tokens)[:CHOICES])


def _row(ctx: KnockoutContext, number: int, power: int, *, hit: bool) -> SelectOption:
    """A row with its power and its spaces from the upper edge on; chosen unless a token is."""
    spaces = [ctx.space(space) for space in range(3 * number - 2, 3 * number + 1)]
    needed = aim_preview.power_for(number)
    label = ctx.say("panel-row", row=number, power=needed)
    return SelectOption(label, f"r{number}", " · ".join(spaces), chosen=power == needed and not hit)


def _token(ctx: KnockoutContext, made: Set, lying: TokenView) -> SelectOption:
    side = ctx.owner(lying.number)
    label = f"{side_text.sign(ctx, side)} {side_text.named(ctx, lying.number)} · {ctx.space(lying.space)}"
    hint = side_text.players(ctx, side, escaped=False)
    return SelectOption(within(label), f"t{lying.number}", hint, chosen=made.aim == aim_at_token(lying))


def _lane(ctx: KnockoutContext, made: Set) -> Row:
    """The middle of the column above, a little up, the column, which opens a form, a little down, the column below."""
    lane = made.aim[LANE]
    up = max((each for each in MIDDLES if each < lane), default=lane)
    down = min((each for each in MIDDLES if each > lane), default=lane)
    nearest = min(range(len(SIDES)), key=lambda at: abs(MIDDLES[at] - lane))
    label = ctx.say("panel-column", side=SIDES[nearest])
    middle = Button(label, ctx.controls.press(FORM, None, made.typing((LANE,))))
    first, last = _steps(ctx, made, LANE)
    return (_column(ctx, made, (UP, up)), first, middle, last, _column(ctx, made, (DOWN, down)))


def _column(ctx: KnockoutContext, made: Set, to: tuple[str, int]) -> Button:
    """The mark and the lane of another column; greyed where there is none on that side."""
    mark, lane = to
    moved = (lane, *made.aim[1:])
    return Button(mark, _press(ctx, made, moved, f"b-c{int(mark == DOWN)}"), disabled=moved == made.aim)


def _turned(ctx: KnockoutContext, made: Set, at: int) -> Row:
    """Much and little less, the value, which opens a form, little and much more."""
    label = angled(ctx, made.aim[ANGLE], "turning") if at == ANGLE else ctx.say("panel-power", value=made.aim[POWER])
    middle = Button(label, ctx.controls.press(FORM, None, made.typing((at,))))
    steps = _steps(ctx, made, at)
    return (*steps[:2], middle, *steps[2:])


def _steps(ctx: KnockoutContext, made: Set, at: int) -> list[Button]:
    """The steps of one number; at the end of its range they are greyed."""
    param, found = made.legal_action.params[at], []
    assert isinstance(param, Range)
    for number, (label, by) in enumerate(STEPS[at]):
        aim = list(made.aim)
        aim[at] = min(max(aim[at] + by, param.low), param.high)
        moved: Aim = (aim[0], aim[1], aim[2])
        press = _press(ctx, made, moved, f"b-{FIELDS[at][0]}{number}")
        found.append(Button(label, press, disabled=moved == made.aim))
    return found


def _last(ctx: KnockoutContext, made: Set) -> Row:
    """Slide, once and for all (KNOCKOUT-25); all three numbers typed; back, where the price leaves room for it."""
    cost = ctx.awaited.cost if ctx.awaited else 0
    label = ctx.say("panel-slide-paid", amount=ctx.cash(cost)) if cost else ctx.say("panel-slide-now")
    send = Button(label, ctx.plays(made.text(made.aim)), GOOD)
    exact = Button(ctx.say("panel-exact"), ctx.controls.press(FORM, None, made.typing(range(len(FIELDS)))))
    return (send, exact) if cost else (send, exact, back(ctx))


# ---- numbers that are typed


def form(context: ControlContext, legal_actions: Sequence[LegalAction], text: str) -> Form | None:
    """A form for one number of an aim or for all, as they stand written in (section 18); None where nothing is aimed."""
    verb, *parts = text.split(".")
    places = typing(parts)
    legal_action = next((each for each in legal_actions if each.action.__name__ == verb and each.blocked is None), None)
    if legal_action is None or legal_action.action not in VERBS or not places or places[-1] >= len(FIELDS):
        return None
    title = context.words.say(f"{GAME}-panel-form-title")
    fields = tuple([_field(context, legal_action.params[at], FIELDS[at], parts[at]) for at in places])
    return Form(title, context.press(COMPOSE, None, text), fields)


def typing(parts: Sequence[str]) -> list[int]:
    """Which parts of a press are to be typed: a number stands there already."""
    return [at for at, part in enumerate(parts) if part.endswith(OPEN_FIELD) and part != OPEN_FIELD]


def _field(context: ControlContext, param: Domain, name: str, part: str) -> Field:
    """One line of the form: what the number is, its range, and what it is now."""
    assert isinstance(param, Range)
    number = part.removesuffix(OPEN_FIELD)
    whole = int(number) if re.fullmatch(r"-?\d{1,9}", number, re.ASCII) else 0
    low, high, now = (_typed(context, name, each) for each in (param.low, param.high, whole))
    hint = context.words.say(f"{GAME}-panel-form-{name}", low=low, high=high)
    label = context.words.say(f"{GAME}-panel-form-label", field=name)
    return Field(name, label, hint, value=now)


def _typed(context: ControlContext, name: str, value: int) -> str:
    """A number as a person would type it."""
    return context.words.number(Decimal(value) / TENTHS) if name == "angle" else str(value)


def typed(context: ControlContext, action: type[Action], text: str, values: Sequence[str]) -> str | Refusal:
    """The aim with the numbers that were typed; whether they are within their ranges the panel says."""
    verb, *parts = text.split(".")
    places = typing(parts)
    if not places or action not in VERBS or len(values) != len(places):
        return Refusal("forged")
    for at, said in zip(places, values, strict=True):
        number = READERS[FIELDS[at]](said)
        if isinstance(number, Refusal):
            return number
        parts[at] = str(number)
    return ".".join([verb, *parts])


def degrees(said: str) -> int | Refusal:
    """An angle as people write it, in tenths of a degree: `2,5`, `-2.5°`, `+3`."""
    found = _ANGLE.fullmatch(said.strip().replace(" ", ""))
    if found is None:
        return parse_number(said)
    tenths = int(found[2]) * TENTHS + int(found[3] or 0)
    return -tenths if found[1] in ("-", "\u2212") else tenths


READERS: dict[str, Callable[[str], int | Refusal]] = {"lane": parse_number, "angle": degrees, "power": parse_number}
"""How each number is typed."""
