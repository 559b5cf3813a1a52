"""A statement tree can be run, and so can its graph: with one script both must leave one trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_flow2code.core import ir
from pytest_flow2code.core.graph import EdgeKind, Graph, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations

MOST_STEPS = 250


class EnoughError(Exception):
    """The trace is long enough."""


@dataclass
class Script:
    """Outcomes of decisions in the order in which they are asked for; then always no."""

    outcomes: list[bool]
    trace: list[tuple[str, ...]] = field(default_factory=list)

    def ask(self) -> bool:
        return self.outcomes.pop(0) if self.outcomes else False

    def see(self, *texts: ir.Text) -> None:
        self.trace.append(tuple(text.code for text in texts))
        if len(self.trace) >= MOST_STEPS:
            raise EnoughError


# Running the tree


class LeaveError(Exception):
    """A jump to the scope with this number, by this kind."""

    def __init__(self, target: int, kind: JumpKind) -> None:
        super().__init__()
        self.target = target
        self.kind = kind


class ThrownError(Exception):
    pass


class ReturnedError(Exception):
    pass


class EndedError(Exception):
    """The program ends; no cleanup runs."""


@dataclass
class Scope:
    number: int
    what: str
    label: str = ""
    takes_break: bool = False
    takes_continue: bool = False


class Interpreter:
    """Runs a tree by the plain meaning of its shapes, with Python's own exceptions for jumps."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.scopes: list[Scope] = []
        self.numbers = iter(range(10**6))
        self.watched = 0

    def run(self, body: ir.Block) -> None:
        with suppress(ReturnedError, ThrownError, EndedError, EnoughError):
            self.block(body)

    def block(self, block: ir.Block | None) -> None:
        for item in block.items if block is not None else ():
            getattr(self, f"do_{type(item).__name__.lower()}")(item)

    def do_block(self, node: ir.Block) -> None:
        self.block(node)

    def do_statement(self, node: ir.Statement) -> None:
        self.script.see(node.text)
        if self.watched and self.script.ask():
            raise ThrownError

    def do_if(self, node: ir.If) -> None:
        self.script.see(node.test)
        self.block(node.then if self.script.ask() else node.orelse)

    def push(self, what: str, label: str, takes_break: bool, takes_continue: bool) -> Scope:
        scope = Scope(next(self.numbers), what, label, takes_break, takes_continue)
        self.scopes.append(scope)
        return scope

    def round(self, scope: Scope, body: ir.Block) -> bool:
        """One round of a loop's body. Gives whether the loop goes on."""
        while True:
            try:
                self.block(body)
            except LeaveError as leave:
                if leave.target != scope.number:
                    raise
                if leave.kind is JumpKind.REDO:
                    continue
                return leave.kind is JumpKind.CONTINUE
            finally:
                self.scopes = self.scopes[: self.scopes.index(scope) + 1]
            return True

    def do_loop(self, node: ir.Loop) -> None:
        self.block(node.init)
        scope = self.push("loop", node.label, True, True)
        depth = len(self.scopes) - 1
        try:
            ended = self.loop_rounds(node, scope)
        finally:
            self.scopes = self.scopes[:depth]
        if ended:
            self.block(node.orelse)

    def loop_rounds(self, node: ir.Loop, scope: Scope) -> bool:
        while True:
            if node.when is ir.Test.BEFORE and not self.goes_on(node):
                return True
            if node.when is ir.Test.NONE:
                self.script.see(*([node.test] if node.test else []))
            if not self.round(scope, node.body):
                return False
            self.block(node.step)
            if node.when is ir.Test.AFTER and not self.goes_on(node):
                return True

    def goes_on(self, node: ir.Loop) -> bool:
        assert node.test is not None
        self.script.see(node.test)
        return self.script.ask() != node.negated

    def do_foreach(self, node: ir.ForEach) -> None:
        scope = self.push("loop", node.label, True, True)
        depth = len(self.scopes) - 1
        try:
            while True:
                self.script.see(node.header)
                if not self.script.ask():
                    break
                if not self.round(scope, node.body):
                    return
        finally:
            self.scopes = self.scopes[:depth]
        self.block(node.orelse)

    def do_switch(self, node: ir.Switch) -> None:
        if node.selector is not None:
            self.script.see(node.selector)
        scope = self.push("switch", node.label, node.breaks, node.continues)
        depth = len(self.scopes) - 1
        try:
            self.arms(node, scope)
        finally:
            self.scopes = self.scopes[:depth]

    def arms(self, node: ir.Switch, scope: Scope) -> None:
        at = 0
        while True:
            chosen = self.match(node, at)
            if chosen is None:
                return
            while chosen < len(node.cases):
                case = node.cases[chosen]
                try:
                    self.block(case.body)
                    fell = case.falls and not case.retests
                except LeaveError as leave:
                    if leave.target != scope.number:
                        raise
                    if leave.kind is not JumpKind.FALLTHROUGH:
                        return
                    fell = True
                finally:
                    self.scopes = self.scopes[: self.scopes.index(scope) + 1]
                if not fell:
                    break
                chosen += 1
            else:
                return
            if not node.cases[chosen].retests:
                return
            at = chosen + 1

    def match(self, node: ir.Switch, at: int) -> int | None:
        for i, case in enumerate(node.cases):
            plain_default = case.default and case.guard is None
            if i < at or (plain_default and not case.tests):
                continue
            if case.tests:
                self.script.see(*case.tests)
                if not self.script.ask():
                    continue
            if case.guard is not None:
                self.script.see(case.guard)
                if not self.script.ask():
                    continue
            return i
        return next((i for i, c in enumerate(node.cases) if c.default and c.guard is None), None)

    def do_try(self, node: ir.Try) -> None:
        depth, watched = len(self.scopes), self.watched
        try:
            if node.handlers or node.final is not None:
                self.watched_body(node)
            else:
                self.block(node.body)
                self.block(node.orelse)
        except (EndedError, EnoughError):
            raise
        except (LeaveError, ThrownError, ReturnedError):
            self.scopes, self.watched = self.scopes[:depth], watched
            self.block(node.final)
            raise
        self.watched = watched
        self.block(node.final)

    def watched_body(self, node: ir.Try) -> None:
        """What a statement after the body raises by itself is not drawn if a cleanup follows."""
        depth, watched = len(self.scopes), self.watched
        outside = watched if node.final is None else 0
        try:
            while True:
                try:
                    self.watched = watched + 1
                    self.block(node.body)
                except ThrownError:
                    self.scopes, self.watched = self.scopes[:depth], outside
                    if not self.handled(node):
                        continue
                    return
                self.watched = outside
                self.block(node.orelse)
                return
        finally:
            self.watched = watched

    def handled(self, node: ir.Try) -> bool:
        """Runs the handler that takes the exception. False: start the watched region again."""
        for handler in node.handlers:
            if handler.header is not None:
                self.script.see(handler.header)
            if handler.catches_all or self.script.ask():
                scope = self.push("handler", "", False, False)
                depth = len(self.scopes) - 1
                try:
                    self.block(handler.body)
                except LeaveError as leave:
                    if leave.target != scope.number:
                        raise
                    return False
                finally:
                    self.scopes = self.scopes[:depth]
                return True
        raise ThrownError

    def do_group(self, node: ir.Group) -> None:
        if node.transparent:
            return
        self.script.see(node.header)
        depth, watched = len(self.scopes), self.watched
        try:
            self.watched = watched if node.cleanup is None else 0
            self.block(node.body)
        except (LeaveError, ThrownError, ReturnedError):
            self.scopes = self.scopes[:depth]
            if node.cleanup is not None:
                self.script.see(node.cleanup)
            raise
        finally:
            self.watched = watched
        if node.cleanup is not None:
            self.script.see(node.cleanup)

    def do_function(self, node: ir.Function) -> None:
        pass

    def do_label(self, node: ir.Label) -> None:
        self.script.see(node.text)
        scope = self.push("label", node.name, False, False)
        depth = len(self.scopes) - 1
        try:
            self.block(node.body)
        except LeaveError as leave:
            if leave.target != scope.number:
                raise
        finally:
            self.scopes = self.scopes[:depth]

    def do_jump(self, node: ir.Jump) -> None:
        self.script.see(node.text)
        if node.kind is JumpKind.RETURN:
            raise ReturnedError
        if node.kind is JumpKind.THROW:
            raise ThrownError
        if node.kind is JumpKind.EXIT:
            raise EndedError
        found = [s for s in reversed(self.scopes) if self.takes(s, node)]
        if not found:
            raise EndedError
        counted = node.kind in (JumpKind.BREAK, JumpKind.CONTINUE) and not node.label
        level = node.level if counted else 1
        raise LeaveError(found[min(level, len(found)) - 1].number, node.kind)

    @staticmethod
    def takes(scope: Scope, node: ir.Jump) -> bool:
        label = node.label
        match node.kind:
            case JumpKind.BREAK:
                named = scope.what != "handler" and scope.label == label
                return named if label else scope.takes_break
            case JumpKind.CONTINUE:
                if label:
                    return scope.what == "loop" and scope.label == label
                return scope.takes_continue
            case JumpKind.REDO:
                return scope.what == "loop" and label in ("", scope.label)
            case JumpKind.RETRY:
                return scope.what == "handler"
            case _:
                return scope.what == "switch"


