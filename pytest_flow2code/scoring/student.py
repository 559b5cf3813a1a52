"""Student's t, which the standard library lacks."""

from __future__ import annotations

import math
from functools import cache

_TINY = 1e-300


@cache
def quantile(share: float, freedom: float) -> float:
    """The t that `share` of Student's distribution with `freedom` degrees lies below.

    Raises ValueError unless 0.5 <= share < 1 and freedom > 0.
    """
    if not (0.5 <= share < 1 and freedom > 0):
        raise ValueError(f"expected a share from 0.5 to 1 and freedom > 0: {share}, {freedom}")
    low, high = 0.0, 1.0
    while 1 - upper_tail(high, freedom) < share:
        low, high = high, 2 * high
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        if 1 - upper_tail(middle, freedom) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def upper_tail(t: float, freedom: float) -> float:
    """The share of Student's distribution above `t`, which is 0 or more."""
    return _beta_share(freedom / (freedom + t * t), freedom / 2, 0.5) / 2


def _beta_share(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function (DLMF 8.17), by its continued fraction 8.17.22,
    on the side where that converges fast."""
    if x <= 0 or x >= 1:
        return min(max(x, 0.0), 1.0)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta_share(1 - x, b, a)
    log_front = (
        math.lgamma(a + b)
        - math.lgamma(a)
        - math.lgamma(b)
        + a * math.log(x)
        + b * math.log1p(-x)
        - math.log(a)
    )
    return math.exp(log_front) / _fraction(x, a, b)


def _fraction(x: float, a: float, b: float) -> float:
    """1 + d1/(1 + d2/(1 + ...)) by Lentz's method."""
    value, upper, lower = 1.0, 1.0, 0.0
    for step in range(1, 100_000):
        m = step // 2
        if step % 2:
            d = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            d = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        lower = 1 / (1 + d * lower or _TINY)
        upper = 1 + d / upper or _TINY
        value *= upper * lower
        if abs(upper * lower - 1) < 1e-15:
            break
    return value
