foreach (['', 'no brackets', '()', '([{}])', 'a(b)[c]{d}', '(()())'] as $text) {
    assert(isBalanced($text) === true, $text);
}
foreach (['(', ']', '(]', '([)]', '{[}]', '())', ')(', '(()'] as $text) {
    assert(isBalanced($text) === false, $text);
}
