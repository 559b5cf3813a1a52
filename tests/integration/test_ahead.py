"""Whole runs of a model that is paid: asked by one process, for all that run the cases."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import answering
import pytest
from loopback import Asked, Failed, Said, Server, serving
from small_runs import SMALL, WORKERS, journals, records, summary, verdicts

from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.running import cases
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.store import Answers

MODEL = "--flow2code-model=openai:m"
SAMPLES = "--flow2code-samples=3"
RunIt = Callable[..., pytest.RunResult]


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The references of the Python tasks as the server's answers."""
    path = tmp_path_factory.mktemp("answers") / "answers.json"
    wide = cases.plan(Settings(("reference",), languages=("python",))).cases
    answering.prepare(path, [c for c in wide if c.flowchart is FlowchartType.CODE], {})
    return path


@pytest.fixture
def server(prepared: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("FLOW2CODE_ANSWERS", str(prepared))
    monkeypatch.setenv("OPENAI_API_KEY", "sk-none")
    with serving(answering.reply) as running:
        monkeypatch.setenv("OPENAI_BASE_URL", running.openai)
        yield running


@pytest.fixture
def ask(pytester: pytest.Pytester, server: Server) -> RunIt:
    return lambda *args: pytester.runpytest(MODEL, *SMALL, SAMPLES, *args)


@pytest.mark.parametrize("workers", WORKERS)
def test_one_process_asks_and_a_second_run_asks_nothing(
    ask: RunIt, pytester: pytest.Pytester, server: Server, workers: tuple[str, ...]
) -> None:
    ask(*workers).assert_outcomes(passed=2)
    assert len(server.seen) == 6
    assert len({asked.headers.get("user-agent") for asked in server.seen}) == 1
    result = ask(*workers)
    result.assert_outcomes(passed=2)
    assert len(server.seen) == 6, "a finished call is never made again"
    result.stdout.fnmatch_lines(
        [
            "flow2code: openai:m: 0 answers to ask for, 6 in the store",
            "openai:m: 6 answers, 6 of them stored before; 7200 tokens in, * out; *",
        ]
    )
    first, second = (records(path, "sample") for path in journals(pytester.path))
    assert {(r["cached"], r["retries"]) for r in first} == {(False, 0)}
    assert {r["cached"] for r in second} == {True}
    assert all(r["latency"] for r in (*first, *second))
    assert summary(journals(pytester.path)[0])["asking"]["calls"] == 6  # type: ignore[index]


@pytest.mark.parametrize("workers", WORKERS)
def test_only_what_was_selected_is_asked_for(
    ask: RunIt, server: Server, workers: tuple[str, ...]
) -> None:
    ask("--collect-only")
    assert server.seen == []
    ask("-k", "nothing_like_this", *workers)
    assert server.seen == []
    (case, _) = cases.plan(
        Settings(("reference",), languages=("python",), flowcharts=(FlowchartType.CODE,), limit=2)
    ).cases
    ask(case.nodeid, *workers).assert_outcomes(passed=1)
    assert len(server.seen) == 3


@pytest.mark.parametrize("workers", WORKERS)
def test_running_from_the_store_alone(
    ask: RunIt,
    pytester: pytest.Pytester,
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    workers: tuple[str, ...],
) -> None:
    ask("--flow2code-samples=1", *workers)
    monkeypatch.delenv("OPENAI_API_KEY")
    result = ask("--flow2code-cached-only", *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert len(server.seen) == 2
    result.stdout.fnmatch_lines(
        [
            "not asked: 4 samples of 2 cases",
            "  flow2code::starter/python/*: no stored answer, and --flow2code-cached-only *",
        ]
    )
    assert verdicts(journals(pytester.path)[-1]) == {"pass": 2}
    assert summary(journals(pytester.path)[-1])["not_asked"] == 4


@pytest.mark.parametrize("workers", WORKERS)
def test_the_money_ends_before_the_run(
    ask: RunIt, pytester: pytest.Pytester, server: Server, workers: tuple[str, ...]
) -> None:
    price = {"input": 0, "output": 1000, "max_output": 100}
    table = {"read": "2025-01-31", "models": {"openai:m": price}}
    (pytester.path / "prices.json").write_text(json.dumps(table))
    result = ask("--flow2code-prices=prices.json", "--flow2code-max-cost=0.15", *workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    asked = len(server.seen)
    assert 0 < asked < 6
    found = summary(journals(pytester.path)[0])
    assert found["asking"]["spent"] <= 0.15  # type: ignore[index]
    assert (found["samples"], found["not_asked"], found["unscored"]) == (asked, 6 - asked, 0)
    result.stdout.fnmatch_lines(
        [
            "flow2code: openai:m: 6 answers to ask for, 0 in the store; about $3.00 *",
            f"not asked: {6 - asked} samples of * case*",
            "*another call might have passed --flow2code-max-cost=0.15",
        ]
    )


def test_a_limit_that_cannot_be_kept_is_refused(ask: RunIt, server: Server) -> None:
    result = ask("--flow2code-max-cost=1")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: --flow2code-max-cost cannot be kept: the price of *"])
    assert server.seen == []


@pytest.mark.parametrize("workers", WORKERS)
def test_what_no_call_can_mend_stops_the_run(
    ask: RunIt, server: Server, workers: tuple[str, ...]
) -> None:
    server.script = lambda _: Failed(401, "no such key")
    result = ask("--flow2code-max-connections=2", *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert len(server.seen) <= 2
    result.stdout.fnmatch_lines(["the run was stopped: *401*export OPENAI_API_KEY*"])


@pytest.mark.parametrize("workers", WORKERS)
def test_a_provider_that_limits_and_fails_costs_time_and_no_verdict(
    ask: RunIt, pytester: pytest.Pytester, server: Server, workers: tuple[str, ...]
) -> None:
    def script(asked: Asked) -> Said | Failed:
        if asked.number % 3 == 0:
            return Failed(429, "slow down", headers={"retry-after": "0.05"})
        return Failed(500) if asked.number == 4 else answering.reply(asked)

    server.script = script
    result = ask(*workers)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        [
            "flow2code: the provider limits calls: *",
            "waited * s for the provider: * calls limited and 1 failed of *, all made again",
        ]
    )
    assert verdicts(journals(pytester.path)[0]) == {"pass": 6}


@pytest.mark.parametrize("workers", WORKERS)
def test_stopping_at_the_first_miss_stops_asking(
    ask: RunIt, server: Server, workers: tuple[str, ...]
) -> None:
    server.script = lambda _: Said("no program", delay=0.05)
    result = ask("-x", "--flow2code-limit=12", "--flow2code-max-connections=2", *workers)
    assert result.parseoutcomes()["failed"] >= 1
    assert len(server.seen) < 30, "of 36"


def test_another_file_as_the_store_is_refused(
    ask: RunIt, pytester: pytest.Pytester, server: Server
) -> None:
    (pytester.path / "notes.txt").write_text("not a store")
    result = ask("--flow2code-store=notes.txt")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: expected a completion store, found another kind *"])
    assert (pytester.path / "notes.txt").read_text() == "not a store"
    assert server.seen == []


def test_pass_at_k_of_known_chances(
    pytester: pytest.Pytester, server: Server, prepared: Path, tmp_path: Path
) -> None:
    """The draws are those of the script: what comes out has to be exactly what they give."""
    table = json.loads(prepared.read_text())
    for number, entry in enumerate(table.values()):
        entry["chance"] = number % 5 / 4
    prepared.with_name("chances.json").write_text(json.dumps(table))
    os.environ["FLOW2CODE_ANSWERS"] = str(prepared.with_name("chances.json"))
    answering._table.cache_clear()
    try:
        pytester.runpytest(
            *(MODEL, "-n2", "--flow2code-samples=5", "--flow2code-results=r.jsonl"),
            *("--flow2code-language=python", "--flow2code-flowchart=code"),
        )
    finally:
        answering._table.cache_clear()
    passed = [
        sum(answering.is_right(entry["case"], seed, entry["chance"]) for seed in range(5))
        for entry in table.values()
    ]
    assert 0 < sum(passed) < 5 * len(passed)
    counts = Counter(passed)
    (row, *_) = summary(pytester.path / "r.jsonl")["models"][0]["rows"]  # type: ignore[index]
    at_3 = {0: 0.0, 1: 0.6, 2: 0.9, 3: 1.0, 4: 1.0, 5: 1.0}
    expected = sum(at_3[c] * count for c, count in counts.items()) / len(passed)
    assert row["pass"]["1"] == pytest.approx(sum(passed) / 5 / len(passed))
    assert row["pass"]["3"] == pytest.approx(expected)
    assert row["pass"]["5"] == pytest.approx(1 - counts[0] / len(passed))


@pytest.mark.parametrize(
    ("workers", "whole"),
    [((), True), (("-n2",), False)],
    ids=["alone", "n2-controller"],
)
def test_a_killed_run_goes_on_and_pays_for_nothing_twice(
    pytester: pytest.Pytester, server: Server, workers: tuple[str, ...], whole: bool
) -> None:
    server.script = lambda asked: Said(answering.reply(asked).text, delay=0.3)
    argv = [sys.executable, "-m", "pytest", MODEL, *SMALL[:2], "--flow2code-limit=8", SAMPLES]
    argv += ["--flow2code-results=r.jsonl", "--flow2code-resume", "--flow2code-max-connections=4"]
    rnd = random.Random(f"{workers}{whole}")
    lost = 0
    for _ in range(2):
        floor = len(server.spoken)
        process = subprocess.Popen(
            [*argv, *workers],
            cwd=pytester.path,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while process.poll() is None and len(server.spoken) == floor:
            time.sleep(0.01)
        time.sleep(rnd.uniform(0, 0.5))
        if process.poll() is None:
            (os.killpg if whole else os.kill)(process.pid, signal.SIGKILL)
        process.wait()
        with closing(Answers(pytester.path / ".flow2code" / "answers.sqlite")) as store:
            lost = len(server.seen) - len(list(store.all()))
    done = subprocess.run([*argv, *workers], cwd=pytester.path, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout
    samples = records(pytester.path / "r.jsonl", "sample")
    keys = [(r["uid"], r["sample"]) for r in samples]
    assert len(keys) == len(set(keys)) == 24, "none is lost, none is judged twice"
    calls = Counter((asked.text, asked.pictures, asked.seed) for asked in server.seen)
    assert len(calls) == 24
    assert sum(calls.values()) == 24 + lost, "only what was in flight at a kill is asked again"
