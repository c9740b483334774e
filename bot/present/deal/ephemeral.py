"""Deal's private panels: the hand, what a card may do, giving back, standing orders, played cards, help."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.games.deal import actions
from bot.games.deal.data import DOUBLE, NO, face
from bot.kit.contract import Card, LegalAction, Seat
from bot.present import clock_text
from bot.present.control_id import COMPOSE, OPEN, PLAY
from bot.present.controls import wizard_steps
from bot.present.controls.button_lines import flowing
from bot.present.controls.legal_action_controls import ACROSS, CONFIRM, OPEN_FIELD, Row, is_complete, next_step, rows
from bot.present.deal import card_menu, pictures
from bot.present.deal.card_hints import effect, hint
from bot.present.deal.demand_messages import ANSWER
from bot.present.deal.messages import DISCARD, PLAYED, REARRANGE
from bot.present.deal.panel_context import GAME, DealContext
from bot.present.deal.reacting import answer, pay
from bot.present.deal.rearranging import SWAP, exchange_controls, offer_of, rearrange, swap
from bot.present.deal.targeting import AIM, AIMED, HAND, OTHER, RENT, RENTS, aim, confirm, ending, number, rent
from bot.present.panel_context import RED
from bot.present.panel_model import GOOD, PLACEHOLDER, PLAIN, PRIMARY, Button, Menu, Panel, SelectOption, cut, fitted
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import trades
from bot.present.panels.orders import Own
from bot.present.presenter import Found, PrivatePanel

HELP = "help"
PAGES = 4
"""Quick-rule pages (DEAL-3)."""
LATEST = 12
"""Played cards that are listed one by one."""
SWITCHES = ("pay", "accept", "guard")
NOTHING_CHOSEN = PanelName(actions.GiveBack.__name__)


def mine(ctx: DealContext, seat: Seat) -> Panel:
    """What waits for the looker: a question, too many cards, else the hand."""
    return answer(ctx) or (discard(ctx) if ctx.view.excess else None) or hand(ctx)


# ---- the hand


def hand(ctx: DealContext, text: str = "") -> Panel:
    """The picture of the hand, a menu of the cards with what each would do now, and what the chosen one may do."""
    view = ctx.view
    chosen = number(text) if number(text) in view.hand else 0
    said = (
        "### " + ctx.say("panel-hand", count=len(view.hand)),
        _state(ctx),
        ctx.say("panel-drawn", cards=ctx.cards(view.fresh)) if ctx.words_first and view.fresh and not chosen else "",
        *(_about(ctx, chosen) if chosen else ()),
    )
    found: list[Row] = []
    if view.hand:
        choices = tuple(
            card_menu.choice(ctx, card, hint(ctx, card), chosen=card == chosen, new=card in view.fresh)
            for card in view.hand
        )
        asked = cut(ctx.say("panel-choose-card"), PLACEHOLDER)
        found.append(Menu(ctx.opens(HAND, "?"), asked, choices[:25]))
    if chosen:
        found += _uses(ctx, chosen)
    always = _going_on(ctx) if chosen else [*_going_on(ctx), Button(ctx.say("panel-help"), ctx.opens(HELP))]
    return Panel(HAND, said, (*found, *exchange_controls(ctx), *rows(always)), pictures.fan(ctx))


def _state(ctx: DealContext) -> str:
    """Whose turn it is, what the looker may do, until when."""
    view = ctx.view
    if view.ranks:
        return ctx.say("panel-over")
    if ctx.awaited:
        return "⚠️ " + ctx.say("panel-asked-you")
    if view.active != ctx.seat:
        return ctx.say("panel-not-yours", name=ctx.name(view.active))
    if view.demand is not None:
        return ctx.say("panel-answers-below")
    if view.stage == "discard":
        return ctx.say("panel-too-many", excess=view.excess)
    end = clock_text.ends(ctx, "panel-until-play", ctx.wait_of("play"))
    said = ctx.say("panel-your-turn", plays=view.plays)
    return f"{said}\n-# {end}" if end else said


def _about(ctx: DealContext, card: Card) -> tuple[str, ...]:
    """The chosen card: its name and effect, and why it cannot be played where it cannot."""
    worth = f" · {ctx.cash(face(card).value)}" if face(card).value else ""
    said = [f"**{card_menu.signed(ctx, card)}**{worth}", effect(ctx, card)]
    legal_actions = ctx.of_card(card)
    if ctx.view.active == ctx.seat and legal_actions and face(card).word in (NO, DOUBLE):
        said.append("-# " + ctx.say(f"panel-keep-{face(card).word}"))
    blocked = [each.blocked for each in legal_actions if each.blocked is not None]
    said += ["-# " + ctx.words.refusal(GAME, why, ctx.names) for why in blocked]
    return tuple(dict.fromkeys(filter(None, said)))


def _uses(ctx: DealContext, card: Card) -> list[Row]:
    """Only the legal buttons of a card: bank, lay, play."""
    made: list[Button] = []
    found: list[Row] = []
    for legal_action in ctx.of_card(card):
        if legal_action.blocked is not None:
            continue
        if legal_action.action is actions.Lay and len(_words(legal_action)) > ACROSS:
            found.append(_every_colour(ctx, legal_action, card))
        else:
            made += _buttons(ctx, legal_action, card)
    return [*found, *rows(made)]


def _words(legal_action: LegalAction) -> list[str]:
    """The words that the second field may be."""
    return [str(option) for option in legal_action.options(1)]


def _every_colour(ctx: DealContext, legal_action: LegalAction, card: Card) -> Menu:
    """The ten colours on which a multicolour wild may lie."""
    lines_ = tuple(
        SelectOption(f"{ctx.sign(word)} {ctx.hue(word)}", word, hint(ctx, card, word)) for word in _words(legal_action)
    )
    press = ctx.controls.press(PLAY, legal_action.wait, f"Lay.{card}.?")
    return Menu(press, ctx.say("panel-lay-where"), lines_)


def _buttons(ctx: DealContext, legal_action: LegalAction, card: Card) -> list[Button]:
    """What one verb of a card may do, as buttons."""
    verb, press = legal_action.action, ctx.controls.press
    if verb is actions.Bank:
        label = ctx.say("panel-to-bank", value=ctx.cash(face(card).value))
        return [Button(label, press(PLAY, legal_action.wait, f"Bank.{card}"))]
    if verb is actions.Lay:
        return [
            Button(
                card_menu.on_colour(ctx, word, "panel-lay-on"),
                press(PLAY, legal_action.wait, f"Lay.{card}.{word}"),
                GOOD,
            )
            for word in _words(legal_action)
        ]
    if verb is actions.Build:
        return _sites(ctx, legal_action, card)
    if verb is actions.PassGo:
        return [Button(ctx.say("panel-draw-two"), press(PLAY, legal_action.wait, f"PassGo.{card}"), GOOD)]
    if verb is actions.Birthday:
        return [Button(ctx.say("panel-play-card"), press(OPEN, CONFIRM, f"Birthday.{card}"), GOOD)]
    if verb in (*AIMED, *RENTS):
        return [Button(ctx.say("panel-play-card"), ctx.opens(RENT if verb in RENTS else AIM, str(card)), GOOD)]
    return []


def _sites(ctx: DealContext, legal_action: LegalAction, card: Card) -> list[Button]:
    """The complete sets on which a building may stand, with the rent before and after; several of a colour numbered."""
    more = 3 if face(card).word == "house" else 4
    made, seen = [], list[str]()
    for first in _words(legal_action):
        group = ctx.places[int(first)][1]
        rents = {"before": ctx.cash(group.rent), "after": ctx.cash(group.rent + more)}
        label = card_menu.on_colour(ctx, group.colour, "panel-build-on", number=seen.count(group.colour) + 1, **rents)
        made.append(Button(label, ctx.controls.press(PLAY, legal_action.wait, f"Build.{card}.{first}"), GOOD))
        seen.append(group.colour)
    return made


def _going_on(ctx: DealContext) -> list[Button]:
    """What is possible whatever card is chosen."""
    made = []
    if ctx.awaited:
        made.append(Button(ctx.say("panel-answer"), ctx.opens(ANSWER), PRIMARY))
    if ctx.view.excess:
        made.append(Button(ctx.say("panel-discard"), ctx.opens(DISCARD), PRIMARY))
    able = next((each for each in ctx.legal_actions if each.action is actions.EndTurn), None)
    if able is not None:
        made.append(ending(ctx, able.wait))
    if offer_of(ctx) is not None:
        made.append(Button(ctx.say("panel-rearrange"), ctx.opens(REARRANGE)))
    return made


# ---- giving back the excess


def discard(ctx: DealContext, composed: PanelName = NOTHING_CHOSEN) -> Panel | None:
    """Exactly the excess, in the order in which it goes under the pile (DEAL-27, DEAL-28). None: nothing to give."""
    legal_action = next((each for each in ctx.legal_actions if each.action is actions.GiveBack), None)
    if legal_action is None:
        return None
    view = ctx.view
    named = dict.fromkeys(number(part) for part in composed.text.split("+"))
    cards = [card for card in named if card in view.hand][: view.excess]
    choices = tuple(card_menu.choice(ctx, card, effect(ctx, card), chosen=card in cards) for card in view.hand)
    asked = cut(ctx.say("panel-give-which", excess=view.excess), PLACEHOLDER)
    menu = Menu(ctx.controls.press(COMPOSE, None, "GiveBack.+?"), asked, choices[:25], view.excess, view.excess)
    label = ctx.words.action(GAME, actions.GiveBack)
    ready = len(cards) == view.excess
    send = Button(label, ctx.controls.press(PLAY, legal_action.wait, _giving(cards)), GOOD, disabled=not ready)
    end = clock_text.ends(ctx, "panel-until-discard", legal_action.wait or "")
    said = (
        "### " + ctx.say("panel-too-many", excess=view.excess),
        end and f"-# {end}",
        "\n".join(f"{at}. {ctx.card(card)}" for at, card in enumerate(cards, 1)),
        "-# " + ctx.say("panel-give-order") if len(cards) > 1 else "",
    )
    first = [_first(ctx, card, cards) for card in cards[1:]]
    return Panel(HAND, said, (menu, *rows([send, *first, _hand(ctx)])), pictures.fan(ctx), accent=RED)


def _giving(cards: Sequence[Card]) -> str:
    return "GiveBack.+" + "+".join(map(str, cards))


def _first(ctx: DealContext, card: Card, cards: Sequence[Card]) -> Button:
    """A chosen card goes to the front: it will be drawn first of them."""
    order = [card, *(each for each in cards if each != card)]
    label = fitted(lambda named: ctx.say("panel-give-first", card=named), ctx.card(card))
    return Button(label, ctx.controls.press(COMPOSE, None, _giving(order)))


def _hand(ctx: DealContext) -> Button:
    return Button(ctx.say("panel-my-hand"), ctx.opens(HAND))


# ---- standing orders


def orders(ctx: DealContext, _seat: Seat) -> Own:
    """Three switches that only the looker sees (DEAL-128)."""
    if not any(each.action is actions.Order for each in ctx.legal_actions):
        return (), ()
    made: list[Button] = []
    said = []
    for order in SWITCHES:
        on = order in ctx.view.orders
        said.append(f"- {'🟢' if on else '⚪'} {ctx.say(f'panel-order-{order}')}")
        label = ctx.say("panel-order-off" if on else "panel-order-on", order=ctx.say(f"panel-order-{order}-short"))
        press = ctx.controls.press(PLAY, None, f"Order.{order}.{'off' if on else 'on'}")
        made.append(Button(label, press))
    return said, flowing(made)


# ---- half-made actions


def half_made(ctx: DealContext, seat: Seat, asked: PanelName) -> Panel | None:
    """A payment, a batch or what goes back as composed so far; the next question of an action begun by typing."""
    action = asked.action
    if action.name in COMPOSED:
        return COMPOSED[action.name](ctx, action)
    if asked.name == COMPOSING:
        return None
    if action.name in TARGETED and action.inner.name != OPEN_FIELD:
        return TARGETED[action.name](ctx, action.inner.name)
    question = next_step(ctx.controls, ctx.legal_actions, None, str(action))
    if question is None:
        return None
    last = trades.back(ctx, wizard_steps.before(ctx, str(action)) or ctx.opens(HAND))
    return Panel(HAND, question.lines, (*question.rows, (last,)))


COMPOSED: dict[str, Callable[[DealContext, PanelName], Panel | None]] = {
    # A payment that was begun by typing starts with the suggestion.
    actions.Pay.__name__: lambda ctx, asked: pay(ctx, str(asked)) if is_complete(str(asked)) else answer(ctx),
    actions.GiveBack.__name__: discard,
    actions.Rearrange.__name__: rearrange,
}
"""Verbs that are put together in panels of their own."""
TARGETED = {**{verb.__name__: aim for verb in AIMED}, **{verb.__name__: rent for verb in RENTS}}
"""Verbs that play a card at somebody, which is chosen in panels of their own."""


# ---- what everybody may look at


def played(ctx: DealContext, asked: PanelName) -> Panel:
    """The played cards: the latest one by one, then how many of each."""
    cards = ctx.view.discards[::-1]
    counts = Counter(map(ctx.card, cards))
    latest = " · ".join(ctx.card(card) for card in cards[:LATEST])
    every = " · ".join(f"{name} ×{count}" if count > 1 else name for name, count in sorted(counts.items()))
    said = (
        "### " + ctx.say("panel-played-title", count=len(cards)),
        ctx.say("panel-played-latest", cards=latest) if cards else ctx.words.say("none"),
        "-# " + every if len(cards) > LATEST else "",
    )
    shown = None if not cards else pictures.portrait(ctx, cards[0])
    return Panel(PLAYED, said, (), shown)


def help_(ctx: DealContext, asked: PanelName) -> Panel:
    """The four quick-rule cards, one page each (DEAL-3)."""
    page = number(asked.text) if 1 <= number(asked.text) <= PAGES else 1
    made = tuple(
        Button(
            ctx.say(f"panel-help-title-{at}"),
            ctx.opens(HELP, str(at)),
            PRIMARY if at == page else PLAIN,
            disabled=at == page,
        )
        for at in range(1, PAGES + 1)
    )
    said = ("### " + ctx.say(f"panel-help-title-{page}"), ctx.say(f"panel-help-{page}"))
    own = () if ctx.seat is None else ((_hand(ctx),),)
    return Panel(HELP, said, (made, *own))


def _own(make: Callable[[DealContext, str], Found]) -> PrivatePanel[DealContext]:
    """A panel of the looker's seat, by what it is to show; a press on another control alike means the same."""
    return lambda ctx, seat, asked: make(ctx, asked.text.replace(OTHER, ""))


FOR_ANYBODY = {PLAYED: played, HELP: help_}
"""Panels that spectators may open too."""
PRIVATE: dict[str, PrivatePanel[DealContext]] = {
    HAND: _own(hand),
    ANSWER: _own(answer),
    AIM: _own(aim),
    RENT: _own(rent),
    CONFIRM: _own(confirm),
    SWAP: _own(swap),
    DISCARD: lambda ctx, seat, asked: discard(ctx),
    REARRANGE: lambda ctx, seat, asked: rearrange(ctx),
}
"""Panels of a seat, by name."""
