"""Several journals as one: every sample once, every task, and what does not fit together."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from pytest_flow2code import datasets
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.task import Task
from pytest_flow2code.journals import journal
from pytest_flow2code.journals.journal import Journal, Record
from pytest_flow2code.scoring import CaseKey, SampleKey, sample_key, settle

_TEXTS = (
    "uid", "flowchart", "model", "verdict", "step", "reason", "language", "dataset", "difficulty",
    "completion", "program", "output", "rule", "stop", "chart", "picture",
)  # fmt: skip
_NUMBERS = ("tokens_in", "tokens_out", "cost", "latency")


@dataclass(frozen=True, slots=True)
class Case:
    """One task in one flowchart type asked of one model: its samples in order, and what the last
    start of the run was asked for in whose journal the first of them stands."""

    uid: str
    flowchart: str
    model: str
    samples: tuple[SampleResult, ...]
    header: Record


@dataclass(frozen=True, slots=True)
class Gathered:
    """What the journals hold together.

    `cases` stand in the order of task, flowchart type and model. `tasks` are those of the data, as
    far as they could be read: a case's task may be missing. `warnings` say what keeps the samples
    from being compared, or their tasks from being shown.
    """

    journals: tuple[Journal, ...]
    cases: tuple[Case, ...]
    tasks: Mapping[str, Task]
    warnings: tuple[str, ...]

    @property
    def samples(self) -> tuple[SampleResult, ...]:
        return tuple(sample for case in self.cases for sample in case.samples)

    @property
    def models(self) -> tuple[str, ...]:
        return tuple(sorted({case.model for case in self.cases}))


@dataclass(frozen=True, slots=True)
class TaskCases:
    """All cases of one task; `number` is the task's place in the report, from 0."""

    number: int
    uid: str
    cases: tuple[Case, ...]


def by_task(gathered: Gathered) -> tuple[TaskCases, ...]:
    """The tasks of the report in their order."""
    groups = groupby(gathered.cases, key=lambda case: case.uid)
    return tuple(TaskCases(n, uid, tuple(cases)) for n, (uid, cases) in enumerate(groups))


def gather(paths: Sequence[Path], data: Path | None = None) -> Gathered:
    """Read journals and the tasks they are about; `data` takes the place of the folder that they
    name themselves.

    Raises DataError if a journal cannot be read, if there is no sample in any, or if `data` (not
    the folder that a journal names) cannot be read.
    """
    journals = tuple(journal.read(path) for path in dict.fromkeys(paths))
    journals = tuple(replace(each, samples=tuple(map(_sane, each.samples))) for each in journals)
    cases = _cases(journals)
    if not cases:
        raise DataError(
            f"there is no sample in {', '.join(str(path) for path in paths)}",
            mend="name the journal of a run that got to its first answer",
        )
    tasks, troubles = _tasks(journals, data)
    missing = len({case.uid for case in cases} - tasks.keys()) if tasks else 0
    if missing:
        troubles.append(f"{missing} tasks of the journals are not in the data that was read")
    warnings = [*_differences(journals), *_repeated(journals), *troubles]
    return Gathered(journals, cases, tasks, tuple(dict.fromkeys(warnings)))


def _sane(result: SampleResult) -> SampleResult:
    """The sample with texts that are texts and numbers that are numbers: a journal that others
    wrote, or that was damaged, may have anything in their place."""
    texts = {
        name: str(value or "")
        for name in _TEXTS
        if not isinstance(value := getattr(result, name), str)
    }
    numbers = {name: None for name in _NUMBERS if not _is_number(getattr(result, name))}
    if not texts and not numbers and _is_number(result.seconds):
        return result
    seconds = result.seconds if _is_number(result.seconds) else 0.0
    return replace(result, seconds=seconds, **texts, **numbers)  # type: ignore[arg-type]


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and math.isfinite(value)


def _cases(journals: Sequence[Journal]) -> tuple[Case, ...]:
    headers: dict[SampleKey, Record] = {}
    for each in journals:
        for result in each.samples:
            headers.setdefault(sample_key(result), each.latest)
    grouped: dict[CaseKey, list[SampleResult]] = defaultdict(list)
    for result in settle(result for each in journals for result in each.samples).values():
        grouped[(result.uid, result.flowchart, result.model)].append(result)
    cases = []
    for (uid, flowchart, model), samples in sorted(grouped.items()):
        ordered = tuple(sorted(samples, key=lambda result: result.sample))
        cases.append(Case(uid, flowchart, model, ordered, headers[sample_key(ordered[0])]))
    return tuple(cases)


def _tasks(journals: Sequence[Journal], data: Path | None) -> tuple[dict[str, Task], list[str]]:
    if data is not None:
        tasks = datasets.load(data)
        return {task.uid: task for task in tasks}, _other_data(journals, str(data), tasks)
    found: dict[str, Task] = {}
    troubles: list[str] = []
    for path in dict.fromkeys(_data(each.latest).get("path") for each in journals):
        named = None if path is None else Path(str(path))
        try:
            tasks = datasets.load(named)
        except DataError as error:
            troubles.append(
                f"prompts and flowcharts of the tasks in {path} are missing here: {error.message}; "
                "name the folder with --data=DIR"
            )
            continue
        mine = [each for each in journals if _data(each.latest).get("path") == path]
        troubles += _other_data(mine, str(path or "the starter set"), tasks)
        for task in tasks:
            found.setdefault(task.uid, task)
    return found, troubles


def _other_data(journals: Sequence[Journal], name: str, tasks: Sequence[Task]) -> list[str]:
    digest = datasets.content_hash(tasks)
    told = {_data(each.latest).get("hash") for each in journals} - {None}
    if told <= {digest}:
        return []
    return [
        f"the tasks in {name} are not those of the run (another content hash): prompts and "
        "flowcharts are shown as they are now"
    ]


def _differences(journals: Sequence[Journal]) -> list[str]:
    """What journals that are shown side by side should have in common and have not."""
    told: dict[str, list[object]] = {
        "data": [_data(each.latest).get("hash") for each in journals],
        "prompts": [each.header.get("prompt") for each in journals],
        "versions of flow2code": [each.header.get("flow2code") for each in journals],
    }
    differ = [what for what, values in told.items() if len({str(value) for value in values}) > 1]
    if _other_tools(journals):
        differ.append("toolchains")
    return [
        f"the journals were made with different {what}: their scores may not be comparable"
        for what in differ
    ]


def _repeated(journals: Sequence[Journal]) -> list[str]:
    seen: set[SampleKey] = set()
    repeated: set[SampleKey] = set()
    for each in journals:
        keys = {sample_key(result) for result in each.samples}
        repeated |= keys & seen
        seen |= keys
    if not repeated:
        return []
    return [
        f"{len(repeated)} samples stand in more than one journal: of each the first that was "
        "scored counts"
    ]


def _data(header: Record) -> Record:
    found = header.get("dataset")
    return found if isinstance(found, dict) else {}


def _other_tools(journals: Sequence[Journal]) -> bool:
    """Whether the tools of a language differ where more than one run had it."""
    told: dict[str, set[str]] = defaultdict(set)
    for each in journals:
        found = each.header.get("toolchains")
        for language, tools in found.items() if isinstance(found, dict) else ():
            told[language].add(str(tools))
    return any(len(versions) > 1 for versions in told.values())
