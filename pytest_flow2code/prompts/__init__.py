"""A task and its flowchart in, what a model is asked out."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, StrictUndefined, Template

from pytest_flow2code.core.model import Picture, Prompt
from pytest_flow2code.core.task import FlowchartType, Task

_TEMPLATE = "prompt.j2"


def build(
    task: Task, flowchart: FlowchartType, language_title: str, pictures: tuple[Picture, ...]
) -> Prompt:
    """The prompt for one case.

    Of the task it tells the entry point, its signature and where the tests stand, nothing of its
    header, description, reference or tests: the picture has to tell what the program does.
    """
    text = _template().render(
        language=language_title,
        flowchart=flowchart.value,
        entry_point=task.entry_point,
        signature=_declaration(task.signature),
        fence=_fence(task.signature),
        placement=task.tests.placement.value,
        unittest=task.tests.unittest,
    )
    return Prompt(text, pictures)


def template_hash() -> str:
    """The SHA-256 of the template, in hex: two runs with the same one asked in the same words."""
    return sha256(_source().encode()).hexdigest()


def _declaration(signature: str) -> str:
    """The signature up to where its body opens: some sources publish the body's first lines with
    it, which the picture shows."""
    kept: list[str] = []
    for line in signature.strip().splitlines():
        kept.append(line)
        if line.rstrip().endswith(("{", ":")):
            break
    return "\n".join(kept)


def _fence(code: str) -> str:
    longest = max(map(len, re.findall(r"`+", code)), default=0)
    return "`" * max(3, longest + 1)


@lru_cache(maxsize=1)
def _source() -> str:
    return files(__name__).joinpath(_TEMPLATE).read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def _template() -> Template:
    # The output is plain text for a model: escaping it for HTML would garble the signature.
    environment = Environment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(_source())
