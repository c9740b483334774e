"""The private panels of building: where, which floor, which chips pay, what it scores, what remains (section 15)."""

from collections.abc import Sequence

from bot.games.builder import actions, build, data
from bot.games.builder.view import BuilderView, SeatView, SiteView
from bot.kit.contract import Action, Choice, LegalAction, Seat, Subset
from bot.present.builder import chip_counter, chip_text, pictures, position_text
from bot.present.builder.chip_limit import have
from bot.present.builder.table_view import GAME, BuilderTableView
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.legal_action_controls import Row, reasons
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, PictureRequest, SelectOption
from bot.present.panel_name import MINE, PanelName
from bot.present.panels.trades import back

VERBS: dict[str, type[Action]] = {"Build": actions.Build, "Penthouse": actions.Penthouse}
"""What a panel ends in, by the name with which its presses begin."""
USUAL = "+"
"""The chips of a whole action that leaves their choice to the bot (BUILDER-109)."""


def panel(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """`Build.?.?`, `Build.b2.?`, `Build.b2.1-0-1-0`, and the same for the penthouse; None when nothing can be built."""
    name, site, chips = asked.name, asked.inner.name, asked.inner.text
    legal_actions = [each for each in table_view.may(seat) if each.action is VERBS[name] and each.blocked is None]
    places = _places(legal_actions)
    if not places:
        return None
    if site not in places and len(places) > 1:
        return _where(table_view, seat, name, places)
    chosen = site if site in places else places[0]
    return _Plan(table_view, seat, chosen, legal_actions).panel(chips)


def _places(legal_actions: Sequence[LegalAction]) -> list[str]:
    """The foundations of some offers, each once."""
    params = [legal_action.params[0] for legal_action in legal_actions]
    return list(dict.fromkeys(str(site) for param in params if isinstance(param, Choice) for site in param.options))


# ---- where


def _where(table_view: BuilderTableView, seat: Seat, name: str, places: Sequence[str]) -> Panel:
    """The legal places in one menu: own buildings with their next floor first, then free foundations by row."""
    sites = {site.site: site for site in table_view.view.sites}
    ordered = sorted(places, key=lambda place: (sites[place].owner is None, -sites[place].floors, data.SITE[place]))
    choices = [_place(table_view, seat, name, sites[place]) for place in ordered]
    menu = Menu(
        table_view.context.press(COMPOSE, None, f"{name}.?.{USUAL}"),
        table_view.words.field(GAME, VERBS[name], "site"),
        tuple(choices),
    )
    own = table_view.view.seats[seat]
    greyed = [each for each in table_view.may(seat) if each.action is VERBS[name] and each.blocked is not None]
    said = (
        "### " + table_view.words.action(GAME, VERBS[name]),
        have(table_view, seat) + " · " + table_view.say("panel-blocks", count=own.blocks),
        position_text.costs(table_view, own),
        *("-# " + line for line in reasons(table_view.context, greyed)),
    )
    return Panel(MINE, said, (menu, (back(table_view),)), pictures.where(table_view, seat, ordered))


def _place(table_view: BuilderTableView, seat: Seat, name: str, site: SiteView) -> SelectOption:
    """One place: its floor, what it costs, what it would score."""
    level = site.floors + 1
    label = table_view.say("panel-place", site=table_view.site(site.site), level=table_view.level(level))
    said = []
    then = table_view.after_text(f"{name}.{site.site}.{USUAL}")
    if then is not None:
        values = {"before": table_view.view.seats[seat].score.total, "after": then.seats[seat].score.total}
        said.append(table_view.say("panel-points-change", **values))
    said.append(position_text.price(table_view, level))
    return SelectOption(label, site.site, " · ".join(said))


# ---- one floor


class _Plan:
    """A floor that could be built on a place: what it costs, which chips of choice pay it, what it changes."""

    def __init__(
        self, table_view: BuilderTableView, seat: Seat, site: str, legal_actions: Sequence[LegalAction]
    ) -> None:
        self.table_view, self.seat, self.site, self.places = table_view, seat, site, _places(legal_actions)
        self.legal_actions = [each for each in legal_actions if site in _places([each])]
        self.verb = legal_actions[0].action
        self.me: SeatView = table_view.view.seats[seat]
        self.level = table_view.view.sites[data.SITE[site]].floors + 1
        self.cost = data.COSTS[self.level]
        spent = build.price(self.level, self.me.chips, ())
        self.usual = tuple([count - named for count, named in zip(spent, self.cost.named, strict=True)])
        self.choice = next(
            (
                each
                for legal_action in self.legal_actions
                if isinstance(each := legal_action.params[1], Subset) and each.high
            ),
            None,
        )

    def panel(self, chips: str) -> Panel:
        """The floor with its cost and consequences, the chips of choice by plus and minus, and confirm."""
        chosen = self._chosen(chips)
        text = self._text(chosen)
        then = self.table_view.after_text(text) if chosen.right else None
        title = self.table_view.say(
            "panel-place", site=self.table_view.site(self.site), level=self.table_view.level(self.level)
        )
        said = (
            f"### {title}",
            have(self.table_view, self.seat),
            self._cost(chosen),
            *([] if then is None else self._consequence(then)),
            *([] if chosen.right else ["⚠️ " + self.table_view.say("panel-choose-chips", count=self.cost.free)]),
        )
        made: tuple[Row, ...] = ()
        if self.choice is not None:
            made = chip_counter.rows(
                self.table_view, chosen, lambda counts: f"{self.verb.__name__}.{self.site}.{counts}"
            )
        last = [self._sure(chosen, text)]
        if len(self.places) > 1:
            other = self.table_view.context.press(COMPOSE, None, f"{self.verb.__name__}.?.?")
            last.append(Button(self.table_view.say("panel-other-place"), other))
        return Panel(MINE, said, (*made, (*last, back(self.table_view))), self._picture(chosen))

    def _chosen(self, chips: str) -> chip_counter.Picked:
        """The chips of choice: as written, else the usual ones (BUILDER-109)."""
        most = chip_counter.most_of(self.choice) if self.choice is not None else self.usual
        return chip_counter.picked(chips, most, self.cost.free, self.usual)

    def _text(self, chosen: chip_counter.Picked) -> str:
        """The whole action; the usual chips need no naming."""
        goods = USUAL if chosen.counts == self.usual else chosen.goods
        return f"{self.verb.__name__}.{self.site}.{goods}"

    def _cost(self, chosen: chip_counter.Picked) -> str:
        """The chips spent, those of choice apart."""
        table_view, free = self.table_view, chip_text.spoken(self.table_view, chosen.counts)
        if not any(self.cost.named):
            return table_view.say("panel-pays", chips=free)
        return table_view.say("panel-pays-both", chips=chip_text.spoken(table_view, self.cost.named), free=free)

    def _consequence(self, then: BuilderView) -> list[str]:
        """What remains, and what the floor scores; that the penthouse ends the game, with everybody's points (BUILDER-113)."""
        table_view, after = self.table_view, then.seats[self.seat]
        left = table_view.say("panel-remains", chips=chip_text.pile(table_view, after.chips))
        points = table_view.say("panel-scores", before=self.me.score.total, after=after.score.total)
        said = [f"{left} · {table_view.say('panel-blocks', count=after.blocks)}", points + self._group(after)]
        if self.level == data.PENTHOUSE:
            each = [
                table_view.say("panel-standing", name=table_view.name(seat.seat), count=seat.score.total)
                for seat in then.seats
            ]
            said.append("⚠️ " + table_view.say("panel-ends-game") + "\n-# " + " · ".join(each))
        return said

    def _group(self, after: SeatView) -> str:
        """What becomes of the largest group and the Community Builder (BUILDER-142)."""
        now = self.me.score
        if after.score.largest == now.largest and after.score.community == now.community:
            return ""
        became = "gained" if after.score.community > now.community else "lost"
        became = became if after.score.community != now.community else "same"
        return " · " + self.table_view.say("panel-group-then", count=after.score.largest, became=became)

    def _sure(self, chosen: chip_counter.Picked, text: str) -> Button:
        """Confirm: greyed until as many chips are chosen as the floor takes."""
        press = self.table_view.context.press(PLAY, self.legal_actions[0].wait, text)
        style = BAD if self.level == data.PENTHOUSE else GOOD
        label = self.table_view.words.action(GAME, self.verb) + f" · {self.table_view.site(self.site)}"
        return Button(label, press, style, disabled=not chosen.right)

    def _picture(self, chosen: chip_counter.Picked) -> PictureRequest:
        """The floor as it would stand, with the chips chosen for it and those that would remain."""
        paying = () if chosen.counts == self.usual else chosen.counts
        return pictures.where(self.table_view, self.seat, self.places, self.site, paying)
