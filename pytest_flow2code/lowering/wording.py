"""Forms in, plain English out: the one place where a sentence is made, for every language."""

from __future__ import annotations

from functools import singledispatch

from pytest_flow2code.lowering.wording_forms import (
    Assign,
    Augment,
    Binary,
    Call,
    Check,
    Clause,
    Command,
    Condition,
    Form,
    Grouped,
    Literal,
    Name,
    Negation,
    Noun,
    Quoted,
    Run,
    Series,
    Steps,
)
from pytest_flow2code.lowering.wording_operators import Kind

_TRUTHS = frozenset({"true", "false", ".true.", ".false."})


@singledispatch
def english(form: Form) -> str:
    """The sentence for a statement, a condition or a heading, without a full stop."""
    return f"evaluate {noun(form)}"


@english.register
def _(form: Check) -> str:
    return f"check whether {clause(form.test)}"


@english.register
def _(form: Assign) -> str:
    return f"set {_listed(form.targets)} to {noun(form.value)}"


@english.register
def _(form: Augment) -> str:
    name = noun(form.target)
    value = noun(form.value)
    if isinstance(form.value, Binary):
        value = f"({value})"
    return f"set {name} to {name} {form.operator.words} {value}"


@english.register
def _(form: Command) -> str:
    return _filled(form.template, form.parts)


@english.register
def _(form: Steps) -> str:
    return ", then ".join(english(step) for step in form.steps)


@english.register
def _(form: Call) -> str:
    return f"call {_called(form)}"


@english.register
def _(form: Run) -> str:
    return f"run {noun(form)}"


@english.register
def _(form: Quoted) -> str:
    return noun(form)


@singledispatch
def noun(form: Form) -> str:
    """`form` as a value in a sentence."""
    return f"the result of: {english(form)}"


@noun.register(Name)
@noun.register(Quoted)
def _(form: Name | Quoted) -> str:
    return f"`{form.code}`"


@noun.register
def _(form: Literal) -> str:
    plain = form.code.lower()
    return plain.strip(".") if plain in _TRUTHS else form.code


@noun.register
def _(form: Grouped) -> str:
    return _bracketed(form.inner, noun(form.inner))


@noun.register
def _(form: Binary) -> str:
    if _true_or_false(form):
        return f"whether {clause(form)}"
    return f"{_operand(form.left)} {form.operator.words} {_operand(form.right)}"


@noun.register(Negation)
@noun.register(Clause)
def _(form: Negation | Clause) -> str:
    return f"whether {clause(form)}"


@noun.register
def _(form: Condition) -> str:
    return clause(form.test)


@noun.register
def _(form: Call) -> str:
    return f"the result of calling {_called(form)}"


@noun.register
def _(form: Run) -> str:
    given = f" with {_listed(form.arguments)}" if form.arguments else ""
    return f"{noun(form.name)}{given}"


@noun.register
def _(form: Noun) -> str:
    return _filled(form.template, form.parts)


@noun.register
def _(form: Augment) -> str:
    name = noun(form.target)
    when = "before" if form.after else "once"
    return f"{name} {when} it is set to {name} {form.operator.words} {noun(form.value)}"


@noun.register
def _(form: Assign) -> str:
    return f"{_listed(form.targets)} once it is set to {noun(form.value)}"


@noun.register
def _(form: Series) -> str:
    return _listed(form.items, form.word) or form.empty


@singledispatch
def clause(form: Form) -> str:
    """`form` as something that holds or does not."""
    return f"{noun(form)} is true"


@clause.register
def _(form: Negation) -> str:
    return denial(form.operand)


@clause.register
def _(form: Grouped) -> str:
    return _bracketed(form.inner, clause(form.inner))


@clause.register
def _(form: Binary) -> str:
    kind, words = form.operator.kind, form.operator.words
    if kind is Kind.LOGIC:
        left, right = (_bare(part, Kind.COMPARISON) for part in (form.left, form.right))
        return f"{clause(left)} {words} {clause(right)}"
    if kind is Kind.COMPARISON:
        left, right = (_bare(part, Kind.ARITHMETIC) for part in (form.left, form.right))
        return f"{_operand(left)} {words} {_operand(right)}"
    return f"{noun(form)} is true"


