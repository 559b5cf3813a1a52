"""A vision-language model of `transformers`, from its files into the memory of this machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.models.provider import missing_sdk
from pytest_flow2code.models.text import environment_secrets, scrub

SPREAD = "auto"
"""The device that means all of them: the layers of a model where there is room."""

_VIDEO = "video"


@dataclass(frozen=True, slots=True)
class Loaded:
    """`ends` are the tokens that end an answer; `control` are words that are one token each."""

    processor: Any
    model: Any
    ends: frozenset[int]
    control: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A model to load: `name` is for messages, `path` a name on the hub or a folder.

    `dtype` and `device` are words; `processing` are settings of its processor (`max_pixels`),
    `generating` those that go to its `generate`.
    """

    name: str
    path: str
    dtype: str
    device: str | None
    processing: Mapping[str, object]
    generating: Mapping[str, object]

    def check(self) -> None:
        """Raises ModelError for missing libraries, a folder that is not there, a device or a type
        of numbers that torch does not know. The weights are not loaded."""
        torch = sdk()
        folder = Path(self.path).expanduser()
        if self.path.startswith((".", "/", "~")) and not folder.is_dir():
            raise ModelError(
                f"{self.name}: there is no folder {folder}",
                mend="give a model's name on the hub, or the folder that holds its files",
            )
        _dtype(self, torch)
        _device(self, torch)

    def load(self) -> Loaded:
        """Raises ModelError if it cannot be loaded or cannot be asked with text and pictures."""
        transformers = import_module("transformers")
        transformers.utils.logging.disable_progress_bar()
        processor = _processor(self, transformers)
        tokenizer = processor.tokenizer
        tokenizer.padding_side = "left"
        tokenizer.pad_token = tokenizer.pad_token or tokenizer.eos_token
        model = _model(self, transformers)
        if model.generation_config.eos_token_id is None:
            model.generation_config.eos_token_id = tokenizer.eos_token_id
        told = self.generating.get("eos_token_id", model.generation_config.eos_token_id)
        ends = frozenset(told if isinstance(told, list) else [told])
        return Loaded(processor, model, ends, tuple(tokenizer.get_added_vocab()))


def sdk() -> ModuleType:
    """torch; raises ModelError if it or another of the libraries is missing."""
    try:
        for name in ("PIL", "transformers"):
            import_module(name)
        return import_module("torch")
    except ImportError:
        raise missing_sdk("transformers", "transformers") from None


def first_line(error: BaseException) -> str:
    """What an error says at its beginning, without keys."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return scrub(lines[0], environment_secrets())


def _dtype(source: Source, torch: ModuleType) -> Any:
    found = "auto" if source.dtype == "auto" else getattr(torch, source.dtype, None)
    if found != "auto" and not isinstance(found, torch.dtype):
        raise ModelError(
            f"{source.name}: torch has no dtype {source.dtype!r}",
            mend="set dtype to auto, float32, float16 or bfloat16",
        )
    return found


def _device(source: Source, torch: ModuleType) -> Any:
    """A device of torch, or SPREAD."""
    name = source.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if name == SPREAD:
        if find_spec("accelerate") is None:
            raise ModelError(
                f"{source.name}: the device {SPREAD!r} needs a package that is not installed",
                mend="pip install accelerate",
            )
        return SPREAD
    try:
        return torch.empty(0, device=name).device
    except (RuntimeError, AssertionError) as error:
        raise ModelError(
            f"{source.name}: the device {name!r} cannot be used: {first_line(error)}",
            mend="set device to cpu, cuda, cuda:N or auto as this machine has it",
        ) from None


def _model(source: Source, transformers: ModuleType) -> Any:
    torch = sdk()
    device = _device(source, torch)
    spread = {"device_map": SPREAD} if device == SPREAD else {}
    try:
        model = transformers.AutoModelForImageTextToText.from_pretrained(
            _path(source), dtype=_dtype(source, torch), **spread
        )
        model = model if spread else model.to(device)
    except torch.OutOfMemoryError:
        raise ModelError(
            f"{source.name} does not fit into the memory of {device}",
            mend="set dtype to bfloat16, or device to auto or to one with more memory",
        ) from None
    except _troubles() as error:
        raise _not_loaded(source, error) from None
    _check_names(source, source.generating, _generation_names(model), "generate")
    return model.eval()


def _processor(source: Source, transformers: ModuleType) -> Any:
    """What turns text and pictures into a model's input."""
    try:
        try:
            made = transformers.AutoProcessor.from_pretrained(_path(source), **source.processing)
        except (ImportError, ValueError):
            # Without torchvision there is nothing for videos, and so no processor at all.
            made = _without_videos(source, transformers)
            if made is None:
                raise
    except _troubles() as error:
        raise _not_loaded(source, error) from None
    if getattr(made, "chat_template", None) is None:
        raise ModelError(
            f"{source.name} has no chat template, so that nobody knows how it wants to be asked",
            mend="choose the model's version that was tuned for instructions",
        )
    _check_names(source, source.processing, _processing_names(made), "processor")
    return made


def _without_videos(source: Source, transformers: ModuleType) -> Any:
    """The processor as it is for models that know no videos, None if that is what it is already."""
    path = _path(source)
    config = transformers.AutoConfig.from_pretrained(path)
    whole = transformers.PROCESSOR_MAPPING[type(config)]
    # The newer of two ways to say what a processor consists of.
    parts = whole.get_attributes() if hasattr(whole, "get_attributes") else whole.attributes
    kept = [part for part in parts if _VIDEO not in part]
    if len(kept) == len(parts):
        return None
    named = {"attributes": kept, "get_attributes": classmethod(lambda _: kept)}
    reduced: Any = type(whole.__name__, (whole,), named)
    return reduced.from_pretrained(path, **source.processing)


def _path(source: Source) -> str:
    is_home = source.path.startswith("~")
    return str(Path(source.path).expanduser()) if is_home else source.path


def _troubles() -> tuple[type[Exception], ...]:
    """What is raised for files that are missing, broken or of another kind."""
    broken: type[Exception] = import_module("safetensors").SafetensorError
    return (OSError, ValueError, LookupError, ImportError, AttributeError, RuntimeError, broken)


def _not_loaded(source: Source, error: Exception) -> ModelError:
    if "torchvision" in str(error).lower():
        return ModelError(
            f"{source.name}: its pictures can only be read with a package that is not installed",
            mend="pip install torchvision",
        )
    return ModelError(
        f"{source.name} cannot be loaded: {first_line(error)}",
        mend="check the name; it has to be a model with an image-text-to-text interface that "
        "transformers has itself (of some, that is the version whose name ends in -hf)",
    )


def _generation_names(model: Any) -> set[str]:
    return {*model.generation_config.to_dict(), *signature(model.generate).parameters}


def _processing_names(processor: Any) -> set[str]:
    images = processor.image_processor
    typed = getattr(getattr(images, "valid_kwargs", None), "__annotations__", {})
    made = (signature(type(part).__init__).parameters for part in (processor, images))
    return {*images.to_dict(), *typed, *(name for names in made for name in names)}


def _check_names(source: Source, given: Mapping[str, object], known: set[str], place: str) -> None:
    if unknown := sorted(set(given) - known):
        raise ModelError(
            f"{source.name}: its {place} knows no {', '.join(unknown)}",
            mend="take it out of the model's options: extra",
        )
