"""The private panels of building: where, which floor, which chips pay, what it scores, what remains (section 15)."""

from collections.abc import Sequence

from bot.games.builder import actions, build, data
from bot.games.builder.view import BuilderView, SeatView, SiteView
from bot.games.kit.model import Action, Offer, OneOf, Seat, Some
from bot.present.builder import lines, picking
from bot.present.builder.choices import MINE
from bot.present.builder.scene import GAME, Scene
from bot.present.builder.surplus import have
from bot.present.controls import LABEL, LINE, PLACEHOLDER, Row, cut, reasons
from bot.present.panel import BAD, GOOD, Button, Choice, Menu, Order, Panel
from bot.present.press import COMPOSE, PLAY
from bot.present.trading import back

VERBS: dict[str, type[Action]] = {"Build": actions.Build, "Penthouse": actions.Penthouse}
"""What a panel ends in, by the name with which its presses begin."""
USUAL = "+"
"""The chips of a whole action that leaves their choice to the bot (BUILDER-109)."""


def panel(scene: Scene, seat: Seat, what: str) -> Panel | None:
    """`Build.?.?`, `Build.b2.?`, `Build.b2.1-0-1-0`, and the same for the penthouse; None when nothing can be built."""
    name, _, text = what.partition(".")
    site, _, chips = text.partition(".")
    offers = [each for each in scene.may(seat) if each.action is VERBS[name] and each.blocked is None]
    places = _places(offers)
    if not places:
        return None
    if site not in places and len(places) > 1:
        return _where(scene, seat, name, places)
    chosen = site if site in places else places[0]
    return _Plan(scene, seat, chosen, [each for each in offers if chosen in _places([each])]).panel(
        chips, several=len(places) > 1
    )


def _places(offers: Sequence[Offer]) -> list[str]:
    """The foundations of some offers, each once."""
    params = [offer.params[0] for offer in offers]
    return list(dict.fromkeys(str(site) for param in params if isinstance(param, OneOf) for site in param.options))


# ---- where


def _where(scene: Scene, seat: Seat, name: str, places: Sequence[str]) -> Panel:
    """The legal places in one menu: own buildings with their next floor first, then free foundations by row."""
    sites = {site.site: site for site in scene.view.sites}
    ordered = sorted(places, key=lambda place: (sites[place].owner is None, -sites[place].floors, data.SITE[place]))
    choices = [_place(scene, seat, name, sites[place]) for place in ordered]
    menu = Menu(
        scene.asker.press(COMPOSE, None, f"{name}.?.{USUAL}"),
        cut(scene.words.field(GAME, VERBS[name], "site"), PLACEHOLDER),
        tuple(choices),
    )
    own = scene.view.seats[seat]
    greyed = [each for each in scene.may(seat) if each.action is VERBS[name] and each.blocked is not None]
    said = (
        "### " + scene.words.action(GAME, VERBS[name]),
        have(scene, seat) + " · " + scene.say("panel-blocks", count=own.blocks),
        lines.costs(scene, own),
        *("-# " + line for line in reasons(scene.asker, greyed)),
    )
    return Panel(MINE, said, (menu, (back(scene),)), scene.where(seat))


def _place(scene: Scene, seat: Seat, name: str, site: SiteView) -> Choice:
    """One place: its floor, what it costs, what it would score."""
    level = site.floors + 1
    label = scene.say("panel-place", site=scene.site(site.site), level=scene.level(level))
    said = []
    then = scene.after_text(f"{name}.{site.site}.{USUAL}")
    if then is not None:
        values = {"before": scene.view.seats[seat].score.total, "after": then.seats[seat].score.total}
        said.append(scene.say("panel-points-change", **values))
    said.append(lines.price(scene, level))
    return Choice(cut(label, LINE), site.site, cut(" · ".join(said), LINE))


# ---- one floor


