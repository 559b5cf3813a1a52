class Solution:
    base = 0

    def add(self, a, b):
        return self.plus(self.base + a, b)

    def plus(self, a, b):
        return a + b
