#!/bin/bash

add() {
	local sum
	sum=$(( $1 + $2 ))
	echo "$sum"
}
