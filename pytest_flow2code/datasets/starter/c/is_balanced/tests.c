#include <assert.h>

int main(void)
{
    assert(is_balanced(""));
    assert(is_balanced("no brackets"));
    assert(is_balanced("()"));
    assert(is_balanced("([]{})"));
    assert(is_balanced("f(a[0], {1, 2})"));
    assert(is_balanced("()[]{}"));
    assert(!is_balanced("("));
    assert(!is_balanced("]"));
    assert(!is_balanced("(]"));
    assert(!is_balanced("([)]"));
    assert(!is_balanced("{}}"));
    assert(!is_balanced("(()"));
    assert(!is_balanced(")("));
    assert(!is_balanced("[a}"));
    return 0;
}
