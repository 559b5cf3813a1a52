#!/usr/bin/env bash

@ANSWER@

main() {
    echo "a demo"
}

if [[ "${BASH_SOURCE[0]}" == "${0}" ]]; then
    main "$@"
fi
