"""C#'s grammar as statements and sentences."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import (
    ALL,
    FIRST,
    Lowering,
    Table,
    besides,
    block,
    each,
    either,
    foreach,
    function,
    group,
    handler,
    if_,
    jump,
    label,
    loop,
    lower_with,
    nth,
    pick,
    picks,
    rest,
    scope,
    solid,
    stacked,
    statement,
    try_,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.runners.csharp.wording import READERS, held
from pytest_flow2code.syntax import Grammar, ancestors, child, descendants
from pytest_flow2code.syntax import text as text_of

GRAMMAR = Grammar("tree_sitter_c_sharp", closers=("\n}", "\n"))

_OUTPUTS = ("Console.WriteLine", "Console.Write", "Console.Error.WriteLine")
_INPUTS = ("Console.ReadLine", "Console.Read", "Console.ReadKey")
_EXITS = ("Environment.Exit", "Environment.FailFast")
_SECTION = "switch_section"


def _case_label(goto: Node) -> str:
    """What `goto case` and `goto default` name: an arm of the switch around them."""
    home = next((n for n in ancestors(goto) if n.type == "switch_statement"), None)
    named = pick(goto, FIRST)
    what = "default" if named is None else f"case {text_of(named)}"
    return f"{what} of {home.start_byte if home is not None else 0}"


def _to_case(goto: Node) -> bool:
    return child(goto, "case", "default") is not None


def _goto(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    if not _to_case(node):
        return jump(JumpKind.GOTO, label=FIRST)(low, node)
    named = pick(node, FIRST)
    if named is None:
        form: forms.Form = forms.Command("go to the case for all else")
    else:
        form = forms.Command("go to the case {}", (low.form(named),))
    return (ir.Jump(JumpKind.GOTO, low.text(node, form), _case_label(node)),)


def _switch(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Sections never fall through, but labels stack and `goto case` may enter any."""
    gotos = filter(_to_case, descendants(node, "goto_statement"))
    entered = {_case_label(goto) for goto in gotos}
    sections = picks(node, within("body", types(_SECTION)))
    arms = stacked(tuple(_section(low, n, node, entered) for n in sections))
    chosen = low.unwrapped(pick(node, "value") or node)
    selector = low.text(chosen, phrases.selected(low.form(chosen)))
    return (ir.Switch(selector, arms, breaks=True),)


def _section(low: Lowering, node: Node, home: Node, entered: set[str]) -> ir.Case:
    named = [n for n in picks(node, ALL) if n.type.endswith("_statement") or n.type == "block"]
    labels = [n for n in picks(node, ALL) if n not in named and n.type != "when_clause"]
    guard = pick(node, within(types("when_clause"), FIRST))
    default = child(node, "default") is not None
    body = low.block(*named)
    keys = [f"case {low.code(n)} of {home.start_byte}" for n in labels]
    keys += [f"default of {home.start_byte}"] if default else []
    for key in entered.intersection(keys):
        text = low.text(labels[0] if labels else node, forms.Command("label"), code="")
        shown = key.rpartition(" of ")[0] + ":"
        said = f"label `{shown.removesuffix(':')}`"
        body = ir.Block((ir.Label(key, ir.Text(shown, text.line, text.line, said), body),))
    return ir.Case(
        tests=tuple(low.text(n, phrases.matched(low.form(n))) for n in labels),
        body=body,
        guard=None if guard is None else low.condition(guard),
        default=default,
        falls=not named,
    )


