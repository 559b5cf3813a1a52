"""The tables of a report as plain words; `page/page.html.j2` makes them HTML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.journals.journal import Journal
from pytest_flow2code.reports.facts import ModelFacts, Sum, ranked
from pytest_flow2code.reports.frame import interval, percent, said
from pytest_flow2code.reports.headers import mapping, told, words
from pytest_flow2code.reports.svg import quantiles
from pytest_flow2code.scoring import Row, Score


@dataclass(frozen=True, slots=True)
class Cell:
    """`small` stands below `text`, `tone` is a class, `link` an address within the page."""

    text: str
    small: str = ""
    tone: str = ""
    link: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """`groups` are headings over several columns: (words, how many). The first column of `head`
    and of each row is the row's own heading."""

    caption: str
    groups: tuple[tuple[str, int], ...]
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def overview(models: Sequence[ModelFacts], ks: Sequence[int]) -> Table:
    """A row a model."""
    head = ["model", "cases", "samples", *(f"pass@{k}" for k in ks)]
    sound = any(model.sound is not None for model in models)
    if sound:
        head += [f"pass@{k}, sound tasks" for k in ks]
    head += ["unscored", "tokens in", "tokens out", "cost", "seconds of an answer", "of a program"]
    rows = []
    for model in models:
        cells = [Cell(model.name), Cell(f"{model.cases:,}"), Cell(f"{model.samples:,}")]
        cells += map(_score, model.overall.scores)
        if sound and model.sound is not None:
            cells += map(_score, model.sound.overall.scores)
        cells += [
            Cell(f"{model.unscored:,}"),
            _sum(model.tokens_in, model.samples, "{:,.0f}"),
            _sum(model.tokens_out, model.samples, "{:,.0f}"),
            _sum(model.cost, model.samples, "${:,.4g}"),
            _median(model.latencies),
            _median(model.seconds),
        ]
        rows.append(tuple(cells))
    return Table("Models", (), tuple(head), tuple(rows))


def _median(seconds: Sequence[float]) -> Cell:
    if not seconds:
        return Cell("-", title="nobody told")
    low, middle, high = quantiles(seconds, (0.25, 0.5, 0.75))
    return Cell(f"{middle:.3g}", f"{low:.3g} to {high:.3g}", title="median, and the middle half")


def _score(score: Score) -> Cell:
    short = f"{score.short} cases have too few scored samples" if score.short else ""
    return Cell(percent(score.mean), interval(score), title=short)


def _sum(found: Sum, samples: int, form: str) -> Cell:
    if found.total is None:
        return Cell("-", title="nobody told")
    part = f"told by {found.known:,}" if found.known < samples else ""
    return Cell(form.format(found.total), part)


def verdicts(models: Sequence[ModelFacts]) -> Table:
    """A row a verdict."""
    names = [v.value for v in Verdict if any(v.value in model.verdicts for model in models)]
    names += sorted({name for model in models for name in model.verdicts} - set(names))
    rows = []
    for name in names:
        cells = [Cell(name, tone=f"v-{name}", link=_filter(verdict=name))]
        for model in models:
            count = model.verdicts.get(name, 0)
            link = _filter(verdict=name, model=model.name) if count else ""
            cells.append(Cell(f"{count:,}", percent(count / model.samples), link=link))
        rows.append(tuple(cells))
    head = ("verdict", *(model.name for model in models))
    return Table("Samples by verdict", (), head, tuple(rows))


def scores(models: Sequence[ModelFacts], ks: Sequence[int]) -> Iterator[Table]:
    """A table a dimension: its values down, the models and their Pass@k across."""
    for dimension, caption in (
        ("flowchart", "Pass@k by flowchart type"),
        ("language", "Pass@k by language"),
        ("source", "Pass@k by source"),
        ("difficulty", "Pass@k by difficulty"),
    ):
        yield _by(dimension, caption, models, ks)


def _by(dimension: str, caption: str, models: Sequence[ModelFacts], ks: Sequence[int]) -> Table:
    found = [_rows(model, dimension) for model in models]
    sound = [None if m.sound is None else _rows(m.sound, dimension) for m in models]
    values = ranked(value for rows in found for value in rows)
    groups: list[tuple[str, int]] = [("", 1)]
    head = [dimension]
    for model in models:
        columns = ["cases", *(f"pass@{k}" for k in ks)]
        if model.sound is not None:
            columns += ["sound cases", *(f"pass@{k}, sound" for k in ks)]
        groups.append((model.name, len(columns)))
        head += columns
    lines = [
        (
            Cell(value, link=_filter(**{dimension: value})),
            *(
                cell
                for rows, sounds in zip(found, sound, strict=True)
                for cell in (
                    *_cells(rows.get(value), ks),
                    *(() if sounds is None else _cells(sounds.get(value), ks)),
                )
            ),
        )
        for value in values
    ]
    return Table(caption, tuple(groups), tuple(head), tuple(lines))


