	echo "$(( a + b ))"
}
