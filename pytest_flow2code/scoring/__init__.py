"""Pass@k with its uncertainty, and its break-downs, from samples to what is printed.

Means run over cases, a case being one task asked in one flowchart type. `passk` has the estimator,
`settled` makes cases of samples, `score` a mean with its interval (`interval`, `student`) of cases,
`breakdown` tables of means, `summaries` everything a run shows, `paired` compares two runs,
`resampling` draws again.
"""

from pytest_flow2code.scoring.breakdown import DIMENSIONS, Breakdown, Row, breakdown, overall
from pytest_flow2code.scoring.interval import LEVEL, METHOD, Interval
from pytest_flow2code.scoring.paired import (
    POWER,
    Difference,
    McNemar,
    Resampling,
    difference,
    mcnemar,
)
from pytest_flow2code.scoring.passk import pass_at_k
from pytest_flow2code.scoring.resampled import resampled
from pytest_flow2code.scoring.resampling import RESAMPLES
from pytest_flow2code.scoring.running import Running
from pytest_flow2code.scoring.score import Score, score, shapes
from pytest_flow2code.scoring.settled import (
    CaseKey,
    CaseResult,
    SampleKey,
    by_case,
    cases_of,
    sample_key,
    settle,
)
from pytest_flow2code.scoring.summaries import ModelSummary, summarise

__all__ = [
    "DIMENSIONS",
    "LEVEL",
    "METHOD",
    "POWER",
    "RESAMPLES",
    "Breakdown",
    "CaseKey",
    "CaseResult",
    "Difference",
    "Interval",
    "McNemar",
    "ModelSummary",
    "Resampling",
    "Row",
    "Running",
    "SampleKey",
    "Score",
    "breakdown",
    "by_case",
    "cases_of",
    "difference",
    "mcnemar",
    "overall",
    "pass_at_k",
    "resampled",
    "sample_key",
    "score",
    "settle",
    "shapes",
    "summarise",
]
