"""What is sent to the bot's process: presses, menus, forms, commands, half-typed options and events, mutated."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.playground import payloads
from bot.playground.model import Change, Interaction, Json, Message
from bot.playground.slash_commands import BOOLEAN, CHANNEL, GROUP, INTEGER, LARGEST, NUMBER, STRING, SUBCOMMAND, USER
from bot.present.control_id import COMPOSE, FORM, OPEN, PLAY, parse
from bot.present.panels.availability import AWAY_PANEL, NOTICE_PANEL
from bot.tables.model import OVER, PAUSED, PLAYING
from tests.bench.fuzzing import mutations
from tests.bench.fuzzing.cases import Case
from tests.bench.fuzzing.read_in_process import control_ids
from tests.bench.fuzzing.served_tables import (
    CLOSED_LOBBY,
    ELSEWHERE,
    EXPENDABLE,
    GUARDED,
    PLAYED,
    SILENT,
    STRANGERS,
    Seated,
    ServedTables,
)

BUTTON, MENU, TYPES = 2, 3, (2, 2, 2, 3, 3, 5, 6, 7, 8, 4, 99)
MOST_KEPT, TRIES = 4_000, 50
OWN_CLOCKS = (AWAY_PANEL, NOTICE_PANEL)
"""Panels in which somebody puts off their own decisions everywhere, as they may."""
PANELS = "mine rules log deed history analysis orders why settings server-settings notices away openings season own"
PANELS += " versus ranking play learn confirm bank versus results table token seats robot options sure lessons"


class Traffic:
    """Real traffic, as it was seen: controls and menus, forms, commands, events. It grows while the bot answers."""

    def __init__(self, served: ServedTables) -> None:
        self.served = served
        self.controls: dict[str, Json] = {}
        self.forms: list[Json] = []
        self.values: list[str] = []
        self.events: list[tuple[str, Json]] = []
        served.world.state.events.subscribe(self._changed)
        for text in control_ids():
            self.controls[text] = {"type": BUTTON, "custom_id": text}
        for panel in PANELS.split():
            for text in ("-", "1", "?", "city.?", "theme.light", "2.-"):
                press = f"{OPEN}|17|{panel}|{text}"
                self.controls[press] = {"type": BUTTON, "custom_id": press}

    def _changed(self, change: Change) -> None:
        expendable = self.served.guilds.get(EXPENDABLE)
        if expendable is None or not change.bot or change.guild != expendable.id or not change.data:
            return
        if change.name != "INTERACTION_CREATE" and len(self.events) < MOST_KEPT:
            self.events.append((change.name, change.data))

    def messages(self, seen: Sequence[Message]) -> None:
        """Controls of messages."""
        for part in (part for message in seen for part in message.controls()):
            if len(self.controls) < MOST_KEPT:
                self.controls.setdefault(part["custom_id"], part)
            self.values += [option["value"] for option in part.get("options") or () if len(self.values) < MOST_KEPT]

    def answered(self, done: Interaction) -> None:
        """What an answer shows: a private message, a form, choices."""
        self.messages(done.ephemerals)
        if done.modal is not None and len(self.forms) < MOST_KEPT:
            self.forms.append(_sent(done.modal.custom_id, done.modal.components))
        self.values += [str(each["value"]) for each in done.choices or () if len(self.values) < MOST_KEPT]

    def begin_events(self) -> None:
        """Events of the server from which events come, besides those that have been seen."""
        state, guild = self.served.world.state, self.served.guilds[EXPENDABLE]
        found = self.served.channels[EXPENDABLE]
        place, here = payloads.channel(state, found), {"guild_id": str(guild.id), "channel_id": str(found.id)}
        thread = {**place, "type": 11, "parent_id": str(found.id), "thread_metadata": {"archived": False}}
        self.events += [(f"CHANNEL_{what}", place) for what in ("CREATE", "UPDATE")]
        self.events += [(f"THREAD_{what}", thread) for what in ("CREATE", "UPDATE", "DELETE")]
        self.events += [
            ("MESSAGE_DELETE", here | {"id": str(found.id)}),
            ("MESSAGE_DELETE_BULK", here | {"ids": [str(found.id)]}),
            ("GUILD_UPDATE", {"id": str(guild.id), "name": "x", "roles": [], "emojis": []}),
            ("GUILD_ROLE_UPDATE", here | {"role": {"id": str(guild.id), "name": "x", "permissions": "0"}}),
            ("GUILD_ROLE_DELETE", here | {"role_id": "5"}),
            ("GUILD_MEMBER_UPDATE", here | {"user": {"id": "5", "username": "x"}, "roles": []}),
            ("THREAD_LIST_SYNC", here | {"threads": [thread], "members": []}),
            ("INTERACTION_CREATE", {"type": 3, "id": "7", "token": "x", "data": {"custom_id": "x"}, **here}),
        ]


def _sent(custom_id: str, parts: Sequence[Json]) -> Json:
    """The data of a form with something in each field."""
    return {"custom_id": custom_id, "components": [_filled(part) for part in parts]}


def _filled(part: Json) -> Json:
    written = {"type": part["type"], "id": part.get("id", 1)}
    if "component" in part:
        return written | {"component": _filled(part["component"])}
    if "components" in part:
        return written | {"components": [_filled(each) for each in part["components"]]}
    if "custom_id" not in part:
        return written
    if part["type"] == 4:
        return written | {"custom_id": part["custom_id"], "value": "60"}
    return written | {"custom_id": part["custom_id"], "values": [o["value"] for o in part.get("options", ())][:1]}


class Acts:
    """Makes cases. Those at guarded tables are forged for certain: by strangers, from another server, or too late."""

    def __init__(self, traffic: Traffic, chance: random.Random) -> None:
        self.traffic, self.served, self.chance = traffic, traffic.served, chance
        self.commands = [each for each in self.served.world.state.app.commands[None] if each["type"] == 1]

    def one(self) -> Case:
        """Any case."""
        made = self.chance.choices((self._stranger, self._elsewhere, self._late, self._player, self._event), (35, 12, 15, 33, 5))  # fmt: skip
        return made[0]()

    # ---- who, and where

    def _stranger(self) -> Case:
        """Somebody who sits nowhere, at a guarded table."""
        table = self.chance.choice(self.served.at(GUARDED))
        return self._any(f"stranger-{self.chance.randrange(STRANGERS)}", table.channel, table)

    def _player(self) -> Case:
        """Somebody of a table that may change; mutated or not."""
        table, other = self.chance.choice(self.served.at(PLAYED)), self.chance.choice(self.served.at(PLAYED))
        place = table.channel if self.chance.random() < 0.8 else other.channel
        return self._any(self.chance.choice(table.people), place, table)

    def _elsewhere(self) -> Case:
        """Somebody of a guarded table, on a server without one."""
        table = self.chance.choice(self.served.at(GUARDED, CLOSED_LOBBY))
        for _ in range(TRIES):
            case = self._press_or_form(self._acting(table), ELSEWHERE, table, mutated=self.chance.random() < 0.5)
            press = parse(case.data["custom_id"])
            if press is None or press.wait not in OWN_CLOCKS:
                return case
        return self._stranger()

    def _late(self) -> Case:
        """Somebody of a guarded table there, with a press that is none or answers no decision that is due."""
        table = self.chance.choice(self.served.at(GUARDED, phases=(PLAYING, PAUSED, OVER)))
        for _ in range(TRIES):
            case = self._press_or_form(self._acting(table), table.channel, table, mutated=True)
            if self._harmless(case.data["custom_id"]):
                return case
        return self._stranger()

    def _acting(self, table: Seated) -> str:
        return self.chance.choice([each for n, each in enumerate(table.people) if n != SILENT])

    def _harmless(self, custom_id: str) -> bool:
        """Whether no guarded table may change, whoever presses this."""
        press = parse(custom_id)
        if press is None:
            return True
        table = self.served.tables.get(press.table)
        if table is None or table.guild not in (GUARDED, CLOSED_LOBBY):
            return press.kind != OPEN
        return press.kind in {PLAY, FORM, COMPOSE} and press.wait != "-" and press.wait not in table.waits

    def _any(self, person: str, place: str, table: Seated) -> Case:
        kind = self.chance.choices(("press", "command", "autocomplete"), (75, 17, 8))[0]
        if kind == "press":
            return self._press_or_form(person, place, table, mutated=self.chance.random() < 0.8)
        return self._command(person, place, half=kind == "autocomplete")

    # ---- what

    def _press_or_form(self, person: str, place: str, table: Seated, *, mutated: bool) -> Case:
        chance = self.chance
        private = chance.random() < 0.3
        if self.traffic.forms and chance.random() < 0.25:
            data = json.loads(json.dumps(chance.choice(self.traffic.forms)))
            data["custom_id"] = self._aimed(data["custom_id"], table)
            if mutated and chance.random() < 0.6:
                data["components"] = mutations.value(chance, data["components"], self._fields())
                data["components"] = [each for each in _listed(data["components"]) if isinstance(each, dict)]
            if mutated and chance.random() < 0.6:
                data["custom_id"] = mutations.text(chance, data["custom_id"], list(self.traffic.controls))
            return self._case("form", person, place, data, private=private)
        control = chance.choice(list(self.traffic.controls.values()))
        custom_id = self._aimed(control["custom_id"], table)
        if mutated:
            custom_id = mutations.text(chance, custom_id, list(self.traffic.controls))
        return self._case("press", person, place, self._pressed(control, custom_id, mutated=mutated), private=private)

    def _aimed(self, custom_id: str, table: Seated) -> str:
        """A control of any table at this one, and for the decision that is due there."""
        kind, number, wait, *text = custom_id.split("|", 3)
        if self.chance.random() < 0.8 and number != "0":
            number = str(table.number)
        if table.waits and wait != "-" and kind in {PLAY, FORM, COMPOSE} and self.chance.random() < 0.5:
            wait = self.chance.choice(sorted(table.waits))
        return "|".join((kind, number, wait, *text))

    def _pressed(self, control: Json, custom_id: str, *, mutated: bool) -> Json:
        chance, kind = self.chance, control["type"]
        if mutated and chance.random() < 0.2:
            kind = chance.choice(TYPES)
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if kind != BUTTON or chance.random() < 0.1:
            options = [option["value"] for option in control.get("options") or ()] or self.traffic.values or ["1"]
            data["values"] = chance.choices(options, k=chance.choice((1, 1, 1, 0, 2, 25)))
            if mutated and chance.random() < 0.6:
                data["values"] = [mutations.text(chance, each, options) for each in data["values"]]
        return data

    def _fields(self) -> list[Any]:
        """What a field of a form may become: any field of any other form."""
        return [each for form in self.traffic.forms[-50:] for each in form["components"]] or [""]

    def _command(self, person: str, place: str, *, half: bool) -> Case:
        """A slash command whose options a client could have sent, or their half-typed form."""
        for _ in range(TRIES):
            path, scope = self._scope(self.chance.choice(self.commands))
            known = scope.get("options") or []
            suggested = [option for option in known if option.get("autocomplete")]
            if not half or suggested:
                break
        focused = self.chance.choice(suggested)["name"] if half and suggested else None
        written = [
            self._option(each, focused) for each in known if each["name"] == focused or _wanted(self.chance, each)
        ]
        for step in reversed(path[1:]):
            written = [{"name": step["name"], "type": step["type"], "options": written}]
        data = {"id": path[0]["id"], "name": path[0]["name"], "type": 1, "options": written}
        return self._case("autocomplete" if focused else "command", person, place, data)

    def _scope(self, command: Json) -> tuple[list[Json], Json]:
        """A command with one of its subcommands, and that one."""
        path, scope = [command], command
        while inner := [each for each in scope.get("options") or () if each["type"] in {SUBCOMMAND, GROUP}]:
            scope = self.chance.choice(inner)
            path.append(scope)
        return path, scope

    def _option(self, option: Json, focused: str | None) -> Json:
        written = {"name": option["name"], "type": option["type"]}
        if option["name"] == focused:
            return written | {"value": self._typed(option), "focused": True}
        if option.get("choices"):
            return written | {"value": self.chance.choice(option["choices"])["value"]}
        return written | {"value": self._valued(option)}

    def _valued(self, option: Json) -> Any:
        """A value of the option's type within its bounds, the odder the better."""
        chance, low, high = self.chance, option.get("min_value", -LARGEST), option.get("max_value", LARGEST)
        match option["type"]:
            case kind if kind == BOOLEAN:
                return chance.random() < 0.5
            case kind if kind == INTEGER:
                return chance.choice((low, high, max(low, min(high, chance.choice((0, 1, -1, 7, 10**6))))))
            case kind if kind == NUMBER:
                return chance.choice((low, high, max(low, min(high, 0.1))))
            case kind if kind == USER:
                return f"<<person:{chance.choice(list(self.served.persons))}>>"
            case kind if kind == CHANNEL:
                return f"<<channel:{chance.choice(list(self.served.channels))}>>"
        return self._typed(option)

    def _typed(self, option: Json) -> str:
        """Absurd text as long as a client lets it be."""
        texts = [*self.traffic.values[-200:], "60", "2M", "Roll", "Bid.60"]
        found = mutations.text(self.chance, self.chance.choice(texts), texts)
        low, high = option.get("min_length", 0), option.get("max_length", mutations.LONGEST_TEXT)
        return found[:high].ljust(low, "x")

    def _event(self) -> Case:
        """An event of the expendable server, mutated; its ids may be those of other things there."""
        name, data = self.chance.choice(self.traffic.events)
        others = [each for _, event in self.traffic.events[:40] for each in event.values()]
        found = mutations.value(self.chance, data, others)
        return self._case("event", "", "", {"t": name, "d": found if isinstance(found, dict) else data})

    def _case(self, kind: str, person: str, place: str, data: Any, *, private: bool = False) -> Case:
        return Case(kind, _sendable(data), person, place, private)


