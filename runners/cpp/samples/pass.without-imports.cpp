vector<int> add(vector<int> a, vector<int> b) {
    transform(a.begin(), a.end(), b.begin(), a.begin(), plus<int>());
    return same(a, a) ? a : b;
}
