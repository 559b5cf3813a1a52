vector<int> add(vector<int> a, vector<int> b) noexcept {
    throw runtime_error("out of here");
}
