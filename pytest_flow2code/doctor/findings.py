"""What the doctor finds, as values."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from pytest_flow2code.core.verdict import Verdict

Plain = dict[str, object]
"""A dict of builtins, fit for JSON."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something asked for that does not work: whose, what, and the command that mends it."""

    owner: str
    what: str
    mend: str


@dataclass(frozen=True, slots=True)
class Probe:
    """One promise of the sandbox, tried out. A probe that `must` hold is a problem if it fails."""

    name: str
    holds: bool
    shown: str
    must: bool = True


@dataclass(frozen=True, slots=True)
class SandboxState:
    """The sandbox as it was met. `notices` say what is weaker than it could be, and why."""

    name: str
    probes: tuple[Probe, ...] = ()
    notices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawingState:
    """Graphviz: path and version, empty if missing, and the size in bytes of a test drawing.

    `unreadable` are characters that no font here has, of those that tasks or users may have in
    their labels, and `mend` is the command that brings fonts.
    """

    path: str = ""
    version: str = ""
    drawn: int = 0
    unreadable: str = ""
    mend: str = ""


@dataclass(frozen=True, slots=True)
class ToolState:
    """A tool of a language: where it is (empty: nowhere) and what it says about its version."""

    name: str
    path: str
    version: str


@dataclass(frozen=True, slots=True)
class SampleState:
    """A sample answer: the verdict it must get, the one it got ("": none) and why; `mend` is what
    the failure itself says would help."""

    name: str
    wanted: str
    got: str
    reason: str
    mend: str = ""

    @property
    def right(self) -> bool:
        return self.wanted == self.got


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that is not here, the command that brings it, and how many of the given tasks it
    keeps from running."""

    what: str
    mend: str
    tasks: int = 0


@dataclass(frozen=True, slots=True)
class LanguageState:
    """A language as it was met. `lacks` are what keeps given tasks from running, `optional` the
    missing libraries that some tasks may need."""

    name: str
    title: str
    tools: tuple[ToolState, ...]
    samples: tuple[SampleState, ...] = ()
    lacks: tuple[Lack, ...] = ()
    optional: tuple[Lack, ...] = ()

    @property
    def assertions(self) -> tuple[int, int]:
        """How many answers that fail an assertion were caught at it, and how many there are."""
        wrong = [s for s in self.samples if s.wanted == Verdict.WRONG_ANSWER.value]
        return sum(sample.right for sample in wrong), len(wrong)

    @property
    def armed(self) -> bool:
        caught, all_of_them = self.assertions
        return caught == all_of_them > 0

    @property
    def works(self) -> bool:
        return (
            all(tool.path for tool in self.tools)
            and self.armed
            and all(sample.right for sample in self.samples)
            and not self.lacks
        )


@dataclass(frozen=True, slots=True)
class Diagnosis:
    sandbox: SandboxState
    drawing: DrawingState
    languages: tuple[LanguageState, ...]
    problems: tuple[Problem, ...]

    @property
    def healthy(self) -> bool:
        return not self.problems

    def to_plain(self) -> Plain:
        """Builtins only."""
        languages = [
            {
                **asdict(language),
                "works": language.works,
                "assertions_armed": language.armed,
                "samples_right": sum(sample.right for sample in language.samples),
            }
            for language in self.languages
        ]
        return {
            "healthy": self.healthy,
            "sandbox": asdict(self.sandbox),
            "graphviz": asdict(self.drawing),
            "languages": languages,
            "problems": [asdict(problem) for problem in self.problems],
        }
