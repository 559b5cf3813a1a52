is_balanced() {
    local text=$1 opened="" character place
    for ((place = 0; place < ${#text}; place++)); do
        character=${text:place:1}
        case $character in
            "(" | "[" | "{")
                opened+=$character
                continue
                ;;
            ")") [[ $opened == *"(" ]] || { echo false; return; } ;;
            "]") [[ $opened == *"[" ]] || { echo false; return; } ;;
            "}") [[ $opened == *"{" ]] || { echo false; return; } ;;
            *) continue ;;
        esac
        opened=${opened%?}
    done
    if [[ -z $opened ]]; then
        echo true
    else
        echo false
    fi
}
