"""The order of the arrows: complete -> extract -> assemble -> run -> judge."""

from __future__ import annotations

import platform
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from pytest_flow2code import __version__, prompts, runners
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import (
    CompletionError,
    DataError,
    FlowchartError,
    SandboxError,
    ToolchainError,
)
from pytest_flow2code.core.language import Language
from pytest_flow2code.core.model import Completion, Model, Request, StopReason
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.core.verdict import Judgement
from pytest_flow2code.extraction import extract
from pytest_flow2code.models.text import well_formed
from pytest_flow2code.running import carrying
from pytest_flow2code.running.judging import try_out
from pytest_flow2code.running.questions import Questions
from pytest_flow2code.running.unrun import without_run
from pytest_flow2code.running.workshop import Workshop
from pytest_flow2code.sandbox import Sandbox, capture, open_sandbox

_OUTPUT = 4000
"""How many characters of a step's output a result carries, counted from its end."""


@dataclass(frozen=True, slots=True)
class EngineOptions:
    """`sandbox` is "nsjail" or "none"; `timeout` replaces the seconds of steps that prove. `shown`
    is what a model is given of a flowchart, `prompt` a template file in place of ours."""

    sandbox: str = "nsjail"
    timeout: float | None = None
    shown: Input = Input.IMAGE
    prompt: Path | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """A completion taken to its verdict; `again` if the same program had been run before."""

    judgement: Judgement
    source: str = ""
    rule: str = ""
    output: str = ""
    seconds: float = 0.0
    again: bool = False


Ask = Callable[[], Answered]
"""Brings the answer to a sample; raises as `Engine.ask` does."""

_TOO_DEEP = "the answer is nested deeper than can be read here"

_REMEMBERED = 256
"""How many verdicts are remembered: samples and flowcharts of a task come one after the other."""


class Engine:
    """Everything one process needs to turn cases into results. Not for several threads at once."""

    def __init__(
        self, options: EngineOptions, template: prompts.Template, sandbox: Sandbox
    ) -> None:
        self._options = options
        self._template = template
        self._sandbox = sandbox
        self._questions = Questions(template, options.shown)
        self._workshop = Workshop()
        self._verdicts: OrderedDict[tuple[str, str], Judged] = OrderedDict()

    @classmethod
    def open(cls, options: EngineOptions) -> Engine:
        """Raises SandboxError, with how to get one, if no sandbox of the wanted kind works,
        FlowchartError if Graphviz is missing, and Flow2CodeError for a template that cannot be
        used."""
        template = prompts.load(options.prompt)
        template.check(options.shown)
        sandbox = open_sandbox(options.sandbox)
        try:
            return cls(options, template, sandbox)
        except FlowchartError:
            sandbox.close()
            raise

    def close(self) -> None:
        self._sandbox.close()
        self._questions.close()

    def lacks(self, task: Task) -> str | None:
        """What this machine lacks to run `task`: its language's tools, or a library; or None."""
        return self._workshop.lacks(task)

    def describe(self, languages: Iterable[str]) -> dict[str, object]:
        """Versions and abilities for the record of a run, as plain values."""
        abilities = self._sandbox.abilities
        return {
            "flow2code": __version__,
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.release()} {platform.machine()}",
            "sandbox": {
                "name": abilities.name,
                "memory": abilities.memory,
                "seccomp": abilities.seccomp,
                "notices": list(abilities.notices),
            },
            "toolchains": {name: self.versions(name) for name in sorted(set(languages))},
            "prompt": self._template.hash,
        }

    def versions(self, language: str) -> dict[str, str]:
        """Tool -> the line it prints about its version; empty where the tools are missing."""
        toolchain = self._workshop.find(language)
        if isinstance(toolchain, ToolchainError):
            return {}
        return {
            tool.name: capture(tool, toolchain.path(tool.name))
            for tool in runners.load(language).tools
        }

    def ask(self, task: Task, flowchart_type: FlowchartType, model: Model, sample: int) -> Answered:
        """One answer, asked for here and now.

        Raises FlowchartError, DataError or CompletionError if there is none: the sample is
        unscored; ModelError if no answer of this model can ever come: the run must stop.
        """
        question = self._questions.question(task, flowchart_type)
        request = Request(task, flowchart_type, sample, question.prompt)
        return Answered(model.complete(request), question.chart, question.picture)

    def sample(
        self,
        task: Task,
        flowchart_type: FlowchartType,
        model: Model,
        sample: int,
        ask: Ask | None = None,
    ) -> SampleResult:
        """One judged sample. What fails on our side or the provider's comes back as unscored.

        `ask` brings the answer; without it the model is called here. Raises ModelError if no
        answer of this model can ever come: the run must stop.
        """
        result = carrying.blank(task, flowchart_type, model.name, sample)
        try:
            answered = ask() if ask else self.ask(task, flowchart_type, model, sample)
        except (FlowchartError, DataError, CompletionError) as error:
            return replace(result, step="ask", reason=error.message)
        return self._judged(task, carrying.answered(result, answered), answered.completion)

    def again(self, task: Task, stored: SampleResult) -> SampleResult:
        """An answer of an earlier run taken to its verdict as things are now: the task, the way to
        the program, the toolchain. Where there was no answer the result stays as it was."""
        if not stored.scored and stored.step == "ask":
            return stored
        completion = Completion(
            stored.model, stored.sample, stored.completion, stored.stop or StopReason.END
        )
        return self._judged(task, carrying.anew(task, stored), completion)

    def _judged(self, task: Task, result: SampleResult, completion: Completion) -> SampleResult:
        try:
            judged = self.judge(task, completion)
        except (DataError, SandboxError, ToolchainError) as error:
            return replace(result, step="run", reason=error.message)
        except RecursionError:
            # Whatever could not follow the answer was ours: that is no verdict on it.
            return replace(result, step="run", reason=_TOO_DEEP)
        return replace(
            result,
            verdict=judged.judgement.verdict.value,
            step=judged.judgement.step,
            reason=judged.judgement.reason,
            seconds=judged.seconds,
            program=judged.source,
            output=judged.output,
            rule=judged.rule,
            judged_once=judged.again,
        )

    def judge(self, task: Task, completion: Completion) -> Judged:
        """Take an answer to its verdict. One that holds the same program as an earlier answer to
        the same task gets the same verdict, good or bad, without another run.

        Raises DataError (tests that cannot be joined), SandboxError or ToolchainError: unscored.
        """
        language = runners.load(task.language)
        found = extract(well_formed(completion.text), task, language, _others(language.name))
        early = without_run(completion, found)
        if early is not None:
            return Judged(early, found.source, found.rule)
        known = self._verdicts.get((task.uid, found.source))
        if known is not None:
            return replace(known, rule=found.rule, again=True)
        toolchain = self._workshop.require(language.name)
        tried = try_out(
            language, task, found.source, toolchain, self._sandbox, timeout=self._options.timeout
        )
        judged = Judged(
            tried.judgement, found.source, found.rule, tried.last.printed(_OUTPUT), tried.seconds
        )
        self._verdicts[task.uid, found.source] = judged
        while len(self._verdicts) > _REMEMBERED:
            self._verdicts.popitem(last=False)
        return judged


@cache
def _others(name: str) -> tuple[Language, ...]:
    return tuple(runners.load(other) for other in runners.names() if other != name)
