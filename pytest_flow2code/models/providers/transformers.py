"""Vision-language models on this machine: `transformers:NAME`, a name on the hub or a folder.

Whatever has an image-text-to-text interface (Qwen2-VL, LLaVA, InternVL, ...). Calls from several
threads are worked off in batches of the option `batch_size`; `device` (cuda, cuda:1, cpu, ...) and
`dtype` (auto, float16, ...) say where and how. A seed gives the same answer again only with a
batch size of 1: the prompts of a batch draw from the same source of chance.
"""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Prompt, Request, StopReason
from pytest_flow2code.models.batching import Batcher
from pytest_flow2code.models.client import Once
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.text import environment_secrets, scrub, well_formed

MAX_TOKENS = 2048
"""The bound of an answer where none is given: most models have one of a few words."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    processor: Any
    model: Any
    ends: frozenset[int]


class TransformersModel:
    """A model in the memory of this process, loaded with the first call."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        self.name = f"transformers:{model}"
        self._model = model
        bounded = options.max_tokens or MAX_TOKENS
        self._options = replace(options, max_tokens=bounded, dtype=options.dtype or "auto")
        self._loaded = Once(self._load)
        self._batches: Batcher[Request, Completion] = Batcher(options.batch_size, self._answer)

    @property
    def identity(self) -> str:
        return self._options.identity(self.name)

    @property
    def paid(self) -> bool:
        return True

    @property
    def max_tokens(self) -> int | None:
        return self._options.max_tokens

    def check(self) -> None:
        """Raises ModelError for missing libraries, a folder that is not there, a device or a type
        of numbers that torch does not know. The weights are not loaded yet."""
        torch = _sdk()
        folder = Path(self._model).expanduser()
        if self._model.startswith((".", "/", "~")) and not folder.is_dir():
            raise ModelError(
                f"{self.name}: there is no folder {folder}",
                mend="give a model's name on the hub, or the folder that holds its files",
            )
        self._dtype(torch)
        self._device(torch)

    def complete(self, request: Request) -> Completion:
        """One answer, worked out together with those that other threads ask for meanwhile.

        Raises ModelError if the model cannot be loaded, CompletionError if it fails on this prompt.
        """
        return self._batches(request)

    def _dtype(self, torch: ModuleType) -> Any:
        name = self._options.dtype
        found = "auto" if name == "auto" else getattr(torch, str(name), None)
        if found != "auto" and not isinstance(found, torch.dtype):
            raise ModelError(
                f"{self.name}: torch has no dtype {name!r}",
                mend="set dtype to auto, float32, float16 or bfloat16",
            )
        return found

    def _device(self, torch: ModuleType) -> Any:
        name = self._options.device or ("cuda" if torch.cuda.is_available() else "cpu")
        try:
            return torch.empty(0, device=name).device
        except (RuntimeError, AssertionError) as error:
            raise ModelError(
                f"{self.name}: the device {name!r} cannot be used: {_first_line(error)}",
                mend="set device to cpu, cuda or cuda:N as this machine has it",
            ) from None

    def _load(self) -> _Loaded:
        torch, transformers = _sdk(), import_module("transformers")
        folder = str(Path(self._model).expanduser()) if self._model.startswith("~") else self._model
        transformers.utils.logging.disable_progress_bar()
        try:
            processor = transformers.AutoProcessor.from_pretrained(folder)
            model = transformers.AutoModelForImageTextToText.from_pretrained(
                folder, dtype=self._dtype(torch)
            )
        except (OSError, ValueError, KeyError, ImportError) as error:
            raise ModelError(
                f"{self.name} cannot be loaded: {_first_line(error)}",
                mend="check the name; it has to be a model with an image-text-to-text interface",
            ) from None
        if getattr(processor, "chat_template", None) is None:
            raise ModelError(
                f"{self.name} has no chat template, so that nobody knows how it wants to be asked",
                mend="choose the model's version that was tuned for instructions",
            )
        tokenizer = processor.tokenizer
        tokenizer.padding_side = "left"
        tokenizer.pad_token = tokenizer.pad_token or tokenizer.eos_token
        told = model.generation_config.eos_token_id
        ends = frozenset(told if isinstance(told, list) else [told])
        return _Loaded(processor, model.to(self._device(torch)).eval(), ends)

    def _answer(self, requests: Sequence[Request]) -> list[Completion | Exception]:
        """The answers of a batch; one that does not fit into memory is taken apart."""
        torch = _sdk()
        try:
            return [*self._generate(requests)]
        except torch.OutOfMemoryError:
            torch.cuda.empty_cache()
            failure = CompletionError(
                f"{self.name}: out of memory with {len(requests)} prompts at once",
                mend="set a smaller batch_size or max_tokens, or another dtype",
            )
        except (RuntimeError, ValueError, IndexError, OSError) as error:
            failure = CompletionError(f"{self.name}: {_first_line(error)}")
        if len(requests) == 1:
            return [failure]
        return [answer for request in requests for answer in self._answer([request])]

    def _generate(self, requests: Sequence[Request]) -> list[Completion]:
        torch = _sdk()
        loaded = self._loaded()
        started = time.perf_counter()
        inputs = self._inputs(loaded, [request.prompt for request in requests])
        with _GENERATING, torch.inference_mode():
            if self._options.seed is not None:
                torch.manual_seed(self._options.seed + requests[0].sample)
            output = loaded.model.generate(**inputs, **self._sampling(), **self._options.extra)
        begin = inputs["input_ids"].shape[1]
        rows = output[:, begin:].tolist()
        asked = inputs["attention_mask"].sum(dim=1).tolist()
        seconds = time.perf_counter() - started
        return [
            self._completion(loaded, request.sample, row, tokens, seconds)
            for request, row, tokens in zip(requests, rows, asked, strict=True)
        ]

    def _completion(
        self, loaded: _Loaded, sample: int, row: list[int], asked: int, seconds: float
    ) -> Completion:
        end = next((place for place, token in enumerate(row) if token in loaded.ends), None)
        kept = row if end is None else row[:end]
        return Completion(
            self.name,
            sample,
            well_formed(loaded.processor.tokenizer.decode(kept, skip_special_tokens=True)),
            stop=StopReason.LENGTH if end is None else StopReason.END,
            tokens_in=asked,
            tokens_out=len(kept) + (end is not None),
            seconds=seconds,
        )

    def _inputs(self, loaded: _Loaded, prompts: Sequence[Prompt]) -> Mapping[str, Any]:
        template = loaded.processor.apply_chat_template
        # The newer of two ways to say how to pad.
        apart = "processor_kwargs" in signature(template).parameters
        padding: dict[str, Any] = {"padding": True}
        inputs = template(
            [self._conversation(prompt) for prompt in prompts],
            add_generation_prompt=True,
            tokenize=True,
            return_dict=True,
            return_tensors="pt",
            **({"processor_kwargs": padding} if apart else padding),
        )
        moved: Mapping[str, Any] = inputs.to(loaded.model.device, dtype=loaded.model.dtype)
        # Many tokenizers write these, few models read them, and the others refuse them.
        known = "token_type_ids" in signature(loaded.model.forward).parameters
        return {name: moved[name] for name in moved if known or name != "token_type_ids"}

    def _conversation(self, prompt: Prompt) -> list[dict[str, object]]:
        image = import_module("PIL.Image")
        pictures = [
            {"type": "image", "image": image.open(io.BytesIO(picture.data)).convert("RGB")}
            for picture in prompt.pictures
        ]
        content: list[dict[str, object]] = [*pictures, {"type": "text", "text": prompt.text}]
        system = self._options.system
        before: list[dict[str, object]] = (
            [{"role": "system", "content": [{"type": "text", "text": system}]}] if system else []
        )
        return [*before, {"role": "user", "content": content}]

    def _sampling(self) -> dict[str, object]:
        options = self._options
        chosen: dict[str, object] = {"max_new_tokens": options.max_tokens}
        if options.temperature == 0:
            return {**chosen, "do_sample": False}
        if options.temperature is not None or options.top_p is not None:
            chosen["do_sample"] = True
        given = {"temperature": options.temperature, "top_p": options.top_p}
        return {**chosen, **{name: value for name, value in given.items() if value is not None}}


_GENERATING = threading.Lock()
"""Several models draw from the same source of chance: one after the other."""


def _first_line(error: BaseException) -> str:
    return scrub(str(error).strip().partition("\n")[0], environment_secrets())


def _sdk() -> ModuleType:
    try:
        for name in ("PIL", "transformers"):
            import_module(name)
        return import_module("torch")
    except ImportError:
        raise missing_sdk("transformers", "transformers") from None


def _create(argument: str, options: ModelOptions) -> TransformersModel:
    if not argument.strip():
        raise ModelError(
            "transformers needs a model's name",
            mend="write it as: transformers:Qwen/Qwen2-VL-2B-Instruct",
        )
    return TransformersModel(argument.strip(), options)


PROVIDER = Provider(_create, "transformers:NAME")
