"""Small languages with real grammars, so that these tests need no runner."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.assembly.imports import Imports, only_imports
from pytest_flow2code.core.ir import Block, Unit
from pytest_flow2code.core.language import Language, Outline, Toolchain
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.syntax import Grammar, descendants, parse, text

_IMPORTS = Imports(statements=("import_statement", "import_from_statement", "preproc_include"))


def _assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    return Program(task.language, (), ())


def _lower(source: str) -> Unit:
    return Unit("any", Block())


def _outline(
    grammar: Grammar, *definitions: str, field: str = "name", folds: bool = False
) -> Callable[[str], Outline]:
    """Names are the `field` of the nodes of the types `definitions`, in lower case too if it
    `folds`."""

    def outline(source: str) -> Outline:
        parsed = parse(grammar, source)
        fields = (n.child_by_field_name(field) for n in descendants(parsed.root, *definitions))
        names = frozenset(text(f) for f in fields if f is not None)
        if folds:
            names |= {name.lower() for name in names}
        elements = [n for n in parsed.root.named_children if n.type not in ("comment", "text")]
        only = only_imports(parsed, _IMPORTS)
        return Outline(names, len(parsed.errors), len(elements), folds, only)

    return outline


def _language(
    title: str, suffix: str, aliases: tuple[str, ...], outline: Callable[[str], Outline]
) -> Language:
    return Language(
        name=aliases[0],
        title=title,
        suffix=suffix,
        aliases=aliases[1:],
        tools=(),
        assemble=_assemble,
        lower=_lower,
        outline=outline,
        proof="proves nothing",
    )


PYTHON = _language(
    "Python",
    ".py",
    ("python", "py", "python3"),
    _outline(Grammar("tree_sitter_python"), "function_definition", "class_definition"),
)
JAVASCRIPT = _language(
    "JavaScript",
    ".js",
    ("javascript", "js", "node"),
    _outline(
        Grammar("tree_sitter_javascript", closers=("}",)),
        "function_declaration",
        "class_declaration",
        "method_definition",
    ),
)
SHELL = _language(
    "Shell",
    ".sh",
    ("shell", "bash", "sh"),
    _outline(Grammar("tree_sitter_bash"), "function_definition"),
)
HTML = _language("HTML", ".html", ("html", "htm"), _outline(Grammar("tree_sitter_html"), "none"))
VB = _language(
    "Visual Basic",
    ".vb",
    ("vb", "vbnet", "visual basic"),
    _outline(Grammar("tree_sitter_vb_dotnet"), "method_declaration", folds=True),
)
CPP = _language(
    "C++",
    ".cpp",
    ("cpp", "c++", "cxx"),
    _outline(Grammar("tree_sitter_cpp"), "function_declarator", field="declarator"),
)
ALL = (PYTHON, JAVASCRIPT, SHELL, HTML, VB, CPP)


def task(language: Language, entry_point: str = "f") -> Task:
    return Task(
        uid=f"made/{language.name}/1",
        dataset="made",
        language=language.name,
        task_id="1",
        entry_point=entry_point,
        signature="",
        difficulty="easy",
        description="",
        header="",
        reference="",
        tests=Tests("", Placement.AFTER),
        licence="MIT",
    )
