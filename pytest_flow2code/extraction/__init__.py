"""A model's answer in, the program in it out, with the rule that found it."""

from pytest_flow2code.extraction.choose import extract
from pytest_flow2code.extraction.refusal import refused
from pytest_flow2code.extraction.result import Extracted, Rule

__all__ = ["Extracted", "Rule", "extract", "refused"]
