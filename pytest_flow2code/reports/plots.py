"""The plots of a report as SVG. Colours are classes, so that the style sheet has light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from markupsafe import Markup

from pytest_flow2code.reports.facts import DIFFICULTIES, ModelFacts, in_order, ranked
from pytest_flow2code.reports.frame import (
    LEFT,
    MARGIN,
    RIGHT,
    ROW,
    TOP,
    Figure,
    across,
    hue,
    lying,
    name,
    percent,
    picture,
    said,
    standing,
    upwards,
)
from pytest_flow2code.reports.svg import (
    Scale,
    element,
    line,
    quantiles,
    shares,
    steps,
    text,
    titled,
)
from pytest_flow2code.scoring import Score

_HIGH = 190.0
"""Where the horizontal axis of a plot that stands upright is."""


def figures(models: Sequence[ModelFacts]) -> Iterator[Figure]:
    """Every plot for which there is something to draw."""
    yield comparison(models)
    yield from (difficulty(model) for model in models)
    yield verdicts(models)
    if any(model.cost.total is not None for model in models):
        yield cost(models)
    for title, seconds in (
        ("Seconds that a program took, compiling included", _seconds),
        ("Seconds that an answer took", _latencies),
    ):
        if any(map(seconds, models)):
            yield spread(title, models, seconds)


def _seconds(model: ModelFacts) -> Sequence[float]:
    return model.seconds


def _latencies(model: ModelFacts) -> Sequence[float]:
    return model.latencies


def comparison(models: Sequence[ModelFacts]) -> Figure:
    """Each model's Pass@1 with its interval, overall and by flowchart type."""
    rows: list[tuple[int, str, str, str, Score]] = []
    for number, model in enumerate(models):
        rows.append((0, model.name, model.name, hue(number), model.overall.scores[0]))
        rows += [
            (12, row.value, f"{model.name}, {row.value}", hue(number), row.scores[0])
            for row in model.by[("flowchart",)].rows
        ]
    scale = shares(LEFT, RIGHT)
    bottom = TOP + ROW * len(rows)
    parts = [*across(scale, bottom)]
    for place, (inset, words, whole, colour, score) in enumerate(rows):
        y = TOP + ROW * (place + 0.5)
        parts.append(name(inset, y, words, whole))
        parts += lying(scale, y, score, colour, f"{whole}: {said(score)}")
    return Figure(
        "Pass@1 by model",
        picture(parts, bottom + 24, "Pass@1 of each model, overall and by flowchart type"),
        "Lines are 95 % confidence intervals.",
    )


def difficulty(model: ModelFacts) -> Figure:
    """Pass@1 over difficulty, a line a flowchart type."""
    table = {row.values: row.scores[0] for row in model.by[("flowchart", "difficulty")].rows}
    levels = ranked(level for _, level in table)
    kinds = sorted({kind for kind, _ in table})
    up = shares(_HIGH, TOP + 4)
    places = Scale(-0.5, len(levels) - 0.5, MARGIN, RIGHT)
    parts = [*upwards(up)]
    parts += [text(places.at(i), _HIGH + 18, level, "middle") for i, level in enumerate(levels)]
    for number, kind in enumerate(kinds):
        # Side by side, so that intervals at one level do not hide each other.
        shift = 9.0 * (number - (len(kinds) - 1) / 2)
        found = [
            (places.at(place) + shift, level, table[kind, level])
            for place, level in enumerate(levels)
            if (kind, level) in table and table[kind, level].mean is not None
        ]
        # A level that is none ("unrated") is no step of the line.
        steps_of = [(x, score.mean or 0.0) for x, level, score in found if level in DIFFICULTIES]
        points = " ".join(f"{x:.1f},{up.at(mean):.1f}" for x, mean in steps_of)
        parts.append(element("polyline", points=points, class_=f"line {hue(number)}"))
        for x, level, score in found:
            title = f"{model.name}, {kind}, {level}: {said(score)}, {score.cases} cases"
            parts += standing(up, x, score, hue(number), title)
    return Figure(
        f"Pass@1 by difficulty: {model.name}",
        picture(parts, _HIGH + 30, f"Pass@1 of {model.name} by difficulty and flowchart type"),
        "Lines up and down are 95 % confidence intervals.",
        tuple((f"dot {hue(number)}", kind) for number, kind in enumerate(kinds)),
    )


