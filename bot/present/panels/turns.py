"""What every game's turn messages have: whose turn it is, who is to do what until when, what happened; the final form."""

import re
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from textwrap import wrap
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from bot.kit.contract import Action, Cash, Event, EventFor, Seat, Wait
from bot.kit.events.debts import WentBankrupt
from bot.kit.events.turns import GameEnded, LeftGame, Moved, Rolled, SalaryPaid, TurnBegan
from bot.kit.fields import CASH, field_kinds
from bot.present import clock_text, participants, text_width
from bot.present.controls.button_lines import packed, phone_lines
from bot.present.controls.legal_action_controls import ACROSS, Row, reasons
from bot.present.event_kinds import placed, without
from bot.present.panel_context import CALM, PanelContext
from bot.present.panel_model import PLAIN, Button, Panel, PictureRequest, cut
from bot.present.panel_name import MINE
from bot.present.panels import final_messages, table_status
from bot.tables.model import LIVE

S = TypeVar("S", bound=PanelContext)
Kinds = tuple[type[Event], ...]
TURN = "turn"
LOG, BOARD, HISTORY, ANALYSIS = "log", "board", "history", "analysis"
"""Private panels: all that happened in the turn, the whole board, the turns so far, the analysis of a game that is over."""
SHOWN, KEPT = 3, 2
"""Lines of what happened in a turn's message, less those that are to be known besides; lines of its final form."""
WIDE = 48
"""Small letters in a line of a phone."""
SMALL_ROOM = 25.6
"""What such a line has room for in a message with an edge in a colour, in heights of its letters."""
RAGGED = 2
"""Letters that the end of such a line leaves free, since words are not parted."""
PART = re.compile(r"\s*;|\s+\((?=[^()]*\)\W*(?:;|\.\s|$))|\.\s")
"""Where a sentence may end without its last part; a bracket that the sentence goes on after is none."""
ROUTINE = (Moved, Rolled, SalaryPaid)
"""What is told of a turn that is over only where nothing else happened."""
FOREMOST = (WentBankrupt, LeftGame)
"""What is told of it before everything else."""
LONGEST = 3_500
"""Characters of the panel of all that happened: a message has 4,000."""


# ---- who is to do what


def awaited(ctx: PanelContext, wait: Wait, *, spoken_to: bool) -> str:
    """What a decision asks, until when: a person who is spoken to is mentioned, all others are spoken of."""
    if not spoken_to or not participants.people(ctx, wait.seats[:1]):
        return timed(ctx, ctx.words.wait(ctx.game, wait.id, ctx.names, wait.seats), wait)
    mention, what = participants.mention(ctx, wait.seats[0]), ctx.told_you(wait)
    return timed(ctx, ctx.say("panel-await-you", mention=mention, what=what), wait)


def timed(ctx: PanelContext, line: str, wait: Wait, *, standing: bool = False) -> str:
    """A line with the end of its time below it; of one that is held that it stands still, where that is asked for."""
    end = "" if wait.held and not standing else clock_text.ends(ctx, "panel-until", wait.id)
    return "\n".join(filter(None, (line, end and f"-# {end}", clock_text.absence(ctx, wait))))


def waiting(ctx: PanelContext, seat: Seat, late: Sequence[str], *, standing: bool = False) -> str:
    """What the table waits for from one seat, until when, one line for each kind, those of `late` last.

    `standing`: those that are held too, with a word about that.
    """
    mine = [wait for wait in reversed(ctx.waits) if seat in wait.seats and (standing or not wait.held)]
    own = {wait.kind: wait for wait in mine}
    order = sorted(own.items(), key=lambda each: (each[0] in late, ctx.waits.index(each[1])))
    asked = [(wait, ctx.say("panel-you", what=ctx.told_you(wait))) for _, wait in order]
    return "\n".join(timed(ctx, line, wait, standing=standing) for wait, line in asked) or ctx.words.say("mine-nothing")


def answerable(ctx: PanelContext, waits: Sequence[Wait]) -> list[Wait]:
    """The decisions with buttons in the turn's message: of one person each; none while a robot is thinking."""
    return [wait for wait in waits if len(wait.seats) == 1 and participants.people(ctx, wait.seats)]


