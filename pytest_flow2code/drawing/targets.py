"""Where drawings go, and in which format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.drawing.sources import Source

FORMATS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "dot": (".dot", ".gv"),
        "png": (".png",),
        "svg": (".svg",),
        "pdf": (".pdf",),
        "mermaid": (".mmd", ".mermaid"),
    }
)
"""Format -> the endings of its files, the usual one first."""

STDOUT = "-"


@dataclass(frozen=True, slots=True)
class Target:
    """One drawing to be made. `path` None is standard output."""

    source: Source
    kind: FlowchartType
    format: str
    path: Path | None


def targets(
    sources: Sequence[Source],
    kinds: Sequence[FlowchartType],
    out: str | None,
    form: str | None,
) -> tuple[Target, ...]:
    """All drawings of `sources` in the notations `kinds`.

    `out` is a file, `-` or None for standard output, or a folder: it must be one if there are
    several drawings, and is one if it is there as a folder or ends with a slash. `form` is one of
    FORMATS; without it a file's ending decides, and PNG where there is none.

    Raises Flow2CodeError if the two do not fit, or if two drawings would have one name.
    """
    several = len(sources) * len(kinds) > 1
    if out is None or out == STDOUT:
        if several:
            raise Flow2CodeError(
                f"standard output takes one drawing, not {len(sources) * len(kinds)}",
                mend="add -o FOLDER",
            )
        return (Target(sources[0], kinds[0], form or "png", None),)
    path = Path(out)
    if several or out.endswith("/") or path.is_dir():
        if path.exists() and not path.is_dir():
            raise Flow2CodeError(
                f"{out}: expected a folder for {len(sources) * len(kinds)} drawings, found a file",
                mend="name a folder with -o",
            )
        return _in_folder(path, sources, kinds, form or "png")
    return (Target(sources[0], kinds[0], form or _by_ending(path), path),)


def _by_ending(path: Path) -> str:
    for form, endings in FORMATS.items():
        if path.suffix.lower() in endings:
            return form
    known = ", ".join(ending for endings in FORMATS.values() for ending in endings)
    raise Flow2CodeError(
        f"the format of {path} cannot be told",
        mend=f"let it end with one of {known}, or add --format, or a slash for a folder",
    )


def _in_folder(
    folder: Path, sources: Sequence[Source], kinds: Sequence[FlowchartType], form: str
) -> tuple[Target, ...]:
    """`<stem>.<notation>.<ending>`; sources of one stem keep their own endings too."""
    stems = [source.stem for source in sources]
    found: dict[Path, Target] = {}
    for source in sources:
        stem = source.stem if stems.count(source.stem) == 1 else Path(source.name).name
        for kind in kinds:
            path = folder / f"{stem}.{kind.value}{FORMATS[form][0]}"
            other = found.get(path)
            if other is not None:
                raise Flow2CodeError(
                    f"{other.source.name} and {source.name} would both be drawn as {path}",
                    mend="draw them into two folders",
                )
            found[path] = Target(source, kind, form, path)
    return tuple(found.values())
