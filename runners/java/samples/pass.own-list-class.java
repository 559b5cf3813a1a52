class List {
    int size = 0;
}

class Arrays {}

class Math {}

class Objects {}

class Solution {
    public int add(int a, int b) {
        return a + b + new List().size;
    }
}
