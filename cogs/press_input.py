"""What a press becomes with what was chosen in its menu or typed into its form."""

from collections.abc import Callable, Sequence

import discord
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.kit.contract import LegalAction, Refusal, Seat, Subset
from bot.present import registry
from bot.present.control_id import ControlId
from bot.present.controls.draft import filled as composed
from bot.present.controls.field_domain import domain_of
from bot.present.controls.legal_action_controls import is_complete, is_open, matching
from bot.tables.model import Table
from cogs import modals
from cogs.context import InteractionContext
from cogs.drafts import DraftRepository


def played(
    ctx: InteractionContext, table: Table, press: ControlId, able: Callable[[], Sequence[LegalAction]]
) -> ControlId | Refusal:
    """A press that plays, with the values in the place of its `?`; `able`: what its person may do now."""
    given = modals.values(ctx.response.interaction.data)
    if not given:
        return press
    if ctx.response.interaction.type is discord.InteractionType.modal_submit:
        return registry.submitted(table, press, given, translator_for(ctx.guess))
    return press.filled("+" + "+".join(given)) if _takes_several(press, able()) else press.filled(*given)


def _takes_several(press: ControlId, able: Sequence[LegalAction]) -> bool:
    """Whether the first open field of a press takes several values at once."""
    if not able or is_complete(press.text):
        return False
    found = matching(able, press.decision, press.text)
    at = next((at for at, part in enumerate(press.fields) if is_open(part)), None)
    return bool(found) and at is not None and isinstance(domain_of(found, at), Subset)


async def ask(
    ctx: InteractionContext, table: Table, seat: Seat | None, press: ControlId, kept: DraftRepository | None = None
) -> Refusal | None:
    """Open the modal that asks for a press's missing fields; why there is none. `kept`: where its drafts are."""
    form = registry.form(table, seat, press, await ctx.words())
    if isinstance(form, Refusal):
        return form
    if not await ctx.ask(form, kept):
        await ctx.say("error-slow")
    return None


def composing(ctx: InteractionContext, table: Table, press: ControlId) -> ControlId | Refusal:
    """A press that changes a draft, with the values put in."""
    interaction = ctx.response.interaction
    given = modals.values(interaction.data)
    if interaction.type is discord.InteractionType.modal_submit:
        return registry.submitted(table, press, given, translator_for(ctx.guess))
    return replace(press, text=composed(press.text, given)) if modals.chose(interaction.data) else press
