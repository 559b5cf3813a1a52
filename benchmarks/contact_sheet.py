"""One picture a notation with a flowchart of every language, to be looked at next to each other.

The tasks are the starter set's, the same problem in every language; with --data those of a release,
of each language the one whose reference is nearest to a given length.

    python benchmarks/contact_sheet.py [-o DIR] [--task is_balanced] [--data DIR] [--length 700]
                                       [--language c,cpp] [--flowchart code,uml] [--theme dark]
                                       [--columns 5] [--cell 900]
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from pytest_flow2code import datasets, flowchart, runners
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.flowchart.theming import Theme, theme
from pytest_flow2code.running import charts

GAP = 16
HEADING = 44


def picked(tasks: Sequence[Task], language: str, wanted: str | None, length: int) -> Task:
    """The task to show of a language: the one called `wanted`, else the nearest to `length`."""
    own = [task for task in tasks if task.language == language]
    named = [task for task in own if wanted in (task.task_id, task.uid)]
    return min(named or own, key=lambda task: (abs(len(task.reference) - length), task.uid))


def picture(
    task: Task, kind: FlowchartType, colours: Theme, renderer: flowchart.Renderer
) -> Image.Image:
    graph = charts.read(task.language, task.reference).graph
    dot = flowchart.draw(graph, kind, colours=colours).dot
    return Image.open(io.BytesIO(renderer.png(dot))).convert("RGB")


def fitted(image: Image.Image, width: int, height: int) -> Image.Image:
    """Scaled down to fit, never up."""
    scale = min(1.0, width / image.width, height / image.height)
    if scale == 1.0:
        return image
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    return image.resize(size, Image.Resampling.LANCZOS)


def sheet(
    images: Sequence[tuple[str, Image.Image]], columns: int, cell: int, colours: Theme
) -> Image.Image:
    """All images in a grid, each under its name; a row is as high as its highest picture."""
    small = [(name, fitted(image, cell, cell)) for name, image in images]
    rows = [small[i : i + columns] for i in range(0, len(small), columns)]
    heights = [HEADING + max(image.height for _, image in row) + GAP for row in rows]
    widths = [
        max((row[c][1].width for row in rows if c < len(row)), default=0) for c in range(columns)
    ]
    widths = [max(width, 260) + GAP for width in widths]
    out = Image.new("RGB", (sum(widths) + GAP, sum(heights) + GAP), colours.paper)
    draw = ImageDraw.Draw(out)
    font = ImageFont.load_default(size=22)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for (name, image), width in zip(row, widths, strict=False):
            draw.text((left, top), name, fill=colours.text, font=font)
            out.paste(image, (left, top + HEADING))
            left += width
        draw.line((GAP, top + height - GAP, out.width - GAP, top + height - GAP), colours.faint)
        top += height
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("-o", "--output", type=Path, default=Path())
    parser.add_argument("--data", type=Path)
    parser.add_argument("--task", help="default: is_balanced in the starter set")
    parser.add_argument("--length", type=int, default=700, help="characters of a reference")
    parser.add_argument("--language", default=",".join(runners.names()))
    parser.add_argument("--flowchart", default=",".join(kind.value for kind in FlowchartType))
    parser.add_argument("--theme", default="plain")
    parser.add_argument("--columns", type=int, default=5)
    parser.add_argument("--cell", type=int, default=900)
    options = parser.parse_args()
    tasks = datasets.load(options.data)
    wanted = options.task or (None if options.data else "is_balanced")
    languages = [runners.resolve(name) for name in options.language.split(",")]
    chosen = [picked(tasks, name, wanted, options.length) for name in languages]
    colours = theme(options.theme)
    options.output.mkdir(parents=True, exist_ok=True)
    with flowchart.Renderer() as renderer:
        for word in options.flowchart.split(","):
            kind = FlowchartType(word)
            images = [
                (
                    f"{runners.load(task.language).title}: {task.task_id}",
                    picture(task, kind, colours, renderer),
                )
                for task in chosen
            ]
            path = options.output / f"{word}.png"
            sheet(images, options.columns, options.cell, colours).save(path)
            print(path)


if __name__ == "__main__":
    main()
