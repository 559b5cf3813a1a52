"""The official release: a manifest that points into files of records, one file a language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Asset, Task
from pytest_flow2code.datasets import classeval, humaneval_x, mbxp, mceval
from pytest_flow2code.datasets.fields import AGAIN, Fields, Place, decode, read_bytes, read_lines
from pytest_flow2code.datasets.folder import Folder, read_assets
from pytest_flow2code.datasets.record import Reader, Record

MANIFEST = Path("data", "manifest.jsonl")
SUMMARY = Path("data", "summary.json")

READERS: Mapping[str, Reader] = {
    "classeval": classeval.read,
    "humaneval_x": humaneval_x.read,
    "mbxp": mbxp.read,
    "mceval": mceval.read,
}
"""The release's sources by its own keys."""

_UID = re.compile(r"\w[\w.+#-]*(?:/\w[\w.+#-]*)*")
"""Fit for node ids and file names: no white space, no part that is a path's own word."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A manifest line. `file` is the absolute path of the record file it points into."""

    fields: Fields
    uid: str
    dataset: str
    language: str
    file: str
    line: int


def read(root: Path, known_languages: frozenset[str] | None = None) -> tuple[Task, ...]:
    """The tasks of the release in `root`, in the order of its manifest.

    `known_languages` are the keys a task may have as its language; None takes any. Records that
    no manifest line points to are checked to be sound JSON and otherwise left alone, so that a
    manifest (with its summary) can be cut down to a part of the release.

    Raises DataError, with the file and the line, at the first thing that is wrong: nothing is
    ever loaded in part. The contents of assets are checked later (`verify_asset`).
    """
    folder = Folder(root.resolve())
    entries = _read_manifest(folder, known_languages)
    tasks: dict[str, Task] = {}
    seen: dict[str, Place] = {}
    by_file: dict[str, list[_Entry]] = {}
    for entry in entries:
        by_file.setdefault(entry.file, []).append(entry)
    for file, wanted in by_file.items():
        records = _read_records(Path(file), seen)
        for entry in wanted:
            tasks[entry.uid] = _read_task(folder, entry, records)
    ordered = tuple(tasks[entry.uid] for entry in entries)
    _check_summary(folder.root / SUMMARY, ordered)
    return ordered


def _read_manifest(folder: Folder, known_languages: frozenset[str] | None) -> tuple[_Entry, ...]:
    entries: list[_Entry] = []
    seen: dict[str, Place] = {}
    for fields in read_lines(folder.root / MANIFEST):
        uid = _new_uid(fields, seen)
        language = fields.filled("language")
        if known_languages is not None and language not in known_languages:
            raise fields.error("language", _one_of(known_languages))
        dataset = fields.filled("dataset")
        if dataset not in READERS:
            raise fields.error("dataset", _one_of(READERS))
        file, _ = folder.file(fields, "record_file")
        line = fields.count("record_line", least=1)
        entries.append(_Entry(fields, uid, dataset, language, file, line))
    if not entries:
        raise DataError(f"{folder.root / MANIFEST}: no task is listed", mend=AGAIN)
    return tuple(entries)


def _one_of(names: Mapping[str, Reader] | frozenset[str]) -> str:
    return "one of " + ", ".join(sorted(names))


def _new_uid(fields: Fields, seen: dict[str, Place]) -> str:
    uid = fields.filled("uid")
    if not _UID.fullmatch(uid):
        raise fields.error("uid", "names joined by slashes, without white space or dots in front")
    if uid in seen:
        raise DataError(
            f"{fields.place}: the uid {uid} stands already in {seen[uid]}",
            mend="take one of the two lines out",
        )
    seen[uid] = fields.place
    return uid


def _read_records(path: Path, seen: dict[str, Place]) -> dict[int, Fields]:
    """The objects of a record file by their lines."""
    records: dict[int, Fields] = {}
    for fields in read_lines(path):
        _new_uid(fields, seen)
        records[fields.place.line] = fields
    return records


def _read_task(folder: Folder, entry: _Entry, records: Mapping[int, Fields]) -> Task:
    fields = records.get(entry.line)
    if fields is None:
        raise entry.fields.error(
            "record_line", f"a line of {entry.file} that holds a record (it has {len(records)})"
        )
    for key, wanted in (
        ("uid", entry.uid), ("dataset", entry.dataset), ("language", entry.language)
    ):  # fmt: skip
        if fields.filled(key) != wanted:
            raise fields.error(key, f"{wanted}, as {entry.fields.place} says")
    record = Record(
        uid=entry.uid,
        dataset=entry.dataset,
        language=entry.language,
        task_id=fields.filled("task_id"),
        licence=fields.filled("license"),
        reference=fields.filled("reference_code"),
        source=fields.section("source_record"),
        assets=_assets(folder, entry, fields),
    )
    return READERS[entry.dataset](record)


def _assets(folder: Folder, entry: _Entry, fields: Fields) -> tuple[Asset, ...]:
    """What the record and its manifest line ship together; they may not contradict each other."""
    assets: dict[str, Asset] = {}
    for asset in (*read_assets(folder, fields), *read_assets(folder, entry.fields)):
        if assets.setdefault(asset.name, asset) != asset:
            raise DataError(
                f"{entry.fields.place}: its {asset.name} file is not the one named in "
                f"{fields.place}",
                mend=AGAIN,
            )
    return tuple(assets.values())


def _check_summary(path: Path, tasks: tuple[Task, ...]) -> None:
    """Raises DataError if the summary counts other tasks than were read."""
    data = read_bytes(path)
    summary = decode(data, Place(path, 1))
    _compare(summary, data, ("tasks",), len(tasks))
    for section, found in (
        ("counts", Counter(task.dataset for task in tasks)),
        ("language_counts", Counter(task.language for task in tasks)),
    ):
        told = summary.section(section)
        for key in dict.fromkeys((*told.values, *found)):
            _compare(summary, data, (section, key), found[key])


def _compare(summary: Fields, data: bytes, keys: tuple[str, ...], found: int) -> None:
    owner = summary if len(keys) == 1 else summary.section(keys[0])
    told = owner.count(keys[-1]) if keys[-1] in owner.values or len(keys) == 1 else 0
    if told != found:
        place = Place(summary.place.path, _line_of(data, keys))
        raise DataError(
            f"{place}: `{'.'.join(keys)}` says {told}, but the manifest has {found}",
            mend="fetch the data set again, or correct the count if the data was cut on purpose",
        )


def _line_of(data: bytes, keys: tuple[str, ...]) -> int:
    at = 0
    for key in keys:
        at = max(at, data.find(f'"{key}"'.encode(), at))
    return data.count(b"\n", 0, at) + 1
