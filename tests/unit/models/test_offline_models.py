"""The adapters that need no network: reference and replay."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.core.errors import CompletionError, DataError, Flow2CodeError, ModelError
from pytest_flow2code.core.model import Model, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve

LINE = {"uid": "made/python/1", "flowchart": "uml", "sample": 2, "completion": "hello"}


def model(spec: str) -> Model:
    made = resolve(spec, ModelOptions())
    made.check()
    return made


def replay(folder: Path, *lines: object, raw: bytes | None = None) -> str:
    path = folder / "answers.jsonl"
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    path.write_bytes(text.encode() if raw is None else raw)
    return f"replay:{path}"


def test_reference_fences_its_code_so_that_nothing_in_it_ends_the_block(
    request_of_task: Request,
) -> None:
    task = request_of_task.task
    completion = model("reference").complete(request_of_task)
    assert f"\n````python\n{task.reference}````\n" in completion.text
    assert not completion.text.startswith("`")
    assert not completion.text.endswith("`\n")
    assert completion.sample == 2
    open_end = replace(request_of_task, task=replace(task, reference="f = 1"))
    assert "\n```python\nf = 1\n```\n" in model("reference").complete(open_end).text


def test_replay_repeats_what_the_file_says(tmp_path: Path, request_of_task: Request) -> None:
    extra = {"stop": "length", "tokens_in": 3, "tokens_out": "?", "unknown": [1]}
    lines = ({**LINE, "sample": 0, "completion": "other"}, {**LINE, **extra})
    spec = replay(tmp_path, *lines)
    completion = model(spec).complete(request_of_task)
    assert (completion.model, completion.sample, completion.text) == (spec, 2, "hello")
    assert completion.stop == StopReason.LENGTH
    assert (completion.tokens_in, completion.tokens_out) == (3, None)


def test_replay_takes_blank_lines_a_byte_order_mark_and_odd_characters(
    tmp_path: Path, request_of_task: Request
) -> None:
    line = json.dumps({**LINE, "completion": "a\u2028b\x85"}, ensure_ascii=False).encode()
    spec = replay(tmp_path, raw=b"\xef\xbb\xbf\r\n" + line + b"\r\n\n")
    completion = model(spec).complete(request_of_task)
    assert completion.text == "a\u2028b\x85"
    assert completion.stop == StopReason.END


@pytest.mark.parametrize("change", [{"uid": "other"}, {"flowchart": "code"}, {"sample": 3}])
def test_a_case_that_the_file_lacks_has_no_answer(
    tmp_path: Path, request_of_task: Request, change: dict[str, object]
) -> None:
    spec = replay(tmp_path, {**LINE, **change})
    with pytest.raises(CompletionError, match=r"made/python/1, flowchart uml, sample 2"):
        model(spec).complete(request_of_task)


def without(name: str) -> dict[str, object]:
    return {key: value for key, value in LINE.items() if key != name}


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ([1], "expected a JSON object, found list"),
        (without("uid"), "'uid' is missing"),
        (without("completion"), "'completion' is missing"),
        ({**LINE, "sample": "0"}, "expected 'sample' to be int, found '0'"),
        ({**LINE, "sample": True}, "expected 'sample' to be int"),
        ({**LINE, "sample": 1.0}, "expected 'sample' to be int"),
        ({**LINE, "sample": -1}, "counts from 0"),
        ({**LINE, "completion": None}, "expected 'completion' to be str"),
        ({**LINE, "flowchart": "bpmn"}, "code, uml, pseudocode; found 'bpmn'"),
        ({**LINE, "stop": "bored"}, "'stop' must be one of"),
        ({**LINE, "stop": None}, "expected 'stop' to be str"),
        (LINE, "line 1 already"),
    ],
)
def test_a_malformed_line_is_named(tmp_path: Path, bad: object, says: str) -> None:
    spec = replay(tmp_path, LINE, bad)
    with pytest.raises(DataError) as caught:
        model(spec)
    assert f"{tmp_path}/answers.jsonl, line 2: " in str(caught.value)
    assert says in str(caught.value)
    assert caught.value.mend


@pytest.mark.parametrize("raw", [b"{", b"not json", b'{"uid": "\xff"}', b"[" * 100_000])
def test_a_line_that_is_no_json_is_named(tmp_path: Path, raw: bytes) -> None:
    spec = replay(tmp_path, raw=b"\n\n" + raw + b"\n")
    with pytest.raises(DataError, match="line 3: "):
        model(spec)


def test_a_file_without_answers_or_no_file_at_all(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="holds no answers"):
        model(replay(tmp_path, raw=b"\n"))
    with pytest.raises(ModelError, match="No such file"):
        model(f"replay:{tmp_path}/missing.jsonl")
    with pytest.raises(ModelError, match="directory"):
        model(f"replay:{tmp_path}")


def test_all_of_them_are_our_errors_with_a_mend(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError) as caught:
        model(f"replay:{tmp_path}/missing.jsonl")
    assert "to mend it: " in str(caught.value)
