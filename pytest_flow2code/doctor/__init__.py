"""Does this machine do what a run needs? Nothing is believed, everything is tried out."""

from pytest_flow2code.doctor.diagnosis import diagnose
from pytest_flow2code.doctor.findings import Diagnosis
from pytest_flow2code.doctor.page import render

__all__ = ["Diagnosis", "diagnose", "render"]
