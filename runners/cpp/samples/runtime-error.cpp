vector<int> add(vector<int> a, vector<int> b) {
    return {a.at(0) + b.at(5)};
}
