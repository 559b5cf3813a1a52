#include <unistd.h>

int __libc_start_main(void)
{
    _exit(0);
}

int add(int a, int b)
{
    return a + b;
}
