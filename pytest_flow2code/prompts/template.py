"""The words around a flowchart: a Jinja2 template, ours or the user's."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from itertools import product
from pathlib import Path

from jinja2 import Environment, StrictUndefined, TemplateError, TemplateSyntaxError, meta

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType, Placement

VARIABLES = (
    "language",
    "flowchart",
    "input",
    "chart",
    "chart_fence",
    "entry_point",
    "signature",
    "fence",
    "scope",
    "placement",
    "unittest",
)
"""What a template may use; README says what each is."""

_OWN = "prompt.j2"
_RENDERING = (TemplateError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What the expressions of a template can raise."""


class Template:
    """A prompt's words. `hash` is the SHA-256 of its source, in hex: two runs with the same one
    asked in the same words."""

    def __init__(self, source: str, place: str) -> None:
        """Raises Flow2CodeError for a source that is no template or uses what no prompt has."""
        self._place = place
        self.hash = sha256(source.encode()).hexdigest()
        # The output is plain text for a model: escaping it for HTML would garble the signature.
        environment = Environment(undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
        try:
            tree = environment.parse(source)
            self._template = environment.from_string(source)
        except TemplateSyntaxError as error:
            raise self._error(f"line {error.lineno}: {error.message}") from error
        self._uses = meta.find_undeclared_variables(tree)
        unknown = sorted(self._uses - set(VARIABLES))
        if unknown:
            raise self._error(f"there is no variable {unknown[0]!r}")
        if any(True for _ in meta.find_referenced_templates(tree)):
            raise self._error("it includes another template, whose words its hash would not tell")

    def render(self, **values: str | bool) -> str:
        """The text of a prompt. Raises Flow2CodeError if it cannot be made."""
        try:
            return self._template.render(**values)
        except _RENDERING as error:
            raise self._error(f"it does not render: {error}") from error

    def check(self, shown: Input) -> None:
        """Try the template on every kind of case. Raises Flow2CodeError for the first that fails,
        for an empty prompt, or for one without the flowchart's text."""
        if shown.is_text and "chart" not in self._uses:
            raise self._error(
                f"it never shows {{{{ chart }}}}, so that --flow2code-input={shown.value} would "
                "give the model nothing"
            )
        for flowchart, placement, unittest in product(FlowchartType, Placement, (False, True)):
            named = placement is not Placement.TREE
            text = self.render(
                language="Python",
                flowchart=flowchart.value,
                input=shown.value,
                chart="a flowchart" if shown.is_text else "",
                chart_fence="```",
                entry_point="f" if named else "",
                signature="def f(n):" if named else "",
                fence="```",
                scope="Solution" if unittest else "",
                placement=placement.value,
                unittest=unittest,
            )
            if not text.strip():
                raise self._error(
                    f"it gives an empty prompt (flowchart {flowchart.value}, "
                    f"placement {placement.value})"
                )

    def _error(self, what: str) -> Flow2CodeError:
        return Flow2CodeError(
            f"the prompt template {self._place}: {what}",
            mend=f"correct it; a template may use {', '.join(VARIABLES)}",
        )


def load(path: Path | None = None) -> Template:
    """The template in a file, our own without one. Raises Flow2CodeError if it cannot be used."""
    if path is None:
        return Template(files(__package__).joinpath(_OWN).read_text(encoding="utf-8"), _OWN)
    try:
        return Template(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise Flow2CodeError(
            f"the prompt template {path} cannot be read: {error.strerror}",
            mend="give the path of an existing file to --flow2code-prompt",
        ) from error
    except UnicodeDecodeError as error:
        raise Flow2CodeError(
            f"the prompt template {path} is not UTF-8", mend="save it as UTF-8"
        ) from error
