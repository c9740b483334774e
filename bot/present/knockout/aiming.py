"""The private panel in which a slide is aimed: targets, start, angle, power, what it promises, "slide" (section 18).

The aim as set so far stands in the press: `Slide.135.-25.45`. A fifth part names a target (`s20` a space, `r7` a row,
`t6` a token) or nothing but the control that was pressed, so that no two controls send the same. Nothing is played
before "slide".
"""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

import msgspec

from bot.games.kit.model import Action, Amount, Offer, Param, Refusal
from bot.games.knockout import aiming
from bot.games.knockout.aiming import Aim
from bot.games.knockout.data import BONUS, CELLS, LANES, LAUNCH, POWERS, RADIUS, ROWS, SETS, column, row, space_at
from bot.games.knockout.odds import odds
from bot.games.knockout.slides import Lying
from bot.games.knockout.view import TokenView
from bot.present.amounts import parse_number
from bot.present.controls import LABEL, LINE, OPEN_FIELD, PLACEHOLDER, TITLE, Asker, Row, cut
from bot.present.knockout.scene import GAME, Scene
from bot.present.knockout.turn import told_you, until
from bot.present.panel import GOOD, PLAIN, Button, Choice, Field, Form, Menu, Panel
from bot.present.press import COMPOSE, FORM
from bot.present.trading import back

SLOT = "aim"
VERBS = ("Slide", "Retry")
STEPS = (27, 20, 10), (3, 5, 1)
"""Coarse and fine steps of lane (mm), angle (tenths of a degree) and power (section 18)."""
ARROWS = ("«", "‹", "›", "»")
"""Much and little to the left, little and much to the right."""
FIELDS = ("lane", "angle", "power")
NAMED = ("lane", "turning", "power")
"""What the button between the arrows says, by field."""
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

    offer: Offer
    aim: Aim
    wrong: Refusal | None = None

    def text(self, aim: Aim, tail: str = "") -> str:
        """The action text of an aim; a `tail` makes it half-made."""
        return ".".join(filter(None, [self.offer.action.__name__, *map(str, aim), tail]))


def panel(scene: Scene, text: str = "") -> Panel | None:
    """The aiming panel for the aim in `text`, by default what this player used last; None: there is nothing to aim."""
    offer = scene.offer(*VERBS)
    if offer is None or scene.awaited is None:
        return None
    made = read(scene, offer, text)
    said = (
        scene.words.refusal(GAME, made.wrong, scene.names) if made.wrong else "",
        "### " + scene.say("panel-aiming", token=scene.named(scene.awaited.token)),
        scene.say("panel-you", what=told_you(scene, scene.awaited)) if scene.awaited.what != "slide" else "",
        numbers(scene, made.aim),
        *promise(scene, made.aim),
        until(scene),
        "-# " + scene.say("panel-not-yet"),
    )
    return Panel(SLOT, tuple(filter(None, said)), _controls(scene, made), scene.aim(made.aim), accent=scene.edge())


# ---- the aim in a press


def read(scene: Scene, offer: Offer, text: str) -> Set:
    """The aim that a press carries. What cannot be is refused with a sentence, and what was used last stands instead."""
    _, *parts = [*text.split("."), *[""] * 5][:5]
    first, wrong = scene.view.aim, None
    aim = []
    for at, param in enumerate(offer.params):
        part = parts[at].removesuffix(OPEN_FIELD)
        if re.fullmatch(r"-?\d{1,9}", part, re.ASCII) and isinstance(param, Amount):
            asked = list(first)
            asked[at] = int(part)
            why = offer.refusal(offer.action(*asked))
            wrong = wrong or why
            aim.append(first[at] if why else int(part))
        else:
            aim.append(first[at])
    made: Aim = (aim[0], aim[1], aim[2])
    return Set(offer, target(scene, parts[3], made), wrong)


