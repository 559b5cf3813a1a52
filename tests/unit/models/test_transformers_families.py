"""The families of vision-language models: each pads, cuts pictures up and ends in its own way."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import tiny_vlm
from tiny_families import FAMILIES, INTERNVL, LLAVA, QWEN, SIDE, Family

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Completion, Model, Picture, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve

for needed in ("torch", "transformers", "PIL"):
    pytest.importorskip(
        needed, reason=f"{needed} is not installed: pip install 'pytest-flow2code[transformers]'"
    )

GREEDY = {"temperature": 0.0, "max_tokens": 10, "device": "cpu"}
SIZES = ((SIDE * 4, SIDE * 2), (SIDE * 2, SIDE * 2), (SIDE * 2, SIDE * 4), (SIDE * 3, SIDE * 3))


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Family], Path]:
    made: dict[str, Path] = {}

    def folder(family: Family) -> Path:
        if family.name not in made:
            made[family.name] = family.make(tmp_path_factory.mktemp("families") / family.name)
        return made[family.name]

    return folder


@pytest.fixture(params=FAMILIES, ids=str)
def family(request: pytest.FixtureRequest) -> Family:
    made: Family = request.param
    return made


def model(folder: Path, **options: object) -> Model:
    made = resolve(f"transformers:{folder}", ModelOptions(**{**GREEDY, **options}))  # type: ignore[arg-type]
    made.check()
    return made


def asking(request: Request, text: str, *sizes: tuple[int, int], sample: int = 0) -> Request:
    pictures = tuple(Picture("image/png", _png(*size), "drawn") for size in sizes)
    prompt = replace(request.prompt, text=text, pictures=pictures)
    return replace(request, prompt=prompt, sample=sample)


def _png(width: int, height: int) -> bytes:
    from PIL import Image  # noqa: PLC0415

    drawn = Image.new("L", (width, height))
    drawn.putdata([(x * 7 + y * 3) % 256 for y in range(height) for x in range(width)])
    out = io.BytesIO()
    drawn.save(out, "PNG")
    return out.getvalue()


def together(made: Model, requests: list[Request]) -> list[Completion]:
    with ThreadPoolExecutor(len(requests)) as pool:
        return [*pool.map(made.complete, requests)]


def test_a_batch_of_all_sizes_answers_as_one_by_one(
    family: Family, folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    """Texts of different lengths, pictures of different sizes, from as many threads."""
    requests = [
        asking(request_of_task, "Write" + "!" * 9 * number, size, sample=number)
        for number, size in enumerate((*SIZES, SIZES[0], SIZES[1]))
    ]
    plain = model(folders(family))
    alone = [plain.complete(request) for request in requests]
    batched = together(model(folders(family), batch_size=3), requests)
    for one, other in zip(alone, batched, strict=True):
        assert replace(other, seconds=0.0) == replace(one, seconds=0.0)
    assert len({answer.text for answer in alone}) == len(alone)
    for request, size, answer in zip(requests, (*SIZES, *SIZES), alone, strict=False):
        text = len(request.prompt.text)
        assert answer.tokens_in == family.around + family.picture(*size) + text
        assert (answer.tokens_out, answer.stop) == (10, StopReason.LENGTH)
        assert "Write" not in answer.text
        assert "assistant" not in answer.text
    without = plain.complete(asking(request_of_task, "Write"))
    assert without.tokens_in == family.around + len("Write")


def test_an_answer_ends_with_any_of_its_ends(
    family: Family, folders: Callable[[Family], Path], tmp_path: Path, request_of_task: Request
) -> None:
    """The same model, to which tokens that it writes anyway are the last ones."""
    requests = [
        asking(request_of_task, "Write it" + "." * number, SIZES[number]) for number in range(3)
    ]
    plain: Any = model(folders(family))
    rows = []
    for request in requests:
        inputs = plain._inputs(plain._loaded(), [request.prompt])
        output = plain._loaded().model.generate(**inputs, max_new_tokens=10, do_sample=False)
        rows.append(output[0, inputs["input_ids"].shape[1] :].tolist())
    ends = [rows[0][3], rows[1][6]]
    ending = model(family.make(tmp_path / "ending", ends=ends), batch_size=3)
    decode = plain._loaded().processor.tokenizer.decode
    for row, answer in zip(rows, together(ending, requests), strict=True):
        end = min((row.index(token) for token in ends if token in row), default=None)
        assert answer.stop == (StopReason.LENGTH if end is None else StopReason.END)
        assert answer.tokens_out == (10 if end is None else end + 1)
        assert answer.text == decode(row[:end], skip_special_tokens=True)


def test_samples_are_drawn_from_all_tokens(
    family: Family, folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    """Whatever the model's own settings cut off: else five samples are one answer five times."""
    made = model(folders(family), temperature=1.0, seed=3)
    samples = [made.complete(asking(request_of_task, "Go", SIZES[1], sample=n)) for n in range(3)]
    assert len({answer.text for answer in samples}) == 3
    again = model(folders(family), temperature=1.0, seed=4)
    repeated = again.complete(asking(request_of_task, "Go", SIZES[1], sample=0))
    assert repeated.text == samples[1].text
    unseeded = model(folders(family), temperature=1.0, batch_size=4)
    drawn = together(unseeded, [asking(request_of_task, "Go", SIZES[1])] * 4)
    assert len({answer.text for answer in drawn}) == 4


