"""A comparison as lines of text, and as plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from pytest_flow2code.display.lines import Line, count
from pytest_flow2code.journals.comparison import Comparison, Flip
from pytest_flow2code.scoring import LEVEL, POWER, Difference, Interval

Plain = dict[str, object]
"""A dict of builtins, fit for JSON."""


def render(found: Comparison, *, named: int | None = None) -> Iterator[Line]:
    """The whole comparison; of long lists of cases only the first `named` (None: all)."""
    yield Line(f"{found.new} against {found.base}: {count(found.cases, 'case')} in both", "bold")
    yield from (Line(f"  warning: {text}", "yellow") for text in found.warnings)
    yield from (Line(f"  {text}") for each in found.differences for text in _difference(each))
    changed = found.mcnemar
    yield Line(
        f"  cases that pass in all samples: {changed.both} in both, "
        f"{changed.lost} only in the base, {changed.won} only in the new run, "
        f"{changed.neither} in neither; McNemar's exact test p = {changed.p:.3g}"
    )
    for title, flips in (("lost", found.lost), ("won", found.won)):
        yield from map(Line, _listed(title, [_flip(flip) for flip in flips], named))
    for title, names in (
        ("missing from the new run", found.only_base),
        ("missing from the base", found.only_new),
        ("unscored in one of them", found.unscored),
    ):
        yield from (Line(text, "yellow") for text in _listed(title, names, named))


def short(found: Comparison) -> Line:
    """The comparison on one line."""
    parts = "; ".join(f"pass@{each.k} {_change(each)}" for each in found.differences)
    changed = found.mcnemar
    return Line(
        f"{found.new} against {found.base}: {parts}; {changed.lost} lost, {changed.won} won "
        f"of {count(found.cases, 'case')}"
    )


def _difference(found: Difference) -> Iterator[str]:
    over = f"over {count(found.cases, 'case')} of {count(found.tasks, 'task')}"
    if found.base is None or found.new is None:
        yield f"pass@{found.k}: no case has {count(found.k, 'scored sample')} in both"
        return
    means = f"{100 * found.base:.1f}% -> {100 * found.new:.1f}%"
    yield f"pass@{found.k}: {means}, {_change(found)} {over}"
    if found.p is not None and found.detectable is not None and found.resampled is not None:
        yield (
            f"  bootstrap {_points(found.resampled)}; randomisation test p = {found.p:.3g} "
            f"(worse: {found.p_drop:.3g}); so many cases show a difference of "
            f"{100 * found.detectable:.1f} points or more in {POWER:.0%} of runs"
        )


def _change(found: Difference) -> str:
    if found.value is None:
        return "-"
    text = f"{100 * found.value:+.1f} points"
    return text if found.interval is None else f"{text} {_points(found.interval)}"


def _points(ends: Interval) -> str:
    return f"[{100 * ends.low:+.1f}, {100 * ends.high:+.1f}]"


def _flip(flip: Flip) -> str:
    return f"{flip.name}  {flip.was} -> {flip.now}"


def _listed(title: str, names: Sequence[str], named: int | None) -> Iterator[str]:
    if not names:
        return
    yield f"  {title}: {count(len(names), 'case')}"
    shown = names if named is None else names[:named]
    yield from (f"    {name}" for name in shown)
    if len(shown) < len(names):
        yield f"    and {len(names) - len(shown)} more"


METHOD = (
    f"[low, high]: {LEVEL:.0%} intervals of the paired difference, cluster-robust by task with "
    "Student's t, and by bootstrap over tasks; the randomisation test flips the signs of whole "
    "tasks; McNemar's test takes cases for independent"
)


def markdown(found: Comparison, *, named: int | None = None) -> Iterator[str]:
    """The same for a comment on a pull request."""
    yield f"### {found.new} against {found.base}"
    yield ""
    yield from (f"> **Warning:** {text}" for text in found.warnings)
    yield from [""] if found.warnings else []
    yield "| | base | new | difference | bootstrap | p | cases |"
    yield "| --- | --: | --: | --: | --: | --: | --: |"
    for each in found.differences:
        if each.base is None or each.new is None:
            yield f"| Pass@{each.k} | - | - | - | - | - | 0 |"
            continue
        resampled = "-" if each.resampled is None else _points(each.resampled)
        p = "-" if each.p is None else f"{each.p:.3g}"
        yield (
            f"| Pass@{each.k} | {100 * each.base:.1f}% | {100 * each.new:.1f}% | {_change(each)} "
            f"| {resampled} | {p} | {each.cases} |"
        )
    yield ""
    lines = list(render(found, named=named))
    begin = next(n for n, line in enumerate(lines) if line.text.startswith("  cases that pass in"))
    for line in lines[begin:]:
        depth = (len(line.text) - len(line.text.lstrip())) // 2 - 1
        yield f"{'  ' * depth}- {line.text.strip()}"


def to_plain(found: Comparison) -> Plain:
    """Builtins only. Differences are shares of 1, intervals [low, high]."""
    return {
        **{
            name: [asdict(flip) for flip in flips]
            for name, flips in (("lost", found.lost), ("won", found.won))
        },
        "base": found.base,
        "new": found.new,
        "cases": found.cases,
        "pass": [_plain_difference(each) for each in found.differences],
        "mcnemar": asdict(found.mcnemar),
        "only_base": list(found.only_base),
        "only_new": list(found.only_new),
        "unscored": list(found.unscored),
        "warnings": list(found.warnings),
    }


def _plain_difference(found: Difference) -> Plain:
    ends = {
        name: None if each is None else [each.low, each.high]
        for name, each in (("interval", found.interval), ("bootstrap", found.resampled))
    }
    return {
        "k": found.k,
        "cases": found.cases,
        "tasks": found.tasks,
        "base": found.base,
        "new": found.new,
        "difference": found.value,
        **ends,
        "p": found.p,
        "p_drop": found.p_drop,
        "detectable": found.detectable,
    }
