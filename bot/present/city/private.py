"""City's private panels: what a seat may do, half-made presses, deeds, and grave steps asked once more."""

from collections.abc import Callable, Sequence

from bot.fields import kinds
from bot.games import GAMES
from bot.games.city import actions, data
from bot.games.kit.engine import read
from bot.games.kit.model import Action, Offer, Seat, Wait
from bot.present import trading, turns
from bot.present.city import dealing, lines
from bot.present.city.public import DEED, MINE
from bot.present.city.scene import GAME, GRAVE, SURE, Scene
from bot.present.controls import CONFIRM, LINE, PLACEHOLDER, ask, buttons, cut, greyed, reasons, rows, whole
from bot.present.lobby import opens
from bot.present.panel import BAD, GOOD, Button, Choice, Menu, Panel
from bot.present.press import PLAY
from bot.present.previews import full
from bot.present.trading import COUNTER, DEAL
from bot.tables.model import Table
from bot.words import Words

DEALING = (DEAL, COUNTER, "compose", *dealing.COMPOSED)
"""What names a panel about deals."""
TOLD_AT_ONCE = 6
"""Reasons shown below one's moves."""


def private(table: Table, seat: Seat | None, what: str, words: Words) -> Panel:
    """The panel that `what` names: `mine`, `deed`, `deed.14`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees deeds only.
    """
    scene = Scene(table, words, seat)
    name, _, text = what.partition(".")
    if name == DEED:
        return _deed(scene, text)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    if name == CONFIRM:
        return _confirm(scene, seat, text)
    if name == MINE:
        return mine(scene, seat)
    return _dealing(scene, seat, what) if name in DEALING else _step(scene, seat, what)


def _dealing(scene: Scene, seat: Seat, what: str) -> Panel:
    """A deal that is put together or answered; or how the table stands now."""
    found = dealing.panel(scene, seat, what)
    return found if isinstance(found, Panel) else mine(scene, seat, found)


# ---- what I may do


