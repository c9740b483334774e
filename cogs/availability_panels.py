"""How one is called, one's quiet hours and leaves: chosen in panels, by forms or by typing."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.i18n.translator import Translator
from bot.kit.contract import Refusal
from bot.present import dates
from bot.present.control_id import ControlId
from bot.present.panel_model import Button
from bot.present.panels import availability as panels
from bot.present.panels import lobby, settings, table_status
from bot.present.panels.availability import AS_EVERYWHERE, Clock
from bot.tables.availability import leave, time_zones
from bot.tables.availability.availability_service import AvailabilityService
from bot.tables.model import DIRECT, MENTION, NOTICES, OFF, ON, Person
from cogs import modals
from cogs.context import InteractionContext, Services
from cogs.interaction_response import Interaction

LONGEST_QUIET = 12 * 60
"""Minutes of quiet hours at most: no slow time ends in them."""
TABLES = 50
"""Tables for which somebody may have a way of their own; of more the oldest go."""
MINUTES = 24 * 60
NONE_CHOSEN, NEVER_QUIET = (0, 0), (MINUTES, MINUTES)
"""What is stored for who has not chosen quiet hours, and for who has chosen none."""
FORMER = {"on": {"notices": MENTION}, "direct": {"notices": DIRECT}, "off": {"reminders": OFF}}
"""What the menu of reminders meant that stood among a person's settings."""
_HOURS = re.compile(r"(\d{1,2})\D{0,3}?(?:[:h ]+(\d{2}))?\D+?(\d{1,2})(?:[:h ]+(\d{2}))?\D*", re.ASCII)


async def notices_pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Carry out a choice in the panel of notices, or open it."""
    key, typed = press.verb, modals.values(ctx.response.interaction.data)
    if press.table:
        await _at_table(ctx, press, typed)
    elif press.text == panels.ZONE:
        await _ask(
            ctx, panels.zone_form(clock_of(ctx.parts, ctx.response.interaction, await person(ctx)), await ctx.words())
        )
    elif key == panels.ZONE and typed:
        await show_notices(ctx, zone=typed[0])
    elif key == panels.MARKS:
        await show_notices(ctx, panels.switched(typed))
    elif key == panels.FORMER_MARKS:
        await show_notices(ctx, panels.switched(typed, panels.FORMER_SWITCHES))
    elif key == panels.WAY and typed and typed[0] in NOTICES:
        await show_notices(ctx, {"notices": typed[0]})
    elif key == panels.QUIET and typed:
        await show_notices(ctx, quiet=typed[0])
    elif press.text == "-":
        await show_notices(ctx)
    else:
        await ctx.refuse(None, Refusal("forged"))


async def former(ctx: InteractionContext, text: str) -> None:
    """A choice in the menu of reminders of an older panel."""
    changed = FORMER.get(text.partition(".")[2])
    await (ctx.refuse(None, Refusal("forged")) if changed is None else show_notices(ctx, changed))


async def _at_table(ctx: InteractionContext, press: ControlId, typed: Sequence[str]) -> None:
    """One table's own way."""
    table = ctx.parts.tables.get(press.table)
    if table is None or table.seat_of(ctx.person) is None:
        await ctx.refuse(None, Refusal("no-table"))
        return
    words, said = await ctx.words(), list[str]()
    if typed and press.verb == panels.WAY:
        said = [await choose_for_table(ctx, table.id, typed[0])]
    back = Button(words.say("back"), lobby.opens(table, table_status.TABLE_PANEL))
    await ctx.show(panels.at_table(table, await person(ctx), words, said, back), table.id)


async def choose_for_table(ctx: InteractionContext, table: int, way: str) -> str:
    """Save how a person is called at one table; what to say of it."""
    before, words = await person(ctx), await ctx.words()
    if way not in (AS_EVERYWHERE, *NOTICES):
        return words.refusal(None, Refusal("forged"))
    others = {key: value for key, value in before.by_table.items() if key != str(table)}
    chosen = others if way == AS_EVERYWHERE else others | {str(table): way}
    kept = dict(list(chosen.items())[-TABLES:])
    await ctx.parts.store.settings.save_person(before, replace(before, by_table=kept))
    return words.say("settings-saved")


