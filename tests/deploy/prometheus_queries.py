"""The queries of the dashboard and the alerts, and whether a bot's `/metrics` has what they ask for."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

FOLDER = Path(__file__).resolve().parents[2] / "deploy" / "monitoring"
SCRAPE = {"job", "instance"}
"""Labels that Prometheus itself adds."""
WORDS = {"rate", "increase", "histogram_quantile", "sum", "max", "min", "count", "and", "or", "vector", "absent"}
TOKEN = re.compile(r"\bby \(([^)]*)\)|([a-zA-Z_]\w*)(\{[^}]*\})?(\[\d+[smh]\])?")
MATCHER = re.compile(r'(\w+)(?:=~|!~|!=|=)"[^"]*"')


class Figures(NamedTuple):
    """What a bot shows: the kind of each figure, and its labels."""

    kinds: dict[str, str]
    labels: dict[str, set[str]]


def figures(text: str) -> Figures:
    """From the text of `/metrics`; a histogram's parts are counters."""
    kinds, labels = {"up": "gauge"}, defaultdict[str, set[str]](set)
    for name, kind in re.findall(r"^# TYPE (\S+) (\S+)$", text, re.M):
        parts = ["_bucket", "_sum", "_count"] if kind == "histogram" else [""]
        kinds |= {name + part: "counter" if kind == "histogram" else kind for part in parts}
    for name, found in re.findall(r"^([a-z_]+)(?:\{(.*)\})? \S+$", text, re.M):
        labels[name] |= {*re.findall(r'(\w+)="', found)}
    return Figures(kinds, labels)


def faults(query: str, known: Figures) -> list[str]:
    """What a query asks for that there is not, or asks for in a wrong way."""
    bare = re.sub(r'"[^"]*"', '""', query)
    found = ["brackets"] if any(bare.count(one) != bare.count(other) for one, other in ("()", "{}", "[]")) else []
    grouped, asked = set[str](), set[str]()
    for by, name, braces, span in TOKEN.findall(query):
        if by:
            grouped |= {*re.findall(r"\w+", by)}
        elif name not in WORDS:
            asked.add(name)
            found += [
                f"{name} has no label {label}" for label in MATCHER.findall(braces) if not _has(known, name, label)
            ]
            if known.kinds.get(name) != ("counter" if span else "gauge"):
                found.append(f"{name} is {known.kinds.get(name, 'nothing')}")
    found += [
        f"nothing has a label {label}" for label in grouped if not any(_has(known, name, label) for name in asked)
    ]
    if any(name.endswith("_bucket") for name in asked) and "le" not in grouped:
        found.append("a quantile needs le")
    return found if asked else [*found, "nothing is asked"]


def _has(known: Figures, name: str, label: str) -> bool:
    return label in known.labels[name] | SCRAPE


def panels() -> Iterator[tuple[str, str]]:
    """Title and query of each panel, with Grafana's variables filled in."""
    board = json.loads((FOLDER / "dashboard.json").read_text(encoding="utf8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"].replace("$__rate_interval", "5m").replace("$job", "quartier")


def alerts() -> list[dict[str, Any]]:
    """The rules."""
    found = yaml.safe_load((FOLDER / "alerts.yaml").read_text(encoding="utf8"))
    return [rule for group in found["groups"] for rule in group["rules"]]


def all_faults(text: str) -> dict[str, list[str]]:
    """The queries at fault, by panel or alert, for a bot that answers `text`."""
    known = figures(text)
    queries = [*panels(), *((rule["alert"], rule["expr"]) for rule in alerts())]
    return {f"{name}: {query}": found for name, query in queries if (found := faults(query, known))}
