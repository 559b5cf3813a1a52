"""The short report of a case that did not pass: what happened, where, and how to see it again."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.shown import Input
from pytest_flow2code.journals.stored import Changed
from pytest_flow2code.running.cases import ROOT, Case
from pytest_flow2code.running.settings import Settings

_BEARING = (
    *("language", "source", "flowchart", "difficulty", "limit", "samples", "k", "seed"),
    *("timeout", "sandbox", "input", "temperature", "top-p", "max-tokens", "system", "effort"),
)
"""Options that bear on what a case is, on whether there is one, or on its verdict."""
_LINES = 12
"""How many of the last lines of output are shown, each cut to _WIDTH characters."""
_WIDTH = 200
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def report(case: Case, results: Sequence[SampleResult], settings: Settings) -> str:
    """One paragraph a sample that did not pass, the output of the first, and the command."""
    missed = [result for result in results if not result.passed]
    many = len(results) > 1
    lines = [f"{sum(r.passed for r in results)} of {len(results)} samples pass"] if many else []
    for number, result in enumerate(missed):
        place = f"sample {result.sample}: " if many else ""
        lines.append(f"{place}{result.verdict}{_where(result)}{_why(result)}")
        if number == 0:
            lines += _tail(result.output)
    lines.append(f"to reproduce: {command(case, settings)}")
    return printable("\n".join(lines))


def change(changed: Changed) -> str:
    """A verdict that is another than it was."""
    return f"sample {changed.sample}: {changed.before} -> {changed.now}"


def unscored(results: Sequence[SampleResult]) -> str:
    """Why a case without a verdict has none, on one line."""
    result = next(result for result in results if not result.scored)
    return printable(f"unscored: {' '.join(result.reason.split()) or 'no reason given'}")


def command(case: Case, settings: Settings) -> str:
    """The command line that runs this case alone, with every option that bears on it."""
    task = case.task
    return repeat(
        task.uid,
        case.flowchart.value,
        model=case.model.name,
        language=task.language,
        settings=settings,
    )


def repeat(uid: str, flowchart: str, *, model: str, language: str, settings: Settings) -> str:
    """The command line that runs the case of these names alone."""
    forced = {name: text for name, text in settings.overrides if name in _BEARING}
    given = {
        "model": model,
        "data": settings.data,
        # Data may hold languages that nothing here knows; they are refused unless one is chosen.
        "language": language if settings.languages else None,
        "samples": settings.samples if settings.samples > 1 else None,
        "seed": settings.seed or None,
        "timeout": None if settings.timeout is None else f"{settings.timeout:g}",
        "sandbox": settings.sandbox if settings.sandbox != "nsjail" else None,
        "input": settings.shown.value if settings.shown is not Input.IMAGE else None,
        "prompt": settings.prompt,
        "temperature": settings.temperature,
        "top-p": settings.top_p,
        "max-tokens": settings.max_tokens,
        "system": settings.system,
        "effort": settings.effort,
        "model-options": settings.model_options,
    }
    for name, text in forced.items():
        if given.get(name) is None:
            given[name] = text
    flags = [f"--flow2code-{name}={value}" for name, value in given.items() if value is not None]
    return shlex.join(["pytest", *flags, f"{ROOT}::{uid}[{flowchart}]"])


def printable(text: str) -> str:
    """Text that can be written and sent anywhere and does nothing to a terminal: control
    characters, and what has no UTF-8 form, stand as escapes."""
    safe = _CONTROL.sub(lambda found: f"\\x{ord(found.group()):02x}", text)
    return safe.encode("utf-8", "backslashreplace").decode("utf-8")


def _where(result: SampleResult) -> str:
    return f" in step {result.step}" if result.step else ""


def _why(result: SampleResult) -> str:
    """Every further line is marked as not ours: at the beginning of a line some readers of logs
    take text for a command of theirs (`::error::` on GitHub)."""
    lines = result.reason.splitlines()
    return f": {f'{chr(10)}  | '.join(lines)}" if lines else ""


def _tail(output: str) -> list[str]:
    lines = output.rstrip().replace("\r\n", "\n").split("\n")
    if lines == [""]:
        return []
    hidden = len(lines) - _LINES
    shown = [f"  | {line if len(line) <= _WIDTH else line[:_WIDTH] + ' ...'}" for line in lines]
    if hidden <= 0:
        return shown
    return [f"  | ... {hidden} lines before", *shown[hidden:]]
