"""The private panels in which a group is built up or sold down: levels step by step, prices, rents before and after."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.view import PlotView
from bot.games.kit.model import Action, Cash, Offer, OneOf, Seat
from bot.present.classic.scene import GAME, Scene
from bot.present.controls import CHOICES, LABEL, LINE, PLACEHOLDER, Row, cut, rows
from bot.present.panel import BAD, GOOD, PLAIN, PRIMARY, Button, Choice, Menu, Panel
from bot.present.press import COMPOSE, PLAY
from bot.present.trading import MINE, back

BUILD, SELL, ENTER = "build", "sell", "enter"
VERBS: dict[str, type[Action]] = {BUILD: actions.Build, SELL: actions.Sell, ENTER: actions.Enter}
"""The panels by name, and what they end in."""
PANELS = {verb.__name__: name for name, verb in VERBS.items()}
Levels = tuple[int, ...]


def panel(scene: Scene, seat: Seat, what: str) -> Panel | None:
    """`build`, `build.red`, `build.red.3-2-2`, and the same for selling and ordering; None when nothing is possible."""
    name, _, text = what.partition(".")
    group, _, levels = text.partition(".")
    found = {_group(offer): offer for offer in scene.may(seat) if offer.action is VERBS[name] and offer.params}
    if not found:
        return None
    if group not in found:
        free = [each for each, offer in found.items() if offer.blocked is None]
        if len(free) != 1:
            return _groups(scene, name, found)
        group = free[0]
    return _Site(scene, seat, name, found[group]).panel(levels, several=len(found) > 1)


def _group(offer: Offer) -> str:
    """The group that an offer is about."""
    param = offer.params[0]
    return str(param.options[0]) if isinstance(param, OneOf) else ""


def word(levels: Levels) -> str:
    """Levels as actions have them."""
    return "-".join(map(str, levels))


def _groups(scene: Scene, name: str, found: dict[str, Offer]) -> Panel:
    """The groups to choose from; greyed ones with the reason below."""
    made, why = [], []
    for group, offer in found.items():
        price = scene.cash(scene.of_group(group)[0].shop)
        label = scene.say("panel-group-price", group=scene.group(group), price=price)
        made.append(Button(cut(_capital(label), LABEL), scene.opens(name, group), PRIMARY, offer.blocked is not None))
        if offer.blocked is not None:
            reason = scene.words.refusal(GAME, offer.blocked, scene.names)
            why.append("-# " + scene.words.say("mine-blocked", action=_capital(scene.group(group)), why=reason))
    said = ("### " + scene.words.action(GAME, VERBS[name]), scene.words.field(GAME, VERBS[name], "group"), *why)
    return Panel(MINE, said, (*rows(made), (back(scene),)))


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


class _Site:
    """A group being changed: where it stands, where it may go."""

    def __init__(self, scene: Scene, seat: Seat, name: str, offer: Offer) -> None:
        self.scene, self.seat, self.name, self.offer = scene, seat, name, offer
        self.group = _group(offer)
        self.plots: list[PlotView] = scene.of_group(self.group)
        self.now: Levels = tuple([plot.level for plot in self.plots])
        domain = offer.params[1]
        assert isinstance(domain, OneOf)
        self.free = {str(option): None for option in domain.options}
        self.blocked = {str(value): why for value, why in domain.blocked}

    def panel(self, text: str, *, several: bool) -> Panel:
        """The group with its target levels, what that costs and changes, and the steps from there."""
        wanted = self._read(text)
        made = [self._menu(), *[self._steps(wanted, at) for at in range(len(self.plots))]]
        last = [self._confirm(wanted), back(self.scene)]
        if several:
            last.insert(1, Button(self.scene.say("panel-other-group"), self.scene.opens(self.name, "more")))
        title = self.scene.say("panel-site", action=self._verb(), group=self.scene.group(self.group))
        said = ("### " + title, *self._places(wanted), *self._price(wanted), self._stock(), self._why(wanted))
        return Panel(MINE, tuple(filter(None, said)), tuple([row for row in (*made, tuple(last)) if row is not None]))

    def _verb(self) -> str:
        return self.scene.words.action(GAME, VERBS[self.name])

    def _read(self, text: str) -> Levels:
        """The levels wanted: as written where they are among the choices, else as they stand."""
        if text in self.free or text in self.blocked:
            return tuple([int(part) for part in text.split("-")])
        return self.now

    # ---- what it says

    def _places(self, wanted: Levels) -> list[str]:
        """Each place: what stands there, what will, the rent before and after."""
        return [self._place(plot, level) for plot, level in zip(self.plots, wanted, strict=True)]

    def _place(self, plot: PlotView, level: int) -> str:
        scene, key = self.scene, "panel-place" if level == plot.level else "panel-place-change"
        return "- " + scene.say(
            key,
            space=scene.space(plot.space),
            level=scene.level(plot.level),
            then=scene.level(level),
            rent=scene.cash(scene.rent_at(plot, plot.level)),
            after=scene.cash(scene.rent_at(plot, level)),
        )

    def cost(self, wanted: Levels) -> Cash:
        """What it costs; below zero what it brings (CLASSIC-115, CLASSIC-130)."""
        steps, shop = sum(wanted) - sum(self.now), self.plots[0].shop
        return steps * (shop if steps > 0 else shop // 2)

    def _price(self, wanted: Levels) -> list[str]:
        """The price, and the cash that remains."""
        scene, cost = self.scene, self.cost(wanted)
        cash = scene.view.seats[self.seat].available
        if not cost:
            return [scene.say("panel-have", cash=scene.cash(cash))]
        key = "preview-price" if cost > 0 else "preview-gain"
        said = [scene.say(key, amount=scene.cash(abs(cost)), left=scene.cash(cash - cost))]
        changed = scene.change(self._text(wanted)) if self.name == BUILD and word(wanted) in self.free else None
        if changed is not None and not changed.price:
            said.append("⚠️ " + scene.say("panel-contested"))
        return said

    def _stock(self) -> str:
        return "-# " + self.scene.say("panel-stock", shops=self.scene.view.shops, towers=self.scene.view.towers)

    def _why(self, wanted: Levels) -> str:
        """Why these levels cannot be had."""
        why = self.blocked.get(word(wanted)) or (self.offer.blocked if not self.free else None)
        return "" if why is None else "⚠️ " + self.scene.words.refusal(GAME, why, self.scene.names)

    # ---- what may be pressed

    def _text(self, wanted: Levels) -> str:
        return f"{VERBS[self.name].__name__}.{self.group}.{word(wanted)}"

    def _composes(self, levels: str) -> str:
        """A press that shows this panel with other target levels, and builds nothing."""
        return self.scene.asker.press(COMPOSE, None, f"{VERBS[self.name].__name__}.{self.group}.{levels}")

    def _confirm(self, wanted: Levels) -> Button:
        label = self._verb()
        if wanted != self.now:
            label += " · " + self.scene.cash(abs(self.cost(wanted)))
        press = self.scene.asker.press(PLAY, self.offer.wait, self._text(wanted))
        style = BAD if self.name == SELL else GOOD
        return Button(cut(label, LABEL), press, style, disabled=word(wanted) not in self.free)

    def _steps(self, wanted: Levels, at: int) -> tuple[Button, ...]:
        """One place: a level less, its name, a level more; uneven steps are greyed (CLASSIC-116)."""
        plot, scene = self.plots[at], self.scene
        label = scene.say("panel-step", space=scene.space(plot.space), level=scene.level(wanted[at]))
        return (
            self._step(wanted, at, -1, "−"),
            Button(cut(label, LABEL), scene.opens("deed", str(plot.space)), disabled=True),
            self._step(wanted, at, 1, "+"),
        )

    def _step(self, wanted: Levels, at: int, by: int, label: str) -> Button:
        moved = tuple([level + by * (place == at) for place, level in enumerate(wanted)])
        able = word(moved) in self.free or moved == self.now
        text = word(moved).replace("--", "-") if able else f"{word(wanted)}-{at}{'m' if by < 0 else 'p'}"
        return Button(label, self._composes(text), PLAIN, disabled=not able)

    def _menu(self) -> Row | None:
        """For each number of levels the best way to spread them, with price and rents."""
        best: dict[int, Levels] = {}
        for text in self.free:
            levels = tuple([int(part) for part in text.split("-")])
            steps = abs(sum(levels) - sum(self.now))
            if steps not in best or self._earns(levels) > self._earns(best[steps]):
                best[steps] = levels
        if not best:
            return None
        choices = tuple([self._choice(levels) for _, levels in sorted(best.items())][:CHOICES])
        asked = cut(self.scene.words.field(GAME, VERBS[self.name], "levels"), PLACEHOLDER)
        return Menu(self._composes("?"), asked, choices)

    def _earns(self, levels: Levels) -> Cash:
        """The rents of the whole group with these levels."""
        return sum([self.scene.rent_at(plot, level) for plot, level in zip(self.plots, levels, strict=True)])

    def _choice(self, levels: Levels) -> Choice:
        scene, cost = self.scene, self.cost(levels)
        shown = ", ".join(scene.level(level) for level in levels)
        key = "panel-costs" if cost > 0 else "panel-brings"
        rents = " · ".join(
            scene.cash(scene.rent_at(plot, level)) for plot, level in zip(self.plots, levels, strict=True)
        )
        hint = f"{scene.say(key, amount=scene.cash(abs(cost)))} · {scene.say('panel-rents-then', rents=rents)}"
        return Choice(cut(shown, LINE), word(levels), cut(hint, LINE))


def buttons(scene: Scene, offers: Sequence[Offer]) -> list[Button]:
    """A button for each of the three that is possible, greyed where all is blocked."""
    made = []
    for name, verb in VERBS.items():
        mine = [offer for offer in offers if offer.action is verb]
        if mine:
            free = any(offer.blocked is None for offer in mine)
            made.append(Button(scene.words.action(GAME, verb) + "…", scene.opens(name), disabled=not free))
    return made
