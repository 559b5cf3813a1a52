"""When a call that failed is made again, and when it is given up."""

from __future__ import annotations

import random
from dataclasses import dataclass

from pytest_flow2code.core.errors import CompletionError, ModelError

_FIRST, _MOST = 1.0, 60.0
"""Seconds: the longest pause after the first failure, and after any."""
_LIMITED = 5
"""How many complaints about too many calls count as one failure."""
_PATIENCE = 3600.0
"""Seconds that a provider may ask for before the run had better be continued another day."""


@dataclass(slots=True)
class Failures:
    """Those of one sample so far. `most` other than complaints about limits are borne."""

    most: int
    limited: int = 0
    others: int = 0

    @property
    def count(self) -> int:
        return self.limited + self.others

    def add(self, error: CompletionError) -> float:
        """One more; the seconds to wait before the next call.

        The wait is drawn from all up to a bound that doubles ("full jitter": Brooker 2015,
        Exponential Backoff And Jitter), so that calls that failed together do not come back
        together. Raises the error itself if it is the last straw, ModelError if the provider wants
        to be left alone for more than an hour.
        """
        if error.limited:
            self.limited += 1
        else:
            self.others += 1
        wanted = error.retry_after or 0.0
        if wanted > _PATIENCE:
            raise ModelError(
                f"{error.message}: it asks for a pause of {wanted / 3600:.1f} hours",
                mend="go on then with --flow2code-resume: nothing that was answered is asked again",
            )
        if not (error.passing or error.limited) or self.others > self.most:
            raise error
        if self.limited > self.most * _LIMITED:
            raise error
        exponent = min(self.others + self.limited // _LIMITED, 10)
        bound = min(_MOST, _FIRST * 2 ** max(0, exponent - 1))
        return wanted + random.uniform(0, min(bound, wanted) if wanted else bound)
