"""Each shape of statement and the edges it must give."""

from __future__ import annotations

from flow_shapes import b, edges_of, graph_of, jump, s, t, unreachable

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind as J

BREAK, CONTINUE, RETURN, THROW = J.BREAK, J.CONTINUE, J.RETURN, J.THROW


def test_statements_in_a_row() -> None:
    assert edges_of(s("a"), s("b")) == {"start -next-> a", "a -next-> b", "b -next-> end"}


def test_an_else_if_without_else_keeps_its_false_edge() -> None:
    chain = ir.If(t("p"), b(s("a")), b(ir.If(t("q"), b(s("b")))))
    assert edges_of(chain, s("z")) == {
        "start -next-> p",
        "p -yes-> a",
        "p -no-> q",
        "q -yes-> b",
        "q -no-> z",
        "a -next-> z",
        "b -next-> z",
        "z -next-> end",
    }


def test_an_empty_if_has_two_edges_to_what_follows() -> None:
    assert edges_of(ir.If(t("p"), b()), s("z")) >= {"p -yes-> z", "p -no-> z"}


def test_a_while_loop_with_break_and_continue() -> None:
    body = b(ir.If(t("p"), b(jump(BREAK))), ir.If(t("q"), b(jump(CONTINUE))), s("a"))
    loop = ir.Loop(ir.Test.BEFORE, body, t("w"), orelse=b(s("e")))
    assert edges_of(loop, s("z")) == {
        "start -next-> w",
        "w -yes-> p",
        "w -no-> e",
        "p -yes-> break",
        "p -no-> q",
        "q -yes-> continue",
        "q -no-> a",
        "break -next-> z",
        "continue -back-> w",
        "a -back-> w",
        "e -next-> z",
        "z -next-> end",
    }


def test_an_until_loop_goes_on_while_its_test_is_false() -> None:
    loop = ir.Loop(ir.Test.AFTER, b(s("a")), t("u"), negated=True)
    assert edges_of(loop) == {
        "start -next-> a",
        "a -next-> u",
        "u -no-> a",
        "u -yes-> end",
    }


def test_continue_in_a_counted_loop_runs_the_step() -> None:
    loop = ir.Loop(ir.Test.BEFORE, b(jump(CONTINUE)), t("i<n"), init=b(s("i=0")), step=b(s("i++")))
    assert edges_of(loop) == {
        "start -next-> i=0",
        "i=0 -next-> i<n",
        "i<n -yes-> continue",
        "continue -next-> i++",
        "i++ -back-> i<n",
        "i<n -no-> end",
    }


def test_an_endless_loop_leaves_its_end_unreached() -> None:
    loop = ir.Loop(ir.Test.NONE, b(s("a")), t("loop"))
    assert edges_of(loop, s("z")) == {
        "start -next-> loop",
        "loop -body-> a",
        "a -back-> loop",
        "z -next-> end",
    }
    assert unreachable(loop, s("z")) == {"z", "end"}


def test_a_do_loop_with_an_empty_body_tests_again_and_again() -> None:
    loop = ir.Loop(ir.Test.AFTER, b(), t("w"))
    assert edges_of(loop) == {"start -next-> w", "w -yes-> w", "w -no-> end"}


def test_a_for_each_loop_is_one_node() -> None:
    loop = ir.ForEach(t("f"), b(s("a")), orelse=b(s("e")))
    assert edges_of(loop) == {
        "start -next-> f",
        "f -body-> a",
        "a -back-> f",
        "f -done-> e",
        "e -next-> end",
    }


def test_labelled_jumps_leave_and_continue_the_outer_loop() -> None:
    inner = ir.ForEach(
        t("g"), b(ir.If(t("p"), b(jump(BREAK, label="out"))), jump(CONTINUE, label="out"))
    )
    outer = ir.Label("out", t("out:"), b(ir.ForEach(t("f"), b(inner), label="out")))
    assert edges_of(outer, s("z")) >= {"break -next-> z", "continue -back-> f"}


def test_break_by_level_counts_loops_and_breakable_switches() -> None:
    arm = ir.Case((t("1"),), b(jump(BREAK, level=2)))
    switch = ir.Switch(t("x"), (arm,), breaks=True, continues=True)
    assert "break -next-> z" in edges_of(ir.ForEach(t("f"), b(switch)), s("z"))


