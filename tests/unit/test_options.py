"""Every option on the command line and in an ini file, and every refusal."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.options import flags
from pytest_flow2code.options.table import OPTIONS
from pytest_flow2code.running.settings import Settings, Shard

Read = Callable[..., Settings]


@pytest.fixture
def read(pytester: pytest.Pytester) -> Read:
    """Options from arguments and, if given, from the lines of an ini file."""

    def read(*args: str, ini: str = "") -> Settings:
        if ini:
            pytester.makeini(f"[pytest]\n{ini}\n")
        return flags.read(pytester.parseconfig(*args))

    return read


def test_the_defaults(read: Read) -> None:
    assert read("--flow2code-model=reference") == Settings(
        models=("reference",),
        data=None,
        languages=(),
        sources=(),
        flowcharts=(FlowchartType.CODE, FlowchartType.UML, FlowchartType.PSEUDOCODE),
        difficulties=(),
        limit=None,
        samples=1,
        ks=(1,),
        seed=0,
        results=None,
        resume=False,
        timeout=None,
        sandbox="nsjail",
    )


TYPED = {
    "model": ("replay:a b.jsonl", "models", ("replay:a b.jsonl",)),
    "language": ("python, js", "languages", ("python", "js")),
    "source": ("mbxp,mbxp,mceval", "sources", ("mbxp", "mceval")),
    "flowchart": ("pseudocode,code", "flowcharts", (FlowchartType.CODE, FlowchartType.PSEUDOCODE)),
    "difficulty": ("easy", "difficulties", ("easy",)),
    "limit": ("7", "limit", 7),
    "samples": ("5", "samples", 5),
    "k": ("1", "ks", (1,)),
    "seed": ("-3", "seed", -3),
    "timeout": ("0.5", "timeout", 0.5),
    "sandbox": ("none", "sandbox", "none"),
    "mutants": ("0", "mutants", 0),
    "input": ("mermaid", "shown", Input.MERMAID),
    "temperature": ("0", "temperature", 0.0),
    "top-p": ("0.5", "top_p", 0.5),
    "max-tokens": ("100", "max_tokens", 100),
    "system": ("Be brief.", "system", "Be brief."),
    "effort": ("low", "effort", "low"),
    "progress": ("2.5", "progress", 2.5),
    "shard": ("03 / 16", "shard", Shard(3, 16)),
    "max-connections": ("64", "max_connections", 64),
    "requests-per-minute": ("500", "requests_per_minute", 500.0),
    "tokens-per-minute": ("3e4", "tokens_per_minute", 30000.0),
    "retries": ("0", "retries", 0),
    "max-cost": ("0.5", "max_cost", 0.5),
}
PATHS = (
    *("data", "results", "health", "audit", "prompt", "model-options", "durations", "rescore"),
    *("store", "prices"),
)
SWITCHES = ("resume", "cached-only")


@pytest.mark.parametrize("name", TYPED)
def test_each_option_has_an_ini_twin(read: Read, name: str) -> None:
    text, field, value = TYPED[name]
    assert getattr(read(f"--flow2code-{name}={text}"), field) == value
    assert getattr(read(ini=f"flow2code_{name.replace('-', '_')} = {text}"), field) == value


@pytest.mark.parametrize("name", PATHS)
def test_the_twins_of_paths_start_from_their_own_place(
    read: Read, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    below = pytester.mkdir("below")
    (below / "typed").mkdir()
    pytester.mkdir("written")
    field = name.replace("-", "_")
    pytester.makeini(f"[pytest]\nflow2code_{field} = written\n")
    monkeypatch.chdir(below)
    assert getattr(read(), field) == pytester.path / "written"
    assert getattr(read(f"--flow2code-{name}=typed"), field) == below / "typed"


@pytest.mark.parametrize("name", SWITCHES)
def test_switches(read: Read, name: str) -> None:
    field = name.replace("-", "_")
    assert getattr(read(), field) is False
    assert getattr(read(f"--flow2code-{name}"), field) is True
    assert getattr(read(ini=f"flow2code_{field} = true"), field) is True


GATES = ("fail-under", "baseline", "max-drop", "max-drop-significance")


def test_gates_are_kept_together(read: Read, pytester: pytest.Pytester) -> None:
    typed = ["--flow2code-fail-under=pass@1>=0.5,cost<=5", "--flow2code-fail-under=unscored<=1%"]
    typed += ["--flow2code-baseline=b", "--flow2code-max-drop=0.1"]
    found = read(*typed, "--flow2code-max-drop-significance=0.05").gates
    assert [gate.text for gate in found.gates] == ["pass@1>=0.5", "cost<=5", "unscored<=1%"]
    assert (found.drop.most, found.drop.significance) == (0.1, 0.05)
    assert found.baseline == pytester.path / "b"
    ini = (
        "flow2code_fail_under =\n  pass@1>=0.5,cost<=5\n  unscored<=1%\nflow2code_baseline = b\n"
        "flow2code_max_drop = 0.1\nflow2code_max_drop_significance = 0.05"
    )
    assert read(ini=ini).gates == found
    assert found.any
    assert found.budgets_unscored


def test_a_baseline_alone_is_no_gate(read: Read) -> None:
    assert not read("--flow2code-baseline=b").gates.any


def test_no_option_is_left_untested() -> None:
    assert {option.name for option in OPTIONS} == {*TYPED, *PATHS, *GATES, *SWITCHES}


def test_models_repeat_and_an_ini_holds_one_a_line(read: Read) -> None:
    assert read("--flow2code-model=a", "--flow2code-model=b").models == ("a", "b")
    assert read(ini="flow2code_model =\n  a\n  replay:x y").models == ("a", "replay:x y")


def test_the_command_line_hides_the_ini(read: Read) -> None:
    ini = "flow2code_model = a\nflow2code_language = c\nflow2code_seed = 5"
    settings = read("--flow2code-model=b", "--flow2code-language=python", ini=ini)
    assert (settings.models, settings.languages, settings.seed) == (("b",), ("python",), 5)


@pytest.mark.parametrize(
    ("samples", "ks"), [(1, (1,)), (2, (1,)), (3, (1, 3)), (5, (1, 3, 5)), (100, (1, 3, 5))]
)
def test_k_is_by_default_what_the_samples_allow(
    read: Read, samples: int, ks: tuple[int, ...]
) -> None:
    assert read(f"--flow2code-samples={samples}").ks == ks


def test_k_is_sorted_and_said_once(read: Read) -> None:
    assert read("--flow2code-samples=10", "--flow2code-k=10,1,10").ks == (1, 10)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--flow2code-samples=0"], "--flow2code-samples=0: expected a whole number of at least 1"),
        (["--flow2code-samples=two"], "expected a whole number of at least 1, found 'two'"),
        (["--flow2code-limit=0"], "--flow2code-limit=0: expected a whole number of at least 1"),
        (["--flow2code-seed=1.5"], "--flow2code-seed=1.5: expected a whole number, found '1.5'"),
        (["--flow2code-k=0"], "--flow2code-k=0: expected a whole number of at least 1"),
        (["--flow2code-k=3"], r"Pass@3 cannot be .* 1 sample a case: give --flow2code-samples=3"),
        (["--flow2code-samples=2", "--flow2code-k=1,5"], r"Pass@5 .* 2 samples a case"),
        (["--flow2code-timeout=0"], "expected a number of seconds above 0, found '0'"),
        (["--flow2code-timeout=nan"], "expected a number of seconds above 0, found 'nan'"),
        (["--flow2code-timeout=inf"], "expected a number of seconds above 0, found 'inf'"),
        (["--flow2code-timeout=1m"], "expected a number of seconds above 0, found '1m'"),
        (["--flow2code-max-connections=0"], "expected a whole number of at least 1, found '0'"),
        (["--flow2code-retries=-1"], "expected a whole number of at least 0, found '-1'"),
        (["--flow2code-max-cost=0"], "expected a number above 0, found '0'"),
        (["--flow2code-tokens-per-minute=x"], "expected a number above 0, found 'x'"),
        (["--flow2code-sandbox=docker"], "expected one of nsjail, none, found 'docker'"),
        (["--flow2code-flowchart=uml,bpmn"], "some of code, uml, pseudocode, found 'bpmn'"),
        (["--flow2code-language=c,,d"], "names separated by commas, found an empty one"),
        (["--flow2code-model="], "--flow2code-model=: expected a model's name"),
        (["--flow2code-model=a", "--flow2code-model=a"], "each model once, found a twice"),
        (["--flow2code-data=nowhere"], "--flow2code-data=nowhere: expected a folder or a file"),
        (["--flow2code-input=svg"], "one of image, dot, mermaid, text, none, found 'svg'"),
        (["--flow2code-temperature=-1"], "expected a number of at least 0, found '-1'"),
        (["--flow2code-temperature=inf"], "expected a number of at least 0, found 'inf'"),
        (["--flow2code-top-p=2"], "expected a number from 0 to 1, found '2'"),
        (["--flow2code-max-tokens=0"], "expected a whole number of at least 1, found '0'"),
        (["--flow2code-effort=hard"], "expected one of none, minimal, low, .* found 'hard'"),
        (["--flow2code-system="], "--flow2code-system=: expected a value, found none"),
        (["--flow2code-results="], "--flow2code-results=: expected a value, found none"),
    ],
)
def test_a_bad_value_is_one_line_that_says_what_was_expected(
    read: Read, args: list[str], message: str
) -> None:
    with pytest.raises(pytest.UsageError, match=message) as error:
        read(*args)
    assert "\n" not in str(error.value)


def test_a_bad_value_in_an_ini_is_named_as_it_stands_there(read: Read) -> None:
    with pytest.raises(pytest.UsageError, match="flow2code_limit = many: expected a whole"):
        read(ini="flow2code_limit = many")


def test_a_switch_in_an_ini_that_is_neither_is_named(read: Read) -> None:
    with pytest.raises(pytest.UsageError, match=r"^flow2code_resume: expected true or fa.* 'som"):
        read(ini="flow2code_resume = sometimes")


@pytest.mark.skipif(pytest.version_tuple < (9,), reason="typed TOML options came with pytest 9")
def test_typed_values_in_a_toml_file(pytester: pytest.Pytester) -> None:
    pytester.makepyprojecttoml(
        "[tool.pytest]\nflow2code_model = ['reference']\nflow2code_language = ['c', 'js']\n"
        "flow2code_limit = '3'\nflow2code_resume = true\n"
    )
    settings = flags.read(pytester.parseconfig())
    assert (settings.models, settings.languages) == (("reference",), ("c", "js"))
    assert (settings.limit, settings.resume) == (3, True)


@pytest.mark.skipif(pytest.version_tuple < (9,), reason="typed TOML options came with pytest 9")
@pytest.mark.parametrize("line", ["flow2code_model = 'reference'", "flow2code_limit = 3"])
def test_a_toml_value_of_another_type_is_one_clear_error(
    pytester: pytest.Pytester, line: str
) -> None:
    pytester.makepyprojecttoml(f"[tool.pytest]\nflow2code_samples = '1'\n{line}\n")
    with pytest.raises(pytest.UsageError, match=f"'{line.split(maxsplit=1)[0]}' expects a "):
        flags.read(pytester.parseconfig())


def test_a_key_is_never_an_option() -> None:
    words = {word for option in OPTIONS for word in option.name.split("-")}
    assert not words & {"key", "token", "secret", "password"}


def test_the_plugin_brings_nothing_heavy_into_other_runs(tmp_path: Path) -> None:
    """A run that does not ask for the benchmark imports the options and their types, no more."""
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    code = (
        "import pytest, sys; assert not pytest.main(['-q', '-pno:cacheprovider', 'test_it.py']);"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in "
        "('pytest_flow2code', 'tree_sitter', 'plumbum', 'openai', 'jinja2', 'pydot')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == str(
        [
            "pytest_flow2code",
            "pytest_flow2code.core",
            "pytest_flow2code.core.conditions",
            "pytest_flow2code.core.model",
            "pytest_flow2code.core.shown",
            "pytest_flow2code.core.task",
            "pytest_flow2code.hookspecs",
            "pytest_flow2code.options",
            "pytest_flow2code.options.flags",
            "pytest_flow2code.options.table",
            "pytest_flow2code.options.values",
            "pytest_flow2code.plugin",
            "pytest_flow2code.running",
            "pytest_flow2code.running.settings",
        ]
    )


def test_what_is_typed_over_an_ini_value_is_known(read: Read) -> None:
    ini = "flow2code_samples = 5\nflow2code_seed = 3\nflow2code_k = 1"
    assert read("--flow2code-samples=1", "--flow2code-limit=2", ini=ini).overrides == (
        ("samples", "1"),
    )
    assert read("-o", "flow2code_seed=0", ini=ini).overrides == (("seed", "0"),)
    assert read("--flow2code-samples=1").overrides == (("samples", "1"),), "the file is there still"