def test_words_of_the_model_are_text_in_a_question(
    family: Family, folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    """As in HTML, where `<video>` stands for itself."""
    made: Any = model(folders(family), batch_size=2)
    if (
        "sanitize_control_tokens"
        not in signature(made._loaded().processor.apply_chat_template).parameters
    ):
        pytest.skip("this version of transformers cannot keep them apart")
    for word in family.words:
        requests = [asking(request_of_task, text, SIZES[1]) for text in (f"a{word}b", "Write it")]
        answer, other = together(made, requests)
        expected = family.around + family.picture(*SIZES[1])
        assert answer.tokens_in == expected + len(f"a{word}b")
        assert other.tokens_in == expected + len("Write it")


def test_numbers_of_half_the_size(
    family: Family, folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    made: Any = model(folders(family), dtype="bfloat16")
    assert made.complete(asking(request_of_task, "Go", SIZES[0])).tokens_out == 10
    assert str(made._loaded().model.dtype) == "torch.bfloat16"


@pytest.mark.parametrize(
    ("family", "setting", "picture"),
    [
        (QWEN, {"max_pixels": 2 * SIDE**2}, 2 + 2),
        (INTERNVL, {"max_patches": 1}, 3 + 4),
        (LLAVA, {"num_additional_image_tokens": 2}, 5),
    ],
    ids=str,
)
def test_the_processor_can_be_set(
    family: Family,
    setting: dict[str, object],
    picture: int,
    folders: Callable[[Family], Path],
    request_of_task: Request,
) -> None:
    """Large pictures cost as much as is given them."""
    made: Any = model(folders(family), extra={"processor": setting})
    inputs = made._inputs(made._loaded(), [asking(request_of_task, "Go", SIZES[0]).prompt])
    assert inputs["input_ids"].shape[1] == family.around + picture + len("Go")


def test_a_text_to_stop_at(folders: Callable[[Family], Path], request_of_task: Request) -> None:
    """Its answer is whole; one that goes on until it is cut is not."""
    plain = model(folders(QWEN))
    first, *others = (
        asking(request_of_task, text, SIZES[1]) for text in ("Go", "Come here", "Stay", "So", "No")
    )
    begun = plain.complete(first).text
    stop, other, until = next(
        (char, request, text)
        for request in others
        for text in [plain.complete(request).text]
        for char in begun
        if char.isascii() and char not in text
    )
    stopping = model(folders(QWEN), batch_size=2, extra={"stop_strings": [stop]})
    answers = together(stopping, [first, other])
    assert answers[0].text == begun[: begun.index(stop) + 1]
    assert [answer.stop for answer in answers] == [StopReason.END, StopReason.LENGTH]
    assert answers[1].text == until


@pytest.mark.parametrize(
    ("extra", "says"),
    [
        ({"num_bears": 2}, "generate knows no num_bears"),
        ({"processor": {"maxpixels": 9}}, "processor knows no maxpixels"),
        ({"processor": 9}, "processor is 9, not a table"),
    ],
)
def test_settings_that_nobody_knows(
    extra: dict[str, object],
    says: str,
    folders: Callable[[Family], Path],
    request_of_task: Request,
) -> None:
    with pytest.raises(ModelError, match=says) as caught:
        model(folders(QWEN), extra=extra).complete(request_of_task)
    assert "extra" in caught.value.mend


# What cannot be loaded, and what that says


def _spoiled(folder: Path, name: str, **values: object) -> Path:
    """A folder in which one file says something else."""
    path = folder / name
    found = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps({**found, **values}), "utf-8")
    return folder


@pytest.mark.skipif(find_spec("torchvision") is not None, reason="torchvision is installed")
def test_pictures_that_need_torchvision(tmp_path: Path, request_of_task: Request) -> None:
    folder = QWEN.make(tmp_path / "needy")
    _spoiled(folder, "preprocessor_config.json", image_processor_type="Llama4ImageProcessorFast")
    with pytest.raises(ModelError, match="package that is not installed") as caught:
        model(folder).complete(request_of_task)
    assert caught.value.mend == "pip install torchvision"


def test_weights_that_are_cut_off(family: Family, tmp_path: Path, request_of_task: Request) -> None:
    folder = family.make(tmp_path / "cut")
    weights = folder / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-100])
    with pytest.raises(ModelError, match=r"cannot be loaded: \w"):
        model(folder).complete(request_of_task)