def test_continue_in_a_switch_that_takes_it_only_leaves_the_switch() -> None:
    arm = ir.Case((t("1"),), b(jump(CONTINUE)))
    switch = ir.Switch(t("x"), (arm,), breaks=True, continues=True)
    assert "continue -next-> a" in edges_of(ir.ForEach(t("f"), b(switch, s("a"))))
    plain = ir.Switch(t("x"), (arm,), breaks=True)
    assert "continue -back-> f" in edges_of(ir.ForEach(t("f"), b(plain, s("a"))))


def test_a_switch_tests_its_default_last_wherever_it_is_written() -> None:
    switch = ir.Switch(
        t("x"),
        (
            ir.Case((t("1"), t("2")), b(s("a"), jump(BREAK)), falls=True),
            ir.Case((), b(s("d")), default=True, falls=True),
            ir.Case((t("3"),), b(s("c")), falls=True),
        ),
        breaks=True,
    )
    assert edges_of(switch, s("z")) == {
        "start -next-> x",
        "x -next-> 1|2",
        "1|2 -match-> a",
        "a -next-> break",
        "break -next-> z",
        "1|2 -other-> 3",
        "3 -other-> d",
        "d -fall-> c",
        "3 -match-> c",
        "c -next-> z",
        "z -next-> end",
    }


def test_an_empty_default_in_the_middle_falls_into_the_next_arm() -> None:
    switch = ir.Switch(
        t("x"),
        (ir.Case((), b(), default=True, falls=True), ir.Case((t("1"),), b(s("a")), falls=True)),
    )
    assert edges_of(switch) == {
        "start -next-> x",
        "x -next-> 1",
        "1 -match-> a",
        "1 -other-> merge",
        "merge -fall-> a",
        "a -next-> end",
    }


def test_a_guard_that_fails_goes_on_with_the_next_case() -> None:
    switch = ir.Switch(
        t("x"), (ir.Case((t("_"),), b(s("a")), guard=t("g")), ir.Case((t("2"),), b(s("c"))))
    )
    assert edges_of(switch) >= {"_ -match-> g", "g -yes-> a", "g -no-> 2", "_ -other-> 2"}


def test_a_retesting_arm_goes_on_with_the_next_test() -> None:
    switch = ir.Switch(
        t("x"), (ir.Case((t("1"),), b(s("a")), retests=True), ir.Case((t("2"),), b(s("c"))))
    )
    assert edges_of(switch) >= {"a -next-> 2", "1 -other-> 2"}


def test_a_finally_runs_on_every_way_out_once() -> None:
    body = b(ir.If(t("p"), b(jump(BREAK))), ir.If(t("q"), b(jump(RETURN))), jump(CONTINUE))
    loop = ir.ForEach(t("f"), b(ir.Try(body, final=b(s("c")))))
    assert edges_of(loop, s("z")) == {
        "start -next-> f",
        "f -body-> try",
        "f -done-> z",
        "try -next-> p",
        "try -throw(exception)-> finally",
        "p -yes-> break",
        "p -no-> q",
        "q -yes-> return",
        "q -no-> continue",
        "break -next(break)-> finally",
        "return -next(return)-> finally",
        "continue -next(continue)-> finally",
        "finally -next-> c",
        "c -next-> resume",
        "resume -resume(break)-> z",
        "resume -resume(return)-> end",
        "resume -resume(continue)-> f",
        "resume -resume(exception)-> end",
        "z -next-> end",
    }


def test_two_returns_in_a_try_share_its_finally() -> None:
    body = b(ir.If(t("p"), b(jump(RETURN, "r1"))), jump(RETURN, "r2"))
    found = edges_of(ir.Try(body, final=b(s("c"))))
    assert {"r1 -next(return)-> finally", "r2 -next(return)-> finally"} <= found
    assert "resume -resume(return)-> end" in found
    assert not any(edge.startswith("resume -next") for edge in found)


