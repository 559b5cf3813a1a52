"""How often the intervals hold the true value, by simulation.

    python benchmarks/interval_coverage.py [--runs 2000]

Each regime draws tasks from a population with a known mean and tries every interval on each
simulated run. What is printed: the share of runs whose nominal 95 % interval holds the truth, below
and above which it missed.

Where all samples of a task come out the same, a run is a count of tasks, and with few tasks and a
mean close to an end there are few counts that happen at all. An interval holds the truth for some
of these counts and misses it for the others, whatever its formula: the shares that any interval
can reach next to 95 % are printed beside such a regime.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations

import numpy as np

from pytest_flow2code.scoring import CaseResult, Resampling, difference
from pytest_flow2code.scoring.interval import LEVEL
from pytest_flow2code.scoring.resampling import Unit, bootstrap
from pytest_flow2code.scoring.score import Shape, score, summed


@dataclass(frozen=True)
class Regime:
    """`alike` is the share of the variance of a throw that lies between tasks: 1 means that all
    cases and samples of a task come out the same."""

    mean: float
    alike: float
    tasks: int
    flowcharts: int = 3
    samples: int = 1
    k: int = 1

    def runs(self, number: int, seed: int) -> Iterator[Counter[Shape]]:
        rng = np.random.default_rng(seed)
        for _ in range(number):
            passed = rng.binomial(
                self.samples, self._ease(rng)[:, None], (self.tasks, self.flowcharts)
            )
            passed.sort(axis=1)
            yield Counter(tuple((self.samples, c) for c in row) for row in passed.tolist())

    def _ease(self, rng: np.random.Generator) -> np.ndarray:
        """How likely each task is to be solved by one sample."""
        if self.alike >= 1:
            return (rng.random(self.tasks) < self.mean).astype(float)
        if self.alike <= 0:
            return np.full(self.tasks, self.mean)
        scale = (1 - self.alike) / self.alike
        return rng.beta(self.mean * scale, (1 - self.mean) * scale, self.tasks)

    @property
    def truth(self) -> float:
        """The population's Pass@k: E[1 - (1 - p)^k], p having a beta distribution."""
        if self.alike >= 1:
            return self.mean
        if self.alike <= 0:
            return float(1 - (1 - self.mean) ** self.k)
        scale = (1 - self.alike) / self.alike
        fail = 1.0
        for j in range(self.k):
            fail *= ((1 - self.mean) * scale + j) / (scale + j)
        return 1 - fail


def attainable(regime: Regime) -> tuple[float, float]:
    """The shares nearest to 95 % from below and above with which an interval can hold the truth.

    For regimes whose tasks are all alike: the number of solved tasks is binomial, and the counts
    for which an interval holds the truth are neighbours of each other.
    """
    n, p = regime.tasks, regime.mean
    chances = [math.comb(n, c) * p**c * (1 - p) ** (n - c) for c in range(n + 1)]
    sums = [0.0, *accumulate(chances)]
    shares = {high - low for low, high in combinations(sums, 2)}
    below = max((share for share in shares if share <= LEVEL), default=0.0)
    return below, min(share for share in (*shares, 1.0) if share >= LEVEL)


def coverage(regime: Regime, runs: int, seed: int = 0) -> tuple[float, float, float]:
    """The shares of runs whose interval holds the truth, lies above it, lies below it."""
    above = below = 0
    for counts in regime.runs(runs, seed):
        found = score(counts, regime.k)
        assert found.low is not None and found.high is not None
        above += found.low > regime.truth
        below += found.high < regime.truth
    return 1 - (above + below) / runs, above / runs, below / runs


def resampled_coverage(regime: Regime, runs: int, seed: int = 0) -> float:
    """The share of runs whose bootstrap interval holds the truth."""
    held = 0
    for counts in regime.runs(runs, seed):
        units: Counter[Unit] = Counter()
        for shape, times in counts.items():
            cases, _, total = summed(shape, regime.k)
            units[(float(total), float(cases)),] += times
        found = bootstrap(units, resamples=1000)
        assert found is not None
        held += found.low <= regime.truth <= found.high
    return held / runs


