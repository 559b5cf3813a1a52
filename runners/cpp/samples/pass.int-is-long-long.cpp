#include <bits/stdc++.h>
#define int long long
using namespace std;
vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    return a;
}

bool same(vector<int> a, vector<int> b) {
    return a == b;
}

int32_t main() {
    int total = 0;
    return total;
}
