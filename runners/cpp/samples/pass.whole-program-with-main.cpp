#include <iostream>
#include <vector>
using std::vector;

vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    return a;
}

int main(int argc, char** argv) {
    for (int number : add({1, 2}, {3, 4})) std::cout << number << std::endl;
}
