"""Measure how well multimodal models turn flowcharts into code."""

__version__ = "0.1.0"
