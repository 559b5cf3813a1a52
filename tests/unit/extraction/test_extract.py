"""From an answer to a program, in the forms of real answers."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest
from answer_languages import ALL, CPP, HTML, JAVASCRIPT, PYTHON, SHELL, VB, task
from hypothesis import assume, given
from hypothesis import strategies as st

from pytest_flow2code.core.language import Language, Outline
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.extraction import Extracted, Rule, extract
from pytest_flow2code.extraction.reasoning import answer_of

GOOD = "def f(n):\n    return n + 1\n"
DRAFT = "def f(n):\n    return n\n"


def find(text: str, language: Language = PYTHON, entry_point: str = "f") -> Extracted:
    others = tuple(other for other in ALL if other is not language)
    return extract(text, task(language, entry_point), language, others)


def fence(code: str, tag: str = "python") -> str:
    return f"```{tag}\n{code}```\n"


def program(source: str, rule: Rule) -> Extracted:
    return Extracted(source, rule.value)


# One block, however it is fenced


@pytest.mark.parametrize(
    "text",
    [
        fence(GOOD),
        fence(GOOD, ""),
        fence(GOOD, "python3 title=x"),
        f"Sure!\n\n{fence(GOOD)}\nIt adds one.",
        f"~~~py\n{GOOD}~~~",
        f"`````\n{GOOD}`````",
        "1. The code:\n\n   ```python\n   def f(n):\n       return n + 1\n   ```\n",
        "- ```python\n  def f(n):\n      return n + 1\n  ```\n",
        f"````markdown\nThe code:\n```python\n{GOOD}```\n````\n",
        f"<think>\n{fence(DRAFT)}</think>\n{fence(GOOD)}",
        f"<think>\n```python\ndef f(\n</think>\n{fence(GOOD)}",
        f"{fence(DRAFT)}</think>\n\n{fence(GOOD)}",
        f"<think>x</think><answer>{fence(GOOD).strip()}</answer>",
    ],
)
def test_the_only_definition(text: str) -> None:
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


def test_line_ends_and_odd_characters_come_back_as_they_were() -> None:
    code = "def f(n):\r\n    # ```` \u2028 \x0c\r\n    return '\\n```\\n'\r\n"
    text = f"Hi\r\n```python\r\n{code}```\r\nBye\r\n"
    assert find(text) == program(code, Rule.ONLY_DEFINITION)


def test_a_cut_answer_is_taken_to_its_end() -> None:
    assert find(f"Here:\n```python\n{GOOD}") == program(GOOD, Rule.UNCLOSED)
    assert find(f"```markdown\n{fence(GOOD)}```\n") == program(GOOD, Rule.UNCLOSED)
    cut = "def f(n):\n    return (n +"
    assert find(f"Here:\n```python\n{cut}").source == cut


# Several blocks


def test_a_draft_before_and_a_demo_after() -> None:
    demo = fence("print(f(3))\n") + fence("4\n", "")
    text = f"First try:\n{fence(DRAFT)}\nBetter:\n{fence(GOOD)}\nTry it:\n{demo}"
    assert find(text) == program(GOOD, Rule.LAST_DEFINITION)


def test_a_broken_last_definition_gives_way_to_the_last_sound_one() -> None:
    text = fence(DRAFT) + fence(GOOD) + fence("def f(n):\n    return ((n\n")
    assert find(text) == program(GOOD, Rule.LAST_DEFINITION)


def test_only_broken_definitions_still_go_to_the_compiler() -> None:
    broken = "def f(n):\n    return ((n\n"
    assert find(fence(broken)) == program(broken, Rule.BROKEN)
    assert find(fence(broken, "")) == program(broken, Rule.BROKEN)


def test_a_bare_program_that_the_grammar_does_not_take_is_compiled_whole() -> None:
    whole = "import math\n\ndef f(n):\n    x = n +* 1\n    return x\n"
    assert find(whole) == program(whole, Rule.BROKEN)
    assert find(whole.replace("def f", "def g")).problem is Verdict.NO_CODE
    assert find("Look at f:\n\nx = ((1\n").problem is Verdict.NO_CODE


def _takes_anything(source: str) -> Outline:
    return Outline(frozenset({"f"}), 0, len(source))


def test_an_untagged_block_that_defines_the_entry_point_is_never_another_language() -> None:
    elsewhere = (replace(JAVASCRIPT, outline=_takes_anything),)
    here, there = "def f(n):\n    return n +* 1\n", "def g(n)\n  n + 1\nend\n"
    found = extract(fence(here, ""), task(PYTHON), PYTHON, elsewhere)
    assert found == program(here, Rule.BROKEN)
    found = extract(fence(there, ""), task(PYTHON), PYTHON, elsewhere)
    assert found.problem is Verdict.WRONG_LANGUAGE


def test_imports_in_a_block_of_their_own_are_joined() -> None:
    imports = "import math\nfrom typing import (\n    List,\n)\n"
    use = "def f(n):\n    return math.floor(n)\n"
    text = f"Import this:\n{fence(imports)}then\n{fence(use)}and\n{fence('print(f(1))' + chr(10))}"
    assert find(text) == program(imports + use, Rule.WITH_COMPANIONS)


def test_what_imports_is_for_the_grammar_to_say() -> None:
    imports = "import {\nfirst,\n} from 'x'\n"
    main = "function f() { return first; }\n"
    text = f"Import:\n{fence(imports, 'js')}and\n{fence(main, 'js')}"
    assert find(text, JAVASCRIPT) == program(imports + main, Rule.WITH_COMPANIONS)
    includes = "#include <math.h>\n/* for\nfloor */\n"
    main = "int f(int n) { return n; }\n"
    text = f"Include:\n{fence(includes, 'cpp')}and\n{fence(main, 'cpp')}"
    assert find(text, CPP) == program(includes + main, Rule.WITH_COMPANIONS)
    counted = "import math; x = math.pi\n"
    text = f"Try:\n{fence(counted)}and\n{fence(GOOD)}"
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


@pytest.mark.parametrize(
    "snippet", ["for x in xs:\n    y += x\n", "pip install numpy\n", "x = 1\n"]
)
def test_snippets_that_explain_are_not_joined(snippet: str) -> None:
    text = f"Think of\n{fence(snippet)}So:\n{fence(GOOD)}"
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


def test_helpers_are_joined_wherever_they_stand_and_theirs_too() -> None:
    main = "def f(n):\n    return half(n)\n"
    half = "def half(n):\n    return whole(n) / 2\n"
    whole = "def whole(n):\n    return n\n"
    unused = "def test_f():\n    assert f(1) == 1\n"
    text = fence(whole) + fence(main) + "with\n" + fence(half) + fence(unused)
    assert find(text) == program(whole + main + half, Rule.WITH_COMPANIONS)


def test_helpers_that_the_answer_defines_itself_are_not_joined() -> None:
    draft = "def half(n):\n    return n\n"
    final = "def half(n):\n    return n / 2\n\ndef f(n):\n    return half(n)\n"
    assert find(fence(draft) + fence(final)) == program(final, Rule.ONLY_DEFINITION)


def test_a_helper_class_with_its_own_constructor_is_joined() -> None:
    node = "class Node:\n    def __init__(self):\n        self.next = None\n"
    main = "class F:\n    def __init__(self):\n        self.head = Node()\n"
    found = find(fence(node) + fence(main), entry_point="F")
    assert found == program(node + main, Rule.WITH_COMPANIONS)


def test_a_class_split_over_blocks_is_put_together() -> None:
    head = "class F {\n  one() { return this.two(); }\n"
    tail = "  two() { return 2; }\n}\n"
    text = f"Begin:\n{fence(head, 'js')}and end:\n{fence(tail, 'js')}"
    assert find(text, JAVASCRIPT, "F") == program(head + tail, Rule.WITH_COMPANIONS)


def test_blocks_that_only_together_parse_are_joined() -> None:
    head, tail = "int f(int n) {\n  if (n) {\n", "  return 1; }\n  return 2;\n}\n"
    text = f"{fence(head, 'cpp')}then\n{fence(tail, 'cpp')}"
    assert find(text, CPP) == program(head + tail, Rule.JOINED)


# Fences in the wrong places


def test_a_fence_inside_a_string_does_not_end_the_block() -> None:
    code = 'def f(n):\n    return """\n```\nx\n```\n"""\n'
    assert find(f"Look:\n{fence(code)}done") == program(code, Rule.MENDED)


@pytest.mark.parametrize(
    ("language", "code"),
    [
        (PYTHON, '"""Such a draft would do:\n\n```python\n' + DRAFT + '```\n"""\n' + GOOD),
        (CPP, "/*\n```cpp\nint f(int n) { return n; }\n```\n*/\nint f(int n) { return n + 1; }\n"),
    ],
)
def test_a_whole_block_inside_a_string_or_comment_is_part_of_the_text_around_it(
    language: Language, code: str
) -> None:
    assert find(fence(code, language.name), language) == program(code, Rule.MENDED)


def test_a_block_that_was_never_closed_ends_where_the_next_one_opens() -> None:
    """Backticks mean something to a shell: what lies between two fences is not one command."""
    good = "f() {\n    echo done\n}\n"
    text = f"```bash\necho hello\n\nBetter so:\n\n```bash\n{good}```\n"
    assert find(text, SHELL).source == good


def test_prose_behind_a_broken_block_is_not_taken_for_code() -> None:
    text = f"{fence('def f(n):' + chr(10) + '    return ((n' + chr(10))}Some words.\n{fence(GOOD)}"
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


def test_a_draft_that_was_never_closed_gives_way_to_the_block_after_it() -> None:
    text = f"```python\ndef f(n):\n    return ((\n\nNo, better so:\n\n{fence(GOOD)}done"
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


@pytest.mark.parametrize(
    "text",
    [
        f"**Answer:** ```python\n{GOOD}```\nThat is all.",
        f"The code is ```\n{GOOD}``` as you see",
    ],
)
def test_a_fence_in_mid_line(text: str) -> None:
    assert find(text) == program(GOOD, Rule.INLINE)


def test_a_program_on_one_line_between_backticks() -> None:
    assert find("It is ```f = 1``` or ```python def f(n): return n```.").source == (
        "def f(n): return n"
    )


# No fence


def test_a_bare_program_is_taken_whole() -> None:
    assert find(GOOD) == program(GOOD, Rule.WHOLE)
    assert find(f"\n{GOOD}\n\nX = 1\n").rule == Rule.WHOLE.value


@pytest.mark.parametrize(
    "text",
    [
        f"Here is the program you want:\n\nimport math\n\n{GOOD}\nIt adds one to it.\n",
        f"python\nCopy code\nimport math\n\n{GOOD}\nHope this helps you!\n",
        "The program:\n\n    import math\n\n    def f(n):\n        return n + 1\n\nDone so.",
        f"import math\n\n{GOOD}\nIt prints this:\n\n```\n3 4\n```\n",
    ],
)
def test_a_program_between_prose(text: str) -> None:
    found = find(text)
    assert found.rule == Rule.UNFENCED.value
    assert found.source.strip() == f"import math\n\n{GOOD}".strip()


# Another language, or none


def test_a_block_tagged_as_another_language_that_is_the_right_one_after_all() -> None:
    assert find(fence(GOOD, "ruby")) == program(GOOD, Rule.ONLY_DEFINITION)
    assert find(fence(GOOD, "js")) == program(GOOD, Rule.MISTAGGED)


@pytest.mark.parametrize("tag", ["js", "javascript", "typescript", "rust", ""])
def test_a_program_in_another_language(tag: str) -> None:
    code = "function f(n) {\n  return n + 1;\n}\n"
    found = find(f"Here:\n{fence(code, tag)}")
    assert found == Extracted(code, Rule.OTHER_LANGUAGE.value, Verdict.WRONG_LANGUAGE)


def test_a_bare_program_in_another_language() -> None:
    found = find("function f(n) {\n  return n + 1;\n}\n")
    assert found.problem is Verdict.WRONG_LANGUAGE


def test_a_command_to_install_something_is_not_the_answer() -> None:
    text = fence("pip install x\n", "bash") + fence(GOOD) + fence("python a.py\n", "sh")
    assert find(text) == program(GOOD, Rule.ONLY_DEFINITION)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t\n",
        "```python\n\n```\n",
        "```python\n```",
        "```",
        "The flowchart adds one to n.",
        "<think>\n" + fence(GOOD),
        "It prints\n```\nn is > 3 !\n```\n",
        "\0\0```\0",
    ],
)
def test_no_code(text: str) -> None:
    assert find(text) == Extracted("", Rule.NOTHING.value, Verdict.NO_CODE)


def test_prose_is_no_program_even_where_the_grammar_takes_any_words() -> None:
    assert find("The flowchart runs f twice", SHELL).problem is Verdict.NO_CODE


def test_a_body_alone_or_another_name_is_still_run() -> None:
    body, other = "return n + 1\n", "def g(n):\n    return n\n"
    assert find(fence(body)) == program(body, Rule.NO_DEFINITION)
    assert find(fence(body) + fence("g(\n")) == program(body, Rule.NO_DEFINITION)
    assert find(fence(other, "")) == program(other, Rule.NO_DEFINITION)


# Other languages' ways


def test_case_counts_where_the_language_says_so() -> None:
    wanted, other = GOOD.replace("f(n)", "F(n)"), GOOD
    found = find(f"{fence(wanted)}{fence(other)}", entry_point="F")
    assert found == program(wanted, Rule.ONLY_DEFINITION)


def test_names_of_a_language_that_ignores_case() -> None:
    function = "Function addOne(n As Integer) As Integer\n    Return n + 1\nEnd Function\n"
    code = f"Module M\n{function}End Module\n"
    assert find(fence(code, "Visual Basic"), VB, "AddOne") == program(code, Rule.ONLY_DEFINITION)
    assert find(fence(code, "vb"), VB, "AddTwo").rule == Rule.NO_DEFINITION.value


def test_a_qualified_entry_point_is_known_by_its_last_part() -> None:
    assert find(fence(GOOD), entry_point="Some.f").rule == Rule.ONLY_DEFINITION.value
    assert find(fence(GOOD), entry_point="some::f").rule == Rule.ONLY_DEFINITION.value
    assert find(fence(GOOD), entry_point="f.g").rule == Rule.NO_DEFINITION.value


def test_without_an_entry_point_the_last_tagged_block_is_the_document() -> None:
    page, draft = "<p>two</p>\n", "<p>one</p>\n"
    text = fence(draft, "html") + fence(page, "HTML") + fence("p { color: red }\n", "css")
    assert find(text, HTML, "") == program(page, Rule.LAST_DEFINITION)
    assert find(fence(page, ""), HTML, "") == program(page, Rule.ONLY_DEFINITION)
    assert find(page, HTML, "") == program(page, Rule.WHOLE)
    assert find("There is nothing to say.", HTML, "").problem is Verdict.NO_CODE
    script = fence("function f() {}\n", "js")
    assert find(script, HTML, "").problem is Verdict.WRONG_LANGUAGE


def test_usage_examples_in_the_shell() -> None:
    code = dedent(
        """\
        #!/bin/bash
        f() {
          echo '```'
          case $1 in a) echo "}" ;; esac
        }
        """
    )
    text = f"{fence(code, 'bash')}Run it:\n{fence('bash f.sh 3' + chr(10), 'bash')}"
    assert find(text, SHELL) == program(code, Rule.ONLY_DEFINITION)


# Anything at all

safe_lines = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\n\\'\"\0\r"), max_size=20
)


@given(st.lists(safe_lines, max_size=6), st.sampled_from(["```", "~~~~"]), safe_lines)
def test_a_string_in_the_program_may_hold_anything(
    lines: list[str], fence_: str, prose: str
) -> None:
    inside = "".join(f"  {line}\n" for line in lines)
    code = f"def f():\n    return '''x\n{inside}'''\n"
    assume(not any(line.strip().startswith(("```", "~~~")) for line in lines))
    before = prose.translate(dict.fromkeys(map(ord, "`~<[")))
    text = f"{before}\n\n{fence_}py\n{code}{fence_}\n"
    assume(answer_of(text) == text)
    assert find(text).source == code


pieces = st.lists(
    st.sampled_from(
        [
            "```", "~~~", "````", "python", "js", "markdown", "\n", "\n\n", " ", "    ", "- ",
            "<think>", "</think>", "<answer>", "</answer>", GOOD, DRAFT, "import math\n",
            "f(1)\n", "function f() {}\n", "words ", "'''", "\ud800", "\r\n", "\0", "{",
        ]
    ),
    max_size=25,
).map("".join)  # fmt: skip


@given(pieces, st.sampled_from(["f", "", "g"]))
def test_any_answer_gets_a_verdict_or_a_program(text: str, entry_point: str) -> None:
    for language in (PYTHON, SHELL, HTML):
        found = find(text, language, entry_point)
        assert (found.problem is None) == (found.rule not in (Rule.NOTHING, Rule.OTHER_LANGUAGE))
        assert found.problem is not None or found.source.strip()
