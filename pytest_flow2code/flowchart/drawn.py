"""What a text in a drawing language shows, whichever language it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Drawing:
    """Nodes as (id, text), edges as (source, target, words)."""

    nodes: tuple[tuple[str, str], ...]
    edges: tuple[tuple[str, str, str], ...]
