"""The rules, in the order in which they are tried; the first that finds something decides."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_flow2code.core.language import Language
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.extraction import unfenced
from pytest_flow2code.extraction.candidates import Candidate, Reader
from pytest_flow2code.extraction.companions import join, with_companions
from pytest_flow2code.extraction.judge import Judge, Purse
from pytest_flow2code.extraction.reasoning import answer_of
from pytest_flow2code.extraction.result import Extracted, Rule
from pytest_flow2code.extraction.tags import Tag

_SPLIT = 6
"""So many blocks may hold a program between them."""


def extract(text: str, task: Task, language: Language, others: tuple[Language, ...]) -> Extracted:
    """Find the program in a model's answer to `task`.

    `language` is the task's, `others` are those an answer may be in by mistake. Code is taken as
    it stands: nothing inside a block is changed but the indentation of the fence itself.
    """
    purse = Purse(text)
    judge = Judge(language, task.entry_point, purse)
    reader = Reader(judge, language, others)
    answer = answer_of(text)
    blocks, prose = reader.fenced(answer)
    usable = _usable(blocks, judge)
    return (
        _sound(usable, judge)
        or _mistagged(blocks, judge)
        or _joined(usable, judge)
        or _inline(reader.inline(answer), judge)
        or _unfenced(prose, judge, whole=not blocks, closes=_closes(task, language))
        or _broken(usable, prose, judge)
        or _other_language(answer, blocks, [Judge(o, task.entry_point, purse) for o in others])
        or _without_definition(usable, judge)
        or Extracted("", Rule.NOTHING.value, Verdict.NO_CODE)
    )


def _usable(blocks: Sequence[Candidate], judge: Judge) -> list[Candidate]:
    """The blocks that may be in the language. Where there is no entry point to tell them apart,
    untagged ones count only if none is tagged."""
    tagged = [block for block in blocks if block.tag is Tag.TARGET]
    if tagged and not judge.entry_point:
        return tagged
    return [block for block in blocks if block.tag in (Tag.TARGET, Tag.PLAIN)]


def _sound(blocks: Sequence[Candidate], judge: Judge) -> Extracted | None:
    defining = [i for i, block in enumerate(blocks) if judge.answers(block.code)]
    if not defining:
        return None
    chosen = blocks[defining[-1]]
    whole = with_companions(defining[-1], blocks, judge) if judge.entry_point else None
    if whole is not None:
        return Extracted(whole, Rule.WITH_COMPANIONS.value)
    if chosen.mended:
        rule = Rule.MENDED
    elif not chosen.closed:
        rule = Rule.UNCLOSED
    else:
        rule = Rule.LAST_DEFINITION if len(defining) > 1 else Rule.ONLY_DEFINITION
    return Extracted(chosen.code, rule.value)


def _mistagged(blocks: Sequence[Candidate], judge: Judge) -> Extracted | None:
    if not judge.entry_point:
        return None
    codes = [b.code for b in blocks if b.tag is Tag.OTHER and judge.guess(b.code)]
    return Extracted(codes[-1], Rule.MISTAGGED.value) if codes else None


def _joined(blocks: Sequence[Candidate], judge: Judge) -> Extracted | None:
    """The longest run of blocks that together are an answer, the last of equal ones."""
    codes = [block.code for block in blocks[-_SPLIT:]]
    for length in range(len(codes), 1, -1):
        for start in range(len(codes) - length, -1, -1):
            whole = join(codes[start : start + length])
            if judge.guess(whole):
                return Extracted(whole, Rule.JOINED.value)
    return None


def _inline(spans: Sequence[Candidate], judge: Judge) -> Extracted | None:
    found = _sound(_usable(spans, judge), judge)
    return None if found is None else Extracted(found.source, Rule.INLINE.value)


def _closes(task: Task, language: Language) -> bool:
    """Whether a right answer closes all it opens. Some tests close what the reference leaves open,
    and then an answer that lacks its end may be whole."""
    return bool(task.reference.strip()) and not language.outline(task.reference).open


def _unfenced(prose: str, judge: Judge, *, whole: bool, closes: bool) -> Extracted | None:
    found = unfenced.find(prose, judge)
    if found is None:
        return None
    at_end = prose.rstrip().endswith(found.rstrip())
    if closes and at_end and judge.outline(found).open:
        rule = Rule.OPEN_END
    else:
        rule = Rule.WHOLE if whole and found.strip() == prose.strip() else Rule.UNFENCED
    return Extracted(found, rule.value)


def _broken(blocks: Sequence[Candidate], prose: str, judge: Judge) -> Extracted | None:
    """What defines the entry point though the grammar does not accept it: to be compiled all the
    same. Either the compiler says what is wrong, or it is the grammar that errs."""
    tagged = [block for block in blocks if block.tag is Tag.TARGET]
    codes = [b.code for b in (*blocks, *tagged) if judge.may_define(b.code)]
    if not codes and judge.may_define(prose):
        codes = [prose]
    return Extracted(codes[-1], Rule.BROKEN.value) if codes else None


def _other_language(
    answer: str, blocks: Sequence[Candidate], others: Sequence[Judge]
) -> Extracted | None:
    if any(block.tag is Tag.TARGET for block in blocks):
        return None
    elsewhere = [block.code for block in blocks if block.tag is Tag.OTHER]
    if not elsewhere and all(other.entry_point for other in others):
        untagged = [block.code for block in blocks] or [answer]
        elsewhere = [code for code in untagged if any(other.guess(code) for other in others)]
    if not elsewhere:
        return None
    return Extracted(elsewhere[-1], Rule.OTHER_LANGUAGE.value, Verdict.WRONG_LANGUAGE)


def _without_definition(blocks: Sequence[Candidate], judge: Judge) -> Extracted | None:
    """What is left to run: a body alone, or code under another name; the tests will tell."""
    tagged = [block.code for block in blocks if block.tag is Tag.TARGET]
    untagged = [block.code for block in blocks if block.tag is Tag.PLAIN]
    for codes in (
        [code for code in tagged if judge.guess_sound(code)],
        tagged,
        [code for code in untagged if judge.guess_sound(code)],
    ):
        if codes:
            return Extracted(codes[-1], Rule.NO_DEFINITION.value)
    return None
