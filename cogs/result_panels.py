"""What is answered about finished games: a person's page, two people beside each other, the best ten of a server."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator
from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panels import results
from bot.tables.model import ON
from bot.tables.ratings.result import SeatResult
from bot.tables.storage.database import StoreError
from cogs import modals
from cogs.context import InteractionContext, participant

LARGEST = 2**63 - 1
"""A person's id at most, as the database keeps it."""


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Open the panel that a press asks for; what was never offered gets a sentence."""
    text = press.filled(*modals.values(ctx.response.interaction.data)).text
    first, _, second = text.partition(".")
    if press.wait == results.RANKING and text in GAMES:
        await show_ranking(ctx, text)
    elif press.wait == results.OWN and _person(first) and second in (*GAMES, NONE):
        await show_page(ctx, int(first), "" if second == NONE else second)
    elif press.wait == results.VERSUS and _person(first) and _person(second):
        await show_versus(ctx, int(first), int(second))
    else:
        await ctx.refuse(None, Refusal("forged"))


def _person(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST)) and int(text) <= LARGEST


async def show_ranking(ctx: InteractionContext, game: str) -> None:
    """The best ten of this server in a game."""
    standings = await ctx.parts.store.results.standings(_guild(ctx), game)
    await ctx.show(results.ranking(game, standings, ctx.person, await ctx.words()))


async def show_page(ctx: InteractionContext, person: int, game: str = "") -> None:
    """A person's page, of all games or of one."""
    if person == ctx.person and (await ctx.parts.store.settings.person(person)).results != ON:
        await ctx.say("stats-off")
        return
    words = await ctx.words()
    await ctx.show(results.page(await _page(ctx, person, game, words), words))


async def show_versus(ctx: InteractionContext, one: int, other: int) -> None:
    """How two people stand to each other."""
    words = await ctx.words()
    await ctx.show(results.versus(await _page(ctx, one, "", words), other, words))


async def _page(ctx: InteractionContext, person: int, game: str, words: Translator) -> results.Page:
    """What is known of a person on this server."""
    found, guild = ctx.parts.store.results, _guild(ctx)
    played = await found.of_person(guild, person)
    games = {one.game for one in played if one.game in GAMES}
    name = played[0].name if played else participant(ctx.response.interaction).name if person == ctx.person else "?"
    return results.Page(
        person,
        name,
        played,
        await found.beside(guild, person),
        {each: await found.standings(guild, each) for each in games},
        game,
        await _deals(ctx, [one for one in played if one.game == game], words),
    )


async def _deals(ctx: InteractionContext, played: Sequence[SeatResult], words: Translator) -> tuple[results.Deal, ...]:
    """The best and the worst deal of a person in a game; only one where there was one."""
    dealt = [one for one in played if one.best is not None and one.worst is not None]
    if not dealt:
        return ()
    best = max(dealt, key=lambda one: one.best or 0)
    worst = min(dealt, key=lambda one: one.worst or 0)
    found = [(best, best.best or 0, best.best_step or 0), (worst, worst.worst or 0, worst.worst_step or 0)]
    same = (best.tab, best.best_step) == (worst.tab, worst.worst_step)
    return tuple(
        [results.Deal(gain, await _told(ctx, one, step, words)) for one, gain, step in found[: 1 if same else 2]]
    )


async def _told(ctx: InteractionContext, one: SeatResult, step: int, words: Translator) -> str:
    """The sentence of a deal, with the names of those who take part; empty where it cannot be read any more."""
    store = ctx.parts.store
    try:
        table, record = await store.tables.load(one.tab), await store.history.record(one.tab, step)
        seats = await store.results.of_table(one.tab)
    except (StoreError, ValueError):
        return ""
    deals = GAMES[one.game].deals
    if table is None or record is None or deals is None:
        return ""
    made = [each for each in record.told if each.only is None and isinstance(each.event, deals.made)]
    names = [each.name or words.say("stats-somebody") for each in seats]
    spoken = on_board(words, table.board, table.lang)
    return " ".join(results.told(spoken, one.game, each, names) for each in made)


def _guild(ctx: InteractionContext) -> int:
    return ctx.response.interaction.guild_id or 0
