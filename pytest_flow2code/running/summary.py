"""What a whole run found: the scores, and what stands beside them so that they are read rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.gates import Checked
from pytest_flow2code.running.usage import Usage, usage
from pytest_flow2code.scoring import ModelSummary, Row, Score, settle, summarise

Plain = dict[str, object]
"""A dict of builtins, fit for JSON."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """Cases of a language that could not be run here, and the command that mends it."""

    language: str
    reason: str
    cases: int


@dataclass(frozen=True, slots=True)
class NotAsked:
    """A case of which some samples were left unasked on purpose, and why."""

    nodeid: str
    samples: int
    why: str


@dataclass(frozen=True, slots=True)
class Asking:
    """How the paid models were asked in this start of the run: the `calls` that were made, those
    that were `limited` by the provider or `broken` and made again, the seconds somebody `waited`
    for one of both, and the US dollars `spent` as far as prices are known."""

    calls: int
    limited: int
    broken: int
    waited: float
    spent: float


@dataclass(frozen=True, slots=True)
class Sound:
    """The scores on sound tasks only, and how the tasks of the run stand in the health file.

    `states` counts tasks by their state, the sound ones too.
    """

    models: tuple[ModelSummary, ...]
    states: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a run found, and what it did not get to.

    `not_run` are the node ids of selected cases that no process reported (stopped by -x, lost
    with a crashed worker); `unscored_reasons` says why samples are unscored, most frequent first.
    `usage` and `asking` are about models that have to be paid.
    """

    models: tuple[ModelSummary, ...]
    skipped: tuple[Skipped, ...] = ()
    not_run: tuple[str, ...] = ()
    unscored_reasons: tuple[tuple[str, int], ...] = ()
    sound: Sound | None = None
    gates: tuple[Checked, ...] = ()
    budgeted: bool = True
    not_asked: tuple[NotAsked, ...] = ()
    usage: tuple[Usage, ...] = ()
    asking: Asking | None = None

    @property
    def samples(self) -> int:
        """Samples that ended one way or another, unscored ones too."""
        return sum(model.samples for model in self.models)

    @property
    def unscored(self) -> int:
        return sum(dict(model.verdicts).get(Verdict.UNSCORED.value, 0) for model in self.models)

    @property
    def budget(self) -> int:
        """How many samples may stay unscored before the run itself has failed: one in a hundred,
        hence none in a run of fewer than a hundred."""
        return self.samples // 100

    @property
    def over_budget(self) -> bool:
        return self.budgeted and self.unscored > self.budget

    @property
    def failed(self) -> bool:
        """Whether the run has failed whatever became of single cases."""
        gated = any(gate.outcome in ("fail", "unknown") for gate in self.gates)
        return self.over_budget or gated or bool(self.not_asked)

    def to_plain(self) -> Plain:
        """Builtins only; the scores of a row stand as `{"1": mean, ...}` and their
        intervals as `{"1": [low, high], ...}`, null where none."""
        beside: Plain = {} if self.sound is None else {"sound": _plain_sound(self.sound)}
        if self.gates:
            beside["gates"] = [gate.to_plain() for gate in self.gates]
        if self.usage:
            beside["usage"] = [part.to_plain() for part in self.usage]
        if self.asking is not None:
            beside["asking"] = asdict(self.asking)
        return {
            **beside,
            "samples": self.samples,
            "unscored": self.unscored,
            "models": [_plain_model(model) for model in self.models],
            "skipped": [
                {"language": part.language, "reason": part.reason, "cases": part.cases}
                for part in self.skipped
            ],
            "not_run": len(self.not_run),
            "not_asked": sum(part.samples for part in self.not_asked),
        }


def _plain_sound(sound: Sound) -> Plain:
    return {
        "tasks": dict(sound.states),
        "models": [_plain_model(model) for model in sound.models],
    }


def _plain_model(model: ModelSummary) -> Plain:
    return {
        "model": model.model,
        "cases": model.cases,
        "samples": model.samples,
        "verdicts": dict(model.verdicts),
        "rows": [_plain_row(row) for row in model.rows],
        "macro": [
            {"group": part.rows[0].group, **_plain_scores(part.macro)}
            for part in model.breakdowns
            if part.rows
        ],
    }


def _plain_row(row: Row) -> Plain:
    return {
        "group": row.group,
        "value": row.value,
        "cases": row.cases,
        **_plain_scores(row.scores),
        "short": {str(score.k): score.short for score in row.scores if score.short},
    }


def _plain_scores(scores: Sequence[Score]) -> Plain:
    return {
        "pass": {str(score.k): score.mean for score in scores},
        "interval": {
            str(score.k): None if score.low is None else [score.low, score.high] for score in scores
        },
    }


def conclude(
    results: Iterable[SampleResult],
    ks: Sequence[int],
    skipped: Iterable[Skipped] = (),
    not_run: Iterable[str] = (),
    *,
    states: Mapping[str, str] | None = None,
    not_asked: Iterable[NotAsked] = (),
) -> Summary:
    """The summary of a whole run from what its processes reported, in any order.

    `states` says of each task (by uid) whether it is "sound"; None if nobody knows.
    """
    settled = settle(results).values()
    reasons = Counter(result.reason for result in settled if not result.scored)
    return Summary(
        models=summarise(settled, ks),
        skipped=tuple(sorted(skipped, key=lambda part: (part.language, part.reason))),
        not_run=tuple(not_run),
        unscored_reasons=tuple(sorted(reasons.items(), key=lambda pair: (-pair[1], pair[0]))),
        sound=None if states is None else _sound(settled, ks, states),
        not_asked=tuple(not_asked),
        usage=usage(settled),
    )


def _sound(settled: Iterable[SampleResult], ks: Sequence[int], states: Mapping[str, str]) -> Sound:
    kept = [result for result in settled if states.get(result.uid) == "sound"]
    return Sound(summarise(kept, ks), tuple(sorted(Counter(states.values()).items())))
