"""What a finished run is held against: its baseline and its gates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pytest_flow2code import gates
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.gates import Checked, Evidence
from pytest_flow2code.journals import comparison, journal
from pytest_flow2code.journals.comparison import Comparison
from pytest_flow2code.journals.journal import Journal, Record
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.running.summary import Summary

_LATER = "later"


@dataclass(frozen=True, slots=True)
class Held:
    """The comparisons with the baseline, a model each, and how every gate came out."""

    comparisons: tuple[Comparison, ...] = ()
    checked: tuple[Checked, ...] = ()


class Gatekeeper:
    """Opened before a run starts, so that nothing is asked for a comparison that cannot be."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._asked = settings.gates
        self._base: Journal | None = None
        self._partners: dict[str, str] = {}

    def open(self, models: Sequence[str]) -> None:
        """Read the baseline. Raises DataError if it is none, or none for one of the models."""
        if self._asked.baseline is not None:
            self._base = journal.read(self._asked.baseline, slim=True)
            self._partners = {model: comparison.partner(self._base, model) for model in models}

    def notices(self, cases: Sequence[Case]) -> Iterator[str]:
        """Gates that this run can never be held against, said before it costs anything."""
        there = {
            "language": {case.task.language for case in cases},
            "source": {case.task.dataset for case in cases},
            "difficulty": {case.task.difficulty for case in cases},
            "flowchart": {case.flowchart.value for case in cases},
            "model": {case.model.name for case in cases},
        }
        for gate in self._asked.gates:
            if gate.k is not None and gate.k > self._settings.samples:
                yield f"gate {gate.text} will fail: --flow2code-samples is below {gate.k}"
            for name, value in gate.where:
                if name in there and value.lower() not in map(str.lower, there[name]):
                    yield f"gate {gate.text} will fail: no case of this run has {name}={value}"

    def hold(
        self,
        header: Record,
        results: Sequence[SampleResult],
        summary: Summary,
        states: Mapping[str, str] | None,
    ) -> Held:
        """Compare and check. A shard's gates are for the merged run: outcome "later"."""
        compared = tuple(self._compare(header, results))
        if self._settings.shard is not None:
            said = "held against the run that flow2code merge makes of the shards"
            texts = [gate.text for gate in self._asked.gates]
            texts += [self._asked.drop.text] if self._asked.drop.asked else []
            return Held(compared, tuple(Checked(text, _LATER, said) for text in texts))
        evidence = Evidence(
            results,
            skipped=[(part.language, part.reason) for part in summary.skipped],
            not_run=len(summary.not_run),
            states=states,
        )
        checked = [each for gate in self._asked.gates for each in gates.check(gate, evidence)]
        if self._asked.drop.asked:
            checked += self._drops(compared)
        return Held(compared, tuple(checked))

    def _compare(self, header: Record, results: Sequence[SampleResult]) -> Iterator[Comparison]:
        base = self._base
        if base is None:
            return
        this = Journal(base.path, header, (), (), None)
        for model, partner in self._partners.items():
            yield comparison.compare(
                comparison.samples_of(base, partner),
                [result for result in results if result.model == model],
                self._settings.ks,
                names=(f"{base.path.name}: {partner}", model),
                warnings=comparison.warnings(base, this),
            )

    def _drops(self, compared: Sequence[Comparison]) -> Iterator[Checked]:
        """The drop of the smallest k, by each model."""
        for each in compared:
            name = each.new if len(compared) > 1 else ""
            yield gates.check_drop(self._asked.drop, each.differences[0], name)
