"""A release written again, cut down to some of its tasks, with other assets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.core.task import Asset, Task
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.datasets.fields import Place, decode, read_bytes, read_lines
from pytest_flow2code.datasets.official import MANIFEST, SUMMARY

ASSETS = Path("data", "assets")
PICTURES = frozenset({"flowchart", "uml", "pseudocode"})

_MODE = 0o644


@dataclass(frozen=True, slots=True)
class Entry:
    """A task as a release wrote it down: its manifest line and its record, both untouched."""

    uid: str
    manifest: Mapping[str, object]
    record: Mapping[str, object]

    @property
    def reference(self) -> str:
        """The reference code as the release has it."""
        return str(self.record["reference_code"])


def asset_path(task: Task, name: str, ending: str) -> str:
    """Where a task's asset lies in a release, with forward slashes:
    `data/assets/<dataset>/<language>/<name>/<the rest of the uid><ending>`."""
    home = f"{task.dataset}/{task.language}/"
    rest = task.uid.removeprefix(home)
    return f"{ASSETS.as_posix()}/{home}{name}/{rest}{ending}"


def read_entries(root: Path, tasks: Iterable[Task]) -> tuple[Entry, ...]:
    """The lines of `tasks`, which were read from the release in `root`, in its order."""
    wanted = {task.uid for task in tasks}
    records: dict[str, dict[int, Mapping[str, object]]] = {}
    entries = []
    for fields in read_lines(root / MANIFEST):
        uid = fields.text("uid")
        if uid not in wanted:
            continue
        file = fields.text("record_file")
        if file not in records:
            records[file] = {f.place.line: f.values for f in read_lines(root / file)}
        record = records[file][fields.count("record_line")]
        entries.append(Entry(uid, fields.values, record))
    return tuple(entries)


def write_release(
    root: Path, source: Path, entries: Sequence[Entry], assets: Mapping[str, Sequence[Asset]]
) -> None:
    """Write records, manifest and summary of `entries` into the folder `root`, each file whole.

    `source` is the release they come from, `assets` has by uid the files that lie in `root`
    already, with relative paths. The manifest is written last but for the summary, so that a
    folder that lacks one is no release yet. The same input gives the same bytes.

    Raises OSError if a file cannot be written.
    """
    lines: dict[str, list[str]] = {}
    manifest = []
    for entry in entries:
        told = {
            each.name: {"path": each.path, "sha256": each.sha256, "bytes": each.bytes}
            for each in assets.get(entry.uid, ())
        }
        file = str(entry.manifest["record_file"])
        records = lines.setdefault(file, [])
        records.append(json.dumps({**entry.record, "assets": told}))
        place = {"record_line": len(records), "assets": told}
        manifest.append(json.dumps({**entry.manifest, **place}))
    for file, written in lines.items():
        _write(root / file, written)
    _write(root / MANIFEST, manifest)
    summary = json.dumps(_summary(source, entries, assets), indent=2)
    _write(root / SUMMARY, [summary])


def _write(path: Path, lines: Sequence[str]) -> None:
    write_whole(path, ("\n".join(lines) + "\n").encode("ascii"), _MODE)


def _summary(
    source: Path, entries: Sequence[Entry], assets: Mapping[str, Sequence[Asset]]
) -> dict[str, object]:
    path = source / SUMMARY
    old = decode(read_bytes(path), Place(path, 1)).values
    every = [asset for entry in entries for asset in assets.get(entry.uid, ())]
    return {
        **old,
        "tasks": len(entries),
        "images": sum(asset.name in PICTURES for asset in every),
        "assets": len(every),
        "counts": dict(sorted(Counter(str(e.record["dataset"]) for e in entries).items())),
        "language_counts": dict(
            sorted(Counter(str(e.record["language"]) for e in entries).items())
        ),
    }
