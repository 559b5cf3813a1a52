"""Any program as a model: its protocol, tried with real programs."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from wires import KEY, png, shown

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Model, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve

HEAD = f"#!{sys.executable} -S\nimport json, os, sys, time\n"
ECHO = """
print(sys.stdin.read(), *[len(open(path, 'rb').read()) for path in sys.argv[2:]], sys.argv[1])
print(json.dumps({k: v for k, v in os.environ.items() if k.startswith('FLOW2CODE_S')}))
"""


def program(folder: Path, body: str) -> Path:
    path = folder / "a program.py"
    path.write_text(HEAD + body)
    path.chmod(0o755)
    return path


def model(path: Path, arguments: str = "", **options: object) -> Model:
    return resolve(f"command:'{path}' {arguments}", ModelOptions(**options))  # type: ignore[arg-type]


def test_prompt_and_picture_in_answer_out(tmp_path: Path, request_of_task: Request) -> None:
    prompt = replace(request_of_task.prompt, text="größer?")
    asked = model(program(tmp_path, ECHO), "'two words'", seed=5, system="Be brief.")
    asked.check()
    completion = asked.complete(replace(request_of_task, prompt=prompt))
    assert completion.text == (
        f"größer? {len(png())} two words\n"
        '{"FLOW2CODE_SAMPLE": "2", "FLOW2CODE_SEED": "7", "FLOW2CODE_SYSTEM": "Be brief."}\n'
    )
    assert (completion.stop, completion.sample) == (StopReason.END, 2)
    assert completion.model == asked.name
    assert completion.seconds > 0


def test_a_prompt_without_pictures_has_no_arguments(
    tmp_path: Path, request_of_task: Request
) -> None:
    prompt = replace(request_of_task.prompt, pictures=())
    path = program(tmp_path, "print(sys.argv[1:])")
    assert model(path).complete(replace(request_of_task, prompt=prompt)).text == "[]\n"


@pytest.mark.parametrize(
    ("report", "expected"),
    [
        (
            '{"stop": "length", "tokens_in": 9, "tokens_out": 5, "cost": 0.5}',
            ("length", 9, 5, 0.5),
        ),
        ('{"stop": "bored", "tokens_in": "9", "cost": "dear"}', ("end", None, None, None)),
        ("nonsense", ("end", None, None, None)),
        ("[]", ("end", None, None, None)),
    ],
)
def test_it_may_report_how_the_answer_ended(
    tmp_path: Path, request_of_task: Request, report: str, expected: tuple[object, ...]
) -> None:
    path = program(tmp_path, f"open(os.environ['FLOW2CODE_REPORT'], 'w').write({report!r})")
    found = model(path).complete(request_of_task)
    assert (found.stop, found.tokens_in, found.tokens_out, found.cost) == expected


@pytest.mark.parametrize(
    ("body", "passing", "says"),
    [
        ("sys.exit('no luck')", False, "ended with status 1: no luck"),
        ("sys.stderr.write('later'); sys.exit(75)", True, "ended with status 75: later"),
        ("os.kill(os.getpid(), 9)", False, "was killed by signal 9"),
        ("print('x' * (8 * 2**20))", False, "longer than 8388608 bytes"),
    ],
)
def test_a_failure_of_one_call(
    tmp_path: Path, request_of_task: Request, body: str, passing: bool, says: str
) -> None:
    with pytest.raises(CompletionError, match=says) as caught:
        model(program(tmp_path, body)).complete(request_of_task)
    assert caught.value.passing == passing


def test_a_failure_that_every_call_would_have(tmp_path: Path, request_of_task: Request) -> None:
    path = program(tmp_path, "sys.stderr.write('no such model'); sys.exit(78)")
    with pytest.raises(ModelError, match="status 78: no such model"):
        model(path).complete(request_of_task)


def test_a_program_that_takes_too_long_is_ended_with_all_it_started(
    tmp_path: Path, request_of_task: Request
) -> None:
    body = (
        "pid = os.fork()\n"
        f"if pid: open({str(tmp_path / 'pid')!r}, 'w').write(str(pid))\n"
        "time.sleep(60)"
    )
    begun = time.perf_counter()
    with pytest.raises(CompletionError, match=r"no answer within 1 seconds") as caught:
        model(program(tmp_path, body), timeout_s=1.0).complete(request_of_task)
    assert caught.value.passing
    assert time.perf_counter() - begun < 20
    child = int((tmp_path / "pid").read_text())
    for _ in range(100):
        stat = Path(f"/proc/{child}/stat")
        if not stat.exists() or stat.read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("the child of the program goes on")


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path, request_of_task: Request) -> None:
    path = program(tmp_path, r"sys.stdout.buffer.write(b'a\xff\xed\xa0\x80\0b')")
    assert model(path).complete(request_of_task).text == "a\ufffd\ufffd\ufffd\ufffd\0b"


def test_many_threads_at_once(tmp_path: Path, request_of_task: Request) -> None:
    asked = model(program(tmp_path, "print(os.environ['FLOW2CODE_SAMPLE'])"))
    requests = [replace(request_of_task, sample=sample) for sample in range(12)]
    with ThreadPoolExecutor(6) as pool:
        answers = [answer.text for answer in pool.map(asked.complete, requests)]
    assert answers == [f"{sample}\n" for sample in range(12)]


def test_keys_that_it_prints_are_not_passed_on(
    tmp_path: Path, request_of_task: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_API_KEY", KEY.replace("sk-", "zz-"))
    path = program(tmp_path, "sys.exit('bad key ' + os.environ['SOME_API_KEY'])")
    with pytest.raises(CompletionError, match=r"bad key \[key\]") as caught:
        model(path).complete(request_of_task)
    assert KEY[-8:] not in shown(caught.value)


def test_a_changed_program_is_another_model(tmp_path: Path) -> None:
    path = program(tmp_path, "print(1)")
    before = model(path).identity
    assert model(path).identity == before
    assert model(path, temperature=1.0).identity != before
    program(tmp_path, "print(2)")
    assert model(path).identity != before


@pytest.mark.parametrize("spec", ["command:", "command: ", "command:'open"])
def test_what_is_no_command_is_refused(spec: str) -> None:
    with pytest.raises(ModelError) as caught:
        resolve(spec, ModelOptions())
    assert caught.value.mend


def test_a_program_that_is_not_there(tmp_path: Path, request_of_task: Request) -> None:
    missing = model(tmp_path / "missing")
    with pytest.raises(ModelError, match="there is no program"):
        missing.check()
    with pytest.raises(ModelError, match="cannot be started: No such file"):
        missing.complete(request_of_task)
    (tmp_path / "plain").write_text("text")
    with pytest.raises(ModelError, match="there is no program"):
        model(tmp_path / "plain").check()


def test_a_program_that_reads_nothing_does_no_harm(
    tmp_path: Path, request_of_task: Request
) -> None:
    prompt = replace(request_of_task.prompt, text="x" * 2**20)
    path = program(tmp_path, "print('done')")
    assert model(path).complete(replace(request_of_task, prompt=prompt)).text == "done\n"
