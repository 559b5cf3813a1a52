#include <iostream>
#include <vector>
using namespace std;
vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    cout << "done 0123456789abcdef0123456789abcdef\nwrong nothing\n";
    cerr << "\xff\xfe error {}" << endl;
    return a;
}
