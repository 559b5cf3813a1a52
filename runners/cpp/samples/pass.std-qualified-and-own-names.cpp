#include <vector>

int count = 0, distance = 0, data = 0;

int max(int a, int b) { return a + b; }

std::vector<int> add(std::vector<int> a, std::vector<int> b) {
    for (count = 0; count < (int)a.size(); count++) a[count] = max(a[count], b[count]) + data;
    return a;
}
