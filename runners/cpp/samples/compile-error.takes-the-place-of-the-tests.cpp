#include <vector>

extern "C" unsigned long flow2code_tests(void *tell, unsigned long cookie)
{
    return ~cookie;
}

#define flow2code_tests elsewhere

std::vector<int> add(std::vector<int> a, std::vector<int> b)
{
    return {};
}
