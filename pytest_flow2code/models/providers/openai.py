"""OpenAI, and every server that speaks one of its protocols (vLLM, Ollama, LM Studio, OpenRouter).

The base URL is that of the options, else of OPENAI_BASE_URL, else OpenAI's own. OpenAI itself is
asked by its Responses protocol, every other server by Chat Completions, which more of them know;
the option `api` chooses otherwise.
"""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Request
from pytest_flow2code.models import chat, responses
from pytest_flow2code.models.account import Account, public
from pytest_flow2code.models.client import Once
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.remote import Answer, RemoteModel

if TYPE_CHECKING:
    from openai import OpenAI

_APIS = ("chat", "responses")
_ACCOUNT = Account(
    keys=("OPENAI_API_KEY",), urls=("OPENAI_BASE_URL",), official="https://api.openai.com/v1"
)


class OpenAIModel(RemoteModel):
    """A model behind a Chat Completions or Responses endpoint."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        super().__init__("openai", model, options, _ACCOUNT)
        self._client = Once(self._connect)

    @property
    def identity(self) -> str:
        seed = None if self._api == "responses" else self._options.seed
        asked = replace(self._options, base_url=public(self._base_url), api=self._api, seed=seed)
        return asked.identity(self.name)

    def _load(self) -> ModuleType:
        return _sdk()

    def _ask(self, request: Request) -> Answer:
        openai = _sdk()
        client = self._client()
        api = client.responses if self._api == "responses" else client.chat.completions
        try:
            raw = api.with_raw_response.create(**self._call(request))
            body: bytes = raw.content
        except openai.APIStatusError as error:
            status, said, headers = error.status_code, error.body, error.response.headers
        except openai.APIConnectionError as error:
            raise self._unreachable(isinstance(error, openai.APITimeoutError)) from None
        except (openai.OpenAIError, TypeError, ValueError) as error:
            raise self._refused(error) from None
        else:
            return responses.read(body) if self._api == "responses" else chat.read(body)
        return self._failed(status, said, headers)

    def _call(self, request: Request) -> dict[str, Any]:
        options = self._options
        call = (
            self._responses_call(request) if self._api == "responses" else self._chat_call(request)
        )
        call |= {
            "model": self._model,
            "temperature": options.temperature,
            "top_p": options.top_p,
            "extra_body": dict(options.extra) or None,
        }
        return {name: value for name, value in call.items() if value is not None}

    def _chat_call(self, request: Request) -> dict[str, Any]:
        options = self._options
        # OpenAI's reasoning models refuse the old name; many other servers know no other.
        limit = "max_completion_tokens" if self._official else "max_tokens"
        return {
            "messages": chat.messages(request.prompt, options.system),
            limit: options.max_tokens,
            "seed": None if options.seed is None else options.seed + request.sample,
            "reasoning_effort": options.effort,
        }

    def _responses_call(self, request: Request) -> dict[str, Any]:
        options = self._options
        return {
            "input": responses.inputs(request.prompt),
            "instructions": options.system,
            "max_output_tokens": options.max_tokens,
            "reasoning": None if options.effort is None else {"effort": options.effort},
            "store": False,
        }

    @property
    def _official(self) -> bool:
        return (urlsplit(self._base_url).hostname or "").endswith("openai.com")

    @property
    def _api(self) -> str:
        return self._options.api or ("responses" if self._official else "chat")

    def _connect(self) -> OpenAI:
        client: OpenAI = _sdk().OpenAI(
            api_key=self._account.key(self._options),
            base_url=self._base_url,
            timeout=self._options.timeout_s,
            max_retries=0,
        )
        return client


def _sdk() -> ModuleType:
    try:
        import openai  # noqa: PLC0415
    except ImportError:
        raise missing_sdk("openai", "openai") from None
    return openai


def _create(argument: str, options: ModelOptions) -> OpenAIModel:
    if not argument.strip():
        raise ModelError("openai needs a model's name", mend="write it as: openai:gpt-4o")
    if options.api not in (None, *_APIS):
        raise ModelError(
            f"openai:{argument} has no protocol {options.api!r}",
            mend=f"set api to one of {', '.join(_APIS)}",
        )
    return OpenAIModel(argument.strip(), options)


PROVIDER = Provider(
    _create,
    "openai:NAME",
    patterns=(r"gpt-.+", r"chatgpt-.+", r"o\d+(-.+)?", r"ft:(gpt-|o\d).+"),
)
