"""Builder's private panels: what a seat may do, half-made presses, raising money, deeds, the island, confirmations."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.builder import actions, data
from bot.games.builder.view import TradeView
from bot.kit.contract import LegalAction, Seat
from bot.kit.engine import read
from bot.present.builder import building, chip_panels, chip_text, claims, pictures, position_text, trade_draft
from bot.present.builder.decision_controls import CONFIRM, EXCHANGE, ISLAND, KEEPING, ending, keeping
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.builder.trade_messages import changes
from bot.present.control_id import PLAY, written
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.decision_buttons import LOSING, RAISE, throw
from bot.present.controls.legal_action_controls import buttons, is_complete, rows
from bot.present.controls.property_menus import DEED
from bot.present.panel_model import BAD, Button, Menu, Panel
from bot.present.panel_name import PanelName
from bot.present.panels import action_preview, debts, own_panel, trade_draft_panel, trades, turns
from bot.present.panels.claims import CLAIM
from bot.present.panels.trades import back
from bot.present.presenter import Found, PrivatePanel

MONEY = (actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
LINES = 3
"""Lines of buttons for which a phone has room below the picture of what a seat has."""
ELSEWHERE = (*trades.ANSWERED, actions.Ask, actions.Waive)
"""Verbs with buttons of their own."""


# ---- what I may do


def mine(ctx: BuilderContext, seat: Seat) -> Panel:
    """All that this seat may do now, and the picture of what it has."""
    legal_actions = [each for each in ctx.moves(seat) if each.action not in ELSEWHERE]
    made = [*claims.own(ctx, seat), *trades.own(ctx, ctx.view.deals, seat), *_verbs(ctx, seat, legal_actions)]
    asked, picture = turns.waiting(ctx, seat, (CLAIM, trades.DEAL)), pictures.mine(ctx, seat)
    return own_panel.mine(ctx, (asked, debts.own(ctx, seat)), legal_actions, made, picture, LINES)


def _about(ctx: BuilderContext, seat: Seat) -> tuple[str, str]:
    """What a seat has, and its debt."""
    return position_text.purse(ctx, ctx.view.seats[seat]), debts.own(ctx, seat)


def _verbs(ctx: BuilderContext, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; rolls and ends that lose something, and grave verbs, ask for confirmation."""
    free = {each.action.__name__: each for each in legal_actions if each.blocked is None}
    made = []
    for button in buttons(ctx.controls, legal_actions):
        verb = PanelName.parse(written(button.press).text).name
        if verb == actions.Roll.__name__ and verb in free:
            made.append(throw(ctx, free[verb], losing=bool(claims.losing(ctx, seat))))
        elif verb == actions.EndTurn.__name__:
            made.append(ending(ctx, free[verb], seat))
        elif verb == actions.Exchange.__name__:
            made.append(Button(button.label, ctx.opens(EXCHANGE), button.style))
        else:
            made.append(own_panel.asked_again(ctx, button))
    return made


# ---- raising money; what a roll or the end of the turn would lose


