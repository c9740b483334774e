"""Deal's private panels: the hand, what a card may do, giving back, standing orders, played cards, help."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.games.deal import actions
from bot.games.deal.data import DOUBLE, NO, face
from bot.kit.contract import Card, Choice, LegalAction, Seat
from bot.present import clock_text
from bot.present.control_id import COMPOSE, OPEN, PLAY
from bot.present.controls.legal_action_controls import ACROSS, CONFIRM, OPEN_FIELD, Row, is_complete, next_step, rows
from bot.present.deal import card_menu, pictures
from bot.present.deal.card_hints import effect, hint
from bot.present.deal.demand_messages import ANSWER
from bot.present.deal.messages import DISCARD, PLAYED, REARRANGE
from bot.present.deal.reacting import answer, pay
from bot.present.deal.rearranging import SWAP, exchange_controls, offer_of, rearrange, swap
from bot.present.deal.table_view import GAME, RED, DealTableView
from bot.present.deal.targeting import AIM, AIMED, HAND, OTHER, RENT, RENTS, aim, back, confirm, number, rent
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
    cut,
)
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.presenter import PrivatePanel

ORDERS, HELP = "orders", "help"
PAGES = 4
"""Quick-rule pages (DEAL-3)."""
LATEST = 12
"""Played cards that are listed one by one."""
SWITCHES = ("pay", "accept", "guard")
NOTHING_CHOSEN = PanelName(actions.GiveBack.__name__)


def mine(table_view: DealTableView, seat: Seat, first: str = "") -> Panel:
    """What waits for the looker: a question, too many cards, else the hand."""
    found = answer(table_view) or (discard(table_view) if table_view.view.excess else None) or hand(table_view)
    return Panel(
        found.slot, (first, *found.lines) if first else found.lines, found.rows, found.picture, accent=found.accent
    )


# ---- the hand


def hand(table_view: DealTableView, text: str = "") -> Panel:
    """The picture of the hand, a menu of the cards with what each would do now, and what the chosen one may do."""
    view = table_view.view
    chosen = number(text) if number(text) in view.hand else 0
    said = (
        "### " + table_view.say("panel-hand", count=len(view.hand)),
        _state(table_view),
        table_view.say("panel-drawn", cards=table_view.cards(view.fresh)) if view.fresh and not chosen else "",
        *(_about(table_view, chosen) if chosen else ()),
    )
    found: list[Row] = []
    if view.hand:
        choices = tuple(
            card_menu.choice(table_view, card, hint(table_view, card), chosen=card == chosen, new=card in view.fresh)
            for card in view.hand
        )
        asked = cut(table_view.say("panel-choose-card"), PLACEHOLDER)
        found.append(Menu(table_view.opens(HAND, "?"), asked, choices[:25]))
    if chosen:
        found += _uses(table_view, chosen)
    return Panel(
        HAND,
        said,
        (*found, *exchange_controls(table_view), *rows(_always(table_view))),
        pictures.fan(table_view),
    )


def _state(table_view: DealTableView) -> str:
    """Whose turn it is, what the looker may do, until when."""
    view = table_view.view
    if view.ranks:
        return table_view.say("panel-over")
    if table_view.awaited:
        return "⚠️ " + table_view.say("panel-asked-you")
    if view.active != table_view.seat:
        return table_view.say("panel-not-yours", name=table_view.name(view.active))
    if view.demand is not None:
        return table_view.say("panel-answers-below")
    if view.stage == "discard":
        return table_view.say("panel-too-many", excess=view.excess)
    end = clock_text.ends(table_view, "panel-until-play", table_view.wait_of("play"))
    said = table_view.say("panel-your-turn", plays=view.plays)
    return f"{said}\n-# {end}" if end else said


def _about(table_view: DealTableView, card: Card) -> tuple[str, ...]:
    """The chosen card: its name and effect, and why it cannot be played where it cannot."""
    worth = f" · {table_view.cash(face(card).value)}" if face(card).value else ""
    said = [f"**{card_menu.signed(table_view, card)}**{worth}", effect(table_view, card)]
    legal_actions = table_view.of_card(card)
    if table_view.view.active == table_view.seat and legal_actions and face(card).word in (NO, DOUBLE):
        said.append("-# " + table_view.say(f"panel-keep-{face(card).word}"))
    blocked = [each.blocked for each in legal_actions if each.blocked is not None]
    said += ["-# " + table_view.words.refusal(GAME, why, table_view.names) for why in blocked]
    return tuple(dict.fromkeys(filter(None, said)))


def _uses(table_view: DealTableView, card: Card) -> list[Row]:
    """Only the legal buttons of a card: bank, lay, play."""
    made: list[Button] = []
    found: list[Row] = []
    for legal_action in table_view.of_card(card):
        if legal_action.blocked is not None:
            continue
        if legal_action.action is actions.Lay and len(_words(legal_action)) > ACROSS:
            found.append(_every_colour(table_view, legal_action, card))
        else:
            made += _buttons(table_view, legal_action, card)
    return [*found, *rows(made)]


def _words(legal_action: LegalAction) -> list[str]:
    """The words that the second field may be."""
    param = legal_action.params[1] if len(legal_action.params) > 1 else None
    return [str(option) for option in param.options] if isinstance(param, Choice) else []


def _every_colour(table_view: DealTableView, legal_action: LegalAction, card: Card) -> Menu:
    """The ten colours on which a multicolour wild may lie."""
    lines_ = tuple(
        SelectOption(f"{table_view.sign(word)} {table_view.hue(word)}", word, hint(table_view, card, word))
        for word in _words(legal_action)
    )
    press = table_view.context.press(PLAY, legal_action.wait, f"Lay.{card}.?")
    return Menu(press, table_view.say("panel-lay-where"), lines_)


def _buttons(table_view: DealTableView, legal_action: LegalAction, card: Card) -> list[Button]:
    """What one verb of a card may do, as buttons."""
    verb, press = legal_action.action, table_view.context.press
    if verb is actions.Bank:
        label = table_view.say("panel-to-bank", value=table_view.cash(face(card).value))
        return [Button(label, press(PLAY, legal_action.wait, f"Bank.{card}"))]
    if verb is actions.Lay:
        return [
            Button(
                f"{table_view.sign(word)} " + table_view.say("panel-lay-on", colour=table_view.hue(word)),
                press(PLAY, legal_action.wait, f"Lay.{card}.{word}"),
                GOOD,
            )
            for word in _words(legal_action)
        ]
    if verb is actions.Build:
        return [_site(table_view, legal_action, card, int(first)) for first in _words(legal_action)]
    if verb is actions.PassGo:
        return [Button(table_view.say("panel-draw-two"), press(PLAY, legal_action.wait, f"PassGo.{card}"), GOOD)]
    if verb is actions.Birthday:
        return [Button(table_view.say("panel-play-card"), press(OPEN, CONFIRM, f"Birthday.{card}"), GOOD)]
    if verb in (*AIMED, *RENTS):
        return [
            Button(table_view.say("panel-play-card"), table_view.opens(RENT if verb in RENTS else AIM, str(card)), GOOD)
        ]
    return []


def _site(table_view: DealTableView, legal_action: LegalAction, card: Card, first: Card) -> Button:
    """A complete set on which a building may stand, with its rent before and after."""
    group = table_view.places[first][1]
    more = 3 if face(card).word == "house" else 4
    label = table_view.say(
        "panel-build-on",
        colour=table_view.hue(group.colour),
        before=table_view.cash(group.rent),
        after=table_view.cash(group.rent + more),
    )
    press = table_view.context.press(PLAY, legal_action.wait, f"Build.{card}.{first}")
    return Button(f"{table_view.sign(group.colour)} {label}", press, GOOD)


def _always(table_view: DealTableView) -> list[Button]:
    """What is possible whatever card is chosen."""
    made = []
    if table_view.awaited:
        made.append(Button(table_view.say("panel-answer"), table_view.opens(ANSWER), PRIMARY))
    if table_view.view.excess:
        made.append(Button(table_view.say("panel-discard"), table_view.opens(DISCARD), PRIMARY))
    ending = next((each for each in table_view.legal_actions if each.action is actions.EndTurn), None)
    if ending is not None:
        label = table_view.words.action(GAME, actions.EndTurn)
        made.append(Button(label, table_view.context.press(PLAY, ending.wait, "EndTurn"), PRIMARY))
    if offer_of(table_view) is not None:
        made.append(Button(table_view.say("panel-rearrange"), table_view.opens(REARRANGE)))
    if any(each.action is actions.Order for each in table_view.legal_actions):
        made.append(Button(table_view.say("panel-orders"), table_view.opens(ORDERS)))
    return [*made, Button(table_view.say("panel-help"), table_view.opens(HELP))]


# ---- giving back the excess


def discard(table_view: DealTableView, composed: PanelName = NOTHING_CHOSEN) -> Panel | None:
    """Exactly the excess, in the order in which it goes under the pile (DEAL-27, DEAL-28). None: nothing to give."""
    legal_action = next((each for each in table_view.legal_actions if each.action is actions.GiveBack), None)
    if legal_action is None:
        return None
    view = table_view.view
    named = dict.fromkeys(number(part) for part in composed.text.split("+"))
    cards = [card for card in named if card in view.hand][: view.excess]
    choices = tuple(
        card_menu.choice(table_view, card, effect(table_view, card), chosen=card in cards) for card in view.hand
    )
    asked = cut(table_view.say("panel-give-which", excess=view.excess), PLACEHOLDER)
    menu = Menu(table_view.context.press(COMPOSE, None, "GiveBack.+?"), asked, choices[:25], view.excess, view.excess)
    label = table_view.words.action(GAME, actions.GiveBack)
    ready = len(cards) == view.excess
    send = Button(label, table_view.context.press(PLAY, legal_action.wait, _giving(cards)), GOOD, disabled=not ready)
    end = clock_text.ends(table_view, "panel-until-discard", legal_action.wait or "")
    said = (
        "### " + table_view.say("panel-too-many", excess=view.excess),
        end and f"-# {end}",
        "\n".join(f"{at}. {table_view.card(card)}" for at, card in enumerate(cards, 1)),
        "-# " + table_view.say("panel-give-order") if len(cards) > 1 else "",
    )
    first = [_first(table_view, card, cards) for card in cards[1:]]
    return Panel(
        HAND,
        said,
        (menu, *rows([send, *first, _hand(table_view)])),
        pictures.fan(table_view),
        accent=RED,
    )


def _giving(cards: Sequence[Card]) -> str:
    return "GiveBack.+" + "+".join(map(str, cards))


def _first(table_view: DealTableView, card: Card, cards: Sequence[Card]) -> Button:
    """A chosen card goes to the front: it will be drawn first of them."""
    order = [card, *(each for each in cards if each != card)]
    label = table_view.say("panel-give-first", card=table_view.card(card))
    return Button(label, table_view.context.press(COMPOSE, None, _giving(order)))


def _hand(table_view: DealTableView) -> Button:
    return Button(table_view.say("panel-my-hand"), table_view.opens(HAND))


# ---- standing orders


def orders(table_view: DealTableView) -> Panel | None:
    """Three switches that only the looker sees (DEAL-128), and leaving for good. None: nothing to switch."""
    if not any(each.action is actions.Order for each in table_view.legal_actions):
        return None
    made: list[Row] = []
    said = ["### " + table_view.say("panel-orders-title"), table_view.say("panel-orders-hint")]
    for order in SWITCHES:
        on = order in table_view.view.orders
        said.append(f"- {'🟢' if on else '⚪'} {table_view.say(f'panel-order-{order}')}")
        label = table_view.say(
            "panel-order-off" if on else "panel-order-on", order=table_view.say(f"panel-order-{order}-short")
        )
        press = table_view.context.press(PLAY, None, f"Order.{order}.{'off' if on else 'on'}")
        made.append((Button(label, press, PLAIN if on else GOOD),))
    leave = Button(table_view.words.action(GAME, actions.Leave), table_view.context.press(OPEN, CONFIRM, "Leave"), BAD)
    return Panel(HAND, said, (*made, (_hand(table_view), leave)))


# ---- half-made actions


def half_made(table_view: DealTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """A payment, a batch or what goes back as composed so far; the next question of an action begun by typing."""
    action = asked.action
    if action.name in COMPOSED:
        return COMPOSED[action.name](table_view, action)
    if asked.name == COMPOSING:
        return None
    if action.name in TARGETED and action.inner.name != OPEN_FIELD:
        return TARGETED[action.name](table_view, action.inner.name)
    question = next_step(table_view.context, table_view.legal_actions, None, str(action))
    return None if question is None else Panel(HAND, question.lines, (*question.rows, (back(table_view),)))


def _paying(table_view: DealTableView, asked: PanelName) -> Panel | None:
    """A payment; one that was begun by typing starts with the suggestion."""
    return pay(table_view, str(asked)) if is_complete(str(asked)) else answer(table_view)


COMPOSED: dict[str, Callable[[DealTableView, PanelName], Panel | None]] = {
    actions.Pay.__name__: _paying,
    actions.GiveBack.__name__: discard,
    actions.Rearrange.__name__: rearrange,
}
"""Verbs that are put together in panels of their own."""
TARGETED = {**{verb.__name__: aim for verb in AIMED}, **{verb.__name__: rent for verb in RENTS}}
"""Verbs that play a card at somebody, which is chosen in panels of their own."""


# ---- what everybody may look at


def played(table_view: DealTableView, asked: PanelName) -> Panel:
    """The played cards: the latest one by one, then how many of each."""
    cards = table_view.view.discards[::-1]
    counts = Counter(map(table_view.card, cards))
    latest = " · ".join(table_view.card(card) for card in cards[:LATEST])
    every = " · ".join(f"{name} ×{count}" if count > 1 else name for name, count in sorted(counts.items()))
    said = (
        "### " + table_view.say("panel-played-title", count=len(cards)),
        table_view.say("panel-played-latest", cards=latest) if cards else table_view.words.say("none"),
        "-# " + every if len(cards) > LATEST else "",
    )
    shown = None if not cards else pictures.portrait(table_view, cards[0])
    return Panel(PLAYED, said, (), shown)


def help_(table_view: DealTableView, asked: PanelName) -> Panel:
    """The four quick-rule cards, one page each (DEAL-3)."""
    page = number(asked.text) if 1 <= number(asked.text) <= PAGES else 1
    made = tuple(
        Button(
            table_view.say(f"panel-help-title-{at}"),
            table_view.opens(HELP, str(at)),
            PRIMARY if at == page else PLAIN,
            disabled=at == page,
        )
        for at in range(1, PAGES + 1)
    )
    said = ("### " + table_view.say(f"panel-help-title-{page}"), table_view.say(f"panel-help-{page}"))
    own = () if table_view.seat is None else ((_hand(table_view),),)
    return Panel(HELP, said, (made, *own))


def _own(make: Callable[[DealTableView, str], Panel | None]) -> PrivatePanel[DealTableView]:
    """A panel of the looker's seat, by what it is to show; a press on another control alike means the same."""
    return lambda table_view, seat, asked: make(table_view, asked.text.replace(OTHER, ""))


FOR_ANYBODY = {PLAYED: played, HELP: help_}
"""Panels that spectators may open too."""
PRIVATE: dict[str, PrivatePanel[DealTableView]] = {
    HAND: _own(hand),
    ANSWER: _own(answer),
    AIM: _own(aim),
    RENT: _own(rent),
    CONFIRM: _own(confirm),
    SWAP: _own(swap),
    DISCARD: lambda table_view, seat, asked: discard(table_view),
    ORDERS: lambda table_view, seat, asked: orders(table_view),
    REARRANGE: lambda table_view, seat, asked: rearrange(table_view),
}
"""Panels of a seat, by name."""
