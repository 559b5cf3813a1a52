"""A real vision-language model, only tiny, untrained and made on the spot: LLaVA's own classes."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pytest_flow2code.core.errors import CompletionError
from pytest_flow2code.core.model import Model, Request

TEMPLATE = (
    "{% for m in messages %}{{ m['role'] }}: {% for c in m['content'] %}"
    "{% if c['type'] == 'image' %}<image>{% else %}{{ c['text'] }}{% endif %}"
    "{% endfor %}\n{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"
)


def make(folder: Path, template: str | None = TEMPLATE, ends: list[int] | None = None) -> Path:
    """Write the model's files: two layers, a vocabulary of bytes, pictures of 28 pixels.

    `ends` are the tokens that end an answer, in place of the usual one.
    """
    import torch  # noqa: PLC0415
    import transformers  # noqa: PLC0415

    tokenizer = _tokenizer(transformers)
    image = tokenizer.convert_tokens_to_ids("<image>")
    torch.manual_seed(0)
    layers = {
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
    }
    config = transformers.LlavaConfig(
        vision_config=transformers.CLIPVisionConfig(
            **layers, image_size=28, patch_size=14, projection_dim=16
        ),
        text_config=transformers.LlamaConfig(
            **layers,
            vocab_size=len(tokenizer),
            num_key_value_heads=2,
            max_position_embeddings=4096,
            bos_token_id=tokenizer.bos_token_id,
            eos_token_id=tokenizer.eos_token_id,
            pad_token_id=tokenizer.pad_token_id,
        ),
        image_token_index=image,
        image_token_id=image,
    )
    model = transformers.LlavaForConditionalGeneration(config)
    attentive(model)
    model.generation_config.eos_token_id = ends or tokenizer.eos_token_id
    model.generation_config.pad_token_id = tokenizer.pad_token_id
    model.save_pretrained(folder)
    _processor(transformers, tokenizer, template).save_pretrained(folder)
    return folder


def attentive(model: Any) -> None:
    """An untrained model would pay no heed to what it is given."""
    for parameter in model.parameters():
        parameter.data.mul_(8)


def bytes_tokenizer() -> Any:
    """One token a byte."""
    from tokenizers import Tokenizer, decoders, models  # noqa: PLC0415
    from tokenizers.pre_tokenizers import ByteLevel  # noqa: PLC0415

    vocabulary = {char: number for number, char in enumerate(sorted(ByteLevel.alphabet()))}
    made = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    made.pre_tokenizer = ByteLevel(add_prefix_space=False)
    made.decoder = decoders.ByteLevel()
    return made


def _tokenizer(transformers: Any) -> Any:
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=bytes_tokenizer(),
        bos_token="<s>",
        eos_token="</s>",
        pad_token="<pad>",
        unk_token="<unk>",
        additional_special_tokens=["<image>"],
    )


def _processor(transformers: Any, tokenizer: Any, template: str | None) -> Any:
    # The kind that needs nothing but Pillow has a name of its own in newer versions.
    by_pillow = getattr(transformers, "CLIPImageProcessorPil", transformers.CLIPImageProcessor)
    images = by_pillow(size={"shortest_edge": 28}, crop_size={"height": 28, "width": 28})
    return transformers.LlavaProcessor(
        image_processor=images,
        tokenizer=tokenizer,
        patch_size=14,
        vision_feature_select_strategy="default",
        chat_template=template,
        num_additional_image_tokens=1,
    )


def texts_or_troubles(made: Model, requests: Sequence[Request]) -> list[str]:
    """What becomes of requests that are asked at once."""

    def ask(request: Request) -> str:
        try:
            return made.complete(request).text
        except CompletionError as error:
            return error.message

    with ThreadPoolExecutor(len(requests)) as pool:
        return [*pool.map(ask, requests)]
