vector<int> add(vector<int> a, vector<int> b) {
    for (;;) this_thread::sleep_for(chrono::hours(1));
}
