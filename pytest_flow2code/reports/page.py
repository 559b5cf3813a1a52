"""The page itself: template, style and script in, HTML out.

The content security policy lets nothing run or load but the one script and the one style sheet
that stand in the page, by their hashes, and pictures that are part of it. Whatever comes out of
answers goes through Jinja's escaping here or through `textContent` in the browser.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, StrictUndefined, Template
from markupsafe import Markup

from pytest_flow2code import __version__
from pytest_flow2code.display.misses import printable
from pytest_flow2code.journals.journal import now
from pytest_flow2code.reports import plots, tables
from pytest_flow2code.reports.facts import ModelFacts
from pytest_flow2code.reports.gathered import Gathered
from pytest_flow2code.reports.packing import Chunk, Packed
from pytest_flow2code.scoring import METHOD

GENERATOR = "flow2code report"
"""What marks a page as one of ours."""

_SCRIPTS = ("dom", "data", "cases", "list", "chart", "detail", "main")
"""In this order they make one script."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the readable part of the page is made of."""

    gathered: Gathered
    models: tuple[ModelFacts, ...]
    ks: tuple[int, ...]
    states: Mapping[str, str] | None
    warnings: tuple[str, ...]


def render(
    shown: Shown, index: str = "", packed: Packed | None = None, *, apart: bool = False
) -> str:
    """The page as HTML. With `apart` the chunks are files beside it."""
    packed = packed or Packed((), ())
    style, script = _asset("style.css"), _script()
    chunks: Sequence[Chunk] = () if apart else packed.chunks
    # Control characters, and what has no UTF-8 form, can stand in the names of a damaged journal.
    return printable(
        _template().render(
            policy=_policy(style, script, apart=apart),
            style=Markup(style),
            script=Markup(script),
            index=index,
            chunks=chunks,
            apart=apart,
            generator=GENERATOR,
            version=__version__,
            made=now(),
            shown=shown,
            method=METHOD,
            states=_counts(shown.states),
            overview=tables.overview(shown.models, shown.ks),
            verdicts=tables.verdicts(shown.models),
            scores=list(tables.scores(shown.models, shown.ks)),
            heats=[tables.heat(model) for model in shown.models],
            runs=tables.runs(shown.gathered.journals),
            figures=list(plots.figures(shown.models)),
            omissions=packed.omissions,
        )
    )


def is_ours(path: Path) -> bool:
    """Whether a file is a page that was made here, and may be made anew."""
    try:
        with path.open("rb") as file:
            return f'content="{GENERATOR}"'.encode() in file.read(1024)
    except OSError:
        return False


def _counts(states: Mapping[str, str] | None) -> Mapping[str, int] | None:
    return None if states is None else Counter(states.values())


def _policy(style: str, script: str, *, apart: bool) -> str:
    beside = " 'self'" if apart else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src '{_digest(script)}'{beside}",
            f"style-src '{_digest(style)}'",
            f"img-src data:{beside}",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode()


@cache
def _script() -> str:
    return "\n" + "\n".join(_asset(f"{name}.js") for name in _SCRIPTS)


@cache
def _asset(name: str) -> str:
    return (
        files("pytest_flow2code.reports")
        .joinpath("page")
        .joinpath(name)
        .read_text(encoding="utf-8")
    )


@cache
def _template() -> Template:
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(_asset("page.html.j2"))
