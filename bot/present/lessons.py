"""A lesson as one private panel: the scene as its game shows it, what is decided and proposed, the end.

What is proposed is marked where it stands: a green button, a bulb in a menu. Where nothing on the scene's panel leads to
it, a button of its own does. Controls of what a lesson does not have (the table, its past) are left out.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, kebab
from bot.kit import engine
from bot.kit.contract import Action, Wait
from bot.kit.lesson import LEARNER
from bot.present import private_game, registry
from bot.present.control_id import NONE, OPEN, PLAY, TABLE, ControlId, written
from bot.present.controls import wizard_steps
from bot.present.controls.button_lines import flowing, phone_lines
from bot.present.controls.legal_action_controls import Row, is_open
from bot.present.panel_context import PanelContext
from bot.present.panel_model import BAD, GOOD, PLAIN, Button, Menu, Panel, SelectOption, cut
from bot.present.panel_name import MINE
from bot.present.panels import game_menu, lesson_menu, turns
from bot.present.panels.lesson_menu import LEARN
from bot.tables import lessons
from bot.tables.lessons import FREELY, Course

NEXT, QUIT, SCENE = "next", "quit", "lesson"
"""What the lesson's own buttons open: the next scene, the end, the scene's panel."""
BULB = "💡"
LOOKED_UP = (MINE, turns.BOARD)
"""Private panels that a scene leads to besides what is proposed."""
MANY = 3
"""Other ways to the verb that is proposed of which none is shown."""
BELOW = 2
"""Lines of a phone for the buttons below a menu; where they would be more, the board is not looked up."""
OUTCOME = 2
"""Lines of a phone for what came of the scene before."""
NAMED = 3
"""Verbs that are named where a game says nothing of a decision."""


# ---- before and after


def menu(words: Translator) -> Panel:
    """The games to learn."""
    return Panel(LEARN, ("## " + words.say("lesson-title"), words.say("lesson-about")), (lesson_menu.menu(words),))


def gone(words: Translator) -> Panel:
    """What an old button says once its lesson is over."""
    return Panel(LEARN, (words.say("lesson-gone"),), ((Button(words.say("button-learn"), lesson_menu.learns(NONE)),),))


def closing(course: Course, words: Translator) -> Panel:
    """The end: what comes next is a real table."""
    game = course.table.game
    planned = any(scene.steps for scene in course.lesson.scenes)
    finished = "lesson-over" if planned else "lesson-over-free"
    said = words.say("lesson-left" if course.skipped or not course.over else finished)
    real = Button(words.say("lesson-open"), game_menu.opens(game), GOOD)
    again = Button(words.say("lesson-again"), lesson_menu.learns(game))
    return Panel(
        LEARN, (_title(course, words), *_outcome(course, words), said), ((real, again), lesson_menu.menu(words))
    )


# ---- a scene


def panel(course: Course, words: Translator, what: str = "") -> Panel:
    """What the learner sees: the scene, or the private panel `what` of it (see `registry.what`); the closing panel."""
    if course.over:
        return closing(course, words)
    proposal = lessons.proposed(GAMES[course.table.game], course)
    text = "" if proposal is None else engine.write(proposal)
    if what:
        shown = registry.private(course.table, LEARNER, what, words)
        rows = (*_marked(shown.rows, text), (Button(words.say("lesson-back"), _own(course, SCENE)),))
        lines: Sequence[str] = shown.lines
    else:
        shown = _scene(course, words, text)
        rows = _scene_rows(course, words, shown, proposal)
        lines = (
            _title(course, words),
            *(_aim(course, words) or _outcome(course, words)),
            *_unasked(course, words, shown.lines),
        )
    return replace(shown, slot=SCENE, lines=(*lines, *_guidance(course, words)), rows=rows, ping=(), last=False)


def _scene_rows(course: Course, words: Translator, shown: Panel, proposal: Action | None) -> tuple[Row, ...]:
    """What is proposed, what else may be decided, how the lesson goes on. Other ways to the proposal's verb are left out."""
    text = "" if proposal is None else engine.write(proposal)
    rows, whole = _marked(shown.rows, text), any(_plays(row, text) for row in shown.rows)
    menus = [row for row in rows if isinstance(row, Menu)]
    buttons = [each for row in rows if not isinstance(row, Menu) for each in row]
    if proposal is not None:
        buttons = _fewer(buttons, text, keep=whole)
    if proposal is not None and not whole:
        buttons.insert(0, _proposal(course, words, proposal))
    first, rest = (buttons[:1], buttons[1:]) if menus else ([], buttons)
    leading = [menu for menu in menus if _row_leads(menu, text)] or menus
    last = [*rest, _onward(course, words)]
    if menus and phone_lines(last) > BELOW:
        last = [each for each in last if written(each.press).wait != turns.BOARD]
    return (*flowing(first), *leading, *flowing(last))


