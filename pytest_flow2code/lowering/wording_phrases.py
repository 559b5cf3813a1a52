"""The set phrases: one wording for each construct, whatever language it is written in."""

from __future__ import annotations

from pytest_flow2code.lowering.wording_forms import Call, Command, Form, Name, Series


def returned(value: Form | None) -> Form:
    """A return, with or without a value."""
    return Command("return {}", (value,)) if value is not None else Command("return")


def raised(value: Form | None) -> Form:
    """An exception thrown; None throws the current one again."""
    if value is None:
        return Command("raise it again")
    if isinstance(value, Call) and value.owner is None:
        if not value.arguments:
            return Command("raise {}", (value.name,))
        return Command("raise {} with {}", (value.name, Series(value.arguments)))
    return Command("raise {}", (value,))


def printed(values: tuple[Form, ...]) -> Form:
    """Output."""
    return Command("print {}", (Series(values, "an empty line"),))


def read(targets: tuple[Form, ...]) -> Form:
    """Input."""
    return Command("read {}", (Series(targets, "the input"),))


def imported(names: tuple[Form, ...], source: Form | None = None) -> Form:
    """A module, or names from one, made available."""
    if source is None:
        return Command("import {}", (Series(names),))
    return Command("import {} from {}", (Series(names, "everything"), source))


def declared(kind: str, name: Form, value: Form | None) -> Form:
    """A variable made known, with its type if one is written, and its first value."""
    parts: tuple[Form, ...] = (name, Name(kind)) if kind else (name,)
    template = "declare {} as {}" if kind else "declare {}"
    if value is None:
        return Command(template, parts)
    return Command(f"{template} and set it to {{}}", (*parts, value))


def defined(name: str, parameters: tuple[str, ...]) -> Form:
    """The heading of a function."""
    if not parameters:
        return Command("define {}", (Name(name),))
    return Command("define {} with {}", (Name(name), Series(tuple(Name(p) for p in parameters))))


def grouped_under(kind: str, name: str) -> Form:
    """The heading of a class, module or the like: `kind` is the plain word for it."""
    return Command(f"{kind} {{}}", (Name(name),))


def each(target: Form, source: Form) -> Form:
    """The heading of a loop over a collection."""
    return Command("for each {} in {}", (target, source))


def counted(
    variable: Form, start: Form, stop: Form, step: Form | None = None, *, down: bool = False
) -> Form:
    """The heading of a counting loop; both ends are included."""
    direction = "down to" if down else "to"
    if step is None:
        return Command(f"for {{}} from {{}} {direction} {{}}", (variable, start, stop))
    return Command(
        f"for {{}} from {{}} {direction} {{}} in steps of {{}}", (variable, start, stop, step)
    )


def selected(value: Form) -> Form:
    """The value that a multi-way branch looks at."""
    return Command("look at {}", (value,))


def matched(value: Form) -> Form:
    """One label of a multi-way branch."""
    return Command("it is {}", (value,))


def caught(kinds: tuple[Form, ...], name: Form | None = None) -> Form:
    """The heading of an exception handler; no kinds means any."""
    what = Series(kinds, "any error", "or")
    if name is None:
        return Command("if {} is raised", (what,))
    return Command("if {} is raised, call it {}", (what, name))


def held(values: tuple[Form, ...]) -> Form:
    """The heading of a block that holds a resource and lets it go afterwards."""
    return Command("with {}", (Series(values),))


def jumped(verb: str, label: str = "", level: int = 1) -> Form:
    """A jump that is not a return: `verb` says it plainly ("leave the loop")."""
    if label:
        return Command(f"{verb} {{}}", (Name(label),))
    if level > 1:
        return Command(f"{verb}, {level} levels up")
    return Command(verb)
