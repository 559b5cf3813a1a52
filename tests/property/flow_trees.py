"""Grows random statement trees."""

from __future__ import annotations

from hypothesis import strategies as st

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind

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
        retests = default in (-1, size - 1)
        return ir.Switch(
            selector=self.text("x") if self.chance() else None,
            cases=tuple(
                self.case(depth, default=i == default, retests=retests) for i in range(size)
            ),
            breaks=self.chance(),
            continues=self.chance(),
            label=self.draw(st.sampled_from(LABELS)),
        )

    def case(self, depth: int, *, default: bool, retests: bool) -> ir.Case:
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
            retests=ending == "retests" and retests and not default,
        )

    def try_(self, depth: int) -> ir.Try:
        handlers = tuple(
            ir.Handler(self.text("h"), self.block(depth), self.chance())
            for _ in range(self.draw(st.integers(0, 2)))
        )
        return ir.Try(
            self.block(depth),
            handlers,
            self.maybe(depth),
            self.maybe(depth),
            keeps=self.kept(),
            keeps_as_errors=bool(handlers) and self.chance(),
        )

    def kept(self) -> tuple[JumpKind, ...]:
        kinds = (JumpKind.RETURN, JumpKind.BREAK, JumpKind.CONTINUE, JumpKind.EXIT)
        return self.draw(st.sampled_from([(), (), (JumpKind.RETURN,), kinds]))

    def group(self, depth: int) -> ir.Group:
        cleanup = self.text("z") if self.chance() else None
        keeps = self.kept() if cleanup is None else ()
        return ir.Group(self.text("w"), self.block(depth), cleanup=cleanup, keeps=keeps)

    def label(self, depth: int) -> ir.Label:
        name = self.draw(st.sampled_from(LABELS[2:]))
        return ir.Label(name, self.text("l"), self.maybe(depth))


@st.composite
def trees(draw: st.DrawFn) -> ir.Block:
    grower = Grower(draw)
    first = ir.Statement(grower.text("s"))
    return ir.Block((first, *grower.block(4).items))
