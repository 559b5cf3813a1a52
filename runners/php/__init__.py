"""PHP, run by its command line interpreter."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.php.flow import lower
from pytest_flow2code.runners.php.join import assemble, outline
from pytest_flow2code.runners.php.spoil import spoils

LANGUAGE = Language(
    name="php",
    title="PHP",
    suffix=".php",
    seconds=0.05,
    aliases=("php7", "php8", "php-cli", "php 8"),
    tools=(Tool("php", ("php",), apt=("php-cli", "php-mbstring")),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness reads the token into a local variable below the answer's frame, reads the "
        "tests before the answer is loaded, asks every assertion and comparison of the tests "
        "through functions of its own and answers with the reversed token after the last test; "
        "the answer shares its process, and PHP has no way to read another frame's variables."
    ),
    spoils=spoils,
)
