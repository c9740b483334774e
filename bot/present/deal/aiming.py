"""Playing a hand card at somebody: whom, what, how dear; and the sentence that is confirmed."""

from collections.abc import Callable, Sequence

from bot.games import GAMES
from bot.games.deal import actions
from bot.games.kit.engine import read
from bot.games.kit.model import Action, Card, Offer, OneOf, Seat
from bot.present.controls import CHOICES, CONFIRM, LABEL, LINE, PLACEHOLDER, Row, cut, rows
from bot.present.deal.lines import capital
from bot.present.deal.scene import GAME, Scene
from bot.present.panel import BAD, GOOD, PLAIN, PRIMARY, Button, Choice, Menu, Panel
from bot.present.press import OPEN, PLAY

AIM, RENT, HAND = "aim", "rent", "hand"
AIMED = (actions.Sly, actions.Forced, actions.Breaker, actions.Collect)
RENTS = (actions.Charge, actions.ChargeOne)
OTHER = "_"
"""Behind a press's text: the same press on another control of the panel."""
FEW = 4
"""Colours that stand side by side as buttons."""


def menus(scene: Scene, press: str, asked: str, choices: Sequence[Choice]) -> list[Row]:
    """Menus of at most 25 choices each, all of which fill the same press."""
    parts = [choices[at : at + CHOICES] for at in range(0, len(choices), CHOICES)]
    return [
        Menu(press + OTHER * number, cut(scene.say(asked), PLACEHOLDER), tuple(part))
        for number, part in enumerate(parts)
    ]


def offer_of(scene: Scene, card: Card, verbs: Sequence[type[Action]]) -> Offer | None:
    """The free offer of one of `verbs` that plays a hand card."""
    return next((each for each in scene.of_card(card) if each.action in verbs and each.blocked is None), None)


def back(scene: Scene, card: Card | None = None) -> Button:
    """Back to the hand, with the card chosen."""
    return Button(scene.words.say("back"), scene.opens(HAND, "-" if card is None else str(card)))


