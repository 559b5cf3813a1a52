"""The flags and their ini twins, read once into a frozen `Settings`.

Imported by every pytest run in an environment that has the plugin: nothing heavy may come in here.
"""

from __future__ import annotations

from typing import Any

import pytest

from pytest_flow2code.options.table import OPTIONS
from pytest_flow2code.options.values import EFFORTS, Values, ini_value
from pytest_flow2code.running.settings import WORKER_INPUT, Settings

_INI_TYPES = {"text": "string", "list": "linelist", "lines": "linelist", "switch": "bool"}


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("flow2code", "Flow2Code benchmark")
    for option in OPTIONS:
        # argparse formats these texts, pytest's ini options do not.
        shown = option.help.replace("%", "%%")
        if option.kind == "switch":
            group.addoption(option.flag, action="store_true", default=None, help=shown)
        else:
            action = "append" if option.kind == "lines" else "store"
            group.addoption(
                option.flag,
                action=action,
                metavar=option.metavar,
                default=None,
                help=shown,
            )
        parser.addini(option.ini, option.help, type=_INI_TYPES[option.kind], default=None)  # type: ignore[arg-type]


def is_active(config: pytest.Config) -> bool:
    """Whether a model was named, which is what asks for the benchmark; a worker of pytest-xdist
    does what the process that started it does, wherever it runs."""
    worker_input: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker_input is not None:
        return WORKER_INPUT in worker_input
    return _is_given(config, "model") or _is_given(config, "rescore")


def is_auditing(config: pytest.Config) -> bool:
    """Whether the tasks are to be judged, and no model."""
    return _is_given(config, "audit")


def _is_given(config: pytest.Config, name: str) -> bool:
    option = next(option for option in OPTIONS if option.name == name)
    return bool(config.getoption(option.flag) or ini_value(config, option))


def read(config: pytest.Config) -> Settings:
    """All options, checked. Raises pytest.UsageError with one line for the first bad one."""
    from pytest_flow2code.options import gates  # noqa: PLC0415

    source = Values(config)
    samples = source.whole("samples", 1, at_least=1)
    settings = Settings(
        models=source.models(),
        data=source.path("data"),
        languages=source.words("language"),
        sources=source.words("source"),
        flowcharts=source.flowcharts(),
        difficulties=source.words("difficulty"),
        limit=source.optional_whole("limit", at_least=1),
        samples=samples,
        ks=source.ks(samples),
        seed=source.whole("seed", 0),
        results=source.path("results"),
        resume=source.switch("resume"),
        timeout=source.seconds("timeout"),
        sandbox=source.sandbox(),
        health=source.path("health"),
        audit=source.path("audit"),
        mutants=source.whole("mutants", 4, at_least=0),
        shard=source.shard(),
        durations=source.path("durations"),
        progress=source.progress(),
        rescore=source.path("rescore"),
        overrides=source.overrides(),
        shown=source.shown(),
        prompt=source.path("prompt"),
        temperature=source.at_least_0("temperature"),
        top_p=source.share("top-p"),
        max_tokens=source.optional_whole("max-tokens", at_least=1),
        system=source.text("system"),
        effort=source.choice("effort", EFFORTS),
        model_options=source.path("model-options"),
        gates=gates.read(source),
        store=source.path("store"),
        cached_only=source.switch("cached-only"),
        max_connections=source.whole("max-connections", 32, at_least=1),
        requests_per_minute=source.positive("requests-per-minute"),
        tokens_per_minute=source.positive("tokens-per-minute"),
        retries=source.whole("retries", 6, at_least=0),
        max_cost=source.positive("max-cost"),
        prices=source.path("prices"),
    )
    if settings.data is not None and not settings.data.exists():
        raise pytest.UsageError(
            f"{source.said('data')}: expected a folder or a file, found nothing there"
        )
    if settings.audit is not None and settings.shard is not None:
        raise pytest.UsageError(
            f"{source.said('shard')}: expected a benchmark, found {source.said('audit')}: "
            "an audit has no shards"
        )
    if settings.rescore is not None and (settings.models or settings.audit is not None):
        other = source.said("model" if settings.models else "audit")
        raise pytest.UsageError(f"{source.said('rescore')}: expected it alone, found {other}")
    if settings.audit is not None and settings.models:
        raise pytest.UsageError(
            f"{source.said('audit')}: expected no model beside it, found {source.said('model')}"
        )
    return settings


def runs_nothing(config: pytest.Config) -> bool:
    """Whether pytest was asked to look and not to run: no key and no sandbox are needed then."""
    looks = ("collectonly", "setuponly", "showfixtures", "show_fixtures_per_test")
    return any(config.getoption(name, False) for name in looks)
