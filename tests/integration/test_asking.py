"""What a model is asked, and how: a run against a server that speaks the providers' protocols."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from installed import installed
from loopback import Asked, Failed, Reply, Said, Server, serving
from small_runs import SMALL, WORKERS, Run, journals, records, tasks

KEY = "sk-canary-5f2b9d1e77c04a"


def right(asked: Asked) -> Reply:
    """The reference of whichever task is asked for."""
    task = next(task for task in tasks(limit=None) if f"`{task.entry_point}`" in asked.text)
    return Said(f"```python\n{task.reference}\n```")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    with serving(right) as server:
        for name in ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"):
            monkeypatch.setenv(name, KEY)
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai)
        monkeypatch.setenv("ANTHROPIC_BASE_URL", server.url)
        monkeypatch.setenv("GOOGLE_GEMINI_BASE_URL", server.url)
        yield server


ASKED = (
    "--flow2code-input=mermaid",
    "--flow2code-temperature=0.5",
    "--flow2code-top-p=0.25",
    "--flow2code-max-tokens=300",
    "--flow2code-system=Be brief.",
    "--flow2code-effort=low",
    "--flow2code-model-options=models.toml",
    "--flow2code-prompt=mine.j2",
)
TEMPLATE = "Mine: write `{{ entry_point }}` in {{ language }}.\n{{ chart }}"


@pytest.mark.parametrize("workers", WORKERS)
def test_every_option_reaches_the_model_and_the_journal(
    run: Run, pytester: pytest.Pytester, server: Server, workers: tuple[str, ...]
) -> None:
    pytester.path.joinpath("mine.j2").write_text(TEMPLATE)
    pytester.path.joinpath("models.toml").write_text('["openai:t*"]\ntop_p = 0.75\n')
    result = run(*workers, *ASKED, "--flow2code-seed=7", model="openai:tiny")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["flow2code: flowcharts are given as: mermaid"])
    for asked in server.seen:
        assert asked.pictures == ()
        assert asked.text.startswith("Mine: write `")
        assert "flowchart TD" in asked.text
        assert (asked.system, asked.seed) == ("Be brief.", 7)
        names = ("temperature", "top_p", "max_tokens", "reasoning_effort")
        assert [asked.body[name] for name in names] == [0.5, 0.75, 300, "low"]
    (path,) = journals(pytester.path)
    (header,) = records(path, "run")
    assert header["options"]["input"] == "mermaid"  # type: ignore[index]
    assert '"top_p": 0.75' in header["options"]["asked"]["openai:tiny"]  # type: ignore[index]
    assert {sample["picture"] for sample in records(path, "sample")} == {""}


def test_a_run_goes_on_only_with_the_same_options(
    run: Run, pytester: pytest.Pytester, server: Server
) -> None:
    pytester.path.joinpath("mine.j2").write_text(TEMPLATE)
    pytester.path.joinpath("models.toml").write_text("")
    run(*ASKED, "--flow2code-seed=7", model="openai:tiny")
    (path,) = journals(pytester.path)
    calls = len(server.seen)
    again = ("--flow2code-resume", f"--flow2code-results={path}")
    resumed = run(*ASKED, *again, "--flow2code-seed=7", model="openai:tiny")
    resumed.assert_outcomes(passed=2)
    assert len(server.seen) == calls
    other = [option for option in ASKED if "temperature" not in option and "prompt" not in option]
    refused = run(*other, *again, "--flow2code-seed=7", model="openai:tiny")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(
        ["*is the journal of another run: temperature of openai:tiny was 0.5 and is not given; *"]
    )
    refused.stderr.fnmatch_lines(["*the prompt's hash was *"])


def test_a_template_or_file_that_cannot_be_used_is_wrong_use(
    run: Run, pytester: pytest.Pytester, server: Server
) -> None:
    pytester.path.joinpath("mine.j2").write_text("{{ langauge }}")
    pytester.path.joinpath("models.toml").write_text("temprature = 1")
    for option, says in (
        ("--flow2code-prompt=mine.j2", "*mine.j2: there is no variable 'langauge'"),
        ("--flow2code-model-options=models.toml", "*[[]*] temprature: no such option"),
    ):
        result = run(option, model="openai:tiny")
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines([says, "  to mend it: *"])
    assert not server.seen
    assert journals(pytester.path) == []


CONFTEST = """
from pytest_flow2code.models import Provider
from pytest_flow2code.models.providers.reference import PROVIDER, ReferenceModel

def pytest_flow2code_models():
    create = lambda argument, options: ReferenceModel(f"mine:{argument}")
    return {"mine": Provider(create, "mine:NAME", (r"my-.+",))}
"""


@pytest.mark.parametrize("workers", WORKERS)
def test_a_conftest_brings_models_of_its_own(
    pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    pytester.makeconftest(CONFTEST)
    result = pytester.runpytest_subprocess("--flow2code-model=my-model", *SMALL, *workers)
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["flow2code: mine:my-model on 2 tasks, 2 cases"])


VERDICTS = {
    "exit": "exited-early",
    "constant": "wrong-answer",
    "always-equal": "wrong-answer",
    "silence": "no-code",
    "refusal": "refused",
    "filtered": "refused",
    "truncated": "truncated",
}


def test_each_kind_of_wrong_answer_gets_its_own_verdict(pytester: pytest.Pytester) -> None:
    pytester.runpytest(
        *(f"--flow2code-model=wrong:{kind}" for kind in VERDICTS), *SMALL, "-p", "no:terminal"
    )
    (path,) = journals(pytester.path)
    found = {(str(s["model"])[6:], s["verdict"]) for s in records(path, "sample")}
    assert found == set(VERDICTS.items())


def command_lines() -> str:
    """The arguments of all processes of this machine."""
    told = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            told.append(path.read_bytes().decode("utf-8", "replace"))
        except OSError:
            continue
    return "\n".join(told)


def test_no_key_and_no_picture_is_told_by_any_provider(
    pytester: pytest.Pytester, server: Server
) -> None:
    """Not in an error that echoes both, nor in a log at the lowest level."""
    for sdk in ("openai", "anthropic", "google.genai", "litellm"):
        if not installed(sdk):
            pytest.skip(f"{sdk} is not installed")
    lines: list[str] = []

    def echo(asked: Asked) -> Reply:
        lines.append(command_lines())
        picture = base64.b64encode(asked.pictures[0]).decode()
        return Failed(413, f"key {KEY} sent {picture} ...")

    server.script = echo
    models = ("openai:tiny", "claude-tiny", "gemini-tiny", "litellm:openai/tiny")
    result = pytester.runpytest_subprocess(
        *(f"--flow2code-model={model}" for model in models),
        *SMALL,
        "-n2",
        "-vv",
        "--showlocals",
        "--log-cli-level=DEBUG",
        "--log-file=log.txt",
        "--log-file-level=DEBUG",
        "--junitxml=report.xml",
    )
    assert {asked.protocol for asked in server.seen} == {"chat", "anthropic", "gemini"}
    pictures = [base64.b64encode(picture).decode() for a in server.seen for picture in a.pictures]
    written = [path for path in pytester.path.rglob("*") if path.is_file()]
    told = "\n".join(
        [
            *lines,
            str(result.stdout),
            str(result.stderr),
            *(p.read_bytes().decode("utf-8", "replace") for p in written),
        ]
    )
    assert "sent [data]" in told
    for secret in (KEY, KEY[-8:], *(picture[:60] for picture in pictures)):
        assert secret not in told
