"""What a run was asked to do, as one frozen value that knows nothing of pytest."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from pytest_flow2code.core.conditions import Asked
from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType

WORKER_INPUT = "flow2code"
"""What a worker of pytest-xdist is given by the process that started it stands under this name."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of `count` parts of a run's cases, numbered from 1; written `3/16`."""

    number: int
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run was asked to do. `timeout` is in seconds; an empty tuple leaves out nothing.

    `languages` are the spellings as given; `data` None means the starter tasks, `results` None a
    new file, `store` None that of the project. Paths are absolute. `shown` is what a model is
    given of a flowchart, `prompt` a template file. `temperature` to `effort` hold for all models;
    the sections of the file `model_options` win over them. `max_cost` is in US dollars.
    `overrides` are the options, by name, that were given on the command line although the ini file
    has a value too: without them the ini's would hold.
    """

    models: tuple[str, ...] = ()
    data: Path | None = None
    languages: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    flowcharts: tuple[FlowchartType, ...] = tuple(FlowchartType)
    difficulties: tuple[str, ...] = ()
    limit: int | None = None
    samples: int = 1
    ks: tuple[int, ...] = (1,)
    seed: int = 0
    results: Path | None = None
    resume: bool = False
    timeout: float | None = None
    sandbox: str = "nsjail"
    health: Path | None = None
    audit: Path | None = None
    mutants: int = 4
    shard: Shard | None = None
    durations: Path | None = None
    shown: Input = Input.IMAGE
    prompt: Path | None = None
    temperature: float | None = None
    top_p: float | None = None
    max_tokens: int | None = None
    system: str | None = None
    effort: str | None = None
    model_options: Path | None = None
    progress: str | float = "auto"
    rescore: Path | None = None
    gates: Asked = field(default_factory=Asked)
    store: Path | None = None
    cached_only: bool = False
    max_connections: int = 32
    requests_per_minute: float | None = None
    tokens_per_minute: float | None = None
    retries: int = 6
    max_cost: float | None = None
    prices: Path | None = None
    overrides: tuple[tuple[str, str], ...] = ()
