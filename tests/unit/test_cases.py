"""How cases are named and picked."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.model import Model
from pytest_flow2code.models import ModelOptions, resolve
from pytest_flow2code.running import cases
from pytest_flow2code.running.settings import Settings

SETTINGS = Settings(models=("reference",))


@dataclass(frozen=True)
class Named:
    name: str


def short(*names: str) -> tuple[str, ...]:
    models: list[Model] = [Named(name) for name in names]  # type: ignore[list-item]
    return cases.short_names(models)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["openai:gpt-4o", "reference"], ("gpt-4o", "reference")),
        (["openai:gpt-4o", "other:gpt-4o"], ("openai-gpt-4o", "other-gpt-4o")),
        (["replay:/a/x.jsonl", "replay:/b/x.jsonl"], ("a-x.jsonl", "b-x.jsonl")),
        (["openai:a/b c", "openai:d"], ("b-c", "d")),
        (["replay:a b", "replay:a-b"], ("model1", "model2")),
        (["replay:漢", "replay:字"], ("漢", "字")),
    ],
)
def test_models_get_the_shortest_names_that_tell_them_apart(
    names: list[str], expected: tuple[str, ...]
) -> None:
    assert short(*names) == expected


def test_one_case_a_task_flowchart_type_and_model() -> None:
    plan = cases.plan(replace(SETTINGS, languages=("python",), limit=2))
    assert len(plan.cases) == 6
    assert len({case.nodeid for case in plan.cases}) == 6
    first = plan.cases[0]
    assert first.nodeid == f"flow2code::{first.task.uid}[code]"


def test_with_several_models_a_case_names_its_own() -> None:
    models = ("reference", "wrong:empty")
    plan = cases.plan(replace(SETTINGS, models=models, languages=("python",), limit=1))
    uid = plan.tasks[0].uid
    assert [case.name for case in plan.cases][:2] == [
        f"{uid}[code-reference]",
        f"{uid}[code-empty]",
    ]


def test_the_same_model_in_two_spellings_is_refused() -> None:
    assert resolve("gpt-4o", ModelOptions()).name == "openai:gpt-4o"
    with pytest.raises(Flow2CodeError, match="the model openai:gpt-4o is named twice"):
        cases.plan(replace(SETTINGS, models=("gpt-4o", "openai:gpt-4o")))


def test_spellings_of_a_language_are_one_language() -> None:
    plan = cases.plan(replace(SETTINGS, languages=("Python3",), limit=1))
    assert plan.languages == ("python",)


def test_a_node_id_picks_a_case_a_tasks_id_all_of_it() -> None:
    settings = replace(SETTINGS, languages=("python",))
    every = cases.plan(settings).cases
    one, three = every[4], every[6]
    assert cases.plan(settings, [one.nodeid]).cases == (one,)
    picked = cases.plan(settings, [f"flow2code::{three.task.uid}", one.nodeid]).cases
    assert picked == (one, *every[6:9])
    assert cases.plan(settings, ["flow2code"]).cases == every


def test_an_unknown_node_id_is_refused() -> None:
    with pytest.raises(Flow2CodeError, match="not found: flow2code::no/such/task") as error:
        cases.plan(SETTINGS, ["flow2code::no/such/task[uml]"])
    assert "--collect-only -q" in error.value.mend


def test_a_case_that_the_options_leave_out_is_refused_for_that_reason() -> None:
    settings = replace(SETTINGS, languages=("python",))
    uid = cases.plan(settings).tasks[0].uid
    other = replace(settings, flowcharts=settings.flowcharts[:1])
    with pytest.raises(Flow2CodeError, match="the options leave this case out"):
        cases.plan(other, [f"flow2code::{uid}[uml]"])