def number(text: str) -> int:
    """A number in a press; -1 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len("999") else -1


# ---- thefts and debts


def aim(scene: Scene, text: str) -> Panel | None:
    """`45`, `45.2`, `45.2.12`: the card, the opponent, for a swap also the card wanted. None: not possible."""
    card, opponent, wanted = (*map(number, text.replace(OTHER, "").split(".")), -1, -1)[:3]
    offer = offer_of(scene, card, AIMED)
    if offer is None:
        return None
    title = "### " + scene.card(card)
    if offer.action is actions.Collect:
        return Panel(HAND, (title,), (*_debtors(scene, offer, card), (back(scene, card),)))
    targets = _targets(scene, offer)
    seats = [seat for seat in scene.view.order if targets.get(seat)]
    if opponent < 0 and len(seats) == 1:
        opponent = seats[0]
    if opponent not in seats:
        choices = [_victim(scene, seat, targets[seat]) for seat in seats]
        asked = menus(scene, scene.opens(AIM, f"{card}.?"), "panel-whom", choices)
        return Panel(HAND, (title,), (*asked, (back(scene, card),)))
    if offer.action is actions.Forced and wanted in targets[opponent]:
        said = (title, scene.say("panel-swap-for", card=scene.card(wanted), name=scene.name(opponent)))
        own = [scene.choice(each, scene.lying(each)) for each in _options(offer, 1)]
        press = scene.asker.press(OPEN, CONFIRM, f"Forced.{card}.?.{wanted}")
        return Panel(HAND, said, (*menus(scene, press, "panel-which-own", own), (back(scene, card),)))
    return Panel(HAND, (title,), (*_wanted(scene, offer, card, (opponent, targets[opponent])), (back(scene, card),)))


def _options(offer: Offer, at: int) -> list[int]:
    """The numbers that a field may be."""
    param = offer.params[at]
    return [int(option) for option in param.options] if isinstance(param, OneOf) else []


def _targets(scene: Scene, offer: Offer) -> dict[Seat, list[Card]]:
    """The cards that may be taken, by whom they belong to."""
    found: dict[Seat, list[Card]] = {}
    for card in _options(offer, len(offer.params) - 1):
        if card in scene.places:
            found.setdefault(scene.places[card][0], []).append(card)
    return found


def _victim(scene: Scene, seat: Seat, targets: Sequence[Card]) -> Choice:
    """An opponent with what may be taken there."""
    said = scene.say("panel-targets", count=len(targets), sets=scene.seen(seat).colours, goal=scene.view.goal)
    return Choice(cut(scene.names[seat], LINE), str(seat), cut(said, LINE))


def _debtors(scene: Scene, offer: Offer, card: Card) -> list[Row]:
    """Who is to pay, with what lies in each bank."""
    choices = [
        Choice(
            cut(scene.names[seat], LINE),
            str(seat),
            cut(scene.say("panel-bank-of", bank=scene.cash(scene.seen(seat).total)), LINE),
        )
        for seat in _options(offer, 1)
    ]
    return menus(scene, scene.asker.press(OPEN, CONFIRM, f"Collect.{card}.?"), "panel-whom", choices)


def _wanted(scene: Scene, offer: Offer, card: Card, whose: tuple[Seat, Sequence[Card]]) -> list[Row]:
    """Which card, or which group, of the opponent."""
    opponent, targets = whose
    if offer.action is actions.Breaker:
        press = scene.asker.press(OPEN, CONFIRM, f"Breaker.{card}.?")
        return menus(scene, press, "panel-which-set", [_set(scene, target) for target in targets])
    swap = offer.action is actions.Forced
    press = scene.opens(AIM, f"{card}.{opponent}.?") if swap else scene.asker.press(OPEN, CONFIRM, f"Sly.{card}.?")
    return menus(scene, press, "panel-which-card", [scene.choice(each, scene.lying(each)) for each in targets])


def _set(scene: Scene, first: Card) -> Choice:
    """A complete set with its buildings and its rent."""
    group = scene.places[first][1]
    built = [scene.card(card) for card in (group.house, group.hotel) if card]
    label = " · ".join([f"{scene.sign(group.colour)} {scene.progress(group)}", *built])
    return Choice(cut(label, LINE), str(first), cut(scene.say("panel-rent", rent=scene.cash(group.rent)), LINE))


# ---- rent


def rent(scene: Scene, text: str) -> Panel | None:
    """`45`, `45.orange.1`, `45.orange.1.2`: the card, the colour, how many Doubles, the opponent. None: not possible."""
    parts = text.replace(OTHER, "").split(".")
    offer = offer_of(scene, number(parts[0]), RENTS)
    if offer is None:
        return None
    colours = [str(option) for option in offer.params[1].options] if isinstance(offer.params[1], OneOf) else []
    best = max(colours, key=lambda word: _rent_of(scene, word))
    word = parts[1] if len(parts) > 1 and parts[1] in colours else best
    most = max(_options(offer, 2), default=0)
    doubles = min(max(0, number(parts[2])), most) if len(parts) > len("ab") else 0
    whom = number(parts[3]) if len(parts) > len("abc") else -1
    bill = _Bill(scene, offer, (number(parts[0]), word, doubles, whom))
    due = scene.cash(_rent_of(scene, word) << doubles)
    said = [
        "### " + scene.card(bill.card),
        scene.say("panel-bill", rent=capital(scene.rent(word)), due=due, plays=1 + doubles),
    ]
    return Panel(HAND, tuple(said), (*bill.colours(colours), *bill.doublings(most), *bill.people(), bill.sending(due)))


def _rent_of(scene: Scene, word: str) -> int:
    """The highest rent of the looker's groups of a colour (DEAL-62)."""
    assert scene.seat is not None
    return max((group.rent for group in scene.seen(scene.seat).groups if group.colour == word), default=0)


