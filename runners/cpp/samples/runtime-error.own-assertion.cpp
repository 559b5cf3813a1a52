#include <cassert>

vector<int> add(vector<int> a, vector<int> b) {
    assert(a.size() > 100);
    return a;
}
