"""How large a picture may be.

Vision models scale down what is larger than a few million pixels, and refuse sides beyond some
thousands; so do slides. A drawing that fits is drawn at `DPI`, where small print is about 14 pixels
high; a larger one is scaled down as a whole. Nothing is ever scaled up.
"""

from __future__ import annotations

from math import sqrt

DPI = 96

SIDE = 4096
"""Pixels of the longer side."""

TOTAL = 8_000_000
"""Pixels in all."""


def fitted(dot: str, width: int, height: int) -> str | None:
    """The DOT text of a drawing that turned out `width` by `height` pixels, made to keep within
    `SIDE` and `TOTAL`; None if it does so already."""
    side = max(width, height)
    # Graphviz rounds a side up by a pixel at most.
    wanted = min(SIDE, side, int(side * sqrt(TOTAL / (width * height))))
    end = dot.rstrip().rfind("}")
    if (wanted >= side - 1 and width * height <= TOTAL) or end < 0:
        return None
    size = (wanted - 2) / DPI
    return f'{dot[:end]}\tgraph [dpi={DPI} size="{size:.4f},{size:.4f}"]\n}}\n'
