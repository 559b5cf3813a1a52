#include <chrono>
#include <thread>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    std::this_thread::sleep_for(std::chrono::hours(100000));
    return a;
}
