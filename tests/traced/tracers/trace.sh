# Runs a source and its tests and tells each command of the source. usage: bash trace.sh BOX MOST ENTRY CALL

exec {__flow2code_out}>&2 2>/dev/null
__flow2code_left=$2 __flow2code_count=$1/count
printf '' >"$__flow2code_count"
__flow2code_ids=(0)

__flow2code_new() {
    printf . >>"$__flow2code_count"
    __flow2code_id=$(wc -c <"$__flow2code_count")
}

flow2code_test() {
    local status=$?
    printf '@flow t %s %s %s\n' "${__flow2code_ids[${#FUNCNAME[@]} - 1]:-0}" "$1" "$((status == 0))" >&"$__flow2code_out"
    return "$status"
}

# LINE DEPTH FUNCTION FILE
__flow2code_debug() {
    [[ $4 == */answer.sh && $3 != flow2code_test && $3 != __flow2code* ]] || return 0
    local depth=$2 id
    if [[ -z ${__flow2code_ids[depth]} ]]; then
        __flow2code_new
        __flow2code_ids[depth]=$__flow2code_id
        printf '@flow c %s %s %s\n' "$__flow2code_id" "$([[ $3 == source ]] && echo 0 || echo "$1")" "$3" >&"$__flow2code_out"
        [[ $3 == source ]] || return 0
    fi
    printf '@flow l %s %s\n' "${__flow2code_ids[depth]}" "$1" >&"$__flow2code_out"
}

# DEPTH FUNCTION FILE
__flow2code_return() {
    [[ $3 == */answer.sh && $2 != flow2code_test && $2 != __flow2code* && -n ${__flow2code_ids[$1]} ]] || return 0
    printf '@flow r %s\n' "${__flow2code_ids[$1]}" >&"$__flow2code_out"
    unset "__flow2code_ids[$1]"
}

__flow2code_box=$1
shift $#
set -T
trap '__flow2code_debug "$LINENO" "${#FUNCNAME[@]}" "${FUNCNAME[0]-}" "${BASH_SOURCE[0]-}"' DEBUG
trap '__flow2code_return "${#FUNCNAME[@]}" "${FUNCNAME[0]-}" "${BASH_SOURCE[0]-}"' RETURN
source "$__flow2code_box/answer.sh"
source "$__flow2code_box/tests.sh"
