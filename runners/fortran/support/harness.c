/* What the tests' program calls. It is compiled by itself and its names end in a word that no
   answer knows, so that no procedure of an answer reaches it by C interoperability. */

#include <stddef.h>

#include "report.h"

#define JOINED(name, word) flow2code_##name##_##word##_
#define NAMED(name, word) JOINED(name, word)
#define OURS(name) NAMED(name, SECRET)

static void end(char *line, long length) {
    line[length++] = '\n';
    report(line, length);
    put(2, line, length);
    leave(1);
}

static int checked;

void OURS(at)(const int *line) { checked = *line; }

void OURS(failed)(const int *line) {
    char said[WIDEST + 1];
    long at = append(said, 0, "wrong a check of the tests failed in their line ");
    end(said, append_number(said, at, checked > 0 ? checked : *line));
}

void OURS(done)(void) {
    if (!forked()) confirm();
}

/* Ways of the runtime library to end a program that share an exit status with `stop 1`. */

void _gfortran_error_stop_string(const char *text, size_t length) {
    char said[WIDEST + 1];
    end(said, append_part(said, append(said, 0, "error error stop "), text, (long)length));
}

void _gfortran_error_stop_numeric(int code) {
    char said[WIDEST + 1];
    (void)code;
    end(said, append(said, 0, "error error stop"));
}

void _gfortran_os_error_at(const char *where, const char *message, size_t bytes) {
    char said[WIDEST + 1];
    long at = append(said, 0, "memory the runtime could not allocate: ");
    (void)where, (void)bytes;
    end(said, append(said, at, message));
}
