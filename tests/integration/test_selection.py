"""Choosing cases with pytest's own means: node ids, -k, -m, --deselect, --lf."""

from __future__ import annotations

import pytest
from small_runs import LOST, RIGHT, WRONG, Run, journals, replay, tasks, uids, verdicts

FIRST, SECOND, *_ = uids(limit=None)
ALL = ("--flow2code-language=python",)


def collected(result: pytest.RunResult) -> list[str]:
    return [line for line in result.outlines if "::" in line]


def node(uid: str, kind: str) -> str:
    return f"flow2code::{uid}[{kind}]"


def kinds(uid: str) -> list[str]:
    return [node(uid, kind) for kind in ("code", "uml", "pseudocode")]


@pytest.mark.parametrize(
    ("ids", "expected"),
    [
        ([node(SECOND, "uml")], [node(SECOND, "uml")]),
        ([f"flow2code::{SECOND}"], kinds(SECOND)),
        ([node(SECOND, "uml"), node(FIRST, "code")], [node(FIRST, "code"), node(SECOND, "uml")]),
        ([node(FIRST, "uml"), f"flow2code::{FIRST}"], kinds(FIRST)),
    ],
)
def test_node_ids_as_they_are_printed(run: Run, ids: list[str], expected: list[str]) -> None:
    assert collected(run("--collect-only", "-q", *ids, small=ALL)) == expected


def test_the_root_stands_for_all_cases(run: Run) -> None:
    every = collected(run("--collect-only", "-q"))
    assert len(every) == 2
    assert collected(run("--collect-only", "-q", "flow2code")) == every


def test_a_folder_of_that_name_is_a_folder(run: Run, pytester: pytest.Pytester) -> None:
    (pytester.mkdir("flow2code") / "test_mine.py").write_text("def test_mine(): pass\n")
    found = collected(run("--collect-only", "-q", "flow2code"))
    assert "flow2code/test_mine.py::test_mine" in found
    assert len(found) == 3
    wanted = node(uids()[0], "code")
    assert collected(run("--collect-only", "-q", wanted)) == [wanted]


def test_node_ids_as_they_are_printed_below_the_root(
    run: Run, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makeini("[pytest]\n")
    monkeypatch.chdir(pytester.mkdir("below"))
    (shown, _) = [line.split(" ")[0] for line in run("-v").outlines if "PASSED" in line]
    assert shown == f"../{node(uids()[0], 'code')}"
    run(shown).assert_outcomes(passed=1)


def test_node_ids_beside_paths(run: Run, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_own="def test_own(): pass")
    found = collected(run("--collect-only", "-q", "test_own.py", node(FIRST, "uml"), small=ALL))
    assert found == ["test_own.py::test_own", node(FIRST, "uml")]


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
def test_an_unknown_node_id_is_refused(run: Run, workers: tuple[str, ...]) -> None:
    result = run("flow2code::no/such[uml]", *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: not found: flow2code::no/such?uml?"])


def test_a_case_that_options_leave_out_is_refused(run: Run) -> None:
    result = run(node(FIRST, "uml"), "--flow2code-flowchart=code", small=ALL)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: not found: *the options leave this case out*"])


@pytest.mark.parametrize(
    ("expression", "levels", "types"),
    [
        ("python and uml and easy", {"easy"}, {"uml"}),
        ("flow2code and not hard", {"easy", "middle"}, {"code", "uml", "pseudocode"}),
        ("starter and code", {"easy", "middle", "hard"}, {"code"}),
        ("python and not flow2code", set(), set()),
    ],
)
def test_markers(run: Run, expression: str, levels: set[str], types: set[str]) -> None:
    result = run("--collect-only", "-q", "--strict-markers", "-m", expression, small=ALL)
    assert collected(result) == [
        node(task.uid, kind)
        for task in tasks(limit=None)
        for kind in ("code", "uml", "pseudocode")
        if task.difficulty in levels and kind in types
    ]


def test_markers_are_registered(run: Run) -> None:
    result = run("--markers")
    result.stdout.fnmatch_lines(
        ["@pytest.mark.flow2code(language, source, *", "@pytest.mark.python: Flow2Code cases *"]
    )


def test_keywords(run: Run) -> None:
    result = run("--collect-only", "-q", "-k", f"python and uml and {FIRST}", small=ALL)
    assert collected(result) == [node(FIRST, "uml")]


def test_deselect(run: Run) -> None:
    result = run("--collect-only", "-q", f"--deselect=flow2code::{FIRST}", small=ALL)
    assert not [line for line in collected(result) if FIRST in line]
    assert kinds(SECOND)[0] in collected(result)


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
def test_last_failed_runs_the_misses_again(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    model = replay(pytester.path, {FIRST: [RIGHT], SECOND: [WRONG], uids(limit=None)[2]: [LOST]})
    small = (*ALL, "--flow2code-flowchart=code", "-k", f"{FIRST} or {SECOND}")
    run(*workers, model=model, small=small).assert_outcomes(passed=1, failed=1)
    again = run("--lf", *workers, model=model, small=small)
    again.assert_outcomes(failed=1)
    assert verdicts(journals(pytester.path)[-1]) == {"wrong-answer": 1}


def test_last_failed_beside_paths(run: Run, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_own="def test_own(): assert 0\ndef test_fine(): pass")
    model = replay(pytester.path, {uids()[0]: [RIGHT], uids()[1]: [WRONG]})
    run("test_own.py", model=model).assert_outcomes(passed=2, failed=2)
    run("test_own.py", "--lf", model=model).assert_outcomes(failed=2)


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
def test_nothing_selected_leaves_no_journal(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    result = run("-k", "no_such_case", *workers)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert journals(pytester.path) == []