def target(scene: Scene, named: str, aim: Aim) -> Aim:
    """The aim at a target of a menu: straight at a space or a token, or another row in the same line (section 18)."""
    found = re.fullmatch(r"([srt])(\d{1,2})[nft]?", named, re.ASCII)
    if found is None:
        return aim
    kind, number = found[1], int(found[2])
    if kind == "s" and 1 <= number < len(CELLS):
        return aiming.aim_at(number)
    if kind == "r" and 1 <= number <= ROWS:
        return aim[0], aim[1], aiming.power_for(number)
    lying = next((each for each in scene.lying() if each.number == number), None)
    return aim_at_token(lying) if kind == "t" and lying is not None else aim


def aim_at_token(lying: TokenView) -> Aim:
    """Straight at a token, hard enough to knock it away."""
    lane = min(max(round(lying.x / aiming.FINE), LANES[0]), LANES[1])
    way = lying.y / aiming.FINE - LAUNCH - 2 * RADIUS
    reach = round((way - 34) / 8) + THROUGH
    return lane, 0, min(max(reach, POWERS[0]), POWERS[1])


# ---- what is said of it


def numbers(scene: Scene, aim: Aim) -> str:
    """Start, angle and power."""
    return scene.say("panel-aim-at", lane=aim[0], angle=angled(scene, aim[1]), power=aim[2])


def angled(scene: Scene, angle: int) -> str:
    """An angle in degrees, with the side to which it goes."""
    size = scene.words.number(Decimal(abs(angle)) / TENTHS)
    return scene.say("panel-angle", size=size, side="left" if angle < 0 else "right" if angle else "straight")


def promise(scene: Scene, aim: Aim) -> tuple[str, ...]:
    """What would be touched first, else where a perfect hand would stop and how often a real one does.

    Never what comes after a touch (section 18).
    """
    due = scene.awaited.token if scene.awaited else -1
    lying = [Lying(each.number, each.x, each.y) for each in scene.lying() if each.number != due]
    seen = aiming.preview(lying, aim)
    if seen.touch is not None:
        return (touched(scene, seen.touched),)
    space = 0 if seen.leaves else space_at(*seen.stop)
    if space:
        values = {"row": row(space), "space": scene.space(space), "worth": worth(scene, space)}
        first = scene.say("panel-aim-stops", side=("left", "centre", "right")[column(space)], **values)
    else:
        first = scene.say("panel-aim-leaves" if seen.leaves else "panel-aim-short")
    return (first, "-# " + chances(scene, aim)) if scene.banded else (first,)


def touched(scene: Scene, number: int) -> str:
    """The token in the way."""
    side, space = scene.owner(number), scene.token(number).space
    values = {"token": scene.named(number), "names": scene.players(side), "space": scene.space(space)}
    return scene.say("panel-aim-touches", sign=scene.sign(side), **values)


def worth(scene: Scene, space: int) -> str:
    """What a space is good for, in brackets behind its name."""
    return f" ({scene.worth(space)})" if CELLS[space].pays else ""


def chances(scene: Scene, aim: Aim) -> str:
    """The chance of each row, of falling short and of leaving the board (KNOCKOUT-120)."""
    found = odds(aim)
    named = [(scene.say("panel-odds-short"), found[0])]
    named += [(scene.say("panel-odds-row", row=at), chance) for at, chance in enumerate(found[1:-1], 1)]
    named.append((scene.say("panel-odds-off"), found[-1]))
    shown = [_odd(scene, name, chance) for name, chance in named if chance >= SHOWN]
    return scene.say("panel-odds", odds=" · ".join(shown))


def _odd(scene: Scene, name: str, chance: float) -> str:
    said = scene.say("panel-odd", name=name, chance=round(100 * chance)).replace(" ", "\u00a0")
    return f"**{said}**" if chance >= LIKELY else said


# ---- the controls


