"""Every provider that LiteLLM knows: `litellm:PROVIDER/NAME`, as LiteLLM spells it.

Keys and other settings come from the environment variables that LiteLLM reads for each provider.
"""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Request
from pytest_flow2code.models import chat
from pytest_flow2code.models.account import Account, public
from pytest_flow2code.models.client import Once, hush
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.remote import FILTERED, Answer, RemoteModel

_NOWHERE = "https://litellm.invalid"
"""LiteLLM knows by itself where a provider is; only another place is our business."""


class LiteLLMModel(RemoteModel):
    """A model behind whatever endpoint LiteLLM asks for it."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        provider = model.partition("/")[0].upper().replace("-", "_")
        account = Account(keys=(f"{provider}_API_KEY",), urls=(), official=_NOWHERE)
        super().__init__("litellm", model, options, account)
        self._supported = Once(self._parameters)

    @property
    def identity(self) -> str:
        url = self._options.base_url
        return replace(self._options, base_url=public(url) if url else None).identity(self.name)

    def check(self) -> None:
        """Raises ModelError for a missing SDK or key, a provider that LiteLLM does not know, or a
        base URL that cannot be one."""
        self._load()
        self._supported()
        if self._options.base_url is not None or self._options.key_env is not None:
            self._account.check(self.name, self._options)
            return
        missing = _sdk().validate_environment(model=self._model)["missing_keys"]
        if any(name in os.environ for name in self._account.keys):
            self._account.key(self._options)
        if missing:
            raise ModelError(
                f"no key for {self.name}: {' and '.join(missing)} is not set",
                mend=f"export {missing[0]}=...",
            )

    def _load(self) -> ModuleType:
        return _sdk()

    def _ask(self, request: Request) -> Answer:
        litellm, openai = _sdk(), import_module("openai")
        try:
            response = litellm.completion(**self._call(request))
            return chat.read(json.dumps(response.model_dump()).encode())
        except litellm.exceptions.ContentPolicyViolationError:
            return FILTERED
        except openai.APIError as error:
            told = _told(error)
        except (TypeError, ValueError) as error:
            raise self._refused(error) from None
        if isinstance(told, bool):
            raise self._unreachable(timed_out=told)
        return self._failed(*told)

    def _call(self, request: Request) -> dict[str, Any]:
        options = self._options
        seeded = options.seed is not None and "seed" in self._supported()
        call = {
            "model": self._model,
            "messages": chat.messages(request.prompt, options.system),
            "base_url": options.base_url,
            "api_key": self._key(),
            "temperature": options.temperature,
            "top_p": options.top_p,
            "max_tokens": options.max_tokens,
            "seed": (options.seed or 0) + request.sample if seeded else None,
            "reasoning_effort": options.effort,
            "timeout": options.timeout_s,
            "num_retries": 0,
            "max_retries": 0,
        }
        given = {name: value for name, value in call.items() if value is not None}
        return {**given, **options.extra}

    def _key(self) -> str | None:
        """The key for a place or from a variable of one's own; else LiteLLM finds it."""
        own = self._options.base_url is not None or self._options.key_env is not None
        return self._account.key(self._options) if own else None

    def _parameters(self) -> frozenset[str]:
        litellm = _sdk()
        try:
            name, provider, *_ = litellm.get_llm_provider(model=self._model)
        except litellm.exceptions.BadRequestError:
            raise ModelError(
                f"LiteLLM knows no provider of {self._model!r}",
                mend="write it as: litellm:PROVIDER/NAME, for example litellm:mistral/pixtral-12b",
            ) from None
        known = litellm.get_supported_openai_params(model=name, custom_llm_provider=provider)
        return frozenset(known or ())


def _told(error: BaseException) -> tuple[int, object, Mapping[str, str]] | bool:
    """Status, body and headers of an error; of a call without an answer, whether time ran out.

    LiteLLM wraps what a provider said, and may lose its code: the first error behind it has it.
    """
    litellm, openai = _sdk(), import_module("openai")
    behind: BaseException | None = error
    while behind is not None:
        if isinstance(behind, openai.APIStatusError) and not _is_its_own(behind):
            return behind.status_code, behind.body, behind.response.headers
        if isinstance(behind, openai.APIConnectionError) and not _is_its_own(behind):
            return isinstance(behind, openai.APITimeoutError)
        behind = behind.__cause__ or behind.__context__
    if isinstance(error, openai.APIConnectionError):
        return isinstance(error, openai.APITimeoutError)
    too_long = isinstance(error, litellm.exceptions.ContextWindowExceededError)
    body = {
        "message": str(getattr(error, "message", "")),
        "code": "context_length_exceeded" if too_long else type(error).__name__,
    }
    headers = getattr(getattr(error, "response", None), "headers", None) or {}
    return int(getattr(error, "status_code", None) or 500), body, headers


def _is_its_own(error: BaseException) -> bool:
    return type(error).__module__.startswith("litellm")


def _sdk() -> ModuleType:
    # It would fetch a price list from the network when it is imported.
    os.environ.setdefault("LITELLM_LOCAL_MODEL_COST_MAP", "True")
    try:
        import litellm  # noqa: PLC0415
    except ImportError:
        raise missing_sdk("litellm", "litellm") from None
    hush()
    warnings.filterwarnings("ignore", category=UserWarning, module="pydantic")
    litellm.suppress_debug_info = True
    litellm.telemetry = False
    return litellm


def _create(argument: str, options: ModelOptions) -> LiteLLMModel:
    if not argument.strip():
        raise ModelError(
            "litellm needs a model's name", mend="write it as: litellm:mistral/pixtral-12b-2409"
        )
    return LiteLLMModel(argument.strip(), options)


PROVIDER = Provider(_create, "litellm:PROVIDER/NAME")
