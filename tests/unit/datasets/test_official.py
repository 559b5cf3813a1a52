"""The release reader: what is sound is read whole; what is not gives one error with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from made_release import MadeRelease, mbxp

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.datasets import load, verify_asset

MANIFEST = "data/manifest.jsonl"
PYTHON = "data/records/mbxp/python.jsonl"
SUMMARY = "data/summary.json"


def test_tasks_come_in_the_order_of_the_manifest(release: MadeRelease) -> None:
    tasks = load(release.write())
    assert [task.uid for task in tasks] == [
        "mbxp/python/1",
        "mbxp/python/2",
        "classeval/python/0",
        "mbxp/python/3",
    ]
    assert tasks[0].task_id == "Task/1"
    assert tasks[0].licence == "CC0-1.0"
    assert tasks[0].assets == ()


def test_blank_lines_are_counted_but_not_read(release: MadeRelease) -> None:
    root = release.write()
    records = root / PYTHON
    records.write_text("\n" + records.read_text())
    for line in release.manifest:
        if line["record_file"] == PYTHON:
            line["record_line"] += 1
    (root / MANIFEST).write_text("\n\n".join(json.dumps(line) for line in release.manifest))
    assert len(load(root)) == 4


def test_a_manifest_may_be_cut_down(release: MadeRelease) -> None:
    root = release.write()
    (root / MANIFEST).write_text(json.dumps(release.manifest[1]))
    counts = {"tasks": 1, "counts": {"mbxp": 1}, "language_counts": {"python": 1}}
    (root / SUMMARY).write_text(json.dumps(counts))
    assert [task.uid for task in load(root)] == ["mbxp/python/2"]


def refused(root: Path, *parts: str, known: frozenset[str] | None = None) -> DataError:
    """The error of loading `root`; its message must hold each of `parts`, and it says a cure."""
    with pytest.raises(DataError) as caught:
        load(root, known_languages=known)
    for part in parts:
        assert part in caught.value.message
    assert caught.value.mend
    return caught.value


def edit_line(root: Path, name: str, line: int, change: Callable[[str], str]) -> None:
    path = root / name
    lines = path.read_text().split("\n")
    lines[line - 1] = change(lines[line - 1])
    path.write_text("\n".join(lines))


def edit_json(root: Path, name: str, line: int, *keys: str, value: object) -> None:
    """Put `value` at the dotted `keys` of a line; `...` takes the last key away."""

    def change(text: str) -> str:
        document = json.loads(text)
        owner = document
        for key in keys[:-1]:
            owner = owner[key]
        if value is ...:
            del owner[keys[-1]]
        else:
            owner[keys[-1]] = value
        return json.dumps(document)

    edit_line(root, name, line, change)


@pytest.mark.parametrize("name", [MANIFEST, PYTHON])
@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ('{"uid": ', "not valid JSON"),
        ("[1, 2]", "expected a JSON object"),
        ("null", "expected a JSON object"),
        ("nonsense", "not valid JSON"),
        ("[" * 100_000, "JSON that cannot be taken in"),
        ('{"uid": ' + "9" * 5000 + "}", "must be a string|cannot be taken in"),
    ],
)
def test_a_line_that_is_no_object(release: MadeRelease, name: str, broken: str, says: str) -> None:
    root = release.write()
    edit_line(root, name, 2, lambda _: broken)
    error = refused(root, f"{name}, line 2")
    assert any(choice in error.message for choice in says.split("|"))


@pytest.mark.parametrize("name", [MANIFEST, PYTHON])
def test_a_line_that_is_not_utf8(release: MadeRelease, name: str) -> None:
    root = release.write()
    data = (root / name).read_bytes().replace(b"twice_2", b"tw\xffce_2")
    data = data.replace(b'"mbxp/python/2"', b'"mbxp/python/\xff"')
    (root / name).write_bytes(data)
    refused(root, f"{name}, line 2", "not UTF-8")


def test_a_sound_line_of_no_task_is_left_alone_but_a_broken_one_is_not(
    release: MadeRelease,
) -> None:
    root = release.write()
    with (root / PYTHON).open("a") as records:
        records.write(json.dumps(mbxp(9)) + "\n")
    assert len(load(root)) == 4
    with (root / PYTHON).open("a") as records:
        records.write("{]\n")
    refused(root, f"{PYTHON}, line 5", "not valid JSON")


@pytest.mark.parametrize(
    ("name", "key", "value", "expected"),
    [
        (MANIFEST, "uid", ..., "it is missing"),
        (MANIFEST, "uid", 7, "must be a string"),
        (MANIFEST, "uid", "  ", "not empty"),
        (MANIFEST, "uid", "mbxp/python/a b", "without white space"),
        (MANIFEST, "uid", "../../etc", "dots in front"),
        (MANIFEST, "uid", "/mbxp/python/2", "joined by slashes"),
        (MANIFEST, "uid", "mbxp/python/2\n", "without white space"),
        (MANIFEST, "uid", "mbxp/\x00", "without white space"),
        (MANIFEST, "dataset", ["mbxp"], "must be a string"),
        (MANIFEST, "dataset", "humaneval", "one of classeval, humaneval_x, mbxp, mceval"),
        (MANIFEST, "language", None, "must be a string"),
        (MANIFEST, "record_file", ..., "it is missing"),
        (MANIFEST, "record_line", ..., "it is missing"),
        (MANIFEST, "record_line", "2", "must be a whole number"),
        (MANIFEST, "record_line", 2.0, "must be a whole number"),
        (MANIFEST, "record_line", True, "must be a whole number"),
        (MANIFEST, "record_line", 0, "of 1 or more"),
        (MANIFEST, "record_line", 99, "that holds a record"),
        (MANIFEST, "assets", [], "must be an object"),
        (PYTHON, "uid", ..., "it is missing"),
        (PYTHON, "uid", "mbxp/python/8", "must be mbxp/python/2"),
        (PYTHON, "dataset", "mceval", "must be mbxp"),
        (PYTHON, "language", "ruby", "must be python"),
        (PYTHON, "task_id", 2, "must be a string"),
        (PYTHON, "license", ..., "it is missing"),
        (PYTHON, "reference_code", None, "must be a string"),
        (PYTHON, "reference_code", "\n", "not empty"),
        (PYTHON, "reference_code", "x = '\ud800'", "text that UTF-8 can hold"),
        (PYTHON, "source_record", "{}", "must be an object"),
        (PYTHON, "source_record", ..., "it is missing"),
        (PYTHON, "source_record.entry_point", ..., "`source_record.entry_point`"),
        (PYTHON, "source_record.test", {}, "`source_record.test`"),
        (PYTHON, "source_record.canonical_solution", 1, "must be a string"),
    ],
)
def test_a_field_that_is_not_what_it_must_be(
    release: MadeRelease, name: str, key: str, value: object, expected: str
) -> None:
    root = release.write()
    edit_json(root, name, 2, *key.split("."), value=value)
    refused(root, f"{name}, line 2", expected)


def test_a_language_that_cannot_be_run(release: MadeRelease) -> None:
    root = release.write()
    assert len(load(root, known_languages=frozenset({"python", "c"}))) == 4
    error = refused(root, f"{MANIFEST}, line 1", "python", known=frozenset({"c", "ruby"}))
    assert "one of c, ruby" in error.message


def test_a_uid_twice_in_the_manifest(release: MadeRelease) -> None:
    root = release.write()
    edit_json(root, MANIFEST, 4, "uid", value="mbxp/python/2")
    refused(root, f"{MANIFEST}, line 4", f"{MANIFEST}, line 2", "mbxp/python/2")


def test_a_uid_twice_in_the_records(release: MadeRelease) -> None:
    root = release.write()
    with (root / PYTHON).open("a") as records:
        records.write(json.dumps(mbxp(1)) + "\n")
    refused(root, f"{PYTHON}, line 4", f"{PYTHON}, line 1", "mbxp/python/1")


def test_a_manifest_line_that_points_to_another_record(release: MadeRelease) -> None:
    root = release.write()
    edit_json(root, MANIFEST, 1, "record_line", value=2)
    refused(root, f"{PYTHON}, line 2", "mbxp/python/1", f"{MANIFEST}, line 1")


@pytest.mark.parametrize("line", [2, 5])
def test_a_manifest_line_that_points_to_an_empty_line(release: MadeRelease, line: int) -> None:
    root = release.write()
    edit_line(root, PYTHON, 2, lambda _: "")
    edit_json(root, MANIFEST, 2, "record_line", value=line)
    refused(root, f"{MANIFEST}, line 2", "that holds a record")


@pytest.mark.parametrize("gone", [PYTHON, "data/records/classeval/python.jsonl"])
def test_a_record_file_that_is_gone(release: MadeRelease, gone: str) -> None:
    root = release.write()
    (root / gone).unlink()
    line = 1 if gone == PYTHON else 3
    refused(root, f"{MANIFEST}, line {line}", gone, "No such file")


def test_a_record_file_that_is_a_folder(release: MadeRelease) -> None:
    root = release.write()
    edit_json(root, MANIFEST, 1, "record_file", value="data/records")
    refused(root, f"{MANIFEST}, line 1", "plain file")


@pytest.mark.parametrize(
    "name",
    [
        "../outside.jsonl",
        "data/../../outside.jsonl",
        "data/records/../../../outside.jsonl",
        "..",
        "/etc/passwd",
        "data\\records\\mbxp\\python.jsonl",
        "data/link.jsonl",
        "linked/outside.jsonl",
    ],
)
def test_a_path_that_leads_out(release: MadeRelease, name: str) -> None:
    root = release.write()
    outside = root.parent / "outside.jsonl"
    outside.write_text((root / PYTHON).read_text())
    (root / "data/link.jsonl").symlink_to(outside)
    (root / "linked").symlink_to(root.parent)
    edit_json(root, MANIFEST, 1, "record_file", value=name)
    refused(root, f"{MANIFEST}, line 1", "record_file")


def test_links_within_the_release_are_followed(release: MadeRelease) -> None:
    root = release.write()
    (root / PYTHON).rename(root / "data/moved.jsonl")
    (root / PYTHON).symlink_to(root / "data/moved.jsonl")
    seen_through_a_link = root.parent / "link"
    seen_through_a_link.symlink_to(root)
    assert len(load(seen_through_a_link)) == 4


def test_an_empty_manifest(release: MadeRelease) -> None:
    root = release.write()
    (root / MANIFEST).write_text("\n")
    refused(root, MANIFEST, "no task")


@pytest.mark.parametrize(
    ("change", "line", "expected"),
    [
        ({"tasks": 5}, 2, "`tasks` says 5, but the manifest has 4"),
        ({"counts": {"mbxp": 4, "classeval": 1}}, 4, "`counts.mbxp` says 4"),
        ({"counts": {"mbxp": 3}}, 3, "`counts.classeval` says 0"),
        ({"counts": {"mbxp": 3, "classeval": 1, "mceval": 2}}, 6, "`counts.mceval` says 2"),
        ({"language_counts": {"python": 3}}, 8, "`language_counts.python` says 3"),
        ({"language_counts": {"python": 4, "c": 1}}, 9, "`language_counts.c` says 1"),
        ({"counts": {"mbxp": "3", "classeval": 1}}, 1, "must be a whole number"),
        ({"counts": None}, 1, "must be an object"),
        ({"tasks": None}, 1, "must be a whole number"),
    ],
)
def test_a_summary_that_does_not_fit(
    release: MadeRelease, change: dict[str, object], line: int, expected: str
) -> None:
    release.summary.update(change)
    refused(release.write(), f"{SUMMARY}, line {line}:", expected)


def test_a_summary_that_is_gone_or_broken(release: MadeRelease) -> None:
    root = release.write()
    (root / SUMMARY).write_text('{\n  "tasks": 4,\n  oops\n}')
    refused(root, f"{SUMMARY}, line 3", "not valid JSON")
    (root / SUMMARY).unlink()
    refused(root, SUMMARY, "No such file")


def test_assets_of_the_record_and_of_the_manifest(release: MadeRelease) -> None:
    chart = release.ship("assets/code/1.png", b"\x89PNG chart")
    dot = release.ship("assets/dot/1.dot", b"digraph {}")
    release.records[0]["assets"] = {"code": chart, "uml": None}
    release.manifest[0]["assets"] = {"dot": dot, "code": chart}
    release.records[1]["assets"] = None
    first, second, *_ = load(release.write())
    assert second.assets == ()
    assert [asset.name for asset in first.assets] == ["code", "dot"]
    code = first.asset("code")
    assert code is not None
    assert Path(code.path) == release.root.resolve() / "assets/code/1.png"
    assert verify_asset(code) == b"\x89PNG chart"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"path": "../secret.png"}, "assets.code.path"),
        ({"path": "/etc/hostname"}, "a relative path"),
        ({"path": "assets/none.png"}, "No such file"),
        ({"path": "assets"}, "plain file"),
        ({"path": 4}, "must be a string"),
        ({"bytes": 9}, "must have 9 bytes, but has 10"),
        ({"bytes": "10"}, "must be a whole number"),
        ({"sha256": "abc"}, "64 hexadecimal digits"),
        ({"sha256": "g" * 64}, "64 hexadecimal digits"),
        ({"sha256": None}, "must be a string"),
    ],
)
@pytest.mark.parametrize("side", ["records", "manifest"])
def test_an_asset_that_is_not_what_it_must_be(
    release: MadeRelease, side: str, change: dict[str, object], expected: str
) -> None:
    (release.root.parent / "secret.png").write_bytes(b"0123456789")
    chart = release.ship("assets/1.png", b"0123456789")
    getattr(release, side)[1]["assets"] = {"code": {**chart, **change}}
    file = PYTHON if side == "records" else MANIFEST
    refused(release.write(), f"{file}, line 2", expected)


def test_assets_that_contradict_each_other(release: MadeRelease) -> None:
    release.records[1]["assets"] = {"code": release.ship("assets/a.png", b"a")}
    release.manifest[1]["assets"] = {"code": release.ship("assets/b.png", b"b")}
    refused(release.write(), f"{MANIFEST}, line 2", f"{PYTHON}, line 2", "code")


def test_an_asset_is_verified_only_when_asked(release: MadeRelease) -> None:
    release.records[0]["assets"] = {"code": release.ship("assets/1.png", b"right")}
    root = release.write()
    (root / "assets/1.png").write_bytes(b"wrong")
    code = load(root)[0].asset("code")
    assert code is not None
    with pytest.raises(DataError, match=r"assets/1\.png: expected 5 bytes with SHA-256"):
        verify_asset(code)
    (root / "assets/1.png").unlink()
    with pytest.raises(DataError, match="cannot be read"):
        verify_asset(code)
