vector<int> add(vector<int> a, vector<int> b) {
    int* nothing = nullptr;
    return {*nothing};
}
