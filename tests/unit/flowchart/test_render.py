"""Pictures by the real Graphviz."""

from __future__ import annotations

import struct
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from flow_shapes import b, graph_of, s, t
from plumbum import local

from pytest_flow2code.core import ir
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import Renderer, coprocess, draw
from pytest_flow2code.flowchart.cache import PictureCache
from pytest_flow2code.flowchart.coprocess import is_png, one_shot
from pytest_flow2code.flowchart.invariants import flowchart_violations
from pytest_flow2code.flowchart.limits import SIDE, TOTAL


def _size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_kept_process_draws_what_a_fresh_one_draws() -> None:
    dots = [f"digraph{{a->b{i}; b{i}->c}}" for i in range(30)]
    with Renderer() as renderer:
        pictures = [renderer.png(dot) for dot in dots]
    assert all(map(is_png, pictures))
    assert pictures[::10] == [one_shot(dot.encode(), "png", 30) for dot in dots[::10]]


def test_a_bad_text_is_an_error_with_its_reason_and_harms_nothing_after_it() -> None:
    with Renderer() as renderer:
        good = renderer.png("digraph{a->b}")
        with pytest.raises(FlowchartError, match="syntax error"):
            renderer.png("digraph{a->}")
        assert renderer.png("digraph{a->b}") == good


@pytest.mark.parametrize("dot", ["digraph{a} digraph{b}", "digraph{a}\x00", ""])
def test_a_text_that_is_not_one_graph_never_shifts_pictures(dot: str) -> None:
    """With one picture too many or too few, the next caller must still get its own."""
    with Renderer(timeout=10) as renderer:
        good = renderer.png("digraph{right->answer}")
        with suppress(FlowchartError):
            renderer.png(dot)
        assert renderer.png("digraph{right->answer}") == good


def test_threads_do_not_share_a_process() -> None:
    dots = [f"digraph{{n{i}->m{i}}}" for i in range(16)]
    with Renderer() as renderer:
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(renderer.png, dots))
        assert together == [renderer.png(dot) for dot in dots]


def test_a_graph_that_takes_too_long_is_an_error() -> None:
    edges = ";".join(f"n{i}->n{(i * 7919) % 900}" for i in range(6000))
    with Renderer(timeout=0.2) as renderer, pytest.raises(FlowchartError, match="did not finish"):
        renderer.png(f"digraph{{{edges}}}")


def test_a_killed_process_is_replaced() -> None:
    with Renderer() as renderer:
        good = renderer.png("digraph{a->b}")
        renderer._idle[0]._process.kill()
        assert renderer.png("digraph{a->b}") == good


def test_a_missing_dot_names_the_command_that_brings_it(tmp_path: Path) -> None:
    coprocess.dot_command.cache_clear()
    try:
        with local.env(PATH=str(tmp_path)), pytest.raises(FlowchartError) as caught:
            Renderer().png("digraph{a}")
    finally:
        coprocess.dot_command.cache_clear()
    assert caught.value.mend == "apt-get install graphviz"


def test_the_cache_answers_without_drawing_and_mends_a_broken_file(tmp_path: Path) -> None:
    dot = "digraph{a->b}"
    with Renderer(cache=tmp_path) as renderer:
        good = renderer.png(dot)
    (kept,) = tmp_path.rglob("*.png")
    with Renderer(cache=tmp_path) as renderer:
        assert renderer.png(dot) == good
        assert renderer._idle == []
        kept.write_bytes(good[:40])
        assert renderer.png(dot) == good
    assert kept.read_bytes() == good
    assert list(kept.parent.iterdir()) == [kept]


def test_the_cache_tells_formats_and_versions_apart(tmp_path: Path) -> None:
    one, two = PictureCache(tmp_path, "1"), PictureCache(tmp_path, "2")
    one.put("digraph{}", "png", b"x")
    assert one.get("digraph{}", "png") == b"x"
    assert one.get("digraph{}", "svg") is None
    assert two.get("digraph{}", "png") is None


@pytest.mark.parametrize("kind", list(FlowchartType))
def test_four_hundred_chained_ifs_render_within_the_pixel_limit(kind: FlowchartType) -> None:
    chain = ir.Block()
    for i in reversed(range(400)):
        chain = b(ir.If(t(f"x == {i}"), b(s(f"y = {i}")), chain))
    flowchart = draw(graph_of(*chain.items), kind)
    with Renderer(timeout=120) as renderer:
        width, height = _size(renderer.png(flowchart.dot))
    assert max(width, height) <= SIDE
    assert width * height <= TOTAL
    assert height > SIDE / 2


@pytest.mark.parametrize("kind", list(FlowchartType))
def test_labels_of_every_kind_render(kind: FlowchartType) -> None:
    odd = [
        'say "hi" \\ and \\N \\G \\L \\l',
        "<b>bold</b> &amp; {braces|pipes}",
        "tab\there\r\nnext",
        "漢字 emoji \U0001f389 and \u200f\u05e2\u05d1\u05e8\u05d9\u05ea\u200f",
        "x" * 5000,
        "word " * 1000,
        "\x00\x1b",
    ]
    items = [ir.If(t(code), b(s(code))) for code in odd]
    graph = graph_of(*items)
    flowchart = draw(graph, kind)
    assert flowchart_violations(graph, kind, flowchart.dot) == []
    with Renderer() as renderer:
        assert is_png(renderer.png(flowchart.dot))


def test_other_formats_are_drawn_too() -> None:
    with Renderer() as renderer:
        svg = renderer.picture("digraph{a->b}", "svg")
        assert b"<svg" in svg
        assert renderer.picture("digraph{a->b}", "pdf").startswith(b"%PDF")


def _grid(rows: int, columns: int) -> str:
    """A graph whose picture is large on both sides."""
    chains = [" -> ".join(f"n{column}_{row}" for row in range(rows)) for column in range(columns)]
    return f"digraph{{ graph [dpi=96] node [shape=box width=2 height=1] {'; '.join(chains)} }}"


def test_a_picture_beyond_the_limits_is_scaled_down_as_a_whole() -> None:
    with Renderer() as renderer:
        width, height = _size(renderer.png(_grid(40, 20)))
        assert max(width, height) <= SIDE
        assert TOTAL * 0.97 < width * height <= TOTAL
        tall = _size(renderer.png(_grid(90, 1)))
        assert SIDE - 4 <= tall[1] <= SIDE


def test_a_picture_within_the_limits_is_never_scaled() -> None:
    dot = _grid(2, 2)
    with Renderer() as renderer:
        assert renderer.png(dot) == one_shot(dot.encode(), "png", 30)
