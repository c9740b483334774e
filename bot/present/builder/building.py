"""The private panels of building: where, which floor, which chips pay, what it scores, what remains (section 15)."""

from collections.abc import Sequence

from bot.games.builder import actions, build, data
from bot.games.builder.view import BuilderView, SeatView, SiteView
from bot.kit.contract import Action, LegalAction, Seat, Subset
from bot.present.builder import chip_counter, chip_text, pictures, position_text
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.draft import choices
from bot.present.controls.legal_action_controls import Row, reasons
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, PictureRequest, SelectOption
from bot.present.panel_name import MINE, PanelName
from bot.present.panels.action_preview import view_after
from bot.present.panels.trades import back

VERBS: dict[str, type[Action]] = {"Build": actions.Build, "Penthouse": actions.Penthouse}
"""What a panel ends in, by the name with which its presses begin."""
USUAL = "+"
"""The chips of a whole action that leaves their choice to the bot (BUILDER-109)."""


def panel(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """`Build.?.?`, `Build.b2.?`, `Build.b2.1-0-1-0`, and the same for the penthouse; None when nothing can be built."""
    name, site, chips = asked.name, asked.inner.name, asked.inner.text
    legal_actions = [each for each in ctx.may(seat) if each.action is VERBS[name] and each.blocked is None]
    places = _places(legal_actions)
    if not places:
        return None
    if site not in places and len(places) > 1:
        return _where(ctx, seat, name, places)
    chosen = site if site in places else places[0]
    return _Plan(ctx, seat, chosen, legal_actions).panel(chips)


def _places(legal_actions: Sequence[LegalAction]) -> list[str]:
    """The foundations of some offers, each once."""
    return list(map(str, choices(legal_actions, 0)))


# ---- where


def _where(ctx: BuilderContext, seat: Seat, name: str, places: Sequence[str]) -> Panel:
    """The legal places in one menu: own buildings with their next floor first, then free foundations by row."""
    sites = {site.site: site for site in ctx.view.sites}
    ordered = sorted(places, key=lambda place: (sites[place].owner is None, -sites[place].floors, data.SITE[place]))
    press, asked = ctx.controls.press(COMPOSE, None, f"{name}.?.{USUAL}"), ctx.words.field(GAME, VERBS[name], "site")
    menu = Menu(press, asked, tuple([_place(ctx, seat, name, sites[place]) for place in ordered]))
    own = ctx.view.seats[seat]
    greyed = [each for each in ctx.may(seat) if each.action is VERBS[name] and each.blocked is not None]
    said = (
        "### " + ctx.words.action(GAME, VERBS[name]),
        position_text.costs(ctx, own, {sites[place].floors + 1 for place in places}),
        *("-# " + line for line in reasons(ctx.controls, greyed)),
    )
    return Panel(MINE, said, (menu, (back(ctx),)), pictures.where(ctx, seat, ordered))


def _place(ctx: BuilderContext, seat: Seat, name: str, site: SiteView) -> SelectOption:
    """One place: its floor, what it costs, what it would score."""
    level = site.floors + 1
    label = ctx.say("panel-place", site=ctx.site(site.site), level=ctx.level(level))
    said = []
    then: BuilderView | None = view_after(ctx, f"{name}.{site.site}.{USUAL}")
    if then is not None:
        values = {"before": ctx.view.seats[seat].score.total, "after": then.seats[seat].score.total}
        said.append(ctx.say("panel-points-change", **values))
    said.append(position_text.price(ctx, level))
    return SelectOption(label, site.site, " · ".join(said))


# ---- one floor


class _Plan:
    """A floor that could be built on a place: what it costs, which chips of choice pay it, what it changes."""

    def __init__(self, ctx: BuilderContext, seat: Seat, site: str, legal_actions: Sequence[LegalAction]) -> None:
        self.ctx, self.seat, self.site, self.places = ctx, seat, site, _places(legal_actions)
        self.legal_actions = [each for each in legal_actions if site in _places([each])]
        self.verb = legal_actions[0].action
        self.me: SeatView = ctx.view.seats[seat]
        self.level = ctx.view.sites[data.SITE[site]].floors + 1
        self.cost = data.COSTS[self.level]
        spent = build.price(self.level, self.me.chips, ())
        self.usual = tuple([count - named for count, named in zip(spent, self.cost.named, strict=True)])
        chips = [each.params[1] for each in self.legal_actions]
        self.choice = next((each for each in chips if isinstance(each, Subset) and each.high), None)

    def panel(self, chips: str) -> Panel:
        """The floor with its cost and consequences, the chips of choice by plus and minus, and confirm."""
        chosen = self._chosen(chips)
        text = self._text(chosen)
        then = view_after(self.ctx, text) if chosen.right else None
        title = self.ctx.say("panel-place", site=self.ctx.site(self.site), level=self.ctx.level(self.level))
        said = (
            f"### {title}",
            self._cost(chosen),
            *([] if then is None else self._ending(then)),
            *([] if chosen.right else ["⚠️ " + self.ctx.say("panel-choose-chips", count=self.cost.free)]),
        )
        made: tuple[Row, ...] = ()
        if self.choice is not None:
            made = chip_counter.rows(self.ctx, chosen, lambda counts: f"{self.verb.__name__}.{self.site}.{counts}")
        places = self.ctx.controls.press(COMPOSE, None, f"{self.verb.__name__}.?.?") if len(self.places) > 1 else ""
        last = (self._sure(chosen, text), back(self.ctx, places))
        return Panel(MINE, said, (*made, last), self._picture(chosen))

    def _chosen(self, chips: str) -> chip_counter.Picked:
        """The chips of choice: as written, else the usual ones (BUILDER-109)."""
        most = chip_counter.most_of(self.choice) if self.choice is not None else self.usual
        return chip_counter.picked(chips, most, self.cost.free, self.usual)

    def _text(self, chosen: chip_counter.Picked) -> str:
        """The whole action; the usual chips need no naming."""
        goods = USUAL if chosen.counts == self.usual else chosen.goods
        return f"{self.verb.__name__}.{self.site}.{goods}"

    def _cost(self, chosen: chip_counter.Picked) -> str:
        """The chips of choice; the picture shows those that are named."""
        key = "panel-pays-choice" if any(self.cost.named) else "panel-pays"
        return self.ctx.say(key, chips=chip_text.spoken(self.ctx, chosen.counts))

    def _ending(self, then: BuilderView) -> list[str]:
        """That the penthouse ends the game, with everybody's points (BUILDER-113); the picture says what remains."""
        if self.level != data.PENTHOUSE:
            return []
        ctx = self.ctx
        each = [ctx.say("panel-standing", name=ctx.name(seat.seat), count=seat.score.total) for seat in then.seats]
        return ["⚠️ " + ctx.say("panel-ends-game", points=" · ".join(each))]

    def _sure(self, chosen: chip_counter.Picked, text: str) -> Button:
        """Confirm: greyed until as many chips are chosen as the floor takes."""
        press = self.ctx.controls.press(PLAY, self.legal_actions[0].wait, text)
        style = BAD if self.level == data.PENTHOUSE else GOOD
        label = self.ctx.words.action(GAME, self.verb) + f" · {self.ctx.site(self.site)}"
        return Button(label, press, style, disabled=not chosen.right)

    def _picture(self, chosen: chip_counter.Picked) -> PictureRequest:
        """The floor as it would stand, with the chips chosen for it and those that would remain."""
        paying = () if chosen.counts == self.usual else chosen.counts
        return pictures.where(self.ctx, self.seat, self.places, self.site, paying)
