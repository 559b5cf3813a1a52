#!/bin/bash

add() {
local a=$1 b=$2
}

#!/bin/bash

add() {
local a=$1 b=$2
echo $((a + b))
}
