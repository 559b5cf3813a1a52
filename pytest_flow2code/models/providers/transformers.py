"""Vision-language models on this machine: `transformers:NAME`, a name on the hub or a folder.

Whatever has an image-text-to-text interface (Qwen2-VL, LLaVA, InternVL, ...). Calls from several
threads are worked off in batches of the option `batch_size`; `device` (cuda, cuda:1, cpu, ..., or
auto for all of them) and `dtype` (auto, float16, ...) say where and how. What `extra` has under
`processor` is for the model's processor (`max_pixels`), the rest for its `generate`. A seed gives
the same answer again only with a batch size of 1: the prompts of a batch draw from the same source
of chance.
"""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from inspect import signature
from typing import Any

from jinja2 import TemplateError

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Prompt, Request, StopReason
from pytest_flow2code.models.batching import Batcher
from pytest_flow2code.models.client import Once
from pytest_flow2code.models.loading import Loaded, Source, first_line, sdk
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.text import well_formed

MAX_TOKENS = 2048
"""The bound of an answer where none is given: most models have one of a few words."""


class TransformersModel:
    """A model in the memory of this process, loaded with the first call."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        self.name = f"transformers:{model}"
        bounded, dtype = options.max_tokens or MAX_TOKENS, options.dtype or "auto"
        self._options = replace(options, max_tokens=bounded, dtype=dtype)
        processing, self._generating = _parted(self.name, options.extra)
        self._source = Source(self.name, model, dtype, options.device, processing, self._generating)
        self._loaded = Once(self._source.load)
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
        """As `Source.check`; the weights are not loaded yet."""
        self._source.check()

    def complete(self, request: Request) -> Completion:
        """One answer, worked out together with those that other threads ask for meanwhile.

        Raises ModelError if the model cannot be loaded, CompletionError if it fails on this prompt.
        """
        return self._batches(request)

    def _answer(self, requests: Sequence[Request]) -> list[Completion | Exception]:
        """The answers of a batch; one that does not fit into memory is taken apart."""
        torch = sdk()
        try:
            return [*self._generate(requests)]
        except torch.OutOfMemoryError:
            torch.cuda.empty_cache()
            failure = CompletionError(
                f"{self.name}: out of memory with {len(requests)} prompts at once",
                mend="set a smaller batch_size or max_tokens, or another dtype",
            )
        except TemplateError as error:
            raise ModelError(
                f"{self.name}: its chat template refuses the question: {first_line(error)}",
                mend="leave out the system prompt, or choose another model",
            ) from None
        except (RuntimeError, ValueError, TypeError, LookupError, AttributeError, OSError) as error:
            failure = CompletionError(f"{self.name}: {first_line(error)}")
        if len(requests) == 1:
            return [failure]
        return [answer for request in requests for answer in self._answer([request])]

    def _generate(self, requests: Sequence[Request]) -> list[Completion]:
        torch = sdk()
        loaded = self._loaded()
        started = time.perf_counter()
        inputs = self._inputs(loaded, [request.prompt for request in requests])
        with _GENERATING, torch.inference_mode():
            if self._options.seed is not None:
                torch.manual_seed(self._options.seed + requests[0].sample)
            output = loaded.model.generate(**inputs, **self._settings(loaded))
        begin = inputs["input_ids"].shape[1]
        rows = output[:, begin:].tolist()
        asked = inputs["attention_mask"].sum(dim=1).tolist()
        seconds = time.perf_counter() - started
        return [
            self._completion(loaded, request.sample, row, tokens, seconds)
            for request, row, tokens in zip(requests, rows, asked, strict=True)
        ]

    def _completion(
        self, loaded: Loaded, sample: int, row: list[int], asked: int, seconds: float
    ) -> Completion:
        tokenizer = loaded.processor.tokenizer
        end = next((place for place, token in enumerate(row) if token in loaded.ends), len(row))
        kept = row[:end]
        while kept and end == len(row) and kept[-1] == tokenizer.pad_token_id:
            kept.pop()
        # Only at a text to stop at does an answer end without a token that says so.
        stopped = "stop_strings" in self._generating and len(kept) < (self.max_tokens or 0)
        whole = end < len(row) or stopped
        return Completion(
            self.name,
            sample,
            well_formed(tokenizer.decode(kept, skip_special_tokens=True)),
            stop=StopReason.END if whole else StopReason.LENGTH,
            tokens_in=asked,
            tokens_out=len(kept) + (end < len(row)),
            seconds=seconds,
        )

    def _inputs(self, loaded: Loaded, prompts: Sequence[Prompt]) -> Mapping[str, Any]:
        template = loaded.processor.apply_chat_template
        ways = signature(template).parameters
        # The newer of two ways to say how to pad.
        padding: dict[str, Any] = {"padding": True}
        chosen: dict[str, Any] = (
            {"processor_kwargs": padding} if "processor_kwargs" in ways else padding
        )
        if "sanitize_control_tokens" in ways and self._controls(loaded, prompts):
            chosen["sanitize_control_tokens"] = True
        inputs = template(
            [self._conversation(prompt) for prompt in prompts],
            add_generation_prompt=True,
            tokenize=True,
            return_dict=True,
            return_tensors="pt",
            **chosen,
        )
        moved: Mapping[str, Any] = inputs.to(loaded.model.device, dtype=loaded.model.dtype)
        # Many tokenizers write these, few models read them, and the others refuse them.
        known = "token_type_ids" in signature(loaded.model.forward).parameters
        return {name: moved[name] for name in moved if known or name != "token_type_ids"}

    def _controls(self, loaded: Loaded, prompts: Sequence[Prompt]) -> bool:
        """Whether what is only text (`<video>` in HTML) would be taken for more."""
        texts = [self._options.system or "", *(prompt.text for prompt in prompts)]
        return any(word in text for word in loaded.control for text in texts)

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

    def _settings(self, loaded: Loaded) -> dict[str, object]:
        """What `generate` is told besides its inputs."""
        options = self._options
        chosen: dict[str, object] = {"max_new_tokens": options.max_tokens}
        if options.temperature == 0:
            chosen["do_sample"] = False
        elif options.temperature is not None or options.top_p is not None:
            # Many models' own settings cut all but the likeliest token off.
            chosen |= {"do_sample": True, "top_k": 0, "top_p": options.top_p or 1.0}
            if options.temperature is not None:
                chosen["temperature"] = options.temperature
        if "stop_strings" in self._generating:
            chosen["tokenizer"] = loaded.processor.tokenizer
        return {**chosen, **self._generating}


_GENERATING = threading.Lock()
"""Several models draw from the same source of chance: one after the other."""


def _parted(
    name: str, extra: Mapping[str, object]
) -> tuple[Mapping[str, object], Mapping[str, object]]:
    """What of `extra` is for a model's processor, and what for generating."""
    processing = extra.get("processor", {})
    if not isinstance(processing, Mapping):
        raise ModelError(
            f"{name}: extra.processor is {processing!r}, not a table",
            mend="write it as: extra = { processor = { max_pixels = 1003520 } }",
        )
    return processing, {key: extra[key] for key in extra if key != "processor"}


def _create(argument: str, options: ModelOptions) -> TransformersModel:
    if not argument.strip():
        raise ModelError(
            "transformers needs a model's name",
            mend="write it as: transformers:Qwen/Qwen2-VL-2B-Instruct",
        )
    return TransformersModel(argument.strip(), options)


PROVIDER = Provider(_create, "transformers:NAME")