def why_greyed(ctx: PanelContext, waits: Sequence[Wait], verbs: tuple[type[Action], ...]) -> tuple[str, ...]:
    """Why a button of these verbs is greyed in the turn's message."""
    found = [each for wait in waits for each in ctx.may(wait.seats[0]) if each.action in verbs]
    return tuple(["-# " + line for line in reasons(ctx.controls, found)])


def mentioned(ctx: PanelContext, seats: Sequence[Seat], said: Sequence[str]) -> tuple[int, ...]:
    """The persons on some seats whom a line mentions."""
    people = participants.people(ctx, seats)
    return tuple([person for person in people if any(f"<@{person}>" in line for line in said)])


class TurnText(msgspec.Struct, frozen=True):
    """What a turn's message tells: all that happened in it, who is asked what until when, what is to be known besides."""

    happened: Sequence[str]
    asked: Sequence[str]
    notes: Sequence[str] = ()


class Decisions(msgspec.Struct, Generic[S], frozen=True):
    """How a game asks the decisions of its turns: in a line each, by rows of controls each.

    `greyed`: the verbs of which the message says why they are greyed.
    """

    asked: Callable[[S, Wait], str]
    controls: Callable[[S, Wait], Sequence[Row]]
    greyed: tuple[type[Action], ...]

    def text(self, ctx: S, happened: Sequence[str], waits: Sequence[Wait], notes: Sequence[str]) -> TurnText:
        """What the turn's message tells while it waits for `waits`."""
        why = why_greyed(ctx, answerable(ctx, waits), self.greyed)
        return TurnText(happened, [self.asked(ctx, wait) for wait in waits], (*notes, *why))

    def rows(self, ctx: S, waits: Sequence[Wait]) -> list[Row]:
        """What answers them."""
        return [row for wait in answerable(ctx, waits) for row in self.controls(ctx, wait)]


def panel(
    ctx: PanelContext, turn: int, seat: Seat | None, text: TurnText, controls: Sequence[Row], picture: PictureRequest
) -> Panel:
    """The message of a turn: its picture, what happened last, what is to be known, who is asked what until when.

    `seat`: whose turn it is, None for nobody's.
    """
    last = [f"-# {line}" for line in newest(text.happened, SHOWN - len([note for note in text.notes if note]))]
    return Panel(
        f"{TURN}-{turn}",
        (*last, *text.notes, *table_status.lines(ctx.table, ctx.words), *text.asked),
        (*_with_log(ctx, packed(controls), len(text.happened) - len(last)), lasting(ctx, controls)),
        picture,
        ping=() if seat is None else mentioned(ctx, (seat,), text.asked),
        accent=CALM if seat is None else participants.colour(ctx, seat),
    )


def with_steps(
    ctx: PanelContext,
    number: int,
    turn: Callable[[], Panel],
    steps: Sequence[Panel],
    notes: Sequence[str] = (),
    controls: Sequence[Row] = (),
) -> list[Panel]:
    """A turn and what several people answer meanwhile (an auction, a demand), each given as a message of its own.

    `number`: the turn's; `turn` makes its message. At the live pace the first of them takes the turn's message until it is over, so that the newest message holds the
    controls; at the slower ones each calls those it waits for, which an edited message cannot.

    `notes`, `controls`: what else is open in the turn meanwhile, as rents and debts are.
    """
    if ctx.table.pace != LIVE or not steps:
        return [turn(), *steps]
    first, *others = steps
    lines = (*first.lines, *notes, *table_status.lines(ctx.table, ctx.words))
    rows = (*first.rows, *controls, lasting(ctx, controls))
    return [replace(first, slot=f"{TURN}-{number}", lines=lines, rows=rows, ping=()), *others]


_TARGET = re.compile(r"\]\(https:[^)]*\)")


def height(line: str) -> int:
    """How many small lines of a phone a line takes; what makes it small or bold, and where links lead, is not seen."""
    return len(wrap(_TARGET.sub("]", line.removeprefix("-# ").replace("**", "")), WIDE))