# Walking the graph


def walk(graph: Graph, script: Script) -> None:
    function = graph.functions[0]
    nodes = {node.id: node for node in function.nodes}
    out: dict[str, list[GraphEdge]] = {}
    for edge in function.edges:
        out.setdefault(edge.source, []).append(edge)
    ways: dict[str, str] = {}
    current = function.nodes[0]
    try:
        while current.kind is not NodeKind.END:
            if _is_seen(current):
                script.see(*current.texts)
            edge = _chosen(current, out, script, ways)
            current = nodes[edge.target]
            if current.kind is NodeKind.FINALLY:
                ways[current.id] = edge.way
    except EnoughError:
        pass


def _is_seen(node: GraphNode) -> bool:
    endless = node.kind is NodeKind.LOOP and node.word
    return bool(node.texts or endless) and node.kind is not NodeKind.START


def _chosen(
    node: GraphNode, out: dict[str, list[GraphEdge]], script: Script, ways: dict[str, str]
) -> GraphEdge:
    edges = out[node.id]
    if node.kind is NodeKind.RESUME:
        (edge,) = [e for e in edges if e.way == ways[node.partner]]
        return edge
    if node.kind is NodeKind.TRY:
        return next(e for e in edges if e.kind is not EdgeKind.THROW)
    if len(edges) > 1:
        yes = script.ask()
        positive = (EdgeKind.YES, EdgeKind.MATCH, EdgeKind.BODY)
        (edge,) = [e for e in edges if (e.kind in positive) == yes]
        return edge
    statement = node.kind is NodeKind.PROCESS and node.texts[0].code.startswith("s")
    if statement and node.tries and script.ask():
        return next(e for e in out[node.tries[-1]] if e.kind is EdgeKind.THROW)
    return edges[0]


