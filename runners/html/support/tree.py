"""A parsed document as plain values, and as lines that can be read and compared."""

import html5lib

BOOLEAN = frozenset(
    "allowfullscreen async autofocus autoplay checked controls default defer disabled "
    "formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open "
    "playsinline readonly required reversed selected".split()
)


class Element:
    """`children` are Elements and strings; no two strings stand next to each other."""

    def __init__(self, tag, attributes, children):
        self.tag = tag
        self.attributes = attributes
        self.children = children

    def find(self, tag):
        return next(c for c in self.children if isinstance(c, Element) and c.tag == tag)

    def has(self, tag):
        return any(isinstance(c, Element) and c.tag == tag for c in self.children)


def parse(text):
    """The document that a browser would build, with html, head and body whether written or not."""
    return _element(html5lib.parse(text, namespaceHTMLElements=False))


def _element(node):
    children = []
    _text(children, node.text)
    for child in node:
        if isinstance(child.tag, str):
            children.append(_element(child))
        # A comment is left out, the text after it is not.
        _text(children, child.tail)
    attributes = {str(name): _value(str(name), value) for name, value in node.attrib.items()}
    return Element(node.tag, attributes, children)


def _text(children, text):
    if not text:
        return
    if children and isinstance(children[-1], str):
        children[-1] += text
    else:
        children.append(text)


def _value(name, value):
    """The value without what makes no difference: blanks in a list of classes or styles, and the
    three ways to write a switch."""
    if name == "class":
        return " ".join(value.split())
    if name == "style":
        return _styles(value)
    if name in BOOLEAN and value.lower() in ("", name):
        return ""
    return value


def _styles(value):
    parts = []
    for declaration in value.split(";"):
        name, colon, setting = declaration.partition(":")
        if declaration.strip():
            parts.append(name.strip().lower() + colon + " ".join(setting.split()))
    return "; ".join(parts)


def lines(element, depth=0):
    """One line an element or text, indented by its depth; attributes in alphabetical order."""
    pad = "  " * depth
    shown = "".join(
        f' {name}="{value}"' if value else f" {name}"
        for name, value in sorted(element.attributes.items())
    )
    yield f"{pad}<{element.tag}{shown}>"
    for child in element.children:
        if isinstance(child, Element):
            yield from lines(child, depth + 1)
        else:
            yield f"{pad}  {child!r}"
