class Solution:
    @staticmethod
    def add(a, b):
        return a + b
