vector<int> add(vector<int> a, vector<int> b) {
    volatile int length = -1;
    int* numbers = new int[length];
    return {numbers[0]};
}
