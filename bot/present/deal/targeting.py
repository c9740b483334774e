"""Playing a hand card against an opponent: whom, for what, for how much; and the sentence that is confirmed."""

from collections.abc import Callable, Sequence

from bot.games import GAMES
from bot.games.deal import actions
from bot.games.deal.turn import PLAYS
from bot.kit.contract import Action, Card, LegalAction, Seat, Value
from bot.kit.engine import read
from bot.present.control_id import OPEN, PLAY
from bot.present.controls import wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, Row, pages, rows, side_by_side
from bot.present.deal import card_menu, pictures
from bot.present.deal.panel_context import GAME, DealContext, best_rent
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
from bot.present.panels import table_status, trades
from bot.present.presenter import Found

AIM, RENT, HAND = "aim", "rent", "hand"
AIMED = (actions.Sly, actions.Forced, actions.Breaker, actions.Collect)
RENTS = (actions.Charge, actions.ChargeOne)
END_TURN = actions.EndTurn.__name__
OTHER = "_"
"""Behind a press's text: the same press on another control of the panel."""


def menus(ctx: DealContext, press: str, asked: str, choices: Sequence[SelectOption]) -> list[Row]:
    """Menus of at most 25 choices each, all of which fill the same press; of several each holds some colours."""
    lines = {choice.value: choice for choice in choices}
    parts = pages(list(lines), lambda value: _subject(ctx, str(value)))
    return [
        Menu(
            press + OTHER * at,
            _asked(ctx, asked, part, of_several=len(parts) > 1),
            tuple([lines[str(value)] for value in part]),
        )
        for at, part in enumerate(parts)
    ]


def _asked(ctx: DealContext, asked: str, part: Sequence[Value], *, of_several: bool) -> str:
    """What a menu asks for; one of several says of which colours."""
    subjects = dict.fromkeys(filter(None, [_subject(ctx, str(value)) for value in part])) if of_several else {}
    return cut(" · ".join([ctx.say(asked), *([", ".join(subjects)] if subjects else [])]), PLACEHOLDER)


def _subject(ctx: DealContext, value: str) -> str:
    """The colour under which the card of a menu's line lies."""
    return ctx.subject(int(value)) if value.isdecimal() else ""


def offer_of(ctx: DealContext, card: Card, verbs: Sequence[type[Action]]) -> LegalAction | None:
    """The free offer of one of `verbs` that plays a hand card."""
    return next((each for each in ctx.of_card(card) if each.action in verbs and each.blocked is None), None)


def back(ctx: DealContext, card: Card | None = None) -> Button:
    """Back to the hand, with the card chosen."""
    return trades.back(ctx, ctx.opens(HAND, "-" if card is None else str(card)))


def _back_to(ctx: DealContext, *chosen: int) -> Button:
    """Back to a question of `aim`."""
    return trades.back(ctx, ctx.opens(AIM, ".".join(map(str, chosen))))


