"""JavaScript, run by Node.js."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.javascript.flow import lower
from pytest_flow2code.runners.javascript.join import assemble, lacks, outline
from pytest_flow2code.runners.javascript.libraries import lodash
from pytest_flow2code.runners.javascript.spoil import spoils

LANGUAGE = Language(
    name="javascript",
    title="JavaScript",
    suffix=".js",
    seconds=0.1,
    aliases=("js", "node", "nodejs", "node.js", "ecmascript", "mjs", "cjs", "jsx", "es6"),
    tools=(Tool("node", ("node", "nodejs"), apt=("nodejs",)),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness reads the token into a byte array before the answer is loaded, keeps it out "
        "of every scope the answer can name, puts changed built-ins back after each call of the "
        "tests and answers with the reversed token after the last test; the answer shares its "
        "process and could only find the token by reading the process's memory."
    ),
    lacks=lacks,
    spoils=spoils,
    libraries=(Tool("lodash", (), apt=("node-lodash",), find=lodash),),
)
