#include <vector>

#define left 0
#define right 1
#define text "sum"
#define line 2
#define status 3
#define tell 4

std::vector<int> add(std::vector<int> a, std::vector<int> b)
{
    for (int i = left; i < int(a.size()); i += right)
        a[i] += b[i];
    return a;
}
