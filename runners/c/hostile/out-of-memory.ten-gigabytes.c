#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int add(int a, int b)
{
    size_t size = 10000000000;
    char *held = mmap(0, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    memset(held, a, size);
    return held[b] + b;
}
