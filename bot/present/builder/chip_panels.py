"""The private panels about chips: what is left above six, two for one on Free Parking, four for one with the bank."""

from bot.games.builder import actions, data
from bot.kit.contract import LegalAction, Refusal, Seat, Subset
from bot.present.builder import chip_counter, chip_text, pictures
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.control_id import COMPOSE, PLAY
from bot.present.panel_model import GOOD, PRIMARY, Button, Menu, Panel, SelectOption
from bot.present.panel_name import MINE, PanelName
from bot.present.panels.trades import back


def have(ctx: BuilderContext, seat: Seat) -> str:
    """The chips that a seat holds."""
    own = ctx.view.seats[seat]
    return ctx.say("panel-have", chips=chip_text.pile(ctx, own.chips), count=own.held)


# ---- the six-chip limit


def drop(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """Which chips are left on the space; the usual choice is set already (BUILDER-20, BUILDER-21); None when none are due."""
    legal_action = next((each for each in ctx.may(seat) if each.action is actions.Drop), None)
    if legal_action is None or not isinstance(legal_action.params[0], Subset):
        return None
    domain, wait = legal_action.params[0], legal_action.wait
    usual = chip_counter.Picked(
        chip_counter.plenty(ctx.view.seats[seat].chips, domain.low), chip_counter.most_of(domain), domain.low
    )
    chosen = chip_counter.picked(asked.text, usual.most, domain.low, usual.counts)
    left = [count - gone for count, gone in zip(ctx.view.seats[seat].chips, chosen.counts, strict=True)]
    said = (
        "### " + ctx.say("panel-drop-title", count=domain.low),
        ctx.say("panel-drop-where", space=ctx.space(ctx.view.seats[seat].space, "at")),
        ctx.say("panel-remains", chips=chip_text.pile(ctx, left)),
        "" if chosen.right else "⚠️ " + ctx.words.refusal(GAME, Refusal("surplus-exactly", {"count": domain.low})),
    )
    sure = Button(
        ctx.say("panel-drop-sure", count=chosen.total, wanted=domain.low),
        ctx.controls.press(PLAY, wait, f"Drop.{chosen.goods}"),
        GOOD,
        disabled=not chosen.right,
    )
    last = [sure]
    if chosen.counts != usual.counts and not chip_counter.listed(chosen):
        last.append(Button(ctx.say("panel-usual"), ctx.controls.press(COMPOSE, None, f"Drop.{usual.word}-u")))
    made = chip_counter.rows(ctx, chosen, lambda counts: f"Drop.{counts}")
    return Panel(MINE, said, (*made, (*last, back(ctx))), pictures.mine(ctx, seat))


# ---- Free Parking


def park(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """Two chips to give, then one of another type to take (BUILDER-83, BUILDER-84); None when it is over."""
    legal_actions = [each for each in ctx.may(seat) if each.action is actions.Park]
    if not legal_actions:
        return None
    held = ctx.view.seats[seat].chips
    most = tuple([min(count, data.PARKING_RATE) for count in held])
    chosen = chip_counter.picked(
        asked.inner.name, most, data.PARKING_RATE, chip_counter.plenty(held, data.PARKING_RATE)
    )
    said = (
        "### " + ctx.words.action(GAME, actions.Park),
        have(ctx, seat),
        ctx.say("panel-park-give", chips=chip_text.spoken(ctx, chosen.counts)),
        ctx.words.field(GAME, actions.Park, "wanted"),
    )
    wanted = tuple([_taken(ctx, legal_actions, chosen, kind) for kind in data.KINDS])
    made = chip_counter.rows(ctx, chosen, lambda counts: f"Park.{counts}.?")
    return Panel(MINE, said, (*made, wanted, (back(ctx),)))


def _taken(ctx: BuilderContext, legal_actions: list[LegalAction], chosen: chip_counter.Picked, kind: int) -> Button:
    """One type to take: greyed where it is given, where the bank has none, or before two are chosen."""
    chip = data.CHIPS[kind]
    able = any(chip in each.options(1) for each in legal_actions)
    label = ctx.say("panel-park-take", chip=chip_text.chip(ctx, chip))
    press = ctx.controls.press(PLAY, legal_actions[0].wait, f"Park.{chosen.goods}.{chip}")
    free = able and chosen.right and not chosen.counts[kind]
    return Button(label, press, PRIMARY, disabled=not free)


# ---- four for one


def exchange(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """A menu of the exchanges that the bank makes now (BUILDER-102, BUILDER-103); None when there is none."""
    legal_actions = [each for each in ctx.may(seat) if each.action is actions.Exchange and each.blocked is None]
    if not legal_actions:
        return None
    lines = tuple([line for each in legal_actions for line in _exchanges(ctx, each)])
    title, press = (
        ctx.words.action(GAME, actions.Exchange),
        ctx.controls.press(PLAY, legal_actions[0].wait, "Exchange.?"),
    )
    menu = Menu(press, ctx.words.field(GAME, actions.Exchange, "wanted"), lines)
    return Panel(MINE, ("### " + title,), (menu, (back(ctx),)), pictures.mine(ctx, seat))


def _exchanges(ctx: BuilderContext, legal_action: LegalAction) -> list[SelectOption]:
    """What four of a type may become."""
    chip = str(legal_action.options(0)[0])
    four = f"{data.RATE} {chip_text.SIGNS[data.TYPE[chip]]}"
    return [
        SelectOption(ctx.say("panel-exchange", four=four, one=ctx.some(data.TYPE[str(one)], 1)), f"{chip}.{one}")
        for one in legal_action.options(1)
    ]
