"""Manifests for several processes: they parse, name what there is, and their numbers give every shard to one process."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.__main__ import COMMANDS
from bot.settings import read
from tests.deploy.test_files import DEPLOY, NAME, example

FOLDER = DEPLOY / "kubernetes"
COMPOSE = "compose.yaml", "compose-postgres.yaml"
IMAGE = (DEPLOY / "Dockerfile").read_text(encoding="utf8")
HEALTH_PORT = int(re.findall(r"QUARTIER_HEALTH_PORT=(\d+)", IMAGE)[0])
PATHS = set(re.findall(r'add_get\("(/\w+)"', (DEPLOY.parent / "bot" / "ops" / "health.py").read_text(encoding="utf8")))
GIVEN = {"DISCORD_TOKEN": "a.b.c", "QUARTIER_DATABASE_URL": "postgresql://host/quartier"}


def documents(path: Path) -> list[Any]:
    return [each for each in yaml.safe_load_all(path.read_text(encoding="utf8")) if each is not None]


def objects() -> dict[str, Any]:
    """The objects of the cluster by their kind."""
    listed = documents(FOLDER / "kustomization.yaml")[0]["resources"]
    return {each["kind"]: each for name in listed for each in documents(FOLDER / name)}


def variables(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def pod() -> Any:
    return objects()["StatefulSet"]["spec"]["template"]


@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*.yaml")), ids=lambda path: path.name)
def test_every_file_parses_and_names_only_settings_that_exist(path: Path) -> None:
    assert documents(path)
    assert set(NAME.findall(path.read_text(encoding="utf8"))) <= set(example())


def test_the_kustomization_lists_every_file() -> None:
    found = documents(FOLDER / "kustomization.yaml")[0]
    generated = [
        *[file for each in found["configMapGenerator"] for file in each["envs"]],
        *[file for each in found["secretGenerator"] for file in each["envs"]],
    ]
    made = {path.name for path in FOLDER.iterdir()} - {"kustomization.yaml", "secrets.example.env"}
    assert {*found["resources"], *generated} == made | {"secrets.env"}
    assert "secrets.env" in (DEPLOY.parent / ".gitignore").read_text(encoding="utf8")
    assert not variables(FOLDER / "secrets.example.env")["DISCORD_TOKEN"]


def test_every_shard_has_a_process_and_one_that_stands_by() -> None:
    settings, replicas = variables(FOLDER / "settings.env"), objects()["StatefulSet"]["spec"]["replicas"]
    assert {*settings, *variables(FOLDER / "secrets.example.env")} <= set(example())
    parts = [read(GIVEN | settings | {"QUARTIER_ORDINAL": f"quartier-{n}"}).shards for n in range(replicas)]
    assert [shard for part in parts for shard in part.mine] == 2 * list(range(parts[0].count))
    (bot,) = pod()["spec"]["containers"]
    named = {each["name"]: each for each in bot["env"]}
    assert named["QUARTIER_ORDINAL"]["valueFrom"]["fieldRef"]["fieldPath"] == "metadata.name"


def containers() -> Iterator[Any]:
    yield from pod()["spec"]["initContainers"]
    yield from pod()["spec"]["containers"]


def test_containers_run_what_there_is_as_nobody_special() -> None:
    images = {each["name"] for each in documents(FOLDER / "kustomization.yaml")[0]["images"]}
    assert [each["command"][3] for each in containers()] == ["migrate", "run"]
    for each in containers():
        assert each["command"][:3] == ["python", "-m", "bot"]
        assert each["command"][3] in COMMANDS
        assert each["image"] in images
        assert each["securityContext"]["readOnlyRootFilesystem"]
        assert not each["securityContext"]["allowPrivilegeEscalation"]
        assert each["resources"]["limits"]["memory"]
    assert str(pod()["spec"]["securityContext"]["runAsUser"]) in re.findall(r"--uid (\d+)", IMAGE)
    (bot,) = pod()["spec"]["containers"]
    assert {"/data", "/tmp"} <= {each["mountPath"] for each in bot["volumeMounts"]}
    assert {each["name"] for each in bot["volumeMounts"]} == {each["name"] for each in pod()["spec"]["volumes"]}


def test_probes_and_ports_are_those_of_the_bot() -> None:
    (bot,) = pod()["spec"]["containers"]
    assert [(port["name"], port["containerPort"]) for port in bot["ports"]] == [("health", HEALTH_PORT)]
    probes = {kind: bot[f"{kind}Probe"]["httpGet"] for kind in ("startup", "liveness", "readiness")}
    assert [probe["path"] for probe in probes.values()] == ["/healthz", "/healthz", "/readyz"]
    assert {probe["path"] for probe in probes.values()} <= PATHS
    assert {probe["port"] for probe in probes.values()} == {"health"}
    first = bot["startupProbe"]
    assert first["periodSeconds"] * first["failureThreshold"] > 600, "the longest pause after failed starts"
    assert pod()["metadata"]["annotations"]["prometheus.io/port"] == str(HEALTH_PORT)
    assert objects()["Service"]["spec"]["ports"][0]["port"] == HEALTH_PORT
    assert objects()["NetworkPolicy"]["spec"]["ingress"][0]["ports"][0]["port"] == HEALTH_PORT


def test_selectors_find_the_pods() -> None:
    labels, found = pod()["metadata"]["labels"], objects()
    assert found["StatefulSet"]["spec"]["serviceName"] == found["Service"]["metadata"]["name"]
    for chosen in (
        found["StatefulSet"]["spec"]["selector"]["matchLabels"],
        found["Service"]["spec"]["selector"],
        found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"],
        found["NetworkPolicy"]["spec"]["podSelector"]["matchLabels"],
        pod()["spec"]["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"],
    ):
        assert chosen.items() <= labels.items()


def test_kustomize_builds_them(tmp_path: Path) -> None:
    if (kubectl := shutil.which("kubectl")) is None:
        pytest.skip("Kubernetes: kubectl is not installed")
    folder = shutil.copytree(FOLDER, tmp_path / "kubernetes")
    shutil.copyfile(folder / "secrets.example.env", folder / "secrets.env")
    done = subprocess.run([kubectl, "kustomize", str(folder)], check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    made = {each["kind"]: each for each in yaml.safe_load_all(done.stdout)}
    assert made.keys() == objects().keys() | {"ConfigMap", "Secret"}
    spec = made["StatefulSet"]["spec"]["template"]["spec"]
    for container in (*spec["initContainers"], *spec["containers"]):
        names = [next(iter(each.values()))["name"] for each in container["envFrom"]]
        assert names == [made["ConfigMap"]["metadata"]["name"], made["Secret"]["metadata"]["name"]]


@pytest.mark.parametrize("file", COMPOSE)
def test_the_services_of_compose_are_confined_and_serve_every_shard_once(file: str) -> None:
    services = documents(DEPLOY / file)[0]["services"]
    bots = [each for name, each in services.items() if name.startswith("bot")]
    assert bots
    for each in (each for each in services.values() if each["image"] == "quartier"):
        assert each["read_only"]
        assert each["cap_drop"] == ["ALL"]
        assert (DEPLOY / each["build"]["context"] / each["build"]["dockerfile"]).is_file()
        assert each.get("command", ["python", "-m", "bot", "run"])[3] in COMMANDS
    given = [{name: value for name, value in bot.get("environment", {}).items() if "$" not in value} for bot in bots]
    parts = [read(GIVEN | each).shards for each in given]
    assert [shard for part in parts for shard in part.mine] == list(range(parts[0].count))
    ports = [port.rsplit(":", 2) for bot in bots for port in bot["ports"]]
    assert {(host, int(inside)) for host, _, inside in ports} == {("127.0.0.1", HEALTH_PORT)}
    assert len({outside for _, outside, _ in ports}) == len(bots)
