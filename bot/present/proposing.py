"""What every game's private panels of deals have: one that is put together and tried, one that is open, one countered."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import decide, write
from bot.games.kit.model import Action, Amount, Cash, Refusal, Value
from bot.present import composer, trading
from bot.present.amounts import raised
from bot.present.composition import Composition, fitting, hindrance, open_choice, read
from bot.present.controls import Asker, Row, rows
from bot.present.eyes import Eyes
from bot.present.panel import Button, Order, Panel

COMPOSING = "compose"
LABELS = {
    "give": "deal-add-give",
    "take": "deal-add-take",
    "pay": "deal-cash-give",
    "ask": "deal-cash-take",
    "lift": "deal-add-lift",
}
"""What the fields of a proposal are called on its controls."""
D = TypeVar("D", bound=trading.Dealt)


def panel(
    eyes: Eyes,
    what: str,
    deals: Sequence[D],
    shown: Callable[[D], Panel],
    compose: Callable[[str], Panel | None],
    swapped: Callable[[D], Action],
) -> Panel | str:
    """The private panel `deal.<n>`, `counter.<n>`, `compose.<text>` or a half-made proposal; else why there is none.

    `swapped`: the counter-offer, which changes the sides of a deal.
    """
    name, _, text = what.partition(".")
    deal = next((deal for deal in deals if str(deal.number) == text), None)
    done = eyes.words.say("ask-done")
    if name == trading.DEAL:
        return done if deal is None else shown(deal)
    if name != trading.COUNTER:
        return compose(text if name == COMPOSING else what) or done
    if deal is None or eyes.seat != deal.partner:
        return eyes.words.refusal(eyes.game, Refusal("too-late" if deal is None else "not-your-deal"), eyes.names)
    return compose(write(swapped(deal))) or done


def shown(
    eyes: Eyes, deal: trading.Dealt, about: Sequence[str], answers: Sequence[Button], picture: Order | None
) -> Panel:
    """An open deal with what the looker may do about it."""
    said = ("### " + trading.title(eyes, deal), *about)
    return Panel(trading.MINE, said, rows([*answers, trading.back(eyes)]), picture)


# ---- putting one together


def compose(
    eyes: Eyes, text: str, composed: Callable[[Composition], Panel | None], hindered: Refusal | None = None
) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more.

    `composed`: its panel once the partner is known. `hindered`: why none can be made now, where that is known.
    """
    offers, asker, back = eyes.offers, eyes.asker, trading.back(eyes)
    found = fitting(offers, text)
    if not found:
        why = hindered or hindrance(offers, text)
        stopped = None if why is None else composer.waiting(asker, text, why)
        return None if stopped is None else Panel(trading.MINE, stopped.lines, (*stopped.rows, (back,)))
    if open_choice(found, text.split(".")[1:]) is not None:
        said = ("### " + eyes.words.action(eyes.game, found[0].action), eyes.say("deal-partner"))
        return Panel(trading.MINE, said, (*composer.choose(asker, found, text), (back,)))
    return composed(read(found[0], text))


def sides(eyes: Eyes, deal: trading.Dealt) -> tuple[str, ...]:
    """With whom, what for what, as the proposer reads it."""
    return (
        "### " + eyes.say("deal-draft", name=eyes.name(deal.partner)),
        eyes.say("deal-draft-give", give=eyes.words.goods(eyes.game, deal.give, deal.pay)),
        eyes.say("deal-draft-take", take=eyes.words.goods(eyes.game, deal.take, deal.ask)),
    )


def refusal(eyes: Eyes, made: Composition) -> Refusal | None:
    """Why it cannot be sent yet: what the rules say of it on a copy of the game, which is thrown away."""

    def tried(action: Action) -> Refusal | None:
        assert eyes.seat is not None
        done = decide(GAMES[eyes.game], eyes.table.state, eyes.seat, action, FastDice(0))
        return done if isinstance(done, Refusal) else None

    return composer.refusal(made, tried)


def warning(eyes: Eyes, why: Refusal | None) -> str:
    """That reason in words; nothing for none."""
    return "" if why is None else "⚠️ " + eyes.words.refusal(eyes.game, why, eyes.names)


def controls(eyes: Eyes, asker: Asker, made: Composition, why: Refusal | None) -> tuple[Row, ...]:
    """Things and amounts by menus and buttons, "send", and the way back."""
    labels = {field: eyes.say(LABELS[field]) for field in made.offer.action.__struct_fields__ if field in LABELS}
    return composer.controls(asker, made, why, labels, (trading.back(eyes),))


def advised(asker: Asker, hint: Callable[[Value], str], added: tuple[Cash, ...]) -> Asker:
    """With advice for the menus and amounts of a deal; `added`: amounts put on top of what is there."""

    def more(now: int, domain: Amount) -> tuple[int, ...]:
        return raised(replace(domain, low=now + domain.step), added) if domain.low <= now < domain.high else ()

    return replace(
        asker,
        hint=lambda verb, chosen, value: hint(value),
        quick=lambda verb, chosen, domain: more(int(chosen[-1]), domain),
    )
