"""A summary as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_flow2code.display.lines import Line, aligned, count, first, percent
from pytest_flow2code.running.summary import Asking, Sound, Summary
from pytest_flow2code.running.usage import sentence
from pytest_flow2code.scoring import LEVEL, METHOD, ModelSummary, Row

NO_SANDBOX = (
    "no sandbox: programs written by a model ran with all rights of this user "
    "(--flow2code-sandbox=none)"
)


def render(
    summary: Summary,
    verbosity: int,
    *,
    journal: str | None = None,
    stopped: str | None = None,
    sandboxed: bool = True,
) -> tuple[Line, ...]:
    """The whole section. `verbosity` is pytest's: 0 is everything, -1 (-q) the overall scores
    and what went wrong, below that only what changes the exit status or must never be missed."""
    lines: list[Line] = []
    if verbosity >= 0:
        for model in summary.models:
            lines += _table(model, summary.sound)
    elif verbosity == -1:
        lines += [Line(_short(model, summary.sound)) for model in summary.models]
    if verbosity >= -1:
        lines += _beside(summary)
    if stopped is not None:
        lines.append(Line(f"the run was stopped: {stopped}", "red"))
    if summary.over_budget:
        lines.append(Line(_over_budget(summary), "red"))
    if not sandboxed:
        lines.append(Line(NO_SANDBOX, "red"))
    if journal is not None and verbosity >= -1:
        lines.append(Line(f"journal: {journal}"))
    return tuple(lines)


def _table(model: ModelSummary, sound: Sound | None) -> Iterator[Line]:
    yield Line(
        f"{model.model}: {count(model.cases, 'case')}, {count(model.samples, 'sample')}", "bold"
    )
    ks = [score.k for score in model.overall.scores]
    beside = _sound_rows(model, sound)
    rows = [["", "", "cases", *(f"pass@{k}" for k in ks)]]
    if sound is not None:
        rows[0] += ["sound cases", *(f"pass@{k}" for k in ks)]
    for part in ((model.overall,), *(part.rows for part in model.breakdowns)):
        for number, row in enumerate(part):
            rows.append([row.group if number == 0 else "", row.value, *_cells(row)])
            if sound is not None:
                other = beside.get((row.group, row.value))
                rows[-1] += _cells(other) if other is not None else ["0", *("-" for _ in ks)]
    rows += _macros(model, len(rows[0]))
    yield from (Line(text) for text in aligned(rows))
    if any(score.low is not None for score in model.overall.scores):
        yield Line(f"  [low, high]: {LEVEL:.0%} interval, {METHOD}")
    yield from (Line(text) for text in _shortfalls(model.overall))
    yield Line(f"verdicts: {', '.join(f'{name} {count}' for name, count in model.verdicts)}")


def _macros(model: ModelSummary, width: int) -> Iterator[list[str]]:
    """The means of means, where they are of more than one."""
    for part in model.breakdowns:
        if len(part.rows) > 1:
            row = ["macro", f"by {','.join(part.by)}", "", *map(percent, part.macro)]
            yield [*row, *("" for _ in range(width - len(row)))]


def _sound_rows(model: ModelSummary, sound: Sound | None) -> dict[tuple[str, str], Row]:
    """The model's rows over sound tasks only, by group and value."""
    models = () if sound is None else sound.models
    return {(row.group, row.value): row for m in models if m.model == model.model for row in m.rows}


def _cells(row: Row) -> list[str]:
    return [str(row.cases), *map(percent, row.scores)]


def _shortfalls(overall: Row) -> Iterator[str]:
    for score in overall.scores:
        if score.short:
            yield (
                f"  pass@{score.k} leaves out {count(score.short, 'case')} with fewer than "
                f"{score.k} scored sample{'s' * (score.k > 1)}"
            )


def _short(model: ModelSummary, sound: Sound | None) -> str:
    text = f"{model.model}: {_overall(model.overall)}"
    row = _sound_rows(model, sound).get(("overall", ""))
    return text if row is None else f"{text}; on sound tasks {_overall(row)}"


def _overall(row: Row) -> str:
    scores = ", ".join(f"pass@{score.k} {percent(score)}" for score in row.scores)
    return f"{scores} over {count(row.cases, 'case')}"


def _beside(summary: Summary) -> Iterator[Line]:
    for part in summary.skipped:
        yield Line(f"skipped {count(part.cases, 'case')}: {part.reason}", "yellow")
    if summary.unscored:
        yield Line(
            f"unscored {summary.unscored} of {count(summary.samples, 'sample')}, "
            "left out of every score:",
            "yellow",
        )
        shown = [f"  {count} x {reason}" for reason, count in summary.unscored_reasons]
        yield from (Line(text, "yellow") for text in first(shown, "reason"))
    if summary.sound is not None:
        yield Line(_health(summary.sound))
    yield from (Line(sentence(used)) for used in summary.usage)
    if summary.asking is not None and (summary.asking.limited or summary.asking.broken):
        yield Line(_waiting(summary.asking))
    if summary.not_asked:
        samples = count(sum(part.samples for part in summary.not_asked), "sample")
        yield Line(f"not asked: {samples} of {count(len(summary.not_asked), 'case')}", "yellow")
        shown = [f"  {part.nodeid}: {part.why}" for part in summary.not_asked]
        yield from (Line(text, "yellow") for text in first(shown, "case"))
    if summary.not_run:
        yield Line(f"not run: {count(len(summary.not_run), 'case')}", "yellow")
        shown = [f"  {nodeid}" for nodeid in summary.not_run]
        yield from (Line(text, "yellow") for text in first(shown, "case"))


def _waiting(asked: Asking) -> str:
    return (
        f"waited {asked.waited:.1f} s for the provider: {count(asked.limited, 'call')} limited "
        f"and {asked.broken} failed of {asked.calls}, all made again"
    )


def _health(sound: Sound) -> str:
    """How many tasks are sound, and why the others are not counted as such."""
    states = dict(sound.states)
    total = sum(states.values())
    others = [f"{count} {state}" for state, count in states.items() if state != "sound"]
    left_out = f"; left out of the sound scores: {', '.join(others)}" if others else ""
    return f"sound tasks: {states.get('sound', 0)} of {total}{left_out}"


def _over_budget(summary: Summary) -> str:
    return (
        f"the run has failed: {summary.unscored} of {count(summary.samples, 'sample')} "
        f"could not be scored, {summary.budget} may be; mend the cause, then continue with "
        "--flow2code-resume"
    )