def number(text: str) -> int:
    """A number in a press; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len("999") else -1


# ---- thefts and debts


def aim(ctx: DealContext, text: str) -> Panel | None:
    """`45`, `45.2`, `45.2.12`: the card, the opponent, for a swap also the card wanted. None: not possible."""
    card, opponent, wanted = (*map(number, text.split(".")), -1, -1)[:3]
    legal_action = offer_of(ctx, card, AIMED)
    if legal_action is None:
        return None
    title = "### " + ctx.card(card)
    if legal_action.action is actions.Collect:
        return Panel(HAND, (title,), (*_debtors(ctx, legal_action, card), (back(ctx, card),)))
    targets = _targets(ctx, legal_action)
    seats = [seat for seat in ctx.view.order if targets.get(seat)]
    if opponent < 0 and len(seats) == 1:
        opponent = seats[0]
    if opponent not in seats:
        choices = [_victim(ctx, seat, targets[seat]) for seat in seats]
        asked = menus(ctx, ctx.opens(AIM, f"{card}.?"), "panel-whom", choices)
        return Panel(HAND, (title,), (*asked, (back(ctx, card),)))
    if legal_action.action is actions.Forced and wanted in targets[opponent]:
        said = (title, ctx.say("panel-swap-for", card=ctx.card(wanted), name=ctx.name(opponent)))
        own = [card_menu.choice(ctx, each, ctx.lying(each)) for each in _options(legal_action, 1)]
        press = ctx.controls.press(OPEN, CONFIRM, f"Forced.{card}.?.{wanted}")
        return Panel(HAND, said, (*menus(ctx, press, "panel-which-own", own), (_back_to(ctx, card, opponent),)))
    last = back(ctx, card) if len(seats) == 1 else _back_to(ctx, card)
    return Panel(HAND, (title,), (*_wanted(ctx, legal_action, card, (opponent, targets[opponent])), (last,)))


def _options(legal_action: LegalAction, at: int) -> list[int]:
    """The numbers that a field may be."""
    return [int(option) for option in legal_action.options(at)]


def _targets(ctx: DealContext, legal_action: LegalAction) -> dict[Seat, list[Card]]:
    """The cards that may be taken, by whom they belong to."""
    found: dict[Seat, list[Card]] = {}
    for card in _options(legal_action, len(legal_action.params) - 1):
        if card in ctx.places:
            found.setdefault(ctx.places[card][0], []).append(card)
    return found


def _victim(ctx: DealContext, seat: Seat, targets: Sequence[Card]) -> SelectOption:
    """An opponent with what may be taken there."""
    said = ctx.say("panel-targets", count=len(targets), sets=ctx.seen(seat).colours, goal=ctx.view.goal)
    return SelectOption(ctx.names[seat], str(seat), said)


def _debtors(ctx: DealContext, legal_action: LegalAction, card: Card) -> list[Row]:
    """Who is to pay, with what lies in each bank."""
    choices = [_debtor(ctx, seat) for seat in _options(legal_action, 1)]
    return menus(ctx, ctx.controls.press(OPEN, CONFIRM, f"Collect.{card}.?"), "panel-whom", choices)


def _debtor(ctx: DealContext, seat: Seat, *, chosen: bool = False) -> SelectOption:
    bank = ctx.say("panel-bank-of", bank=ctx.cash(ctx.seen(seat).total))
    return SelectOption(ctx.names[seat], str(seat), bank, chosen)


def _wanted(ctx: DealContext, legal_action: LegalAction, card: Card, whose: tuple[Seat, Sequence[Card]]) -> list[Row]:
    """Which card, or which group, of the opponent."""
    opponent, targets = whose
    if legal_action.action is actions.Breaker:
        press = ctx.controls.press(OPEN, CONFIRM, f"Breaker.{card}.?")
        return menus(ctx, press, "panel-which-set", [_set(ctx, target) for target in targets])
    swap = legal_action.action is actions.Forced
    press = ctx.opens(AIM, f"{card}.{opponent}.?") if swap else ctx.controls.press(OPEN, CONFIRM, f"Sly.{card}.?")
    return menus(ctx, press, "panel-which-card", [card_menu.choice(ctx, each, ctx.lying(each)) for each in targets])


def _set(ctx: DealContext, first: Card) -> SelectOption:
    """A complete set with its buildings and its rent."""
    group = ctx.places[first][1]
    built = [ctx.card(card) for card in (group.house, group.hotel) if card]
    label = " · ".join([f"{ctx.sign(group.colour)} {ctx.progress(group)}", *built])
    return SelectOption(label, str(first), ctx.say("panel-rent", rent=ctx.cash(group.rent)))


# ---- rent


def rent(ctx: DealContext, text: str) -> Panel | None:
    """`45`, `45.orange.1`, `45.orange.1.2`: the card, the colour, how many Doubles, the opponent. None: not possible."""
    parts = text.split(".")
    legal_action = offer_of(ctx, number(parts[0]), RENTS)
    if legal_action is None:
        return None
    colours = [str(option) for option in legal_action.options(1)]
    best = max(colours, key=lambda each: best_rent(ctx, each))
    word = parts[1] if len(parts) > 1 and parts[1] in colours else best
    most = max(_options(legal_action, 2), default=0)
    doubles = min(max(0, number(parts[2])), most) if len(parts) > len("ab") else 0
    whom = number(parts[3]) if len(parts) > len("abc") else -1
    bill = _Bill(ctx, legal_action, (number(parts[0]), word, doubles, whom))
    due = ctx.cash(best_rent(ctx, word) << doubles)
    said = [
        "### " + ctx.card(bill.card),
        ctx.say("panel-bill", rent=capital(ctx.rent(word)), due=due, plays=1 + doubles),
    ]
    return Panel(HAND, said, (*bill.colours(colours), *bill.doublings(most), *bill.people(), bill.sending(due)))


def _style(chosen: bool) -> str:
    return PRIMARY if chosen else PLAIN


class _Bill:
    """The controls of a rent being put together."""

    def __init__(self, ctx: DealContext, legal_action: LegalAction, chosen: tuple[Card, str, int, Seat]) -> None:
        self.ctx, self.legal_action = ctx, legal_action
        self.card, self.word, self.doubles, self.whom = chosen
        self.one = legal_action.action is actions.ChargeOne

    def press(self, word: str, doubles: int, whom: str) -> str:
        """A press for this rent with other choices."""
        last = f".{whom}" if whom else ""
        return self.ctx.opens(RENT, f"{self.card}.{word}.{doubles}{last}")

    @property
    def person(self) -> str:
        """The opponent as a press has it."""
        return str(self.whom) if self.one and self.whom in _options(self.legal_action, 3) else ""

    def colours(self, colours: Sequence[str]) -> Sequence[Row]:
        """Which colour, each with its rent."""
        ctx = self.ctx
        labels = {
            word: f"{ctx.sign(word)} {capital(ctx.hue(word))} · {ctx.cash(best_rent(ctx, word))}" for word in colours
        }
        if len(colours) <= 1:
            return ()
        if side_by_side(list(labels.values())):
            presses = {word: self.press(word, self.doubles, self.person) for word in colours}
            return rows([Button(labels[word], presses[word], _style(word == self.word)) for word in colours])
        choices = [SelectOption(labels[word], word, chosen=word == self.word) for word in colours]
        return menus(ctx, self.press("?", self.doubles, self.person), "panel-which-colour", choices)

    def doublings(self, most: int) -> Sequence[Row]:
        """Once, twice, four times; only as many Doubles as may go with it."""
        if not most:
            return ()
        return rows([self._doubled(doubles) for doubles in range(most + 1)])

    def _doubled(self, doubles: int) -> Button:
        label = f"×{1 << doubles} · {self.ctx.cash(best_rent(self.ctx, self.word) << doubles)}"
        press = self.press(self.word, doubles, self.person) + OTHER
        return Button(label, press, _style(doubles == self.doubles))

    def people(self) -> Sequence[Row]:
        """For the card that one opponent pays: who."""
        if not self.one:
            return ()
        choices = [_debtor(self.ctx, seat, chosen=seat == self.whom) for seat in _options(self.legal_action, 3)]
        return menus(self.ctx, self.press(self.word, self.doubles, "?") + OTHER * 2, "panel-whom", choices)

    def sending(self, due: str) -> tuple[Button, ...]:
        """The one button that plays it, with its sum; and the way back."""
        ctx = self.ctx
        parts = [self.legal_action.action.__name__, str(self.card), self.word, str(self.doubles)]
        parts += [self.person or str(next(iter(_options(self.legal_action, 3)), 0))] if self.one else []
        name = ctx.names[self.whom] if self.person else ""
        key = "panel-send-rent-one" if self.one else "panel-send-rent"
        label = ctx.short(key, name, due=due) if name or not self.one else ctx.say("panel-send-rent-open", due=due)
        missing = self.one and not self.person
        press = ctx.controls.press(PLAY, self.legal_action.wait, ".".join(parts))
        return (Button(label, press, GOOD, disabled=missing), back(ctx, self.card))


# ---- confirmations


def ending(ctx: DealContext, wait: str | None) -> Button:
    """Ends the turn; asked once more where nothing was played of what could be."""
    view = ctx.view
    idle = view.plays == PLAYS and ctx.seen(view.active).cards > 0
    press = ctx.opens(CONFIRM, END_TURN) if idle else ctx.controls.press(PLAY, wait, END_TURN)
    return Button(ctx.words.action(GAME, actions.EndTurn), press, PLAIN if view.plays else PRIMARY)


def confirm(ctx: DealContext, text: str) -> Found:
    """The sentence of a whole action, and the button that plays it. None: not possible."""
    if text == END_TURN and ctx.seat != ctx.view.active:
        return ctx.say("panel-not-yours", name=ctx.name(ctx.view.active))
    plain = text.replace(OTHER, "")
    legal_action = wizard_steps.offered(ctx, plain)
    said = None if legal_action is None else SURE.get(legal_action.action)
    if legal_action is None or said is None:
        return None
    action: Action = read(GAMES[GAME], plain)
    grave = legal_action.action is actions.Leave
    card = getattr(action, "card", None)
    label = ctx.words.action(GAME, legal_action.action) if card is None else ctx.say("panel-play-it")
    sure = Button(label, ctx.controls.press(PLAY, legal_action.wait, plain), BAD if grave else GOOD)
    shown = next((getattr(action, field) for field in ("target", "place") if hasattr(action, field)), card)
    picture = None if shown is None else pictures.portrait(ctx, shown)
    return Panel(HAND, ("### " + said(ctx, action),), ((sure, _before(ctx, action)),), picture)


def _before(ctx: DealContext, action: Action) -> Button:
    """Back from a confirmation: to the last question about its card, for leaving to the table's panel."""
    match action:
        case actions.Leave():
            return trades.back(ctx, ctx.opens(table_status.TABLE_PANEL))
        case actions.Forced(card=card, target=target):
            return _back_to(ctx, card, ctx.places[target][0], target)
        case actions.Sly(card=card, target=stolen) | actions.Breaker(card=card, place=stolen):
            return _back_to(ctx, card, ctx.places[stolen][0])
        case actions.Collect(card=card):
            return _back_to(ctx, card)
    return back(ctx, getattr(action, "card", None))