def verdicts(models: Sequence[ModelFacts]) -> Figure:
    """What became of the samples, a bar a model and flowchart type."""
    scale = shares(LEFT, RIGHT)
    parts: list[Markup] = []
    y = float(TOP)
    for model in models:
        parts.append(name(0, y + 10, model.name, model.name))
        y += ROW - 4
        for kind, counts in model.verdicts_by_flowchart.items():
            whole = f"{model.name}, {kind}"
            parts.append(name(12, y + ROW / 2, kind, whole))
            parts += _bar(scale, y, whole, counts)
            y += ROW
    names = in_order({each: 1 for model in models for each in model.verdicts})
    return Figure(
        "Verdicts",
        picture([*across(scale, y), *parts], y + 24, "Shares of each verdict"),
        "Shares of the samples; the numbers are in the overview.",
        tuple((f"verdict v-{each}", each) for each in names),
    )


def _bar(scale: Scale, y: float, whole: str, counts: Mapping[str, int]) -> Iterator[Markup]:
    total = sum(counts.values())
    done = 0
    for verdict, count in counts.items():
        begin, end = scale.at(done / total), scale.at((done + count) / total)
        title = f"{whole}: {verdict} {count} of {total} ({percent(count / total)})"
        size = {"x": begin, "y": y + 3, "width": end - begin, "height": ROW - 6}
        yield titled("rect", title, class_=f"verdict v-{verdict}", **size)
        done += count


def cost(models: Sequence[ModelFacts]) -> Figure:
    """Pass@1 over what the answers cost."""
    known = [
        (number, model, model.cost.total)
        for number, model in enumerate(models)
        if model.cost.total is not None
    ]
    ticks = steps(max(price for _, _, price in known))
    up, right = shares(_HIGH, TOP + 4), Scale(0.0, ticks[-1], MARGIN, RIGHT - 14)
    parts = [*upwards(up)]
    parts += [text(right.at(tick), _HIGH + 18, f"${tick:g}", "middle") for tick in ticks]
    for number, model, price in known:
        score = model.overall.scores[0]
        title = f"{model.name}: ${price:.4g}, {said(score)}"
        parts += standing(up, right.at(price), score, hue(number), title)
    return Figure(
        "Pass@1 and cost",
        picture(parts, _HIGH + 30, "Pass@1 of each model over the cost of its answers"),
        "In US dollars, all samples together. A model whose cost nobody told is left out.",
        tuple((f"dot {hue(number)}", model.name) for number, model, _ in known),
    )


def spread(
    title: str, models: Sequence[ModelFacts], values: Callable[[ModelFacts], Sequence[float]]
) -> Figure:
    """How times are distributed: the middle half as a box, the middle nine tenths as a line."""
    rows = [(number, model) for number, model in enumerate(models) if values(model)]
    found = [quantiles(values(model), (0.05, 0.25, 0.5, 0.75, 0.95)) for _, model in rows]
    low = max(min(each[0] for each in found), 1e-3) / 1.15
    high = max(low * 1.5, *(each[-1] * 1.15 for each in found))
    scale = Scale(low, high, LEFT, RIGHT, log=True)
    bottom = TOP + (ROW + 4) * len(rows)
    parts: list[Markup] = []
    for tick in _decades(low, high):
        parts.append(line(scale.at(tick), TOP, scale.at(tick), bottom, "grid"))
        parts.append(text(scale.at(tick), bottom + 16, f"{tick:g}", "middle"))
    for place, ((number, model), times) in enumerate(zip(rows, found, strict=True)):
        y = TOP + (ROW + 4) * (place + 0.5)
        parts.append(name(0, y, model.name, model.name))
        parts += _box(scale, y, hue(number), model.name, times)
    return Figure(
        title,
        picture(parts, bottom + 24, f"{title}: distribution for each model"),
        "Boxes hold the middle half, lines nine tenths; the scale is logarithmic.",
    )


def _box(
    scale: Scale, y: float, colour: str, model: str, times: Sequence[float]
) -> Iterator[Markup]:
    p5, p25, p50, p75, p95 = times
    told = f"{model}: median {p50:.3g} s, the middle half from {p25:.3g} to {p75:.3g} s"
    x = scale.at(p25)
    size = {"x": x, "y": y - 7, "width": max(scale.at(p75) - x, 1.0), "height": 14}
    yield line(scale.at(p5), y, scale.at(p95), y, f"whisker {colour}")
    yield titled("rect", told, class_=f"box {colour}", **size)
    yield line(scale.at(p50), y - 9, scale.at(p50), y + 9, "median")


def _decades(low: float, high: float) -> list[float]:
    """The round numbers between two bounds, at most seven if there is a way."""
    every = [(f, f * 10.0**e) for e in range(-4, 7) for f in (1, 2, 5)]
    inside = [(factor, tick) for factor, tick in every if low <= tick <= high]
    return [tick for factor, tick in inside if len(inside) <= 7 or factor == 1]
