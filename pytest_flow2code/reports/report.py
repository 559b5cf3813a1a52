"""The whole way from journals to a page on disk."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code import health
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.display.misses import printable
from pytest_flow2code.reports import facts, page
from pytest_flow2code.reports.columns import columns
from pytest_flow2code.reports.gathered import Gathered, by_task, gather
from pytest_flow2code.reports.layouts import Palette
from pytest_flow2code.reports.packing import Omission, Packed, json_text, pack, squeeze
from pytest_flow2code.reports.streams import Tell, streams

INDEX = "index.html"
"""The page of a folder."""

_SPARE = 16384
"""Bytes for what is known last: the styles of the charts, the list of chunks, what was left out."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for. `output` is a file, or with `full` a folder; `megabytes` is what
    a file may weigh."""

    journals: tuple[Path, ...]
    output: Path
    data: Path | None = None
    health: Path | None = None
    full: bool = False
    megabytes: float = 20.0


@dataclass(frozen=True, slots=True)
class Written:
    """The page, its size in bytes (that of the whole folder), what does not fit together and what
    did not fit in."""

    page: Path
    size: int
    cases: int
    samples: int
    warnings: tuple[str, ...]
    omissions: tuple[Omission, ...]


def write(wanted: Wanted, tell: Tell = lambda _: None) -> Written:
    """Write the page, whole or not at all; `tell` hears what is being done.

    Raises Flow2CodeError if a journal, the data or the health file cannot be read, if the page
    cannot be written, or if not even the list of cases fits.
    """
    _refuse(wanted)
    tell("reading the journals and their tasks")
    gathered = gather(wanted.journals, wanted.data)
    states, warnings = _states(gathered, wanted.health)
    tasks = by_task(gathered)
    ks = facts.ks(gathered)
    sound = None if states is None else frozenset(u for u, s in states.items() if s == "sound")
    shown = page.Shown(
        gathered=gathered,
        models=facts.facts(gathered, ks, sound),
        ks=ks,
        states=states,
        warnings=(*gathered.warnings, *warnings),
    )
    parts = _Parts(wanted.output)
    palette = Palette()
    index = columns(gathered, [each.uid for each in tasks], states)
    room = None if wanted.full else _room(wanted, page.render(shown), squeeze(json_text(index)))
    packed = pack(
        streams(gathered, tasks, palette, parts.keep if wanted.full else None, tell), room
    )
    index["missing"] = sum(each.left for each in packed.omissions if "answers" in each.things)
    index["styles"] = palette.to_plain()
    index["chunks"] = [
        {"name": chunk.name, "stream": chunk.stream, "first": chunk.first, "last": chunk.last}
        for chunk in packed.chunks
    ]
    html = page.render(shown, squeeze(json_text(index)), packed, apart=wanted.full).encode("utf-8")
    target = _write(wanted, html, packed, parts)
    size = len(html) + parts.size
    samples = len(gathered.samples)
    return Written(target, size, len(gathered.cases), samples, shown.warnings, packed.omissions)


def _refuse(wanted: Wanted) -> None:
    """Nothing that is not an earlier page gives way to this one: it might be a journal."""
    output = wanted.output
    mine = output / INDEX if wanted.full else output
    if wanted.full and output.exists() and not output.is_dir():
        raise Flow2CodeError(
            f"{output} is a file: --full writes a folder", mend="name a folder with -o"
        )
    if not wanted.full and output.is_dir():
        raise Flow2CodeError(f"{output} is a folder", mend="name a file with -o, or add --full")
    taken = any(output.iterdir()) if output.is_dir() else output.exists()
    if taken and not page.is_ours(mine):
        raise Flow2CodeError(
            f"{output} holds something else than an earlier report",
            mend=f"name another {'folder' if wanted.full else 'file'} with -o",
        )


def _states(
    gathered: Gathered, path: Path | None
) -> tuple[Mapping[str, str] | None, tuple[str, ...]]:
    """uid -> state of the tasks in the report, if a health file was given."""
    if path is None:
        return None, ()
    uids = {case.uid for case in gathered.cases}
    known = health.read(path).states(gathered.tasks[uid] for uid in uids & gathered.tasks.keys())
    missing = len(uids) - len(known)
    warnings = [f"{missing} tasks could not be looked up in {path}: their data are missing"]
    return {uid: known.get(uid, health.State.UNCHECKED).value for uid in uids}, tuple(
        warnings if missing else ()
    )


def _room(wanted: Wanted, html: str, index: str) -> int:
    """The bytes left for chunks. Raises Flow2CodeError if there are none."""
    base = len(html.encode("utf-8")) + len(index) + _SPARE
    left = int(wanted.megabytes * 1e6) - base
    if left < 0:
        raise Flow2CodeError(
            f"the overview and the list of cases alone take {base / 1e6:.1f} of the "
            f"{wanted.megabytes:g} MB that the page may have",
            mend="allow more with --max-mb, or write a folder with --full",
        )
    return left


class _Parts:
    """The files beside the page of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.size = 0

    def keep(self, name: str, data: bytes) -> str:
        self.write(f"pictures/{name}", data)
        return f"pictures/{name}"

    def write(self, name: str, data: bytes) -> None:
        _put(self._folder / name, data)
        self.size += len(data)


def _write(wanted: Wanted, html: bytes, packed: Packed, parts: _Parts) -> Path:
    if not wanted.full:
        _put(wanted.output, html)
        return wanted.output
    names = {f"{chunk.name}.js" for chunk in packed.chunks}
    for old in (wanted.output / "data").glob("*-*.js"):
        if old.name not in names:
            old.unlink(missing_ok=True)
    for chunk in packed.chunks:
        # A page that lies in a folder may fetch nothing, but it may load scripts.
        text = f"flow2codeChunk({json.dumps(chunk.name)},{json.dumps(chunk.text)});\n"
        parts.write(f"data/{chunk.name}.js", text.encode("ascii"))
    target = wanted.output / INDEX
    _put(target, html)
    return target


def _put(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data, 0o644)
    except OSError as error:
        raise Flow2CodeError(
            f"{path} cannot be written: {error.strerror}",
            mend="name a file in a folder that can be written, with -o",
        ) from error


def remarks(done: Written) -> tuple[str, ...]:
    """What whoever asked for the page should know, a line each."""
    notes = [f"note: {warning}" for warning in done.warnings]
    notes += [
        f"left out to stay small: {each.left} of {each.total} {each.things}; "
        "--full writes everything, as a folder"
        for each in done.omissions
    ]
    return tuple(map(printable, notes))
