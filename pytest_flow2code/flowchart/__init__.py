"""Statement trees in, control-flow graphs, flowcharts and pictures out."""

from pytest_flow2code.flowchart.builder import build
from pytest_flow2code.flowchart.drawing import draw, in_words, mermaid
from pytest_flow2code.flowchart.render import Renderer

__all__ = ["Renderer", "build", "draw", "in_words", "mermaid"]
