"""Drawings of sources, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code import flowchart
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.drawing.sources import Source
from pytest_flow2code.drawing.targets import Target
from pytest_flow2code.flowchart import fonts
from pytest_flow2code.flowchart.labels import LONGEST
from pytest_flow2code.flowchart.mermaid_reading import read_mermaid
from pytest_flow2code.flowchart.theming import theme
from pytest_flow2code.running import charts

_MERMAID_LINKS, _MERMAID_CHARACTERS = 500, 50_000
"""What Mermaid shows as it comes: its `maxEdges` and `maxTextSize`."""

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Wishes:
    """How it shall look: a theme's name (None: the usual one), characters of a label, one
    function only. Whoever has a wish gets a drawing of ours in place of a release's."""

    theme: str | None = None
    max_label: int | None = None
    function: str | None = None

    @property
    def any(self) -> bool:
        return (self.theme, self.max_label, self.function) != (None, None, None)


class Artist:
    """Makes drawings; `tell` gets a line for everything odd. A source is read once."""

    def __init__(self, wishes: Wishes, tell: Tell) -> None:
        """Raises FlowchartError if there is no such theme."""
        self._wishes = wishes
        self._colours = theme(wishes.theme) if wishes.theme is not None else None
        self._tell = tell
        self._renderer = flowchart.Renderer()
        self._read: dict[str, charts.Reading] = {}

    def odd(self, source: Source) -> tuple[str, ...]:
        """What is odd about a source, one line each: syntax that the grammar or the tables do not
        know, with its line, and jumps that lead nowhere.

        Raises FlowchartError if it has not the function that is wished for.
        """
        reading = self._reading(source)
        notes = (f"{source.name}:{n.line}: {n.what} ({n.kind.value})" for n in reading.notes)
        return (*notes, *(f"{source.name}: {problem}" for problem in reading.graph.problems))

    def make(self, target: Target) -> bytes:
        """The drawing's bytes. Raises FlowchartError or DataError."""
        own = self._of_release(target)
        if own is not None:
            return own
        reading = self._reading(target.source)
        self._tell_quoted(target, reading)
        most = self._wishes.max_label or LONGEST
        if target.format == "mermaid":
            text = flowchart.mermaid(
                reading.graph, target.kind, colours=self._colours, max_label=most
            )
            self._tell_too_large(target, text)
            return text.encode()
        chart = flowchart.draw(reading.graph, target.kind, colours=self._colours, max_label=most)
        return self._rendered(target, chart.dot)

    def close(self) -> None:
        self._renderer.close()

    def _of_release(self, target: Target) -> bytes | None:
        """What a release ships of it, in this format or as something that can be drawn in it."""
        task = target.source.task
        if task is None or self._wishes.any or target.format == "mermaid":
            return None
        picture = charts.shipped(task, charts.PICTURES[target.kind])
        if target.format == "png" and picture is not None:
            return charts.shown(task, target.kind, self._renderer).data
        dot = charts.shipped_dot(task, target.kind)
        if dot is not None:
            return self._rendered(target, dot)
        if picture is not None:
            self._tell(
                f"{target.source.name}: note: drawn here, for the release ships this flowchart "
                "as a picture only"
            )
        return None

    def _rendered(self, target: Target, dot: str) -> bytes:
        if target.format == "dot":
            return dot.encode()
        lacking = fonts.unreadable([dot])
        if lacking and target.format != "svg":
            self._tell(
                f"{target.source.name}: warning: no font here has {lacking[:20]}: "
                "flow2code toolchains install"
            )
        if target.format == "png":
            return self._renderer.png(dot)
        return self._renderer.picture(dot, target.format)

    def _reading(self, source: Source) -> charts.Reading:
        if source.name not in self._read:
            reading = charts.read(source.language, source.text)
            if self._wishes.function is not None:
                reading = charts.only(reading, self._wishes.function)
            self._read = {source.name: reading}
        return self._read[source.name]

    def _tell_too_large(self, target: Target, text: str) -> None:
        links = len(read_mermaid(text).edges)
        if len(text) > _MERMAID_CHARACTERS or links > _MERMAID_LINKS:
            self._tell(
                f"{target.source.name}: note: Mermaid shows no more than {_MERMAID_LINKS} links "
                f"and {_MERMAID_CHARACTERS} characters unless maxEdges and maxTextSize are raised; "
                f"this has {links} and {len(text)}"
            )

    def _tell_quoted(self, target: Target, reading: charts.Reading) -> None:
        if target.kind is FlowchartType.PSEUDOCODE and reading.unworded:
            every = reading.worded + reading.unworded
            self._tell(
                f"{target.source.name}: note: {reading.unworded} of {every} labels hold code that "
                "no rule words"
            )


def draw_all(
    wanted: Sequence[Target], artist: Artist, tell: Tell, *, strict: bool
) -> Iterator[tuple[Target, bytes]]:
    """Each drawing with its bytes. What is odd about a source is told once; if `strict`, such a
    source is not drawn.

    Raises FlowchartError or DataError.
    """
    seen: dict[str, bool] = {}
    for target in wanted:
        name = target.source.name
        if name not in seen:
            odd = artist.odd(target.source)
            for line in odd:
                tell(line)
            seen[name] = not (odd and strict)
        if seen[name]:
            yield target, artist.make(target)


def save(path: Path, data: bytes) -> None:
    """Write a drawing, whole or not at all. Raises Flow2CodeError if it cannot be written."""
    try:
        write_whole(path, data, 0o644)
    except OSError as error:
        raise Flow2CodeError(
            f"{path} cannot be written: {error.strerror}", mend="name another place with -o"
        ) from error
