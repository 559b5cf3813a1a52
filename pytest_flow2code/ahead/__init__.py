"""Asking models ahead of the cases: concurrently, at the provider's pace, and never twice."""

from pytest_flow2code.ahead.desk import Channel, Desk, Visitor
from pytest_flow2code.ahead.estimate import estimate
from pytest_flow2code.ahead.generator import Generator
from pytest_flow2code.ahead.order import Ticket

__all__ = ["Channel", "Desk", "Generator", "Ticket", "Visitor", "estimate"]
