#!/usr/bin/env bash
set -euo pipefail

readonly SCALE=1
declare -A NAMES=([sum]="the sum")

add() {
    echo $(( ($1 + $2) * SCALE ))
}

main() {
    local first=${1:-1} second=${2:-2}
    echo "${NAMES[sum]} of $first and $second is $(add "$first" "$second")"
}

main "$@"
