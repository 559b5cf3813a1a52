#include <iostream>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    for (;;) std::cout << "more and more" << std::endl;
}
