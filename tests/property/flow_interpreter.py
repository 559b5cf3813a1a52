"""Runs a statement tree by the plain meaning of its shapes."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from flow_script import EnoughError, Script

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind


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
    keeps: tuple[JumpKind, ...] = ()


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
        return self.enter(Scope(next(self.numbers), what, label, takes_break, takes_continue))

    def enter(self, scope: Scope) -> Scope:
        self.scopes.append(scope)
        return scope

    def kept(self, keeps: tuple[JumpKind, ...], body: ir.Block, *, as_errors: bool = False) -> bool:
        """Runs a region that some jumps do not get out of. Gives whether one of them ended it."""
        scope = self.enter(Scope(next(self.numbers), "keep", keeps=keeps))
        depth = len(self.scopes) - 1
        try:
            self.block(body)
        except LeaveError as leave:
            if leave.target != scope.number:
                raise
            if as_errors:
                raise ThrownError from leave
            return True
        finally:
            self.scopes = self.scopes[:depth]
        return False

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
                    if self.kept(node.keeps, node.body, as_errors=node.keeps_as_errors):
                        return
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
            if node.cleanup is None:
                self.kept(node.keeps, node.body)
            else:
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
        if node.kind is JumpKind.THROW:
            raise ThrownError
        found = self.found(node)
        if node.kind is JumpKind.RETURN and not found:
            raise ReturnedError
        if not found:
            raise EndedError
        counted = node.kind in (JumpKind.BREAK, JumpKind.CONTINUE) and not node.label
        level = node.level if counted else 1
        raise LeaveError(found[min(level, len(found)) - 1].number, node.kind)

    def found(self, node: ir.Jump) -> list[Scope]:
        """The scopes that the jump could end at, as far as it gets."""
        found = []
        for scope in reversed(self.scopes):
            if node.kind in scope.keeps:
                return [*found, scope]
            if self.takes(scope, node):
                found.append(scope)
        return found

    @staticmethod
    def takes(scope: Scope, node: ir.Jump) -> bool:
        label = node.label
        match node.kind:
            case JumpKind.BREAK:
                named = scope.what in ("loop", "switch", "label") and scope.label == label
                return named if label else scope.takes_break
            case JumpKind.CONTINUE:
                return scope.takes_continue and label in ("", scope.label)
            case JumpKind.REDO:
                return scope.what == "loop" and label in ("", scope.label)
            case JumpKind.RETRY:
                return scope.what == "handler"
            case JumpKind.FALLTHROUGH:
                return scope.what == "switch"
            case _:
                return False