# Growing trees

LABELS = ("", "", "a", "b")


class Grower:
    """Draws a random tree whose texts are all different."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.count = 0

    def text(self, letter: str) -> ir.Text:
        self.count += 1
        return ir.Text(f"{letter}{self.count}", self.count, self.count)

    def chance(self) -> bool:
        return self.draw(st.booleans())

    def block(self, depth: int) -> ir.Block:
        size = self.draw(st.integers(0, 3))
        return ir.Block(tuple(self.node(depth) for _ in range(size)))

    def maybe(self, depth: int) -> ir.Block | None:
        return self.block(depth) if self.chance() else None

    def node(self, depth: int) -> ir.Node:
        simple = ("statement", "statement", "jump")
        nested = ("if", "loop", "foreach", "switch", "try", "group", "label")
        kind = self.draw(st.sampled_from(simple if depth <= 0 else simple + nested * 2))
        grown: ir.Node = getattr(self, kind if kind not in ("if", "try") else f"{kind}_")(depth - 1)
        return grown

    def statement(self, _depth: int) -> ir.Statement:
        return ir.Statement(self.text("s"))

    def jump(self, _depth: int) -> ir.Jump:
        kinds = [kind for kind in JumpKind if kind is not JumpKind.GOTO]
        kind = self.draw(st.sampled_from(kinds))
        named = kind in (JumpKind.BREAK, JumpKind.CONTINUE, JumpKind.REDO)
        label = self.draw(st.sampled_from(LABELS)) if named else ""
        return ir.Jump(kind, self.text("j"), label, self.draw(st.integers(1, 3)))

    def if_(self, depth: int) -> ir.If:
        return ir.If(self.text("t"), self.block(depth), self.maybe(depth))

    def loop(self, depth: int) -> ir.Loop:
        when = self.draw(st.sampled_from(list(ir.Test)))
        return ir.Loop(
            when=when,
            body=self.block(depth),
            test=self.text("t"),
            negated=self.chance() and when is not ir.Test.NONE,
            init=self.maybe(0),
            step=self.steps() if self.chance() else None,
            orelse=self.maybe(depth) if when is not ir.Test.NONE else None,
            label=self.draw(st.sampled_from(LABELS)),
        )

    def steps(self) -> ir.Block:
        return ir.Block(tuple(self.statement(0) for _ in range(self.draw(st.integers(0, 2)))))

    def foreach(self, depth: int) -> ir.ForEach:
        label = self.draw(st.sampled_from(LABELS))
        return ir.ForEach(self.text("f"), self.block(depth), self.maybe(depth), label)

    def switch(self, depth: int) -> ir.Switch:
        size = self.draw(st.integers(0, 4))
        default = self.draw(st.integers(-1, max(size - 1, 0)))
        return ir.Switch(
            selector=self.text("x") if self.chance() else None,
            cases=tuple(self.case(depth, default=i == default) for i in range(size)),
            breaks=self.chance(),
            continues=self.chance(),
            label=self.draw(st.sampled_from(LABELS)),
        )

    def case(self, depth: int, *, default: bool) -> ir.Case:
        tests = tuple(self.text("c") for _ in range(self.draw(st.integers(0, 2))))
        if not tests and not default:
            tests = (self.text("c"),)
        ending = self.draw(st.sampled_from(("ends", "ends", "falls", "retests")))
        guarded = bool(tests) and not default and self.chance()
        return ir.Case(
            tests=tests,
            body=self.block(depth),
            guard=self.text("g") if guarded else None,
            default=default,
            falls=ending == "falls",
            retests=ending == "retests" and not default,
        )

    def try_(self, depth: int) -> ir.Try:
        handlers = tuple(
            ir.Handler(self.text("h"), self.block(depth), self.chance())
            for _ in range(self.draw(st.integers(0, 2)))
        )
        return ir.Try(self.block(depth), handlers, self.maybe(depth), self.maybe(depth))

    def group(self, depth: int) -> ir.Group:
        cleanup = self.text("z") if self.chance() else None
        return ir.Group(self.text("w"), self.block(depth), cleanup=cleanup)

    def label(self, depth: int) -> ir.Label:
        name = self.draw(st.sampled_from(LABELS[2:]))
        return ir.Label(name, self.text("l"), self.maybe(depth))


@st.composite
def trees(draw: st.DrawFn) -> ir.Block:
    grower = Grower(draw)
    first = ir.Statement(grower.text("s"))
    return ir.Block((first, *grower.block(4).items))


@settings(
    max_examples=250,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(trees(), st.lists(st.lists(st.booleans(), max_size=60), min_size=1, max_size=4))
def test_the_graph_walks_as_the_tree_runs(tree: ir.Block, scripts: list[list[bool]]) -> None:
    unit = ir.Unit("test", tree)
    graph = build(unit)
    assert graph_violations(unit, graph) == []
    for outcomes in scripts:
        run, walked = Script(list(outcomes)), Script(list(outcomes))
        Interpreter(run).run(tree)
        walk(graph, walked)
        assert walked.trace == run.trace


def _statements(*codes: str) -> Iterator[ir.Statement]:
    return (ir.Statement(ir.Text(code, i, i)) for i, code in enumerate(codes, 1))


def test_the_oracle_notices_a_wrong_graph() -> None:
    """A finally that a return jumps over must not pass."""
    right, wrong, after = _statements("s1", "s2", "s3")
    leave = ir.Jump(JumpKind.RETURN, ir.Text("j9", 9, 9))
    tree = ir.Block((ir.Try(ir.Block((right, leave)), final=ir.Block((wrong,))), after))
    skipping = ir.Block((right, leave, wrong, after))
    run, walked = Script([]), Script([])
    Interpreter(run).run(tree)
    walk(build(ir.Unit("test", skipping)), walked)
    assert walked.trace != run.trace
