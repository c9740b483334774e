"""Classic's private panels: what a seat may do, half-made presses, raising money, deeds, and confirmations."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.board import board
from bot.kit.contract import LegalAction, Seat, Space
from bot.present.classic import building, claims, pictures, position_text, trade_draft
from bot.present.classic.decision_controls import SIDE_PANELS, sellers
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import written
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.decision_buttons import LOSING, RAISE, throw
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.controls.property_menus import DEED
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import change, full
from bot.present.panels.claims import CLAIM
from bot.present.panels.trades import COUNTER, DEAL
from bot.present.presenter import Found, PrivatePanel

MONEY = (actions.Claim, actions.Sell, actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
HALF = 14
"""Properties of one menu of deeds."""
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ELSEWHERE = (*ANSWERED, *building.VERBS.values(), actions.Claim)
"""Verbs with buttons of their own."""


# ---- what I may do


def mine(ctx: ClassicContext, seat: Seat) -> Panel:
    """All that this seat may do now, and its cash; what it has stands with the deeds."""
    legal_actions = [each for each in ctx.moves(seat) if each.action not in ANSWERED]
    made = [*claims.own(ctx, seat), *trades.own(ctx, ctx.view.deals, seat)]
    made += [*_verbs(ctx, seat, legal_actions), *sellers(ctx, seat)]
    asked = own_panel.asked(ctx, seat, (CLAIM, DEAL), out=not ctx.view.seats[seat].solvent)
    return own_panel.mine(ctx, (_purse(ctx, seat), asked, debts.own(ctx, seat)), legal_actions, made)


def _verbs(ctx: ClassicContext, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; building has panels, a roll that loses a rent and grave verbs ask for confirmation."""
    made = building.buttons(ctx, legal_actions)
    for button in buttons(ctx.controls, [each for each in legal_actions if each.action not in ELSEWHERE]):
        if written(button.press).text == actions.Roll.__name__:
            legal_action = next(each for each in legal_actions if each.action is actions.Roll)
            made.insert(0, throw(ctx, legal_action, losing=bool(claims.losing(ctx, seat))))
        else:
            made.append(own_panel.asked_again(ctx, button))
    return made


def _purse(ctx: ClassicContext, seat: Seat) -> str:
    """Cash, what of it is free to spend, net worth, jail cards."""
    own = ctx.view.seats[seat]
    said = [ctx.say("panel-own", cash=ctx.cash(own.cash), worth=ctx.cash(own.worth))]
    if own.available != own.cash:
        said.append(ctx.say("panel-available", amount=ctx.cash(own.available)))
    said += [ctx.words.value(GAME, "word", card) for card in own.cards]
    return " · ".join(said)


# ---- raising money, and the rent that a roll would lose


def _raise(ctx: ClassicContext, seat: Seat, asked: PanelName) -> Panel:
    """All that brings money: selling, mortgaging, deals, rents; giving up (CLASSIC-151, CLASSIC-153)."""
    legal_actions = [each for each in ctx.may(seat) if each.action in MONEY]
    made = [*claims.own(ctx, seat), *_verbs(ctx, seat, legal_actions)]
    return own_panel.raising(ctx, (_purse(ctx, seat), debts.own(ctx, seat)), made)


def _losing(ctx: ClassicContext, seat: Seat, asked: PanelName) -> Panel | None:
    """Claim, or roll and lose it: asked once (CLASSIC-82, CLASSIC-182)."""
    lost = [claims.line(ctx, claim) for claim in claims.losing(ctx, seat)]
    return own_panel.losing(ctx, ctx.free(seat, actions.Roll), lost, claims.own(ctx, seat))


def confirmation(ctx: ClassicContext, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text != actions.Roll.__name__:
        return f"{CONFIRM}.{text}" if text in ctx.GRAVE else ""
    return LOSING if ctx.free(seat, actions.Roll) and claims.losing(ctx, seat) else ""


# ---- one step of a half-made press


def half_made(ctx: ClassicContext, seat: Seat, asked: PanelName) -> Found:
    """The next question of a half-made press, with what it would cost and bring; building has panels of its own."""
    if asked.action.name in building.PANELS:
        return building.panel(ctx, seat, building.PANELS[asked.action.name], asked.action)
    if asked.name == COMPOSING:
        return trade_draft.panel(ctx, seat, asked)
    about = (_purse(ctx, seat), debts.own(ctx, seat))
    return wizard_steps.step(ctx, str(asked), about)


def _confirm(ctx: ClassicContext, seat: Seat, asked: PanelName) -> Found:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    if not is_complete(asked.text):
        return half_made(ctx, seat, asked.inner)
    return wizard_steps.confirm(ctx, asked.text, lambda: _consequence(ctx, asked), (actions.Go.__name__,))


def _consequence(ctx: ClassicContext, asked: PanelName) -> tuple[str, ...]:
    """What an action would change: price, cash that remains, each rent before and after; what waits at a space."""
    if found := full(ctx, change(ctx, asked.text)):
        return found
    plot = ctx.plots.get(int(asked.inner.text)) if asked.inner.name == actions.Go.__name__ else None
    return () if plot is None else (ctx.say("panel-there", what=ctx.owner_hint(plot)),)


# ---- deeds


def _deed(ctx: ClassicContext, asked: PanelName) -> Panel:
    """Two menus of all properties, and the deed of the chosen one; for none what the looker has."""
    space = property_menus.named(asked.last, ctx.plots)
    spaces = board(ctx.view.board).deeds
    mine = "" if ctx.seat is None else position_text.own(ctx, ctx.owned(ctx.seat))
    said = ("### " + ctx.say("panel-deeds"), mine) if space is None else position_text.property_(ctx, space)
    menus = (_menu(ctx, spaces[:HALF], space, "?"), _menu(ctx, spaces[HALF:], space, "more.?"))
    return Panel(DEED, said, menus, None if space is None else pictures.deed(ctx, space))


def _menu(ctx: ClassicContext, spaces: Sequence[Space], chosen: Space | None, text: str) -> Menu:
    """Some properties with their owners."""
    choices = property_menus.choices(ctx, spaces, ctx.space_hint, chosen)
    first, last = ctx.space(spaces[0]), ctx.space(spaces[-1])
    return Menu(ctx.opens(DEED, text), ctx.say("panel-side", first=first, last=last), choices)


PRIVATE: dict[str, PrivatePanel[ClassicContext]] = {
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
    # Going to a space of one side of the board is asked once more.
    **dict.fromkeys(
        SIDE_PANELS,
        lambda ctx, seat, asked: _confirm(ctx, seat, PanelName(CONFIRM, f"{actions.Go.__name__}.{asked.text}")),
    ),
    **dict.fromkeys(building.VERBS, lambda ctx, seat, asked: building.panel(ctx, seat, asked.name, asked)),
    **dict.fromkeys((DEAL, COUNTER, *trade_draft.COMPOSED), trade_draft.panel),
}
"""Panels of a seat, by name; deals are put together and answered in one."""
FOR_ANYBODY = {DEED: _deed}
"""Panels that spectators may open too."""
