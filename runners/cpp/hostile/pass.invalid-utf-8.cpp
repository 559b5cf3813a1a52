#include <iostream>
using namespace std;

vector<int> add(vector<int> a, vector<int> b) {
    std::cout.write("\xff\xfe\0\xc3\x28 \xed\xa0\x80 \x1b[2J\r\b\a\n", 18);
    std::cerr.write("\xff\xfe\0\xc3\x28 \xed\xa0\x80 \x1b[2J\r\b\a\n", 18);
    for (size_t i = 0; i < a.size(); i++) a[i] += b[i];
    return a;
}
