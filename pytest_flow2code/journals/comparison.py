"""Two runs compared on the cases they share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import journal
from pytest_flow2code.journals.journal import Journal, Record
from pytest_flow2code.scoring import (
    CaseResult,
    Difference,
    McNemar,
    Resampling,
    by_case,
    difference,
    mcnemar,
)

Samples = tuple[SampleResult, ...]
Cases = dict[tuple[str, str], Samples]
"""(uid, flowchart) -> the samples of one model."""

_WHICH = ("models", "languages", "sources", "flowcharts", "difficulties", "limit", "k")
"""Options that choose cases or what is shown of them: missing cases are counted anyway."""
_PLACE = ("shard", "durations", "asked")


@dataclass(frozen=True, slots=True)
class Flip:
    """A case that passes on one side only, with the verdict that says so on either."""

    name: str
    was: str
    now: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """What became of one model's cases (`base`) in another run or with another model (`new`).

    `lost` are the cases that pass in the base only, `won` those that pass in the new run only. A
    case passes if every sample does that is scored on both sides, sample by sample. `only_base`
    and `only_new` are the cases that the other side lacks, `unscored` those in both that have no
    such sample. `warnings` say what else was different.
    """

    base: str
    new: str
    cases: int
    differences: tuple[Difference, ...]
    mcnemar: McNemar
    lost: tuple[Flip, ...]
    won: tuple[Flip, ...]
    only_base: tuple[str, ...]
    only_new: tuple[str, ...]
    unscored: tuple[str, ...]
    warnings: tuple[str, ...] = ()


def compare(
    base: Iterable[SampleResult],
    new: Iterable[SampleResult],
    ks: Sequence[int],
    *,
    names: tuple[str, str] = ("base", "new"),
    warnings: Sequence[str] = (),
    how: Resampling | None = None,
) -> Comparison:
    """Compare the samples of one model with those of one model, which may be the same."""
    old, now = _cases(base), _cases(new)
    shared = sorted(old.keys() & now.keys())
    flips = [_flip(key, old[key], now[key]) for key in shared]
    judged = [flip for flip in flips if flip is not None]
    pairs = [(CaseResult.of(old[key]), CaseResult.of(now[key])) for key in shared]
    return Comparison(
        base=names[0],
        new=names[1],
        cases=len(shared),
        differences=tuple(difference(pairs, k, how) for k in ks),
        mcnemar=mcnemar([(_passes(flip.was), _passes(flip.now)) for flip in judged]),
        lost=tuple(flip for flip in judged if _passes(flip.was) and not _passes(flip.now)),
        won=tuple(flip for flip in judged if _passes(flip.now) and not _passes(flip.was)),
        only_base=tuple(map(_name, sorted(old.keys() - now.keys()))),
        only_new=tuple(map(_name, sorted(now.keys() - old.keys()))),
        unscored=tuple(_name(key) for key, flip in zip(shared, flips, strict=True) if flip is None),
        warnings=(*warnings, *_other_questions(shared, old, now)),
    )


def _cases(results: Iterable[SampleResult]) -> Cases:
    return {(uid, flowchart): found for (_, uid, flowchart), found in by_case(results).items()}


def _name(key: tuple[str, str]) -> str:
    return f"{key[0]}[{key[1]}]"


def _passes(verdict: str) -> bool:
    return verdict == "pass"


def _flip(key: tuple[str, str], old: Samples, new: Samples) -> Flip | None:
    was = {result.sample: result for result in old if result.scored}
    now = {result.sample: result for result in new if result.scored}
    both = sorted(was.keys() & now.keys())
    if not both:
        return None
    return Flip(_name(key), *(_verdict(side[number] for number in both) for side in (was, now)))


def _verdict(results: Iterator[SampleResult]) -> str:
    """That of the first sample that does not pass."""
    return next((result.verdict for result in results if not result.passed), "pass")


def _other_questions(shared: Sequence[tuple[str, str]], old: Cases, new: Cases) -> Iterator[str]:
    """Whether the models saw different flowcharts, where journals say which."""
    for what in ("chart", "picture"):
        differ = [
            _name(key)
            for key in shared
            if (was := _seen(old[key], what)) and (now := _seen(new[key], what)) and was != now
        ]
        if differ:
            yield f"the {what} differs in {len(differ)} of {len(shared)} cases, as in {differ[0]}"


def _seen(samples: Samples, what: str) -> set[str]:
    return {getattr(sample, what) for sample in samples} - {""}


def warnings(base: Journal, new: Journal) -> tuple[str, ...]:
    """What makes two runs hard to compare, apart from the model: other data, prompts, tools or
    options. A journal's last start counts."""
    old, now = base.latest, new.latest
    return (
        *journal.changes(_circumstances(old), _circumstances(now)),
        *_changes_in_both(_identities(old), _identities(now)),
        *_changes_in_both(_toolchains(old), _toolchains(now)),
    )


def _changes_in_both(old: Record, new: Record) -> list[str]:
    both = old.keys() & new.keys()
    return journal.changes({name: old[name] for name in both}, {name: new[name] for name in both})


def _circumstances(header: Record) -> Record:
    options = journal.asked(header)
    kept = {name: value for name, value in options.items() if name not in (*_WHICH, *_PLACE)}
    sandbox = header.get("sandbox")
    jail = sandbox.get("name") if isinstance(sandbox, Mapping) else sandbox
    terms = journal.terms({**header, "options": kept})
    return {**terms, "samples": options.get("samples"), "sandbox": jail}


def _identities(header: Record) -> Record:
    """What the models' answers depend on, where a journal says so."""
    said = journal.asked(header).get("asked")
    return journal.asked_of(said) if isinstance(said, Mapping) else {}


def _toolchains(header: Record) -> Record:
    found = header.get("toolchains")
    pairs = found.items() if isinstance(found, Mapping) else ()
    return {f"the toolchain of {name}": tools for name, tools in pairs}


def models(found: Journal) -> tuple[str, ...]:
    """Those that a journal has samples of, in order."""
    return tuple(sorted(Counter(result.model for result in found.samples)))


def samples_of(found: Journal, model: str) -> tuple[SampleResult, ...]:
    return tuple(result for result in found.samples if result.model == model)


def partner(base: Journal, model: str, wanted: str | None = None) -> str:
    """Which of the base's models a model is compared with: the one that was `wanted`, its own
    namesake, or the only one there is.

    Raises DataError, naming the choices, if there is none.
    """
    names = models(base)
    if wanted is not None:
        if wanted not in names:
            raise DataError(
                f"{base.path} has no samples of the model {wanted}",
                mend=f"choose from {', '.join(names) or 'no model at all: it is empty'}",
            )
        return wanted
    if model in names:
        return model
    if len(names) == 1:
        return names[0]
    raise DataError(
        f"{base.path} holds {', '.join(names) or 'no samples'}: nothing says which to compare "
        f"{model} with",
        mend="name a journal of one model, or choose one with --base-model",
    )
