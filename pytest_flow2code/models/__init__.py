""" "provider:name" in, a model adapter out."""

from pytest_flow2code.models.option_files import Section, applied
from pytest_flow2code.models.option_files import read as read_options
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.registry import NONE, resolve

__all__ = ["NONE", "ModelOptions", "Provider", "Section", "applied", "read_options", "resolve"]