def _controls(scene: Scene, made: Set) -> tuple[Row, ...]:
    """Menus of targets, a row of buttons each for start, angle and power, and the last row that slides."""
    half = ROWS // 2
    menus = [_spaces(scene, made, "n", range(1, half + 1)), _spaces(scene, made, "f", range(half + 1, ROWS + 1))]
    tokens = _tokens(scene, made)
    return (*menus, *tokens, *[_steps(scene, made, at) for at in range(len(FIELDS))], _last(scene, made))


def _press(scene: Scene, made: Set, aim: Aim, tail: str) -> str:
    return scene.asker.press(COMPOSE, None, made.text(aim, tail))


def _spaces(scene: Scene, made: Set, mark: str, rows: Sequence[int]) -> Menu:
    """Half of the board: each row, then its spaces from left to right."""
    choices = []
    for each in rows:
        label = scene.say("panel-row", row=each, power=aiming.power_for(each))
        choices.append(Choice(cut(label, LINE), f"r{each}", cut(scene.say("panel-row-hint"), LINE)))
        choices += [_space(scene, made, space) for space in range(3 * each - 2, 3 * each + 1)]
    asked = scene.say("panel-at-space", first=rows[0], last=rows[-1])
    press = scene.asker.press(COMPOSE, None, f"{made.text(made.aim)}.{OPEN_FIELD}{mark}")
    return Menu(press, cut(asked, PLACEHOLDER), tuple(choices))


def _space(scene: Scene, made: Set, space: int) -> Choice:
    """A space: its name and price; its place in the set, where it is, who lies there."""
    cell = CELLS[space]
    label = " · ".join(filter(None, (scene.space(space), scene.worth(space))))
    said = []
    if cell.set:
        streets = SETS[cell.set]
        values = {"group": scene.group(cell.set), "nth": streets.index(space) + 1, "count": len(streets)}
        said.append(scene.say("panel-in-set", bonus=scene.cash(BONUS[cell.set]), **values))
    said.append(scene.say("panel-place", side=("left", "centre", "right")[column(space)]))
    here = [scene.named(each.number) for each in scene.lying() if each.space == space]
    said += [scene.say("panel-here", tokens=", ".join(here))] if here else []
    return Choice(cut(label, LINE), f"s{space}", cut(" · ".join(said), LINE), chosen=made.aim == aiming.aim_at(space))


def _tokens(scene: Scene, made: Set) -> tuple[Row, ...]:
    """The tokens on the board, other sides' first: straight at one, to knock it away."""
    due = scene.awaited.token if scene.awaited else -1
    own = scene.view.sides[scene.awaited.side].index if scene.awaited else -1
    lying = sorted(scene.lying(), key=lambda each: (scene.owner(each.number).index == own, each.number))
    choices = tuple([_token(scene, made, each) for each in lying if each.number != due])
    press = scene.asker.press(COMPOSE, None, f"{made.text(made.aim)}.{OPEN_FIELD}t")
    return (Menu(press, cut(scene.say("panel-at-token"), PLACEHOLDER), choices),) if choices else ()


def _token(scene: Scene, made: Set, lying: TokenView) -> Choice:
    side = scene.owner(lying.number)
    label = f"{scene.sign(side)} {scene.named(lying.number)} · {scene.space(lying.space)}"
    hint = scene.players(side, escaped=False)
    return Choice(cut(label, LINE), f"t{lying.number}", cut(hint, LINE), chosen=made.aim == aim_at_token(lying))


def _steps(scene: Scene, made: Set, at: int) -> Row:
    """Much and little to either side, the value between them, which opens a form; at the end of a range it is greyed."""
    coarse, fine = (each[at] for each in STEPS)
    found = [_step(scene, made, at, step) for step in zip(ARROWS, (-coarse, -fine, fine, coarse), strict=True)]
    value = angled(scene, made.aim[1]) if FIELDS[at] == "angle" else str(made.aim[at])
    parts = [str(part) + (OPEN_FIELD if place == at else "") for place, part in enumerate(made.aim)]
    address = scene.asker.press(FORM, None, ".".join([made.offer.action.__name__, *parts]))
    middle = Button(cut(scene.say(f"panel-{NAMED[at]}", value=value), LABEL), address)
    return (*found[:2], middle, *found[2:])


