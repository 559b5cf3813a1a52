vector<int> add(vector<int> a, vector<int> b);