def _wanted(chance: random.Random, option: Json) -> bool:
    """Whether an option is filled in; files are given elsewhere (`test_boards`)."""
    return bool(option.get("required") or chance.random() < 0.7) and option["type"] in {
        STRING, INTEGER, NUMBER, BOOLEAN, USER, CHANNEL,
    }  # fmt: skip


def _listed(found: Any) -> list[Any]:
    return found if isinstance(found, list) else [found]


def _sendable(data: Any) -> Any:
    """Without halves of characters, which JSON in UTF-8 has not."""
    return json.loads(json.dumps(data, ensure_ascii=False).encode("utf8", "replace"))


def placed(served: ServedTables, case: Case) -> Case:
    """A case with today's ids."""
    text = msgspec.json.encode(case.data).decode()
    if "<<" not in text:
        return case
    text = served.unnamed(text)
    return msgspec.structs.replace(case, data=msgspec.json.decode(text))


def lasting(served: ServedTables, case: Case, why: str) -> Case:
    """A case that failed as it can be kept: with names in the place of today's ids."""
    data = msgspec.json.decode(served.named(msgspec.json.encode(case.data).decode()))
    return msgspec.structs.replace(case, data=data, why=why)


def persons_in(data: Any) -> Iterator[int]:
    """The ids that user and channel options of a command name."""
    if isinstance(data, dict):
        if data.get("type") in {USER, CHANNEL} and str(data.get("value", "")).isdecimal():
            yield int(data["value"])
        for each in data.values():
            yield from persons_in(each)
    elif isinstance(data, list):
        for each in data:
            yield from persons_in(each)
