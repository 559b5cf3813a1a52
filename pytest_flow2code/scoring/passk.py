"""Pass@k of one case.

The estimator is that of Chen et al. 2021, "Evaluating Large Language Models Trained on Code"
(arXiv:2107.03374, equation 1): of n samples c pass, and the chance that k of them drawn without
replacement hold at least one that passes is 1 - C(n-c, k) / C(n, k).
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache


@cache
def pass_at_k(n: int, c: int, k: int) -> float:
    """The unbiased estimate for one case: n samples, c of them pass, k are drawn.

    The result is the float closest to the exact share.
    Raises ValueError unless 0 <= c <= n and 1 <= k <= n.
    """
    return float(exact(n, c, k))


@cache
def exact(n: int, c: int, k: int) -> Fraction:
    """`pass_at_k` before it is rounded. Raises ValueError as that does."""
    if not 0 <= c <= n:
        raise ValueError(f"expected 0 <= c <= n, found c={c}, n={n}")
    if not 1 <= k <= n:
        raise ValueError(f"expected 1 <= k <= n, found k={k}, n={n}: it cannot be guessed")
    draws = math.comb(n, k)
    return Fraction(draws - math.comb(n - c, k), draws)