def _raise(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel:
    """All that brings money: rents, mortgages, trades; giving up (BUILDER-128, BUILDER-129)."""
    legal_actions = [each for each in ctx.may(seat) if each.action in MONEY]
    made = [*claims.own(ctx, seat), *_verbs(ctx, seat, legal_actions)]
    return own_panel.raising(ctx, _about(ctx, seat), made)


def _losing(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """Ask for the rent, or roll and give it up (BUILDER-70)."""
    lost = [claims.line(ctx, claim) for claim in claims.losing(ctx, seat)]
    return own_panel.losing(ctx, ctx.free(seat, actions.Roll), lost, claims.own(ctx, seat))


def _keeping(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Panel | None:
    """More than six chips are not kept: exchange or build, or end the turn all the same (BUILDER-20)."""
    legal_action, over = ctx.free(seat, actions.EndTurn), keeping(ctx, seat)
    if legal_action is None or not over:
        return None
    ended = ctx.controls.press(PLAY, legal_action.wait, actions.EndTurn.__name__)
    others = [each for each in ctx.may(seat) if each.action in (actions.Exchange, *building.VERBS.values())]
    made = _verbs(ctx, seat, [each for each in others if each.blocked is None])
    said = ("### " + ctx.words.action(GAME, actions.EndTurn), chip_panels.have(ctx, seat))
    why = ctx.say("panel-keeping", count=over)
    return Panel(CONFIRM, (*said, why), rows([*made, Button(ctx.say("panel-end-anyway"), ended, BAD), back(ctx)]))


def confirmation(ctx: BuilderContext, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text in ctx.GRAVE:
        return f"{CONFIRM}.{text}"
    if text == actions.Roll.__name__ and ctx.free(seat, actions.Roll) and claims.losing(ctx, seat):
        return LOSING
    if text == actions.EndTurn.__name__ and ctx.free(seat, actions.EndTurn) and keeping(ctx, seat):
        return KEEPING
    built = PanelName.parse(text).name == actions.Penthouse.__name__
    return text if built and ctx.free(seat, actions.Penthouse) else ""


# ---- one step of a half-made press


def half_made(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Found:
    """The next question of an action, composed or half made; those about chips and offers have panels of their own."""
    if asked.action.name in COMPOSED:
        return COMPOSED[asked.action.name](ctx, seat, asked.action)
    return wizard_steps.step(ctx, str(asked.action), _about(ctx, seat))


def _confirm(ctx: BuilderContext, seat: Seat, asked: PanelName) -> Found:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    text = asked.text
    if not is_complete(text):
        return half_made(ctx, seat, asked.inner)
    return wizard_steps.confirm(ctx, text, lambda: _consequence(ctx, seat, text))


def _consequence(ctx: BuilderContext, seat: Seat, text: str) -> tuple[str, ...]:
    """What an action would change: what is swapped, the cash that remains, each rent before and after."""
    changed, action = action_preview.change(ctx, text), read(GAMES[GAME], text)
    if changed is None:
        return ()
    if isinstance(action, actions.Swap):
        return _swapped(ctx, seat, action)
    price, *rents = action_preview.full(ctx, changed)
    return (price, ctx.say("panel-mortgaged") if isinstance(action, actions.Mortgage) else "", *rents)


def _swapped(ctx: BuilderContext, seat: Seat, action: actions.Swap) -> tuple[str, ...]:
    """Both properties, and the colours that they complete or break."""
    partner = ctx.deeds[action.other].owner
    if partner is None:
        return ()
    swap = TradeView(0, seat, partner, (action.own,), 0, (action.other,), 0)
    return (*trade_draft_panel.exchanged(ctx, (swap.give, 0), (swap.take, 0)), *changes(ctx, swap))


# ---- deeds and the island


def _deed(ctx: BuilderContext, asked: PanelName) -> Panel:
    """One menu of all properties, and the deed of the chosen one; for none what the looker has."""
    space = property_menus.named(asked.text, data.TITLES)
    choices = property_menus.choices(ctx, list(ctx.deeds), lambda each: ctx.owner_hint(ctx.deeds[each]), space)
    mine = "" if ctx.seat is None else position_text.own(ctx, ctx.owned(ctx.seat))
    said = ("### " + ctx.say("panel-deeds").rstrip("…"), mine) if space is None else position_text.property_(ctx, space)
    menu = Menu(ctx.opens(DEED, "?"), ctx.say("panel-which-deed"), choices)
    return Panel(DEED, said, (menu,), None if space is None else pictures.deed(ctx, space))


def _island(ctx: BuilderContext, asked: PanelName) -> Panel:
    """The map alone, large, the two bonus cards, and the bank's chips."""
    stock = ctx.say("panel-bank", chips=chip_text.pile(ctx, ctx.view.bank))
    said = ("### " + ctx.say("panel-island").rstrip("…"), position_text.purses(ctx), "-# " + stock)
    return Panel(ISLAND, said, picture=pictures.island(ctx), more=(pictures.bonus(ctx),))


COMPOSED: dict[str, PrivatePanel[BuilderContext]] = {
    **dict.fromkeys(building.VERBS, building.panel),
    "Drop": chip_panels.drop,
    "Park": chip_panels.park,
    "Exchange": chip_panels.exchange,
    trade_draft.PROPOSE: trade_draft.panel,
}
"""Panels in which chips are chosen or an offer is put together, by the verb that they end in."""
PRIVATE: dict[str, PrivatePanel[BuilderContext]] = {
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
    KEEPING: _keeping,
    EXCHANGE: chip_panels.exchange,
    trades.DEAL: trade_draft.panel,
    trades.COUNTER: trade_draft.panel,
}
"""Panels of a seat, by name."""
FOR_ANYBODY = {DEED: _deed, ISLAND: _island}
"""Panels that spectators may open too."""
