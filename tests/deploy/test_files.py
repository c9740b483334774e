"""What a host installs: every file is in the package, every setting in the example, every path in the image."""

import fnmatch
import importlib.metadata
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from bot import settings
from bot.app import EXIT_CONFIG
from bot.i18n.catalog import EXTRA as LANGUAGES
from bot.ops.session_starts import FILE
from bot.runtime.close_codes import CLOSED
from bot.settings import Settings, read
from rendering.fonts import EXTRA as FONTS

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CODE = ("bot", "cogs", "rendering")
NAME = re.compile(r"\b(?:DISCORD|QUARTIER)_[A-Z_]+\b")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))
WITH_LICENCES = (77, 0)
"""The setuptools that know a licence by its short name."""


def files() -> set[str]:
    """Every file of the bot as it stands in the repository."""
    listed = subprocess.run(["git", "ls-files", *CODE], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line for line in listed.splitlines() if (ROOT / line).exists()}


def example() -> dict[str, str]:
    """The settings of env.example and the sentence above each."""
    found, comment = {}, ""
    for line in (DEPLOY / "env.example").read_text(encoding="utf8").splitlines():
        match = re.fullmatch(r"#?([A-Z_]+)=(\S*)", line)
        if match:
            found[match[1]] = comment
        comment = line.removeprefix("# ") if line.startswith("# ") else ""
    return found


def test_the_package_takes_every_file_with_it() -> None:
    """Folders without Python (fonts, sentences, the page) count as packages too; their files match a pattern."""
    tools = PROJECT["tool"]["setuptools"]
    assert tools["packages"]["find"].get("namespaces", True), "folders without __init__.py would be left behind"
    patterns = tools["package-data"]["*"]
    left_behind = []
    for file in sorted(files()):
        path = Path(file)
        package = ".".join(path.parent.parts)
        taken = path.suffix == ".py" or any(fnmatch.fnmatch(path.name, pattern) for pattern in patterns)
        found = any(fnmatch.fnmatch(package, pattern) for pattern in tools["packages"]["find"]["include"])
        if not (taken and found and all(part.isidentifier() for part in path.parent.parts)):
            left_behind.append(file)
    assert not left_behind
    for needed in (".ttf", ".ftl", ".html", ".css", ".js", ".svg", ".mako", ".md", ".txt"):
        assert any(file.endswith(needed) for file in files()), needed


def test_a_built_wheel_holds_them(tmp_path: Path) -> None:
    try:
        version = importlib.metadata.version("setuptools")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("setuptools is not installed here")
    if tuple(int(part) for part in version.split(".")[:2]) < WITH_LICENCES:
        pytest.skip(f"setuptools {version} is too old to build it without a download")
    source = tmp_path / "source"
    for file in (*files(), "pyproject.toml", "README.md", "LICENSE"):
        (source / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, source / file)
    run = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        ".",
    ]
    subprocess.run(run, cwd=source, check=True, timeout=60)
    (wheel,) = tmp_path.glob("*.whl")
    assert files() <= set(zipfile.ZipFile(wheel).namelist())


def test_the_example_names_every_setting_with_one_sentence() -> None:
    known = set(NAME.findall(Path(settings.__file__).read_text(encoding="utf8")))
    assert set(example()) == known | {LANGUAGES, FONTS}
    for name, sentence in example().items():
        assert sentence.endswith("."), name
        assert sentence.count(". ") == 0, name
        assert len(sentence) > 20, name


def test_the_examples_values_are_valid_and_its_defaults_true() -> None:
    lines = (DEPLOY / "env.example").read_text(encoding="utf8").splitlines()
    pairs = [line.removeprefix("#").split("=", 1) for line in lines if re.match(r"#?[A-Z_]+=", line)]
    values = {
        name: value for name, value in pairs if name not in {"DISCORD_TOKEN_FILE", "QUARTIER_KEY_FILE", "QUARTIER_DATA"}
    }
    found = read(values)
    assert found == Settings(health=8080)
    assert read(dict.fromkeys(example(), "")) == Settings()


def test_the_image_is_built_from_files_that_are_there_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf8").replace("\\\n", " ").splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    copied = [path for line in words if line[0] == "COPY" and "--from=build" not in line for path in line[1:-1]]
    assert set(CODE) <= set(copied)
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf8").splitlines()
    for path in copied:
        assert (ROOT / path).exists(), path
        assert f"!{path}" in allowed, path
    last = words[max(at for at, line in enumerate(words) if line[0] == "FROM") :]
    assert ["USER", "quartier"] in last
    assert ["VOLUME", "/data"] in last
    assert any(line[0] == "HEALTHCHECK" and "/healthz" in " ".join(line) for line in last)
    assert not [line for line in last if "apt-get" in line or "gcc" in line]


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "bot.service", "RUNBOOK.md"])
def test_no_file_names_a_setting_that_does_not_exist(file: str) -> None:
    used = set(NAME.findall((DEPLOY / file).read_text(encoding="utf8")))
    assert used <= set(example()) | {"QUARTIER_HEALTH_PORT"}


def test_the_unit_leaves_the_bot_stopped_when_another_start_is_useless() -> None:
    lines = (DEPLOY / "bot.service").read_text(encoding="utf8").splitlines()
    assert f"RestartPreventExitStatus={EXIT_CONFIG}" in lines
    book = (DEPLOY / "RUNBOOK.md").read_text(encoding="utf8")
    for code in CLOSED:
        assert code == 4004 or f"({code})" in book, "the runbook says what to do"
    assert f"status {EXIT_CONFIG}" in book
    assert FILE in book


def test_no_file_holds_a_token() -> None:
    for path in filter(Path.is_file, DEPLOY.iterdir()):
        assert not re.search(r"DISCORD_TOKEN=\S", path.read_text(encoding="utf8")), path.name
