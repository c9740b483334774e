"""The game of the day: its panel, and what the presses on a person's private game do."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import LegalAction, Refusal
from bot.present import daily as panels
from bot.present import private_game, registry
from bot.present.control_id import COMPOSE, FORM, NONE, OPEN, PLAY, TABLE, ControlId
from bot.present.controls.legal_action_controls import is_complete
from bot.present.panels import turns
from bot.tables.daily.daily_game import PERSON, DailyGame
from bot.tables.daily.daily_service import GONE, OVER, STRANGER
from bot.tables.model import ChannelRef
from cogs import drafts, modals, press_input
from cogs.context import InteractionContext, participant, sentence, with_text_above

ENDED = frozenset({OVER, GONE, STRANGER})
"""Refusals after which there is no game to be shown."""


async def show(ctx: InteractionContext) -> None:
    """The panel of the day."""
    service, guild = ctx.parts.daily, ctx.response.interaction.guild_id or 0
    day = await service.today()
    before = await service.before(day)
    shown = panels.Overview(
        day,
        ctx.person,
        await service.own(day, ctx.person),
        await service.results(day, guild),
        before,
        () if before is None else await service.results(before, guild),
    )
    await ctx.show(panels.overview(shown, await ctx.words()))


async def opened(ctx: InteractionContext, press: ControlId) -> None:
    """The panel of the day, or its button that begins the game; what was never offered gets a sentence."""
    verb, _, number = press.text.partition(".")
    if press.text == NONE:
        await show(ctx)
    elif verb == panels.BEGIN and number.isascii() and number.isdecimal() and len(number) < 7:
        await _begin(ctx, int(number))
    else:
        await ctx.refuse(None, Refusal("forged"))


async def _begin(ctx: InteractionContext, number: int) -> None:
    interaction, words = ctx.response.interaction, await ctx.words()
    place = ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)
    found = await ctx.parts.daily.begin(replace(participant(interaction), lang=words.lang), place, number)
    await (_refused(ctx, None, found) if isinstance(found, Refusal) else _show(ctx, found))


# ---- one's own game


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """A press on a game: of somebody else's, or of a day that is over, it gets a sentence."""
    own = await ctx.parts.daily.find(press.table, ctx.person)
    found = await drafts.find_draft(ctx.parts.daily_drafts, ctx.person, press)
    if isinstance(own, Refusal):
        await _refused(ctx, None, own)
    elif isinstance(found, Refusal):
        await _refused(ctx, own, found)
    elif own.over:
        await _show(ctx, own)
    else:
        await KINDS[press.kind](ctx, own, found)


async def _play(ctx: InteractionContext, own: DailyGame, press: ControlId) -> None:
    """Carry out a whole action; for an incomplete one ask the next question."""
    filled = press_input.played(ctx, own.table, press, lambda: _able(own))
    if isinstance(filled, Refusal):
        await _refused(ctx, own, filled)
        return
    if not is_complete(filled.text):
        await _show(ctx, own, registry.what(filled))
        return
    action = registry.action_of(own.table, filled)
    done: DailyGame | Refusal = action
    if not isinstance(action, Refusal):
        guild = ctx.response.interaction.guild_id or 0
        done = await ctx.parts.daily.play(own.table.id, ctx.person, (action, filled.decision), guild)
    await (_refused(ctx, own, done) if isinstance(done, Refusal) else _show(ctx, done))


def _able(own: DailyGame) -> list[LegalAction]:
    return GAMES[own.table.game].legal_actions(own.table.state, PERSON)


async def _form(ctx: InteractionContext, own: DailyGame, press: ControlId) -> None:
    """Open the modal that asks for the missing fields."""
    if (refused := await press_input.ask(ctx, own.table, PERSON, press, ctx.parts.daily_drafts)) is not None:
        await _refused(ctx, own, refused)


async def _compose(ctx: InteractionContext, own: DailyGame, press: ControlId) -> None:
    """Change the draft of an action; nothing is played."""
    found = press_input.composing(ctx, own.table, press)
    if isinstance(found, Refusal):
        await _refused(ctx, own, found)
    else:
        await _show(ctx, own, registry.what(found))


async def _open(ctx: InteractionContext, own: DailyGame, press: ControlId) -> None:
    """The private panels of the game; those that only tables in channels have lead to the game."""
    filled = press.filled(*modals.values(ctx.response.interaction.data))
    shown = private_game.has(press) or press.wait == turns.LOG
    await _show(ctx, own, registry.what(filled) if shown and press.wait != panels.GAME else "")


async def _nothing(ctx: InteractionContext, own: DailyGame, press: ControlId) -> None:
    """There is no table about which anything could be settled."""
    await _show(ctx, own)


KINDS: dict[str, Callable[[InteractionContext, DailyGame, ControlId], Awaitable[None]]] = {
    PLAY: _play,
    FORM: _form,
    COMPOSE: _compose,
    OPEN: _open,
    TABLE: _nothing,
}


async def _show(ctx: InteractionContext, own: DailyGame, what: str = "", said: str = "") -> None:
    """Show a game, or the private panel `what` of it, below a line of text."""
    panel = panels.panel(own, await ctx.parts.daily.told(own), await ctx.words(), what)
    await ctx.show(with_text_above(said, panel), own.table.id, ctx.parts.daily_drafts)


async def _refused(ctx: InteractionContext, own: DailyGame | None, refusal: Refusal) -> None:
    """Say why not, above the game as it is now; where there is none any more, with the way to the panel of the day."""
    words = await ctx.words()
    ctx.response.interaction.extras["refused"] = refusal.code
    now = None if own is None or refusal.code in ENDED else await ctx.parts.daily.find(own.table.id, ctx.person)
    if now is None or isinstance(now, Refusal):
        await ctx.show(panels.sentence(sentence(None, refusal, words), words))
    else:
        await _show(ctx, now, said=sentence(now.table, refusal, words))