def _step(scene: Scene, made: Set, at: int, step: tuple[str, int]) -> Button:
    arrow, by = step
    label = scene.say("panel-by", by=abs(by), way="more" if by > 0 else "less") if FIELDS[at] == "power" else arrow
    param = made.offer.params[at]
    assert isinstance(param, Amount)
    aim = list(made.aim)
    aim[at] = min(max(aim[at] + by, param.low), param.high)
    moved: Aim = (aim[0], aim[1], aim[2])
    tail = f"{FIELDS[at][0]}{ARROWS.index(arrow)}"
    return Button(label, _press(scene, made, moved, f"b-{tail}"), PLAIN, disabled=moved == made.aim)


def _last(scene: Scene, made: Set) -> Row:
    """Slide, once and for all (KNOCKOUT-25); all three numbers typed; begin again with what was used last; back."""
    cost = scene.awaited.cost if scene.awaited else 0
    label = scene.say("panel-slide-paid", amount=scene.cash(cost)) if cost else scene.say("panel-slide-now")
    send = Button(cut(label, LABEL), scene.plays(made.text(made.aim)), GOOD)
    exact = Button(scene.say("panel-exact"), scene.asker.press(FORM, None, exactly(made)))
    reset = Button(scene.say("panel-reset"), _press(scene, made, scene.view.aim, "b-reset"))
    return (send, exact, reset, back(scene))


# ---- numbers that are typed


def exactly(made: Set) -> str:
    """The aim with all its numbers open to be typed."""
    return ".".join([made.offer.action.__name__, *(f"{part}{OPEN_FIELD}" for part in made.aim)])


def form(asker: Asker, offers: Sequence[Offer], text: str) -> Form | None:
    """A form for one number of an aim or for all, as they stand written in (section 18); None where nothing is aimed."""
    verb, *parts = text.split(".")
    places = typing(parts)
    offer = next((each for each in offers if each.action.__name__ == verb and each.blocked is None), None)
    if verb not in VERBS or offer is None or not places or places[-1] >= len(FIELDS):
        return None
    title = asker.words.say(f"{GAME}-panel-form-title")
    fields = tuple([_field(asker, offer.params[at], FIELDS[at], parts[at]) for at in places])
    return Form(cut(title, TITLE), asker.press(COMPOSE, None, text), fields)


def typing(parts: Sequence[str]) -> list[int]:
    """Which parts of a press are to be typed: a number stands there already."""
    return [at for at, part in enumerate(parts) if part.endswith(OPEN_FIELD) and part != OPEN_FIELD]


def _field(asker: Asker, param: Param, name: str, part: str) -> Field:
    """One line of the form: what the number is, its range, and what it is now."""
    assert isinstance(param, Amount)
    number = part.removesuffix(OPEN_FIELD)
    whole = int(number) if re.fullmatch(r"-?\d{1,9}", number, re.ASCII) else 0
    low, high, now = (_typed(asker, name, each) for each in (param.low, param.high, whole))
    hint = asker.words.say(f"{GAME}-panel-form-{name}", low=low, high=high)
    label = asker.words.say(f"{GAME}-panel-form-label", field=name)
    return Field(name, cut(label, TITLE), cut(hint, LINE), value=now)


def _typed(asker: Asker, name: str, value: int) -> str:
    """A number as a person would type it."""
    return asker.words.number(Decimal(value) / TENTHS) if name == "angle" else str(value)


def typed(asker: Asker, action: type[Action], text: str, values: Sequence[str]) -> str | Refusal:
    """The aim with the numbers that were typed; whether they are within their ranges the panel says."""
    verb, *parts = text.split(".")
    places = typing(parts)
    if not places or action.__name__ not in VERBS or len(values) != len(places):
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
