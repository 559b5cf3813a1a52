"""Confidence intervals for shares of tasks.

Tasks are what is drawn; the flowchart types and the samples of a task are repetitions inside it and
say little more than one of them would. So the variance of a mean is the cluster-robust one of a
ratio, the tasks being the clusters (Cochran 1977, Sampling Techniques, equation 11.12 without the
finite population), with the correction T / (T - 1). A symmetric interval from it fails near 0 and
1. What is used is Wilson's score interval (1927) with the effective number of independent tasks,
mean (1 - mean) / variance, in place of their count and Student's t in place of the normal quantile,
as Dean and Pagano (2015, Journal of Survey Statistics and Methodology 3) recommend for clustered
samples.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from pytest_flow2code.scoring.student import quantile

LEVEL = 0.95
"""The confidence that is meant where none is named."""

METHOD = "Wilson with the effective number of tasks (cluster-robust by task, Student's t)"


@dataclass(frozen=True, slots=True)
class Interval:
    low: float
    high: float


def effective(mean: float, variance: float, tasks: int, samples: int) -> float:
    """How many independent tasks would give this variance of the mean.

    Without any spread it is the number of tasks, for then nothing shows that their repetitions
    say more; it is never more than the samples, each of which is one throw.
    """
    spread = mean * (1 - mean)
    if spread <= 0:
        return float(tasks)
    most = float(max(tasks, samples))
    return min(spread / variance, most) if variance > 0 else most


def wilson(mean: float, number: float, freedom: float, level: float = LEVEL) -> Interval:
    """Wilson's interval for a mean of `number` independent tasks, as if they were as many."""
    t2 = quantile((1 + level) / 2, freedom) ** 2
    centre = (mean + t2 / (2 * number)) / (1 + t2 / number)
    half = math.sqrt(t2 * (mean * (1 - mean) / number + t2 / (4 * number * number)))
    half /= 1 + t2 / number
    # Rounding must not push an end past what it is the end of.
    return Interval(min(max(0.0, centre - half), mean), max(min(1.0, centre + half), mean))