def newest(happened: Sequence[str], room: int) -> list[str]:
    """The last lines, as many as stand in so many small lines of a phone; the very last in any case."""
    found = list[str]()
    for line in reversed(happened):
        high = height(line)
        if room <= 0 or (found and high > room):
            break
        room -= high
        found.insert(0, line)
    return found


def lasting(ctx: PanelContext, controls: Sequence[Row] = ()) -> tuple[Button, ...]:
    """The buttons that every turn has, the same for all: one's moves, the board, the table.

    A colour of theirs gives way to that of the turn's own controls, so that one button alone invites.
    """
    named = (("button-mine", MINE), ("button-board", BOARD), ("button-table", table_status.TABLE_PANEL))
    buttons = [button for row in controls if isinstance(row, tuple) for button in row]
    styles = {} if any(button.style != PLAIN for button in buttons) else ctx.STYLES
    return tuple([Button(ctx.say(key), ctx.opens(panel), styles.get(panel, PLAIN)) for key, panel in named])


def _with_log(ctx: PanelContext, controls: Sequence[Row], hidden: int) -> Sequence[Row]:
    """The rows of controls with the button to the lines that are not shown, where a phone still has room beside them.

    It stands among the table's look-ups in any case.
    """
    if hidden <= 0:
        return controls
    log = Button(ctx.words.say("button-log", count=hidden), ctx.opens(LOG))
    for at, row in enumerate(controls):
        if isinstance(row, tuple) and len(row) < ACROSS and phone_lines((*row, log)) == phone_lines(row):
            return (*controls[:at], (*row, log), *controls[at + 1 :])
    return controls if controls else ((log,),)


# ---- what happened


def news(ctx: PanelContext, told: Sequence[EventFor], silent: tuple[type[Event], ...]) -> list[str]:
    """What everybody saw happen, one line each; `silent` events are told elsewhere."""
    kept = [each for each in without(told, silent) if each.only is None]
    return [ctx.words.event(ctx.game, each, ctx.names) for each in kept]


def any_news(ctx: PanelContext, told: Sequence[EventFor]) -> list[str]:
    """The same in a game that has no words of its own for it."""
    return news(ctx, told, (TurnBegan, GameEnded))


def happened(
    now: Callable[[S], int], tell: Callable[[S, list[EventFor]], list[str]]
) -> Callable[[S, Sequence[EventFor]], list[str]]:
    """Makes what tells all that happened in the present turn (see `finals`)."""
    return lambda ctx, recent: tell(ctx, told_in(recent, now(ctx), now(ctx)))


def log_panel(ctx: PanelContext, happened: Sequence[str]) -> Panel:
    """All that happened in a turn; of very much only the newest, with a word about the rest."""
    lines = [f"- {line}" for line in happened]
    room = accumulate(len(line) + 1 for line in reversed(lines))
    kept = lines[len(lines) - sum(used <= LONGEST for used in room) :]
    rest = len(lines) - len(kept)
    more = ["-# " + ctx.words.say("log-rest", count=rest)] if rest else []
    return Panel(LOG, ("### " + ctx.words.say("log-title"), *more, *kept))


def past(
    ctx: PanelContext,
    slot: str,
    title: str,
    happened: Sequence[str],
    *,
    who: str = "",
    beside: int = 0,
) -> Panel:
    """The final form of a step in small letters, two lines of a phone: what it was and what came of it.

    `happened`: what matters most first; `beside`: lines that are not among it. `who`: with whom the title ends, who need
    not be named once more.
    """
    rest = beside + len(happened)
    room = KEPT * (WIDE - RAGGED) - len(title) - len(_more(ctx, rest - 1)) - len(" · ")
    goes_on = bool(who and happened) and happened[0].startswith(f"{who} ")

    def told(room: int) -> str:
        kept = _foremost(happened, who, room)
        more = _more(ctx, rest - len(kept))
        head = [f"**{title}** {kept.pop(0)}" if goes_on else f"**{title}**"] if title else []
        return " · ".join([*head, *kept]) + more

    while text_width.lines(told(room), SMALL_ROOM) > KEPT and room > WIDE // 2:
        room -= RAGGED
    return Panel(slot, ("-# " + told(room),), accent=CALM, last=True)


