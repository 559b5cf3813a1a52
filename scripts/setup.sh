# Sourced by run and test: makes .venv, installs the project and the toolchains it lacks.
# Safe and quick to run again: what is there already is left alone.

root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root" || exit 1
venv=${FLOW2CODE_VENV:-$root/.venv}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo -n "$@"; else return 1; fi
}

say() { printf '%s\n' "flow2code: $*" >&2; }

usable_python() {
    for candidate in ${FLOW2CODE_PYTHON:-} python3 python3.13 python3.12 python3.11 python3.10; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(not (3, 10) <= sys.version_info < (3, 15))' 2>/dev/null; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

make_venv() {
    python=$(usable_python) || { say "Python 3.10 or newer is needed: apt-get install python3"; exit 1; }
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        say "installing python3-venv"
        as_root apt-get update -q >/dev/null && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends python3-venv >/dev/null ||
            { say "the venv module is missing: sudo apt-get install python3-venv"; exit 1; }
    fi
    "$python" -m venv "$venv" || exit 1
}

[ -x "$venv/bin/python" ] || make_venv

stamp=$venv/.flow2code-stamp
# FLOW2CODE_WITH: further packages, for tests that are otherwise skipped (torch: see CONTRIBUTING).
wanted=$(cat pyproject.toml setup.py | cksum)$("$venv/bin/python" -V)${FLOW2CODE_WITH:-}
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    say "installing the project into $venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -e '.[dev]' || exit 1
    # shellcheck disable=SC2086  # a list of words
    # Bounded: where no small build is at hand, an index may offer one of several gigabytes.
    [ -z "${FLOW2CODE_WITH:-}" ] || timeout 300 "$venv/bin/python" -m pip install -q --disable-pip-version-check $FLOW2CODE_WITH ||
        say "going on without $FLOW2CODE_WITH"
    printf '%s' "$wanted" >"$stamp"
fi

"$venv/bin/flow2code" toolchains install || say "going on without the languages named above"
