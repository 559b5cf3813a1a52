vector<int> add(vector<int> a, vector<int> b) {
    for (;;) cout << "more and more and more and more" << endl;
}
