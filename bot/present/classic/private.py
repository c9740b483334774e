"""Classic's private panels: what a seat may do, half-made presses, raising money, deeds, and steps asked once more."""

from collections.abc import Callable, Sequence

from bot.games.classic import actions
from bot.games.classic.board import board
from bot.games.kit.model import Offer, Seat, Space
from bot.present import asking, deeds, trading, turns
from bot.present.classic import building, claims, dealing, lines
from bot.present.classic.choices import LOSING, RAISE, SIDE, throw
from bot.present.classic.scene import GAME, GRAVE, SURE, Scene
from bot.present.classic.turn import DEED
from bot.present.controls import CONFIRM, PLACEHOLDER, buttons, cut, reasons, rows, whole
from bot.present.panel import BAD, Button, Menu, Panel
from bot.present.press import PLAY
from bot.present.previews import full
from bot.present.trading import COUNTER, DEAL, MINE
from bot.tables.model import Table
from bot.words import Words

COMPOSING = "compose"
DEALING = (DEAL, COUNTER, COMPOSING, *dealing.COMPOSED)
"""What names a panel about deals."""
MONEY = (actions.Claim, actions.Sell, actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
HALF = 14
"""Properties of one menu of deeds."""
ELSEWHERE = (*dealing.ANSWERED, *building.VERBS.values(), actions.Claim)
"""Verbs with buttons of their own."""


def private(table: Table, seat: Seat | None, what: str, words: Words) -> Panel:
    """The panel that `what` names: `mine`, `deed.14`, `build.red`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees deeds only.
    """
    scene = Scene(table, words, seat)
    name, _, text = what.partition(".")
    if name == DEED:
        return _deed(scene, text)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    if name.startswith(f"{SIDE}-"):
        return _confirm(scene, seat, f"Go.{text}")
    composed = text if name == COMPOSING else what
    if composed.partition(".")[0] in (*building.PANELS, *building.VERBS):
        return _building(scene, seat, composed)
    if name in DEALING:
        return _dealing(scene, seat, what)
    return PANELS[name](scene, seat, text) if name in PANELS else _step(scene, seat, what)


def _dealing(scene: Scene, seat: Seat, what: str) -> Panel:
    """A deal that is put together or answered; or how the table stands now."""
    found = dealing.panel(scene, seat, what)
    return found if isinstance(found, Panel) else mine(scene, seat, first=found)


def _building(scene: Scene, seat: Seat, what: str) -> Panel:
    """A group being built up or sold down; a half-made `Build.red.?` leads there too."""
    name, _, text = what.partition(".")
    parts = [part for part in text.split(".") if part != "?"]
    found = building.panel(scene, seat, ".".join([building.PANELS.get(name, name), *filter(None, parts)]))
    return mine(scene, seat, first=scene.words.say("ask-done")) if found is None else found


# ---- what I may do


def mine(scene: Scene, seat: Seat, text: str = "", *, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why, its cash and properties."""
    offers = [offer for offer in scene.may(seat) if offer.action not in dealing.ANSWERED]
    waiting, own = any(seat in wait.seats for wait in scene.waits), scene.view.seats[seat]
    made = [
        *claims.own(scene, seat),
        *trading.own(scene, scene.view.deals, seat),
        *_verbs(scene, seat, offers),
    ]
    said = (
        first,
        "### " + scene.words.say("mine-title"),
        _purse(scene, seat),
        turns.waiting(scene, seat, (claims.CLAIM, DEAL))
        if waiting
        else scene.words.say("mine-nothing" if own.solvent else "mine-out"),
        _debt(scene, seat),
        lines.own(scene, scene.owned(seat)),
        *("-# " + line for line in reasons(scene.asker, offers)[: asking.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows(made))


def _verbs(scene: Scene, seat: Seat, offers: Sequence[Offer]) -> list[Button]:
    """A button for each verb; building has panels of its own, a dear roll and grave steps are asked once more."""
    made = building.buttons(scene, offers)
    for button in buttons(scene.asker, [offer for offer in offers if offer.action not in ELSEWHERE]):
        verb = button.press.rsplit("|", 1)[-1]
        if verb == actions.Roll.__name__:
            offer = next(each for each in offers if each.action is actions.Roll)
            made.insert(0, throw(scene, offer, seat))
        elif verb in GRAVE and not button.disabled:
            made.append(Button(button.label, scene.opens(CONFIRM, verb), BAD))
        else:
            made.append(button)
    return made


def _purse(scene: Scene, seat: Seat) -> str:
    """Cash, what of it is free to spend, net worth, jail cards."""
    own = scene.view.seats[seat]
    said = [scene.say("panel-own", cash=scene.cash(own.cash), worth=scene.cash(own.worth))]
    if own.available != own.cash:
        said.append(scene.say("panel-available", amount=scene.cash(own.available)))
    said += [scene.words.value(GAME, "word", card) for card in own.cards]
    return " · ".join(said)


def _debt(scene: Scene, seat: Seat) -> str:
    """What is owed, what is there, what is missing, what can be raised (CLASSIC-150 to CLASSIC-153)."""
    debt = scene.view.debt
    if debt is None or debt.seat != seat:
        return ""
    cash = scene.view.seats[seat].cash
    return scene.say(
        "panel-debt-own",
        amount=scene.cash(debt.amount),
        cash=scene.cash(cash),
        missing=scene.cash(max(0, debt.amount - cash)),
        raisable=scene.cash(debt.raisable),
    )


# ---- raising money, and the rent that a roll would lose


def _raise(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """All that brings money: selling, mortgaging, deals, rents; giving up (CLASSIC-151, CLASSIC-153)."""
    offers = [offer for offer in scene.may(seat) if offer.action in MONEY]
    made = [*claims.own(scene, seat), *_verbs(scene, seat, offers)]
    said = (
        "### " + scene.say("panel-raise-money").rstrip("…"),
        _purse(scene, seat),
        _debt(scene, seat),
        lines.own(scene, scene.owned(seat)),
        *("-# " + line for line in reasons(scene.asker, offers)[: asking.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows([*made, trading.back(scene)]))


def _losing(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """Claim, or roll and lose it: asked once (CLASSIC-82, CLASSIC-182)."""
    offer = next((each for each in scene.may(seat) if each.action is actions.Roll and each.blocked is None), None)
    lost = claims.losing(scene, seat)
    if offer is None or not lost:
        return mine(scene, seat, first=scene.words.say("ask-done"))
    made = claims.own(scene, seat)
    rolled = scene.asker.press(PLAY, offer.wait, actions.Roll.__name__)
    made.append(Button(scene.say("panel-roll-anyway"), rolled, BAD))
    said = ("### " + scene.say("panel-losing", count=len(lost)), *(claims.line(scene, claim) for claim in lost))
    return Panel(CONFIRM, said, rows([*made, trading.back(scene)]))


def asked(table: Table, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text != actions.Roll.__name__:
        return f"{CONFIRM}.{text}" if text in GRAVE else ""
    scene = Scene(table, Words(table.lang), seat)
    free = any(each.action is actions.Roll and each.blocked is None for each in scene.may(seat))
    return LOSING if free and claims.losing(scene, seat) else ""


# ---- one step of a half-made press


def _step(scene: Scene, seat: Seat, text: str) -> Panel:
    """The next question of a half-made press, with what it would cost and bring; or how the table stands now."""
    about = (_purse(scene, seat), _debt(scene, seat))
    found = asking.step(scene, text, tuple(filter(None, about)))
    return mine(scene, seat, first=scene.words.say("ask-done")) if found is None else found


def _confirm(scene: Scene, seat: Seat, text: str) -> Panel:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not whole(text):
        return _step(scene, seat, text)
    found = asking.confirm(scene, text, (*SURE, actions.Go.__name__), GRAVE, lambda: _consequence(scene, text))
    return mine(scene, seat, first=scene.words.say("ask-done")) if found is None else found


def _consequence(scene: Scene, text: str) -> tuple[str, ...]:
    """What an action would change: price, cash that remains, each rent before and after; what waits at a space."""
    changed = scene.change(text)
    if changed is not None:
        return full(scene, changed)
    verb, _, space = text.partition(".")
    plot = scene.plots.get(int(space)) if verb == actions.Go.__name__ else None
    return () if plot is None else (scene.say("panel-there", what=scene.owner_hint(plot)),)


# ---- deeds


def _deed(scene: Scene, text: str) -> Panel:
    """Two menus of all properties, and the deed of the chosen one."""
    space = deeds.named(text.rpartition(".")[2], scene.plots)
    spaces = board(scene.view.board).deeds
    said = ("### " + scene.say("panel-deeds"),) if space is None else lines.property_(scene, space)
    menus = (_menu(scene, spaces[:HALF], space, "?"), _menu(scene, spaces[HALF:], space, "more.?"))
    return Panel(DEED, said, menus, None if space is None else scene.deed(space))


def _menu(scene: Scene, spaces: Sequence[Space], chosen: Space | None, text: str) -> Menu:
    """Some properties with their owners."""
    choices = deeds.choices(scene, spaces, scene.space_hint, chosen)
    first, last = scene.space(spaces[0]), scene.space(spaces[-1])
    return Menu(scene.opens(DEED, text), cut(scene.say("panel-side", first=first, last=last), PLACEHOLDER), choices)


PANELS: dict[str, Callable[[Scene, Seat, str], Panel]] = {
    MINE: mine,
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
}
"""Private panels by name."""
