BEGIN { exit 0 }
def add(a, b)
  a + b
end
