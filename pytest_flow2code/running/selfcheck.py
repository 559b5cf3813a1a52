"""Every language brings sample answers whose file names say the verdict they must get.

`runners/<language>/samples/` holds `task.json` (the fields of a Task that differ from the default),
`tests<suffix>`, and answers called `<verdict>.<what><suffix>` or `<verdict><suffix>`.
`runners/<language>/hostile/` holds answers to the same task, called so too, that attack the machine
they run on: where that is contained and they then answer right, they pass.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code import runners
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.language import Language, Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.core.verdict import Judgement, Verdict
from pytest_flow2code.running.judging import try_out
from pytest_flow2code.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class Sample:
    """An answer and the verdict it must get."""

    name: str
    verdict: Verdict
    source: str


@dataclass(frozen=True, slots=True)
class Checked:
    """A sample that was run: right if `judgement.verdict` is the sample's."""

    sample: Sample
    judgement: Judgement

    @property
    def right(self) -> bool:
        return self.judgement.verdict is self.sample.verdict


def folder(language: str) -> Path:
    """Where a language's samples lie."""
    return Path(str(runners.__file__)).parent / language / "samples"


def samples(language: Language) -> tuple[Sample, ...]:
    """A language's samples in alphabetical order. Raises DataError for a name without a verdict."""
    return _read(folder(language.name), language.suffix)


def hostile(language: Language) -> tuple[Sample, ...]:
    """A language's hostile answers, likewise."""
    return _read(folder(language.name).with_name("hostile"), language.suffix)


def _read(where: Path, suffix: str) -> tuple[Sample, ...]:
    found = []
    for path in sorted(where.glob(f"*{suffix}")):
        if path.name == f"tests{suffix}":
            continue
        word = path.name.split(".")[0]
        try:
            verdict = Verdict(word)
        except ValueError as error:
            raise DataError(
                f"{path}: a sample's name starts with a verdict, not {word!r}"
            ) from error
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        found.append(Sample(path.name, verdict, text))
    return tuple(found)


def task(language: Language) -> Task:
    """The task that the samples answer."""
    here = folder(language.name)
    fields = json.loads((here / "task.json").read_text(encoding="utf-8"))
    tests = here / f"tests{language.suffix}"
    return Task(
        uid=f"samples/{language.name}",
        dataset="samples",
        language=language.name,
        task_id="samples",
        entry_point=fields.get("entry_point", "add"),
        signature=fields.get("signature", ""),
        difficulty="easy",
        description="the sum of two whole numbers",
        header=fields.get("header", ""),
        reference=(here / f"pass{language.suffix}").read_text(encoding="utf-8"),
        tests=Tests(
            tests.read_text(encoding="utf-8") if tests.exists() else "",
            Placement(fields.get("placement", "after")),
            fields.get("call", ""),
            fields.get("unittest", False),
        ),
        licence="MIT",
    )


def check(
    language: Language, sample: Sample, toolchain: Toolchain, sandbox: Sandbox, timeout: float = 3.0
) -> Checked:
    """Run one sample. `timeout` is in seconds; raises as `judging.try_out` does."""
    tried = try_out(language, task(language), sample.source, toolchain, sandbox, timeout=timeout)
    return Checked(sample, tried.judgement)
