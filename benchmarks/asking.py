"""Asking many at once: wall time, what a kill costs, a provider that limits and fails, Pass@k.

Each part runs the benchmark against a server of the protocol on loopback, a process of its own.

    python benchmarks/asking.py speed|kills|limits|scores [--tasks 100] [--samples 5] [--delay 1]
        [--connections 64] [-n 2] [--language A,B] [--folder DIR]
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pytest_flow2code.running import cases
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.store import Answers

SERVERS = Path(__file__).parents[1] / "tests" / "servers"
sys.path.insert(0, str(SERVERS))

import answering  # noqa: E402

MODEL = "openai:m"
CHANCES = (0.0, 0.1, 0.3, 0.5, 0.8, 1.0)


class Setting:
    """A folder with the server's answers, its log, the store and the journal."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.folder = Path(options.folder or tempfile.mkdtemp(prefix="asking-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        languages = tuple(options.language.split(",")) if options.language else ()
        settings = Settings((MODEL,), languages=languages, limit=options.tasks)
        self.cases: tuple[Case, ...] = cases.plan(settings).cases
        self.log = self.folder / "calls.jsonl"
        self.journal = self.folder / "run.jsonl"
        self.store = self.folder / ".flow2code" / "answers.sqlite"

    @contextmanager
    def serving(self, *args: str, chances: dict[str, float] | None = None) -> Iterator[None]:
        table = self.folder / "answers.json"
        answering.prepare(table, self.cases, chances or {})
        argv = [sys.executable, str(SERVERS / "loopback.py"), "--script=answering:reply"]
        server = subprocess.Popen(
            [*argv, f"--log={self.log}", *args],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "FLOW2CODE_ANSWERS": str(table)},
        )
        assert server.stdout is not None
        self.url = server.stdout.readline().strip()
        try:
            yield
        finally:
            server.terminate()
            server.wait()

    def command(self, *args: str) -> list[str]:
        options = self.options
        return [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", str(options.n)),
            *("-c", os.devnull, f"--rootdir={self.folder}", f"--flow2code-model={MODEL}"),
            *(f"--flow2code-limit={options.tasks}", f"--flow2code-samples={options.samples}"),
            f"--flow2code-max-connections={options.connections}",
            f"--flow2code-results={self.journal}",
            *([f"--flow2code-language={options.language}"] if options.language else []),
            *args,
        ]

    def start(self, *args: str, quiet: bool = False) -> subprocess.Popen[bytes]:
        env = {**os.environ, "OPENAI_API_KEY": "sk-none", "OPENAI_BASE_URL": f"{self.url}/v1"}
        out = subprocess.DEVNULL if quiet else None
        return subprocess.Popen(
            self.command(*args),
            env=env,
            cwd=self.folder,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )

    def records(self, kind: str) -> list[dict[str, object]]:
        lines = map(json.loads, self.journal.read_text("ascii").splitlines())
        return [record for record in lines if record["type"] == kind]

    def calls(self) -> list[dict[str, object]]:
        """Finished calls, by the server's log."""
        if not self.log.exists():
            return []
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def say_verdicts(self) -> None:
        samples = self.records("sample")
        languages = {str(sample["language"]) for sample in samples}
        print(f"{len(self.cases)} cases x {self.options.samples} in {len(languages)} languages")
        print("verdicts:", dict(Counter(str(sample["verdict"]) for sample in samples)))


def speed(setting: Setting) -> None:
    """Wall time beside that of the same calls, one after the other in two workers."""
    options = setting.options
    with setting.serving(f"--delay={options.delay}"):
        begun = time.time()
        setting.start("-q").wait()
        wall = time.time() - begun
    calls = [float(str(call["time"])) for call in setting.calls()]
    serial = len(calls) * options.delay / 2
    asked, window = max(calls) - begun, max(calls) - min(calls) + options.delay
    samples = setting.records("sample")
    judged = sum(float(str(sample["seconds"])) for sample in samples if not sample["judged_once"])
    programs = sum(not sample["judged_once"] for sample in samples)
    setting.say_verdicts()
    print(f"{len(calls)} calls of {options.delay} s, two at a time: {serial:.0f} s")
    print(f"wall {wall:.1f} s: {serial / wall:.1f} times as fast")
    print(f"  asking took {window:.1f} s: {serial / window:.1f} times as fast")
    print(f"  all answers were there {asked:.1f} s after pytest was started")
    print(f"  {programs} programs took {judged:.1f} s of both workers' time in the sandbox")


