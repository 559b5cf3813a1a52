"""The verb `flow2code scores`: tables of Pass@k from journals."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.verbs.console import OK, say
from pytest_flow2code.verbs.values import at_least, called, ks_of, refuse

if TYPE_CHECKING:
    from pytest_flow2code.journals.journal import Journal
    from pytest_flow2code.scoring import CaseResult
    from pytest_flow2code.tables import Table

    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]

_EACH = (("flowchart",), ("language",), ("source",), ("difficulty",))


def add_scores(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "scores",
        help="tables of Pass@k from journals, in five formats",
        description="Pass@k of the models in one or several journals, with 95 percent intervals: "
        "by flowchart type, language, source and difficulty, or by what --by names. The exit "
        "status is 0, or 2 if there is nothing to show or it was called wrongly.",
    )
    parser.add_argument("journals", metavar="JOURNAL", nargs="+", type=Path)
    parser.add_argument(
        "--by",
        metavar="A,B",
        action="append",
        help="flowchart, language, source, difficulty, or two and more of them crossed; repeats",
    )
    parser.add_argument("--k", metavar="A,B", help="default: those of 1,3,5 that there are")
    parser.add_argument(
        "--format",
        choices=("terminal", "markdown", "csv", "json", "latex"),
        default="terminal",
        help="csv and json hold shares of 1, the others percent",
    )
    parser.add_argument(
        "--wide", action="store_true", help="the paper's form: a line a model, a column a slice"
    )
    parser.add_argument("--model", action="append", help="only this model; repeats")
    parser.add_argument(
        "--health", metavar="FILE", type=Path, help="an audit's file: sound tasks beside all"
    )
    parser.add_argument(
        "--bootstrap",
        metavar="N",
        type=int,
        default=0,
        help="add intervals from N resamples of the tasks (10000 is plenty)",
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="of the resamples")
    parser.set_defaults(action=lambda arguments: called(_scores, arguments))


def _scores(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import tables  # noqa: PLC0415
    from pytest_flow2code.journals import journal  # noqa: PLC0415

    at_least("--bootstrap", arguments.bootstrap, 0)
    at_least("--seed", arguments.seed, 0)
    journals = [journal.read(path, slim=True) for path in arguments.journals]
    models = _by_model(journals, arguments.model)
    ks = ks_of(arguments.k, [case for _, cases in models for case in cases])
    ways = _ways(arguments.by)
    sound = _sound(arguments.health, journals)
    if arguments.wide:
        found = [tables.wide(_twice(models, sound), by, ks) for by in ways]
    else:
        found = _long(models, ways, ks, sound, arguments)
    say(tables.write(found, arguments.format))
    if arguments.format == "terminal" and not arguments.wide:
        _explain(arguments.bootstrap)
    return OK


def _long(
    models: Sequence[tuple[str, Sequence[CaseResult]]],
    ways: Sequence[tuple[str, ...]],
    ks: Sequence[int],
    sound: frozenset[str] | None,
    arguments: argparse.Namespace,
) -> list[Table]:
    from pytest_flow2code import scoring, tables  # noqa: PLC0415

    def resample(
        cases: Sequence[CaseResult], by: tuple[str, ...], k: int
    ) -> scoring.Interval | None:
        return scoring.resampled(cases, k, by, resamples=arguments.bootstrap, seed=arguments.seed)

    drawn = resample if arguments.bootstrap else None
    return [tables.long(models, by, ks, sound=sound, resample=drawn) for by in ways]


def _explain(resamples: int) -> None:
    from pytest_flow2code.scoring import LEVEL, METHOD  # noqa: PLC0415

    say(f"\n[low, high]: {LEVEL:.0%} interval, {METHOD}")
    if resamples:
        say(f"(low, high): {LEVEL:.0%} percentile interval, {resamples} resamples of the tasks")
    say("micro: every case counts once; macro: every slice counts once")


def _by_model(
    journals: Sequence[Journal], wanted: Sequence[str] | None
) -> list[tuple[str, tuple[CaseResult, ...]]]:
    """Every model's cases. Refused: one sample in two journals, and a model nobody asked."""
    from pytest_flow2code import scoring  # noqa: PLC0415

    where: dict[tuple[str, str, str, int], Path] = {}
    for found in journals:
        for key in {scoring.sample_key(result) for result in found.samples}:
            other = where.setdefault(key, found.path)
            if other is not found.path:
                raise DataError(
                    f"{other} and {found.path} both hold answers of {key[0]} to {key[1]}[{key[2]}]",
                    mend=f"compare them with: flow2code compare {other} {found.path}",
                )
    cases = scoring.cases_of(result for found in journals for result in found.samples)
    names = list(dict.fromkeys(case.model for case in cases))
    for name in wanted or ():
        if name not in names:
            refuse("--model", name, f"one of {', '.join(names) or 'none: there is no sample'}")
    kept = [name for name in names if not wanted or name in wanted]
    if not kept:
        raise DataError("the journals hold no sample", mend="run the benchmark first")
    return [(name, tuple(case for case in cases if case.model == name)) for name in kept]


def _ways(texts: Sequence[str] | None) -> tuple[tuple[str, ...], ...]:
    from pytest_flow2code.scoring import DIMENSIONS  # noqa: PLC0415

    ways = [tuple(word.strip() for word in text.split(",")) for text in texts or ()]
    for way, text in zip(ways, texts or (), strict=True):
        if len(set(way)) < len(way) or not set(way) <= DIMENSIONS.keys():
            refuse("--by", text, f"some of {', '.join(DIMENSIONS)}, each once")
    return tuple(ways) or _EACH


def _sound(path: Path | None, journals: Sequence[Journal]) -> frozenset[str] | None:
    """The tasks that an audit found sound; refused if it was one of other data."""
    from pytest_flow2code import health  # noqa: PLC0415

    if path is None:
        return None
    found = health.read(path)
    theirs = _hash(found.header)
    for each in journals:
        if theirs is not None and _hash(each.header) not in (None, theirs):
            raise DataError(
                f"{path} judges other tasks than those of {each.path}",
                mend="audit the same data: flow2code audit -o FILE --data=DIR",
            )
    return frozenset(task.uid for task in found.tasks if task.state is health.State.SOUND)


def _hash(header: dict[str, object]) -> object:
    dataset = header.get("dataset")
    return dataset.get("hash") if isinstance(dataset, dict) else None


def _twice(
    models: Sequence[tuple[str, tuple[CaseResult, ...]]], sound: frozenset[str] | None
) -> list[tuple[str, tuple[CaseResult, ...]]]:
    if sound is None:
        return list(models)
    kept = [
        (f"{name} (sound tasks)", tuple(case for case in cases if case.uid in sound))
        for name, cases in models
    ]
    return [pair for pairs in zip(models, kept, strict=True) for pair in pairs]
