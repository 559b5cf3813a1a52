"""The list of cases as columns of numbers: what the page filters, sorts and searches at once.

`cases` has a number for each case in each column, `samples` one for each sample; the samples of
case i are those from `first[i]` up to `first[i + 1]`. Words (uids, languages, verdicts, reasons)
stand in `words`, each once, and the columns hold their places; `entry` is each task's entry point,
null where its data are missing. `page/cases.js` reads this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.reports.gathered import Case, Gathered

Plain = dict[str, object]

_REASON = 160
"""The list needs no more of a reason than this; the case itself shows all of it."""

_CASE: tuple[tuple[str, Callable[[Case], str]], ...] = (
    ("task", lambda case: case.uid),
    ("flowchart", lambda case: case.flowchart),
    ("model", lambda case: case.model),
)
_TASK: tuple[tuple[str, Callable[[SampleResult], str]], ...] = (
    ("language", lambda sample: sample.language),
    ("source", lambda sample: sample.dataset),
    ("difficulty", lambda sample: sample.difficulty),
)
_SAMPLE: tuple[tuple[str, Callable[[SampleResult], str]], ...] = (
    ("verdict", lambda sample: sample.verdict),
    ("reason", lambda sample: " ".join(sample.reason[: 4 * _REASON].split())[:_REASON]),
)


class _Words:
    def __init__(self) -> None:
        self._places: dict[str, int] = {}

    def place(self, word: str) -> int:
        return self._places.setdefault(word, len(self._places))

    def all(self) -> list[str]:
        return list(self._places)


def columns(
    gathered: Gathered, uids: Sequence[str], states: Mapping[str, str] | None = None
) -> Plain:
    """See above. `uids` are the report's tasks in the order in which its streams number them;
    `states` say by uid how a task stands in the health file, if there is one."""
    names = [name for name, _ in (*_CASE, *_TASK, *_SAMPLE)]
    words = {name: _Words() for name in names}
    for uid in uids:
        words["task"].place(uid)
    cases = {
        name: [words[name].place(value(case)) for case in gathered.cases] for name, value in _CASE
    }
    for name, of_task in _TASK:
        cases[name] = [words[name].place(of_task(case.samples[0])) for case in gathered.cases]
    if states is not None:
        words["health"] = _Words()
        cases["health"] = [words["health"].place(states[case.uid]) for case in gathered.cases]
    samples = gathered.samples
    of_samples: Plain = {
        name: [words[name].place(value(sample)) for sample in samples] for name, value in _SAMPLE
    }
    of_samples["number"] = [sample.sample for sample in samples]
    of_samples["seconds"] = [round(sample.seconds, 3) for sample in samples]
    of_samples["cost"] = [sample.cost for sample in samples]
    first = [0]
    for case in gathered.cases:
        first.append(first[-1] + len(case.samples))
    entry = [
        task.entry_point if (task := gathered.tasks.get(uid)) is not None else None for uid in uids
    ]
    return {
        "words": {name: found.all() for name, found in words.items()},
        "entry": entry,
        "cases": {**cases, "first": first},
        "samples": of_samples,
    }