def test_a_kind_of_model_that_nobody_knows(tmp_path: Path, request_of_task: Request) -> None:
    folder = _spoiled(INTERNVL.make(tmp_path / "chat"), "config.json", model_type="internvl_chat")
    with pytest.raises(ModelError, match="cannot be loaded: ") as caught:
        model(folder).complete(request_of_task)
    assert "-hf" in caught.value.mend


def test_a_template_that_refuses(tmp_path: Path, request_of_task: Request) -> None:
    folder = INTERNVL.make(tmp_path / "strict")
    template = folder / "chat_template.jinja"
    refusing = (
        "{% if messages[0]['role'] == 'system' %}{{ raise_exception('No systems') }}{% endif %}"
    )
    template.write_text(refusing + template.read_text("utf-8"), "utf-8")
    assert model(folder).complete(request_of_task).text
    with pytest.raises(ModelError, match="refuses the question: No systems"):
        model(folder, system="Be brief").complete(request_of_task)


def test_a_picture_of_an_impossible_shape_is_that_case_s_trouble(
    folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    """Qwen2-VL takes none that is more than 200 times as long as wide."""
    made = model(folders(QWEN), batch_size=2)
    requests = [asking(request_of_task, "Go", size) for size in ((1, 300), SIZES[1])]
    bad, good = tiny_vlm.texts_or_troubles(made, requests)
    assert "aspect ratio" in bad
    assert good == model(folders(QWEN)).complete(requests[1]).text


def test_all_devices_at_once(
    family: Family, folders: Callable[[Family], Path], request_of_task: Request
) -> None:
    if find_spec("accelerate") is None:
        with pytest.raises(ModelError) as caught:
            model(folders(family), device="auto")
        assert caught.value.mend == "pip install accelerate"
    else:
        asked = asking(request_of_task, "Go", SIZES[0])
        spread = model(folders(family), device="auto").complete(asked)
        assert spread.text == model(folders(family)).complete(asked).text
