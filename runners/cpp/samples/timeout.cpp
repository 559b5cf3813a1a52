vector<int> add(vector<int> a, vector<int> b) {
    for (volatile int i = 0;; i++) {
    }
}
