"""Java, compiled and run by a JDK of version 17 or later."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.java.flow import lower
from pytest_flow2code.runners.java.jdk import OLDEST, find
from pytest_flow2code.runners.java.join import assemble, outline
from pytest_flow2code.runners.java.spoil import spoils

LANGUAGE = Language(
    name="java",
    title="Java",
    suffix=".java",
    seconds=0.65,
    aliases=("jdk", "openjdk"),
    tools=(
        Tool(
            "javac",
            ("javac",),
            apt=("default-jdk-headless",),
            hint=f"install a JDK of version {OLDEST} or later and set JAVA_HOME",
            find=find,
        ),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A harness class reads the token before any class of the answer is loaded, keeps it in a "
        "local variable, calls the tests' main method by reflection and answers with the reversed "
        "token when it returns; assertions and throws of the tests report to it directly, and "
        "equality is asked in both directions. Only a dump of the process's memory could show "
        "the token."
    ),
    spoils=spoils,
)
