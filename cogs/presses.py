"""The one router: every button, menu and form, by what its custom_id says, after any restart."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.kit.model import Refusal, Seat, Some
from bot.log import about
from bot.present import menu, presenters, rules
from bot.present.composer import untyped
from bot.present.composition import filled
from bot.present.controls import domain_of, is_open, matching, whole
from bot.present.press import COMPOSE, FORM, NONE, OPEN, PLAY, TABLE, Press, named, parse
from bot.tables.model import PLAYING, Command, Table, Update
from bot.words import words
from cogs import drafts, errors, forms, matters, opening
from cogs.answer import Interaction, Reply
from cogs.parts import Guest, Parts, below, sentence

log = logging.getLogger(__name__)
HEARD = (discord.InteractionType.component, discord.InteractionType.modal_submit)
UNTIMELY = frozenset(
    {"not-now", "not-your-turn", "wrong-phase", "auction-running", "not-your-slide", "question-open", "answer-first"}
)
"""Refusals that a press for a decision of the past gets too, for which it is simply too late."""


class Presses(commands.Cog):
    """Hears the raw interactions. Nothing is awaited before the table's lock, so presses keep their order."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._named: set[tuple[int, str]] = set()
        self._kinds: dict[str, Callable[[Guest, Table, Press], Awaitable[None]]] = {
            PLAY: self._play,
            FORM: self._form,
            OPEN: self._open,
            TABLE: self._matter,
            COMPOSE: self._compose,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Every interaction comes here; slash commands are the tree's."""
        if interaction.type not in HEARD:
            return
        intake = self.parts.intake
        guest = Guest(self.parts, Reply(interaction, intake))
        with intake.carrying():
            await self._answered(guest, taken=intake.open)

    async def _answered(self, guest: Guest, *, taken: bool) -> None:
        """Carry a press out; one that is not taken any more is told why."""
        try:
            await (self._route(guest) if taken else guest.restarting())
        except Exception as error:  # whatever went wrong, the person is told, and the next press is heard
            await errors.answer(guest, error, named(custom_id(guest.reply.interaction)))

    async def _route(self, guest: Guest) -> None:
        press = parse(custom_id(guest.reply.interaction))
        if press is None or forms.overlong(guest.reply.interaction.data):
            await guest.refuse(None, Refusal("forged"))
            return
        if press.kind == OPEN and press.wait == rules.RULES:
            await self._rules(guest, press)
            return
        if press.kind == OPEN and press.wait == menu.PLAY:
            await self._chosen(guest, press)
            return
        table = self.parts.tables.get(press.table) or await self.parts.tables.find(press.table)
        if table is None or not _here(table, guest.reply.interaction):
            await guest.refuse(None, Refusal("no-table"))
            return
        with about(table.id, table.seq, table.seat_of(guest.person)):
            whole_press = (
                press if press.draft is None else await drafts.found(self.parts.tables.store, guest.person, press)
            )
            if isinstance(whole_press, Refusal):
                await guest.refuse(table, whole_press)
            else:
                await self._kinds[press.kind](guest, self.parts.tables.get(table.id) or table, whole_press)

    # ---- the game

    async def _play(self, guest: Guest, table: Table, press: Press) -> None:
        """A whole action goes through the door, a half-made one asks its next question privately."""
        if table.seat_of(guest.person) is None:
            await guest.refuse(table, Refusal("stranger"))
            return
        filled = self._filled(guest, table, press)
        if isinstance(filled, Refusal):
            await guest.refuse(table, filled)
        elif whole(filled.text):
            await self.submit(guest, table, filled)
        else:
            await self._private(guest, table, presenters.what(filled))

    async def submit(self, guest: Guest, table: Table, press: Press) -> None:
        """A whole press goes through the door, and the answer back to the person."""
        action, seat = presenters.action_of(table, press), table.seat_of(guest.person)
        if isinstance(action, Refusal) or seat is None:
            await guest.refuse(table, action if isinstance(action, Refusal) else Refusal("stranger"))
            return
        reply = guest.reply
        command = Command(str(reply.interaction.id), seat, action, press.decision, reply.at)
        answer = await self.parts.tables.submit(table.id, command)
        if isinstance(answer, Refusal):
            now = self.parts.tables.get(table.id) or table
            self.parts.publisher.show(now)  # whoever pressed saw something old, perhaps because showing had failed
            await guest.refuse(now, self._explained(now, seat, press, answer))
            return
        await self._accepted(guest, answer)

    def _explained(self, table: Table, seat: Seat, press: Press, refusal: Refusal) -> Refusal:
        """A press that answers a decision may be too late for it, or another person's."""
        if refusal.code not in UNTIMELY or press.decision is None or table.phase != PLAYING:
            return refusal
        waits = {wait.id: wait for wait in self.parts.tables.game(table).waits(table.state)}
        if press.decision not in waits:
            return Refusal("too-late")
        awaited = seat in waits[press.decision].seats or refusal.code not in ("not-now", "wrong-phase")
        return refusal if awaited else Refusal("not-your-turn")

    async def _accepted(self, guest: Guest, update: Update) -> None:
        """On a public message the publisher answers, anywhere else the person reads what was done."""
        if guest.reply.message is None:
            await guest.done(update.table, update.told)
        else:
            self.parts.publisher.answer(update.table, guest.reply)
        await self._hindered(guest, update.table)

    async def _hindered(self, guest: Guest, table: Table) -> None:
        """If a permission is missing to show the table, the first who presses reads which; it may be back by now."""
        missing = self.parts.publisher.trouble(table.id)
        if not missing:
            self._named = {each for each in self._named if each[0] != table.id}
        elif getattr(guest.reply.interaction.app_permissions, missing):
            self.parts.publisher.show(table)
        elif (table.id, missing) not in self._named:
            self._named.add((table.id, missing))
            await guest.reply.later()
            await guest.lack(missing)

    def _filled(self, guest: Guest, table: Table, press: Press) -> Press | Refusal:
        """The press with what was chosen or typed in the place of its `?`."""
        given = forms.values(guest.reply.interaction.data)
        if not given:
            return press
        if guest.reply.interaction.type is discord.InteractionType.modal_submit:
            return presenters.submitted(table, press, given, words(guest.guess))
        return press.filled("+" + "+".join(given)) if self._several(guest, table, press) else press.filled(*given)

    def _several(self, guest: Guest, table: Table, press: Press) -> bool:
        """Whether the first open field of a press takes several values at once."""
        seat = table.seat_of(guest.person)
        if seat is None or table.phase != PLAYING or whole(press.text):
            return False
        found = matching(self.parts.tables.game(table).offers(table.state, seat), press.decision, press.text)
        at = next(at for at, part in enumerate(press.text.split(".")[1:]) if is_open(part))
        return bool(found) and isinstance(domain_of(found, at), Some)

    async def _form(self, guest: Guest, table: Table, press: Press) -> None:
        """Open the form that asks for what is missing."""
        seat = table.seat_of(guest.person)
        asked = presenters.form(table, seat, press, await guest.words())
        if seat is None:
            await guest.refuse(table, Refusal("stranger"))
        elif isinstance(asked, Refusal):
            await guest.refuse(table, asked)
        elif not await guest.ask(asked):
            await guest.say("error-slow")

    async def _compose(self, guest: Guest, table: Table, press: Press) -> None:
        """Put something into an action that is being composed, or take it out; nothing is played."""
        interaction = guest.reply.interaction
        given = forms.values(interaction.data)
        if interaction.type is not discord.InteractionType.modal_submit:
            text = filled(press.text, given) if forms.chose(interaction.data) else press.text
            await self._private(guest, table, presenters.what(replace(press, text=text)))
            return
        typed = presenters.submitted(table, press, given, words(guest.guess))
        if not isinstance(typed, Refusal):
            await self._private(guest, table, presenters.what(typed))
            return
        spoken, before = await guest.words(), presenters.what(replace(press, text=untyped(press.text)))
        panel = presenters.private(table, table.seat_of(guest.person), before, spoken)
        await guest.show(below(sentence(table, typed, spoken), panel))

    # ---- panels and table matters

    async def _open(self, guest: Guest, table: Table, press: Press) -> None:
        """Open a private panel, or the next page of one."""
        await self._private(guest, table, presenters.what(press.filled(*forms.values(guest.reply.interaction.data))))

    async def _rules(self, guest: Guest, press: Press) -> None:
        """The rules need no table: they are read anywhere."""
        game, _, named = press.filled(*forms.values(guest.reply.interaction.data)).text.rpartition(".")
        table = self.parts.tables.get(press.table)
        game = game or (table.game if table else next(iter(GAMES)))
        if game not in GAMES:
            await guest.refuse(None, Refusal("forged"))
            return
        await guest.show(rules.panel(press.table, game, named.removeprefix(NONE), await guest.words()))

    async def _chosen(self, guest: Guest, press: Press) -> None:
        """A game was chosen in the menu of all games; there is no table yet."""
        wish = opening.wished(guest.reply.interaction, press)
        if wish is None or guest.reply.interaction.guild_id is None:
            await guest.refuse(None, Refusal("forged"))
        else:
            await opening.opened(guest, wish)

    async def _private(self, guest: Guest, table: Table, what: str) -> None:
        panel = presenters.private(table, table.seat_of(guest.person), what, await guest.words())
        await guest.show(panel)

    async def _matter(self, guest: Guest, table: Table, press: Press) -> None:
        """A table matter; its answer goes where it was pressed."""
        tables, interaction = self.parts.tables, guest.reply.interaction
        text = press.filled(*forms.values(interaction.data)).text
        answer = await matters.settle(tables, table, interaction, text)
        now = tables.get(table.id) or table
        if isinstance(answer, Refusal):
            await self._unsettled(guest, now, text, answer)
        elif guest.reply.message is not None:
            self.parts.publisher.answer(now, guest.reply)
        else:
            await self._private(guest, now, matters.panel_of(text))

    async def _unsettled(self, guest: Guest, table: Table, text: str, refusal: Refusal) -> None:
        """Why a matter is not settled; a private panel is shown again with it."""
        guest.reply.interaction.extras["refused"] = refusal.code
        if not guest.reply.private:
            await guest.refuse(table, refusal)
            return
        spoken = await guest.words()
        panel = presenters.private(table, table.seat_of(guest.person), matters.panel_of(text), spoken)
        await guest.show(below(sentence(table, refusal, spoken), panel))


def custom_id(interaction: Interaction) -> str:
    """What was pressed or filled in."""
    data: Any = interaction.data
    return str(data.get("custom_id", "")) if isinstance(data, dict) else ""


def _here(table: Table, interaction: Interaction) -> bool:
    """Whether a press comes from the table's own server; anything else is forged."""
    return interaction.guild_id == table.place.guild


async def setup(bot: commands.Bot) -> None:
    """Load the router."""
    await bot.add_cog(Presses(bot.parts))  # type: ignore[attr-defined]
