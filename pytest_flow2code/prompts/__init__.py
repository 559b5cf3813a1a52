"""A task and its flowchart in, what a model is asked out."""

from pytest_flow2code.prompts.building import build
from pytest_flow2code.prompts.template import Template, load

__all__ = ["Template", "build", "load"]