async def show_notices(
    ctx: InteractionContext,
    changed: Mapping[str, Any] | None = None,
    *,
    zone: str | None = None,
    quiet: str | None = None,
    said: Sequence[str] = (),
) -> None:
    """Save what is chosen, and show all of it; what cannot be read changes nothing, and is told in a sentence."""
    words, before = await ctx.words(), await person(ctx)
    values, faults = dict(changed or {}), list(said)
    if zone is not None and (found := time_zones.find(zone)) is None:
        faults.append(panels.unknown_zone(zone, time_zones.similar(zone), words))
    elif zone is not None:
        values["zone"] = found
    if quiet is not None:
        span = read_hours(quiet, words)
        if span is None:
            faults.append(words.refusal(None, Refusal("quiet-hours", {"hours": LONGEST_QUIET // 60})))
        else:
            values |= {"quiet_since": span[0], "quiet_until": span[1]}
            if span != NONE_CHOSEN:
                values.setdefault("zone", clock_of(ctx.parts, ctx.response.interaction, before).zone)
    if values:
        await _save(ctx, before, replace(before, **values))
        faults.append(words.say("settings-saved"))
    chosen = await person(ctx)
    back = Button(words.say("settings-person"), settings.opens(settings.PERSON))
    await ctx.show(panels.notices(chosen, clock_of(ctx.parts, ctx.response.interaction, chosen), words, faults, back))


def read_hours(text: str, words: Translator) -> tuple[int, int] | None:
    """Quiet hours in minutes of the day: `1320-480` of a menu, or as typed, `22-8`, `22h30 à 8h`.

    `NEVER_QUIET` for none, `NONE_CHOSEN` for those of the server. Midnight is 0 or 24; None for what cannot be read, or
    is too long.
    """
    if text.strip().casefold() in (panels.NEVER, words.say("notices-never").casefold()):
        return NEVER_QUIET
    if text == panels.AS_SERVER:
        return NONE_CHOSEN
    menu = re.fullmatch(r"(\d{3,4}|0)-(\d{3,4})", text, re.ASCII)
    if menu:
        span = int(menu[1]), int(menu[2])
    elif typed := _HOURS.fullmatch(text.strip().casefold()):
        hour, minute, until, rest = (int(part or 0) for part in typed.groups())
        span = hour * 60 + minute, until * 60 + rest
    else:
        return None
    if max(span) > MINUTES:
        return None
    since, end = (each % MINUTES for each in span)
    return (since, end) if 0 < (end - since) % MINUTES <= LONGEST_QUIET else None


# ---- being away


async def away_pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Announce a leave, end it, ask until when, or show how it stands."""
    typed = modals.values(ctx.response.interaction.data)
    if press.text == panels.UNTIL:
        await _ask(ctx, panels.until_form(await ctx.words()))
    elif press.verb == panels.UNTIL and typed:
        await announce(ctx, typed[0])
    elif press.verb == panels.DAYS and press.fields and press.fields[0] in map(str, panels.OFFERED_DAYS):
        await announce(ctx, (today(await _clock(ctx)) + timedelta(int(press.fields[0]))).isoformat())
    elif press.text == panels.BACK:
        await come_back(ctx)
    elif press.text == "-":
        await show_away(ctx)
    else:
        await ctx.refuse(None, Refusal("forged"))


async def announce(ctx: InteractionContext, text: str) -> None:
    """Be away until the end of the day that somebody has named."""
    words, before, clock = await ctx.words(), await person(ctx), await _clock(ctx)
    last = dates.read_day(text, today(clock))
    if last is None:
        await show_away(ctx, [words.refusal(None, Refusal("leave-day"))])
        return
    found = leave.announced(before.leaves, _midnight(last, clock.zone), clock.now)
    if isinstance(found, Refusal):
        await show_away(ctx, [words.refusal(None, found)])
        return
    await _save(ctx, before, replace(before, leaves=found, zone=clock.zone))
    await show_away(ctx, [words.say("settings-saved")])


async def come_back(ctx: InteractionContext) -> None:
    """The leave is over."""
    before, now = await person(ctx), ctx.parts.now()
    here = leave.current(before.leaves, now)
    if here is not None:
        await _save(ctx, before, replace(before, leaves=leave.ended(before.leaves, now)))
    await show_away(ctx, [(await ctx.words()).say("away-back")] if here is not None else ())


async def show_away(ctx: InteractionContext, said: Sequence[str] = ()) -> None:
    """Show whether one is away."""
    words = await ctx.words()
    back = Button(words.say("settings-person"), settings.opens(settings.PERSON))
    await ctx.show(panels.away(await person(ctx), await _clock(ctx), words, said, back))


def _midnight(last: date, zone: str) -> float:
    """The end of a day; the end of time for one that no clock knows."""
    with suppress(OverflowError, ValueError):
        after = last + timedelta(days=1)
        return datetime(after.year, after.month, after.day, tzinfo=ZoneInfo(zone)).timestamp()
    return float("inf")


# ---- what both need


async def person(ctx: InteractionContext) -> Person:
    """What the person has chosen. Raises StoreError."""
    return await ctx.parts.store.settings.person(ctx.person)


async def _clock(ctx: InteractionContext) -> Clock:
    return clock_of(ctx.parts, ctx.response.interaction, await person(ctx))


def clock_of(parts: Services, interaction: Interaction, chosen: Person) -> Clock:
    """The time where a person is, as far as is known: as they say, else as their server does."""
    usual = parts.store.settings.hours(interaction.guild_id or 0)
    quiet = "" if usual is None else usual.quiet
    if chosen.zone is not None:
        return Clock(parts.now(), chosen.zone, "zone", quiet)
    if usual is not None:
        return Clock(parts.now(), usual.zone, "server", quiet)
    return Clock(parts.now(), time_zones.guess(interaction.locale.value), "guess")


def today(clock: Clock) -> date:
    """The date where a person is."""
    return clock.here.date()


async def _ask(ctx: InteractionContext, form: Any) -> None:
    if not await ctx.ask(form):
        await ctx.say("error-slow")


async def _save(ctx: InteractionContext, before: Person, after: Person) -> None:
    """Save, and let the tables of this process follow at once."""
    await ctx.parts.store.settings.save_person(before, after)
    if (before.quiet, before.leaves) != (after.quiet, after.leaves):
        await AvailabilityService(ctx.parts.tables).look()


def marks(**switches: str | None) -> dict[str, str]:
    """The switches that were named."""
    return {name: value for name, value in switches.items() if value in (ON, OFF)}
