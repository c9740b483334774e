"""Choosing whom one never wants to sit with, in a panel or by a command. Nobody else ever learns of it."""

from collections.abc import Collection, Sequence

from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panel_model import Button
from bot.present.panels import blocks as panels
from bot.present.panels import settings
from cogs import modals
from cogs.context import InteractionContext

LARGEST = 2**63
"""No id of a person is larger."""


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Open the panel, or block those who were chosen and nobody else."""
    values = modals.values(ctx.response.interaction.data)
    fit = all(each.isascii() and each.isdecimal() and int(each) < LARGEST for each in values)
    if press.text == NONE:
        await show(ctx)
    elif press.text == panels.CHOSEN and fit and len(values) <= panels.MOST:
        await _save(ctx, [int(each) for each in values])
    else:
        await ctx.refuse(None, Refusal("forged"))


async def block(ctx: InteractionContext, person: int) -> None:
    """Block one person more, if there is room."""
    before = await ctx.parts.store.blocks.of(ctx.person)
    if person not in before and len(before) >= panels.MOST:
        await show(ctx, [(await ctx.words()).say("blocks-full", most=panels.MOST)])
    else:
        await _save(ctx, {*before, person})


async def _save(ctx: InteractionContext, people: Collection[int]) -> None:
    await ctx.parts.store.blocks.save(ctx.person, people)
    await show(ctx, [(await ctx.words()).say("settings-saved")])


async def show(ctx: InteractionContext, said: Sequence[str] = ()) -> None:
    """Show whom the person has blocked."""
    words = await ctx.words()
    back = Button(words.say("settings-person"), settings.opens(settings.PERSON))
    await ctx.show(panels.panel(await ctx.parts.store.blocks.of(ctx.person), words, said, back))
