"""What C and the languages grown out of its grammar share: declarators, switch, expressions."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.handlers import block, function, jump, label, statement
from pytest_flow2code.lowering.handlers_branches import arm, if_, stacked
from pytest_flow2code.lowering.handlers_loops import loop
from pytest_flow2code.lowering.table import (
    FIRST,
    Handler,
    Pick,
    Reader,
    besides,
    pick,
    picks,
    solid,
)
from pytest_flow2code.lowering.wording_common import COMMON
from pytest_flow2code.lowering.wording_forms import Form, Name
from pytest_flow2code.syntax import descendants

if TYPE_CHECKING:
    from pytest_flow2code.lowering.engine import Lowering

OUTPUTS = (
    "printf",
    "puts",
    "putchar",
    "fprintf",
    "fputs",
    "std::cout",
    "cout",
    "std::cerr",
    "cerr",
)
INPUTS = ("scanf", "fgets", "getchar", "getline", "std::cin", "cin")
EXITS = ("exit", "abort", "_Exit", "quick_exit", "std::exit", "std::abort")


def declared_name(node: Node) -> list[Node]:
    """The name in the heart of a declarator, whatever pointers and parameters surround it."""
    while True:
        inner = node.child_by_field_name("declarator")
        if inner is None and node.type in ("reference_declarator", "parenthesized_declarator"):
            inner = node.named_children[0] if node.named_children else None
        if inner is None:
            return [node]
        node = inner


def parameters(node: Node) -> list[Node]:
    """The parameter list of a function definition."""
    current = node.child_by_field_name("declarator")
    while current is not None:
        found = current.child_by_field_name("parameters")
        if found is not None:
            return [found]
        inner = current.child_by_field_name("declarator")
        if inner is None and current.named_children:
            inner = current.named_children[0] if current.type == "reference_declarator" else None
        current = inner
    return []


def _declares(name: Pick = "declarator") -> Reader:
    """A declaration; the stars and ampersands before a name belong to its type."""

    def read_(low: Lowering, node: Node) -> Form:
        written = pick(node, "type")
        kind = "" if written is None else low.code(written)
        steps = []
        for part in picks(node, "declarator"):
            whole = part.type == "init_declarator"
            code = low.code(pick(part, name) or part) if whole else low.code(part)
            known = code.lstrip("*& ")
            marks = "".join(code[: len(code) - len(known)].split())
            value = pick(part, "value") if whole else None
            given = None if value is None else low.form(value)
            steps.append(phrases.declared(kind + marks, Name(known), given))
        if not steps:
            return forms.Quoted(low.code(node))
        return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))

    return read_


_ARM = arm("value", besides("value"), default=lambda node: not picks(node, "value"), falls=True)


def _switch(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    body = pick(node, "body")
    if body is None:
        return (low.unknown(node),)
    cases = [n for n in body.named_children if n.type == "case_statement"]
    before = low.items(n for n in body.named_children if n.type != "case_statement").items
    chosen = pick(node, "condition")
    inner = low.unwrapped(chosen) if chosen is not None else node
    selector = low.text(inner, phrases.selected(low.form(inner)))
    inside = _inside(body)
    if len(inside) > len(cases):
        arms = _entangled(low, body, inside)
    else:
        arms = stacked(tuple(_ARM(low, n) for n in cases))
    return (*before, ir.Switch(selector, arms, breaks=True))


def _inside(body: Node) -> list[Node]:
    """All cases of a switch, those inside of loops and blocks too, but not those of a switch
    within."""
    found: list[Node] = []
    waiting = list(reversed(body.named_children))
    while waiting:
        node = waiting.pop()
        if node.type == "case_statement":
            found.append(node)
        if node.type != "switch_statement":
            waiting.extend(reversed(node.named_children))
    return found


def _entangled(low: Lowering, body: Node, cases: list[Node]) -> tuple[ir.Case, ...]:
    """A switch with cases in the middle of a loop (Duff's device): its body is the first arm's,
    with a label at every case, and the other arms go to theirs."""
    arms = []
    for case in cases:
        value = pick(case, "value")
        tests = () if value is None else (low.text(value, phrases.matched(low.form(value))),)
        form = forms.Command("go to {}", (Name(_label_of(low, case)),))
        target = low.text(case, form, code=f"go to {_label_of(low, case)}")
        leap = ir.Jump(JumpKind.GOTO, target, _label_of(low, case))
        arms.append(ir.Case(tests, ir.Block((leap,)), default=value is None))
    first = next((i for i, case in enumerate(arms) if not case.default), 0)
    whole = low.items(n for n in body.named_children if n.type == "case_statement")
    arms[first] = ir.Case(arms[first].tests, whole, default=arms[first].default)
    return tuple(arms)


def _label_of(low: Lowering, case: Node) -> str:
    value = pick(case, "value")
    return "default" if value is None else f"case {low.code(value)}"


def _case_label(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A case met outside of its switch's own level: a place to go to."""
    name = _label_of(low, node)
    text = low.text(node, forms.Command("label {}", (Name(name),)), code=f"{name}:")
    text = ir.Text(text.code, text.line, text.line, text.said)
    return (ir.Label(name, text), *low.items(besides("value")(node)).items)


def _preprocessed(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Conditional compilation: the condition as a statement, then what it lets through."""
    first_line = low.code(node).splitlines()[0]
    line = node.start_point[0] + 1
    said = low.said(forms.Command("for the compiler: {}", (Name(first_line),)))
    head = ir.Statement(ir.Text(first_line, line, line, said))
    return (head, *low.items(besides("name", "condition")(node)).items)


def _aggregate(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """A struct or class is a group if it holds functions, else a plain declaration."""
    body = node.child_by_field_name("body")
    if body is None or not any(True for _ in descendants(body, "function_definition")):
        return (ir.Statement(low.text(node)),)
    named = pick(node, "name")
    name = low.code(named) if named is not None else ""
    head = low.text(node, phrases.grouped_under("class", name), code=low.head(node, body))
    line = node.start_point[0] + 1
    header = ir.Text(head.code, line, line + head.code.count("\n"), head.said)
    return (ir.Group(header, low.block(body), transparent=True, name=name),)


def _formatted(given: tuple[Form, ...]) -> Form:
    """`printf`: the format and what fills it."""
    if len(given) < 2:
        return phrases.printed(given)
    return forms.Command("print {} filled with {}", (given[0], forms.Series(given[1:])))


def _attributed(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """`[[fallthrough]];` goes on into the next case; other attributes change no control flow."""
    names = [low.code(n) for n in descendants(node, "attribute")]
    if "fallthrough" in names:
        text = low.text(node, forms.Command("go on with the next case"))
        return (ir.Jump(JumpKind.FALLTHROUGH, text),)
    return low.items(n for n in node.named_children if n.type != "attribute_declaration").items


_SIMPLE = statement(outputs=OUTPUTS, inputs=INPUTS, exits=EXITS)
_IF = if_()

STATEMENTS: Mapping[str, Handler] = MappingProxyType(
    {
        "compound_statement": block(),
        "attributed_statement": _attributed,
        "expression_statement": _SIMPLE,
        "if_statement": _IF,
        "else_clause": block(),
        "while_statement": loop(),
        "do_statement": loop(when=Test.AFTER),
        "for_statement": loop(
            test=solid("condition"), init=solid("initializer"), step=solid("update")
        ),
        "switch_statement": _switch,
        "case_statement": _case_label,
        "labeled_statement": label(body=besides("label")),
        "goto_statement": jump(JumpKind.GOTO, label="label"),
        "break_statement": jump(JumpKind.BREAK),
        "continue_statement": jump(JumpKind.CONTINUE),
        "return_statement": jump(JumpKind.RETURN),
        "function_definition": function(declared_name, parameters=parameters),
        "struct_specifier": _aggregate,
        "union_specifier": _aggregate,
        "preproc_ifdef": _preprocessed,
        "preproc_if": _preprocessed,
        "preproc_else": block(),
        "preproc_elif": _preprocessed,
        "linkage_specification": block("body"),
        "declaration_list": block(),
        "field_declaration_list": block(),
    }
)

READERS: Mapping[str, Reader] = MappingProxyType(
    {
        **COMMON,
        "number_literal": read.literal,
        "char_literal": read.literal,
        "concatenated_string": read.literal,
        "system_lib_string": read.literal,
        "statement_identifier": read.name,
        "field_identifier": read.name,
        "type_identifier": read.name,
        "primitive_type": read.name,
        "sized_type_specifier": read.name,
        "type_descriptor": read.name,
        "assignment_expression": read.augment(),
        "pointer_expression": read.unary(
            words={"*": "what {} points to", "&": "the address of {}"}
        ),
        "field_expression": read.member("argument", "field"),
        "subscript_expression": read.index("argument", "index"),
        "cast_expression": read.noun("{} converted to {}", "value", "type"),
        "sizeof_expression": read.noun("the size of {}", FIRST),
        "initializer_list": read.collection("list"),
        "initializer_pair": read.noun("{} for {}", "value", "designator"),
        "field_designator": read.inner(),
        "subscript_designator": read.inner(),
        "compound_literal_expression": read.inner("value"),
        "comma_expression": lambda low, node: forms.Steps(
            low.forms([*picks(node, "left"), *picks(node, "right")])
        ),
        "call_expression": read.call(
            special={
                "printf": _formatted,
                "puts": phrases.printed,
                "putchar": phrases.printed,
                "exit": lambda given: (
                    forms.Command("end the program with status {}", given[:1])
                    if given
                    else forms.Command("end the program")
                ),
            }
        ),
        "declaration": _declares(),
        "field_declaration": _declares(),
        "preproc_include": lambda low, node: phrases.imported(low.forms(picks(node, "path"))),
        "preproc_def": read.quoted,
        "preproc_function_def": read.quoted,
        "preproc_call": read.quoted,
        "type_definition": read.quoted,
        "struct_specifier": read.quoted,
        "union_specifier": read.quoted,
        "enum_specifier": read.quoted,
    }
)
