# Runs an answer and then its tests, and reports how that went.
#
# usage: bash harness.sh FOLDER ENTRY ERREXIT NAME...
#   ENTRY    the function that the answer has to define
#   ERREXIT  "errexit" if the tests rely on `set -e`
#   NAME     commands that the tests rely on
#
# This shell keeps the token and runs none of the answer's code: a subshell does. Nothing in a
# subshell is safe from the answer but syntax, so the subshell tells what happened by creating
# files, with redirections alone. The name of the file that says "all tests ran" waits in a pipe
# until the last test is over.

IFS=' ' read -r __flow2code_token __flow2code_report
exec </dev/null

__flow2code_tell() {
    printf '%s %s\n' "$1" "${2//[$'\n\r']/ }" >>"$__flow2code_report"
}

# Asked with extglob too, which changes the grammar and may be switched on by the answer itself.
__flow2code_parses() {
    local text message
    IFS= read -r -d '' text <"$1"
    if message=$(eval "set -n"$'\n'"$text" 2>&1) ||
        (shopt -s extglob; eval "set -n"$'\n'"$text") 2>/dev/null; then
        return 0
    fi
    printf '%s\n' "$message" >&2
    __flow2code_tell invalid "$message"
    return 1
}

# What `exit` becomes in the tests. An expansion that fails ends a shell, whatever commands mean.
__flow2code_exit() {
    __flow2code_status=${1-$?}
    if (( BASH_SUBSHELL > __flow2code_level )); then
        exit "$__flow2code_status"
    elif [[ $__flow2code_status != 0 ]]; then
        printf '%s' "status $__flow2code_status ${2-in line ${BASH_LINENO[0]}}" \
            >|"$__flow2code_mark.wrong"
        : "${__flow2code_stop:?a test failed}"
    fi
    __flow2code_finish
    exit 0
}

__flow2code_finish() {
    local name
    if [[ $__flow2code_errexit == errexit && ! -o errexit ]]; then
        >|"$__flow2code_mark.tampered"
        : "${__flow2code_stop:?set -e was switched off}"
    fi
    IFS= read -r name <&"$__flow2code_end"
    >|"$name"
}

# The last words of the subshell: errors that end a shell are told apart from `exit`.
__flow2code_left() {
    if (( $1 == 0 )) || [[ $2 == exit* || -e $__flow2code_mark.wrong || -e $__flow2code_mark.tampered ]]
    then
        return
    elif [[ $__flow2code_phase == tests && $__flow2code_errexit == errexit && -o errexit ]]; then
        printf '%s' "status $1 from $2" >|"$__flow2code_mark.wrong"
    elif [[ ! -e $__flow2code_mark.error ]]; then
        printf '%s' "an error ended the shell with status $1" >|"$__flow2code_mark.error"
    fi
}

__flow2code_box=$1 __flow2code_entry=$2 __flow2code_errexit=$3
__flow2code_names=("${@:4}")
__flow2code_mark=$PWD/.flow2code
__flow2code_path=$PATH
__flow2code_parses "$__flow2code_box/answer.sh" || exit 2
exec {__flow2code_end}<<<"$__flow2code_mark.${__flow2code_token:16}"
set --
readonly -f __flow2code_exit __flow2code_finish __flow2code_left

(
    unset __flow2code_token __flow2code_report
    __flow2code_phase=load __flow2code_level=$BASH_SUBSHELL
    readonly __flow2code_{box,entry,errexit,names,mark,path,end,level}
    trap '__flow2code_left "$?" "$BASH_COMMAND"' EXIT
    source "$__flow2code_box/answer.sh"
    # In POSIX mode the special built-ins (unset, set, trap) come before functions of their name.
    POSIXLY_CORRECT=1
    if [[ ! -o posix ]] || ! unset -f "${__flow2code_names[@]}"; then
        >|"$__flow2code_mark.tampered"
        : "${__flow2code_stop:?a command is replaced for good}"
    fi
    trap - DEBUG RETURN ERR
    set +euvxC
    unset POSIXLY_CORRECT
    PATH=$__flow2code_path
    unalias -a
    shopt -u expand_aliases extdebug nocasematch inherit_errexit
    hash -r
    if ! enable -- . : [ builtin echo enable exit printf read return set shopt source test trap; then
        >|"$__flow2code_mark.tampered"
        : "${__flow2code_stop:?a command is switched off}"
    fi
    if [[ -n $__flow2code_entry ]] && ! declare -F -- "$__flow2code_entry" >/dev/null; then
        printf '%s is not defined' "$__flow2code_entry" >|"$__flow2code_mark.error"
        : "${__flow2code_stop:?no function is called $__flow2code_entry}"
    fi
    __flow2code_phase=tests
    source "$__flow2code_box/tests.sh"
    __flow2code_exit "$?" "of the last command"
)
__flow2code_status=$?

for __flow2code_kind in wrong error tampered; do
    if [[ -e $__flow2code_mark.$__flow2code_kind ]]; then
        IFS= read -r -d '' __flow2code_text <"$__flow2code_mark.$__flow2code_kind"
        case $__flow2code_kind in
            wrong) __flow2code_tell wrong "a test failed: $__flow2code_text" ;;
            error) __flow2code_tell error "$__flow2code_text" ;;
            tampered) __flow2code_tell wrong "a command that the tests rely on was replaced" ;;
        esac
    fi
done
if [[ -e $__flow2code_mark.${__flow2code_token:16} ]]; then
    __flow2code_reply=
    for (( __flow2code_i = ${#__flow2code_token}; __flow2code_i > 0; __flow2code_i-- )); do
        __flow2code_reply+=${__flow2code_token:__flow2code_i-1:1}
    done
    __flow2code_tell "done" "$__flow2code_reply"
fi
exit "$__flow2code_status"
