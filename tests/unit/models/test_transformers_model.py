"""Models on this machine: a tiny vision-language model of real classes, on the CPU."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import tiny_vlm
from wires import png

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Model, Picture, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve

for needed in ("torch", "transformers", "PIL"):
    pytest.importorskip(
        needed, reason=f"{needed} is not installed: pip install 'pytest-flow2code[transformers]'"
    )

GREEDY = {"temperature": 0.0, "max_tokens": 12, "device": "cpu"}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_vlm.make(tmp_path_factory.mktemp("vlm") / "tiny")


def model(folder: Path, **options: object) -> Model:
    return resolve(f"transformers:{folder}", ModelOptions(**{**GREEDY, **options}))  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def tiny(folder: Path) -> Model:
    made = model(folder)
    made.check()
    return made


def asking(request: Request, text: str, sides: tuple[int, ...] = (16,)) -> Request:
    pictures = tuple(Picture("image/png", png(side), "drawn") for side in sides)
    prompt = replace(request.prompt, text=text, pictures=pictures)
    return replace(request, prompt=prompt)


def test_it_answers_to_a_picture_and_a_text(tiny: Model, request_of_task: Request) -> None:
    answer = tiny.complete(request_of_task)
    assert (answer.model, answer.sample) == (tiny.name, 2)
    assert answer.text
    assert "Write it." not in answer.text
    # "user: ", the picture's four patches, "Write it.", "assistant: "
    assert answer.tokens_in == 6 + 4 + 9 + 11
    assert (answer.tokens_out, answer.stop) == (12, StopReason.LENGTH)
    assert answer.seconds > 0


def test_both_matter(tiny: Model, request_of_task: Request) -> None:
    asked = (
        request_of_task,
        asking(request_of_task, "Do something else."),
        asking(request_of_task, "Write it.", sides=(200,)),
        asking(request_of_task, "Write it.", sides=()),
        asking(request_of_task, "Write it.", sides=(16, 200)),
    )
    assert len({tiny.complete(request).text for request in asked}) == len(asked)


def test_a_system_prompt_is_part_of_the_question(
    folder: Path, tiny: Model, request_of_task: Request
) -> None:
    plain, told = (
        made.complete(request_of_task).tokens_in for made in (tiny, model(folder, system="Hm"))
    )
    assert plain is not None
    assert told == plain + len("system: Hm")


def test_an_answer_that_ends_by_itself(
    tmp_path: Path, tiny: Model, request_of_task: Request
) -> None:
    """The same model, to which a token that it writes anyway is the last one."""
    loaded = tiny._loaded()  # type: ignore[attr-defined]
    inputs = tiny._inputs(loaded, [request_of_task.prompt])  # type: ignore[attr-defined]
    output = loaded.model.generate(**inputs, max_new_tokens=12, do_sample=False)
    tokens = output[0, inputs["input_ids"].shape[1] :].tolist()
    ending = model(tiny_vlm.make(tmp_path / "ending", ends=[tokens[5], 9999]))
    answer = ending.complete(request_of_task)
    end = tokens.index(tokens[5])
    assert answer.stop == StopReason.END
    assert answer.tokens_out == end + 1
    assert answer.text == loaded.processor.tokenizer.decode(tokens[:end])


def test_a_batch_answers_as_one_by_one(folder: Path, tiny: Model, request_of_task: Request) -> None:
    """Prompts of different lengths, from as many threads as there are prompts."""
    requests = [
        replace(asking(request_of_task, "Write it" + "!" * number), sample=number)
        for number in range(8)
    ]
    alone = [tiny.complete(request) for request in requests]
    with ThreadPoolExecutor(8) as pool:
        together = [*pool.map(model(folder, batch_size=4).complete, requests)]
    for one, other in zip(alone, together, strict=True):
        assert replace(other, seconds=0.0) == replace(one, seconds=0.0)


def test_samples_differ_and_seeds_repeat_them(folder: Path, request_of_task: Request) -> None:
    sampled = {"temperature": 1.0, "top_p": 0.95, "seed": 5}
    first = [
        model(folder, **sampled).complete(replace(request_of_task, sample=sample)).text
        for sample in (0, 1, 0)
    ]
    assert first[0] == first[2] != first[1]
    other = model(folder, **{**sampled, "seed": 6}).complete(replace(request_of_task, sample=0))
    assert other.text == first[1]


def test_a_prompt_that_it_fails_on_is_that_case_s_trouble_only(
    folder: Path, request_of_task: Request
) -> None:
    made = model(folder, batch_size=2)
    broken = replace(request_of_task.prompt, pictures=(Picture("image/png", png()[:60], "drawn"),))
    requests = [replace(request_of_task, prompt=broken), request_of_task]
    bad, good = tiny_vlm.texts_or_troubles(made, requests)
    assert "transformers:" in bad
    assert good == model(folder).complete(request_of_task).text


def test_options_of_generation_go_on(folder: Path, request_of_task: Request) -> None:
    beams = model(folder, extra={"num_beams": 2})
    assert beams.complete(request_of_task).tokens_out == 12
    assert beams.identity != model(folder).identity


# Before anything runs


@pytest.mark.parametrize(
    ("options", "says"),
    [({"dtype": "float17"}, "no dtype 'float17'"), ({"device": "cuda:77"}, "device 'cuda:77'")],
)
def test_a_place_or_type_that_is_none(folder: Path, options: dict[str, object], says: str) -> None:
    with pytest.raises(ModelError, match=says) as caught:
        model(folder, **options).check()
    assert caught.value.mend


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="there is no folder"):
        model(tmp_path / "missing").check()


def test_a_folder_without_a_model(tmp_path: Path, request_of_task: Request) -> None:
    made = model(tmp_path)
    made.check()
    with pytest.raises(ModelError, match="cannot be loaded"):
        made.complete(request_of_task)


def test_a_model_that_nobody_knows_how_to_ask(tmp_path: Path, request_of_task: Request) -> None:
    made = model(tiny_vlm.make(tmp_path / "mute", template=None))
    with pytest.raises(ModelError, match="no chat template"):
        made.complete(request_of_task)


def test_a_missing_library_names_the_command(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ModelError) as caught:
        model(folder).check()
    assert caught.value.mend == "pip install 'pytest-flow2code[transformers]'"
