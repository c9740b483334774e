"""The audit of dependencies: advisories from a file, and licences that are not allowed or not told."""

import importlib.util
import json
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "deploy" / "audit.py"
spec = importlib.util.spec_from_file_location("audit", SOURCE)
assert spec is not None
assert spec.loader is not None
audit = importlib.util.module_from_spec(spec)
spec.loader.exec_module(audit)

RECORD = {
    "id": "TEST-1",
    "affected": [{"package": {"name": "Fluent.Runtime", "ecosystem": "PyPI"}, "versions": ["0.3.0", "0.3.1"]}],
}


def asked(port: int, name: str, version: str) -> Any:
    body = json.dumps({"package": {"name": name, "ecosystem": "PyPI"}, "version": version}).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/query", body) as answer:
        return json.loads(answer.read())


def test_records_of_a_folder_or_an_archive_are_answered_by_name_and_version(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps(RECORD))
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("one.json", json.dumps(RECORD))
    for source in (tmp_path, tmp_path / "one.json", tmp_path / "all.zip"):
        server = audit.local_service(audit.records(source))
        try:
            assert asked(server.server_address[1], "fluent-runtime", "0.3.1") == {"vulns": [RECORD]}
            assert asked(server.server_address[1], "fluent-runtime", "0.4.0") == {}
            assert asked(server.server_address[1], "fluent", "0.3.1") == {}
        finally:
            server.shutdown()
            server.server_close()


@pytest.mark.parametrize("text", ["", "{}", "no record"])
def test_a_file_without_records_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "one.json").write_text(text)
    for source in (tmp_path / "one.json", tmp_path / "missing.zip", tmp_path):
        with pytest.raises(audit.AuditError, match="holds no OSV records"):
            audit.records(source)


@pytest.mark.parametrize(
    ("named", "odd"),
    [
        ([{"license": {"id": "MIT"}}], False),
        ([{"expression": "Apache-2.0 AND (MIT OR BSD-3-Clause)"}], False),
        ([{"expression": "MIT AND GPL-3.0-only"}], True),
        ([{"license": {"name": "a licence of its own"}}], True),
        ([], True),
    ],
)
def test_a_licence_that_is_not_allowed_or_not_told_is_named(named: list[Any], odd: bool) -> None:
    told = audit.odd_licences({"components": [{"name": "a-package", "version": "1.0", "licenses": named}]})
    assert len(told) == odd
    assert all("a-package 1.0" in sentence for sentence in told)
