"""Themes are data: ours, or a user's file."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from flow_shapes import b, graph_of, jump, s, t

from pytest_flow2code.core import ir
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import draw, theming
from pytest_flow2code.flowchart.dot_reading import read_dot
from pytest_flow2code.flowchart.theming import Theme, theme


def _luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, two: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _plain() -> dict[str, Any]:
    text = files("pytest_flow2code.flowchart").joinpath("themes").joinpath("plain.json")
    data: dict[str, Any] = json.loads(text.read_text(encoding="utf-8"))
    return data


def test_the_themes_that_are_there() -> None:
    assert theming.names() == ("contrast", "dark", "plain", "print")


@pytest.mark.parametrize("name", theming.names())
def test_every_theme_is_readable(name: str) -> None:
    """WCAG 2: 7 to 1 for text, 3 to 1 for lines, and for what is meant to stand back."""
    chosen = theme(name)
    for fill in chosen.fills.values():
        assert _contrast(chosen.text, fill) >= 7
        assert _contrast(chosen.faint, fill) >= 2.5
    assert _contrast(chosen.text, chosen.paper) >= 7
    for line in (chosen.ink, chosen.error, chosen.faint):
        assert _contrast(line, chosen.paper) >= 3


def test_the_print_theme_has_no_colour() -> None:
    chosen = theme("print")
    colours = [chosen.paper, chosen.ink, chosen.text, chosen.error, chosen.faint]
    for colour in (*colours, *chosen.fills.values()):
        assert colour[1:3] == colour[3:5] == colour[5:7]


def _colours(chosen: Theme) -> set[str]:
    lines = {chosen.paper, chosen.ink, chosen.text, chosen.error, chosen.faint}
    return lines | set(chosen.fills.values())


@pytest.mark.parametrize("kind", list(FlowchartType))
@pytest.mark.parametrize("name", theming.names())
def test_a_chart_has_its_theme_s_colours_only_and_shows_the_same(
    name: str, kind: FlowchartType
) -> None:
    watched = ir.Try(b(s("a")), (ir.Handler(t("catch"), b(s("h"))),))
    graph = graph_of(ir.If(t("p"), b(watched)), jump(JumpKind.RETURN), s("dead"))
    dot = draw(graph, kind, colours=theme(name)).dot
    used = {word.strip('"];') for word in dot.replace("=", " ").split() if word.startswith('"#')}
    assert used
    assert used <= _colours(theme(name))
    assert read_dot(dot) == read_dot(draw(graph, kind).dot)


def test_a_theme_of_one_s_own(tmp_path: Path) -> None:
    data = _plain() | {"paper": "#123456"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data))
    assert theme(str(path)).paper == "#123456"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"paper": "white"}, "`paper` must be a colour like"),
        ({"ink": None}, "`ink` must be a colour"),
        ({"code": 'Sans"]; evil'}, "`code` must be font names"),
        ({"fills": []}, "`fills` must be an object"),
        ({"fills": {"terminal": "#000000"}}, "`process` must be a colour .*it is missing"),
        ({"glow": "#ffffff"}, "a key 'glow' that means nothing"),
    ],
)
def test_a_file_that_is_no_theme(tmp_path: Path, change: dict[str, Any], complaint: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(_plain() | change))
    with pytest.raises(FlowchartError, match=complaint) as caught:
        theme(str(path))
    assert "plain" in caught.value.mend


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("neon", None, "no theme is called 'neon'"),
        ("none.json", None, "cannot be read: No such file"),
        ("list.json", "[]", "not a JSON object"),
        ("torn.json", "{\n", "line 2 is not JSON"),
        ("odd.json", b"\xff", "not UTF-8"),
    ],
)
def test_what_is_not_there_or_not_json(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    text: str | bytes | None,
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    if text is not None:
        Path(name).write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(FlowchartError, match=complaint):
        theme(name)
