def collatz_steps(n)
  return -1 if n < 1

  steps = 0
  until n == 1
    if n.even?
      n /= 2
    else
      n = 3 * n + 1
    end
    steps += 1
  end
  steps
end
