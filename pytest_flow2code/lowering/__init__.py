"""Grammar trees in, statement trees out: the machinery behind every language's `flow.py`.

How to write a `flow.py`
========================

A language's `flow.py` exports `GRAMMAR` (a `syntax.Grammar`, with the closers a fragment may lack)
and `lower` (source text -> `ir.Unit`). All the rest is a `Table`::

    TABLE = Table(language="c", grammar=GRAMMAR, statements=STATEMENTS, readers=READERS, ...)

    def lower(source: str) -> Unit:
        return lower_with(TABLE, source)

`statements`: grammar node type -> *handler*, for every node that has a shape in a chart. Handlers
come from factories whose arguments say where the parts are::

    "while_statement": loop(test="condition", body="body"),
    "do_statement":    loop(test="condition", body="body", when=Test.AFTER),
    "if_statement":    if_(test="condition", then="consequence", orelse="alternative"),
    "else_clause":     block(),
    "return_statement": jump(JumpKind.RETURN),

A part is a field's name or a function (`Pick`): `types("elsif", "else")` children of these types,
`others("block")` named children of other types, `nth(0)` / `nth(-1)` / `rest(1)` by place (`FIRST`,
`ALL`), `after("then")` what follows a token, `within(a, b)` inside of another part,
`first_of(a, b)` the first that is there, `solid(f)` the named nodes of a field, `besides(f)` those
of no such field, `itself` the node. An empty string: there is no such part.

Factories: `block`, `nothing`, `statement` (told what reads, writes and exits), `either`,
`prefixed` (decorators, `template <>`, `export`), `function`, `group` (class, module), `scope`
(with, using, lock), `try_` + `handler`, `jump`, `label`, `if_`, `loop`, `foreach` with `each` or
`counting`, `switch` + `arm`. Where the grammar is too odd for a table, write a small function
`(Lowering, Node) -> tuple[ir.Node, ...]`; it gets everything from its first argument:
`low.block(*nodes)`, `low.items(nodes)`, `low.lower(node)`, `low.condition(node)`,
`low.text(node, form, code=..., until=...)`, `low.form(node)`, `low.code(node, until)`,
`low.note(node, what)`, `low.unknown(node)`; `heading(low, node, body, form)` is the label for what
stands before a body, `labelled(name, text, body)` gives a loop its label, `stacked(cases)` merges
`case 1: case 2:`.
For commands over words (Tcl) such a function may parse a word's text again with
`syntax.parse(GRAMMAR, text)`, but lines must then be shifted; better is to split by nodes.

Lower a postfix `x if y` to If, `x while y` to Loop, `begin ... end while y` to a Loop with
`when=Test.AFTER`; an `unless` is `if_(negated=True)`, an `until` is `loop(negated=True)`. Keyword
statements that arrive as plain identifiers (Pascal's `break`) get a small function that looks at
the text. A type that is in no table at all is kept as text and *noted*: aim at no notes over every
reference program of your language (`Unit.notes`).

`readers`: grammar node type -> *reader*, for every expression and simple statement that rules can
word in English. A reader makes a language-neutral form (`wording_forms`), never text; `wording`
turns forms into sentences, the same for every language. Start from `COMMON` (identifiers, numbers,
strings, binary and unary expressions, calls, members, indexes, conditional expressions,
assignments under their usual names) and replace or add: `{**COMMON, "call": read.call(...)}`. The
factories are in `wording_readers`: `name`, `literal`, `quoted`, `inner`, `grouped`, `binary`,
`unary`, `assign`, `augment`, `update`, `call`, `member`, `index`, `choice`, `collection`, `series`,
`noun`, `command`, `clause`, `returns`, `raises`, `prints`, `imports`, `declares`, `jumps`; known
functions get words by `call(special={"print": printed})`. Operators that are spelled in a way of
their own go in the table: `operators={**OPERATORS, "div": WHOLE_DIVIDED, "=": EQUAL}`. Use the set
phrases of `wording_phrases` (`returned`, `raised`, `printed`, `read`, `declared`, `defined`,
`each`, `counted`, ...) so that the same construct reads the same everywhere. A program or shell
command that is run is a `Run`, whose status a condition asks for. What cannot be worded stays
quoted source and is counted in `Unit.unworded`: aim above nine labels in ten.

A node type in `readers` or in the table's `plain` set may stand alone as a statement. `comments`,
`ignored`, `wrappers` (parentheses round a condition), `truths` (conditions that always hold) and
`openers` (what is cut from the end of a heading) are sets of the table too.

See `runners/python/flow.py` for a whole one. Try it::

    from pytest_flow2code.flowchart import build
    build(lower(source))
"""

from pytest_flow2code.lowering.engine import Lowering
from pytest_flow2code.lowering.engine import lower as lower_with
from pytest_flow2code.lowering.handlers import (
    block,
    either,
    function,
    group,
    handler,
    heading,
    jump,
    label,
    labelled,
    nothing,
    prefixed,
    scope,
    statement,
    try_,
)
from pytest_flow2code.lowering.handlers_branches import arm, if_, stacked, switch
from pytest_flow2code.lowering.handlers_loops import counting, each, foreach, loop
from pytest_flow2code.lowering.table import (
    ALL,
    FIRST,
    Handler,
    Pick,
    Reader,
    Table,
    after,
    besides,
    first_of,
    itself,
    nth,
    others,
    pick,
    picks,
    rest,
    solid,
    types,
    within,
)
from pytest_flow2code.lowering.wording_common import COMMON
from pytest_flow2code.lowering.wording_operators import OPERATORS

__all__ = [
    "ALL",
    "COMMON",
    "FIRST",
    "OPERATORS",
    "Handler",
    "Lowering",
    "Pick",
    "Reader",
    "Table",
    "after",
    "arm",
    "besides",
    "block",
    "counting",
    "each",
    "either",
    "first_of",
    "foreach",
    "function",
    "group",
    "handler",
    "heading",
    "if_",
    "itself",
    "jump",
    "label",
    "labelled",
    "loop",
    "lower_with",
    "nothing",
    "nth",
    "others",
    "pick",
    "picks",
    "prefixed",
    "rest",
    "scope",
    "solid",
    "stacked",
    "statement",
    "switch",
    "try_",
    "types",
    "within",
]