def _bare(form: Form, kind: Kind) -> Form:
    """What stands in parentheses that a reader does not need beside an operator that binds less."""
    inner = form.inner if isinstance(form, Grouped) else form
    return inner if isinstance(inner, Binary) and inner.operator.kind is kind else form


@clause.register
def _(form: Run) -> str:
    return f"{noun(form)} succeeds"


@clause.register(Command)
@clause.register(Steps)
def _(form: Command | Steps) -> str:
    return f"it succeeds to {english(form)}"


@clause.register
def _(form: Clause) -> str:
    return _filled(form.template, form.parts)


@clause.register
def _(form: Condition) -> str:
    return clause(form.test)


@singledispatch
def denial(form: Form) -> str:
    """That `form` does not hold."""
    return f"{noun(form)} is false"


@denial.register
def _(form: Grouped) -> str:
    return denial(form.inner)


@denial.register
def _(form: Binary) -> str:
    if form.operator.negated:
        return f"{_operand(form.left)} {form.operator.negated} {_operand(form.right)}"
    if form.operator.kind is Kind.LOGIC:
        return f"it is not so that ({clause(form)})"
    return f"{noun(form)} is false"


@denial.register
def _(form: Run) -> str:
    return f"{noun(form)} fails"


@denial.register(Command)
@denial.register(Steps)
def _(form: Command | Steps) -> str:
    return f"it fails to {english(form)}"


@denial.register
def _(form: Clause) -> str:
    return _filled(form.negated, form.parts)


@denial.register
def _(form: Negation) -> str:
    return clause(form.operand)


def _called(call: Call) -> str:
    name = noun(call.name)
    on = f" on {noun(call.owner)}" if call.owner is not None else ""
    given = f" with {_listed(call.arguments)}" if call.arguments else ""
    return f"{name}{on}{given}"


def _operand(form: Form) -> str:
    """A value beside an operator; one that could swallow the operator goes in parentheses."""
    open_ended = isinstance(form, Augment | Assign) or (
        isinstance(form, Call) and len(form.arguments) > 0
    )
    return f"({noun(form)})" if open_ended or _is_truth(form) else noun(form)


def _is_truth(form: Form) -> bool:
    return isinstance(form, (Binary, Negation, Clause)) and _true_or_false(form)


def _true_or_false(form: Form) -> bool:
    """Whether the value of `form` is plainly true or false."""
    if isinstance(form, Binary):
        if form.operator.kind is Kind.LOGIC:
            return _true_or_false(form.left) or _true_or_false(form.right)
        return form.operator.kind is Kind.COMPARISON
    if isinstance(form, Grouped):
        return _true_or_false(form.inner)
    if isinstance(form, Literal):
        return form.code.lower() in _TRUTHS
    return isinstance(form, (Negation, Clause))


def _bracketed(inner: Form, text: str) -> str:
    return f"({text})" if isinstance(inner, (Binary, Negation, Assign, Augment)) else text


def _filled(template: str, inside: tuple[Form, ...]) -> str:
    pieces = template.split("{}")
    words = [pieces[0]]
    for part, piece in zip(inside, pieces[1:], strict=True):
        words += [_before_of(part) if piece.startswith(" of ") else noun(part), piece]
    return "".join(words)


def _before_of(form: Form) -> str:
    """A value before "of", which would belong to its end if that were left open."""
    if isinstance(form, Series):
        return _joined([_before_of(item) for item in form.items], form.word) or form.empty
    open_ended = (
        isinstance(form, Binary | Augment | Assign)
        or (isinstance(form, Noun) and len(form.parts) > 0)
        or (isinstance(form, Call) and bool(form.arguments or form.owner))
    )
    return f"({noun(form)})" if open_ended else noun(form)


def _listed(forms: tuple[Form, ...], word: str = "and") -> str:
    return _joined([noun(form) for form in forms], word)


def _joined(items: list[str], word: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {word} {items[-1]}"
