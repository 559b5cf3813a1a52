"""Data of NLTK: its functions load them by name, they are in no wheel, and a sandbox downloads
nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.python.grammar import GRAMMAR
from pytest_flow2code.syntax import Source, descendants, parse

_DATA_HOMES = ("nltk_data", "share/nltk_data", "lib/nltk_data")
_DATA_PLACES = (
    "/usr/share/nltk_data",
    "/usr/local/share/nltk_data",
    "/usr/lib/nltk_data",
    "/usr/local/lib/nltk_data",
)
"""Where NLTK looks for its data: https://www.nltk.org/data.html."""

_UNPICKLED = (3, 8, 2)
"""Since this version NLTK loads no pickles and asks for the data below in another form."""

_RENAMED = {
    "averaged_perceptron_tagger": "averaged_perceptron_tagger_eng",
    "averaged_perceptron_tagger_ru": "averaged_perceptron_tagger_rus",
    "maxent_ne_chunker": "maxent_ne_chunker_tab",
    "maxent_treebank_pos_tagger": "maxent_treebank_pos_tagger_tab",
    "punkt": "punkt_tab",
    "tagsets": "tagsets_json",
}


def missing(task: Task) -> tuple[str, ...]:
    """The data that the task's own texts download and this machine has not got."""
    return tuple(name for name in _wanted(task) if _home(name) is None)


def folders(task: Task) -> tuple[str, ...]:
    """Folders of this machine that hold data which the task's own texts download."""
    found = (_home(name) for name in _wanted(task))
    return tuple(dict.fromkeys(str(home) for home in found if home is not None))


def named(homes: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The environment in which NLTK finds data in `homes`."""
    return (("NLTK_DATA", os.pathsep.join(homes)),) if homes else ()


def fetch(names: tuple[str, ...]) -> str:
    """The command that brings data to a folder that programs are shown."""
    return f"{sys.executable} -m nltk.downloader {' '.join(names)}"


def _wanted(task: Task) -> tuple[str, ...]:
    """What is passed to `nltk.download`, by the names that the installed NLTK asks for."""
    texts = [t for t in (task.header, task.reference, task.tests.code) if "nltk.download" in t]
    sources = (parse(GRAMMAR, text) for text in texts)
    return tuple(sorted({_current(name) for source in sources for name in _downloaded(source)}))


def _downloaded(source: Source) -> Iterator[str]:
    for call in descendants(source.root, "call"):
        function, arguments = (call.child_by_field_name(f) for f in ("function", "arguments"))
        if function is None or arguments is None or source.of(function) != "nltk.download":
            continue
        for text in arguments.named_children[:1]:
            if text.type == "string":
                yield "".join(source.of(n) for n in text.children if n.type == "string_content")


@cache
def _current(name: str) -> str:
    try:
        installed = tuple(int(part) for part in version("nltk").split(".")[:3])
    except (PackageNotFoundError, ValueError):
        return name
    return _RENAMED.get(name, name) if installed >= _UNPICKLED else name


def _home(name: str) -> Path | None:
    """The folder of NLTK's data that holds `name`, unpacked or as an archive; None if none does."""
    for home in _homes():
        if any(home.glob(f"*/{name}")) or any(home.glob(f"*/{name}.zip")):
            return home
    return None


def _homes() -> tuple[Path, ...]:
    named = (Path(part) for part in os.environ.get("NLTK_DATA", "").split(os.pathsep) if part)
    own = (Path(prefix, home) for prefix in (sys.prefix, sys.base_prefix) for home in _DATA_HOMES)
    return (*named, Path.home() / "nltk_data", *own, *map(Path, _DATA_PLACES))
