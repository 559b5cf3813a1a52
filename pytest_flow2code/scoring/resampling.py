"""Distributions by drawing again: tasks with replacement (bootstrap), signs of differences.

Tasks that came out alike are drawn together, as one multinomial or binomial number: ten thousand
resamples of thousands of tasks take milliseconds, which is what numpy is here for. It is imported
when first needed. The same seed gives the same numbers whatever the order of the tasks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pytest_flow2code.scoring.interval import LEVEL, Interval

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

RESAMPLES = 10_000
_BLOCK = 500
"""How many resamples are held in memory at a time."""

Unit = tuple[tuple[float, float], ...]
"""What a task adds to each of several ratios: (to the sum above the line, to that below it)."""


def bootstrap(
    units: Mapping[Unit, int],
    *,
    resamples: int = RESAMPLES,
    seed: int = 0,
    level: float = LEVEL,
) -> Interval | None:
    """The percentile interval (Efron and Tibshirani 1993, chapter 13) of the mean of the ratios,
    tasks being drawn again with replacement. `units` counts the tasks that are alike.

    A ratio with nothing below the line in a resample is left out of that resample's mean. None
    where there are fewer than two tasks.
    """
    if sum(units.values()) < 2:
        return None
    import numpy as np  # noqa: PLC0415

    low, high = np.quantile(
        _means(units, resamples, seed), [(1 - level) / 2, (1 + level) / 2]
    ).tolist()
    return Interval(low, high)


def _means(units: Mapping[Unit, int], resamples: int, seed: int) -> Floats:
    import numpy as np  # noqa: PLC0415

    rng = np.random.Generator(np.random.PCG64(seed))
    kinds = sorted(units)
    times = np.array([units[kind] for kind in kinds], dtype=np.float64)
    above = np.array([[pair[0] for pair in kind] for kind in kinds])
    below = np.array([[pair[1] for pair in kind] for kind in kinds])
    tasks = int(times.sum())
    blocks: list[Floats] = []
    for begin in range(0, resamples, _BLOCK):
        drawn = rng.multinomial(tasks, times / tasks, size=min(_BLOCK, resamples - begin))
        count = drawn @ below
        with np.errstate(invalid="ignore", divide="ignore"):
            ratios = np.where(count > 0, drawn @ above / count, np.nan)
        # A resample in which every ratio is empty says nothing; it is as good as certain that
        # there is none, for then all tasks would add nothing.
        blocks.append(np.nanmean(ratios[~np.isnan(ratios).all(axis=1)], axis=1))
    return np.concatenate(blocks)


def sign_flips(
    differences: Sequence[float], *, resamples: int = 10 * RESAMPLES, seed: int = 0
) -> tuple[float, float]:
    """How often the sum of the tasks' differences would be as extreme as it is, and how often as
    low, if each might as well have had the other sign (Fisher's randomisation test, tasks being
    the units). With one case and one sample a task the former is McNemar's test.

    The observed sum counts as one of the draws (Phipson and Smyth 2010), so that neither is 0.
    """
    sizes = Counter(abs(value) for value in differences if value)
    if not sizes:
        return 1.0, 1.0
    import numpy as np  # noqa: PLC0415

    rng = np.random.Generator(np.random.PCG64(seed))
    sums = np.zeros(resamples)
    for size in sorted(sizes):
        sums += size * (2.0 * rng.binomial(sizes[size], 0.5, resamples) - sizes[size])
    # Sums of the same floats in another order differ in their last digits.
    found = sum(sorted(differences))
    slack = 1e-9 * sum(size * times for size, times in sizes.items())
    extreme = int((np.abs(sums) >= abs(found) - slack).sum())
    lower = int((sums <= found + slack).sum())
    return (extreme + 1) / (resamples + 1), (lower + 1) / (resamples + 1)
