@ANSWER@

use Test::More;
is(1 + 1, 2, 'an own test');
done_testing();
