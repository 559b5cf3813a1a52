"""Shell, which here means bash."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.shell.flow import lower
from pytest_flow2code.runners.shell.join import assemble, lacks, outline
from pytest_flow2code.runners.shell.spoil import spoils

LANGUAGE = Language(
    name="shell",
    title="Shell",
    suffix=".sh",
    seconds=0.06,
    aliases=("bash", "sh", "shellscript", "shell script"),
    tools=(
        Tool("bash", ("bash",), apt=("bash",)),
        Tool("bc", ("bc",), apt=("bc",)),
        Tool("awk", ("gawk", "mawk", "awk"), version=("-W", "version"), apt=("mawk",)),
        Tool("grep", ("grep",), apt=("grep",)),
        Tool("sed", ("sed",), apt=("sed",)),
        Tool("rev", ("rev",), apt=("bsdextrautils",)),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A shell that runs none of the answer's code keeps the token and answers with it reversed "
        "once its subshell has run the last test; the subshell says so by creating a file whose "
        "name it reads from a pipe only then. The answer shares the subshell with the tests and "
        "could only forge this by knowing the harness."
    ),
    lacks=lacks,
    spoils=spoils,
)
