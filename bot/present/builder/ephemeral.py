"""Builder's private panels: what a seat may do, half-made presses, raising money, deeds, the island, confirmations."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.builder import actions, data
from bot.games.builder.view import BuilderView, TradeView
from bot.kit.contract import Action, LegalAction, Seat
from bot.kit.engine import read
from bot.present.builder import building, chip_limit, chip_text, claims, pictures, position_text, trade_draft
from bot.present.builder.decision_controls import (
    CONFIRM,
    DEED,
    EXCHANGE,
    ISLAND,
    KEEPING,
    ending,
    keeping,
)
from bot.present.builder.table_view import GAME, GRAVE, SURE, BuilderTableView
from bot.present.builder.trade_messages import changes, contents
from bot.present.control_id import PLAY, written
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.decision_buttons import LOSING, RAISE, throw
from bot.present.controls.legal_action_controls import buttons, is_complete, rows
from bot.present.panel_model import BAD, Button, Menu, Panel
from bot.present.panel_name import PanelName
from bot.present.panels import debts, own_panel, trades, turns
from bot.present.panels.claims import CLAIM
from bot.present.panels.trades import back
from bot.present.presenter import Found, PrivatePanel

MONEY = (actions.Mortgage, actions.Propose, actions.GoBankrupt)
"""What brings money, and giving up where nothing does."""
ELSEWHERE = (*trade_draft.ANSWERED, actions.Ask, actions.Waive)
"""Verbs with buttons of their own."""


# ---- what I may do


def mine(table_view: BuilderTableView, seat: Seat, first: str = "") -> Panel:
    """All that this seat may do now, what is greyed and why; the picture of what it has, in words too."""
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action not in ELSEWHERE]
    made = [
        *claims.own(table_view, seat),
        *trades.own(table_view, table_view.view.deals, seat),
        *_verbs(table_view, seat, legal_actions),
    ]
    asked, picture = turns.waiting(table_view, seat, (CLAIM, trades.DEAL)), pictures.mine(table_view, seat)
    return own_panel.mine(table_view, first, asked, _about(table_view, seat), legal_actions, made, picture)


def _about(table_view: BuilderTableView, seat: Seat) -> tuple[str, str, str]:
    """What a seat has, its debt and its properties."""
    purse, own = position_text.purse(table_view, table_view.view.seats[seat]), table_view.owned(seat)
    return purse, _debt(table_view, seat), position_text.own(table_view, own)


def _verbs(table_view: BuilderTableView, seat: Seat, legal_actions: Sequence[LegalAction]) -> list[Button]:
    """A button for each verb; rolls and ends that lose something, and grave verbs, ask for confirmation."""
    free = {
        legal_action.action.__name__: legal_action for legal_action in legal_actions if legal_action.blocked is None
    }
    made = []
    for button in buttons(table_view.context, legal_actions):
        verb = PanelName.parse(written(button.press).text).name
        if verb == actions.Roll.__name__ and verb in free:
            made.append(throw(table_view, free[verb], losing=bool(claims.losing(table_view, seat))))
        elif verb == actions.EndTurn.__name__:
            made.append(ending(table_view, free[verb], seat))
        elif verb == actions.Exchange.__name__:
            made.append(Button(button.label, table_view.opens(EXCHANGE), button.style))
        else:
            made.append(own_panel.asked_again(table_view, button, GRAVE))
    return made


def _debt(table_view: BuilderTableView, seat: Seat) -> str:
    """What is owed, what is there, what is missing, what can be raised (BUILDER-128, BUILDER-129)."""
    return debts.own(table_view, table_view.view.debt, seat, table_view.view.seats[seat].cash)


# ---- raising money; what a roll or the end of the turn would lose


def _raise(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Panel:
    """All that brings money: rents, mortgages, trades; giving up (BUILDER-128, BUILDER-129)."""
    legal_actions = [legal_action for legal_action in table_view.may(seat) if legal_action.action in MONEY]
    made = [*claims.own(table_view, seat), *_verbs(table_view, seat, legal_actions)]
    return own_panel.raising(table_view, _about(table_view, seat), legal_actions, made)


def _losing(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """Ask for the rent, or roll and give it up (BUILDER-70)."""
    lost = [claims.line(table_view, claim) for claim in claims.losing(table_view, seat)]
    return own_panel.losing(table_view, _free(table_view, seat, actions.Roll), lost, claims.own(table_view, seat))


def _keeping(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Panel | None:
    """More than six chips are not kept: exchange or build, or end the turn all the same (BUILDER-20)."""
    legal_action, over = _free(table_view, seat, actions.EndTurn), keeping(table_view, seat)
    if legal_action is None or not over:
        return None
    ended = table_view.context.press(PLAY, legal_action.wait, actions.EndTurn.__name__)
    others = [each for each in table_view.may(seat) if each.action in (actions.Exchange, *building.VERBS.values())]
    made = _verbs(table_view, seat, [each for each in others if each.blocked is None])
    said = ("### " + table_view.words.action(GAME, actions.EndTurn), chip_limit.have(table_view, seat))
    why = table_view.say("panel-keeping", count=over)
    return Panel(
        CONFIRM, (*said, why), rows([*made, Button(table_view.say("panel-end-anyway"), ended, BAD), back(table_view)])
    )


def _free(table_view: BuilderTableView, seat: Seat, verb: type[Action]) -> LegalAction | None:
    return next((each for each in table_view.may(seat) if each.action is verb and each.blocked is None), None)


def confirmation(table_view: BuilderTableView, seat: Seat, text: str) -> str:
    """The panel to show before a whole action that was typed; empty where it is carried out at once."""
    if text in GRAVE:
        return f"{CONFIRM}.{text}"
    if text == actions.Roll.__name__ and _free(table_view, seat, actions.Roll) and claims.losing(table_view, seat):
        return LOSING
    if text == actions.EndTurn.__name__ and _free(table_view, seat, actions.EndTurn) and keeping(table_view, seat):
        return KEEPING
    built = PanelName.parse(text).name == actions.Penthouse.__name__
    return text if built and _free(table_view, seat, actions.Penthouse) else ""


# ---- one step of a half-made press


def half_made(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Found:
    """The next question of an action, composed or half made; those about chips and offers have panels of their own."""
    if asked.action.name in COMPOSED:
        return COMPOSED[asked.action.name](table_view, seat, asked.action)
    about = (position_text.purse(table_view, table_view.view.seats[seat]), _debt(table_view, seat))
    return wizard_steps.step(table_view, str(asked.action), about)


def _confirm(table_view: BuilderTableView, seat: Seat, asked: PanelName) -> Found:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    text = asked.text
    if not is_complete(text):
        return half_made(table_view, seat, asked.inner)
    return wizard_steps.confirm(table_view, text, SURE, GRAVE, lambda: _consequence(table_view, seat, text))


def _consequence(table_view: BuilderTableView, seat: Seat, text: str) -> tuple[str, ...]:
    """What an action would change: what is swapped, the cash that remains, each rent before and after."""
    then, action = table_view.after_text(text), read(GAMES[GAME], text)
    if then is None:
        return ()
    if isinstance(action, actions.Swap):
        return _swapped(table_view, seat, action)
    before, after = table_view.view.seats[seat].cash, then.seats[seat].cash
    said = []
    if before != after:
        key = "panel-price" if after < before else "panel-gain"
        said.append(table_view.say(key, amount=table_view.cash(abs(before - after)), left=table_view.cash(after)))
    if isinstance(action, actions.Mortgage):
        said.append(table_view.say("panel-mortgaged"))
    return (*said, *_rents(table_view, then))


def _swapped(table_view: BuilderTableView, seat: Seat, action: actions.Swap) -> tuple[str, ...]:
    """Both properties, and the colours that they complete or break."""
    partner = table_view.deeds[action.other].owner
    if partner is None:
        return ()
    swap = TradeView(0, seat, partner, (action.own,), 0, (action.other,), 0)
    return (*contents(table_view, swap), *changes(table_view, swap))


def _rents(table_view: BuilderTableView, then: BuilderView) -> list[str]:
    """Each rent that changes."""
    return [
        "- "
        + table_view.say(
            "panel-rent-change",
            space=table_view.space(new.space),
            before=table_view.cash(old.rent),
            after=table_view.cash(new.rent),
        )
        for old, new in zip(table_view.view.deeds, then.deeds, strict=True)
        if old.rent != new.rent
    ]


# ---- deeds and the island


def _deed(table_view: BuilderTableView, asked: PanelName) -> Panel:
    """One menu of all properties, and the deed of the chosen one."""
    space = property_menus.named(asked.text, data.TITLES)
    choices = property_menus.choices(
        table_view, list(table_view.deeds), lambda each: table_view.owner_hint(table_view.deeds[each]), space
    )
    said = (
        ("### " + table_view.say("panel-deeds").rstrip("…"),)
        if space is None
        else position_text.property_(table_view, space)
    )
    menu = Menu(table_view.opens(DEED, "?"), table_view.say("panel-which-deed"), choices)
    return Panel(DEED, said, (menu,), None if space is None else pictures.deed(table_view, space))


def _island(table_view: BuilderTableView, asked: PanelName) -> Panel:
    """The map alone, large, the two bonus cards, and the bank's chips."""
    stock = table_view.say("panel-bank", chips=chip_text.pile(table_view, table_view.view.bank))
    said = ("### " + table_view.say("panel-island").rstrip("…"), position_text.purses(table_view), "-# " + stock)
    return Panel(ISLAND, said, picture=pictures.island(table_view), more=(pictures.bonus(table_view),))


COMPOSED: dict[str, PrivatePanel[BuilderTableView]] = {
    **dict.fromkeys(building.VERBS, building.panel),
    "Drop": chip_limit.drop,
    "Park": chip_limit.park,
    "Exchange": chip_limit.exchange,
    trade_draft.PROPOSE: trade_draft.panel,
}
"""Panels in which chips are chosen or an offer is put together, by the verb that they end in."""
PRIVATE: dict[str, PrivatePanel[BuilderTableView]] = {
    CONFIRM: _confirm,
    RAISE: _raise,
    LOSING: _losing,
    KEEPING: _keeping,
    EXCHANGE: chip_limit.exchange,
    trades.DEAL: trade_draft.panel,
    trades.COUNTER: trade_draft.panel,
}
"""Panels of a seat, by name."""
FOR_ANYBODY = {DEED: _deed, ISLAND: _island}
"""Panels that spectators may open too."""
