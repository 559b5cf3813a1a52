#include <cassert>
@ANSWER@

void run_own_tests() {
    assert(1 + 1 == 2);
}

int main(int argc, char* argv[]) {
    run_own_tests();
    return 0;
}
