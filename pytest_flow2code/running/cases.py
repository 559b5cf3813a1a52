"""Which cases a run consists of, and how they are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.model import Model
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.journals.stored import Stored
from pytest_flow2code.models import NONE, Provider
from pytest_flow2code.running import asking, sharding
from pytest_flow2code.running.settings import Settings

ROOT = "flow2code"
"""The first part of every case's node id."""


def is_case(nodeid: str) -> bool:
    """Whether a node id is that of a case."""
    return nodeid.startswith(f"{ROOT}::")


@dataclass(frozen=True, slots=True)
class Case:
    """A task asked in one flowchart type of one model. `name` is `mbxp/python/11[uml]`."""

    task: Task
    flowchart: FlowchartType
    model: Model
    name: str

    @property
    def nodeid(self) -> str:
        return f"{ROOT}::{self.name}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What results call it: model, task and flowchart type."""
        return self.model.name, self.task.uid, self.flowchart.value


@dataclass(frozen=True, slots=True)
class Plan:
    """A run before it starts. `content_hash` is that of all loaded tasks, chosen or not;
    `languages` are the chosen ones by their keys, empty for all. `cases` are those of the shard,
    if one was asked for: `expected` is what each is expected to take, in seconds, `whole` what all
    shards' are. Of `stored` answers that are to be judged again, `gone` has the tasks that the data
    lack now, with how many samples each has."""

    settings: Settings
    models: tuple[Model, ...]
    content_hash: str
    languages: tuple[str, ...]
    tasks: tuple[Task, ...]
    cases: tuple[Case, ...]
    expected: tuple[float, ...]
    whole: float
    durations: str | None
    stored: Stored | None = None
    gone: tuple[tuple[str, int], ...] = ()

    @property
    def seconds(self) -> float:
        """What all cases are expected to take, one after the other."""
        return sum(self.expected)


@dataclass(frozen=True, slots=True)
class Choice:
    """All `loaded` tasks, the keys of the languages asked for (none: all), the chosen `tasks`."""

    loaded: tuple[Task, ...]
    languages: tuple[str, ...]
    tasks: tuple[Task, ...]


def choose(settings: Settings) -> Choice:
    """Load the tasks and take those that the options ask for.

    Raises Flow2CodeError if tasks or names cannot be used.
    """
    languages = tuple(dict.fromkeys(map(runners.resolve, settings.languages)))
    known = frozenset(runners.names())
    # Whoever chooses languages may have data in others too that cannot be run here.
    loaded = datasets.load(settings.data, known_languages=None if languages else known)
    tasks = datasets.select(
        loaded,
        languages=languages,
        sources=settings.sources,
        difficulties=settings.difficulties,
        limit=settings.limit,
        seed=settings.seed,
        known_languages=known,
    )
    return Choice(loaded, languages, tasks)


def plan(
    settings: Settings,
    ids: Sequence[str] | None = None,
    providers: Mapping[str, Provider] = NONE,
) -> Plan:
    """Load the tasks and lay out the cases; with `ids`, only those of these node ids. `providers`
    are those of models that only this run has.

    Raises Flow2CodeError if tasks, models or names cannot be used.
    """
    stored = None if settings.rescore is None else Stored.read(settings.rescore)
    adapters: tuple[Model, ...] = (
        asking.adapters(settings, providers) if stored is None else stored.models()
    )
    chosen = choose(settings)
    loaded, languages, tasks = chosen.loaded, chosen.languages, chosen.tasks
    cases = tuple(_lay_out(tasks, settings.flowcharts, adapters))
    gone: tuple[tuple[str, int], ...] = ()
    if stored is not None:
        cases = tuple(case for case in cases if stored.numbers(case.key))
        gone = tuple(sorted(stored.gone(task.uid for task in loaded).items()))
        if not cases:
            raise Flow2CodeError(
                f"of the tasks of {stored.path} none is among those chosen",
                mend="give the data that the run had, with --data or --flow2code-data",
            )
    picked = cases if ids is None else _pick(cases, ids, {task.uid for task in loaded})
    durations = sharding.Durations.of(settings.durations)
    expected = {case.name: durations.expect(_work(case)) for case in cases}
    if settings.shard is not None:
        # All cases are shared out, whatever node ids, -k, -m, --lf or more samples make of them:
        # these may differ from start to start, and each case must still be in one shard.
        shared = sharding.share_out(expected, settings.shard.count)
        picked = tuple(case for case in picked if shared[case.name] == settings.shard.number)
    return Plan(
        settings,
        adapters,
        datasets.content_hash(loaded),
        languages,
        tasks,
        picked,
        expected=tuple(settings.samples * expected[case.name] for case in picked),
        whole=settings.samples * sum(expected.values()),
        durations=durations.digest,
        stored=stored,
        gone=gone,
    )


def _work(case: Case) -> sharding.Work:
    return sharding.Work(case.task.uid, case.flowchart.value, case.task.language)


def _lay_out(
    tasks: Iterable[Task], flowcharts: Sequence[FlowchartType], adapters: Sequence[Model]
) -> Iterable[Case]:
    tags = [""] if len(adapters) == 1 else [f"-{tag}" for tag in short_names(adapters)]
    for task in tasks:
        for flowchart in flowcharts:
            for model, tag in zip(adapters, tags, strict=True):
                yield Case(task, flowchart, model, f"{task.uid}[{flowchart.value}{tag}]")


def short_names(adapters: Sequence[Model]) -> tuple[str, ...]:
    """A name for each model that fits into a node id: the shortest form that tells them apart."""
    full = [model.name for model in adapters]
    forms: tuple[Callable[[str], str], ...] = (
        lambda name: name.partition(":")[2].rpartition("/")[2] or name,
        lambda name: name.partition(":")[2] or name,
        lambda name: name,
    )
    for form in forms:
        tags = [re.sub(r"[^\w.+-]+", "-", form(name)).strip("-") for name in full]
        if len(set(tags)) == len(tags) and all(tags):
            return tuple(tags)
    return tuple(f"model{number}" for number in range(1, len(full) + 1))


def _pick(cases: Sequence[Case], ids: Sequence[str], uids: set[str]) -> tuple[Case, ...]:
    """The cases that node ids name: one case each, or all those of a task, or (`ROOT`) all."""
    by_id: dict[str, set[str]] = {ROOT: {case.name for case in cases}}
    for case in cases:
        by_id[case.nodeid] = {case.name}
        by_id.setdefault(f"{ROOT}::{case.task.uid}", set()).add(case.name)
    wanted: set[str] = set()
    for name in ids:
        if name not in by_id:
            raise _unknown(name, uids)
        wanted |= by_id[name]
    return tuple(case for case in cases if case.name in wanted)


def _unknown(name: str, uids: set[str]) -> Flow2CodeError:
    uid = name.partition("::")[2]
    if uid in uids or uid.rpartition("[")[0] in uids:
        return Flow2CodeError(
            f"not found: {name} (the task is there, but the options leave this case out)",
            mend="change the --flow2code options that choose models, tasks and flowchart types",
        )
    return Flow2CodeError(
        f"not found: {name}", mend="list the node ids by adding --collect-only -q to the options"
    )