class _Bill:
    """The controls of a rent being put together."""

    def __init__(self, scene: Scene, offer: Offer, chosen: tuple[Card, str, int, Seat]) -> None:
        self.scene, self.offer = scene, offer
        self.card, self.word, self.doubles, self.whom = chosen
        self.one = offer.action is actions.ChargeOne

    def press(self, word: str, doubles: int, whom: str) -> str:
        """A press for this rent with other choices."""
        last = f".{whom}" if whom else ""
        return self.scene.opens(RENT, f"{self.card}.{word}.{doubles}{last}")

    @property
    def person(self) -> str:
        """The opponent as a press has it."""
        return str(self.whom) if self.one and self.whom in _options(self.offer, 3) else ""

    def colours(self, colours: Sequence[str]) -> Sequence[Row]:
        """Which colour, each with its rent."""
        scene = self.scene
        labels = {word: f"{capital(scene.hue(word))} · {scene.cash(_rent_of(scene, word))}" for word in colours}
        if len(colours) <= 1:
            return ()
        if len(colours) <= FEW:
            return rows(
                [
                    Button(
                        cut(f"{scene.sign(word)} {labels[word]}", LABEL),
                        self.press(word, self.doubles, self.person),
                        PRIMARY if word == self.word else PLAIN,
                    )
                    for word in colours
                ]
            )
        choices = [Choice(f"{scene.sign(word)} {labels[word]}", word, chosen=word == self.word) for word in colours]
        return menus(scene, self.press("?", self.doubles, self.person), "panel-which-colour", choices)

    def doublings(self, most: int) -> Sequence[Row]:
        """Once, twice, four times; only as many Doubles as may go with it."""
        if not most:
            return ()
        rent = _rent_of(self.scene, self.word)
        return rows(
            [
                Button(
                    cut(f"×{1 << doubles} · {self.scene.cash(rent << doubles)}", LABEL),
                    self.press(self.word, doubles, self.person) + OTHER,
                    PRIMARY if doubles == self.doubles else PLAIN,
                )
                for doubles in range(most + 1)
            ]
        )

    def people(self) -> Sequence[Row]:
        """For the card that one opponent pays: who."""
        if not self.one:
            return ()
        scene = self.scene
        choices = [
            Choice(
                cut(scene.names[seat], LINE),
                str(seat),
                cut(scene.say("panel-bank-of", bank=scene.cash(scene.seen(seat).total)), LINE),
                chosen=seat == self.whom,
            )
            for seat in _options(self.offer, 3)
        ]
        return menus(scene, self.press(self.word, self.doubles, "?") + OTHER * 2, "panel-whom", choices)

    def sending(self, due: str) -> tuple[Button, ...]:
        """The one button that plays it, with its sum; and the way back."""
        scene = self.scene
        parts = [self.offer.action.__name__, str(self.card), self.word, str(self.doubles)]
        parts += [self.person or str(next(iter(_options(self.offer, 3)), 0))] if self.one else []
        name = scene.names[self.whom] if self.person else ""
        key = "panel-send-rent-one" if self.one else "panel-send-rent"
        label = (
            scene.say(key, due=due, name=name) if name or not self.one else scene.say("panel-send-rent-open", due=due)
        )
        missing = self.one and not self.person
        press = scene.asker.press(PLAY, self.offer.wait, ".".join(parts))
        return (Button(cut(label, LABEL), press, GOOD, disabled=missing), back(scene, self.card))


# ---- asked once more


def confirm(scene: Scene, text: str) -> Panel | None:
    """The sentence of a whole action, and the button that plays it. None: not possible."""
    try:
        action = read(GAMES[GAME], text.replace(OTHER, ""))
    except ValueError:
        return None
    offer = next(
        (
            each
            for each in scene.offers
            if each.action is type(action) and each.blocked is None and each.refusal(action) is None
        ),
        None,
    )
    said = SURE.get(type(action))
    if offer is None or said is None:
        return None
    grave = type(action) is actions.Leave
    label = scene.words.action(GAME, type(action)) if grave else scene.say("panel-play-it")
    plain = text.replace(OTHER, "")
    sure = Button(cut(label, LABEL), scene.asker.press(PLAY, offer.wait, plain), BAD if grave else GOOD)
    card = None if grave else getattr(action, "card", None)
    shown = next((getattr(action, field) for field in ("target", "place") if hasattr(action, field)), card)
    picture = None if shown is None else scene.portrait(shown)
    return Panel(HAND, ("### " + said(scene, action),), ((sure, back(scene, card)),), picture)


def _sly(scene: Scene, action: actions.Sly) -> str:
    name = scene.name(scene.places[action.target][0])
    return scene.say("panel-sure-sly", card=scene.card(action.card), wanted=scene.card(action.target), name=name)


def _forced(scene: Scene, action: actions.Forced) -> str:
    return scene.say(
        "panel-sure-forced",
        card=scene.card(action.card),
        wanted=scene.card(action.target),
        own=scene.card(action.own),
        name=scene.name(scene.places[action.target][0]),
    )


def _breaker(scene: Scene, action: actions.Breaker) -> str:
    seat, group = scene.places[action.place]
    cards = scene.cards((*group.cards, *(card for card in (group.house, group.hotel) if card)))
    return scene.say(
        "panel-sure-breaker",
        card=scene.card(action.card),
        group=scene.group(group.colour),
        cards=cards,
        name=scene.name(seat),
    )


def _collect(scene: Scene, action: actions.Collect) -> str:
    return scene.say("panel-sure-collect", card=scene.card(action.card), name=scene.name(action.opponent))


def _birthday(scene: Scene, action: actions.Birthday) -> str:
    return scene.say("panel-sure-birthday", card=scene.card(action.card))


def _leave(scene: Scene, action: actions.Leave) -> str:
    return scene.say("panel-sure-leave")


SURE: dict[type[Action], Callable[..., str]] = {
    actions.Sly: _sly,
    actions.Forced: _forced,
    actions.Breaker: _breaker,
    actions.Collect: _collect,
    actions.Birthday: _birthday,
    actions.Leave: _leave,
}
"""What is asked once more, in one sentence."""
