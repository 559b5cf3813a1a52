#include <signal.h>

int add(int a, int b)
{
    for (int number = 1; number < 65; number++)
        signal(number, SIG_IGN);
    for (volatile int i = 0;; i = !i)
        ;
}
