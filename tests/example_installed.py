"""The example game as an installed package: on a path with the metadata that `pip install` would write, without a network."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "tests" / "example_game"
PACKAGE = "quartier_pig"


def install(folder: Path) -> Path:
    """The package with its metadata in a folder, which is returned."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf8"))["project"]
    shutil.copytree(EXAMPLE / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{PACKAGE}-{project['version']}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf8"
    )
    lines = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in names.items()))
    ]
    (metadata / "entry_points.txt").write_text("\n".join([*lines, ""]), encoding="utf8")
    return folder


def run(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m WORDS` where the folder's packages are installed."""
    paths = os.pathsep.join([str(folder), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"} | settings
    environment.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300)