def _breaker(ctx: DealContext, action: actions.Breaker) -> str:
    seat, group = ctx.places[action.place]
    cards = ctx.cards((*group.cards, *(card for card in (group.house, group.hotel) if card)))
    return ctx.say(
        "panel-sure-breaker",
        card=ctx.card(action.card),
        group=ctx.group(group.colour),
        cards=cards,
        name=ctx.name(seat),
    )


def _taken(ctx: DealContext, action: actions.Sly | actions.Forced) -> str:
    """The card that is played, the one that is taken with its owner, and for a swap the own one."""
    values = {"card": ctx.card(action.card), "wanted": ctx.card(action.target)}
    values["name"] = ctx.name(ctx.places[action.target][0])
    if isinstance(action, actions.Forced):
        return ctx.say("panel-sure-forced", own=ctx.card(action.own), **values)
    return ctx.say("panel-sure-sly", **values)


SURE: dict[type[Action], Callable[..., str]] = {
    **dict.fromkeys((actions.Sly, actions.Forced), _taken),
    actions.Breaker: _breaker,
    actions.Collect: lambda ctx, action: ctx.say(
        "panel-sure-collect", card=ctx.card(action.card), name=ctx.name(action.opponent)
    ),
    actions.Birthday: lambda ctx, action: ctx.say("panel-sure-birthday", card=ctx.card(action.card)),
    actions.EndTurn: lambda ctx, action: ctx.say("panel-sure-end", plays=ctx.view.plays),
    actions.Leave: lambda ctx, action: ctx.say("panel-sure-leave"),
}
"""The sentence of each confirmation."""