class _Plan:
    """A floor that could be built on a place: what it costs, which chips of choice pay it, what it changes."""

    def __init__(self, scene: Scene, seat: Seat, site: str, offers: Sequence[Offer]) -> None:
        self.scene, self.seat, self.site, self.offers = scene, seat, site, offers
        self.verb = offers[0].action
        self.me: SeatView = scene.view.seats[seat]
        self.level = scene.view.sites[data.SITE[site]].floors + 1
        self.cost = data.COSTS[self.level]
        spent = build.price(self.level, self.me.chips, ())
        self.usual = tuple([count - named for count, named in zip(spent, self.cost.named, strict=True)])
        self.choice = next((each for offer in offers if isinstance(each := offer.params[1], Some) and each.high), None)

    def panel(self, chips: str, *, several: bool) -> Panel:
        """The floor with its cost and consequences, the chips of choice by plus and minus, and confirm."""
        chosen = self._chosen(chips)
        text = self._text(chosen)
        then = self.scene.after_text(text) if chosen.right else None
        title = self.scene.say("panel-place", site=self.scene.site(self.site), level=self.scene.level(self.level))
        said = (
            f"### {title}",
            have(self.scene, self.seat),
            self._cost(chosen),
            *([] if then is None else self._consequence(then)),
            *([] if chosen.right else ["⚠️ " + self.scene.say("panel-choose-chips", count=self.cost.free)]),
        )
        made: tuple[Row, ...] = ()
        if self.choice is not None:
            made = picking.rows(self.scene, chosen, lambda counts: f"{self.verb.__name__}.{self.site}.{counts}")
        last = [self._sure(chosen, text)]
        if several:
            other = self.scene.asker.press(COMPOSE, None, f"{self.verb.__name__}.?.?")
            last.append(Button(self.scene.say("panel-other-place"), other))
        return Panel(MINE, said, (*made, (*last, back(self.scene))), self._picture(chosen))

    def _chosen(self, chips: str) -> picking.Picked:
        """The chips of choice: as written, else the usual ones (BUILDER-109)."""
        most = picking.most_of(self.choice) if self.choice is not None else self.usual
        return picking.picked(chips, most, self.cost.free, self.usual)

    def _text(self, chosen: picking.Picked) -> str:
        """The whole action; the usual chips need no naming."""
        goods = USUAL if chosen.counts == self.usual else chosen.goods
        return f"{self.verb.__name__}.{self.site}.{goods}"

    def _cost(self, chosen: picking.Picked) -> str:
        """The chips spent, those of choice apart."""
        scene, free = self.scene, self.scene.spoken(chosen.counts)
        if not any(self.cost.named):
            return scene.say("panel-pays", chips=free)
        return scene.say("panel-pays-both", chips=scene.spoken(self.cost.named), free=free)

    def _consequence(self, then: BuilderView) -> list[str]:
        """What remains, and what the floor scores; that the penthouse ends the game, with everybody's points (BUILDER-113)."""
        scene, after = self.scene, then.seats[self.seat]
        left = scene.say("panel-remains", chips=scene.pile(after.chips))
        points = scene.say("panel-scores", before=self.me.score.total, after=after.score.total)
        said = [f"{left} · {scene.say('panel-blocks', count=after.blocks)}", points + self._group(after)]
        if self.level == data.PENTHOUSE:
            each = [
                scene.say("panel-standing", name=scene.name(seat.seat), count=seat.score.total) for seat in then.seats
            ]
            said.append("⚠️ " + scene.say("panel-ends-game") + "\n-# " + " · ".join(each))
        return said

    def _group(self, after: SeatView) -> str:
        """What becomes of the largest group and the Community Builder (BUILDER-142)."""
        now = self.me.score
        if after.score.largest == now.largest and after.score.community == now.community:
            return ""
        became = "gained" if after.score.community > now.community else "lost"
        became = became if after.score.community != now.community else "same"
        return " · " + self.scene.say("panel-group-then", count=after.score.largest, became=became)

    def _sure(self, chosen: picking.Picked, text: str) -> Button:
        """Confirm: greyed until as many chips are chosen as the floor takes."""
        press = self.scene.asker.press(PLAY, self.offers[0].wait, text)
        style = BAD if self.level == data.PENTHOUSE else GOOD
        label = self.scene.words.action(GAME, self.verb) + f" · {self.scene.site(self.site)}"
        return Button(cut(label, LABEL), press, style, disabled=not chosen.right)

    def _picture(self, chosen: picking.Picked) -> Order:
        """The floor as it would stand with its cost; with other chips than the usual ones the place alone."""
        if chosen.counts == self.usual:
            return self.scene.where(self.seat, self.site)
        return self.scene.island(self.site)
