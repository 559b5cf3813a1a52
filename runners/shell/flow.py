"""The shell's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    ALL,
    FIRST,
    OPERATORS,
    Lowering,
    Table,
    after,
    block,
    foreach,
    function,
    lower_with,
    nth,
    others,
    pick,
    picks,
    stacked,
    types,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Clause, Command, Form, Literal, Name, Noun, Run
from pytest_flow2code.runners.shell.flow_words import (
    FILE_TESTS,
    PARAMETERS,
    command_form,
    expansion,
    redirected,
    run_form,
    string,
    variable,
    word,
)
from pytest_flow2code.runners.shell.shells import piped, subshell, without_last_fall
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_bash", closers=("\n}", "\nfi", "\ndone", "\n"))

_JUMPS = {
    "return": JumpKind.RETURN,
    "exit": JumpKind.EXIT,
    "break": JumpKind.BREAK,
    "continue": JumpKind.CONTINUE,
}
_OUTPUTS = ("echo", "printf")
_INPUTS = ("read", "mapfile", "readarray")
_BRANCHES = ("elif_clause", "else_clause")


def _command(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A simple command; some are jumps, some talk to the outside."""
    name = low.code(pick(node, "name") or node)
    given = [low.code(n) for n in picks(node, "argument")]
    text = low.text(node)
    if name in _JUMPS:
        level = int(given[0]) if given and given[0].isdigit() else 1
        loops = _JUMPS[name] in (JumpKind.BREAK, JumpKind.CONTINUE)
        return (ir.Jump(_JUMPS[name], text, level=max(level, 1) if loops else 1),)
    role = ir.Role.OUTPUT if name in _OUTPUTS else ir.Role.PROCESS
    return (ir.Statement(text, ir.Role.INPUT if name in _INPUTS else role),)


def _test_nodes(node: Node) -> list[Node]:
    """The commands whose status decides: all before `then` or `do`."""
    found = [n for n in picks(node, "condition") if n.is_named]
    if found:
        return found
    until = next((i for i, n in enumerate(node.children) if n.type == "then"), 0)
    return [n for n in node.children[:until] if n.is_named]


def _condition(low: Lowering, node: Node) -> ir.Text:
    tests = [n for n in _test_nodes(node) if n.type not in low.table.comments]
    if not tests:
        return low.text(node)
    if len(tests) == 1:
        return low.condition(tests[0])
    steps = forms.Steps(low.forms(tests[:-1]))
    form = Command("{}, then {}", (steps, forms.Check(low.form(tests[-1]))))
    return low.text(tests[0], form, code=low.code(tests[0], tests[-1]))


