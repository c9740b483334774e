"""The dashboard and the alerts; that a bot has what they ask for is tested beside a played table, in test_health.py."""

import json
import re
import shutil
import subprocess

import pytest

from bot.ops.metrics import Metrics
from tests.deploy.prometheus_queries import FOLDER, alerts, faults, figures, panels
from tests.deploy.test_files import DEPLOY


@pytest.mark.parametrize(
    "query",
    [
        "quartier_nothing",
        "quartier_ready{shard=\"0\"}",
        "sum by (kind) (quartier_ready)",
        "rate(quartier_ready[5m])",
        "quartier_commits_total",
        "histogram_quantile(0.99, rate(quartier_loop_lag_seconds_bucket[5m]))",
        "sum(quartier_ready",
        "1 > 0",
    ],
)  # fmt: skip
def test_a_query_that_cannot_be_answered_is_found(query: str) -> None:
    metrics = Metrics()
    metrics.show("ready", "1 while people can play.", 1)
    known = figures(metrics.text().decode())
    assert faults(query, known)
    assert not faults('max by (instance) (quartier_ready{job=~"a|b"} == 1)', known)


def test_a_shard_that_went_to_another_process_is_shown_no_more() -> None:
    metrics = Metrics()
    for shards in ((0, 1, 2), (1,)):
        metrics.show_shards("shard_served", "1 while this process may write.", dict.fromkeys(shards, 1.0))
    assert re.findall(r'^quartier_shard_served\{shard="(\d)"\}', metrics.text().decode(), re.M) == ["1"]


def test_every_alert_says_what_it_is_and_where_the_runbook_tells_more() -> None:
    headings = re.findall(r"^## (.*)$", (DEPLOY / "RUNBOOK.md").read_text(encoding="utf8"), re.M)
    rules = alerts()
    assert len({rule["alert"] for rule in rules}) == len(rules) > 10
    for rule in rules:
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["annotations"]["section"] in headings, rule["alert"]


def test_the_runbook_names_every_figure_that_raises_an_alarm() -> None:
    book = (DEPLOY / "RUNBOOK.md").read_text(encoding="utf8")
    for rule in alerts():
        for name in re.findall(r"quartier_\w+", rule["expr"]):
            assert re.sub(r"_bucket$", "", name) in book, name


def test_the_dashboard_shows_each_panel_once_and_none_over_another() -> None:
    board = json.loads((FOLDER / "dashboard.json").read_text(encoding="utf8"))
    places = [
        (x, y)
        for grid in (panel["gridPos"] for panel in board["panels"])
        for x in range(grid["x"], grid["x"] + grid["w"])
        for y in range(grid["y"], grid["y"] + grid["h"])
    ]
    assert len({*places}) == len(places)
    assert max(x for x, _ in places) < 24
    assert len({panel["id"] for panel in board["panels"]}) == len({title for title, _ in panels()}) > 10


def test_promtool_takes_the_rules_and_their_tests() -> None:
    if (promtool := shutil.which("promtool")) is None:
        pytest.skip("Prometheus: promtool is not installed")
    for command in (["check", "rules", "alerts.yaml"], ["test", "rules", "alerts-test.yaml"]):
        done = subprocess.run([promtool, *command], check=False, cwd=FOLDER, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stdout + done.stderr
