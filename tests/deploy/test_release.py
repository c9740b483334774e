"""The release recipe: the changelog is cut, the version rises, and what cannot be released is told."""

import importlib.util
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "deploy" / "release.py"
spec = importlib.util.spec_from_file_location("release", SOURCE)
assert spec is not None
assert spec.loader is not None
release = importlib.util.module_from_spec(spec)
spec.loader.exec_module(release)


def test_the_unreleased_section_gets_version_and_date() -> None:
    text = "# Changelog\n\n## 0.1.0 (unreleased)\n\n- New.\n\n## 0.0.9 (2026-01-01)\n\n- Old.\n"
    cut = release.cut_changelog(text, "0.2.0", "2026-11-22")
    assert "## 0.2.0 (2026-11-22)\n\n- New.\n\n## 0.0.9 (2026-01-01)" in cut
    assert "unreleased" not in cut


@pytest.mark.parametrize("text", ["# Changelog\n", "## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"])
def test_nothing_new_is_no_release(text: str) -> None:
    with pytest.raises(release.ReleaseError):
        release.cut_changelog(text, "0.2.0", "2026-11-22")


def test_the_version_only_rises() -> None:
    project = '[project]\nname = "quartier"\nversion = "0.1.0"\n'
    assert 'version = "0.2.0"' in release.set_version(project, "0.2.0")
    for wrong in ("0.0.9", "2", "v0.2.0", "0.2.0; rm"):
        with pytest.raises(release.ReleaseError):
            release.set_version(project, wrong)


def test_the_recipe_fits_this_repository() -> None:
    root = SOURCE.parents[1]
    assert release.UNRELEASED.search((root / "CHANGELOG.md").read_text(encoding="utf8")) is not None
    assert release.VERSION.search((root / "pyproject.toml").read_text(encoding="utf8")) is not None
    assert (root / release.commands("1.0.0", image=True)[1][3]).is_file()