def kills(setting: Setting) -> None:
    """Three kills at random moments, then to the end."""
    wanted = len(setting.cases) * setting.options.samples
    lost = 0
    with setting.serving(f"--delay={setting.options.delay}"):
        for number in range(3):
            process = setting.start("--flow2code-resume", quiet=True)
            floor = len(setting.calls())
            while process.poll() is None and len(setting.calls()) == floor:
                time.sleep(0.05)
            time.sleep(random.uniform(0.5, 6))
            if process.poll() is not None:
                sys.exit("the run was over before it could be killed: give it more --tasks")
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            time.sleep(setting.options.delay + 1)  # what was in flight finishes at the server
            made, before = len(setting.calls()), lost
            with closing(Answers(setting.store)) as store:
                kept = len(list(store.all()))
            lost = made - kept
            scored = len(setting.records("sample")) if setting.journal.exists() else 0
            print(
                f"kill {number + 1}: {made} calls made, {lost - before} of them in flight, "
                f"{kept} answers kept, {scored} scored",
                flush=True,
            )
        setting.start("--flow2code-resume", "-q").wait()
    calls = Counter((call["asks"], call["seed"]) for call in setting.calls())
    samples = Counter((r["uid"], r["flowchart"], r["sample"]) for r in setting.records("sample"))
    again = sum(count - 1 for count in calls.values())
    setting.say_verdicts()
    print(f"{len(samples)} of {wanted} samples scored, {sum(samples.values())} records")
    print(f"{sum(calls.values())} calls, {len(calls)} different: {again} made again")
    print(f"{lost} were in flight at a kill: their answers had not been kept")


def limits(setting: Setting) -> None:
    """429 to a third of the calls, 500 to a tenth."""
    shares = ("--limited=0.333", "--failing=0.1", "--retry-after=0.2")
    with setting.serving(f"--delay={setting.options.delay}", *shares):
        begun = time.time()
        setting.start("-q").wait()
    statuses = Counter(call["status"] for call in setting.calls())
    setting.say_verdicts()
    print(f"{time.time() - begun:.1f} s; statuses: {dict(statuses)}")
    print("asking:", setting.records("summary")[-1]["asking"])
    waits = [float(str(r["waited"])) for r in setting.records("sample")]
    print(f"a sample waited {statistics.mean(waits):.2f} s on average, {max(waits):.1f} s at most")


def scores(setting: Setting) -> None:
    """Pass@k of right answers with known chances beside what must come out."""
    n = setting.options.samples
    chances = {case.name: CHANCES[i % len(CHANCES)] for i, case in enumerate(setting.cases)}
    with setting.serving(f"--delay={setting.options.delay}", chances=chances):
        setting.start("-q", f"--flow2code-k={','.join(map(str, range(1, n + 1, 2)))}").wait()
    (model,) = setting.records("summary")[-1]["models"]  # type: ignore[misc,attr-defined]
    passed = {
        case.name: sum(answering.is_right(case.name, seed, chances[case.name]) for seed in range(n))
        for case in setting.cases
    }
    for k in range(1, n + 1, 2):
        drawn = [1 - math.comb(n - c, k) / math.comb(n, k) for c in passed.values()]
        expected = [1 - (1 - chance) ** k for chance in chances.values()]
        spread = math.sqrt(sum(_variance(n, k, chance) for chance in chances.values()))
        print(
            f"pass@{k}: {model['rows'][0]['pass'][str(k)]:.6f}; of the draws "
            f"{statistics.mean(drawn):.6f}; expected {statistics.mean(expected):.6f} "
            f"+- {spread / len(chances):.6f}"
        )


def _variance(n: int, k: int, chance: float) -> float:
    """Of the estimate of Pass@k from n answers that are right with this chance."""
    weights = [math.comb(n, c) * chance**c * (1 - chance) ** (n - c) for c in range(n + 1)]
    values = [1 - math.comb(n - c, k) / math.comb(n, k) for c in range(n + 1)]
    mean = sum(w * v for w, v in zip(weights, values, strict=True))
    return sum(w * (v - mean) ** 2 for w, v in zip(weights, values, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parts = {part.__name__: part for part in (speed, kills, limits, scores)}
    parser.add_argument("part", choices=parts)
    parser.add_argument("--tasks", type=int, default=100)
    parser.add_argument("--samples", type=int, default=5)
    parser.add_argument("--delay", type=float, default=1.0)
    parser.add_argument("--connections", type=int, default=64)
    parser.add_argument("-n", type=int, default=2)
    parser.add_argument("--language", default="")
    parser.add_argument("--folder")
    options = parser.parse_args()
    parts[options.part](Setting(options))


if __name__ == "__main__":
    main()
