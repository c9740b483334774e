"""The suite itself: a module of tests that cannot be imported fails the run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.uncounted
def test_a_module_that_cannot_be_imported_fails_the_run(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("import a_module_that_is_nowhere\n\ndef test_never_run(): pass\n", encoding="utf8")
    asked = "-n", "0", "-q", "-p", "tests.conftest", f"--rootdir={tmp_path}", str(broken)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *asked], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == pytest.ExitCode.INTERRUPTED, done.stdout
    assert "a_module_that_is_nowhere" in done.stdout
