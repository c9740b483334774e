"""Builder's private panels: what a seat may do, half-made presses, raising money, deeds, the island, steps asked once more."""

from collections.abc import Callable, Sequence

from bot.games import GAMES
from bot.games.builder import actions, data
from bot.games.builder.view import BuilderView, DealView
from bot.games.kit.engine import read
from bot.games.kit.model import Action, Offer, Seat
from bot.present import asking, deeds, trading, turns
from bot.present.builder import building, claims, dealing, lines, surplus
from bot.present.builder.choices import (
    CONFIRM,
    DEED,
    EXCHANGE,
    ISLAND,
    KEEPING,
    LOSING,
    MINE,
    RAISE,
    ending,
    keeping,
    throw,
)
from bot.present.builder.deals import changes, contents
from bot.present.builder.scene import GAME, GRAVE, SURE, Scene
from bot.present.controls import PLACEHOLDER, buttons, cut, reasons, rows, whole
from bot.present.panel import BAD, Button, Menu, Panel
from bot.present.press import PLAY
from bot.present.trading import back
from bot.tables.model import Table
from bot.words import Words, words

COMPOSING = "compose"
MONEY = (actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
ELSEWHERE = (*dealing.ANSWERED, actions.Ask, actions.Waive)
"""Verbs with buttons of their own."""


def private(table: Table, seat: Seat | None, what: str, words: Words) -> Panel:
    """The panel that `what` names: `mine`, `deed.14`, `island`, `confirm.Leave`, or a half-made action text.

    `seat` is the looker's; a spectator sees deeds and the island only.
    """
    scene = Scene(table, words, seat)
    name, _, text = what.partition(".")
    if name == DEED:
        return _deed(scene, text)
    if name == ISLAND:
        return _island(scene)
    if seat is None:
        return Panel(MINE, (words.say("refusal-stranger"),))
    if name == COMPOSING:
        what, name, text = text, *text.partition(".")[::2]
    if name in (dealing.PROPOSE, trading.DEAL, trading.COUNTER):
        return _dealing(scene, seat, what)
    if name in CHIPS:
        return CHIPS[name](scene, seat, what) or mine(scene, seat, first=words.say("ask-done"))
    return PANELS[name](scene, seat, text) if name in PANELS else _step(scene, seat, what)


def _dealing(scene: Scene, seat: Seat, what: str) -> Panel:
    """An offer that is put together or answered; or how the table stands now."""
    found = dealing.panel(scene, seat, what)
    return found if isinstance(found, Panel) else mine(scene, seat, first=found)


# ---- what I may do


def mine(scene: Scene, seat: Seat, text: str = "", *, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why; the picture of what it has, in words too."""
    offers = [offer for offer in scene.may(seat) if offer.action not in ELSEWHERE]
    waiting = any(seat in wait.seats for wait in scene.waits)
    made = [*claims.own(scene, seat), *trading.own(scene, scene.view.deals, seat), *_verbs(scene, seat, offers)]
    said = (
        first,
        "### " + scene.words.say("mine-title"),
        lines.purse(scene, scene.view.seats[seat]),
        turns.waiting(scene, seat, (claims.CLAIM, trading.DEAL)) if waiting else scene.words.say("mine-nothing"),
        _debt(scene, seat),
        lines.own(scene, scene.owned(seat)),
        *("-# " + line for line in reasons(scene.asker, offers)[: asking.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows(made), scene.mine(seat))


def _verbs(scene: Scene, seat: Seat, offers: Sequence[Offer]) -> list[Button]:
    """A button for each verb; a dear roll, a wasteful end and grave steps are asked about once more."""
    free = {offer.action.__name__: offer for offer in offers if offer.blocked is None}
    made = []
    for button in buttons(scene.asker, offers):
        verb = button.press.rsplit("|", 1)[-1]
        if verb == actions.Roll.__name__ and verb in free:
            made.append(throw(scene, free[verb], seat))
        elif verb == actions.EndTurn.__name__:
            made.append(ending(scene, free[verb], seat))
        elif verb.startswith(actions.Exchange.__name__):
            made.append(Button(button.label, scene.opens(EXCHANGE), button.style))
        elif verb in GRAVE and not button.disabled:
            made.append(Button(button.label, scene.opens(CONFIRM, verb), BAD))
        else:
            made.append(button)
    return made


def _debt(scene: Scene, seat: Seat) -> str:
    """What is owed, what is there, what is missing, what can be raised (BUILDER-128, BUILDER-129)."""
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


# ---- raising money; what a roll or the end of the turn would lose


def _raise(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """All that brings money: rents, mortgages, trades; giving up (BUILDER-128, BUILDER-129)."""
    offers = [offer for offer in scene.may(seat) if offer.action in MONEY]
    made = [*claims.own(scene, seat), *_verbs(scene, seat, offers)]
    said = (
        "### " + scene.say("panel-raise-money").rstrip("…"),
        lines.purse(scene, scene.view.seats[seat]),
        _debt(scene, seat),
        lines.own(scene, scene.owned(seat)),
        *("-# " + line for line in reasons(scene.asker, offers)[: asking.TOLD_AT_ONCE]),
    )
    return Panel(MINE, tuple(filter(None, said)), rows([*made, back(scene)]))


def _losing(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """Ask for the rent, or roll and give it up (BUILDER-70)."""
    offer, lost = _free(scene, seat, actions.Roll), claims.losing(scene, seat)
    if offer is None or not lost:
        return mine(scene, seat, first=scene.words.say("ask-done"))
    rolled = scene.asker.press(PLAY, offer.wait, actions.Roll.__name__)
    made = [*claims.own(scene, seat), Button(scene.say("panel-roll-anyway"), rolled, BAD), back(scene)]
    said = ("### " + scene.say("panel-losing", count=len(lost)), *(claims.line(scene, claim) for claim in lost))
    return Panel(CONFIRM, said, rows(made))


def _keeping(scene: Scene, seat: Seat, text: str = "") -> Panel:
    """More than six chips are not kept: exchange or build, or end the turn all the same (BUILDER-20)."""
    offer, over = _free(scene, seat, actions.EndTurn), keeping(scene, seat)
    if offer is None or not over:
        return mine(scene, seat, first=scene.words.say("ask-done"))
    ended = scene.asker.press(PLAY, offer.wait, actions.EndTurn.__name__)
    others = [each for each in scene.may(seat) if each.action in (actions.Exchange, *building.VERBS.values())]
    made = _verbs(scene, seat, [each for each in others if each.blocked is None])
    said = ("### " + scene.words.action(GAME, actions.EndTurn), surplus.have(scene, seat))
    why = scene.say("panel-keeping", count=over)
    return Panel(CONFIRM, (*said, why), rows([*made, Button(scene.say("panel-end-anyway"), ended, BAD), back(scene)]))


def _free(scene: Scene, seat: Seat, verb: type[Action]) -> Offer | None:
    return next((each for each in scene.may(seat) if each.action is verb and each.blocked is None), None)


def asked(table: Table, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text in GRAVE:
        return f"{CONFIRM}.{text}"
    scene = Scene(table, words(table.lang), seat)
    if text == actions.Roll.__name__ and _free(scene, seat, actions.Roll) and claims.losing(scene, seat):
        return LOSING
    if text == actions.EndTurn.__name__ and _free(scene, seat, actions.EndTurn) and keeping(scene, seat):
        return KEEPING
    return text if text.startswith(actions.Penthouse.__name__) and _free(scene, seat, actions.Penthouse) else ""


# ---- one step of a half-made press


def _step(scene: Scene, seat: Seat, text: str) -> Panel:
    """The next question of a half-made press; or how the table stands now."""
    about = (lines.purse(scene, scene.view.seats[seat]), _debt(scene, seat))
    found = asking.step(scene, text, tuple(filter(None, about)))
    return mine(scene, seat, first=scene.words.say("ask-done")) if found is None else found


def _confirm(scene: Scene, seat: Seat, text: str) -> Panel:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not whole(text):
        return _step(scene, seat, text)
    found = asking.confirm(scene, text, SURE, GRAVE, lambda: _consequence(scene, seat, text))
    return mine(scene, seat, first=scene.words.say("ask-done")) if found is None else found


def _consequence(scene: Scene, seat: Seat, text: str) -> tuple[str, ...]:
    """What an action would change: what is swapped, the cash that remains, each rent before and after."""
    then, action = scene.after_text(text), read(GAMES[GAME], text)
    if then is None:
        return ()
    if isinstance(action, actions.Swap):
        return _swapped(scene, seat, action)
    before, after = scene.view.seats[seat].cash, then.seats[seat].cash
    said = []
    if before != after:
        key = "panel-price" if after < before else "panel-gain"
        said.append(scene.say(key, amount=scene.cash(abs(before - after)), left=scene.cash(after)))
    if isinstance(action, actions.Mortgage):
        said.append(scene.say("panel-mortgaged"))
    return (*said, *_rents(scene, then))


def _swapped(scene: Scene, seat: Seat, action: actions.Swap) -> tuple[str, ...]:
    """Both properties, and the colours that they complete or break."""
    partner = scene.deeds[action.other].owner
    if partner is None:
        return ()
    swap = DealView(0, seat, partner, (action.own,), 0, (action.other,), 0)
    return (*contents(scene, swap), *changes(scene, swap))


def _rents(scene: Scene, then: BuilderView) -> list[str]:
    """Each rent that changes."""
    return [
        "- "
        + scene.say(
            "panel-rent-change", space=scene.space(new.space), before=scene.cash(old.rent), after=scene.cash(new.rent)
        )
        for old, new in zip(scene.view.deeds, then.deeds, strict=True)
        if old.rent != new.rent
    ]


# ---- deeds and the island


def _deed(scene: Scene, text: str) -> Panel:
    """One menu of all properties, and the deed of the chosen one."""
    space = deeds.named(text, data.TITLES)
    choices = deeds.choices(scene, list(scene.deeds), lambda each: scene.owner_hint(scene.deeds[each]), space)
    said = ("### " + scene.say("panel-deeds").rstrip("…"),) if space is None else lines.property_(scene, space)
    menu = Menu(scene.opens(DEED, "?"), cut(scene.say("panel-which-deed"), PLACEHOLDER), choices)
    return Panel(DEED, said, (menu,), None if space is None else scene.deed(space))


def _island(scene: Scene) -> Panel:
    """The map alone, large, the two bonus cards, and the bank's chips."""
    stock = scene.say("panel-bank", chips=scene.pile(scene.view.bank))
    said = ("### " + scene.say("panel-island").rstrip("…"), lines.purses(scene), "-# " + stock)
    return Panel(ISLAND, said, picture=scene.island(), more=(scene.bonus(),))


Maker = Callable[[Scene, Seat, str], Panel | None]
CHIPS: dict[str, Maker] = {
    **dict.fromkeys(building.VERBS, building.panel),
    "Drop": lambda scene, seat, what: surplus.drop(scene, seat, what.partition(".")[2]),
    "Park": lambda scene, seat, what: surplus.park(scene, seat, what.partition(".")[2]),
    "Exchange": lambda scene, seat, what: surplus.exchange(scene, seat),
    EXCHANGE: lambda scene, seat, what: surplus.exchange(scene, seat),
}
"""Panels in which chips are chosen, by the verb that they end in."""
PANELS: dict[str, Callable[[Scene, Seat, str], Panel]] = {
    MINE: mine,
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
    KEEPING: _keeping,
}
"""Private panels by name."""
