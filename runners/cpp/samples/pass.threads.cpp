#include <thread>
#include <vector>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    vector<thread> workers;
    for (size_t i = 0; i < a.size(); i++) workers.emplace_back([&, i] { a[i] += b[i]; });
    for (auto& worker : workers) worker.join();
    return a;
}
