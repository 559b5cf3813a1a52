#include <bits/stdc++.h>
using namespace std;
#define ZERO 0
bool same(vector<int> a, vector<int> b) {
    return a == b;
}
vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    return a;
}
