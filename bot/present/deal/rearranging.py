"""Rearranging one's own groups in one batch, and laying a property in the place of a wild."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.deal.actions import Exchange, Rearrange
from bot.games.deal.data import face
from bot.kit.contract import Card, Choice, LegalAction, Refusal, Subset
from bot.present.control_id import COMPOSE, PLAY
from bot.present.controls.legal_action_controls import ACROSS, Row, rows
from bot.present.deal import card_menu, pictures
from bot.present.deal.preview import Change, falls, tried
from bot.present.deal.table_view import GAME, RED, DealTableView
from bot.present.deal.targeting import HAND, OTHER, back, menus, number
from bot.present.panel_model import BAD, GOOD, Button, Menu, Panel, SelectOption
from bot.present.panel_name import PanelName

NO, YES = "no", "yes"
SWAP = "swap"
NOTHING_MOVED = PanelName(Rearrange.__name__, f"+.{NO}")


def offer_of(table_view: DealTableView) -> LegalAction | None:
    """The offer to rearrange; None where there is none."""
    return next((each for each in table_view.legal_actions if each.action is Rearrange and each.blocked is None), None)


def rearrange(table_view: DealTableView, asked: PanelName = NOTHING_MOVED) -> Panel | None:
    """`Rearrange.+45-to-red.no`, with a fourth part the card picked. None: there is nothing to rearrange."""
    legal_action = offer_of(table_view)
    if legal_action is None or not isinstance(legal_action.params[0], Subset):
        return None
    listed, sure, picked, *_ = (*(part.replace(OTHER, "") for part in asked.parts), NO, NO, NO)
    possible = tuple(map(str, legal_action.params[0].options))
    moves = _kept(listed, possible)
    card = number(picked)
    change = tried(table_view, Rearrange(moves, YES)) if moves else None
    fallen = change.fallen if isinstance(change, Change) else ()
    said = (
        "### " + table_view.say("panel-rearrange-title"),
        table_view.say("panel-rearrange-hint"),
        "\n".join("- " + table_view.words.value(GAME, "move", move) for move in moves),
        *_preview(table_view, change),
        "**" + table_view.say("panel-sure-fall", cards=table_view.cards(fallen)) + "**"
        if fallen and sure == YES
        else "",
    )
    controls = (
        *_picking(table_view, moves, possible, card),
        _last(table_view, legal_action, moves, (change, sure == YES)),
    )
    picture = None
    if isinstance(change, Change) and table_view.seat is not None:
        seats = tuple(change.after if each.seat == table_view.seat else each for each in table_view.view.seats)
        picture = table_view.order(GAME, replace(table_view.view, seats=seats))
    return Panel(HAND, said, controls, picture, accent=RED if fallen else None)


def _kept(listed: str, possible: Sequence[str]) -> tuple[str, ...]:
    """The moves of a text that are possible, for each card the last one named."""
    named = {move.partition("-")[0]: move for move in listed.split("+") if move in possible}
    return tuple(named.values())


def _text(moves: Sequence[str], sure: str = NO) -> str:
    return f"Rearrange.+{'+'.join(moves)}.{sure}"


def _preview(table_view: DealTableView, change: Change | Refusal | None) -> tuple[str, ...]:
    """The groups as they will be, sets won and lost, buildings that fall."""
    if change is None:
        return ()
    if isinstance(change, Refusal):
        return ("⚠️ " + table_view.words.refusal(GAME, change, table_view.names),)
    groups = " · ".join(table_view.progress(group) for group in change.after.groups)
    said = [table_view.say("panel-then", groups=groups)]
    if change.made:
        said.append(
            "⭐ " + table_view.say("panel-completes", colours=table_view.words.list(map(table_view.hue, change.made)))
        )
    if change.broken:
        said.append(
            table_view.say(
                "panel-breaks",
                colours=table_view.words.list(map(table_view.hue, change.broken)),
                count=len(change.broken),
            )
        )
    if change.fallen:
        said.append("🔴 " + falls(table_view, change))
    return tuple(said)


def _picking(table_view: DealTableView, moves: Sequence[str], possible: Sequence[str], card: Card) -> list[Row]:
    """A menu of the cards that can be moved, and for the picked one where it goes."""
    cards = list(dict.fromkeys(int(move.partition("-")[0]) for move in possible))
    choices = [card_menu.choice(table_view, each, table_view.lying(each), chosen=each == card) for each in cards]
    found = menus(table_view, table_view.context.press(COMPOSE, None, f"{_text(moves)}.?"), "panel-which-wild", choices)
    goals = [move for move in possible if move.startswith(f"{card}-")]
    if not goals:
        return found
    others = [move for move in moves if not move.startswith(f"{card}-")]
    press = table_view.context.press(COMPOSE, None, _text([*others, "?"]))
    lines = tuple(SelectOption(_goal(table_view, move), move, chosen=move in moves) for move in goals)[:25]
    return [*found, Menu(press, table_view.say("panel-whither", card=table_view.card(card)), lines)]


def _goal(table_view: DealTableView, move: str) -> str:
    """Where a move leads, as its menu says it."""
    _, kind, goal = move.split("-", 2)
    if kind == "for":
        return table_view.say("panel-in-place-of", card=table_view.card(int(goal)))
    return f"{table_view.sign(goal)} {table_view.hue(goal)}"


def _last(
    table_view: DealTableView,
    legal_action: LegalAction,
    moves: Sequence[str],
    tried_: tuple[Change | Refusal | None, bool],
) -> tuple[Button, ...]:
    """Apply all at once; where a building would fall, asked once more first (DEAL-48)."""
    change, sure = tried_
    context = table_view.context
    ready = isinstance(change, Change)
    if isinstance(change, Change) and change.fallen and not sure:
        apply = Button(table_view.say("panel-apply"), context.press(COMPOSE, None, _text(moves, YES)), BAD)
    else:
        label = table_view.say("panel-apply-sure" if ready and sure else "panel-apply")
        text = _text(moves, YES if sure else NO)
        apply = Button(label, context.press(PLAY, legal_action.wait, text), BAD if sure else GOOD, disabled=not ready)
    made = [apply]
    if moves:
        made.append(Button(table_view.words.say("compose-clear"), context.press(COMPOSE, None, _text(()))))
    return (*made, back(table_view))


# ---- a property in the place of a wild


def exchanges(table_view: DealTableView) -> list[tuple[Card, Card]]:
    """The hand properties and the wilds whose places they may take now (DEAL-50)."""
    found = []
    for legal_action in table_view.legal_actions:
        if legal_action.action is Exchange and legal_action.blocked is None:
            card, wild = (param.options[0] for param in legal_action.params[:2] if isinstance(param, Choice))
            found.append((int(card), int(wild)))
    return found


def exchange_controls(table_view: DealTableView) -> list[Row]:
    """Every exchange that is possible: a button for each of a few, else menus (DEAL-50 knows no limit)."""
    made = [(f"{card}.{wild}", _offered(table_view, card, wild)) for card, wild in exchanges(table_view)]
    if len(made) <= ACROSS:
        return list(rows([Button(label, table_view.opens(SWAP, text)) for text, label in made]))
    choices = [SelectOption(label, text) for text, label in made]
    return menus(table_view, table_view.opens(SWAP, "?"), "panel-swap-which", choices)


def _offered(table_view: DealTableView, card: Card, wild: Card) -> str:
    word = face(card).colours[0]
    return table_view.say(
        "panel-swap-wild", wild=table_view.card(wild), colour=table_view.hue(word), card=table_view.card(card)
    )


def swap(table_view: DealTableView, text: str) -> Panel | None:
    """`12.45`: what becomes of the wild whose place the property takes. None: not possible any more."""
    card, wild = (*map(number, text.split(".")), -1)[:2]
    legal_actions = [
        each
        for each in table_view.legal_actions
        if each.action is Exchange and each.refusal(Exchange(card, wild, "hand")) is None
    ]
    if not legal_actions:
        return None
    param = legal_actions[0].params[2]
    goals = list(map(str, param.options)) if isinstance(param, Choice) else []
    made = [
        Button(
            _to(table_view, goal),
            table_view.context.press(PLAY, legal_actions[0].wait, f"Exchange.{card}.{wild}.{goal}"),
        )
        for goal in goals
    ]
    title = "### " + table_view.say("panel-swap-title", card=table_view.card(card), wild=table_view.card(wild))
    said = (title, table_view.say("panel-swap-hint", colour=table_view.hue(face(card).colours[0])))
    return Panel(HAND, said, rows([*made, back(table_view, card)]), pictures.portrait(table_view, card))


def _to(table_view: DealTableView, goal: str) -> str:
    """Where the wild goes."""
    if goal == "hand":
        return table_view.say("panel-to-hand")
    return f"{table_view.sign(goal)} " + table_view.say("panel-to-colour", colour=table_view.hue(goal))