def _foremost(happened: Sequence[str], who: str, room: int) -> list[str]:
    """As many of the first lines as there are letters for, without the name they begin with; the first in any case."""
    kept = list[str]()
    for line in happened[:KEPT]:
        short = line.removeprefix(f"{who} " if who else "").removesuffix(".")
        if not kept:
            short = shortened(short, max(room, WIDE // 2))
        if len(short) <= room or not kept:
            kept.append(short)
            room -= len(short) + len(" · ")
    return kept


def _more(ctx: PanelContext, rest: int) -> str:
    """How many lines are not told."""
    return " · " + ctx.words.say("button-log", count=rest) if rest else ""


def shortened(line: str, room: int) -> str:
    """A sentence of so many letters, without its last parts where they are too many."""
    if len(line) <= room:
        return line
    ends = [found.start() for found in PART.finditer(line) if room // 2 < found.start() <= room]
    return line[: ends[-1]] if ends else f"{cut(line, room)[:-1].rpartition(' ')[0]}…"


def by_weight(told: Sequence[EventFor], foremost: Kinds) -> list[EventFor]:
    """What matters most first: who is out, then `foremost`, then the dearest, then the newest.

    What happens in every turn is left out where anything else happened.
    """

    def weight(each: EventFor) -> tuple[bool, bool, Cash]:
        return isinstance(each.event, FOREMOST), isinstance(each.event, foremost), _sum(each.event)

    telling = [each for each in reversed(told) if not isinstance(each.event, ROUTINE)]
    return sorted(telling, key=weight, reverse=True)


def _sum(event: Event) -> Cash:
    """The largest amount of money that an event tells."""
    found = [getattr(event, name) for name, kind in field_kinds(type(event)).items() if kind == CASH]
    return max([amount for amount in found if isinstance(amount, int)], default=0)


def told_in(recent: Sequence[EventFor], turn: int, now: int) -> list[EventFor]:
    """The events of one turn, `now` being the present one.

    What was told before the first known beginning belongs to the turn before that.
    """
    begun = [(at, event.turn) for at, event in placed(recent, TurnBegan)]
    edges = [(0, begun[0][1] - 1 if begun else now), *begun, (len(recent), now)]
    return [told for (at, number), (end, _) in pairwise(edges) if number == turn for told in recent[at:end]]


def finals(
    now: Callable[[S], int],
    tell: Callable[[S, list[EventFor]], list[str]],
    board: Callable[[S], PictureRequest | None] = lambda ctx: None,
    foremost: Kinds = (),
) -> final_messages.FinalForms[S]:
    """The final forms of turns: what `tell` makes of their events; `now`: the present turn.

    The last turn of a round keeps the whole `board`, as it stands when the next round begins. `foremost`: what matters
    more than money.
    """

    def final(ctx: S, slot: str, recent: Sequence[EventFor]) -> Panel:
        turn = int(slot.removeprefix(f"{TURN}-"))
        told = told_in(recent, turn, now(ctx))
        begun = next((each.event for each in told if isinstance(each.event, TurnBegan)), None)
        who = "" if begun is None else ctx.name(begun.seat)
        title = ctx.say("panel-turn", turn=turn, name=who) if who else ctx.say("panel-turn-past", turn=turn)
        picture = board(ctx) if _ends_round(recent, turn, now(ctx)) else None
        every = tell(ctx, told) or ([ctx.say("panel-turn-quiet")] if told else [])
        chosen = [line for each in by_weight(told, foremost) for line in tell(ctx, [each])] or every[::-1]
        made = past(ctx, slot, title, chosen[:KEPT], who=who, beside=len(every) - len(chosen[:KEPT]))
        return replace(made, picture=picture)

    return final_messages.each(final)


def _ends_round(recent: Sequence[EventFor], turn: int, now: int) -> bool:
    """Whether a turn was the last one before the present one, and of its round."""
    rounds = {each.event.turn: each.event.round for each in recent if isinstance(each.event, TurnBegan)}
    return turn == now - 1 and rounds.get(turn, 0) < rounds.get(now, 0)
