"""Votes, each in a small message of its own: the table's, and those that the rules of a game ask for.

A vote says what is asked, who is still to answer, who has (not how), and until when; over, it is one line.
"""

from collections.abc import Collection, Sequence

import msgspec

from bot.games import GAMES
from bot.i18n.translator import Translator, escape
from bot.kit.contract import EventFor, Seat
from bot.kit.robots.settled import standing
from bot.present.panel_model import GOOD, PLAIN, Button, Panel
from bot.present.panels import robot_reasons
from bot.present.panels.lobby import countdown, deadline, matter, names
from bot.tables import session
from bot.tables.model import LIVE, Deadline, Table, Vote

VOTE = "vote"
"""The first part of the slots of the table's own votes."""
COLOUR = 0x2F5CC0
YES, NO = "yes", "no"


class Ballot(msgspec.Struct, frozen=True):
    """An open vote. `slot` names its message; `silent` have not answered yet.

    `presses` are what yes and no send; None while nobody may answer. `silence_agrees`: whether no answer is a yes.
    `grave`: whether a yes ends something for good. `calls`: whether those who have not answered are mentioned.
    `labels`: the sentences of yes and no. `about`: what it is about, in a line. `standing`: how things
    stand, as far as everybody sees.
    """

    slot: str
    question: str
    silent: Sequence[Seat]
    voted: Sequence[Seat]
    due: Deadline | None
    presses: tuple[str, str] | None
    silence_agrees: bool = False
    grave: bool = False
    calls: bool = True
    labels: tuple[str, str] = (YES, NO)
    about: str = ""
    standing: str = ""


def panel(table: Table, words: Translator, ballot: Ballot) -> Panel:
    """The message of an open vote, which mentions once whoever has not answered yet."""
    chairs = [table.chairs[seat] for seat in ballot.silent]
    asked = chairs if ballot.calls else []
    called = tuple([chair.person for chair in asked if chair.person is not None and chair.robot is None])
    mentions = [escape(chair.name) if chair.person not in called else f"<@{chair.person}>" for chair in chairs]
    voted = [escape(table.chairs[seat].name) for seat in ballot.voted]
    said = (
        "### 🗳️ " + ballot.question,
        "-# " + ballot.about if ballot.about else "",
        ballot.standing,
        words.say("vote-silent", names=words.list(mentions)) if mentions else "",
        "-# " + words.say("vote-cast", names=words.list(voted)) if voted else "",
        "-# " + words.say("vote-until-yes" if ballot.silence_agrees else "vote-until", until=until)
        if (until := countdown(words, ballot.due))
        else "",
    )
    controls = () if ballot.presses is None else (answers(words, ballot.presses, ballot.labels, grave=ballot.grave),)
    return Panel(ballot.slot, said, controls, ping=called, accent=COLOUR)


def answers(
    words: Translator, presses: tuple[str, str], labels: tuple[str, str] = (YES, NO), *, grave: bool = False
) -> tuple[Button, ...]:
    """Yes and no; neither invites where a yes cannot be taken back (`grave`)."""
    (yes, no), (agree, refuse) = presses, labels
    return (Button(words.say(agree), yes, PLAIN if grave else GOOD), Button(words.say(refuse), no))


def final(words: Translator, slot: str, question: str, won: bool | None) -> Panel:
    """A vote that is over, in one line; `won` None: nothing was decided, or it is not known any more."""
    outcome = "vote-moot" if won is None else "vote-won" if won else "vote-lost"
    return Panel(slot, ("🗳️ " + words.say(outcome, question=question).strip(),), accent=COLOUR, last=True)


# ---- the table's own votes


def own(slot: str) -> bool:
    """Whether a message is about one of the table's votes."""
    return slot.startswith(f"{VOTE}-")


def of_table(table: Table, live: Collection[str], words: Translator, recent: Sequence[EventFor] = ()) -> list[Panel]:
    """The table's open vote, and the final form of each in `live` that is over. `recent`: what happened last."""
    made = [] if table.vote is None else [panel(table, words, _ballot(table, table.vote, words, recent))]
    over = sorted(slot for slot in live if own(slot) and slot not in {each.slot for each in made})
    return [*made, *(_past(table, slot, words) for slot in over)]


def _ballot(table: Table, vote: Vote, words: Translator, recent: Sequence[EventFor]) -> Ballot:
    able = [seat for seat in session.voters(GAMES[table.game], table, vote) if seat != vote.by]
    done = None if vote.by is None or not vote.told else robot_reasons.act(recent[-vote.told :], vote.by)
    answered = [seat for seat in able if seat in vote.yes or seat in vote.no]
    return Ballot(
        slot=_slot(vote),
        question=question(table, vote, words),
        silent=[seat for seat in able if seat not in answered],
        voted=answered,
        due=deadline(table, session.wait_of(vote)),
        presses=presses(table),
        silence_agrees=session.silence_agrees(GAMES[table.game], table),
        grave=grave(vote),
        calls=table.pace != LIVE or not (vote.settled or vote.seat == session.UNDO_VOTE),
        labels=labels(vote),
        about=words.say("vote-end-settled")
        if vote.settled
        else words.event(table.game, done, names(table))
        if done
        else "",
        standing=_standing(table, words) if vote.seat == session.END_VOTE else "",
    )


def own_answers(table: Table, vote: Vote, seat: Seat, words: Translator) -> tuple[Button, ...]:
    """What a person may answer to the table's vote: who asks for a step to be taken back may withdraw that."""
    yes, no = presses(table)
    if seat == vote.by:
        return (Button(words.say("button-undo-withdraw"), no),)
    return answers(words, (yes, no), labels(vote), grave=grave(vote))


def labels(vote: Vote) -> tuple[str, str]:
    """The sentences of yes and no."""
    return ("undo-agree", "undo-refuse") if vote.seat == session.UNDO_VOTE else (YES, NO)


def _standing(table: Table, words: Translator) -> str:
    """Everybody in the order of the count, if the game ended now; nothing where that says more than people see."""
    ranks = standing(GAMES[table.game], table.state) or ()
    order = sorted(zip(ranks, table.chairs, strict=False), key=lambda each: each[0])
    named = [words.say("end-rank", rank=rank, name=escape(chair.name)) for rank, chair in order]
    return "-# " + words.say("vote-end-standing", ranks=" · ".join(named)) if named else ""


def grave(vote: Vote) -> bool:
    """Whether a vote ends the game, or somebody's part in it."""
    return vote.seat not in (session.PAUSE_VOTE, session.UNDO_VOTE)


def presses(table: Table) -> tuple[str, str]:
    """What yes and no send about the table's vote."""
    return matter(table, f"vote.{YES}"), matter(table, f"vote.{NO}")


def question(table: Table, vote: Vote, words: Translator) -> str:
    """What is asked."""
    if vote.seat == session.END_VOTE:
        return words.say("vote-end")
    if vote.seat == session.PAUSE_VOTE:
        return words.say("vote-pause")
    if vote.by is not None:
        return words.say("vote-undo", name=escape(table.chairs[vote.by].name))
    return words.say("vote-out", name=escape(table.chairs[vote.seat].name))


def _past(table: Table, slot: str, words: Translator) -> Panel:
    """What became of a vote; of one before the last that is not known any more."""
    vote = table.past_vote
    if vote is None or _slot(vote) != slot:
        return final(words, slot, "", None)
    return final(words, slot, question(table, vote, words), vote.won)


def _slot(vote: Vote) -> str:
    return f"{VOTE}-{vote.number}"