def _fewer(buttons: Sequence[Button], text: str, *, keep: bool) -> list[Button]:
    """Buttons without what is only looked up, and without too many other ways to the verb of a proposal.

    `keep`: whether a few of those may stay.
    """
    found = [each for each in buttons if _decides(written(each.press))]
    others = [each for each in found if _another(written(each.press), text)]
    return found if keep and len(others) < MANY else [each for each in found if each not in others]


def _decides(press: ControlId) -> bool:
    return press.kind != OPEN or press.wait in LOOKED_UP


def _another(press: ControlId, text: str) -> bool:
    """Whether a press is about another action of the same verb."""
    return press.kind != OPEN and press.verb == text.partition(".")[0] and press.text != text


def _unasked(course: Course, words: Translator, lines: Sequence[str]) -> Sequence[str]:
    """The lines of a panel but those that ask the learner to decide: the lesson's sentence stands in their place."""
    called, asked = f"<@{course.table.chairs[LEARNER].person}>", words.say("panel-you", what="")
    titles = ("### " + words.say("mine-title"),)
    return [line for line in lines if called not in line and not line.startswith(asked) and line not in titles]


def _title(course: Course, words: Translator) -> str:
    """Which game is learnt, and how far one is."""
    scenes = course.lesson.scenes
    total = sum(len(scene.steps) for scene in scenes) or FREELY
    before = sum(len(scene.steps) for scene in scenes[: course.scene])
    at = min(total, before + (course.step if any(scene.steps for scene in scenes) else course.played) + 1)
    name = words.say(f"{course.table.game}-name")
    if course.over:
        return "### " + words.say("lesson-head-over", game=name)
    return f"-# **{words.say('lesson-head', game=name, at=at, total=total)}**"


def _aim(course: Course, words: Translator) -> Sequence[str]:
    """What the game is about, before the first action."""
    line = _spoken(course, words).say(f"{course.table.game}-line")
    return (_sentence(course, words, "aim") or line,) if course.scene == 0 and not course.told else ()


def _outcome(course: Course, words: Translator) -> Sequence[str]:
    """What came of the last action first of all, where the scene has changed since; that a round began says nothing."""
    if not course.before or course.played or course.table.state is None:
        return ()
    presenter = registry.PRESENTERS[course.table.game]
    told = presenter.news(_context(course, words), [each for each in course.before if not hasattr(each.event, "round")])
    return [f"-# {line}" for line in turns.newest(told[::-1], OUTCOME)[::-1]]


def _context(course: Course, words: Translator) -> PanelContext:
    """The scene as the learner's eyes see it."""
    found: PanelContext = registry.PRESENTERS[course.table.game].context(course.table, _spoken(course, words), LEARNER)
    return found


def _spoken(course: Course, words: Translator) -> Translator:
    return on_board(words, course.table.board, course.table.lang)


def _scene(course: Course, words: Translator, text: str) -> Panel:
    """The message that leads to the proposal, or the panel on which it is put together where the game has one for it.

    Else a message on which the learner decides something, else the learner's own panel. No film of a great moment stands
    in a message: it shows the whole board, below which there is no room for a lesson.
    """
    presenter = registry.PRESENTERS[course.table.game]
    at = presenter.context(course.table, _spoken(course, words), None)
    public = [each for each in presenter.public(at, course.told, ()) if not each.last]
    asked = {wait.id for wait in lessons.awaited(GAMES[course.table.game], course)}
    leading = [each for each in public if text and any(_row_leads(row, text) for row in each.rows)]
    if not leading and text.partition(".")[0] in presenter.private:
        leading = [registry.private(course.table, LEARNER, text, words)]
    deciding = [
        each for each in public if any(press.wait in asked for row in each.rows for press in private_game.presses(row))
    ]
    found = next(iter([*leading, *deciding]), None)
    return found or registry.private(course.table, LEARNER, MINE, words)


def _guidance(course: Course, words: Translator) -> Sequence[str]:
    """What is decided here and what would be good, a sentence each; the proposal's first."""
    game, said = GAMES[course.table.game], list[str]()
    word = lessons.on_plan(game, course)
    if word:
        said.append(_sentence(course, words, kebab(word)))
    else:
        said += [_decision(course, words, wait) for wait in lessons.awaited(game, course)[:1]]
    return [f"**{BULB} {line}**" for line in said if line]


