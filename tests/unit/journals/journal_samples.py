"""A sample, the head of its run, and a way to write them."""

from __future__ import annotations

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import recording

SAMPLE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="all tests ran and held",
    seconds=0.1,
    language="python",
    dataset="d",
    difficulty="easy",
    completion="```python\npass\n```",
    program="pass\n",
)
OPTIONS = {"models": ["m"], "seed": 0, "flowcharts": ["code", "uml"], "samples": 1, "k": [1]}
HEADER = {"dataset": {"hash": "abc", "tasks": 3}, "options": OPTIONS}


def write(session: recording.Session, *samples: SampleResult) -> None:
    writer = recording.Writer(session)
    for sample in samples:
        writer.sample(sample)
    writer.close()