def paired_coverage(regime: Regime, gain: float, runs: int, seed: int = 0) -> float:
    """The share of runs whose interval for the difference holds it: a share `gain` of the samples
    that fail passes in the new run."""
    truth = gain * (1 - regime.mean)
    rng = np.random.default_rng(seed)
    held = 0
    for _ in range(runs):
        ease = regime._ease(rng)[:, None]
        size = (regime.tasks, regime.flowcharts)
        old = rng.binomial(regime.samples, ease, size)
        new = rng.binomial(regime.samples, ease + gain * (1 - ease), size)
        pairs = [
            (_case(task, flowchart, regime.samples, c), _case(task, flowchart, regime.samples, d))
            for task in range(regime.tasks)
            for flowchart, (c, d) in enumerate(zip(old[task], new[task], strict=True))
        ]
        ends = difference(pairs, 1, Resampling(resamples=1)).interval
        assert ends is not None
        held += ends.low <= truth <= ends.high
    return held / runs


def _case(task: int, flowchart: int, scored: int, passed: int) -> CaseResult:
    return CaseResult(f"t{task}", f"f{flowchart}", "m", "l", "d", "e", scored, int(passed), 0)


PAIRED = (
    (Regime(0.5, 0.5, 100), 0.0),
    (Regime(0.5, 0.5, 100), 0.1),
    (Regime(0.9, 0.5, 150), 0.2),
    (Regime(0.5, 0.5, 60, samples=5), 0.05),
)
RESAMPLED = (Regime(0.5, 0.5, 100), Regime(0.9, 0.5, 300), Regime(0.5, 0.5, 60, samples=5, k=3))

REGIMES = (
    Regime(0.5, 0.5, 30),
    Regime(0.5, 1.0, 100),
    Regime(0.1, 0.3, 60),
    Regime(0.9, 0.7, 100),
    Regime(0.03, 0.3, 300),
    Regime(0.97, 0.6, 400),
    Regime(0.99, 0.5, 1000),
    Regime(0.6, 0.0, 50),
    Regime(0.6, 0.6, 50, samples=5),
    Regime(0.3, 0.3, 200, samples=5, k=3),
    Regime(0.5, 0.8, 80, samples=5, k=5),
    Regime(0.7, 0.5, 200, flowcharts=1),
    Regime(0.65, 0.6, 5622, samples=5),
    # Few tasks and a mean close to an end: a count of a few misses is too coarse for 95 %.
    Regime(0.3, 0.5, 10),
    Regime(0.95, 0.5, 20),
    Regime(0.99, 1.0, 50),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2000)
    runs = parser.parse_args().runs
    print("bootstrap of the mean")
    for regime in RESAMPLED:
        print(f"  {regime}: {resampled_coverage(regime, runs):.1%}")
    print("paired difference")
    for regime, gain in PAIRED:
        print(f"  {regime}, gain {gain}: {paired_coverage(regime, gain, runs):.1%}")
    print("mean")
    print("  mean alike tasks charts samples k  covered  too high  too low")
    for regime in REGIMES:
        few = max(100, runs // 10) if regime.tasks > 2000 else runs
        held, above, below = coverage(regime, few)
        print(
            f"{regime.mean:6} {regime.alike:5} {regime.tasks:5} {regime.flowcharts:6} "
            f"{regime.samples:7} {regime.k} {held:8.1%} {above:9.1%} {below:8.1%}"
            f"{'' if few == runs else f'  ({few} runs)'}"
            f"{_possible(regime)}"
        )


def _possible(regime: Regime) -> str:
    if regime.alike < 1:
        return ""
    below, above = attainable(regime)
    return f"  (possible: {below:.1%} or {above:.1%})"


if __name__ == "__main__":
    main()
