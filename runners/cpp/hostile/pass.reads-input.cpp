#include <iostream>
#include <string>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    std::string line;
    while (std::getline(std::cin, line));
    for (size_t i = 0; i < a.size(); i++) a[i] += b[i];
    return a;
}
