class Solution
  def add(a, b)
    plus(a, b)
  end

  private

  def plus(a, b)
    a + b
  end
end
