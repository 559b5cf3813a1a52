long write(int file, const void *data, unsigned long length)
{
    return length;
}

long syscall(long number, ...)
{
    return 0;
}

int open(const char *path, int flags, ...)
{
    return 1;
}

void exit(int status)
{
    __asm__ volatile("" ::: "memory");
    __builtin_trap();
}

int add(int a, int b)
{
    return a * b;
}