def test_a_return_that_ends_a_try_leaves_the_handler_reachable() -> None:
    handler = ir.Handler(t("catch"), b(s("h")))
    node = ir.Try(b(jump(RETURN)), (handler,))
    assert unreachable(node, s("z")) == set()
    assert edges_of(node, s("z")) >= {"try -throw-> catch", "catch -other-> end", "h -next-> z"}


def test_code_after_finally_is_reached_normally() -> None:
    found = edges_of(ir.Try(b(s("a")), final=b(s("c"))), s("z"))
    assert found >= {"a -next-> finally", "resume -next-> z"}


def test_a_throw_goes_to_the_nearest_handlers_through_the_cleanups_between() -> None:
    inner = ir.Try(b(jump(THROW)), final=b(s("c")))
    outer = ir.Try(b(inner), (ir.Handler(t("catch"), b(s("h")), catches_all=True),))
    found = edges_of(outer)
    assert {"throw -throw(exception)-> finally", "c -next-> catch", "h -next-> end"} <= found


def test_a_throw_in_a_handler_leaves_the_try() -> None:
    node = ir.Try(b(s("a")), (ir.Handler(t("catch"), b(jump(THROW)), catches_all=True),))
    assert "throw -throw-> end" in edges_of(node)


def test_retry_starts_the_watched_region_again() -> None:
    node = ir.Try(b(s("a")), (ir.Handler(t("rescue"), b(jump(J.RETRY)), catches_all=True),))
    assert "retry -back-> try" in edges_of(node)


def test_redo_starts_the_body_again_without_the_test() -> None:
    loop = ir.Loop(ir.Test.BEFORE, b(s("a"), jump(J.REDO)), t("w"))
    assert "redo -back-> a" in edges_of(loop)


def test_a_with_block_is_left_through_its_cleanup() -> None:
    group = ir.Group(t("with"), b(jump(RETURN)), cleanup=t("end with"))
    assert edges_of(group) == {
        "start -next-> with",
        "with -next-> return",
        "return -next(return)-> end with",
        "end with -next-> end",
    }


def test_goto_forward_and_back_and_across_a_cleanup() -> None:
    assert edges_of(ir.Label("l", t("l:")), jump(J.GOTO, label="l")) >= {"goto -back-> l:"}
    found = edges_of(
        ir.Try(b(jump(J.GOTO, label="l")), final=b(s("c"))), s("z"), ir.Label("l", t("l:"))
    )
    assert {"goto -next(goto l)-> finally", "resume -resume(goto l)-> l:"} <= found


def test_goto_inside_a_watched_region_runs_no_cleanup() -> None:
    body = b(ir.Label("l", t("l:")), jump(J.GOTO, label="l"))
    assert "goto -back-> l:" in edges_of(ir.Try(body, final=b(s("c"))))


def test_exit_runs_no_cleanup() -> None:
    assert "exit -next-> end" in edges_of(ir.Try(b(jump(J.EXIT)), final=b(s("c"))))


def test_a_dangling_jump_is_reported_and_goes_to_the_end() -> None:
    graph = graph_of(jump(BREAK, "break 2"), jump(J.GOTO, "goto nowhere", label="nowhere"))
    assert len(graph.problems) == 2
    assert "`break 2` has nowhere to go" in graph.problems[0]
    assert "break 2 -next-> end" in edges_of(jump(BREAK, "break 2"))


def test_functions_and_classes_get_graphs_of_their_own() -> None:
    inner = ir.Function("inner", t("def inner"), b(s("i")))
    method = ir.Function("m", t("def m"), b(inner, s("a")))
    klass = ir.Group(t("class K"), b(s("field"), method), transparent=True, name="K")
    graph = graph_of(s("top"), klass)
    assert [(f.group, f.name) for f in graph.functions] == [
        ("", ""),
        ("K", ""),
        ("K", "m"),
        ("K.m", "inner"),
    ]
    assert [group.name for group in graph.groups] == ["K"]


def test_a_source_of_functions_alone_has_no_empty_top_level() -> None:
    graph = graph_of(ir.Function("f", t("f"), b(s("a"))))
    assert [f.name for f in graph.functions] == ["f"]


def test_an_empty_source_is_a_start_and_an_end() -> None:
    assert edges_of() == {"start -next-> end"}
