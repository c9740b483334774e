"""City's private panels: what a seat may do, half-made presses, deeds, and grave steps asked once more."""

from collections.abc import Callable, Sequence

from bot.games.city import actions, data
from bot.games.kit.model import Seat
from bot.present import asking, deeds, trading, turns
from bot.present.city import dealing, lines
from bot.present.city.public import DEED, MINE
from bot.present.city.scene import GRAVE, SURE, Scene
from bot.present.controls import CONFIRM, PLACEHOLDER, buttons, cut, reasons, rows, whole
from bot.present.lobby import opens
from bot.present.panel import BAD, Button, Menu, Panel
from bot.present.previews import full
from bot.present.trading import COUNTER, DEAL
from bot.tables.model import Table
from bot.words import Words

DEALING = (DEAL, COUNTER, "compose", *dealing.COMPOSED)
"""What names a panel about deals."""


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
        turns.waiting(scene, seat, (DEAL,), standing=True)
        if waiting
        else scene.words.say("mine-nothing" if own.solvent else "mine-out"),
        _debt(scene, seat),
        _own(scene, seat),
        *("-# " + line for line in reasons(scene.asker, offers)[: asking.TOLD_AT_ONCE]),
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
    verb = text.split(".", maxsplit=1)[0]
    about = EXTRA[verb](scene, seat) if verb in EXTRA else ()
    found = asking.step(scene, text, about, scene.card())
    return mine(scene, seat, scene.words.say("ask-done")) if found is None else found


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
    found = asking.confirm(scene, text, SURE, GRAVE, lambda: _change(scene, text))
    return mine(scene, seat, scene.words.say("ask-done")) if found is None else found


def _change(scene: Scene, text: str) -> tuple[str, ...]:
    """What an action would change."""
    changed = scene.change(text)
    return () if changed is None else full(scene, changed)


# ---- deeds


def _deed(scene: Scene, text: str) -> Panel:
    """One menu of all districts, and the deed of the chosen one."""
    space = deeds.named(text, data.DISTRICTS)
    choices = deeds.choices(scene, list(scene.plots), lambda each: _owner_hint(scene, each), space)
    said = ("### " + scene.say("panel-deeds"),) if space is None else lines.district(scene, space)
    menu = Menu(opens(scene.table, DEED, "?"), cut(scene.say("panel-which-deed"), PLACEHOLDER), choices)
    return Panel(DEED, said, (menu,), None if space is None else scene.deed(space))


def _owner_hint(scene: Scene, space: int) -> str:
    """Who owns a district, without markdown, as menus show it plain."""
    plot = scene.plots[space]
    owner = scene.say("panel-unowned") if plot.owner is None else scene.names[plot.owner]
    return scene.say("panel-owned-hint", owner=owner, price=scene.cash(plot.price), rent=scene.cash(plot.rent))
