#!/bin/bash
function g {
    return 0
}
h() { g; }
h
#| top level
#|   process h
#|   start -> h
#|   h -> end
#| g
#|   jump return 0
#|   start -> return 0
#|   return 0 -> end
#| h
#|   process g
#|   start -> g
#|   g -> end
