"""Python's grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.lowering import (
    ALL,
    COMMON,
    OPERATORS,
    Lowering,
    Reader,
    Table,
    arm,
    block,
    each,
    foreach,
    function,
    group,
    handler,
    if_,
    jump,
    loop,
    lower_with,
    nth,
    pick,
    picks,
    scope,
    statement,
    switch,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Binary, Form, Literal, Name, Negation, Noun
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_python", closers=("\n    pass\n", "\n"))

_BLOCK = types("block")


def _expression(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A string that stands alone documents the code around it and does nothing."""
    inside = [n for n in node.named_children if n.type not in low.table.comments]
    if len(inside) == 1 and inside[0].type in ("string", "concatenated_string"):
        return ()
    called = pick(inside[0], "function") if inside and inside[0].type == "call" else None
    if called is not None and low.code(called) in _EXITS:
        # An exception like any other: clean-ups run, and whoever catches all catches it.
        given = low.forms(picks(inside[0], within("arguments", ALL)))
        status = " with status {}" if given else ""
        form = forms.Command(f"end the program{status}", given[:1])
        return (ir.Jump(JumpKind.THROW, low.text(node, form)),)
    return (ir.Statement(low.text(node), _role(low, inside[0]) if inside else ir.Role.PROCESS),)


_EXITS = ("sys.exit", "exit", "quit")


def _role(low: Lowering, node: Node) -> ir.Role:
    calls = [node, *(n for n in picks(node, "right") if n.type == "call")]
    names = {low.code(n.child_by_field_name("function") or n) for n in calls if n.type == "call"}
    if "print" in names:
        return ir.Role.OUTPUT
    return ir.Role.INPUT if "input" in names else ir.Role.PROCESS


