#include <iostream>
#include <string>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    std::cerr << std::string(5000000, 'x');
    for (size_t i = 0; i < a.size(); i++) a[i] += b[i];
    return a;
}
