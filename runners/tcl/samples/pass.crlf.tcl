proc add {a b} {
	set total \
		[expr {$a + $b}]
	return $total
}
