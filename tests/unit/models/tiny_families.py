"""Qwen2-VL and InternVL, tiny and untrained, of their own classes and in the files of the hub.

Their vocabulary are bytes, their template is ChatML, and what they say about sampling is what
Qwen2-VL's files say: nothing but the likeliest token.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tiny_vlm

CHATML = (
    "{% for m in messages %}<|im_start|>{{ m['role'] }}\n{% for c in m['content'] %}"
    "{% if c['type'] == 'image' %}@IMAGE@{% else %}{{ c['text'] }}{% endif %}"
    "{% endfor %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
COMMON = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
SIDE = 28
"""Pixels that one token stands for, along one side of a picture; InternVL's tiles are two wide."""


@dataclass(frozen=True)
class Family:
    """`make(folder, ends=())` writes a model that ends with the tokens `ends` or its usual ones.

    `around` are the tokens of a question besides the bytes of its text and those of its pictures;
    `picture(width, height)` those of one picture; `words` are some that mean more than text.
    """

    name: str
    make: Callable[..., Path]
    around: int
    picture: Callable[[int, int], int]
    words: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


def make_qwen(folder: Path, ends: Sequence[int] = ()) -> Path:
    import transformers  # noqa: PLC0415

    words = ("<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>")
    ids = _tokenizer(folder, words)
    _write(
        folder,
        "chat_template.json",
        {"chat_template": _template("".join(words[i] for i in (0, 2, 1)))},
    )
    _write(
        folder,
        "preprocessor_config.json",
        {
            "image_processor_type": "Qwen2VLImageProcessor",
            "processor_class": "Qwen2VLProcessor",
            "min_pixels": SIDE**2,
            "max_pixels": 12 * SIDE**2,
            "patch_size": SIDE // 2,
            "temporal_patch_size": 2,
            "merge_size": 2,
        },
    )
    config = transformers.Qwen2VLConfig(
        vision_config={
            "depth": 2,
            "embed_dim": 16,
            "hidden_size": 16,
            "num_heads": 2,
            "mlp_ratio": 2,
            "patch_size": SIDE // 2,
        },
        text_config={
            **_layers(ids),
            "rope_theta": 10000.0,
            "rope_scaling": {"type": "mrope", "mrope_section": [2, 1, 1]},
        },
        image_token_id=ids["<|image_pad|>"],
        video_token_id=ids["<|video_pad|>"],
        vision_start_token_id=ids["<|vision_start|>"],
        vision_end_token_id=ids["<|vision_end|>"],
    )
    return _save(folder, transformers.Qwen2VLForConditionalGeneration, config, ids, ends)


def make_internvl(folder: Path, ends: Sequence[int] = ()) -> Path:
    import transformers  # noqa: PLC0415

    words = {
        "start_image_token": "<img>",
        "end_image_token": "</img>",
        "context_image_token": "<IMG_CONTEXT>",
        "video_token": "<video>",
    }
    ids = _tokenizer(folder, tuple(words.values()), extra_special_tokens=words, **words)
    _write(
        folder,
        "processor_config.json",
        {"processor_class": "InternVLProcessor", "image_seq_length": 4},
    )
    (folder / "chat_template.jinja").write_text(_template("<IMG_CONTEXT>\n"), "utf-8")
    _write(
        folder,
        "preprocessor_config.json",
        {
            "image_processor_type": "GotOcr2ImageProcessorFast",
            "processor_class": "InternVLProcessor",
            "size": {"height": 2 * SIDE, "width": 2 * SIDE},
            "min_patches": 1,
            "max_patches": 4,
        },
    )
    config = transformers.InternVLConfig(
        vision_config={
            "hidden_size": 16,
            "intermediate_size": 32,
            "num_hidden_layers": 2,
            "num_attention_heads": 2,
            "image_size": [2 * SIDE, 2 * SIDE],
            "patch_size": [SIDE // 2, SIDE // 2],
        },
        text_config={"model_type": "qwen2", **_layers(ids)},
        image_token_id=ids["<IMG_CONTEXT>"],
        image_seq_length=4,
        downsample_ratio=0.5,
    )
    return _save(folder, transformers.InternVLForConditionalGeneration, config, ids, ends)


def _qwen_tokens(width: int, height: int) -> int:
    """A start and an end; for pictures that are neither too small nor too large."""
    return 2 + round(width / SIDE) * round(height / SIDE)


def _internvl_tokens(width: int, height: int) -> int:
    """A start, an end and a new line; four tokens for each tile, several have one of the whole."""
    tiles = {(4, 2): 2, (2, 2): 1, (2, 4): 2, (3, 3): 4}[width // SIDE, height // SIDE]
    return 3 + 4 * (tiles + (tiles > 1))


LLAVA = Family("llava", tiny_vlm.make, len("user: assistant: "), lambda *_: 4, ("<image>",))
QWEN = Family(
    "qwen2-vl",
    make_qwen,
    len("_user\n_\n_assistant\n"),
    _qwen_tokens,
    ("<|image_pad|>", "<|im_end|>", "<|video_pad|>"),
)
INTERNVL = Family(
    "internvl",
    make_internvl,
    len("_user\n_\n_assistant\n"),
    _internvl_tokens,
    ("<img>", "<|im_end|>"),
)
FAMILIES = (LLAVA, QWEN, INTERNVL)


def _template(image: str) -> str:
    return CHATML.replace("@IMAGE@", image)


def _write(folder: Path, name: str, value: object) -> None:
    (folder / name).write_text(json.dumps(value), "utf-8")


def _tokenizer(folder: Path, words: tuple[str, ...], **config: object) -> dict[str, int]:
    """One token a byte and one for each of the words."""
    folder.mkdir(parents=True)
    made = tiny_vlm.bytes_tokenizer()
    special = [*COMMON, *words]
    made.add_special_tokens(special)
    made.save(str(folder / "tokenizer.json"))
    _write(
        folder,
        "tokenizer_config.json",
        {
            "tokenizer_class": "Qwen2Tokenizer",
            "eos_token": "<|im_end|>",
            "pad_token": "<|endoftext|>",
            "additional_special_tokens": special,
            **config,
        },
    )
    return {word: made.token_to_id(word) for word in special}


def _layers(ids: dict[str, int]) -> dict[str, object]:
    return {
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "max_position_embeddings": 4096,
        "vocab_size": max(ids.values()) + 1,
        "bos_token_id": ids["<|endoftext|>"],
        "eos_token_id": ids["<|im_end|>"],
    }


def _save(folder: Path, kind: Any, config: Any, ids: dict[str, int], ends: Sequence[int]) -> Path:
    import torch  # noqa: PLC0415

    torch.manual_seed(0)
    model = kind(config)
    tiny_vlm.attentive(model)
    model.generation_config.update(
        eos_token_id=[*ends] or [ids["<|im_end|>"], ids["<|endoftext|>"]],
        pad_token_id=ids["<|endoftext|>"],
        # Untrained models would end where chance wants it.
        suppress_tokens=sorted(ids.values()),
        do_sample=True,
        temperature=0.01,
        top_k=1,
        top_p=0.001,
    )
    model.save_pretrained(folder)
    return folder
