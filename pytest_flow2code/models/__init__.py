""" "provider:name" in, a model adapter out."""

from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.registry import ENTRY_POINTS, choices, resolve

__all__ = ["ENTRY_POINTS", "ModelOptions", "Provider", "choices", "resolve"]
