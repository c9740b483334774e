"""Lessons: how they begin, and what the presses on their private message do. Nothing of them is stored."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.kit.lesson import LEARNER
from bot.present import lessons as panels
from bot.present import registry
from bot.present.control_id import COMPOSE, FORM, NONE, OPEN, PLAY, TABLE, ControlId
from bot.present.controls.legal_action_controls import is_complete
from bot.present.panel_model import Panel
from bot.tables import lessons
from bot.tables.lessons import FIRST_ID, Course
from bot.tables.model import ChannelRef
from cogs import drafts, modals, press_input
from cogs.context import InteractionContext, participant, sentence, with_text_above


async def begin(ctx: InteractionContext, game: str) -> None:
    """Begin a game's lesson, in the place of one that the person has open; without a game ask for one."""
    words = await ctx.words()
    if game in ("", NONE):
        await ctx.show(panels.menu(words))
        return
    if game not in GAMES:
        await ctx.refuse(None, Refusal("unknown-game"))
        return
    interaction, kept = ctx.response.interaction, ctx.parts.lessons
    place = ChannelRef(interaction.guild_id or 0, interaction.channel_id or 0)
    learner = replace(participant(interaction), lang=words.lang)
    course = lessons.begun(GAMES[game], kept.number(), place, learner, ctx.parts.now())
    kept.keep(ctx.person, course)
    await _show(ctx, course)


async def picked(ctx: InteractionContext, press: ControlId) -> None:
    """The button or menu that begins a lesson."""
    await begin(ctx, press.filled(*modals.values(ctx.response.interaction.data)).text)


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """A press on a lesson's message; one of a lesson that is over gets a sentence."""
    found = await drafts.find_draft(ctx.parts.lessons.drafts, ctx.person, press)
    course = ctx.parts.lessons.find(ctx.person, press.table)
    if course is None:
        await ctx.show(panels.gone(await ctx.words()))
    elif isinstance(found, Refusal):
        await _refused(ctx, course, found)
    else:
        await KINDS[press.kind](ctx, course, found)


async def _play(ctx: InteractionContext, course: Course, press: ControlId) -> None:
    """Carry out a whole action; for an incomplete one ask the next question."""
    game = GAMES[course.table.game]
    filled = press_input.played(ctx, course.table, press, lambda: game.legal_actions(course.state, LEARNER))
    if isinstance(filled, Refusal):
        await _refused(ctx, course, filled)
        return
    if not is_complete(filled.text):
        await _show(ctx, course, registry.what(filled))
        return
    action = registry.action_of(course.table, filled)
    done = action if isinstance(action, Refusal) else lessons.played(game, course, action, filled.decision)
    if isinstance(done, Refusal):
        await _refused(ctx, course, done)
    else:
        await _go_on(ctx, done)


async def _form(ctx: InteractionContext, course: Course, press: ControlId) -> None:
    """Open the modal that asks for the missing fields."""
    if (refused := await press_input.ask(ctx, course.table, LEARNER, press, ctx.parts.lessons.drafts)) is not None:
        await _refused(ctx, course, refused)


async def _compose(ctx: InteractionContext, course: Course, press: ControlId) -> None:
    """Change the draft of an action; nothing is played."""
    found = press_input.composing(ctx, course.table, press)
    if isinstance(found, Refusal):
        await _refused(ctx, course, found)
    else:
        await _show(ctx, course, registry.what(found))


async def _open(ctx: InteractionContext, course: Course, press: ControlId) -> None:
    """The lesson's own buttons, and the private panels of its game."""
    if press.wait == panels.QUIT:
        ctx.parts.lessons.end(ctx.person)
        await ctx.show(panels.closing(course, await ctx.words()))
    elif press.wait == panels.NEXT and press.text == str(course.scene):
        await _go_on(ctx, lessons.skipped(GAMES[course.table.game], course))
    elif press.wait in (panels.NEXT, panels.SCENE):
        await _show(ctx, course)
    else:
        filled = press.filled(*modals.values(ctx.response.interaction.data))
        await _show(ctx, course, registry.what(filled))


async def _nothing(ctx: InteractionContext, course: Course, press: ControlId) -> None:
    """A lesson has no table about which anything could be settled."""
    await _show(ctx, course)


KINDS: dict[str, Callable[[InteractionContext, Course, ControlId], Awaitable[None]]] = {
    PLAY: _play,
    FORM: _form,
    COMPOSE: _compose,
    OPEN: _open,
    TABLE: _nothing,
}


async def _go_on(ctx: InteractionContext, course: Course) -> None:
    """Keep the lesson as it is now, and show it; one that is over is forgotten."""
    if course.over:
        ctx.parts.lessons.end(ctx.person)
    else:
        ctx.parts.lessons.keep(ctx.person, course)
    await _show(ctx, course)


async def _show(ctx: InteractionContext, course: Course, what: str = "") -> None:
    """Show the lesson, or the private panel `what` of it."""
    await _shown(ctx, panels.panel(course, await ctx.words(), what))


async def _refused(ctx: InteractionContext, course: Course, refusal: Refusal) -> None:
    """Say why not, above what is possible."""
    words = await ctx.words()
    await _shown(ctx, with_text_above(sentence(course.table, refusal, words), panels.panel(course, words)))


async def _shown(ctx: InteractionContext, panel: Panel) -> None:
    """Each lesson of a person takes the place of the one before; what is remembered of them has one number."""
    await ctx.show(panel, FIRST_ID, ctx.parts.lessons.drafts)