def _sentence(course: Course, words: Translator, word: str, kinds: Sequence[str] = ("lesson", "first")) -> str:
    """What the game says of a decision or verb, the first of the `kinds` that it has; empty for nothing."""
    keys = [f"{course.table.game}-{kind}-{word}" for kind in kinds]
    return next((_spoken(course, words).say(key) for key in keys if words.has(key)), "")


def _decision(course: Course, words: Translator, wait: Wait) -> str:
    """The same of a decision for which nothing is planned; without any such sentence what is asked, and the verbs.

    What is said at every table comes first: the lesson's own words may be about what its scene has shown.
    """
    found = _sentence(course, words, wait.kind, ("first", "lesson"))
    if found:
        return found
    ctx, verbs = _context(course, words), dict[str, None]()
    for each in ctx.legal_actions:
        if each.wait == wait.id and each.blocked is None:
            verbs[ctx.words.action(ctx.game, each.action)] = None
    asked = ctx.words.wait(ctx.game, wait.id, ctx.names, wait.seats).rstrip(".")
    return words.say("lesson-choice", asked=asked, verbs=words.list(list(verbs)[:NAMED]))


def _own(course: Course, what: str) -> str:
    """A press of the lesson itself, which names its scene."""
    return str(ControlId(OPEN, course.table.id, what, str(course.scene)))


def _onward(course: Course, words: Translator) -> Button:
    """To the next scene; in the last one to the end."""
    last = course.scene + 1 == len(course.lesson.scenes)
    return Button(words.say("lesson-quit" if last else "lesson-next"), _own(course, QUIT if last else NEXT))


def _proposal(course: Course, words: Translator, action: Action) -> Button:
    """The button of a proposal to which nothing else leads at once."""
    ctx, text = _context(course, words), engine.write(action)
    offered = wizard_steps.offered(ctx, text)
    wait = (offered and offered.wait) or NONE
    return Button(
        f"{BULB} {wizard_steps.in_short(ctx, action, ctx.names)}", str(ControlId(PLAY, ctx.table.id, wait, text)), GOOD
    )


# ---- controls


def _marked(rows: Sequence[Row], text: str) -> tuple[Row, ...]:
    """The controls that a lesson has, with what leads to the proposal marked: the whole of it alone, if that is there."""
    found, whole = list[Row](), any(_plays(row, text) for row in rows)
    for row in rows:
        if isinstance(row, Menu):
            found.append(row if whole else _menu(row, text))
            continue
        kept = tuple([_button(each, text, whole=whole) for each in row if private_game.has(written(each.press))])
        if kept:
            found.append(kept)
    return tuple(found)


def _button(button: Button, text: str, *, whole: bool) -> Button:
    """Green where it leads to the proposal, or is the `whole` of it; red stays red, and nothing else invites."""
    press = written(button.press)
    if text and not button.disabled and (press.text == text if whole else leads(press, text)):
        return replace(button, style=GOOD)
    return replace(button, style=button.style if button.style == BAD else PLAIN)


def _menu(menu: Menu, text: str) -> Menu:
    """A bulb before the line that leads to the proposal."""
    press = written(menu.press)

    def marked(line: SelectOption) -> SelectOption:
        meant = text and _chosen_leads(press, line.value, text)
        return replace(line, label=cut(f"{BULB} {line.label}", 100)) if meant else line

    return replace(menu, choices=tuple([marked(line) for line in menu.choices]))


def _plays(row: Row, text: str) -> bool:
    """Whether one press on a row is the whole action."""
    return not isinstance(row, Menu) and any(
        press.kind == PLAY and press.text == text for press in private_game.presses(row)
    )


def _row_leads(row: Row, text: str) -> bool:
    """Whether a control of a row leads to an action."""
    if isinstance(row, Menu):
        return any(_chosen_leads(written(row.press), line.value, text) for line in row.choices)
    return any(leads(written(each.press), text) for each in row if not each.disabled)


def _chosen_leads(press: ControlId, value: str, text: str) -> bool:
    """Whether a line of a menu leads to an action: of the menu of a panel its value is the action's first field."""
    if press.kind == OPEN and press.text == "?":
        return value in text.split(".")[1:2]
    return leads(press.filled(value), text)


def leads(press: ControlId, text: str) -> bool:
    """Whether a press is an action, or half of it: what it has chosen is as in the action."""
    if press.kind == TABLE:
        return False
    mine, wanted = press.text.split("."), text.split(".")
    return mine[0] == wanted[0] and len(mine) == len(wanted) and all(map(_fits, mine, wanted))


def _fits(part: str, wanted: str) -> bool:
    """Whether a field as far as it was chosen may still become what is wanted."""
    if is_open(part) or part.endswith("?"):
        return True
    if part.startswith("+"):
        return set(part.split("+")) <= set(wanted.split("+"))
    return part == wanted
