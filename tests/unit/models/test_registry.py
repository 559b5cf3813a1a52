"""Names in, adapters out; and for every name that is none, one clear error."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.models import ModelOptions, Provider, resolve

OPTIONS = ModelOptions()


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("reference", "reference"),
        (" reference ", "reference"),
        ("replay:a/b:c.jsonl", "replay:a/b:c.jsonl"),
        ("openai:gpt-4o", "openai:gpt-4o"),
        ("OpenAI:Qwen/Qwen2-VL:free", "openai:Qwen/Qwen2-VL:free"),
        ("gpt-4o", "openai:gpt-4o"),
        ("gpt-5-mini-2025-08-07", "openai:gpt-5-mini-2025-08-07"),
        ("chatgpt-4o-latest", "openai:chatgpt-4o-latest"),
        ("o3", "openai:o3"),
        ("o4-mini", "openai:o4-mini"),
        ("ft:gpt-4o:org::id", "openai:ft:gpt-4o:org::id"),
        ("claude-sonnet-4-5", "anthropic:claude-sonnet-4-5"),
        ("anthropic:claude-x", "anthropic:claude-x"),
        ("gemini-2.5-flash", "google:gemini-2.5-flash"),
        ("google:gemini-x", "google:gemini-x"),
    ],
)
def test_names_that_mean_a_model(spec: str, name: str) -> None:
    assert resolve(spec, OPTIONS).name == name


@pytest.mark.parametrize("spec", ["", "llama", "gpt", "o", "ozone", "nobody:x", ":x", "xgpt-4o"])
def test_unknown_names_list_the_choices(spec: str) -> None:
    with pytest.raises(ModelError) as caught:
        resolve(spec, OPTIONS)
    assert "anthropic:NAME, command:PROGRAM, google:NAME, litellm:" in caught.value.mend


@pytest.mark.parametrize(
    "spec",
    ["reference:x", "replay:", "replay", "openai:", "anthropic:", "google: "],
)
def test_a_provider_refuses_what_it_cannot_use(spec: str) -> None:
    with pytest.raises(ModelError) as caught:
        resolve(spec, OPTIONS)
    assert caught.value.mend


THIRD = """
from dataclasses import dataclass
from pytest_flow2code.core.model import Completion
from pytest_flow2code.models import Provider

@dataclass(frozen=True)
class Echo:
    name: str
    paid: bool = False
    @property
    def identity(self): return self.name
    def check(self): pass
    def complete(self, request):
        return Completion(self.name, request.sample, request.prompt.text)

PROVIDER = Provider(lambda argument, options: Echo(f"echo:{argument}"), "echo:NAME", (r"echo-.+",))
NOT_ONE = 3
"""


def install(folder: Path, *declared: str) -> None:
    """An installed package as import machinery and metadata see it."""
    (folder / "echo_models.py").write_text(THIRD)
    info = folder / "echo_models-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: echo-models\nVersion: 1\n")
    points = "".join(f"{line}\n" for line in declared)
    (info / "entry_points.txt").write_text(f"[pytest_flow2code.models]\n{points}")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "echo_models", raising=False)
    return tmp_path


def test_another_package_adds_a_provider(site: Path) -> None:
    install(site, "echo = echo_models:PROVIDER")
    assert resolve("echo:x", OPTIONS).name == "echo:x"
    assert resolve("echo-2", OPTIONS).name == "echo:echo-2"
    with pytest.raises(ModelError, match="command:PROGRAM, echo:NAME, google:NAME"):
        resolve("nobody:x", OPTIONS)


@pytest.mark.parametrize(
    ("declared", "says"),
    [
        ("echo = echo_models:MISSING", "cannot be loaded"),
        ("echo = no_such_module_here:PROVIDER", "cannot be loaded"),
        ("echo = echo_models:NOT_ONE", "is a int, expected"),
    ],
)
def test_a_broken_entry_point_is_named(site: Path, declared: str, says: str) -> None:
    install(site, declared)
    with pytest.raises(ModelError, match=says) as caught:
        resolve("echo:x", OPTIONS)
    assert "echo" in str(caught.value)


def test_a_broken_entry_point_leaves_other_models_alone(site: Path) -> None:
    install(site, "echo = no_such_module_here:PROVIDER")
    assert resolve("reference", OPTIONS).name == "reference"
    assert resolve("openai:x", OPTIONS).name == "openai:x"


def test_two_providers_of_one_prefix_are_refused(site: Path) -> None:
    install(site, "reference = echo_models:PROVIDER")
    with pytest.raises(ModelError, match="several installed packages"):
        resolve("reference", OPTIONS)


def test_a_name_that_two_providers_know_is_refused(site: Path) -> None:
    install(site, "echo = echo_models:PROVIDER")
    (site / "echo_models.py").write_text(THIRD.replace("echo-.+", "gpt-.+"))
    with pytest.raises(ModelError, match="several providers: echo, openai"):
        resolve("gpt-4o", OPTIONS)


def test_a_run_can_bring_providers_of_its_own() -> None:
    mine = Provider(lambda *_: resolve("reference", OPTIONS), "mine:NAME", (r"my-.+",))
    assert resolve("mine:x", OPTIONS, {"mine": mine}).name == "reference"
    assert resolve("my-model", OPTIONS, {"mine": mine}).name == "reference"
    with pytest.raises(ModelError, match=r"'openai'.*pytest_flow2code_models"):
        resolve("openai:x", OPTIONS, {"openai": mine})


def test_no_sdk_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys\n"
        "from pytest_flow2code.models import ModelOptions, resolve\n"
        "for name in ('gpt-4o', 'claude-x', 'gemini-x', 'litellm:a/b'):\n"
        "    resolve(name, ModelOptions())\n"
        "sys.exit(bool({'openai', 'anthropic', 'google.genai', 'litellm'} & set(sys.modules)))\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
