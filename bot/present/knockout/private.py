"""Knockout's private panels: what a seat may do, aiming, half-made presses, the board, leaving asked once more."""

from collections.abc import Callable

from bot.games.kit.model import Refusal, Seat
from bot.games.knockout import actions
from bot.present.controls import CONFIRM, Row, ask, buttons, rows
from bot.present.knockout import aiming, lines
from bot.present.knockout.choices import AIM, controls
from bot.present.knockout.scene import GAME, SLIDING, Scene
from bot.present.knockout.turn import BOARD, MINE, told_you, until
from bot.present.panel import BAD, Button, Panel
from bot.present.press import PLAY
from bot.present.trading import back
from bot.tables.model import PAUSED, Table
from bot.words import Words

COMPOSING = "compose"
LEAVE = actions.Leave.__name__


def private(table: Table, seat: Seat | None, what: str, words: Words) -> Panel:
    """The panel that `what` names: `mine`, `aim`, `board`, `compose.<aim>`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees the board only.
    """
    scene = Scene(table, words, seat)
    name, _, text = what.partition(".")
    if name == BOARD:
        return board(scene)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    if name in PANELS:
        return PANELS[name](scene, seat, text)
    return aim(scene, seat, what) if name in aiming.VERBS else _step(scene, seat, what)


def board(scene: Scene) -> Panel:
    """The board as it is now, in words and as a picture, for whoever asks."""
    view = scene.view
    title = "### " + scene.say("panel-board-title", round=view.round, rounds=view.rounds)
    said = (title, *lines.standing(scene), lines.following(scene))
    return Panel(BOARD, tuple(filter(None, said)), picture=scene.board(), accent=scene.edge())


# ---- aiming


def aim(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """The aiming panel of whoever is to slide; anybody else reads in one sentence whose slide it is (KNOCKOUT-16)."""
    found = aiming.panel(scene, text)
    if found is not None:
        return found
    return mine(scene, seat, first=why_not(scene, seat))


def why_not(scene: Scene, seat: Seat) -> str:
    """Why there is nothing to aim for this player."""
    asked = scene.awaited
    if scene.table.phase == PAUSED:
        return scene.words.refusal(GAME, Refusal("paused"))
    if asked is None or asked.what not in SLIDING or asked.slider == seat:
        return scene.words.say("ask-done")
    if seat in scene.view.sides[asked.side].members:
        side = scene.view.sides[asked.side]
        following = "yours" if asked.what == "slide" and side.left > 1 else "other"
        return scene.say("panel-partner", name=scene.name(asked.slider), next=following)
    return scene.words.refusal(GAME, Refusal("not-your-slide", {"seat": asked.slider}), scene.names)


# ---- what I may do


def mine(scene: Scene, seat: Seat, text: str = "", *, first: str = "") -> Panel:
    """All that this seat may do now, the side's cash and tokens, and how the Jail question is answered."""
    side, own = scene.side_of(seat), scene.view.seats[seat]
    place = scene.view.card.index(side.index) + 1 if side.index in scene.view.card else 0
    preset = scene.say("panel-preset", value=own.preset) if own.playing else ""
    said = (
        first,
        "### " + scene.words.say("mine-title"),
        _waiting(scene, seat),
        lines.side_line(scene, side, place),
        "-# " + scene.say("panel-pot", amount=scene.cash(scene.view.pot)),
        f"-# {preset}" if preset else "",
    )
    return Panel(MINE, tuple(filter(None, said)), (*_answers(scene, seat), *_always(scene)))


def _waiting(scene: Scene, seat: Seat) -> str:
    """What the table waits for from this seat, until when; or from whom else."""
    if not scene.view.seats[seat].playing:
        return scene.words.say("mine-out")
    asked = scene.awaited
    if asked is None or seat not in asked.seats:
        return scene.words.say("mine-nothing")
    return "\n".join(filter(None, (scene.say("panel-you", what=told_you(scene, asked)), until(scene))))


def _answers(scene: Scene, seat: Seat) -> tuple[Row, ...]:
    """What answers the open question, where this seat may."""
    wait = scene.wait
    if wait is None or seat not in wait.seats:
        return ()
    if scene.awaited is not None and scene.awaited.what in SLIDING and scene.offer(*aiming.VERBS) is None:
        return rows(buttons(scene.asker, [each for each in scene.offers if each.wait is not None]))
    return controls(scene, scene.offers)


def _always(scene: Scene) -> tuple[Row, ...]:
    """The preset of the Jail question (KNOCKOUT-193), and leaving, which is asked once more (KNOCKOUT-180)."""
    found = buttons(scene.asker, [each for each in scene.offers if each.wait is None])
    made = [
        Button(each.label, scene.opens(CONFIRM, LEAVE), BAD) if each.press.endswith(f"|{LEAVE}") else each
        for each in found
    ]
    return rows(made)


# ---- one step of a half-made press, and what is asked once more


def _step(scene: Scene, seat: Seat, text: str) -> Panel:
    """The next question of a half-made press; or how the table stands now."""
    question = ask(scene.asker, scene.offers, None, text)
    if question is None:
        return mine(scene, seat, first=scene.words.say("ask-done"))
    return Panel(MINE, question.lines, (*question.rows, (back(scene),)))


def _confirm(scene: Scene, seat: Seat, text: str) -> Panel:
    """Leaving cannot be taken back."""
    if text != LEAVE or scene.offer(LEAVE) is None:
        return mine(scene, seat, first=scene.words.say("ask-done"))
    label = scene.words.action(GAME, actions.Leave)
    sure = Button(label, scene.asker.press(PLAY, None, LEAVE), BAD)
    return Panel(CONFIRM, (f"### {label}", scene.say("panel-confirm-leave")), ((sure, back(scene)),))


PANELS: dict[str, Callable[[Scene, Seat, str], Panel]] = {MINE: mine, AIM: aim, COMPOSING: aim, CONFIRM: _confirm}
"""Private panels by name."""