def _if(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The branches stand side by side after the first body."""
    tail: ir.Block | None = None
    arms = [(_condition(low, node), _then(low, node))]
    for branch in picks(node, types(*_BRANCHES)):
        if branch.type == "elif_clause":
            arms.append((_condition(low, branch), _then(low, branch)))
        else:
            tail = low.items(branch.named_children)
    for test, body in reversed(arms):
        tail = ir.Block((ir.If(test, body, tail),))
    return tail.items if tail is not None else ()


def _then(low: Lowering, node: Node) -> ir.Block:
    return low.items(n for n in after("then")(node) if n.type not in _BRANCHES)


def _while(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`while` and `until`; `while true` and `while :` never end by themselves."""
    negated = bool(node.children) and node.children[0].type == "until"
    test = _condition(low, node)
    body = low.block(pick(node, "body"))
    if test.code in ("true", ":") and not negated:
        head = ir.Text(f"while {test.code}", test.line, test.line, "repeat for ever")
        return (ir.Loop(ir.Test.NONE, body, head),)
    return (ir.Loop(ir.Test.BEFORE, body, test, negated),)


def _c_style(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    test = pick(node, "condition")
    body = low.block(pick(node, "body"))
    init, step = low.block(*picks(node, "initializer")), low.block(*picks(node, "update"))
    if test is None:
        line = node.start_point[0] + 1
        head = ir.Text("for ((;;))", line, line, "repeat for ever")
        return (ir.Loop(ir.Test.NONE, body, head, init=init, step=step),)
    return (ir.Loop(ir.Test.BEFORE, body, low.condition(test), init=init, step=step),)


def _each(low: Lowering, node: Node) -> Form:
    values = low.forms(picks(node, "value"))
    target = low.form(pick(node, "variable"))
    return phrases.each(target, forms.Series(values, "all arguments"))


def _case(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    chosen = pick(node, "value") or node
    items = picks(node, types("case_item"))
    arms = tuple(_arm(low, n, last=n == items[-1]) for n in items)
    selector = low.text(chosen, phrases.selected(low.form(chosen)))
    return (ir.Switch(selector, stacked(arms)),)


def _arm(low: Lowering, node: Node, *, last: bool) -> ir.Case:
    """`;&` falls into the next arm's body, `;;&` goes on with the next arm's pattern.

    Patterns are tried in the order in which they are written: `*` takes what is left only where no
    other follows.
    """
    patterns = picks(node, "value")
    ends = {low.code(n) for n in picks(node, "fallthrough")}
    body = low.items(
        n
        for i, n in enumerate(node.children)
        if n.is_named and node.field_name_for_child(i) is None
    )
    everything = last and len(patterns) == 1 and low.code(patterns[0]) == "*"
    tests = () if everything else tuple(_pattern(low, n) for n in patterns)
    return ir.Case(tests, body, default=everything, falls=";&" in ends, retests=";;&" in ends)


def _pattern(low: Lowering, node: Node) -> ir.Text:
    return low.text(node, phrases.matched(low.form(node)))


def _list(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`a && b` does b only if a succeeds, `a || b` only if it fails."""
    inside = [n for n in node.named_children if n.type not in low.table.comments]
    if len(inside) != 2:
        return (ir.Statement(low.text(node)),)
    first, second = inside
    token = next((n.type for n in node.children if n.type in ("&&", "||")), "&&")
    test, body = low.condition(first), low.block(second)
    if token == "&&":
        return (ir.If(test, body),)
    return (ir.If(test, ir.Block(), body),)


def _redirected(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A redirection of a loop or block is told before it."""
    body = pick(node, "body")
    if body is None or body.type not in STATEMENTS or body.type in ("command", "list"):
        return _command(low, node) if body is None else (_plain(low, node, body),)
    to = [n for n in node.named_children if n != body]
    text = low.text(
        to[0], Command("with {}", (Name(low.code(to[0], to[-1])),)), code=low.code(to[0], to[-1])
    )
    return (ir.Group(text, low.block(body)),)


def _plain(low: Lowering, node: Node, body: Node) -> ir.Node:
    lowered = low.block(body).items
    role = lowered[0].role if lowered and isinstance(lowered[0], ir.Statement) else ir.Role.PROCESS
    return ir.Statement(low.text(node), role)


def _compound(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`{ ...; }` is a block, `(( ... ))` a calculation."""
    if low.code(node).startswith("(("):
        return (ir.Statement(low.text(node)),)
    return low.items(node.named_children).items


def _negated(low: Lowering, node: Node) -> Form:
    return forms.Negation(low.form(pick(node, FIRST)))


def _test_unary(low: Lowering, node: Node) -> Form:
    sign = low.code(pick(node, "operator") or node)
    inside = pick(node, others("test_operator"))
    if inside is None:
        return read.quoted(low, node)
    if sign == "!":
        return forms.Negation(low.form(inside))
    if sign in ("-", "+", "~", "++", "--"):
        return read.unary(operand=nth(-1))(low, node)
    if sign not in FILE_TESTS:
        return read.quoted(low, node)
    holds, fails = FILE_TESTS[sign]
    return Clause(holds, fails, (low.form(inside),))


def _assigned(low: Lowering, node: Node) -> Form:
    target, value = low.form(pick(node, "name")), pick(node, "value")
    given = Literal('""') if value is None else low.form(value)
    if "+=" in low.code(node).split("=")[0] + "=":
        return forms.Augment(op.JOINED, target, given)
    return forms.Assign((target,), given)


def _declared(low: Lowering, node: Node) -> Form:
    exported = low.code(node).startswith(("export", "readonly"))
    steps = []
    for part in picks(node, others("word")):
        value = pick(part, "value")
        name = low.form(pick(part, "name") or part)
        steps.append(phrases.declared("", name, None if value is None else low.form(value)))
    if exported:
        steps.append(Command(low.code(node).split()[0] + " it"))
    if not steps:
        return read.quoted(low, node)
    return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))


def _pipeline(low: Lowering, node: Node) -> Form:
    parts = tuple(run_form(low, n) for n in node.named_children)
    return Run(Noun(" piped into ".join("{}" for _ in parts), parts))


def _output(low: Lowering, node: Node) -> Form:
    inside = pick(node, FIRST)
    return (
        read.quoted(low, node)
        if inside is None
        else Noun("the output of {}", (run_form(low, inside),))
    )


def _redirect(low: Lowering, node: Node) -> Form:
    body = pick(node, "body")
    to = picks(node, "redirect")
    if body is None or not to or any(n.type == "heredoc_redirect" for n in to):
        return read.quoted(low, node)
    return redirected(low.form(body), low.code(to[0], to[-1]))


def _binary(low: Lowering, node: Node) -> Form:
    """Assignments inside of a calculation are binary expressions too."""
    token = low.code(pick(node, "operator") or node)
    if token.endswith("=") and token not in low.table.operators:
        return read.augment()(low, node)
    parts = picks(node, "right")
    left = pick(node, "left")
    if len(parts) > 1 and left is not None and token in low.table.operators:
        # A pattern of which some is quoted arrives in pieces.
        whole = Literal(low.code(parts[0], parts[-1]))
        return forms.Binary(low.table.operators[token], low.form(left), whole)
    return read.binary()(low, node)


def _status(low: Lowering, node: Node) -> Form:
    """A list as a condition."""
    left, right = (low.form(n) for n in node.named_children[:2])
    token = next((n.type for n in node.children if n.type in ("&&", "||")), "&&")
    return forms.Binary(op.AND if token == "&&" else op.OR, left, right)


STATEMENTS = {
    "command": _command,
    "if_statement": _if,
    "while_statement": _while,
    "for_statement": foreach(_each),
    "c_style_for_statement": _c_style,
    "case_statement": _case,
    "list": _list,
    "redirected_statement": _redirected,
    "compound_statement": _compound,
    "do_group": block(),
    "subshell": subshell,
    "pipeline": piped,
    "function_definition": function(),
}

READERS = {
    "command": command_form,
    "command_name": read.inner(),
    "word": word,
    "number": read.literal,
    "raw_string": read.literal,
    "ansi_c_string": read.literal,
    "regex": read.literal,
    "extglob_pattern": read.literal,
    "brace_expression": read.literal,
    "variable_name": variable,
    "special_variable_name": read.name,
    "string": string,
    "translated_string": string,
    "concatenation": read.literal,
    "simple_expansion": lambda low, node: PARAMETERS.get(
        low.code(node), Name(low.code(node).lstrip("$"))
    ),
    "expansion": expansion,
    "subscript": read.index("name", "index"),
    "array": read.collection("list"),
    "arithmetic_expansion": read.inner(),
    "command_substitution": _output,
    "process_substitution": _output,
    "test_command": read.inner(),
    "compound_statement": read.inner(),
    "binary_expression": _binary,
    "unary_expression": _test_unary,
    "postfix_expression": read.update(FIRST),
    "ternary_expression": read.choice(),
    "parenthesized_expression": read.grouped(),
    "negated_command": _negated,
    "variable_assignment": _assigned,
    "variable_assignments": lambda low, node: forms.Steps(low.forms(node.named_children)),
    "declaration_command": _declared,
    "unset_command": read.command("forget {}", FIRST),
    "pipeline": _pipeline,
    "list": _status,
    "redirected_statement": _redirect,
    "subshell": read.noun("what a shell of its own does with {}", ALL),
    "herestring_redirect": read.noun("the input {}", FIRST),
}

TABLE = Table(
    language="shell",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    wrappers=frozenset({"test_command"}),
    truths=frozenset({"true", ":"}),
    operators={
        **OPERATORS,
        "=": op.EQUAL,
        "=~": op.MATCHES,
        "-eq": op.EQUAL,
        "-ne": op.UNEQUAL,
        "-lt": op.LESS,
        "-le": op.AT_MOST,
        "-gt": op.GREATER,
        "-ge": op.AT_LEAST,
        "-a": op.AND,
        "-o": op.OR,
        "-nt": op.comparison("is newer than", "is not newer than"),
        "-ot": op.comparison("is older than", "is not older than"),
    },
    openers=("do", ";", "()", "{"),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a shell script."""
    return lower_with(TABLE, without_last_fall(GRAMMAR, source))
