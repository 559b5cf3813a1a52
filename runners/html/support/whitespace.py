"""Takes out the white space that a browser does not show: around and between blocks, at the ends of
lines, and all but one blank of a run. What stands between words, or between a word and an inline
element, is text and stays."""

from tree import Element

BLOCKS = frozenset(
    "address article aside base blockquote body caption center col colgroup dd details dialog dir "
    "div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head "
    "header hgroup hr html legend li link main menu meta nav noframes ol optgroup option p param "
    "pre script search section source style summary table tbody td template tfoot th thead title "
    "tr track ul".split()
)
ISLANDS = frozenset("audio button canvas iframe object select svg video".split())
"""Inline from outside, blocks from inside."""
WIDE = frozenset("embed img input meter progress textarea".split())
"""Inline, and something to be seen even without text."""
VERBATIM = frozenset(("pre", "textarea", "listing", "xmp"))
CODE = frozenset(("script", "style"))
BLANKS = " \t\n\r\f"


class _Line:
    """What has been put on the current line: where its last text is, and how it ends."""

    def __init__(self):
        self.start()

    def start(self):
        self.blank = True
        self.last = None

    def end(self):
        """Take the blank off the end of the line and begin the next one."""
        if self.last is not None:
            children, at = self.last
            children[at] = children[at].rstrip(BLANKS)
        self.start()

    def text(self, text):
        words = " ".join(part for part in _split(text))
        if self.blank:
            words = words.lstrip(BLANKS)
        return words

    def put(self, children, text):
        children.append(text)
        if text:
            self.blank = text.endswith(" ")
            self.last = (children, len(children) - 1)

    def see(self):
        self.blank = False
        self.last = None


def _split(text):
    """The words of a text, with an empty one at an end that is blank."""
    words = text.translate(_TO_BLANK).split(" ")
    kept = [word for word in words if word]
    if not kept:
        return ["", ""]
    return [*([""] if not words[0] else []), *kept, *([""] if not words[-1] else [])]


_TO_BLANK = {ord(blank): " " for blank in BLANKS}


def settle(element):
    """A copy of the tree without the white space that does not count."""
    return _prune(_block(element))


def _block(element):
    line = _Line()
    children = _flow(element, line)
    line.end()
    return Element(element.tag, element.attributes, children)


def _flow(element, line):
    if element.tag in VERBATIM:
        return list(element.children)
    if element.tag in CODE:
        return ["\n".join(filter(None, map(str.strip, "".join(element.children).split("\n"))))]
    children = []
    for child in element.children:
        if isinstance(child, str):
            line.put(children, line.text(child))
        elif child.tag in BLOCKS:
            line.end()
            children.append(_block(child))
        elif child.tag == "br":
            line.end()
            children.append(child)
        elif child.tag in ISLANDS:
            children.append(_block(child))
            line.see()
        else:
            children.append(Element(child.tag, child.attributes, _flow(child, line)))
            if child.tag in WIDE:
                line.see()
    return children


def _prune(element):
    """Without the texts of which nothing is left."""
    kept = [_prune(c) if isinstance(c, Element) else c for c in element.children if c != ""]
    return Element(element.tag, element.attributes, kept)
