"""The private panels in which a group is built up or sold down: levels step by step, prices, rents before and after."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.title_deeds import word
from bot.games.classic.view import PlotView
from bot.kit.contract import Action, Cash, Choice, LegalAction, Seat
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.legal_action_controls import CHOICES, OPEN_FIELD, Row, rows
from bot.present.controls.property_menus import DEED
from bot.present.panel_model import (
    BAD,
    GOOD,
    PLACEHOLDER,
    PLAIN,
    PRIMARY,
    Button,
    Menu,
    Panel,
    SelectOption,
    capital,
    cut,
)
from bot.present.panel_name import MINE, PanelName
from bot.present.panels.action_preview import change
from bot.present.panels.trades import back

BUILD, SELL, ENTER = "build", "sell", "enter"
VERBS: dict[str, type[Action]] = {BUILD: actions.Build, SELL: actions.Sell, ENTER: actions.Enter}
"""The panels by name, and what they end in."""
PANELS = {verb.__name__: name for name, verb in VERBS.items()}
NUMBERS = "①②③④"
"""What the places of a group are called on its buttons, which have no room for names."""
Levels = tuple[int, ...]


def panel(ctx: ClassicContext, seat: Seat, name: str, asked: PanelName) -> Panel | None:
    """`build`, `build.red`, `build.red.3-2-2`, and the same for selling and ordering; None when nothing is possible."""
    group, levels, *_ = (*(part for part in asked.parts if part != OPEN_FIELD), "", "")
    found = {str(each.options(0)[0]): each for each in ctx.may(seat) if each.action is VERBS[name] and each.params}
    if not found:
        return None
    if group not in found:
        free = [each for each, legal_action in found.items() if legal_action.blocked is None]
        if len(free) != 1:
            return _groups(ctx, name, found)
        group = free[0]
    others = [each for each, legal_action in found.items() if each != group and legal_action.blocked is None]
    return _Site(ctx, seat, name, found[group]).panel(levels, several=bool(others))


def _groups(ctx: ClassicContext, name: str, found: dict[str, LegalAction]) -> Panel:
    """The groups to choose from; greyed ones with the reason below."""
    made, why = [], []
    for group, legal_action in found.items():
        price = ctx.cash(ctx.of_group(group)[0].shop)
        label = ctx.say("panel-group-price", group=ctx.group(group), price=price)
        made.append(Button(capital(label), ctx.opens(name, group), PRIMARY, legal_action.blocked is not None))
        if legal_action.blocked is not None:
            reason = ctx.words.refusal(GAME, legal_action.blocked, ctx.names)
            why.append("-# " + ctx.words.say("mine-blocked", action=capital(ctx.group(group)), why=reason))
    said = ("### " + ctx.words.action(GAME, VERBS[name]), ctx.words.field(GAME, VERBS[name], "group"), *why)
    return Panel(MINE, said, (*rows(made), (back(ctx),)))


class _Site:
    """A group being changed: where it stands, where it may go."""

    def __init__(self, ctx: ClassicContext, seat: Seat, name: str, legal_action: LegalAction) -> None:
        self.ctx, self.seat, self.name, self.legal_action = ctx, seat, name, legal_action
        self.group = str(legal_action.options(0)[0])
        self.plots: list[PlotView] = ctx.of_group(self.group)
        self.now: Levels = tuple([plot.level for plot in self.plots])
        domain = legal_action.params[1]
        assert isinstance(domain, Choice)
        self.free = {str(option): None for option in domain.options}
        self.blocked = {str(value): why for value, why in domain.blocked}

    def panel(self, text: str, *, several: bool) -> Panel:
        """The group with its target levels, what that costs and changes, and the steps from there."""
        wanted = self._read(text)
        made = [self._menu(), *[self._steps(wanted, at) for at in range(len(self.plots))]]
        groups = self.ctx.opens(self.name, "more") if several else ""
        last = [self._confirm(wanted), back(self.ctx, groups)]
        title = self.ctx.say("panel-site", action=self._verb(), group=self.ctx.group(self.group))
        places = [self._place(at, level) for at, level in enumerate(wanted)]
        stock = "-# " + self.ctx.say("panel-stock", shops=self.ctx.view.shops, towers=self.ctx.view.towers)
        said = ("### " + title, *places, *self._price(wanted), stock, self._why(wanted))
        return Panel(MINE, said, tuple([row for row in (*made, tuple(last)) if row is not None]))

    def _verb(self) -> str:
        return self.ctx.words.action(GAME, VERBS[self.name])

    def _read(self, text: str) -> Levels:
        """The levels wanted: as written where they are among the choices, else as they stand."""
        if text in self.free or text in self.blocked:
            return tuple([int(part) for part in text.split("-")])
        return self.now

    # ---- what it says

    def _place(self, at: int, level: int) -> str:
        """A place with its number: what stands there, what will, the rent before and after."""
        plot, ctx = self.plots[at], self.ctx
        key = "panel-place" if level == plot.level else "panel-place-change"
        return f"{NUMBERS[at]} " + ctx.say(
            key,
            space=ctx.space(plot.space),
            level=ctx.level(plot.level),
            then=ctx.level(level),
            rent=ctx.cash(ctx.rent_at(plot, plot.level)),
            after=ctx.cash(ctx.rent_at(plot, level)),
        )

    def cost(self, wanted: Levels) -> Cash:
        """What it costs; below zero what it brings (CLASSIC-115, CLASSIC-130)."""
        steps, shop = sum(wanted) - sum(self.now), self.plots[0].shop
        return steps * (shop if steps > 0 else shop // 2)

    def _price(self, wanted: Levels) -> list[str]:
        """The price, and the cash that remains."""
        ctx, cost = self.ctx, self.cost(wanted)
        cash = ctx.view.seats[self.seat].available
        if not cost:
            return [ctx.say("panel-have", cash=ctx.cash(cash))]
        key = "preview-price" if cost > 0 else "preview-gain"
        said = [ctx.say(key, amount=ctx.cash(abs(cost)), left=ctx.cash(cash - cost))]
        changed = change(ctx, self._text(wanted)) if self.name == BUILD and word(wanted) in self.free else None
        if changed is not None and not changed.price:
            said.append("⚠️ " + ctx.say("panel-contested"))
        return said

    def _why(self, wanted: Levels) -> str:
        """Why these levels cannot be had."""
        why = self.blocked.get(word(wanted)) or (self.legal_action.blocked if not self.free else None)
        return "" if why is None else "⚠️ " + self.ctx.words.refusal(GAME, why, self.ctx.names)

    # ---- what may be pressed

    def _text(self, wanted: Levels) -> str:
        return f"{VERBS[self.name].__name__}.{self.group}.{word(wanted)}"

    def _composes(self, levels: str) -> str:
        """A press that shows this panel with other target levels, and builds nothing."""
        return self.ctx.controls.press(COMPOSE, None, f"{VERBS[self.name].__name__}.{self.group}.{levels}")

    def _confirm(self, wanted: Levels) -> Button:
        label = self._verb()
        if wanted != self.now:
            label = self.ctx.say(f"panel-{self.name}-for", amount=self.ctx.cash(abs(self.cost(wanted))))
        press = self.ctx.controls.press(PLAY, self.legal_action.wait, self._text(wanted))
        style = BAD if self.name == SELL else GOOD
        return Button(label, press, style, disabled=word(wanted) not in self.free)

    def _steps(self, wanted: Levels, at: int) -> tuple[Button, ...]:
        """One place: a level less, what will stand there, a level more; uneven steps are greyed (CLASSIC-116)."""
        plot, ctx, number = self.plots[at], self.ctx, NUMBERS[at]
        label = f"{number} {ctx.level(wanted[at])}"
        return (
            self._step(wanted, at, -1, f"{number} −"),
            Button(label, ctx.opens(DEED, str(plot.space)), disabled=True),
            self._step(wanted, at, 1, f"{number} +"),
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
        asked = cut(self.ctx.words.field(GAME, VERBS[self.name], "levels"), PLACEHOLDER)
        return Menu(self._composes("?"), asked, choices)

    def _earns(self, levels: Levels) -> Cash:
        """The rents of the whole group with these levels."""
        return sum([self.ctx.rent_at(plot, level) for plot, level in zip(self.plots, levels, strict=True)])

    def _choice(self, levels: Levels) -> SelectOption:
        ctx, cost = self.ctx, self.cost(levels)
        shown = ", ".join(ctx.level(level) for level in levels)
        key = "panel-costs" if cost > 0 else "panel-brings"
        rents = " · ".join(ctx.cash(ctx.rent_at(plot, level)) for plot, level in zip(self.plots, levels, strict=True))
        hint = f"{ctx.say(key, amount=ctx.cash(abs(cost)))} · {ctx.say('panel-rents-then', rents=rents)}"
        return SelectOption(shown, word(levels), hint)


def buttons(ctx: ClassicContext, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each of the three that is possible, greyed where all is blocked."""
    made = []
    for name, verb in VERBS.items():
        mine = [each for each in legal_actions if each.action is verb]
        if mine:
            free = any(each.blocked is None for each in mine)
            made.append(Button(ctx.words.action(GAME, verb) + "…", ctx.opens(name), disabled=not free))
    return made
