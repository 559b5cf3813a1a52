#include <bits/stdc++.h>
#include <cassert>
using namespace std;

template <typename T> bool compare(T a, T b) { return a == b; }

vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    return a;
}

int main(int argc, char* argv[]) {
    vector<int> x0 = add({1}, {1});
    if (!compare(x0, {2})) throw runtime_error("no");
    assert(add({}, {}).empty());
    return 0;
}
