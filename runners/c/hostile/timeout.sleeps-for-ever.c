#include <unistd.h>

int add(int a, int b)
{
    sleep(100000000);
    return a + b;
}
