vector<int> add(vector<int> a, vector<int> b) {
    vector<char> held(10'000'000'000, 1);
    a[0] += b[0] + held[7];
    return a;
}
