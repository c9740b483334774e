"""Rearranging one's own groups in one batch, and laying a property in the place of a wild."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Exchange, Rearrange
from bot.games.deal.data import face
from bot.kit.contract import Card, LegalAction, Refusal, Subset
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.legal_action_controls import Row, rows, side_by_side
from bot.present.deal import card_menu, pictures
from bot.present.deal.panel_context import GAME, DealContext
from bot.present.deal.preview import Change, falls, tried
from bot.present.deal.targeting import HAND, OTHER, back, menus, number
from bot.present.panel_context import RED
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, SelectOption
from bot.present.panel_name import PanelName

NO, YES = "no", "yes"
SWAP = "swap"
NOTHING_MOVED = PanelName(Rearrange.__name__, f"+.{NO}")


def offer_of(ctx: DealContext) -> LegalAction | None:
    """The offer to rearrange; None where there is none."""
    return next((each for each in ctx.legal_actions if each.action is Rearrange and each.blocked is None), None)


def rearrange(ctx: DealContext, asked: PanelName = NOTHING_MOVED) -> Panel | None:
    """`Rearrange.+45-to-red.no`, with a fourth part the card picked. None: there is nothing to rearrange."""
    legal_action = offer_of(ctx)
    if legal_action is None or not isinstance(legal_action.params[0], Subset):
        return None
    listed, sure, picked, *_ = (*(part.replace(OTHER, "") for part in asked.parts), NO, NO, NO)
    possible = tuple(map(str, legal_action.params[0].options))
    moves = _kept(listed, possible)
    card = number(picked)
    change = tried(ctx, Rearrange(moves, YES)) if moves else None
    fallen = change.fallen if isinstance(change, Change) else ()
    said = (
        "### " + ctx.say("panel-rearrange-title"),
        ctx.say("panel-rearrange-hint"),
        "\n".join("- " + ctx.words.value(GAME, "move", move) for move in moves),
        *_preview(ctx, change),
        "**" + ctx.say("panel-sure-fall", cards=ctx.cards(fallen)) + "**" if fallen and sure == YES else "",
    )
    controls = (*_picking(ctx, moves, possible, card), _last(ctx, legal_action, moves, (change, sure == YES)))
    picture = None
    if isinstance(change, Change) and ctx.seat is not None:
        seats = tuple(change.after if each.seat == ctx.seat else each for each in ctx.view.seats)
        picture = ctx.order(GAME, replace(ctx.view, seats=seats))
    return Panel(HAND, said, controls, picture, accent=RED if fallen else None)


def _kept(listed: str, possible: Sequence[str]) -> tuple[str, ...]:
    """The moves of a text that are possible, for each card the last one named."""
    named = {move.partition("-")[0]: move for move in listed.split("+") if move in possible}
    return tuple(named.values())


def _text(moves: Sequence[str], sure: str = NO) -> str:
    return f"Rearrange.+{'+'.join(moves)}.{sure}"


def _preview(ctx: DealContext, change: Change | Refusal | None) -> tuple[str, ...]:
    """The groups as they will be, sets won and lost, buildings that fall."""
    if change is None:
        return ()
    if isinstance(change, Refusal):
        return ("⚠️ " + ctx.words.refusal(GAME, change, ctx.names),)
    groups = " · ".join(ctx.progress(group) for group in change.after.groups)
    said = [ctx.say("panel-then", groups=groups)]
    if change.made:
        said.append("⭐ " + ctx.say("panel-completes", colours=ctx.words.list(map(ctx.hue, change.made))))
    if change.broken:
        said.append(
            ctx.say("panel-breaks", colours=ctx.words.list(map(ctx.hue, change.broken)), count=len(change.broken))
        )
    if change.fallen:
        said.append("🔴 " + falls(ctx, change))
    return tuple(said)


def _picking(ctx: DealContext, moves: Sequence[str], possible: Sequence[str], card: Card) -> list[Row]:
    """A menu of the cards that can be moved, and for the picked one where it goes."""
    cards = list(dict.fromkeys(int(move.partition("-")[0]) for move in possible))
    choices = [card_menu.choice(ctx, each, ctx.lying(each), chosen=each == card) for each in cards]
    found = menus(ctx, ctx.controls.press(COMPOSE, None, f"{_text(moves)}.?"), "panel-which-wild", choices)
    goals = [move for move in possible if move.startswith(f"{card}-")]
    if not goals:
        return found
    others = [move for move in moves if not move.startswith(f"{card}-")]
    press = ctx.controls.press(COMPOSE, None, _text([*others, "?"]))
    lines = tuple(SelectOption(_goal(ctx, move), move, chosen=move in moves) for move in goals)[:25]
    return [*found, Menu(press, ctx.say("panel-whither", card=ctx.card(card)), lines)]


def _goal(ctx: DealContext, move: str) -> str:
    """Where a move leads, as its menu says it."""
    _, kind, goal = move.split("-", 2)
    if kind == "for":
        return ctx.say("panel-in-place-of", card=ctx.card(int(goal)))
    return f"{ctx.sign(goal)} {ctx.hue(goal)}"


def _last(
    ctx: DealContext, legal_action: LegalAction, moves: Sequence[str], tried_: tuple[Change | Refusal | None, bool]
) -> tuple[Button, ...]:
    """Apply all at once; where a building would fall, asked once more first (DEAL-48)."""
    change, sure = tried_
    context = ctx.controls
    ready = isinstance(change, Change)
    if isinstance(change, Change) and change.fallen and not sure:
        apply = Button(ctx.say("panel-apply"), context.press(COMPOSE, None, _text(moves, YES)), BAD)
    else:
        label = ctx.say("panel-apply-sure" if ready and sure else "panel-apply")
        text = _text(moves, YES if sure else NO)
        apply = Button(label, context.press(PLAY, legal_action.wait, text), BAD if sure else GOOD, disabled=not ready)
    made = [apply]
    if moves:
        made.append(Button(ctx.words.say("compose-clear"), context.press(COMPOSE, None, _text(()))))
    return (*made, back(ctx))


# ---- a property in the place of a wild


def exchanges(ctx: DealContext) -> list[tuple[Card, Card]]:
    """The hand properties and the wilds whose places they may take now (DEAL-50)."""
    found = [each for each in ctx.legal_actions if each.action is Exchange and each.blocked is None]
    return [(int(each.options(0)[0]), int(each.options(1)[0])) for each in found]


def exchange_controls(ctx: DealContext) -> list[Row]:
    """Every exchange that is possible: a button for one or a few, else menus (DEAL-50 knows no limit)."""
    made = [(f"{card}.{wild}", _offered(ctx, card, wild)) for card, wild in exchanges(ctx)]
    if len(made) == 1:
        return [(Button(ctx.words.action(GAME, Exchange) + "…", ctx.opens(SWAP, made[0][0])),)]
    if side_by_side([label for _, label in made]):
        return list(rows([Button(label, ctx.opens(SWAP, text)) for text, label in made]))
    choices = [SelectOption(label, text) for text, label in made]
    return menus(ctx, ctx.opens(SWAP, "?"), "panel-swap-which", choices)


def _offered(ctx: DealContext, card: Card, wild: Card) -> str:
    word = face(card).colours[0]
    return ctx.say("panel-swap-wild", wild=ctx.card(wild), colour=ctx.hue(word), card=ctx.card(card))


def swap(ctx: DealContext, text: str) -> Panel | None:
    """`12.45`: what becomes of the wild whose place the property takes. None: not possible any more."""
    card, wild = (*map(number, text.split(".")), -1)[:2]
    legal_actions = [
        each
        for each in ctx.legal_actions
        if each.action is Exchange and each.refusal(Exchange(card, wild, "hand")) is None
    ]
    if not legal_actions:
        return None
    wait, goals = legal_actions[0].wait, map(str, legal_actions[0].options(2))
    made = [Button(_to(ctx, goal), ctx.controls.press(PLAY, wait, f"Exchange.{card}.{wild}.{goal}")) for goal in goals]
    title = "### " + ctx.say("panel-swap-title", card=ctx.card(card), wild=ctx.card(wild))
    said = (title, ctx.say("panel-swap-hint", colour=ctx.hue(face(card).colours[0])))
    return Panel(HAND, said, rows([*made, back(ctx, card)]), pictures.portrait(ctx, card))


def _to(ctx: DealContext, goal: str) -> str:
    """Where the wild goes."""
    if goal == "hand":
        return ctx.say("panel-to-hand")
    return card_menu.on_colour(ctx, goal, "panel-to-colour")