def _arrow(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`=> value` gives the value back, unless nothing is to be given back."""
    value = pick(node, FIRST)
    owner = node.parent
    if value is None or owner is None:
        return ()
    if value.type == "throw_expression":
        return (ir.Jump(JumpKind.THROW, low.text(value)),)
    kind = owner.child_by_field_name("returns") or owner.child_by_field_name("type")
    silent = owner.type in ("constructor_declaration", "destructor_declaration")
    if silent or (kind is not None and low.code(kind) == "void"):
        return (ir.Statement(low.text(value)),)
    return (ir.Jump(JumpKind.RETURN, low.text(value, phrases.returned(low.form(value)))),)


def _held_to_the_end(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A block, in which `using var x = ...;` holds x until the block is left."""
    made: tuple[ir.Node, ...] = ()
    for inner in reversed(node.named_children):
        if inner.type == "local_declaration_statement" and child(inner, "using") is not None:
            line = node.end_point[0] + 1
            leaving = ir.Text("dispose", line, line, "dispose")
            made = (ir.Group(low.text(inner), ir.Block(made), cleanup=leaving),)
        else:
            made = (*low.lower(inner), *made)
    return made


def _yield(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`yield return` goes on, `yield break` ends the iterator."""
    if pick(node, FIRST) is None:
        return (ir.Jump(JumpKind.RETURN, low.text(node, phrases.returned(None))),)
    return (ir.Statement(low.text(node)),)


def _has_code(node: Node) -> bool:
    """Whether a property or indexer runs code of its own."""
    bodies = picks(node, within("accessors", within(types("accessor_declaration"), "body")))
    return bool(bodies)


def _has_arrow(node: Node) -> bool:
    return any(n.type == "arrow_expression_clause" for n in picks(node, "value"))


_FINAL = within(types("finally_clause"), types("block"))
_IF = if_()
_PROPERTY = either(
    _has_code,
    group("property", body="accessors"),
    either(_has_arrow, function(body="value"), statement()),
)

STATEMENTS = {
    "block": _held_to_the_end,
    "declaration_list": block(),
    "accessor_list": block(),
    "global_statement": block(),
    "expression_statement": statement(outputs=_OUTPUTS, inputs=_INPUTS, exits=_EXITS),
    "local_declaration_statement": statement(inputs=_INPUTS),
    "empty_statement": statement(),
    "if_statement": _IF,
    "while_statement": loop(),
    "do_statement": loop(when=Test.AFTER),
    "for_statement": loop(init=solid("initializer"), step=solid("update")),
    "foreach_statement": foreach(each()),
    "switch_statement": _switch,
    "try_statement": try_(
        handlers=types("catch_clause"),
        final=_FINAL,
        catch=handler(
            kinds=within(types("catch_declaration"), "type"),
            name=within(types("catch_declaration"), "name"),
            guard=types("catch_filter_clause"),
        ),
    ),
    "using_statement": scope(held, cleanup="dispose"),
    "lock_statement": scope(held, body=nth(-1), cleanup="unlock"),
    "fixed_statement": scope(held, body=nth(-1)),
    "checked_statement": block(),
    "unsafe_statement": block(),
    "labeled_statement": label(FIRST, rest(1)),
    "goto_statement": _goto,
    "yield_statement": _yield,
    "return_statement": jump(JumpKind.RETURN),
    "throw_statement": jump(JumpKind.THROW),
    "break_statement": jump(JumpKind.BREAK),
    "continue_statement": jump(JumpKind.CONTINUE),
    "arrow_expression_clause": _arrow,
    "method_declaration": function(),
    "local_function_statement": function(),
    "constructor_declaration": function(),
    "destructor_declaration": function(),
    "operator_declaration": function(name="operator"),
    "conversion_operator_declaration": function(name="type"),
    "accessor_declaration": function(),
    "property_declaration": _PROPERTY,
    "indexer_declaration": _PROPERTY,
    "event_declaration": _PROPERTY,
    "namespace_declaration": group("namespace"),
    "class_declaration": group("class"),
    "struct_declaration": group("structure"),
    "record_declaration": group("record"),
    "interface_declaration": group("interface"),
    "enum_declaration": group("enumeration"),
    "enum_member_declaration_list": block(),
    "preproc_if": block(besides("condition")),
    "preproc_elif": block(besides("condition")),
    "preproc_else": block(),
}

_DIRECTIVES = (
    "define",
    "endregion",
    "error",
    "line",
    "nullable",
    "pragma",
    "region",
    "undef",
    "warning",
)

TABLE = Table(
    language="csharp",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    ignored=frozenset({*(f"preproc_{name}" for name in _DIRECTIVES), "attribute_list"}),
    truths=frozenset({"true"}),
    openers=("{",),
)


def lower(source: str) -> ir.Unit:
    """The statement tree of a C# source."""
    return lower_with(TABLE, source)
