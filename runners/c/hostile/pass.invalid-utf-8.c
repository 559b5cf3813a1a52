#include <unistd.h>

int add(int a, int b)
{
    static const char data[] = "\xff\xfe\0\xc3\x28 \xed\xa0\x80 \x1b[2J\r\b\a\n";
    write(1, data, sizeof data);
    write(2, data, sizeof data);
    return a + b;
}
