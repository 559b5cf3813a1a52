vector<int> add(vector<int> a, vector<int> b) {
    vector<vector<int>> blocks;
    for (;;) blocks.emplace_back(1 << 20, 1);
}
