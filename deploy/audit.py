"""`make audit`: known vulnerabilities and licences of everything that a host installs, and a CycloneDX bill of materials.

pip-audit asks the package index's advisories. Without a network it is given a file of OSV records instead, the
archive that osv.dev publishes for PyPI or one record after another in a folder; nothing is called safe unasked.
"""

import argparse
import json
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
CACHE = ROOT / ".cache" / "audit"
BILL = ROOT / "dist" / "quartier.cdx.json"
UV = str(Path(sys.executable).with_name("uv"))
INSTALLED = "requirements.txt", "requirements-postgres.txt"
ALLOWED = {
    "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MIT-CMU", "MPL-2.0", "PSF-2.0", "Python-2.0",
    "Unlicense", "Zlib",
    "License :: OSI Approved :: Apache Software License",
    "License :: OSI Approved :: BSD License",
    "License :: OSI Approved :: MIT License",
}  # fmt: skip
"""Licences under which a bot may be run and passed on without conditions that reach its own code."""
Records = Mapping[str, Sequence[Any]]
"""OSV records by package, its name in small letters with hyphens."""


class AuditError(Exception):
    """What could not be audited, in one sentence."""


def licences(bill: Mapping[str, Any]) -> dict[str, list[str]]:
    """The licences of each component of a bill; an expression's parts stand for themselves."""
    found = {}
    for component in bill["components"]:
        named = [
            each.get("expression") or each["license"].get("id") or each["license"].get("name")
            for each in component.get("licenses", [])
        ]
        found[f"{component['name']} {component['version']}"] = [
            part.strip("() ") for name in named for part in name.replace(" OR ", " AND ").split(" AND ")
        ]
    return found


def odd_licences(bill: Mapping[str, Any]) -> list[str]:
    """One sentence for each component whose licence is unknown or not allowed."""
    return [
        f"{name} is under {', '.join(found) or 'no licence that it tells'}."
        for name, found in licences(bill).items()
        if not found or not set(found) <= ALLOWED
    ]


def canonical(name: str) -> str:
    """A package's name as indexes compare it."""
    return name.lower().replace("_", "-").replace(".", "-")


def records(source: Path) -> Records:
    """The OSV records of a zip archive, a folder or one JSON file. Raises AuditError."""
    found: dict[str, list[Any]] = {}
    try:
        for record in map(json.loads, _texts(source)):
            for name in {canonical(each["package"]["name"]) for each in record.get("affected", [])}:
                found.setdefault(name, []).append(record)
    except (OSError, zipfile.BadZipFile, ValueError, KeyError) as error:
        raise AuditError(f"{source} holds no OSV records: {error}.") from error
    if not found:
        raise AuditError(f"{source} holds no OSV records.")
    return found


def _texts(source: Path) -> Iterator[bytes]:
    if source.suffix == ".zip":
        with zipfile.ZipFile(source) as archive:
            yield from (archive.read(name) for name in archive.namelist() if name.endswith(".json"))
    else:
        files = sorted(source.glob("*.json")) if source.is_dir() else [source]
        yield from (file.read_bytes() for file in files)


def matching(known: Records, query: Mapping[str, Any]) -> list[Any]:
    """The records that name this version of a package, as OSV's interface answers a query."""
    name = canonical(query["package"]["name"])
    return [
        record
        for record in known.get(name, ())
        if any(
            canonical(each["package"]["name"]) == name and query["version"] in each.get("versions", ())
            for each in record["affected"]
        )
    ]


class _Answer(BaseHTTPRequestHandler):
    """Answers pip-audit from records at hand."""

    def __init__(self, *args: Any, known: Records) -> None:
        self._known = known
        super().__init__(*args)

    def do_POST(self) -> None:
        query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        found = matching(self._known, query)
        body = json.dumps({"vulns": found} if found else {}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def local_service(known: Records) -> HTTPServer:
    """A server of these records on this machine, answering in a thread until it is shut down."""
    server = HTTPServer(("127.0.0.1", 0), partial(_Answer, known=known))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def prepared() -> tuple[Path, Path]:
    """The folders of two environments: the audit's own tools, and what a host installs."""
    tools, installed = CACHE / "tools", CACHE / "installed"
    for folder, files in ((tools, ("requirements-audit.txt",)), (installed, INSTALLED)):
        _run([UV, "venv", "--quiet", "--allow-existing", str(folder)])
        given = [word for name in files for word in ("-r", str(DEPLOY / name))]
        _run([UV, "pip", "install", "--quiet", "--require-hashes", "--python", str(folder), *given])
    return tools, installed


def _succeeds(command: Sequence[str]) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0  # noqa: S603 - commands of this file


def _run(command: Sequence[str]) -> None:
    if not _succeeds(command):
        raise AuditError(f"`{' '.join(map(str, command[:3]))} ...` failed; nothing is proved.")


def bill_of(tools: Path, installed: Path) -> Any:
    """The bill of materials, written to BILL."""
    BILL.parent.mkdir(exist_ok=True)
    told = ["--output-reproducible", "--pyproject", "pyproject.toml", "-o", str(BILL)]
    _run([str(tools / "bin" / "cyclonedx-py"), "environment", *told, str(installed)])
    return json.loads(BILL.read_bytes())


def vulnerable(tools: Path, installed: Path, advisories: Path | None) -> bool:
    """Whether pip-audit finds a vulnerability; it fails, and so do we, where it could not ask."""
    (packages,) = installed.glob("lib/python*/site-packages")
    command = [str(tools / "bin" / "pip-audit"), "--strict", "--progress-spinner", "off", "--path", str(packages)]
    if advisories is None:
        return not _succeeds(command)
    service = local_service(records(advisories))
    try:
        where = ["-s", "osv", "--osv-url", f"http://127.0.0.1:{service.server_address[1]}/v1/query"]
        cache = ["--cache-dir", str(CACHE / "answers")]
        return not _succeeds([*command, *where, *cache])
    finally:
        service.shutdown()
        service.server_close()
        shutil.rmtree(CACHE / "answers", ignore_errors=True)


def main(words: Sequence[str] | None = None) -> int:
    """Audit; status 1 for a vulnerability, a licence that is not allowed, or what could not be asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--advisories", type=Path, metavar="FILE", help="OSV records: a zip, a folder or a JSON file")
    asked = parser.parse_args(words)
    try:
        tools, installed = prepared()
        bill = bill_of(tools, installed)
        odd = odd_licences(bill)
        unsafe = vulnerable(tools, installed, asked.advisories)
    except AuditError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.writelines(f"{sentence}\n" for sentence in odd)
    sys.stdout.write(f"{len(bill['components'])} packages; the bill of materials is {BILL.relative_to(ROOT)}.\n")
    if unsafe:
        sys.stdout.write("NOT AUDITED, or vulnerable: see above. Without a network give --advisories FILE.\n")
    return 1 if odd or unsafe else 0


if __name__ == "__main__":
    sys.exit(main())