def _decorated(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The decorators belong to the heading of what they decorate."""
    lowered = low.block(pick(node, "definition")).items
    marks = [low.code(n) for n in picks(node, types("decorator"))]
    if not lowered or not isinstance(lowered[0], (ir.Function, ir.Group)):
        return lowered
    first, old = lowered[0], lowered[0].header
    header = ir.Text("\n".join([*marks, old.code]), node.start_point[0] + 1, old.end_line, old.said)
    if isinstance(first, ir.Function):
        return (ir.Function(first.name, header, first.body),)
    return (ir.Group(header, first.body, first.transparent, first.cleanup, first.name),)


def _catches(node: Node) -> list[Node]:
    """The exception types of a handler, out of a tuple or an `as`."""
    value = pick(node, "value") or pick(
        node, lambda n: [c for c in n.named_children if c.type not in ("block", "comment")]
    )
    if value is not None and value.type == "as_pattern":
        value = value.named_children[0]
    if value is None:
        return []
    return value.named_children if value.type == "tuple" else [value]


def _is_wildcard(node: Node) -> bool:
    patterns = picks(node, types("case_pattern"))
    text = b"".join(n.text or b"" for n in patterns)
    return (
        not picks(node, "guard")
        and len(patterns) == 1
        and text.decode("utf-8", "replace").isidentifier()
    )


def _comparison(low: Lowering, node: Node) -> Form:
    """`a < b <= c` is two comparisons joined by an `and`."""
    operands = [
        n
        for n in node.children
        if node.field_name_for_child(node.children.index(n)) is None and n.is_named
    ]
    tokens = picks(node, "operators")
    links: list[Form] = []
    for left, token, right in zip(operands, tokens, operands[1:], strict=False):
        meaning = low.table.operators.get(" ".join(low.code(token).split()))
        if meaning is None:
            return read.quoted(low, node)
        links.append(Binary(meaning, low.form(left), low.form(right)))
    if not links:
        return read.quoted(low, node)
    whole = links[0]
    for link in links[1:]:
        whole = Binary(op.AND, whole, link)
    return whole


def _assignment(low: Lowering, node: Node) -> Form:
    kind, value, target = pick(node, "type"), pick(node, "right"), pick(node, "left")
    if kind is None:
        return read.assign()(low, node)
    known = low.form(target)
    return phrases.declared(low.code(kind), known, None if value is None else low.form(value))


def _slice(low: Lowering, node: Node) -> Form:
    """`a:b:c`; a bound that is not written is named by what it stands for."""
    bounds: list[Node | None] = [None]
    for child in node.children:
        if child.type == ":":
            bounds.append(None)
        else:
            bounds[-1] = child
    start, stop, step = (*bounds, None, None)[:3]
    parts = [low.form(n) for n in (start, stop, step) if n is not None]
    first = "{}" if start is not None else "the start"
    last = "before {}" if stop is not None else "the end"
    by = " in steps of {}" if step is not None else ""
    return Noun(f"{first} to {last}{by}", tuple(parts))


def _subscript(low: Lowering, node: Node) -> Form:
    places = picks(node, "subscript")
    base = low.form(pick(node, "value"))
    if len(places) == 1 and places[0].type == "slice":
        return Noun("the part of {} from {}", (base, low.form(places[0])))
    return Noun("element {} of {}", (forms.Series(low.forms(places)), base))


def _comprehension(noun: str) -> Reader:
    def reader(low: Lowering, node: Node) -> Form:
        template = f"the {noun} of {{}}"
        parts = [low.form(pick(node, "body"))]
        for part in node.named_children:
            if part.type == "for_in_clause":
                template += " for each {} in {}"
                parts += [low.form(pick(part, "left")), low.form(pick(part, "right"))]
            elif part.type == "if_clause":
                template += " if {}"
                parts.append(forms.Condition(low.form(part.named_children[0])))
        return Noun(template, tuple(parts))

    return reader


def _lambda(low: Lowering, node: Node) -> Form:
    body = low.form(pick(node, "body"))
    given = pick(node, "parameters")
    if given is None:
        return Noun("a function that gives {}", (body,))
    names = forms.Series(tuple(Name(low.code(n)) for n in given.named_children))
    return Noun("a function that takes {} and gives {}", (names, body))


def _not(low: Lowering, node: Node) -> Form:
    return Negation(low.form(pick(node, "argument")))


def _import_from(low: Lowering, node: Node) -> Form:
    source = pick(node, "module_name")
    names = tuple(Name(low.code(n)) for n in picks(node, "name"))
    return phrases.imported(names, None if source is None else Name(low.code(source)))


def _assert(low: Lowering, node: Node) -> Form:
    return forms.Command("make sure that {}", (forms.Condition(low.form(node.named_children[0])),))


def _pattern(low: Lowering, node: Node) -> Form:
    inside = node.named_children
    if len(inside) == 1 and inside[0].type not in ("class_pattern", "union_pattern"):
        return low.form(inside[0])
    if len(inside) == 1 and inside[0].type == "union_pattern":
        return Name(low.code(node))
    return Literal("anything") if low.code(node) == "_" else Name(low.code(node))


def _heading(low: Lowering, node: Node) -> Form:
    clause = pick(node, types("with_clause"))
    return phrases.held(low.forms(clause.named_children) if clause is not None else ())


def _input(given: tuple[Form, ...]) -> Form:
    return (
        Noun("the line read after showing {}", given)
        if len(given) == 1
        else Literal("a line of input")
    )


def _length(given: tuple[Form, ...]) -> Form:
    if len(given) != 1:
        return forms.Call(Name("len"), given)
    return Noun("the length of {}", given)


_IF = if_(test="condition", then="consequence", orelse="alternative")

STATEMENTS = {
    "block": block(),
    "expression_statement": _expression,
    "if_statement": _IF,
    "elif_clause": _IF,
    "else_clause": block(types("block")),
    "while_statement": loop(orelse="alternative"),
    "for_statement": foreach(each("left", "right"), orelse="alternative"),
    "try_statement": try_(
        handlers=types("except_clause", "except_group_clause"),
        orelse=types("else_clause"),
        final=within(types("finally_clause"), _BLOCK),
        catch=handler(
            kinds=_catches,
            name=within(within("value", "alias"), nth(0)),
            body=_BLOCK,
        ),
    ),
    "with_statement": scope(_heading, cleanup="end with"),
    "match_statement": switch(
        "subject",
        within("body", types("case_clause")),
        arm(
            tests=lambda n: [] if _is_wildcard(n) else picks(n, types("case_pattern")),
            body="consequence",
            guard=within("guard", nth(0)),
            default=_is_wildcard,
            pattern=_pattern,
        ),
    ),
    "function_definition": function(),
    "class_definition": group("class"),
    "decorated_definition": _decorated,
    "return_statement": jump(JumpKind.RETURN),
    "raise_statement": jump(JumpKind.THROW),
    "break_statement": jump(JumpKind.BREAK),
    "continue_statement": jump(JumpKind.CONTINUE),
    "print_statement": statement(ir.Role.OUTPUT),
}

READERS = {
    **COMMON,
    "none": read.literal,
    "ellipsis": read.literal,
    "concatenated_string": read.literal,
    "dotted_name": read.name,
    "attribute": read.member("object", "attribute"),
    "subscript": _subscript,
    "slice": _slice,
    "call": read.call(special={"print": phrases.printed, "input": _input, "len": _length}),
    "keyword_argument": read.noun("{} set to {}", "name", "value"),
    "binary_operator": read.binary(),
    "boolean_operator": read.binary(),
    "comparison_operator": _comparison,
    "not_operator": _not,
    "unary_operator": read.unary(),
    "conditional_expression": read.choice(nth(1), nth(0), nth(2)),
    "assignment": _assignment,
    "augmented_assignment": read.augment(),
    "named_expression": read.noun("{}, set to {},", "name", "value"),
    "tuple": read.series(),
    "expression_list": read.series(),
    "pattern_list": read.series(),
    "tuple_pattern": read.series(),
    "list": read.collection("list"),
    "set": read.collection("set"),
    "dictionary": read.collection("dictionary"),
    "pair": read.noun("{} for {}", "value", "key"),
    "list_comprehension": _comprehension("list"),
    "set_comprehension": _comprehension("set"),
    "dictionary_comprehension": _comprehension("dictionary"),
    "generator_expression": _comprehension("sequence"),
    "list_splat": read.noun("all of {}", nth(0)),
    "list_splat_pattern": read.noun("the rest as {}", nth(0)),
    "dictionary_splat": read.noun("all pairs of {}", nth(0)),
    "lambda": _lambda,
    "await": read.noun("what {} gives once it is done", nth(0)),
    "yield": read.command("hand out {}", nth(0)),
    "as_pattern": read.noun("{} as {}", nth(0), within("alias", nth(0))),
    "with_item": read.inner("value"),
    "pass_statement": read.command("do nothing"),
    "assert_statement": _assert,
    "delete_statement": read.command("delete {}", nth(0)),
    "global_statement": lambda low, node: forms.Command(
        "use the global {}", (forms.Series(low.forms(node.named_children)),)
    ),
    "nonlocal_statement": lambda low, node: forms.Command(
        "use the outer {}", (forms.Series(low.forms(node.named_children)),)
    ),
    "import_statement": read.imports("name"),
    "import_from_statement": _import_from,
    "future_import_statement": read.imports("name"),
    "raise_statement": read.raises(),
    "exec_statement": read.quoted,
    "type_alias_statement": read.quoted,
}

TABLE = Table(
    language="python",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    truths=frozenset({"True", "1"}),
    ignored=frozenset({"line_continuation"}),
    operators={
        **OPERATORS,
        "//": op.WHOLE_DIVIDED,
        "@": op.Operator("matrix-multiplied by"),
        "<>": op.UNEQUAL,
        "not in": op.NOT_IN,
        "is": op.comparison("is", "is not"),
        "is not": op.comparison("is not", "is"),
    },
    openers=(":",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a Python source."""
    return lower_with(TABLE, source)
