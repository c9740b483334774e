"""The random machine over every registered game, and over the toy that has what tables care about."""

import asyncio
import os
import secrets
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.games import GAMES as REGISTER
from bot.tables.storage.store import Store
from tests.machine import Machine
from tests.tables.conftest import TEMPLATE, administer
from tests.tables.toy_game import GAMES as TOYS

pytestmark = pytest.mark.uncounted

EVERY = {**TOYS, **REGISTER}
EXAMPLES = {"few": 2, "many": 400}.get(os.environ.get("QUARTIER_EXAMPLES", ""), 4)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database of today's schema, so that each example need not migrate."""
    path = tmp_path_factory.mktemp("machine") / "empty.db"

    async def make() -> None:
        await (await Store.open(path, EVERY)).close()

    asyncio.run(make())
    return path


@pytest.mark.parametrize("key", sorted(EVERY))
def test_nothing_is_lost_and_nothing_done_twice(key: str, template: Path) -> None:
    """CITY-155, CITY-189: whatever is pressed, whenever the bot dies, for every game."""

    class Of(Machine):
        pass

    Of.games, Of.game, Of.template = EVERY, EVERY[key], template
    _run(Of, EXAMPLES)


@pytest.mark.parametrize("key", ["toy", "deal"])
def test_nor_on_a_server(key: str, template: Path, server: str) -> None:
    made: list[str] = []

    class OnServer(Machine):
        def database(self) -> str:
            made.append(f"test_{secrets.token_hex(6)}")
            asyncio.run(administer(server, f"CREATE DATABASE {made[-1]} TEMPLATE {TEMPLATE}"))
            return server.format(made[-1])

    OnServer.games, OnServer.game, OnServer.template = EVERY, EVERY[key], template
    try:
        _run(OnServer, max(2, EXAMPLES // 4))
    finally:
        asyncio.run(administer(server, *(f"DROP DATABASE {name} WITH (FORCE)" for name in made)))


def _run(machine: type[Machine], examples: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