def _rows(model: ModelFacts, dimension: str) -> dict[str, Row]:
    return {row.value: row for row in model.by[(dimension,)].rows}


def _cells(row: Row | None, ks: Sequence[int]) -> list[Cell]:
    if row is None:
        return [Cell("0"), *(Cell("-") for _ in ks)]
    return [Cell(f"{row.cases:,}"), *map(_score, row.scores)]


def heat(model: ModelFacts) -> Table:
    """Pass@1 by language and flowchart type: a map in colours."""
    found = {row.values: row.scores[0] for row in model.by[("language", "flowchart")].rows}
    languages = sorted({language for language, _ in found})
    kinds = sorted({kind for _, kind in found})
    rows = tuple(
        (
            Cell(language),
            *(_heat(model, language, kind, found.get((language, kind))) for kind in kinds),
        )
        for language in languages
    )
    caption = f"Pass@1 by language and flowchart type: {model.name}"
    return Table(caption, (), ("language", *kinds), rows)


def _heat(model: ModelFacts, language: str, kind: str, score: Score | None) -> Cell:
    if score is None or score.mean is None:
        return Cell("-")
    return Cell(
        f"{100 * score.mean:.0f}",
        tone=f"h{round(10 * score.mean)}",
        link=_filter(model=model.name, language=language, flowchart=kind),
        title=f"{language}, {kind}: {said(score)}, {score.cases} cases",
    )


def _filter(**wanted: str) -> str:
    """The address of the list of cases with only these shown."""
    parts = (f"{key}={quote(value, safe='', errors='replace')}" for key, value in wanted.items())
    return f"#cases&{'&'.join(parts)}"


def runs(journals: Sequence[Journal]) -> Table:
    """What each journal says about its run, a column a journal."""
    columns = [dict(_about(each)) for each in journals]
    names = dict.fromkeys(name for column in columns for name in column)
    rows = tuple(
        (Cell(name), *(Cell(column.get(name, "")) for column in columns)) for name in names
    )
    return Table("What the journals say", (), ("", *(each.path.name for each in journals)), rows)


def _about(journal: Journal) -> Iterator[tuple[str, str]]:
    header = journal.header
    options = mapping(journal.latest.get("options"))
    data = mapping(journal.latest.get("dataset"))
    sandbox = mapping(header.get("sandbox"))
    yield "started", told(header.get("started"))
    if journal.resumes:
        yield "gone on with", told([record.get("started", "") for record in journal.resumes])
    yield "finished", told((journal.summary or {}).get("finished")) or "not finished"
    yield "models", told(options.get("models"))
    yield "data", told(data.get("path")) or "starter set"
    yield "tasks", told(data.get("tasks"))
    yield "data's SHA-256", told(data.get("hash"))
    yield "prompt's SHA-256", told(header.get("prompt"))
    for name, value in options.items():
        if name != "models" and told(value):
            yield name, told(value)
    yield "sandbox", told({name: sandbox[name] for name in sandbox if name != "notices"})
    yield "sandbox notices", " ".join(words(sandbox.get("notices")))
    yield "flow2code", told(header.get("flow2code"))
    yield "python, pytest", told([header.get("python"), header.get("pytest")])
    yield "machine", told(header.get("machine"))
    yield from _beside(journal.summary or {})
    for language, tools in mapping(header.get("toolchains")).items():
        yield f"{language} tools", told(list(_values(tools)))


def _values(tools: object) -> Iterator[object]:
    if isinstance(tools, Mapping):
        yield from tools.values()


def _beside(summary: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """What the run did not get to."""
    skipped = summary.get("skipped")
    if isinstance(skipped, list) and skipped:
        parts = [mapping(part) for part in skipped]
        lines = [
            f"{part.get('cases')} cases in {part.get('language')}: {part.get('reason')}"
            for part in parts
        ]
        yield "skipped", "; ".join(lines)
    if summary.get("not_run"):
        yield "not run", f"{summary['not_run']} cases"