def mine(scene: Scene, seat: Seat, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why, its cash and districts."""
    elsewhere = (actions.Vote, *dealing.ANSWERED)
    offers = [offer for offer in scene.may(seat) if offer.action not in elsewhere]
    votes = [offer for offer in scene.may(seat) if offer.action is actions.Vote]
    made = [
        *trading.own(scene, scene.view.deals, seat),
        *(_asked_again(scene, button) for button in buttons(scene.asker, offers)),
    ]
    waiting, own = any(seat in wait.seats for wait in scene.waits), scene.view.seats[seat]
    said = (
        first,
        "### " + scene.words.say("mine-title"),
        _purse(scene, seat),
        _waiting(scene, seat) if waiting else scene.words.say("mine-nothing" if own.solvent else "mine-out"),
        _debt(scene, seat),
        _own(scene, seat),
        *("-# " + line for line in reasons(scene.asker, offers)[:TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows([*made, *buttons(scene.asker, votes)]), scene.card())


def _asked_again(scene: Scene, button: Button) -> Button:
    """A grave step opens a question instead."""
    verb = button.press.rsplit("|", 1)[-1]
    if verb not in GRAVE or button.disabled:
        return button
    return Button(button.label, opens(scene.table, CONFIRM, verb), BAD)


def _purse(scene: Scene, seat: Seat) -> str:
    own = scene.view.seats[seat]
    return scene.say("panel-own", cash=scene.cash(own.cash), wealth=scene.cash(own.wealth))


def _waiting(scene: Scene, seat: Seat) -> str:
    """What the table waits for from this seat, until when: the turn before deals, one line for each kind."""
    mine = {wait.id.partition("-")[0]: wait for wait in reversed(scene.waits) if seat in wait.seats}
    kinds_ = sorted(mine, key=lambda kind: (kind == DEAL, scene.waits.index(mine[kind])))
    said = (_told(scene, mine[kind]) for kind in kinds_)
    return "\n".join(said)


def _told(scene: Scene, wait: Wait) -> str:
    """What one decision asks; one that is held stands still."""
    return turns.timed(scene, scene.say("panel-you", what=scene.told_you(wait.id)), wait, standing=True)


def _debt(scene: Scene, seat: Seat) -> str:
    """What is owed, what is there, what is missing (CITY-125, CITY-127)."""
    debt = scene.view.debt
    if debt is None or debt.seat != seat:
        return ""
    cash = scene.view.seats[seat].cash or 0
    return scene.say(
        "panel-debt",
        amount=scene.cash(debt.amount),
        creditor=scene.name(debt.creditor),
        cash=scene.cash(cash),
        missing=scene.cash(max(0, debt.amount - cash)),
        raisable=scene.cash(debt.raisable),
    )


def _own(scene: Scene, seat: Seat) -> str:
    """Own districts, one line each: blocks and rent, or the mortgage."""
    made = []
    for plot in scene.view.plots:
        if plot.owner != seat:
            continue
        blocks = plot.residential + plot.industrial
        key = "panel-own-mortgaged" if plot.mortgage else "panel-own-plot"
        rent = scene.cash(plot.mortgage or plot.rent)
        made.append("-# " + scene.say(key, space=scene.space(plot.space), blocks=blocks, full=data.FULL, rent=rent))
    return "\n".join(made)


# ---- one step of a half-made press


def _step(scene: Scene, seat: Seat, text: str) -> Panel:
    """The next question of a half-made press, with what it would cost and bring; or how the table stands now."""
    offers = scene.may(seat)
    question = ask(scene.asker, offers, None, text)
    if question is None:
        return mine(scene, seat, scene.words.say("ask-done"))
    why = tuple("-# " + line for line in greyed(scene.asker, offers, None, text)[:TOLD_AT_ONCE])
    about = EXTRA[verb](scene, seat) if (verb := text.split(".", maxsplit=1)[0]) in EXTRA else ()
    back = (Button(scene.words.say("back"), opens(scene.table, MINE)),)
    return Panel(MINE, (*question.lines, *about, *why), (*question.rows, back), scene.card())


def _permit(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """Blocks left of the permit, and cash (CITY-57, CITY-58)."""
    left, cash = scene.view.unit.left, scene.cash(scene.view.seats[seat].cash)
    return (scene.say("panel-permit", left=left, cash=cash),)


def _owed(scene: Scene, seat: Seat) -> tuple[str, ...]:
    return tuple(filter(None, (_debt(scene, seat),)))


EXTRA: dict[str, Callable[[Scene, Seat], Sequence[str]]] = {"Build": _permit, "Mortgage": _owed}
"""What a wizard says besides its question, by verb."""


def _confirm(scene: Scene, seat: Seat, text: str) -> Panel:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not whole(text):
        return _step(scene, seat, text)
    offer = _offered(scene, seat, text)
    if offer is None or offer.action.__name__ not in SURE.union(GRAVE):
        return mine(scene, seat, scene.words.say("ask-done"))
    grave = text in GRAVE
    said = (scene.say(f"panel-confirm-{text.lower()}"),) if grave else _change(scene, text)
    label = scene.words.action(GAME, offer.action)
    sure = Button(label, scene.asker.press(PLAY, offer.wait, text), BAD if grave else GOOD)
    back = Button(scene.words.say("back"), opens(scene.table, MINE))
    return Panel(CONFIRM, (f"### {_named(scene, text)}", *said), ((sure, back),))


def _offered(scene: Scene, seat: Seat, text: str) -> Offer | None:
    """The offer that a whole action text answers now."""
    try:
        action = read(GAMES[GAME], text)
    except ValueError:
        return None
    return next(
        (
            each
            for each in scene.may(seat)
            if isinstance(action, each.action) and each.blocked is None and each.refusal(action) is None
        ),
        None,
    )


def _named(scene: Scene, text: str) -> str:
    """A whole action as a title: the verb and what was chosen."""
    action: Action = read(GAMES[GAME], text)
    values = [
        scene.words.value(GAME, kind, getattr(action, field), scene.names)
        for field, kind in kinds(type(action)).items()
    ]
    return " · ".join([scene.words.action(GAME, type(action)), *values])


def _change(scene: Scene, text: str) -> tuple[str, ...]:
    """What an action would change."""
    changed = scene.change(text)
    return () if changed is None else full(scene, changed)


# ---- deeds


def _deed(scene: Scene, text: str) -> Panel:
    """One menu of all districts, and the deed of the chosen one."""
    space = int(text) if text.isascii() and text.isdigit() and int(text) in data.DISTRICTS else None
    choices = tuple(
        Choice(
            cut(scene.space(plot.space), LINE),
            str(plot.space),
            cut(_owner_hint(scene, plot.space), LINE),
            chosen=plot.space == space,
        )
        for plot in scene.view.plots
    )
    said = ("### " + scene.say("panel-deeds"),) if space is None else lines.district(scene, space)
    menu = Menu(opens(scene.table, DEED, "?"), cut(scene.say("panel-which-deed"), PLACEHOLDER), choices)
    return Panel(DEED, said, (menu,), None if space is None else scene.deed(space))


def _owner_hint(scene: Scene, space: int) -> str:
    """Who owns a district, without markdown, as menus show it plain."""
    plot = scene.plots[space]
    owner = scene.say("panel-unowned") if plot.owner is None else scene.names[plot.owner]
    return scene.say("panel-owned-hint", owner=owner, price=scene.cash(plot.price), rent=scene.cash(plot.rent))
