def add(a, b)
	text = <<~TEXT
		plus
	TEXT
	a + b if text == "plus\n"
end
