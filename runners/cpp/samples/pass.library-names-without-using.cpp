#include <iostream>
#include <vector>

vector<int> add(vector<int> a, vector<int> b) {
    std::vector<int> sum;
    for (size_t i = 0; i < a.size(); i++) {
        sum.push_back(a[i] + b[i]);
    }
    cout << "a demo" << endl;
    return sum;
}
