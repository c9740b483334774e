"""`make release VERSION=0.2.0`: cut the changelog, set the version, build the wheel and the image.

Run in a clean working tree. What was built lies in `dist`; the commit and the tag are printed, not made, so that
somebody reads the difference first.
"""

import argparse
import datetime as dt
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UNRELEASED = re.compile(r"^## (?:\d+\.\d+\.\d+ \(unreleased\)|Unreleased)$", re.MULTILINE)
VERSION = re.compile(r'^version = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
NUMBER = re.compile(r"\d+\.\d+\.\d+")


class ReleaseError(Exception):
    """Why nothing can be released, in one sentence."""


def cut_changelog(text: str, version: str, date: str) -> str:
    """The changelog with its unreleased section under the version and date. Raises ReleaseError without one."""
    found = UNRELEASED.search(text)
    if found is None:
        raise ReleaseError("CHANGELOG.md has no unreleased section.")
    body = re.split(r"^## ", text[found.end() :], maxsplit=1, flags=re.MULTILINE)[0]
    if not body.strip():
        raise ReleaseError("The unreleased section of CHANGELOG.md is empty.")
    return f"{text[: found.start()]}## {version} ({date}){text[found.end() :]}"


def set_version(text: str, version: str) -> str:
    """pyproject.toml with the new version. Raises ReleaseError if it is malformed or not above the old one."""
    found = VERSION.search(text)
    if found is None or NUMBER.fullmatch(version) is None:
        raise ReleaseError(f"A version is three numbers, as 0.2.0; {version} is none.")
    if parts(version) < parts(found[1]):
        raise ReleaseError(f"{version} is below {found[1]}.")
    return VERSION.sub(f'version = "{version}"', text, count=1)


def parts(version: str) -> tuple[int, ...]:
    """The numbers of a version, to compare."""
    return tuple(map(int, version.split(".")))


def commands(version: str, *, image: bool) -> list[list[str]]:
    """What builds the wheel and, where Docker is, the image."""
    wheel = [str(Path(sys.executable).with_name("uv")), "build", "--out-dir", "dist"]
    docker = ["docker", "build", "-f", "deploy/Dockerfile", "-t", f"quartier:{version}", "-t", "quartier:latest", "."]
    return [wheel, docker] if image else [wheel]


def main() -> int:
    """Prepare the release named on the command line; status 1 with one sentence when it cannot be done."""
    parser = argparse.ArgumentParser(description="Cut the changelog, set the version, build wheel and image.")
    parser.add_argument("version")
    version = parser.parse_args().version
    changelog, project = ROOT / "CHANGELOG.md", ROOT / "pyproject.toml"
    try:
        if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
            raise ReleaseError("The working tree has changes; commit them first.")
        date = dt.datetime.now(tz=dt.UTC).date().isoformat()
        cut = cut_changelog(changelog.read_text(encoding="utf8"), version, date)
        bumped = set_version(project.read_text(encoding="utf8"), version)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    changelog.write_text(cut, encoding="utf8")
    project.write_text(bumped, encoding="utf8")
    image = shutil.which("docker") is not None
    for command in commands(version, image=image):
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            print(f"`{' '.join(command)}` failed; changelog and version are changed already.", file=sys.stderr)
            return 1
    if not image:
        print("Docker is not installed here: the image was not built.")
    print(f"Read `git diff`, then: git commit -am 'Release {version}' && git tag -a v{version} -m 'Quartier {version}'")
    return 0


if __name__ == "__main__":
    sys.exit(main())
