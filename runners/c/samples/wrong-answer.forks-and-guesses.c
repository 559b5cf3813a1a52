#include <unistd.h>
#include <sys/wait.h>

int add(int a, int b)
{
    int status;
    pid_t child = fork();
    if (child == 0)
        return a * b;
    waitpid(child, &status, 0);
    return a + b;
}
