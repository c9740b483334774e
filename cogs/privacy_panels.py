"""Showing, exporting and deleting what is kept about a person: only whoever presses sees, gets and deletes their own."""

from datetime import UTC, datetime

from bot.kit.contract import Refusal
from bot.present import dates
from bot.present.control_id import NONE, ControlId
from bot.present.panel_model import Panel
from bot.present.panels import privacy as panels
from bot.present.publishing.chat_port import AttachedFile, OutgoingMessage
from bot.tables.privacy import export, person_data
from cogs.context import ANSWER, InteractionContext

NAME = "quartier"
LARGEST = 8 * 1024 * 1024
"""Bytes of a file that is sent as it is; Discord takes ten million."""


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Carry out a press of the panel, which nobody else sees; any other is forged."""
    if not ctx.response.private or press.table:
        await ctx.refuse(None, Refusal("forged"))
    elif press.text == NONE:
        await show(ctx)
    elif press.text == panels.EXPORT:
        await _export(ctx)
    elif press.text == panels.ASK:
        await _ask(ctx)
    elif press.text == panels.DELETE:
        await _delete(ctx)
    else:
        await ctx.refuse(None, Refusal("forged"))


async def show(ctx: InteractionContext, said: str = "") -> None:
    """What is kept about this person."""
    found = await person_data.read(ctx.parts.store, ctx.person)
    await ctx.show(panels.panel(found, await ctx.words(), said))


async def _ask(ctx: InteractionContext) -> None:
    found = await person_data.read(ctx.parts.store, ctx.person)
    words = await ctx.words()
    await ctx.show(panels.panel(found, words) if found.empty else panels.question(found, words))


async def _export(ctx: InteractionContext) -> None:
    """Send the files beside the panel."""
    words, now = await ctx.words(), ctx.parts.now()
    found = await person_data.read(ctx.parts.store, ctx.person)
    made = export.packed(await export.document(ctx.parts.store, found, now), NAME, LARGEST)
    text = panels.text(found, words, dates.said(datetime.fromtimestamp(now, UTC).date(), words))
    files = (AttachedFile(made.name, made.data), AttachedFile(f"{NAME}.txt", text.encode()))
    await ctx.response.send(OutgoingMessage(Panel(ANSWER, (words.say("privacy-exported"),)), files=files))


async def _delete(ctx: InteractionContext) -> None:
    """Delete everything; an error is told by the handler of errors, and then nothing was deleted."""
    words = await ctx.words()
    await ctx.parts.privacy.forgetting.forget(ctx.person)
    await ctx.show(Panel(panels.PRIVACY, (words.say("privacy-deleted"),)))
